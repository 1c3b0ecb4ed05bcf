"""The table of Odins Raben as text: the path with its ravens and the stone, sizes, and the own cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from allfather import ravens
from allfather.ravens.cards import LANDSCAPES
from allfather.ravens.game import RAVENS
from allfather.terminal.company import Company
from allfather.terminal.console import table, wrap

ATTRIBUTES = {
    "M": "1;38;5;231;48;5;241",
    "F": "1;38;5;231;48;5;28",
    "W": "1;38;5;231;48;5;26",
    "S": "1;38;5;16;48;5;255",
    "P": "1;38;5;16;48;5;220",
}
"""Mountains are grey, forests green, water blue, snow white, plains yellow."""
LANDSCAPE_PAINT = {letter * count: look for letter, look in ATTRIBUTES.items() for count in (1, 2)}

ACROSS = 20
"""Cards of the path in a row."""


def land_card(card: str) -> str:
    """A landscape card, Hugin's lane first: ``M/F``."""
    return "/".join(card)


def cards_text(cards: Iterable[str]) -> str:
    """Cards of players, with a gap between kinds; they come sorted."""
    return "  ".join(" ".join(group) for _, group in groupby(cards)) or "none"


def space_text(space: int) -> str:
    return f"space {space}" if space else "the start"


def stone_text(stone: tuple[int, int] | None) -> str:
    """Where the stone is."""
    return f"{RAVENS[stone[0]]}'s {space_text(stone[1])}" if stone else "off the path"


def path_text(company: Company, view: ravens.View) -> str:
    """The path in rows of cards: their numbers, then both lanes."""
    rows = range(0, len(view.path), ACROSS)
    return "\n".join(line for first in rows for line in _path_row(company, view, first))


def _path_row(company: Company, view: ravens.View, first: int) -> Iterator[str]:
    cards = range(first + 1, min(first + ACROSS, len(view.path)) + 1)
    yield f"{'':18}{''.join(f'{card:>2} ' for card in cards)}".rstrip()
    for lane in range(2):
        label = f"{RAVENS[lane]} ({company.mid(lane)})"
        start = "[ ]" if view.ravens[lane] == first == 0 else "   "
        yield f"{label:<15}{start}{''.join(_space(view, lane, card) for card in cards)}".rstrip()


def _space(view: ravens.View, lane: int, card: int) -> str:
    """A space in three letters: the raven is a pair of brackets, the stone a star behind the landscape."""
    has_raven, has_stone = view.ravens[lane] == card, view.stone == (lane, card)
    return ("[" if has_raven else " ") + view.path[card - 1][lane] + ("*" if has_stone else "]" if has_raven else " ")


def sizes_text(company: Company, view: ravens.View) -> str:
    """A line of numbers for both players."""
    rows = [
        (
            company.name(seat),
            (
                view.scores[seat],
                len(view.magic_cards[seat]),
                view.hand_sizes[seat],
                view.pile_sizes[seat],
                view.pack_sizes[seat],
                len(view.discards[seat]),
            ),
        )
        for seat in company.seats
    ]
    return table(("points", "magic way", "hand", "pile", "pack", "discards"), rows)


def common_text(view: ravens.View) -> str:
    """What belongs to nobody."""
    magic, stone = " + ".join(view.magic), stone_text(view.stone)
    return f"Magic way: {magic}   Stone: {stone}   Landscape pack: {view.landscape_count} cards"


def own_text(view: ravens.View) -> str:
    """The own cards, and how many of them may still be played this turn (R4)."""
    flights, others = ([card for card in view.hand if (card in LANDSCAPES) == flies] for flies in (True, False))
    odin_cards = f"   Odin: {cards_text(others)}" if others else ""
    pile = f"bottom {' '.join(view.pile)} top" if view.pile else "empty"
    from_hand, from_pile = view.plays_left
    return "\n".join(
        [
            f"Your hand: {cards_text(flights)}{odin_cards}",
            wrap(f"Your pile: {pile}", indent=11),
            f"Plays left: hand {from_hand}, pile {from_pile}",
        ]
    )


def board_text(company: Company, view: ravens.View) -> str:
    """The whole table."""
    parts = sizes_text(company, view), common_text(view), path_text(company, view), own_text(view)
    return "\n".join(parts)


def open_cards_text(company: Company, view: ravens.View) -> str:
    """The cards that everybody has seen and that are out of play for now (R31)."""
    lines = [f"{company.whose(seat)} discards: {cards_text(view.discards[seat])}" for seat in company.seats]
    for seat in company.seats:
        lines.append(f"{company.whose(seat)} cards on the magic way: {cards_text(view.magic_cards[seat])}")
    lines.append(f"Landscape cards taken out: {_land_cards(view.removed)}")
    if view.bottom:
        lines.append(f"Last in the landscape pack: {_land_cards(view.bottom)}")
    return "\n".join(wrap(line, indent=4) for line in lines)


def _land_cards(cards: Sequence[str]) -> str:
    return " ".join(map(land_card, cards)) or "none"
