"""The rules of Odins Raben, R1 to R33, as compiled functions over one record."""

from __future__ import annotations

from typing import Any

from allfather.core.bits import ONE, lowest
from allfather.core.compiling import Record, rule
from allfather.core.contract import CHANCE, OVER
from allfather.ravens.board import can_draw_landscape, can_extend, is_stone_ahead, run_end, top
from allfather.ravens.cards import (
    AT_CARD,
    AT_SPACE,
    CLEAR,
    DROP,
    DROP_TOP,
    EFFECT,
    EFFECT_COUNT,
    EFFECT_TOP,
    END,
    EXTEND,
    FLIGHTS,
    FLY,
    FLY_MIXED,
    FLY_PAIR,
    FLY_TOP,
    FLY_TOP_PAIR,
    HAND_BITS,
    KEEP,
    KIND_COUNT,
    LAND_REMOVE,
    LAND_TURN,
    MAGIC,
    MAGIC_TOP,
    MAX_PATH,
    NEXT,
    ORDER_PATH,
    ORDER_PILE,
    PAYMENT_TABLE,
    PILE,
    RAVEN_BACK,
    RAVEN_ON,
    STAY,
    STONE_PUT,
    STONE_SWAP,
    is_double,
    sorted_card,
    turned,
)
from allfather.ravens.setup import begin_stage, begin_turn, draw_card, put_under, refill_landscapes, refill_pack
from allfather.ravens.state import (
    BEHIND,
    DEAL,
    EXTENDING,
    FINISHED,
    GOAL,
    HAND,
    LANDSCAPES,
    NOTHING,
    ORDERING,
    ORIENT,
    PACK,
    PLAY,
    SCORELESS_LIMIT,
    SECOND,
    STAGE,
    TARGET,
    TURN_LIMIT,
)

MAGIC_POINTS = 3
GO_ON, LAY, DRAW, ARRIVE = range(4)
"""What follows: the next action · laying landscape cards · the end of the turn · perhaps the end of the stage."""
TO_DISCARD, TO_PILE, TO_MAGIC = range(3)
"""The destinations of played cards."""


@rule
def actor(state: Record) -> int:
    """See :func:`allfather.core.contract.actor`."""
    if state.phase == DEAL:
        return CHANCE
    return OVER if state.phase == FINISHED else int(state.to_act)


@rule
def deal(state: Record, deal: Any) -> None:
    """See :func:`allfather.core.contract.deal`."""
    awaited = state.awaited
    state.awaited = NOTHING
    if awaited == STAGE:
        begin_stage(state, deal)
    elif awaited == PACK:
        refill_pack(state, deal)
        carry_on(state, DRAW)
    else:
        refill_landscapes(state, deal)
        carry_on(state, LAY)


# A turn


@rule
def apply(state: Record, action: Any) -> None:
    """See :func:`allfather.core.contract.apply`."""
    action = int(action)
    if action < NEXT:
        step = play_cards(state, action)
    elif action < AT_CARD:
        step = order_next(state, action - NEXT)
    elif action < EXTEND:
        step = hit_target(state, action)
    elif action == EXTEND:
        state.extending = state.to_lay = 1
        step = LAY
    elif action == STAY:
        step = DRAW
    else:
        lay_landscape(state, int(state.drawn) if action == KEEP else turned(state.drawn))
        step = LAY
    carry_on(state, step)


@rule
def carry_on(state: Record, step: int) -> None:
    """Do what follows from an action or a deal."""
    # A chain instead of calls from one step to the next: rules must not be recursive.
    if step == LAY:
        step = lay_next(state)
    if step == DRAW:
        draw_up(state)
    elif step == ARRIVE:
        end_stage_if_arrived(state)


@rule
def play_cards(state: Record, action: int) -> int:
    """Pay what an action in phase ``play`` costs and do it; return what follows."""
    lane = int(state.to_act)
    into = TO_DISCARD
    if PILE <= action < DROP:
        into = TO_PILE
    elif MAGIC <= action < EFFECT:
        into = TO_MAGIC
    from_hand, depth = cost(action)
    spend(state, from_hand, depth, into)
    if action >= FLY:
        state.ravens[lane] = flight(state, lane, action)
        return ARRIVE
    if action >= EFFECT:
        return start_effect(state, (action - EFFECT) % EFFECT_COUNT)
    return GO_ON if action != END else end_plays(state)


