"""Odins Raben as a Python object: ``game = ravens.Game(seed=7)``, ``game.play("fly M")``, ``print(game)``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allfather.core import contract, game
from allfather.core.compiling import Record
from allfather.core.errors import DealError, quoted
from allfather.core.fairness import Shuffle
from allfather.core.records import Section
from allfather.ravens import deals, endings, judgement, listing, reasons, rules, setup, view
from allfather.ravens.cards import (
    ACTIONS,
    EFFECTS,
    KIND_COUNT,
    KINDS,
    LAND_CODES,
    MAX_DECK,
    MAX_LEGAL,
    sorted_card,
)
from allfather.ravens.notation import (
    SYMBOLS,
    action_text,
    hand_counts,
    kind_list,
    land_list,
    land_text,
    parse_action,
    parse_kind,
    parse_land,
)
from allfather.ravens.position import parse_position, position_text
from allfather.ravens.state import (
    AWAITED,
    DEAL_LANDSCAPES,
    DEAL_PACKS,
    DEAL_SIZE,
    ORDERING,
    ORIENT,
    PACK,
    PHASES,
    PLAYER_COUNTS,
    SECOND,
    STAGE,
    STATE,
    TARGET,
    VIEW,
    Options,
    new_state,
)

contract.implement(STATE, VIEW, rules, setup, listing, view, judgement, reasons, endings, deals)

RAVENS = ("Hugin", "Munin")


@dataclass(frozen=True, slots=True)
class View:
    """Everything that one seat, or a spectator, may know of a game of Odins Raben; cards are strings."""

    seat: int | None
    """``None`` for a spectator."""
    options: Options
    phase: str
    awaited: str | None
    """In phase ``deal``: ``stage``, ``pack`` or ``landscapes``."""
    to_act: int | None
    path: tuple[str, ...]
    """The row of landscape cards; each is two letters, lane 0 first."""
    ravens: tuple[int, int]
    """The space of each raven; 0 is the start."""
    stone: tuple[int, int] | None
    """Lane and space of the stone, if it is on the path."""
    magic: tuple[str, str]
    """The symbols of the magic way."""
    magic_cards: tuple[tuple[str, ...], tuple[str, ...]]
    """The cards of each seat on the magic way."""
    discards: tuple[tuple[str, ...], tuple[str, ...]]
    removed: tuple[str, ...]
    hand: tuple[str, ...]
    """The seat's own cards."""
    pile: tuple[str, ...]
    """The seat's own pile, bottom first."""
    hand_sizes: tuple[int, int]
    pile_sizes: tuple[int, int]
    pack_sizes: tuple[int, int]
    landscape_count: int
    """Cards in the landscape pack."""
    bottom: tuple[str, ...]
    """The cards at the bottom of that pack that everybody saw being put there, top first."""
    drawn: str
    """The landscape card to be laid, if this seat knows it."""
    unseen: tuple[tuple[str, ...], tuple[str, ...]]
    """Cards of each player in hand, pile or pack whose place this seat cannot know."""
    plays: tuple[int, int]
    """Cards played this turn from hand and from the pile."""
    plays_left: tuple[int, int]
    """How many more may be played from each."""
    laid: int
    """Landscape cards laid this turn."""
    effect: str | None
    """The effect whose target is to be chosen."""
    first: int | None
    """The first card of a swap, while the second is to be chosen."""
    ordered: int | None
    """While a pile is being ordered, the number of its cards that have been placed."""
    scores: tuple[int, int]
    turn: int
    stage: int
    scoreless: int
    """Stages in a row, up to now, in which nobody scored a point."""
    legal: tuple[str, ...]
    """The legal actions; empty unless this seat is to act."""


