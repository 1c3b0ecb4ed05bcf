"""Generates ``src/games/GAME/notation.ts``: what the page must know of a game's notation. ``make protocol`` runs it.

A table of the server works without the module of its game, so this is part of the page.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from allfather import odin, ravens
from allfather.core.errors import IllegalAction
from allfather.odin import cards as odin_cards
from allfather.odin.notation import CARD_TEXTS
from allfather.ravens.cards import EFFECTS, LANDSCAPES, NEXT
from allfather.ravens.notation import ACTION_TEXTS, hand_counts, kind_list
from allfather.ravens.rules import cost

GAMES = Path(__file__).parent / "src" / "games"
HEAD = "/** The notation of {title}. Written by web/notation.py from the rules: `make protocol`. */\n"
TOP = "^"
"""Stands for a card off the top of the pile."""


def odin_notation() -> str:
    """The constants of ODIN's cards and actions."""
    take = odin.Game.action_text(odin_cards.TAKE)
    return written(
        odin.Game.title,
        "/** The letters of the colours. */",
        f"export const COLOURS = '{odin_cards.COLOURS}'",
        numbers("NUMBERS", range(1, odin_cards.NUMBERS + 1)),
        "/** Cards that each seat is dealt. */",
        f"export const HAND = {odin_cards.HAND}",
        "/** Colours in a game for two. */",
        f"export const DUEL_COLOURS = {odin_cards.DUEL_COLOURS}",
        f"export const PASS = '{odin.Game.action_text(odin_cards.PASS)}'",
        "/** Begins the action that takes the card after it. */",
        f"export const TAKE = '{take.removesuffix(CARD_TEXTS[0])}'",
        "/** The largest sets: any cards of one of them can be laid together, and are written in its order. */",
        texts("LARGEST_SETS", largest_sets()),
        "/** How many cards more than the middle a set may have that beats it. */",
        f"export const MOST_MORE = {most_more()}",
    )


def largest_sets() -> list[str]:
    """The sets that are part of no other."""
    sets = {action: int(odin_cards.set_cards(action)) for action in range(1, odin_cards.TAKE)}
    return [
        odin.Game.action_text(action)
        for action, cards in sets.items()
        if not any(odin_cards.is_set(cards | 1 << card) for card in range(odin_cards.CARDS) if not cards >> card & 1)
    ]


def most_more() -> int:
    """How many cards more than the middle can beat it, as the rules tell whoever lays too many."""
    game = odin.Game(players=2, seed=1)
    game.play(game.legal()[0])
    hand = game.view(seat=game.to_act).hand
    held = max(([card for card in whole.split() if card in hand] for whole in largest_sets()), key=len)
    try:
        game.check(" ".join(held))
    except IllegalAction as error:
        return int(error.values["most"]) - int(error.values["size"])
    raise AssertionError("these cards beat the middle")


def ravens_notation() -> str:
    """The constants of the cards and actions of Odins Raben."""
    return written(
        ravens.Game.title,
        "/** The letters of the landscapes. */",
        f"export const LANDSCAPES = '{LANDSCAPES}'",
        "/** Cards that have an effect. */",
        texts("ODIN_CARDS", dict.fromkeys(effect.split()[0] for effect in EFFECTS)),
        "/** The first word of an action. */",
        "export type Verb =",
        *(f"  | '{verb}'" for verb in dict.fromkeys(text.split()[0] for text in ACTION_TEXTS)),
        f"/** The cards that an action uses: from hand, and a `{TOP}` for each off the top of the pile. */",
        mapped("COSTS", costs()),
    )


def costs() -> dict[str, str]:
    """The cards of every action that uses some."""
    found = {}
    for action in range(NEXT):
        hand, depth = cost(action)
        cards = [*kind_list(hand_counts(hand)), *[TOP] * int(depth)]
        if cards:
            found[ravens.Game.action_text(action)] = " ".join(cards)
    return found


def written(title: str, *lines: str) -> str:
    return "\n".join([HEAD.format(title=title), *lines, ""])


def numbers(name: str, values: Iterable[int]) -> str:
    return f"export const {name} = [{', '.join(map(str, values))}]"


def texts(name: str, values: Iterable[str]) -> str:
    lines = "".join(f"  '{value}',\n" for value in values)
    return f"export const {name} = [\n{lines}]"


def mapped(name: str, values: Mapping[str, str]) -> str:
    lines = "".join(f"  '{key}': '{value}',\n" for key, value in values.items())
    return f"export const {name}: Record<string, string> = {{\n{lines}}}"


FILES = {GAMES / "odin" / "notation.ts": odin_notation, GAMES / "ravens" / "notation.ts": ravens_notation}

if __name__ == "__main__":
    for file, write in FILES.items():
        file.write_text(write())
