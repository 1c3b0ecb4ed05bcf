"""Results of games, and ratings.

A player is stored as ``p:`` and the id of a person, or ``b:`` and the level of a bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from allfather.server.store.store import Statement, Store, maybe, statement

PERSON, BOT = "p:", "b:"
DELETED = f"{PERSON}deleted"
"""The player of a seat whose person was deleted."""


class Rating(NamedTuple):
    """A player's strength, as a normal distribution, and how many rated games it rests on."""

    mu: float
    sigma: float
    games: int
    won: int


class Result(Struct, frozen=True):
    """The result of a game for one seat."""

    who: str
    points: int
    place: int
    rating: float
    """The rating after the game, as it is shown."""
    change: float


class Total(Struct, frozen=True):
    """A player's results in one game with one number of players, and their rating."""

    game: str
    players: int
    games: int
    won: int
    points: float
    """The mean per game."""
    mu: float | None
    """``None`` before the first rated game."""
    sigma: float | None


class PlayedSeat(Struct, frozen=True):
    """One seat of a game that a player played, next to the player's own result."""

    table_id: str
    at: int
    game: str
    players: int
    own_seat: int
    own_points: int
    own_place: int
    own_rating: float
    own_change: float
    seat: int
    who: str
    name: str | None
    """``None`` for bots of the server and for deleted people."""
    kind: str | None
    points: int
    place: int


class Look(Struct, frozen=True):
    """What decides whether somebody may look at a table whose game is over."""

    table_id: str
    listed: int
    opening: str
    """The event that opened the table."""
    sat: int
    watched: int


class RatedPlayer(Struct, frozen=True):
    """A player with a rating; *name* and *kind* are ``None`` for bots of the server."""

    who: str
    name: str | None
    kind: str | None
    shield: str | None
    mu: float
    sigma: float
    games: int
    won: int


class Change(NamedTuple):
    """A player's rating *before* and *after* a game; if it is their first, *before* has 0 games."""

    who: str
    before: Rating
    after: Rating


async def has_results(store: Store, table_id: str) -> bool:
    """Whether the results of a table are stored."""
    return bool(await store.rows("SELECT seat FROM results WHERE table_id = $1", table_id))


async def rating(store: Store, who: str, game: str, players: int) -> Rating | None:
    """A player's rating, if they have one."""
    sql = "SELECT mu, sigma, games, won FROM ratings WHERE who = $1 AND game = $2 AND players = $3"
    found = await store.select(Rating, sql, who, game, players)
    return found[0] if found else None


async def add(
    store: Store, table_id: str, game: str, at: int, results: Sequence[Result], changes: Sequence[Change]
) -> bool:
    """Save the results of all seats of a game and the changed ratings.

    Return ``False`` and save nothing if another node has saved them, or has rated one of the players since.
    """
    players = len(results)
    sql = (
        "INSERT INTO results (table_id, seat, who, game, players, points, place, rating, change, at)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
    )
    return await store.write(
        *(
            statement(sql, table_id, seat, one.who, game, players, one.points, one.place, one.rating, one.change, at)
            for seat, one in enumerate(results)
        ),
        *(_save_rating(game, players, change) for change in sorted(changes)),  # in order, so that nodes cannot deadlock
    )


def _save_rating(game: str, players: int, change: Change) -> Statement:
    """Saves a rating unless the stored one has changed, as its number of games shows."""
    who, before, after = change
    if before.games == 0:
        sql = "INSERT INTO ratings (who, game, players, mu, sigma, games, won) VALUES ($1, $2, $3, $4, $5, $6, $7)"
        return statement(sql, who, game, players, *after)
    sql = (
        "UPDATE ratings SET mu = $4, sigma = $5, games = $6, won = $7"
        " WHERE who = $1 AND game = $2 AND players = $3 AND games = $8"
    )
    return statement(sql, who, game, players, *after, before.games)


