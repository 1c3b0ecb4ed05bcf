"""All texts of the terminal about a game of Odins Raben, made from views and actions only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from allfather import ravens
from allfather.ravens.game import RAVENS
from allfather.ravens.state import GOAL, TURN_LIMIT
from allfather.terminal.console import heading, wrap
from allfather.terminal.ravens_board import board_text, land_card, own_text, path_text, space_text, stone_text
from allfather.terminal.ravens_menu import hand_cards, verb_of
from allfather.terminal.seat_names import SeatNames

LEGEND = "M mountain, F forest, W water, S snow, P plains"

HELP_RULES = (
    f"The two ravens race along one row of cards, each in its own lane. {LEGEND}.",
    "In a turn you may play up to three cards from your hand and up to three off the top of your pile. Then you may"
    " add a card to the path, and your hand is filled up to five.",
    "A card of the landscape in front of your raven takes it there and on, as long as the landscape stays the same."
    " Two equal cards do for any landscape.",
    "A card put on your pile costs a play now, and can be played from the top later: so you can fly far in one turn.",
    "The stone (*) stops a raven. To clear it, pay twice at once: two right cards, two pairs, or one of each.",
    "Odin cards do one of two things. order: sort your pile, or lay two landscape cards. raven: the other raven back"
    " one, or yours on one. land: turn a card of the path, or take it out. stone: put the stone on a space, or swap two"
    " cards.",
    "Cards that show a symbol of the magic way can be laid there instead: whoever has more there gets 3 points.",
    "A raven on the last space ends the stage: its player gets a point for each space between the ravens."
    f" The game ends after the stage in which somebody reaches {GOAL}; more points win.",
)

HELP_KEYS = """\
What to type
  7              choice 7 of the menu; h4 puts the stone on Hugin's space 4
  fly m          the action itself, or its beginning: f m, p raven, l t, e
  fly ww         two equal cards; ^ is the top of your pile: fly ^1, drop ^
  m  menu        the choices again, or the next part of a long list
  h  hand        the whole table and your cards
  d  discards    discards, the magic way and landscape cards taken out
  l  log         what happened in your turn and the one before
  s  scores      points and the sizes of hands, piles and packs
  save FILE      write the game so far to a file
  q  quit        leave the table"""


def welcome(names: SeatNames) -> str:
    own, other = names.seats
    race = f"You fly with {RAVENS[own]}, {names.name(other)} with {RAVENS[other]}."
    goal = f"Be the first at the end of the path, far ahead: {GOAL} points win."
    return f"Welcome to Odins Raben. {race}\n{goal}\n{LEGEND}.\nType ? for help, q to leave."


def help_text(view: ravens.View) -> str:
    """The rules in a few lines and the list of commands."""
    options = view.options
    safe = [
        what for what, is_safe in (("a raven", options.protect_ravens), ("the stone", options.protect_stone)) if is_safe
    ]
    limits = [f"A card with {' or '.join(safe)} on it stays as it is."] if safe else []
    if options.back_needs_two:
        limits.append("A raven is never sent back from the first two spaces.")
    rules = [*HELP_RULES, " ".join(limits)] if limits else HELP_RULES
    return "\n".join(["How to play", *(wrap(f"  - {rule}", indent=4) for rule in rules), HELP_KEYS])


def stage_start_text(names: SeatNames, view: ravens.View) -> str:
    """Who starts the stage, if one has been set up."""
    if view.to_act is None:
        return "No cards have been dealt yet."
    begins = f"{names.in_sentence(view.to_act)} {names.verb(view.to_act, 'begin')}"
    return f"\nStage {view.stage}: {begins}. The magic way is {' + '.join(view.magic)}."


def turn_text(names: SeatNames, view: ravens.View) -> str:
    """What the person sees before the menu; within a turn, only what may have changed."""
    if view.phase == "extend":
        return ""
    if view.phase == "order":
        return f"\nYour new pile, bottom first: {' '.join(view.pile[: view.ordered]) or 'nothing yet'}"
    path = path_text(names, view)
    if view.phase == "orient":
        return f"\n{path}\nYou draw the landscape card {land_card(view.drawn)} (Hugin's lane, then Munin's)."
    if view.phase != "play":
        return f"\n{path}"
    if view.plays != (0, 0):
        return f"\n{path}\n{own_text(view)}"
    return f"\n{heading(f'Stage {view.stage}, turn {view.turn}: your turn')}\n{board_text(names, view)}"


def story(names: SeatNames, before: ravens.View, action: str, after: ravens.View) -> Iterator[str]:
    """Sentences about *action*, made between two views, without anything that only its player may know."""
    verb = verb_of(action)
    if verb in ("fly", "clear"):
        yield _flight(names, before, action, after)
    elif verb in ("pile", "drop", "magic"):
        yield _plain(names, before, action, after)
    elif verb in ("order", "raven"):
        yield _effect(names, before, action.removesuffix(" ^"), after)
    elif verb == "at" and after.phase != "second":
        yield _target(names, before, action, after)
    is_end = after.turn > before.turn
    trimmed = before.ravens[0] - after.ravens[0] if is_end else 0  # R32: nothing else moves a raven then
    for number, card in enumerate(after.path[len(before.path) - trimmed :], len(before.path) + 1):
        yield f"{names.does(_seat(before), 'lay')} {land_card(card)} at the end, card {number}."
    if is_end:
        yield _draw(names, before, after)
    if trimmed:
        yield _trimming(before.path[:trimmed])


def _trimming(cards: tuple[str, ...]) -> str:
    """A sentence about cards that leave a long path."""
    taken = " and ".join(map(land_card, cards))
    are = "goes" if len(cards) == 1 else "go"
    return f"The path is long: {taken} at its beginning {are} under the landscape pack."


def _seat(view: ravens.View) -> int:
    assert view.to_act is not None
    return view.to_act


def _new(before: tuple[str, ...], after: tuple[str, ...]) -> str:
    """The cards that were added."""
    return " ".join((Counter(after) - Counter(before)).elements())


def _from_pile(action: str) -> str:
    return " off the pile" if "^" in action and not hand_cards(action) else ""


def _flight(names: SeatNames, before: ravens.View, action: str, after: ravens.View) -> str:
    seat = _seat(before)
    how = f"with {_new(before.discards[seat], after.discards[seat])}{_from_pile(action)}"
    where = f"{RAVENS[seat]} to {space_text(after.ravens[seat])}"
    if action.startswith("clear"):
        return f"{names.does(seat, 'clear')} the stone {how} and {names.verb(seat, 'fly')}: {where}."
    return f"{names.does(seat, 'fly')} {how}: {where}."


def _plain(names: SeatNames, before: ravens.View, action: str, after: ravens.View) -> str:
    seat = _seat(before)
    verb, card = action.split()
    if verb == "pile":
        return f"{names.does(seat, 'put')} {card if seat == names.own else 'a card'} on the pile."
    if verb == "drop":
        card = _new(before.discards[seat], after.discards[seat])
        return f"{names.does(seat, 'drop')} {card}{_from_pile(action)}."
    card = _new(before.magic_cards[seat], after.magic_cards[seat])
    count = len(after.magic_cards[seat])
    return f"{names.does(seat, 'lay')} {card}{_from_pile(action)} on the magic way, {count} there now."


def _effect(names: SeatNames, before: ravens.View, effect: str, after: ravens.View) -> str:
    """A sentence about an effect without a target, or whose choices come later."""
    seat = _seat(before)
    moved = seat if effect == "raven on" else 1 - seat
    what = {
        "order pile": "the pile gets a new order",
        "order path": "the path gets longer",
        "raven back": f"{RAVENS[moved]} back to {space_text(after.ravens[moved])}",
        "raven on": f"{RAVENS[moved]} on to {space_text(after.ravens[moved])}",
    }
    return f"{names.does(seat, 'play')} {verb_of(effect)}: {what[effect]}."


def _target(names: SeatNames, before: ravens.View, action: str, after: ravens.View) -> str:
    """A sentence about an effect and its target."""
    seat = _seat(before)
    card = int(action.removeprefix("at ").rpartition(":")[2])
    as_it_lay = land_card(before.path[card - 1])
    what = {
        "land turn": lambda: f"card {card} is turned to {land_card(after.path[card - 1])}",
        "land remove": lambda: f"card {card}, {as_it_lay}, is taken out",
        "stone put": lambda: f"the stone is on {stone_text(after.stone)} now",
        "stone swap": lambda: f"cards {before.first} and {card} change places",
    }
    effect = before.effect or ""
    return f"{names.does(seat, 'play')} {verb_of(effect)}: {what[effect]()}."


def _draw(names: SeatNames, before: ravens.View, after: ravens.View) -> str:
    """A sentence about the end of a turn; it names only the person's own cards."""
    seat = _seat(before)
    count = after.hand_sizes[seat] - before.hand_sizes[seat]
    cards = _new(before.hand, after.hand) if seat == names.own else f"{count} card{'s' if count > 1 else ''}"
    if count == 0:
        return f"{names.does(seat, 'end')} the turn."
    shuffled = " from the shuffled discards" if after.pack_sizes[seat] > before.pack_sizes[seat] else ""
    return f"{names.does(seat, 'draw')} {cards}{shuffled}."


