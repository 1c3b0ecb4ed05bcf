"""People: guests, accounts, their tokens, and who is banned. Of passwords and tokens only hashes are kept."""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from allfather.server.errors import Refused
from allfather.server.people import personal_data
from allfather.server.people.passwords import Passwords
from allfather.server.store import node_messages
from allfather.server.store.store import Statement, Store, maybe, statement
from allfather.server.table.codes import new_id
from allfather.server.wall_clock import now

LANGUAGES = ("en", "fr", "de", "es", "it", "nl")
LONGEST_NAME = 24
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that show nothing."""
DAY = 24 * 3600 * 1000
LIFETIME = 400 * DAY
"""How long a token lives after it was last seen; browsers keep cookies no longer."""
MOST_BOT_TOKENS = 20
MEMORY = 10_000
"""Milliseconds for which a token, or the list of banned addresses, is not looked up again."""
MOST_KNOWN = 10_000
"""Tokens in memory."""
FOREVER = 2**53
"""When a ban expires that does not."""

PersonKind: TypeAlias = Literal["person", "bot"]
TokenKind: TypeAlias = Literal["cookie", "bot"]
BanKind: TypeAlias = Literal["person", "address"]
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


class Person(Struct, frozen=True):
    """Somebody who plays: a guest, or the holder of an account; or a program of somebody's own."""

    id: str
    name: str
    language: str
    account: str | None = None
    """The name they sign in with, case-folded; ``None`` for guests."""
    kind: PersonKind = "person"


class BotToken(Struct, frozen=True):
    """A token for a program, as its owner may see it later."""

    id: str
    """The first characters of the token's hash."""
    label: str
    created: int


