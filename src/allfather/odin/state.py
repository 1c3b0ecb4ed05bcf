"""The whole truth of a game of ODIN as one record, and the options a game is played with."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal

import numpy as np

from allfather.core import options
from allfather.core.compiling import Record, new_record
from allfather.core.options import Choice, Number, Switch, option

PLAYER_COUNTS = range(2, 7)
MAX_PLAYERS = 6
MAX_LIMIT = 1_000_000
ONE_HAND = 1
"""As a limit: every hand gives somebody a point, so a limit of 1 *is* a single hand (O16)."""

PLAY, TAKE_ONE, DEAL, FINISHED = range(4)
"""Phases: lay or pass · choose a card of the beaten set · between hands · over."""
PHASES = ("play", "take", "deal", "over")

OPENERS = ("left", "winner")
OPENER_WINNER = OPENERS.index("winner")
WHOLE_HANDS = ("optional", "forced")
WHOLE_HAND_FORCED = WHOLE_HANDS.index("forced")


@dataclass(frozen=True, slots=True)
class Options(options.Options):
    """What a table may choose before the game.

    :raises OptionError: if a value is not allowed.
    """

    title: ClassVar[str] = "ODIN"

    limit: int = option(
        15,
        Number(
            least=1,
            most=MAX_LIMIT,
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
    ("known", np.int64, MAX_PLAYERS),  # of each hand, the cards that everybody saw being taken (O17)
    ("middle", np.int64),
    ("beaten", np.int64),  # while a card of it is to be taken, else 0
    ("discards", np.int64),
    ("pack", np.int64),  # the cards of this game: 54, or 36 for two players (O2); 0 before the first deal
    ("scores", np.int32, MAX_PLAYERS),
    ("hand_number", np.int32),  # 0 before the first deal
    ("varied", np.int16, MAX_PLAYERS),  # traits that the unknown cards of a hand do not all share (O19)
    ("players", np.int8),
    ("phase", np.int8),
    ("to_act", np.int8),
    ("owner", np.int8),  # who laid the middle; means nothing while there is none
    ("opener", np.int8),  # who opened this hand; -1 before the first deal
    *Options.state_fields(),
]
"""What everybody may know (O17)."""

STATE = np.dtype([("hands", np.int64, MAX_PLAYERS), ("rng", np.uint64), *PUBLIC], align=True)
"""The whole truth."""

VIEW = np.dtype([("hand", np.int64), ("sizes", np.int8, MAX_PLAYERS), ("seat", np.int8), *PUBLIC], align=True)
"""What one seat may know; without a hand of its own, a spectator."""

DEAL_SIZE = 55
"""A deal: the opener (first hand only), then the cards of the pack in order, nine to each seat, the rest set aside."""


def new_state(players: int, chosen: Options) -> tuple[Record, Options]:
    """A game that awaits its first deal; three and more players have all colours."""
    settled = replace(chosen, all_colours=chosen.all_colours or players > 2)
    state = new_record(STATE)
    state.players = players
    state.phase = DEAL
    state.opener = -1
    settled.write(state)
    return state, settled
