"""Ids, short codes and QR codes."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
import segno
from hypothesis import given
from hypothesis import strategies as st

from allfather.server.errors import Refused
from allfather.server.table.codes import CODE_LETTERS, new_code, new_id, parse_code, qr_svg, qr_text

URL = "https://play.example/t/Ab3dEf6hIj9k"


def test_ids_are_url_safe_and_unique() -> None:
    ids = [new_id() for _ in range(2000)]

    assert all(re.fullmatch(r"[A-Za-z0-9]{12}", found) for found in ids)
    assert len(set(ids)) == 2000


def test_codes_use_every_letter_and_no_other() -> None:
    codes = [new_code() for _ in range(500)]

    assert {len(found) for found in codes} == {6}
    assert set("".join(codes)) == set(CODE_LETTERS)
    assert not set("AEIOUY0123456789") & set(CODE_LETTERS)


@given(st.text(CODE_LETTERS, min_size=6, max_size=6))
def test_a_code_is_read_as_people_write_it(text: str) -> None:
    for written in (text, text.lower(), f" {text}\n", f"{text[:2]}-{text[2:]}", " ".join(text)):
        assert parse_code(written) == text


@pytest.mark.parametrize("text", ["", "BCDFG", "BCDFGHJ", "BCDFGA", "BCDFG1", "BCDFGß", "ＢＣＤＦＧＨ", "BCD/FG"])
def test_invalid_codes(text: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_code(text)
    assert refused.value.code == "no-such-table"


def dark_modules(url: str) -> set[tuple[int, int]]:
    matrix = segno.make_qr(url, error="m").matrix
    return {(x, y) for y, row in enumerate(matrix) for x, dark in enumerate(row) if dark}


def test_the_svg_shows_the_address() -> None:
    root = ElementTree.fromstring(qr_svg(URL))
    light, dark = root
    found, x, y = set(), 0, -0.5
    for step, dx, dy, length in re.findall(r"([Mm])(-?\d+) (-?[\d.]+)h(\d+)", dark.attrib["d"]):
        x, y = (int(dx), float(dy)) if step == "M" else (x + int(dx), y + float(dy))
        found |= {(x + extra - 4, int(y - 4)) for extra in range(int(length))}
        x += int(length)

    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert (light.attrib["fill"], dark.attrib["stroke"]) == ("#fff", "#000")
    assert found == dark_modules(URL)


def test_the_text_shows_the_address() -> None:
    halves = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}
    found = set()
    for row, line in enumerate(qr_text(URL).splitlines()):
        for column, letter in enumerate(line):
            found |= {(column - 4, 2 * row + half - 4) for half in (0, 1) if halves[letter][half]}
    size = segno.make_qr(URL, error="m").symbol_size(border=0)[1]

    assert {place for place in found if place[1] < size + 4} == dark_modules(URL)
