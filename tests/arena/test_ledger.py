"""A stopped arena can be resumed: no written game is lost, and none is played twice."""

from __future__ import annotations

import csv
import json
import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from allfather.arena.executors import play_with_joblib
from allfather.arena.ledger import (
    CONFIGURATION,
    GAMES,
    Ledger,
    cells_of,
    columns,
    line_of,
    read_games,
    row_from,
    try_lock,
)
from allfather.arena.match import Played, play_game
from allfather.arena.run import run_plan
from allfather.core.errors import OptionError, RecordError
from tests.helpers.arena import made_up_game, made_up_plan, small_plan, without_times
from tests.helpers.scale import INTERPRETED, scaled

PLAN = small_plan(3, 12)


def run_here(folder: Path) -> None:
    run_plan(PLAN, out=folder, engine="joblib", jobs=1)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an arena that was never stopped."""
    folder = tmp_path_factory.mktemp("finished")
    run_here(folder)
    return folder


def start_again(folder: Path, content: bytes) -> None:
    """Resume in *folder* with this part of the games file."""
    folder.mkdir(exist_ok=True)
    configuration = (json.dumps(PLAN.to_dict(), indent=2) + "\n").encode()
    (folder / CONFIGURATION).write_bytes(configuration)
    (folder / GAMES).write_bytes(content)
    run_here(folder)


def test_the_file_has_every_game_in_order(finished: Path) -> None:
    rows = without_times(finished / GAMES)

    assert [int(row["game"]) for row in rows] == list(range(PLAN.games))
    assert rows[4]["pair"] == "greedy random"
    assert [rows[4][f"bot_{seat}"] for seat in range(3)] == ["greedy", "random", "greedy"]
    assert all(sum(float(row[f"share_{seat}"]) for seat in range(3)) == pytest.approx(1) for row in rows)
    assert {path.name for path in finished.iterdir()} == {CONFIGURATION, GAMES, "result.json", "picture.svg"}


def test_an_arena_cut_off_anywhere_ends_the_same(finished: Path, tmp_path: Path) -> None:
    """A kill leaves any number of bytes, in the middle of a line or not."""
    whole, wanted = (finished / GAMES).read_bytes(), without_times(finished / GAMES)
    header = whole.index(b"\n")
    rng = random.Random(1)
    cuts = [0, 1, header, header + 1, len(whole) - 1, len(whole)]
    cuts += [rng.randrange(len(whole)) for _ in range(20)]
    for number, cut in enumerate(rng.sample(cuts, scaled(len(cuts), 2))):
        folder = tmp_path / str(number)
        start_again(folder, whole[:cut])
        assert without_times(folder / GAMES) == wanted, cut


def test_only_missing_games_are_played(finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def play(plan: object, number: int) -> Played:
        played.append(number)
        return play_game(PLAN, number)

    monkeypatch.setattr("allfather.arena.executors.play_game", play)
    lines = (finished / GAMES).read_bytes().splitlines(keepends=True)
    start_again(tmp_path / "one", b"".join([*lines[:4], lines[9], lines[7][:-20]]))
    assert played == [3, 4, 5, 6, 7, 9, 10, 11]

    played.clear()
    start_again(tmp_path / "two", b"".join(lines))
    assert played == []


def test_rows_are_in_the_file_at_once(tmp_path: Path) -> None:
    with Ledger(tmp_path, PLAN) as ledger:
        for number, row in enumerate(play_with_joblib(PLAN, range(3), 1), 1):
            ledger.add(row)
            assert len((tmp_path / GAMES).read_bytes().splitlines()) == 1 + number


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (replace(PLAN, seed=4), "with seed 3 instead of 4"),
        (replace(PLAN, bots=("random", "greedy")), 'with bots ["greedy", "random"] instead of ["random", "greedy"]'),
        (replace(PLAN, deals=9), "with deals 2 instead of 9"),
    ],
)
def test_another_arena_is_not_mixed_in(finished: Path, other: object, words: str) -> None:
    before = (finished / GAMES).read_bytes()

    with pytest.raises(OptionError, match="contains another arena") as refusal:
        Ledger(finished, other)  # type: ignore[arg-type]

    assert words in str(refusal.value)
    assert (finished / GAMES).read_bytes() == before


def test_foreign_files_are_not_touched(tmp_path: Path) -> None:
    (tmp_path / GAMES).write_text("mine", encoding="utf-8")
    with pytest.raises(OptionError, match="contains other files"):
        Ledger(tmp_path, PLAN)
    (tmp_path / CONFIGURATION).write_text("also mine", encoding="utf-8")
    with pytest.raises(OptionError, match="contains another arena: choose"):
        Ledger(tmp_path, PLAN)

    assert (tmp_path / GAMES).read_text(encoding="utf-8") == "mine"
    assert (tmp_path / CONFIGURATION).read_text(encoding="utf-8") == "also mine"


def test_a_truncated_configuration_is_rewritten(tmp_path: Path) -> None:
    for size in (0, 1, 50):
        whole = (json.dumps(PLAN.to_dict(), indent=2) + "\n").encode()
        (tmp_path / CONFIGURATION).write_bytes(whole[:size])
        with Ledger(tmp_path, PLAN):
            assert (tmp_path / CONFIGURATION).read_bytes() == whole
        (tmp_path / GAMES).unlink()


@pytest.mark.parametrize(
    "damage",
    [
        lambda lines: [lines[0], lines[1].replace(b",0,", b",1,", 1), *lines[2:]],
        lambda lines: [lines[0], lines[1], lines[1]],
        lambda lines: [lines[0], lines[1][:30] + b"\n"],
        lambda lines: [lines[0], lines[1].replace(b"greedy,random", b"greedy,greedy")],
        lambda lines: [lines[0], b"99" + lines[1][1:]],
        lambda lines: [lines[0], b"\xff\xfe\n"],
        lambda lines: [lines[0], b'"\n'],
        lambda lines: [b"game,deal\n", lines[1]],
        lambda lines: [lines[0], b"\n"],
    ],
)
def test_a_damaged_line_is_named(finished: Path, damage: object) -> None:
    lines = (finished / GAMES).read_bytes().splitlines(keepends=True)
    with pytest.raises(RecordError, match=r"line \d+: not a game of this arena in games.csv"):
        read_games(b"".join(damage(lines)), PLAN)  # type: ignore[operator]


def test_a_damaged_folder_is_left_unchanged_and_unlocked(finished: Path, tmp_path: Path) -> None:
    lines = (finished / GAMES).read_bytes().splitlines(keepends=True)
    for _ in range(2):
        with pytest.raises(RecordError):
            start_again(tmp_path, lines[0] + b"nonsense\n")
    assert (tmp_path / GAMES).read_bytes() == lines[0] + b"nonsense\n"


def test_rows_are_read_as_they_are_written() -> None:
    plan = made_up_plan(("a", "b:x=1"), 3, 2)
    row = replace(
        made_up_game(plan, 7, winner=2),
        shares=(0.0, 1 / 3, 2 / 3),
        faults=(3, 0, 0),
        seconds=(1.234567, 0.0, 1e-6),
        playouts=(None, 0, 12),
        messages=('said "no, never", twice', "", "ö"),
    )
    [cells] = csv.reader([line_of(cells_of(row)).decode()])

    assert row_from(cells, plan) == row
    assert len(columns(3)) == len(cells)


def test_two_cannot_use_a_folder_at_once(tmp_path: Path) -> None:
    with Ledger(tmp_path, PLAN), pytest.raises(OptionError, match="an arena is running in"):
        Ledger(tmp_path, PLAN)
    with Ledger(tmp_path, PLAN):
        pass


def test_a_lock_ends_with_its_process(tmp_path: Path) -> None:
    code = "import sys, time; from allfather.arena.ledger import try_lock; f = open(sys.argv[1], 'ab'); "
    code += "print(try_lock(f), flush=True); time.sleep(60)"
    path = tmp_path / "locked"
    holder = subprocess.Popen([sys.executable, "-c", code, str(path)], stdout=subprocess.PIPE, text=True)
    assert holder.stdout is not None
    with holder, path.open("ab") as file:
        assert holder.stdout.readline() == "True\n"
        assert not try_lock(file)
        holder.kill()
        holder.wait()
        assert try_lock(file)


def test_rows_are_synced_to_disk_after_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    monkeypatch.setattr("os.fsync", synced.append)
    plan = made_up_plan(("a", "b"), 2, 50)
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    with Ledger(tmp_path, plan) as ledger:
        synced.clear()
        for number in range(100):
            now += 0.1
            ledger.add(made_up_game(plan, number, winner=0))
        assert 8 <= len(synced) <= 10


COMMAND = [
    sys.executable,
    "-m",
    "allfather.cli",
    "arena",
    "odin",
    "greedy",
    "random",
    "--players",
    "3",
    "--games",
    "600",
]


def play_them(folder: Path) -> Path:
    """Play the games of the command that *folder* does not have yet; return it."""
    subprocess.run([*COMMAND, "--out", str(folder), "--jobs", "1"], check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def never_stopped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a process that played all games."""
    return play_them(tmp_path_factory.mktemp("arena") / "never")


