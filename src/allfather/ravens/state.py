"""The whole truth of a game of Odins Raben as one record, and the options a game is played with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from allfather.core import options
from allfather.core.compiling import Record, new_record
from allfather.core.options import Switch, Text, option
from allfather.ravens.cards import MAX_DECK, MAX_PATH, MAX_WAYS
from allfather.ravens.components import Components, given_components, parse_components

PLAYER_COUNTS = range(2, 3)
HAND = 5
PLAYS = 3
"""Cards a seat may play from hand in a turn, and as many from the pile (R4)."""
MAX_LAID = 3
PATH = 9
GOAL = 12
TURN_LIMIT = 200

PLAY, TARGET, SECOND, ORDERING, EXTENDING, ORIENT, DEAL, FINISHED = range(8)
PHASES = ("play", "target", "second", "order", "extend", "orient", "deal", "over")

NOTHING, STAGE, PACK, LANDSCAPES = range(4)
"""What is awaited in phase ``deal``: a stage · a player's discard shuffled · the removed landscapes shuffled."""
AWAITED = (None, "stage", "pack", "landscapes")


@dataclass(frozen=True, slots=True)
class Options(options.Options):
    """What a table may choose before the game.

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
        Text(read=given_components, metavar="FILE", help="Which cards there are: standard, or a TOML file."),
    )
    """The name of the components, or all of them as text; see :mod:`allfather.ravens.components`."""

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
    ("magic", np.int8, (2, 9)),  # cards laid there, by seat and kind
    ("discards", np.int8, (2, 9)),
    ("removed", np.int8, 25),  # landscape cards, by the way round that names them
    ("hand_sizes", np.int8, 2),
    ("pile_sizes", np.int8, 2),
    ("pack_sizes", np.int8, 2),
    ("pack_most", np.int8, (2, 9)),  # no more of each kind are in a pack: what it was shuffled from (R25)
    ("land_size", np.int8),  # cards in the landscape pack
    ("bottom_size", np.int8),  # of those, the lowest that everybody saw being put there (R1)
    ("drawn_known", np.int8),  # whether the card that is to be laid was one of those
    ("plays", np.int8, 2),  # cards played this turn from hand, from the pile
    ("laid", np.int8),  # landscape cards laid this turn
    ("to_lay", np.int8),  # landscape cards still to lay for what was chosen
    ("extending", np.int8),  # the plays of this turn are over
    ("effect", np.int8),  # chosen, while its target is not
    ("first", np.int8),  # card to swap, while the other is not chosen
    ("ordered", np.int8),  # cards of the pile laid anew so far
    ("phase", np.int8),
    ("awaited", np.int8),
    ("to_act", np.int8),  # whose turn it is
    ("starter", np.int8),
    ("stage_winner", np.int8),  # of the stage that ended last; -1: none
    ("last_winner", np.int8),  # of the last stage that had one; -1: none yet
    ("deck", np.int8, 9),  # components: a player's cards by kind,
    ("lands", np.int8, 25),  # landscape cards by the way round that names them,
    ("ways", np.int8, (MAX_WAYS, 2)),  # and magic-way cards
    ("way_count", np.int8),
    *Options.state_fields(),
]
"""What everybody may know (R31)."""

STATE = np.dtype(
    [
        ("rng", np.uint64),
        ("hands", np.int64, 2),  # six bits for the number of each kind
        ("piles", np.int8, (2, MAX_DECK)),  # bottom first
        ("packs", np.int8, (2, MAX_DECK)),  # bottom first
        ("landscapes", np.int8, MAX_PATH),  # bottom first, each the way it will be drawn
        ("drawn", np.int8),  # the landscape card that is to be laid; -1: none
        *PUBLIC,
    ],
    align=True,
)
"""The whole truth."""

VIEW = np.dtype(
    [
        ("hand", np.int8, 9),
        ("pile", np.int8, MAX_DECK),
        ("bottom", np.int8, MAX_PATH),  # the known lowest cards of the landscape pack, lowest first
        ("drawn", np.int8),
        ("seat", np.int8),
        *PUBLIC,
    ],
    align=True,
)
"""What one seat may know; without a hand of its own, a spectator."""

DEAL_SIZE = 2 + MAX_PATH + 2 * MAX_DECK
"""A stage: starter (first stage only), magic-way card, landscape pack, packs of the seats, each from the top down.
Something shuffled: its cards from the top down."""
DEAL_LANDSCAPES = 2
DEAL_PACKS = 2 + MAX_PATH


def new_state(players: int, chosen: Options) -> tuple[Record, Options]:
    """A game that awaits its first stage."""
    assert players == 2
    state = new_record(STATE)
    state.players = players
    state.phase, state.awaited = DEAL, STAGE
    state.starter = state.stage_winner = state.last_winner = state.drawn = -1
    chosen.write(state)
    write_components(state, parse_components(chosen.components))
    return state, chosen


def write_components(state: Record, components: Components) -> None:
    """Put the cards there are into the record."""
    state.deck[:] = components.player
    state.lands[:] = components.landscapes
    state.way_count = len(components.ways)
    state.ways[: len(components.ways)] = components.ways
