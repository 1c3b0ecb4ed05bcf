"""A game of ODIN in the terminal: one person against players who choose at random."""

from __future__ import annotations

from collections.abc import Iterator

from allfather import odin
from allfather.terminal import odin_words as words
from allfather.terminal import session
from allfather.terminal.odin_menu import Menu


class Session(session.Session[odin.View]):
    """One person at a table of ODIN."""

    paint = words.CARD_PAINT
    short = session.SHORT | {"k": "known"}
    part = "hand"
    chapter = "in this round"
    chapter_before = "in the round before"

    def own_answers(self) -> session.Answers[odin.View]:
        return {
            "help": words.help_text,
            "hand": lambda view: words.hand_and_middle(self.company, view),
            "known": lambda view: words.known_text(self.company, view),
            "scores": lambda view: words.scores_text(self.company, view),
        }

    def menu(self, view: odin.View) -> Menu:
        return Menu.of(view)

    def welcome(self, view: odin.View) -> str:
        return words.welcome(self.company, view)

    def start_text(self, view: odin.View) -> str:
        return words.hand_start_text(self.company, view)

    def turn_text(self, view: odin.View) -> str:
        return words.turn_text(self.company, view)

    def only_choice(self, action: str) -> str:
        return "pass" if action == "pass" else f"lay {action}"

    def story(self, before: odin.View, action: str, after: odin.View) -> Iterator[str]:
        return words.story(self.company, before, action, after)

    def end_text(self, before: odin.View, after: odin.View, endings: session.Endings) -> str:
        over = any(ending["event"] == "hand-over" for ending in endings)
        return words.hand_end_text(self.company, before, after) if over else ""

    def ends_chapter(self, before: odin.View, after: odin.View) -> bool:
        return not after.middle


play = Session.play
