"""The verifiable shuffle: known answers, no bias, and games whose deals an independent program recomputes."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from allfather import games, odin, ravens
from allfather.core import contract
from allfather.core.errors import OptionError
from allfather.core.fairness import Shuffle, commitment
from allfather.core.game import Game
from allfather.core.records import write_table
from tests.helpers.scale import scaled

ROOT = Path(__file__).parents[2]
CHECKER = ROOT / "examples" / "check_deals.py"
PAGE = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")
SECRET = bytes(range(32))
BLOCKS = (  # from OpenSSL, for "saga,,0,0" and "saga,,0,1"
    "f61637c042b3ac4d94692e502fe15faee97199a3fa6c47747939fc1cd9539147"
    "cb583fdcd5b3c58aaf1a93199dbf1e5ecf47d896867753199cd2385e61fb66de"
)

AnyGame = Game[Any, Any]
KINDS = [games.find_game(name) for name in games.OWN_GAMES]
FEW_CARDS = "MM2 MF6 WS3 / M3 F3 order1 land3 stone1 / M+F"
TABLES: list[tuple[type[AnyGame], int, Any]] = [
    *((kind, players, None) for kind in KINDS for players in kind.player_counts),
    (odin.Game, 2, odin.Options(all_colours=True)),
    (ravens.Game, 2, ravens.Options(components=FEW_CARDS)),
]


def words(chance: Shuffle, count: int) -> list[int]:
    return [chance.below(2**32) for _ in range(count)]


def test_a_commitment_is_the_sha256_of_the_secret() -> None:
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_words_are_the_blocks_in_order() -> None:
    assert "".join(f"{word:08x}" for word in words(Shuffle(SECRET, ["saga", ""], 0), 16)) == BLOCKS


def test_words_that_would_favour_low_numbers_are_skipped() -> None:
    count = 2**31 + 1  # about every second word is too high
    stream = words(Shuffle(SECRET, ["saga", ""], 0), 16)
    chance = Shuffle(SECRET, ["saga", ""], 0)
    fitting = [word for word in stream if word < count]

    assert 0 < len(fitting) < len(stream)
    assert [chance.below(count) for _ in fitting] == fitting


def test_a_shuffle_removes_one_card_after_another() -> None:
    # Words 4128651200, 1119071309, 2489921104, 803299246 below 4, 3, 2, 1 are 0, 2, 0, 0.
    assert Shuffle(SECRET, ["saga", ""], 0).shuffle(["d", "b", "c", "a"]) == ["a", "d", "b", "c"]


def test_every_order_is_equally_likely() -> None:
    rounds = 4800
    counts = Counter("".join(Shuffle(SECRET, [], number).shuffle("abcd")) for number in range(rounds))
    expected = rounds / 24
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())

    assert len(counts) == 24
    assert 8 < chi_square < 50  # 23 degrees of freedom: 0.1 % beyond either


def test_secret_nonces_and_number_all_matter() -> None:
    chances = [
        Shuffle(SECRET, ["a", "b"], 0),
        Shuffle(SECRET[::-1], ["a", "b"], 0),
        Shuffle(SECRET, ["b", "a"], 0),
        Shuffle(SECRET, ["a", ""], 0),
        Shuffle(SECRET, ["", "a"], 0),
        Shuffle(SECRET, ["a"], 0),
        Shuffle(SECRET, ["a", "0"], 0),
        Shuffle(SECRET, ["a", "b"], 1),
        Shuffle(SECRET, ["ab"], 0),
    ]

    assert len({tuple(words(chance, 8)) for chance in chances}) == len(chances)


@pytest.mark.parametrize("nonce", ["a,b", " ", "saga\n", "é", "a" * 65])
def test_an_invalid_nonce_is_refused(nonce: str) -> None:
    with pytest.raises(OptionError, match="a nonce is 1 to 64"):
        Shuffle(SECRET, ["A-z_09" + "a" * 58, nonce], 0)


@cache
def fair_game(
    kind: type[AnyGame], players: int = 2, options: Any = None, actions: int = scaled(5000, 1100)
) -> tuple[AnyGame, dict[str, Any]]:
    """A game dealt by the shuffle with at most *actions* random actions, and its fairness file."""
    nonces = ["Sleipnir-8", "", "b_2", "c", "d", "e"][:players]
    game = kind(players, options)
    game.start_generator(1)
    number = 0
    while actions and not game.is_over:
        if game.awaits_deal:
            game.apply_event("deal", game.shuffled_deal(Shuffle(SECRET, nonces, number)))
            number += 1
        else:
            game.play_random()
            actions -= 1
    return game, {"commitment": commitment(SECRET), "secret": SECRET.hex(), "nonces": nonces}


def check(folder: Path, record: str, shown: dict[str, Any]) -> subprocess.CompletedProcess[str]:
    """Run the checker in isolation, without this or any other package."""
    (folder / "record.toml").write_text(record, encoding="utf-8")
    (folder / "fairness.json").write_text(json.dumps(shown), encoding="utf-8")
    command = [sys.executable, "-I", "-S", str(CHECKER), "record.toml", "fairness.json"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=60)


def parts_of(deals: list[dict[str, Any]]) -> list[str]:
    """The checker's output if these deals are correct."""
    return [
        f"deal {number}: {part}"
        for number, deal in enumerate(deals)
        for part in deal
        if part not in ("actions", "scores") and (part != "opener" or number == 0)
    ]


