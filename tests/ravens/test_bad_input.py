"""Bad input of every kind: the right error with its stable code, a message that quotes it, and nothing changed."""

import re
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from allfather import ravens
from allfather.core.errors import DealError, GameError, IllegalAction, NotationError
from tests.helpers.games.any_game import assert_illegal, assert_malformed, refused
from tests.helpers.games.ravens import a_stage, all_cards, game_at, position

PLAY = position(hands="M S S raven land / F", piles="W raven")
NO_HAND_PLAYS = position(hands="M S S raven land / F", piles="S M", doing="3,0,0,0")
NO_PILE_PLAYS = position(hands="S S", piles="S M", doing="0,3,0,0")
ONE_HAND_PLAY = position(hands="M S S", piles="P", doing="2,2,0,0", stone="0:1")
STONE_AHEAD = position(hands="M M S S", stone="0:1")
STONE_IN_RUN = position("MF MW MS FP", hands="M S S", stone="0:3")
BLOCKED = position("MF", hands="order raven land stone", piles="M M", stone="0:1", ravens="0/0")
TURN = position(phase="target:land-turn", ravens="1/2", stone="0:3", doing="1,0,0,0")
REMOVE = position(phase="target:land-remove", ravens="1/2", stone="0:3", doing="1,0,0,0")
PUT = position(phase="target:stone-put", ravens="1/2", stone="0:3", doing="1,0,0,0")
SWAP = position(phase="target:stone-swap", ravens="1/2", stone="0:3", doing="1,0,0,0")
SECOND = position(phase="second:4", ravens="1/2", stone="0:3", doing="1,0,0,0")
ORDER = position(phase="order:0", piles="M F W", doing="1,0,0,0")
EXTEND = position(phase="extend", hands="M")
ORIENT = position(phase="orient", hands="M", drawn="MS", doing="0,0,0,1e")
OVER = position(phase="over", ravens="9/3", scores="14/3", stage=2, stage_winner=0, last_winner=0)
BETWEEN = position(phase="deal:stage", ravens="9/3", scores="6/3", stage_winner=0, last_winner=0)
PACK = position(phase="deal:pack", hands="M", discards="F F W", spare="piles")
REMOVED = position(
    "MF", components="MF2 FW1 / M5 / M+F", removed="MF FW", hands="M", phase="deal:landscapes", doing="0,0,0,1e"
)


def phase_of(text: str) -> str:
    """A readable id for a position in a parametrised test."""
    return text.split(" ")[12]


