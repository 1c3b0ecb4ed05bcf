"""Modules are found if they are of the present rules, and built once otherwise."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from allfather.games import GAMES
from allfather.nets import weights
from allfather.wasm import kept
from allfather.wasm.build import IN_BACKGROUND, build, command, environment
from allfather.wasm.kept import copy_module, find_module, modules, own_folder, publish, stem_of

ENDINGS = (".2.weights", ".3.weights", ".json", ".net.wasm", ".wasm")


@pytest.fixture(autouse=True)
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is shipped and nothing is built."""
    monkeypatch.setenv("ALLFATHER_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(kept, "SHIPPED", tmp_path / "shipped")
    stem_of.cache_clear()
    yield
    stem_of.cache_clear()


def write(folder: Path, stem: str, *endings: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for ending in endings or ENDINGS:
        (folder / f"{stem}{ending}").write_text(f"{folder.name} {ending}")
    return folder / f"{stem}.wasm"


def test_a_module_is_shipped_or_built_here_or_missing() -> None:
    assert find_module("odin") is None
    own = write(own_folder(), stem_of("odin"))
    assert find_module("odin") == own
    shipped = write(kept.SHIPPED, stem_of("odin"))
    assert find_module("odin") == shipped
    assert find_module("ravens") is None


@pytest.mark.parametrize("missing", ENDINGS)
def test_a_module_is_not_found_while_a_file_of_it_is_missing(missing: str) -> None:
    write(own_folder(), stem_of("odin"), *(ending for ending in ENDINGS if ending != missing))
    write(kept.SHIPPED, stem_of("odin"), missing)

    assert find_module("odin") is None


def test_the_key_depends_on_the_rules_and_on_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "allfather"
    for part in ("core", "wasm", "bots", "nets", "odin"):
        shutil.copytree(kept.PACKAGE / part, package / part, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(kept, "PACKAGE", package)
    monkeypatch.setattr(kept, "NO_SOURCES", {package / "wasm" / "bench.py"})

    def stems() -> tuple[str, str]:
        stem_of.cache_clear()
        return stem_of("odin"), stem_of("ravens")

    before = stems()
    for same in ("bots/hints.py", "wasm/bench.py"):
        (package / same).write_text("# changed")
        assert stems() == before
    monkeypatch.setattr(weights, "FOLDER", package / "nets" / "weights")
    for changed in ("core/steps.py", "bots/tree.py", "nets/guided.py", "wasm/compiler.py"):
        (package / changed).write_text("# changed")
        after = stems()
        assert not set(after) & set(before)
        before = after
    (package / "nets" / "weights" / "odin-3.npz").write_text("other weights")
    assert [one == other for one, other in zip(stems(), before, strict=True)] == [False, True]


def test_a_change_in_one_game_changes_its_key_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = stem_of("odin"), stem_of("ravens")
    other = tmp_path / "other_odin"
    shutil.copytree(kept.PACKAGE / "odin", other, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(GAMES, "odin", "other_odin")
    (other / "rules.py").write_text("# other rules")
    stem_of.cache_clear()

    assert stem_of("odin") != before[0]
    assert stem_of("ravens") == before[1]


def test_only_what_is_missing_is_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    built: list[str] = []

    def write_each(games: dict[str, Path]) -> None:
        for name, file in games.items():
            built.append(name)
            write(file.parent, file.stem)

    monkeypatch.setattr(kept, "build", write_each)
    found = modules(["odin"])
    again = modules(["odin", "ravens"])

    assert built == ["odin", "ravens"]
    assert again == {"odin": found["odin"], "ravens": find_module("ravens")}
    assert sorted(file.name for file in own_folder().iterdir()) == sorted(
        f"{stem_of(name)}{ending}" for name in built for ending in ENDINGS if (name, ending) != ("ravens", ".3.weights")
    )
    copy_module("odin", found["odin"], tmp_path / "copy")
    assert {file.name for file in (tmp_path / "copy").iterdir()} == {f"{stem_of('odin')}{ending}" for ending in ENDINGS}


def test_several_processes_may_build_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def write_each(games: dict[str, Path]) -> None:
        for file in games.values():
            write(file.parent, file.stem)

    monkeypatch.setattr(kept, "build", write_each)
    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(lambda _: modules(["odin"]), range(50)))

    assert set(map(str, [one["odin"] for one in found])) == {str(find_module("odin"))}
    assert len(list(own_folder().iterdir())) == len(ENDINGS)


def test_a_new_module_replaces_an_old_one(tmp_path: Path) -> None:
    write(own_folder(), stem_of("odin"))
    with kept.new_folder() as folder:
        found = publish("odin", write(folder, stem_of("odin")))

    assert found.read_text().startswith(".new-")
    assert [file.name for file in own_folder().iterdir() if file.is_dir()] == []


def test_what_cannot_be_built_says_why(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="there is no game 'chess'"):
        build({"chess": tmp_path / "chess.wasm"})


def test_a_build_in_the_background_ends_with_the_process_that_wants_it(tmp_path: Path) -> None:
    process = subprocess.Popen(
        command("odin", tmp_path / "odin.wasm", IN_BACKGROUND), env=environment(), stdin=subprocess.PIPE
    )
    assert process.stdin is not None
    process.stdin.close()

    assert process.wait(60) == 1
    assert not list(tmp_path.glob("*.wasm"))
    assert sys.executable in command("odin", tmp_path)
