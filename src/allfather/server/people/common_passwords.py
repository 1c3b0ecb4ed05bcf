"""Passwords that are guessed first: common words and names with a few digits, keyboard runs, repetitions and dates."""

from __future__ import annotations

import re
import string
from functools import cache
from importlib.resources import files

MAX_EXTRA = 6
"""Digits and signs around a common word that do not make it a good password."""
EXTRA = string.digits + string.punctuation + string.whitespace + "§´°€£"
LOOKALIKES = str.maketrans("@4361!0$57", "aaegiiosst")
"""Signs that stand for letters, as in ``p@ssw0rd``."""
ROWS = (
    string.ascii_lowercase,
    "01234567890",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "qwertzuiop",
    "yxcvbnm",
    "azertyuiop",
    "qsdfghjklm",
    "wxcvbn",
    "!@#$%^&*()_+",
    '!"§$%&/()=?',
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
    "qazwsxedcrfvtgbyhnujmikolp",
    "1q2w3e4r5t6z7u8i9o0p",
    "1q2w3e4r5t6y7u8i9o0p",
    "q1w2e3r4t5z6u7i8o9p0",
    "q1w2e3r4t5y6u7i8o9p0",
    "1a2b3c4d5e6f7g8h9i0",
    "a1b2c3d4e5f6g7h8i9",
    "147258369",
    "741852963",
    "159753",
    "12369874",
)
"""Characters in the order in which fingers or the alphabet have them."""
SHORTEST_RUN = 3
MAX_RUNS = 40
"""Characters of the longest password that is searched for runs, which takes time."""
LONGEST_BLOCK = 4
"""Characters that are repeated in a password such as ``abababab``."""
DATE = re.compile(r"(?:0[1-9]|[12]\d|3[01])\D?(?:0[1-9]|[12]\d|3[01])\D?(?:19|20)\d\d|(?:19|20)\d\d\D?[01]\d\D?[0-3]\d")


def is_common(password: str, account: str = "") -> bool:
    """Whether *password* is among the first that somebody would guess for an *account*."""
    text = password.casefold()
    return _is_word(text, account) or _is_repeated(text) or _is_made_of_runs(text) or DATE.fullmatch(text) is not None


@cache
def _words() -> frozenset[str]:
    """Words, names and phrases that are common in passwords, in several languages."""
    return frozenset(files("allfather.server.people").joinpath("common_words.txt").read_text(encoding="utf-8").split())


def _is_word(text: str, account: str) -> bool:
    cores = {text, text.strip(EXTRA), text.rstrip(EXTRA), text.lstrip(EXTRA)}
    close = {core for core in cores if len(text) - len(core) <= MAX_EXTRA}
    plain = close | {core.translate(LOOKALIKES) for core in close}
    return (bool(account) and account in plain) or not _words().isdisjoint(plain)


def _is_repeated(text: str) -> bool:
    return any((text[:size] * len(text))[: len(text)] == text for size in range(1, LONGEST_BLOCK + 1))


def _is_made_of_runs(text: str) -> bool:
    """Whether *text* is nothing but runs, one after the other."""
    if len(text) > MAX_RUNS:
        return False
    reached = {0}
    for start in range(len(text)):
        if start in reached:
            reached |= {end for end in range(start + SHORTEST_RUN, len(text) + 1) if _is_run(text[start:end])}
    return len(text) in reached


def _is_run(text: str) -> bool:
    return text == text[0] * len(text) or any(text in row or text[::-1] in row for row in ROWS)
