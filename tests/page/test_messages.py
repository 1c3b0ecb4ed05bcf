"""Every message that the page may need exists, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from allfather.bots import levels
from allfather.core.errors import IllegalAction, NotationError, OptionError, OutOfTurn, RecordError
from allfather.games import OWN_GAMES, find_game
from allfather.ravens.cards import EFFECTS, KINDS
from allfather.ravens.notation import SYMBOLS
from allfather.server.errors import REFUSALS
from allfather.server.http.table_api import game_info
from allfather.server.table import events
from allfather.server.table.terms import REACTIONS, Terms
from allfather.wasm.lessons import lesson
from tests.helpers.page.visits import LANGUAGES, ROOT, messages
from tests.server.table.test_reasons import DOCUMENTED, game_at

ENGLISH = messages("en")
TO_CLIENTS = (NotationError, IllegalAction, OutOfTurn, OptionError, RecordError)
"""The errors of games that can reach the page."""
NO_WORDS = {"auto-pass-changed"}
"""Events that are not shown."""
NO_CHOICE = {"components"}
"""Options that are not offered to people."""
ALWAYS_SAME = "odin odins raben thrall jarl hirdman skald seidmadr völva berserker styrimadr bot min s esc enter"
"""Words that may be the same in all languages."""
SAME_WORDS = {
    "de": "bots chat code fjord hand horn joker land name normal orange pause start system token wanderer",
    "es": "bots chat normal rating token total",
    "fr": "bots code fjord joker licence menu normal notifications orange pause pile point points runes table tables"
    " total volume",
    "it": "chat home host menu password rating replay token volume",
    "nl": "bots chat code end fjord h hand hint hints home host joker land menu print race rating set start token"
    " volume water",
}
"""The words that each language shares with English besides; any other text equal to the English one is a mistake."""


def missing(prefix: str, words: object) -> list[str]:
    """The missing members of a family of messages."""
    assert isinstance(words, list | tuple | dict | set)
    assert words
    return [name for word in words if (name := f"{prefix}-{word}") not in ENGLISH]


def test_all_messages_are_read() -> None:
    """The parser of this test itself finds every message."""
    for language in LANGUAGES:
        text = (ROOT / "src" / "allfather" / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
        begun = re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)
        assert begun == list(messages(language))
        assert all(messages(language).values())
    assert ENGLISH["players-number"].endswith("}")
    assert "*[other]" in ENGLISH["players-number"]


def test_every_refusal_of_the_server_has_its_sentence() -> None:
    assert missing("why", REFUSALS) == []
    assert missing("why", [error.code for error in TO_CLIENTS]) == []


@pytest.mark.parametrize(("position", "action"), DOCUMENTED)
def test_every_reason_of_a_game_has_its_sentence(position: str, action: str) -> None:
    """The page looks for the most specific sentence first; its variables are among the values."""
    game = game_at(position)
    code, _, values = game.why_illegal(game.parse_action(action))
    special = [f"why-{code}-{values[key]}" for key in ("why", "phase", "from") if key in values]
    found = next((name for name in [*special, f"why-{code}"] if name in ENGLISH), None)

    assert found is not None, f"{code} {values}"
    assert variables(ENGLISH[found]) <= values.keys()


def variables(text: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", text))


def test_every_event_has_its_line_in_the_log() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in events.Event.__subclasses__()}
    assert missing("log", tags - NO_WORDS - {"acted"}) == []
    assert missing("odin-say", ["laid", "passed", "took"]) == []


def test_every_choice_at_a_table_has_its_name() -> None:
    assert missing("reaction", REACTIONS) == []
    assert missing("level", levels.NAMES) == []
    assert missing("level", [f"{level}-about" for level in levels.NAMES]) == []
    switches = [name for name, default in defaults(Terms).items() if isinstance(default, bool)]
    assert missing("terms", switches) == []
    for game in OWN_GAMES:
        assert missing("game", [game]) == []
        offered = [option for option in game_info(game).options if option.name not in NO_CHOICE]
        assert missing("option", [option.name for option in offered]) == []
        for option in offered:
            if option.choices and not isinstance(option.default, bool):
                assert missing(f"option-{option.name}", option.choices) == []


def defaults(kind: Any) -> dict[str, Any]:
    return dict(zip(kind.__struct_fields__[-len(kind.__struct_defaults__) :], kind.__struct_defaults__, strict=True))


def test_every_card_has_its_name() -> None:
    assert missing("colour", tuple("ROYGBP")) == []
    assert missing("figure", tuple("123456789")) == []
    assert missing("card", {*KINDS, *SYMBOLS}) == []
    effects = [effect.replace(" ", "-") for effect in EFFECTS]
    assert missing("ravens-do", effects) == []
    assert missing("ravens-did", effects) == []


@pytest.mark.parametrize("game", OWN_GAMES)
def test_everything_in_a_lesson_is_said(game: str) -> None:
    found = lesson(find_game(game))
    assert found is not None
    tasks = [step["say"] for step in found["steps"] if step.get("by") == found["seat"]]

    assert missing(f"lesson-{game}", [step["say"] for step in found["steps"]]) == []
    assert missing(f"lesson-{game}", [f"{say}-task" for say in tasks]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    own = messages(language)

    assert own.keys() == ENGLISH.keys()
    assert [name for name in own if variables(own[name]) != variables(ENGLISH[name])] == []


@pytest.mark.parametrize("language", SAME_WORDS)
def test_nothing_is_left_in_english(language: str) -> None:
    own = messages(language)
    shared = {*ALWAYS_SAME.split(), *SAME_WORDS[language].split()}

    assert [name for name in own if own[name] == ENGLISH.get(name) and not words(own[name]) <= shared] == []


def words(text: str) -> set[str]:
    """The words of a message in small letters, without its variables and the names of its plural forms."""
    plain = re.sub(r"\{ \$\w+ (?:\}|->)|\*?\[\w+\]", " ", text)
    return set(re.findall(r"[^\W\d_]+", plain.lower()))


def test_untranslated_messages_are_noticed() -> None:
    assert sorted(SAME_WORDS) == [language for language in LANGUAGES if language != "en"]
    assert words("{ $count ->\n    [one] { $count } Card\n   *[other] { $count } cards\n}") == {"card", "cards"}
    assert words("{ $share }%") == set()
