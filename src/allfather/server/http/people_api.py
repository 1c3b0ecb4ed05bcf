"""Requests about people: guests, accounts, tokens, statistics."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, patch, post
from litestar.params import FromPath, JSONBody, Parameter
from msgspec import UNSET, Meta, Struct, UnsetType

from allfather.games import GAMES, find_game
from allfather.server.errors import Refused
from allfather.server.http.dependencies import (
    PROBLEMS,
    Asker,
    IdInPath,
    MaybeAsker,
    NodeHere,
    Owner,
    label_of,
    token_of,
)
from allfather.server.http.gateway import COOKIE, key_of
from allfather.server.people.people import account_name
from allfather.server.people.results import Ranked, Statistics, leaderboard, statistics
from allfather.server.repositories.people import BotToken, Person, Session
from allfather.server.repositories.tables import Listed, tables_with

MAX_TABLES = 100
"""The most tables that a person's own list has."""

Name = Annotated[str, Meta(min_length=1, max_length=48)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Language = Annotated[str, Meta(max_length=8)]
Shield = Annotated[str, Meta(pattern=r"\A([ROYGBP][0-7][ROYGBPC])?\Z")]
"""The colour of the ground, the number of the figure on it, and its colour (C: cream); empty for none."""


class NewGuest(Struct, forbid_unknown_fields=True):
    name: Name | None = None
    language: Language | None = None
    shield: Shield = ""


class Changes(Struct, forbid_unknown_fields=True):
    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    shield: Shield | UnsetType = UNSET


class SignUp(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class SignIn(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=48)]
    password: Annotated[str, Meta(max_length=200)]


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=200)]
    new: Password
    keep_tokens: bool = False
    """Whether tokens for programs stay valid."""


class Deletion(Struct, forbid_unknown_fields=True):
    password: Annotated[str, Meta(max_length=200)] = ""
    """Needed by those who have an account."""


class NewToken(Struct, forbid_unknown_fields=True):
    label: Annotated[str, Meta(max_length=48)] = ""


class Token(Struct):
    token: str
    """It is shown only once."""
    person: Person


class OwnTable(Struct):
    """A table where the person sits or sat."""

    id: str
    game: str
    status: str
    names: tuple[str, ...]
    changed: int
    code: str

    @classmethod
    def of(cls, listed: Listed) -> OwnTable:
        table = listed.table
        return cls(table.id, table.game, table.status, table.names, listed.changed, table.code)


@post("/guests", status_code=201, responses=PROBLEMS)
async def create_guest(request: Request[Any, Any, Any], node: NodeHere, data: JSONBody[NewGuest]) -> Person:
    """Become a guest, without signing up. The answer sets the cookie that identifies the guest."""
    node.limits.spend("guest", None, key_of(request.scope))
    person, token = await node.people.guest(data.name, data.language, label=label_of(request), shield=data.shield)
    request.scope["state"]["token"] = token
    return person


@post("/bots", status_code=201, responses=PROBLEMS)
async def create_bot(request: Request[Any, Any, Any], node: NodeHere, data: JSONBody[NewGuest]) -> Token:
    """Register a program, which is marked as a bot. It gets a token for the header ``Authorization: Bearer …``."""
    node.limits.spend("guest", None, key_of(request.scope))
    person, token = await node.people.guest(data.name, data.language, kind="bot", shield=data.shield)
    return Token(token, person)


@get("/me", responses=PROBLEMS)
async def show_me(request: Request[Any, Any, Any], maybe_person: MaybeAsker) -> Person | None:
    """Who you are; ``null`` without cookie or token."""
    if maybe_person is not None and COOKIE in request.cookies:
        request.scope["state"]["token"] = request.cookies[COOKIE]  # sets the cookie again, which renews it
    return maybe_person


@patch("/me", responses=PROBLEMS)
async def change_me(node: NodeHere, person: Asker, data: JSONBody[Changes]) -> Person:
    """Change your name, your shield or your language; the tables where you sit show it at once."""
    changes = {name: value for name, value in msgspec.structs.asdict(data).items() if value is not UNSET}
    changed = await node.people.change(person, **changes)
    if (changed.name, changed.shield) != (person.name, person.shield):
        await node.hub.rename(changed)
    return changed


@delete("/me", responses=PROBLEMS)
async def delete_me(request: Request[Any, Any, Any], node: NodeHere, owner: Owner) -> None:
    """Delete everything about you; an account needs its password. Your games are kept without your name."""
    if owner.account is not None:
        with node.limits.password_attempt(owner.account, key_of(request.scope)):
            await node.people.check_password(owner.id, (await _deletion(request)).password)
    await node.hub.leave_all(owner.id)
    for table_id in await node.people.delete(owner.id):
        await node.hub.reload(table_id)
    request.scope["state"]["token"] = ""


async def _deletion(request: Request[Any, Any, Any]) -> Deletion:
    """The body of a request; read here, because Litestar would require one of guests too."""
    try:
        return msgspec.json.decode(await request.body() or b"{}", type=Deletion)
    except msgspec.MsgspecError as error:
        raise Refused("bad-request", str(error)) from None


@get("/me/data", responses=PROBLEMS)
async def export_me(node: NodeHere, owner: Owner) -> dict[str, Any]:
    """Everything that is stored about you."""
    return await node.people.export(owner.id)


