"""The command line from outside: what is printed, where, and with which exit code."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from allfather import odin, ravens
from allfather.cli import main
from allfather.sim import bench as bench_module
from tests.helpers.scale import INTERPRETED
from tests.twins.odin import OdinTwin

POSITION = "R5R9/O1O2 - - R1R2R3R4R6R7R8O3O4O5O6O7O8O9 ROYG 0 - 0 0/0 1 15 left optional four -"


def run(*args: str, keyboard: str = "") -> Result:
    return CliRunner().invoke(main, args, input=keyboard)


def lines_of(*args: str) -> list[dict[str, Any]]:
    result = run("trace", "odin", *args)
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = odin.Game(3, odin.Options(limit=5), seed=7)
    game.names = ["Astrid", "?", "Leif"]
    while not game.is_over:
        game.play_random()
    path = tmp_path / "game.toml"
    path.write_text(game.record(), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "command",
    [
        *([name] for name in ("play", "trace", "sim", "bench", "arena", "hint", "perft", "replay")),
        *([], ["play", "odin"], ["trace", "odin"], ["arena", "ravens"], ["bench", "envs"], ["bench", "search"]),
    ],
)
def test_every_command_has_help_with_an_example(command: list[str]) -> None:
    result = run(*command, "--help")

    assert result.exit_code == 0
    assert "Example" in result.stdout
    assert " ".join(["allfather", *command]) in result.stdout


def test_a_trace_starts_decides_and_ends() -> None:
    lines = lines_of("--players", "4", "--seed", "7", "--limit", "5")

    assert lines[0] == {
        "event": "start",
        "format": "allfather-trace/1",
        "game": "odin",
        "players": 4,
        "options": {"limit": 5, "opener": "left", "whole_hand": "optional", "all_colours": True},
        "seed": 7,
        "number": 0,
    }
    assert [line["event"] for line in lines[-2:]] == ["hand-over", "game-over"]
    assert {line["event"] for line in lines} == {"start", "decision", "taken", "round-over", "hand-over", "game-over"}
    first = lines[1]
    assert list(first) == ["event", "phase", "seat", "state", "legal", "action"]
    assert first["action"] in first["legal"]


@pytest.mark.parametrize(
    "flags",
    [
        ["--players", "2", "--limit", "one-hand"],
        ["--players", "2", "--all-colours", "--limit", "3"],
        ["--players", "5", "--opener", "winner", "--whole-hand", "forced", "--limit", "9"],
    ],
)
def test_a_trace_can_be_checked_by_the_twin(flags: list[str]) -> None:
    """The twin replays the printed hands, options and actions, and reaches the same states."""
    lines = lines_of(*flags, "--seed", "3", "--games", "2")
    start: dict[str, Any] = {}
    twin = None
    for line in lines:
        if line["event"] == "start":
            start, twin = line, None
        elif line["event"] == "decision":
            state = line["state"]
            if twin is None:
                twin = twin_for(start, [card for hand in [*state["hands"], state["undealt"]] for card in hand])
                twin.deal(state["hands"], line["seat"])
            elif twin.phase == "deal":
                twin.deal(state["hands"])
            assert (twin.phase, twin.to_act, twin.state()) == (line["phase"], line["seat"], state)
            assert sorted(twin.legal()) == sorted(line["legal"])
            twin.play(line["action"])
        elif line["event"] == "taken":
            assert twin is not None
            assert twin.moves[-1][1:] == ("take", frozenset([line["card"]]))
        elif line["event"] == "round-over":
            assert twin is not None
            assert (twin.state()["middle"], line["winner"]) == ([], twin.to_act)
        else:
            assert twin is not None
            key, true = ("winners", twin.winners) if line["event"] == "game-over" else ("points", twin.points)
            assert (line["scores"], line[key]) == (twin.scores, true)


def twin_for(start: dict[str, Any], pack: list[str]) -> OdinTwin:
    options = start["options"]
    return OdinTwin(
        start["players"],
        limit=1 if options["limit"] == "one-hand" else options["limit"],
        opener=options["opener"],
        whole_hand=options["whole_hand"],
        colours="".join(colour for colour in "ROYGBP" if f"{colour}1" in pack),
    )


def test_traces_of_many_games_are_those_of_one() -> None:
    together = lines_of("--seed", "4", "--games", "3", "--limit", "1")

    assert [line["number"] for line in together if line["event"] == "start"] == [0, 1, 2]
    assert lines_of("--seed", "4", "--limit", "1") == together[: len(lines_of("--seed", "4", "--limit", "1"))]


def test_perft_counts_and_splits() -> None:
    assert run("perft", "odin", POSITION, "--depth", "2").stdout == "5\n"
    assert run("perft", "odin", POSITION, "--depth", "2", "--split").stdout == "R5: 2\nR9: 2\nR9 R5: 1\n5\n"


def test_replay_prints_every_step(record: Path) -> None:
    told = run("replay", str(record))

    assert told.exit_code == 0
    assert "Astrid leads" in told.stdout or "Leif leads" in told.stdout
    assert "\n  Seat 1 passes.\n" in told.stdout
    assert "-- Hand 1 is over --" in told.stdout
    assert "wins the game with" in told.stdout.splitlines()[-1]


def test_replay_as_json_is_the_trace_of_the_game(record: Path) -> None:
    events = [json.loads(line) for line in run("replay", "--json", str(record)).stdout.splitlines()]
    traced = lines_of("--players", "3", "--seed", "7", "--limit", "5")

    assert {key: value for key, value in traced[0].items() if key not in ("seed", "number")} == events[0]
    assert events[1:] == traced[1:]


def test_replay_reads_stdin(record: Path) -> None:
    assert run("replay", "-", keyboard=record.read_text(encoding="utf-8")).stdout == run("replay", str(record)).stdout


@pytest.mark.parametrize(
    ("args", "code", "words"),
    [
        (["trace", "odin", "--players", "1"], 1, "ODIN is for 2 to 6 players, got 1"),
        (["trace", "odin", "--players", "7"], 1, "got 7"),
        (["trace", "odin", "--limit", "0"], 1, "limit must be a whole number from 1"),
        (["trace", "odin", "--seed", "-1"], 1, "a seed is"),
        (["perft", "odin", "nonsense"], 1, "not a position of ODIN: 'nonsense'"),
        (["perft", "chess", POSITION], 1, "there is no game 'chess'"),
        (["perft", "odin", POSITION, "--depth", "-1"], 1, "depth must be"),
        (["trace", "odin", "--limit", "many"], 2, "expected a whole number or 'one-hand', got 'many'"),
        (["trace", "odin", "--opener", "right"], 2, "right"),
        (["trace", "odin", "--games", "0"], 2, "--games"),
        (["trace", "chess"], 2, "chess"),
        (["replay", "no such file"], 2, "no such file"),
        (["nonsense"], 2, "nonsense"),
        (["trace", "odin", "--nonsense"], 2, "--nonsense"),
    ],
)
def test_bad_input_is_one_sentence_on_stderr(args: list[str], code: int, words: str) -> None:
    result = run(*args)

    assert result.exit_code == code
    assert words in result.stderr
    assert "Traceback" not in result.output
    assert result.stdout == ""
    if code == 1:
        assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("damage", [b"", b"\xff\xfe", b"game = 'odin/1'", b"game = 'chess/1'", b"\x00"])
def test_a_broken_record_is_one_sentence(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "broken.toml"
    path.write_bytes(damage)
    result = run("replay", str(path))

    assert result.exit_code == 1
    assert result.stderr.startswith("Error: ")
    assert len(result.stderr.splitlines()) == 1


def test_a_missing_gpu_is_reported() -> None:
    result = run("sim", "odin", "--games", "1", "--device", "cuda")

    assert result.exit_code in (0, 1)
    if result.exit_code:
        assert "no CUDA GPU can be used here" in result.stderr


def test_sim_prints_a_summary_and_writes_a_file(tmp_path: Path) -> None:
    out = tmp_path / "games.npz"
    result = run("sim", "odin", "--games", "5", "--players", "3", "--out", str(out))

    assert result.exit_code == 0
    assert "5 random games of 3 players" in result.stdout
    assert out.stat().st_size > 0


def test_a_file_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    result = run("sim", "odin", "--games", "1", "--out", str(tmp_path / "no" / "folder"))

    assert result.exit_code == 1
    assert "No such file or directory" in result.stderr


@pytest.mark.skipif(INTERPRETED, reason="speed is measured compiled")
def test_bench_prints_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_module, "peer_rate", lambda _seconds: lambda: 1e6)
    result = run("bench", "odin", "--seconds", "0.01")

    assert result.exit_code == 0, result.output
    rows = [line.split("|") for line in result.stdout.splitlines() if line.startswith("| ")]
    assert rows[0][1].strip() == "players"
    assert [row[1].strip() for row in rows[1:]] == ["2", "4", "6"]
    assert all(float(row[2].replace(",", "")) > 0 for row in rows[1:])
    assert rows[1][-2].strip().endswith("×")


HINTED = "Y5G5/R1R2R3O4B1B2/O1O2O8 - - R4R5R6R7Y1Y2Y3Y4G1G2G3G4B3B4P1P2 ROYGBP 0 - 0 3/10/13 4 15 left optional six -"
"""Going out wins the game."""


def test_a_hint_tells_what_a_search_thinks() -> None:
    result = run("hint", "odin", HINTED, "--bot", "search:playouts=60")

    assert result.exit_code == 0
    first, _, heading, best, *others = result.stdout.splitlines()
    assert first.startswith("seat 0 of 3: 60 playouts in ")
    assert heading.split() == ["action", "tried", "wins", "95%"]
    assert re.fullmatch(r"Y5 G5 +\d+\.\d% +100\.0% +100\.0% to 100\.0%", best)
    assert len(others) == 2


@pytest.mark.parametrize(
    ("bot", "words"),
    [("greedy", "does not say what it thinks"), ("nobody", "there is no bot"), ("x y", "expected a bot")],
)
def test_a_hint_of_a_bot_that_has_none_is_refused(bot: str, words: str) -> None:
    result = run("hint", "odin", HINTED, "--bot", bot)

    assert result.exit_code == 1
    assert words in result.stderr


@pytest.mark.skipif(INTERPRETED, reason="speed is measured compiled")
def test_bench_search_prints_a_table() -> None:
    result = run("bench", "search", "--seconds", "0.01")

    assert result.exit_code == 0
    rows = [line.split(" | ") for line in result.stdout.splitlines() if line.startswith(("| ODIN", "| Odins"))]
    assert [row[1] for row in rows] == ["2", "3", "4", "5", "6", "2"]
    assert all(int(row[2].rstrip(" |").replace(",", "")) > 0 for row in rows)


def test_play_ends_with_the_input() -> None:
    result = run("play", "odin", "--players", "3", "--seed", "1")

    assert result.exit_code == 0
    assert "Goodbye" in result.stdout


def test_the_reader_of_a_trace_may_stop_reading() -> None:
    command = f"{sys.executable} -m allfather.cli trace odin --games 50 | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)

    assert json.loads(done.stdout)["event"] == "start"
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("typed", "welcome"),
    [
        ("\n", "Welcome to ODIN."),
        ("1\n", "Welcome to ODIN."),
        (" Odin \n", "Welcome to ODIN."),
        ("2\n", "Welcome to Odins Raben."),
        ("RAVENS\n", "Welcome to Odins Raben."),
        ("chess\nOdins Raben\n", "Welcome to Odins Raben."),
    ],
)
def test_play_asks_for_a_game(typed: str, welcome: str) -> None:
    result = run("play", keyboard=typed)

    assert result.exit_code == 0
    assert result.stdout.startswith("1 ODIN, 2 Odins Raben, ")
    assert welcome in result.stdout
    assert result.stdout.endswith("You leave the table. Goodbye.\n")
    assert result.stdout.count("Type the number or the name of a game") == typed.count("chess")


@pytest.mark.parametrize("typed", ["", "q\n", "nonsense\nquit\n"])
def test_play_can_be_left_before_a_game(typed: str) -> None:
    result = run("play", keyboard=typed)

    assert result.exit_code == 0
    assert result.stdout.endswith("\nGoodbye.\n")
    assert "Welcome" not in result.stdout


def test_both_games_are_played_by_name() -> None:
    assert "Welcome to ODIN." in run("play", "odin").stdout
    assert "Welcome to Odins Raben." in run("play", "ravens", "--seed", "1").stdout


def test_options_that_are_on_can_be_switched_off() -> None:
    def options(*flags: str) -> dict[str, Any]:
        first = run("trace", "ravens", *flags).stdout.partition("\n")[0]
        found: dict[str, Any] = json.loads(first)["options"]
        return found

    assert options() == ravens.Options().to_dict()
    assert options("--no-protect-stone") == ravens.Options(protect_stone=False).to_dict()


def test_a_trace_of_ravens_tells_turns_stages_and_the_game() -> None:
    result = run("trace", "ravens", "--seed", "7", "--no-back-needs-two")
    lines = [json.loads(line) for line in result.stdout.splitlines()]

    assert result.exit_code == 0
    assert lines[0]["options"] == {
        "back_needs_two": False,
        "protect_ravens": True,
        "protect_stone": True,
        "components": "standard",
        "longest_path": 16,
    }
    events = {"start", "decision", "turn-over", "path-trimmed", "stage-over", "game-over"}
    assert {line["event"] for line in lines} == events
    assert max(lines[-1]["scores"]) >= 12
    stages = [line for line in lines if line["event"] == "stage-over"]
    assert [stage["stage"] for stage in stages] == list(range(1, len(stages) + 1))
    assert stages[-1]["scores"] == lines[-1]["scores"]
    decisions = [line for line in lines if line["event"] == "decision"]
    assert {"play", "extend", "orient", "target"} <= {decision["phase"] for decision in decisions}
    assert all(decision["action"] in decision["legal"] for decision in decisions)


def test_components_can_come_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[landscapes]\nMF = 9\nWS = 9\n[player]\nM = 9\nW = 9\n[magic]\nways = ["M+W"]\n', encoding="utf-8")
    start = json.loads(run("trace", "ravens", "--components", str(path)).stdout.splitlines()[0])

    assert start["options"]["components"] == "MF9 WS9 / M9 W9 / M+W"
    path.write_text("[landscapes]\nXX = 1\n", encoding="utf-8")
    assert "the key 'player' is missing" in run("trace", "ravens", "--components", str(path)).stderr


def test_a_record_of_ravens_replays(tmp_path: Path) -> None:
    game = ravens.Game(seed=3)
    while not game.is_over:
        game.play_random()
    path = tmp_path / "game.toml"
    path.write_text(game.record(), encoding="utf-8")

    told = run("replay", str(path)).stdout.splitlines()
    assert "wins the game with" in told[-1]
    assert max(map(len, told)) <= 78
    assert run("perft", "ravens", ravens.Game(seed=1).position(), "--depth", "2").stdout == "115\n"
    assert run("sim", "ravens", "--games", "3").exit_code == 0
