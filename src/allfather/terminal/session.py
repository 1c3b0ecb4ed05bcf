"""One person at the table, from the welcome to the end: the same for every game.

A game's own session only says what its table looks like, in words.
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
from allfather.terminal.company import Company
from allfather.terminal.console import WIDTH, Console, EndOfInput, heading, wrap
from allfather.terminal.menu import Menu

SHORT = {"?": "help", "m": "menu", "h": "hand", "l": "log", "s": "scores", "q": "quit"}
"""Commands of every game by their short names."""


class Quit(Exception):
    """The person leaves the table."""


class View(Protocol):
    """What a session itself needs to know of a view."""

    @property
    def legal(self) -> tuple[str, ...]: ...


ViewT = TypeVar("ViewT", bound=View)
Answers = dict[str, Callable[[ViewT], str]]
Endings = list[dict[str, Any]]
"""What an action brought to an end, as events of a trace."""


class Session(ABC, Generic[ViewT]):
    """One person at the table of *game*; the others are played by *bot* with *rng*."""

    paint: ClassVar[dict[str, str]]
    """Texts to paint and their ANSI attributes."""
    short: ClassVar[dict[str, str]] = SHORT
    part: ClassVar[str]
    """What is dealt: a hand, a stage."""
    chapter: ClassVar[str]
    """What the log covers, for a sentence: ``in this round``."""
    chapter_before: ClassVar[str]

    def __init__(
        self, game: Game[Any, ViewT], seat: int, bot: str, rng: random.Random, console: Console, delay: float
    ) -> None:
        self.game = game
        self.bots = {other: make_bot(bot) for other in range(game.players) if other != seat}
        self.rng = rng
        self.console = console
        self.delay = delay
        self.company = Company(game.players, seat)
        self.log: list[list[str]] = [[]]
        """What happened since the last deal, in chapters, the present one last."""
        self.pages: Iterator[str] = iter(())
        """The parts of the menu, over and over; none while there is nothing to choose."""
        self.saved: set[Path] = set()
        self.answers: Answers[ViewT] = {
            "menu": lambda _view: next(self.pages, "There is nothing to choose now."),
            "log": lambda _view: log_text(self.log, self.chapter, self.chapter_before),
            **self.own_answers(),
        }
        game.names = [
            self.company.name(other) if other == seat else f"{self.company.name(other)} ({bot})"
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
        """Let a person play *game*, which deals itself, from *seat*; return whether it was played to its end.

        The others are bots of the name *bot* with *rng*; after each of their turns the game pauses for *delay* seconds.
        The seats of the game get their names here.
        """
        game.check_seat(seat)
        console = Console(screen, keyboard, cls.paint if colour else {})
        try:
            cls(game, seat, bot, rng, console, delay).run()
        except (Quit, EndOfInput, KeyboardInterrupt):
            console.say("You leave the table. Goodbye.")
        return game.is_over

    # What a game's own session adds.

    @abstractmethod
    def own_answers(self) -> Answers[ViewT]:
        """What the commands of this game say; all games have ``help``, ``hand`` and ``scores``."""

    @abstractmethod
    def menu(self, view: ViewT) -> Menu[ViewT]:
        """The choices of the person, who is to act."""

    @abstractmethod
    def welcome(self, view: ViewT) -> str:
        """What is said before anything else."""

    @abstractmethod
    def start_text(self, view: ViewT) -> str:
        """How a hand or a stage begins."""

    @abstractmethod
    def turn_text(self, view: ViewT) -> str:
        """All that a person wants to see before choosing, but for the choices."""

    @abstractmethod
    def only_choice(self, action: str) -> str:
        """What the Enter key does if *action* is the only choice, in a few words."""

    @abstractmethod
    def story(self, before: ViewT, action: str, after: ViewT) -> Iterable[str]:
        """Lines on *action*, made between two views; none if it will be told with a later one."""

    @abstractmethod
    def end_text(self, before: ViewT, after: ViewT, endings: Endings) -> str:
        """What is said if a hand or a stage has ended between two views; empty otherwise."""

    @abstractmethod
    def ends_chapter(self, before: ViewT, after: ViewT) -> bool:
        """Whether the log begins a new chapter between two views."""

    # What all games share.

    def view(self) -> ViewT:
        """What the person may know."""
        return self.game.view(self.company.own)

    def run(self) -> None:
        """Play to the end.

        :raises Quit: if the person leaves; :class:`EndOfInput` if the keyboard does.
        """
        self.console.say(self.welcome(self.view()))
        self.console.say(self.start_text(self.view()))
        while (seat := self.game.to_act) is not None:
            if seat == self.company.own:
                self.make(self.ask_action())
            else:
                self.make(self.bot_action(seat), self.delay)
        self.finish()

    def bot_action(self, seat: int) -> str:
        """What the bot of *seat*, which is to act, chooses."""
        turn = Turn.of(self.game)
        try:
            return self.game.action_text(ask(self.bots[seat], turn, self.rng))
        except BotError as error:
            self.console.say(refusal(error))
            return self.game.action_text(default_action(turn))

    def make(self, action: str, pause: float = 0.0) -> None:
        """Make an action of the seat to act and tell what the person sees of it."""
        before = self.view()
        after, endings = self.happen(action)
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

    def happen(self, action: str) -> tuple[ViewT, Endings]:
        """Make an action; return the view before the next hand or stage is dealt, and what has ended."""
        twin = self.game.copy()
        self.game.play(action)
        endings: Endings = []
        for kind, what in self.game.past[len(twin.past) :]:
            if endings:
                break
            before = twin.state.copy()
            twin.apply_event(kind, what)
            endings += twin.endings(before)
        return twin.view(self.company.own), endings

    def pause(self, seconds: float) -> None:
        """Leave time to read."""
        try:
            time.sleep(seconds)
        except KeyboardInterrupt:
            self.console.say()
            self.quit()

    def ask_action(self) -> str:
        """Show the person's turn and ask until something legal is chosen."""
        view = self.view()
        menu = self.menu(view)
        self.pages = cycle(menu.pages())
        self.console.say(self.turn_text(view))
        self.console.say(next(self.pages))
        first, *others = menu.actions
        prompt = "Your choice: " if others else f"Press Enter to {self.only_choice(first)}: "
        while True:
            typed = self.console.ask(prompt)
            if self.obey(typed):
                continue
            try:
                return self.checked(menu, menu.read(typed))
            except GameError as error:
                self.console.say(refusal(error))

    def checked(self, menu: Menu[ViewT], action: str) -> str:
        """Return *action* if the person, who is to act, may make it now.

        :raises GameError: with the bare reason, fit for the person at the keyboard.
        """
        try:
            self.game.check(action)
        except GameError as error:
            is_missing = error.code == "not-held"
            raise GameError(
                f"you do not hold {' '.join(menu.missing(action))}" if is_missing else error.reason
            ) from error
        return action

    def obey(self, typed: str) -> bool:
        """Carry out a command; return whether it was one."""
        word, *rest = typed.split(maxsplit=1) or [""]
        name = self.short.get(typed.lower(), typed.lower())
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
        """Leave, once the person has confirmed it.

        :raises Quit: unless they stay.
        """
        if self.console.ask("Leave the table? (y/n) ").lower() in ("y", "yes", "q", "quit"):
            raise Quit
        self.console.say("Good, the game goes on.")

    def save(self, name: str) -> str:
        """Write the record to a file and say so; a file that this session did not write stays as it is."""
        if not name:
            return "Say where to: save FILE, for example save game.toml."
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
        """Tell who won and let the person look back or save."""
        self.pages = iter(())
        self.console.say(game_end_text(self.company, self.game.scores, self.game.winners, self.part))
        while (typed := self.console.ask("Press Enter to leave: ")).lower() not in ("", "1", "q", "quit"):
            if not self.obey(typed):
                self.console.say("The game is over: type save FILE to keep it, or press Enter to leave.")


