"""People, their tokens, and bans. Passwords and tokens are stored as hashes only."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from allfather.server.store.store import Statement, Store, maybe, statement

PersonKind: TypeAlias = Literal["person", "bot"]
TokenKind: TypeAlias = Literal["cookie", "bot"]
BanKind: TypeAlias = Literal["person", "address"]


VISIBLE = "substr(hash, 1, 8) AS id, label, created, seen"
"""What the owner of a token may see of it."""


class Person(Struct, frozen=True):
    """Somebody who plays: a guest, the holder of an account, or a program with a token of its own."""

    id: str
    name: str
    language: str
    account: str | None = None
    """The name they sign in with, case-folded; ``None`` for guests."""
    kind: PersonKind = "person"
    shield: str = ""
    """The shield they have chosen, such as ``R2B``; without one, it is derived from the name."""


class BotToken(Struct, frozen=True):
    """A token for a program, as its owner may see it later."""

    id: str
    """The first characters of the token's hash."""
    label: str
    created: int
    seen: int = 0
    """When it was last used, to the day."""


class Session(Struct, frozen=True):
    """A browser in which a person is signed in."""

    id: str
    """The first characters of the hash of its token."""
    label: str
    """The browser, such as ``Firefox on Linux``; empty if unknown."""
    created: int
    seen: int
    """When it was last used, to the day."""
    here: bool = False
    """Whether it is the one that asks."""


class NewToken(Struct, frozen=True):
    """A token to be stored, by its hash."""

    hash: str
    kind: TokenKind
    created: int
    expires: int
    label: str = ""


class Holder(Struct, frozen=True):
    """The holder of an account, and the hash of their password."""

    person: Person
    password: str


class Bearer(Struct, frozen=True):
    """The person of a token, its kind, when it expires, and the ban they are under, if any."""

    person: Person
    kind: TokenKind
    expires: int
    ban_reason: str | None
    ban_expires: int | None


class Seen(Struct, frozen=True):
    """A person and when they were last seen, for the operator of the server."""

    id: str
    name: str
    kind: PersonKind
    account: str | None
    seen: int


# People.


async def add(store: Store, person: Person, token: NewToken) -> bool:
    """Save a new person without an account."""
    sql = "INSERT INTO people (id, name, language, kind, shield, created, seen) VALUES ($1, $2, $3, $4, $5, $6, $6)"
    insertion = statement(sql, person.id, person.name, person.language, person.kind, person.shield, token.created)
    return await store.write(insertion, _insert_token(person.id, token))


async def by_id(store: Store, person_id: str) -> Person | None:
    """The person with this id."""
    sql = "SELECT id, name, language, account, kind, shield FROM people WHERE id = $1"
    found = await store.select(Person, sql, person_id)
    return found[0] if found else None


async def by_account(store: Store, account: str) -> Holder | None:
    """The holder of an account."""
    sql = "SELECT id, name, language, account, kind, shield, password FROM people WHERE account = $1"
    found = await store.select(_holder, sql, account)
    return found[0] if found else None


def _holder(password: str, **columns: Any) -> Holder:
    return Holder(Person(**columns), password)


async def holder_of(store: Store, account: str) -> str | None:
    """The id of the holder of this *account*."""
    found = await store.rows("SELECT id FROM people WHERE account = $1", account)
    return found[0][0] if found else None


async def holders(store: Store, account: str, person_id: str) -> list[str]:
    """The ids of the holder of this *account*, and of the person if they have any account."""
    sql = "SELECT id FROM people WHERE account = $1 OR (id = $2 AND account IS NOT NULL)"
    return [holder for (holder,) in await store.rows(sql, account, person_id)]


async def named(store: Store, beginning: str, limit: int) -> list[Seen]:
    """The people whose name starts with *beginning*, ignoring case, most recently seen first."""
    sql = (
        "SELECT id, name, kind, account, seen FROM people WHERE substr(lower(name), 1, length($1)) = $1"
        " ORDER BY seen DESC LIMIT $2"
    )
    return await store.select(Seen, sql, beginning.lower(), limit)


