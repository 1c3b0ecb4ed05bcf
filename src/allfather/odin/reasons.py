"""Why an action of ODIN is illegal for the seat to act."""

from __future__ import annotations

import numpy as np

from allfather.core.bits import popcount
from allfather.core.compiling import Record, rule
from allfather.core.shapes import Joined, Narration, Number
from allfather.odin.cards import COLUMN, NUMBERS, PASS, TAKE, set_cards
from allfather.odin.rules import must_lay_whole
from allfather.odin.state import TAKE_ONE
from allfather.odin.view import ordered_set

REASON = np.dtype(
    [
        ("cards", np.int64),
        ("value", np.int64),
        ("middle", np.int64),
        ("size", np.int8),
        ("most", np.int8),
        ("number", np.int8),  # which of the reasons
    ],
    align=True,
)

_CARDS = {"cards": Joined(ordered_set("cards"))}
REASONS = (
    Narration("must-take", _CARDS, "a card of {cards} is to be taken"),
    Narration("nothing-to-take", {}, "there is no card to take"),
    Narration("leader-passes", {}, "the leader of a round must lay"),
    Narration("not-held", _CARDS, "the hand does not hold {cards}"),
    Narration("whole-hand-forced", {}, "cards that are all alike must be led all at once"),
    Narration("bad-lead", {}, "a leader lays one card, or the whole hand if it is all alike"),
    Narration(
        "wrong-size",
        {"size": Number("size"), "most": Number("most")},
        "the middle has {size}, so {size} or {most} cards can be laid",
    ),
    Narration("too-low", {"value": Number("value"), "middle": Number("middle")}, "{value} does not beat {middle}"),
)
MUST_TAKE, NOTHING_TO_TAKE, LEADER_PASSES, NOT_HELD, WHOLE_HAND_FORCED, BAD_LEAD, WRONG_SIZE, TOO_LOW = range(8)


@rule
def explain(state: Record, action: int, reason: Record) -> None:
    """See :func:`allfather.core.contract.explain`."""
    hand, middle = int(state.hands[state.to_act]), int(state.middle)
    reason.number = TOO_LOW
    if state.phase == TAKE_ONE:
        reason.number = MUST_TAKE
        reason.cards = state.beaten
    elif action >= TAKE:
        reason.number = NOTHING_TO_TAKE
    elif action == PASS:
        reason.number = LEADER_PASSES
    elif set_cards(action) & ~hand:
        reason.number = NOT_HELD
        reason.cards = set_cards(action) & ~hand
    elif middle == 0:
        reason.number = WHOLE_HAND_FORCED if must_lay_whole(state, hand) else BAD_LEAD
    elif popcount(set_cards(action)) not in (popcount(middle), popcount(middle) + 1):
        reason.number = WRONG_SIZE
        reason.size = popcount(middle)
        reason.most = popcount(middle) + 1
    else:
        reason.value = value_of(set_cards(action))
        reason.middle = value_of(middle)


@rule
def value_of(cards: int) -> int:
    """O8: the greatest number that the digits of *cards* can form."""
    value = 0
    for number in range(NUMBERS - 1, -1, -1):
        for _ in range(popcount(cards >> number & COLUMN)):
            value = 10 * value + number + 1
    return value
