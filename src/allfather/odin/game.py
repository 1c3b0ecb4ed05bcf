"""ODIN as a Python object: ``game = odin.Game(players=3, seed=7)``, ``game.play("G8 G2")``, ``print(game)``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allfather.core import contract, game
from allfather.core.bits import popcount
from allfather.core.compiling import Record, fields
from allfather.core.errors import DealError, Reason, quoted
from allfather.core.fairness import Shuffle
from allfather.core.records import Section
from allfather.odin import judgement, rules, view
from allfather.odin.cards import (
    ACTIONS,
    COLOUR_COUNT,
    COLOURS,
    DUEL_CARDS,
    DUEL_COLOURS,
    FULL_PACK,
    HAND,
    PASS,
    TAKE,
    set_cards,
)
from allfather.odin.notation import (
    action_text,
    card_ids,
    card_list,
    card_texts,
    colours_text,
    pack_of,
    parse_action,
    parse_card,
    parse_cards,
    set_list,
    set_text,
    set_texts,
    value_of,
)
from allfather.odin.position import parse_position, position_text
from allfather.odin.state import (
    DEAL,
    DEAL_SIZE,
    FINISHED,
    PHASES,
    PLAY,
    PLAYER_COUNTS,
    STATE,
    TAKE_ONE,
    VIEW,
    Options,
    new_state,
)

contract.implement(STATE, VIEW, rules, view, judgement)


@dataclass(frozen=True, slots=True)
class View:
    """Everything that one seat, or a spectator, may know of a game of ODIN; cards are strings."""

    seat: int | None
    """``None`` for a spectator."""
    players: int
    options: Options
    phase: str
    """``play``, ``take``, ``deal`` or ``over``."""
    to_act: int | None
    hand: tuple[str, ...]
    """The seat's own cards."""
    sizes: tuple[int, ...]
    """Cards in each hand."""
    known: tuple[tuple[str, ...], ...]
    """For each hand, the cards that everybody saw being taken."""
    middle: tuple[str, ...]
    owner: int | None
    """The seat that laid the middle."""
    beaten: tuple[str, ...]
    """In phase ``take``, the set to take from."""
    discards: tuple[str, ...]
    unseen: tuple[str, ...]
    """Cards in other hands or set aside whose place this seat cannot know."""
    scores: tuple[int, ...]
    opener: int | None
    """The seat that opened this hand."""
    hand_number: int
    colours: str
    """Colours in the pack; empty before the first deal."""
    legal: tuple[str, ...]
    """The legal actions; empty unless this seat is to act."""


