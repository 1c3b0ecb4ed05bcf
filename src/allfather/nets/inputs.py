"""What a net sees of a game: numbered facts about a view, and numbered facts about each legal action.

A fact is either true or not, so the first layer of a net is the sum of the weight rows of the true facts, and the
score of an action is that of the rows that describe it. A game registers three rules by the dtypes of its records,
like the contract. A game without its own gets those of :mod:`allfather.nets.any_game`.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from allfather.core.compiling import Record
from allfather.core.contract import Rule, by_record, register
from allfather.core.game import Game


@dataclass(frozen=True)
class Inputs:
    """The sizes of the inputs of a game's nets, and the rules that write them."""

    facts: int
    """Facts about a view are 0 … ``facts - 1``."""
    most_facts: int
    """The most facts that are true at once."""
    secrets: int
    """Facts that only a critic sees in training: what is hidden from the seat to act."""
    rows: int
    """Facts about actions are 0 … ``rows - 1``."""
    rows_per_action: int
    """How many of them describe an action."""
    write_facts: Rule
    write_secrets: Rule
    write_rows: Rule


@by_record
def facts(view: Record, out: Any) -> Any:
    """Write the true facts about *view* into *out*; return how many there are."""


@by_record
def secrets(state: Record, seat: int, view: Record, out: Any) -> Any:
    """Write the true facts about what *seat*, whose *view* it is, cannot know; return how many there are."""


@by_record
def describe(view: Record, actions: Any, count: int, rows: Any) -> None:
    """Write the rows that describe each of the first *count* legal *actions* of the view's seat."""


OWN = {"odin": "allfather.nets.odin_inputs", "ravens": "allfather.nets.ravens_inputs"}
"""The modules with the inputs of a game."""
_found: dict[str, Inputs] = {}


def inputs_of(kind: type[Game[Any, Any]]) -> Inputs:
    """The inputs of the nets for a game; from then on the rules above accept its records."""
    if kind.name not in _found:
        module = import_module(OWN.get(kind.name, "allfather.nets.any_game"))
        inputs: Inputs = module.make_inputs(kind)
        register(facts, kind.view_type, inputs.write_facts)
        register(secrets, kind.state_type, inputs.write_secrets)
        register(describe, kind.view_type, inputs.write_rows)
        _found[kind.name] = inputs
    return _found[kind.name]
