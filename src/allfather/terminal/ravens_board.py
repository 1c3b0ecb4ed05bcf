"""The board of Odins Raben as text: the path with ravens and stone, the sizes, and the person's cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from allfather import ravens
from allfather.ravens.cards import LANDSCAPES
from allfather.ravens.game import RAVENS
from allfather.terminal.console import WIDTH, table, wrap
from allfather.terminal.help import labelled
from allfather.terminal.seat_names import SeatNames
from allfather.words import Words

ATTRIBUTES = {
    "M": "1;38;5;231;48;5;241",
    "F": "1;38;5;231;48;5;28",
    "W": "1;38;5;231;48;5;26",
    "S": "1;38;5;16;48;5;255",
    "P": "1;38;5;16;48;5;220",
}
"""ANSI attributes: grey mountains, green forests, blue water, white snow, yellow plains."""
LANDSCAPE_PAINT = {letter * count: look for letter, look in ATTRIBUTES.items() for count in (1, 2)}

ACROSS = 20
"""Cards of the path per line."""
LABEL = 15
"""The width of the label of a lane."""
SIZES = (
    "terminal-points",
    "terminal-ravens-head-magic",
    "terminal-ravens-head-hand",
    "terminal-ravens-head-pile",
    "terminal-ravens-head-pack",
    "terminal-ravens-head-discards",
)
"""The messages above the columns of :func:`sizes_text`."""


def land_card(card: str) -> str:
    """A landscape card, Hugin's lane first: ``M/F``."""
    return "/".join(card)


def cards_text(t: Words, cards: Iterable[str]) -> str:
    """Sorted cards of a player, with a gap between kinds."""
    return "  ".join(" ".join(group) for _, group in groupby(cards)) or t("terminal-none")


def path_text(names: SeatNames, view: ravens.View) -> str:
    """The path, line by line: the numbers of the cards, then both lanes."""
    rows = range(0, len(view.path), ACROSS)
    return "\n".join(line for first in rows for line in _path_row(names, view, first))


def _path_row(names: SeatNames, view: ravens.View, first: int) -> Iterator[str]:
    cards = range(first + 1, min(first + ACROSS, len(view.path)) + 1)
    yield f"{'':{LABEL + 3}}{''.join(f'{card:>2} ' for card in cards)}".rstrip()
    for lane in range(2):
        label = f"{RAVENS[lane]} ({names.in_sentence(lane)})"
        if len(label) > LABEL:
            label = RAVENS[lane]
        start = "[ ]" if view.ravens[lane] == first == 0 else "   "
        yield f"{label:<{LABEL}}{start}{''.join(_space(view, lane, card) for card in cards)}".rstrip()


def _space(view: ravens.View, lane: int, card: int) -> str:
    """A space in three characters: brackets are the raven, a star after the landscape is the stone."""
    has_raven, has_stone = view.ravens[lane] == card, view.stone == (lane, card)
    return ("[" if has_raven else " ") + view.path[card - 1][lane] + ("*" if has_stone else "]" if has_raven else " ")


def sizes_text(names: SeatNames, view: ravens.View) -> str:
    """A line of numbers for each player."""
    rows = [
        (
            names.name(seat),
            (
                view.scores[seat],
                len(view.magic_cards[seat]),
                view.hand_sizes[seat],
                view.pile_sizes[seat],
                view.pack_sizes[seat],
                len(view.discards[seat]),
            ),
        )
        for seat in names.seats
    ]
    return table([names.t(message) for message in SIZES], rows)


def common_text(t: Words, view: ravens.View) -> str:
    """The parts of the board that belong to no player."""
    stone = t("terminal-ravens-stone-off")
    if view.stone:
        stone = t("terminal-ravens-stone", raven=RAVENS[view.stone[0]], space=view.stone[1])
    magic = labelled(t, t("ravens-magic-way"), " + ".join(view.magic))
    parts = [magic, stone, t("ravens-stack-landscapes", count=view.landscape_count)]
    line = "   ".join(parts)
    return line if len(line) <= WIDTH else "\n".join(parts)


def own_text(t: Words, view: ravens.View) -> str:
    """The person's cards, and how many of them may still be played this turn (R4)."""
    flights, others = ([card for card in view.hand if (card in LANDSCAPES) == flies] for flies in (True, False))
    hand = t("terminal-ravens-hand", cards=cards_text(t, flights))
    if others:
        hand = t("terminal-ravens-hand-odin", cards=cards_text(t, flights), odin=cards_text(t, others))
    pile = t("terminal-ravens-pile-empty")
    if view.pile:
        pile = t("terminal-ravens-pile", cards=" ".join(view.pile))
    from_hand, from_pile = view.plays_left
    return "\n".join(
        [hand, wrap(pile, indent=11), t("terminal-ravens-plays-left", hand=from_hand, pile=from_pile)],
    )


def board_text(names: SeatNames, view: ravens.View) -> str:
    """The whole board."""
    parts = sizes_text(names, view), common_text(names.t, view), path_text(names, view), own_text(names.t, view)
    return "\n".join(parts)


def open_text(names: SeatNames, views: Sequence[ravens.View]) -> str:
    """The board and the hands and piles of both seats, by their *views*."""
    t, view = names.t, views[0]
    lines = []
    for seat in names.seats:
        lines.append(labelled(t, f"{names.name(seat)} ({RAVENS[seat]})", cards_text(t, views[seat].hand)))
        if views[seat].pile:
            lines.append(pile_text(names, seat, views[seat]))
    cards = "\n".join(wrap(line, indent=2) for line in lines)
    return "\n".join([sizes_text(names, view), common_text(t, view), path_text(names, view), cards])


def pile_text(names: SeatNames, seat: int, view: ravens.View) -> str:
    """The pile of *seat*, whose *view* it is, from bottom to top."""
    cards = " ".join(view.pile)
    if seat == names.own:
        return names.t("terminal-ravens-pile", cards=cards)
    return labelled(names.t, names.t("ravens-title-pile", name=names.name(seat)), cards)


def open_cards_text(names: SeatNames, view: ravens.View) -> str:
    """The cards out of play that everybody knows (R31)."""
    t = names.t
    lines = [
        names.say(message, seat, cards=cards_text(t, cards[seat]))
        for message, cards in (("terminal-ravens-discards", view.discards), ("terminal-ravens-magic", view.magic_cards))
        for seat in names.seats
    ]
    lines.append(labelled(t, t("ravens-removed"), " ".join(map(land_card, view.removed)) or t("terminal-none")))
    if view.bottom:
        lines.append(labelled(t, t("ravens-bottom"), " ".join(map(land_card, view.bottom))))
    return "\n".join(wrap(line, indent=4) for line in lines)
