"""What lies on the table in Odins Raben: runs, the stone, protected cards, tops of piles, what can be drawn."""

from __future__ import annotations

from typing import Any

from allfather.core.bits import ONE
from allfather.core.compiling import Record, rule
from allfather.ravens.cards import HAND_BITS, ODIN, ODIN_KINDS, face
from allfather.ravens.state import MAX_LAID


@rule
def run_end(state: Record, lane: int) -> int:
    """The last space of the run of equal landscapes that lies before the raven of *lane* (R7)."""
    space = int(state.ravens[lane]) + 1
    landscape = face(state.path[space - 1], lane)
    while space < state.path_size and face(state.path[space], lane) == landscape:
        space += 1
    return space


@rule
def is_stone_ahead(state: Record, lane: int, end: int) -> bool:
    """Whether the stone lies in the run that ends at *end* (R19, R20)."""
    return bool(state.stone_lane == lane and state.ravens[lane] < state.stone_space and state.stone_space <= end)


@rule
def bit(card: int) -> Any:
    """The bit of a card or space, counted from 1, in a set of them; none for 0."""
    return (ONE << card) >> 1


@rule
def loose_cards(state: Record) -> Any:
    """R18: the cards of the path with neither a raven nor the stone on them, as far as those protect; as bits."""
    cards = (ONE << int(state.path_size)) - 1
    if state.protect_ravens:
        cards &= ~(bit(int(state.ravens[0])) | bit(int(state.ravens[1])))
    if state.protect_stone:
        cards &= ~bit(int(state.stone_space))
    return cards


@rule
def free_spaces(state: Record, lane: int) -> Any:
    """R17: the spaces of a lane with neither its raven nor the stone on them; as bits."""
    spaces = (ONE << int(state.path_size)) - 1 & ~bit(int(state.ravens[lane]))
    return spaces & ~bit(int(state.stone_space)) if state.stone_lane == lane else spaces


@rule
def top(state: Record, seat: int, depth: int) -> int:
    """The kind of the card *depth* below the top of a pile, or -1."""
    place = int(state.pile_sizes[seat]) - 1 - depth
    return int(state.piles[seat, place]) if place >= 0 else -1


@rule
def fits_magic(state: Record, kind: int) -> bool:
    """R9: the card shows a symbol of the magic way, or is any Odin card where one symbol is Odin."""
    symbol = min(kind, ODIN)
    return bool(state.symbols[0] == symbol or state.symbols[1] == symbol)


@rule
def magic_kinds(state: Record) -> int:
    """The kinds that fit the magic way, as :func:`allfather.ravens.cards.kinds_of` has them."""
    kinds = 0
    for place in range(2):
        symbol = int(state.symbols[place])
        kinds |= ODIN_KINDS if symbol == ODIN else ONE << HAND_BITS * symbol + HAND_BITS - 1
    return kinds


@rule
def can_draw_landscape(state: Record) -> bool:
    """R26: the pack, or what was removed, has a card."""
    if state.land_size > 0:
        return True
    for card in range(25):
        if state.removed[card]:
            return True
    return False


@rule
def can_extend(state: Record) -> bool:
    """R22: at most three landscape cards a turn."""
    return state.laid < MAX_LAID and can_draw_landscape(state)