@rule
def cost(action: int) -> tuple[int, int]:
    """The cards from hand, and the number of cards off the pile, that an action in phase ``play`` costs."""
    kind, count, depth = -1, 1, 0
    if action in (DROP_TOP, MAGIC_TOP, FLY_TOP) or EFFECT_TOP <= action < FLY:
        depth = 1
    elif action < DROP:
        kind = action - PILE
    elif action < MAGIC:
        kind = action - DROP
    elif action < EFFECT:
        kind = action - MAGIC
    elif action < EFFECT_TOP:
        kind = FLIGHTS + (action - EFFECT) // 2
    elif action < FLY_PAIR:
        kind = action - FLY
    elif action < FLY_MIXED:
        kind, count = action - FLY_PAIR, 2
    elif action < FLY_TOP_PAIR:
        kind, depth = action - FLY_MIXED, 1
    elif action == FLY_TOP_PAIR:
        depth = 2
    else:
        return payment_cards(action - CLEAR), int(PAYMENT_TABLE[action - CLEAR, 0])
    return (count << HAND_BITS * kind if kind >= 0 else 0), depth


@rule
def payment_cards(payment: int) -> int:
    """The cards from hand of a payment for two units, as a hand."""
    cards = 0
    for kind in range(FLIGHTS):
        cards += int(PAYMENT_TABLE[payment, 1 + kind]) << HAND_BITS * kind
    return cards


@rule
def spend(state: Record, from_hand: int, depth: int, into: int) -> None:
    """R4, R6: play cards from hand and off the pile, count the plays, and put the cards *into* their destination."""
    seat = int(state.to_act)
    # Counts never borrow from each other: a legal action takes no more cards than the hand has.
    state.hands[seat] -= from_hand
    while from_hand or depth:
        if from_hand:
            kind = lowest(from_hand) // HAND_BITS
            from_hand -= ONE << HAND_BITS * kind
            state.hand_sizes[seat] -= 1
            state.plays[0] += 1
        else:
            kind = top(state, seat, 0)
            depth -= 1
            state.pile_sizes[seat] -= 1
            # Unused places are 0, so that equal positions are equal records.
            state.piles[seat, state.pile_sizes[seat]] = 0
            state.plays[1] += 1
        put_down(state, seat, kind, into)


@rule
def put_down(state: Record, seat: int, kind: int, into: int) -> None:
    """Put a card on the discards (R10), the magic way (R9) or the pile (R5)."""
    if into == TO_DISCARD:
        state.discards[seat, kind] += 1
    elif into == TO_MAGIC:
        state.magic[seat, kind] += 1
    else:
        state.piles[seat, state.pile_sizes[seat]] = kind
        state.pile_sizes[seat] += 1


@rule
def flight(state: Record, lane: int, action: int) -> int:
    """R7, R19, R20: the space a raven flies to: the end of the run, or just before a stone that is not cleared."""
    end = run_end(state, lane)
    if action >= CLEAR:
        state.stone_lane = state.stone_space = 0
    elif is_stone_ahead(state, lane, end):
        end = int(state.stone_space) - 1
    return end


@rule
def start_effect(state: Record, effect: int) -> int:
    """R11 to R16: apply an effect that needs no target, or wait for its target; return what follows."""
    seat = int(state.to_act)
    if effect == ORDER_PILE:
        # The order of cards that are not placed yet does not matter; sorting gives it one form.
        sort_pile(state, seat, 0)
        state.phase = ORDERING
    elif effect == ORDER_PATH:
        state.to_lay = 2
        return LAY
    elif effect == RAVEN_BACK:
        state.ravens[1 - seat] -= 1
    elif effect == RAVEN_ON:
        state.ravens[seat] += 1
        return ARRIVE
    else:
        state.effect = effect
        state.phase = TARGET
    return GO_ON


