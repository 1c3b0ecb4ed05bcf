"""Any game in the terminal: the fields of the view and a numbered list of the legal actions.

If this package has a module named after the game, its ``play`` is used instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from allfather.terminal import menu, session
from allfather.terminal.console import heading, wrap

HELP = """\
What to type
  7              choice 7 of the menu, or an action by its text
  m  menu        the choices again, or the next part of a long list
  h  hand        what lies on the table, and your cards
  l  log         what happened
  s  scores      points of everybody
  save FILE      write the game so far to a file
  q  quit        leave the table"""

OMITTED = {"seat", "players", "options", "phase", "to_act", "scores", "legal"}
"""Fields of a view that :func:`view_text` omits."""


@dataclass(frozen=True, slots=True)
class Menu(menu.Menu[Any]):
    """The legal actions by their texts."""

    closing: ClassVar[str] = "pass"
    nothing: ClassVar[str] = "You can do nothing else:"
    hint: ClassVar[str] = "type a number of the menu, an action, or ? for help"

    def title(self, action: str) -> str:
        return "Choose:"

    def label(self, action: str) -> str:
        return action

    def parse(self, typed: str) -> str:
        return typed

    def missing(self, action: str) -> list[str]:
        return [action]


class Session(session.Session[Any]):
    """A game of any kind with one person."""

    paint: ClassVar[dict[str, str]] = {}
    part = "hand"
    chapter = "in this hand"
    previous_chapter = "in the hand before"

    def game_answers(self) -> session.Answers[Any]:
        return {"help": lambda _view: HELP, "hand": view_text, "scores": self.scores_text}

    def scores_text(self, view: Any) -> str:
        return self.names.table(("points", view.scores))

    def menu(self, view: Any) -> Menu:
        others = [action for action in view.legal if action != Menu.closing]
        return Menu(view, (*others, *(action for action in view.legal if action == Menu.closing)))

    def welcome(self, view: Any) -> str:
        who = self.names.joined(self.names.seats)
        return f"Welcome to {self.game.title}. At the table: {who}.\nType ? for help, q to leave."

    def start_text(self, view: Any) -> str:
        return ""

    def turn_text(self, view: Any) -> str:
        return f"\n{heading('Your turn')}\n{self.scores_text(view)}\n{view_text(view)}"

    def only_choice(self, action: str) -> str:
        return f"choose {action}"

    def story(self, before: Any, action: str, after: Any) -> Iterator[str]:
        text = self.game.public_text(self.game.parse_action(action))
        yield f"{self.names.name(before.to_act)}: {text}"

    def end_text(self, before: Any, after: Any, endings: session.Endings) -> str:
        if not endings or after.to_act is not None:
            return ""
        return f"\n{heading(str(endings[-1]['event']))}\n{self.scores_text(after)}"

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