@pytest.mark.parametrize(
    ("start", "action", "code"),
    [
        pytest.param(PLAY, "at 3", "wrong-phase", id="target-before-its-effect"),
        pytest.param(PLAY, "at 0:3", "wrong-phase", id="space-before-its-effect"),
        pytest.param(PLAY, "next M", "wrong-phase", id="order-before-its-effect"),
        pytest.param(PLAY, "extend", "wrong-phase", id="extend-before-the-end-of-plays"),
        pytest.param(PLAY, "stay", "wrong-phase", id="stay-before-the-end-of-plays"),
        pytest.param(PLAY, "keep", "wrong-phase", id="lay-without-a-drawn-card"),
        pytest.param(TURN, "end", "wrong-phase", id="end-when-a-target-is-due"),
        pytest.param(TURN, "fly M", "wrong-phase", id="fly-when-a-target-is-due"),
        pytest.param(TURN, "stay", "wrong-phase", id="stay-when-a-target-is-due"),
        pytest.param(PUT, "next M", "wrong-phase", id="order-when-a-target-is-due"),
        pytest.param(SECOND, "keep", "wrong-phase", id="lay-when-the-second-card-is-due"),
        pytest.param(SECOND, "end", "wrong-phase", id="end-when-the-second-card-is-due"),
        pytest.param(ORDER, "end", "wrong-phase", id="end-when-a-pile-is-ordered"),
        pytest.param(ORDER, "at 1", "wrong-phase", id="target-when-a-pile-is-ordered"),
        pytest.param(EXTEND, "drop M", "wrong-phase", id="play-after-the-end-of-plays"),
        pytest.param(EXTEND, "end", "wrong-phase", id="end-twice"),
        pytest.param(EXTEND, "turn", "wrong-phase", id="turn-before-drawing"),
        pytest.param(ORIENT, "extend", "wrong-phase", id="extend-twice"),
        pytest.param(ORIENT, "stay", "wrong-phase", id="stay-with-a-drawn-card"),
        pytest.param(PLAY, "drop F", "not-held", id="card-of-the-other-hand"),
        pytest.param(PLAY, "pile W", "not-held", id="card-of-the-pile"),
        pytest.param(PLAY, "magic F", "not-held", id="magic-card-not-held"),
        pytest.param(PLAY, "fly P", "not-held", id="flight-not-held"),
        pytest.param(PLAY, "fly MM", "not-held", id="joker-of-one-card"),
        pytest.param(PLAY, "fly W^1", "not-held", id="mixed-joker-not-held"),
        pytest.param(PLAY, "stone put", "not-held", id="odin-card-not-held"),
        pytest.param(PLAY, "clear SSS", "not-held", id="clear-not-held"),
        pytest.param(STONE_AHEAD, "clear MMM", "not-held", id="clear-with-a-card-too-many"),
        pytest.param(NO_HAND_PLAYS, "drop M", "too-many-plays", id="fourth-card-dropped"),
        pytest.param(NO_HAND_PLAYS, "pile M", "too-many-plays", id="fourth-card-put-on-the-pile"),
        pytest.param(NO_HAND_PLAYS, "fly M", "too-many-plays", id="fourth-card-flown"),
        pytest.param(NO_HAND_PLAYS, "magic M", "too-many-plays", id="fourth-card-on-the-magic-way"),
        pytest.param(NO_HAND_PLAYS, "raven on", "too-many-plays", id="fourth-card-an-odin-card"),
        pytest.param(NO_PILE_PLAYS, "drop ^", "too-many-plays", id="fourth-card-off-the-pile"),
        pytest.param(NO_PILE_PLAYS, "fly ^1", "too-many-plays", id="fourth-card-off-the-pile-flown"),
        pytest.param(NO_PILE_PLAYS, "fly S^1", "too-many-plays", id="mixed-joker-without-a-pile-play"),
        pytest.param(ONE_HAND_PLAY, "clear MSS", "too-many-plays", id="stone-with-one-play-left"),
        pytest.param(ONE_HAND_PLAY, "clear M^2", "too-many-plays", id="stone-with-one-pile-play-left"),
        pytest.param(STONE_AHEAD, "drop ^", "pile-too-small", id="empty-pile"),
        pytest.param(STONE_AHEAD, "magic ^", "pile-too-small", id="empty-pile-magic"),
        pytest.param(STONE_AHEAD, "raven on ^", "pile-too-small", id="empty-pile-effect"),
        pytest.param(PLAY, "clear ^3", "pile-too-small", id="three-of-two"),
        pytest.param(position(hands="S", piles="S"), "fly ^2", "pile-too-small", id="joker-of-a-pile-of-one"),
        pytest.param(PLAY, "magic S", "not-magic", id="another-landscape-on-the-magic-way"),
        pytest.param(PLAY, "magic raven", "not-magic", id="odin-card-on-a-way-without-odin"),
        pytest.param(PLAY, "magic ^", "not-magic", id="top-of-the-pile-on-the-magic-way"),
        pytest.param(STONE_AHEAD, "fly M", "stone-ahead", id="stone-ahead-one-card"),
        pytest.param(STONE_AHEAD, "fly SS", "stone-ahead", id="stone-ahead-one-joker"),
        pytest.param(PLAY, "clear MSS", "no-stone", id="clear-without-a-stone"),
        pytest.param(position(hands="M M", stone="0:2"), "clear MM", "no-stone", id="stone-behind-the-run"),
        pytest.param(position(hands="M M", stone="1:1"), "clear MM", "no-stone", id="stone-in-the-other-lane"),
        pytest.param(PLAY, "fly S", "no-match", id="another-landscape"),
        pytest.param(PLAY, "fly ^1", "no-match", id="odin-card-flown"),
        pytest.param(PLAY, "fly ^2", "no-match", id="joker-with-an-odin-card"),
        pytest.param(PLAY, "fly M^1", "no-match", id="mixed-joker-that-is-none"),
        pytest.param(STONE_IN_RUN, "clear SS", "no-match", id="one-joker-for-two-units"),
        pytest.param(STONE_IN_RUN, "clear MS", "no-match", id="a-card-that-does-not-match-for-two-units"),
        pytest.param(PLAY, "raven back", "no-effect", id="raven-at-the-start-moved-back"),
        pytest.param(BLOCKED, "raven on", "no-effect", id="raven-onto-the-stone"),
        pytest.param(BLOCKED, "order pile", "no-effect", id="pile-of-one-kind-ordered"),
        pytest.param(BLOCKED, "land turn", "no-effect", id="protected-card-turned"),
        pytest.param(BLOCKED, "land remove", "no-effect", id="last-card-removed"),
        pytest.param(BLOCKED, "stone swap", "no-effect", id="one-card-swapped"),
        pytest.param(position(hands="order", doing="0,0,2,0"), "order path", "no-effect", id="fourth-landscape-card"),
        pytest.param(TURN, "at 1", "bad-target", id="own-raven-on-it"),
        pytest.param(TURN, "at 2", "bad-target", id="other-raven-on-it"),
        pytest.param(TURN, "at 3", "bad-target", id="stone-on-it"),
        pytest.param(TURN, "at 10", "bad-target", id="behind-the-path"),
        pytest.param(TURN, "at 0:5", "bad-target", id="space-for-a-card"),
        pytest.param(REMOVE, "at 3", "bad-target", id="removed-under-the-stone"),
        pytest.param(PUT, "at 5", "bad-target", id="card-for-a-space"),
        pytest.param(PUT, "at 0:1", "bad-target", id="stone-on-a-raven"),
        pytest.param(PUT, "at 0:3", "bad-target", id="stone-where-it-is"),
        pytest.param(PUT, "at 1:10", "bad-target", id="stone-behind-the-path"),
        pytest.param(SWAP, "at 9", "bad-target", id="no-later-card-to-swap-with"),
        pytest.param(SWAP, "at 1", "bad-target", id="protected-card-swapped"),
        pytest.param(SECOND, "at 4", "bad-target", id="swapped-with-itself"),
        pytest.param(SECOND, "at 3", "bad-target", id="swapped-with-an-earlier-card"),
        pytest.param(SECOND, "at 9", "bad-target", id="swapped-with-an-equal-card"),
    ],
)
def test_an_illegal_action_says_why(start: str, action: str, code: str) -> None:
    assert_illegal(ravens.Game, start, action, code)


