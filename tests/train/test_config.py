"""Settings of training runs, and their curves; nothing here needs PyTorch."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from allfather.core.errors import OptionError
from allfather.games import find_game
from allfather.train.config import CONFIGS, Config
from allfather.train.curve import Curve


@pytest.mark.parametrize("path", sorted(CONFIGS.glob("*.toml")), ids=lambda path: path.stem)
def test_shipped_settings_fit_their_game(path: Path) -> None:
    config = Config.read(path)

    assert len(config.starts(find_game(path.stem.partition("-")[0]))) == len(config.tables)
    assert config.play.games % config.learn.batches == 0


def test_slots_are_divided_as_the_shares_say() -> None:
    config = Config.read(CONFIGS / "odin.toml")
    shares = np.array([table.share for table in config.tables])
    for slots in (config.slots(4096), config.slots(8192)[2048:4096]):
        assert np.abs(np.bincount(slots) / len(slots) - shares / shares.sum()).max() < 0.01


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "does not say how many decisions"),
        ("decisions = 1\nsped = 1", "has no setting sped"),
        ("decisions = 1\nlearners = 0", "learners must be at least 1, got 0"),
        ("decisions = 1\n[play]\nslots = 1", r"\[play\] has no setting slots: it has compile, games"),
        ("decisions = 1\n[play]\ngames = 100\n[learn]\nbatches = 8", "100 games cannot be divided into 8 batches"),
    ],
)
def test_bad_settings_are_refused(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "config.toml"
    path.write_text(text)
    with pytest.raises(OptionError, match=message):
        Config.read(path)


def test_curves_are_kept_and_drawn(tmp_path: Path) -> None:
    curve = Curve(tmp_path)
    assert curve.rows() == []
    for decisions in (1e6, 2e6):
        curve.add({"decisions": decisions, "entropy": 0.5, "2:greedy": 0.4, "2:greedy±": 0.1})
    curve.draw()

    assert [row["decisions"] for row in curve.rows()] == [1e6, 2e6]
    assert "<svg" in (tmp_path / "curve.svg").read_text()
