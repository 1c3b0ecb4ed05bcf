"""A replay shows the game step by step as each audience saw it, and is small."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from allfather.bots.bot import Turn
from allfather.bots.names import make_bot
from allfather.core.game import Game
from allfather.core.trace import trace_past
from allfather.games import find_game, load
from allfather.server.table.replay import replay
from tests.helpers.games import odin, ravens

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("odin", 2, {"limit": 8}),
    ("odin", 4, {"limit": 8, "whole_hand": "forced"}),
    ("ravens", 2, {}),
    ("ravens", 2, {"components": ravens.ODD}),
]
STARTS = [
    ("odin", odin.position("P1 P2 / R1 / P3", "G9 G8", "O7 O5", to_act=1)),
    ("odin", odin.position("P1 P2 / - / P3", "G9", to_act=None, owner=1, scores="2/0/1")),
    ("ravens", ravens.position(phase="target:stone-put", doing="1,0,0,0")),
]


def played(game: Game[Any, Any], actions: int = 10_000) -> Game[Any, Any]:
    """*game*, continued by a bot that tries to end it."""
    bot, rng = make_bot("greedy"), random.Random(1)
    if game.awaits_deal or not game.deals_itself:
        game.start_generator(1)
    while not game.is_over and len(game.past) < actions:
        if game.awaits_deal:
            game.apply_event("deal", game.draw_deal())
        else:
            game.play(int(bot.choose(Turn.of(game), rng)))
    return game


def told(value: Any) -> Any:
    """*value* as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def expanded(steps: list[dict[str, Any]]) -> list[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """What each step shows, assembled as a client does."""
    view: dict[str, Any] = {}
    owns: list[dict[str, Any]] = [{} for _ in steps[0]["own"]]
    found = []
    for step in steps:
        view = view | step["view"]
        owns = [own | changed for own, changed in zip(owns, step["own"], strict=True)]
        found.append((view, owns))
    return found


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_every_step_shows_what_each_audience_saw(name: str, players: int, options: dict[str, Any]) -> None:
    kind = find_game(name)
    game = played(kind(players, kind.options_type.from_dict(options), seed=5))
    steps = told(replay(game).steps)
    again = game.beginning()

    assert len(steps) == len(game.past)
    for step, (view, owns), (happening, what) in zip(steps, expanded(steps), game.past, strict=True):
        seat = again.to_act
        again.apply_event(happening, what)
        assert view == told(again.view())
        assert [view | own for own in owns] == [told(again.view(seat)) | {"legal": []} for seat in range(players)]
        assert step["event"] == {"deal": "dealt", "action": "acted"}[happening]
        if happening == "action":
            assert (step["seat"], step["action"]) == (seat, again.action_text(what))  # ``pile M``, not ``pile``
            assert step.get("told", step["action"]) == again.public_text(what)
            assert step.get("told") != step["action"]
        else:
            assert step.keys() == {"event", "view", "own", "ends"}


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_endings_are_those_of_the_trace(name: str, players: int, options: dict[str, Any]) -> None:
    kind = find_game(name)
    game = played(kind(players, kind.options_type.from_dict(options), seed=5))
    ends = [ending for step in told(replay(game).steps) for ending in step["ends"]]
    left_out = ("start", "decision", "turn-over")

    assert ends == [line for line in told([*trace_past(game)]) if line["event"] not in left_out]
    assert ends[-1]["event"] == "game-over"
    assert len(ends) > 2


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_the_points_of_hands_and_stages_add_up(name: str, players: int, options: dict[str, Any]) -> None:
    kind = find_game(name)
    game = played(kind(players, kind.options_type.from_dict(options), seed=5))
    ends = [ending for step in replay(game).steps for ending in step.ends if "points" in ending]
    scores = [0] * players

    for ending in ends:
        scores = [score + points for score, points in zip(scores, ending["points"], strict=True)]
        assert ending["scores"] == scores
    assert tuple(scores) == game.scores


@pytest.mark.parametrize("players", [2, 4])
def test_a_round_ends_when_its_winner_leads_the_next(players: int) -> None:
    game = played(find_game("odin")(players, seed=5))
    steps = told(replay(game).steps)
    rounds = 0

    for step, (view, _) in zip(steps, expanded(steps), strict=True):
        winners = [ending["winner"] for ending in step["ends"] if ending["event"] == "round-over"]
        assert bool(winners) == (step.get("action") == "pass" and not view["middle"])
        assert not winners or winners == [view["to_act"]]
        rounds += len(winners)
    assert rounds > 2


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_replays_are_small(name: str, players: int, options: dict[str, Any]) -> None:
    kind = find_game(name)
    game = played(kind(players, kind.options_type.from_dict(options), seed=5))
    again, whole = game.beginning(), 0
    for happening, what in game.past:
        again.apply_event(happening, what)
        whole += len(msgspec.json.encode([again.view(), again.own_views()]))

    assert len(msgspec.json.encode(replay(game).steps)) < 0.55 * whole


@pytest.mark.parametrize(("name", "start"), STARTS)
def test_a_game_from_a_position(name: str, start: str) -> None:
    game = played(find_game(name).from_position(start), actions=4)
    record = load(game.record())
    shown = told(replay(record))
    begins_late = game.beginning().to_act is not None

    assert len(shown["steps"]) == len(game.past) + begins_late
    assert shown["steps"][0]["event"] == "dealt"
    assert expanded(shown["steps"])[-1][0] == told(game.view())
    if begins_late:
        assert expanded(shown["steps"])[0][0] == told(game.beginning().view())


def test_game_options_and_names() -> None:
    game = find_game("odin")(3, seed=1)
    game.names = ["Astrid", "Leif", "?"]
    shown = told(replay(played(game, actions=3)))

    assert {name: value for name, value in shown.items() if name != "steps"} == {
        "game": "odin",
        "players": 3,
        "options": game.options.to_dict(),
        "names": ["Astrid", "Leif", "?"],
    }
    assert [step["ends"] for step in shown["steps"]] == [[], [], [{"event": "taken", "card": "R5"}]]