def stage_end_text(names: SeatNames, view: ravens.View, ending: dict[str, Any]) -> str:
    """Who won the stage, by how much, and the points (R24, R30)."""
    race = [ending["distance"] if seat == ending["winner"] else 0 for seat in range(2)]
    parts = [
        heading(f"Stage {ending['stage']} is over"),
        path_text(names, view),
        _race_text(names, view, ending),
        _magic_text(names, view, ending["magic"]),
        names.table(_points("race", race), _points("magic way", ending["magic"]), ("points", ending["scores"])),
    ]
    return "\n".join(["", *parts])


def _points(label: str, points: list[int]) -> tuple[str, list[str]]:
    return label, [f"+{point}" if point else "-" for point in points]


def _race_text(names: SeatNames, view: ravens.View, ending: dict[str, Any]) -> str:
    winner, distance = ending["winner"], ending["distance"]
    if winner is None:
        return f"After {TURN_LIMIT} turns nobody is ahead, so nobody wins it."
    why = "is at the end" if view.ravens[winner] == len(view.path) else f"is ahead after {TURN_LIMIT} turns"
    spaces = f"{distance} space{'' if distance == 1 else 's'}"
    return f"{RAVENS[winner]} {why}: {names.in_sentence(winner)} {names.verb(winner, 'win')} the stage by {spaces}."


def _magic_text(names: SeatNames, view: ravens.View, points: list[int]) -> str:
    counts = ", ".join(f"{names.in_sentence(seat)} {len(view.magic_cards[seat])}" for seat in names.seats)
    gains = [f"{points[seat]} points for {names.in_sentence(seat)}" for seat in range(2) if points[seat]]
    return f"Cards on the magic way: {counts}; {''.join(gains) or 'no points'}."