@pytest.mark.parametrize(("kind", "players", "options"), TABLES)
def test_a_fair_game_passes(kind: type[AnyGame], players: int, options: Any, tmp_path: Path) -> None:
    game, shown = fair_game(kind, players, options)
    deals = tomllib.loads(game.record())["deals"]

    result = check(tmp_path, game.record(), shown)

    assert games.load(game.record()) == game  # the strict parser accepts every deal
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.splitlines() == parts_of(deals)
    assert len(deals) > 1


def test_every_shuffle_of_odins_raben_is_covered() -> None:
    game, _ = fair_game(ravens.Game)
    firsts = {next(iter(deal)) for deal in tomllib.loads(game.record())["deals"]}

    assert firsts >= {"starter", "pack", "landscapes"}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_game_that_ended_early_passes(kind: type[AnyGame], tmp_path: Path) -> None:
    for actions in (0, 1):
        game, shown = fair_game(kind, actions=actions)
        assert check(tmp_path, game.record(), shown).returncode == 0


def record_with(deals: list[dict[str, Any]], record: dict[str, Any]) -> str:
    head = write_table([(key, record[key]) for key in ("format", "game", "seats")])
    options = write_table(list(record["options"].items()))
    return f"{head}\n[options]\n{options}" + "".join(
        f"\n[[deals]]\n{write_table(list(deal.items()))}" for deal in deals
    )


def turn_one(cards: list[str]) -> list[str]:
    place = next(place for place, card in enumerate(cards) if card != card[::-1])
    return [*cards[:place], cards[place][::-1], *cards[place + 1 :]]


