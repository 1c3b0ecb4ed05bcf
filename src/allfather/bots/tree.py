"""Information-set Monte Carlo tree search for any game of the contract, compiled.

One tree represents what the searching seat knows. Every playout starts from a random deal of the hidden cards that
fits the view, descends through actions that are legal in that deal, adds one node, and continues with the actions
that the ratings prefer until the end of the hand or stage, or until the horizon. Each seat is then credited with its
outlook on the whole *game*. A node counts how often its action was available, so that an action which is legal in few
deals is not neglected.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from allfather.core.chance import below
from allfather.core.compiling import Record, record_type, rule
from allfather.core.contract import Workspace, actor, apply, fill, is_settled, legal_actions, outlook
from allfather.core.elementary import logarithm
from allfather.core.game import Game
from allfather.core.outcome import share_worth
from allfather.core.steps import best_rated, deal_on

_NODE = np.dtype(
    [
        ("key", np.int64),  # parent and action; the hash table finds the node by it
        ("total", np.float64),
        ("squares", np.float64),
        ("visits", np.int32),
        ("available", np.int32),  # how often the action could have been chosen
        ("seat", np.int8),  # whose action led here
        ("prior", np.float32),  # how likely a net would choose the action
        ("hope", np.float32),  # what a net expects for the seat to act here
    ],
    align=True,
)
NODE: np.dtype[Any] = np.dtype((np.record, _NODE))
NONE = 0
"""No node: the root is nobody's child."""
MAX_DEPTH = 64
ACTION_BITS = 32
"""The bits of a key that hold the action; the number of the parent takes the rest."""
ACTION_MASK = (1 << ACTION_BITS) - 1

EXPLORE = 0.175
"""The exploration constant of the upper confidence bound."""
WIDEN = 0.3
"""Progressive widening: a node may have WIDEN * sqrt(visits) children."""
MAX_RATED = 32
"""The most actions that are rated in a playout; if there are more, a random sample of this size is rated."""
EPSILON = 0.1
"""The share of random actions in a playout."""
Z_95 = 1.96
"""Standard errors on either side of a mean that make a 95 % interval."""


@cache
def buffers_type(kind: type[Game[Any, Any]]) -> np.dtype[Any]:
    """The dtype of the view to search from and of the memory for playouts.

    Compiled code passes a record as a pointer, and counts no references for the arrays inside it.
    """
    fields: list[tuple[Any, ...]] = [
        ("state", record_type(kind.state_type)),  # of the playout; its generator is kept
        ("ratings", np.float64, (kind.max_legal + 1,)),
        ("values", np.float64, (kind.player_counts[-1],)),  # of the playout for every seat
        ("turns", np.int64),  # left in the playout
        ("seat", np.int64),  # whose turn it is
        ("seen", record_type(kind.view_type)),  # the view; NumPy has a method `view`
        ("actions", np.int32, (kind.max_legal + 1,)),
        ("path", np.int32, (MAX_DEPTH,)),  # the nodes from the root down
        ("deal", np.int8, (kind.deal_size,)),
    ]
    return record_type(np.dtype(fields, align=True))


@rule
def search(tree: Any, hashes: Any, used: int, buffers: Any, workspace: Workspace, horizon: int, playouts: int) -> int:
    """:func:`grow`, for calls from Python: passing an array of one record is faster than passing the record."""
    return grow(tree, hashes, used, buffers[0], workspace, horizon, playouts)


@rule
def grow(tree: Any, hashes: Any, used: int, own: Record, workspace: Workspace, horizon: int, playouts: int) -> int:
    """Run *playouts* of at most *horizon* turns on a tree with *used* nodes; return the new number of used nodes.

    ``tree[0]`` is the root; *hashes* is the hash table that finds nodes by their key, a power of two in size.
    """
    state = own.state
    for _ in range(playouts):
        fill(own.seen, state, own.deal)
        own.turns, own.seat = horizon, actor(state)
        depth, used = descend(tree, hashes, used, own, workspace)
        play_on(own, workspace)
        outlook(state, own.values)
        credit(tree, own, depth)
    return used


@rule
def credit(tree: Any, own: Record, depth: int) -> None:
    """Add the values of a playout to the nodes on its path, each as its seat sees them."""
    for level in range(depth + 1):
        node = own.path[level]
        value = own.values[tree[node].seat]
        tree[node].visits += 1
        tree[node].total += value
        tree[node].squares += value * value


@rule
def goes_on(buffers: Record) -> bool:
    """Whether a playout continues: the hand or stage is not settled and turns are left. Deals if necessary.

    A playout stops between two turns: in the middle of one the outlook would depend on what is left of it.
    """
    if is_settled(buffers.state):
        return False
    seat = deal_on(buffers.state, buffers.deal)
    if seat != buffers.seat:
        buffers.seat = seat
        buffers.turns -= 1
    return bool(buffers.turns > 0)


