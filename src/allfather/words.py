"""What the terminal and the commands say to people, in six languages.

The messages are Fluent files: ``locales/LANG.ftl`` has those of the page, ``locales/terminal/LANG.ftl`` those that only
the terminal says. Fluent is imported when a language is first used.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

LOCALES = files("allfather").joinpath("locales")
LANGUAGES = tuple(sorted(file.name[:-4] for file in LOCALES.iterdir() if file.name.endswith(".ftl")))
DEFAULT_LANGUAGE = "en"
LOCALE_OF = {"en": "en_GB"}
"""Whose lists and numbers a language uses, if not its own."""
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that name the locale; the first that is set decides."""


class MessageError(LookupError):
    """There is no such message, or a value for it is missing."""


class Words:
    """The messages of one language: ``t = words("de")``, ``t("points-count", count=3)``."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._locale = LOCALE_OF.get(language, language)
        self._bundle = FluentBundle([self._locale], use_isolating=False)
        for folder in (LOCALES, LOCALES.joinpath("terminal")):
            text = folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def __call__(self, message: str, /, **values: Any) -> str:
        """The text of *message*; numbers are written as the language writes them.

        :raises MessageError: if there is no such message, or a value is missing.
        """
        pattern = self._bundle.get_message(message).value if message in self else None
        if pattern is None:
            raise MessageError(f"there is no message {message!r} in {self.language!r}")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MessageError(f"message {message!r} in {self.language!r}: {errors[0]}")
        return str(text)

    def listed(self, items: Iterable[str], style: str = "standard") -> str:
        """A list as a phrase: "a, b and c", or with the *style* "or" "a, b or c"."""
        from babel.lists import format_list

        return format_list(list(items), style, self._locale)  # type: ignore[arg-type]

    def number(self, value: float, digits: int = 0) -> str:
        """*value* with this many *digits* after the decimal point."""
        from babel.numbers import format_decimal

        pattern = f"#,##0.{digits * '0'}" if digits else "#,##0"
        return format_decimal(value, pattern, self._locale)

    def percent(self, share: float) -> str:
        """A share of one in percent, with a digit after the decimal point."""
        from babel import Locale
        from babel.numbers import format_percent

        pattern = Locale.parse(self._locale).percent_formats[None].pattern
        return format_percent(share, pattern.replace("0", "0.0"), self._locale)

    def why(self, code: str, values: Mapping[str, Any], otherwise: str, *, has_detail: bool = False) -> str:
        """Why something is refused, made like on the page; *otherwise* if no message has this *code*.

        If *otherwise* has more detail than the message for all refusals with this code, that message is not used.
        """
        cases = [f"why-{code}-{values[which]}" for which in ("why", "phase", "from") if which in values]
        general = [] if has_detail else [f"why-{code}"]
        found = next((message for message in (*cases, *general) if message in self), None)
        return self(found, **{key: self._spoken(key, value) for key, value in values.items()}) if found else otherwise

    def _spoken(self, key: str, value: Any) -> Any:
        """A value of a refusal; values of sets have no thousands separator, and cards keep their notation."""
        if key == "cards":
            return self.listed(value.split())
        if key == "choices":
            return self.listed(value.split(), "or")
        if key == "landscape":
            return self(f"card-{value}")
        return str(value) if key in ("value", "middle") else value


words = cache(Words)
"""The words of a language, loaded once."""


def locale_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the locale, or English if that is unknown."""
    locale = next(filter(None, map(environment.get, LOCALE_VARIABLES)), "")
    language = re.split(r"[_.@-]", locale)[0].lower()
    return language if language in LANGUAGES else DEFAULT_LANGUAGE
