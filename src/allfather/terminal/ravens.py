"""A game of Odins Raben in the terminal: one person against a bot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from allfather import ravens
from allfather.terminal import narrator, session
from allfather.terminal import ravens_board as board
from allfather.terminal import ravens_words as words
from allfather.terminal.help import help_text, rules_text
from allfather.terminal.ravens_menu import Menu


class Narrator(narrator.Narrator[ravens.View]):
    """Tells a game of Odins Raben."""

    part = "stage"

    def start_text(self, view: ravens.View) -> str:
        return words.stage_start_text(self.names, view)

    def open_text(self, views: Sequence[ravens.View]) -> str:
        return board.open_text(self.names, views)

    def story(self, before: ravens.View, action: str, after: ravens.View) -> Iterator[str]:
        return words.story(self.names, before, action, after)

    def end_text(self, before: ravens.View, after: ravens.View, endings: narrator.Endings) -> str:
        over = [ending for ending in endings if ending["event"] == "stage-over"]
        return words.stage_end_text(self.names, after, over[0]) if over else ""


class Session(Narrator, session.Session[ravens.View]):
    """A game of Odins Raben with one person."""

    paint = board.LANDSCAPE_PAINT
    aliases = session.ALIASES | {"d": "discards"}
    chapter = "turns"

    def game_answers(self) -> session.Answers[ravens.View]:
        return {
            "help": lambda _view: help_text(self.t, words.HELP),
            "rules": lambda view: rules_text(self.t, self.title, words.RULES, words.options_lines(self.t, view)),
            "hand": lambda view: board.board_text(self.names, view),
            "discards": lambda view: board.open_cards_text(self.names, view),
            "scores": lambda view: board.sizes_text(self.names, view),
        }

    def menu(self, view: ravens.View) -> Menu:
        flights = {action.split()[0]: action for action in view.legal if action.startswith(("fly", "clear"))}
        return Menu.of(self.t, view, {verb: self.landing(action) for verb, action in flights.items()})

    def landing(self, action: str) -> int:
        """The space to which a flight would take the person's raven."""
        twin = self.game.copy()
        twin.deals_itself = False
        twin.play(action)
        assert self.names.own is not None
        return twin.view().ravens[self.names.own]

    def welcome(self, view: ravens.View) -> str:
        return words.welcome(self.names, self.title)

    def turn_text(self, view: ravens.View) -> str:
        return words.turn_text(self.names, view)

    def only_choice(self, action: str) -> str:
        if action == "end":
            return self.t("terminal-ravens-enter-end")
        return self.t("terminal-enter-choose", action=action)

    def ends_chapter(self, before: ravens.View, after: ravens.View) -> bool:
        return before.to_act == self.names.own != after.to_act


play = Session.play
replay = Narrator.replay
