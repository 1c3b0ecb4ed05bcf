"""Short ways to write positions, deals and random play for the tests of Odins Raben."""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from allfather import ravens

LANDSCAPES = "MFWSP"
KINDS: tuple[str, ...] = (*LANDSCAPES, "order", "raven", "land", "stone")
LETTERS: dict[str, str] = dict(zip(KINDS, "MFWSPorls", strict=True))
STANDARD = (
    "MM2 MF3 MW3 MS3 MP3 FF2 FW3 FS3 FP3 WW2 WS3 WP3 SS2 SP3 PP2"
    " / M5 F5 W5 S5 P5 order1 raven2 land3 stone2 / Odin+M M+F F+S S+W W+P P+Odin"
)
ODD = "MM1 MF3 MW3 FF1 FW2 FS2 / M3 F2 W3 order2 raven2 land3 stone3 / Odin+M F+W"
"""Components with which packs run out, cards clash whichever way they lie, and two *order* cards meet in a turn."""
TINY = "MF3 FW1 / M3 F2 raven1 land2 / M+F"
"""Components whose games are short and have deals of all kinds."""

PATH = "MF FW WS SP PM MF FW WS SP"
"""Nine cards as set-up may lay them: neither lane has a run."""

WANTED = {"end": 0.3, "pile": 0.6, "drop": 0.5, "stay": 0.7}
"""The probability of accepting such an action when it is drawn; others are always accepted, so that ravens advance."""


def counted(text: str) -> list[str]:
    """Cards from a part of components: ``"MM2 MF1"`` is ``["MM", "MM", "MF"]``."""
    return [word.rstrip("0123456789") for word in text.split() for _ in range(int(word.lstrip("MFWSPordeavnlst")))]


def all_lands(components: str = "standard") -> list[str]:
    """All landscape cards of a game, in the orientation that names them."""
    return counted((STANDARD if components == "standard" else components).split(" / ")[0])


def all_cards(components: str = "standard") -> list[str]:
    """All cards of a player, by kind."""
    return counted((STANDARD if components == "standard" else components).split(" / ")[1])


def named(card: str) -> str:
    """A landscape card in the orientation that names it."""
    return "".join(sorted(card, key=LANDSCAPES.index))


def by_kind(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=KINDS.index)


def seats(text: str) -> list[list[str]]:
    """Cards of both seats: ``"M M raven / F"``; without a slash seat 1 has none."""
    first, _, second = text.partition("/")
    return [first.split(), second.split()]


def letters(cards: Iterable[str]) -> str:
    return "".join(LETTERS[card] for card in cards) or "-"


def lands(cards: Iterable[str]) -> str:
    return ".".join(cards) or "-"


def missing(every: Iterable[str], placed: Iterable[str]) -> list[str]:
    """The cards of *every* that are not *placed* yet; placed cards must exist."""
    left = Counter(every)
    left.subtract(placed)
    assert min(left.values()) >= 0, f"too many of {min(left, key=lambda card: left[card])}"
    return list(left.elements())


PLACES = ("magic", "hands", "piles", "packs", "discards")


def position(path: str = PATH, *, spare: str = "packs", spare_lands: str = "landscapes", **fields: Any) -> str:
    """A position in a first stage with the default options, seat 0 to act; fields are written as in the notation.

    Cards of both seats are like ``hands="M M raven / F"``, piles from the bottom up, packs from the top down,
    landscape cards like ``removed="MF FW"``. Cards that are not mentioned go to the end of *spare* and *spare_lands*.
    ``doing`` has plays from hand and pile, landscape cards laid and to be laid; ``options`` has the three letters, and
    ``longest_path`` the number after them. Any field may be given.
    """
    components = str(fields.get("components", "standard"))
    held = {place: seats(str(fields.pop(place, ""))) for place in PLACES}
    for seat in range(2):
        placed = [card for place in PLACES for card in held[place][seat]]
        held[spare][seat] += missing(all_cards(components), placed)
        for place in ("magic", "hands", "discards"):
            held[place][seat] = by_kind(held[place][seat])
    stacks = {name: str(fields.pop(name, "")).split() for name in ("landscapes", "bottom", "removed")}
    seen = [*path.split(), *(card for stack in stacks.values() for card in stack)]
    drawn = str(fields.get("drawn", "-")).rstrip("!")
    seen += [] if drawn == "-" else [drawn]
    stacks[spare_lands] += missing(all_lands(components), map(named, seen))
    removed = sorted(stacks["removed"], key=lambda card: [LANDSCAPES.index(letter) for letter in card])
    written = {
        "path": lands(path.split()),
        "ravens": "0/0",
        "stone": "-",
        "symbols": "M+F",
        **{place: "/".join(map(letters, held[place])) for place in PLACES},
        "landscapes": lands(stacks["landscapes"]) + ("|" + lands(stacks["bottom"]) if stacks["bottom"] else ""),
        "removed": lands(removed),
        "drawn": "-",
        "phase": "play",
        "to_act": 0,
        "doing": "0,0,0,0",
        "turn": 1,
        "stage": 1,
        "starter": 0,
        "stage_winner": -1,
        "last_winner": -1,
        "scoreless": 0,
        "scores": "0/0",
        "shuffled": "*/*",
        "options": "brs16",
        "components": components,
    }
    if "options" in fields or "longest_path" in fields:
        fields["options"] = f"{fields.get('options', 'brs')}{fields.pop('longest_path', 16)}"
    assert fields.keys() <= written.keys(), fields.keys() - written.keys()
    return " ".join(str(field) for field in (written | fields).values())


