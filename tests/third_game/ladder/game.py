"""Ladder as a Python object: how cards, actions, deals and positions are written."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from ladder import rules, telling
from ladder.state import (
    ACTIONS,
    COPIES,
    DEAL_SIZE,
    FINISHED,
    HAND,
    PASS,
    PHASES,
    PLAY,
    PLAYER_COUNTS,
    RANKS,
    STATE,
    VIEW,
    Options,
    new_state,
)
from numpy.typing import NDArray

from allfather.core import contract, game
from allfather.core.compiling import Record
from allfather.core.errors import DealError, NotationError, PositionError, quoted
from allfather.core.fairness import Shuffle
from allfather.core.records import Section

contract.implement(STATE, VIEW, rules, telling)

PACK = [str(rank) for rank in range(1, RANKS + 1) for _ in range(COPIES)]
_CARDS = r"[1-9]{1,18}|-"
_POSITION = re.compile(
    rf"(?P<hands>(?:{_CARDS})(?:/(?:{_CARDS})){{1,2}}) (?P<played>{_CARDS}) (?P<phase>play|deal|over) (?P<to_act>[0-2])"
    rf" (?P<owner>[0-2]) (?P<top>\d) (?P<scores>\d(?:/\d){{1,2}}) (?P<hand_number>\d{{1,3}}) (?P<goal>\d)",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or a spectator, may know."""

    seat: int | None
    players: int
    options: Options
    phase: str
    to_act: int | None
    hand: tuple[str, ...]
    sizes: tuple[int, ...]
    middle: str | None
    """The card to beat."""
    owner: int | None
    played: tuple[str, ...]
    scores: tuple[int, ...]
    hand_number: int
    legal: tuple[str, ...]


def cards_of(counts: Any) -> tuple[str, ...]:
    return tuple(str(rank) for rank, count in enumerate(counts.tolist(), 1) for _ in range(count))


def cards_text(counts: Any) -> str:
    return "".join(cards_of(counts)) or "-"


def counts_of(text: str) -> NDArray[np.int64]:
    return np.bincount([int(rank) - 1 for rank in text.strip("-")], minlength=RANKS)


def position_text(state: Record) -> str:
    seats = range(state.players)
    parts = [
        "/".join(cards_text(state.hands[seat]) for seat in seats),
        cards_text(state.played),
        PHASES[state.phase],
        *(str(state[name]) for name in ("to_act", "owner", "top")),
        "/".join(str(state.scores[seat]) for seat in seats),
        str(state.hand_number),
        *Options.words_of(state),
    ]
    return " ".join(parts)


def parse_position(text: str) -> tuple[Record, Options]:
    match = _POSITION.fullmatch(text)
    if match is None:
        raise NotationError(f"not a position of Ladder: {quoted(text)}")
    hands, scores = match["hands"].split("/"), match["scores"].split("/")
    state, options = new_state(len(hands), Options.from_words([match["goal"]]))
    if len(scores) != len(hands):
        raise NotationError(f"not as many scores as hands in {text!r}")
    for seat, hand in enumerate(hands):
        state.hands[seat] = counts_of(hand)
        state.scores[seat] = int(scores[seat])
    state.played[:] = counts_of(match["played"])
    state.phase = PHASES.index(match["phase"])
    for name in ("to_act", "owner", "top", "hand_number"):
        state[name] = int(match[name])
    if position_text(state) != text:
        raise PositionError(f"not a possible position: {text!r}: it is written {position_text(state)!r}")
    if reason := impossible(state):
        raise PositionError(f"not a possible position: {text!r}: {reason}")
    return state, options


