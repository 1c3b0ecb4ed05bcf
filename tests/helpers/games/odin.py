"""Short ways to write positions, deals and random play for the tests of ODIN."""

from collections.abc import Iterable, Iterator
from random import Random

from allfather import odin

COLOURS = "ROYGBP"


def pack(colours: str = COLOURS) -> list[str]:
    """All cards of these colours, by colour, then by number."""
    return [f"{colour}{number}" for colour in colours for number in range(1, 10)]


def row(colour: str, numbers: str = "123456789") -> str:
    """Cards of one colour as a hand is written: ``row("R", "12")`` is ``"R1 R2"``."""
    return " ".join(f"{colour}{number}" for number in numbers)


def in_set_order(cards: Iterable[str]) -> list[str]:
    """Cards by number from high to low, then by colour."""
    return sorted(cards, key=lambda card: (-int(card[1]), COLOURS.index(card[0])))


def position(hands: str, middle: str = "", beaten: str = "", *, to_act: int | None = 0, **fields: object) -> str:
    """A position in mid-hand: *hands* like ``"R1 R2 / G3 +G4"``, sets like ``"G8 G2"``.

    Cards that are not mentioned are discards. The owner is the last seat that laid, or seat 0 if nobody is to act;
    the other fields are those of a first hand with the default options. Any field may be given as it is written.
    """
    held = [hand.split() for hand in hands.replace("-", "").split("/")]
    placed = {card[-2:] for hand in held for card in hand} | {*middle.split(), *beaten.split()}
    spare = [card for card in pack(str(fields.get("colours", COLOURS))) if card not in placed]
    written = {
        "hands": "/".join("".join(sorted(hand, key=_place_in_hand)) or "-" for hand in held),
        "middle": "".join(in_set_order(middle.split())) or "-",
        "beaten": "".join(in_set_order(beaten.split())) or "-",
        "discards": "".join(spare[: 9 * len(held) - len(placed)]) or "-",
        "colours": COLOURS,
        "to_act": "-" if to_act is None else to_act,
        "owner": _last_to_lay(to_act, len(held), bool(beaten)) if middle else "-",
        "opener": 0,
        "scores": "/".join("0" * len(held)),
        "hand_number": 1,
        "limit": 15,
        "opener_rule": "left",
        "whole_hand": "optional",
        "pack": "six",
        "varied": "-",
    }
    assert fields.keys() <= written.keys(), fields.keys() - written.keys()
    return " ".join(str(field) for field in (written | fields).values())


def _last_to_lay(to_act: int | None, players: int, takes: bool) -> int:
    if to_act is None:
        return 0
    return to_act if takes else (to_act - 1) % players


def _place_in_hand(card: str) -> tuple[int, str]:
    return COLOURS.index(card[-2]), card[-1]


def game_at(hands: str, middle: str = "", beaten: str = "", *, to_act: int | None = 0, **fields: object) -> odin.Game:
    """The game that continues from :func:`position`."""
    return odin.Game.from_position(position(hands, middle, beaten, to_act=to_act, **fields))


def play_all(game: odin.Game, *actions: str) -> odin.Game:
    """Play the actions in turn; return the game."""
    for action in actions:
        game.play(action)
    return game


def held(game: odin.Game, seat: int) -> set[str]:
    """The cards that *seat* holds."""
    return set(game.view(seat).hand)


def deal_at_random(game: odin.Game, rng: Random) -> None:
    """Make a random deal where one is awaited."""
    colours = game.view().colours
    if not colours:
        colours = COLOURS if game.options.all_colours else "".join(sorted(rng.sample(COLOURS, 4), key=COLOURS.index))
    cards = rng.sample(pack(colours), 9 * game.players)
    hands = [" ".join(cards[9 * seat : 9 * seat + 9]) for seat in range(game.players)]
    if game.hand_number == 0:
        game.deal(hands, opener=rng.randrange(game.players), colours=colours)
    else:
        game.deal(hands)


def step_at_random(game: odin.Game, rng: Random) -> None:
    """Deal if a deal is awaited, otherwise play a random action."""
    if game.awaits_deal:
        deal_at_random(game, rng)
    else:
        game.play(rng.choice(game.legal_ids().tolist()))


def moments(game: odin.Game, rng: Random) -> Iterator[odin.Game]:
    """The game now and after each random deal and action, until it is over."""
    for _ in range(100_000):
        yield game
        if game.is_over:
            return
        step_at_random(game, rng)
    raise AssertionError(f"this does not end: {game}")


def play_at_random(game: odin.Game, rng: Random, steps: int = 100_000) -> odin.Game:
    """Make random deals and actions until the game is over, at most *steps*; return the game."""
    for _ in range(steps):
        if game.is_over:
            break
        step_at_random(game, rng)
    return game
