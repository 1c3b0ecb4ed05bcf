"""Results and ratings are stored once, and statistics and leaderboards show them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest
from openskill.models import PlackettLuce

from allfather.server.people import results as people_results
from allfather.server.people.people import People
from allfather.server.people.results import (
    MIN_GAMES,
    MU,
    SIGMA,
    START,
    Other,
    Seat,
    leaderboard,
    rated,
    settle,
    shown_rating,
    statistics,
    who_of,
)
from allfather.server.repositories import results
from allfather.server.repositories.people import Person
from allfather.server.repositories.results import Rating
from allfather.server.store.store import Store, StoreError, open_store, statement
from allfather.server.table.state import Sitter
from allfather.server.table.terms import Terms
from tests.helpers.server.finished_tables import AT, Played

pytestmark = pytest.mark.anyio

COUNTS = "SELECT games, won FROM ratings WHERE who = $1"


async def guests(store: Store, *names: str) -> list[Person]:
    return [(await People(store).guest(name, None))[0] for name in names]


async def play(store: Store, number: int, sitters: Sequence[Person | str], terms: Terms | None = None) -> Played:
    """Play and settle a game; a later *number* is a later game."""
    played = Played(f"table-{number:02}", sitters, seed=number, terms=terms)
    await settle(store, played.id, await played.save(store), AT + number)
    return played


def test_who_plays() -> None:
    assert who_of(Sitter("Ann", "17", None)) == "p:17"
    assert who_of(Sitter("Geri", None, "karl")) == "b:karl"


# Ratings.


def test_players_of_equal_strength_are_rated_by_place() -> None:
    seats = [Seat("p:a", 3, 2), Seat("b:karl", 0, 1), Seat("p:b", 9, 3)]
    after = rated(seats, {seat.who: START for seat in seats})
    [[low], [high]] = PlackettLuce().rate([[PlackettLuce().rating()], [PlackettLuce().rating()]], ranks=[2.0, 1.0])

    assert after["b:karl"].mu > after["p:a"].mu > after["p:b"].mu
    assert all(rating.sigma < SIGMA for rating in after.values())
    assert {who: rating[2:] for who, rating in after.items()} == {"p:a": (1, 0), "b:karl": (1, 1), "p:b": (1, 0)}
    duel = rated(seats[:2], {"p:a": START, "b:karl": START})
    assert [duel["p:a"][:2], duel["b:karl"][:2]] == [(low.mu, low.sigma), (high.mu, high.sigma)]


def test_seats_of_one_bot_are_averaged() -> None:
    levels = ["karl", "thrall", "karl"]
    before = {"karl": Rating(30, 5, 4, 2), "thrall": START}
    after = rated([Seat(level, 0, place) for level, place in zip(levels, (1, 3, 1), strict=True)], before)
    model = PlackettLuce()
    teams = [[model.rating(*before[level][:2])] for level in levels]
    [[one], [thrall], [other]] = model.rate(teams, ranks=[1.0, 3.0, 1.0])

    assert after["karl"] == pytest.approx(((one.mu + other.mu) / 2, (one.sigma + other.sigma) / 2, 6, 4))
    assert after["thrall"] == (thrall.mu, thrall.sigma, 1, 0)


def test_a_shared_place_is_a_draw() -> None:
    after = rated([Seat("a", 5, 1), Seat("b", 5, 1)], {"a": START, "b": START})

    assert after["a"] == after["b"] == pytest.approx((MU, after["a"].sigma, 1, 1))


# Settling.


async def test_the_result_of_a_game_is_stored(store: Store) -> None:
    ann, bea = await guests(store, "Ann", "Bea")
    table = (await play(store, 1, [ann, "thrall", bea, "thrall"])).table
    rows = await store.rows("SELECT who, game, players, points, place, rating, change, at FROM results ORDER BY seat")

    assert table.game is not None
    who = [f"p:{ann.id}", "b:thrall", f"p:{bea.id}", "b:thrall"]
    facts = zip(who, table.game.scores, table.places, strict=True)
    after = rated([Seat(*fact) for fact in facts], dict.fromkeys(who, START))
    assert [row[:5] for row in rows] == [
        (one, "odin", 4, points, place) for one, points, place in zip(who, table.game.scores, table.places, strict=True)
    ]
    assert [row[5:] for row in rows] == [
        (shown_rating(after[one].mu), shown_rating(after[one].mu) - 1500, AT + 1) for one in who
    ]
    stored = {one: Rating(*rest) for one, *rest in await store.rows("SELECT who, mu, sigma, games, won FROM ratings")}
    assert stored == after
    assert stored["b:thrall"].games == 2


async def test_ratings_continue_from_the_last_game(store: Store) -> None:
    [ann] = await guests(store, "Ann")
    for number in range(3):
        await play(store, number, [ann, "karl"])
    rows = await store.rows("SELECT rating, change FROM results WHERE who = $1 ORDER BY at", f"p:{ann.id}")

    befores = [1500.0, *(rating for rating, _ in rows[:-1])]
    assert [rating - change for rating, change in rows] == pytest.approx(befores)
    assert [games for games, _ in await store.rows(COUNTS, f"p:{ann.id}")] == [3]


async def test_a_game_is_settled_once(store: Store) -> None:
    played = Played("table", [*await guests(store, "Ann"), "karl"])
    await played.save(store)
    await asyncio.gather(*(settle(store, "table", played.table, AT) for _ in range(5)))
    await settle(store, "table", played.table, AT + 1)

    assert await store.rows("SELECT seat, at FROM results ORDER BY seat") == [(0, AT), (1, AT)]
    assert [games for games, _ in await store.rows(COUNTS, "b:karl")] == [1]


@pytest.mark.parametrize("terms", [Terms(rated=False), Terms(hints=True)])
async def test_an_unrated_game_changes_no_rating(store: Store, terms: Terms) -> None:
    [ann] = await guests(store, "Ann")
    await play(store, 1, [ann, "karl"])
    before = await store.rows("SELECT * FROM ratings ORDER BY who")
    await play(store, 2, [ann, "karl"], terms)
    await play(store, 3, [ann, "karl", "thrall"], terms)

    assert await store.rows("SELECT * FROM ratings ORDER BY who") == before
    rows = await store.rows("SELECT rating, change FROM results WHERE who = $1 ORDER BY at", f"p:{ann.id}")
    assert rows[1:] == [(rows[0][0], 0), (1500, 0)]


async def test_a_game_without_a_table_is_not_stored(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people_results, "MAX_TRIES", 2)
    with pytest.raises(StoreError, match="no such table"):
        await settle(store, "nowhere", Played("nowhere", ["karl", "thrall"]).table, AT)

    assert await store.rows("SELECT who FROM ratings") == []


@pytest.fixture
async def nodes(postgres_url: str) -> AsyncIterator[list[Store]]:
    stores = [await open_store(postgres_url, name) for name in ("one", "two")]
    yield stores
    for store in stores:
        await store.close()


@pytest.mark.parametrize("games_before", [0, 1])
async def test_two_nodes_rate_the_same_players_at_once(
    nodes: list[Store], monkeypatch: pytest.MonkeyPatch, games_before: int
) -> None:
    one, _ = nodes
    ann, bea = await guests(one, "Ann", "Bea")
    for number in range(games_before):
        await play(one, number, [ann, bea, "karl"])
    tables = [Played("a", [ann, bea, "karl"], seed=8), Played("b", ["karl", bea, ann], seed=9)]
    for played in tables:
        await played.save(one)
    tries = meet_before_writing(monkeypatch)
    await asyncio.gather(*(settle(store, it.id, it.table, AT) for store, it in zip(nodes, tables, strict=True)))

    assert len(tries) == 3
    for who in (f"p:{ann.id}", f"p:{bea.id}", "b:karl"):
        [(mu, games, won)] = await one.rows("SELECT mu, games, won FROM ratings WHERE who = $1", who)
        rows = await one.rows("SELECT change, place FROM results WHERE who = $1", who)
        assert (games, won) == (games_before + 2, [place for _, place in rows].count(1))
        assert shown_rating(mu) - 1500 == pytest.approx(sum(change for change, _ in rows))


def meet_before_writing(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Make two nodes both read before either writes; return the growing list of tables they read."""
    tries, both, add = list[str](), asyncio.Barrier(2), results.add

    async def together(store: Store, table_id: str, *rest: Any) -> bool:
        tries.append(table_id)
        if len(tries) <= 2:
            await both.wait()
        return await add(store, table_id, *rest)

    monkeypatch.setattr(results, "add", together)
    return tries


