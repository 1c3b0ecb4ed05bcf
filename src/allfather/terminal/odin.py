"""A game of ODIN in the terminal: one person against bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from allfather import odin
from allfather.terminal import narrator, session
from allfather.terminal import odin_words as words
from allfather.terminal.help import help_text, rules_text
from allfather.terminal.odin_menu import Menu


class Narrator(narrator.Narrator[odin.View]):
    """Tells a game of ODIN."""

    part = "hand"

    def start_text(self, view: odin.View) -> str:
        return words.hand_start_text(self.names, view)

    def open_text(self, views: Sequence[odin.View]) -> str:
        return words.open_text(self.names, views)

    def story(self, before: odin.View, action: str, after: odin.View) -> Iterator[str]:
        return words.story(self.names, before, action, after)

    def end_text(self, before: odin.View, after: odin.View, endings: narrator.Endings) -> str:
        is_over = any(ending["event"] == "hand-over" for ending in endings)
        return words.hand_end_text(self.names, before, after) if is_over else ""


class Session(Narrator, session.Session[odin.View]):
    """A game of ODIN with one person."""

    paint = words.CARD_PAINT
    aliases = session.ALIASES | {"k": "known"}
    chapter = "round"

    def game_answers(self) -> session.Answers[odin.View]:
        return {
            "help": lambda _view: help_text(self.t, words.HELP),
            "rules": lambda view: rules_text(self.t, self.title, words.RULES, words.options_lines(self.t, view)),
            "hand": lambda view: words.hand_and_middle(self.names, view),
            "known": lambda view: words.known_text(self.names, view),
            "scores": lambda view: words.scores_text(self.names, view),
        }

    def menu(self, view: odin.View) -> Menu:
        return Menu.of(self.t, view)

    def welcome(self, view: odin.View) -> str:
        return words.welcome(self.names, view, self.title)

    def turn_text(self, view: odin.View) -> str:
        return words.turn_text(self.names, view)

    def only_choice(self, action: str) -> str:
        if action == "pass":
            return self.t("terminal-odin-enter-pass")
        return self.t("terminal-enter-choose", action=action)

    def ends_chapter(self, before: odin.View, after: odin.View) -> bool:
        return not after.middle


play = Session.play
replay = Narrator.replay
