"""The page for browsers: files that are read once, at startup, and served from memory.

Only files found at startup, and those added later, are served, by their exact path; so nothing else in the file system
can be reached.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar.types import Receive, Send

import allfather
from allfather.server.errors import Refused
from allfather.server.http.gateway import answer

FOLDER = Path(allfather.__file__).parent / "page"
"""Where the page is built."""
INDEX = "/index.html"
ROUTES = {
    "t": {1},
    "solo": {1},
    "play": {1},
    "lobby": {0},
    "rules": {1},
    "learn": {1},
    "replay": {0, 1, 2},
    "people": {1},
    "me": {0},
    "leaderboard": {0, 1, 2},
    "settings": {0},
    "about": {0},
}
"""The addresses of the page besides ``/``: the first part, and how many parts may follow it."""
UNCHANGING = ("/assets/", "/engine/")
"""The folders of files whose name changes with their content."""
FOREVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"
NOT_BUILT = b"""\
<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Allfather</title><h1>Allfather</h1>
<p>The server runs, but its page has not been built.
The API for programs is listed at <a href="/api">/api</a>.</p></html>
"""
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/vnd.microsoft.icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
TEXTS = re.compile(r"text/.*|application/(?:(?:.*\+)?json|wasm)|image/svg\+xml")
"""The content types that are worth compressing."""

Headers = list[tuple[bytes, bytes]]


class File(NamedTuple):
    """A file, ready to be sent."""

    body: bytes
    packed: bytes | None
    """The body compressed by gzip, if that is smaller."""
    tag: str
    """The ETag; it is weak, since it stands for both encodings."""
    kind: str
    caching: str

    @classmethod
    def of(cls, path: str, body: bytes) -> File:
        """The file that is served at *path*."""
        kind = TYPES.get(Path(path).suffix, "application/octet-stream")
        packed = gzip.compress(body, 9, mtime=0) if TEXTS.match(kind) else body
        tag = f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'
        caching = FOREVER if path.startswith(UNCHANGING) else EACH_TIME
        return cls(body, packed if len(packed) < len(body) else None, tag, kind, caching)


class Page:
    """An ASGI application that serves the files of a folder, which need not exist."""

    def __init__(self, folder: Path) -> None:
        self.files = {path: File.of(path, body) for path, body in _files(folder)}
        if INDEX in self.files:
            self.add(INDEX, rooted(self.files[INDEX].body))
        self.is_built = INDEX in self.files
        self.index = self.files.get(INDEX) or File.of(INDEX, NOT_BUILT)

    def add(self, path: str, body: bytes) -> None:
        """Serve one more file."""
        self.files[path] = File.of(path, body)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
        if scope["method"] not in ("GET", "HEAD"):
            await answer(send, Refused("not-found"), 405, [(b"allow", b"GET, HEAD")])
            return
        found = self.files.get(scope["path"]) or (self.index if is_route(scope["path"]) else None)
        if found is not None:
            status, given, body = _response(found, headers)
        elif "text/html" in headers.get("accept", ""):
            status, given, body = _response(self.index, headers, 404)
        else:
            await answer(send, Refused("not-found"))
            return
        await send({"type": "http.response.start", "status": status, "headers": given})
        await send(
            {"type": "http.response.body", "body": body if scope["method"] == "GET" else b"", "more_body": False}
        )


def rooted(index: bytes) -> bytes:
    """The front page for all addresses: the build refers to files relative to it, for static hosts."""
    return index.replace(b'="./', b'="/')


def is_route(path: str) -> bool:
    """Whether *path* is one of the page's own addresses."""
    first, *rest = path.removeprefix("/").split("/")
    return path == "/" or (first in ROUTES and len(rest) in ROUTES[first] and all(rest))


def _files(folder: Path) -> Iterator[tuple[str, bytes]]:
    """All files below *folder* except hidden ones, by their path relative to it."""
    for file in sorted(folder.rglob("*")):
        parts = file.relative_to(folder).parts
        if file.is_file() and not any(part.startswith(".") for part in parts):
            yield "/" + "/".join(parts), file.read_bytes()


def _response(file: File, asked: dict[str, str], status: int = 200) -> tuple[int, Headers, bytes]:
    """Status, headers and body for a request with the headers *asked*."""
    headers = {"cache-control": file.caching, "etag": file.tag}
    if file.packed is not None:
        headers["vary"] = "accept-encoding"
    if status == 200 and is_known(file.tag, asked.get("if-none-match", "")):
        return 304, _encoded(headers.items()), b""
    body = file.body
    if file.packed is not None and takes_gzip(asked.get("accept-encoding", "")):
        headers["content-encoding"], body = "gzip", file.packed
    headers |= {"content-type": file.kind, "content-length": str(len(body))}
    return status, _encoded(headers.items()), body


def _encoded(headers: Iterable[tuple[str, str]]) -> Headers:
    return [(name.encode(), value.encode()) for name, value in headers]


def is_known(tag: str, known: str) -> bool:
    """Whether *known*, the value of ``If-None-Match``, matches the ETag *tag*."""
    tags = [one.strip().removeprefix("W/") for one in known.split(",")]
    return tag.removeprefix("W/") in tags or tags == ["*"]


def takes_gzip(codings: str) -> bool:
    """Whether *codings*, the value of ``Accept-Encoding``, allows gzip."""
    weights = [coding.replace(" ", "").lower().partition(";q=") for coding in codings.split(",")]
    return any(name == "gzip" and not re.fullmatch(r"0(\.0*)?", weight) for name, _, weight in weights)


@cache
def built_page() -> Page:
    """The page that comes with the package, if it was built."""
    return Page(FOLDER)
