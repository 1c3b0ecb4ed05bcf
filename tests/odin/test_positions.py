"""Positions of ODIN as text: every position is read back exactly, and none that cannot arise is read at all."""

from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allfather import odin
from allfather.core.errors import GameError, NotationError, PositionError
from tests.helpers.odin import all_tables, moments, play_at_random, position, row, step_at_random, table_name
from tests.helpers.scale import examples


def state_bytes(game: odin.Game) -> bytes:
    """The state but for the generator, which a position does not tell."""
    state = game.state.copy()
    state.rng = 0
    return bytes(state.tobytes())


@pytest.mark.parametrize(("players", "options"), all_tables(limit=10), ids=table_name)
def test_every_position_of_a_game_is_read_back(players: int, options: odin.Options) -> None:
    for game in moments(odin.Game(players, options), Random(players)):
        text = game.position()
        read = odin.Game.from_position(text)

        assert read.position() == text
        assert state_bytes(read) == state_bytes(game)
        assert read.legal() == game.legal()
        assert (read, read.options, read.winners) == (game, game.options, game.winners)


def test_the_games_that_are_read_back_come_to_every_phase() -> None:
    seen = {(game.phase, game.hand_number > 0) for game in moments(odin.Game(3), Random(3))}

    assert seen == {("deal", False), ("deal", True), ("play", True), ("take", True), ("over", True)}


def test_a_position_of_a_forced_game_tells_what_leads_have_shown() -> None:
    game = odin.Game(2, odin.Options(whole_hand="forced", limit=100))

    assert any(not moment.position().endswith(" -") for moment in moments(game, Random(1)))


def test_a_game_goes_on_from_a_position_as_the_game_it_was_taken_from() -> None:
    game, rng = odin.Game(4, seed=9), Random(9)
    play_at_random(game, rng, steps=10)
    twin = odin.Game.from_position(game.position())

    while game.hand_number == 1 and twin.to_act is not None:
        action = rng.choice(game.legal())
        game.play(action)
        twin.play(action)
        if twin.to_act is not None:
            assert twin == game

    assert twin.awaits_deal


def test_the_fields_stand_in_this_order() -> None:
    game = odin.Game(2)
    game.deal([row("R"), row("O")], opener=1, colours="ROYP")

    text = "R1R2R3R4R5R6R7R8R9/O1O2O3O4O5O6O7O8O9 - - - ROYP 1 - 1 0/0 1 15 left optional four -"
    assert game.position() == text


PLAY = position("P1 P2 / G8 R1 / P3", "O7", to_act=1)
LEAD = position("P1 P2 / G8 R1 / P3")
TAKE = position("P1 P2 / R1 / P3", "G9 G8", "O7 O5", to_act=1)
ENDED = position("P1 P2 / - / P3", "G9", to_act=None, owner=1, scores="2/0/1")
OVER = position("P1 P2 / - / P3", "G9", to_act=None, owner=1, scores="16/5/3", hand_number=3)
START = odin.Game(3).position()
FORCED = position("P1 G2 / G8 R1 / P3", "O7", to_act=1, whole_hand="forced", varied="O7/-/-")


FOUR = position("R1 / O1", "O7", to_act=1, colours="ROYG", pack="four")
SIX = position("R1 / O1", "O7", to_act=1)


@pytest.mark.parametrize("text", [PLAY, LEAD, TAKE, ENDED, OVER, START, FORCED, FOUR, SIX])
def test_the_positions_that_the_cases_below_start_from_are_possible(text: str) -> None:
    assert odin.Game.from_position(text).position() == text


