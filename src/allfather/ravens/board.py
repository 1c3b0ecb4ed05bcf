"""Queries about the board of Odins Raben: runs, the stone, unprotected cards, tops of piles, what can be drawn."""

from __future__ import annotations

from typing import Any

from allfather.core.bits import ONE
from allfather.core.compiling import Record, rule
from allfather.ravens.cards import HAND_BITS, LAND_CODES, ODIN, ODIN_KINDS, TOP_BIT, face
from allfather.ravens.state import MAX_LAID


@rule
def run_end(state: Record, lane: int) -> int:
    """The last space of the run of equal landscapes in front of the raven of *lane* (R7)."""
    space = int(state.ravens[lane]) + 1
    landscape = face(state.path[space - 1], lane)
    while space < state.path_size and face(state.path[space], lane) == landscape:
        space += 1
    return space


@rule
def is_stone_ahead(state: Record, lane: int, end: int) -> bool:
    """Whether the stone is in the run in front of the raven, which ends at *end* (R19, R20)."""
    return bool(state.stone_lane == lane and state.ravens[lane] < state.stone_space and state.stone_space <= end)


@rule
def bit(card: int) -> Any:
    """The bit of a card or space, counted from 1, in a mask; no bit for 0."""
    return (ONE << card) >> 1  # not 1 << card - 1: a shift by -1 is undefined


@rule
def loose_cards(state: Record) -> Any:
    """R18: a mask of the cards of the path that are not protected by a raven or the stone."""
    cards = (ONE << int(state.path_size)) - 1
    if state.protect_ravens:
        cards &= ~(bit(int(state.ravens[0])) | bit(int(state.ravens[1])))
    if state.protect_stone:
        cards &= ~bit(int(state.stone_space))
    return cards


@rule
def free_spaces(state: Record, lane: int) -> Any:
    """R17: a mask of the spaces of a lane with neither its raven nor the stone on them."""
    spaces = (ONE << int(state.path_size)) - 1 & ~bit(int(state.ravens[lane]))
    return spaces & ~bit(int(state.stone_space)) if state.stone_lane == lane else spaces


@rule
def top(state: Record, seat: int, depth: int) -> int:
    """The kind of the card *depth* below the top of a pile, or -1 if there is none."""
    place = int(state.pile_sizes[seat]) - 1 - depth
    return int(state.piles[seat, place]) if place >= 0 else -1


@rule
def fits_magic(state: Record, kind: int) -> bool:
    """R9: whether a card shows a symbol of the magic way; the symbol Odin stands for any Odin card."""
    symbol = min(kind, ODIN)  # Odin cards are the kinds from ODIN on
    return bool(state.symbols[0] == symbol or state.symbols[1] == symbol)


@rule
def magic_kinds(state: Record) -> int:
    """The kinds that fit the magic way, flagged as by :func:`allfather.ravens.cards.kinds_of`."""
    kinds = 0
    for place in range(2):
        symbol = int(state.symbols[place])
        kinds |= ODIN_KINDS if symbol == ODIN else TOP_BIT * ONE << HAND_BITS * symbol
    return kinds


@rule
def can_draw_landscape(state: Record) -> bool:
    """R26: whether the landscape pack, or the removed landscapes, have a card."""
    if state.land_size > 0:
        return True
    for card in range(LAND_CODES):
        if state.removed[card]:
            return True
    return False


@rule
def can_extend(state: Record) -> bool:
    """R22: whether the path can be extended; at most three landscape cards are laid in a turn."""
    return state.laid < MAX_LAID and can_draw_landscape(state)
