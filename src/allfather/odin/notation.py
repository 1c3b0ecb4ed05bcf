"""The notation of ODIN: one writer and one strict parser each for cards, sets and actions.

Cards are a colour letter and a number, ``R1`` … ``P9``. A set is its cards by number from high to low, then by
colour: ``G8 G2``, ``R5 B5``. ``+B7`` takes, ``pass`` passes.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from operator import itemgetter

from allfather.core.errors import NotationError, quoted
from allfather.odin.cards import CARDS, COLOURS, NUMBERS, PASS, ROW, TAKE, is_set, set_cards, set_id

CARD_TEXTS = [f"{colour}{number}" for colour in COLOURS for number in range(1, NUMBERS + 1)]
CARD_IDS = {text: card for card, text in enumerate(CARD_TEXTS)}
SET_ORDER = sorted(range(CARDS), key=lambda card: (-(card % NUMBERS), card))
"""All cards by number from high to low, then colour."""


def _subsets(texts: Sequence[str]) -> list[list[str]]:
    """All subsets of *texts*; the index of a subset is its bit mask."""
    chosen: list[list[str]] = [[]]
    for text in texts:
        chosen += [[*fewer, text] for fewer in chosen]
    return chosen


ROW_TEXTS = [_subsets(CARD_TEXTS[first : first + NUMBERS]) for first in range(0, CARDS, NUMBERS)]
"""For each colour, the cards of every row, indexed by its nine bits."""


def card_ids(cards: int) -> list[int]:
    """The card ids of a mask, ascending."""
    return [card for card in range(CARDS) if int(cards) >> card & 1]


def card_list(cards: int) -> list[str]:
    """The texts of cards by colour, then number: the order of hands and discards."""
    left, texts = int(cards), []
    for rows in ROW_TEXTS:
        texts += rows[left & ROW]
        left >>= NUMBERS
    return texts


def set_list(cards: int) -> list[str]:
    """The texts of cards by number from high to low, then colour: the order of sets."""
    return sorted(card_list(cards), key=itemgetter(1), reverse=True)


def set_text(cards: int) -> str:
    """The text of a set: ``G8 G2``."""
    return " ".join(set_list(cards))


def value_of(cards: int) -> int:
    """The value of a set: its digits from high to low, joined (O8)."""
    return int("".join(card[1] for card in set_list(cards)))


def parse_card(text: str) -> int:
    """Parse a card; return its id.

    :raises NotationError: if it is not a card.
    """
    if text not in CARD_IDS:
        raise NotationError(f"expected a card from R1 to P9, got {quoted(text)}")
    return CARD_IDS[text]


def parse_cards(texts: Sequence[str]) -> int:
    """Parse cards; return their mask.

    :raises NotationError: if one is not a card or occurs twice.
    """
    cards = 0
    for text in texts:
        card = 1 << parse_card(text)
        if cards & card:
            raise NotationError(f"{text} occurs twice in {quoted(' '.join(texts))}")
        cards |= card
    return cards


def parse_set(text: str) -> int:
    """Parse a set; return its mask.

    :raises NotationError: if it is not a set, or its cards are not in the canonical order.
    """
    cards = parse_cards(text.split(" "))
    if not is_set(cards):
        message = f"{quoted(text)} is not a set: its cards share neither colour nor number"
        raise NotationError(message, code="not-a-set")
    if set_text(cards) != text:
        order = f"numbers from high to low, then {COLOURS}"
        raise NotationError(f"{quoted(text)} must be written {set_text(cards)!r}: {order}")
    return cards


@cache
def action_text(action: int) -> str:
    """The text of an action."""
    if action == PASS:
        return "pass"
    return f"+{CARD_TEXTS[action - TAKE]}" if action >= TAKE else set_text(set_cards(action))


@cache  # errors are not cached, so there are no more entries than actions
def parse_action(text: str) -> int:
    """Parse ``pass``, a set, or ``+`` and a card; return the action's id.

    :raises NotationError: if it is none of these.
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
    return "".join(letter for colour, letter in enumerate(COLOURS) if int(pack) >> NUMBERS * colour & ROW)


def pack_of(colours: str) -> int:
    """The pack with the cards of *colours*.

    :raises NotationError: if they are not colours in the order of ``COLOURS``.
    """
    if not colours or not re.fullmatch("".join(f"{letter}?" for letter in COLOURS), colours):
        raise NotationError(f"expected colours in the order {COLOURS}, got {quoted(colours)}")
    return sum(ROW << NUMBERS * COLOURS.index(letter) for letter in colours)