def edited(text: str, old: str, new: str) -> str:
    """*text* with the first *old* replaced, which must be there."""
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="empty"),
        pytest.param(" ", id="blank"),
        pytest.param("ODIN", id="prose"),
        pytest.param(f" {PLAY}", id="space-before"),
        pytest.param(f"{PLAY} ", id="space-after"),
        pytest.param(f"{PLAY}\n", id="line-end"),
        pytest.param(f"{PLAY} -", id="a-field-too-many"),
        pytest.param(PLAY.rpartition(" ")[0], id="a-field-too-few"),
        pytest.param(edited(PLAY, " ", "  "), id="two-spaces"),
        pytest.param(edited(PLAY, " ", "\t"), id="tab"),
        pytest.param(edited(PLAY, "P1P2/", "P1P2//"), id="hand-without-a-sign"),
        pytest.param(edited(PLAY, "P1P2", "P1 P2"), id="space-in-a-hand"),
        pytest.param(edited(PLAY, "P1P2", "p1P2"), id="small-letter"),
        pytest.param(edited(PLAY, "P1P2", "X1P2"), id="no-such-colour"),
        pytest.param(edited(PLAY, "P1P2", "P0P2"), id="no-such-number"),
        pytest.param(edited(PLAY, "P1P2", "P1P1"), id="twice-in-a-hand"),
        pytest.param(edited(PLAY, "P1P2", "P1++P2"), id="two-pluses"),
        pytest.param(edited(PLAY, "P1P2", "P1P2+"), id="plus-without-a-card"),
        pytest.param(edited(PLAY, " O7 ", " +O7 "), id="plus-in-the-middle"),
        pytest.param(edited(PLAY, "P1P2/", ""), id="scores-of-another-number-of-seats"),
        pytest.param(edited(FORCED, "O7/-/-", "O7/-"), id="traits-of-another-number-of-seats"),
        pytest.param(edited(FORCED, "O7/-/-", "7O/-/-"), id="traits-out-of-order"),
        pytest.param(edited(PLAY, "0/0/0", "0/0/-1"), id="negative-score"),
        pytest.param(edited(PLAY, "0/0/0", "0/0/1.5"), id="score-not-whole"),
        pytest.param(edited(PLAY, "0/0/0", "0/0/99999999"), id="huge-score"),
        pytest.param(edited(PLAY, "0/0/0 1 ", "0/0/0 -1 "), id="negative-hand-number"),
        pytest.param(edited(PLAY, "0/0/0 1 ", f"0/0/0 {10**12} "), id="huge-hand-number"),
        pytest.param(edited(PLAY, "left", "right"), id="no-such-opener-rule"),
        pytest.param(edited(PLAY, "optional", "never"), id="no-such-whole-hand-rule"),
        pytest.param(edited(PLAY, "six", "five"), id="no-such-pack"),
        pytest.param(edited(PLAY, "ROYGBP", "ROYGPB"), id="colours-out-of-order"),
        pytest.param(edited(PLAY, "ROYGBP", "RROYGBP"), id="colour-twice"),
        pytest.param(edited(PLAY, " 1 0 0 ", " 7 0 0 "), id="seat-beyond-any-table"),
        pytest.param("/".join(["R1"] * 7) + PLAY[PLAY.index(" ") :], id="seven-hands"),
        pytest.param("R1" + PLAY[PLAY.index(" ") :], id="one-hand"),
        pytest.param("R1/" * 100_000 + PLAY, id="very-long"),
    ],
)
def test_what_is_not_written_like_a_position_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as error:
        odin.Game.from_position(text)

    assert error.value.code == "bad-notation"


