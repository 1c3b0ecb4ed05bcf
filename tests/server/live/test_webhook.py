"""A webhook is called by a real request, and never leads into the host's own network."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import ssl
import threading
from collections.abc import Awaitable, Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from allfather.server.live import webhook
from allfather.server.live.webhook import WebhookError, check_url, is_public, tell

CERTIFICATE = Path(__file__).with_name("hook_test.pem")
"""The key and the self-signed certificate of hook.test."""
PAYLOAD = {"table": "abc", "text": "Your turn, Åsa"}


class Hook(ThreadingHTTPServer):
    """A web server that stores what it receives and answers with *status*."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), HookHandler)
        self.told: list[tuple[str, dict[str, str], Any]] = []
        self.status = 204

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class HookHandler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        hook = self.server
        assert isinstance(hook, Hook)
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        hook.told.append((self.path, {key.lower(): value for key, value in self.headers.items()}, body))
        self.send_response(hook.status)
        self.send_header("Location", f"{hook.url}/elsewhere")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


@pytest.fixture
def hook() -> Iterator[Hook]:
    with Hook() as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """The addresses of each name; every lookup removes the first one, so that a second lookup would find another."""
    known: dict[str, list[str]] = {}

    def look_up(name: str, *_: object, **__: object) -> list[tuple[Any, ...]]:
        found = known[name].pop(0)
        family = socket.AF_INET6 if ":" in found else socket.AF_INET
        return [(family, socket.SOCK_STREAM, 6, "", (address, 0)) for address in found.split()]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    return known


def told(url: str, *, allow_private: bool = True, timeout: float = 5) -> None:
    asyncio.run(tell(url, PAYLOAD, allow_private=allow_private, timeout=timeout))


def test_it_posts_json(hook: Hook) -> None:
    told(f"{hook.url}/turn?key=1#part")
    [(path, headers, body)] = hook.told

    assert path == "/turn?key=1"
    assert body == PAYLOAD
    assert headers["content-type"] == "application/json"
    assert headers["host"] == hook.url.removeprefix("http://")


def test_a_url_without_a_path(hook: Hook) -> None:
    told(hook.url)

    assert hook.told[0][0] == "/"


@pytest.mark.parametrize("status", [302, 307, 404, 500])
def test_anything_but_success_is_an_error_and_nothing_is_followed(hook: Hook, status: int) -> None:
    hook.status = status

    with pytest.raises(WebhookError, match=f"status {status}"):
        told(hook.url)
    assert len(hook.told) == 1


PRIVATE = [
    "127.0.0.1",
    "127.8.9.10",
    "::1",
    "0.0.0.0",
    "::",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "fe80::1",
    "fe80::1%2",
    "fd00:ec2::254",
    "fec0::1",
    "feff::1",
    "224.0.0.1",
    "ff02::1",
    "255.255.255.255",
    "240.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::127.0.0.1",
    "64:ff9b::10.0.0.1",
    "64:ff9b:1::1",
    "2002:7f00:1::",
    "2002:a00:1::1",
    "2001:0:4136:e378:8000:63bf:80ff:fffe",
    "2001:db8::1",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "64:ff9b::1.1.1.1", "::ffff:1.1.1.1"])
def test_addresses_that_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1", "2130706433", "0x7f000001", "localhost", "[::1]", "[::]", "0"])
def test_the_local_machine_is_refused_however_it_is_written(hook: Hook, host: str) -> None:
    with pytest.raises(WebhookError, match=r"not public|not known"):
        told(f"http://{host}:{hook.server_port}", allow_private=False)
    assert hook.told == []


@pytest.mark.parametrize("host", ["10.0.0.1", "169.254.169.254", "[fd00::1]"])
def test_the_local_network_is_refused(host: str) -> None:
    with pytest.raises(WebhookError, match="not public"):
        told(f"http://{host}/latest/meta-data", allow_private=False)


@pytest.mark.parametrize("addresses", ["127.0.0.1", "10.0.0.1", "1.1.1.1 127.0.0.1", "fd00::1"])
def test_a_name_in_the_local_network_is_refused(names: dict[str, list[str]], addresses: str) -> None:
    names["inner.example"] = [addresses]

    with pytest.raises(WebhookError, match="not public"):
        told("http://inner.example", allow_private=False)


