"""Messages from other nodes."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

import msgspec

from allfather.server.live.hub import Hub
from allfather.server.live.live_table import LiveTable
from allfather.server.store import node_messages
from allfather.server.store.node_messages import AnyTableMessage, parse_node_message, publish


class Peers:
    """Applies the messages of other nodes to the tables at this one."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.on_activity: list[Callable[[str], None]] = []
        """Called when somebody came at another node to a table that is not in memory here."""
        self.on_revoked: list[Callable[[str], None]] = []
        """Called when tokens of a person were revoked at another node."""

    def heard(self, text: str) -> None:
        """Handle a message of another node."""
        try:
            message = parse_node_message(text)
        except msgspec.MsgspecError:
            return
        if isinstance(message, node_messages.LobbyChanged):
            self.hub.lobby.changed()
        elif isinstance(message, node_messages.TokensRevoked):
            for tell in self.on_revoked:
                tell(message.person)
        elif (live := self.hub.tables.get(message.table)) is not None:
            self._heard_of(live, message)
        elif isinstance(message, node_messages.Here):
            for call in self.on_activity:
                call(message.table)

    def _heard_of(self, live: LiveTable, message: AnyTableMessage) -> None:
        match message:
            case node_messages.Moved(version=version, events=events):
                self.hub.background.spawn(self.hub.follow(live, version, events))
            case node_messages.Skipped(moved=moved):
                self.hub.skipped(live, moved)
            case node_messages.Told(person=person, message=text):
                live.forward(person, text)
            case node_messages.Rewritten():
                self.hub.background.spawn(self.hub.reload(live.id))
            case node_messages.Here(person=person):
                live.elsewhere.add(person)
                self.hub.presence_changed(live, person)
            case node_messages.Gone(person=person):
                live.elsewhere.discard(person)
                self.hub.presence_changed(live, person)
            case node_messages.RollCall():
                for own in {watcher.person_id or "" for watcher in live.watchers}:
                    publish(self.hub.store, node_messages.Here(live.id, own))
            case _:
                assert_never(message)

    def missed(self) -> None:
        """Read every table again, because messages may have been lost."""
        for live in self.hub.tables.values():
            self.hub.background.spawn(self.hub.follow(live, live.table.version + 1, ()))
        self.hub.lobby.changed()
