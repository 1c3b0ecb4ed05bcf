"""All executors play the same games."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest

from allfather import arena, odin
from allfather.arena.executors import check_cluster
from allfather.arena.extras import need
from allfather.arena.run import run_plan
from allfather.core.errors import OptionError
from tests.helpers.arena import BOTS, install_bots, same_games, small_plan, without_times
from tests.helpers.environment import python_path
from tests.helpers.scale import INTERPRETED, scaled

SEARCHING = (*BOTS, "search:playouts=20") if not INTERPRETED else BOTS
PLAN = small_plan(3, scaled(12, 6), SEARCHING)


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("here")
    run_plan(PLAN, out=folder, engine="joblib", jobs=1)
    return folder


@pytest.fixture
def small_ray(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Ray on this machine only, regardless of the environment, and shut down afterwards."""
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    ray = pytest.importorskip("ray")
    yield
    assert not ray.is_initialized()


def test_processes_play_the_same_games(here: Path, tmp_path: Path) -> None:
    run_plan(PLAN, out=tmp_path, engine="joblib", jobs=2)

    assert without_times(tmp_path / "games.csv") == without_times(here / "games.csv")


# Ray gives itself thirty seconds to start, which may be too few on a busy machine.
@pytest.mark.flaky(reruns=3, only_rerun="timed out during startup")
@pytest.mark.usefixtures("small_ray")
def test_ray_plays_the_same_games(here: Path, tmp_path: Path) -> None:
    run_plan(PLAN, out=tmp_path, engine="ray", jobs=2)

    assert without_times(tmp_path / "games.csv") == without_times(here / "games.csv")


@pytest.mark.parametrize(("address", "asked"), [("", 0), ("auto", 0), ("ray://head:10001", 0), ("head:10001", 1)])
def test_only_a_plain_address_is_checked(address: str, asked: int, monkeypatch: pytest.MonkeyPatch) -> None:
    connect = Mock()
    monkeypatch.setattr(socket, "create_connection", connect)
    check_cluster(address)

    assert connect.call_count == asked


def test_a_cluster_that_does_not_answer_fails_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        check_cluster(address)
    monkeypatch.setenv("RAY_ADDRESS", address)
    with pytest.raises(OptionError, match=f"no cluster answers at RAY_ADDRESS {address}: "):
        run_plan(PLAN, out=None, engine="ray", jobs=1)


def test_without_a_folder_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    start = odin.Game(2, odin.Options(limit=1), seed=1)
    result = arena.run(start, ["greedy", "random"], 3, seed=5, jobs=1)

    assert list(tmp_path.iterdir()) == []
    assert len(result.games) == 4
    assert same_games(result.games) == same_games(arena.run(start, ["greedy", "random"], 4, seed=5, jobs=1).games)
    assert same_games(result.games) != same_games(arena.run(start, ["greedy", "random"], 4, seed=6, jobs=1).games)


@pytest.mark.parametrize(
    ("module", "engine", "words"),
    [
        ("joblib", "joblib", 'joblib is not installed: pip install "allfather[arena]"'),
        ("openskill", "joblib", 'openskill is not installed: pip install "allfather[arena]"'),
        ("matplotlib", "joblib", 'matplotlib is not installed: pip install "allfather[arena]"'),
        ("ray", "ray", 'ray is not installed: pip install "allfather[ray]"'),
    ],
)
def test_missing_packages_are_reported_before_a_game_is_played(
    module: str, engine: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(OptionError) as refusal:
        run_plan(PLAN, out=tmp_path / "out", engine=engine, jobs=1)

    assert str(refusal.value) == words
    assert not (tmp_path / "out").exists()


def test_a_submodule_is_looked_for_by_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(OptionError, match=r"^openskill is not installed"):
        need("openskill.models")


@pytest.mark.skipif(INTERPRETED, reason="the processes are the same")
def test_a_dead_worker_is_reported_in_one_sentence(tmp_path: Path) -> None:
    """The bot waits for a file before it kills its process, so that the first process survives."""
    bots = install_bots(tmp_path / "foreign")
    command = [
        sys.executable,
        "-m",
        "allfather.cli",
        "arena",
        "odin",
        "killer",
        "random",
        "--games",
        "40",
        "--jobs",
        "2",
    ]
    environment = os.environ | {"PYTHONPATH": python_path(bots), "KILLER": str(tmp_path / "out" / "games.csv")}
    done = subprocess.run(
        [*command, "--out", str(tmp_path / "out")], env=environment, capture_output=True, text=True, check=False
    )

    assert done.returncode == 1
    assert "Error: a bot has failed: a worker process died" in done.stderr
    assert "Traceback" not in done.stderr
