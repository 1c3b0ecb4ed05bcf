"""How ODIN is written: cards, sets, actions. One writer and one strict reader for each.

Cards are a colour letter and a number, ``R1`` … ``P9``. A set is its cards by number from high to low, then by
colour: ``G8 G2``, ``R5 B5``. ``+B7`` takes, ``pass`` passes.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from operator import itemgetter

from allfather.core.errors import NotationError, quoted
from allfather.odin.cards import CARDS, COLOURS, PASS, ROW, TAKE, is_set, set_cards, set_id

CARD_TEXTS = [f"{colour}{number}" for colour in COLOURS for number in range(1, 10)]
CARD_IDS = {text: card for card, text in enumerate(CARD_TEXTS)}


def _subsets(texts: Sequence[str]) -> list[list[str]]:
    """The texts that each number from 0 picks by its bits."""
    chosen: list[list[str]] = [[]]
    for text in texts:
        chosen += [[*fewer, text] for fewer in chosen]
    return chosen


ROW_TEXTS = [_subsets(CARD_TEXTS[first : first + 9]) for first in range(0, CARDS, 9)]
"""For each colour, the cards of every row of nine bits."""


def card_ids(cards: int) -> list[int]:
    """The cards of a mask, ascending."""
    return [card for card in range(CARDS) if int(cards) >> card & 1]


def card_list(cards: int) -> list[str]:
    """Cards as texts by colour, then number: for hands and heaps."""
    left, texts = int(cards), []
    for rows in ROW_TEXTS:
        texts += rows[left & ROW]
        left >>= 9
    return texts


def set_list(cards: int) -> list[str]:
    """Cards as texts by number from high to low, then colour: for sets."""
    return sorted(card_list(cards), key=itemgetter(1), reverse=True)


@lru_cache(4096)
def card_texts(cards: int) -> tuple[str, ...]:
    """:func:`card_list`, remembered: one position is seen by many, and the next is much the same."""
    return tuple(card_list(cards))


@lru_cache(4096)
def set_texts(cards: int) -> tuple[str, ...]:
    """:func:`set_list`, remembered."""
    return tuple(set_list(cards))


def set_text(cards: int) -> str:
    """A set as it is written: ``G8 G2``."""
    return " ".join(set_list(cards))


def value_of(cards: int) -> int:
    """The value of a set: its digits from high to low, joined (O8)."""
    return int("".join(card[1] for card in set_list(cards)))


def parse_card(text: str) -> int:
    """Read a card; return its id.

    :raises NotationError: if it is none.
    """
    if text not in CARD_IDS:
        raise NotationError(f"expected a card from R1 to P9, got {quoted(text)}")
    return CARD_IDS[text]


def parse_cards(texts: Sequence[str]) -> int:
    """Read cards; return their mask.

    :raises NotationError: if one is no card or stands twice.
    """
    cards = 0
    for text in texts:
        card = 1 << parse_card(text)
        if cards & card:
            raise NotationError(f"{text} stands twice in {quoted(' '.join(texts))}")
        cards |= card
    return cards


def parse_set(text: str) -> int:
    """Read a set in the one order it is written in; return its mask.

    :raises NotationError: if it is no set, or not written so.
    """
    cards = parse_cards(text.split(" "))
    if not is_set(cards):
        raise NotationError(f"{quoted(text)} is no set: its cards share neither colour nor number", code="not-a-set")
    if set_text(cards) != text:
        raise NotationError(f"{quoted(text)} is written {set_text(cards)!r}: numbers from high to low, then {COLOURS}")
    return cards


@cache
def action_text(action: int) -> str:
    """How the action with this id is written."""
    if action == PASS:
        return "pass"
    return f"+{CARD_TEXTS[action - TAKE]}" if action >= TAKE else set_text(set_cards(action))


@cache  # what is refused is not remembered: no more texts than there are actions
def parse_action(text: str) -> int:
    """Read ``pass``, a set, or ``+`` and a card; return the id.

    :raises NotationError: if it is none of them.
    """
    if text == "pass":
        return PASS
    if text.startswith("+") and text[1:] in CARD_IDS:
        return TAKE + CARD_IDS[text[1:]]
    if not re.fullmatch(r"[A-Z]\d( [A-Z]\d)*", text):
        raise NotationError(f"expected 'pass', cards like 'G8 G2' or '+B7', got {quoted(text)}")
    return int(set_id(parse_set(text)))


@cache
def colours_text(pack: int) -> str:
    """The colours of a pack: ``ROYGBP``."""
    return "".join(colour for place, colour in enumerate(COLOURS) if int(pack) >> 9 * place & ROW)


def pack_of(colours: str) -> int:
    """The pack of these colours.

    :raises NotationError: if they are not colours in their order.
    """
    if not colours or not re.fullmatch("R?O?Y?G?B?P?", colours):
        raise NotationError(f"expected colours in the order {COLOURS}, got {quoted(colours)}")
    return sum(ROW << 9 * COLOURS.index(colour) for colour in colours)
