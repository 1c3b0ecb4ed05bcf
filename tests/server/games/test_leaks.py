"""Nothing hidden leaves the server: no card, secret or token reaches anybody who may not know it.

The strongest of these tests change everything that an audience cannot know, and check that not a single byte sent to it
changes.
"""

from __future__ import annotations

import copy
import itertools
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import numpy as np
import pytest

from allfather.core import contract
from allfather.core.chance import stream
from allfather.core.compiling import new_records
from allfather.odin.notation import CARD_TEXTS
from allfather.ravens.cards import MAX_DECK
from allfather.ravens.state import DEAL_PACKS
from allfather.server.errors import Refused
from allfather.server.live import hub as hub_module
from allfather.server.live.hub import Hub
from allfather.server.store.store import open_store
from allfather.server.table.events import Acted, AnyEvent, Dealt, Opened, Sat, ShowHandsChanged
from allfather.server.table.snapshot import Snapshot, tell
from allfather.server.table.table import Table
from allfather.server.table.terms import Terms, TurnClock

Audience: TypeAlias = int | None
"""A seat, or a spectator."""

AT = 1_700_000_000_000
SECRET = "5ec2e7" + 58 * "0"
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("odin", 2, {"limit": 8}),
    ("odin", 3, {"limit": 8}),
    ("odin", 4, {"limit": 8, "whole_hand": "forced", "opener": "winner"}),
    ("ravens", 2, {}),
]


class Telling:
    """A game played at random at a table, event by event."""

    def __init__(self, game: str, players: int, options: dict[str, Any], seed: int) -> None:
        self.rng = random.Random(seed)
        self.table = Table(Opened(AT, game, players, options, Terms(clock=TurnClock(60)), "p0", SECRET))
        self.events: list[AnyEvent] = [self.table.opened]
        self.starts: list[int] = []
        """The numbers of the events that dealt a whole hand or stage."""
        for seat in range(players):
            self.do(Sat(AT, seat, f"Player {seat}", f"p{seat}", nonce=f"nonce{seat}"))

    @property
    def audiences(self) -> list[Audience]:
        return [None, *range(self.table.opened.players)]

    def do(self, *events: AnyEvent) -> None:
        for event in events:
            self.table.apply(event)
        self.events += events

    def play(self, most: int = 400) -> Iterator[AnyEvent]:
        """All events from the beginning until the game is over."""
        self.do(*self.table.start("p0", "", AT))
        yield self.events[-1]
        game = self.table.game
        assert game is not None
        for step in range(most):
            at = AT + 1000 * step
            if game.awaits_deal:
                self.starts += [len(self.events)] if self.table.is_between or not self.starts else []
                self.do(*self.table.deal(at))
            else:
                assert game.to_act is not None
                self.do(*self.table.act_for(game.to_act, self._choice(game), "person", at))
            if game.is_over:
                return
            yield self.events[-1]

    def _choice(self, game: Any) -> str:
        """A random action, more often one that puts a card on a pile."""
        legal = game.legal()
        face_down = [text for text in legal if text.startswith(("pile", "next"))]
        return str(self.rng.choice(face_down if face_down and self.rng.random() < 0.5 else legal))


def seen_bytes(table: Table, audience: Audience, event: AnyEvent) -> bytes:
    """What *audience* is sent after *event*, the last one; the time is fixed."""
    snapshot = Snapshot("table-id", "BCDFG", table, AT + 10**6)
    return msgspec.json.encode(snapshot.update(audience, tell(table, [event], table.version), with_info=True))


def twin_of(table: Table, audience: Audience, seed: int) -> Table:
    """A table that looks the same to *audience*, with everything hidden from it drawn again at random."""
    game = table.game
    assert game is not None
    states, scratch = new_records(game.state_type, 1), np.zeros(game.deal_size, np.int8)
    states[0].rng = stream(seed, 0)
    contract.fill(game.view_record(audience), states[0], scratch)
    twin = copy.copy(table)
    twin.game = game.copy()
    twin.game.state = states[0]
    return twin


def twin_event(event: AnyEvent, audience: Audience, rng: random.Random) -> AnyEvent:
    """*event* with another card if only the seat that acted saw it, and with another deal."""
    if isinstance(event, Dealt):
        return msgspec.structs.replace(event, deal=[0] * len(event.deal))
    if isinstance(event, Acted) and event.seat != audience and event.action.startswith(("pile ", "next ")):
        return msgspec.structs.replace(event, action=f"{event.action[:4]} {rng.choice('MFWSP')}")
    return event


def answer_to(table: Table, audience: Audience, action: str) -> object:
    """The answer to an action that *audience* asks for."""
    try:
        return table.act(f"p{audience}", table.version, action, AT)
    except Refused as refused:
        return refused.code, refused.text, refused.values


