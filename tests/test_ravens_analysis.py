"""The simulations behind ``docs/ravens-analysis.md`` count what they say they count."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from benchmarks.ravens_analysis.__main__ import main
from benchmarks.ravens_analysis.pictures import draw
from benchmarks.ravens_analysis.simulation import (
    COLUMNS,
    EAGER,
    ENDED,
    ENDINGS,
    LIMIT,
    MAGIC_WAY,
    RACE,
    RANDOM,
    STAGES,
    TURNS,
    Played,
    first_stages,
    whole_games,
)
from benchmarks.ravens_analysis.statistics import ALL_BANS, Estimate, Worth, estimate, per_stage, worth
from click.testing import CliRunner

from allfather import ravens, sim
from allfather.ravens.cards import EFFECTS, LAND_REMOVE, RAVEN_ON
from allfather.ravens.state import GOAL, TURN_LIMIT
from tests.helpers.scale import INTERPRETED, scaled

DOCUMENT = Path(__file__).parents[1] / "docs" / "ravens-analysis.md"


@pytest.fixture(scope="module")
def both() -> list[Played]:
    return [whole_games(RANDOM, scaled(300, 2), 1), whole_games(EAGER, scaled(600, 2), 1)]


def test_the_ways_to_end_add_up_to_the_stages(both: list[Played]) -> None:
    for played in both:
        ways = played.rows[:, ENDED : ENDED + len(ENDINGS)]

        assert (ways.sum(axis=1) == played.rows[:, STAGES]).all()
        assert played.lengths.sum() == played.stages
        assert played.lengths @ np.arange(TURN_LIMIT + 1) == played.rows[:, TURNS].sum()
        assert played.lengths[TURN_LIMIT] >= ways[:, LIMIT].sum()
        assert (played.rows[:, RACE] + played.rows[:, MAGIC_WAY] >= GOAL).all()


def test_random_play_is_that_of_simulations(both: list[Played]) -> None:
    """The same deals and actions as ``sim.play``: all points of a game are race or magic way."""
    games = len(both[RANDOM].rows)
    scores = sim.play(ravens.Game(), games, seed=1, progress=False).scores

    assert (both[RANDOM].rows[:, [RACE, MAGIC_WAY]].sum(axis=1) == scores.sum(axis=1)).all()


def test_the_same_seed_gives_the_same_games(both: list[Played]) -> None:
    games = len(both[EAGER].rows)

    assert (whole_games(EAGER, games, 1).rows == both[EAGER].rows).all()
    assert (whole_games(EAGER, games, 2).rows != both[EAGER].rows).any()


@pytest.mark.parametrize("banned", [1 << RAVEN_ON, 1 << LAND_REMOVE, 0b11111111])
def test_a_banned_effect_is_never_used_by_that_seat(banned: int) -> None:
    for player, games in ((RANDOM, scaled(100, 1)), (EAGER, scaled(500, 3))):
        _, uses = first_stages([(player, banned), (player, 0)], games, 3)
        effects = [effect for effect in range(len(EFFECTS)) if banned >> effect & 1]

        assert uses[:, 0, effects].sum() == 0
        assert INTERPRETED or (uses[:, 1, effects].sum(axis=0) > 0).all()


def test_banning_nothing_costs_nothing() -> None:
    wins, points = worth(0, scaled(100, 2), 4)

    assert (wins, points) == (Estimate(0, 0), Estimate(0, 0))


@pytest.mark.skipif(INTERPRETED, reason="many stages")
def test_the_eager_player_beats_the_random_one_and_effects_help_it() -> None:
    rows, _ = first_stages([(EAGER, 0), (RANDOM, 0)], 400, 5)
    wins, points = worth(0b11111111, 400, 5)

    assert rows[:, 0].mean() / 2 > 0.9
    assert wins.mean > wins.half
    assert points.mean > points.half


def test_an_estimate_over_games() -> None:
    rows = np.zeros((4, COLUMNS), np.int64)
    rows[:, STAGES] = [1, 2, 1, 2]
    played = Played(rows, np.zeros((4, 2, 8), np.int64), np.zeros(TURN_LIMIT + 1, np.int64))

    assert per_stage(played, np.array([3, 6, 3, 6])) == Estimate(3, 0)
    assert per_stage(played, np.array([1, 0, 1, 0])).mean == pytest.approx(1 / 3)
    assert estimate(np.array([0, 1, 0, 1])).half == pytest.approx(1.96 * np.sqrt(1 / 12))


@pytest.mark.skipif(INTERPRETED, reason="many stages")
def test_the_command_prints_the_tables_of_the_document() -> None:
    result = CliRunner().invoke(main, ["--games", "50"])
    text = DOCUMENT.read_text(encoding="utf-8")

    assert result.exit_code == 0
    for line in result.stdout.splitlines():
        assert re.search(rf"^{re.escape(line.split(' | ')[0])}( |$)", text, re.MULTILINE) or not line, line


def test_the_pictures_can_be_drawn(both: list[Played], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    worths = [Worth(name, Estimate(1, 0.1), Estimate(0.02, 0.01), Estimate(0.1, 0.1)) for name, _ in ALL_BANS]
    draw(both, worths, tmp_path)

    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["ravens-effects.svg", "ravens-endings.svg", "ravens-length.svg"]
    assert all(f"](pictures/{name})" in DOCUMENT.read_text(encoding="utf-8") for name in names)
