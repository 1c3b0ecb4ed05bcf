"""The conformance suite: every registered game is tested, without exceptions."""

from __future__ import annotations

import pytest

from tests.helpers.games.any_game import KINDS, Kind, Table, tables


@pytest.fixture(params=KINDS, ids=lambda kind: kind.name)
def kind(request: pytest.FixtureRequest) -> Kind:
    """A registered game."""
    found: Kind = request.param
    return found


@pytest.fixture(params=[table for kind in KINDS for table in tables(kind)], ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    """A registered game with a number of players and options."""
    found: Table = request.param
    return found
