"""The rules of Ladder, what a seat may know, and a little judgement for bots."""

from __future__ import annotations

from typing import Any

from ladder.state import COPIES, DEAL, FINISHED, HAND, MAX_PLAYERS, PASS, PLAY, RANKS

from allfather.core.chance import below
from allfather.core.compiling import Record, rule
from allfather.core.contract import CHANCE, OVER, SPECTATOR, returns
from allfather.core.elementary import exponential
from allfather.core.outcome import worth

ENCODED = 4 + 2 * RANKS + RANKS + 1 + 3 * MAX_PLAYERS


@rule
def actor(state: Record) -> int:
    if state.phase == DEAL:
        return CHANCE
    return OVER if state.phase == FINISHED else int(state.to_act)


@rule
def shuffle(state: Record, cards: Any, size: int) -> None:
    """Shuffle the first *size* of *cards*."""
    for place in range(size):
        other = place + below(state, size - place)
        cards[place], cards[other] = cards[other], cards[place]


@rule
def draw(state: Record, deal: Any) -> None:
    deal[0] = below(state, state.players)
    for card in range(COPIES * RANKS):
        deal[1 + card] = 1 + card // COPIES
    shuffle(state, deal[1:], COPIES * RANKS)


@rule
def deal(state: Record, deal: Any) -> None:
    if state.hand_number == 0:
        state.owner = deal[0]
    for rank in range(RANKS):
        state.played[rank] = 0
        for seat in range(MAX_PLAYERS):
            state.hands[seat, rank] = 0
    for seat in range(state.players):
        for place in range(1 + HAND * seat, 1 + HAND * seat + HAND):
            state.hands[seat, deal[place] - 1] += 1
    state.hand_number += 1
    state.top = 0
    state.to_act = state.owner
    state.phase = PLAY


@rule
def legal_actions(state: Record, buffer: Any) -> int:
    count = 0
    if state.top:
        buffer[0] = PASS
        count = 1
    for rank in range(state.top, RANKS):
        if state.hands[state.to_act, rank]:
            buffer[count] = rank + 1
            count += 1
    return count


@rule
def count_actions(state: Record) -> int:
    count = int(state.top > 0)
    for rank in range(state.top, RANKS):
        count += int(state.hands[state.to_act, rank] > 0)
    return count


@rule
def apply(state: Record, action: int) -> None:
    seat = int(state.to_act)
    if action != PASS:
        state.hands[seat, action - 1] -= 1
        state.played[action - 1] += 1
        state.top = action
        state.owner = seat
        if hand_size(state, seat) == 0:
            state.scores[seat] += 1
            state.phase = FINISHED if state.scores[seat] >= state.goal else DEAL
            return
    state.to_act = (seat + 1) % state.players
    if state.to_act == state.owner:
        state.top = 0


@rule
def hand_size(state: Record, seat: int) -> int:
    size = 0
    for rank in range(RANKS):
        size += int(state.hands[seat, rank])
    return size


@rule
def scores(state: Record, out: Any) -> None:
    for seat in range(state.players):
        out[seat] = state.scores[seat]


@rule
def ranking(state: Record, out: Any) -> None:
    for seat in range(state.players):
        out[seat] = 1
        for other in range(state.players):
            out[seat] += int(state.scores[other] > state.scores[seat])


@rule
def copy_public(source: Record, target: Record) -> None:
    for rank in range(RANKS):
        target.played[rank] = source.played[rank]
    for seat in range(MAX_PLAYERS):
        target.scores[seat] = source.scores[seat]
    target.hand_number = source.hand_number
    target.players = source.players
    target.phase = source.phase
    target.to_act = source.to_act
    target.top = source.top
    target.owner = source.owner
    target.goal = source.goal


@rule
def observe(state: Record, seat: int, view: Record) -> None:
    view.seat = seat
    for rank in range(RANKS):
        view.hand[rank] = 0 if seat == SPECTATOR else state.hands[seat, rank]
    for other in range(MAX_PLAYERS):
        view.sizes[other] = hand_size(state, other)
    copy_public(state, view)


@rule
def fill(view: Record, state: Record, deal: Any) -> None:
    copy_public(view, state)
    hidden = 0
    if view.hand_number:
        for rank in range(RANKS):
            for _ in range(COPIES - view.hand[rank] - view.played[rank]):
                deal[hidden] = rank
                hidden += 1
    shuffle(state, deal, hidden)
    place = 0
    for seat in range(MAX_PLAYERS):
        for rank in range(RANKS):
            state.hands[seat, rank] = view.hand[rank] if seat == view.seat else 0
        if seat != view.seat:
            for _ in range(view.sizes[seat]):
                state.hands[seat, deal[place]] += 1
                place += 1


@rule
def encode(view: Record, out: Any) -> None:
    own = max(int(view.seat), 0)
    for place in range(ENCODED):
        out[place] = 0
    out[0] = view.seat != SPECTATOR
    out[1] = view.to_act == own
    out[2] = view.hand_number
    out[3] = view.goal
    place = 4
    for rank in range(RANKS):
        out[place + rank] = view.hand[rank]
        out[place + RANKS + rank] = view.played[rank]
    place += 2 * RANKS
    out[place + view.top] = 1
    place += RANKS + 1
    for step in range(view.players):
        seat = (own + step) % view.players
        out[place + 3 * step] = view.sizes[seat]
        out[place + 3 * step + 1] = view.scores[seat]
        out[place + 3 * step + 2] = view.owner == seat


@rule
def is_settled(state: Record) -> bool:
    return bool(state.phase != PLAY)


@rule
def rate(state: Record, actions: Any, count: int, ratings: Any, workspace: Any) -> None:
    """The lowest legal card is best; passing is worst."""
    for place in range(count):
        ratings[place] = -actions[place] if actions[place] != PASS else -RANKS - 1


@rule
def outlook(state: Record, out: Any) -> None:
    if state.phase == FINISHED:
        returns(state, out)
    else:
        compare(state, 0.4, out)


@rule
def standing(state: Record, out: Any) -> None:
    compare(state, 0.0, out)


@rule
def compare(state: Record, card: float, out: Any) -> None:
    """Write the expected returns if each card in hand costs so many points."""
    players = int(state.players)
    total = 0.0
    for seat in range(players):
        out[seat] = exponential(float(state.scores[seat]) - card * hand_size(state, seat))
        total += out[seat]
    for seat in range(players):
        out[seat] = worth(out[seat] / total, players)
