"""The menu of Odins Raben and the parsing of its input."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from allfather import ravens
from allfather.core.errors import GameError
from allfather.ravens.cards import LANDSCAPES
from allfather.ravens.game import RAVENS
from allfather.ravens.notation import ACTION_TEXTS
from allfather.terminal import menu
from allfather.terminal.ravens_board import land_card, space_text

GROUPS = {
    "fly": "Fly:",
    "clear": "Clear the stone and fly:",
    "order": "Play an Odin card:",
    "raven": "Play an Odin card:",
    "land": "Play an Odin card:",
    "stone": "Play an Odin card:",
    "magic": "Lay on the magic way:",
    "pile": "Put on your pile, to play it from there:",
    "drop": "Drop without effect:",
    "end": "",
    "extend": "Make the path longer before you draw?",
    "stay": "Make the path longer before you draw?",
    "keep": "Lay it at the end of the path:",
    "turn": "Lay it at the end of the path:",
    "next": "Which card comes next?",
}
"""The titles of the menu by the first word of an action, in menu order."""

TARGETS = {
    "land turn": "Turn which card?",
    "land remove": "Take out which card?",
    "stone swap": "Swap which card with a later one?",
}


def verb_of(action: str) -> str:
    """The first word of an action."""
    return action.partition(" ")[0]


def hand_cards(action: str) -> list[str]:
    """The cards from hand that an action needs."""
    verb, _, rest = action.partition(" ")
    if verb in ("fly", "clear"):
        return list(rest.partition("^")[0])
    if verb in ("pile", "drop", "magic"):
        return [] if rest == "^" else [rest]
    return [verb] if verb in ("order", "raven", "land", "stone") and not rest.endswith("^") else []


def top_cards(action: str) -> int:
    """The number of cards off the pile that an action needs."""
    _, mark, count = action.partition("^")
    return int(count or 1) if mark else 0


@dataclass(frozen=True, slots=True)
class Menu(menu.Menu[ravens.View]):
    """The legal actions of a view of Odins Raben."""

    landings: dict[str, int]
    """The spaces that ``fly`` and ``clear`` lead to, if they are legal."""

    closing: ClassVar[str] = "end"
    nothing: ClassVar[str] = "You can play no more cards:"
    hint: ClassVar[str] = "type what the menu has in front of a choice, an action such as fly m, or ? for help"

    @classmethod
    def of(cls, view: ravens.View, landings: dict[str, int]) -> Menu:
        order = list(GROUPS)
        if view.phase in ("target", "second"):
            return cls(view, view.legal, landings)
        return cls(view, tuple(sorted(view.legal, key=lambda action: order.index(verb_of(action)))), landings)

    def keys(self) -> dict[str, str]:
        """The actions by what to type: numbers, for targets those of the cards, for the stone with the lane: ``h4``."""
        if self.view.phase in ("target", "second"):
            return {_target_key(action): action for action in self.actions}
        return menu.Menu.keys(self)

    def title(self, action: str) -> str:
        if not action.startswith("at "):
            return GROUPS[verb_of(action)]
        if ":" in action:
            return f"Put the stone where in {RAVENS[int(action[3])]}'s lane?"
        if self.view.first is not None:
            return f"Swap card {self.view.first} with which?"
        return TARGETS[self.view.effect or ""]

    def label(self, action: str) -> str:
        verb, _, rest = action.partition(" ")
        if verb == "at":
            lane, _, card = rest.rpartition(":")
            landscapes = self.view.path[int(card) - 1]
            return landscapes[int(lane)] if lane else land_card(landscapes)
        if verb == "next":
            return rest
        effect = self._effect(action.removesuffix(" ^"))
        return f"{action}{self._off_pile(action)}{effect and f': {effect}'}"

    def _off_pile(self, action: str) -> str:
        """The cards that ``^`` stands for, which the owner may look at (R5)."""
        count = top_cards(action)
        return f" ({' '.join(self.view.pile[-count:])})" if count else ""

    def _effect(self, action: str) -> str:
        """What *action* does; empty if the title says so."""
        own = self.view.seat or 0
        mine, theirs = self.view.ravens[own], self.view.ravens[1 - own]
        drawn = self.view.drawn
        if (verb := verb_of(action)) in self.landings:
            return self._flight(self.landings[verb])
        words = {
            "order pile": "put your pile into a new order",
            "order path": "lay two landscape cards at the end",
            "raven back": f"{RAVENS[1 - own]} back to {space_text(theirs - 1)}",
            "raven on": self._flight(mine + 1),
            "land turn": "turn a landscape card round",
            "land remove": "take out a landscape card",
            "stone put": "put the stone on a space",
            "stone swap": "swap two landscape cards",
            "end": "no more plays this turn",
            "extend": "draw a landscape card and lay it at the end",
            "stay": "no",
            "keep": land_card(drawn),
            "turn": land_card(drawn[::-1]),
        }
        return words.get(action, "")

    def _flight(self, space: int) -> str:
        arrives = ", the end!" if space == len(self.view.path) else ""
        return f"{RAVENS[self.view.seat or 0]} to {space_text(space)}{arrives}"

    def parse(self, typed: str) -> str:
        """Parse a key of the menu or an action; words may be abbreviated as long as they are unambiguous."""
        if (key := typed.lower()) in (keys := self.keys()):
            return keys[key]
        words = _words(typed)
        near = [action for action in self.actions if _begins(words, action)]
        found = _exact(words, near) or _exact(words, ACTION_TEXTS) or _as_long(words, near) or near
        if len(found) > 1:
            raise GameError(f"{typed[:20]!r} could be {', '.join(found[:-1])} or {found[-1]}")
        return found[0] if found else self.refuse(typed)

    def missing(self, action: str) -> list[str]:
        return list((Counter(hand_cards(action)) - Counter(self.view.hand)).elements())


def _target_key(action: str) -> str:
    lane, _, card = action.removeprefix("at ").rpartition(":")
    return f"{RAVENS[int(lane)][0].lower() if lane else ''}{card}"


def _words(typed: str) -> list[str]:
    """The input in lower case, with the cards of a payment sorted and without spaces."""
    verb, *rest = typed.lower().split()
    payment = "".join(rest)
    if "fly".startswith(verb) or "clear".startswith(verb):
        letters, mark, count = payment.partition("^")
        rest = ["".join(sorted(letters, key=LANDSCAPES.lower().find)) + mark + count]
    return [verb, *filter(None, rest)]


def _begins(words: list[str], action: str) -> bool:
    """Whether each word is a prefix of the corresponding word of *action*."""
    whole = action.lower().split()
    return len(words) <= len(whole) and all(map(str.startswith, whole, words))


def _as_long(words: list[str], actions: Iterable[str]) -> list[str]:
    """The *actions* that match and have as many words as were typed."""
    return [action for action in actions if _begins(words, action) and len(action.split()) == len(words)]


def _exact(words: list[str], actions: Iterable[str]) -> list[str]:
    """The actions of :func:`_as_long` whose last word was typed in full."""
    return [action for action in _as_long(words, actions) if action.lower().split()[-1] == words[-1]]
