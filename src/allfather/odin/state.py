"""The whole truth of a game of ODIN as one record, and the options a game is played with."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from typing import Any, Literal

import numpy as np

from allfather.core.compiling import Record, new_record
from allfather.core.errors import OptionError

PLAYER_COUNTS = range(2, 7)
MAX_PLAYERS = 6
MAX_LIMIT = 1_000_000
ONE_HAND = 1
"""As a limit: every hand gives somebody a point, so a limit of 1 *is* a single hand (O16)."""

PLAY, TAKE_ONE, DEAL, FINISHED = range(4)
"""Phases: lay or pass · choose a card of the beaten set · between hands · over."""
PHASES = ("play", "take", "deal", "over")

OPENERS = ("left", "winner")
OPENER_WINNER = 1
WHOLE_HANDS = ("optional", "forced")
WHOLE_HAND_FORCED = 1

PUBLIC: list[tuple[Any, ...]] = [
    ("known", np.int64, MAX_PLAYERS),  # of each hand, the cards that everybody saw being taken (O17)
    ("middle", np.int64),
    ("beaten", np.int64),  # while a card of it is to be taken, else 0
    ("discards", np.int64),
    ("pack", np.int64),  # the cards of this game: 54, or 36 for two players (O2); 0 before the first deal
    ("scores", np.int32, MAX_PLAYERS),
    ("limit", np.int32),
    ("hand_number", np.int32),  # 0 before the first deal
    ("varied", np.int16, MAX_PLAYERS),  # traits that the unknown cards of a hand do not all share (O19)
    ("players", np.int8),
    ("phase", np.int8),
    ("to_act", np.int8),
    ("owner", np.int8),  # who laid the middle; means nothing while there is none
    ("opener", np.int8),  # who opened this hand; -1 before the first deal
    ("opener_rule", np.int8),
    ("whole_hand_rule", np.int8),
    ("all_colours", np.int8),
]
"""What everybody may know (O17)."""

STATE = np.dtype([("hands", np.int64, MAX_PLAYERS), ("rng", np.uint64), *PUBLIC], align=True)
"""The whole truth."""

VIEW = np.dtype([("hand", np.int64), ("sizes", np.int8, MAX_PLAYERS), ("seat", np.int8), *PUBLIC], align=True)
"""What one seat may know; without a hand of its own, a spectator."""

DEAL_SIZE = 55
"""A deal: the opener (first hand only), then the cards of the pack in order, nine to each seat, the rest set aside."""


def parse_limit(text: str) -> int:
    """Read a limit; whether it is a possible one is for :class:`Options` to say."""
    if text == "one-hand":
        return ONE_HAND
    if not text.lstrip("-").isdecimal():
        raise ValueError(f"expected a whole number or 'one-hand', got {text!r}")
    return int(text)


@dataclass(frozen=True, slots=True)
class Options:
    """What a table may choose before the game.

    :raises OptionError: if a value does not exist.
    """

    limit: int = field(
        default=15,
        metadata={"help": "Points that end the game.", "metavar": "POINTS|one-hand", "parse": parse_limit},
    )
    """Points that end the game (O15); 1 is a single hand."""
    opener: Literal["left", "winner"] = field(default="left", metadata={"help": "Who opens the next hand."})
    """Who opens the next hand (O14, O18)."""
    whole_hand: Literal["optional", "forced"] = field(
        default="optional", metadata={"help": "Whether a leader whose cards are all alike must lay them all."}
    )
    """Whether a leader whose cards are all alike must lay them all (O5, O19)."""
    all_colours: bool = field(default=False, metadata={"help": "Two players: play with all six colours."})
    """Two players only: play with all six colours (O2). Three and more always do."""

    def __post_init__(self) -> None:
        if isinstance(self.limit, bool) or not isinstance(self.limit, int) or not 1 <= self.limit <= MAX_LIMIT:
            raise OptionError(f"limit must be a whole number from 1 to {MAX_LIMIT}, got {self.limit!r}")
        if self.opener not in OPENERS:
            raise OptionError(f"opener must be 'left' or 'winner', got {self.opener!r}")
        if self.whole_hand not in WHOLE_HANDS:
            raise OptionError(f"whole_hand must be 'optional' or 'forced', got {self.whole_hand!r}")
        if not isinstance(self.all_colours, bool):
            raise OptionError(f"all_colours must be true or false, got {self.all_colours!r}")

    def to_dict(self) -> dict[str, Any]:
        """The options as they stand in records and traces, a single hand by its name."""
        return asdict(self) | {"limit": "one-hand" if self.limit == ONE_HAND else self.limit}

    @classmethod
    def from_dict(cls, values: dict[str, Any]) -> Options:
        """Read options as :meth:`to_dict` writes them; those left out have their default.

        :raises OptionError: if one has no such name or value.
        """
        if unknown := values.keys() - cls.__dataclass_fields__.keys():
            raise OptionError(f"ODIN has no option {min(unknown)!r}")
        given = dict(values)
        if given.get("limit") == "one-hand":
            given["limit"] = ONE_HAND
        return cls(**given)


def new_state(players: int, options: Options) -> tuple[Record, Options]:
    """A game that awaits its first deal; three and more players have all colours."""
    options = replace(options, all_colours=options.all_colours or players > 2)
    state = new_record(STATE)
    state.players = players
    state.phase = DEAL
    state.opener = -1
    state.limit = options.limit
    state.opener_rule = OPENERS.index(options.opener)
    state.whole_hand_rule = WHOLE_HANDS.index(options.whole_hand)
    state.all_colours = options.all_colours
    return state, options
