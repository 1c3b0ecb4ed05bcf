"""Results of games, ratings by openskill's Plackett-Luce model, statistics and leaderboards.

Each game and number of players has its own ratings, for people and for levels of bots alike. A rating is a mean
``mu`` and a deviation ``sigma``; everybody starts at 25 ± 25/3. What is shown is 1500 + 60 · (mu - 25), and
60 · sigma as its uncertainty: a start at 1500 ± 500.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct

from allfather.server.repositories import people
from allfather.server.repositories import results as rows
from allfather.server.repositories.results import BOT, DELETED, PERSON, Rating
from allfather.server.repositories.table_people import DELETED_NAME
from allfather.server.store.store import Store, StoreError
from allfather.server.table.access import Access
from allfather.server.table.events import Opened, parse_event
from allfather.server.table.state import Sitter
from allfather.server.table.table import Table

MU, SIGMA = 25.0, 25.0 / 3
START = Rating(MU, SIGMA, games=0, won=0)
SHOWN_START, SHOWN_SCALE = 1500.0, 60.0
MIN_GAMES = 5
"""Rated games before a person appears on a leaderboard."""
MAX_TRIES = 100
RETRY_DELAY = 0.05
"""The longest wait in seconds when another node has just rated one of the players."""


class Standing(Struct, frozen=True):
    """How somebody has done in one game with one number of players."""

    game: str
    players: int
    games: int
    won: int
    points: float
    """The mean per game."""
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
    """One game and its result for one player."""

    table: str
    """Empty if the one who asks may not look at it."""
    at: int
    game: str
    players: int
    points: int
    place: int
    rating: float
    """The rating after the game."""
    change: float
    others: list[Other]


class Statistics(Struct, frozen=True):
    """A person's results so far, and their latest games."""

    standings: list[Standing]
    recent: list[Played]
    """Latest first."""


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
    shield: str = ""


class Seat(NamedTuple):
    """Who sat in a seat, and their result."""

    who: str
    points: int
    place: int


def who_of(sitter: Sitter) -> str:
    """A player as results name them: ``p:`` and the id of a person, or ``b:`` and the level of a bot."""
    return f"{PERSON}{sitter.person}" if sitter.person else f"{BOT}{sitter.bot}"


def shown_rating(mu: float) -> float:
    """A rating as people see it."""
    return SHOWN_START + SHOWN_SCALE * (mu - MU)


def shown_uncertainty(sigma: float) -> float:
    """The uncertainty of a rating as people see it."""
    return SHOWN_SCALE * sigma


# Finished games.


_locks: WeakKeyDictionary[Store, asyncio.Lock] = WeakKeyDictionary()


async def settle(store: Store, table_id: str, table: Table, at: int) -> None:
    """Store the outcome of the finished game at *table* and its effect on ratings: once, however often called.

    :raises StoreError: if it cannot be stored; call again later.
    """
    # One at a time, because the games of a node share its bots; conflicts with other nodes are solved by retrying.
    async with _locks.setdefault(store, asyncio.Lock()):
        for _ in range(MAX_TRIES):
            if await rows.has_results(store, table_id) or await _save(store, table_id, table, at):
                return
            await asyncio.sleep(random.uniform(0, RETRY_DELAY))
    raise StoreError(f"the ratings of the players at {table_id} keep changing, or there is no such table")


async def _save(store: Store, table_id: str, table: Table, at: int) -> bool:
    """Save the outcome; ``False`` if another node has rated one of the players in the meantime."""
    game, players = table.opened.game, table.opened.players
    seats = await _seats(store, table)
    before = {who: await rows.rating(store, who, game, players) or START for who in {seat.who for seat in seats}}
    after = rated(seats, before) if table.is_rated else before
    results = [_result(seat, before[seat.who], after[seat.who]) for seat in seats]
    changes = [
        rows.Change(who, before[who], after[who]) for who in after if who != DELETED and after[who] != before[who]
    ]
    return await rows.add(store, table_id, game, at, results, changes)


def _result(seat: Seat, before: Rating, after: Rating) -> rows.Result:
    rating = shown_rating(after.mu)
    return rows.Result(seat.who, seat.points, seat.place, rating, rating - shown_rating(before.mu))