def test_the_name_is_looked_up_once_and_that_address_is_used(
    hook: Hook, names: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    names["hook.test"] = ["127.0.0.1", "10.0.0.1"]
    checked: list[str] = []

    def check(address: str) -> bool:
        checked.append(address)
        return True

    monkeypatch.setattr(webhook, "is_public", check)

    told(f"http://hook.test:{hook.server_port}", allow_private=False)

    assert checked == ["127.0.0.1"]
    assert names["hook.test"] == ["10.0.0.1"]
    assert hook.told[0][1]["host"] == f"hook.test:{hook.server_port}"


def test_the_next_address_is_tried(hook: Hook, names: dict[str, list[str]]) -> None:
    names["hook.test"] = ["127.0.0.2 127.0.0.1"]

    told(f"http://hook.test:{hook.server_port}")

    assert len(hook.told) == 1


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hook.test",
        "//hook.test",
        "ftp://hook.test/",
        "file:///etc/passwd",
        "gopher://hook.test/",
        "javascript:alert(1)",
        "http://",
        "http:///path",
        "https://:443",
        "http://hook.test:0",
        "http://hook.test:65536",
        "http://hook.test:port",
        "http://[::1",
        "http://name@hook.test",
        "http://name:word@hook.test",
        "http://hook.test/a b",
        "http://hook.test/\r\nX: y",
        "http://hook.test/\x00",
        "http://hök.test",
        "http://hook.test/" + "a" * 500,
    ],
)
def test_invalid_urls(url: str) -> None:
    with pytest.raises(WebhookError):
        check_url(url)
    with pytest.raises(WebhookError):
        told(url)


@pytest.mark.parametrize("url", ["http://hook.test", "HTTPS://Hook.Test:8443/a/b?c=d", "http://[2001:db8::1]/"])
def test_valid_urls(url: str) -> None:
    assert check_url(url).hostname


@pytest.mark.parametrize("url", ["http://no-such-name.invalid", f"http://{'a' * 64}.test", "http://a..test"])
def test_an_unknown_name(url: str) -> None:
    with pytest.raises(WebhookError, match="not known"):
        told(url)


def test_a_refused_connection() -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port = closed.getsockname()[1]

        with pytest.raises(WebhookError, match="no connection"):
            told(f"http://127.0.0.1:{port}")


Handler: TypeAlias = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def told_to(handler: Handler, *, context: ssl.SSLContext | None = None, host: str = "127.0.0.1", **how: Any) -> None:
    """Call a webhook whose server handles its connection with *handler*."""

    ended: list[asyncio.Task[Any] | None] = []

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ended.append(asyncio.current_task())
        with contextlib.suppress(ConnectionError):
            await handler(reader, writer)
        writer.transport.abort()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()

    async def both() -> None:
        async with await asyncio.start_server(handle, "127.0.0.1", 0, ssl=context) as server:
            port = server.sockets[0].getsockname()[1]
            scheme = "http" if context is None else "https"
            try:
                await tell(f"{scheme}://{host}:{port}", PAYLOAD, allow_private=True, **how)
            finally:
                await asyncio.gather(*filter(None, ended))

    asyncio.run(both())


def answer(text: bytes) -> Handler:
    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"}")
        writer.write(text)
        await writer.drain()

    return handle


@pytest.mark.parametrize("text", [b"", b"\n", b"SSH-2.0-OpenSSH_9.9\r\n", b"HTTP/1.1 2000 OK\r\n"])
def test_an_answer_that_is_not_http(text: bytes) -> None:
    with pytest.raises(WebhookError, match="the answer is not HTTP"):
        told_to(answer(text))


def test_an_endless_status_line_is_not_waited_for() -> None:
    async def go_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"x" * 100_000)
        await reader.read()

    with pytest.raises(WebhookError, match="the answer is not HTTP"):
        told_to(go_on)


def test_an_endless_answer_is_not_read() -> None:
    async def write_on(writer: asyncio.StreamWriter) -> None:
        while True:
            writer.write(b"x" * 100_000)
            await writer.drain()

    async def go_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"}")
        writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        with pytest.raises(ConnectionError):
            await write_on(writer)

    told_to(go_on)


def test_an_answer_that_trickles_in_times_out() -> None:
    async def drip(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while not writer.is_closing():
            writer.write(b"H")
            await asyncio.sleep(0.01)

    with pytest.raises(WebhookError, match=r"within 0\.1 seconds"):
        told_to(drip, timeout=0.1)


def server_context() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE)
    return context


@pytest.fixture
def trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    context = ssl.create_default_context(cafile=CERTIFICATE)
    monkeypatch.setattr(webhook, "tls_context", lambda: context)


OK = answer(b"HTTP/1.1 200 OK\r\n\r\n")


@pytest.mark.usefixtures("trusted")
def test_tls_for_the_name_in_the_url(names: dict[str, list[str]]) -> None:
    names["hook.test"] = ["127.0.0.1"]

    told_to(OK, context=server_context(), host="hook.test")


@pytest.mark.usefixtures("trusted")
def test_tls_with_the_certificate_of_another_name(names: dict[str, list[str]]) -> None:
    names["other.test"] = ["127.0.0.1"]

    with pytest.raises(WebhookError, match="CERTIFICATE_VERIFY_FAILED"):
        told_to(OK, context=server_context(), host="other.test")


def test_tls_with_an_untrusted_certificate(names: dict[str, list[str]]) -> None:
    names["hook.test"] = ["127.0.0.1"]

    with pytest.raises(WebhookError, match="CERTIFICATE_VERIFY_FAILED"):
        told_to(OK, context=server_context(), host="hook.test")
