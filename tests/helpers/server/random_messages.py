"""Reproducible random messages: honest ones, and those that no honest client would send."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from allfather.bots import levels
from allfather.core.fairness import nonce_commitment
from allfather.server.table.messages import MAX_MESSAGE
from allfather.server.table.table import Table
from allfather.server.table.terms import REACTIONS

Message = dict[str, Any]
Look = Callable[[str], Table | None]
"""Finds the table with an id, as it is now."""

TYPES = {
    "watch": ("table",),
    "unwatch": ("table",),
    "lobby": ("on",),
    "sit": ("table", "seat", "nonce", "commitment"),
    "seat-bot": ("table", "seat", "level"),
    "empty-seat": ("table", "seat"),
    "leave": ("table",),
    "start": ("table", "nonce"),
    "open-nonce": ("table", "nonce"),
    "act": ("table", "version", "action"),
    "try": ("table", "version", "action"),
    "take-back": ("table", "version"),
    "auto-pass": ("table", "on"),
    "show-hands": ("table", "on"),
    "rematch": ("table",),
    "hint": ("table", "version"),
    "react": ("table", "reaction"),
    "say": ("table", "text"),
    "mute": ("person", "on"),
    "ping": (),
    "skip": ("table", "version"),
}
"""Every type of message with its fields."""
WEIGHTS = [{"act": 8, "watch": 4, "leave": 0.05, "unwatch": 0.5, "lobby": 0.2}.get(kind, 1) for kind in TYPES]
"""How often each is sent; lobby lists are long, and who has left can do nothing any more."""
ODD_TEXTS = (
    "", " ", "\0", "\x7f", "\ud800", "\udfff\ud800", "\u202e", "é" * 30, "𝕳" * 12, "a" * 400, "null", "-1", "0x10",
    "'; DROP TABLE events; --", "../../etc/passwd", "{{7*7}}", "<script>", "%s%n", "pass\n", "G8  G2", "+", "\ufeff",
)  # fmt: skip
ODD_NUMBERS = (-1, 6, 255, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, -(2**63), 10**400, 0.5, -0.0, 1e308, 1e-320)
ODD_VALUES: tuple[Any, ...] = (None, True, False, [], {}, [[]], {"type": "ping"}, [0] * 50)
LETTERS = '{}[]":,\\0123456789eE+-.truefalsn \t\n\0\x1f\u00e9\u2028\U0001f480'


class Nonsense:
    """The messages of somebody who knows the ids of some tables and people."""

    def __init__(self, seed: int, tables: list[str], people: list[str], look: Look) -> None:
        self.rng = random.Random(seed)
        self.tables, self.people, self.look = tables, people, look
        self._number = 0

    def message(self) -> str:
        """The next message, as text."""
        if self.rng.random() < 0.5:
            return write(self._honest())
        return self.rng.choice((self._mutated, self._mutated, self._broken, self._random_json, self._noise))()

    def _honest(self) -> Message:
        """A valid message of the protocol, which may be refused."""
        (kind,) = self.rng.choices(list(TYPES), WEIGHTS)
        self._number += 1
        message: Message = {"type": kind, "id": self._number}
        for name in TYPES[kind]:
            message[name] = self._field(name, str(message.get("table")))
        return message

    def _field(self, name: str, table_id: str) -> Any:
        pick, table = self.rng.choice, self.look(table_id)
        match name:
            case "table":
                return pick(self.tables)
            case "person":
                return pick(self.people)
            case "seat":
                return pick((0, 1, 2, 5))
            case "version":
                return (table.version if table else 1) + pick((0, 0, 0, -1, 1, -9))
            case "action":
                return self._action(table)
            case "level":
                return pick([*levels.NAMES, "odin"])
            case "reaction":
                return pick([*REACTIONS, "shrug"])
            case "on":
                return pick((True, False))
            case "nonce":
                return pick(("", "abc_-9", "a" * 64))
            case "commitment":
                return pick((*[""] * 8, nonce_commitment("abc_-9"), "0" * 64))
        return pick(("Skål!", "💀", "\u202ereversed", "a\nb\0c", "x" * 300))

    def _action(self, table: Table | None) -> str:
        """An action, often a legal one if anybody can act at the table."""
        game = table.game if table else None
        if game is None or game.to_act is None or self.rng.random() < 0.2:
            return self.rng.choice(("pass", "G8", "R1 R2", "+B7", "end", "fly M", "at 1:1"))
        if self.rng.random() < 0.3:
            return str(game.action_text(self.rng.randrange(game.actions)))
        return str(self.rng.choice(game.legal()))

    def _mutated(self) -> str:
        """A message with a field that is missing, duplicated, unknown or of another type."""
        message, rng = self._honest(), self.rng
        name = rng.choice([*message])
        match rng.randrange(5):
            case 0:
                del message[name]
            case 1:
                return write(message)[:-1] + f", {json.dumps(name)}: {json.dumps(self._odd())}}}"
            case 2:
                message[rng.choice(("seat", "person", "token", "x", ""))] = self._odd()
            case _:
                message[name] = self._odd()
        return write(message)

    def _odd(self) -> Any:
        return self.rng.choice(self.rng.choice((ODD_TEXTS, ODD_NUMBERS, ODD_VALUES, self.tables, self.people)))

    def _broken(self) -> str:
        """A message that is truncated or corrupted, as long as possible, or nested too deeply."""
        text, rng = write(self._honest()), self.rng
        place = rng.randrange(len(text))
        match rng.randrange(20):
            case 0:
                return (text + " " * MAX_MESSAGE)[: MAX_MESSAGE - 8]
            case 1:
                return '{"type":"ping","id":1,"x":' + "[" * 2000
            case 2:
                return '{"a":' * 500 + "1" + "}" * 500
            case 3:
                return '{"type":"say","id":1,"table":"x","text":"' + "\\u0000" * 300 + '"}'
            case number if number % 2:
                return text[:place]
        return text[:place] + rng.choice(LETTERS) + text[place + rng.randrange(3) :]

    def _random_json(self, depth: int = 0) -> str:
        return json.dumps(self._value(depth))

    def _value(self, depth: int) -> Any:
        rng = self.rng
        if depth > 3 or rng.random() < 0.5:
            return self._odd()
        if rng.random() < 0.5:
            return [self._value(depth + 1) for _ in range(rng.randrange(4))]
        names = ("type", "id", "table", "version", "")
        return {rng.choice(names): self._value(depth + 1) for _ in range(rng.randrange(4))}

    def _noise(self) -> str:
        return "".join(self.rng.choices(LETTERS, k=self.rng.randrange(60)))


def write(message: Message) -> str:
    """A message as text; lone surrogates are kept by escaping them."""
    return json.dumps(message)