class Game(game.Game[Options, View]):
    """A game of ODIN for 2 to 6 players, by the rules in ``docs/odin.md``."""

    name = "odin"
    title = "ODIN"
    rules_version = "odin/1"
    options_type = Options
    player_counts = PLAYER_COUNTS
    default_players = 4
    actions = ACTIONS
    max_legal = rules.MAX_LEGAL
    deal_size = DEAL_SIZE
    encoded = view.ENCODED
    horizon = 1000  # hands are short, so a search always plays to their end
    state_type = STATE
    view_type = VIEW

    new_state = staticmethod(new_state)
    parse_position = staticmethod(parse_position)
    action_text = staticmethod(action_text)
    parse_action = staticmethod(parse_action)

    def deal(self, hands: Sequence[str], *, opener: int | None = None, colours: str | None = None) -> None:
        """Deal the next hand: the cards of each seat and, for the first hand only, its *opener*.

        If two players leave out two colours, the first deal also names the four *colours* in play.

        :raises GameError: nothing has changed if this is raised.
        """
        if not self.awaits_deal:
            raise DealError(f"no deal is awaited in {self.position()!r}")
        is_first = self.state.hand_number == 0
        if not is_first and colours is not None:
            raise DealError(f"only the first deal has colours, got {quoted(colours)}")
        pack = self._pack_for_deal(colours) if is_first else int(self.state.pack)
        dealt = [parse_cards(hand.split(" ")) for hand in hands]
        if len(dealt) != self.players or any(popcount(hand) != HAND for hand in dealt):
            raise DealError(f"a deal has {HAND} cards for each of {self.players} seats, got {quoted(list(hands))}")
        if popcount(sum(dealt)) != HAND * self.players or sum(dealt) & ~pack:
            raise DealError(f"a card is dealt twice, or is not in the pack {colours_text(pack)}: {quoted(list(hands))}")
        if is_first == (opener is None):
            raise DealError(f"the first deal, and only the first, has an opener, got {quoted(opener)}")
        buffer = np.zeros(DEAL_SIZE, np.int8)
        buffer[0] = self.check_seat(opener) if is_first else 0
        order = [card for hand in dealt for card in card_ids(hand)] + card_ids(pack & ~sum(dealt))
        buffer[1 : 1 + len(order)] = order
        self._make_deal(buffer)

    def _pack_for_deal(self, colours: str | None) -> int:
        if self.state.all_colours:
            if colours not in (None, colours_text(FULL_PACK)):
                raise DealError(f"this game is played with all six colours, got {quoted(colours)}")
            return FULL_PACK
        if colours is None or popcount(pack_of(colours)) != DUEL_CARDS:
            raise DealError(f"the first deal for two names the four colours in play, got {quoted(colours)}")
        return pack_of(colours)

    def shuffled_deal(self, chance: Shuffle) -> NDArray[np.int8]:
        deal = np.zeros(DEAL_SIZE, np.int8)
        pack = int(self.state.pack)
        if self.hand_number == 0:
            deal[0] = chance.below(self.players)
            colours = chance.shuffle(COLOURS)[: COLOUR_COUNT if self.state.all_colours else DUEL_COLOURS]
            pack = sum(pack_of(colour) for colour in colours)
        cards = chance.shuffle(card_list(pack))
        deal[1 : 1 + len(cards)] = [parse_card(card) for card in cards]
        return deal

    def deal_fields(self, deal: NDArray[np.int8]) -> dict[str, Any]:
        after = self.copy()
        after.apply_event("deal", deal)
        colours = {"colours": colours_text(after.state.pack)} if after.hand_number == 1 else {}
        hands = [" ".join(card_list(after.state.hands[seat])) for seat in range(self.players)]
        return {"opener": int(after.state.opener)} | colours | {"hands": hands}

    def deal_from_record(self, section: Section) -> None:
        is_first = self.hand_number == 0
        section.only("opener", *(["colours"] if is_first else []), "hands", "actions", "scores")
        opener = section.value("opener", int)
        colours = section.value("colours", str) if is_first else None
        if is_first:
            with section.errors_at("opener"):
                self.check_seat(opener)
            with section.errors_at("colours"):
                self._pack_for_deal(colours)
        with section.errors_at("hands"):
            self.deal(section.items("hands", str), opener=opener if is_first else None, colours=colours)
        section.expect("opener", int(self.state.opener))

    def describe(self, action: int) -> str:
        if action == PASS:
            return "passes"
        if action >= TAKE:
            return f"takes {action_text(action)[1:]}"
        cards = int(set_cards(action))
        beaten = int(self.state.middle)
        taken = (
            f" and takes {set_text(beaten)}"
            if popcount(beaten) == 1 and cards != self.state.hands[self.state.to_act]
            else ""
        )
        return f"{'lays' if beaten else 'leads'} {set_text(cards)} ({value_of(cards)}){taken}"

    def why_illegal(self, action: int) -> Reason:
        state = self.state
        if state.phase == TAKE_ONE:
            beaten = set_text(state.beaten)
            return "must-take", f"a card of {beaten} is to be taken", {"cards": beaten}
        if action >= TAKE:
            return "nothing-to-take", "there is no card to take", {}
        if action == PASS:
            return "leader-passes", "the leader of a round must lay", {}
        cards = int(set_cards(action))
        if missing := cards & ~int(state.hands[state.to_act]):
            return "not-held", f"the hand does not hold {set_text(missing)}", {"cards": set_text(missing)}
        if not state.middle:
            if rules.must_lay_whole(state, state.hands[state.to_act]):
                return "whole-hand-forced", "cards that are all alike must be led all at once", {}
            return "bad-lead", "a leader lays one card, or the whole hand if it is all alike", {}
        size = popcount(state.middle)
        if popcount(cards) not in (size, size + 1):
            sentence = f"the middle has {size}, so {size} or {size + 1} cards can be laid"
            return "wrong-size", sentence, {"size": size, "most": size + 1}
        value, middle = value_of(cards), value_of(state.middle)
        return "too-low", f"{value} does not beat {middle}", {"value": value, "middle": middle}

    @property
    def is_reversible(self) -> bool:
        return bool(self.state.phase == TAKE_ONE)

    def was_predictable(self, before: Record) -> bool:
        return True  # O17: cards are laid and taken face up, and none is drawn

    def position(self) -> str:
        return position_text(self.state)

    @property
    def phase(self) -> str:
        """``play``, ``take``, ``deal`` or ``over``."""
        return PHASES[self.state.phase]

    @property
    def hand_number(self) -> int:
        """The number of the current hand, from 1; 0 before the first deal."""
        return int(self.state.hand_number)

    @property
    def owner(self) -> int | None:
        """The seat that laid the middle."""
        return int(self.state.owner) if self.state.middle else None

    @staticmethod
    def read_view(seen: Record, options: Options, legal: tuple[str, ...]) -> View:
        seen = fields(seen)
        players = seen.players
        return View(
            **Game.read_own(seen),
            players=players,
            options=options,
            phase=PHASES[seen.phase],
            to_act=seen.to_act if seen.phase not in (DEAL, FINISHED) else None,
            sizes=tuple(seen.sizes[:players].tolist()),
            known=tuple([card_texts(cards) for cards in seen.known[:players].tolist()]),
            middle=set_texts(seen.middle),
            owner=seen.owner if seen.middle else None,
            beaten=set_texts(seen.beaten),
            discards=card_texts(seen.discards),
            scores=tuple(seen.scores[:players].tolist()),
            opener=seen.opener if seen.hand_number else None,
            hand_number=seen.hand_number,
            colours=colours_text(seen.pack),
            legal=legal,
        )

    @staticmethod
    def read_own(seen: Any) -> dict[str, Any]:
        in_sight = seen.hand | seen.middle | seen.beaten | seen.discards | sum(seen.known.tolist())
        return {
            "seat": seen.seat if seen.seat != contract.SPECTATOR else None,
            "hand": card_texts(seen.hand),
            "unseen": card_texts(seen.pack & ~in_sight),
        }

    def endings(self, before: Record) -> list[dict[str, Any]]:
        if self.to_act is not None:
            is_round_over = before.phase == PLAY and before.middle and not self.state.middle  # O12
            return [{"event": "round-over", "winner": int(before.owner)}] if is_round_over else []
        points = [popcount(self.state.hands[seat]) for seat in range(self.players)]
        return [{"event": "hand-over", "winner": self.owner, "points": points, "scores": list(self.scores)}]

    def truth(self) -> dict[str, Any]:
        state = self.state
        hands = [int(state.hands[seat]) for seat in range(self.players)]
        undealt = int(state.pack) & ~(sum(hands) | int(state.middle) | int(state.beaten) | int(state.discards))
        truth = {
            "hands": [card_list(hand) for hand in hands],
            "middle": set_list(state.middle),
            "owner": self.owner,
            "discards": card_list(state.discards),
            "undealt": card_list(undealt),
            "scores": list(self.scores),
        }
        return truth | ({"beaten": set_list(state.beaten)} if state.phase == TAKE_ONE else {})

    def __str__(self) -> str:
        limit = "one hand" if self.options.limit == 1 else f"to {self.options.limit}"
        lines = [f"ODIN · {self.players} players · {limit} · hand {self.hand_number} · {self.phase}"]
        if self.state.middle:
            lines.append(f"  middle  {set_text(self.state.middle)}  ({value_of(self.state.middle)}, seat {self.owner})")
        if self.state.beaten:
            lines.append(f"  beaten  {set_text(self.state.beaten)}")
        for seat, hand in enumerate(self.truth()["hands"]):
            mark = ">" if seat == self.to_act else " "
            lines.append(f"{mark} seat {seat}  {self.scores[seat]:>3} points  {' '.join(hand)}")
        if self.is_over:
            lines.append(f"  won by {game.seats_text(self.winners)}")
        return "\n".join(line.rstrip() for line in lines)
