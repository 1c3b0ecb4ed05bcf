"""The statements of docs/arena.md are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from allfather.arena import ratings
from allfather.arena.ledger import BY_SEAT, FIXED
from allfather.cli import main
from tests.helpers.scale import INTERPRETED

PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")


def test_the_columns() -> None:
    rows = re.findall(r"^\| `(\w+)` \|", PAGE.split("| column |")[1], re.MULTILINE)

    assert rows == [*FIXED, *(f"{name}_k" for name in BY_SEAT)]


@pytest.mark.skipif(INTERPRETED, reason="sixty games are many")
def test_the_example_in_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [code] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(code, "arena.md", "exec"), {})

    assert "Each pair plays 10 deals in 6 seatings, which makes 60 games." in capsys.readouterr().out


def test_the_flags_exist() -> None:
    told = CliRunner().invoke(main, ["arena", "odin", "--help"]).stdout
    for flag in set(re.findall(r"--[a-z]+(?:-[a-z]+)*", PAGE)) - {"--help"}:
        assert flag in told, flag


def test_the_numbers() -> None:
    assert f"over {ratings.RESAMPLES} bootstrap samples" in PAGE
    assert f"their mean is {ratings.MU:.0f}" in PAGE