def game_at(path: str = PATH, *, spare: str = "packs", spare_lands: str = "landscapes", **fields: Any) -> ravens.Game:
    """The game that continues from :func:`position`."""
    return ravens.Game.from_position(position(path, spare=spare, spare_lands=spare_lands, **fields))


def play_all(game: ravens.Game, *actions: str) -> ravens.Game:
    """Play the actions in turn; return the game."""
    for action in actions:
        game.play(action)
    return game


def beginning_with(game: ravens.Game, word: str) -> list[str]:
    """The legal actions that begin with *word*."""
    return [action for action in game.legal() if action.split()[0] == word]


def truth(game: ravens.Game, *names: str) -> list[Any]:
    """Some fields of the state, by name."""
    known = game.truth()
    return [known[name] for name in names]


def a_stage(
    path: str = PATH, hands: str = "M F W S P / M F W S P", components: str = "standard"
) -> tuple[list[str], list[list[str]]]:
    """Landscape cards and packs that begin with the given cards, followed by all the others."""
    cards = path.split()
    packs = [[*hand, *missing(all_cards(components), hand)] for hand in seats(hands)]
    return [*cards, *missing(all_lands(components), map(named, cards))], packs


def new_stage(path: str = PATH, hands: str = "M F W S P / M F W S P", magic: str = "M+F") -> ravens.Game:
    """A game that begins with this path and these hands; seat 0 starts."""
    game = ravens.Game()
    game.deal_stage(*a_stage(path, hands), magic, starter=0)
    return game


def shuffled(cards: Iterable[str], rng: Random) -> list[str]:
    mixed = list(cards)
    rng.shuffle(mixed)
    return mixed


def shuffled_lands(cards: Iterable[str], rng: Random) -> list[str]:
    """Landscape cards in random order, each in a random orientation."""
    return [card[:: rng.choice((1, -1))] for card in shuffled(cards, rng)]


def deal_at_random(game: ravens.Game, rng: Random) -> None:
    """Make a random deal where one is awaited."""
    components = game.options.components
    if game.awaited == "pack":
        seat = int(game.state.to_act)
        game.deal_pack(shuffled(game.view().discards[seat], rng))
    elif game.awaited == "landscapes":
        game.deal_landscapes(shuffled_lands(game.view().removed, rng))
    else:
        packs = [shuffled(all_cards(components), rng) for _ in range(2)]
        ways = (STANDARD if components == "standard" else components).split(" / ")[2].split()
        starter = None if game.state.stage else rng.randrange(2)
        game.deal_stage(shuffled_lands(all_lands(components), rng), packs, rng.choice(ways), starter=starter)


def choose(game: ravens.Game, rng: Random) -> str:
    """A random action; those that lead nowhere are rarer."""
    legal = game.legal()
    action = rng.choice(legal)
    while len(legal) > 1 and rng.random() > WANTED.get(action.split()[0], 1):
        action = rng.choice(legal)
    return action


def step_at_random(game: ravens.Game, rng: Random) -> None:
    """Deal if a deal is awaited, otherwise play a random action."""
    if game.awaits_deal:
        deal_at_random(game, rng)
    else:
        game.play(choose(game, rng))


def moments(game: ravens.Game, rng: Random, steps: int = 100_000) -> Iterator[ravens.Game]:
    """The game now and after each random deal and action, at most *steps*."""
    for _ in range(steps):
        yield game
        if game.is_over:
            return
        step_at_random(game, rng)


def play_at_random(game: ravens.Game, rng: Random, steps: int = 100_000) -> ravens.Game:
    """Make random deals and actions until the game is over, at most *steps*; return the game."""
    for _ in moments(game, rng, steps):
        pass
    return game