IMPOSSIBLE = {
    "it must be written": {
        "hand-out-of-order": edited(PLAY, "P1P2", "P2P1"),
        "middle-out-of-order": edited(TAKE, "G9G8", "G8G9"),
        "beaten-out-of-order": edited(TAKE, "O7O5", "O5O7"),
        "discards-out-of-order": edited(PLAY, "R2R3", "R3R2"),
        "zeros-before-a-score": edited(PLAY, "0/0/0", "0/0/00"),
        "zeros-before-the-hand-number": edited(PLAY, "0/0/0 1 ", "0/0/0 01 "),
        "zeros-before-the-limit": edited(PLAY, " 15 ", " 015 "),
        "other-digits": edited(PLAY, " 15 ", " 1٥ "),
        "no-traits-for-each-seat": f"{PLAY[:-1]}-/-/-",
        "traits-without-a-sign": edited(FORCED, "O7/-/-", "O7//"),
        "four-colours-for-three": edited(PLAY, "six", "four"),
        "leader-as-owner-of-nothing": edited(LEAD, " 0 - 0 ", " 0 0 0 "),
        "owner-before-the-first-deal": edited(START, "- - - 0/0/0", "- 1 - 0/0/0"),
    },
    "is in two places": {
        "two-hands": edited(PLAY, "P1P2", "P1P3"),
        "hand-and-middle": edited(PLAY, " O7 ", " P1 "),
        "middle-and-discards": edited(PLAY, " O7 ", " R2 "),
        "middle-and-beaten": edited(TAKE, " O7O5 ", " G8G7 "),
    },
    "cards are dealt": {
        "a-card-too-many": edited(PLAY, "P1P2", "P1P2P4"),
        "a-card-too-few": edited(PLAY, "P1P2", "P1"),
    },
    "more than 9": {"ten-cards-in-a-hand": position(row("R") + " O1 / G8 / P3", "O7", to_act=1)},
    "not in the pack": {
        "three-without-two-colours": edited(PLAY, "ROYGBP", "ROYG"),
        "two-with-a-colour-left-out": edited(FOUR, " ROYG ", " RYGB "),
        "no-colours": edited(PLAY, "ROYGBP", "-"),
    },
    "number of colours": {
        "five-colours": edited(PLAY, "ROYGBP", "ROYGP"),
        "six-where-four-are-said": edited(SIX, "six", "four"),
        "four-where-six-are-said": edited(FOUR, "four", "six"),
        "none-in-the-first-hand": edited(START, "0/0/0 0 ", "0/0/0 1 "),
    },
    "there is no seat": {
        "to-act": edited(PLAY, " 1 0 0 ", " 3 0 0 "),
        "owner": edited(PLAY, " 1 0 0 ", " 1 3 0 "),
        "opener": edited(PLAY, " 1 0 0 ", " 1 0 3 "),
        "nobody-opened": edited(PLAY, " 1 0 0 ", " 1 0 - "),
    },
    "never gets to beat it": {
        "owner-to-act": edited(PLAY, " 1 0 0 ", " 0 0 0 "),
        "no-owner": edited(PLAY, " 1 0 0 ", " 1 - 0 "),
    },
    "owner, but no middle": {"owner-without-a-middle": edited(LEAD, " 0 - 0 ", " 0 1 0 ")},
    "is not a set": {"middle": position("P1 P2 / R1 / P3", "G9 O8", to_act=1)},
    "a set of two or more cards": {
        "no-set-beaten": position("P1 P2 / R1 / P3", "G9 G8", "O7 Y5", to_act=1),
        "take-of-one-card": position("P1 P2 / R1 / P3", "G9 G8", "O7", to_act=1),
    },
    "is the one that laid the middle": {
        "take-without-a-middle": position("P1 P2 / R1 / P3", "", "O7 O5", to_act=1),
        "take-by-another-seat": position("P1 P2 / R1 / P3", "G9 G8", "O7 O5", to_act=2, owner=1),
    },
    "does not beat": {
        "beaten-by-less": position("P1 P2 / R1 / P3", "G6 G1", "O7 O5", to_act=1),
        "beaten-by-the-same": position("P1 P2 / R1 / P3", "G7 G5", "O7 O5", to_act=1),
        "beaten-by-fewer-cards": position("P1 P2 / R1 / P3", "G9", "O7 O5", to_act=1),
        "beaten-by-two-more-cards": position("P1 P2 / R1 / P3", "G9 G8 G7 G6", "O7 O5", to_act=1),
    },
    "no seat is to take": {
        "beaten-set-after-the-end": position("P1 / - / P3", "G9 G8", "O7 O5", to_act=None, owner=1, scores="1/0/1"),
    },
    "is out, so no seat is to act": {
        "take-after-going-out": position("P1 P2 / - / P3", "G9 G8", "O7 O5", to_act=1),
        "to-act-without-cards": position("P1 P2 / - / P3", "O7", to_act=1),
        "somebody-else-without-cards": position("P1 P2 / R1 / -", "O7", to_act=1),
    },
    "a hand ends when": {
        "nobody-to-follow": edited(PLAY, " 1 0 0 ", " - 0 0 "),
        "nobody-to-lead": edited(LEAD, " 0 - 0 ", " - - 0 "),
        "two-are-out": position("- / - / P3", "O7", to_act=None, scores="0/0/1"),
        "nobody-is-out": position("P1 / R1 / P3", "O7", to_act=None, scores="1/1/1"),
        "owner-is-not-out": position("P1 P2 / - / P3", "G9", to_act=None, owner=0, scores="2/0/1"),
        "no-middle": position("- / P1 / P3", to_act=None, scores="0/1/1"),
    },
    "do not match the points": {
        "fewer-points-than-cards": edited(ENDED, "2/0/1", "1/0/1"),
        "limit-reached-before-the-last-hand": edited(OVER, "16/5/3", "17/5/3"),
        "limit-reached-by-the-seat-that-is-out": edited(OVER, "16/5/3", "16/15/3"),
    },
    "reached the limit": {
        "at-the-limit-while-playing": edited(PLAY, "0/0/0 1 ", "15/3/2 3 "),
        "above-the-limit-while-taking": edited(TAKE, "0/0/0 1 ", "3/16/2 3 "),
    },
    "before the first deal": {
        "cards": edited(PLAY, "0/0/0 1 ", "0/0/0 0 "),
        "scores": edited(START, "0/0/0 0 ", "0/0/1 0 "),
        "seat-to-act": edited(START, "- - - 0/0/0", "0 - - 0/0/0"),
        "opener": edited(START, "- - - 0/0/0", "- - 1 0/0/0"),
        "colours": edited(START, "- - - - 0/0/0", "ROYGBP - - - 0/0/0"),
        "traits": f"{START[:-1]}R/-/-".replace("optional", "forced"),
    },
    "leads reveal traits": {"traits-where-no-lead-is-forced": edited(FORCED, "forced", "optional")},
    "known not to share": {"a-hand-that-is-alike": edited(FORCED, "O7/-/-", "-/-/P")},
    "limit": {
        "limit-0": edited(PLAY, " 15 ", " 0 "),
        "limit-too-high": edited(PLAY, " 15 ", " 9999999 "),
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
        odin.Game.from_position(text)

    assert error.value.code == "bad-position"
    assert repr(text) in str(error.value)
    assert reason in str(error.value)


NINE_EACH = f"{row('R')} / {row('O')} / {row('Y')}"


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(position(NINE_EACH, to_act=1, opener=0), id="first-lead-not-by-the-opener"),
        pytest.param(position(f"+{NINE_EACH}"), id="card-taken-before-anything-was-laid"),
        pytest.param(position(f"{row('R')} / O1 / Y1", "P9", to_act=1), id="owner-with-all-nine-cards-as-dealt"),
    ],
)
def test_what_no_course_of_play_leads_to_is_refused(text: str) -> None:
    """The reader sees what the table tells; whether so many hands can give these scores it leaves to the writer."""
    with pytest.raises(PositionError):
        odin.Game.from_position(text)


