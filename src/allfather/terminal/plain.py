"""Any game in the terminal: the fields of the view and a numbered list of the legal actions.

If this package has a module named after the game, its ``play`` and ``replay`` are used instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from allfather.terminal import menu, narrator, session
from allfather.terminal.console import heading, wrap
from allfather.terminal.help import COMMANDS, NUMBER, help_text, labelled

HELP = NUMBER | COMMANDS
OMITTED = {"seat", "players", "options", "phase", "to_act", "scores", "legal"}
"""Fields of a view that :func:`view_text` omits."""


@dataclass(frozen=True, slots=True)
class Menu(menu.Menu[Any]):
    """The legal actions by their texts."""

    closing: ClassVar[str] = "pass"
    hint: ClassVar[str] = "terminal-hint"

    def nothing(self) -> str:
        return self.t("terminal-nothing-else")

    def title(self, action: str) -> str:
        return self.t("plain-actions")

    def label(self, action: str) -> str:
        return action

    def parse(self, typed: str) -> str:
        return typed


class Narrator(narrator.Narrator[Any]):
    """Tells a game of any kind."""

    part = "hand"

    def scores_text(self, view: Any) -> str:
        return self.names.table((self.t("terminal-points"), view.scores))

    def start_text(self, view: Any) -> str:
        return ""

    def open_text(self, views: Sequence[Any]) -> str:
        hands = [labelled(self.t, self.names.name(seat), _in_words(views[seat].hand)) for seat in self.names.seats]
        return "\n".join(wrap(hand, indent=2) for hand in hands)

    def story(self, before: Any, action: str, after: Any) -> Iterator[str]:
        text = action if self.names.is_open else self.kind.public_text(self.kind.parse_action(action))
        yield self.t("plain-acted", name=self.names.name(before.to_act), action=text)

    def end_text(self, before: Any, after: Any, endings: narrator.Endings) -> str:
        return f"\n{self.scores_text(after)}" if endings and after.to_act is None else ""


class Session(Narrator, session.Session[Any]):
    """A game of any kind with one person."""

    paint: ClassVar[dict[str, str]] = {}
    chapter = "hand"

    def game_answers(self) -> session.Answers[Any]:
        return {"help": lambda _view: help_text(self.t, HELP), "hand": view_text, "scores": self.scores_text}

    def menu(self, view: Any) -> Menu:
        others = [action for action in view.legal if action != Menu.closing]
        return Menu(self.t, view, (*others, *(action for action in view.legal if action == Menu.closing)))

    def welcome(self, view: Any) -> str:
        who = self.t("terminal-at-table", names=self.names.listed(self.names.seats))
        return wrap(f"{self.t('terminal-welcome', game=self.title)} {who}")

    def turn_text(self, view: Any) -> str:
        return f"\n{heading(self.t('your-turn'))}\n{self.scores_text(view)}\n{view_text(view)}"

    def only_choice(self, action: str) -> str:
        return self.t("terminal-enter-choose", action=action)

    def ends_chapter(self, before: Any, after: Any) -> bool:
        return False


def view_text(view: Any) -> str:
    """The fields of a view that are not empty, one per line."""
    shown = ((field.name, getattr(view, field.name)) for field in fields(view) if field.name not in OMITTED)
    lines = [f"{name.replace('_', ' ')}: {_in_words(value)}" for name, value in shown if value not in (None, "", ())]
    return "\n".join(wrap(line, indent=2) for line in lines)


def _in_words(value: Any) -> str:
    return " ".join(_in_words(part) or "-" for part in value) if isinstance(value, tuple) else str(value)


play = Session.play
replay = Narrator.replay