@pytest.mark.skipif(INTERPRETED or sys.platform == "win32", reason="needs speed and signals")
@pytest.mark.parametrize(("how", "code"), [("SIGKILL", -9), ("SIGINT", 130)])
def test_a_stopped_process_leaves_whole_games(tmp_path: Path, never_stopped: Path, how: str, code: int) -> None:
    stopped = tmp_path / "stopped"
    process = subprocess.Popen(
        [*COMMAND, "--out", str(stopped), "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # If the tests run in the background, the signal is ignored, and this process would inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509
    )
    deadline = time.monotonic() + 600
    while not (stopped / GAMES).exists() or (stopped / GAMES).read_bytes().count(b"\n") < 10:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.01)
    os.killpg(process.pid, getattr(signal, how))
    printed, said = process.communicate(timeout=600)
    kept = (stopped / GAMES).read_bytes().splitlines()[1:]

    assert process.returncode == code
    assert printed == ""
    assert "Traceback" not in said
    if how == "SIGINT":
        assert said.strip().splitlines()[-1].startswith(f"Stopped. Finished games are in {stopped}")
    assert len(kept) < 600
    play_them(stopped)
    assert without_times(stopped / GAMES) == without_times(never_stopped / GAMES)
    assert set(kept[:-1]) <= set((stopped / GAMES).read_bytes().splitlines())
