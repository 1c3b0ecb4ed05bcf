"""A game with one person in the terminal, from the welcome to the end; the same for every game.

The sessions of the games only provide the texts.
"""

from __future__ import annotations

import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import cycle
from pathlib import Path
from textwrap import shorten
from typing import Any, ClassVar, Generic, Protocol, TextIO, TypeVar

from allfather.bots import Turn, ask, default_action, make_bot
from allfather.core.errors import BotError, GameError
from allfather.core.game import Game
from allfather.terminal.console import WIDTH, Console, EndOfInput, heading, wrap
from allfather.terminal.menu import Menu
from allfather.terminal.seat_names import SeatNames

ALIASES = {"?": "help", "m": "menu", "h": "hand", "l": "log", "s": "scores", "q": "quit"}
"""The commands of every game by their short names."""


class Quit(Exception):
    """The person leaves the game."""


class View(Protocol):
    """The part of a view that all sessions use."""

    @property
    def legal(self) -> tuple[str, ...]: ...


ViewT = TypeVar("ViewT", bound=View)
Answers = dict[str, Callable[[ViewT], str]]
Endings = list[dict[str, Any]]
"""The trace events for what an action ended."""


class Session(ABC, Generic[ViewT]):
    """A *game* with one person in *seat*; *bot* plays the other seats, with the generator *rng*."""

    paint: ClassVar[dict[str, str]]
    """The words to be coloured and their ANSI attributes."""
    aliases: ClassVar[dict[str, str]] = ALIASES
    part: ClassVar[str]
    """What is dealt: ``hand`` or ``stage``."""
    chapter: ClassVar[str]
    """The period that the log covers, as a phrase: ``in this round``."""
    previous_chapter: ClassVar[str]

    def __init__(
        self, game: Game[Any, ViewT], seat: int, bot: str, rng: random.Random, console: Console, delay: float
    ) -> None:
        self.game = game
        self.bots = {other: make_bot(bot) for other in range(game.players) if other != seat}
        self.rng = rng
        self.console = console
        self.delay = delay
        self.names = SeatNames(game.players, seat)
        self.log: list[list[str]] = [[]]
        """The events since the last deal, by chapter; the current one is last."""
        self.pages: Iterator[str] = iter(())
        """The pages of the menu, repeated endlessly; empty while there is nothing to choose."""
        self.saved: set[Path] = set()
        self.answers: Answers[ViewT] = {
            "menu": lambda _view: next(self.pages, "There is nothing to choose now."),
            "log": lambda _view: log_text(self.log, self.chapter, self.previous_chapter),
            **self.game_answers(),
        }
        game.names = [
            self.names.name(other) if other == seat else f"{self.names.name(other)} ({bot})"
            for other in range(game.players)
        ]

    @classmethod
    def play(
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
    ) -> bool:
        """Let a person in *seat* play *game*, which must deal automatically; return whether it was finished.

        The other seats are played by bots named *bot* with *rng*, each of whose turns is followed by a pause of
        *delay* seconds. The seats of the game get their names here.
        """
        game.check_seat(seat)
        console = Console(screen, keyboard, cls.paint if colour else {})
        try:
            cls(game, seat, bot, rng, console, delay).run()
        except (Quit, EndOfInput, KeyboardInterrupt):
            console.say("You leave the table. Goodbye.")
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
        """The first text of a session."""

    @abstractmethod
    def start_text(self, view: ViewT) -> str:
        """The text at the start of a hand or stage."""

    @abstractmethod
    def turn_text(self, view: ViewT) -> str:
        """What the person sees before the menu."""

    @abstractmethod
    def only_choice(self, action: str) -> str:
        """What Enter does if *action* is the only choice: a phrase that follows "Press Enter to"."""

    @abstractmethod
    def story(self, before: ViewT, action: str, after: ViewT) -> Iterable[str]:
        """Sentences about *action*, made between two views; empty if a later action reports it."""

    @abstractmethod
    def end_text(self, before: ViewT, after: ViewT, endings: Endings) -> str:
        """The text at the end of a hand or stage; empty if none has ended between the two views."""

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
        self.console.say(self.welcome(self.view()))
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
            self.console.say(refusal(error))
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
        endings: Endings = []
        for kind, what in self.game.past[len(twin.past) :]:
            if endings:
                break
            before = twin.state.copy()
            twin.apply_event(kind, what)
            endings += twin.endings(before)
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
        prompt = "Your choice: " if others else f"Press Enter to {self.only_choice(first)}: "
        while True:
            typed = self.console.ask(prompt)
            if self.run_command(typed):
                continue
            try:
                return self.check_action(menu, menu.read(typed))
            except GameError as error:
                self.console.say(refusal(error))

    def check_action(self, menu: Menu[ViewT], action: str) -> str:
        """Return *action* if it is legal for the person, who is to act.

        :raises GameError: with the reason only, without the position.
        """
        try:
            self.game.check(action)
        except GameError as error:
            is_missing = error.code == "not-held"
            raise GameError(
                f"you do not hold {' '.join(menu.missing(action))}" if is_missing else error.reason
            ) from error
        return action

    def run_command(self, typed: str) -> bool:
        """Run a command; return whether *typed* was one."""
        word, *rest = typed.split(maxsplit=1) or [""]
        name = self.aliases.get(typed.lower(), typed.lower())
        if word.lower() == "save":
            self.console.say(self.save("".join(rest)))
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
        if self.console.ask("Leave the table? (y/n) ").lower() in ("y", "yes", "q", "quit"):
            raise Quit
        self.console.say("Good, the game goes on.")

    def save(self, name: str) -> str:
        """Write the record to a file and return a message; files of others are not overwritten."""
        if not name:
            return "Give a file name: save FILE, for example save game.toml."
        try:
            path = Path(name).expanduser()
            with path.open("w" if path in self.saved else "x", encoding="utf-8") as file:
                file.write(self.game.record())
        except FileExistsError:
            return f"Not saved: there is already something called {name}, so choose another name."
        except (OSError, ValueError, RuntimeError) as error:
            return f"Not saved to {name}: {getattr(error, 'strerror', None) or error}."
        self.saved.add(path)
        spoiler = "" if self.game.is_over else " (it names everybody's cards: no peeking)"
        return f"Saved to {name}{spoiler}."

    def finish(self) -> None:
        """Show who won and let the person use commands or save."""
        self.pages = iter(())
        self.console.say(game_end_text(self.names, self.game.scores, self.game.winners, self.part))
        while (typed := self.console.ask("Press Enter to leave: ")).lower() not in ("", "1", "q", "quit"):
            if not self.run_command(typed):
                self.console.say("The game is over: type save FILE to keep it, or press Enter to leave.")


