"""A game told in sentences: what a session says while it is played, and the replay of a record."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from allfather.core.game import Game
from allfather.terminal.console import heading, wrap
from allfather.terminal.seat_names import SeatNames
from allfather.words import Words


class View(Protocol):
    """The part of a view that is the same in all games."""

    @property
    def legal(self) -> tuple[str, ...]: ...


ViewT = TypeVar("ViewT", bound=View)
Endings = list[dict[str, Any]]
"""The trace events for what an action ended."""


class Narrator(ABC, Generic[ViewT]):
    """Tells a game of this *kind* to the reader of *names*."""

    part: ClassVar[str]
    """What is dealt: ``hand`` or ``stage``."""

    def __init__(self, kind: type[Game[Any, ViewT]], names: SeatNames) -> None:
        self.kind = kind
        self.names = names
        self.t = names.t
        self.title = title_of(self.t, kind)

    # Implemented by each game.

    @abstractmethod
    def start_text(self, view: ViewT) -> str:
        """The text at the start of a hand or stage."""

    @abstractmethod
    def open_text(self, views: Sequence[ViewT]) -> str:
        """The table with all cards open; *views* are those of all seats."""

    @abstractmethod
    def story(self, before: ViewT, action: str, after: ViewT) -> Iterable[str]:
        """Sentences about *action*, made between two views; empty if a later action reports it."""

    @abstractmethod
    def end_text(self, before: ViewT, after: ViewT, endings: Endings) -> str:
        """The text at the end of a hand or stage; empty if none has ended between the two views."""

    # The same for all games.

    @classmethod
    def replay(cls, game: Game[Any, ViewT], t: Words) -> Iterator[str]:
        """Tell all of a *game* that has been played, with all cards open."""
        narrator = cls(type(game), SeatNames.of_record(game.names, t))
        yield heading(narrator.title)
        yield wrap(t("terminal-at-table", names=narrator.names.listed(narrator.names.seats)))
        yield from narrator._tell(game)

    def _tell(self, game: Game[Any, ViewT]) -> Iterator[str]:
        twin, events = game.beginning(), game.past
        is_new = twin.to_act is None
        if not is_new:
            yield self._open(twin)
        while events:
            kind, what = events[0]
            if kind == "deal":
                events = events[len(make_step(twin, events)[0]) :]
                if is_new:
                    yield self.start_text(twin.view())
                    yield self._open(twin)
                is_new = False
                continue
            seat, action = twin.to_act, twin.action_text(what)
            before = twin.view(seat)
            made, endings = make_step(twin, events)
            events = events[len(made) :]
            after = twin.view(seat)
            for line in self.story(before, action, after):
                yield wrap(f"  {line}", indent=4)
            if end := self.end_text(before, after, endings):
                is_new = True
                yield end
        yield self._result(twin)

    def _open(self, game: Game[Any, ViewT]) -> str:
        return f"{self.open_text([game.view(seat) for seat in range(game.players)])}\n"

    def _result(self, game: Game[Any, ViewT]) -> str:
        if game.is_over:
            return result_text(self.names, game.scores, game.winners)
        return f"\n{self._open(game)}\n{self.t('terminal-record-ends')}"


def make_step(game: Game[Any, Any], events: Sequence[tuple[str, Any]]) -> tuple[list[tuple[str, Any]], Endings]:
    """Apply the first of *events* and the deals that it needs, but not the deal of the next hand or stage.

    :return: the applied events, and what has ended.
    """
    made: list[tuple[str, Any]] = []
    endings: Endings = []
    for kind, what in events:
        if made and (kind == "action" or endings):
            break
        before = game.state.copy()
        game.apply_event(kind, what)
        endings += game.endings(before)
        made.append((kind, what))
    return made, endings


def title_of(t: Words, kind: type[Game[Any, Any]]) -> str:
    """The title of a game."""
    message = f"game-{kind.name}"
    return t(message) if message in t else kind.title


def result_text(names: SeatNames, scores: Sequence[int], winners: Sequence[int]) -> str:
    """Who has won, and with how many points."""
    t, points = names.t, scores[winners[0]]
    if len(winners) == 1:
        won = names.say("terminal-won", winners[0], points=points)
    else:
        won = t("terminal-shared", names=names.listed(winners), points=points)
    return f"\n{heading(t('result-title'))}\n{wrap(won)}"
