"""``allfather arena`` from outside."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from allfather.cli import main
from tests.helpers.arena import without_times

HAND = ["--limit", "one-hand", "--jobs", "1"]


def run(*args: str) -> Result:
    return CliRunner().invoke(main, ["arena", *args])


@pytest.mark.parametrize("command", [[], ["odin"], ["ravens"]])
def test_help_has_an_example(command: list[str]) -> None:
    result = run(*command, "--help")

    assert result.exit_code == 0
    assert " ".join(["allfather arena", *command]) in result.stdout
    assert not command or "rounded up to whole deals" in " ".join(result.stdout.split())


def test_an_arena_is_played_and_reported(tmp_path: Path) -> None:
    out = tmp_path / "out"
    args = ["odin", "greedy", "random", "--players", "3", "--games", "7", "--seed", "4", "--out", str(out), *HAND]
    result = run(*args)

    assert result.exit_code == 0, result.output
    assert "Rounded up to whole deals: each pair plays 12 games, not 7." in result.stderr
    assert "Each pair plays 2 deals in 6 seatings, which makes 12 games." in result.stdout
    assert result.stdout.splitlines()[-1] == f"All games, results and a plot are in {out}."
    told = json.loads((out / "result.json").read_text(encoding="utf-8"))
    assert told["command"] == " ".join(["allfather arena", *args])
    assert told["configuration"]["options"]["limit"] == "one-hand"
    assert len(without_times(out / "games.csv")) == told["games"] == 12


def test_the_same_command_reuses_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    first, second = (run("odin", "greedy", "random", "--games", "2", "--players", "2", *HAND) for _ in range(2))
    other = run("odin", "greedy", "random", "--games", "2", "--players", "2", *HAND, "--seed", "1")

    assert first.exit_code == second.exit_code == other.exit_code == 0
    assert first.stdout == second.stdout
    assert len(list(tmp_path.iterdir())) == 2
    assert all(folder.name.startswith("arena-odin-") for folder in tmp_path.iterdir())


@pytest.mark.parametrize(
    ("args", "code", "words"),
    [
        (["odin", "greedy"], 1, "an arena is for two bots or more, got 1"),
        (["odin", "greedy", "greedy"], 1, "each bot can take part once, got 'greedy' twice"),
        (["odin", "greedy", "nobody"], 1, "there is no bot 'nobody'"),
        (["odin", "greedy", "search:depth=3"], 1, "has no setting 'depth'"),
        (["odin", "greedy", "Search!"], 1, "expected a bot like"),
        (["odin", "greedy", "random", "--players", "9"], 1, "ODIN is for 2 to 6 players, got 9"),
        (["odin", "greedy", "random", "--seed", "-1"], 1, "a seed is"),
        (["odin", "greedy", "random", "--move-limit", "0"], 1, "the limit must be more than 0 seconds"),
        (["odin", "greedy", "random", "--move-limit", "nan"], 1, "the limit must be more than 0 seconds"),
        (["odin"], 2, "BOT"),
        (["odin", "greedy", "random", "--games", "0"], 2, "--games"),
        (["odin", "greedy", "random", "--jobs", "0"], 2, "--jobs"),
        (["odin", "greedy", "random", "--engine", "steam"], 2, "steam"),
        (["chess", "greedy", "random"], 2, "chess"),
    ],
)
def test_bad_input_is_one_sentence(
    args: list[str], code: int, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*args)

    assert result.exit_code == code
    assert words in result.stderr
    assert result.stdout == ""
    assert code == 2 or len(result.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_folder_of_another_arena_is_refused(tmp_path: Path) -> None:
    def play(seed: int) -> Result:
        return run(
            "odin",
            "greedy",
            "random",
            "--players",
            "2",
            "--games",
            "2",
            "--out",
            str(tmp_path),
            *HAND,
            "--seed",
            str(seed),
        )

    assert play(1).exit_code == 0
    refused = play(2)
    assert refused.exit_code == 1
    assert refused.stderr.startswith(f"Error: {tmp_path} contains another arena, with seed 1 instead of 2")


def test_a_file_instead_of_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    result = run("odin", "greedy", "random", "--out", str(tmp_path / "file" / "below"), *HAND)

    assert result.exit_code == 1
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.usefixtures("foreign_bots")
def test_faults_are_reported_by_bot(tmp_path: Path) -> None:
    result = run("odin", "random", "mumbler", "--players", "2", "--games", "4", "--out", str(tmp_path / "out"), *HAND)
    told = json.loads((tmp_path / "out" / "result.json").read_text(encoding="utf-8"))
    fine, faulty = told["bots"]

    assert result.exit_code == 0, result.output
    assert (fine["faults"], fine["first_fault"]) == (0, None)
    assert faulty["faults"] == faulty["moves"] > 0
    assert "mumbler was at fault" in result.stdout
    assert "answered 'mumble, mumble" in faulty["first_fault"]
    rows = without_times(tmp_path / "out" / "games.csv")
    assert sum(int(row["faults_0"]) + int(row["faults_1"]) for row in rows) == faulty["faults"]