# Statistics and leaderboards.


async def test_statistics(store: Store) -> None:
    ann, bea = await guests(store, "Ann", "Bea")
    games = [await play(store, number, [ann, bea, "karl"]) for number in range(3)]
    await play(store, 3, [ann, "thrall"], Terms(rated=False))
    found = await statistics(store, ann.id, recent=3, asker=bea.id)

    two, three = found.standings
    assert (two.game, two.players, two.games, two.rating, two.uncertainty) == ("odin", 2, 1, None, None)
    scores = [played.table.game.scores for played in games if played.table.game]
    ranks = [played.table.places for played in games if played.table.game]
    assert (three.players, three.games, three.won) == (3, 3, sum(rank[0] == 1 for rank in ranks))
    assert three.points == pytest.approx(sum(score[0] for score in scores) / 3)
    assert [one.table for one in found.recent] == ["", "table-02", "table-01"]  # Bea did not play the last one
    last = found.recent[1]
    assert (last.at, last.points, last.place, last.rating) == (AT + 2, scores[2][0], ranks[2][0], three.rating)
    assert last.others == [
        Other("Bea", False, scores[2][1], ranks[2][1]),
        Other("karl", True, scores[2][2], ranks[2][2]),
    ]
    assert three.uncertainty == pytest.approx(
        60 * (await store.rows("SELECT sigma FROM ratings WHERE who = $1", f"p:{ann.id}"))[0][0]
    )


