"""Positions of Odins Raben as text: every position is read back exactly, and none that cannot arise is read at all."""

from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allfather import ravens
from allfather.core.errors import GameError, NotationError, PositionError
from tests.helpers.ravens import (
    ODD,
    all_tables,
    game_at,
    moments,
    new_stage,
    play_all,
    play_at_random,
    position,
    step_at_random,
    table_name,
)
from tests.helpers.scale import examples, scaled


def state_bytes(game: ravens.Game) -> bytes:
    """The state but for the generator, which a position does not tell."""
    state = game.state.copy()
    state.rng = 0
    return bytes(state.tobytes())


def assert_read_back(game: ravens.Game) -> None:
    text = game.position()
    read = ravens.Game.from_position(text)
    assert read.position() == text
    assert state_bytes(read) == state_bytes(game)
    assert (read, read.options, read.winners, read.legal()) == (game, game.options, game.winners, game.legal())


@pytest.mark.parametrize("options", all_tables(), ids=table_name)
def test_every_position_of_a_game_is_read_back(options: ravens.Options) -> None:
    for game in moments(ravens.Game(2, options), Random(1), steps=scaled(100, 25)):
        assert_read_back(game)


def test_the_first_position_of_every_phase_is_read_back() -> None:
    seen = set()
    for game in moments(ravens.Game(2, ravens.Options(components=ODD)), Random(5), steps=scaled(10_000, 3000)):
        kind = (game.phase, game.awaited)
        if kind not in seen:
            assert_read_back(game)
        seen.add(kind)

    phases = {"play", "target", "second", "order", "extend", "orient"}
    expected = {(phase, None) for phase in phases} | {("deal", "stage"), ("deal", "pack"), ("deal", "landscapes")}
    assert seen - {("over", None)} == expected


def test_a_game_goes_on_from_a_position_as_the_game_it_was_taken_from() -> None:
    game, rng = ravens.Game(seed=9), Random(9)
    play_at_random(game, rng, steps=20)
    twin = ravens.Game.from_position(game.position())

    for _ in range(40):
        action = rng.choice(game.legal())
        game.play(action)
        twin.play(action)
        if twin.awaits_deal:
            break
        assert twin == game
    assert len(twin.past) > 5


def test_the_fields_stand_in_this_order() -> None:
    packs = "MMMMFFFFWWWWSSSSPPPPorrlllss"
    lands = "MM.MM.MF.MW.MW.MW.MS.MS.MS.MP.MP.FF.FF.FW.FS.FS.FS.FP.FP.FP.WW.WW.WS.WP.WP.WP.SS.SS.SP.PP.PP"

    assert new_stage().position() == (
        f"MF.FW.WS.SP.PM.MF.FW.WS.SP 0/0 - M+F -/- MFWSP/MFWSP -/- {packs}/{packs} -/- {lands} - - play 0 0,0,0,0"
        " 1 1 0 -1 -1 0/0 */* brs standard"
    )


PLAY = position(hands="M F raven / W S", piles="S P / W", ravens="1/2", stone="0:4", discards="M", magic="M / F")
ORDER = position(phase="order:1", piles="F M W", doing="1,0,0,0")
ORIENT = position(phase="orient", drawn="MS", doing="0,0,0,1e")
TARGET = position(phase="target:land-turn", doing="1,0,0,0")
SECOND = position(phase="second:2", doing="1,0,0,0", ravens="1/3", stone="1:4")
EXTEND = position(phase="extend")
PACK = position(phase="deal:pack", hands="M", discards="F F W", spare="piles")
LANDS = position("MF", components="MF2 FW1 / M5 / M+F", removed="MF FW", phase="deal:landscapes", doing="0,0,0,1e")
ENDED = position(phase="deal:stage", ravens="9/3", scores="6/3", stage_winner=0, last_winner=0)
OVER = position(phase="over", ravens="9/3", scores="14/3", stage=2, stage_winner=0, last_winner=0)
LATE = position(phase="deal:stage", ravens="4/4", turn=200)
BOTTOM = position(bottom="MM FF", hands="M")
SHUFFLED = position(packs="M F", discards="W W", shuffled="MFFS/*", spare="piles")
START = ravens.Game().position()

