"""A slow twin of Odins Raben, written from the rules with lists and strings, to check faster engines against.

A landscape card is written lane 0 then lane 1, ``"MF"``; turned it is ``"FM"``. Seat s flies in lane s, over the
spaces 1 to n, from position 0. Everything is found by brute force and nothing is cached: where this file and
another engine differ, this one should be the easier to read.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations, takewhile

KINDS = ("M", "F", "W", "S", "P", "order", "raven", "land", "stone")
LANDSCAPES = KINDS[:5]
HAND_SIZE = 5
PATH_SIZE = 9
PLAYS = 3  # of hand cards a turn, and as many of pile cards (R4)
MOST_LAID = 3  # landscape cards a turn (R22)
GOAL = 12
EFFECTS = (
    *("order pile", "order path", "raven back", "raven on"),
    *("land turn", "land remove", "stone put", "stone swap"),
)
PUBLIC = (  # R31: what everybody may know of a state
    *("path", "ravens", "stone", "magic", "magic_cards", "discards", "removed", "plays", "laid", "scores", "turn"),
    *("stage", "scoreless", "effect", "first", "ordered"),
)


@dataclass(frozen=True)
class Options:
    """R14 and R18: the readings that may be switched off; R32: the longest path, 0 for no limit."""

    back_needs_two: bool = True
    protect_ravens: bool = True
    protect_stone: bool = True
    longest_path: int = 16


def in_kind_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=KINDS.index)


def turned(card: str) -> str:
    return card[::-1]


def without_ways(cards: Iterable[str]) -> list[str]:
    """Landscape cards, sorted, each written one way only whichever way it lies."""
    return sorted(("".join(in_kind_order(card)) for card in cards), key=lambda card: [*map(KINDS.index, card)])


def fits(path: list[str], card: str) -> bool:
    """Whether no lane of *card* shows the same as that lane of the last card of *path* (R1)."""
    return not path or all(here != before for here, before in zip(card, path[-1], strict=True))


def is_unit(cards: list[str], landscape: str) -> bool:
    """Whether flight cards are one matching card (R7) or a joker (R8)."""
    return cards == [landscape] or (len(cards) == 2 and cards[0] == cards[1])


def are_two_units(hand_cards: tuple[str, ...], top: list[str], landscape: str) -> bool:
    """Whether flight cards pay two units, one after the other (R19).

    The first unit takes some of *hand_cards* and the upper part of *top*, which is written from the top downwards;
    what is left of both must be the second.
    """
    for size in range(len(hand_cards) + 1):
        for chosen in combinations(range(len(hand_cards)), size):
            one = [card for index, card in enumerate(hand_cards) if index in chosen]
            other = [card for index, card in enumerate(hand_cards) if index not in chosen]
            for taken in range(len(top) + 1):
                if is_unit([*one, *top[:taken]], landscape) and is_unit([*other, *top[taken:]], landscape):
                    return True
    return False


class RavensTwin:
    """One game of Odins Raben, hidden cards included."""

    TURN_LIMIT = 200
    SCORELESS_LIMIT = 20

    def __init__(self, options: Options = Options()) -> None:  # noqa: B008 -- frozen
        self.options = options
        self.phase = "deal"
        self.awaited: str | None = "stage"
        self.awaited_seat: int | None = None
        self.scores = [0, 0]
        self.stage = 0
        self.scoreless = 0  # stages in a row, up to now, in which nobody scored a point
        self.turn = 0
        self.winners: list[int] = []
        self.stage_result: dict[str, object] | None = None
        self.starter: int | None = None
        self.last_winner: int | None = None  # of the last stage that had one
        self.active = 0  # whose turn it is, also while chance is awaited
        self._set_table([], [[], []], [])
        self._start_turn(0)

    def _set_table(self, landscapes: list[str], packs: list[list[str]], magic: list[str]) -> None:
        """Gather everything, and put it where it is before the path is laid."""
        self.landscapes = list(landscapes)
        self.bottom = 0  # how many cards at the bottom of the landscape pack all have seen being put there
        self.is_drawn_known = False  # whether the landscape card drawn last was one of those
        self.packs = [list(pack) for pack in packs]
        self.magic = list(magic)
        self.path: list[str] = []
        self.removed: list[str] = []
        self.ravens = [0, 0]
        self.stone: tuple[int, int] | None = None  # lane and space
        self.hands: list[list[str]] = [[], []]
        self.piles: list[list[str]] = [[], []]  # the last card is the top
        self.discards: list[list[str]] = [[], []]
        self.magic_cards: list[list[str]] = [[], []]

    def _start_turn(self, seat: int) -> None:
        self.active = seat
        self.plays = [0, 0]  # from the hand, from the pile
        self.laid = 0
        self.to_lay = 0  # landscape cards still to come from the action being carried out
        self.plays_ended = False
        self.drawn = self.effect = ""
        self.first = self.ordered = 0

    @property
    def to_act(self) -> int | None:
        return None if self.phase in ("deal", "over") else self.active

    def deal_stage(
        self, landscapes: list[str], packs: list[list[str]], magic: tuple[str, str], starter: int | None = None
    ) -> None:
        """Set up the next stage (R1, R2). The first stage, and no other, is told its *starter* (R3).

        :raises ValueError: nothing has changed if this is raised.
        """
        self._check_awaited("stage")
        if starter not in ((0, 1) if self.stage == 0 else (None,)):
            raise ValueError(f"starter {starter} given for stage {self.stage + 1}")
        self.starter = starter if self.stage == 0 else self._next_starter()
        assert self.starter is not None
        self.stage, self.turn = self.stage + 1, 1
        self._set_table(landscapes, packs, [*magic])
        while len(self.path) < min(PATH_SIZE, len(landscapes)):
            self.path.append(self._next_of_path())
        self.hands = [pack[:HAND_SIZE] for pack in self.packs]
        self.packs = [pack[HAND_SIZE:] for pack in self.packs]
        self._start_turn(self.starter)
        self._go_on("play")

    def deal_pack(self, cards: list[str]) -> None:
        """Make the awaited seat's discard, now in the order of *cards*, its pack (R25).

        :raises ValueError: nothing has changed if this is raised.
        """
        self._check_awaited("pack")
        if Counter(cards) != Counter(self.discards[self.active]):
            raise ValueError(f"{cards} is not the discard {self.discards[self.active]}")
        self.packs[self.active], self.discards[self.active] = list(cards), []
        self._end_turn()

    def deal_landscapes(self, cards: list[str]) -> None:
        """Make the removed landscapes, now in the order and the ways of *cards*, the landscape pack (R26).

        :raises ValueError: nothing has changed if this is raised.
        """
        self._check_awaited("landscapes")
        if without_ways(cards) != without_ways(self.removed):
            raise ValueError(f"{cards} are not the removed landscapes {self.removed}")
        self.landscapes, self.removed, self.bottom = list(cards), [], 0
        self._lay_more()

    def _check_awaited(self, deal: str) -> None:
        if self.awaited != deal:
            raise ValueError(f"cannot deal {deal} in phase {self.phase!r}, awaiting {self.awaited}")

    def _next_starter(self) -> int | None:
        """R3: fewer points; tied: whoever won last."""
        if self.scores[0] != self.scores[1]:
            return self.scores.index(min(self.scores))
        return self.starter if self.last_winner is None else self.last_winner

    def _next_of_path(self) -> str:
        """R1: the next card that fits, turned if need be; the top one if none of the whole pack does."""
        for _ in range(len(self.landscapes)):
            card = self._draw_landscape()
            for way in (card, turned(card)):
                if fits(self.path, way):
                    return way
            self.landscapes.append(card)
            self.bottom += 1
        return self._draw_landscape()

    def _draw_landscape(self) -> str:
        card = self.landscapes.pop(0)
        self.bottom = min(self.bottom, len(self.landscapes))
        return card

    def _go_on(self, phase: str, awaited: str | None = None, seat: int | None = None) -> None:
        self.phase, self.awaited, self.awaited_seat = phase, awaited, seat

    def legal(self) -> list[str]:
        """Texts of the legal actions of the seat to act; empty if no seat is."""
        if self.phase == "play":
            return ["end", *self._card_plays(), *self._flights()]
        if self.phase == "target":
            return self._targets(self.effect)
        if self.phase == "second":
            return [f"at {number}" for number in self._seconds(self.first)]
        if self.phase == "order":
            return [f"next {kind}" for kind in set(self.piles[self.active][self.ordered :])]
        return {"extend": ["extend", "stay"], "orient": ["keep", "turn"]}.get(self.phase, [])

    def _card_plays(self) -> list[str]:
        """All that one card can do but fly, from the hand or, as ``^``, from the top of the pile."""
        texts = []
        pile = self.piles[self.active]
        if self.plays[0] < PLAYS:
            for card in set(self.hands[self.active]):
                texts += [f"pile {card}", *self._uses(card, card), *self._effects(card, pile)]
        if self.plays[1] < PLAYS and pile:
            texts += [*self._uses(pile[-1], "^"), *(f"{effect} ^" for effect in self._effects(pile[-1], pile[:-1]))]
        return texts

    def _uses(self, card: str, source: str) -> list[str]:
        """R10: no effect; R9: the magic way."""
        symbol = card if card in LANDSCAPES else "Odin"
        return [f"drop {source}", *([f"magic {source}"] if symbol in self.magic else [])]

    def _effects(self, card: str, pile: list[str]) -> list[str]:
        """R11: the effects of *card* that can do something, *pile* being the own pile without it."""
        return [effect for effect in EFFECTS if effect.startswith(f"{card} ") and self._can(effect, pile)]

    def _can(self, effect: str, pile: list[str]) -> bool:
        if effect == "order pile":
            return len(set(pile)) >= 2
        if effect == "order path":
            return self.laid + 2 <= MOST_LAID and self._can_draw_landscape()
        if effect == "raven back":
            return self.ravens[1 - self.active] >= (3 if self.options.back_needs_two else 1)  # R14
        if effect == "raven on":
            ahead = self.ravens[self.active] + 1
            return ahead <= len(self.path) and self.stone != (self.active, ahead)  # R21
        return bool(self._targets(effect))

    def _can_draw_landscape(self) -> bool:
        return bool(self.landscapes or self.removed)

    def _targets(self, effect: str) -> list[str]:
        """What *effect* may be done to; of a swap, the card nearer the start."""
        if effect == "stone put":
            return [f"at {lane}:{space}" for lane in (0, 1) for space in self._numbers() if self._is_free(lane, space)]
        numbers = [number for number in self._numbers() if not self._is_protected(number)]
        if effect == "land turn":
            numbers = [
                number
                for number in numbers
                if turned(self._card(number)) != self._card(number) or self._has_stone(number)
            ]
        elif effect == "land remove":
            numbers = numbers if len(self.path) >= 2 else []  # R29
        else:
            numbers = [number for number in numbers if self._seconds(number)]
        return [f"at {number}" for number in numbers]

    def _seconds(self, first: int) -> list[int]:
        """The later cards that may be swapped with card *first*, where that changes the path or moves the stone."""
        later = [number for number in self._numbers() if number > first and not self._is_protected(number)]
        return [
            number
            for number in later
            if self._card(number) != self._card(first) or self._has_stone(number) or self._has_stone(first)
        ]

    def _numbers(self) -> range:
        return range(1, len(self.path) + 1)

    def _card(self, number: int) -> str:
        return self.path[number - 1]

    def _is_free(self, lane: int, space: int) -> bool:
        """R17."""
        return self.ravens[lane] != space and self.stone != (lane, space)

    def _is_protected(self, number: int) -> bool:
        """R18."""
        raven = self.options.protect_ravens and number in self.ravens
        stone = self.options.protect_stone and self._has_stone(number)
        return raven or stone

    def _has_stone(self, number: int) -> bool:
        return self.stone in ((0, number), (1, number))

    def _run(self) -> list[int]:
        """The spaces of equal landscape ahead of the own raven (R7)."""
        ahead = [number for number in self._numbers() if number > self.ravens[self.active]]
        return [*takewhile(lambda number: self._landscape(number) == self._landscape(ahead[0]), ahead)]

    def _landscape(self, number: int) -> str:
        return self._card(number)[self.active]

    def _flights(self) -> list[str]:
        texts = []
        run = self._run()
        stones = [space for space in run if self.stone == (self.active, space)]
        for hand_cards, top in self._payments():
            cards = [*hand_cards, *top]
            payment = "".join(hand_cards) + (f"^{len(top)}" if top else "")
            if run and run[0] not in stones and is_unit(cards, self._landscape(run[0])):
                texts.append(f"fly {payment}")
            if stones and are_two_units(hand_cards, top, self._landscape(run[0])):
                texts.append(f"clear {payment}")
        return texts

    def _payments(self) -> list[tuple[tuple[str, ...], list[str]]]:
        """Every choice of flight cards from the hand with as many from the top of the pile as are wanted."""
        hand = [card for card in in_kind_order(self.hands[self.active]) if card in LANDSCAPES]
        downwards = self.piles[self.active][::-1]
        most = min(PLAYS - self.plays[1], len(downwards))
        tops = [downwards[:size] for size in range(most + 1) if set(downwards[:size]) <= set(LANDSCAPES)]
        choices = {cards for size in range(PLAYS - self.plays[0] + 1) for cards in combinations(hand, size)}
        return [(cards, top) for cards in choices for top in tops]

    def play(self, text: str) -> None:
        """Make one action of the seat to act.

        :raises ValueError: the action is not legal, and nothing has changed.
        """
        if text not in self.legal():
            raise ValueError(f"{text!r} is not legal in {self.state()}")
        if self.phase == "play":
            self._play_cards(text)
        elif self.phase in ("target", "second"):
            self._aim(text.removeprefix("at "))
        elif self.phase == "order":
            self._put_next(text.removeprefix("next "))
        elif self.phase == "extend":
            self.to_lay = 1 if text == "extend" else 0
            self._lay_more()
        else:
            self._lay(turned(self.drawn) if text == "turn" else self.drawn)

    def _play_cards(self, text: str) -> None:
        verb, _, rest = text.partition(" ")
        if verb == "end":
            self._end_plays()
        elif verb == "pile":
            self.piles[self.active].append(self._take(rest))  # R5
        elif verb == "drop":
            self.discards[self.active].append(self._take(rest))
        elif verb == "magic":
            self.magic_cards[self.active].append(self._take(rest))
        elif verb in ("fly", "clear"):
            self._fly(verb, rest)
        else:
            self.discards[self.active].append(self._take("^" if text.endswith(" ^") else verb))
            self._start_effect(text.removesuffix(" ^"))

    def _take(self, source: str) -> str:
        """Take a card from the hand, or from the top of the pile if *source* is ``^``, and count the play."""
        if source == "^":
            self.plays[1] += 1
            return self.piles[self.active].pop()
        self.plays[0] += 1
        self.hands[self.active].remove(source)
        return source

    def _fly(self, verb: str, payment: str) -> None:
        hand_cards, _, top = payment.partition("^")
        self.discards[self.active] += [self._take(source) for source in [*hand_cards, *"^" * int(top or 0)]]
        if verb == "clear":  # R19
            self.stone = None
        # R20: with one unit the raven stops just before a stone.
        flown = [*takewhile(lambda space: self.stone != (self.active, space), self._run())]
        self.ravens[self.active] = flown[-1]
        self._end_stage_if_arrived()

    def _start_effect(self, effect: str) -> None:
        """Do *effect*, or ask what it needs to know."""
        if effect == "order pile":
            self.ordered = 0
            self.piles[self.active] = in_kind_order(self.piles[self.active])
            self._go_on("order")
        elif effect == "order path":
            self.to_lay = 2  # R12
            self._lay_more()
        elif effect == "raven back":
            self.ravens[1 - self.active] -= 1
        elif effect == "raven on":
            self.ravens[self.active] += 1
            self._end_stage_if_arrived()
        else:
            self.effect = effect
            self._go_on("target")

    def _put_next(self, card: str) -> None:
        """R12: the pile is laid anew from the bottom; cards that are all of one kind need no choice."""
        pile = self.piles[self.active]
        left = pile[self.ordered :]
        left.remove(card)
        self.piles[self.active] = [*pile[: self.ordered], card, *left]
        self.ordered += 1
        if len(set(left)) == 1:
            self._go_on("play")

    def _aim(self, target: str) -> None:
        """Do the effect that was chosen to *target*; a swap needs to know a second card first."""
        if self.phase == "target" and self.effect == "stone swap":
            self.first = int(target)
            self._go_on("second")
            return
        self._go_on("play")
        if self.effect == "stone put":
            lane, space = map(int, target.split(":"))
            self.stone = (lane, space)
        elif self.effect == "stone swap":
            self._swap(self.first, int(target))
        elif self.effect == "land turn":
            self._turn(int(target))
        else:
            self._remove(int(target))

    def _swap(self, one: int, other: int) -> None:
        """R16: neither card is turned; the stone goes along with its card (R18)."""
        self.path[one - 1], self.path[other - 1] = self.path[other - 1], self.path[one - 1]
        if self.stone is not None and self._has_stone(one):
            self.stone = (self.stone[0], other)
        elif self.stone is not None and self._has_stone(other):
            self.stone = (self.stone[0], one)

    def _turn(self, number: int) -> None:
        """R15: the stone goes with its card to the other lane (R18)."""
        self.path[number - 1] = turned(self._card(number))
        if self.stone is not None and self._has_stone(number):
            self.stone = (1 - self.stone[0], number)

    def _remove(self, number: int) -> None:
        """R15: the row closes up from the end; a raven on the removed card keeps its number, the stone goes (R18)."""
        self.removed.append(self.path.pop(number - 1))
        self.ravens = [position - 1 if position > number else position for position in self.ravens]
        if self.stone is not None and self.stone[1] == number:
            self.stone = None
        elif self.stone is not None and self.stone[1] > number:
            self.stone = (self.stone[0], self.stone[1] - 1)
        self._end_stage_if_arrived()

    def _end_plays(self) -> None:
        self.plays_ended = True
        if self.laid < MOST_LAID and self._can_draw_landscape():
            self._go_on("extend")  # R22
        else:
            self._end_turn()

    def _lay_more(self) -> None:
        """Draw the next landscape card that is to be laid; when there is none, go on with the turn."""
        if self.to_lay == 0 or not self._can_draw_landscape():
            self.to_lay = 0
            if self.plays_ended:
                self._end_turn()
            else:
                self._go_on("play")
        elif not self.landscapes:
            self._go_on("deal", "landscapes")  # R26
        else:
            self.is_drawn_known = self.bottom == len(self.landscapes)
            self.drawn = self._draw_landscape()
            self._go_on("orient")
            if turned(self.drawn) == self.drawn:
                self._lay(self.drawn)

    def _lay(self, card: str) -> None:
        self.path.append(card)
        self.drawn = ""
        self.laid += 1
        self.to_lay -= 1
        self._lay_more()

    def _end_turn(self) -> None:
        """Draw up to five cards (R4), which may need a new pack (R25); then the other seat is to act."""
        hand, pack = self.hands[self.active], self.packs[self.active]
        while len(hand) < HAND_SIZE and pack:
            hand.append(pack.pop(0))
        if len(hand) < HAND_SIZE and self.discards[self.active]:
            self._go_on("deal", "pack", self.active)
        elif self.turn >= self.TURN_LIMIT:  # R30: the raven ahead wins
            self._end_stage(None if self.ravens[0] == self.ravens[1] else self.ravens.index(max(self.ravens)))
        else:
            self._shorten_path()
            self.turn += 1
            self._start_turn(1 - self.active)
            self._go_on("play")

    def _shorten_path(self) -> None:
        """R32: first cards of too long a path go under the landscape pack, where all have seen them being put."""
        while 0 < self.options.longest_path < len(self.path) and self._is_behind_all():
            self.landscapes.append(self.path.pop(0))
            self.bottom += 1
            self.ravens = [position - 1 for position in self.ravens]
            if self.stone is not None:
                self.stone = (self.stone[0], self.stone[1] - 1)

    def _is_behind_all(self) -> bool:
        """Whether the first card carries no stone, and without it each raven has two cards behind its own (R32)."""
        cards_behind = [position - 1 for position in self.ravens]
        return min(cards_behind) - 1 >= 2 and not self._has_stone(1)

    def _end_stage_if_arrived(self) -> None:
        """R23: a raven on the last space ends the stage; if both are there, the player to act wins it."""
        for seat in (self.active, 1 - self.active):
            if self.ravens[seat] == len(self.path):
                self._end_stage(seat)
                return

    def _end_stage(self, winner: int | None) -> None:
        """Score the stage (R24), and end the game if it is won (R28) or goes on without points (R33)."""
        distance = abs(self.ravens[0] - self.ravens[1])
        counts = [len(cards) for cards in self.magic_cards]
        magic = [3 if counts[seat] > counts[1 - seat] else 0 for seat in (0, 1)]
        race = [distance if seat == winner else 0 for seat in (0, 1)]
        self.scores = [self.scores[seat] + race[seat] + magic[seat] for seat in (0, 1)]
        self.scoreless = 0 if any([*race, *magic]) else self.scoreless + 1
        self.last_winner = self.last_winner if winner is None else winner
        self.stage_result = {"winner": winner, "distance": distance, "magic": magic, "scores": list(self.scores)}
        if max(self.scores) < GOAL and self.scoreless < self.SCORELESS_LIMIT:
            self._go_on("deal", "stage")
        else:
            self._go_on("over")
            self.winners = [seat for seat in (0, 1) if self.scores[seat] == max(self.scores)]
            if len(self.winners) == 2 and self.last_winner is not None:
                self.winners = [self.last_winner]

    def state(self) -> dict[str, object]:
        """The whole truth: where every card is, and the scores."""
        choices: dict[str, dict[str, object]] = {
            "target": {"effect": self.effect},
            "second": {"effect": self.effect, "first": self.first},
            "order": {"ordered": self.ordered},
            "orient": {"drawn": self.drawn},
        }
        return {
            "path": list(self.path),
            "ravens": list(self.ravens),
            "stone": None if self.stone is None else [*self.stone],
            "magic": list(self.magic),
            "magic_cards": [in_kind_order(cards) for cards in self.magic_cards],
            "hands": [in_kind_order(hand) for hand in self.hands],
            "piles": [list(pile) for pile in self.piles],
            "packs": [list(pack) for pack in self.packs],
            "discards": [in_kind_order(cards) for cards in self.discards],
            "landscapes": list(self.landscapes),
            "removed": without_ways(self.removed),
            "plays": list(self.plays),
            "laid": self.laid,
            "scores": list(self.scores),
            "turn": self.turn,
            "stage": self.stage,
            "scoreless": self.scoreless,
            **choices.get(self.phase, {}),
        }

    def view(self, seat: int | None) -> dict[str, object]:
        """What *seat* may know, or a spectator if it is ``None`` (R31)."""
        state = self.state()
        return {
            **{key: state.get(key) for key in PUBLIC},
            "seat": seat,
            "phase": self.phase,
            "to_act": self.to_act,
            "awaited": self.awaited,
            "hand": [] if seat is None else in_kind_order(self.hands[seat]),
            "pile": [] if seat is None else list(self.piles[seat]),
            "hand_sizes": [len(hand) for hand in self.hands],
            "pile_sizes": [len(pile) for pile in self.piles],
            "pack_sizes": [len(pack) for pack in self.packs],
            "landscape_count": len(self.landscapes),
            "bottom": self.landscapes[len(self.landscapes) - self.bottom :],
            "drawn": self.drawn if seat == self.to_act or self.is_drawn_known else "",
            "legal": sorted(self.legal()) if seat == self.to_act else [],
            "unseen": [self._unseen(owner, seat) for owner in (0, 1)],
        }

    def _unseen(self, owner: int, viewer: int | None) -> list[str]:
        """The cards of *owner* of which *viewer* cannot know where they are."""
        hidden = [] if owner == viewer else [*self.hands[owner], *self.piles[owner]]
        return in_kind_order([*self.packs[owner], *hidden])