async def test_who_has_not_played_has_no_statistics(store: Store) -> None:
    found = await statistics(store, "nobody")

    assert (found.standings, found.recent) == ([], [])


async def rate(store: Store, who: str, mu: float, sigma: float, games: int, game: str = "odin") -> None:
    sql = "INSERT INTO ratings (who, game, players, mu, sigma, games, won) VALUES ($1, $2, 4, $3, $4, $5, 2)"
    assert await store.write(statement(sql, who, game, mu, sigma, games))


async def test_the_leaderboard_subtracts_the_uncertainty(store: Store) -> None:
    ann, bea, eve = await guests(store, "Ann", "Bea", "Eve")
    program, _ = await People(store).guest("Deep Mead", None, kind="bot")
    await rate(store, f"p:{ann.id}", 30.0, 2.0, MIN_GAMES)
    await rate(store, f"p:{bea.id}", 32.0, 4.0, 9)
    await rate(store, f"p:{eve.id}", 40.0, 1.0, MIN_GAMES - 1)
    await rate(store, f"p:{program.id}", 29.0, 1.0, 50)
    await rate(store, "b:karl", 20.0, 1.0, 1)
    await rate(store, "b:jarl", 50.0, 1.0, 900, game="ravens")
    found = await leaderboard(store, "odin", 4)

    assert [(one.rank, one.name, one.bot, one.person) for one in found] == [
        (1, "Deep Mead", True, program.id),
        (2, "Ann", False, ann.id),
        (3, "Bea", False, bea.id),
        (4, "karl", True, None),
    ]
    assert (found[1].rating, found[1].uncertainty, found[1].games, found[1].won) == (1800, 120, 5, 2)
    assert await leaderboard(store, "odin", 4, limit=2, offset=1) == found[1:3]
    assert await leaderboard(store, "odin", 5) == []