def game_end_text(names: SeatNames, scores: Sequence[int], winners: Sequence[int], part: str) -> str:
    """The result and what can still be done; *part* is what is dealt."""
    if not winners:
        return f"The next {part} has not been dealt, so the game stops here."
    points = scores[winners[0]]
    unit = "point" if points == 1 else "points"
    if len(winners) == 1:
        won = f"{names.does(winners[0], 'win')} the game with {points} {unit}."
    else:
        won = f"{names.joined(winners)} share the win with {points} {unit} each."
    return f"\n{heading('The game is over')}\n{won}\nType save FILE to keep a record of this game."


def log_text(log: Sequence[Sequence[str]], chapter: str, previous_chapter: str) -> str:
    """The log of the current chapter or, if it is empty, of the previous one."""
    if log[-1]:
        return "\n".join([f"{capitalised(chapter)}:", *log[-1]])
    earlier = [f"{capitalised(previous_chapter)}:", *log[-2]] if len(log) > 1 else []
    return "\n".join([f"Nothing has happened {chapter} yet.", *earlier])


def capitalised(text: str) -> str:
    """*text* with a capital letter."""
    return f"{text[:1].upper()}{text[1:]}"


def refusal(error: Exception) -> str:
    """The reason of an error as one sentence of at most two lines."""
    return wrap(shorten(f"{capitalised(str(error))}.", 2 * WIDTH, placeholder=" ..."))