class Game(game.Game[Options, View]):
    """A game of Odins Raben, by the rules in ``docs/ravens.md``."""

    name = "ravens"
    title = "Odins Raben"
    rules_version = "ravens/2"
    options_type = Options
    player_counts = PLAYER_COUNTS
    default_players = 2
    actions = ACTIONS
    max_legal = MAX_LEGAL
    deal_size = DEAL_SIZE
    closing_actions = ("end", "stay")
    encoded = view.ENCODED
    horizon = 2  # a search plays to the end of the other seat's next turn
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

    # Deals.

    @property
    def awaited(self) -> str | None:
        """The kind of deal that is awaited: ``stage``, ``pack``, ``landscapes`` or ``None``."""
        return AWAITED[self.state.awaited] if self.awaits_deal else None

    def deal_stage(
        self, landscapes: Sequence[str], packs: Sequence[Sequence[str]], magic: str, *, starter: int | None = None
    ) -> None:
        """Set up the next stage: all landscape cards and both players' packs, top first, and the magic way.

        Only the first stage has a *starter*.

        :raises GameError: nothing has changed if this is raised.
        """
        self._check_awaited("stage")
        is_first = self.state.stage == 0
        if is_first == (starter is None):
            raise DealError(f"the first stage, and only the first, has a starter, got {quoted(starter)}")
        buffer = np.zeros(DEAL_SIZE, np.int8)
        buffer[0] = self.check_seat(starter) if is_first else 0
        buffer[1] = self._find_way(magic)
        self._put_landscapes(buffer[DEAL_LANDSCAPES:], landscapes, self.state.lands)
        if len(packs) != 2:
            raise DealError(f"there are two packs, got {len(packs)}")
        for seat, pack in enumerate(packs):
            self._put_kinds(buffer[DEAL_PACKS + MAX_DECK * seat :], pack, self.state.deck)
        self._make_deal(buffer)

    def deal_pack(self, cards: Sequence[str]) -> None:
        """Give the seat that draws its shuffled discards as a new pack, top first.

        :raises GameError: nothing has changed if this is raised.
        """
        self._check_awaited("pack")
        buffer = np.zeros(DEAL_SIZE, np.int8)
        self._put_kinds(buffer, cards, self.state.discards[self.state.to_act])
        self._make_deal(buffer)

    def deal_landscapes(self, cards: Sequence[str]) -> None:
        """Make the shuffled removed landscapes the new landscape pack, top first and in the orientation as drawn.

        :raises GameError: nothing has changed if this is raised.
        """
        self._check_awaited("landscapes")
        buffer = np.zeros(DEAL_SIZE, np.int8)
        self._put_landscapes(buffer, cards, self.state.removed)
        self._make_deal(buffer)

    def _check_awaited(self, what: str) -> None:
        if self.awaited != what:
            awaited = f"{self.awaited} is awaited" if self.awaited else "nothing is awaited"
            raise DealError(f"{what} cannot be dealt in {self.position()!r}: {awaited}")

    def _ways(self) -> list[str]:
        return [f"{SYMBOLS[a]}+{SYMBOLS[b]}" for a, b in self.state.ways[: self.state.way_count]]

    def _find_way(self, magic: str) -> int:
        ways = self._ways()
        if magic not in ways:
            raise DealError(f"the magic way is one of {', '.join(ways)}, got {quoted(magic)}")
        return ways.index(magic)

    def _put_kinds(self, buffer: Any, cards: Sequence[str], counts: Any) -> None:
        kinds = [parse_kind(card) for card in cards]
        if (np.bincount(kinds, minlength=KIND_COUNT) != counts).any():
            raise DealError(f"{quoted(list(cards))} is not {kind_list(counts)} in some order")
        buffer[: len(kinds)] = kinds

    def _put_landscapes(self, buffer: Any, cards: Sequence[str], counts: Any) -> None:
        lands = [parse_land(card) for card in cards]
        if (np.bincount([sorted_card(card) for card in lands], minlength=LAND_CODES) != counts).any():
            raise DealError(f"{quoted(list(cards))} are not the landscape cards to be shuffled")
        buffer[: len(lands)] = lands

    def shuffled_deal(self, chance: Shuffle) -> NDArray[np.int8]:
        state = self.state
        deal = np.zeros(DEAL_SIZE, np.int8)
        if state.awaited == PACK:
            _shuffle_kinds(chance, state.discards[state.to_act], deal)
        elif state.awaited != STAGE:
            _shuffle_landscapes(chance, state.removed, deal)
        else:
            deal[0] = chance.below(2) if state.stage == 0 else 0
            deal[1] = self._find_way(chance.shuffle(self._ways())[0])
            _shuffle_landscapes(chance, state.lands, deal[DEAL_LANDSCAPES:])
            for seat in range(2):
                _shuffle_kinds(chance, state.deck, deal[DEAL_PACKS + MAX_DECK * seat :])
        return deal

    def deal_from_record(self, section: Section) -> None:
        if self.awaited == "pack":
            section.only("pack", "actions", "scores")
            with section.errors_at("pack"):
                self.deal_pack(section.items("pack", str))
        elif self.awaited == "landscapes":
            section.only("landscapes", "actions", "scores")
            with section.errors_at("landscapes"):
                self.deal_landscapes(section.items("landscapes", str))
        else:
            self._deal_stage_from_record(section)

    def _deal_stage_from_record(self, section: Section) -> None:
        is_first = self.state.stage == 0
        section.only(*(["starter"] if is_first else []), "magic", "landscapes", "pack_0", "pack_1", "actions", "scores")
        starter = section.value("starter", int) if is_first else None
        with section.errors_at("starter"):
            self.check_seat(starter)
        packs = [section.items(f"pack_{seat}", str) for seat in range(2)]
        for seat in range(2):
            with section.errors_at(f"pack_{seat}"):
                self._put_kinds(np.zeros(DEAL_SIZE), packs[seat], self.state.deck)
        magic = section.value("magic", str)
        with section.errors_at("magic"):
            self._find_way(magic)
        with section.errors_at("landscapes"):
            self.deal_stage(section.items("landscapes", str), packs, magic, starter=starter)

    # Text for people.

    @classmethod
    def public_text(cls, action: int) -> str:
        text = cls.action_text(action)
        # R5, R12: cards on the pile lie face down.
        return text.partition(" ")[0] if text.startswith(("pile ", "next ")) else text

    @property
    def is_reversible(self) -> bool:
        return bool(self.states["phase"][0] in (TARGET, SECOND))

    def position(self) -> str:
        return position_text(self.state)

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def stone(self) -> tuple[int, int] | None:
        """Lane and space of the stone, if it is on the path."""
        return _stone(self.state)

    def truth(self) -> dict[str, Any]:
        return self._board() | self._cards() | self._counters() | self._due()

    def _board(self) -> dict[str, Any]:
        state = self.state
        return {
            "path": [land_text(card) for card in state.path[: state.path_size]],
            "ravens": state.ravens.tolist(),
            "stone": list(self.stone) if self.stone else None,
            "magic": [SYMBOLS[symbol] for symbol in state.symbols],
        }

    def _cards(self) -> dict[str, Any]:
        state, seats = self.state, range(2)
        return {
            "magic_cards": [kind_list(state.magic[seat]) for seat in seats],
            "hands": [kind_list(hand_counts(state.hands[seat])) for seat in seats],
            "piles": [[KINDS[kind] for kind in state.piles[seat, : state.pile_sizes[seat]]] for seat in seats],
            "packs": [[KINDS[kind] for kind in state.packs[seat, : state.pack_sizes[seat]][::-1]] for seat in seats],
            "discards": [kind_list(state.discards[seat]) for seat in seats],
            "landscapes": [land_text(card) for card in state.landscapes[: state.land_size][::-1]],
            "removed": land_list(state.removed),
        }

    def _counters(self) -> dict[str, Any]:
        state = self.state
        return {
            "plays": state.plays.tolist(),
            "laid": int(state.laid),
            "scores": list(self.scores),
            "turn": int(state.turn),
            "stage": int(state.stage),
            "scoreless": int(state.scoreless),
        }

    def _due(self) -> dict[str, Any]:
        """What only the phase gives a meaning to."""
        state = self.state
        due: dict[str, Any] = {}
        if state.phase == ORIENT:
            due["drawn"] = land_text(state.drawn)
        if state.phase in (TARGET, SECOND):
            due["effect"] = EFFECTS[state.effect]
        if state.phase == SECOND:
            due["first"] = int(state.first)
        if state.phase == ORDERING:
            due["ordered"] = int(state.ordered)
        return due

    def __str__(self) -> str:
        state = self.state
        heading = f"Odins Raben · stage {state.stage} · turn {state.turn} · {self.phase}"
        if not state.stage:
            return heading
        lines = [heading]
        for lane in range(2):
            cells = [f" {land_text(state.path[card])[lane]} " for card in range(state.path_size)]
            if self.stone and self.stone[0] == lane:
                cells[self.stone[1] - 1] = cells[self.stone[1] - 1].replace(" ", "*")
            start = ">" if state.ravens[lane] == 0 else " "
            if state.ravens[lane]:
                cells[state.ravens[lane] - 1] = f"[{cells[state.ravens[lane] - 1][1]}]"
            lines.append(f"  {RAVENS[lane]}  {start}{''.join(cells)}")
        lines.append(f"  magic way {SYMBOLS[state.symbols[0]]}+{SYMBOLS[state.symbols[1]]}")
        for seat, hand in enumerate(self.truth()["hands"]):
            mark = ">" if seat == self.to_act else " "
            lines.append(
                f"{mark} seat {seat}  {self.scores[seat]:>3} points  {' '.join(hand)}  pile {state.pile_sizes[seat]}"
            )
        if self.is_over:
            lines.append(f"  won by {game.seats_text(self.winners)}")
        return "\n".join(line.rstrip() for line in lines)


def _shuffle_kinds(chance: Shuffle, counts: Any, out: NDArray[np.int8]) -> None:
    """Write *counts* cards of each kind into *out*, in an order drawn from *chance*."""
    cards = chance.shuffle(kind_list(counts))
    out[: len(cards)] = [parse_kind(card) for card in cards]


def _shuffle_landscapes(chance: Shuffle, counts: Any, out: NDArray[np.int8]) -> None:
    """The same for landscape cards, each turned at random from the orientation with its letters in order."""
    cards = chance.shuffle("".join(sorted(card)) for card in land_list(counts))
    out[: len(cards)] = [parse_land(card[::-1] if chance.below(2) else card) for card in cards]


def _stone(seen: Record) -> tuple[int, int] | None:
    return (int(seen.stone_lane), int(seen.stone_space)) if seen.stone_space else None
