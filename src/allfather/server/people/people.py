"""People: guests, accounts, their tokens, and who is banned."""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Any, TypeAlias

from msgspec.structs import replace

from allfather.server.errors import Refused
from allfather.server.people import personal_data
from allfather.server.people.passwords import Passwords
from allfather.server.repositories import people as rows
from allfather.server.repositories.people import BanKind, BotToken, NewToken, Person, PersonKind, TokenKind
from allfather.server.store import node_messages
from allfather.server.store.store import Store
from allfather.server.table.codes import new_id
from allfather.server.wall_clock import now

LANGUAGES = {file.name.removesuffix(".ftl") for file in files("allfather").joinpath("locales").iterdir()}
"""The languages of the page, each of which has a file of messages."""
MAX_NAME = 24
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that are invisible."""
DAY = 24 * 3600 * 1000
LIFETIME = 400 * DAY
"""Milliseconds for which a token is valid after its last use; browsers keep cookies no longer."""
MAX_BOT_TOKENS = 20
CACHE_TIME = 10_000
"""Milliseconds for which a token, or the list of banned addresses, is cached."""
MAX_CACHED = 10_000
"""Tokens in the cache."""
FOREVER = 2**53
"""The stored expiry of a ban without end."""

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


class People:
    """Everybody the server knows."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.passwords = Passwords()
        self._cache: dict[str, tuple[Person, int]] = {}
        """A cache of people by the hash of a token, and until when an entry is valid."""
        self._networks: tuple[list[Network], int] = ([], 0)
        """A cache of banned addresses, and until when it is valid."""
        self._is_searching = False

    # Identity.

    async def guest(self, name: str | None, language: str | None, kind: PersonKind = "person") -> tuple[Person, str]:
        """Add a new person; return them and the token that identifies them."""
        chosen = f"Wanderer {1000 + secrets.randbelow(9000)}" if name is None else checked_name(name)
        person, token = Person(new_id(), chosen, known_language(language), kind=kind), new_token()
        await rows.add(self.store, person, stored_token(token, "cookie" if kind == "person" else "bot"))
        return person, token

    async def by_id(self, person_id: str) -> Person | None:
        """The person *person_id*, if there is one."""
        return await rows.by_id(self.store, person_id)

    async def by_token(self, token: str) -> Person | None:
        """The person whom *token* identifies, or ``None``; see :meth:`by_hash`."""
        return await self.by_hash(hash_of(token))

    async def by_hash(self, key: str) -> Person | None:
        """The person whom the token with this hash identifies, or ``None``.

        Changes made by other nodes are seen some seconds late.

        :raises Refused: if they are banned.
        """
        person, until = self._cache.get(key, (None, 0))
        return person if until > now() else await self._look_up(key)

    async def _look_up(self, key: str) -> Person | None:
        self._cache.pop(key, None)
        bearer = await rows.by_token(self.store, key, now())
        if bearer is None:
            return None
        if bearer.ban_reason is not None:
            end = bearer.ban_expires
            raise Refused("banned", reason=bearer.ban_reason, expires=None if end == FOREVER else end)
        if bearer.expires < now() + LIFETIME - DAY:
            await rows.renew_token(self.store, key, bearer.person.id, now() + LIFETIME, now())
        self._remember(key, bearer.person, min(bearer.expires, now() + CACHE_TIME))
        return bearer.person

    def _remember(self, key: str, person: Person, until: int) -> None:
        if len(self._cache) >= MAX_CACHED:
            del self._cache[next(iter(self._cache))]
        self._cache[key] = person, until

    def _forget(self, person_id: str) -> None:
        self._cache = {key: known for key, known in self._cache.items() if known[0].id != person_id}

    async def change(self, person: Person, name: str | None = None, language: str | None = None) -> Person:
        """Give *person* another name or language; their account keeps the name they sign in with."""
        changed = replace(
            person,
            name=person.name if name is None else checked_name(name),
            language=person.language if language is None else known_language(language),
        )
        self._check_changed(person, await rows.update(self.store, changed))
        return changed

    def _check_changed(self, person: Person, is_changed: bool) -> None:
        if not is_changed:
            raise Refused("not-signed-in")
        self._forget(person.id)

    # Accounts.

    async def sign_up(self, person: Person, name: str, password: str) -> Person:
        """Turn a guest into the holder of an account; they keep everything."""
        checked = checked_name(name)
        account = account_name(checked)
        await self._check_free(person, account)
        hashed = await self.passwords.hash(password)
        if not await rows.add_account(self.store, person.id, account, checked, hashed):
            await self._check_free(person, account)
            raise Refused("not-signed-in")
        self._forget(person.id)
        return replace(person, name=checked, account=account)

    async def _check_free(self, person: Person, account: str) -> None:
        holders = await rows.holders(self.store, account, person.id)
        if holders:
            raise Refused("has-account" if person.id in holders else "name-taken")

    async def sign_in(self, name: str, password: str) -> tuple[Person, str]:
        """The holder of an account, and a new token. The time taken does not reveal whether the account exists.

        :raises Refused: if name or password is wrong.
        """
        holder = await rows.by_account(self.store, account_name(name))
        is_right = await self.passwords.is_right(password, holder.password if holder else None)
        if holder is None or not is_right:
            raise Refused("wrong-password")
        token = new_token()
        is_changed = await rows.add_token(self.store, holder.person.id, stored_token(token, "cookie"))
        self._check_changed(holder.person, is_changed)
        return holder.person, token

    async def sign_out(self, token: str) -> None:
        """Revoke *token*."""
        await rows.delete_token(self.store, hash_of(token))
        self._cache.pop(hash_of(token), None)

    async def change_password(self, person: Person, old: str, new: str) -> str:
        """Give *person* another password and a new token; all their other sessions are signed out."""
        stored = await rows.password(self.store, person.id)
        if not await self.passwords.is_right(old, stored):
            raise Refused("wrong-password")
        token, hashed = new_token(), await self.passwords.hash(new)
        kept = stored_token(token, "cookie")
        self._check_changed(person, await rows.change_password(self.store, person.id, stored, hashed, kept))
        return token

    # Tokens for programs.

    async def new_bot_token(self, person: Person, label: str) -> str:
        """A token with which a program plays as *person*; it cannot be shown again."""
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
        if not await rows.delete_bot_token(self.store, person.id, token_id):
            raise Refused("not-found")
        self._forget(person.id)

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
            raise Refused("not-found")
        self._forget_ban(value)

    async def banned(self) -> set[str]:
        """The ids of all banned people."""
        found = set(await rows.banned(self.store, "person", now()))
        self._cache = {key: known for key, known in self._cache.items() if known[0].id not in found}
        return found

    def _forget_ban(self, value: str) -> None:
        self._forget(value)
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

    @contextmanager
    def _searching(self) -> Iterator[None]:
        """Allow one search at a time, because it reads everything that is stored."""
        if self._is_searching:
            raise Refused("busy")
        self._is_searching = True
        try:
            yield
        finally:
            self._is_searching = False

    async def export(self, person_id: str) -> dict[str, Any]:
        """See :func:`allfather.server.people.personal_data.export`.

        :raises Refused: if another search is in progress.
        """
        with self._searching():
            return await personal_data.export(self.store, person_id)

    async def delete(self, person_id: str) -> list[str]:
        """See :func:`allfather.server.people.personal_data.delete`.

        :raises Refused: if another search is in progress.
        """
        with self._searching():
            tables = await personal_data.delete(self.store, person_id)
        self._forget(person_id)
        for table_id in tables:
            self.store.publish(node_messages.node_message_text(node_messages.Rewritten(table_id)))
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
    return language if language in LANGUAGES else "en"


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
        raise Refused("bad-request", f"{value!r} is not an address or a network.") from None
