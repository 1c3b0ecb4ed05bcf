"""The notation of Odins Raben: one writer and one strict parser each for cards, payments and actions.

Landscapes are ``M F W S P``, the Odin cards ``order raven land stone``. A landscape card is its two letters, lane 0
first: ``MF``. Cards off the top of the pile are written as ``^`` and their number.
"""

from __future__ import annotations

from collections.abc import Iterable

from allfather.core.errors import NotationError, quoted
from allfather.ravens.cards import (
    ACTIONS,
    EFFECTS,
    FLIGHTS,
    KINDS,
    LANDSCAPES,
    MAX_PATH,
    PAYMENTS,
    cards_of,
)

SYMBOLS = (*LANDSCAPES, "Odin")
LAND_TEXTS = [first + second for first in LANDSCAPES for second in LANDSCAPES]


def land_text(card: int) -> str:
    """The text of a landscape card as it lies: ``MF``."""
    return LAND_TEXTS[card]


def parse_land(text: str) -> int:
    """Parse a landscape card; return its code.

    :raises NotationError: if it is not a landscape card.
    """
    if not isinstance(text, str) or len(text) != 2 or not set(text) <= set(LANDSCAPES):
        raise NotationError(f"expected a landscape card such as 'MF', got {quoted(text)}")
    return FLIGHTS * LANDSCAPES.index(text[0]) + LANDSCAPES.index(text[1])


def kind_list(counts: Iterable[int]) -> list[str]:
    """The names of cards, given how many there are of each kind."""
    return [name for name, count in zip(KINDS, counts, strict=True) for _ in range(count)]


def land_list(counts: Iterable[int]) -> list[str]:
    """The texts of landscape cards, given how many there are of each code."""
    return [text for text, count in zip(LAND_TEXTS, counts, strict=True) for _ in range(count)]


def hand_counts(hand: int) -> list[int]:
    """The number of cards of each kind in a hand."""
    return [int(cards_of(int(hand), kind)) for kind in range(len(KINDS))]


def parse_kind(text: str) -> int:
    """Parse the name of a player's card; return its kind.

    :raises NotationError: if it is not such a card.
    """
    if text not in KINDS:
        raise NotationError(f"expected a card from {', '.join(KINDS)}, got {quoted(text)}")
    return KINDS.index(text)


def payment_text(top: int, hand: Iterable[int]) -> str:
    """The text of a payment for two units: ``MWW^1``."""
    letters = "".join(letter * count for letter, count in zip(LANDSCAPES, hand, strict=True))
    return letters + (f"^{top}" if top else "")


def _action_texts() -> list[str]:
    """The text of every action, by id."""
    texts = ["end"]
    texts += [f"pile {kind}" for kind in KINDS]
    texts += [*(f"drop {kind}" for kind in KINDS), "drop ^"]
    texts += [*(f"magic {kind}" for kind in KINDS), "magic ^"]
    texts += [*EFFECTS, *(f"{effect} ^" for effect in EFFECTS)]
    texts += [*(f"fly {kind}" for kind in LANDSCAPES), "fly ^1", *(f"fly {kind}{kind}" for kind in LANDSCAPES)]
    texts += [*(f"fly {kind}^1" for kind in LANDSCAPES), "fly ^2"]
    texts += [f"clear {payment_text(top, hand)}" for top, hand in PAYMENTS]
    texts += [f"next {kind}" for kind in KINDS]
    texts += [f"at {card}" for card in range(1, MAX_PATH + 1)]
    texts += [f"at {lane}:{space}" for lane in range(2) for space in range(1, MAX_PATH + 1)]
    return [*texts, "extend", "stay", "keep", "turn"]


ACTION_TEXTS = _action_texts()
ACTION_IDS = {text: action for action, text in enumerate(ACTION_TEXTS)}
assert len(ACTION_IDS) == ACTIONS


def action_text(action: int) -> str:
    """The text of an action."""
    return ACTION_TEXTS[action]


def parse_action(text: str) -> int:
    """Parse an action; return its id.

    :raises NotationError: if it is not an action.
    """
    if text not in ACTION_IDS:
        raise NotationError(f"expected an action such as 'fly M', 'pile raven' or 'end', got {quoted(text)}")
    return ACTION_IDS[text]
