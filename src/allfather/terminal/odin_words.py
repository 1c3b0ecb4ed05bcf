"""All texts of the terminal about a game of ODIN, made from views and actions only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from allfather import odin
from allfather.odin.cards import NUMBERS
from allfather.odin.state import ONE_HAND
from allfather.terminal.console import heading, wrap
from allfather.terminal.odin_menu import cards_of, value_text
from allfather.terminal.seat_names import SeatNames

COLOUR_NAMES = {"R": "red", "O": "orange", "Y": "yellow", "G": "green", "B": "blue", "P": "purple"}
ATTRIBUTES = {
    "R": "1;38;5;231;48;5;160",
    "O": "1;38;5;16;48;5;208",
    "Y": "1;38;5;16;48;5;226",
    "G": "1;38;5;16;48;5;77",
    "B": "1;38;5;231;48;5;26",
    "P": "1;38;5;231;48;5;91",
}
"""ANSI attributes; an explicit background keeps cards readable on dark and light terminals."""
CARD_PAINT = {f"{letter}{number}": look for letter, look in ATTRIBUTES.items() for number in range(1, NUMBERS + 1)}

HELP_KEYS = """\
What to type
  7              choice 7 of the menu
  g2 g8          lay these cards, in any order; b7 also takes a card
  p              pass
  m  menu        the choices again, or the next part of a long list
  h  hand        your cards and the middle
  k  known       cards the others were seen taking, and the discards
  l  log         what happened in this round
  s  scores      cards and points of everybody
  save FILE      write the game so far to a file
  q  quit        leave the table"""


def set_with_value(cards: Sequence[str]) -> str:
    """A set and its value, unless it is a single card."""
    joined = " ".join(cards)
    return joined if len(cards) == 1 else f"{joined} ({value_text(list(cards))})"


def hand_text(view: odin.View) -> str:
    """The person's cards, with a gap between colours."""
    colours = groupby(view.hand, key=lambda card: card[0])
    return f"You hold: {'  '.join(' '.join(cards) for _, cards in colours)}"


def welcome(names: SeatNames, view: odin.View) -> str:
    colours = ", ".join(f"{letter}1 {COLOUR_NAMES[letter]}" for letter in view.colours)
    return "\n".join(
        [
            f"Welcome to ODIN. At the table: {names.joined(names.seats)}.",
            wrap(f"Get rid of your cards: each one you are left with is a point, and {end_text(view)}."),
            f"Cards 1 to {NUMBERS}: {colours}.",
            "Type ? for help, q to leave.",
        ]
    )


def end_text(view: odin.View) -> str:
    """When the game ends and who wins (O15, O16)."""
    limit = view.options.limit
    return "the fewest win" if limit == ONE_HAND else f"when somebody has {limit}, the fewest win"


def help_text(view: odin.View) -> str:
    """The rules in a few lines and the list of commands."""
    whole = "must" if view.options.whole_hand == "forced" else "may"
    rules = [
        "Cards laid together share a colour or a number. Their digits from high to low make their value:"
        " G2 with G8 is worth 82.",
        f"A round begins with a single card. A leader whose cards are all alike {whole} put down all of them instead.",
        "To follow, lay as many cards as the middle has, or one more, with a greater value. Or pass:"
        " you can still join in when your turn comes again.",
        "If you beat the middle, you pick up one of its cards; the others are out of play.",
        "When all the others pass, one after another, the last to lay begins the next round.",
        f"A hand stops as soon as somebody has laid the last card. Cards left over are points: {end_text(view)}.",
    ]
    return "\n".join(["How to play", *(wrap(f"  - {rule}", indent=4) for rule in rules), HELP_KEYS])


def middle_text(names: SeatNames, view: odin.View) -> str:
    if view.owner is None:
        return "Middle:   empty"
    value = f" = {value_text(view.middle)}" if len(view.middle) > 1 else ""
    return f"Middle:   {' '.join(view.middle)}{value}, laid by {names.in_sentence(view.owner)}"


def hand_and_middle(names: SeatNames, view: odin.View) -> str:
    return f"{middle_text(names, view)}\n{hand_text(view)}"


def scores_text(names: SeatNames, view: odin.View) -> str:
    return names.table(("cards", view.sizes), ("points", view.scores))


def turn_text(names: SeatNames, view: odin.View) -> str:
    """What the person sees before the menu."""
    if view.phase == "take":
        beat = f"You beat {set_with_value(view.beaten)} with {set_with_value(view.middle)}."
        return f"\n{beat}\n{hand_text(view)}"
    title = heading(f"Hand {view.hand_number}: {'you lead' if view.owner is None else 'your turn'}")
    return f"\n{title}\n{scores_text(names, view)}\n{hand_and_middle(names, view)}"


def known_text(names: SeatNames, view: odin.View) -> str:
    """The cards that everybody knows (O17)."""
    lines = ["Cards that the others were seen taking and still hold:"]
    for seat in names.seats[1:]:
        lines.append(f"  {names.name(seat):<7} {' '.join(view.known[seat]) or 'none'}")
    return "\n".join([*lines, wrap(f"Discards: {' '.join(view.discards) or 'none'}", indent=10)])


def story(names: SeatNames, before: odin.View, action: str, after: odin.View) -> Iterator[str]:
    """Sentences about *action*, made between two views; a lay is reported with the choice of a card that follows it."""
    seat = _actor(before)
    if action == "pass":
        yield f"{names.does(seat, 'pass')}."
        if not after.middle:
            leader = _actor(after)
            yield f"Everyone else passed: {names.in_sentence(leader)} {names.verb(leader, 'lead')}."
    elif action.startswith("+"):
        yield _lay_text(names, seat, before.middle, f" and {names.verb(seat, 'take')} {action[1:]}")
    elif after.phase != "take":
        cards = cards_of(action)
        yield _lay_text(names, seat, cards, _consequence(names, before, len(cards)), leads=not before.middle)


def _actor(view: odin.View) -> int:
    assert view.to_act is not None
    return view.to_act


def _lay_text(names: SeatNames, seat: int, cards: Sequence[str], consequence: str, *, leads: bool = False) -> str:
    does = names.does(seat, "lead" if leads else "lay")
    return f"{does} {set_with_value(cards)}{consequence}."


def _consequence(names: SeatNames, before: odin.View, laid: int) -> str:
    """The consequence of laying *laid* cards without a choice of a card to take (O9, O10)."""
    seat = _actor(before)
    if before.sizes[seat] == laid:
        return f" and {names.verb(seat, 'go')} out"
    return f" and {names.verb(seat, 'take')} {before.middle[0]}" if before.middle else ""


def hand_end_text(names: SeatNames, before: odin.View, after: odin.View) -> str:
    """The points of the hand that ended between two views (O13)."""
    points = [new - old for old, new in zip(before.scores, after.scores, strict=True)]
    rows = ("cards left", [f"+{point}" if point else "-" for point in points]), ("points", after.scores)
    return f"\n{heading(f'Hand {before.hand_number} is over')}\n{names.table(*rows)}"


def hand_start_text(names: SeatNames, view: odin.View) -> str:
    """Who opens the hand, if one has been dealt."""
    if view.opener is None:
        return "No cards have been dealt yet."
    return f"\nHand {view.hand_number}: {names.in_sentence(view.opener)} {names.verb(view.opener, 'open')}."
