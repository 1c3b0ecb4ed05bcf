"""The options of a game: one declaration for each, from which everything else follows.

An option declares its values, how states and positions represent them, and its help text. The checks, records,
positions, command-line flags, environments and the server's list of options all derive from that.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, ClassVar, Self

import numpy as np

from allfather.core.compiling import Record
from allfather.core.errors import OptionError, quoted


@dataclass(frozen=True, kw_only=True)
class Option:
    """The declaration of one option; subclasses are the kinds of options."""

    help: str
    state_field: str = ""
    """The field of the state that holds it; empty if it has the name of the option."""
    choices: tuple[Any, ...] | None = None
    """All allowed values, if there are few."""
    metavar: str | None = None
    """The placeholder for the value in a command's help."""
    dtype: ClassVar[Any] = np.int8
    """The type of the state's field; ``None`` if the game stores the option in fields of its own."""

    def check(self, value: Any) -> str:
        """What *value* should have been, or an empty string if it is allowed."""
        return ""

    @property
    def allowed(self) -> dict[str, Any]:
        """What :meth:`check` allows, as the case of an error."""
        return {}

    def parse(self, text: str) -> Any:
        """Parse a value from the command line; :meth:`check` decides whether it is allowed."""
        return text

    def to_code(self, value: Any) -> int:
        """*value* as the integer that the state stores."""
        raise NotImplementedError

    def word(self, code: int) -> str:
        """The word in a position for the value that the state stores as *code*."""
        raise NotImplementedError

    def from_word(self, word: str) -> Any:
        """Parse what :meth:`word` writes."""
        raise NotImplementedError

    @property
    def pattern(self) -> str:
        """A regular expression that matches :meth:`word`."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Switch(Option):
    """True or false, with a word for each in positions."""

    words: tuple[str, str] = ("no", "yes")
    choices: tuple[Any, ...] | None = (False, True)

    def check(self, value: Any) -> str:
        return "" if isinstance(value, bool) else "true or false"

    @property
    def allowed(self) -> dict[str, Any]:
        return {"why": "switch"}

    def to_code(self, value: bool) -> int:
        return int(value)

    def word(self, code: int) -> str:
        return self.words[code]

    def from_word(self, word: str) -> bool:
        return word == self.words[1]

    @property
    def pattern(self) -> str:
        return "|".join(map(re.escape, self.words))


@dataclass(frozen=True, kw_only=True)
class Choice(Option):
    """One of a few words."""

    choices: tuple[str, ...] = ()

    def check(self, value: Any) -> str:
        return "" if value in self.choices else " or ".join(map(repr, self.choices))

    @property
    def allowed(self) -> dict[str, Any]:
        return {"why": "choice", "choices": " ".join(map(repr, self.choices))}

    def to_code(self, value: str) -> int:
        return self.choices.index(value)

    def word(self, code: int) -> str:
        return self.choices[code]

    def from_word(self, word: str) -> str:
        return word

    @property
    def pattern(self) -> str:
        return "|".join(self.choices)


@dataclass(frozen=True, kw_only=True)
class Number(Option):
    """A whole number within bounds; some values may have names."""

    least: int
    most: int
    most_at_table: int | None = None
    """The upper bound at the tables of a server, if that is lower: games there must end."""
    names: Mapping[str, int] = field(default_factory=dict)
    dtype: ClassVar[Any] = np.int32

    def check(self, value: Any) -> str:
        is_allowed = isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most
        return "" if is_allowed else f"a whole number from {self.least} to {self.most}"

    @property
    def allowed(self) -> dict[str, Any]:
        return {"why": "range", "least": self.least, "most": self.most}

    def parse(self, text: str) -> int:
        if text in self.names:
            return self.names[text]
        if not text.lstrip("-").isdecimal():
            expected = " or ".join(["expected a whole number", *map(repr, self.names)])
            case = {
                "why": "whole-or" if self.names else "whole",
                "choices": " ".join(map(repr, self.names)),
                "found": repr(text),
            }
            raise OptionError(f"{expected}, got {text!r}", case=case)
        return int(text)

    def to_code(self, value: int) -> int:
        return value

    def word(self, code: int) -> str:
        return str(code)

    def from_word(self, word: str) -> int:
        return int(word)

    @property
    def pattern(self) -> str:
        return rf"\d{{1,{len(str(self.most))}}}"


@dataclass(frozen=True, kw_only=True)
class Text(Option):
    """A text that the game parses, checks and stores in fields of its own."""

    read: Callable[[str], str]
    """Converts the text given on the command line, which may be a file name."""
    dtype: ClassVar[Any] = None

    def parse(self, text: str) -> str:
        return self.read(text)


def option(default: Any, kind: Option) -> Any:
    """A dataclass field that declares an option."""
    return field(default=default, metadata={"option": kind})


@dataclass(frozen=True, slots=True)
class Options:
    """Base of a game's options: a frozen dataclass whose fields are made by :func:`option`.

    :raises OptionError: if a value is not allowed.
    """

    title: ClassVar[str]
    """The name of the game for people."""

    @classmethod
    def declared(cls) -> dict[str, Option]:
        """All options by name, in order."""
        return {each.name: each.metadata["option"] for each in fields(cls)}

    @classmethod
    def in_state(cls) -> dict[str, Option]:
        """The options that the state stores in one field each, by the name of that field."""
        kinds = cls.declared().items()
        return {kind.state_field or name: kind for name, kind in kinds if kind.dtype is not None}

    @classmethod
    def state_fields(cls) -> list[tuple[str, Any]]:
        """The dtype fields that store the options in states and views."""
        return [(name, kind.dtype) for name, kind in cls.in_state().items()]

    def __post_init__(self) -> None:
        for name, kind in self.declared().items():
            found = getattr(self, name)
            if wanted := kind.check(found):
                case = {"option": name, "found": quoted(found)} | kind.allowed
                raise OptionError(f"{name} must be {wanted}, got {quoted(found)}", case=case)

    def to_dict(self) -> dict[str, Any]:
        """The options for records and traces; a value that has a name is given by its name."""
        return {name: self._named(name, value) for name, value in asdict(self).items()}

    def _named(self, name: str, value: Any) -> Any:
        names = getattr(self.declared()[name], "names", {})
        return next((word for word, number in names.items() if number == value), value)

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Self:
        """Parse what :meth:`to_dict` writes; missing options have their default.

        :raises OptionError: if a name or value is invalid.
        """
        declared = cls.declared()
        if unknown := values.keys() - declared.keys():
            option = quoted(min(unknown))
            case = {"why": "unknown", "game": cls.title, "option": option}
            raise OptionError(f"{cls.title} has no option {option}", case=case)
        given = {}
        for name, value in values.items():
            names = getattr(declared[name], "names", {})
            given[name] = names.get(value, value) if isinstance(value, str) else value
        return cls(**given)

    def write(self, state: Record) -> None:
        """Store the options in *state*."""
        for name, kind in self.declared().items():
            if kind.dtype is not None:
                state[kind.state_field or name] = kind.to_code(getattr(self, name))

    @classmethod
    def words_of(cls, state: Record) -> list[str]:
        """The words in a position for the options stored in *state*."""
        return [kind.word(int(state[name])) for name, kind in cls.in_state().items()]

    @classmethod
    def from_words(cls, words: list[str], **others: Any) -> Self:
        """Parse what :meth:`words_of` writes; *others* are the options that have no word.

        :raises OptionError: if a value is not allowed.
        """
        names = [name for name, kind in cls.declared().items() if kind.dtype is not None]
        kinds = cls.in_state().values()
        read = {name: kind.from_word(word) for name, kind, word in zip(names, kinds, words, strict=True)}
        return cls(**read, **others)
