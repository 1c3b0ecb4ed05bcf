"""A deal of Odins Raben as records tell it: its fields, and the rules that write them and read them."""

from __future__ import annotations

from typing import Any

import numpy as np

from allfather.core.compiling import Record, rule
from allfather.core.shapes import Joined, Number, Only, Shapes, Words
from allfather.ravens.cards import KIND_COUNT, KINDS, LAND_CODES, MAX_DECK, MAX_PATH, sorted_card
from allfather.ravens.notation import LAND_TEXTS, SYMBOLS
from allfather.ravens.state import DEAL_LANDSCAPES, DEAL_PACKS, LANDSCAPES, PACK, STAGE

DEALT = np.dtype(
    [
        ("awaited", np.int8),
        ("is_first", np.int8),  # whether it is the first stage
        ("starter", np.int8),
        ("symbols", np.int8, 2),  # of the magic way
        ("landscapes", np.int8, MAX_PATH),
        ("land_size", np.int8),
        ("packs", np.int8, (2, MAX_DECK)),  # a pack that is not of a stage is the first
        ("pack_size", np.int8),
    ]
)
SHAPES: Shapes = {
    "starter": Only(Number("starter"), "is_first"),
    "magic": Only(Joined(Words("symbols", SYMBOLS), by="+"), "awaited", (STAGE,)),
    "landscapes": Only(Words("landscapes", LAND_TEXTS, "land_size"), "awaited", (STAGE, LANDSCAPES)),
    "pack_0": Only(Words("packs", KINDS, "pack_size", row=0), "awaited", (STAGE,)),
    "pack_1": Only(Words("packs", KINDS, "pack_size", row=1), "awaited", (STAGE,)),
    "pack": Only(Words("packs", KINDS, "pack_size", row=0), "awaited", (PACK,)),
}
"""How a deal is written in records."""
STARTER_FIELD, MAGIC_FIELD, LANDSCAPES_FIELD, PACK_0_FIELD, PACK_1_FIELD, PACK_FIELD = range(len(SHAPES))


@rule
def tell_deal(state: Record, deal: Any, dealt: Record) -> None:
    """See :func:`allfather.core.contract.tell_deal`."""
    dealt.awaited = state.awaited
    dealt.is_first = state.awaited == STAGE and state.stage == 0
    if state.awaited == PACK:
        dealt.pack_size = copy_cards(deal, dealt.packs[0], state.discards[state.to_act])
    elif state.awaited == LANDSCAPES:
        dealt.land_size = copy_cards(deal, dealt.landscapes, state.removed)
    else:
        dealt.starter = deal[0]
        for side in range(2):
            dealt.symbols[side] = state.ways[deal[1], side]
        dealt.land_size = copy_cards(deal[DEAL_LANDSCAPES:], dealt.landscapes, state.lands)
        for seat in range(2):
            dealt.pack_size = copy_cards(deal[DEAL_PACKS + MAX_DECK * seat :], dealt.packs[seat], state.deck)


@rule
def copy_cards(cards: Any, out: Any, counts: Any) -> int:
    """Copy as many cards as *counts* has in all; return their number."""
    size = 0
    for kind in range(len(counts)):
        size += counts[kind]
    for place in range(size):
        out[place] = cards[place]
    return size


@rule
def take_deal(state: Record, dealt: Record, deal: Any) -> int:
    """See :func:`allfather.core.contract.take_deal`."""
    if state.awaited == PACK:
        return -1 if take_kinds(dealt.packs[0], deal, state.discards[state.to_act]) else PACK_FIELD
    if state.awaited == LANDSCAPES:
        return -1 if take_landscapes(dealt.landscapes, deal, state.removed) else LANDSCAPES_FIELD
    deal[0] = dealt.starter if dealt.is_first else 0
    if not 0 <= deal[0] < state.players:
        return STARTER_FIELD
    deal[1] = find_way(state, dealt)
    if deal[1] < 0:
        return MAGIC_FIELD
    if not take_landscapes(dealt.landscapes, deal[DEAL_LANDSCAPES:], state.lands):
        return LANDSCAPES_FIELD
    for seat in range(2):
        if not take_kinds(dealt.packs[seat], deal[DEAL_PACKS + MAX_DECK * seat :], state.deck):
            return PACK_0_FIELD + seat
    return -1


@rule
def find_way(state: Record, dealt: Record) -> int:
    """The number of the magic way that a record names, or -1."""
    for way in range(state.way_count):
        if state.ways[way, 0] == dealt.symbols[0] and state.ways[way, 1] == dealt.symbols[1]:
            return way
    return -1


@rule
def take_kinds(cards: Any, out: Any, counts: Any) -> bool:
    """Copy a player's cards; return whether they are *counts* in some order."""
    size = copy_cards(cards, out, counts)
    for kind in range(KIND_COUNT):
        found = 0
        for place in range(size):
            found += int(cards[place] == kind)
        if found != counts[kind]:
            return False
    return True


@rule
def take_landscapes(cards: Any, out: Any, counts: Any) -> bool:
    """The same for landscape cards, in any orientation."""
    size = copy_cards(cards, out, counts)
    for card in range(LAND_CODES):
        found = 0
        for place in range(size):
            found += int(sorted_card(cards[place]) == card)
        if found != counts[card]:
            return False
    return True