def test_a_card_that_is_not_left_for_the_pile_is_not_a_matter_of_the_phase() -> None:
    """It *is* time to choose the next card of the pile, so the message must not say that this is the reason."""
    error = refused(ravens.Game.from_position(ORDER), lambda game: game.play("next raven"))

    assert type(error) is IllegalAction
    assert error.code != "wrong-phase"


def test_an_effect_of_a_card_that_is_not_on_top_of_the_pile_is_not_without_effect() -> None:
    """The top is a raven card: *land* would change something, but it is not there to be played or dropped."""
    error = refused(ravens.Game.from_position(PLAY), lambda game: game.play("land turn ^"))

    assert type(error) is IllegalAction
    assert error.code != "no-effect"


def test_a_card_that_is_not_held_is_counted_as_it_was_asked_for() -> None:
    """Where two cards of one kind and one of another are missing, the message gives the number of what it names."""
    wrong = []
    for single, pair in permutations("FWSP", 2):
        letters = "".join(sorted(single + 2 * pair, key="MFWSP".index))
        message = str(refused(game_at(hands="M", stone="0:1"), lambda game, paid=letters: game.play(f"clear {paid}")))  # type: ignore[misc]
        found = re.search(r"does not hold ([A-Z ]+)", message)
        assert found
        named = found[1].split()
        if len({*named}) != 1 or letters.count(named[0]) != len(named):
            wrong.append((letters, found[0]))

    assert not wrong


MALFORMED = {
    "two-spaces": "drop  M",
    "tab": "drop\tM",
    "capital": "End",
    "small-letter": "drop m",
    "no-card": "drop",
    "no-such-card": "drop X",
    "two-cards": "drop M F",
    "landscape-card": "drop MF",
    "odin-capital": "pile Raven",
    "pile-of-the-pile": "pile ^",
    "fly-nothing": "fly",
    "fly-different": "fly MF",
    "fly-odin": "fly raven",
    "fly-three": "fly MMM",
    "fly-top-without-number": "fly ^",
    "fly-top-three": "fly ^3",
    "fly-mixed-two": "fly M^2",
    "clear-one": "clear M",
    "clear-out-of-order": "clear WM",
    "clear-four-from-hand": "clear MMSS",
    "clear-five": "clear MSS^2 ",
    "clear-top-four": "clear ^4",
    "clear-top-one": "clear ^1",
    "clear-top-zero": "clear MM^0",
    "effect-alone": "raven",
    "effect-of-another-card": "raven turn",
    "effect-with-two-tops": "raven on ^^",
    "effect-top-without-space": "raven on^",
    "target-zero": "at 0",
    "target-negative": "at -1",
    "target-too-far": "at 49",
    "target-with-a-zero": "at 03",
    "space-zero": "at 0:0",
    "space-of-lane-2": "at 2:1",
    "space-too-far": "at 0:49",
    "space-with-spaces": "at 0: 3",
    "next-nothing": "next",
    "next-top": "next ^",
    "an-id": "17",
    "arabic-digit": "at ٣",
    "wide-digit": "at ３",
    "cyrillic-letter": "drop М",
}


