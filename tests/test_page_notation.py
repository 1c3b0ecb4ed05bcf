"""What the page knows of the notation of the games is generated, and is enough to write every action."""

from __future__ import annotations

import re
from pathlib import Path

from web import notation

from allfather import odin
from allfather.odin.cards import TAKE

SOURCES = notation.GAMES.parent


def test_the_notation_of_the_page_is_not_stale() -> None:
    for file, write in notation.FILES.items():
        assert file.read_text() == write(), "write it anew: make protocol"


def test_every_set_of_odin_is_part_of_a_largest_one_in_its_order() -> None:
    """So the page can tell which cards can be laid together, and how the action is written."""
    wholes = [whole.split(" ") for whole in notation.largest_sets()]
    parts = set()
    for whole in wholes:
        for chosen in range(1, 1 << len(whole)):
            parts.add(" ".join(card for place, card in enumerate(whole) if chosen >> place & 1))

    assert parts == {odin.Game.action_text(action) for action in range(1, TAKE)}


def test_no_action_of_several_words_is_written_by_hand() -> None:
    texts = set(notation.costs()) | {odin.Game.action_text(action) for action in range(1, TAKE)}
    several = {text for text in texts if " " in text}
    sources = [file for kind in ("*.ts", "*.svelte") for file in SOURCES.rglob(kind) if is_written_by_hand(file)]
    found = {(file.name, text) for file in sources for text in literals(file.read_text()) if text in several}

    assert len(sources) > 150
    assert not found


def is_written_by_hand(file: Path) -> bool:
    return file not in notation.FILES and "rules" not in file.parts  # whose examples are pictures of games


def literals(source: str) -> list[str]:
    return re.findall(r"'([^'\n]*)'", source)
