from __future__ import annotations

import pytest

from tests.helpers.games.playthroughs import CASES, FOLDER, text_of


@pytest.mark.parametrize("name", CASES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    assert text_of(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_there_is_a_case_for_every_file() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == CASES.keys()
