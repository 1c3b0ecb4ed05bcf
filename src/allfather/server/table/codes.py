"""Names of a table: an id for programs, a short code to say aloud, a QR code to scan."""

from __future__ import annotations

import io
import secrets
import string

import segno

from allfather.server.errors import Refused

ID_LETTERS = string.ascii_letters + string.digits
ID_LENGTH = 12
CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no words appear, and no digits, which could be mistaken for letters."""
CODE_LENGTH = 6


def new_id() -> str:
    """A random id of 71 bits, which nobody can guess."""
    return _random(ID_LETTERS, ID_LENGTH)


def new_code() -> str:
    """One of 64 million short codes; the caller ensures that no other table has it."""
    return _random(CODE_LETTERS, CODE_LENGTH)


def _random(letters: str, length: int) -> str:
    return "".join(secrets.choice(letters) for _ in range(length))


def parse_code(text: str) -> str:
    """Read a code as people type it: lower case, spaces and hyphens are allowed.

    :raises Refused: if it is not a code.
    """
    found = "".join(text.split()).replace("-", "").upper()
    if len(found) != CODE_LENGTH or not set(found) <= set(CODE_LETTERS):
        raise Refused("no-such-table")
    return found


def qr_svg(url: str) -> str:
    """A QR code of *url* as SVG, for a file or within a page; dark on light, scaled to its container."""
    out = io.BytesIO()
    _qr(url).save(out, kind="svg", xmldecl=False, nl=False, dark="#000", light="#fff", omitsize=True)
    return out.getvalue().decode()


def qr_text(url: str) -> str:
    """A QR code of *url* for a terminal with light text on a dark background."""
    out = io.StringIO()
    _qr(url).terminal(out, compact=True)
    return out.getvalue()


def _qr(url: str) -> segno.QRCode:
    return segno.make_qr(url, error="m")
