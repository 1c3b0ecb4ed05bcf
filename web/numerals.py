"""Draws the numerals of the page's display face: ``python web/numerals.py`` writes ``web/src/art/numerals.woff``.

The letters of Marcellus go with numerals that read as letters: 1 as I, 0 as a ring. These are lining figures of equal
width, drawn with a broad pen, whose strokes are as heavy as those of Marcellus.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables._g_l_y_f import Glyph

FILE = Path(__file__).parent / "src" / "art" / "numerals.woff"
EM, WIDTH, HEIGHT = 1000, 560, 700
THICK, THIN, PEN = 96.0, 52.0, math.radians(14)
"""The widest and the narrowest stroke, and the angle of the pen."""
STEPS = 28

Point = tuple[float, float]
Line = list[Point]


def arc(centre: Point, radii: Point, start: float, end: float) -> Line:
    """Part of an ellipse, between two angles in degrees."""
    angles = [math.radians(start + (end - start) * step / STEPS) for step in range(STEPS + 1)]
    return [(centre[0] + radii[0] * math.cos(angle), centre[1] + radii[1] * math.sin(angle)) for angle in angles]


def curve(one: Point, two: Point, three: Point, four: Point) -> Line:
    """A cubic Bézier curve."""
    found = []
    for step in range(STEPS + 1):
        t = step / STEPS
        shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        points = list(zip(shares, (one, two, three, four), strict=True))
        found.append((sum(share * x for share, (x, _) in points), sum(share * y for share, (_, y) in points)))
    return found


def bowl(centre: Point, radii: Point) -> Line:
    """A whole ellipse."""
    return arc(centre, radii, 90, 450)


def turned(lines: list[Line]) -> list[Line]:
    """The same figure upside down."""
    return [[(WIDTH - x, HEIGHT - y) for x, y in line] for line in lines]


SIX = [bowl((284, 218), (184, 190)), curve((440, 668), (250, 620), (110, 440), (100, 218))]
FIGURES: dict[str, list[Line]] = {
    "0": [bowl((280, 350), (186, 322))],
    "1": [[(300, 700), (300, 26)], [(312, 672), (140, 556)], [(140, 28), (446, 28)]],
    "2": [
        [*arc((270, 492), (172, 180), 172, -18), *curve((434, 436), (400, 330), (250, 190), (104, 62))[1:]],
        [(84, 30), (486, 30)],
    ],
    "3": [arc((262, 520), (156, 152), 158, -92), arc((256, 200), (194, 172), 88, -160)],
    "4": [[(388, 690), (66, 214)], [(44, 214), (520, 214)], [(392, 700), (392, 0)]],
    "5": [[(152, 668), (462, 668)], [(160, 690), (138, 372)], arc((254, 218), (206, 190), 124, -160)],
    "6": SIX,
    "7": [[(64, 664), (496, 664)], [(478, 680), (206, 0)], [(70, 690), (62, 590)]],
    "8": [bowl((280, 526), (146, 146)), bowl((280, 202), (188, 174))],
    "9": turned(SIX),
}


def sides(line: Line) -> tuple[Line, Line]:
    """The two edges of the stroke of a broad pen along *line*."""
    left, right = [], []
    is_closed = math.dist(line[0], line[-1]) < 1
    for place, (x, y) in enumerate(line):
        before = line[place - 1] if place else line[-2] if is_closed else line[0]
        after = line[place + 1] if place + 1 < len(line) else line[1] if is_closed else line[-1]
        angle = math.atan2(after[1] - before[1], after[0] - before[0])
        half = (THIN + (THICK - THIN) * abs(math.sin(angle - PEN))) / 2
        left.append((x - half * math.sin(angle), y + half * math.cos(angle)))
        right.append((x + half * math.sin(angle), y - half * math.cos(angle)))
    return left, right


def contours(line: Line) -> list[Line]:
    """The outlines of a stroke: one around it, or two if it is closed."""
    left, right = sides(line)
    if math.dist(line[0], line[-1]) < 1:
        return [left[:-1], right[-2::-1]]
    return [[*left, *reversed(right)]]


def is_clockwise(contour: Line) -> bool:
    following = [*contour[1:], contour[0]]
    return sum((b[0] - a[0]) * (b[1] + a[1]) for a, b in zip(contour, following, strict=True)) > 0


def drawn(lines: list[Line]) -> Glyph:
    """A figure as a glyph; strokes may overlap, so all outer contours run the same way."""
    pen = TTGlyphPen(None)
    for line in lines:
        outer, *inner = sorted(contours(line), key=lambda contour: -max(x for x, _ in contour))
        for contour, wants_clockwise in [(outer, True), *((other, False) for other in inner)]:
            points = contour if is_clockwise(contour) == wants_clockwise else contour[::-1]
            pen.moveTo((round(points[0][0]), round(points[0][1])))
            for x, y in points[1:]:
                pen.lineTo((round(x), round(y)))
            pen.closePath()
    return pen.glyph()


def main() -> None:
    names = {figure: f"figure{figure}" for figure in FIGURES}
    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder([".notdef", *names.values()])
    builder.setupCharacterMap({ord(figure): name for figure, name in names.items()})
    empty = TTGlyphPen(None).glyph()
    builder.setupGlyf({".notdef": empty, **{names[figure]: drawn(lines) for figure, lines in FIGURES.items()}})
    builder.setupHorizontalMetrics(dict.fromkeys([".notdef", *names.values()], (WIDTH, 0)))
    builder.setupHorizontalHeader(ascent=968, descent=-286)
    builder.setupNameTable({"familyName": "Allfather Numerals", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=968, sTypoDescender=-286, usWinAscent=968, usWinDescent=286)
    builder.setupPost()
    head: Any = builder.font["head"]
    head.created = head.modified = 0  # the same file every time
    builder.font.recalcTimestamp = False
    builder.font.flavor = "woff"
    builder.save(FILE)


if __name__ == "__main__":
    main()