async def update(store: Store, person: Person) -> bool:
    """Change name, language and shield; ``False`` if there is no such person."""
    sql = "UPDATE people SET name = $2, language = $3, shield = $4 WHERE id = $1"
    return await store.write(statement(sql, person.id, person.name, person.language, person.shield))


async def add_account(store: Store, person_id: str, account: str, name: str, password: str, token: NewToken) -> bool:
    """Give a guest an account, and one new token in place of all others.

    Return ``False`` if they have one, the name is taken, or there is no such person.
    """
    sql = "UPDATE people SET account = $2, name = $3, password = $4 WHERE id = $1 AND account IS NULL"
    return await store.write(
        statement(sql, person_id, account, name, password),
        maybe("DELETE FROM tokens WHERE person = $1", person_id),
        _insert_token(person_id, token),
    )


async def password(store: Store, person_id: str) -> str | None:
    """The hash of a person's password, if they have one."""
    found = await store.rows("SELECT password FROM people WHERE id = $1", person_id)
    return found[0][0] if found else None


async def change_password(
    store: Store, person_id: str, old: str | None, new: str, token: NewToken, *, keep_bots: bool
) -> bool:
    """Replace a password, and all tokens by a new one, except those for programs if *keep_bots*.

    Return ``False`` if *old* is no longer the stored hash.
    """
    kept = "bot" if keep_bots else ""
    return await store.write(
        statement("UPDATE people SET password = $3 WHERE id = $1 AND password = $2", person_id, old, new),
        maybe("DELETE FROM tokens WHERE person = $1 AND kind <> $2", person_id, kept),
        _insert_token(person_id, token),
    )


# Tokens.


async def add_token(store: Store, person_id: str, token: NewToken, *, instead_of: str = "") -> bool:
    """Save a token, and delete the cookie with the hash *instead_of*; ``False`` if there is no such person."""
    delete = maybe("DELETE FROM tokens WHERE hash = $1 AND kind = 'cookie'", instead_of)
    return await store.write(_insert_token(person_id, token), delete)


def _insert_token(person_id: str, token: NewToken) -> Statement:
    sql = "INSERT INTO tokens (hash, person, kind, label, created, expires, seen) VALUES ($1, $2, $3, $4, $5, $6, $5)"
    return statement(sql, token.hash, person_id, token.kind, token.label, token.created, token.expires)


async def by_token(store: Store, token_hash: str, at: int) -> Bearer | None:
    """The person whom a token identifies, if it has not expired."""
    sql = (
        "SELECT people.id, people.name, people.language, people.account, people.kind, people.shield,"
        " tokens.kind AS token_kind, tokens.expires,"
        " bans.reason AS ban_reason, bans.expires AS ban_expires"
        " FROM tokens JOIN people ON people.id = tokens.person"
        " LEFT JOIN bans ON bans.kind = 'person' AND bans.value = people.id AND bans.expires > $2"
        " WHERE tokens.hash = $1 AND tokens.expires > $2"
    )
    found = await store.select(_bearer, sql, token_hash, at)
    return found[0] if found else None


def _bearer(
    token_kind: TokenKind, expires: int, ban_reason: str | None, ban_expires: int | None, **columns: Any
) -> Bearer:
    return Bearer(Person(**columns), token_kind, expires, ban_reason, ban_expires)


async def renew_token(store: Store, token_hash: str, person_id: str, expires: int, at: int) -> None:
    """Extend a token until *expires*, and note that it was used, and its person seen, *at* this time."""
    await store.write(
        maybe("UPDATE tokens SET expires = $2, seen = $3 WHERE hash = $1", token_hash, expires, at),
        maybe("UPDATE people SET seen = $2 WHERE id = $1", person_id, at),
    )


