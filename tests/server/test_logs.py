"""Logs have one format, whoever writes them, and contain no secrets."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from allfather.server.logs import HIDDEN, set_up_logs, without_secrets

TOKEN = secrets.token_urlsafe(32)


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    root = logging.getLogger()
    before = root.handlers, root.level
    yield
    root.handlers, root.level = before
    logging.getLogger("uvicorn").setLevel(logging.NOTSET)
    logging.getLogger("uvicorn.access").disabled = False
    structlog.reset_defaults()


def written(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


def test_json_lines(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("json")
    structlog.get_logger("allfather.hub").info("table opened", table="abc", players=3)
    logging.getLogger("asyncpg").warning("lost %s of %d", "one", 2)
    ours, theirs = written(capsys)

    assert ours.pop("time") <= theirs.pop("time")
    assert ours == {
        "event": "table opened",
        "level": "info",
        "logger": "allfather.hub",
        "table": "abc",
        "players": 3,
    }
    assert theirs == {"event": "lost one of 2", "level": "warning", "logger": "asyncpg"}


def test_text_lines(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("text")
    structlog.get_logger().warning("slow client", table="abc")
    logging.getLogger("uvicorn.error").error("bad request")
    ours, theirs = capsys.readouterr().err.splitlines()

    assert "T" in ours.split()[0]
    assert "[warning" in ours
    assert "slow client" in ours
    assert "table=abc" in ours
    assert "[error" in theirs
    assert "bad request" in theirs


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_an_exception_is_logged_without_its_secrets(log_format: str, capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs(log_format)
    try:
        raise ValueError(f"no such token: {TOKEN}")
    except ValueError:
        structlog.get_logger().exception("failed")
        logging.getLogger("uvicorn.error").exception("failed too")
    found = capsys.readouterr().err

    assert found.count(f"ValueError: no such token: {HIDDEN}") == 2
    assert found.count("Traceback") == 2
    assert TOKEN not in found


def test_lower_levels_are_not_logged(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("json", "warning")
    structlog.get_logger().info("quiet")
    logging.getLogger("asyncpg").info("quiet")
    structlog.get_logger().warning("loud")

    assert [line["event"] for line in written(capsys)] == ["loud"]


def test_uvicorn_logs_no_connections(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("json", "debug")
    logging.getLogger("uvicorn.error").info('127.0.0.1 - "WebSocket /live" [accepted]')
    logging.getLogger("uvicorn.access").critical("GET /")

    assert written(capsys) == []


@pytest.mark.parametrize(
    "key", ["token", "bot_token", "password", "Cookie", "set-cookie", "AUTHORIZATION", "secret", "nonce", "nonces"]
)
def test_values_of_secret_keys_are_hidden(key: str) -> None:
    assert without_secrets(None, "", {key: ["abc"]}) == {key: HIDDEN}
    assert without_secrets(None, "", {"headers": {key: "abc"}}) == {"headers": {key: HIDDEN}}
    assert without_secrets(None, "", {"seats": ({key: "abc"}, 1)}) == {"seats": [{key: HIDDEN}, 1]}


@pytest.mark.parametrize("secret", [TOKEN, secrets.token_hex(32), "-" * 43, f"a_{'Z' * 41}"])
def test_values_that_look_like_secrets_are_hidden(secret: str) -> None:
    for value in (secret, f"session={secret}; path=/", [secret], {"x": (secret,)}, ValueError(secret), secret.encode()):
        assert secret not in str(without_secrets(None, "", {"event": value}))


def test_the_password_in_a_database_url_is_hidden() -> None:
    event = without_secrets(None, "", {"event": "cannot reach postgresql://odin:sleipnir@db/allfather"})

    assert event["event"] == f"cannot reach postgresql://{HIDDEN}@db/allfather"


@pytest.mark.parametrize("value", ["Ab3dEf6hIj9k", TOKEN[:42], TOKEN + "a", "http://db/x@y", 7, 0.5, True, None])
def test_other_values_are_kept(value: object) -> None:
    assert without_secrets(None, "", {"event": value}) == {"event": value}
