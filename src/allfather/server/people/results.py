"""How games came out: results, ratings by openskill's Plackett-Luce model, statistics and leaderboards.

Ratings are kept apart for each game and number of players, for people and for levels of bots alike. A rating is a mean
``mu`` and a deviation ``sigma``; everybody starts at 25 ± 25/3. What is shown is 1500 + 60 · (mu - 25), and
60 · sigma as its uncertainty: a start at 1500 ± 500.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from msgspec import Struct

from allfather.server.store.store import Statement, Store, StoreError, statement
from allfather.server.table.state import Sitter
from allfather.server.table.table import Table

MU, SIGMA = 25.0, 25.0 / 3
SHOWN_START, SHOWN_SCALE = 1500.0, 60.0
DELETED = "p:deleted"
"""Who played, where that is no longer known."""
DELETED_NAME = "Deleted"
FEWEST_GAMES = 5
"""Rated games before a person is on a leaderboard."""
TRIES = 100
PAUSE = 0.05
"""Seconds to wait at most when another node has just rated one of the players."""


class Standing(Struct, frozen=True):
    """How somebody has done in one game with one number of players."""

    game: str
    players: int
    games: int
    won: int
    points: float
    """The mean."""
    rating: float | None = None
    """``None`` before the first rated game."""
    uncertainty: float | None = None


class Other(Struct, frozen=True):
    """Somebody else at a table."""

    name: str
    """The level, if it is a bot of the server."""
    bot: bool
    points: int
    place: int


class Played(Struct, frozen=True):
    """How one game came out for somebody."""

    table: str
    at: int
    game: str
    players: int
    points: int
    place: int
    rating: float
    """Afterwards."""
    change: float
    others: list[Other]


class Statistics(Struct, frozen=True):
    """What there is to know of somebody's games."""

    standings: list[Standing]
    recent: list[Played]
    """The latest first."""


class Ranked(Struct, frozen=True):
    """A row of a leaderboard."""

    rank: int
    name: str
    """The level, if it is a bot of the server."""
    person: str | None
    bot: bool
    """Whether it is a bot of the server, or a person that is a program."""
    games: int
    won: int
    rating: float
    uncertainty: float


class Rating(NamedTuple):
    """What is stored of a player's strength."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0
    won: int = 0

    @property
    def shown(self) -> float:
        return SHOWN_START + SHOWN_SCALE * (self.mu - MU)

    @property
    def uncertainty(self) -> float:
        return SHOWN_SCALE * self.sigma


class Seat(NamedTuple):
    """Who sat in a seat, and what came of it."""

    who: str
    points: int
    place: int


def who_of(sitter: Sitter) -> str:
    """Whose game it is: ``p:`` and the id of a person, or ``b:`` and the level of a bot."""
    return f"p:{sitter.person}" if sitter.person else f"b:{sitter.bot}"


# When a game is over.


_turns: WeakKeyDictionary[Store, asyncio.Lock] = WeakKeyDictionary()


async def settle(store: Store, table_id: str, table: Table, at: int) -> None:
    """Store how the game at *table*, which is over, came out, and its effect on ratings: once, however often called.

    :raises StoreError: if it cannot be stored; call again later.
    """
    # One at a time, for the games of a node share its bots; other nodes are met by trying again.
    async with _turns.setdefault(store, asyncio.Lock()):
        for _ in range(TRIES):
            if await store.rows("SELECT seat FROM results WHERE table_id = $1", table_id):
                return
            if await store.write(*await _outcome(store, table_id, table, at)):
                return
            await asyncio.sleep(random.uniform(0, PAUSE))
    raise StoreError(f"the ratings of the players at {table_id} change all the time, or there is no such table")


async def _outcome(store: Store, table_id: str, table: Table, at: int) -> list[Statement]:
    """What to store, if nobody rates one of the players meanwhile."""
    game, players = table.opened.game, table.opened.players
    seats = await _seats(store, table)
    before = {who: await _rating(store, who, game, players) for who in {seat.who for seat in seats}}
    after = rated(seats, before) if table.is_rated else before
    sql = (
        "INSERT INTO results (table_id, seat, who, game, players, points, place, rating, change, at)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
    )
    statements = []
    for number, (who, points, place) in enumerate(seats):
        shown, change = after[who].shown, after[who].shown - before[who].shown
        statements.append(statement(sql, table_id, number, who, game, players, points, place, shown, change, at))
    for who in sorted(after.keys() - {DELETED}):  # in order, or else two nodes may wait for each other
        if after[who] != before[who]:
            statements.append(_keep_rating(who, game, players, before[who], after[who]))
    return statements


async def _seats(store: Store, table: Table) -> list[Seat]:
    assert table.game is not None
    who = [await _lasting(store, sitter) for sitter in table.starting_players]
    return [Seat(*seat) for seat in zip(who, table.game.scores, table.places, strict=True)]


async def _lasting(store: Store, sitter: Sitter) -> str:
    """Whose game it is, even if their data were deleted while they played."""
    if sitter.person and not await store.rows("SELECT id FROM people WHERE id = $1", sitter.person):
        return DELETED
    return who_of(sitter)


async def _rating(store: Store, who: str, game: str, players: int) -> Rating:
    sql = "SELECT mu, sigma, games, won FROM ratings WHERE who = $1 AND game = $2 AND players = $3"
    found = await store.rows(sql, who, game, players)
    return Rating(*found[0]) if found else Rating()


def rated(seats: Sequence[Seat], before: dict[str, Rating]) -> dict[str, Rating]:
    """The ratings after a game; several seats of one bot are rated as players of their own, then averaged."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=MU, sigma=SIGMA)
    # Each seat needs a rating object of its own: the model changes the one that seats share once for each.
    teams = [[model.rating(*before[seat.who][:2])] for seat in seats]
    after = model.rate(teams, ranks=[float(seat.place) for seat in seats])
    found = {}
    for who, (_, _, games, won) in before.items():
        own = [team[0] for seat, team in zip(seats, after, strict=True) if seat.who == who]
        wins = sum(seat.place == 1 for seat in seats if seat.who == who)
        mu, sigma = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
        found[who] = Rating(mu, sigma, games + len(own), won + wins)
    return found


