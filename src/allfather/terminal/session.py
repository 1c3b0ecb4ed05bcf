"""A game with one person in the terminal, from the welcome to the end; the same for every game.

The sessions of the games only provide the texts.
"""

from __future__ import annotations

import random
import time
from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any, ClassVar, TextIO

from allfather.bots import Turn, ask, default_action, make_bot
from allfather.core.errors import BotError, GameError, NotationError
from allfather.core.game import Game
from allfather.language import os_reason
from allfather.terminal.console import Console, EndOfInput, wrap
from allfather.terminal.menu import Menu, Misread
from allfather.terminal.narrator import Endings, Narrator, ViewT, make_step, result_text
from allfather.terminal.seat_names import OWN_NAME, SeatNames
from allfather.words import DEFAULT_LANGUAGE, Words, words

ALIASES = {"?": "help", "m": "menu", "h": "hand", "l": "log", "s": "scores", "q": "quit"}
"""The commands of every game by their short names."""


class Quit(Exception):
    """The person leaves the game."""


Answers = dict[str, Callable[[ViewT], str]]


class Session(Narrator[ViewT]):
    """A *game* with one person in *seat*; *bot* plays the other seats, with the generator *rng*."""

    paint: ClassVar[dict[str, str]]
    """The words to be coloured and their ANSI attributes."""
    aliases: ClassVar[dict[str, str]] = ALIASES
    chapter: ClassVar[str]
    """The period that the log covers: ``round``, ``turns`` or ``hand``."""

    def __init__(
        self, game: Game[Any, ViewT], names: SeatNames, bot: str, rng: random.Random, console: Console, delay: float
    ) -> None:
        super().__init__(type(game), names)
        self.game = game
        seat = names.own
        self.bots = {other: make_bot(bot) for other in range(game.players) if other != seat}
        self.rng = rng
        self.console = console
        self.delay = delay
        self.log: list[list[str]] = [[]]
        """The events since the last deal, by chapter; the current one is last."""
        self.pages: Iterator[str] = iter(())
        """The pages of the menu, repeated endlessly; empty while there is nothing to choose."""
        self.saved: set[Path] = set()
        self.answers: Answers[ViewT] = {
            "menu": lambda _view: next(self.pages, self.t("terminal-nothing-to-choose")),
            "log": lambda _view: log_text(self.t, self.log, self.chapter),
            **self.game_answers(),
        }
        game.names = [
            OWN_NAME if other == seat else f"{self.names.name(other)} ({bot})" for other in range(game.players)
        ]

    @classmethod
    def play(  # noqa: PLR0913 - the same for every game, by name
        cls,
        game: Game[Any, ViewT],
        *,
        seat: int = 0,
        bot: str = "random",
        rng: random.Random,
        screen: TextIO,
        keyboard: TextIO,
        colour: bool,
        delay: float = 0.0,
        t: Words | None = None,
    ) -> bool:
        """Let a person in *seat* play *game*, which must deal automatically; return whether it was finished.

        The other seats are played by bots named *bot* with *rng*, each of whose turns is followed by a pause of
        *delay* seconds. The seats of the game get their names here. The language is that of *t*, or English.
        """
        game.check_seat(seat)
        names = SeatNames(game.players, seat, t or words(DEFAULT_LANGUAGE))
        console = Console(screen, keyboard, cls.paint if colour else {})
        try:
            cls(game, names, bot, rng, console, delay).run()
        except (Quit, EndOfInput, KeyboardInterrupt):
            console.say(names.t("terminal-leave"))
        return game.is_over

    # Implemented by each game.

    @abstractmethod
    def game_answers(self) -> Answers[ViewT]:
        """The texts of this game's commands; all games have ``help``, ``hand`` and ``scores``."""

    @abstractmethod
    def menu(self, view: ViewT) -> Menu[ViewT]:
        """The menu of the person, who is to act."""

    @abstractmethod
    def welcome(self, view: ViewT) -> str:
        """The first text of a session; how to get help follows."""

    @abstractmethod
    def turn_text(self, view: ViewT) -> str:
        """What the person sees before the menu."""

    @abstractmethod
    def only_choice(self, action: str) -> str:
        """The prompt if *action* is the only choice, which Enter makes."""

    @abstractmethod
    def ends_chapter(self, before: ViewT, after: ViewT) -> bool:
        """Whether the log starts a new chapter between two views."""

    # The same for all games.

    def view(self) -> ViewT:
        """The person's view."""
        return self.game.view(self.names.own)

    def run(self) -> None:
        """Play to the end.

        :raises Quit: if the person leaves.
        :raises EndOfInput: if the input ends.
        """
        self.console.say(f"{self.welcome(self.view())}\n{wrap(self.t('terminal-how'))}")
        self.console.say(self.start_text(self.view()))
        while (seat := self.game.to_act) is not None:
            if seat == self.names.own:
                self.play_action(self.ask_action())
            else:
                self.play_action(self.bot_action(seat), self.delay)
        self.finish()

    def bot_action(self, seat: int) -> str:
        """The action that the bot of *seat*, which is to act, chooses; the default action if it fails."""
        turn = Turn.of(self.game)
        try:
            return self.game.action_text(ask(self.bots[seat], turn, self.rng))
        except BotError as error:
            self.console.say(wrap(self.t("terminal-bot-failed", name=self.names.name(seat), error=str(error))))
            return self.game.action_text(default_action(turn))

    def play_action(self, action: str, pause: float = 0.0) -> None:
        """Make an action of the seat to act and report what the person sees of it."""
        before = self.view()
        after, endings = self.apply(action)
        for line in self.story(before, action, after):
            self.log[-1].append(line)
            self.console.say(wrap(line, indent=2))
            self.pause(pause)
        if end := self.end_text(before, after, endings):
            self.console.say(end)
            if self.game.to_act is not None:
                self.log = [[]]
                self.console.say(self.start_text(self.view()))
        elif self.ends_chapter(before, after):
            self.log.append([])

    def apply(self, action: str) -> tuple[ViewT, Endings]:
        """Make an action; return the view before any next hand or stage is dealt, and what has ended."""
        twin = self.game.copy()
        self.game.play(action)
        _, endings = make_step(twin, self.game.past[len(twin.past) :])
        return twin.view(self.names.own), endings

    def pause(self, seconds: float) -> None:
        """Pause to leave time for reading."""
        try:
            time.sleep(seconds)
        except KeyboardInterrupt:
            self.console.say()
            self.quit()

    def ask_action(self) -> str:
        """Show the person's turn and ask until a legal action is chosen."""
        view = self.view()
        menu = self.menu(view)
        self.pages = cycle(menu.pages())
        self.console.say(self.turn_text(view))
        self.console.say(next(self.pages))
        first, *others = menu.actions
        prompt = self.t("terminal-choice") if others else self.only_choice(first)
        while True:
            typed = self.console.ask(f"{prompt} ")
            if self.run_command(typed):
                continue
            try:
                return self.read_action(menu, typed)
            except Misread as misread:
                self.console.say(wrap(str(misread)))

    def read_action(self, menu: Menu[ViewT], typed: str) -> str:
        """The action that was typed, which is legal for the person, who is to act.

        :raises Misread: if there is none, with the reason but without the position.
        """
        action = menu.read(typed)
        try:
            self.game.check(action)
        except GameError as error:
            if error.code == NotationError.code:
                menu.refuse(typed)
            raise Misread(self.t.why(error.code, error.values, error.reason)) from error
        return action

    def run_command(self, typed: str) -> bool:
        """Run a command; return whether *typed* was one."""
        word, *rest = typed.split(maxsplit=1) or [""]
        name = self.aliases.get(typed.lower(), typed.lower())
        if word.lower() == "save":
            file = "".join(rest)
            self.console.say(wrap(self.save(file), whole=file))
        elif name == "quit":
            self.quit()
        elif name in self.answers:
            self.console.say(self.answers[name](self.view()))
        else:
            return False
        return True

    def quit(self) -> None:
        """Ask for confirmation and leave.

        :raises Quit: if the person confirms.
        """
        if self.console.ask(f"{self.t('terminal-leave-sure')} ").lower() in ("y", "yes", "q", "quit"):
            raise Quit
        self.console.say(self.t("terminal-go-on"))

    def save(self, name: str) -> str:
        """Write the record to a file and return a message; files of others are not overwritten."""
        if not name:
            return self.t("terminal-save-what")
        try:
            path = Path(name).expanduser()
            with path.open("w" if path in self.saved else "x", encoding="utf-8") as file:
                file.write(self.game.record())
        except FileExistsError:
            return self.t("terminal-save-exists", file=name)
        except (OSError, ValueError, RuntimeError) as error:
            why = os_reason(error, self.t) if isinstance(error, OSError) else str(error)
            return self.t("terminal-save-failed", file=name, why=why)
        self.saved.add(path)
        return self.t("terminal-saved" if self.game.is_over else "terminal-saved-secret", file=name)

    def finish(self) -> None:
        """Show who won and let the person use commands or save."""
        self.pages = iter(())
        self.console.say(game_end_text(self.names, self.game.scores, self.game.winners, self.part))
        while (typed := self.console.ask(f"{self.t('terminal-enter-leave')} ")).lower() not in ("", "1", "q", "quit"):
            if not self.run_command(typed):
                self.console.say(wrap(self.t("terminal-over")))


def game_end_text(names: SeatNames, scores: Sequence[int], winners: Sequence[int], part: str) -> str:
    """The result and what can still be done; *part* is what is dealt."""
    if not winners:
        return wrap(names.t("terminal-not-dealt", part=part))
    return f"{result_text(names, scores, winners)}\n{wrap(names.t('terminal-keep'))}"


def log_text(t: Words, log: Sequence[Sequence[str]], chapter: str) -> str:
    """The log of the current chapter or, if it is empty, of the previous one."""
    if log[-1]:
        lines = [t("terminal-log", chapter=chapter), *log[-1]]
    else:
        earlier = [t("terminal-log-before", chapter=chapter), *log[-2]] if len(log) > 1 else []
        lines = [t("terminal-log-nothing", chapter=chapter), *earlier]
    return "\n".join(wrap(line, indent=2) for line in lines)
