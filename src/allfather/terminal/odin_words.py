"""Everything the terminal says about a game of ODIN. It knows views and actions, nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from textwrap import shorten

from allfather import odin
from allfather.odin.state import ONE_HAND
from allfather.terminal.console import WIDTH, table, wrap
from allfather.terminal.odin_menu import cards_of, value_text

OPPONENTS = ("Astrid", "Bjorn", "Freya", "Leif", "Sigrid")
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

SHORT = {"?": "help", "m": "menu", "h": "hand", "k": "known", "l": "log", "s": "scores", "q": "quit"}
"""Commands by their short names."""

_IRREGULAR = {"pass": "passes", "go": "goes"}

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


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits where, as seen from one seat."""

    players: int
    own: int

    @property
    def seats(self) -> list[int]:
        """All seats clockwise from the own one."""
        return [(self.own + step) % self.players for step in range(self.players)]

    def name(self, seat: int) -> str:
        return ("You", *OPPONENTS)[(seat - self.own) % self.players]

    def mid(self, seat: int) -> str:
        """The name inside a sentence."""
        return "you" if seat == self.own else self.name(seat)

    def verb(self, seat: int, word: str) -> str:
        """*word* as it follows the name: you lay, Astrid lays."""
        return word if seat == self.own else _IRREGULAR.get(word, f"{word}s")

    def names(self, seats: Sequence[int]) -> str:
        """Some seats for a sentence: ``Astrid, Bjorn and Freya``."""
        *most, last = map(self.name, seats)
        return f"{', '.join(most)} and {last}" if most else last

    def table(self, *rows: tuple[str, Sequence[object]]) -> str:
        """A table with a column for everybody; the values come by seat."""
        turned = [(label, [values[seat] for seat in self.seats]) for label, values in rows]
        return table([self.name(seat) for seat in self.seats], turned)


def heading(text: str) -> str:
    return f"-- {text} ".ljust(WIDTH, "-")


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


def prompt_text(actions: Sequence[str]) -> str:
    """The prompt; a single choice is offered for the Enter key."""
    if len(actions) > 1:
        return "Your choice: "
    what = "pass" if actions[0] == "pass" else f"lay {actions[0]}"
    return f"Press Enter to {what}: "


def known_text(company: Company, view: odin.View) -> str:
    """The cards that everybody could watch (O17)."""
    lines = ["Cards that the others were seen taking and still hold:"]
    for seat in company.seats[1:]:
        lines.append(f"  {company.name(seat):<7} {' '.join(view.known[seat]) or 'none'}")
    return "\n".join([*lines, wrap(f"Discards: {' '.join(view.discards) or 'none'}", indent=10)])


def log_text(rounds: Sequence[Sequence[str]]) -> str:
    """The present round of these; if nothing has happened in it yet, the one before."""
    if rounds[-1]:
        return "\n".join(["In this round:", *rounds[-1]])
    earlier = ["In the round before:", *rounds[-2]] if len(rounds) > 1 else []
    return "\n".join(["Nothing has happened in this round yet.", *earlier])


def refusal(error: Exception) -> str:
    """Why something cannot be done, in one sentence of bearable length."""
    reason = str(error)
    return wrap(shorten(f"{reason[:1].upper()}{reason[1:]}.", 2 * WIDTH, placeholder=" ..."))


def spoiler(view: odin.View) -> str:
    """A warning that belongs to the record of a game that still goes on."""
    return "" if view.phase == "over" else " (it names everybody's cards: no peeking)"


def story(company: Company, before: odin.View, action: str, after: odin.View) -> Iterator[str]:
    """Tell *action*, made between two views, in whole turns: a lay that a choice of card follows is not told yet."""
    seat = _actor(before)
    if action == "pass":
        yield f"{company.name(seat)} {company.verb(seat, 'pass')}."
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
    verb = company.verb(seat, "lead" if leads else "lay")
    return f"{company.name(seat)} {verb} {set_with_value(cards)}{consequence}."


def _consequence(company: Company, before: odin.View, laid: int) -> str:
    """What comes of laying so many cards when there is no choice of a card to take (O9, O10)."""
    seat = _actor(before)
    if before.sizes[seat] == laid:
        return f" and {company.verb(seat, 'go')} out"
    return f" and {company.verb(seat, 'take')} {before.middle[0]}" if before.middle else ""


def has_hand_ended(before: odin.View, after: odin.View) -> bool:
    return after.to_act is None or after.hand_number > before.hand_number


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


def game_end_text(company: Company, view: odin.View, winners: Sequence[int]) -> str:
    """Who won (O15), and what can still be done."""
    if not winners:
        return "The next hand has not been dealt, so the game stops here."
    points = view.scores[winners[0]]
    unit = "point" if points == 1 else "points"
    if len(winners) == 1:
        won = f"{company.name(winners[0])} {company.verb(winners[0], 'win')} the game with {points} {unit}."
    else:
        won = f"{company.names(winners)} share the win with {points} {unit} each."
    return f"\n{heading('The game is over')}\n{won}\nType save FILE to keep a record of this game."
