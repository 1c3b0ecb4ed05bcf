"""A picture of how a search gains from more time: ``python -m benchmarks.more_time RESULT PICTURE``.

RESULT is a file of ``benchmarks/results`` with rows as ``benchmarks.single`` prints them, one for each time.
"""

from __future__ import annotations

import re
from pathlib import Path

import click
from benchmarks.strength import draw

ROW = re.compile(
    r"\| `(?P<bot>\w+):time=(?P<time>[\d.]+)` \| 1 `(?P<other>[^`]+)` \| (?P<game>[^|]+) \|"
    r".*? (?P<mean>[\d.]+)% \((?P<low>[\d.]+)% to (?P<high>[\d.]+)%\)"
)


@click.command()
@click.argument("result", type=click.Path(path_type=Path, exists=True))
@click.argument("picture", type=click.Path(path_type=Path))
def main(result: Path, picture: Path) -> None:
    """Draw the rows of RESULT in which a bot with a time plays against one other."""
    rows = list(ROW.finditer(result.read_text(encoding="utf-8")))
    if not rows:
        raise click.ClickException(f"{result.name} has no row such as | `think:time=0.5` | 1 `net` | … |")
    points = [
        (float(row["time"]), {name: float(row[name]) / 100 for name in ("mean", "low", "high")})
        for row in sorted(rows, key=lambda row: float(row["time"]))
    ]
    draw(points, f"{rows[0]['bot']}, {rows[0]['game']}, single hands", rows[0]["other"], picture)


if __name__ == "__main__":
    main()
