"""People: guests, accounts, their tokens, and who is banned."""

from __future__ import annotations

import asyncio
import hashlib
import ipaddress
import secrets
import unicodedata
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from allfather.server.errors import Refused
from allfather.server.people import personal_data
from allfather.server.people.passwords import Passwords
from allfather.server.repositories import people as rows
from allfather.server.repositories.people import BanKind, BotToken, NewToken, Person, PersonKind, Session, TokenKind
from allfather.server.store import node_messages
from allfather.server.store.node_messages import publish
from allfather.server.store.store import Store
from allfather.server.table.codes import new_id
from allfather.server.wall_clock import now
from allfather.words import DEFAULT_LANGUAGE, LANGUAGES

MAX_NAME = 24
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that are invisible."""
DAY = 24 * 3600 * 1000
LIFETIME = 400 * DAY
"""Milliseconds for which a token is valid after its last use; browsers keep cookies no longer."""
MAX_BOT_TOKENS = 20
MAX_SESSIONS = 100
"""The most sessions that are listed."""
MAX_EXPORTS = 2
"""Exports at the same time; each reads everything that is stored, block by block."""
EXPORT_SECONDS = 10
"""When to come back for somebody whose last export is still being made."""
CACHE_TIME = 10_000
"""Milliseconds for which a token, or the list of banned addresses, is cached."""
MAX_CACHED = 10_000
"""Tokens in the cache."""
FOREVER = 2**53
"""The stored expiry of a ban without end."""

TOKEN_REFUSAL = "A token for programs cannot manage the account; sign in for that."  # noqa: S105

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


class Known(NamedTuple):
    """Whom a token identifies, and until when that need not be looked up again."""

    person: Person
    kind: TokenKind
    until: int


class People:
    """Everybody the server knows."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.passwords = Passwords()
        self.on_revoked: Callable[[str], None] = lambda person: None
        """Called with the id of a person when tokens of theirs are no longer valid."""
        self._cache: dict[str, Known] = {}
        """A cache of people by the hash of a token."""
        self._networks: tuple[list[Network], int] = ([], 0)
        """A cache of banned addresses, and until when it is valid."""
        self._exports = asyncio.Semaphore(MAX_EXPORTS)
        self._exporting: set[str] = set()
        """The people whose export is being made or waits."""

    # Identity.

    async def guest(
        self, name: str | None, language: str | None, kind: PersonKind = "person", label: str = "", shield: str = ""
    ) -> tuple[Person, str]:
        """Add a new person; return them and the token that identifies them. *label* says where the token is used.

        :raises Refused: if the name is that of an account.
        """
        chosen = await self._free_name() if name is None else await self._own_name(name)
        person, token = Person(new_id(), chosen, known_language(language), kind=kind, shield=shield), new_token()
        await rows.add(self.store, person, stored_token(token, "cookie" if kind == "person" else "bot", label))
        return person, token

    async def _free_name(self) -> str:
        """A name for somebody who gave none."""
        while True:
            name = f"Wanderer {1000 + secrets.randbelow(9000)}"
            if await rows.holder_of(self.store, account_name(name)) is None:
                return name

    async def _own_name(self, text: str, person_id: str = "") -> str:
        """Return *text* as a name of this person.

        :raises Refused: if it is no name, or that of somebody else's account.
        """
        name = checked_name(text)
        if await rows.holder_of(self.store, account_name(name)) not in (None, person_id):
            raise Refused("name-taken")
        return name

    async def by_id(self, person_id: str) -> Person | None:
        """The person *person_id*, if there is one."""
        return await rows.by_id(self.store, person_id)

    async def by_token(self, token: str) -> Person | None:
        """The person whom *token* identifies, or ``None``; see :meth:`by_hash`."""
        return await self.by_hash(hash_of(token))

    def remembered(self, key: str) -> Person | None:
        """The person whom the token with this hash identifies, if that was looked up a moment ago."""
        known = self._cache.get(key)
        return known.person if known is not None and known.until > now() else None

    async def by_hash(self, key: str) -> Person | None:
        """The person whom the token with this hash identifies, or ``None``.

        Changes made by other nodes are seen some seconds late.

        :raises Refused: if they are banned.
        """
        known = await self._known(key)
        return known and known.person

    async def owner(self, token: str) -> Person | None:
        """The person whom *token* identifies, or ``None``; see :meth:`by_hash`.

        :raises Refused: if it is a token with which a program acts for somebody else, who alone may manage the account.
        """
        known = await self._known(hash_of(token))
        if known is not None and known.kind == "bot" and (known.person.kind == "person" or known.person.account):
            raise Refused("not-allowed-here", TOKEN_REFUSAL)
        return known and known.person

    async def _known(self, key: str) -> Known | None:
        known = self._cache.get(key)
        return known if known is not None and known.until > now() else await self._look_up(key)

    async def _look_up(self, key: str) -> Known | None:
        self._cache.pop(key, None)
        bearer = await rows.by_token(self.store, key, now())
        if bearer is None:
            return None
        if bearer.ban_reason is not None:
            end = bearer.ban_expires
            raise Refused("banned", reason=bearer.ban_reason, expires=None if end == FOREVER else end)
        if bearer.expires < now() + LIFETIME - DAY:
            await rows.renew_token(self.store, key, bearer.person.id, now() + LIFETIME, now())
        if len(self._cache) >= MAX_CACHED:
            del self._cache[next(iter(self._cache))]
        known = Known(bearer.person, bearer.kind, min(bearer.expires, now() + CACHE_TIME))
        return self._cache.setdefault(key, known)

    def forget(self, person_id: str) -> None:
        """Look a person up again with their next request."""
        self._cache = {key: known for key, known in self._cache.items() if known.person.id != person_id}

    def _revoked(self, person_id: str) -> None:
        """Have every node notice that tokens of a person are no longer valid."""
        self.forget(person_id)
        publish(self.store, node_messages.TokensRevoked(person_id))
        self.on_revoked(person_id)

    async def change(
        self, person: Person, name: str | None = None, language: str | None = None, shield: str | None = None
    ) -> Person:
        """Give *person* another name, language or shield; their account keeps the name they sign in with."""
        changed = replace(
            person,
            name=person.name if name is None else await self._own_name(name, person.id),
            language=person.language if language is None else known_language(language),
            shield=person.shield if shield is None else shield,
        )
        self._check_changed(person, await rows.update(self.store, changed))
        return changed

    def _check_changed(self, person: Person, is_changed: bool) -> None:
        if not is_changed:
            raise Refused("not-signed-in")
        self.forget(person.id)

    # Accounts.

    async def sign_up(self, person: Person, name: str, password: str, label: str = "") -> tuple[Person, str]:
        """Turn a guest into the holder of an account; they keep everything but their tokens, and get a new one."""
        checked = checked_name(name)
        account = account_name(checked)
        await self._check_free(person, account)
        hashed = await self.passwords.hash(password, account)
        token = new_token()
        kept = stored_token(token, "cookie", label)
        if not await rows.add_account(self.store, person.id, account, checked, hashed, kept):
            await self._check_free(person, account)
            raise Refused("not-signed-in")
        self._revoked(person.id)
        return replace(person, name=checked, account=account), token

    async def _check_free(self, person: Person, account: str) -> None:
        holders = await rows.holders(self.store, account, person.id)
        if holders:
            raise Refused("has-account" if person.id in holders else "name-taken")

    async def sign_in(
        self, name: str, password: str, label: str = "", instead_of: str | None = None
    ) -> tuple[Person, str]:
        """The holder of an account, and a new token in place of the cookie *instead_of*.

        The time taken does not reveal whether the account exists.

        :raises Refused: if name or password is wrong.
        """
        holder = await rows.by_account(self.store, account_name(name))
        is_right = await self.passwords.is_right(password, holder.password if holder else None)
        if holder is None or not is_right:
            raise Refused("wrong-password")
        token, old = new_token(), "" if instead_of is None else hash_of(instead_of)
        kept = stored_token(token, "cookie", label)
        self._check_changed(holder.person, await rows.add_token(self.store, holder.person.id, kept, instead_of=old))
        self._cache.pop(old, None)
        return holder.person, token

    async def sign_out(self, token: str) -> None:
        """Revoke *token*."""
        await rows.delete_token(self.store, hash_of(token))
        self._cache.pop(hash_of(token), None)

    async def change_password(
        self, person: Person, old: str, new: str, label: str = "", *, keep_bots: bool = False
    ) -> str:
        """Give *person* another password and a new token; all others are revoked, or those of browsers only."""
        stored = await self.check_password(person.id, old)
        token, hashed = new_token(), await self.passwords.hash(new, person.account or "")
        kept = stored_token(token, "cookie", label)
        is_changed = await rows.change_password(self.store, person.id, stored, hashed, kept, keep_bots=keep_bots)
        self._check_changed(person, is_changed)
        self._revoked(person.id)
        return token

    async def check_password(self, person_id: str, password: str) -> str | None:
        """The stored hash of a person's *password*.

        :raises Refused: if it is wrong, or they have none.
        """
        stored = await rows.password(self.store, person_id)
        if not await self.passwords.is_right(password, stored):
            raise Refused("wrong-password")
        return stored

    # Sessions.

    async def sessions(self, person: Person, token: str) -> list[Session]:
        """The browsers where *person* is signed in, most recently used first; *token* is that of the asking one."""
        return await rows.sessions(self.store, person.id, hash_of(token), now(), MAX_SESSIONS)

    async def end_session(self, person: Person, session_id: str) -> None:
        """Sign *person* out in one browser.

        :raises Refused: if there is no session with this id.
        """
        await self._revoke(person, "cookie", session_id)

    async def end_other_sessions(self, person: Person, token: str) -> None:
        """Sign *person* out everywhere except where *token* is used."""
        await rows.delete_other_sessions(self.store, person.id, hash_of(token))
        self._revoked(person.id)

    # Tokens for programs.

    async def new_bot_token(self, person: Person, label: str) -> str:
        """A token with which a program plays as *person*; it cannot be shown again.

        :raises Refused: if they have too many, or are a program themselves.
        """
        if person.kind == "bot" and person.account is None:
            raise Refused("not-allowed-here", TOKEN_REFUSAL)
        if len(await self.bot_tokens(person)) >= MAX_BOT_TOKENS:
            raise Refused("bad-request", f"There are at most {MAX_BOT_TOKENS} bot tokens.", most=MAX_BOT_TOKENS)
        token = new_token()
        kept = stored_token(token, "bot", label and checked_name(label))
        self._check_changed(person, await rows.add_token(self.store, person.id, kept))
        return token

    async def bot_tokens(self, person: Person) -> list[BotToken]:
        """The tokens for programs that *person* has, oldest first."""
        return await rows.bot_tokens(self.store, person.id)

    async def revoke(self, person: Person, token_id: str) -> None:
        """Revoke a token for programs.

        :raises Refused: if there is none with this id.
        """
        await self._revoke(person, "bot", token_id)

    async def _revoke(self, person: Person, kind: TokenKind, token_id: str) -> None:
        if not await rows.delete_token_of(self.store, person.id, kind, token_id):
            raise Refused("not-found")
        self._revoked(person.id)

    # Bans.

    async def ban(self, kind: BanKind, value: str, reason: str, expires: int | None = None) -> None:
        """Ban a person by id, or an address or network, until *expires* or without end.

        :raises Refused: if *value* is not an address.
        """
        end = FOREVER if expires is None else expires
        await rows.ban(self.store, kind, _ban_value(kind, value), reason, end)
        self._forget_ban(value)

    async def unban(self, kind: BanKind, value: str) -> None:
        """Lift a ban.

        :raises Refused: if there is none.
        """
        if not await rows.unban(self.store, kind, _ban_value(kind, value)):
            raise Refused("not-found", "There is no such ban.", why="ban")
        self._forget_ban(value)

    async def banned(self) -> set[str]:
        """The ids of all banned people."""
        found = set(await rows.banned(self.store, "person", now()))
        self._cache = {key: known for key, known in self._cache.items() if known.person.id not in found}
        return found

    def _forget_ban(self, value: str) -> None:
        self.forget(value)
        self._networks = ([], 0)

    async def is_banned(self, address: str) -> bool:
        """Whether *address* is banned."""
        try:
            given = ipaddress.ip_address(address)
        except ValueError:  # a Unix socket has no address
            return False
        if isinstance(given, ipaddress.IPv6Address) and given.ipv4_mapped:
            given = given.ipv4_mapped
        return any(given in network for network in await self._banned_networks())

    async def _banned_networks(self) -> list[Network]:
        networks, until = self._networks
        if until <= now():
            networks = [ipaddress.ip_network(value) for value in await rows.banned(self.store, "address", now())]
            self._networks = networks, now() + CACHE_TIME
        return networks

    # Everything about a person.

    async def export(self, person_id: str) -> dict[str, Any]:
        """See :func:`allfather.server.people.personal_data.export`. A few at a time are made, the others wait.

        :raises Refused: if the last export of this person is still being made.
        """
        if person_id in self._exporting:
            raise Refused("busy", seconds=EXPORT_SECONDS)
        self._exporting.add(person_id)
        try:
            async with self._exports:
                return await personal_data.export(self.store, person_id)
        finally:
            self._exporting.discard(person_id)

    async def delete(self, person_id: str) -> list[str]:
        """See :func:`allfather.server.people.personal_data.delete`."""
        tables = await personal_data.delete(self.store, person_id)
        self._revoked(person_id)
        for table_id in tables:
            publish(self.store, node_messages.Rewritten(table_id))
        return tables