@rule
def sort_pile(state: Record, seat: int, first: int) -> None:
    """Sort the cards of a pile from place *first* by kind."""
    for place in range(first + 1, state.pile_sizes[seat]):
        kind, hole = state.piles[seat, place], place
        while hole > first and state.piles[seat, hole - 1] > kind:
            state.piles[seat, hole] = state.piles[seat, hole - 1]
            hole -= 1
        state.piles[seat, hole] = kind


@rule
def order_next(state: Record, kind: int) -> int:
    """R12: place a card of *kind* next; the rest stays sorted, and needs no further choice if it is all alike."""
    seat = int(state.to_act)
    place = int(state.ordered)
    while state.piles[seat, place] != kind:
        place += 1
    for hole in range(place, state.ordered, -1):
        state.piles[seat, hole] = state.piles[seat, hole - 1]
    state.piles[seat, state.ordered] = kind
    state.ordered += 1
    # Sorted cards are all alike if the first equals the last.
    if state.piles[seat, state.ordered] == state.piles[seat, state.pile_sizes[seat] - 1]:
        state.ordered = 0
        state.phase = PLAY
    return GO_ON


@rule
def hit_target(state: Record, action: int) -> int:
    """R15, R16: turn, remove or swap cards, or put the stone; return what follows."""
    # Removing a card can leave a raven on the last space, hence ARRIVE (R23).
    card = action - AT_CARD
    effect = int(state.effect)
    if effect == STONE_SWAP and state.phase == TARGET:
        state.first = card + 1
        state.phase = SECOND
        return GO_ON
    if effect == STONE_PUT:
        state.stone_lane = (action - AT_SPACE) // MAX_PATH
        state.stone_space = (action - AT_SPACE) % MAX_PATH + 1
    elif effect == LAND_TURN:
        turn_card(state, card)
    elif effect == LAND_REMOVE:
        remove_card(state, card + 1)
    else:
        swap_cards(state, int(state.first) - 1, card)
    state.effect = state.first = 0
    state.phase = PLAY
    return ARRIVE


@rule
def turn_card(state: Record, place: int) -> None:
    """R15: turn a card by 180°; the stone on it comes to the other lane (R18)."""
    state.path[place] = turned(state.path[place])
    if state.stone_space == place + 1:
        state.stone_lane = 1 - state.stone_lane


@rule
def swap_cards(state: Record, first: int, second: int) -> None:
    """R16: swap two cards; the stone goes with its card (R18)."""
    held = state.path[first]
    state.path[first] = state.path[second]
    state.path[second] = held
    if state.stone_space == first + 1:
        state.stone_space = second + 1
    elif state.stone_space == second + 1:
        state.stone_space = first + 1


@rule
def remove_card(state: Record, card: int) -> None:
    """R15, R18: remove a card; the stone on it leaves the path, a raven on it keeps its number."""
    state.removed[sorted_card(state.path[card - 1])] += 1
    if state.stone_space == card:
        state.stone_lane = state.stone_space = 0
    close_row(state, card)


@rule
def close_row(state: Record, card: int) -> None:
    """Close the gap that a card leaves: cards, ravens and stone beyond it move up."""
    for place in range(card, state.path_size):
        state.path[place - 1] = state.path[place]
    state.path_size -= 1
    state.path[state.path_size] = 0
    for seat in range(2):
        state.ravens[seat] -= int(state.ravens[seat] > card)
    state.stone_space -= int(state.stone_space > card)


# Landscape cards


@rule
def end_plays(state: Record) -> int:
    """R22: offer the extension if it is possible; return what follows."""
    if not can_extend(state):
        return DRAW
    state.phase = EXTENDING
    return GO_ON


@rule
def lay_next(state: Record) -> int:
    """Draw the next landscape card to lay; lay a double, which needs no choice. Return what follows."""
    while state.to_lay and can_draw_landscape(state):
        if state.land_size == 0:  # R26
            state.awaited = LANDSCAPES
            state.phase = DEAL
            return GO_ON
        # R1, R31: the card is public if all that is left are cards that were put under the pack.
        state.drawn_known = state.bottom_size == state.land_size
        state.land_size -= 1
        state.bottom_size = min(int(state.bottom_size), int(state.land_size))
        card = int(state.landscapes[state.land_size])
        state.landscapes[state.land_size] = 0
        if not is_double(card):
            state.drawn = card
            state.phase = ORIENT
            return GO_ON
        lay_landscape(state, card)
    state.to_lay = 0
    if state.extending:
        return DRAW
    state.phase = PLAY
    return GO_ON


