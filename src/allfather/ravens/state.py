"""The full state of a game of Odins Raben as one record, and the options of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from allfather.core import options
from allfather.core.compiling import Record, new_record
from allfather.core.options import Number, Switch, Text, option
from allfather.ravens.cards import KIND_COUNT, LAND_CODES, MAX_DECK, MAX_PATH, MAX_WAYS
from allfather.ravens.components import Components, given_components, parse_components

PLAYER_COUNTS = range(2, 3)
HAND = 5
"""Cards in hand at the start of a turn (R4)."""
PLAYS = 3
"""Cards that a seat may play from hand in a turn, and as many from the pile (R4)."""
MAX_LAID = 3
"""Landscape cards that may be laid in a turn (R22)."""
PATH = 9
"""Cards of the path at the start of a stage (R1)."""
GOAL = 12
"""Points that end the game (R28)."""
TURN_LIMIT = 200
"""Turns after which a stage ends (R30)."""
BEHIND = 2
"""Cards that stay behind a raven when the path is trimmed (R32)."""
SCORELESS_LIMIT = 20
"""Stages in a row without a point after which the game ends (R33)."""

PLAY, TARGET, SECOND, ORDERING, EXTENDING, ORIENT, DEAL, FINISHED = range(8)
PHASES = ("play", "target", "second", "order", "extend", "orient", "deal", "over")
DECISIONS = (PLAY, TARGET, SECOND, ORDERING, EXTENDING, ORIENT)
"""The phases in which a seat is to act."""

NOTHING, STAGE, PACK, LANDSCAPES = range(4)
"""What is awaited in phase ``deal``: a stage · the shuffled discards of a player · the shuffled removed landscapes."""
AWAITED = (None, "stage", "pack", "landscapes")


@dataclass(frozen=True, slots=True)
class Options(options.Options):
    """The options of a game of Odins Raben.

    :raises OptionError: if a value is not allowed.
    """

    title: ClassVar[str] = "Odins Raben"

    back_needs_two: bool = option(
        True, Switch(words=("-", "b"), help="The opponent's raven goes back only with two cards behind it.")
    )
    """R14."""
    protect_ravens: bool = option(True, Switch(words=("-", "r"), help="A card with a raven on it stays as it is."))
    """R18."""
    protect_stone: bool = option(True, Switch(words=("-", "s"), help="A card with the stone on it stays as it is."))
    """R18."""
    components: str = option(
        "standard",
        Text(
            read=given_components,
            metavar="CARDS",
            help="The cards of the game: standard, a TOML file, or a text such as 'MF9 / M9 raven2 / Odin+M'.",
        ),
    )
    """``standard``, or all cards as text; see :mod:`allfather.ravens.components`."""
    longest_path: int = option(
        16,
        Number(
            least=0,
            most=MAX_PATH,
            metavar="CARDS",
            help="A longer path loses its first cards once both ravens have passed them; 0: never.",
        ),
    )
    """R32."""

    def __post_init__(self) -> None:
        options.Options.__post_init__(self)
        object.__setattr__(self, "components", parse_components(self.components).text())


PUBLIC: list[tuple[Any, ...]] = [
    ("scores", np.int32, 2),
    ("players", np.int8),  # always two
    ("stage", np.int32),  # 0 before the first
    ("turn", np.int32),  # of the stage, from 1
    ("path", np.int8, MAX_PATH),
    ("path_size", np.int8),
    ("ravens", np.int8, 2),
    ("stone_lane", np.int8),
    ("stone_space", np.int8),  # 0: off the path
    ("symbols", np.int8, 2),  # of the magic way
    ("magic", np.int8, (2, KIND_COUNT)),  # cards on the magic way, by seat and kind
    ("discards", np.int8, (2, KIND_COUNT)),
    ("removed", np.int8, LAND_CODES),  # landscape cards, by code in canonical orientation
    ("hand_sizes", np.int8, 2),
    ("pile_sizes", np.int8, 2),
    ("pack_sizes", np.int8, 2),
    ("pack_most", np.int8, (2, KIND_COUNT)),  # at most so many of each kind: what a pack was shuffled from (R25)
    ("land_size", np.int8),  # cards in the landscape pack
    ("bottom_size", np.int8),  # cards at its bottom that everybody saw being put there (R1, R32)
    ("drawn_known", np.int8),  # whether the card to be laid was one of those
    ("plays", np.int8, 2),  # cards played this turn from hand, from the pile
    ("laid", np.int8),  # landscape cards laid this turn
    ("to_lay", np.int8),  # landscape cards still to be laid for an effect or the extension
    ("extending", np.int8),  # 1 once the plays of this turn are over and the path is extended
    ("effect", np.int8),  # the effect whose target is to be chosen
    ("first", np.int8),  # the first card of a swap, while the second is to be chosen
    ("ordered", np.int8),  # cards placed so far while a pile is being ordered
    ("phase", np.int8),
    ("awaited", np.int8),
    ("to_act", np.int8),  # whose turn it is
    ("starter", np.int8),
    ("stage_winner", np.int8),  # of the stage that ended last; -1: none
    ("last_winner", np.int8),  # of the last stage that had one; -1: none yet
    ("scoreless", np.int8),  # stages in a row, up to now, in which nobody scored a point
    ("deck", np.int8, KIND_COUNT),  # components: a player's cards by kind,
    ("lands", np.int8, LAND_CODES),  # landscape cards by code in canonical orientation,
    ("ways", np.int8, (MAX_WAYS, 2)),  # and magic-way cards
    ("way_count", np.int8),
    *Options.state_fields(),
]
"""The fields that everybody may know (R31)."""

STATE = np.dtype(
    [
        ("rng", np.uint64),
        ("hands", np.int64, 2),  # six bits for the number of each kind
        ("piles", np.int8, (2, MAX_DECK)),  # bottom first
        ("packs", np.int8, (2, MAX_DECK)),  # bottom first
        ("landscapes", np.int8, MAX_PATH),  # bottom first, each in its orientation as drawn
        ("drawn", np.int8),  # the landscape card to be laid; -1: none
        *PUBLIC,
    ],
    align=True,
)
"""The full state, hidden cards included."""

VIEW = np.dtype(
    [
        ("hand", np.int8, KIND_COUNT),
        ("unseen", np.int8, (2, KIND_COUNT)),  # cards of each seat whose place this seat cannot know
        ("pile", np.int8, MAX_DECK),
        ("bottom", np.int8, MAX_PATH),  # the known cards at the bottom of the landscape pack, bottom first
        ("drawn", np.int8),
        ("seat", np.int8),
        *PUBLIC,
    ],
    align=True,
)
"""What one seat may know; a spectator has no hand and no pile."""

DEAL_SIZE = 2 + MAX_PATH + 2 * MAX_DECK
"""A stage: starter (first stage only), magic-way card, landscape pack, packs of both seats, each top first.
A reshuffled pack: its cards, top first."""
DEAL_LANDSCAPES = 2
DEAL_PACKS = 2 + MAX_PATH


def new_state(players: int, chosen: Options) -> tuple[Record, Options]:
    """A state that awaits its first stage, and the options."""
    assert players == 2
    state = new_record(STATE)
    state.players = players
    state.phase, state.awaited = DEAL, STAGE
    state.starter = state.stage_winner = state.last_winner = state.drawn = -1
    chosen.write(state)
    write_components(state, parse_components(chosen.components))
    return state, chosen


def write_components(state: Record, components: Components) -> None:
    """Store the components in the record."""
    state.deck[:] = components.player
    state.lands[:] = components.landscapes
    state.way_count = len(components.ways)
    state.ways[: len(components.ways)] = components.ways
