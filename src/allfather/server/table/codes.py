"""How a table is named: an id for programs, a short code to say aloud, a QR picture to point a phone at."""

from __future__ import annotations

import io
import secrets
import string

import segno

from allfather.server.errors import Refused

ID_LETTERS = string.ascii_letters + string.digits
ID_LENGTH = 12
CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""Neither vowels, so that no words appear, nor digits, so that no two look alike."""
CODE_LENGTH = 6


def new_id() -> str:
    """An id that nobody can guess, for a table; 71 bits."""
    return _random(ID_LETTERS, ID_LENGTH)


def new_code() -> str:
    """One of 64 million short codes; whoever uses it sees to it that no other table has it."""
    return _random(CODE_LETTERS, CODE_LENGTH)


def _random(letters: str, length: int) -> str:
    return "".join(secrets.choice(letters) for _ in range(length))


def parse_code(text: str) -> str:
    """Read a code as people write it: in small letters, with spaces or hyphens.

    :raises Refused: if it can be no code.
    """
    found = "".join(text.split()).replace("-", "").upper()
    if len(found) != CODE_LENGTH or not set(found) <= set(CODE_LETTERS):
        raise Refused("no-such-table")
    return found


def qr_svg(url: str) -> str:
    """A QR picture of *url* as SVG, for a file or within a page; dark on light, as large as its place."""
    out = io.BytesIO()
    _qr(url).save(out, kind="svg", xmldecl=False, nl=False, dark="#000", light="#fff", omitsize=True)
    return out.getvalue().decode()


def qr_text(url: str) -> str:
    """A QR picture of *url* for a terminal with light letters on a dark ground."""
    out = io.StringIO()
    _qr(url).terminal(out, compact=True)
    return out.getvalue()


def _qr(url: str) -> segno.QRCode:
    return segno.make_qr(url, error="m")
