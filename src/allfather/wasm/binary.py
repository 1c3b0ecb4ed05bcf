"""Reads and writes the binary format of WebAssembly: turns a relocatable object into a module.

An object that LLVM emits for a single module needs no linker: its addresses begin at 0 and are already filled in. It
only lacks the export section, and the custom sections for linkers are dropped.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

HEADER = b"\0asm\1\0\0\0"
CUSTOM, IMPORT, EXPORT = 0, 2, 7
AFTER_EXPORTS = (8, 9, 10, 11, 12)
"""The sections that must follow the exports."""
TABLE, MEMORY = 1, 2
"""Kinds of imports besides functions; all others are two bytes long."""
FUNCTION, DATA, SECTION = 0, 1, 3
"""Kinds of symbols; all others have an index and a name, like functions."""
SYMBOL_TABLE = 8
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40


class Reader:
    """Reads numbers and names from bytes."""

    def __init__(self, data: bytes) -> None:
        self.data, self.place = data, 0

    @property
    def is_done(self) -> bool:
        return self.place >= len(self.data)

    def byte(self) -> int:
        self.place += 1
        return self.data[self.place - 1]

    def number(self) -> int:
        """An unsigned number in LEB128."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def take(self, size: int) -> bytes:
        self.place += size
        return self.data[self.place - size : self.place]

    def name(self) -> str:
        return self.take(self.number()).decode()


def leb128(value: int) -> bytes:
    """An unsigned number in LEB128."""
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)
    return bytes(out)


def sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    """The kind and the contents of each section."""
    reader = Reader(module)
    if reader.take(len(HEADER)) != HEADER:
        raise ValueError("this is not a WebAssembly module")
    while not reader.is_done:
        kind = reader.byte()
        yield kind, reader.take(reader.number())


def functions(module: bytes) -> dict[str, int]:
    """The index of each function that the section for linkers names."""
    for kind, contents in sections(module):
        reader = Reader(contents)
        if kind == CUSTOM and reader.name() == "linking":
            reader.number()  # the version
            return dict(_linked_functions(reader))
    return {}


def imported_functions(module: bytes) -> list[str]:
    """The names of the functions that a module needs from outside."""
    imports = next((contents for kind, contents in sections(module) if kind == IMPORT), b"\0")
    reader = Reader(imports)
    return [name for name, kind in [_import(reader) for _ in range(reader.number())] if kind == FUNCTION]


def _import(reader: Reader) -> tuple[str, int]:
    """The name and the kind of the next import."""
    reader.name()  # of the module that it comes from
    name, kind = reader.name(), reader.byte()
    if kind == FUNCTION:
        reader.number()
    elif kind in {TABLE, MEMORY}:
        reader.take(int(kind == TABLE))
        for _ in range(1 + (reader.byte() & 1)):  # the least size, and the greatest if there is one
            reader.number()
    else:
        reader.take(2)
    return name, kind


def _linked_functions(reader: Reader) -> Iterator[tuple[str, int]]:
    while not reader.is_done:
        kind, part = reader.byte(), Reader(reader.take(reader.number()))
        if kind == SYMBOL_TABLE:
            for _ in range(part.number()):
                yield from _symbol(part)


def _symbol(reader: Reader) -> Iterator[tuple[str, int]]:
    kind, flags = reader.byte(), reader.number()
    if kind == DATA:
        reader.name()
        for _ in range(0 if flags & UNDEFINED else 3):
            reader.number()
    elif kind == SECTION:
        reader.number()
    else:
        index = reader.number()
        if not flags & UNDEFINED or flags & EXPLICIT_NAME:
            name = reader.name()
            if kind == FUNCTION:
                yield name, index


def exporting(module: bytes, exports: Mapping[str, int]) -> bytes:
    """The module with these functions exported and without its custom sections."""
    entries = b"".join(_counted(name.encode()) + b"\0" + leb128(index) for name, index in exports.items())
    section = bytes([EXPORT]) + _counted(leb128(len(exports)) + entries)
    out, is_exported = bytearray(HEADER), False
    for kind, contents in sections(module):
        if kind == CUSTOM:
            continue
        if kind in AFTER_EXPORTS and not is_exported:
            out += section
            is_exported = True
        out += bytes([kind]) + _counted(contents)
    return bytes(out)


def _counted(contents: bytes) -> bytes:
    return leb128(len(contents)) + contents