def _keep_rating(who: str, game: str, players: int, before: Rating, after: Rating) -> Statement:
    """Stores a rating unless it is no longer the one *before*: the number of games only grows."""
    if before.games == 0:
        sql = "INSERT INTO ratings (who, game, players, mu, sigma, games, won) VALUES ($1, $2, $3, $4, $5, $6, $7)"
        return statement(sql, who, game, players, *after)
    sql = (
        "UPDATE ratings SET mu = $4, sigma = $5, games = $6, won = $7"
        " WHERE who = $1 AND game = $2 AND players = $3 AND games = $8"
    )
    return statement(sql, who, game, players, *after, before.games)


# What people may look at.


async def statistics(store: Store, person_id: str, recent: int = 20) -> Statistics:
    """How a person has done, and their *recent* last games."""
    who = f"p:{person_id}"
    return Statistics(await _standings(store, who), await _recent(store, who, recent))


async def _standings(store: Store, who: str) -> list[Standing]:
    sql = (
        "SELECT played.game, played.players, played.games, played.won, played.points, mu, sigma FROM"
        " (SELECT game, players, COUNT(*) AS games, SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS won,"
        " AVG(points) AS points FROM results WHERE who = $1 GROUP BY game, players) AS played"
        " LEFT JOIN ratings ON ratings.who = $1 AND ratings.game = played.game AND ratings.players = played.players"
        " ORDER BY played.game, played.players"
    )
    return [_standing(*row) for row in await store.rows(sql, who)]


def _standing(
    game: str, players: int, games: int, won: int, points: Any, mu: float | None, sigma: float | None
) -> Standing:
    rating = None if mu is None or sigma is None else Rating(mu, sigma)
    shown, uncertainty = (rating.shown, rating.uncertainty) if rating else (None, None)
    return Standing(game, players, games, won, float(points), shown, uncertainty)


async def _recent(store: Store, who: str, count: int) -> list[Played]:
    sql = (
        "SELECT own.table_id, own.at, own.game, own.players, own.points, own.place, own.rating, own.change,"
        " own.seat, other.seat, other.who, people.name, people.kind, other.points, other.place"
        " FROM (SELECT * FROM results WHERE who = $1 ORDER BY at DESC, table_id LIMIT $2) AS own"
        " JOIN results AS other ON other.table_id = own.table_id"
        " LEFT JOIN people ON people.id = substr(other.who, 3)"
        " ORDER BY own.at DESC, own.table_id, other.seat"
    )
    rows = await store.rows(sql, who, count)
    return [_played(list(group)) for _, group in groupby(rows, itemgetter(0))]


def _played(rows: list[tuple[Any, ...]]) -> Played:
    """The game that *rows* tell, which has one for every seat."""
    others = [
        Other(_name(who, name), _is_bot(who, kind), points, place)
        for *_, own_seat, seat, who, name, kind, points, place in rows
        if seat != own_seat
    ]
    table, at, game, players, points, place, rating, change, *_ = rows[0]
    return Played(table, at, game, players, points, place, rating, change, others)


def _name(who: str, name: str | None) -> str:
    return who[2:] if who.startswith("b:") else name or DELETED_NAME


def _is_bot(who: str, kind: str | None) -> bool:
    return who.startswith("b:") or kind == "bot"


async def leaderboard(store: Store, game: str, players: int, limit: int = 50, offset: int = 0) -> list[Ranked]:
    """The best at a game, by what their rating is at least: twice the uncertainty is taken off."""
    sql = (
        "SELECT who, name, kind, mu, sigma, games, won FROM ratings LEFT JOIN people ON people.id = substr(who, 3)"
        " WHERE game = $1 AND players = $2 AND (games >= $3 OR who LIKE 'b:%')"
        " ORDER BY mu - 2 * sigma DESC, who LIMIT $4 OFFSET $5"
    )
    rows = await store.rows(sql, game, players, FEWEST_GAMES, limit, offset)
    return [
        _ranked(rank, who, name, kind, Rating(*rating))
        for rank, (who, name, kind, *rating) in enumerate(rows, offset + 1)
    ]


def _ranked(rank: int, who: str, name: str | None, kind: str | None, rating: Rating) -> Ranked:
    person = who[2:] if who.startswith("p:") else None
    counts = rating.games, rating.won
    return Ranked(rank, _name(who, name), person, _is_bot(who, kind), *counts, rating.shown, rating.uncertainty)