async def totals(store: Store, who: str) -> list[Total]:
    """A player's results, by game and number of players."""
    sql = (
        "SELECT played.game AS game, played.players AS players, played.games AS games, played.won AS won,"
        " played.points AS points, ratings.mu AS mu, ratings.sigma AS sigma FROM"
        " (SELECT game, players, COUNT(*) AS games, SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS won,"
        " CAST(AVG(points) AS DOUBLE PRECISION) AS points FROM results WHERE who = $1 GROUP BY game, players) AS played"
        " LEFT JOIN ratings ON ratings.who = $1 AND ratings.game = played.game AND ratings.players = played.players"
        " ORDER BY played.game, played.players"
    )
    return await store.select(Total, sql, who)


async def last_played(store: Store, who: str, count: int) -> list[PlayedSeat]:
    """Every seat of the *count* last games of a player, the latest game first."""
    sql = (
        "SELECT own.table_id AS table_id, own.at AS at, own.game AS game, own.players AS players,"
        " own.seat AS own_seat, own.points AS own_points, own.place AS own_place,"
        " own.rating AS own_rating, own.change AS own_change,"
        " other.seat AS seat, other.who AS who, people.name AS name, people.kind AS kind,"
        " other.points AS points, other.place AS place"
        " FROM (SELECT * FROM results WHERE who = $1 ORDER BY at DESC, table_id LIMIT $2) AS own"
        " JOIN results AS other ON other.table_id = own.table_id"
        " LEFT JOIN people ON people.id = substr(other.who, 3)"
        " ORDER BY own.at DESC, own.table_id, other.seat"
    )
    return await store.select(PlayedSeat, sql, who, count)


async def looks(store: Store, who: str, count: int, asker: str) -> list[Look]:
    """What decides whether the person *asker* may look at the tables of a player's *count* last games."""
    sql = (
        "SELECT tables.id AS table_id, tables.listed AS listed, events.data AS opening,"
        " (SELECT COUNT(*) FROM seats WHERE seats.table_id = tables.id AND seats.person = $3)"
        " + (SELECT COUNT(*) FROM results WHERE results.table_id = tables.id AND results.who = $4) AS sat,"
        " (SELECT COUNT(*) FROM visits WHERE visits.table_id = tables.id AND visits.person = $3) AS watched"
        " FROM (SELECT table_id FROM results WHERE who = $1 ORDER BY at DESC, table_id LIMIT $2) AS own"
        " JOIN tables ON tables.id = own.table_id"
        " JOIN events ON events.table_id = own.table_id AND events.version = 1"
    )
    return await store.select(Look, sql, who, count, asker, f"{PERSON}{asker}")


async def best(store: Store, game: str, players: int, *, min_games: int, limit: int, offset: int) -> list[RatedPlayer]:
    """The best players of a game by ``mu - 2 · sigma``; people need at least *min_games* games."""
    sql = (
        "SELECT who, name, kind, shield, mu, sigma, games, won"
        " FROM ratings LEFT JOIN people ON people.id = substr(who, 3)"
        " WHERE game = $1 AND players = $2 AND (games >= $3 OR who LIKE 'b:%')"
        " ORDER BY mu - 2 * sigma DESC, who LIMIT $4 OFFSET $5"
    )
    return await store.select(RatedPlayer, sql, game, players, min_games, limit, offset)


async def export_person(store: Store, person_id: str) -> dict[str, Any]:
    """A person's results and ratings."""
    results = (
        "SELECT table_id, seat, game, players, points, place, rating, change, at FROM results WHERE who = $1"
        " ORDER BY at"
    )
    ratings = "SELECT game, players, mu, sigma, games, won FROM ratings WHERE who = $1"
    who = f"{PERSON}{person_id}"
    return {"results": await store.select(dict, results, who), "ratings": await store.select(dict, ratings, who)}


def forget_person(person_id: str) -> list[Statement]:
    """Deletes a person's ratings, and makes their results those of :data:`DELETED`."""
    who = f"{PERSON}{person_id}"
    return [
        maybe("UPDATE results SET who = $2 WHERE who = $1", who, DELETED),
        maybe("DELETE FROM ratings WHERE who = $1", who),
    ]
