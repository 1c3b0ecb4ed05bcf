"""Any registered game: its tables, random play and samples, for tests that know no game by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np
import pytest
from _pytest.mark import ParameterSet
from hypothesis import strategies as st

from allfather.core import contract
from allfather.core.errors import GameError, IllegalAction, NotationError, PositionError
from allfather.core.game import Game
from allfather.core.options import Number, Options
from allfather.games import GAMES, find_game
from tests.helpers.games.ravens import ODD, TINY
from tests.helpers.scale import scaled

AnyGame = Game[Any, Any]
Kind = type[AnyGame]
KINDS = [find_game(name) for name in GAMES]

TEXTS = {("ravens", "components"): (TINY, ODD)}
"""More values for options that are texts."""


class Table(NamedTuple):
    """What a game starts with: players and options."""

    kind: Kind
    players: int
    options: Options

    def begin(self, seed: int) -> AnyGame:
        """A game that awaits its first deal and can draw it."""
        game = self.kind(self.players, self.options)
        game.start_generator(seed)
        return game

    def __str__(self) -> str:
        words = [str(value).split(" ", maxsplit=1)[0] for value in self.options.to_dict().values()]
        return "-".join([self.kind.name, str(self.players), *words])


def sample_values(kind: Kind, name: str) -> tuple[Any, ...]:
    """All values of an option if there are few, otherwise some; for numbers a low one, which makes games short."""
    option, default = kind.options_type.declared()[name], getattr(kind.options_type(), name)
    if option.choices is not None:
        return option.choices
    if isinstance(option, Number):
        return ((option.least + default) // 2,)
    return (*TEXTS.get((kind.name, name), ()), default)


@cache
def tables(kind: Kind) -> list[Table]:
    """Every number of players with every combination of options."""
    names = kind.options_type.declared()
    found: dict[Table, None] = {}
    for players, *values in product(kind.player_counts, *(sample_values(kind, name) for name in names)):
        chosen = kind.options_type(**dict(zip(names, values, strict=True)))
        found[Table(kind, players, kind(players, chosen).options)] = None
    return list(found)


def step(game: AnyGame) -> None:
    """Make the deal that is awaited, or a random action."""
    if game.awaits_deal:
        game.apply_event("deal", game.draw_deal())
    else:
        game.apply_event("action", game.draw_action())


def moments(game: AnyGame, steps: int = 100_000) -> Iterator[AnyGame]:
    """The game now and after each random step, until it is over or after at most *steps* steps."""
    yield game
    for _ in range(steps):
        if game.is_over:
            return
        step(game)
        yield game


def play_on(game: AnyGame, steps: int = 100_000) -> AnyGame:
    """Make random steps until the game is over, at most *steps*; return the game."""
    for _ in moments(game, steps):
        pass
    return game


def some_games(kind: Kind) -> st.SearchStrategy[AnyGame]:
    """Games of every table that draw their own deals, at a random point of play."""

    def make(table: Table, seed: int, steps: int) -> AnyGame:
        game = kind(table.players, table.options, seed=seed)
        play_on(game, steps)
        return play_on(game, 1) if game.awaits_deal else game

    return st.builds(make, st.sampled_from(tables(kind)), st.integers(0, 2**63 - 1), st.integers(0, 400))


@cache
def sample_positions(kind: Kind) -> list[str]:
    """Positions of every table: some of each phase, early and late."""
    found: dict[str, None] = {}
    for seed, table in enumerate(tables(kind)):
        seen: Counter[str] = Counter()
        for game in moments(table.begin(seed), scaled(400, 120)):
            seen[game.phase] += 1
            if seen[game.phase] in (1, 2, 4, 16, 64):
                found[game.position()] = None
    finished = play_on(tables(kind)[0].begin(1))
    return [*found, finished.position()]


def refilled(game: AnyGame, seat: int | None, seed: int) -> AnyGame:
    """A game that looks the same to *seat*, with other hidden cards."""
    twin = type(game)(game.players, game.options)
    twin.start_generator(seed)
    contract.fill(game.view_record(seat), twin.state, np.zeros(game.deal_size, np.int8))
    return twin


def bare_state(game: AnyGame) -> bytes:
    """The state without the generator, which positions do not contain."""
    state = game.state.copy()
    state.rng = 0
    return bytes(state.tobytes())


def refused(game: AnyGame, act: Callable[[Any], Any]) -> GameError:
    """The error that *act* raises, after checking that nothing has changed."""
    before = (game.position(), game.state.tobytes(), game.record())
    with pytest.raises(GameError) as caught:
        act(game)
    assert (game.position(), game.state.tobytes(), game.record()) == before
    return caught.value


def assert_illegal(kind: Kind, start: str, action: str, code: str) -> None:
    """Check that the action is refused with *code* at the position *start*, and that the message quotes both."""
    error = refused(kind.from_position(start), lambda game: game.play(action))
    assert (type(error), error.code) == (IllegalAction, code)
    assert repr(action) in str(error)
    assert repr(start) in str(error)


def assert_malformed(kind: Kind, start: str, text: str) -> None:
    """Check that *text* is not parsed as an action, and that the message quotes it."""
    error = refused(kind.from_position(start), lambda game: game.play(text))
    assert (type(error), error.code) == (NotationError, "bad-notation")
    assert repr(text)[:200] in str(error)
    assert repr(start) in str(error)
    assert len(str(error)) < 1200


def with_reasons(cases: Mapping[str, Mapping[str, str]]) -> list[ParameterSet]:
    """Test parameters from named positions, grouped by the reason why they cannot arise."""
    return [
        pytest.param(text, reason, id=f"{reason.replace(' ', '-')}-{name}")
        for reason, texts in cases.items()
        for name, text in texts.items()
    ]


def assert_impossible(kind: Kind, text: str, reason: str) -> None:
    """Check that the position *text* is refused as impossible, and that the message quotes it and says why."""
    with pytest.raises(PositionError) as error:
        kind.from_position(text)
    assert error.value.code == "bad-position"
    assert repr(text)[:200] in str(error.value)
    assert reason in str(error.value)
