"""All texts of the terminal about a game of ODIN, made from views and actions only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from allfather import odin
from allfather.odin.cards import NUMBERS
from allfather.odin.state import ONE_HAND
from allfather.terminal.console import heading, wrap
from allfather.terminal.help import COMMANDS, NUMBER, RULES_COMMAND, labelled
from allfather.terminal.odin_menu import cards_of, value_text
from allfather.terminal.seat_names import SeatNames
from allfather.words import Words

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

HELP = {
    **NUMBER,
    "g7 g3": "terminal-odin-help-cards",
    "p": "terminal-odin-help-pass",
    "k  known": "terminal-odin-help-known",
    **COMMANDS,
    **RULES_COMMAND,
}
RULES = ("rule-O4", "rule-O6", "rule-O7", "rule-O8", "rule-O9", "rule-O10", "rule-O11", "rule-O12", "rule-O13")
"""The messages of the rules that are needed during a hand; the options tell the others."""


def set_with_value(cards: Sequence[str]) -> str:
    """A set and its value, unless it is a single card."""
    joined = " ".join(cards)
    return joined if len(cards) == 1 else f"{joined} ({value_text(list(cards))})"


def welcome(names: SeatNames, view: odin.View, title: str) -> str:
    t = names.t
    # The messages name a card, "red 5"; without a number, only its colour.
    colours = ", ".join(f"{letter} {t(f'colour-{letter}', number='').strip()}" for letter in view.colours)
    paragraphs = [
        f"{t('terminal-welcome', game=title)} {t('terminal-at-table', names=names.listed(names.seats))}",
        f"{t('terminal-odin-aim')} {end_text(t, view)}",
        t("terminal-odin-cards", colours=colours),
    ]
    return "\n".join(map(wrap, paragraphs))


def end_text(t: Words, view: odin.View) -> str:
    """When the game ends and who wins (O15, O16)."""
    limit = view.options.limit
    return t("terminal-odin-end-hand") if limit == ONE_HAND else t("terminal-odin-end", limit=limit)


def options_lines(t: Words, view: odin.View) -> list[str]:
    """How this game ends, and what was agreed on for it (O16, O18, O19)."""
    options = view.options
    return [
        end_text(t, view),
        labelled(t, t("option-opener"), t(f"option-opener-{options.opener}")),
        labelled(t, t("option-whole_hand"), t(f"option-whole_hand-{options.whole_hand}")),
    ]


def grouped(cards: Sequence[str]) -> str:
    """Cards of a hand, with a gap between colours."""
    return "  ".join(" ".join(group) for _, group in groupby(cards, key=lambda card: card[0]))


def hand_text(t: Words, view: odin.View) -> str:
    """The person's cards."""
    return t("terminal-odin-hand", cards=grouped(view.hand))


def middle_text(names: SeatNames, view: odin.View) -> str:
    if view.owner is None:
        return names.t("terminal-odin-middle-empty")
    return wrap(names.say("terminal-odin-middle", view.owner, cards=set_with_value(view.middle)), indent=2)


def hand_and_middle(names: SeatNames, view: odin.View) -> str:
    return f"{middle_text(names, view)}\n{hand_text(names.t, view)}"


def open_text(names: SeatNames, views: Sequence[odin.View]) -> str:
    """The middle and the hands of all seats, by their *views*."""
    t = names.t
    hands = [labelled(t, names.name(seat), grouped(views[seat].hand) or t("terminal-none")) for seat in names.seats]
    return "\n".join([middle_text(names, views[0]), *(wrap(hand, indent=2) for hand in hands)])


def scores_text(names: SeatNames, view: odin.View) -> str:
    return names.table((names.t("terminal-cards"), view.sizes), (names.t("terminal-points"), view.scores))


def turn_text(names: SeatNames, view: odin.View) -> str:
    """What the person sees before the menu."""
    if view.phase == "take":
        beaten, middle = set_with_value(view.beaten), set_with_value(view.middle)
        return f"\n{wrap(names.t('terminal-odin-beat', beaten=beaten, cards=middle))}\n{hand_text(names.t, view)}"
    doing = "lead" if view.owner is None else "follow"
    title = heading(names.t("terminal-odin-turn", number=view.hand_number, doing=doing))
    return f"\n{title}\n{scores_text(names, view)}\n{hand_and_middle(names, view)}"


def known_text(names: SeatNames, view: odin.View) -> str:
    """The cards that everybody knows (O17)."""
    t = names.t
    lines = [wrap(t("terminal-odin-known"))]
    for seat in names.seats[1:]:
        lines.append(f"  {names.name(seat):<7} {' '.join(view.known[seat]) or t('terminal-none')}")
    discards = labelled(t, t("odin-discards"), " ".join(view.discards) or t("terminal-none"))
    return "\n".join([*lines, wrap(discards, indent=2)])


def story(names: SeatNames, before: odin.View, action: str, after: odin.View) -> Iterator[str]:
    """Sentences about *action*, made between two views; a play is reported with the choice of a card that follows."""
    seat = _actor(before)
    if action == "pass":
        yield names.say("terminal-odin-passes", seat)
        if not after.middle:
            yield names.say("terminal-odin-round-over", _actor(after))
    elif action.startswith("+"):
        yield names.say("terminal-odin-takes", seat, cards=set_with_value(before.middle), card=action[1:])
    elif after.phase != "take":
        yield _play_text(names, before, cards_of(action))


def _actor(view: odin.View) -> int:
    assert view.to_act is not None
    return view.to_act


def _play_text(names: SeatNames, before: odin.View, cards: Sequence[str]) -> str:
    """A sentence about playing *cards* without a choice of a card to take (O9, O10)."""
    seat, played = _actor(before), set_with_value(cards)
    is_out = before.sizes[seat] == len(cards)
    if not before.middle:
        return names.say("terminal-odin-leads-out" if is_out else "terminal-odin-leads", seat, cards=played)
    if is_out:
        return names.say("terminal-odin-plays-out", seat, cards=played)
    return names.say("terminal-odin-takes", seat, cards=played, card=before.middle[0])


def hand_end_text(names: SeatNames, before: odin.View, after: odin.View) -> str:
    """The points of the hand that ended between two views (O13)."""
    t = names.t
    points = [new - old for old, new in zip(before.scores, after.scores, strict=True)]
    left = t("terminal-odin-cards-left"), [f"+{point}" if point else "-" for point in points]
    title = heading(t("terminal-odin-hand-over", number=before.hand_number))
    return f"\n{title}\n{names.table(left, (t('terminal-points'), after.scores))}"


def hand_start_text(names: SeatNames, view: odin.View) -> str:
    """Who opens the hand, if one has been dealt."""
    if view.opener is None:
        return names.t("terminal-no-cards")
    return f"\n{wrap(names.say('terminal-odin-opens', view.opener, number=view.hand_number))}"