@rule
def lay_landscape(state: Record, card: int) -> None:
    """Lay a landscape card at the end of the path."""
    state.path[state.path_size] = card
    state.path_size += 1
    state.laid += 1
    state.to_lay -= 1
    state.drawn = -1
    state.drawn_known = 0


# The end of a turn, a stage, the game


@rule
def draw_up(state: Record) -> None:
    """R4, R25: draw up to five cards, if necessary from the shuffled discards, and end the turn."""
    seat = int(state.to_act)
    while state.hand_sizes[seat] < HAND:
        if state.pack_sizes[seat] == 0:
            if has_discard(state, seat):
                state.awaited = PACK
                state.phase = DEAL
                return
            break
        draw_card(state, seat)
    end_turn(state)


@rule
def has_discard(state: Record, seat: int) -> bool:
    """Whether a seat has discards to shuffle."""
    for kind in range(KIND_COUNT):
        if state.discards[seat, kind]:
            return True
    return False


@rule
def end_turn(state: Record) -> None:
    """Start the turn of the other seat, unless the stage has reached its turn limit (R30)."""
    if state.turn == TURN_LIMIT:  # level ravens have no winner
        lead = int(state.ravens[0]) - int(state.ravens[1])
        end_stage(state, -1 if lead == 0 else 0 if lead > 0 else 1)
        return
    trim_path(state)
    state.turn += 1
    state.to_act = 1 - state.to_act
    begin_turn(state)


@rule
def trim_path(state: Record) -> None:
    """R32: put the first cards of a path that is too long under the landscape pack, as far as the ravens allow it."""
    while state.longest_path and state.path_size > state.longest_path and state.stone_space != 1:
        if min(int(state.ravens[0]), int(state.ravens[1])) <= 1 + BEHIND:
            return
        put_under(state, int(state.path[0]))
        close_row(state, 1)


@rule
def end_stage_if_arrived(state: Record) -> None:
    """R23: end the stage if a raven is on the last space; if both are, the seat to act wins it."""
    seat = int(state.to_act)
    if state.ravens[seat] == state.path_size:
        end_stage(state, seat)
    elif state.ravens[1 - seat] == state.path_size:
        end_stage(state, 1 - seat)


@rule
def end_stage(state: Record, winner: int) -> None:
    """R24, R28, R33: score the distance and the magic way, and decide whether there is another stage."""
    state.stage_winner = winner
    before = state.scores[0] + state.scores[1]
    if winner >= 0:
        state.last_winner = winner
        state.scores[winner] += state.ravens[winner] - state.ravens[1 - winner]
    ahead = magic_winner(state)
    if ahead >= 0:
        state.scores[ahead] += MAGIC_POINTS
    state.scoreless = state.scoreless + 1 if state.scores[0] + state.scores[1] == before else 0
    if max(state.scores[0], state.scores[1]) >= GOAL or state.scoreless == SCORELESS_LIMIT:
        state.phase = FINISHED
    else:
        state.phase = DEAL
        state.awaited = STAGE


@rule
def magic_winner(state: Record) -> int:
    """The seat with more cards on the magic way, or -1."""
    lead = 0
    for kind in range(KIND_COUNT):
        lead += int(state.magic[0, kind]) - int(state.magic[1, kind])
    return -1 if lead == 0 else 0 if lead > 0 else 1


@rule
def scores(state: Record, out: Any) -> None:
    """See :func:`allfather.core.contract.scores`."""
    out[0] = state.scores[0]
    out[1] = state.scores[1]


@rule
def ranking(state: Record, out: Any) -> None:
    """R28, R33: the higher total wins; tied, the winner of the last stage that had one; if none had, both seats win."""
    lead = state.scores[0] - state.scores[1]
    if lead == 0 and state.last_winner >= 0:
        lead = 1 if state.last_winner == 0 else -1
    out[0] = 2 if lead < 0 else 1
    out[1] = 2 if lead > 0 else 1
