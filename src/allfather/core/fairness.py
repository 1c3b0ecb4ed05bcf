"""The verifiable shuffle: deals that anybody can recompute once the secret is revealed; see ``docs/fairness.md``."""

from __future__ import annotations

import hashlib
import hmac
import itertools
import re
import struct
from collections.abc import Iterable, Iterator, Sequence

from allfather.core.errors import OptionError, quoted

SECRET_SIZE = 32
NONCE = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""A client's contribution to the randomness of a table; it has no comma, which separates nonces."""


def commitment(secret: bytes) -> str:
    """The commitment to *secret*: it binds its publisher without revealing the secret."""
    assert len(secret) == SECRET_SIZE
    return hashlib.sha256(secret).hexdigest()


def nonce_commitment(nonce: str) -> str:
    """The commitment to *nonce*: it binds the client that publishes it without revealing the nonce."""
    return hashlib.sha256(nonce.encode()).hexdigest()


def checked_nonce(text: str) -> str:
    """Return *text* if it is a valid nonce.

    :raises OptionError: if it is not.
    """
    if not NONCE.fullmatch(text):
        raise OptionError(f"a nonce is 1 to 64 letters, digits, '-' or '_', got {quoted(text)}")
    return text


class Shuffle:
    """The random numbers of one deal, derived from the table's secret, the nonce of each seat and the deal's number.

    A seat without a nonce has an empty string. Every draw continues where the previous one ended.

    :raises OptionError: if a nonce is invalid.
    """

    def __init__(self, secret: bytes, nonces: Sequence[str], number: int) -> None:
        given = [nonce and checked_nonce(nonce) for nonce in nonces]
        self._words = _words(secret, ",".join([*given, str(number)]))

    def below(self, count: int) -> int:
        """Draw uniformly from 0 … *count* - 1; *count* is 1 … 2**32."""
        limit = 2**32 - 2**32 % count  # larger words would favour the low numbers
        return next(word for word in self._words if word < limit) % count

    def shuffle(self, cards: Iterable[str]) -> list[str]:
        """*cards* in random order; the result does not depend on their order."""
        left = sorted(cards)
        return [left.pop(self.below(len(left))) for _ in range(len(left))]


def _words(secret: bytes, deal: str) -> Iterator[int]:
    for block in itertools.count():
        yield from struct.unpack(">8I", hmac.digest(secret, f"{deal},{block}".encode(), "sha256"))