@get("/me/tables", responses=PROBLEMS)
async def my_tables(node: NodeHere, person: Asker) -> list[OwnTable]:
    """The tables where you sit or sat, most recently changed first."""
    return [OwnTable.of(listed) for listed in await tables_with(node.store, person.id, MAX_TABLES)]


@post("/me/account", status_code=201, responses=PROBLEMS)
async def sign_up(request: Request[Any, Any, Any], node: NodeHere, owner: Owner, data: JSONBody[SignUp]) -> Person:
    """Create an account for the guest you are; it keeps all your games. The answer sets a new cookie."""
    person, token = await node.people.sign_up(owner, data.name, data.password, label_of(request))
    request.scope["state"]["token"] = token
    return person


@post("/me/password", status_code=204, responses=PROBLEMS)
async def change_password(
    request: Request[Any, Any, Any], node: NodeHere, owner: Owner, data: JSONBody[NewPassword]
) -> None:
    """Change your password, which revokes all tokens, or all but those for programs, and sets a new cookie."""
    with node.limits.password_attempt(owner.account or "", key_of(request.scope)):
        request.scope["state"]["token"] = await node.people.change_password(
            owner, data.old, data.new, label_of(request), keep_bots=data.keep_tokens
        )


@post("/sign-in", status_code=200, responses=PROBLEMS)
async def sign_in(request: Request[Any, Any, Any], node: NodeHere, data: JSONBody[SignIn]) -> Person:
    """Sign in to an account. The answer sets a new cookie; the one you had is no longer valid."""
    cookie = request.cookies.get(COOKIE)
    with node.limits.password_attempt(account_name(data.name), key_of(request.scope)):
        person, token = await node.people.sign_in(data.name, data.password, label_of(request), instead_of=cookie)
    request.scope["state"]["token"] = token
    return person


@post("/sign-out", status_code=204, responses=PROBLEMS)
async def sign_out(request: Request[Any, Any, Any], node: NodeHere) -> None:
    """Sign out here."""
    token = token_of(request)
    if token is not None:
        await node.people.sign_out(token)
    request.scope["state"]["token"] = ""


@get("/me/sessions", responses=PROBLEMS)
async def list_sessions(request: Request[Any, Any, Any], node: NodeHere, owner: Owner) -> list[Session]:
    """The browsers where you are signed in, most recently used first."""
    return await node.people.sessions(owner, token_of(request) or "")


@delete("/me/sessions", responses=PROBLEMS)
async def end_other_sessions(request: Request[Any, Any, Any], node: NodeHere, owner: Owner) -> None:
    """Sign out everywhere else; tokens for programs stay valid."""
    await node.people.end_other_sessions(owner, token_of(request) or "")


@delete("/me/sessions/{short_id:str}", responses=PROBLEMS)
async def end_session(node: NodeHere, owner: Owner, short_id: IdInPath) -> None:
    """Sign out in one browser."""
    await node.people.end_session(owner, short_id)


@get("/me/tokens", responses=PROBLEMS)
async def list_tokens(node: NodeHere, person: Asker) -> list[BotToken]:
    """List your tokens for programs, without the tokens themselves."""
    return await node.people.bot_tokens(person)


@post("/me/tokens", status_code=201, responses=PROBLEMS)
async def create_token(node: NodeHere, owner: Owner, data: JSONBody[NewToken]) -> Token:
    """Create a token with which a program acts as you."""
    return Token(await node.people.new_bot_token(owner, data.label), owner)


@delete("/me/tokens/{short_id:str}", responses=PROBLEMS)
async def revoke_token(node: NodeHere, owner: Owner, short_id: IdInPath) -> None:
    """Revoke a token."""
    await node.people.revoke(owner, short_id)


class Profile(Struct):
    """A player as everybody may see them."""

    id: str
    name: str
    kind: str
    statistics: Statistics
    shield: str = ""


@get("/people/{person_id:str}", responses=PROBLEMS)
async def show_person(node: NodeHere, maybe_person: MaybeAsker, person_id: IdInPath) -> Profile:
    """A player's statistics; the tables of recent games only where you may look at them."""
    found = await node.people.by_id(person_id)
    if found is None:
        raise Refused("not-found")
    told = await statistics(node.store, person_id, asker=maybe_person.id if maybe_person else None)
    return Profile(found.id, found.name, found.kind, told, found.shield)


@get("/leaderboards/{game:str}/{players:int}", responses=PROBLEMS)
async def show_leaderboard(
    node: NodeHere, game: FromPath[str], players: FromPath[int], offset: Annotated[int, Parameter(ge=0, le=100_000)] = 0
) -> list[Ranked]:
    """The best players of a game with this number of players, including bots, which are marked."""
    if game not in GAMES or players not in find_game(game).player_counts:
        raise Refused("not-found")
    return await leaderboard(node.store, game, players, limit=100, offset=offset)


HANDLERS = (
    create_guest,
    create_bot,
    show_me,
    change_me,
    delete_me,
    export_me,
    my_tables,
    sign_up,
    change_password,
    sign_in,
    sign_out,
    list_sessions,
    end_other_sessions,
    end_session,
    list_tokens,
    create_token,
    revoke_token,
    show_person,
    show_leaderboard,
)