CHANGES: dict[str, Callable[[Any], Any]] = {
    "opener": lambda seat: 1 - seat,
    "starter": lambda seat: 1 - seat,
    "colours": lambda colours: "ROYG" if colours != "ROYG" else "GBPY",
    "hands": lambda hands: hands[::-1],
    "magic": lambda way: "M+F" if way != "M+F" else "F+S",
    "landscapes": turn_one,
    "pack": lambda cards: cards[::-1],
    "pack_0": lambda cards: cards[::-1],
    "pack_1": lambda cards: cards[::-1],
}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_changed_deal_is_found(kind: type[AnyGame], tmp_path: Path) -> None:
    """For each drawn field, the first and the last deal that has it are changed."""
    game, shown = fair_game(kind)
    record = tomllib.loads(game.record())
    said = parts_of(record["deals"])
    parts = {line.partition(": ")[2] for line in said}

    assert check(tmp_path, record_with(record["deals"], record), shown).stdout.splitlines() == said
    for part in sorted(parts):
        places = [line for line in said if line.endswith(f": {part}")]
        for line in {places[0], places[-1]}:
            number = int(line.split()[1].rstrip(":"))
            deals = [dict(deal) for deal in record["deals"]]
            deals[number][part] = CHANGES[part](deals[number][part])
            result = check(tmp_path, record_with(deals, record), shown)
            assert result.returncode == 1
            assert result.stderr == f"{line} does not follow from the secret\n"
            assert result.stdout.splitlines() == said[: said.index(line)]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_another_secret_or_nonce_is_found(kind: type[AnyGame], tmp_path: Path) -> None:
    game, shown = fair_game(kind)
    other = bytes(32)
    pretended = {"secret": other.hex(), "commitment": commitment(other)}

    for change in (pretended, {"nonces": ["Sleipnir-9", ""]}, {"nonces": shown["nonces"][::-1]}):
        result = check(tmp_path, game.record(), shown | change)
        assert result.returncode == 1
        assert re.fullmatch(r"deal 0: [a-z]+ does not follow from the secret\n", result.stderr)
    result = check(tmp_path, game.record(), shown | {"secret": other.hex()})
    assert (result.returncode, result.stderr) == (1, "the secret is not the one that was committed to\n")


@pytest.mark.parametrize(("kind", "players", "options"), TABLES)
def test_shuffled_deals_are_distributed_as_drawn_ones(kind: type[AnyGame], players: int, options: Any) -> None:
    """After the first deal each number of the encoded views has the same mean, within five standard errors."""
    rounds = scaled(1000, 20)
    sample = np.zeros((2, rounds, players, kind.encoded), np.float32)
    for number in range(rounds):
        drawn, shuffled = kind(players, options, seed=1, number=number), kind(players, options)
        shuffled.apply_event("deal", shuffled.shuffled_deal(Shuffle(SECRET, [""] * players, number)))
        for game, out in ((drawn, sample[0]), (shuffled, sample[1])):
            for seat in range(players):
                contract.encode(game.view_record(seat), out[number, seat])
    error = np.sqrt(sample.var(axis=1).sum(axis=0) / rounds)

    assert (np.abs(sample[0].mean(axis=0) - sample[1].mean(axis=0)) <= 5 * error + 1e-6).all()


def test_the_checker_has_thirty_lines_after_its_imports() -> None:
    code = CHECKER.read_text(encoding="utf-8")
    last_import = max(
        node.lineno for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Import | ast.ImportFrom)
    )

    assert sum(1 for line in code.splitlines()[last_import:] if line.strip()) <= 30


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


def test_the_example_of_the_page_is_true(tmp_path: Path) -> None:
    [shown], [record], [block, said] = blocks("json"), blocks("toml"), blocks("text")
    result = check(tmp_path, record, json.loads(shown))

    assert (result.returncode, result.stdout) == (0, said)
    assert odin.load(record).record() == record
    assert block.strip() == BLOCKS[:64]


def test_the_numbers_of_the_page_are_true() -> None:
    rows = re.findall(r"^\| `(\w{8})` \| (\d+) \| (\d+) \| (\d+) \|.*?(?:: `(\w+)`|opens)", PAGE, re.MULTILINE)
    stream, chance, again = (Shuffle(SECRET, ["saga", ""], 0) for _ in range(3))
    again.below(2)
    colours = again.shuffle("ROYGBP")
    cards = again.shuffle(colour + number for colour in colours[:4] for number in "123456789")

    assert [row[0] for row in rows] == [f"{int(row[1]):08x}" for row in rows]
    assert [int(row[1]) for row in rows] == words(stream, 9)
    assert [int(row[3]) for row in rows] == [chance.below(int(row[2])) for row in rows]
    assert [row[4] for row in rows] == ["", *colours, *cards[:2]]
    for part in (cards[:9], cards[9:18], cards[18:]):
        assert f"`{' '.join(part)}`" in PAGE
