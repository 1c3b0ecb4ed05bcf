"""A slow twin of ODIN, written from the rules with sets and strings, to check faster engines against.

A card is a colour and a number, ``"R1"`` to ``"P9"``. Everything is found by brute force and nothing is cached:
where this file and another engine differ, this one should be the easier to read.
"""

from collections.abc import Iterable
from itertools import combinations

COLOURS = "ROYGBP"
HAND_SIZE = 9


def in_pack_order(cards: Iterable[str]) -> list[str]:
    """Cards by colour, then by number from low to high."""
    return sorted(cards, key=lambda card: (COLOURS.index(card[0]), card[1]))


def in_set_order(cards: Iterable[str]) -> list[str]:
    """Cards by number from high to low, then by colour."""
    return sorted(cards, key=lambda card: (-int(card[1]), COLOURS.index(card[0])))


def set_text(cards: Iterable[str]) -> str:
    return " ".join(in_set_order(cards))


def is_set(cards: Iterable[str]) -> bool:
    """Whether the cards are all of one colour or all of one number (O6)."""
    colours, numbers = zip(*cards, strict=True)
    return len(set(colours)) == 1 or len(set(numbers)) == 1


def value(cards: Iterable[str]) -> int:
    """The greatest number that the digits can form (O8)."""
    return int("".join(sorted((card[1] for card in cards), reverse=True)))


