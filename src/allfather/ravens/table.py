"""What lies on the table in Odins Raben: runs, the stone, protected cards, tops of piles, what can be drawn."""

from __future__ import annotations

from allfather.core.compiling import Record, rule
from allfather.ravens.cards import ODIN, face
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
def is_protected(state: Record, card: int) -> bool:
    """R18: a raven or the stone is on *card*, counted from 1."""
    if state.protect_ravens and (state.ravens[0] == card or state.ravens[1] == card):
        return True
    return bool(state.protect_stone and state.stone_space == card)


@rule
def is_free(state: Record, lane: int, space: int) -> bool:
    """R17: neither the raven of the lane nor the stone is on the space."""
    return state.ravens[lane] != space and not (state.stone_lane == lane and state.stone_space == space)


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