def tried_bytes(table: Table, audience: Audience, action: str) -> bytes:
    """The answer to *audience* trying an action."""
    try:
        after = table.preview(f"p{audience}", table.version, action)
    except Refused as refused:
        return msgspec.json.encode((refused.code, refused.text, refused.values))
    assert audience is not None
    return msgspec.json.encode(Snapshot("table-id", "BCDFG", table, AT).tried(audience, action, after, 7))


# Every position on its own.


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_other_secrets_change_no_byte(game: str, players: int, options: dict[str, Any]) -> None:
    telling = Telling(game, players, options, seed=players)
    rng = random.Random(1)
    versions = changed = 0
    for event in telling.play():
        table = telling.table
        assert table.game is not None
        texts = ["nonsense", "G8 G9", *(table.game.action_text(rng.randrange(table.game.actions)) for _ in range(5))]
        for audience in telling.audiences:
            twin, other = twin_of(table, audience, table.version), twin_event(event, audience, rng)
            versions += 1
            changed += twin.game != table.game
            assert seen_bytes(twin, audience, other) == seen_bytes(table, audience, event)
            for text in (*texts, *table.game.legal()[:3]):
                assert answer_to(twin, audience, text) == answer_to(table, audience, text)
    assert versions > 300
    assert changed > 0.8 * versions  # otherwise there was nothing to find


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_other_secrets_change_no_byte_of_a_tried_action(game: str, players: int, options: dict[str, Any]) -> None:
    telling = Telling(game, players, options, seed=players)
    rng = random.Random(1)
    shown = kept_back = 0
    for _ in telling.play():
        table = telling.table
        assert table.game is not None
        legal = table.game.legal()
        others = [table.game.action_text(rng.randrange(table.game.actions)) for _ in range(3)]
        actions = [*legal[:1], *rng.sample(legal, min(len(legal), 8)), *others]
        for audience in telling.audiences:
            twins = [twin_of(table, audience, 10 * table.version + number) for number in range(2)]
            for action in actions:
                answer = tried_bytes(table, audience, action)
                assert [tried_bytes(twin, audience, action) for twin in twins] == 2 * [answer]
                if audience is not None and audience == table.to_act and action in legal:
                    shown += b'"view":' in answer
                    kept_back += b'"view":' not in answer
    assert shown > 500
    assert (kept_back > 50) == (game == "ravens")


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_trying_an_action_shows_what_it_leads_to(game: str, players: int, options: dict[str, Any]) -> None:
    """Where nothing is shown, something was hidden before: in Odins Raben, a card that was drawn."""
    telling = Telling(game, players, options, seed=players)
    tried: dict[str, Any] = {}
    asker, hidden, shown, kept_back = None, "", 0, 0
    for event in telling.play():
        table = telling.table
        if isinstance(event, Acted):
            came = msgspec.json.decode(seen_bytes(table, asker, event))
            if "view" in (told := tried[event.action]):
                assert (told["view"], told["own"]) == (came["view"], came["own"])
                shown += 1
            else:
                kept_back += 1
                assert hidden_from(came) != hidden
        before = table.version, [*telling.events]
        asker = table.to_act
        if asker is not None:
            assert table.game is not None
            tried = {action: msgspec.json.decode(tried_bytes(table, asker, action)) for action in table.game.legal()}
            hidden = hidden_from(msgspec.json.decode(seen_bytes(table, asker, event)))
        assert (table.version, telling.events) == before
    assert shown > 100
    assert (kept_back > 10) == (game == "ravens")


def hidden_from(update: dict[str, Any]) -> str:
    """What is still to be drawn in Odins Raben, as an update shows it, and whether a deal is awaited."""
    return str([update["view"].get(name) for name in ("pack_sizes", "landscape_count", "awaited")])


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_seats_learn_nothing_where_spectators_see_all_hands(game: str, players: int, options: dict[str, Any]) -> None:
    telling = Telling(game, players, options, seed=players)
    for step, event in enumerate(telling.play(50)):
        table, is_agreed = telling.table, step > 0
        assert table.game is not None
        for seat in range(players):
            assert seen_bytes(twin_of(table, seat, step), seat, event) == seen_bytes(table, seat, event)
        shown = msgspec.json.decode(seen_bytes(table, None, event))
        assert ("hands" in shown) == is_agreed
        if is_agreed:
            assert [hand["hand"] for hand in shown["hands"]] == [list(table.game.view(s).hand) for s in range(players)]
        else:
            telling.do(*(ShowHandsChanged(AT, seat, on=True) for seat in range(players)))


def test_a_forced_action_looks_like_any_other() -> None:
    """Otherwise everybody would know whether a pass was forced."""
    telling = Telling("odin", 3, {}, seed=1)
    *_, last = telling.play(20)
    assert isinstance(last, Acted)
    forced = msgspec.structs.replace(last, cause="forced")
    assert seen_bytes(telling.table, None, forced) == seen_bytes(telling.table, None, last)