async def delete_token(store: Store, token_hash: str) -> None:
    """Delete a token, if it exists."""
    await store.write(maybe("DELETE FROM tokens WHERE hash = $1", token_hash))


async def bot_tokens(store: Store, person_id: str) -> list[BotToken]:
    """A person's tokens for programs, oldest first."""
    sql = (
        f"SELECT {VISIBLE} FROM tokens WHERE person = $1 AND kind = 'bot'"  # noqa: S608 - our own names
        " ORDER BY created, hash"
    )
    return await store.select(BotToken, sql, person_id)


async def sessions(store: Store, person_id: str, here: str, at: int, limit: int) -> list[Session]:
    """The browsers where a person is signed in, most recently used first; *here* is the hash of the token that asks."""
    sql = (
        f"SELECT {VISIBLE}, hash = $2 AS here FROM tokens"  # noqa: S608 - our own names
        " WHERE person = $1 AND kind = 'cookie' AND expires > $3 ORDER BY seen DESC, created DESC, hash LIMIT $4"
    )
    return await store.select(_session, sql, person_id, here, at, limit)


def _session(here: bool | int, **columns: Any) -> Session:
    return Session(here=bool(here), **columns)


async def delete_token_of(store: Store, person_id: str, kind: TokenKind, token_id: str) -> bool:
    """Delete a person's token of this *kind*; ``False`` if there is none with this id."""
    sql = "DELETE FROM tokens WHERE person = $1 AND kind = $2 AND substr(hash, 1, 8) = $3"
    return await store.write(statement(sql, person_id, kind, token_id))


async def delete_other_sessions(store: Store, person_id: str, here: str) -> None:
    """Delete a person's tokens for browsers, except the one with the hash *here*."""
    await store.write(maybe("DELETE FROM tokens WHERE person = $1 AND kind = 'cookie' AND hash <> $2", person_id, here))


# Bans.


async def ban(store: Store, kind: BanKind, value: str, reason: str, expires: int) -> None:
    """Save a ban, replacing an earlier one."""
    sql = (
        "INSERT INTO bans (kind, value, reason, expires) VALUES ($1, $2, $3, $4)"
        " ON CONFLICT (kind, value) DO UPDATE SET reason = excluded.reason, expires = excluded.expires"
    )
    await store.write(statement(sql, kind, value, reason, expires))


async def unban(store: Store, kind: BanKind, value: str) -> bool:
    """Delete a ban; ``False`` if there is none."""
    return await store.write(statement("DELETE FROM bans WHERE kind = $1 AND value = $2", kind, value))


async def banned(store: Store, kind: BanKind, at: int) -> list[str]:
    """The people, or the addresses, that are banned *at* that time."""
    rows = await store.rows("SELECT value FROM bans WHERE kind = $1 AND expires > $2", kind, at)
    return [value for (value,) in rows]


# Personal data.


async def export_person(store: Store, person_id: str) -> dict[str, Any]:
    """A person's profile (``None`` if there is no such person), tokens and bans, without any hash."""
    profile = "SELECT id, name, kind, account, language, shield, created, seen FROM people WHERE id = $1"
    tokens = "SELECT kind, label, created, expires, seen FROM tokens WHERE person = $1 ORDER BY created"
    bans = "SELECT reason, expires FROM bans WHERE kind = 'person' AND value = $1"
    return {
        "profile": next(iter(await store.select(dict, profile, person_id)), None),
        "tokens": await store.select(dict, tokens, person_id),
        "bans": await store.select(dict, bans, person_id),
    }


def forget_person(person_id: str) -> list[Statement]:
    """Deletes a person with their tokens and bans."""
    return [
        maybe("DELETE FROM tokens WHERE person = $1", person_id),
        maybe("DELETE FROM people WHERE id = $1", person_id),
        maybe("DELETE FROM bans WHERE kind = 'person' AND value = $1", person_id),
    ]
