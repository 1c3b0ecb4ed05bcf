"""A game of ODIN in the terminal: one person against players who choose at random."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import TextIO

from allfather import odin
from allfather.core.errors import GameError
from allfather.terminal import odin_words as words
from allfather.terminal.console import Console, EndOfInput
from allfather.terminal.odin_menu import Menu, checked


class Quit(Exception):
    """The person leaves the table."""


def play(
    game: odin.Game,
    *,
    seat: int = 0,
    rng: random.Random,
    screen: TextIO,
    keyboard: TextIO,
    colour: bool,
    delay: float = 0.0,
) -> bool:
    """Let a person play *game*, which deals itself, from *seat*; return whether it was played to its end.

    The others choose with *rng*; after each of their turns the game pauses for *delay* seconds.
    The seats of the game get their names here.
    """
    game.check_seat(seat)
    console = Console(screen, keyboard, words.CARD_PAINT if colour else {})
    try:
        Session(game, seat, rng, console, delay).run()
    except (Quit, EndOfInput, KeyboardInterrupt):
        console.say("You leave the table. Goodbye.")
    return game.is_over


def choose_at_random(view: odin.View, rng: random.Random) -> str:
    """Any legal action, each as likely as the others."""
    return rng.choice(view.legal)


class Session:
    """One person at the table, from the welcome to the end."""

    def __init__(self, game: odin.Game, seat: int, rng: random.Random, console: Console, delay: float) -> None:
        self.game = game
        self.rng = rng
        self.console = console
        self.delay = delay
        self.company = words.Company(game.players, seat)
        self.rounds: list[list[str]] = [[]]
        """What happened in the rounds of this hand, the present one last."""
        self.pages: Iterator[str] = iter(())
        """The parts of the menu, over and over; none while there is nothing to choose."""
        self.saved: set[Path] = set()
        self.answers: dict[str, Callable[[odin.View], str]] = {
            "help": words.help_text,
            "menu": lambda view: next(self.pages, "There is nothing to choose now."),
            "hand": lambda view: words.hand_and_middle(self.company, view),
            "known": lambda view: words.known_text(self.company, view),
            "log": lambda view: words.log_text(self.rounds),
            "scores": lambda view: words.scores_text(self.company, view),
        }
        game.names = [self.company.name(other) for other in range(game.players)]

    def view(self) -> odin.View:
        """What the person may know."""
        return self.game.view(self.company.own)

    def run(self) -> None:
        """Play to the end.

        :raises Quit: if the person leaves; :class:`EndOfInput` if the keyboard does.
        """
        self.console.say(words.welcome(self.company, self.view()))
        self.console.say(words.hand_start_text(self.company, self.view()))
        while (seat := self.game.to_act) is not None:
            if seat == self.company.own:
                self.make(self.ask_action())
            else:
                self.make(choose_at_random(self.game.view(seat), self.rng), self.delay)
        self.finish()

    def make(self, action: str, pause: float = 0.0) -> None:
        """Make an action of the seat to act and tell what everybody sees of it."""
        before = self.game.view()
        self.game.play(action)
        after = self.game.view()
        for line in words.story(self.company, before, action, after):
            self.rounds[-1].append(line)
            self.console.say(line)
            self.pause(pause)
        if words.has_hand_ended(before, after):
            self.tell_hand_end(before, after)
        elif not after.middle:
            self.rounds.append([])

    def pause(self, seconds: float) -> None:
        """Leave time to read."""
        try:
            time.sleep(seconds)
        except KeyboardInterrupt:
            self.console.say()
            self.quit()

    def tell_hand_end(self, before: odin.View, after: odin.View) -> None:
        self.console.say(words.hand_end_text(self.company, before, after))
        if after.to_act is not None:
            self.rounds = [[]]
            self.console.say(words.hand_start_text(self.company, after))

    def ask_action(self) -> str:
        """Show the person's turn and ask until something legal is chosen."""
        view = self.view()
        menu = Menu.of(view)
        self.pages = cycle(menu.pages())
        self.console.say(words.turn_text(self.company, view))
        self.console.say(next(self.pages))
        while True:
            typed = self.console.ask(words.prompt_text(menu.actions))
            if self.obey(typed):
                continue
            try:
                return checked(self.game, view, menu.read(typed))
            except GameError as error:
                self.console.say(words.refusal(error))

    def obey(self, typed: str) -> bool:
        """Carry out a command; return whether it was one."""
        word, *rest = typed.split(maxsplit=1) or [""]
        name = words.SHORT.get(typed.lower(), typed.lower())
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
        return f"Saved to {name}{words.spoiler(self.view())}."

    def finish(self) -> None:
        """Tell who won and let the person look back or save."""
        self.pages = iter(())
        self.console.say(words.game_end_text(self.company, self.view(), self.game.winners))
        while (typed := self.console.ask("Press Enter to leave: ")).lower() not in ("", "1", "q", "quit"):
            if not self.obey(typed):
                self.console.say("The game is over: type save FILE to keep it, or press Enter to leave.")