async def _seats(store: Store, table: Table) -> list[Seat]:
    assert table.game is not None
    who = [await _stored_who(store, sitter) for sitter in table.starting_players]
    return [Seat(*seat) for seat in zip(who, table.game.scores, table.places, strict=True)]


async def _stored_who(store: Store, sitter: Sitter) -> str:
    """A player as results name them, or :data:`DELETED` if the person was deleted during the game."""
    if sitter.person and await people.by_id(store, sitter.person) is None:
        return DELETED
    return who_of(sitter)


def rated(seats: Sequence[Seat], before: dict[str, Rating]) -> dict[str, Rating]:
    """The ratings after a game; several seats of one bot are rated as separate players, then averaged."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=MU, sigma=SIGMA)
    # Each seat needs its own rating object: the model would change a shared one once for each seat.
    teams = [[model.rating(before[seat.who].mu, before[seat.who].sigma)] for seat in seats]
    after = model.rate(teams, ranks=[float(seat.place) for seat in seats])
    found = {}
    for who, old in before.items():
        own = [team[0] for seat, team in zip(seats, after, strict=True) if seat.who == who]
        wins = sum(seat.place == 1 for seat in seats if seat.who == who)
        mu, sigma = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
        found[who] = Rating(mu, sigma, old.games + len(own), old.won + wins)
    return found


# Statistics and leaderboards.


async def statistics(store: Store, person_id: str, recent: int = 20, *, asker: str | None = None) -> Statistics:
    """A person's results so far, and their *recent* latest games, as the person *asker* may see them."""
    who = f"{PERSON}{person_id}"
    standings = [_standing(total) for total in await rows.totals(store, who)]
    seats = await rows.last_played(store, who, recent)
    visible = {look.table_id for look in await rows.looks(store, who, recent, asker or "") if _may_look(look)}
    return Statistics(standings, [_played(list(game), visible) for _, game in groupby(seats, attrgetter("table_id"))])


def _may_look(look: rows.Look) -> bool:
    """Whether somebody may look at a table whose game is over."""
    try:
        opened = parse_event(look.opening)
    except msgspec.MsgspecError:
        return False
    has_spectators = isinstance(opened, Opened) and opened.terms.spectators
    access = Access("over", bool(look.listed), has_spectators, bool(look.sat), has_visited=bool(look.watched))
    return access.may_look


def _standing(total: rows.Total) -> Standing:
    rating = None if total.mu is None else shown_rating(total.mu)
    uncertainty = None if total.sigma is None else shown_uncertainty(total.sigma)
    return Standing(total.game, total.players, total.games, total.won, total.points, rating, uncertainty)


def _played(seats: list[rows.PlayedSeat], visible: set[str]) -> Played:
    """One game, given all its seats and the *visible* tables."""
    own = seats[0]
    others = [
        Other(_name(seat.who, seat.name), _is_bot(seat.who, seat.kind), seat.points, seat.place)
        for seat in seats
        if seat.seat != own.own_seat
    ]
    return Played(
        own.table_id if own.table_id in visible else "",
        own.at,
        own.game,
        own.players,
        own.own_points,
        own.own_place,
        own.own_rating,
        own.own_change,
        others,
    )


def _name(who: str, name: str | None) -> str:
    return who.removeprefix(BOT) if who.startswith(BOT) else name or DELETED_NAME


def _is_bot(who: str, kind: str | None) -> bool:
    return who.startswith(BOT) or kind == "bot"


async def leaderboard(store: Store, game: str, players: int, limit: int = 50, offset: int = 0) -> list[Ranked]:
    """The best players of a game, by rating minus twice the uncertainty."""
    best = await rows.best(store, game, players, min_games=MIN_GAMES, limit=limit, offset=offset)
    return [_ranked(rank, player) for rank, player in enumerate(best, offset + 1)]


def _ranked(rank: int, player: rows.RatedPlayer) -> Ranked:
    who = player.who
    person = who.removeprefix(PERSON) if who.startswith(PERSON) else None
    name, is_bot = _name(who, player.name), _is_bot(who, player.kind)
    shown = shown_rating(player.mu), shown_uncertainty(player.sigma)
    return Ranked(rank, name, person, is_bot, player.games, player.won, *shown, player.shield or "")