POSSIBLE = {
    "play": PLAY,
    "order": ORDER,
    "orient": ORIENT,
    "target": TARGET,
    "second": SECOND,
    "extend": EXTEND,
    "pack": PACK,
    "landscapes": LANDS,
    "ended": ENDED,
    "over": OVER,
    "late": LATE,
    "bottom": BOTTOM,
    "shuffled": SHUFFLED,
    "start": START,
}


@pytest.mark.parametrize("text", POSSIBLE.values(), ids=POSSIBLE.keys())
def test_the_positions_that_the_cases_below_start_from_are_possible(text: str) -> None:
    assert ravens.Game.from_position(text).position() == text


def edited(text: str, old: str, new: str) -> str:
    """*text* with the first *old* replaced, which must be there."""
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="empty"),
        pytest.param(" ", id="blank"),
        pytest.param("Odins Raben", id="prose"),
        pytest.param(f" {PLAY}", id="space-before"),
        pytest.param(PLAY.rpartition(" ")[0], id="a-field-too-few"),
        pytest.param(edited(PLAY, " ", "  "), id="two-spaces"),
        pytest.param(edited(PLAY, " ", "\t"), id="tab"),
        pytest.param(edited(PLAY, "MF.FW", "MF..FW"), id="two-dots"),
        pytest.param(edited(PLAY, "MF.FW", "MF FW"), id="space-in-the-path"),
        pytest.param(edited(PLAY, "MF.FW", "mF.FW"), id="small-letter"),
        pytest.param(edited(PLAY, "MF.FW", "MFF.FW"), id="three-letters"),
        pytest.param(edited(PLAY, " 1/2 ", " 1/-2 "), id="negative-raven"),
        pytest.param(edited(PLAY, " 1/2 ", " 1/2/3 "), id="three-ravens"),
        pytest.param(edited(PLAY, " 0:4 ", " 2:4 "), id="third-lane"),
        pytest.param(edited(PLAY, " M+F ", " M+X "), id="no-such-symbol"),
        pytest.param(edited(PLAY, " M+F ", " M "), id="one-symbol"),
        pytest.param(edited(PLAY, " SP/W ", " SQ/W "), id="no-such-card"),
        pytest.param(edited(PLAY, " SP/W ", " SP "), id="pile-of-one-seat"),
        pytest.param(edited(PLAY, " SP/W ", " /W "), id="pile-without-a-sign"),
        pytest.param(edited(PLAY, " play ", " fly "), id="no-such-phase"),
        pytest.param(edited(PLAY, " play ", " deal "), id="deal-of-nothing"),
        pytest.param(edited(PLAY, " play ", " target:fly "), id="no-such-effect"),
        pytest.param(edited(PLAY, "0,0,0,0", "0,0,0"), id="three-counts"),
        pytest.param(edited(PLAY, "0,0,0,0", "0,0,0,0x"), id="counts-and-a-letter"),
        pytest.param(edited(PLAY, " 0/0 ", " 0/1.5 "), id="score-not-whole"),
        pytest.param(edited(PLAY, " 0/0 ", " 0/٣ "), id="arabic-digit"),
        pytest.param(edited(PLAY, " */* ", " ?/* "), id="no-such-shuffle"),
        pytest.param(edited(PLAY, " brs ", " rbs "), id="options-out-of-order"),
        pytest.param(edited(PLAY, " brs ", " brsx "), id="option-too-many"),
        pytest.param(edited(ORIENT, " MS ", " MS? "), id="drawn-and-a-sign"),
        pytest.param(edited(BOTTOM, "|", "||"), id="two-bars"),
    ],
)
def test_what_is_not_written_like_a_position_is_not_read(text: str) -> None:
    with pytest.raises(NotationError) as error:
        ravens.Game.from_position(text)

    assert error.value.code == "bad-notation"


