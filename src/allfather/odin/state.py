"""The full state of a game of ODIN as one record, and the options of a game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal

import numpy as np

from allfather.core import options
from allfather.core.compiling import Record, new_record
from allfather.core.options import Choice, Number, Switch, option
from allfather.odin.cards import CARDS

MAX_PLAYERS = 6
PLAYER_COUNTS = range(2, MAX_PLAYERS + 1)
MAX_LIMIT = 1_000_000
MAX_LIMIT_AT_TABLE = 500
"""Six random players need about 24,000 turns for as many points."""
ONE_HAND = 1
"""The limit for a single hand (O16): every hand gives somebody a point, so the first hand ends the game."""

PLAY, TAKE_ONE, DEAL, FINISHED = range(4)
"""Phases: lay or pass · take a card of the beaten set · between hands · over."""
PHASES = ("play", "take", "deal", "over")

OPENERS = ("left", "winner")
OPENER_WINNER = OPENERS.index("winner")
WHOLE_HANDS = ("optional", "forced")
WHOLE_HAND_FORCED = WHOLE_HANDS.index("forced")


@dataclass(frozen=True, slots=True)
class Options(options.Options):
    """The options of a game of ODIN.

    :raises OptionError: if a value is not allowed.
    """

    title: ClassVar[str] = "ODIN"

    limit: int = option(
        15,
        Number(
            least=1,
            most=MAX_LIMIT,
            most_at_table=MAX_LIMIT_AT_TABLE,
            names={"one-hand": ONE_HAND},
            metavar="POINTS|one-hand",
            help="Points that end the game.",
        ),
    )
    """Points that end the game (O15); 1 is a single hand."""
    opener: Literal["left", "winner"] = option(
        "left", Choice(choices=OPENERS, state_field="opener_rule", help="Who opens the next hand.")
    )
    """Who opens the next hand (O14, O18)."""
    whole_hand: Literal["optional", "forced"] = option(
        "optional",
        Choice(
            choices=WHOLE_HANDS,
            state_field="whole_hand_rule",
            help="Whether a leader whose cards are all alike must lay them all.",
        ),
    )
    """Whether a leader whose cards are all alike must lay them all (O5, O19)."""
    all_colours: bool = option(False, Switch(words=("four", "six"), help="Two players: play with all six colours."))
    """Two players only: play with all six colours (O2). Three and more always do."""


PUBLIC: list[tuple[Any, ...]] = [
    ("known", np.int64, MAX_PLAYERS),  # the cards of each hand that everybody saw being taken (O17)
    ("middle", np.int64),
    ("beaten", np.int64),  # the set to take a card from, else 0
    ("discards", np.int64),
    ("pack", np.int64),  # the cards of this game: all, or those of four colours (O2); 0 before the first deal
    ("scores", np.int32, MAX_PLAYERS),
    ("hand_number", np.int32),  # 0 before the first deal
    ("varied", np.int16, MAX_PLAYERS),  # traits that the unknown cards of a hand do not all share (O19)
    ("players", np.int8),
    ("phase", np.int8),
    ("to_act", np.int8),
    ("owner", np.int8),  # the seat that laid the middle; meaningless while there is none
    ("opener", np.int8),  # the seat that opened this hand; -1 before the first deal
    *Options.state_fields(),
]
"""The fields that everybody may know (O17)."""

STATE = np.dtype([("hands", np.int64, MAX_PLAYERS), ("rng", np.uint64), *PUBLIC], align=True)
"""The full state, hidden cards included."""

VIEW = np.dtype(
    [
        ("hand", np.int64),
        ("unseen", np.int64),  # the cards of the pack whose place the seat cannot know
        ("sizes", np.int8, MAX_PLAYERS),
        ("seat", np.int8),
        *PUBLIC,
    ],
    align=True,
)
"""What one seat may know; a spectator has no hand."""

DEAL_SIZE = 1 + CARDS
"""A deal: the opener (first hand only), then the pack: nine cards for each seat in turn, the rest set aside."""


def new_state(players: int, chosen: Options) -> tuple[Record, Options]:
    """A state that awaits its first deal, and the options; three or more players always have all colours."""
    settled = replace(chosen, all_colours=chosen.all_colours or players > 2)
    state = new_record(STATE)
    state.players = players
    state.phase = DEAL
    state.opener = -1
    settled.write(state)
    return state, settled
