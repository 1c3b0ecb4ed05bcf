"""Check that the deals of a game follow from its secret: ``python check_deals.py record.toml fairness.json``."""

import hashlib
import hmac
import json
import sys
import tomllib
from pathlib import Path
from typing import Any

record = tomllib.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
shown = json.loads(Path(sys.argv[2]).read_text(encoding="utf-8"))
secret, nonces = bytes.fromhex(shown["secret"]), ",".join(shown["nonces"])


def below(count: int) -> int:
    return next(word for word in words if word < 2**32 - 2**32 % count) % count


def shuffle(cards: list[str]) -> list[str]:
    return [cards.pop(below(len(cards))) for _ in range(len(cards))]


def derive(part: str, told: Any) -> object:
    if part in ("opener", "starter"):
        return below(len(record["seats"]))
    if part == "colours":
        return "".join(sorted(shuffle(sorted("ROYGBP"))[: len(told)], key="ROYGBP".index))
    if part == "hands":
        cards = shuffle(sorted(colour + digit for colour in record["deals"][0]["colours"] for digit in "123456789"))
        return [set(cards[9 * seat : 9 * seat + 9]) for seat in range(len(told))]
    if part == "magic":
        ways = record["options"]["components"].replace("standard", "Odin+M M+F F+S S+W W+P P+Odin").split(" / ")[-1]
        return shuffle(sorted(ways.split(" ")))[0]
    cards = shuffle(sorted("".join(sorted(card)) if part == "landscapes" else card for card in told))
    return [card[::-1] if part == "landscapes" and below(2) else card for card in cards]


if hashlib.sha256(secret).hexdigest() != shown["commitment"]:
    sys.exit("the secret is not the one that was committed to")
for number, deal in enumerate(record.get("deals", [])):
    blocks = (hmac.digest(secret, f"{nonces},{number},{block}".encode(), "sha256") for block in range(99))
    words = (int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4))
    for part in [part for part in deal if part not in ("actions", "scores") and (part != "opener" or number == 0)]:
        told = [set(hand.split()) for hand in deal["hands"]] if part == "hands" else deal[part]
        if derive(part, told) != told:
            sys.exit(f"deal {number}: {part} does not follow from the secret")
        print(f"deal {number}: {part}")
