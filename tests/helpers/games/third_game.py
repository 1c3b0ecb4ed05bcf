"""A fixture for tests that start other processes, which then have the same games and find what is compiled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.environment import python_path

FOLDER = Path(__file__).parents[2] / "third_game"


@pytest.fixture(scope="session", autouse=True)
def same_games() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", python_path(FOLDER))
        yield