@pytest.mark.parametrize("text", MALFORMED.values(), ids=MALFORMED.keys())
def test_malformed_text_is_not_read(text: str) -> None:
    assert_malformed(ravens.Game, PLAY, text)


@pytest.mark.parametrize("start", [PLAY, STONE_AHEAD, TURN, PUT, SECOND, ORDER, EXTEND, ORIENT], ids=phase_of)
def test_every_action_that_is_not_legal_is_refused_with_a_known_code(start: str) -> None:
    """Every id is either legal or refused with a reason."""
    game = ravens.Game.from_position(start)
    codes = {"wrong-phase", "bad-target", "too-many-plays", "not-held", "pile-too-small", "not-magic", "no-effect"}
    codes |= {"stone-ahead", "no-stone", "no-match", "not-left", "not-on-top"}
    before = game.state.tobytes()

    for action in sorted(set(range(game.actions)) - set(game.legal_ids().tolist())):
        with pytest.raises(IllegalAction) as error:
            game.play(action)
        assert error.value.code in codes

    assert game.state.tobytes() == before


LANDS, PACKS = a_stage()

DEALS: dict[str, Callable[[ravens.Game], Any]] = {
    "stage": lambda game: game.deal_stage(LANDS, PACKS, "M+F"),
    "pack": lambda game: game.deal_pack(["F", "F", "W"]),
    "landscapes": lambda game: game.deal_landscapes(["MF", "FW"]),
}


@pytest.mark.parametrize("what", DEALS)
@pytest.mark.parametrize("start", [PLAY, ORIENT, OVER, BETWEEN, PACK, REMOVED], ids=phase_of)
def test_no_deal_is_taken_when_another_or_none_is_awaited(start: str, what: str) -> None:
    game = ravens.Game.from_position(start)
    if game.awaited == what:
        DEALS[what](game)
        assert game.position() != start
        return

    error = refused(game, DEALS[what])
    assert (type(error), error.code) == (DealError, "bad-deal")
    assert repr(start) in str(error)


def exchanged(cards: list[str], old: str, *new: str) -> list[str]:
    """The cards with the first *old* replaced by other cards, or removed."""
    place = cards.index(old)
    return [*cards[:place], *new, *cards[place + 1 :]]


@pytest.mark.parametrize(
    ("lands", "kind", "quoted"),
    [
        pytest.param([], DealError, "[]", id="none"),
        pytest.param(LANDS[:9], DealError, LANDS[0], id="only-a-path"),
        pytest.param(LANDS[1:], DealError, LANDS[1], id="one-too-few"),
        pytest.param([*LANDS, "MF"], DealError, LANDS[0], id="one-too-many"),
        pytest.param(exchanged(LANDS, "MM", "FF"), DealError, LANDS[0], id="one-exchanged"),
        pytest.param(exchanged(LANDS, "MM", "mm"), NotationError, "mm", id="small-letters"),
        pytest.param(exchanged(LANDS, "MM", "M"), NotationError, "M", id="one-letter"),
        pytest.param(exchanged(LANDS, "MM", "MMM"), NotationError, "MMM", id="three-letters"),
        pytest.param(exchanged(LANDS, "MM", "MX"), NotationError, "MX", id="no-landscape"),
        pytest.param(exchanged(LANDS, "MM", ""), NotationError, "''", id="empty-text"),
        pytest.param(["raven", *LANDS[1:]], NotationError, "raven", id="a-players-card"),
    ],
)
def test_a_stage_with_wrong_landscapes_is_refused(lands: list[str], kind: type[GameError], quoted: str) -> None:
    error = refused(ravens.Game(), lambda game: game.deal_stage(lands, PACKS, "M+F", starter=0))

    assert (type(error), error.code) == (kind, kind.code)
    assert quoted in str(error)


CARDS = all_cards()


