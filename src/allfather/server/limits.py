"""How much one person and one address may do, however many connections they have.

Every limit counts twice: by person, or by address for those without a token; and by address, which may do a few times
as much, because several people can share it.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal, NamedTuple, TypeAlias

from allfather.server.errors import Refused
from allfather.server.rate_limit import CreditsByKey
from allfather.server.settings import Settings

Kind: TypeAlias = Literal["message", "table", "guest", "chat", "hint", "upload", "keep", "replay", "refusal"]


class Limit(NamedTuple):
    """How often one person may do something, and how many times as often one address may."""

    rate: float
    """Times per second on average."""
    burst: float
    """Times at once."""
    people: float
    """The number of people whose limits one address has."""


CHAT = Limit(1, 20, 5)
HINTS = Limit(0.5, 10, 3)
UPLOADS = Limit(0.5, 10, 3)
KEEPS = Limit(1 / 30, 20, 3)
"""Saved records, which take up space for a long time; nobody finishes games faster than this."""
REPLAYS = Limit(1, 20, 3)
REFUSALS = Limit(5, 100, 5)
"""Refusals as too fast, because refusing is work too."""
SIGN_INS = Limit(0.1, 5, 4)
"""Attempts to sign in to one account from one address; an address may try four accounts as often."""
SIGN_INS_ANYWHERE = Limit(0.1, 20, 1)
"""Attempts to sign in to one account from addresses where nobody has signed in to it yet."""
MAX_KNOWN = 10_000
"""Pairs of account and address that are remembered."""
LONGEST = 3600
"""The longest wait in seconds that a refusal asks for."""


class Bucket:
    """The credits of all people and all addresses for one kind of work."""

    def __init__(self, limit: Limit, clock: Callable[[], float]) -> None:
        self._by_person = CreditsByKey(limit.rate, limit.burst, clock=clock)
        self._by_address = CreditsByKey(limit.rate * limit.people, limit.burst * limit.people, clock=clock)

    def spend(self, person: str, address: str) -> None:
        """:raises Refused: if *person* or *address* has done too much."""
        if not self._by_person.spend(person):
            raise too_fast(self._by_person.wait(person))
        if not self._by_address.spend(address):
            raise too_fast(self._by_address.wait(address))

    def forgive(self, person: str) -> None:
        """Forget what *person* has done."""
        self._by_person.forget(person)


class Limits:
    """The limits of one server for people and addresses."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        limits: dict[Kind, Limit] = {
            "message": Limit(settings.message_rate, settings.message_burst, 5),
            "table": Limit(settings.table_rate / 60, settings.table_burst, 2),
            "guest": Limit(settings.guest_rate / 60, settings.guest_burst, 1),
            "chat": CHAT,
            "hint": HINTS,
            "upload": UPLOADS,
            "keep": KEEPS,
            "replay": REPLAYS,
            "refusal": REFUSALS,
        }
        self._buckets = {kind: Bucket(limit, clock) for kind, limit in limits.items()}
        self._sign_ins = Bucket(SIGN_INS, clock)
        self._sign_ins_anywhere = CreditsByKey(SIGN_INS_ANYWHERE.rate, SIGN_INS_ANYWHERE.burst, clock=clock)
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()
        """The addresses that signed in to each account, so that guessing strangers cannot lock out its holder."""

    def spend(self, kind: Kind, person: str | None, address: str) -> None:
        """Count one piece of work of *person* at *address*, which is the key of an address.

        :raises Refused: if either has done too much; it says how many seconds to wait.
        """
        self._buckets[kind].spend(address if person is None else person, address)

    def may_refuse(self, person: str | None, address: str) -> bool:
        """Count a refusal as too fast; ``False`` if there were so many that the client must be slowed down."""
        try:
            self.spend("refusal", person, address)
        except Refused:
            return False
        return True

    @contextmanager
    def password_attempt(self, account: str, address: str) -> Iterator[None]:
        """Count an attempt to give the password of *account*, which is forgiven if nothing is raised.

        :raises Refused: if there were too many.
        """
        self.try_sign_in(account, address)
        yield
        self.signed_in(account, address)

    def try_sign_in(self, account: str, address: str) -> None:
        """Count an attempt to sign in to *account*.

        :raises Refused: if there were too many.
        """
        self._sign_ins.spend(f"{account} {address}", address)
        if (account, address) not in self._known and not self._sign_ins_anywhere.spend(account):
            raise too_fast(self._sign_ins_anywhere.wait(account))

    def signed_in(self, account: str, address: str) -> None:
        """Note that somebody at *address* knew the password of *account*."""
        self._sign_ins.forgive(f"{account} {address}")
        self._known[account, address] = None
        self._known.move_to_end((account, address))
        if len(self._known) > MAX_KNOWN:
            self._known.popitem(last=False)


def too_fast(wait: float) -> Refused:
    """The refusal that asks to *wait* for some seconds."""
    return Refused("too-fast", seconds=max(1, math.ceil(min(wait, LONGEST))))
