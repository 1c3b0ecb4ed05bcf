from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest
from numba.core import codegen
from numba.core.registry import CPUDispatcher

from allfather.core import compiled_rule
from allfather.core.compiled_rule import CompiledRule, check_internals
from allfather.core.compiling import cache_folder, rule, source_digest, whole_program
from tests.helpers.plain_numba import NAMES, played
from tests.helpers.scale import INTERPRETED

LIST_FIRST_ACTIONS = """
from allfather import odin
from allfather.core.steps import list_actions
from allfather.odin import rules
print(odin.Game(3, seed=7).legal())
for rule in (rules.draw, rules.deal, list_actions):
    print(sum(rule.stats.cache_hits.values()), sum(rule.stats.cache_misses.values()))
"""


def run(code: str, cache: Path, **environment: str) -> list[str]:
    environment = os.environ | {"ALLFATHER_CACHE": str(cache)} | environment
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
    return done.stdout.splitlines()


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_second_process_compiles_nothing(tmp_path: Path) -> None:
    first, second = run(LIST_FIRST_ACTIONS, tmp_path), run(LIST_FIRST_ACTIONS, tmp_path)

    assert first[0] == second[0]
    assert first[1:] == ["0 1"] * 3
    assert second[1:] == ["1 0"] * 3


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_another_game_is_installed_and_nothing_is_compiled_again(tmp_path: Path) -> None:
    run(LIST_FIRST_ACTIONS, tmp_path, PYTHONPATH="")
    [own] = tmp_path.iterdir()
    with_another = run(LIST_FIRST_ACTIONS, tmp_path, PYTHONPATH="tests/third_game")

    assert with_another[1:] == ["1 0"] * 3
    [other] = set(tmp_path.iterdir()) - {own}
    assert other.name.startswith(f"{own.name}-")


@rule
def one_more(number: int) -> int:
    return number + 1


@rule
def twice_one_more(number: int) -> int:
    return 2 * one_more(number)


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_rule_is_compiled_for_itself_only_if_python_calls_it() -> None:
    called, calling = cast("CompiledRule", one_more), cast("CompiledRule", twice_one_more)

    assert twice_one_more(3) == 8
    assert calling.overloads
    assert not called.overloads
    assert one_more(3) == 4
    assert called.overloads
    assert twice_one_more(4) == 10


def test_the_installed_numba_compiles_whole_programs() -> None:
    assert whole_program is compiled_rule


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_rules_give_the_same_answers_without_whole_program_compilation(tmp_path: Path) -> None:
    environment = os.environ | {"ALLFATHER_CACHE": str(tmp_path), "NUMBA_OPT": "1"}  # optimising takes longest
    command = [sys.executable, "-m", "tests.helpers.plain_numba"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)

    assert done.stdout.split() == ["None", *map(played, NAMES)]


@pytest.mark.parametrize(
    ("owner", "name", "found"),
    [
        (compiled_rule.compiler, "compile_extra", "another compile_extra"),
        (codegen.CPUCodeLibrary, "finalize", r"another CPUCodeLibrary\.finalize"),
        (CPUDispatcher, "get_call_template", "another get_call_template"),
    ],
)
def test_internals_that_look_different_are_noticed(
    monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, found: str
) -> None:
    check_internals()
    monkeypatch.setattr(owner, name, lambda _: None)

    with pytest.raises(ImportError, match=found):
        check_internals()


def test_internals_that_are_missing_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(compiled_rule.templates, "make_concrete_template")

    with pytest.raises(ImportError, match="no make_concrete_template"):
        check_internals()


def test_the_cache_is_named_after_the_source_of_all_modules(tmp_path: Path) -> None:
    module = tmp_path / "rules.py"
    module.write_text("a = 1\n")
    before = source_digest(tmp_path)
    module.write_text("a = 2\n")

    assert source_digest(tmp_path) != before


def test_old_caches_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALLFATHER_CACHE", str(tmp_path))
    old, recent = tmp_path / "compiled-old", tmp_path / "compiled-recent"
    for folder in (old, recent):
        (folder / "odin_1").mkdir(parents=True)
    os.utime(old, (0, 0))

    folder = cache_folder()

    assert sorted(tmp_path.iterdir()) == sorted([folder, recent])


def test_a_read_only_folder_is_skipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("ALLFATHER_CACHE", str(blocked))

    assert not str(cache_folder()).startswith(str(blocked))
    assert cache_folder().is_dir()
