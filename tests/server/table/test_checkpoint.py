"""A table that continues from a checkpoint is the same as one that has seen all events."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from allfather.server.errors import Refused
from allfather.server.table.checkpoint import Checkpoint, checkpoint_text, people_in, read_checkpoint, seal
from allfather.server.table.events import DELETED_PERSON, AnyEvent, Opened, Sat, TookBack
from allfather.server.table.state import TAIL, TableState
from allfather.server.table.table import Table, open_table
from allfather.server.table.terms import BankClock, NoClock, Terms, TurnClock
from tests.helpers.scale import full

AT = 1_700_000_000_000
PEOPLE = ("ann", "bea", "cat")
GAMES = [
    ("odin", 2, {"limit": 30}, NoClock()),
    ("odin", 4, {"limit": 15, "opener": "winner"}, BankClock(600, 5)),
    ("ravens", 2, {}, TurnClock(60)),
]


class Evening:
    """A table where people do everything that can be done, at random."""

    def __init__(self, game: str, players: int, options: dict[str, Any], clock: Any, seed: int) -> None:
        terms = Terms(clock=clock, bots="thrall", pace=0)
        opened = Opened(AT, game, players, options, terms, "ann", f"{seed:064x}")
        self.rng, self.at = random.Random(seed), AT
        self.table, self.events = open_table(opened), list[AnyEvent]([opened])
        self.do(self.table.sit("ann", "Ann", 0, "saga", AT))
        self.do(self.table.sit("bea", "Bea", 1, "", AT))
        self.do(self.table.start("ann", "", AT))

    def do(self, events: list[AnyEvent]) -> None:
        self.table.apply_all(events)
        self.events += events

    def step(self) -> None:
        """Something happens, mostly in the game."""
        self.at += self.rng.randrange(2000)
        try:
            self.do(self._play() if self.rng.random() < 0.8 else self._fidget())
        except Refused:
            self.do(self._play())

    def _play(self) -> list[AnyEvent]:
        table, game = self.table, self.table.game
        assert game is not None
        if table.to_act is None:
            return table.deal(self.at)
        person = table.sitter(table.to_act).person
        if person and table.can_take_back(table.to_act) and self.rng.random() < 0.5:
            return table.take_back(person, table.version, self.at)
        return table.act_for(table.to_act, self.rng.choice(game.legal()), "bot", self.at)

    def _fidget(self) -> list[AnyEvent]:
        table, at, person = self.table, self.at, self.rng.choice(PEOPLE)
        chosen = self.rng.randrange(8)
        if chosen < 2:
            return table.sit(person, person.title(), None, "", at)
        if chosen == 2 and len(table.people) > 1:
            return table.leave(person, at)
        if chosen == 3:
            return table.go_away(self.rng.randrange(len(table.seats)), at)
        if chosen == 4:
            return table.come_back(person, at)
        if chosen == 5:
            return table.set_show_hands(person, on=self.rng.random() < 0.5, at=at)
        return table.set_auto_pass(person, on=self.rng.random() < 0.5, at=at)


def facts(table: TableState) -> dict[str, Any]:
    """Everything that a table knows."""
    known = {name: what for name, what in vars(table).items() if not name.startswith("_")}
    known |= {"timer": vars(table.timer)}
    if table.game is not None:
        game = vars(table.game) | {"_states": table.game.state.tobytes(), "options": table.game.options.to_dict()}
        known["game"] = game | {"kind": type(table.game).__name__}
    plain: dict[str, Any] = msgspec.to_builtins(known, str_keys=True)
    return plain


def restored(table: TableState) -> Table:
    text = checkpoint_text(table)
    found = read_checkpoint(text, seal(table.opened.game, text))
    assert found is not None
    return found


@pytest.mark.parametrize(("game", "players", "options", "clock"), GAMES)
@pytest.mark.parametrize("seed", range(full(20, 2)))
def test_a_restored_table_is_the_sum_of_its_events(
    game: str, players: int, options: dict[str, Any], clock: Any, seed: int
) -> None:
    evening, followed = Evening(game, players, options, clock, seed), list[tuple[int, Table]]()
    while evening.table.status == "playing" and evening.table.version < full(3000, 600):
        evening.step()
        if evening.rng.random() < 0.03:
            twin = restored(evening.table)
            assert facts(twin) == facts(evening.table)
            followed.append((len(evening.events), twin))
    for version, twin in followed:
        twin.apply_all(evening.events[version:])
        assert facts(twin) == facts(evening.table)
    assert facts(Table.of(evening.events)) == facts(evening.table)


@pytest.mark.parametrize("game", ["odin", "ravens"])
def test_an_action_made_before_a_checkpoint_is_taken_back_after_it(game: str) -> None:
    evening = Evening(game, 2, {}, NoClock(), 1)
    table = evening.table
    while table.to_act is None or not (table.sitter(table.to_act).person and table.can_take_back(table.to_act)):
        evening.do(evening._play())
    assert table.to_act is not None
    twin = restored(table)
    back = TookBack(evening.at, table.to_act)
    table.apply(back)
    twin.apply(back)
    assert facts(twin) == facts(table)


def test_tables_that_have_not_begun_or_are_closed_are_restored() -> None:
    table = open_table(Opened(AT, "odin", 3, {}, Terms(), "ann", "00" * 32))
    assert facts(restored(table)) == facts(table)
    table.apply(Sat(AT, 0, "Ann", "ann"))
    assert facts(restored(table)) == facts(table)
    table.apply_all(table.leave("ann", AT))
    assert facts(restored(table)) == facts(table)


def test_a_table_does_not_grow_with_age() -> None:
    evening, sizes = Evening("odin", 2, {"limit": 500}, NoClock(), 2), list[int]()
    while evening.table.version < 3000:
        evening.do(evening._play())
        if evening.table.version % 500 == 0:
            sizes.append(len(checkpoint_text(evening.table)))
        assert all(version > evening.table.version - 2 * TAIL for version in evening.table.ends)
    assert max(sizes) < 3 * min(sizes)


def test_foreign_and_damaged_checkpoints_are_ignored() -> None:
    evening = Evening("odin", 2, {}, NoClock(), 3)
    for _ in range(20):
        evening.do(evening._play())
    text = checkpoint_text(evening.table)
    sealed = seal("odin", text)
    number, rules, layout, checksum = sealed.split(" ")
    for other in (
        f"{int(number) + 1} {rules} {layout} {checksum}",
        f"{number} odin/99 {layout} {checksum}",
        f"{number} {rules} {layout[::-1]} {checksum}",
        seal("ravens", text),
        "",
    ):
        assert read_checkpoint(text, other) is None
    for damaged in (text[:-1], text.replace("Ann", "Eve"), text.replace("odin", "chess"), "", "{}", "null"):
        assert read_checkpoint(damaged, sealed) is None
    unknown = text.replace('"odin"', '"chess"')
    assert read_checkpoint(unknown, sealed) is None


def test_everybody_named_in_a_checkpoint_is_known() -> None:
    table = open_table(Opened(AT, "odin", 3, {}, Terms(), "ann", "00" * 32))
    table.apply(Sat(AT, 0, "Bea", "bea"))
    table.apply(Sat(AT, 1, "Deleted", DELETED_PERSON))
    table.apply_all(table.start("bea", "", AT))
    table.apply_all(table.deal(AT))
    table.apply_all(table.sit("cat", "Cat", 2, "", AT))
    table.apply_all(table.leave("bea", AT))
    assert people_in(table) == {"ann", "bea", "cat"}
    assert all(f'"{person}"' in checkpoint_text(table) for person in people_in(table))


def test_a_checkpoint_has_everything_that_a_table_remembers() -> None:
    table = open_table(Opened(AT, "odin", 3, {}, Terms(), "ann", "00" * 32))
    kept_elsewhere = {"terms", "dealt"}  # in the event that opened the table, and with the game
    computed = {"_legal", "_parsed"}
    assert vars(table).keys() == set(Checkpoint.__struct_fields__) | kept_elsewhere | computed
