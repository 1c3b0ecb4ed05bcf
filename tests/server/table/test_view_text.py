"""What is written from the bytes of a view is what would be written from the view itself."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from allfather.games import GAMES, find_game
from allfather.server.table import view_text
from allfather.server.table.snapshot import Views

encode = msgspec.json.Encoder().encode


@pytest.mark.parametrize("name", GAMES)
def test_views_are_written_like_those_of_the_game(name: str) -> None:
    kind, rng = find_game(name), random.Random(1)
    for players in kind.player_counts:
        game: Any = kind(players, seed=players)
        for _ in range(120):
            views = Views(game, game.to_act, game.legal_ids().tolist())
            assert bytes(views.public()) == encode(game.view())
            for seat, own in enumerate(game.own_views()):
                legal = {"legal": game.legal()} if seat == game.to_act else {}
                assert bytes(views.own(seat)) == encode(own | legal)
            if game.is_over:
                break
            game.play(rng.choice(game.legal()))


def test_no_more_is_remembered_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view_text, "REMEMBERED", 3)
    kind = find_game("odin")
    hands = view_text.FieldText(kind, "hand")
    for mask in range(1, 11):
        assert hands.write(mask.to_bytes(8, "little")).startswith(b'"hand":["R')
        assert len(hands.known) <= 3