IMPOSSIBLE = {
    "cards of seat 0": {
        "a-card-too-many": edited(PLAY, " MFr/", " MMFr/"),
        "a-card-too-few": edited(PLAY, " MFr/", " MF/"),
        "two-order-cards": edited(PLAY, " MFr/", " MFo/"),
    },
    "cards of seat 1": {"a-card-exchanged": edited(PLAY, "/WS ", "/WW ")},
    "landscape cards": {
        "one-too-many": edited(PLAY, "MF.FW", "MF.FW.FW"),
        "one-too-few": edited(PLAY, ".PP ", " "),
        "one-exchanged": edited(PLAY, "MF.FW", "MM.FW"),
        "removed-the-other-way-round": position(removed="MW").replace(" MW - play", " WM - play"),
    },
    "it must be written": {
        "hand-out-of-order": edited(PLAY, " MFr/", " FMr/"),
        "magic-out-of-order": position(magic="M F").replace(" MF/- ", " FM/- "),
        "leading-zero": edited(PLAY, " 1/2 ", " 01/2 "),
        "stone-on-space-0": edited(PLAY, " 0:4 ", " 0:0 "),
        "minus-zero": edited(PLAY, "0,0,0,0 1 1 ", "0,0,0,0 1 01 "),
        "all-cards-named-where-a-star-stands": edited(PLAY, "*/*", "MMMMMFFFFFWWWWWSSSSSPPPPPorrlllss/*"),
    },
    "off the path": {
        "raven": edited(PLAY, " 1/2 ", " 10/2 "),
        "stone": edited(PLAY, " 0:4 ", " 0:10 "),
        "no-path": position("MF").replace("MF 0/0", "- 0/0").replace("MM.MM.", "MM.MM.MF."),
    },
    "has arrived": {"raven-0": edited(PLAY, " 1/2 ", " 9/2 "), "raven-1": edited(PLAY, " 1/2 ", " 1/9 ")},
    "no raven has arrived": {
        "between-stages": edited(ENDED, " 9/3 ", " 8/3 "),
        "over": edited(OVER, " 9/3 ", " 8/3 "),
        "one-turn-before-the-last": edited(LATE, " 200 ", " 199 "),
    },
    "12 points": {
        "in-play": edited(PLAY, " 0/0 */*", " 12/0 */*"),
        "between-stages": edited(ENDED, " 6/3 ", " 3/12 "),
        "over-with-fewer": edited(OVER, " 14/3 ", " 11/3 "),
    },
    "there is no seat": {
        "to-act": edited(PLAY, " play 0 ", " play 2 "),
        "negative": edited(PLAY, " play 0 ", " play -1 "),
        "starter": edited(PLAY, " 1 1 0 -1 -1 ", " 1 1 -1 -1 -1 "),
    },
    "-1, 0 or 1": {
        "stage-winner": edited(PLAY, " 1 1 0 -1 -1 ", " 1 1 0 2 -1 "),
        "last-winner": edited(PLAY, " 1 1 0 -1 -1 ", " 1 1 0 -1 -2 "),
    },
    "turns 1 to 200": {
        "turn-0": edited(PLAY, "0,0,0,0 1 ", "0,0,0,0 0 "),
        "turn-201": edited(PLAY, "0,0,0,0 1 ", "0,0,0,0 201 "),
    },
    "than a turn allows": {
        "four-hand-plays": edited(PLAY, "0,0,0,0", "4,0,0,0"),
        "four-pile-plays": edited(PLAY, "0,0,0,0", "0,4,0,0"),
        "four-landscape-cards": edited(PLAY, "0,0,0,0", "0,0,4,0"),
        "three-to-lay": edited(ORIENT, "0,0,0,1e", "0,0,0,3e"),
    },
    "at most 5": {"six-in-hand": position(hands="M F W S P M")},
    "not shuffled from": {
        "pack-with-another-card": edited(SHUFFLED, "MFFS/*", "MSS/*"),
        "more-than-there-are": edited(SHUFFLED, "MFFS/*", "MFFoo/*"),
    },
    "a drawn landscape card": {
        "in-play": edited(ORIENT, " orient ", " play "),
        "none-to-lay": edited(EXTEND, " extend ", " orient "),
    },
    "are to be laid": {
        "in-play": edited(PLAY, "0,0,0,0", "0,0,0,1"),
        "none": edited(ORIENT, "0,0,0,1e", "0,0,0,0e"),
    },
    "needs no target": {
        "raven": edited(TARGET, "land-turn", "raven-on"),
        "order": edited(TARGET, "land-turn", "order-pile"),
    },
    "cannot be swapped": {
        "protected": edited(SECOND, "second:2", "second:3"),
        "behind-the-path": edited(SECOND, "second:2", "second:10"),
        "no-card": edited(SECOND, "second:2", "second:0"),
    },
    "nothing to choose": {
        "nothing-to-swap-with": edited(SECOND, "second:2", "second:9"),
        "nothing-to-turn": position("MM FF", phase="target:land-turn"),
        "last-card-to-remove": position("MF", phase="target:land-remove"),
    },
    "being ordered": {
        "unsorted": edited(ORDER, " FMW/- ", " FWM/- "),
        "all-laid": edited(ORDER, "order:1", "order:2"),
        "beyond-the-pile": edited(ORDER, "order:1", "order:9"),
        "all-alike": position(phase="order:0", piles="M M M"),
    },
    "when the pack is empty": {
        "a-pack": position(phase="deal:pack", hands="M", discards="F"),
        "no-discard": position(phase="deal:pack", hands="M", spare="piles"),
    },
    "when the landscape pack is empty": {
        "a-pack": position(phase="deal:landscapes", removed="MM", doing="0,0,0,1e"),
        "none-removed": position("MF", components="MF1 / M5 / M+F", phase="deal:landscapes", doing="0,0,0,1e"),
    },
    "nothing to lay": {"extension-in-play": edited(PLAY, "0,0,0,0", "0,0,0,0e")},
    "before the first stage": {
        "scores": edited(START, " 0/0 -/- brs", " 1/0 -/- brs"),
        "starter": edited(START, " -1 -1 -1 ", " 0 -1 -1 "),
        "turn": edited(START, "0,0,0,0 0 0 ", "0,0,0,0 1 0 "),
        "stage": edited(PLAY, "0,0,0,0 1 1 ", "0,0,0,0 1 0 "),
    },
}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        pytest.param(text, reason, id=f"{reason.replace(' ', '-')}-{name}")
        for reason, cases in IMPOSSIBLE.items()
        for name, text in cases.items()
    ],
)
def test_what_cannot_arise_is_refused_for_its_reason(text: str, reason: str) -> None:
    with pytest.raises(PositionError) as error:
        ravens.Game.from_position(text)

    assert error.value.code == "bad-position"
    assert repr(text)[:200] in str(error.value)
    assert reason in str(error.value)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(edited(PLAY, " M+F ", " M+S "), id="a-magic-way-that-is-no-card-of-the-game"),
        pytest.param(edited(PLAY, " M+F ", " F+M "), id="a-magic-way-the-other-way-round"),
        pytest.param(position(phase="orient", drawn="MM", doing="0,0,0,1e"), id="a-drawn-double-to-be-turned-or-not"),
        pytest.param(edited(EXTEND, "0,0,0,0", "0,0,3,0"), id="an-extension-after-three-landscape-cards"),
        pytest.param(edited(ORIENT, "0,0,0,1e", "0,0,3,1e"), id="a-fourth-landscape-card-drawn"),
        pytest.param(edited(ORIENT, "0,0,0,1e", "1,0,2,2"), id="landscape-cards-three-and-four-by-order"),
        pytest.param(edited(ORIENT, "0,0,0,1e", "0,0,0,2e"), id="an-extension-by-two-cards"),
        pytest.param(
            position("MF FM", components="MF2 / M5 / M+F", phase="extend"), id="an-extension-without-any-card"
        ),
        pytest.param(f"{PLAY} ", id="a-space-after-the-components"),
        pytest.param(f"{PLAY}\n", id="a-line-end-after-the-components"),
        pytest.param(edited(PLAY, " standard", " Standard"), id="components-in-other-letters"),
        pytest.param(edited(PLAY, " standard", " MF1 / M5 / M+F"), id="other-components"),
    ],
)
def test_what_no_course_of_play_leads_to_is_refused(text: str) -> None:
    with pytest.raises(PositionError):
        ravens.Game.from_position(text)


