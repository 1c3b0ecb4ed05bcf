"""Games against bots that a browser already keeps: tests of the page begin in the position they need."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from allfather.games import find_game

PUT = """(game) => new Promise((done, failed) => {
  const opening = indexedDB.open('allfather', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' })
  opening.onerror = () => failed(opening.error)
  opening.onsuccess = () => {
    const transaction = opening.result.transaction('games', 'readwrite')
    transaction.objectStore('games').put(game)
    transaction.oncomplete = () => { opening.result.close(); done() }
  }
})"""
MOST_SEEDS = 400
MOST_ACTIONS = 600
Chooser = Callable[[random.Random, list[str]], str]


def new_game(name: str, players: int | None = None, *, seed: int) -> Any:
    """A game that remembers its seed, so that it can be :func:`kept`."""
    game: Any = find_game(name)(players, seed=seed)
    game.seed = seed
    return game


def kept(game: Any, **terms: Any) -> dict[str, Any]:
    """A game as browsers keep it, with the person in the first seat; *terms* replace the usual ones."""
    actions = [game.action_text(what) for kind, what in game.past if kind == "action"]
    return {
        "id": "a" * 15,
        "game": game.name,
        "rules": game.rules_version,
        "players": game.players,
        "options": dataclasses.asdict(game.options),
        "seed": f"{game.seed:x}",
        "seat": 0,
        "level": "karl",
        "pace": 0,
        "hints": True,
        "actions": actions,
        "undone": 0,
        "isOver": game.is_over,
        "at": 0,
    } | terms


def open_kept(page: Page, game: dict[str, Any]) -> None:
    """Continue a game that is kept in the browser of *page*."""
    page.goto("/about")
    page.evaluate(PUT, game)
    page.goto(f"/solo/{game['id']}")
    expect(page.locator("[data-version]")).to_be_visible()


def found(
    name: str, choose: Chooser, is_wanted: Callable[[Any], bool], first: int = 0, players: int | None = None
) -> Any:
    """The first game, by seed, that comes to a wanted position if every action is chosen by *choose*."""
    for seed in range(first, first + MOST_SEEDS):
        game, rng = new_game(name, players, seed=seed), random.Random(seed)
        for _ in range(MOST_ACTIONS):
            if is_wanted(game):
                return game
            if game.is_over:
                break
            game.play(choose(rng, game.legal()))
    raise AssertionError("there is no such game")


def nearly_over(name: str, players: int | None = None, *, seed: int = 2, turns: int = 2) -> Any:
    """A game in which the person is to act and would act *turns* times until it is over, if everybody were *eager*."""
    whole, rng, own, actions = new_game(name, players, seed=seed), random.Random(seed), list[int](), list[str]()
    while not whole.is_over:
        if whole.to_act == 0:
            own.append(len(actions))
        actions.append(eager(rng, whole.legal()))
        whole.play(actions[-1])
    game = new_game(name, players, seed=seed)
    for action in actions[: own[-turns]]:
        game.play(action)
    return game


def eager(rng: random.Random, legal: list[str]) -> str:
    """Any game: fly, otherwise do anything rather than nothing, so that the game is short."""
    flights = [action for action in legal if action.startswith("fly")]
    return rng.choice(flights or [action for action in legal if action not in ("pass", "end")] or legal)


def busy(rng: random.Random, legal: list[str]) -> str:
    """Odins Raben: extend the path whenever possible; cards are laid aside more often than they are used to fly."""
    for wish in ("extend", "keep"):
        if wish in legal:
            return wish
    slow = [action for action in legal if action.split()[0] in ("end", "pile", "magic", "stone", "at")]
    return rng.choice(slow) if slow and rng.random() < 0.9 else rng.choice(legal)


def removing(rng: random.Random, legal: list[str]) -> str:
    """Odins Raben: remove cards of the path, the last ones first, and fly seldom."""
    for wish in ("land remove", "at"):
        wanted = [action for action in legal if action.startswith(wish)]
        if wanted:
            return wanted[-1] if wish == "at" else rng.choice(wanted)
    if "extend" in legal:
        return "stay"
    flights = [action for action in legal if action.startswith(("fly", "clear", "raven on"))]
    others = [action for action in legal if not action.startswith("fly")]
    return rng.choice(flights) if flights and rng.random() < 0.3 else rng.choice(others or legal)


def stage_end(game: Any, action: str) -> dict[str, Any] | None:
    """How a stage ends with an action; ``None`` if it goes on."""
    after = game.copy()
    before = after.copy_state()
    after.play(action)
    return next((ending for ending in after.endings(before) if ending.get("points")), None)