class People:
    """Everybody the server knows."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.passwords = Passwords()
        self._known: dict[str, tuple[Person, int]] = {}
        """Persons by the hash of a token, and until when to trust that."""
        self._networks: tuple[list[Network], int] = ([], 0)
        """Banned addresses, and until when to trust that."""
        self._is_searching = False

    # Who somebody is.

    async def guest(self, name: str | None, language: str | None, kind: PersonKind = "person") -> tuple[Person, str]:
        """A new person and the token that proves them."""
        chosen = f"Wanderer {1000 + secrets.randbelow(9000)}" if name is None else checked_name(name)
        person, token = Person(new_id(), chosen, known_language(language), kind=kind), new_token()
        sql = "INSERT INTO people (id, name, language, kind, created, seen) VALUES ($1, $2, $3, $4, $5, $5)"
        await self.store.write(
            statement(sql, person.id, chosen, person.language, kind, now()),
            _keep(token, person.id, "cookie" if kind == "person" else "bot"),
        )
        return person, token

    async def by_id(self, person_id: str) -> Person | None:
        """The person *person_id*, if there is one."""
        found = await self.store.rows("SELECT id, name, language, account, kind FROM people WHERE id = $1", person_id)
        return Person(*found[0]) if found else None

    async def by_token(self, token: str) -> Person | None:
        """Whom *token* proves, or ``None``; see :meth:`by_hash`."""
        return await self.by_hash(hash_of(token))

    async def by_hash(self, key: str) -> Person | None:
        """Whom the token with this hash proves, or ``None``. Other nodes may be some seconds late to see a change.

        :raises Refused: if they are banned.
        """
        person, until = self._known.get(key, (None, 0))
        return person if until > now() else await self._look_up(key)

    async def _look_up(self, key: str) -> Person | None:
        sql = (
            "SELECT people.id, people.name, language, account, people.kind, tokens.expires, bans.reason, bans.expires"
            " FROM tokens JOIN people ON people.id = tokens.person"
            " LEFT JOIN bans ON bans.kind = 'person' AND bans.value = people.id AND bans.expires > $2"
            " WHERE hash = $1 AND tokens.expires > $2"
        )
        self._known.pop(key, None)
        for *told, expires, reason, end in await self.store.rows(sql, key, now()):
            if reason is not None:
                raise Refused("banned", reason=reason, expires=None if end == FOREVER else end)
            person = Person(*told)
            if expires < now() + LIFETIME - DAY:
                await self._renew(key, person.id)
            self._remember(key, person, min(expires, now() + MEMORY))
            return person
        return None

    async def _renew(self, key: str, person_id: str) -> None:
        await self.store.write(
            maybe("UPDATE tokens SET expires = $2 WHERE hash = $1", key, now() + LIFETIME),
            maybe("UPDATE people SET seen = $2 WHERE id = $1", person_id, now()),
        )

    def _remember(self, key: str, person: Person, until: int) -> None:
        if len(self._known) >= MOST_KNOWN:
            del self._known[next(iter(self._known))]
        self._known[key] = person, until

    def _forget(self, person_id: str) -> None:
        self._known = {key: known for key, known in self._known.items() if known[0].id != person_id}

    async def change(self, person: Person, name: str | None = None, language: str | None = None) -> Person:
        """Give *person* another name or language; their account keeps the name they sign in with."""
        changed = replace(
            person,
            name=person.name if name is None else checked_name(name),
            language=person.language if language is None else known_language(language),
        )
        sql = "UPDATE people SET name = $2, language = $3 WHERE id = $1"
        await self._change(person, statement(sql, person.id, changed.name, changed.language))
        return changed

    async def _change(self, person: Person, *statements: Statement) -> None:
        if not await self.store.write(*statements):
            raise Refused("not-signed-in")
        self._forget(person.id)

    # Accounts.

    async def sign_up(self, person: Person, name: str, password: str) -> Person:
        """Make an account of a guest, who keeps everything."""
        checked = checked_name(name)
        account = account_name(checked)
        await self._check_free(person, account)
        hashed = await self.passwords.hash(password)
        sql = "UPDATE people SET account = $2, name = $3, password = $4 WHERE id = $1 AND account IS NULL"
        if not await self.store.write(statement(sql, person.id, account, checked, hashed)):
            await self._check_free(person, account)
            raise Refused("not-signed-in")
        self._forget(person.id)
        return replace(person, name=checked, account=account)

    async def _check_free(self, person: Person, account: str) -> None:
        sql = "SELECT id FROM people WHERE account = $1 OR (id = $2 AND account IS NOT NULL)"
        holders = [holder for (holder,) in await self.store.rows(sql, account, person.id)]
        if holders:
            raise Refused("has-account" if person.id in holders else "name-taken")

    async def sign_in(self, name: str, password: str) -> tuple[Person, str]:
        """The holder of an account, and a new token. The time it takes does not tell whether the account exists.

        :raises Refused: if name or password is wrong.
        """
        sql = "SELECT id, name, language, account, kind, password FROM people WHERE account = $1"
        found = await self.store.rows(sql, account_name(name))
        person, stored = (Person(*found[0][:-1]), found[0][-1]) if found else (None, None)
        is_right = await self.passwords.is_right(password, stored)
        if person is None or not is_right:
            raise Refused("wrong-password")
        token = new_token()
        await self._change(person, _keep(token, person.id, "cookie"))
        return person, token

    async def sign_out(self, token: str) -> None:
        """Make *token* worthless."""
        await self.store.write(maybe("DELETE FROM tokens WHERE hash = $1", hash_of(token)))
        self._known.pop(hash_of(token), None)

    async def change_password(self, person: Person, old: str, new: str) -> str:
        """Give *person* another password; whoever has signed in as them is signed out, so they get a new token."""
        found = await self.store.rows("SELECT password FROM people WHERE id = $1", person.id)
        stored = found[0][0] if found else None
        if not await self.passwords.is_right(old, stored):
            raise Refused("wrong-password")
        token, hashed = new_token(), await self.passwords.hash(new)
        await self._change(
            person,
            statement("UPDATE people SET password = $3 WHERE id = $1 AND password = $2", person.id, stored, hashed),
            maybe("DELETE FROM tokens WHERE person = $1 AND kind = 'cookie'", person.id),
            _keep(token, person.id, "cookie"),
        )
        return token

    # Tokens for programs.

    async def new_bot_token(self, person: Person, label: str) -> str:
        """A token by which a program plays as *person*; it cannot be shown again."""
        if len(await self.bot_tokens(person)) >= MOST_BOT_TOKENS:
            raise Refused("bad-request", f"There are at most {MOST_BOT_TOKENS} bot tokens.", most=MOST_BOT_TOKENS)
        token = new_token()
        await self._change(person, _keep(token, person.id, "bot", label and checked_name(label)))
        return token

    async def bot_tokens(self, person: Person) -> list[BotToken]:
        """The tokens for programs that *person* has, the oldest first."""
        sql = "SELECT hash, label, created FROM tokens WHERE person = $1 AND kind = 'bot' ORDER BY created, hash"
        return [BotToken(key[:8], label, created) for key, label, created in await self.store.rows(sql, person.id)]

    async def revoke(self, person: Person, token_id: str) -> None:
        """Make a token for programs worthless.

        :raises Refused: if there is none of that id.
        """
        sql = "DELETE FROM tokens WHERE person = $1 AND kind = 'bot' AND substr(hash, 1, 8) = $2"
        if not await self.store.write(statement(sql, person.id, token_id)):
            raise Refused("not-found")
        self._forget(person.id)

    # Bans.

    async def ban(self, kind: BanKind, value: str, reason: str, expires: int | None = None) -> None:
        """Keep away a person by id, or an address or network, until *expires*, or for good.

        :raises Refused: if *value* is no address.
        """
        sql = (
            "INSERT INTO bans (kind, value, reason, expires) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (kind, value) DO UPDATE SET reason = excluded.reason, expires = excluded.expires"
        )
        end = FOREVER if expires is None else expires
        await self.store.write(statement(sql, kind, _ban_value(kind, value), reason, end))
        self._forget_ban(value)

    async def unban(self, kind: BanKind, value: str) -> None:
        """Take back a ban.

        :raises Refused: if there is none.
        """
        sql = "DELETE FROM bans WHERE kind = $1 AND value = $2"
        if not await self.store.write(statement(sql, kind, _ban_value(kind, value))):
            raise Refused("not-found")
        self._forget_ban(value)

    async def banned(self) -> set[str]:
        """The ids of all banned people."""
        rows = await self.store.rows("SELECT value FROM bans WHERE kind = 'person' AND expires > $1", now())
        found = {value for (value,) in rows}
        self._known = {key: known for key, known in self._known.items() if known[0].id not in found}
        return found

    def _forget_ban(self, value: str) -> None:
        self._forget(value)
        self._networks = ([], 0)

    async def is_banned(self, address: str) -> bool:
        """Whether nothing from *address* is welcome."""
        try:
            given = ipaddress.ip_address(address)
        except ValueError:  # a socket in the file system has none
            return False
        if isinstance(given, ipaddress.IPv6Address) and given.ipv4_mapped:
            given = given.ipv4_mapped
        return any(given in network for network in await self._banned_networks())

    async def _banned_networks(self) -> list[Network]:
        networks, until = self._networks
        if until <= now():
            sql = "SELECT value FROM bans WHERE kind = 'address' AND expires > $1"
            networks = [ipaddress.ip_network(value) for (value,) in await self.store.rows(sql, now())]
            self._networks = networks, now() + MEMORY
        return networks

    # Everything about a person.

    @contextmanager
    def _searching(self) -> Iterator[None]:
        """One at a time: it means to read everything that is stored."""
        if self._is_searching:
            raise Refused("busy")
        self._is_searching = True
        try:
            yield
        finally:
            self._is_searching = False

    async def export(self, person_id: str) -> dict[str, Any]:
        """See :func:`allfather.server.people.personal_data.export`.

        :raises Refused: if another search is under way.
        """
        with self._searching():
            return await personal_data.export(self.store, person_id)

    async def delete(self, person_id: str) -> list[str]:
        """See :func:`allfather.server.people.personal_data.delete`.

        :raises Refused: if another search is under way.
        """
        with self._searching():
            tables = await personal_data.delete(self.store, person_id)
        self._forget(person_id)
        for table_id in tables:
            self.store.publish(node_messages.node_message_text(node_messages.Rewritten(table_id)))
        return tables


def checked_name(text: str) -> str:
    """Return *text* as a name: without space around it, and in one way to write it.

    :raises Refused: if it is empty, too long, or has characters that cannot be seen.
    """
    name = unicodedata.normalize("NFC", text.strip())
    is_visible = name.isprintable() and not any(blank in name for blank in BLANKS)
    if not is_visible or not 1 <= len(name) <= LONGEST_NAME or unicodedata.category(name[0])[0] == "M":
        sentence = f"A name has 1 to {LONGEST_NAME} characters, all of which can be seen."
        raise Refused("bad-request", sentence, longest=LONGEST_NAME)
    return name


def account_name(text: str) -> str:
    """The name by which an account is found: alike for texts that look alike; empty for what cannot be a name."""
    folded = unicodedata.normalize("NFKC", text.strip()).casefold()
    return folded if folded.isprintable() else ""


def known_language(text: str | None) -> str:
    """The language of ours that *text* names, as ``de`` or ``de-AT``, or else English."""
    language = (text or "").partition("-")[0].lower()
    return language if language in LANGUAGES else "en"


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What is stored of *token*; it is long and random, so a fast hash will do."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def _keep(token: str, person_id: str, kind: TokenKind, label: str = "") -> Statement:
    sql = "INSERT INTO tokens (hash, person, kind, label, created, expires) VALUES ($1, $2, $3, $4, $5, $6)"
    return statement(sql, hash_of(token), person_id, kind, label, now(), now() + LIFETIME)


def _ban_value(kind: BanKind, value: str) -> str:
    try:
        return value if kind == "person" else str(ipaddress.ip_network(value, strict=False))
    except ValueError:
        raise Refused("bad-request", f"{value!r} is no address and no network.") from None