class OdinTwin:
    """One game of ODIN, hidden cards included."""

    def __init__(
        self,
        players: int,
        *,
        limit: int = 15,
        opener: str = "left",
        whole_hand: str = "optional",
        colours: str = COLOURS,
    ) -> None:
        if not 2 <= players <= 6 or limit < 1:
            raise ValueError(f"no game for {players} players to {limit} points")
        if opener not in ("left", "winner") or whole_hand not in ("optional", "forced"):
            raise ValueError(f"unknown option in opener={opener!r}, whole_hand={whole_hand!r}")
        self.players = players
        self.limit = limit
        self.opener_option = opener
        self.whole_hand = whole_hand
        self.colours = "".join(colour for colour in COLOURS if colour in colours)
        # O2: two players may leave two colours out, more players never do.
        if sorted(colours) != sorted(self.colours) or len(colours) not in ((4, 6) if players == 2 else (6,)):
            raise ValueError(f"{players} players cannot use the colours {colours!r}")
        self.pack = frozenset(f"{colour}{number}" for colour in colours for number in range(1, 10))
        self.phase = "deal"
        self.scores = [0] * players
        self.opener: int | None = None
        self.hand_number = 0
        self.winners: list[int] = []
        self._clear_table([[] for _ in range(players)])

    def _clear_table(self, hands: list[list[str]]) -> None:
        """Put *hands* into the players' hands, and everything else where it is before the first turn."""
        self.hands = [set(hand) for hand in hands]
        self.taken: list[set[str]] = [set() for _ in hands]  # seen when taken, and still in hand (O17)
        self.undealt = self.pack.difference(*hands)
        self.middle: frozenset[str] = frozenset()
        self.beaten: frozenset[str] = frozenset()
        self.discards: set[str] = set()
        self.owner: int | None = None
        self.to_act: int | None = None
        self.hand_winner: int | None = None
        self.points = [0] * self.players
        self.passes = 0  # in a row, since the last cards were laid
        self.actions: list[str] = []  # the decisions of this hand
        self.moves: list[tuple[int, str, frozenset[str]]] = []  # (seat, "lay" or "take", cards), forced takes too

    def deal(self, hands: list[list[str]], opener: int | None = None) -> None:
        """Start the next hand (O1). The first hand, and no other, is told its *opener* (O3).

        :raises ValueError: nothing has changed if this is raised.
        """
        if self.phase != "deal":
            raise ValueError(f"cannot deal in phase {self.phase!r}")
        if not self._is_deal(hands):
            raise ValueError(f"not {self.players} hands of {HAND_SIZE} different cards: {hands}")
        if opener not in (range(self.players) if self.hand_number == 0 else (None,)):
            raise ValueError(f"opener {opener} given for hand {self.hand_number + 1}")
        self.opener = opener if self.hand_number == 0 else self._next_opener()
        self._clear_table(hands)
        self.hand_number += 1
        self.phase, self.to_act = "play", self.opener

    def _is_deal(self, hands: list[list[str]]) -> bool:
        cards = [card for hand in hands for card in hand]
        sizes = [len(hand) for hand in hands]
        return sizes == [HAND_SIZE] * self.players and len(set(cards)) == len(cards) and self.pack.issuperset(cards)

    def _next_opener(self) -> int | None:
        """O14: the seat to the left of the last opener; O18: or the winner of the last hand."""
        assert self.opener is not None
        return self.hand_winner if self.opener_option == "winner" else self._left_of(self.opener)

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % self.players

    def legal(self) -> list[str]:
        """Texts of the legal actions of the seat to act; empty if no seat is."""
        if self.to_act is None:
            return []
        if self.phase == "take":
            return [f"+{card}" for card in self.beaten]  # O9
        hand = self.hands[self.to_act]
        return self._follows(hand) if self.middle else self._leads(hand)

    def _leads(self, hand: set[str]) -> list[str]:
        """O4: one card, or the whole hand if it is a set; O19: or then only the whole hand."""
        if not is_set(hand):
            return list(hand)
        if self.whole_hand == "forced":
            return [set_text(hand)]
        return list({*hand, set_text(hand)})  # a last card is both

    def _follows(self, hand: set[str]) -> list[str]:
        """O6: a set of as many cards as the middle, or one more, of greater value; or a pass."""
        size = len(self.middle)
        tries = [*combinations(hand, size), *combinations(hand, size + 1)]
        return ["pass", *(set_text(cards) for cards in tries if is_set(cards) and value(cards) > value(self.middle))]

    def play(self, text: str) -> None:
        """Make one action of the seat to act.

        :raises ValueError: the action is not legal, and nothing has changed.
        """
        if text not in self.legal():
            raise ValueError(f"{text!r} is not legal in {self.state()}")
        assert self.to_act is not None
        self.actions.append(text)
        if text == "pass":
            self._pass(self.to_act)
        elif text.startswith("+"):
            self._take(self.to_act, text[1:])
        else:
            self._lay(self.to_act, frozenset(text.split(" ")))

    def _pass(self, seat: int) -> None:
        self.to_act = self._left_of(seat)
        self.passes += 1
        if self.passes == self.players - 1:  # O12: all others have passed, so the owner is next and leads
            self.discards |= self.middle
            self.middle, self.owner, self.passes = frozenset(), None, 0

    def _lay(self, seat: int, cards: frozenset[str]) -> None:
        self.moves.append((seat, "lay", cards))
        self.hands[seat] -= cards
        self.taken[seat] -= cards
        self.beaten, self.middle, self.owner, self.passes = self.middle, cards, seat, 0
        if not self.hands[seat]:  # O10: nothing is taken
            self._end_hand(seat)
        elif not self.beaten:  # O9: a leader takes nothing
            self.to_act = self._left_of(seat)
        elif len(self.beaten) == 1:  # O9: no choice
            self._take(seat, *self.beaten)
        else:
            self.phase = "take"

    def _take(self, seat: int, card: str) -> None:
        self.moves.append((seat, "take", frozenset({card})))
        self.hands[seat].add(card)
        self.taken[seat].add(card)
        self.discards |= self.beaten - {card}
        self.beaten = frozenset()
        self.phase, self.to_act = "play", self._left_of(seat)

    def _end_hand(self, seat: int) -> None:
        self.discards |= self.beaten
        self.beaten = frozenset()
        self.hand_winner, self.to_act = seat, None
        self.points = [len(hand) for hand in self.hands]  # O13
        self.scores = [score + points for score, points in zip(self.scores, self.points, strict=True)]
        if max(self.scores) < self.limit:
            self.phase = "deal"
        else:  # O15: the fewest points win, and a tie is shared
            self.phase = "over"
            self.winners = [winner for winner, score in enumerate(self.scores) if score == min(self.scores)]

    def state(self) -> dict[str, object]:
        """The whole truth: where every card is, and the scores."""
        state: dict[str, object] = {
            "hands": [in_pack_order(hand) for hand in self.hands],
            "middle": in_set_order(self.middle),
            "owner": self.owner,
            "discards": in_pack_order(self.discards),
            "undealt": in_pack_order(self.undealt),
            "scores": list(self.scores),
        }
        return {**state, "beaten": in_set_order(self.beaten)} if self.phase == "take" else state

    def known(self, seat: int) -> list[str]:
        """The cards that all have seen *seat* take in this hand and that it still holds (O17)."""
        return in_pack_order(self.taken[seat])

    def view(self, seat: int | None) -> dict[str, object]:
        """What *seat* may know, or a spectator if it is ``None`` (O17)."""
        hand = set() if seat is None else self.hands[seat]
        seen = hand.union(self.middle, self.beaten, self.discards, *self.taken)
        return {
            "seat": seat,
            "players": self.players,
            "phase": self.phase,
            "to_act": self.to_act,
            "hand": in_pack_order(hand),
            "sizes": [len(other) for other in self.hands],
            "known": [self.known(other) for other in range(self.players)],
            "middle": in_set_order(self.middle),
            "owner": self.owner,
            "beaten": in_set_order(self.beaten),
            "discards": in_pack_order(self.discards),
            "unseen": in_pack_order(self.pack - seen),
            "scores": list(self.scores),
            "opener": self.opener,
            "hand_number": self.hand_number,
            "colours": self.colours,
            "legal": sorted(self.legal()) if seat == self.to_act else [],
        }

    def is_consistent(self, hands: list[list[str]]) -> bool:
        """Whether the public events of this hand allow that the seats now hold *hands*."""
        if self.hand_number == 0:
            return hands == [[] for _ in range(self.players)]
        twin = OdinTwin(self.players, limit=self.limit, whole_hand=self.whole_hand, colours=self.colours)
        try:
            twin.deal(self._dealt(hands), self.opener)
            for text in self.actions:
                twin.play(text)
        except ValueError:
            return False
        return twin.moves == self.moves and twin.hands == [set(hand) for hand in hands]

    def _dealt(self, hands: list[list[str]]) -> list[list[str]]:
        """The hands dealt if the seats now hold *hands*: the public moves undone, the last one first.

        :raises ValueError: there is no such deal.
        """
        if len(hands) != self.players or any(len(set(hand)) != len(hand) for hand in hands):
            raise ValueError(f"not {self.players} hands of different cards: {hands}")
        dealt = [set(hand) for hand in hands]
        for seat, kind, cards in reversed(self.moves):
            if cards & dealt[seat] != (cards if kind == "take" else frozenset()):
                raise ValueError(f"seat {seat} cannot {kind} {set_text(cards)} and then hold {dealt[seat]}")
            dealt[seat] = dealt[seat] - cards if kind == "take" else dealt[seat] | cards
        return [list(hand) for hand in dealt]