@pytest.mark.parametrize(
    ("packs", "kind", "quoted"),
    [
        pytest.param([], DealError, "0", id="no-packs"),
        pytest.param([CARDS], DealError, "1", id="one-pack"),
        pytest.param([CARDS, CARDS, CARDS], DealError, "3", id="three-packs"),
        pytest.param([CARDS, []], DealError, "[]", id="an-empty-pack"),
        pytest.param([CARDS[1:], CARDS], DealError, "'M'", id="one-too-few"),
        pytest.param([CARDS, [*CARDS, "M"]], DealError, "'M'", id="one-too-many"),
        pytest.param([CARDS, exchanged(CARDS, "order", "M")], DealError, "'M'", id="one-exchanged"),
        pytest.param([exchanged(CARDS, "order", "Order"), CARDS], NotationError, "'Order'", id="capital"),
        pytest.param([exchanged(CARDS, "order", "o"), CARDS], NotationError, "'o'", id="letter-of-a-position"),
        pytest.param([exchanged(CARDS, "M", "MF"), CARDS], NotationError, "'MF'", id="landscape-card"),
        pytest.param([CARDS, exchanged(CARDS, "M", "")], NotationError, "''", id="empty-text"),
        pytest.param([CARDS, "MFWSP"], DealError, "MFWSP"[0], id="a-text-of-five-cards"),
    ],
)
def test_a_stage_with_wrong_packs_is_refused(packs: Any, kind: type[GameError], quoted: str) -> None:
    error = refused(ravens.Game(), lambda game: game.deal_stage(LANDS, packs, "M+F", starter=0))

    assert (type(error), error.code) == (kind, kind.code)
    assert quoted in str(error)


@pytest.mark.parametrize("magic", ["F+M", "M", "M+F ", "", "M+S", "Odin+Odin", "odin+M", None, 0], ids=repr)
def test_a_stage_with_a_magic_way_that_does_not_exist_is_refused(magic: Any) -> None:
    error = refused(ravens.Game(), lambda game: game.deal_stage(LANDS, PACKS, magic, starter=0))

    assert (type(error), error.code) == (DealError, "bad-deal")
    assert repr(magic) in str(error)


@pytest.mark.parametrize("starter", [None, 2, -1, True, 0.0, "0"], ids=repr)
def test_the_first_stage_needs_a_seat_that_starts(starter: Any) -> None:
    error = refused(ravens.Game(), lambda game: game.deal_stage(LANDS, PACKS, "M+F", starter=starter))

    assert error.code == ("bad-deal" if starter is None else "no-such-seat")
    assert repr(starter) in str(error)


@pytest.mark.parametrize("starter", [0, 1, 7, "x"], ids=repr)
def test_a_later_stage_has_no_say_in_who_starts(starter: Any) -> None:
    game = ravens.Game.from_position(BETWEEN)
    error = refused(game, lambda game: game.deal_stage(LANDS, PACKS, "M+F", starter=starter))

    assert (type(error), error.code) == (DealError, "bad-deal")
    assert repr(starter) in str(error)


@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        pytest.param([], DealError, id="none"),
        pytest.param(["F", "W"], DealError, id="one-too-few"),
        pytest.param(["F", "F", "W", "W"], DealError, id="one-too-many"),
        pytest.param(["F", "F", "M"], DealError, id="a-card-in-hand"),
        pytest.param(["F", "F", "f"], NotationError, id="small-letter"),
        pytest.param(["F", "F", "FW"], NotationError, id="landscape-card"),
    ],
)
def test_a_pack_that_is_not_the_discard_is_refused(cards: list[str], kind: type[GameError]) -> None:
    error = refused(ravens.Game.from_position(PACK), lambda game: game.deal_pack(cards))

    assert (type(error), error.code) == (kind, kind.code)
    assert (repr(cards) if kind is DealError else repr(cards[-1])) in str(error)


@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        pytest.param([], DealError, id="none"),
        pytest.param(["MF"], DealError, id="one-too-few"),
        pytest.param(["MF", "FW", "MF"], DealError, id="one-too-many"),
        pytest.param(["MF", "MF"], DealError, id="one-exchanged"),
        pytest.param(["MF", "F"], NotationError, id="one-letter"),
        pytest.param(["MF", "fw"], NotationError, id="small-letters"),
    ],
)
def test_landscapes_that_are_not_the_removed_ones_are_refused(cards: list[str], kind: type[GameError]) -> None:
    error = refused(ravens.Game.from_position(REMOVED), lambda game: game.deal_landscapes(cards))

    assert (type(error), error.code) == (kind, kind.code)
    assert (repr(cards) if kind is DealError else repr(cards[-1])) in str(error)


def test_landscapes_may_be_handed_in_either_way_round() -> None:
    game = ravens.Game.from_position(REMOVED)

    game.deal_landscapes(["WF", "FM"])

    assert game.view(0).drawn == "WF"
