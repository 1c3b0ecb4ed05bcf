"""Steps that any game can take, compiled; loops, searches and environments are made of them."""

from __future__ import annotations

from typing import Any

from allfather.core.chance import below
from allfather.core.compiling import Record, rule
from allfather.core.contract import apply, deal, draw, legal_actions


@rule
def random_step(state: Record, actions: Any) -> None:
    """The seat to act makes a uniformly random legal action; *actions* is a buffer for them."""
    apply(state, actions[below(state, legal_actions(state, actions))])


@rule
def next_deal(state: Record, buffer: Any) -> None:
    """Deal from the state's own generator."""
    draw(state, buffer)
    deal(state, buffer)