@cache
def sample_positions() -> list[str]:
    """Positions of all phases and options."""
    rng = Random(1)
    played = [play_at_random(ravens.Game(2, options), rng, steps=rng.randrange(150)) for options in all_tables()]
    return [*POSSIBLE.values(), *[game.position() for game in played]]


PIECES = st.sampled_from(
    ["M", "MF", "MM", ".", "|", "-", "/", " ", "0", "1", "2", "3", "9", "12", "200", "o", "r", "!", "e", ":", "*"]
    + ["play", "extend", "orient", "over", "deal:pack", "deal:stage", "deal:landscapes", "order:0", "second:1"]
    + [f"target:{effect}" for effect in ("land-turn", "land-remove", "stone-put", "stone-swap", "raven-on")]
)


@st.composite
def edited_positions(draw: st.DrawFn) -> str:
    """A possible position with one to three pieces cut out, put in or exchanged."""
    text = draw(st.sampled_from(sample_positions()))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = start + draw(st.integers(0, 3))
        text = text[:start] + draw(PIECES | st.text(max_size=2) | st.just(text[start:end][::-1])) + text[end:]
    return text


@st.composite
def exchanged_fields(draw: st.DrawFn) -> str:
    """A possible position with fields of another, or other words in their place."""
    fields, others = (draw(st.sampled_from(sample_positions())).split(" ") for _ in range(2))
    for place in draw(st.sets(st.integers(0, 22), min_size=1, max_size=3)):
        fields[place] = draw(st.just(others[place]) | PIECES)
    return " ".join(fields)


