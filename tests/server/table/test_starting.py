"""How a game starts: people commit to their nonces, then open them, and nobody can choose what follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from allfather.core.fairness import nonce_commitment
from allfather.server.table.events import AnyEvent, Began, Called, NonceOpened, Sat
from allfather.server.table.snapshot import Snapshot
from allfather.server.table.state import STEP_TIME
from allfather.server.table.table import Table
from allfather.server.table.terms import Terms
from tests.server.table.test_table import AT, Scene, refused

LATER = AT + STEP_TIME


def nonce_of(person: str) -> str:
    return f"nonce-{person}"


def committed(*people: str, **wishes: Any) -> Scene:
    """A table at which *people* have committed to nonces."""
    scene = Scene(**wishes)
    for seat, person in enumerate(people):
        commit(scene, person, seat)
    return scene


def commit(scene: Scene, person: str, seat: int | None = None) -> None:
    commitment = nonce_commitment(nonce_of(person))
    scene.do(scene.table.sit(person, person.title(), seat, "", AT, commitment))


def open_nonces(scene: Scene, *people: str) -> None:
    for person in people:
        scene.do(scene.table.open_nonce(person, nonce_of(person), AT))


def rematch(*people: str) -> Scene:
    """A rematch of *people* and bots, to which nobody has contributed yet; the last of them is its host."""
    old = Scene(limit="one-hand").sit(*people).start()
    old.until(lambda: old.table.status == "over")
    _, there = old.table.play_again(people[-1], "new", AT)
    scene = Scene()
    scene.table, scene.events = Table.of(there), there
    return scene


def info(scene: Scene) -> Any:
    return Snapshot("table", "CODE", scene.table, AT).info


def test_the_nonces_are_opened_when_all_are_fixed() -> None:
    scene = committed("ann", "bea")
    seals = [nonce_commitment(nonce_of(person)) for person in ("ann", "bea")]
    assert info(scene).commitments == (*seals, "")
    with refused("not-begun"):
        scene.table.open_nonce("bea", nonce_of("bea"), AT)

    scene.do(scene.table.start("ann", "", AT))
    assert (info(scene).status, info(scene).starting, scene.table.step_due) == ("open", "open", LATER)
    open_nonces(scene, "bea")
    assert info(scene).nonces == ()
    open_nonces(scene, "ann")
    assert scene.table.step_due == AT  # nobody is awaited any more
    scene.do(scene.table.go_on(AT))

    assert (info(scene).status, info(scene).starting) == ("playing", None)
    assert scene.table.nonces == [nonce_of("ann"), nonce_of("bea"), ""]
    assert scene.table.commitments == [*seals, ""]
    assert scene.table.go_on(AT) == []
    with refused("has-begun"):
        scene.table.open_nonce("bea", nonce_of("bea"), AT)


def test_another_nonce_than_the_one_committed_to_is_refused() -> None:
    scene = committed("ann", "bea")
    with refused("wrong-nonce"):
        scene.table.start("ann", "another", AT)
    scene.do(scene.table.start("ann", nonce_of("ann"), AT))
    with refused("wrong-nonce"):
        scene.table.open_nonce("bea", "another", AT)
    with refused("not-seated"):
        scene.table.open_nonce("eve", "another", AT)
    assert scene.table.open_nonce("ann", "another", AT) == []  # hers is open already


def test_who_does_not_open_has_no_nonce_and_everybody_sees_it() -> None:
    scene = committed("ann", "bea")
    scene.do(scene.table.start("ann", nonce_of("ann"), AT))
    scene.do(scene.table.go_on(LATER))

    assert scene.table.nonces == [nonce_of("ann"), "", ""]
    assert scene.table.commitments[1] == nonce_commitment(nonce_of("bea"))


def test_nothing_can_be_changed_once_nonces_are_opened() -> None:
    scene = committed("ann", "bea")
    scene.do(scene.table.start("ann", "", AT))
    table = scene.table
    commands: list[Callable[[], list[AnyEvent]]] = [
        lambda: table.sit("bea", "Bea", 1, "", AT, nonce_commitment("another")),
        lambda: table.sit("cat", "Cat", 2, "mine", AT),
        lambda: table.seat_bot("ann", 2, "karl", AT),
        lambda: table.empty_seat("ann", 1, AT),
        lambda: table.start("ann", "", AT),
    ]
    for command in commands:
        with refused("has-begun"):
            command()


def test_who_leaves_while_the_game_starts_is_replaced_by_a_bot() -> None:
    scene = committed("ann", "bea", "cat")
    scene.do(scene.table.start("ann", "", AT))
    open_nonces(scene, "ann", "cat")
    scene.do(scene.table.leave("cat", AT))
    scene.do(scene.table.go_on(LATER))

    assert scene.table.nonces == [nonce_of("ann"), "", ""]
    assert scene.table.sitter(2).bot == "karl"


def test_a_start_that_everybody_leaves_is_over() -> None:
    scene = committed("ann", "bea")
    scene.do(scene.table.start("ann", "", AT))
    scene.do(scene.table.leave("ann", AT))
    scene.do(scene.table.leave("bea", AT))
    assert (scene.table.step_due, scene.table.go_on(LATER), info(scene).starting) == (None, [], None)


def test_a_game_against_bots_begins_at_once() -> None:
    scene = Scene()
    scene.do(scene.table.sit("ann", "Ann", 0, "", AT))
    caused = scene.table.start("ann", "nonce-ann", AT)
    scene.do(caused)

    assert [type(event) for event in caused] == [Sat, Sat, Began]
    assert scene.table.nonces == ["nonce-ann", "", ""]
    assert scene.table.commitments == [nonce_commitment("nonce-ann"), "", ""]


def test_a_start_that_opens_a_nonce_is_refused_if_somebody_sat_down_meanwhile() -> None:
    scene = Scene()
    scene.do(scene.table.sit("ann", "Ann", 0, "", AT))
    seen = scene.table.version
    commit(scene, "bea", 1)
    with refused("stale"):
        scene.table.start("ann", "nonce-ann", AT, seen)
    assert isinstance(scene.table.start("ann", "nonce-ann", AT, scene.table.version)[0], Called)


def test_clients_without_commitments_begin_at_once() -> None:
    scene = Scene().sit("ann", "bea")
    scene.do(scene.table.sit("cat", "Cat", 2, "", AT))
    caused = scene.table.start("ann", "another", AT)  # the last nonce counts

    assert caused == [Began(AT, ["another", "nonce-bea", ""])]


def test_the_host_of_a_rematch_cannot_start_before_the_others_have_committed() -> None:
    scene = rematch("ann", "bea")
    scene.do(scene.table.start("bea", "", AT))
    assert (info(scene).starting, scene.table.step_due) == ("commit", LATER)
    with refused("not-begun"):
        scene.table.open_nonce("ann", nonce_of("ann"), AT)
    commit(scene, "bea")
    assert scene.table.step_due == LATER
    commit(scene, "ann")
    assert scene.table.step_due == AT

    scene.do(scene.table.go_on(AT + 1))
    assert (info(scene).starting, scene.table.step_due) == ("open", LATER + 1)
    open_nonces(scene, "ann", "bea")
    scene.do(scene.table.go_on(AT + 2))
    assert scene.table.nonces == ["", nonce_of("ann"), nonce_of("bea")]


def test_a_rematch_begins_without_the_nonces_of_those_who_do_not_answer() -> None:
    scene = rematch("ann", "bea")
    scene.do(scene.table.start("bea", nonce_of("bea"), AT))
    caused = scene.table.go_on(LATER)

    assert caused == [Began(LATER, ["", "", nonce_of("bea")])]


def test_a_rematch_starts_by_itself_when_the_last_person_has_come() -> None:
    scene = rematch("ann", "bea")
    assert info(scene).again
    commit(scene, "bea")
    assert scene.table.call is None
    commit(scene, "ann")
    assert info(scene).starting == "open"
    open_nonces(scene, "ann", "bea")
    scene.do(scene.table.go_on(AT + 1))

    assert scene.table.status == "playing"
    assert scene.table.nonces == ["", nonce_of("ann"), nonce_of("bea")]


def test_a_rematch_that_somebody_has_left_waits_for_its_host() -> None:
    scene = rematch("ann", "bea")
    scene.do(scene.table.leave("ann", AT))
    commit(scene, "bea")

    assert (scene.table.call, scene.table.status) == (None, "open")


def test_a_rematch_against_bots_begins_at_once() -> None:
    scene = rematch("ann")
    assert scene.table.start("ann", "mine", AT) == [Began(AT, ["", "mine", ""])]


def test_the_start_goes_on_from_the_stored_events() -> None:
    scene = committed("ann", "bea")
    scene.do(scene.table.start("ann", nonce_of("ann"), AT))
    again = Table.of(scene.events)

    assert again.step_due == LATER
    assert again.awaited("open") == [1]
    assert again.go_on(LATER) == scene.table.go_on(LATER)


# Open hands.


def agree(scene: Scene, *people: str) -> None:
    for person in people:
        scene.do(scene.table.set_show_hands(person, on=True, at=AT))


def test_a_rated_game_never_shows_hands() -> None:
    scene = Scene().sit("ann", "bea").start()
    with refused("not-allowed-here"):
        agree(scene, "ann")
    assert scene.table.set_show_hands("ann", on=False, at=AT) == []
    assert info(scene).rated


def test_a_game_to_which_all_agreed_before_is_not_rated() -> None:
    scene = Scene().sit("ann", "bea")
    agree(scene, "ann", "bea")
    assert info(scene).rated
    scene.start()

    assert (scene.table.shows_hands, scene.table.is_rated, info(scene).rated) == (True, False, False)
    scene.do(scene.table.set_show_hands("ann", on=False, at=AT))
    scene.do(scene.table.set_show_hands("ann", on=True, at=AT))
    assert (scene.table.shows_hands, scene.table.is_rated) == (True, False)


def test_the_agreement_of_some_ends_when_a_rated_game_begins() -> None:
    scene = Scene().sit("ann", "bea")
    agree(scene, "ann")
    scene.start()
    assert not scene.table.sitter(0).show_hands
    scene.do(scene.table.leave("bea", AT))

    assert (scene.table.shows_hands, scene.table.is_rated) == (False, True)


def test_somebody_who_leaves_before_the_game_does_not_end_the_agreement_of_others() -> None:
    scene = Scene().sit("ann", "bea")
    agree(scene, "ann")
    scene.do(scene.table.leave("bea", AT))
    assert scene.table.sitter(0).show_hands


def test_an_unrated_game_shows_hands_when_all_agree() -> None:
    scene = Scene(terms=Terms(pace=0, rated=False)).sit("ann", "bea").start()
    agree(scene, "ann")
    assert not scene.table.shows_hands
    agree(scene, "bea")
    assert scene.table.shows_hands


def test_nobody_else_learns_a_nonce_before_the_game_begins() -> None:
    scene = committed("ann", "bea")
    scene.do(scene.table.start("ann", "", AT))
    open_nonces(scene, "ann")
    assert isinstance(scene.events[-1], NonceOpened)
    assert nonce_of("ann") not in str(info(scene))
