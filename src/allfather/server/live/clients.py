"""The clients that are connected to this node."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from allfather.server.live.live_table import Watcher
from allfather.server.repositories.announcements import announcements
from allfather.server.store.store import Store
from allfather.server.table.messages import Announced, message_bytes
from allfather.server.wall_clock import now


class Client(Watcher, Protocol):
    """A client with a token, which may become invalid."""

    async def is_welcome(self) -> bool:
        """Whether the client's token is still valid; closes the connection if it is not."""
        ...


class Clients:
    """All connected clients, whatever they watch."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.connected: dict[Client, None] = {}
        self._announced = now()
        """The time of the last announcement that was sent."""

    async def announce(self) -> None:
        """Send everybody what the host has announced since the last call."""
        for announcement in await announcements(self._store, self._announced):
            self._announced = announcement.at
            for client in self.connected:
                client.send(message_bytes(Announced(announcement.text)))

    def close(self, people: Collection[str], code: int) -> None:
        """Close the connections of *people*."""
        for client in [client for client in self.connected if client.person_id in people]:
            client.close(code)

    def of(self, person_id: str) -> list[Client]:
        """The clients of a person."""
        return [client for client in self.connected if client.person_id == person_id]
