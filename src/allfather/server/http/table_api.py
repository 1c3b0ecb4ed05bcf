"""Requests about games and tables: what can be played, opening and finding tables, records and replays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, TypeAlias, TypeVar

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody, Parameter
from msgspec import Meta, Struct

from allfather.bots.levels import hint_bot, levels_of
from allfather.core.errors import GameError
from allfather.core.game import Game
from allfather.games import GAMES, find_game
from allfather.server.errors import Refused
from allfather.server.http.dependencies import PROBLEMS, IdInPath, MaybeAsker, NodeHere, welcome, while_connected
from allfather.server.http.gateway import key_of
from allfather.server.live import listing, webhook
from allfather.server.live.hub import Hub
from allfather.server.live.live_table import LiveTable
from allfather.server.live.loading import history_of
from allfather.server.node import Node
from allfather.server.repositories import chat
from allfather.server.repositories.announcements import announcements
from allfather.server.repositories.people import Person
from allfather.server.table.codes import parse_code, qr_svg
from allfather.server.table.events import Opened
from allfather.server.table.history import History
from allfather.server.table.messages import LobbyTable, SeatNumber, TableInfo
from allfather.server.table.replay import Replay
from allfather.server.table.table import Command, new_secret
from allfather.server.table.terms import Terms
from allfather.server.wall_clock import now
from allfather.wasm.build import CODE
from allfather.wasm.kept import files_of

RECORD_SIZE = 100_000
"""The longest accepted record, in characters."""

T = TypeVar("T")
Code: TypeAlias = Annotated[str, Parameter(max_length=24)]
"""The short code of the table, for those who have nothing but the link."""


class OptionInfo(Struct):
    """An option of a game."""

    name: str
    help: str
    default: Any
    choices: list[Any] | None
    """The allowed values; ``None`` for a free number or text."""


class LevelInfo(Struct):
    """A level of bots."""

    name: str
    bot: str
    """The bot, as commands name it."""
    rating: int | None
    """Its strength in Elo points, if that has been measured."""


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    title: str
    players: list[int]
    default_players: int
    options: list[OptionInfo]
    levels: list[LevelInfo]
    """The levels of bots, weakest first."""
    closing: list[str]
    """Actions that only end a turn, which need no time to be seen."""
    hint: str
    """The bot that gives hints, as commands name it."""
    engine: str | None = None
    """The name of its WebAssembly module and of the layout of that, ``/engine/NAME.wasm`` and ``.json``, if built."""

    files: list[str] = []
    """All files of that module, within ``/engine/``, with those of its net if it has one."""


class Offer(Struct):
    """What this server offers."""

    games: list[GameInfo]


class NewTable(Struct, forbid_unknown_fields=True):
    """A request for a new table."""

    game: Annotated[str, Meta(max_length=24)]
    players: Annotated[int, Meta(ge=1, le=2**53)] | None = None
    options: dict[str, Any] = {}
    terms: Terms = Terms()
    seat: SeatNumber | None = 0
    """The seat of the person who opens the table; ``null`` for none."""


class Opening(Struct):
    """A table that was opened."""

    table: TableInfo
    link: str
    person: Person


class Record(Struct, forbid_unknown_fields=True):
    """The text of a record."""

    record: Annotated[str, Meta(max_length=RECORD_SIZE)]


class Place(Struct):
    """The table of a short code."""

    table: str


class Fairness(Struct):
    """What the deals of a game are derived from; see ``docs/fairness.md``."""

    commitment: str
    secret: str
    nonces: list[str]
    commitments: list[str]


@get("/games", responses=PROBLEMS)
async def list_games(node: NodeHere) -> Offer:
    """The games with all their options and levels of bots."""
    return offer(node.engines)


def offer(engines: Mapping[str, str]) -> Offer:
    """All games, with those modules that there are."""
    return Offer([game_info(name, engines.get(name)) for name in GAMES])


def game_info(name: str, engine: str | None = None) -> GameInfo:
    """A game with its numbers of players, its options and the levels of bots."""
    kind = find_game(name)
    defaults = kind.options_type().to_dict()
    options = [
        OptionInfo(name, option.help, defaults[name], None if option.choices is None else list(option.choices))
        for name, option in kind.options_type.declared().items()
    ]
    levels = [LevelInfo(*level) for level in levels_of(name)]
    counts = list(kind.player_counts)
    files = [file.name for file in files_of(name, Path(f"{engine}{CODE}"))] if engine else []
    closing = list(kind.closing_actions)
    return GameInfo(
        name, kind.title, counts, kind.default_players, options, levels, closing, hint_bot(name), engine, files
    )


@get("/tables", responses=PROBLEMS)
async def list_tables(node: NodeHere) -> list[LobbyTable]:
    """The public tables."""
    return await listing.public_tables(node.store)


@post("/tables", status_code=201, responses=PROBLEMS)
async def create_table(
    request: Request[Any, Any, Any], node: NodeHere, maybe_person: MaybeAsker, data: JSONBody[NewTable]
) -> Opening:
    """Open a table. A client without cookie or token becomes a guest."""
    if data.terms.webhook is not None:
        _check_webhook(node, data.terms.webhook)
    kind = find_known(data.game)
    players = kind.default_players if data.players is None else data.players
    if data.seat is not None and data.seat >= players:
        raise Refused("no-such-seat")
    node.limits.spend("table", maybe_person.id if maybe_person else None, key_of(request.scope))
    person = await welcome(request, node, maybe_person)
    await _check_table_limit(node, person, is_listed=data.terms.listed)
    opened = Opened(now(), data.game, players, data.options, data.terms, person.id, new_secret())
    sit: Command = lambda table, at: table.sit(  # noqa: E731
        person.id, person.name, data.seat, "", at, shield=person.shield
    )
    live = await node.hub.open(opened, *([] if data.seat is None else [sit]))
    node.hub.release(live)  # until somebody watches it
    return Opening(live.snapshot().info, node.link(live), person)


def find_known(name: str) -> type[Game[Any, Any]]:
    """The class of the game *name*.

    :raises Refused: if there is none.
    """
    try:
        return find_game(name)
    except GameError as error:
        raise Refused.by_game(error) from None


def _check_webhook(node: Node, url: str) -> None:
    if node.settings.webhooks == "off":
        raise Refused("not-allowed-here")
    try:
        webhook.check_url(url)
    except webhook.WebhookError as error:
        raise Refused("bad-request", str(error)) from None


async def _check_table_limit(node: Node, person: Person, *, is_listed: bool) -> None:
    settings, since = node.settings, now() - listing.FORGOTTEN
    if len(await listing.tables_of(node.store, person.id, since=since)) >= settings.tables_per_person:
        raise Refused("too-many-tables", most=settings.tables_per_person)
    if is_listed and await listing.count_waiting(node.store, person.id, since) >= settings.listed_per_person:
        raise Refused("too-many-tables", most=settings.listed_per_person)


@get("/codes/{code:str}", responses=PROBLEMS)
async def find_code(node: NodeHere, code: FromPath[str]) -> Place:
    """The table that a short code belongs to."""
    return Place(await listing.find_code(node.store, parse_code(code)))


@get("/tables/{table_id:str}", responses=PROBLEMS)
async def show_table(node: NodeHere, maybe_person: MaybeAsker, table_id: IdInPath, code: Code = "") -> TableInfo:
    """What everybody who may look at a table knows about it, except its game."""
    return await _look(node.hub, table_id, maybe_person, code, lambda live: live.snapshot().info)


async def _look(hub: Hub, table_id: str, person: Person | None, code: str, look: Callable[[LiveTable], T]) -> T:
    """The result of *look* for a table, which is released afterwards.

    :raises Refused: if the person may not look at it.
    """
    live = await hub.find(table_id)
    try:
        await hub.visits.check_may_look(live, person.id if person else None, code)
        return look(live)
    finally:
        hub.release(live)


def over(live: LiveTable) -> LiveTable:
    """A table whose game is finished.

    :raises Refused: if it is not over.
    """
    if live.table.game is None or not live.table.game.is_over:
        raise Refused("not-over")
    return live


@get("/tables/{table_id:str}/qr.svg", media_type="image/svg+xml", responses=PROBLEMS)
async def show_qr(node: NodeHere, maybe_person: MaybeAsker, table_id: IdInPath, code: Code = "") -> Response[str]:
    """The link to a table as a QR code."""
    link = await _look(node.hub, table_id, maybe_person, code, node.link)
    return Response(qr_svg(link), media_type="image/svg+xml")


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
async def show_record(
    request: Request[Any, Any, Any], node: NodeHere, maybe_person: MaybeAsker, table_id: IdInPath, code: Code = ""
) -> Response[str]:
    """The record of a finished game, as ``allfather replay`` reads it."""
    live = await _look(node.hub, table_id, maybe_person, code, over)
    work = node.bot_pool.record(await history_of(node.store, live.id, live.table), key_of(request.scope))
    return record_file(await while_connected(request, work), f"{live.table.opened.game}-{table_id}")


def record_file(text: str, name: str) -> Response[str]:
    """A record as a file to download."""
    headers = {"content-disposition": f'attachment; filename="{name}.toml"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/tables/{table_id:str}/replay", responses=PROBLEMS)
async def show_replay(
    request: Request[Any, Any, Any], node: NodeHere, maybe_person: MaybeAsker, table_id: IdInPath, code: Code = ""
) -> Response[Replay]:
    """A finished game step by step, with every hand."""
    node.limits.spend("replay", maybe_person.id if maybe_person else None, key_of(request.scope))
    live = await _look(node.hub, table_id, maybe_person, code, over)
    return await _replay(request, node, await history_of(node.store, live.id, live.table))


@get("/tables/{table_id:str}/fairness", responses=PROBLEMS)
async def show_fairness(node: NodeHere, maybe_person: MaybeAsker, table_id: IdInPath, code: Code = "") -> Fairness:
    """What all deals of a finished game are derived from."""

    def look(live: LiveTable) -> Fairness:
        over(live)
        table = live.table
        return Fairness(table.commitment, table.opened.secret, table.nonces, table.commitments)

    return await _look(node.hub, table_id, maybe_person, code, look)


@get("/tables/{table_id:str}/chat", responses=PROBLEMS)
async def show_chat(node: NodeHere, maybe_person: MaybeAsker, table_id: IdInPath, code: Code = "") -> list[chat.Line]:
    """The last lines of a table's chat, oldest first."""
    live = await node.hub.find(table_id)
    try:
        await node.hub.visits.check_may_read_chat(live, maybe_person.id if maybe_person else None, code)
    finally:
        node.hub.release(live)
    return await chat.last_lines(node.store, table_id)


@post("/replays", status_code=200, responses=PROBLEMS)
async def replay_record(
    request: Request[Any, Any, Any], node: NodeHere, maybe_person: MaybeAsker, data: JSONBody[Record]
) -> Response[Replay]:
    """The replay of a record, step by step."""
    node.limits.spend("upload", maybe_person.id if maybe_person else None, key_of(request.scope))
    return await _replay(request, node, data.record)


async def _replay(request: Request[Any, Any, Any], node: Node, source: History | str) -> Response[Replay]:
    """The replay of a table or a record, made and encoded in another process."""
    work = node.bot_pool.replay(source, key_of(request.scope))
    encoded: Any = await while_connected(request, work)
    return Response(encoded, media_type=MediaType.JSON)


@get("/announcements", responses=PROBLEMS)
async def list_announcements(node: NodeHere) -> list[str]:
    """The current announcements of the server's host, oldest first."""
    return [news.text for news in await announcements(node.store)]


HANDLERS = (
    list_games,
    list_tables,
    create_table,
    find_code,
    show_table,
    show_qr,
    show_record,
    show_replay,
    show_fairness,
    show_chat,
    replay_record,
    list_announcements,
)
