"""Messages between nodes over the bus. Any of them may get lost: the store is authoritative."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from allfather.server.store.store import Store

MAX_EVENT_CHARS = 3000
"""The most characters of events that a message carries; other nodes read longer events from the store."""


class NodeMessage(Struct, frozen=True, tag_field="t", omit_defaults=True):
    """From one node to all others."""


class Moved(NodeMessage, frozen=True, tag="moved"):
    """A table has reached *version*; *events* are the last ones, unless they are too long to send."""

    table: str
    version: int
    events: tuple[str, ...] = ()


class Here(NodeMessage, frozen=True, tag="here"):
    """A person, or somebody unknown, watches a table at the sending node."""

    table: str
    person: str


class Gone(NodeMessage, frozen=True, tag="gone"):
    """A person, or somebody unknown, no longer watches a table at the sending node."""

    table: str
    person: str


class RollCall(NodeMessage, frozen=True, tag="roll-call"):
    """The keeper of a table asks who is there."""

    table: str


class Skipped(NodeMessage, frozen=True, tag="skipped"):
    """The only person at a table does not want to wait for what it does next by itself after version *moved*."""

    table: str
    moved: int


class Forwarded(NodeMessage, frozen=True, tag="forwarded"):
    """A message for everybody who watches a table, from a person they may have muted."""

    table: str
    person: str
    message: str


class Rewritten(NodeMessage, frozen=True, tag="rewritten"):
    """The stored events of a table were rewritten without the name of a deleted person."""

    table: str


class TokensRevoked(NodeMessage, frozen=True, tag="revoked"):
    """Tokens of a person are no longer valid."""

    person: str


class LobbyChanged(NodeMessage, frozen=True, tag="lobby"):
    """The list of public tables has changed."""


AnyTableMessage: TypeAlias = Moved | Here | Gone | RollCall | Skipped | Forwarded
"""What concerns a table in memory."""
AnyNodeMessage: TypeAlias = AnyTableMessage | Rewritten | TokensRevoked | LobbyChanged

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyNodeMessage] = msgspec.json.Decoder(AnyNodeMessage)


def node_message_text(message: AnyNodeMessage) -> str:
    """Serialize a message for the bus."""
    return _encoder.encode(message).decode()


def parse_node_message(text: str) -> AnyNodeMessage:
    """Read what :func:`node_message_text` wrote.

    :raises msgspec.MsgspecError: if it is from a version of the server with other messages.
    """
    return _decoder.decode(text)


def publish(store: Store, message: AnyNodeMessage) -> None:
    """Send *message* to all other nodes, if there can be any."""
    if store.is_shared:
        store.publish(node_message_text(message))
