"""A deal of ODIN as records tell it: its fields, and the rules that write them and read them."""

from __future__ import annotations

from typing import Any

import numpy as np

from allfather.core.bits import lowest, popcount
from allfather.core.compiling import Record, rule
from allfather.core.shapes import Joined, Members, Number, Only, Shapes, Words
from allfather.odin.cards import CARDS, COLOUR_COUNT, COLOURS, DUEL_COLOURS, HAND, NUMBERS, ROW
from allfather.odin.notation import CARD_TEXTS
from allfather.odin.rules import dealt_hand, dealt_pack, next_opener
from allfather.odin.state import MAX_PLAYERS

DEALT = np.dtype(
    [
        ("hands", np.int64, MAX_PLAYERS),
        ("players", np.int8),
        ("opener", np.int8),
        ("colours", np.int8, COLOUR_COUNT),
        ("colour_count", np.int8),  # 0 unless it is the first deal
    ],
    align=True,
)
SHAPES: Shapes = {
    "opener": Number("opener"),
    "colours": Only(Joined(Words("colours", COLOURS, "colour_count"), by=""), "colour_count"),
    "hands": Joined(Members("hands", CARD_TEXTS, range(CARDS), each=True, count="players"), each=True),
}
"""How a deal is written in records."""
OPENER_FIELD, COLOURS_FIELD, HANDS_FIELD = range(len(SHAPES))


@rule
def tell_deal(state: Record, deal: Any, dealt: Record) -> None:
    """See :func:`allfather.core.contract.tell_deal`."""
    dealt.players = state.players
    dealt.opener = next_opener(state, deal)
    dealt.colour_count = 0
    if state.hand_number == 0:
        dealt.colour_count = COLOUR_COUNT if state.all_colours else DUEL_COLOURS
        pack = dealt_pack(state, deal)
        found = 0
        for colour in range(COLOUR_COUNT):
            if pack >> NUMBERS * colour & ROW:
                dealt.colours[found] = colour
                found += 1
    for seat in range(state.players):
        dealt.hands[seat] = dealt_hand(deal, seat)


@rule
def take_deal(state: Record, dealt: Record, deal: Any) -> int:
    """See :func:`allfather.core.contract.take_deal`."""
    deal[0] = dealt.opener
    if not 0 <= dealt.opener < state.players or dealt.opener != next_opener(state, deal):
        return OPENER_FIELD
    pack = told_pack(dealt) if state.hand_number == 0 else int(state.pack)
    if pack == 0:
        return COLOURS_FIELD
    place = 1
    for seat in range(state.players):
        hand = int(dealt.hands[seat])
        if popcount(hand) != HAND or hand & ~pack:
            return HANDS_FIELD
        pack &= ~hand
        place = put_cards(hand, deal, place)
    put_cards(pack, deal, place)
    return -1


@rule
def told_pack(dealt: Record) -> int:
    """The pack with the colours that a record names, or 0 if they are not in order."""
    pack = 0
    for place in range(dealt.colour_count):
        if place and dealt.colours[place] <= dealt.colours[place - 1]:
            return 0
        pack |= ROW << NUMBERS * int(dealt.colours[place])
    return pack


@rule
def put_cards(cards: int, deal: Any, place: int) -> int:
    """Write *cards* into *deal*, ascending; return the next place."""
    while cards:
        deal[place] = lowest(cards)
        cards &= cards - 1
        place += 1
    return place
