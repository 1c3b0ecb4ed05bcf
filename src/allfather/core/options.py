"""The options of a game: one declaration for each, from which everything else follows.

An option says what values it has, how the state and the position have them, and what it is for. The checks, records,
positions, command-line flags, environments and the server's list of options are all made from that.
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
    """What one option may be; the kinds of options are below."""

    help: str
    state_field: str = ""
    """The field of the state that holds it; named like the option if empty."""
    choices: tuple[Any, ...] | None = None
    """All values, if they are few."""
    metavar: str | None = None
    """What stands for the value in a command's help."""
    dtype: ClassVar[Any] = np.int8
    """How the state holds it; ``None`` if it does so in fields of its own."""

    def check(self, value: Any) -> str:
        """What *value* must be instead, or an empty text if it is allowed."""
        return ""

    def parse(self, text: str) -> Any:
        """Read a value from the command line; whether it is allowed is for :meth:`check` to say."""
        return text

    def to_code(self, value: Any) -> int:
        """*value* as the state has it."""
        raise NotImplementedError

    def word(self, code: int) -> str:
        """The value that the state has as *code*, as it stands in a position."""
        raise NotImplementedError

    def from_word(self, word: str) -> Any:
        """Read what :meth:`word` writes."""
        raise NotImplementedError

    @property
    def pattern(self) -> str:
        """A regular expression for :meth:`word`."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Switch(Option):
    """True or false, with a word for each in positions."""

    words: tuple[str, str] = ("no", "yes")
    choices: tuple[Any, ...] | None = (False, True)

    def check(self, value: Any) -> str:
        return "" if isinstance(value, bool) else "true or false"

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
    """A whole number within bounds, some of which may have names."""

    least: int
    most: int
    names: Mapping[str, int] = field(default_factory=dict)
    dtype: ClassVar[Any] = np.int32

    def check(self, value: Any) -> str:
        is_allowed = isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most
        return "" if is_allowed else f"a whole number from {self.least} to {self.most}"

    def parse(self, text: str) -> int:
        if text in self.names:
            return self.names[text]
        if not text.lstrip("-").isdecimal():
            raise ValueError(" or ".join(["expected a whole number", *map(repr, self.names)]) + f", got {text!r}")
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
    """A text that the game itself reads, checks and keeps in fields of its own."""

    read: Callable[[str], str]
    """Reads the text as the command line gives it, perhaps the name of a file."""
    dtype: ClassVar[Any] = None

    def parse(self, text: str) -> str:
        return self.read(text)


def option(default: Any, kind: Option) -> Any:
    """The field of a class of options that declares one."""
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
        """The options by name, in order."""
        return {each.name: each.metadata["option"] for each in fields(cls)}

    @classmethod
    def in_state(cls) -> dict[str, Option]:
        """The options that the state holds, each in one field, by the name of the field."""
        kinds = cls.declared().items()
        return {kind.state_field or name: kind for name, kind in kinds if kind.dtype is not None}

    @classmethod
    def state_fields(cls) -> list[tuple[str, Any]]:
        """The fields that hold them in the records of states and views."""
        return [(name, kind.dtype) for name, kind in cls.in_state().items()]

    def __post_init__(self) -> None:
        for name, kind in self.declared().items():
            if wanted := kind.check(getattr(self, name)):
                raise OptionError(f"{name} must be {wanted}, got {quoted(getattr(self, name))}")

    def to_dict(self) -> dict[str, Any]:
        """The options as they stand in records and traces: values that have a name by that name."""
        return {name: self._told(name, value) for name, value in asdict(self).items()}

    def _told(self, name: str, value: Any) -> Any:
        names = getattr(self.declared()[name], "names", {})
        return next((told for told, meant in names.items() if meant == value), value)

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Self:
        """Read what :meth:`to_dict` writes; options left out have their default.

        :raises OptionError: if one has no such name or value.
        """
        declared = cls.declared()
        if unknown := values.keys() - declared.keys():
            raise OptionError(f"{cls.title} has no option {quoted(min(unknown))}")
        given = {}
        for name, value in values.items():
            names = getattr(declared[name], "names", {})
            given[name] = names.get(value, value) if isinstance(value, str) else value
        return cls(**given)

    def write(self, state: Record) -> None:
        """Put them into *state*."""
        for name, kind in self.declared().items():
            if kind.dtype is not None:
                state[kind.state_field or name] = kind.to_code(getattr(self, name))

    @classmethod
    def words_of(cls, state: Record) -> list[str]:
        """What *state* has of them, as it stands in a position."""
        return [kind.word(int(state[name])) for name, kind in cls.in_state().items()]

    @classmethod
    def from_words(cls, words: list[str], **others: Any) -> Self:
        """Read what :meth:`words_of` writes; *others* are the options that the state holds otherwise.

        :raises OptionError: if a value is not allowed.
        """
        names = [name for name, kind in cls.declared().items() if kind.dtype is not None]
        kinds = cls.in_state().values()
        read = {name: kind.from_word(word) for name, kind, word in zip(names, kinds, words, strict=True)}
        return cls(**read, **others)