def checked_name(text: str) -> str:
    """Return *text* as a name: stripped and in Unicode normal form.

    :raises Refused: if it is empty, too long, or has invisible characters.
    """
    name = unicodedata.normalize("NFC", text.strip())
    is_visible = name.isprintable() and not any(blank in name for blank in BLANKS)
    if not is_visible or not 1 <= len(name) <= MAX_NAME or unicodedata.category(name[0])[0] == "M":
        sentence = f"A name has 1 to {MAX_NAME} characters, all of them visible."
        raise Refused("bad-request", sentence, longest=MAX_NAME)
    return name


def account_name(text: str) -> str:
    """The name by which an account is found: the same for texts that look alike, and empty if there can be none."""
    folded = unicodedata.normalize("NFKC", text.strip()).casefold()
    return folded if folded.isprintable() else ""


def known_language(text: str | None) -> str:
    """The supported language that *text* names, such as ``de`` or ``de-AT``; English if there is none."""
    language = (text or "").partition("-")[0].lower()
    return language if language in LANGUAGES else DEFAULT_LANGUAGE


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """The hash under which *token* is stored; a token is long and random, so a fast hash will do."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def stored_token(token: str, kind: TokenKind, label: str = "") -> NewToken:
    """A new *token* as it is stored."""
    return NewToken(hash_of(token), kind, now(), now() + LIFETIME, label)


def _ban_value(kind: BanKind, value: str) -> str:
    try:
        return value if kind == "person" else str(ipaddress.ip_network(value, strict=False))
    except ValueError:
        sentence = f"{value!r} is not an address or a network."
        raise Refused("bad-request", sentence, why="address", found=repr(value)) from None
