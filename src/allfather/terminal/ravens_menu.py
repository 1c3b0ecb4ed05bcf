"""The menu of Odins Raben and the parsing of its input."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from allfather import ravens
from allfather.ravens.cards import LANDSCAPES
from allfather.ravens.game import RAVENS
from allfather.ravens.notation import ACTION_TEXTS
from allfather.terminal import menu
from allfather.terminal.help import labelled
from allfather.terminal.ravens_board import land_card
from allfather.words import Words

ODIN_CARD = "terminal-ravens-play-odin"
GROUPS = {
    "fly": "ravens-do-fly",
    "clear": "ravens-do-clear",
    "order": ODIN_CARD,
    "raven": ODIN_CARD,
    "land": ODIN_CARD,
    "stone": ODIN_CARD,
    "magic": "ravens-do-magic",
    "pile": "ravens-do-pile",
    "drop": "ravens-do-drop",
    "end": "ravens-do-end",
    "extend": "ravens-now-extend",
    "stay": "ravens-now-extend",
    "keep": "ravens-now-orient",
    "turn": "ravens-now-orient",
    "next": "ravens-now-order",
}
"""The messages that are titles of the menu, by the first word of an action, in menu order."""

TARGETS = {
    "land turn": "ravens-now-land-turn",
    "land remove": "ravens-now-land-remove",
    "stone swap": "ravens-now-stone-swap",
}

EFFECTS = {
    "order pile": "ravens-do-order-pile",
    "order path": "ravens-do-order-path",
    "land turn": "ravens-do-land-turn",
    "land remove": "ravens-do-land-remove",
    "stone put": "ravens-do-stone-put",
    "stone swap": "ravens-do-stone-swap",
    "end": "ravens-do-end",
    "extend": "ravens-do-extend",
    "stay": "ravens-do-stay",
}
"""The messages about actions that are always described in the same way."""


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
    hint: ClassVar[str] = "terminal-ravens-hint"

    @classmethod
    def of(cls, t: Words, view: ravens.View, landings: dict[str, int]) -> Menu:
        order = list(GROUPS)
        if view.phase in ("target", "second"):
            return cls(t, view, view.legal, landings)
        return cls(t, view, tuple(sorted(view.legal, key=lambda action: order.index(verb_of(action)))), landings)

    def nothing(self) -> str:
        return self.t("ravens-now-done")

    def keys(self) -> dict[str, str]:
        """The actions by what to type: numbers, for targets those of the cards, for the stone with the lane: ``h4``."""
        if self.view.phase in ("target", "second"):
            return {_target_key(action): action for action in self.actions}
        return menu.Menu.keys(self)

    def title(self, action: str) -> str:
        if not action.startswith("at "):
            return self.t(GROUPS[verb_of(action)])
        if ":" in action:
            return self.t("terminal-ravens-put-stone", raven=RAVENS[int(action[3])])
        if self.view.first is not None:
            return self.t("terminal-ravens-swap-with", card=self.view.first)
        return self.t(TARGETS[self.view.effect or ""])

    def label(self, action: str) -> str:
        verb, _, rest = action.partition(" ")
        if verb == "at":
            lane, _, card = rest.rpartition(":")
            landscapes = self.view.path[int(card) - 1]
            return landscapes[int(lane)] if lane else land_card(landscapes)
        if verb == "next":
            return rest
        typed, effect = f"{action}{self._off_pile(action)}", self._effect(action.removesuffix(" ^"))
        return labelled(self.t, typed, effect) if effect else typed

    def _off_pile(self, action: str) -> str:
        """The cards that ``^`` stands for, which the owner may look at (R5)."""
        count = top_cards(action)
        return f" ({' '.join(self.view.pile[-count:])})" if count else ""

    def _effect(self, action: str) -> str:
        """What *action* does; empty if the title says so."""
        own = self.view.seat or 0
        if (verb := verb_of(action)) in self.landings:
            space = self.landings[verb]
            return self.t("ravens-do-fly-goal" if space == len(self.view.path) else "ravens-do-fly-to", space=space)
        if action == "raven back":
            return self._move(1 - own, "ravens-do-raven-back", -1)
        if action == "raven on":
            return self._move(own, "ravens-do-raven-on", 1)
        if action in ("keep", "turn"):
            return land_card(self.view.drawn[:: 1 if action == "keep" else -1])
        return self.t(EFFECTS[action]) if action in EFFECTS else ""

    def _move(self, lane: int, message: str, step: int) -> str:
        """What a raven card does to the raven of *lane*; the start is not a space."""
        space = self.view.ravens[lane] + step
        return self.t(f"{message}-to" if space else message, raven=RAVENS[lane], space=space)

    def parse(self, typed: str) -> str:
        """Parse a key of the menu or an action; words may be abbreviated as long as they are unambiguous."""
        if (key := typed.lower()) in (keys := self.keys()):
            return keys[key]
        words = _words(typed)
        near = [action for action in self.actions if _begins(words, action)]
        found = _exact(words, near) or _exact(words, ACTION_TEXTS) or _as_long(words, near) or near
        if len(found) > 1:
            raise menu.Misread(
                self.t("terminal-ravens-ambiguous", typed=menu.quoted(typed), actions=self.t.listed(found, "or"))
            )
        return found[0] if found else self.refuse(typed)


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
