"""Bots as players: what they get, how wrong answers are handled, how they are named."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from allfather import games, odin
from allfather.bots import (
    Bot,
    BotName,
    Turn,
    ask,
    bot_names,
    default_action,
    make_bot,
    make_move,
    prepare,
    warm_up,
)
from allfather.core.errors import BotError, GameError, NotationError, OptionError, OutOfTurn
from tests.helpers.scale import scaled

EXAMPLE = Path(__file__).parents[2] / "examples" / "eager_bot.py"
KINDS = [games.find_game(name) for name in games.GAMES]


class Answering:
    """A bot that gives a fixed answer."""

    def __init__(self, answer: Callable[[Turn], Any]) -> None:
        self.answer = answer

    def choose(self, turn: Turn, rng: random.Random) -> Any:
        return self.answer(turn)


def fail(turn: Turn) -> Any:
    raise ZeroDivisionError("bad luck")


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
@pytest.mark.parametrize("name", ["random", "greedy", f"search:playouts={scaled(20, 4)}"])
def test_every_bot_plays_whole_games(kind: Any, name: str) -> None:
    for players in kind.player_counts:
        game = kind(players, seed=5)
        bots = [make_bot(name) for _ in range(players)]
        rng = random.Random(1)
        for _ in range(scaled(100_000, 5)):
            if game.is_over:
                break
            move = make_move(bots[game.to_act], game, rng)
            assert move.fault is None
            assert move.seconds >= 0
        assert game.is_over or scaled(1, 0) == 0


@pytest.mark.parametrize(
    "answer",
    [
        lambda turn: "P9 P8 P7",
        lambda turn: "nonsense",
        lambda turn: -1,
        lambda turn: 10**9,
        lambda turn: None,
        lambda turn: True,
        lambda turn: 0.0,
        lambda turn: [turn.legal[0]],
    ],
)
def test_an_illegal_answer_is_the_fault_of_the_bot(answer: Callable[[Turn], Any]) -> None:
    game = odin.Game(3, seed=1)
    expected = default_action(Turn.of(game))

    move = make_move(Answering(answer), game, random.Random(1))

    assert move.fault is not None
    assert move.fault.code == "bot-illegal"
    assert move.action == expected
    assert game.past[-1] == ("action", expected)


def test_a_bot_that_fails_is_told_apart() -> None:
    game = odin.Game(3, seed=1)

    move = make_move(Answering(fail), game, random.Random(1))

    assert move.fault is not None
    assert move.fault.code == "bot-failed"
    assert "bad luck" in str(move.fault)
    assert isinstance(move.fault.__cause__, ZeroDivisionError)


def test_a_late_bot_is_abandoned() -> None:
    game = odin.Game(3, seed=1)
    started = time.monotonic()

    move = make_move(Answering(lambda turn: time.sleep(60)), game, random.Random(1), limit=0.05)

    assert time.monotonic() - started < 30
    assert move.fault is not None
    assert move.fault.code == "bot-late"
    assert game.past[-1] == ("action", move.action)


def test_an_answer_in_time_is_taken_and_a_failure_in_time_too() -> None:
    turn = Turn.of(odin.Game(3, seed=1))

    assert ask(Answering(lambda turn: turn.texts[-1]), turn, random.Random(1), limit=60) == turn.legal[-1]
    with pytest.raises(BotError) as failure:
        ask(Answering(fail), turn, random.Random(1), limit=60)
    assert failure.value.code == "bot-failed"


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_turn_contains_only_the_view_and_what_everybody_saw(kind: Any) -> None:
    public = range(kind.actions if kind.looks_back else 0)
    assert all(kind.public_text(action) == kind.action_text(action) for action in public)
    game = kind(seed=2)
    for _ in range(10):
        turn = Turn.of(game)
        assert turn.view == game.view(game.to_act)
        assert (turn.seat, list(turn.texts)) == (game.to_act, game.legal())
        assert turn.past == (game.since_deal if kind.looks_back else ())
        game.play_random()
    assert vars(Turn.of(game)).keys() == {"kind", "options", "seen", "legal", "past"}


@pytest.mark.parametrize("text", ["random", "search:time=0.5", "search:playouts=2000,threads=2", "my-bot:depth=x_1"])
def test_a_name_is_parsed_back(text: str) -> None:
    assert str(BotName.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    ["", "Greedy", " greedy", "greedy ", "greedy:", "search:time", "search:time=", "search:time=1,", "search:time=1 ",
     "search:time=1,time=2", "search time=1", "a:b=c=d", "1bot", "x" * 20 + "\n"],
)  # fmt: skip
def test_a_bad_name_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        make_bot(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("nobody", "there is no bot 'nobody': choose from random, greedy, search"),
        ("random:depth=3", "random has no setting 'depth': it has none"),
        ("search:depth=3", "search has no setting 'depth': it has time, playouts, threads"),
        ("search:time=soon", "time must be a number, got 'soon'"),
        ("search:time=0", "time must be"),
        ("search:time=nan", "time must be"),
        ("search:time=inf", "time must be"),
        ("search:playouts=1.5", "playouts must be a number"),
        ("search:playouts=0", "playouts must be at least 1"),
        ("search:playouts=-3", "playouts must be at least 1"),
        ("search:wall=0", "wall must be more than 0"),
        ("search:wall=nan", "wall must be more than 0"),
        ("search:threads=0", "threads must be 1 to 256"),
    ],
)
def test_a_bot_that_does_not_exist_is_refused(text: str, reason: str) -> None:
    with pytest.raises(OptionError) as refusal:
        make_bot(text)
    assert reason in str(refusal.value)


def test_every_turn_may_warm_up_first() -> None:
    warm_up(odin.Game, "greedy")
    with pytest.raises(GameError):
        warm_up(odin.Game, "nobody")


@pytest.fixture
def eager_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The example as another package would offer it: a module and an entry point."""
    (tmp_path / "eager_bot.py").write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
    about = tmp_path / "eager-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: eager\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[allfather.bots]\neager = eager_bot:EagerBot\n")
    monkeypatch.syspath_prepend(tmp_path)
    return "eager"


