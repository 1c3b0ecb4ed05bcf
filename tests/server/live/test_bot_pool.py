"""How bots share the processes of the pool."""

from __future__ import annotations

import pytest

from allfather.server.live.bot_pool import with_fair_share


@pytest.mark.parametrize(
    ("bot", "load", "wanted"),
    [
        ("search:time=0.5", 0.0, "search:time=0.500"),
        ("search:time=0.5", 10.0, "search:time=0.050"),
        ("search:time=0.5,wall=0.8", 10.0, "search:time=0.050,wall=0.080"),
        ("search:time=0.5", 1000.0, "search:time=0.020"),
        ("search:playouts=300", 10.0, "search:playouts=300"),
        ("greedy", 10.0, "greedy"),
    ],
)
def test_bots_think_less_when_many_wait(bot: str, load: float, wanted: str) -> None:
    assert with_fair_share(bot, load) == wanted
