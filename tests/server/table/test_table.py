"""A table without a server: which commands are possible when, and what they change."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from allfather.core.fairness import commitment, nonce_commitment
from allfather.games import GAMES, find_game
from allfather.server.errors import Refused
from allfather.server.table import events
from allfather.server.table.change import Change
from allfather.server.table.events import AnyEvent, Closed, Event, Opened, Resumed, event_text, parse_event
from allfather.server.table.history import whole_game
from allfather.server.table.replay import replay
from allfather.server.table.state import BOT_NAMES
from allfather.server.table.table import Table, open_table
from allfather.server.table.terms import BankClock, Clock, NoClock, Terms, TurnClock
from tests.helpers.server.finished_tables import tell_all

AT = 1_700_000_000_000
SECOND = 1000


class Scene:
    """A table and the list of its events."""

    def __init__(self, game: str = "odin", players: int = 3, terms: Terms | None = None, **options: Any) -> None:
        opened = Opened(AT, game, players, options, terms or Terms(pace=0), "ann", f"{players:064x}")
        self.table, self.events = open_table(opened), list[AnyEvent]([opened])
        self.rng = random.Random(1)

    def do(self, events: list[AnyEvent]) -> Change:
        self.events += events
        return self.table.apply_all(events)

    def sit(self, *people: str) -> Scene:
        for seat, person in enumerate(people):
            self.do(self.table.sit(person, person.title(), seat, f"nonce-{person}", AT))
        return self

    def start(self) -> Scene:
        self.do(self.table.start("ann", "", AT))
        self.do(self.table.deal(AT))
        return self

    @property
    def game(self) -> Any:
        return self.table.game

    def step(self, at: int = AT) -> None:
        """Deal, or have the seat to act act at random."""
        if self.game.awaits_deal:
            self.do(self.table.deal(at))
        else:
            self.do(self.table.act_for(self.game.to_act, self.rng.choice(self.game.legal()), "bot", at))

    def until(self, is_so: Any) -> None:
        while not is_so():
            self.step()


def refused(code: str) -> Any:
    return pytest.raises(Refused, check=lambda error: error.code == code)


def test_a_table_is_the_sum_of_its_events() -> None:
    scene = Scene().sit("ann", "bea").start()
    scene.until(lambda: scene.table.status == "over")
    twin = Table.of([parse_event(event_text(event)) for event in scene.events])

    assert twin.version == len(scene.events)
    assert twin.game == scene.game
    assert twin.game is not None
    assert twin.game.names == ["Ann", "Bea", "Sleipnir"]
    assert twin.places == scene.table.places


def test_seats_are_taken_and_left_before_the_game() -> None:
    scene = Scene().sit("ann", "bea")
    table = scene.table
    with refused("seat-taken"):
        table.sit("cat", "Cat", 1, "", AT)
    with refused("no-such-seat"):
        table.sit("cat", "Cat", 3, "", AT)
    scene.do(table.sit("bea", "Bea", 2, "", AT))  # moves
    assert [sitter and sitter.person for sitter in table.seats] == ["ann", None, "bea"]
    scene.do(table.sit("cat", "Cat", None, "", AT))
    with refused("table-full"):
        table.sit("dan", "Dan", None, "", AT)
    scene.do(table.leave("bea", AT))
    with refused("not-seated"):
        table.leave("bea", AT)
    scene.do(table.leave("cat", AT))
    scene.do(table.leave("ann", AT))
    assert table.status == "closed"


def test_the_host_seats_bots_and_clears_seats() -> None:
    scene = Scene().sit("ann", "bea")
    table = scene.table
    with refused("not-host"):
        table.seat_bot("bea", 2, "karl", AT)
    with refused("not-host"):
        table.empty_seat("bea", 0, AT)
    with refused("no-bot"):
        table.seat_bot("ann", 2, "odin", AT)
    with refused("seat-taken"):
        table.seat_bot("ann", 1, "karl", AT)
    scene.do(table.seat_bot("ann", 2, "jarl", AT))
    scene.do(table.empty_seat("ann", 1, AT))
    scene.start()
    assert [table.sitter(seat).bot for seat in range(3)] == [None, "karl", "jarl"]


def test_somebody_else_becomes_host_when_the_host_leaves() -> None:
    scene = Scene().sit("ann", "bea")
    scene.do(scene.table.leave("ann", AT))
    assert scene.table.host == "bea"
    scene.do(scene.table.start("bea", "", AT))
    assert scene.table.status == "playing"


def test_only_the_seat_to_act_acts_and_only_legally() -> None:
    scene = Scene().sit("ann", "bea", "cat").start()
    table, people = scene.table, ["ann", "bea", "cat"]
    actor = scene.game.to_act
    others = [person for seat, person in enumerate(people) if seat != actor]
    with refused("out-of-turn"):
        table.act(others[0], table.version, scene.game.legal()[0], AT)
    with refused("not-seated"):
        table.act("eve", table.version, scene.game.legal()[0], AT)
    with refused("stale"):
        table.act(people[actor], table.moved - 1, scene.game.legal()[0], AT)
    with refused("bad-notation"):
        table.act(people[actor], table.version, "nonsense", AT)
    with refused("leader-passes"):
        table.act(people[actor], table.version, "pass", AT)


def test_events_outside_the_game_make_no_action_stale() -> None:
    scene = Scene().sit("ann", "bea", "cat").start()
    seen = scene.table.version
    scene.do(scene.table.set_auto_pass("bea", on=True, at=AT))
    person = ["ann", "bea", "cat"][scene.game.to_act]

    scene.do(scene.table.act(person, seen, scene.game.legal()[0], AT))
    assert scene.table.version == seen + 2


def test_a_lay_is_taken_back_before_its_take() -> None:
    scene = Scene().sit("ann", "bea", "cat").start()
    table, people = scene.table, ["ann", "bea", "cat"]
    before = scene.game.position()
    while scene.game.phase != "take":
        before = scene.game.position()
        scene.step()
    person = people[scene.game.to_act]
    with refused("nothing-to-take-back"):
        table.take_back(next(other for other in people if other != person), table.version, AT)
    scene.do(table.take_back(person, table.version, AT))
    assert scene.game.position() == before
    with refused("nothing-to-take-back"):
        table.take_back(person, table.version, AT)
    assert Table.of(scene.events).game == scene.game


def test_a_table_may_forbid_taking_back() -> None:
    scene = Scene(terms=Terms(pace=0, take_back=False)).sit("ann", "bea", "cat").start()
    with refused("not-allowed-here"):
        scene.table.take_back("ann", scene.table.version, AT)


def test_a_person_takes_a_bots_seat_with_the_next_hand() -> None:
    scene = Scene().sit("ann").start()
    table = scene.table
    scene.do(table.sit("bea", "Bea", 2, "", AT))
    with refused("already-seated"):
        table.sit("bea", "Bea", 1, "", AT)
    with refused("seat-taken"):
        table.sit("cat", "Cat", 2, "", AT)
    assert table.seat_of("bea") is None
    assert table.people == ["ann", "bea"]

    scene.until(lambda: scene.game.hand_number == 2)
    assert table.seat_of("bea") == 2
    assert scene.game.names[2] == "Bea"


def test_a_person_is_shown_by_another_name_and_shield() -> None:
    scene = Scene(terms=Terms(pace=0)).sit("ann").start()
    table = scene.table
    scene.do(table.sit("bea", "Bea", 1, "", AT))
    assert scene.do(table.rename("ann", "Änne", "G3C", AT)) == Change.SEATS
    scene.do(table.rename("bea", "Beata", "R0Y", AT))
    assert table.rename("bea", "Beata", "R0Y", AT) == table.rename("eve", "Eve", "", AT) == []
    again = Table.of(scene.events)

    for one in (table, again):
        successor = one.sitter(1).successor
        assert (one.sitter(0).name, one.sitter(0).shield, one.sitter(1).name) == ("Änne", "G3C", "Freki")
        assert successor is not None
        assert (successor.name, successor.shield) == ("Beata", "R0Y")
    assert scene.game.names[0] == "Änne"
    scene.until(lambda: table.is_between)
    scene.do(table.deal(AT))
    assert (table.sitter(1).name, table.sitter(1).shield) == ("Beata", "R0Y")


def test_a_successor_can_leave_again() -> None:
    scene = Scene().sit("ann").start()
    scene.do(scene.table.sit("bea", "Bea", 2, "", AT))
    scene.do(scene.table.leave("bea", AT))
    scene.until(lambda: scene.game.hand_number == 2)
    assert scene.table.sitter(2).bot == "karl"


def test_a_bot_takes_over_from_who_leaves_but_the_result_stays_theirs() -> None:
    scene = Scene().sit("ann", "bea").start()
    scene.do(scene.table.leave("bea", AT))
    assert scene.table.sitter(1).bot == "karl"
    scene.until(lambda: scene.table.status == "over")
    assert scene.table.starting_players[1].person == "bea"


def test_an_abandoned_game_is_lost_by_all_people() -> None:
    scene = Scene(players=4).sit("ann", "bea").start()
    scene.do(scene.table.leave("bea", AT))
    scene.do(scene.table.leave("ann", AT))
    assert scene.table.status == "closed"
    assert scene.table.places == [3, 3, 1, 1]


def test_away_and_back() -> None:
    scene = Scene().sit("ann", "bea", "cat").start()
    table = scene.table
    scene.do(table.go_away(scene.game.to_act, AT))
    person = ["ann", "bea", "cat"][scene.game.to_act]
    assert table.due() == ("bot", AT, scene.game.to_act)
    assert table.go_away(scene.game.to_act, AT) == []
    scene.do(table.come_back(person, AT))
    assert table.due() is None
    assert table.come_back(person, AT) == []


def test_acting_brings_a_person_back() -> None:
    scene = Scene().sit("ann", "bea", "cat").start()
    seat = scene.game.to_act
    scene.do(scene.table.go_away(seat, AT))
    scene.do(scene.table.act(["ann", "bea", "cat"][seat], scene.table.version, scene.game.legal()[0], AT))
    assert not scene.table.sitter(seat).is_away


@pytest.mark.parametrize(
    ("clock", "left", "later"),
    [
        (NoClock(), None, None),
        (TurnClock(30), 30, 30),
        (BankClock(60, 5), 60, 60 - 10 + 5),
    ],
)
def test_clocks(clock: Clock, left: int | None, later: int | None) -> None:
    scene = Scene(terms=Terms(pace=0, clock=clock)).sit("ann", "bea", "cat").start()
    table, seat = scene.table, scene.game.to_act
    if left is None:
        assert table.due() is None
        assert table.timer.left(AT + 10**9) == [0, 0, 0]
        return
    assert table.due() == ("clock", AT + left * SECOND, seat)
    assert table.timer.left(AT + 10 * SECOND)[seat] == (left - 10) * SECOND
    while scene.game.to_act == seat:
        scene.step(AT + 10 * SECOND)
    assert table.timer.left(AT + 10 * SECOND)[seat] == (later or 0) * SECOND
    assert table.due() == ("clock", AT + (10 + left) * SECOND, scene.game.to_act)


def test_a_turn_of_several_decisions_has_one_time_limit() -> None:
    scene = Scene("ravens", 2, Terms(pace=0, clock=TurnClock(30))).sit("ann", "bea").start()
    seat = scene.game.to_act
    scene.step(AT + 5 * SECOND)
    while scene.game.awaits_deal:
        scene.step(AT + 6 * SECOND)
    if scene.game.to_act == seat:
        assert scene.table.timer.deadline == AT + 30 * SECOND


def test_forced_actions_are_due_only_with_auto_pass() -> None:
    scene = Scene().sit("ann", "bea", "cat").start()
    scene.until(lambda: scene.game.to_act is not None and len(scene.game.legal()) == 1)
    seat = scene.game.to_act
    assert scene.table.due() is None
    scene.do(scene.table.set_auto_pass(["ann", "bea", "cat"][seat], on=True, at=AT))
    assert scene.table.due() == ("forced", AT, seat)


def test_the_end_of_a_hand_is_shown_before_the_next_is_dealt() -> None:
    scene = Scene(terms=Terms(pace=800)).sit("ann", "bea", "cat").start()
    scene.until(lambda: scene.game.awaits_deal)
    assert scene.table.due() == ("deal", AT + 4000, None)


def test_hands_are_shown_when_all_people_agree_or_it_is_over() -> None:
    scene = Scene(terms=Terms(pace=0, rated=False)).sit("ann", "bea").start()
    table = scene.table
    scene.do(table.set_show_hands("ann", on=True, at=AT))
    assert not table.shows_hands
    scene.do(table.set_show_hands("bea", on=True, at=AT))
    assert table.shows_hands
    scene.do(table.set_show_hands("bea", on=False, at=AT))
    assert not table.shows_hands
    scene.until(lambda: table.status == "over")
    assert table.shows_hands


def test_the_secret_is_shown_when_it_is_over() -> None:
    scene = Scene(limit="one-hand").sit("ann").start()
    assert scene.table.secret is None
    assert scene.table.commitment == commitment(bytes.fromhex(scene.table.opened.secret))
    assert scene.table.nonces == ["nonce-ann", "", ""]
    scene.until(lambda: scene.table.status == "over")
    assert scene.table.secret == scene.table.opened.secret


def test_a_rematch_rotates_the_seats() -> None:
    scene = Scene(limit="one-hand").sit("ann", "bea").start()
    with refused("not-over"):
        scene.table.play_again("ann", "new", AT)
    scene.until(lambda: scene.table.status == "over")
    with refused("not-seated"):
        scene.table.play_again("eve", "new", AT)
    here, there = scene.table.play_again("bea", "new", AT)
    new = Table.of(there)
    assert [new.sitter(seat).name for seat in range(3)] == ["Sleipnir", "Ann", "Bea"]
    assert new.host == "bea"
    assert new.opened.secret != scene.table.opened.secret
    scene.do(here)
    with refused("has-begun"):
        scene.table.play_again("ann", "newer", AT)


def test_nothing_happens_at_a_table_that_is_closed_or_over() -> None:
    closed = Scene().sit("ann", "bea")
    closed.do(closed.table.close(AT))
    over = Scene(limit="one-hand").sit("ann", "bea").start()
    over.until(lambda: over.table.status == "over")
    for scene, code in ((closed, "is-closed"), (over, "game-over")):
        table = scene.table
        commands: list[Any] = [
            partial(table.sit, "cat", "Cat", 2, "", AT),
            partial(table.leave, "ann", AT),
            partial(table.start, "ann", "", AT),
            partial(table.act, "ann", table.version, "pass", AT),
            partial(table.deal, AT),
            partial(table.close, AT),
        ]
        for command in commands:
            with refused(code):
                command()
        assert table.due() is None


@pytest.mark.parametrize(
    ("game", "players", "options", "code"),
    [
        ("chess", 2, {}, "bad-option"),
        ("odin", 7, {}, "bad-option"),
        ("odin", 3, {"limit": 0}, "bad-option"),
        ("ravens", 3, {}, "bad-option"),
        ("ravens", 2, {"wings": 4}, "bad-option"),
    ],
)
def test_impossible_tables_are_refused(game: str, players: int, options: dict[str, Any], code: str) -> None:
    with refused(code):
        open_table(Opened(AT, game, players, options, Terms(), "ann", "00" * 32))


def test_every_event_is_read_back_as_it_was_written() -> None:
    kinds = {event for event in vars(events).values() if isinstance(event, type) and issubclass(event, Event)}
    scene = Scene(limit="one-hand", terms=Terms(pace=0, rated=False)).sit("ann", "bea")
    table = scene.table
    scene.do(table.sit("cat", "Cat", 2, "", AT, nonce_commitment("nonce-cat")))
    scene.do(table.start("ann", "", AT))
    scene.do(table.open_nonce("cat", "nonce-cat", AT))
    scene.do(table.go_on(AT))
    scene.do(table.deal(AT))
    scene.do(table.set_auto_pass("ann", on=True, at=AT))
    scene.do(table.set_show_hands("ann", on=True, at=AT))
    scene.do(table.rename("ann", "Änne", "G3C", AT))
    scene.do(table.set_pace("ann", 300, AT))
    scene.do(table.go_away(0, AT))
    scene.do(table.come_back("ann", AT))
    scene.until(lambda: scene.game.phase == "take")
    scene.do(table.take_back(["ann", "bea", "cat"][scene.game.to_act], table.version, AT))
    scene.do(table.leave("cat", AT))
    scene.until(lambda: table.status == "over")
    scene.do(table.play_again("ann", "new", AT)[0])
    scene.events += [Resumed(AT, 1000), Closed(AT, abandoned=True)]

    assert {type(event) for event in scene.events} == kinds - {Event}
    assert [parse_event(event_text(event)) for event in scene.events] == scene.events


def test_what_events_change() -> None:
    scene = Scene(limit=100, terms=Terms(pace=0, rated=False)).sit("ann", "bea")
    table = scene.table

    assert scene.do(table.sit("cat", "Cat", 2, "", AT)) == Change.SEATS
    assert scene.do(table.leave("cat", AT)) == Change.SEATS
    assert scene.do(table.start("ann", "", AT)) == Change.STATUS | Change.SEATS  # a bot took the empty seat
    assert scene.do(table.deal(AT)) == Change.DEAL
    assert scene.do(table.act_for(scene.game.to_act, scene.game.legal()[-1], "bot", AT)) == Change.NONE
    assert scene.do(table.set_auto_pass("ann", on=True, at=AT)) == Change.NONE
    assert scene.do(table.set_show_hands("ann", on=True, at=AT)) == Change.SEATS
    assert scene.do(table.sit("cat", "Cat", 2, "", AT)) == Change.SEATS
    scene.until(lambda: table.is_between)
    assert scene.do(table.deal(AT)) == Change.SEATS | Change.DEAL  # cat takes over
    assert scene.do(table.close(AT)) == Change.STATUS


@pytest.mark.parametrize(("game", "players", "options"), [("odin", 3, {"limit": 15}), ("ravens", 2, {})])
def test_events_report_endings_as_replays_do(game: str, players: int, options: dict[str, Any]) -> None:
    scene = Scene(game, players, **options).sit("ann", "bea").start()
    scene.until(lambda: scene.table.status == "over")
    told = [told.ends for told in tell_all(scene.events)[1]]
    steps = replay(whole_game(scene.events)).steps

    assert [ends for ends in told if ends] == [step.ends for step in steps if step.ends]
    assert [ending["event"] for ending in told[-1]][-1] == "game-over"


def test_every_seat_of_every_game_has_a_name_for_a_bot() -> None:
    assert max(max(find_game(name).player_counts) for name in GAMES) <= len(BOT_NAMES) == len(set(BOT_NAMES))