def test_the_example_bot_is_found_by_its_entry_point(eager_bot: str) -> None:
    assert eager_bot in bot_names()
    with pytest.raises(OptionError, match="it has patience"):
        make_bot("eager:zeal=1")


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_the_example_bot_plays_without_fault(kind: Any, eager_bot: str) -> None:
    game = kind(2, seed=3)
    bots: list[Bot] = [make_bot(eager_bot), make_bot("eager:patience=2")]
    rng = random.Random(1)
    for _ in range(scaled(300, 20)):
        if not game.is_over:
            assert make_move(bots[game.to_act], game, rng).fault is None


def test_the_example_bot_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40


def test_nobody_is_asked_when_nobody_is_to_act() -> None:
    game = odin.Game(2)
    with pytest.raises(OutOfTurn):
        Turn.of(game)
    with pytest.raises(OutOfTurn):
        make_move(make_bot("greedy"), game, random.Random(1))


def test_a_bot_with_a_missing_package_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    about = tmp_path / "absent-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: absent\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[allfather.bots]\nabsent = no_such_module:Bot\n")
    monkeypatch.syspath_prepend(tmp_path)

    with pytest.raises(OptionError, match="needs no_such_module, which is not installed"):
        make_bot("absent")


def test_a_search_prepares_without_thinking() -> None:
    bot: Any = make_bot("search:time=3000")
    started = time.process_time()
    prepare(bot, Turn.of(odin.Game(3, seed=1)))

    assert time.process_time() - started < 300
    assert bot.playouts == 0


@pytest.mark.parametrize("name", ["search:time=0.0000001", "search:time=0.0000001,playouts=5"])
def test_the_smallest_budget_is_one(name: str) -> None:
    turn = Turn.of(odin.Game(3, seed=1))

    assert make_bot(name).choose(turn, random.Random(1)) in turn.legal
