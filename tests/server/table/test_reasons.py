"""Why an action is refused: the code and the values say all that the sentence says, so that it can be translated."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from allfather.core.errors import IllegalAction, RecordError
from allfather.core.game import Game
from allfather.games import find_game, load
from allfather.server.errors import Refused, sentence
from tests.helpers.games import odin, ravens
from tests.server.table.test_protocol_docs import tables
from tests.server.table.test_table import AT, Scene

LEAD = odin.position("R1 R5 G5 / O1 / Y1")
FORCED = odin.position("R1 R5 / O1 / Y1", whole_hand="forced")
FOLLOW = odin.position("P1 P2 / R1 R2 R3 R4 G8 G2 / P3", "O8 O3", to_act=1)
TAKE = odin.position("P1 P2 / R1 / P3", "G9 G8", "O7 O5", to_act=1)

PLAY = ravens.position(hands="M S S raven land / F", piles="W raven")
PLAYED = ravens.position(hands="M", piles="S", doing="3,3,0,0")
STONE = ravens.position(hands="M M S S", stone="0:1")
RUN = ravens.position("MF MW MS FP", hands="M S S", stone="0:3")
BLOCKED = ravens.position("MF", hands="order raven land stone", piles="M M", stone="0:1")
LAID = ravens.position(hands="order", doing="0,0,2,0")
BARE = ravens.position("MF", hands="order", components="MF1 / M5 order1 / M+F")
BRAVE = ravens.position(hands="raven", options="-rs")
AIMED = {"ravens": "1/2", "stone": "0:3", "doing": "1,0,0,0"}
TURN = ravens.position("MF FW WS SP MM MF", phase="target:land-turn", **AIMED)
PUT = ravens.position(phase="target:stone-put", **AIMED)
SWAP = ravens.position(phase="target:stone-swap", **AIMED)
SECOND = ravens.position(phase="second:4", **AIMED)
ORDER = ravens.position(phase="order:0", piles="M F W", doing="1,0,0,0")
EXTEND = ravens.position(phase="extend", hands="M")
ORIENT = ravens.position(phase="orient", hands="M", drawn="MS", doing="0,0,0,1e")

DOCUMENTED = [
    (LEAD, "pass"),
    (LEAD, "R5 R1"),
    (FORCED, "R5"),
    (FOLLOW, "R4 R3 R2 R1"),
    (FOLLOW, "G8 G2"),
    (FOLLOW, "O8"),
    (TAKE, "pass"),
    (FOLLOW, "+O8"),
    (PLAY, "at 3"),
    (TURN, "end"),
    (SECOND, "end"),
    (ORDER, "end"),
    (EXTEND, "end"),
    (ORIENT, "end"),
    (PLAYED, "drop M"),
    (PLAYED, "drop ^"),
    (PLAY, "fly MM"),
    (STONE, "drop ^"),
    (PLAY, "land turn ^"),
    (PLAY, "magic S"),
    (PLAY, "fly S"),
    (RUN, "clear MS"),
    (STONE, "fly M"),
    (PLAY, "clear MSS"),
    (BLOCKED, "order pile"),
    (LAID, "order path"),
    (BARE, "order path"),
    (PLAY, "raven back"),
    (BLOCKED, "raven on"),
    (BLOCKED, "land turn"),
    (BLOCKED, "land remove"),
    (BLOCKED, "stone swap"),
    (TURN, "at 0:5"),
    (PUT, "at 5"),
    (TURN, "at 10"),
    (TURN, "at 1"),
    (TURN, "at 3"),
    (TURN, "at 5"),
    (SWAP, "at 9"),
    (SECOND, "at 4"),
    (SECOND, "at 9"),
    (ORDER, "next raven"),
]
"""An action for every row of the table in docs/protocol.md."""


def game_at(position: str) -> Game[Any, Any]:
    name = "odin" if len(position.split(" ")) == 15 else "ravens"
    return find_game(name).from_position(position)


def test_every_reason_is_listed_with_its_values() -> None:
    _, rows = tables("Errors")
    found = []
    for position, action in DOCUMENTED:
        game = game_at(position)
        code, reason, values = game.why_illegal(game.parse_action(action))
        found.append([f"`{code}`", f"`{json.dumps(values)}`" if values else "", sentence(reason)])

    assert found == rows


def shape(code: str, values: dict[str, Any]) -> tuple[Any, ...]:
    """What distinguishes one kind of sentence from another."""
    return code, values.get("why"), *sorted(values)


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("odin", 3, {}),
        ("odin", 2, {"whole_hand": "forced"}),
        ("ravens", 2, {}),
        ("ravens", 2, {"protect_ravens": False}),
    ],
)
def test_code_and_values_make_the_sentence(name: str, players: int, options: dict[str, Any]) -> None:
    """Whatever is refused in random games: the same code and values never stand for two sentences."""
    known = {shape(code, values) for game, action in map(opened, DOCUMENTED) for code, _, values in [why(game, action)]}
    texts: dict[str, str] = {}
    kind, rng = find_game(name), random.Random(players)
    game = kind(players, kind.options_type.from_dict(options), seed=1)
    refused = 0
    while refused < 3000:
        legal = game.legal()
        for action in map(game.action_text, rng.sample(range(game.actions), 40)):
            if action not in legal:
                code, reason, values = why(game, action)
                refused += 1
                assert texts.setdefault(json.dumps([code, values], sort_keys=True), reason) == reason
                assert all(type(value) in (int, str) for value in values.values())
                assert shape(code, values) in known
        game.play(rng.choice(legal))
        if game.is_over:
            game = kind(players, game.options, seed=refused)
    assert len({*texts.values()}) > 10


def opened(case: tuple[str, str]) -> tuple[Game[Any, Any], str]:
    return game_at(case[0]), case[1]


def why(game: Game[Any, Any], action: str) -> tuple[str, str, dict[str, Any]]:
    return game.why_illegal(game.parse_action(action))


def test_the_least_space_follows_the_option() -> None:
    assert why(game_at(BRAVE), "raven back")[2]["least"] == 1


def test_errors_of_the_engine_have_the_values_too() -> None:
    with pytest.raises(IllegalAction) as illegal:
        game_at(FOLLOW).play("G8 G2")
    assert (illegal.value.code, illegal.value.values) == ("too-low", {"value": 82, "middle": 83})

    game = find_game("odin")(2, seed=1)
    lines = game.record().splitlines()
    actions = next(place for place, line in enumerate(lines) if line.startswith("actions"))
    lines[actions] = 'actions = ["pass"]'
    with pytest.raises(RecordError) as bad:
        load("\n".join(lines))
    assert (bad.value.code, bad.value.values) == ("leader-passes", {"line": actions + 1})


def test_a_table_refuses_in_whole_sentences_without_the_position() -> None:
    scene = Scene(players=2).sit("ann", "bea").start()
    scene.step()
    game, person = scene.game, ["ann", "bea"][scene.game.to_act]
    held = game.view(game.to_act).hand
    missing = next(card for card in game.view(game.to_act).unseen if card not in held)

    for action, code, values in ((missing, "not-held", {"cards": missing}), ("+R1", "nothing-to-take", {})):
        with pytest.raises(Refused) as refused:
            scene.table.act(person, scene.table.version, action, AT)
        assert (refused.value.code, refused.value.values) == (code, values)
        assert re.fullmatch(r"[A-Z].*[^.]\.", refused.value.text)
        assert "/" not in refused.value.text
    with pytest.raises(Refused) as nonsense:
        scene.table.act(person, scene.table.version, "nonsense", AT)
    assert game.position() not in nonsense.value.text
