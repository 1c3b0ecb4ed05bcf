"""All texts of the terminal about a game of Odins Raben, made from views and actions only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from allfather import ravens
from allfather.ravens.game import RAVENS
from allfather.ravens.state import GOAL, TURN_LIMIT
from allfather.terminal.console import heading, wrap
from allfather.terminal.help import COMMANDS, NUMBER, RULES_COMMAND, labelled
from allfather.terminal.ravens_board import board_text, land_card, own_text, path_text, pile_text
from allfather.terminal.ravens_menu import hand_cards, verb_of
from allfather.terminal.seat_names import SeatNames
from allfather.words import Words

HELP = {
    **NUMBER,
    "fly m": "terminal-ravens-help-fly",
    "fly ww": "terminal-ravens-help-pair",
    "fly ^1": "terminal-ravens-help-pile",
    "h4": "terminal-ravens-help-space",
    "d  discards": "terminal-ravens-help-discards",
    **COMMANDS,
    **RULES_COMMAND,
}
RULES = (
    *("rule-R4", "rule-R5", "rule-R6", "rule-R7", "rule-R8", "rule-R9", "rule-R10", "rule-R12", "rule-R13"),
    *("rule-R15", "rule-R16", "rule-R19", "rule-R20", "rule-R21", "rule-R22", "rule-R23", "rule-R24", "rule-R28"),
)
"""The messages of the rules that are needed during a stage; the options tell the others."""
PLAYS = {
    "fly": ("terminal-ravens-flies", "terminal-ravens-flies-pile"),
    "clear": ("terminal-ravens-clears", "terminal-ravens-clears-pile"),
    "drop": ("terminal-ravens-drops", "terminal-ravens-drops-pile"),
    "magic": ("terminal-ravens-adds-magic", "terminal-ravens-adds-magic-pile"),
}
"""The messages about cards that are played from hand, and off the pile only."""
EFFECTS = {
    "order pile": "terminal-ravens-order-pile",
    "order path": "terminal-ravens-order-path",
    "raven back": "terminal-ravens-raven-back",
    "raven on": "terminal-ravens-raven-on",
    "land turn": "terminal-ravens-land-turn",
    "land remove": "terminal-ravens-land-remove",
    "stone put": "terminal-ravens-stone-put",
    "stone swap": "terminal-ravens-stone-swap",
}
"""The messages about the effects of Odin cards."""


def welcome(names: SeatNames, title: str) -> str:
    t, (own, other) = names.t, names.seats
    race = t("terminal-ravens-race", own=RAVENS[own], name=names.name(other), other=RAVENS[other])
    paragraphs = [
        f"{t('terminal-welcome', game=title)} {race}",
        t("terminal-ravens-aim", goal=GOAL),
        t("terminal-ravens-landscapes"),
        t("terminal-ravens-odin-cards"),
    ]
    return "\n".join(map(wrap, paragraphs))


def options_lines(t: Words, view: ravens.View) -> list[str]:
    """What was agreed on for this game (R14, R18, R32)."""
    options = view.options
    switches = [name for name in ("back_needs_two", "protect_ravens", "protect_stone") if getattr(options, name)]
    most = options.longest_path
    cards = t("option-longest_path-cards", count=most) if most else t("option-longest_path-never")
    return [*(t(f"option-{name}") for name in switches), labelled(t, t("option-longest_path"), cards)]


def stage_start_text(names: SeatNames, view: ravens.View) -> str:
    """Who starts the stage, if one has been set up."""
    if view.to_act is None:
        return names.t("terminal-no-cards")
    magic = " + ".join(view.magic)
    return f"\n{wrap(names.say('terminal-ravens-begins', view.to_act, stage=view.stage, magic=magic))}"


def turn_text(names: SeatNames, view: ravens.View) -> str:
    """What the person sees before the menu; within a turn, only what may have changed."""
    t = names.t
    if view.phase == "extend":
        return ""
    if view.phase == "order":
        pile = " ".join(view.pile[: view.ordered]) or t("terminal-none")
        return f"\n{wrap(t('terminal-ravens-new-pile', cards=pile), indent=2)}"
    path = path_text(names, view)
    if view.phase == "orient":
        return f"\n{path}\n{wrap(t('terminal-ravens-drawn', card=land_card(view.drawn)))}"
    if view.phase != "play":
        return f"\n{path}"
    if view.plays != (0, 0):
        return f"\n{path}\n{own_text(t, view)}"
    title = heading(t("terminal-ravens-turn", stage=view.stage, turn=view.turn))
    return f"\n{title}\n{board_text(names, view)}"


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
    seat = _seat(before)
    if verb == "next" and after.phase != "order" and names.is_open:
        yield pile_text(names, seat, after)
    is_end = after.turn > before.turn
    trimmed = before.ravens[0] - after.ravens[0] if is_end else 0  # R32: nothing else moves a raven then
    for number, card in enumerate(after.path[len(before.path) - trimmed :], len(before.path) + 1):
        yield names.say("terminal-ravens-lays", seat, card=land_card(card), number=number)
    if is_end and after.pack_sizes[seat] > before.pack_sizes[seat]:
        yield names.t("replay-new-pack")
    if is_end:
        yield _draw(names, before, after)
    if trimmed:
        yield names.t("ravens-path-trimmed", count=trimmed)


def _seat(view: ravens.View) -> int:
    assert view.to_act is not None
    return view.to_act


def _new(before: tuple[str, ...], after: tuple[str, ...]) -> str:
    """The cards that were added."""
    return " ".join((Counter(after) - Counter(before)).elements())


def _play_message(action: str) -> str:
    """The message about playing the cards of *action*."""
    return PLAYS[verb_of(action)]["^" in action and not hand_cards(action)]


def _flight(names: SeatNames, before: ravens.View, action: str, after: ravens.View) -> str:
    seat = _seat(before)
    cards = _new(before.discards[seat], after.discards[seat])
    return names.say(_play_message(action), seat, cards=cards, raven=RAVENS[seat], space=after.ravens[seat])


def _plain(names: SeatNames, before: ravens.View, action: str, after: ravens.View) -> str:
    seat = _seat(before)
    verb, card = action.split()
    if verb == "pile":
        if names.is_open and seat != names.own:
            return names.t("ravens-did-pile-card", name=names.name(seat), card=card)
        return names.say("terminal-ravens-piles", seat, card=card if seat == names.own else "")
    if verb == "drop":
        return names.say(_play_message(action), seat, card=_new(before.discards[seat], after.discards[seat]))
    card, count = _new(before.magic_cards[seat], after.magic_cards[seat]), len(after.magic_cards[seat])
    return names.say(_play_message(action), seat, card=card, count=count)


def _effect(names: SeatNames, before: ravens.View, effect: str, after: ravens.View) -> str:
    """A sentence about an effect without a target, or whose choices come later."""
    seat = _seat(before)
    moved = seat if effect == "raven on" else 1 - seat
    return names.say(EFFECTS[effect], seat, raven=RAVENS[moved], space=after.ravens[moved])


def _target(names: SeatNames, before: ravens.View, action: str, after: ravens.View) -> str:
    """A sentence about an effect and its target."""
    effect = before.effect or ""
    lane, _, number = action.removeprefix("at ").rpartition(":")
    path = after.path if effect == "land turn" else before.path
    values = {
        "number": int(number),
        "card": land_card(path[int(number) - 1]),
        "raven": RAVENS[int(lane or 0)],
        "first": before.first or 0,
    }
    return names.say(EFFECTS[effect], _seat(before), **values)


def _draw(names: SeatNames, before: ravens.View, after: ravens.View) -> str:
    """A sentence about the end of a turn; it names only the person's own cards, or all that are open."""
    seat = _seat(before)
    count = after.hand_sizes[seat] - before.hand_sizes[seat]
    if count == 0:
        return names.say("terminal-ravens-ends-turn", seat)
    who = "you" if seat == names.own else "open" if names.is_open else "other"
    cards = _new(before.hand, after.hand)
    return names.t("terminal-ravens-draws", who=who, name=names.name(seat), count=count, cards=cards)


