"""Perft files: counts of action sequences, for the compiled rules and for their slow twin."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from allfather import games, odin, ravens
from allfather.core.errors import OptionError
from allfather.sim.perft import perft, split
from tests.helpers.scale import INTERPRETED
from tests.twins.odin import OdinTwin
from tests.twins.ravens import Options as TwinOptions
from tests.twins.ravens import RavensTwin

FOLDER = Path(__file__).parents[1] / "perft"


@dataclass
class Case:
    game: str
    name: str
    position: str = ""
    counts: list[int] = field(default_factory=list)


def read(path: Path) -> Iterator[Case]:
    """Parse a perft file strictly: every line is a comment, empty, or a key and its value."""
    case = None
    for line in path.read_text(encoding="utf-8").splitlines():
        key, _, value = line.partition(" ")
        if key == "id":
            if case:
                yield case
            case = Case(path.stem, value.strip())
        elif key == "pos":
            assert case is not None
            case.position = value
        elif key == "perft":
            assert case is not None
            depth, count = map(int, value.split())
            assert depth == len(case.counts) + 1
            case.counts.append(count)
        else:
            assert re.fullmatch(r"(#.*)?", line), line
    assert case is not None
    yield case


CASES = [case for path in sorted(FOLDER.glob("*.perft")) for case in read(path)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.name}")
def test_counts(case: Case) -> None:
    game = games.find_game(case.game).from_position(case.position)

    for depth, count in enumerate(case.counts, 1):
        if count < 20_000 or not INTERPRETED:
            assert perft(game, depth) == count, f"depth {depth}"


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.name}")
def test_counts_by_the_twin(case: Case) -> None:
    twin: OdinTwin | RavensTwin
    if case.game == "odin":
        twin = odin_twin_at(odin.Game.from_position(case.position))
    else:
        twin = ravens_twin_at(ravens.Game.from_position(case.position))
    for depth, count in enumerate(case.counts, 1):
        if count < 3000:
            assert twin_perft(twin, depth) == count, f"depth {depth}"


def ravens_twin_at(game: ravens.Game) -> RavensTwin:
    """A twin put into the position of *game*."""
    options = game.options
    twin = RavensTwin(TwinOptions(options.back_needs_two, options.protect_ravens, options.protect_stone))
    for name, value in game.truth().items():
        setattr(twin, name, value)
    twin.stone = game.stone
    twin.phase, twin.active, twin.awaited = game.phase, int(game.state.to_act), None
    twin.to_lay, twin.plays_ended = int(game.state.to_lay), game.phase == "extend" or bool(game.state.extending)
    return twin


def odin_twin_at(game: odin.Game) -> OdinTwin:
    """A twin put into the position of *game*."""
    chosen, view, truth = game.options, game.view(), game.truth()
    twin = OdinTwin(
        game.players,
        limit=chosen.limit,
        opener=chosen.opener,
        whole_hand=chosen.whole_hand,
        colours=view.colours,
    )
    twin.hands = [set(hand) for hand in truth["hands"]]
    twin.middle, twin.beaten = frozenset(view.middle), frozenset(view.beaten)
    twin.discards, twin.undealt = set(truth["discards"]), frozenset(truth["undealt"])
    twin.owner, twin.to_act, twin.opener = view.owner, view.to_act, view.opener
    twin.phase, twin.scores, twin.hand_number = view.phase, list(view.scores), view.hand_number
    if view.owner is not None and view.to_act is not None and view.phase == "play":
        twin.passes = (view.to_act - view.owner - 1) % game.players
    return twin


def twin_perft(twin: OdinTwin | RavensTwin, depth: int) -> int:
    legal = twin.legal()
    if depth == 0 or not legal:
        return 1
    if depth == 1:
        return len(legal)
    lines = 0
    for action in legal:
        after = copy.deepcopy(twin)
        after.play(action)
        lines += twin_perft(after, depth - 1)
    return lines


def test_split_adds_up() -> None:
    game = odin.Game.from_position(CASES[0].position)

    assert split(game, 3) == {"R5": 2, "R9": 2, "R9 R5": 1}
    assert split(game, 0) == {}


def test_a_hand_that_is_over_counts_once() -> None:
    game = odin.Game.from_position(CASES[0].position)
    game.play("R9 R5")

    assert [perft(game, depth) for depth in range(3)] == [1, 1, 1]


@pytest.mark.parametrize("depth", [-1, 65, True, 1.0])
def test_depth_has_bounds(depth: int) -> None:
    with pytest.raises(OptionError, match="depth must be"):
        perft(odin.Game(2, seed=1), depth)
