"""Settings of the server: one flat list, from a file, from the environment and from the command line.

``docs/hosting.md`` lists every setting.
"""

from __future__ import annotations

import ipaddress
import os
import re
import socket
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from allfather.language import os_reason

PREFIX = "ALLFATHER_"
FILE_VARIABLE = f"{PREFIX}SETTINGS"
"""The variable that names the settings file, unless the command line does."""
OTHER_VARIABLES = {FILE_VARIABLE, f"{PREFIX}CACHE"}

Port: TypeAlias = Annotated[int, Meta(ge=0, le=65535)]
Count: TypeAlias = Annotated[int, Meta(ge=1)]
Days: TypeAlias = Annotated[int, Meta(ge=0, le=36500)]
Rate: TypeAlias = Annotated[float, Meta(gt=0, le=1e6)]


COMMAND_LINE, VARIABLE = "the command line", "the variable "
"""The name of a source of settings other than a file, in messages."""


class SettingsError(Exception):
    """An unknown setting or an invalid value; the message names the setting and its source.

    *why* names the case for a translated sentence, with the *values* in it.
    """

    def __init__(self, message: str, *, why: str, **values: Any) -> None:
        super().__init__(message)
        self.why = why
        self.values = values


def _default_data() -> Path:
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "allfather"


def _default_thinkers() -> int:
    return max(1, (os.cpu_count() or 1) - 1)


def _check_database(url: str) -> None:
    if url and not url.startswith(("postgresql://", "postgres://")):
        raise ValueError("expected postgresql://…")


def _check_origin(url: str) -> None:
    if not re.fullmatch(r"https?://([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]{1,5})?", url):
        raise ValueError("expected an address such as https://play.example, in lower case and without a path")


def _check_public_url(url: str) -> None:
    if url:
        _check_origin(url)


def _check_origins(origins: tuple[str, ...]) -> None:
    for origin in origins:
        _check_origin(origin)


def _check_proxies(proxies: tuple[str, ...]) -> None:
    for proxy in proxies:
        ipaddress.ip_network(proxy)


def _meta(text: str, check: Callable[[Any], None] | None = None) -> dict[str, Any]:
    return {"help": text, "check": check}


@dataclass(frozen=True, kw_only=True)
class Settings:
    """All settings of the server."""

    host: str = field(default="127.0.0.1", metadata=_meta("address to listen on; 0.0.0.0 means all networks"))
    port: Port = field(default=8000, metadata=_meta("port to listen on; 0 chooses a free one"))
    data: Path = field(default_factory=_default_data, metadata=_meta("folder for all data of the server"))
    database: str = field(
        default="",
        repr=False,  # it may hold a password
        metadata=_meta("postgresql://… for PostgreSQL; empty for an SQLite file in the data folder", _check_database),
    )
    public_url: str = field(
        default="",
        metadata=_meta(
            "address that players use, for links and QR codes; by default made from host and port", _check_public_url
        ),
    )
    origins: tuple[str, ...] = field(
        default=(), metadata=_meta("other sites whose pages may use this server", _check_origins)
    )
    proxies: tuple[str, ...] = field(
        default=(),
        metadata=_meta("addresses or networks of proxies whose X-Forwarded-For is trusted", _check_proxies),
    )
    thinkers: Count = field(
        default_factory=_default_thinkers, metadata=_meta("processes that think for bots and hints")
    )
    local_play: bool = field(
        default=True,
        metadata=_meta("whether browsers may play against bots by themselves; the first start then compiles the rules"),
    )
    chat: bool = field(default=True, metadata=_meta("whether people may chat"))
    webhooks: Literal["public", "all", "off"] = field(
        default="public",
        metadata=_meta("addresses that webhooks may have: public, all, or off for none"),
    )
    message_rate: Rate = field(default=20.0, metadata=_meta("messages per second that a person may send on average"))
    message_burst: Count = field(default=60, metadata=_meta("messages that a person may send at once"))
    request_rate: Rate = field(default=20.0, metadata=_meta("HTTP requests per second from one address on average"))
    request_burst: Count = field(default=100, metadata=_meta("HTTP requests from one address at once"))
    connections: Count = field(default=5000, metadata=_meta("open connections in all, with and without a socket"))
    connections_per_address: Count = field(
        default=200, metadata=_meta("open connections from one address, with and without a socket")
    )
    sockets_per_address: Count = field(default=100, metadata=_meta("open sockets from one address"))
    guest_rate: Rate = field(default=10.0, metadata=_meta("new guests per minute from one address on average"))
    guest_burst: Count = field(default=50, metadata=_meta("new guests from one address at once"))
    table_rate: Rate = field(default=6.0, metadata=_meta("tables per minute that a person may open on average"))
    table_burst: Count = field(default=10, metadata=_meta("tables that a person may open at once"))
    tables_per_person: Count = field(default=20, metadata=_meta("tables that one person may have open"))
    listed_per_person: Count = field(
        default=3, metadata=_meta("public tables that one person may have open and waiting for players")
    )
    bot_rate: Rate = field(
        default=40.0, metadata=_meta("moves per second that bots make for one address on average; others wait")
    )
    bot_burst: Count = field(default=100, metadata=_meta("moves that bots make for one address at once"))
    open_days: Days = field(
        default=2, metadata=_meta("days after which a table whose game never began is closed; 0 for never")
    )
    abandon_days: Days = field(
        default=30, metadata=_meta("days without a move after which a game is closed without a result; 0 for never")
    )
    keep_days: Days = field(
        default=400, metadata=_meta("days for which tables that are over or closed are kept; 0 for ever")
    )
    chat_days: Days = field(default=90, metadata=_meta("days for which chat is kept; 0 for ever"))
    guest_days: Days = field(
        default=400, metadata=_meta("days without a visit after which a guest is deleted; 0 for never")
    )
    log_format: Literal["text", "json"] = field(default="text", metadata=_meta("text for people, or json for programs"))
    log_level: Literal["debug", "info", "warning", "error"] = field(
        default="info", metadata=_meta("lowest level that is logged: debug, info, warning or error")
    )
    log_addresses: bool = field(
        default=False, metadata=_meta("whether the addresses of refused connections and requests are logged")
    )
    secure_cookie: bool | None = field(
        default=None, metadata=_meta("whether cookies are sent over HTTPS only; by default if public_url is https")
    )

    @property
    def has_secure_cookie(self) -> bool:
        return self.public_url.startswith("https:") if self.secure_cookie is None else self.secure_cookie

    @property
    def sqlite(self) -> Path:
        """The SQLite file, if that is used."""
        return self.data / "allfather.sqlite"

    def url(self, port: int | None = None) -> str:
        """The address for players; *port* is the actual port if the setting is 0."""
        if self.public_url:
            return self.public_url
        host = _own_address() if self.host in ("", "0.0.0.0", "::") else self.host  # noqa: S104
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port if port is None else port}"


