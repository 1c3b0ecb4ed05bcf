"""Messages and events: every one that is defined can be read and is handled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from allfather.server.store.node_messages import AnyNodeMessage, NodeMessage
from allfather.server.table.events import AnyEvent, Event
from allfather.server.table.messages import CLIENT_MESSAGES, SERVER_MESSAGES, ClientIn, ClientOut, parse_message


def concrete(base: type[Any]) -> Iterator[type[Any]]:
    """The classes derived from *base* that nothing else is derived from."""
    for kind in base.__subclasses__():
        yield from concrete(kind) if kind.__subclasses__() else [kind]


@pytest.mark.parametrize(
    ("base", "known"),
    [
        (ClientIn, CLIENT_MESSAGES),
        (ClientOut, SERVER_MESSAGES),
        (Event, get_args(AnyEvent)),
        (NodeMessage, get_args(AnyNodeMessage)),
    ],
)
def test_no_message_is_forgotten(base: type[Any], known: tuple[type[Any], ...]) -> None:
    assert set(known) == set(concrete(base))


@pytest.mark.parametrize("name", ["TableCommand", "AtTable", "ClientIn"])
def test_base_classes_are_not_messages(name: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        parse_message(f'{{"type": "{name}", "table": "XpfkYeAFjqs5"}}')
