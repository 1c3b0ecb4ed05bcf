"""Reports on the games: text, JSON, plot."""

from __future__ import annotations

import json
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from allfather.arena.plot import draw
from allfather.arena.report import Result, interval, result_json
from allfather.arena.run import result_of
from allfather.arena.statistics import Estimate
from allfather.words import words
from tests.helpers.arena import made_up_game, made_up_games, made_up_plan
from tests.helpers.scale import scaled

FIVE = ("search:time=1.5", "search:playouts=200,threads=4", "greedy", "random", "search:playouts=50")


def made_up(bots: tuple[str, ...] = ("strong", "weak"), players: int = 2, deals: int = 12) -> Result:
    plan = made_up_plan(bots, players, deals)
    return result_of(plan, made_up_games(plan, [2.0**place for place in range(len(bots), 0, -1)], seed=1))


def test_games_may_come_in_any_order() -> None:
    result = made_up()

    assert result_of(result.plan, reversed(result.games)) == result


def test_the_text_has_tables_of_bots_and_pairs() -> None:
    result = made_up(("weak", "strong", "other"), players=3)
    lines = str(result).splitlines()

    assert lines[0] == "ODIN, 3 players; 3 pairs of bots."
    assert lines[1] == "Each pair plays 12 deals in 6 seatings, which makes 72 games."
    bots = lines[lines.index("") + 1 :]
    assert bots[0].split() == ["bot", "win", "share", "points", "rating", "ms/move", "playouts", "faults"]
    assert [row.split()[0] for row in bots[1:4]] == ["weak", "strong", "other"]
    assert bots[4].split() == ["(by", "chance)", "33.3%"]
    assert bots[1].split()[-3:] == ["25.000", "–", "0"]
    pairs = bots[6:13]
    assert [row.split()[:2] for row in pairs[1:]] == [
        ["weak", "strong"],
        ["strong", "weak"],
        ["weak", "other"],
        ["other", "weak"],
        ["strong", "other"],
        ["other", "strong"],
    ]
    assert lines[-1].startswith("strong − other")
    assert max(map(len, lines)) <= 120


def test_the_best_bot_comes_first() -> None:
    plan = made_up_plan(("weak", "strong"), 2, 12)
    result = result_of(plan, made_up_games(plan, [1.0, 4.0], seed=1))
    rows = [line.split()[0] for line in str(result).splitlines()[5:7]]

    assert rows == ["strong", "weak"]


def test_faults_and_playouts_are_reported() -> None:
    plan = made_up_plan(("good", "bad"), 2, 2)
    rows = [made_up_game(plan, number, winner=0) for number in range(4)]
    rows[2] = replace(rows[2], faults=(0, 3), messages=("", "bad words"), playouts=(2000, None))
    rows[3] = replace(rows[3], faults=(1, 0), messages=("later words", ""))
    result = result_of(plan, rows)
    good, bad = result.bots

    assert (good.faults, good.first_fault, bad.faults, bad.first_fault) == (0, None, 4, "bad words")
    assert (good.playouts_per_move, bad.playouts_per_move) == (50, None)
    assert good.seconds_per_move == pytest.approx(0.025)
    assert str(result).splitlines()[-1] == "bad was at fault 4 times, first: bad words"


def test_the_json_has_every_result_with_its_interval() -> None:
    result = made_up(FIVE[:3], players=3)
    told = json.loads(result_json(result, "allfather arena …"))

    assert told["command"] == "allfather arena …"
    assert told["versions"].keys() >= {"python", "allfather", "numba", "numpy", "openskill", "joblib", "matplotlib"}
    assert told["configuration"] == result.plan.to_dict()
    assert told["configuration"]["options"] == {
        "limit": 15,
        "opener": "left",
        "whole_hand": "optional",
        "all_colours": False,
    }
    assert told["games"] == len(result.games) == 3 * 72
    assert told["chance"] == pytest.approx(1 / 3)
    assert [bot["bot"] for bot in told["bots"]] == list(FIVE[:3])
    for bot in told["bots"]:
        for figure in ("win_share", "points", "rating"):
            assert bot[figure]["low"] < bot[figure]["mean"] < bot[figure]["high"]
    assert [pair["bots"] for pair in told["pairs"]] == [list(pair) for pair in result.plan.pairs]
    for pair in told["pairs"]:
        first, second = (share["mean"] for share in pair["win_shares"])
        assert pair["win_share_difference"]["mean"] == pytest.approx(first - second)
        assert len(pair["points"]) == 2


def test_one_deal_is_reported_without_intervals() -> None:
    result = made_up(deals=1)
    told = json.loads(result_json(result, None))

    assert told["bots"][0]["points"]["low"] is None
    assert told["bots"][0]["win_share"]["low"] is not None
    assert "–" in str(result)


@pytest.mark.parametrize(("value", "text"), [(Estimate(0.5, 0.25, 1), "25.0 … 100.0"), (Estimate(1, None, None), "–")])
def test_intervals_as_text(value: Estimate, text: str) -> None:
    assert interval(value, words("en"), 100, 1) == text


@pytest.mark.parametrize(("bots", "players"), [(("strong", "weak"), 2), (FIVE, 4)])
def test_the_plot_is_an_svg_with_all_bots_and_shares(bots: tuple[str, ...], players: int) -> None:
    result = made_up(bots, players, scaled(12, 2))
    picture = draw(result)
    root = ElementTree.fromstring(picture)
    text = picture.decode()

    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert draw(result) == picture
    for bot in bots:
        assert text.count(f"<!-- {bot.split(':')[-1].split(',')[-1]} -->") >= 2, bot
    for pair in result.pairs:
        for share in pair.win_shares:
            assert f"<!-- {100 * share.mean:.0f} % -->" in text
    for summary in result.bots:
        assert f"<!-- {100 * summary.win_share.mean:.1f} % -->" in text
    assert "<dc:date>" not in text
