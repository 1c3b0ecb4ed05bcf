"""The forward pass of a net as rules: scores for the legal actions of a seat, and values for all seats.

The weights are one flat array. Layer by layer it has a row for each input, then the biases; a row for each fact about
actions ends it. The rows of the true facts are added up, and so are those of a layer's inputs that are not 0, which
after a rectifier is every other one.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from allfather.core.compiling import Record, rule
from allfather.nets.inputs import Inputs, describe, facts

AT_ONCE = 4
"""Rows that are added together: fewer loads and stores of the sum. The size of a query is a multiple of it."""


class Sizes(NamedTuple):
    """The sizes of a net."""

    facts: int
    width: int
    hidden: int
    query: int
    rows: int
    seats: int

    @property
    def weights(self) -> int:
        """The number of weights."""
        first, second = (self.facts + 1) * self.width, (self.width + 1) * self.hidden
        return first + second + (self.hidden + 1) * (self.hidden + self.query + self.seats) + self.rows * self.query


class Scratch(NamedTuple):
    """Memory for one forward pass."""

    places: Any
    """True facts, or places of a layer's inputs that are not 0."""
    factors: Any
    """What the rows at these places are multiplied by."""
    first: Any
    second: Any
    third: Any
    query: Any
    rows: Any
    scores: Any
    """The result for each legal action."""
    values: Any
    """The result for each seat, from the view's own on; they sum to zero."""


def new_scratch(inputs: Inputs, sizes: Sizes, max_legal: int) -> Scratch:
    def floats(size: int) -> Any:
        return np.zeros(size, np.float32)

    most = max(inputs.most_facts, sizes.width, sizes.hidden) + AT_ONCE
    return Scratch(
        np.zeros(most, np.int32),
        floats(most),
        floats(sizes.width),
        floats(sizes.hidden),
        floats(sizes.hidden),
        floats(sizes.query),
        np.zeros((max_legal + 1, inputs.rows_per_action), np.int16),
        floats(max_legal + 1),
        floats(sizes.seats),
    )


@rule
def add_rows(out: Any, count: int, scratch: Scratch, weights: Any, start: int) -> None:
    """Add the first *count* rows in ``scratch.places`` to *out*, four at a time, each multiplied by its factor."""
    places, factors = scratch.places, scratch.factors
    for place in range(count, count + AT_ONCE - 1):  # a last group that is not full adds nothing
        places[place], factors[place] = 0, 0
    for group in range(0, count, AT_ONCE):
        # An index that may be negative would count from the end, and the test for that prevents vector instructions.
        one = np.uint64(start + places[group] * len(out))
        two = np.uint64(start + places[group + 1] * len(out))
        three = np.uint64(start + places[group + 2] * len(out))
        four = np.uint64(start + places[group + 3] * len(out))
        a, b, c, d = factors[group], factors[group + 1], factors[group + 2], factors[group + 3]
        for place in range(len(out)):
            step = np.uint64(place)
            out[place] += (a * weights[one + step] + b * weights[two + step]) + (
                c * weights[three + step] + d * weights[four + step]
            )


@rule
def rectify(out: Any) -> None:
    """Replace negative numbers by 0."""
    for place in range(len(out)):
        out[place] = max(out[place], np.float32(0))


@rule
def sum_facts(count: int, fact_count: int, out: Any, scratch: Scratch, weights: Any) -> int:
    """Apply the first layer to the *count* true facts in ``scratch.places``; return where the next begins."""
    for place in range(count):
        scratch.factors[place] = 1
    end = fact_count * len(out)
    start_with(out, weights, end)
    add_rows(out, count, scratch, weights, 0)
    return end + len(out)


@rule
def start_with(out: Any, weights: Any, start: int) -> None:
    """Copy biases to *out*."""
    first = np.uint64(start)
    for place in range(len(out)):
        out[place] = weights[first + np.uint64(place)]


@rule
def apply_layer(inputs: Any, out: Any, scratch: Scratch, weights: Any, start: int) -> int:
    """Apply the layer whose weights begin at *start*; return where the next begins."""
    count = 0
    for place in range(len(inputs)):
        scratch.places[count], scratch.factors[count] = place, inputs[place]
        count += int(inputs[place] != 0)
    end = start + len(inputs) * len(out)
    start_with(out, weights, end)
    add_rows(out, count, scratch, weights, start)
    return end + len(out)


@rule
def evaluate(view: Record, actions: Any, count: int, weights: Any, sizes: Sizes, scratch: Scratch) -> None:
    """Write scores for the first *count* legal *actions* and values for the seats into *scratch*."""
    first, second, third, query = scratch.first, scratch.second, scratch.third, scratch.query
    start = sum_facts(facts(view, scratch.places), sizes.facts, first, scratch, weights)
    rectify(first)
    start = apply_layer(first, second, scratch, weights, start)
    rectify(second)
    start = apply_layer(second, third, scratch, weights, start)
    rectify(third)
    for place in range(len(third)):
        third[place] += second[place]
    start = apply_layer(third, query, scratch, weights, start)
    start = apply_layer(third, scratch.values, scratch, weights, start)
    centre(scratch.values, int(view.players))
    describe(view, actions, count, scratch.rows)
    score_actions(count, weights, start, scratch)


@rule
def centre(values: Any, players: int) -> None:
    """Shift the values so that they sum to zero; seats that are not there have 0."""
    total = np.float32(0)
    for seat in range(players):
        total += values[seat]
    for seat in range(len(values)):
        values[seat] = values[seat] - total / players if seat < players else np.float32(0)


@rule
def score_actions(count: int, weights: Any, start: int, scratch: Scratch) -> None:
    """Compare the query with the rows that describe each action."""
    query, rows = scratch.query, scratch.rows
    for place in range(count):
        # Four sums, because each addition would have to wait for the one before.
        a = b = c = d = np.float32(0)
        for part in range(rows.shape[1]):
            first = np.uint64(start + int(rows[place, part]) * len(query))
            for index in range(0, len(query), AT_ONCE):
                at = first + np.uint64(index)
                a += query[index] * weights[at]
                b += query[index + 1] * weights[at + np.uint64(1)]
                c += query[index + 2] * weights[at + np.uint64(2)]
                d += query[index + 3] * weights[at + np.uint64(3)]
        scratch.scores[place] = (a + b) + (c + d)
