"""Plays a game on a server: ``python online_bot.py http://127.0.0.1:8000``; docs/protocol.md has more."""

import hashlib
import json
import secrets
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

server, wish = [*sys.argv[1:], '{"game": "odin"}'][:2]  # the code of a table to join, or a table to open


def choose(view: dict[str, Any], legal: list[str]) -> str:
    return secrets.choice(legal)


def ask(path: str, body: str = "", **headers: str) -> Any:
    return json.load(urlopen(Request(server + path, body.encode() or None, headers)))  # noqa: S310


me = ask("/api/bots", "{}")
key = {"Authorization": f"Bearer {me['token']}"}
table = ask("/api/tables", wish, **key)["table"]["id"] if wish[0] == "{" else ask(f"/api/codes/{wish}")["table"]
nonce, version, info = secrets.token_hex(16), None, {"status": "open"}
while info["status"] in ("open", "playing"):
    try:
        with connect(server.replace("http", "ws", 1) + "/api/live", additional_headers=key) as socket:
            say: dict[str, Any] = {"type": "watch", "version": version}
            while info["status"] in ("open", "playing"):
                if say:
                    socket.send(json.dumps({"table": table, **say}))
                news, say = json.loads(socket.recv()), {}
                if news["type"] == "refused":
                    raise ConnectionError(news["text"])
                if news["type"] == "update":
                    is_new, version, info = version is None, news["version"], news.get("info", info)
                    view, is_host = news.get("view", {}) | news.get("own", {}), info["host"] == me["person"]["id"]
                    may_start = info["status"] == "open" and "starting" not in info
                    if is_new:
                        say = {"type": "sit", "commitment": hashlib.sha256(nonce.encode()).hexdigest()}
                    elif any(event["event"] == "called" for event in news["events"]):
                        say = {"type": "open-nonce", "nonce": nonce}
                    elif is_host and may_start and (wish[0] == "{" or all(info["seats"])):
                        say = {"type": "start"}
                    elif view.get("legal"):
                        say = {"type": "act", "version": version, "action": choose(view, view["legal"])}
    except (ConnectionClosed, OSError) as error:
        print(error, file=sys.stderr)
        time.sleep(1)
print(info.get("result"))