@rule
def descend(tree: Any, hashes: Any, used: int, buffers: Record, workspace: Workspace) -> tuple[int, int]:
    """Descend the tree and add a node; return its depth and the number of used nodes."""
    state, actions, path = buffers.state, buffers.actions, buffers.path
    node = depth = 0
    path[0] = 0
    is_new = False
    explore = EXPLORE * (state.players / (state.players - 1.0)) ** 2  # the more players, the closer are the values
    while not is_new and depth < MAX_DEPTH - 1 and goes_on(buffers):
        seat = actor(state)
        count = legal_actions(state, actions)
        is_full = used == len(tree)
        child, untried = choose_child(tree, hashes, node, count, actions, explore, is_full)
        is_new = child == NONE
        if is_new:
            if is_full:
                break
            add_node(tree, hashes, used, node, favourite(untried, buffers, workspace), seat)
            child, used = used, used + 1
        apply(state, tree[child].key & ACTION_MASK)
        depth += 1
        path[depth] = node = child
    return depth, used


@rule
def choose_child(
    tree: Any, hashes: Any, node: int, count: int, actions: Any, explore: float, is_full: bool
) -> tuple[int, int]:
    """The child with the best upper bound, or none if a new child is due and the tree has room for it.

    The untried actions are moved to the front of *actions*; return the child and their number.
    A node gets its children one by one as it is visited, so that many poor actions do not dilute the good ones.
    """
    untried = 0
    best, child = -np.inf, NONE
    for place in range(count):
        found = find(tree, hashes, node, actions[place])
        if found == NONE:
            actions[untried] = actions[place]
            untried += 1
            continue
        tree[found].available += 1
        visits = tree[found].visits
        bound = tree[found].total / visits + explore * np.sqrt(logarithm(tree[found].available) / visits)
        if bound > best:
            best, child = bound, found
    tried = count - untried
    if untried and not is_full and tried < WIDEN * np.sqrt(tree[node].visits + 1.0):
        return NONE, untried
    return child, untried


@rule
def find(tree: Any, hashes: Any, node: int, action: Any) -> int:
    """The child of *node* by *action*, or none."""
    return int(hashes[hash_place(tree, hashes, node, int(action))])


@rule
def hash_place(tree: Any, hashes: Any, node: int, action: int) -> int:
    """The place in *hashes* where the child of *node* by *action* is, or where it belongs."""
    key = node << ACTION_BITS | action
    last = len(hashes) - 1
    # Open addressing: the low bits of the product vary too little, and the table is at most half full.
    place = (node * 0x9E3779B1 + action * 0x85EBCA6B) >> 9 & last
    while hashes[place] != NONE and tree[hashes[place]].key != key:
        place = place + 1 & last
    return place


@rule
def add_node(tree: Any, hashes: Any, node: int, parent: int, action: int, seat: int) -> None:
    """Make *node*, the first unused one, the child of *parent* by *action*."""
    hashes[hash_place(tree, hashes, parent, action)] = node
    tree[node].key = parent << ACTION_BITS | action
    tree[node].seat = seat
    tree[node].available = 1


@rule
def favourite(count: int, buffers: Record, workspace: Workspace) -> int:
    """The best rated of the first *count* actions, or of a random sample of them."""
    state, actions = buffers.state, buffers.actions
    if count > MAX_RATED:  # a partial shuffle puts the ones drawn first
        for place in range(MAX_RATED):
            other = place + below(state, count - place)
            actions[place], actions[other] = actions[other], actions[place]
        count = MAX_RATED
    if count == 1:
        return int(actions[0])
    return int(best_rated(state, actions, count, buffers.ratings, workspace))


@rule
def play_on(buffers: Record, workspace: Workspace) -> None:
    """Play the best rated actions, now and then a random one, until the playout ends."""
    state, actions = buffers.state, buffers.actions
    while goes_on(buffers):
        count = legal_actions(state, actions)
        if below(state, 1024) < EPSILON * 1024:
            apply(state, actions[below(state, count)])
        else:
            apply(state, favourite(count, buffers, workspace))


@rule
def judge(visits: int, total: float, squares: float, players: int, out: Any) -> None:
    """Write what a node says about an action: the expected share of the win, and a 95 % interval around it.

    The interval is that of independent playouts. The values of a node are -1 … 1; 1/*players* of a win is 0.
    """
    mean = total / visits if visits else 0.0
    error = 2.0  # one playout says nothing: the interval is everything
    if visits > 1:
        error = Z_95 * np.sqrt(max(squares / visits - mean * mean, 0.0) / visits)
    for place in range(3):
        value = mean + (0.0, -error, error)[place]
        out[place] = share_worth(value, players)