def _own_address() -> str:
    """The address of this machine in its network, or the loopback address without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only selects a route
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


SETTINGS: dict[str, Field[Any]] = {item.name: item for item in fields(Settings)}
_TYPES = get_type_hints(Settings, include_extras=True)


def read_settings(
    file: Path | None = None, environ: Mapping[str, str] = os.environ, given: Mapping[str, Any] | None = None
) -> Settings:
    """Read the settings from *file*, overridden by *environ*, overridden by those *given* on the command line.

    An empty variable and a given ``None`` count as not set.

    :raises SettingsError: if a setting is unknown or invalid.
    """
    if file is None and environ.get(FILE_VARIABLE):
        file = Path(environ[FILE_VARIABLE])
    values = _from_file(file) if file is not None else {}
    values |= _from_environment(environ)
    values |= {
        name: _convert(name, value, COMMAND_LINE, is_text=True)
        for name, value in (given or {}).items()
        if value is not None
    }
    return Settings(**values)


def _from_file(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        reason = os_reason(error)
        raise SettingsError(
            f"cannot read {file}: {error.strerror}", why="file", file=str(file), reason=reason
        ) from None
    except ValueError as error:
        values = {"file": str(file), "detail": str(error)}
        raise SettingsError(f"{file} is not TOML: {error}", why="not-toml", **values) from None
    return {name: _convert(name, value, str(file), is_text=False) for name, value in found.items()}


def _from_environment(environ: Mapping[str, str]) -> dict[str, Any]:
    values = {}
    for variable, text in environ.items():
        if variable.startswith(PREFIX) and variable not in OTHER_VARIABLES and text:
            name = variable.removeprefix(PREFIX).lower()
            values[name] = _convert(name, text, f"{VARIABLE}{variable}", is_text=True)
    return values


def _convert(name: str, value: Any, source: str, *, is_text: bool) -> Any:
    """Convert *value* to the type of the setting *name*; a text may stand for a number, a bool or a list."""
    where = f"--{name.replace('_', '-')}" if source == COMMAND_LINE else source.removeprefix(VARIABLE)
    if name not in SETTINGS:
        raise SettingsError(f"{source}: there is no setting {name!r}", why="unknown", where=where, setting=repr(name))
    kind, metadata = _TYPES[name], SETTINGS[name].metadata
    if is_text and isinstance(value, str) and get_origin(kind) is tuple:
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        converted = msgspec.convert(value, kind, strict=not is_text, dec_hook=_to_path)
        if metadata["check"] is not None:
            metadata["check"](converted)
    except (msgspec.ValidationError, ValueError) as error:
        message = f"{source}: {name} ({metadata['help']}): {error}"
        raise SettingsError(message, why="value", where=where, setting=name, detail=str(error)) from None
    return converted


def _to_path(kind: type, value: Any) -> Any:
    if not isinstance(value, str | Path):
        raise ValueError("expected a path")
    return Path(value).expanduser()
