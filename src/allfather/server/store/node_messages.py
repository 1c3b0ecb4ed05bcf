"""What nodes tell each other over the bus. All of it may get lost: the store is the truth."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

LONGEST = 3000
"""Characters of events that are worth telling; a node that hears less reads the store."""


class Gossip(Struct, frozen=True, tag_field="t", omit_defaults=True):
    pass


class Moved(Gossip, frozen=True, tag="moved"):
    """A table has come to *version*, by these last events if they are short."""

    table: str
    version: int
    events: tuple[str, ...] = ()


class Here(Gossip, frozen=True, tag="here"):
    """A person, or somebody unknown, watches a table at the telling node."""

    table: str
    person: str


class Gone(Gossip, frozen=True, tag="gone"):
    """They no longer do."""

    table: str
    person: str


class RollCall(Gossip, frozen=True, tag="roll-call"):
    """Who keeps a table wants to know who is there."""

    table: str


class Told(Gossip, frozen=True, tag="told"):
    """A message for everybody who watches a table, from a person they may have muted."""

    table: str
    person: str
    message: str


class Rewritten(Gossip, frozen=True, tag="rewritten"):
    """The stored events of a table were changed: somebody's name is gone from them."""

    table: str


class LobbyChanged(Gossip, frozen=True, tag="lobby"):
    pass


AnyGossip: TypeAlias = Moved | Here | Gone | RollCall | Told | Rewritten | LobbyChanged

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyGossip] = msgspec.json.Decoder(AnyGossip)


def gossip_text(gossip: AnyGossip) -> str:
    return _encoder.encode(gossip).decode()


def parse_gossip(text: str) -> AnyGossip:
    """Read what :func:`gossip_text` writes.

    :raises msgspec.MsgspecError: if another version of the server wrote it otherwise.
    """
    return _decoder.decode(text)
