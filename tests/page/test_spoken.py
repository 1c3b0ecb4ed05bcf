"""What a screen reader says is what the golden files say; ``make spoken`` rewrites them."""

from __future__ import annotations

import pytest

from tests.helpers.page.spoken import FOLDER, PLAYERS, walk
from tests.helpers.page.visits import Visit


@pytest.mark.parametrize("name", PLAYERS)
def test_a_walk_sounds_as_it_did(visit: Visit, name: str) -> None:
    page = visit("/", {"solo": True}).page
    assert walk(page, name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