def stage_end_text(names: SeatNames, view: ravens.View, ending: dict[str, Any]) -> str:
    """Who won the stage, by how much, and the points (R24, R30)."""
    t = names.t
    race = [ending["distance"] if seat == ending["winner"] else 0 for seat in range(2)]
    parts = [
        heading(t("terminal-ravens-stage-over", stage=ending["stage"])),
        path_text(names, view),
        wrap(_race_text(names, view, ending)),
        wrap(_magic_text(names, view, ending["magic"])),
        names.table(
            _points(t("ravens-end-race"), race),
            _points(t("ravens-magic-way"), ending["magic"]),
            (t("terminal-points"), ending["scores"]),
        ),
    ]
    return "\n".join(["", *parts])


def _points(label: str, points: list[int]) -> tuple[str, list[str]]:
    return label, [f"+{point}" if point else "-" for point in points]


def _race_text(names: SeatNames, view: ravens.View, ending: dict[str, Any]) -> str:
    winner = ending["winner"]
    if winner is None:
        return names.t("terminal-ravens-nobody-ahead", turns=TURN_LIMIT)
    values = {"raven": RAVENS[winner], "count": ending["distance"]}
    if view.ravens[winner] == len(view.path):
        return names.say("terminal-ravens-won", winner, **values)
    return names.say("terminal-ravens-won-ahead", winner, turns=TURN_LIMIT, **values)


def _magic_text(names: SeatNames, view: ravens.View, points: list[int]) -> str:
    own, other = names.seats
    if names.own is None:
        counted = names.t.listed(f"{names.name(seat)} {len(view.magic_cards[seat])}" for seat in names.seats)
        winner = names.name(points.index(max(points)))
        values = {"gained": "one" if any(points) else "nobody", "points": max(points), "name": winner}
        return names.t("terminal-ravens-magic-points-open", counts=counted, **values)
    counts = {"own": len(view.magic_cards[own]), "other": len(view.magic_cards[other])}
    gained = "own" if points[own] else "other" if points[other] else "nobody"
    return names.t("terminal-ravens-magic-points", name=names.name(other), gained=gained, points=max(points), **counts)