@cache
def sample_positions() -> list[str]:
    """Positions of all phases, tables and options."""
    rng = Random(1)
    games = [odin.Game(players, options) for players, options in all_tables(limit=12) for _ in range(4)]
    played = [play_at_random(game, rng, steps=rng.randrange(100)) for game in games]
    return [PLAY, LEAD, TAKE, ENDED, OVER, START, FORCED, FOUR, SIX, *[game.position() for game in played]]


PIECES = st.sampled_from(["R1", "+", "-", "/", " ", "0", "1", "2", "9", "15", "P9", "P", "٣", "left", "forced", "four"])


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
    """A possible position with fields of another."""
    fields, others = (draw(st.sampled_from(sample_positions())).split(" ") for _ in range(2))
    for place in draw(st.sets(st.integers(0, 14), min_size=1, max_size=4)):
        fields[place] = others[place]
    return " ".join(fields)


@examples(800, interpreted=150)
@given(edited_positions() | exchanged_fields(), st.randoms(use_true_random=False))
def test_an_edited_position_is_refused_or_read_exactly_and_playable(text: str, rng: Random) -> None:
    try:
        game = odin.Game.from_position(text)
    except GameError:
        return

    assert game.position() == text
    for _ in range(10):
        if game.to_act is not None:
            step_at_random(game, rng)
            assert odin.Game.from_position(game.position()) == game