def test_the_webhook_is_known_to_the_server_alone() -> None:
    telling = Telling("odin", 3, {}, seed=1)
    telling.table.opened = msgspec.structs.replace(
        telling.table.opened, terms=Terms(webhook="https://hooks.example/key")
    )
    for event in telling.play(20):
        assert not any(b"hooks.example" in seen_bytes(telling.table, audience, event) for audience in telling.audiences)


# A whole game, through the hub.


class Collector:
    """Somebody who watches a table and keeps everything."""

    def __init__(self, audience: Audience) -> None:
        self.person_id = None if audience is None else f"p{audience}"
        self.muted: set[str] = set()
        self.address = ""
        self.texts: list[str] = []

    def send(self, text: bytes) -> None:
        self.texts.append(text.decode())

    def close(self, code: int) -> None:
        raise AssertionError(code)


async def sent(file: Path, events: Sequence[AnyEvent], audiences: Sequence[Audience]) -> dict[Audience, list[str]]:
    """What every audience is sent: one that is there from the beginning, and two that come at the end."""
    opened, *rest = events
    assert isinstance(opened, Opened)
    store = await open_store(str(file), "one")
    try:
        hub = Hub(store)
        live = await hub.open(opened, table_id="table-id")
        early, late, again = ([Collector(audience) for audience in audiences] for _ in range(3))
        for watcher in early:
            await hub.watch(watcher, live.id, None)
        for event in rest:
            await live.do(lambda _table, _at, event=event: [event])  # type: ignore[misc]
        for watcher, version in [(one, None) for one in late] + [(one, live.table.version - 50) for one in again]:
            await hub.watch(watcher, live.id, version)
    finally:
        await store.close()
    return {
        audience: [text for watcher in watchers for text in watcher.texts]
        for audience, *watchers in zip(audiences, early, late, again, strict=True)
    }


def never_seen(telling: Telling, audience: Audience, start: int, end: int) -> list[list[int]]:
    """Places in the deal at *start* whose cards *audience* does not see before *end*; those of one list may swap."""
    dealt, following = telling.events[start], telling.events[start + 1 : end]
    assert isinstance(dealt, Dealt)
    if telling.table.opened.game == "odin":
        if end < len(telling.events):  # the hand is over, and all that is left of it was laid open
            return [list(range(1 + 9 * telling.table.opened.players, 55))]
        laid = {card for event in following if isinstance(event, Acted) for card in event.action.split(" ")}
        own = range(0) if audience is None else range(1 + 9 * audience, 10 + 9 * audience)
        return [[place for place in range(1, 55) if place not in own and CARD_TEXTS[dealt.deal[place]] not in laid]]
    table = Table.of(telling.events[: start + 1])
    game: Any = table.game
    least, size = game.state.pack_sizes.copy(), int(game.state.deck.sum())
    for event in following:
        table.apply(event)
        least = np.minimum(least, game.state.pack_sizes)  # none is left where the pack was reshuffled
    ends = [DEAL_PACKS + MAX_DECK * seat + size for seat in range(2)]
    return [list(range(last - left, last)) for last, left in zip(ends, least.tolist(), strict=True)]


def twin_events(telling: Telling, audience: Audience, rng: random.Random) -> list[AnyEvent]:
    """The same game, with the cards that *audience* never sees in other places."""
    events = telling.events.copy()
    for start, end in itertools.pairwise([*telling.starts, len(events)]):
        event = events[start]
        assert isinstance(event, Dealt)
        deal = event.deal.copy()
        for places in never_seen(telling, audience, start, end):
            for place, other in zip(places, rng.sample(places, len(places)), strict=True):
                deal[place] = event.deal[other]
        events[start] = msgspec.structs.replace(event, deal=deal)
    return events


@pytest.mark.anyio
@pytest.mark.parametrize(("game", "players"), [("odin", 3), ("odin", 4), ("ravens", 2)])
async def test_a_game_with_other_secrets_is_sent_in_the_same_bytes(
    game: str, players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "now", lambda: AT)
    monkeypatch.setattr(hub_module, "new_code", lambda: "BCDFG")
    telling = Telling(game, players, {"limit": 4} if game == "odin" else {}, seed=5)
    assert len(list(telling.play(150 if game == "odin" else 30))) > 20
    if telling.table.status == "over":
        telling.events.pop()  # after it everybody may see everything
    true = await sent(tmp_path / "true.db", telling.events, telling.audiences)
    for audience in telling.audiences:
        events = twin_events(telling, audience, telling.rng)
        assert events != telling.events
        other = await sent(tmp_path / f"{audience}.db", events, telling.audiences)
        assert other[audience] == true[audience]
        assert SECRET not in "".join(true[audience])
        assert any(other[seat] != true[seat] for seat in telling.audiences) or game == "ravens"
