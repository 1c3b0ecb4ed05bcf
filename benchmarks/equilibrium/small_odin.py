"""Games of ODIN for two that are small enough to be solved: with few cards, or the end of a hand with all of them.

Each is the last hand of a game to 15 points at 14 to 14. Whoever goes out wins, so the returns are 1 and -1.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar

import numpy as np
from benchmarks.equilibrium import few_cards
from benchmarks.equilibrium.growing import Grown, grow
from numpy.typing import NDArray

from allfather import odin
from allfather.bots import make_bot, make_move
from allfather.core import contract
from allfather.core.bits import popcount
from allfather.core.compiling import Record, new_record, new_records
from allfather.nets.inputs import inputs_of, secrets
from allfather.odin import deals, endings, judgement, reasons, rules, view
from allfather.odin.cards import HAND, NUMBERS
from allfather.odin.notation import card_ids, pack_of
from allfather.odin.state import VIEW, Options

contract.implement(few_cards.STATE, VIEW, few_cards, rules, view, judgement, reasons, endings, deals)
contract.register(secrets, few_cards.STATE, inputs_of(odin.Game).write_secrets)

PLAYERS = 2
LAST = 14
"""The score of both seats."""
COLOURS = "ROYG"
DEALT = 3
"""Cards for each seat."""


class FewCards(odin.Game):
    """ODIN for two with few cards; a subclass says which.

    As many of the other cards lie in the discards as have been laid when real hands are as short. Nets see an ordinary
    position: they are told what has been seen of a pack, not what else is in it.
    """

    state_type = few_cards.STATE
    pool: ClassVar[int]
    dealt: ClassVar[int]
    discards: ClassVar[int]

    @classmethod
    def new_state(cls, players: int, chosen: Options) -> tuple[Record, Options]:
        plain, options = odin.Game.new_state(players, chosen)
        state = new_record(few_cards.STATE)
        for name in plain.dtype.names:
            state[name] = plain[name]
        state.pool, state.dealt = cls.pool, cls.dealt
        state.pack = cls.pool | cls.discards
        state.scores[:players] = LAST
        return state, options


def few_cards_game(pool: str, dealt: int = DEALT) -> type[FewCards]:
    """A game with the colours, the numbers and the seed of the discards in *pool*: ``RO:2468:1`` has eight cards."""
    colours, numbers, seed = pool.split(":")
    cards = sum(1 << card for card in card_ids(pack_of(colours)) if str(card % NUMBERS + 1) in numbers)
    others = card_ids(pack_of(COLOURS) & ~cards)
    discards = sum(1 << card for card in random.Random(int(seed)).sample(others, PLAYERS * (HAND - dealt)))
    return type("FewCardsGame", (FewCards,), {"pool": cards, "dealt": dealt, "discards": discards})


def hands_of(pool: list[int], sizes: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """All pairs of hands of these *sizes* from the cards of *pool*."""
    for one in combinations(pool, sizes[0]):
        for other in combinations([card for card in pool if card not in one], sizes[1]):
            yield sum(1 << card for card in one), sum(1 << card for card in other)


def numbered_hands(hands: list[tuple[int, int]]) -> NDArray[np.int64]:
    """A number for each of the hands."""
    _, numbers = np.unique(np.array(hands), return_inverse=True)
    return numbers.reshape(-1, 2)


def from_deal(kind: type[FewCards]) -> Grown:
    """The tree of a game with few cards, from all deals and both openers."""
    start = kind(PLAYERS)
    hands = list(hands_of(card_ids(kind.pool), (kind.dealt, kind.dealt)))
    roots = new_records(kind.state_type, PLAYERS * len(hands))
    deal = np.zeros(kind.deal_size, np.int8)
    for place in range(len(roots)):
        roots[place] = start.state
        deal[0] = place % PLAYERS
        deal[1 : 1 + PLAYERS * kind.dealt] = [card for hand in hands[place // PLAYERS] for card in card_ids(hand)]
        contract.deal(roots[place], deal)
    return grow(kind, start.options, roots, np.repeat(numbered_hands(hands), PLAYERS, axis=0))


MOST_CARDS = {(1, 1): 6, (1, 2): 5, (2, 1): 5}
"""An endgame is small enough if its hands have this many cards together; the key is how many of each are hidden."""


def hidden_cards(state: Record) -> tuple[int, int]:
    """How many cards of each hand nobody has seen."""
    one, other = (popcount(state.hands[seat] & ~state.known[seat]) for seat in range(PLAYERS))
    return one, other


def is_endgame(game: odin.Game) -> bool:
    """Whether somebody leads in a position that is small enough, and not all of one hand."""
    sizes = [popcount(game.state.hands[seat]) for seat in range(PLAYERS)]
    most = MOST_CARDS.get(hidden_cards(game.state), 0)
    return not game.state.middle and sum(sizes) <= most and min(sizes) > 1


def endgames(seed: int) -> Iterator[odin.Game]:
    """Positions from last hands between nets that draw from their probabilities."""
    bot, rng = make_bot("net:temperature=1"), random.Random(seed)
    while True:
        game = odin.Game(PLAYERS, seed=rng.getrandbits(32))
        game.state.scores[:PLAYERS] = LAST
        while not game.is_over and not is_endgame(game):
            make_move(bot, game, rng)
        if not game.is_over:
            yield game


def from_endgame(game: odin.Game) -> Grown:
    """The tree of the end of a hand, from all deals of the hidden cards, which are equally likely."""
    state = game.state
    unseen = card_ids(game.view_record(None).unseen)
    hidden = list(hands_of(unseen, hidden_cards(state)))
    roots = new_records(game.state_type, len(hidden))
    for place, cards in enumerate(hidden):
        roots[place] = state
        for seat in range(PLAYERS):
            roots[place].hands[seat] = state.known[seat] | cards[seat]
    return grow(odin.Game, game.options, roots, numbered_hands(hidden))
