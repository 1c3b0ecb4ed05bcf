"""ODIN as a Python object: ``game = odin.Game(players=3, seed=7)``, ``game.play("G8 G2")``, ``print(game)``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allfather.core import contract, game
from allfather.core.bits import popcount
from allfather.core.errors import DealError, quoted
from allfather.core.fairness import Shuffle
from allfather.core.records import Section
from allfather.odin import deals, endings, judgement, reasons, rules, view
from allfather.odin.cards import (
    ACTIONS,
    COLOUR_COUNT,
    COLOURS,
    DUEL_CARDS,
    DUEL_COLOURS,
    FULL_PACK,
    HAND,
)
from allfather.odin.notation import (
    action_text,
    card_ids,
    card_list,
    colours_text,
    pack_of,
    parse_action,
    parse_card,
    parse_cards,
    set_list,
    set_text,
    value_of,
)
from allfather.odin.position import parse_position, position_text
from allfather.odin.state import (
    DEAL_SIZE,
    PHASES,
    PLAYER_COUNTS,
    STATE,
    TAKE_ONE,
    VIEW,
    Options,
    new_state,
)

contract.implement(STATE, VIEW, rules, view, judgement, reasons, endings, deals)


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
    looks_back = True
    state_type = STATE
    view_type = VIEW
    view_class = View
    view_shapes = view.SHAPES
    own_fields = view.OWN
    reason_type = reasons.REASON
    narrated_reasons = reasons.REASONS
    ended_type = endings.ENDED
    narrated_endings = endings.ENDINGS
    dealt_type = deals.DEALT
    dealt_shapes = deals.SHAPES

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

    @property
    def is_reversible(self) -> bool:
        return bool(self.states["phase"][0] == TAKE_ONE)

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
