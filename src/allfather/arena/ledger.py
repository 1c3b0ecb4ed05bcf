"""The folder of an arena: every finished game is appended to ``games.csv``, so that a stopped arena can be resumed.

``configuration.json`` describes the arena and is locked while it runs.
"""

from __future__ import annotations

import csv
import io
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from allfather.arena.match import Played
from allfather.arena.plan import Plan
from allfather.core.errors import OptionError, RecordError

CONFIGURATION, GAMES, RESULT, PICTURE = "configuration.json", "games.csv", "result.json", "picture.svg"
FIXED = ("game", "deal", "pair", "seating")
BY_SEAT = ("bot", "points", "share", "decisions", "faults", "seconds", "playouts", "fault")
SYNC_SECONDS = 1.0
"""Time between syncs: a row survives the end of the process at once, and a crash of the machine after this long."""


class Ledger:
    """The games of *plan* in *folder*, which is locked until the end of the ``with`` statement.

    :raises GameError: if the folder has other contents, or an arena is running in it.
    """

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder, self.plan = folder, plan
        folder.mkdir(parents=True, exist_ok=True)
        self._configuration = open_configuration(folder, plan)
        try:
            self.rows, self._file = open_games(folder / GAMES, plan)
        except BaseException:
            self._configuration.close()
            raise
        self._synced = time.monotonic()

    def add(self, row: Played) -> None:
        """Append a finished game."""
        self.rows[row.fixture.number] = row
        self._file.write(line_of(cells_of(row)))
        self._file.flush()
        if time.monotonic() - self._synced > SYNC_SECONDS:
            os.fsync(self._file.fileno())
            self._synced = time.monotonic()

    def sort(self) -> None:
        """Rewrite all games in order; no game can be added after that."""
        self._close_games()
        lines = [line_of(columns(self.plan.players)), *(line_of(cells_of(row)) for _, row in sorted(self.rows.items()))]
        write_whole(self.folder / GAMES, b"".join(lines))

    def write(self, name: str, content: bytes) -> None:
        """Write another file in the folder."""
        write_whole(self.folder / name, content)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._close_games()
        self._configuration.close()

    def _close_games(self) -> None:
        if not self._file.closed:
            os.fsync(self._file.fileno())
            self._file.close()


def open_configuration(folder: Path, plan: Plan) -> BinaryIO:
    """Open and lock the configuration; write it if the folder is new.

    :raises OptionError: if the folder belongs to another arena or is in use.
    """
    path = folder / CONFIGURATION
    if any((folder / name).exists() for name in (GAMES, RESULT, PICTURE)) and not path.exists():
        case = {"why": "folder-files", "folder": str(folder)}
        raise OptionError(f"{folder} contains other files: choose another folder", case=case)
    file = path.open("a+b")
    try:
        if not try_lock(file):
            case = {"why": "folder-busy", "folder": str(folder)}
            raise OptionError(f"an arena is running in {folder}: wait for it, or choose another folder", case=case)
        file.seek(0)
        wanted = (json.dumps(plan.to_dict(), indent=2, ensure_ascii=False) + "\n").encode()
        found = file.read()
        if found != wanted:
            # A killed process may have left a part of its configuration, but then no games.
            if not wanted.startswith(found) or (folder / GAMES).exists():
                raise _other_arena(folder, found, plan)
            file.truncate(0)
            file.write(wanted)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        file.close()
        raise
    return file


def _other_arena(folder: Path, found: bytes, plan: Plan) -> OptionError:
    """The error with the first difference between the configuration *found* and *plan*, unless it cannot be parsed."""
    case = {"why": "folder-arena", "folder": str(folder)}
    try:
        other = json.loads(found)
        key, value = next((key, value) for key, value in plan.to_dict().items() if other.get(key) != value)
    except (ValueError, AttributeError, StopIteration):
        return OptionError(f"{folder} contains another arena: choose another folder", case=case)
    theirs, ours = json.dumps(other.get(key)), json.dumps(value)
    case |= {"why": "folder-differs", "key": key, "theirs": theirs, "ours": ours}
    message = f"{folder} contains another arena, with {key} {theirs} instead of {ours}: choose another folder"
    return OptionError(message, case=case)


def try_lock(file: BinaryIO) -> bool:
    """Lock *file* until it is closed; return ``False`` if another process holds the lock."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(1 << 30)  # beyond the contents, which others may still read
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def open_games(path: Path, plan: Plan) -> tuple[dict[int, Played], BinaryIO]:
    """The games in the file, and the file open for appending; an incomplete last line is dropped."""
    file = path.open("a+b")
    try:
        file.seek(0)
        content = file.read()
        whole = content[: content.rfind(b"\n") + 1]
        file.truncate(len(whole))
        if not whole:
            file.write(line_of(columns(plan.players)))
            file.flush()
        return read_games(whole, plan), file
    except BaseException:
        file.close()
        raise


def read_games(content: bytes, plan: Plan) -> dict[int, Played]:
    """Parse whole lines as :func:`line_of` writes them.

    :raises RecordError: with the first line that is not a game of *plan*.
    """
    rows: dict[int, Played] = {}
    for number, line in enumerate(content.splitlines(keepends=True), 1):
        try:
            [cells] = csv.reader([line.decode("utf-8")], strict=True)
            if number == 1:
                if cells != columns(plan.players):
                    raise ValueError(line)
                continue
            row = row_from(cells, plan)
            if line_of(cells_of(row)) != line or row.fixture.number in rows:
                raise ValueError(line)
        except (ValueError, csv.Error) as error:
            raise RecordError(number, f"not a game of this arena in {GAMES}") from error
        rows[row.fixture.number] = row
    return rows


def columns(players: int) -> list[str]:
    """The names of the columns: those of the game, then those of each seat."""
    return [*FIXED, *(f"{name}_{seat}" for name in BY_SEAT for seat in range(players))]


def cells_of(row: Played) -> list[Any]:
    """The values of all columns."""
    fixture = row.fixture
    return [
        *(fixture.number, fixture.deal, " ".join(fixture.pair), fixture.seating),
        *fixture.bots,
        *row.points,
        *row.shares,
        *row.decisions,
        *row.faults,
        *(f"{seconds:.6f}" for seconds in row.seconds),
        *("" if count is None else count for count in row.playouts),
        *row.messages,
    ]


def row_from(cells: Sequence[str], plan: Plan) -> Played:
    """Parse what :func:`cells_of` writes; the plan determines who played.

    :raises ValueError: if it is not such a row.
    """
    players = plan.players
    if len(cells) != len(columns(players)):
        raise ValueError(cells)
    number = int(cells[0])
    if not 0 <= number < plan.games:
        raise ValueError(cells)
    by_seat = [cells[len(FIXED) + players * place :][:players] for place in range(len(BY_SEAT))]
    _, points, shares, decisions, faults, seconds, playouts, messages = by_seat
    return Played(
        plan.fixture(number),
        points=tuple(map(int, points)),
        shares=tuple(map(float, shares)),
        decisions=tuple(map(int, decisions)),
        faults=tuple(map(int, faults)),
        seconds=tuple(map(float, seconds)),
        playouts=tuple(int(count) if count else None for count in playouts),
        messages=tuple(messages),
    )


def line_of(cells: Sequence[Any]) -> bytes:
    """A line of the CSV file."""
    line = io.StringIO()
    csv.writer(line, lineterminator="\n").writerow(cells)
    return line.getvalue().encode("utf-8")


def write_whole(path: Path, content: bytes) -> None:
    """Write a file atomically: at any time either the old or the new contents are complete."""
    new = path.with_name(f"{path.name}.new")
    with new.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