def game_end_text(company: Company, scores: Sequence[int], winners: Sequence[int], part: str) -> str:
    """Who won, and what can still be done; *part* is what is dealt."""
    if not winners:
        return f"The next {part} has not been dealt, so the game stops here."
    points = scores[winners[0]]
    unit = "point" if points == 1 else "points"
    if len(winners) == 1:
        won = f"{company.does(winners[0], 'win')} the game with {points} {unit}."
    else:
        won = f"{company.names(winners)} share the win with {points} {unit} each."
    return f"\n{heading('The game is over')}\n{won}\nType save FILE to keep a record of this game."


def log_text(log: Sequence[Sequence[str]], chapter: str, chapter_before: str) -> str:
    """The present chapter; if nothing has happened in it yet, the one before."""
    if log[-1]:
        return "\n".join([f"{sentence(chapter)}:", *log[-1]])
    earlier = [f"{sentence(chapter_before)}:", *log[-2]] if len(log) > 1 else []
    return "\n".join([f"Nothing has happened {chapter} yet.", *earlier])


def sentence(text: str) -> str:
    """*text* with a capital letter."""
    return f"{text[:1].upper()}{text[1:]}"


def refusal(error: Exception) -> str:
    """Why something cannot be done, in one sentence of bearable length."""
    return wrap(shorten(f"{sentence(str(error))}.", 2 * WIDTH, placeholder=" ..."))
