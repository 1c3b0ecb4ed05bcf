"""A position of Odins Raben as one line of text: the cards, the decision that is due, the scores and the options.

``docs/ravens.md`` lists the fields. The parser accepts only what the writer writes, and only positions that can arise.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from allfather.core.compiling import Record
from allfather.core.errors import GameError, NotationError, PositionError, quoted
from allfather.ravens.cards import EFFECTS, HAND_BITS, KIND_COUNT, LAND_CODES, LANDSCAPES, MAX_DECK, MAX_PATH
from allfather.ravens.components import Components
from allfather.ravens.impossible import impossible
from allfather.ravens.notation import SYMBOLS, hand_counts, land_text, parse_land
from allfather.ravens.state import AWAITED, PHASES, Options, new_state

NONE = "-"
KIND_LETTERS = "MFWSPorls"
_CARDS = f"(?:[{KIND_LETTERS}]{{1,{MAX_DECK}}}|-)"
_CARDS_OF_BOTH = f"{_CARDS}/{_CARDS}"
_OPTIONS = "".join(f"({kind.pattern})" for kind in Options.in_state().values())


@dataclass(frozen=True)
class Field:
    """One field of the line: its pattern, how it is written, and how it is read into a state."""

    name: str
    pattern: str
    write: Callable[[Record], str]
    read: Callable[[Record, str], None]


def kinds_text(kinds: Iterable[int]) -> str:
    return "".join(KIND_LETTERS[kind] for kind in kinds) or NONE


def counts_text(counts: Any) -> str:
    return kinds_text(kind for kind in range(KIND_COUNT) for _ in range(counts[kind]))


def lands_text(cards: Iterable[int]) -> str:
    return ".".join(land_text(card) for card in cards) or NONE


def read_kinds(text: str) -> list[int]:
    return [] if text == NONE else [KIND_LETTERS.index(letter) for letter in text]


def read_lands(text: str) -> list[int]:
    return [] if text == NONE else [parse_land(card) for card in text.split(".")]


def number_field(name: str) -> Field:
    return Field(name, r"-?\d{1,6}", lambda state: str(state[name]), lambda state, text: _set(state, name, int(text)))


def pair_field(name: str) -> Field:
    """Two numbers, seat 0 first."""

    def read(state: Record, text: str) -> None:
        state[name][:] = [int(part) for part in text.split("/")]

    return Field(name, r"\d{1,4}/\d{1,4}", lambda state: f"{state[name][0]}/{state[name][1]}", read)


def counts_field(name: str) -> Field:
    """Cards of both seats that have no order."""

    def read(state: Record, text: str) -> None:
        for seat, part in enumerate(text.split("/")):
            for kind in read_kinds(part):
                state[name][seat, kind] += 1

    return Field(name, _CARDS_OF_BOTH, lambda state: "/".join(map(counts_text, state[name])), read)


def _write_hands(state: Record) -> str:
    return "/".join(counts_text(hand_counts(hand)) for hand in state.hands)


def _read_hands(state: Record, text: str) -> None:
    for seat, part in enumerate(text.split("/")):
        for kind in read_kinds(part):
            state.hands[seat] += 1 << HAND_BITS * kind
            state.hand_sizes[seat] += 1


def stack_field(name: str, size: str, *, from_top: bool) -> Field:
    """Stacks of both seats."""
    step = -1 if from_top else 1

    def write(state: Record) -> str:
        return "/".join(kinds_text(state[name][seat, : state[size][seat]][::step]) for seat in range(2))

    def read(state: Record, text: str) -> None:
        for seat, part in enumerate(text.split("/")):
            kinds = read_kinds(part)[::step]
            state[size][seat] = len(kinds)
            state[name][seat, : len(kinds)] = kinds

    return Field(name, _CARDS_OF_BOTH, write, read)


def _set(state: Record, name: str, value: int) -> None:
    state[name] = value


def _write_stone(state: Record) -> str:
    return f"{state.stone_lane}:{state.stone_space}" if state.stone_space else NONE


def _read_stone(state: Record, text: str) -> None:
    if text != NONE:
        state.stone_lane, state.stone_space = map(int, text.split(":"))


def _read_path(state: Record, text: str) -> None:
    cards = read_lands(text)
    state.path_size = len(cards)
    state.path[: len(cards)] = cards


def _write_symbols(state: Record) -> str:
    return "+".join(SYMBOLS[symbol] for symbol in state.symbols)


def _read_symbols(state: Record, text: str) -> None:
    state.symbols[:] = [SYMBOLS.index(symbol) for symbol in text.split("+")]


def _write_landscapes(state: Record) -> str:
    """The pack, top first; the cards at the bottom that everybody knows follow a bar."""
    cards = state.landscapes[: state.land_size][::-1]
    hidden = state.land_size - state.bottom_size
    return lands_text(cards[:hidden]) + (f"|{lands_text(cards[hidden:])}" if state.bottom_size else "")


def _read_landscapes(state: Record, text: str) -> None:
    hidden, _, bottom = text.partition("|")
    lower = read_lands(bottom or NONE)
    cards = (read_lands(hidden) + lower)[::-1]
    state.land_size, state.bottom_size = len(cards), len(lower)
    state.landscapes[: len(cards)] = cards


def _read_removed(state: Record, text: str) -> None:
    for card in read_lands(text):
        state.removed[card] += 1


def _write_drawn(state: Record) -> str:
    return NONE if state.drawn < 0 else land_text(state.drawn) + "!" * int(state.drawn_known)


def _read_drawn(state: Record, text: str) -> None:
    state.drawn = -1 if text == NONE else parse_land(text.removesuffix("!"))
    state.drawn_known = text.endswith("!")


def _write_phase(state: Record) -> str:
    """The phase and, after a colon, what is awaited or chosen."""
    detail = {
        "deal": AWAITED[state.awaited],
        "target": EFFECTS[state.effect].replace(" ", "-"),
        "second": str(state.first),
        "order": str(state.ordered),
    }.get(PHASES[state.phase])
    return PHASES[state.phase] + (f":{detail}" if detail else "")


def _read_phase(state: Record, text: str) -> None:
    phase, _, detail = text.partition(":")
    state.phase, state.awaited = PHASES.index(phase), 0
    if phase == "deal":
        state.awaited = AWAITED.index(detail)
    elif phase == "target":
        state.effect = EFFECTS.index(detail.replace("-", " "))
    elif phase == "second":
        state.effect, state.first = EFFECTS.index("stone swap"), int(detail)
    elif phase == "order":
        state.ordered = int(detail)


def _write_turn(state: Record) -> str:
    """Plays from hand and pile, landscape cards laid and to be laid, and whether the plays are over."""
    return f"{state.plays[0]},{state.plays[1]},{state.laid},{state.to_lay}" + "e" * int(state.extending)


def _read_turn(state: Record, text: str) -> None:
    numbers = [int(number) for number in text.removesuffix("e").split(",")]
    state.plays[:], state.laid, state.to_lay = numbers[:2], numbers[2], numbers[3]
    state.extending = text.endswith("e")


def _write_shuffled(state: Record) -> str:
    """The cards that each pack was shuffled from; ``*`` for all cards of a player."""
    return "/".join("*" if (most == state.deck).all() else counts_text(most) for most in state.pack_most)


def _read_shuffled(state: Record, text: str) -> None:
    for seat, part in enumerate(text.split("/")):
        if part == "*":
            state.pack_most[seat] = state.deck
        else:
            for kind in read_kinds(part):
                state.pack_most[seat, kind] += 1


_LANDS = rf"[{LANDSCAPES}]{{2}}(?:\.[{LANDSCAPES}]{{2}}){{0,{MAX_PATH - 1}}}"
_SHUFFLED = rf"\*|[{KIND_LETTERS}]{{1,{MAX_DECK}}}|-"
_PHASE = "|".join(
    [
        "play|extend|orient|over",
        f"deal:(?:{'|'.join(what for what in AWAITED if what)})",
        f"target:(?:{'|'.join(effect.replace(' ', '-') for effect in EFFECTS)})",
        r"second:\d{1,2}|order:\d{1,2}",
    ]
)
FIELDS = (
    Field("path", f"{_LANDS}|-", lambda state: lands_text(state.path[: state.path_size]), _read_path),
    pair_field("ravens"),
    Field("stone", r"[01]:\d{1,2}|-", _write_stone, _read_stone),
    Field("symbols", rf"(?:{'|'.join(SYMBOLS)})\+(?:{'|'.join(SYMBOLS)})", _write_symbols, _read_symbols),
    counts_field("magic"),
    Field("hands", _CARDS_OF_BOTH, _write_hands, _read_hands),
    stack_field("piles", "pile_sizes", from_top=False),
    stack_field("packs", "pack_sizes", from_top=True),
    counts_field("discards"),
    Field("landscapes", rf"(?:{_LANDS}|-)(?:\|{_LANDS})?", _write_landscapes, _read_landscapes),
    Field(
        "removed",
        f"{_LANDS}|-",
        lambda state: lands_text(card for card in range(LAND_CODES) for _ in range(state.removed[card])),
        _read_removed,
    ),
    Field("drawn", rf"[{LANDSCAPES}]{{2}}!?|-", _write_drawn, _read_drawn),
    Field("phase", _PHASE, _write_phase, _read_phase),
    number_field("to_act"),
    Field("turn's", r"\d,\d,\d,\de?", _write_turn, _read_turn),
    number_field("turn"),
    number_field("stage"),
    number_field("starter"),
    number_field("stage_winner"),
    number_field("last_winner"),
    number_field("scoreless"),
    pair_field("scores"),
    Field("shuffled", f"(?:{_SHUFFLED})/(?:{_SHUFFLED})", _write_shuffled, _read_shuffled),
)


def components_text(state: Record) -> str:
    ways = tuple((int(a), int(b)) for a, b in state.ways[: state.way_count])
    return Components(tuple(map(int, state.lands)), tuple(map(int, state.deck)), ways).text()


def position_text(state: Record) -> str:
    """The position as one line of text; see ``docs/ravens.md``."""
    fields = [field.write(state) for field in FIELDS]
    return " ".join([*fields, "".join(Options.words_of(state)), components_text(state)])


def _impossible(text: str, reason: str) -> PositionError:
    case = {"why": "impossible", "found": quoted(text), "detail": reason}
    return PositionError(f"not a possible position: {quoted(text)}: {reason}", case=case)


def parse_position(text: str) -> tuple[Record, Options]:
    """Parse a position; return the state, whose generator is not started, and the options.

    :raises NotationError: if it is not well formed.
    :raises PositionError: if it cannot arise in a game.
    """
    parts = text.split(" ", len(FIELDS) + 1)
    switches = re.fullmatch(_OPTIONS, parts[-2]) if len(parts) == len(FIELDS) + 2 else None
    if switches is None:
        case = {"why": "position", "game": "Odins Raben", "found": quoted(text)}
        raise NotationError(f"not a position of Odins Raben: {quoted(text)}", case=case)
    for field, part in zip(FIELDS, parts, strict=False):
        if not re.fullmatch(field.pattern, part, re.ASCII):
            case = {"why": "position", "game": "Odins Raben", "found": f"{field.name} {quoted(part)}"}
            message = f"not a position of Odins Raben: {quoted(part)} is not valid for {field.name}"
            raise NotationError(message, case=case)
    try:
        state, options = new_state(2, Options.from_words([*switches.groups()], components=parts[-1]))
        for field, part in zip(FIELDS, parts, strict=False):
            field.read(state, part)
        reason = impossible(state) or (
            "" if position_text(state) == text else f"it must be written {position_text(state)!r}"
        )
    except (GameError, ValueError, OverflowError) as error:
        raise _impossible(text, str(error)) from error
    if reason:
        raise _impossible(text, reason)
    return state, options