def assert_plays_on(game: ravens.Game, rng: Random) -> None:
    """From here on every position is one that is read back."""
    for _ in range(8):
        if not game.is_over:
            step_at_random(game, rng)
            assert ravens.Game.from_position(game.position()) == game


@examples(600, interpreted=100)
@given(edited_positions() | exchanged_fields(), st.randoms(use_true_random=False))
def test_an_edited_position_is_refused_or_read_exactly_and_playable(text: str, rng: Random) -> None:
    try:
        game = ravens.Game.from_position(text)
    except GameError:
        return

    assert game.position() == text
    assert_plays_on(game, rng)


@pytest.mark.parametrize("phase", ["play", "extend", "orient"])
@pytest.mark.parametrize("doing", ["0,0,0,0", "3,3,2,0", "1,0,1,1", "1,0,2,1", "2,0,1,2", "0,0,2,1e", "0,0,0,1e"])
def test_counts_of_a_turn_are_refused_or_lead_to_positions_that_are_read_back(phase: str, doing: str) -> None:
    text = position(
        hands="order M F", landscapes="MW SP MS FP", phase=phase, doing=doing, drawn="WS" if phase == "orient" else "-"
    )
    try:
        game = ravens.Game.from_position(text)
    except PositionError:
        return

    for seed in range(5):
        assert_plays_on(game.copy(), Random(seed))


def test_reading_a_position_leaves_the_game_without_a_past() -> None:
    game = play_all(game_at(hands="M S"), "fly M")
    read = ravens.Game.from_position(game.position())

    assert (len(game.past), read.past, read.start) == (1, [], game.position())
