"""Everything the terminal says about a game of ODIN. It knows views and actions, nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from allfather import odin
from allfather.odin.state import ONE_HAND
from allfather.terminal.company import Company
from allfather.terminal.console import heading, wrap
from allfather.terminal.odin_menu import cards_of, value_text

COLOUR_NAMES = {"R": "red", "O": "orange", "Y": "yellow", "G": "green", "B": "blue", "P": "purple"}
ATTRIBUTES = {
    "R": "1;38;5;231;48;5;160",
    "O": "1;38;5;16;48;5;208",
    "Y": "1;38;5;16;48;5;226",
    "G": "1;38;5;16;48;5;77",
    "B": "1;38;5;231;48;5;26",
    "P": "1;38;5;231;48;5;91",
}
"""A background of its own keeps a card readable on dark and on light terminals."""
CARD_PAINT = {f"{colour}{number}": look for colour, look in ATTRIBUTES.items() for number in range(1, 10)}

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
    """A set and its value; a single card says it itself."""
    joined = " ".join(cards)
    return joined if len(cards) == 1 else f"{joined} ({value_text(list(cards))})"


def hand_text(view: odin.View) -> str:
    """The own cards, with a gap between colours."""
    colours = groupby(view.hand, key=lambda card: card[0])
    return f"You hold: {'  '.join(' '.join(cards) for _, cards in colours)}"


def welcome(company: Company, view: odin.View) -> str:
    colours = ", ".join(f"{letter}1 {COLOUR_NAMES[letter]}" for letter in view.colours)
    return "\n".join(
        [
            f"Welcome to ODIN. At the table: {company.names(company.seats)}.",
            wrap(f"Get rid of your cards: each one you are left with is a point, and {end_text(view)}."),
            f"Cards 1 to 9: {colours}.",
            "Type ? for help, q to leave.",
        ]
    )


def end_text(view: odin.View) -> str:
    """When the game ends and who wins (O15, O16)."""
    limit = view.options.limit
    return "the fewest win" if limit == ONE_HAND else f"when somebody has {limit}, the fewest win"


def help_text(view: odin.View) -> str:
    """The rules in a few lines, then what can be typed."""
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


def middle_text(company: Company, view: odin.View) -> str:
    if view.owner is None:
        return "Middle:   empty"
    value = f" = {value_text(view.middle)}" if len(view.middle) > 1 else ""
    return f"Middle:   {' '.join(view.middle)}{value}, laid by {company.mid(view.owner)}"


def hand_and_middle(company: Company, view: odin.View) -> str:
    return f"{middle_text(company, view)}\n{hand_text(view)}"


def scores_text(company: Company, view: odin.View) -> str:
    return company.table(("cards", view.sizes), ("points", view.scores))


def turn_text(company: Company, view: odin.View) -> str:
    """All that a person wants to see before choosing, but for the choices."""
    if view.phase == "take":
        beat = f"You beat {set_with_value(view.beaten)} with {set_with_value(view.middle)}."
        return f"\n{beat}\n{hand_text(view)}"
    title = heading(f"Hand {view.hand_number}: {'you lead' if view.owner is None else 'your turn'}")
    return f"\n{title}\n{scores_text(company, view)}\n{hand_and_middle(company, view)}"


def known_text(company: Company, view: odin.View) -> str:
    """The cards that everybody could watch (O17)."""
    lines = ["Cards that the others were seen taking and still hold:"]
    for seat in company.seats[1:]:
        lines.append(f"  {company.name(seat):<7} {' '.join(view.known[seat]) or 'none'}")
    return "\n".join([*lines, wrap(f"Discards: {' '.join(view.discards) or 'none'}", indent=10)])


def story(company: Company, before: odin.View, action: str, after: odin.View) -> Iterator[str]:
    """Tell *action*, made between two views, in whole turns: a lay that a choice of card follows is not told yet."""
    seat = _actor(before)
    if action == "pass":
        yield f"{company.does(seat, 'pass')}."
        if not after.middle:
            leader = _actor(after)
            yield f"Everyone else passed: {company.mid(leader)} {company.verb(leader, 'lead')}."
    elif action.startswith("+"):
        yield _lay_text(company, seat, before.middle, f" and {company.verb(seat, 'take')} {action[1:]}")
    elif after.phase != "take":
        cards = cards_of(action)
        yield _lay_text(company, seat, cards, _consequence(company, before, len(cards)), leads=not before.middle)


def _actor(view: odin.View) -> int:
    assert view.to_act is not None
    return view.to_act


def _lay_text(company: Company, seat: int, cards: Sequence[str], consequence: str, *, leads: bool = False) -> str:
    does = company.does(seat, "lead" if leads else "lay")
    return f"{does} {set_with_value(cards)}{consequence}."


def _consequence(company: Company, before: odin.View, laid: int) -> str:
    """What comes of laying so many cards when there is no choice of a card to take (O9, O10)."""
    seat = _actor(before)
    if before.sizes[seat] == laid:
        return f" and {company.verb(seat, 'go')} out"
    return f" and {company.verb(seat, 'take')} {before.middle[0]}" if before.middle else ""


def hand_end_text(company: Company, before: odin.View, after: odin.View) -> str:
    """Points of the hand that ended between two views (O13)."""
    points = [new - old for old, new in zip(before.scores, after.scores, strict=True)]
    rows = ("cards left", [f"+{point}" if point else "-" for point in points]), ("points", after.scores)
    return f"\n{heading(f'Hand {before.hand_number} is over')}\n{company.table(*rows)}"


def hand_start_text(company: Company, view: odin.View) -> str:
    """Who opens, if a hand has been dealt."""
    if view.opener is None:
        return "No cards have been dealt yet."
    return f"\nHand {view.hand_number}: {company.mid(view.opener)} {company.verb(view.opener, 'open')}."