def impossible(state: Record) -> str:
    """Why this state cannot arise in a game, or an empty string."""
    if max(state.to_act, state.owner) >= state.players:
        return "there is no such seat"
    if state.hand_number == 0:
        fresh = new_state(state.players, Options(int(state.goal)))[0]
        return "" if state.tobytes() == fresh.tobytes() else "nothing happens before the first deal"
    sizes = [rules.hand_size(state, seat) for seat in range(state.players)]
    is_played = state.phase == PLAY
    if (state.hands.sum(axis=0) + state.played > COPIES).any():
        return "there are too many cards of a rank"
    if max(sizes) > HAND or sum(sizes) + state.played.sum() != HAND * state.players:
        return f"{HAND} cards are dealt to each"
    if state.top and not state.played[state.top - 1]:
        return "the card to beat was not played"
    if (state.to_act == state.owner) == (is_played and state.top > 0):
        return "the last to play leads, unless somebody can beat the card"
    if sizes.count(0) != (not is_played) or (sizes[state.owner] == 0) == is_played:
        return "a hand is played until its winner is out"
    if state.scores.sum() != state.hand_number - is_played or (not is_played and not state.scores[state.owner]):
        return "every hand is won once"
    if (max(state.scores) >= state.goal) != (state.phase == FINISHED):
        return "the game is over when somebody has won enough hands"
    return ""


class Game(game.Game[Options, View]):
    """A game of Ladder."""

    name = "ladder"
    title = "Ladder"
    rules_version = "ladder/1"
    options_type = Options
    player_counts = PLAYER_COUNTS
    default_players = 2
    actions = ACTIONS
    max_legal = ACTIONS
    deal_size = DEAL_SIZE
    encoded = rules.ENCODED
    horizon = 100
    state_type = STATE
    view_type = VIEW
    view_class = View
    view_shapes = telling.SHAPES
    own_fields = ("seat", "hand")
    reason_type = telling.REASON
    narrated_reasons = telling.REASONS
    ended_type = telling.ENDED
    narrated_endings = telling.ENDINGS
    dealt_type = telling.DEALT
    dealt_shapes = telling.DEALT_SHAPES

    new_state = staticmethod(new_state)
    parse_position = staticmethod(parse_position)

    def position(self) -> str:
        return position_text(self.state)

    @staticmethod
    def action_text(action: int) -> str:
        return "pass" if action == PASS else str(action)

    @staticmethod
    def parse_action(text: str) -> int:
        if text == "pass":
            return PASS
        if not re.fullmatch("[1-9]", text):
            raise NotationError(f"expected 'pass' or a rank 1-9, got {quoted(text)}")
        return int(text)

    @property
    def is_reversible(self) -> bool:
        return False

    def deal(self, hands: Sequence[str], *, opener: int | None = None) -> None:
        """Deal the next hand; *opener* belongs to the first."""
        if len(hands) != self.players or not all(re.fullmatch(f"[1-9]{{{HAND}}}", hand) for hand in hands):
            raise DealError(f"a deal has {HAND} cards for each seat, got {quoted(list(hands))}")
        buffer = np.zeros(DEAL_SIZE, np.int8)
        dealt = [int(rank) for hand in hands for rank in hand]
        rest = list(map(int, PACK))
        for rank in dealt:
            if rank not in rest:
                raise DealError(f"too many cards of rank {rank}: {quoted(list(hands))}")
            rest.remove(rank)
        buffer[0] = self.check_seat(opener) if self.state.hand_number == 0 else 0
        buffer[1:] = dealt + rest
        self._make_deal(buffer)

    def shuffled_deal(self, chance: Shuffle) -> NDArray[np.int8]:
        opener = chance.below(self.players) if self.state.hand_number == 0 else 0
        return np.array([opener, *map(int, chance.shuffle(PACK))], np.int8)

    def deal_from_record(self, section: Section) -> None:
        is_first = self.state.hand_number == 0
        section.only(*(["opener"] if is_first else []), "hands", "actions", "scores")
        opener = section.value("opener", int) if is_first else None
        with section.errors_at("hands"):
            self.deal(section.items("hands", str), opener=opener)

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    def truth(self) -> dict[str, Any]:
        hands = [list(cards_of(self.state.hands[seat])) for seat in range(self.players)]
        return {"hands": hands, "top": int(self.state.top), "scores": list(self.scores)}

    def __str__(self) -> str:
        lines = [f"Ladder · hand {self.state.hand_number} · {self.phase} · top {self.state.top or '-'}"]
        for seat in range(self.players):
            mark = ">" if seat == self.to_act else " "
            lines.append(f"{mark} seat {seat}  {self.scores[seat]} won  {' '.join(cards_of(self.state.hands[seat]))}")
        return "\n".join(line.rstrip() for line in lines)
