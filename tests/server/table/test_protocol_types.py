"""The page's types of the protocol match the server's structs."""

from __future__ import annotations

import re

from web import constants, protocol_types


def test_the_types_of_the_page_are_not_stale() -> None:
    assert protocol_types.TARGET.read_text() == protocol_types.typescript(), "write them anew: make protocol"


def test_the_constants_of_the_page_are_not_stale() -> None:
    assert constants.TARGET.read_text() == constants.typescript(), "write them anew: make protocol"


def test_every_message_of_the_protocol_has_a_type() -> None:
    text = protocol_types.typescript()
    tags = re.findall(r"  type: '([a-z-]+)'", text)

    assert {"watch", "act", "try", "take-back", "update", "refused", "tried", "tables"} <= set(tags)


def test_clients_may_leave_out_defaults_and_the_server_sends_every_field() -> None:
    text = protocol_types.typescript()

    assert "terms?: Partial<Terms>" in text  # of a new table
    assert "  terms: Terms\n" in text  # of a table's info
    assert re.search(r"interface LobbyTable \{[^?}]*\}", text)
    assert re.search(r"interface SeatInfo \{\n  name: string\n  person\?: string \| null", text)
