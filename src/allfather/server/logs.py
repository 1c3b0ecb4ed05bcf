"""Logging to stderr as text or JSON, for our own code and for libraries, without secrets."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping
from typing import Any

import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.typing import EventDict, Processor

HIDDEN = "[hidden]"
_SECRET_KEY = re.compile(r"token|password|cookie|authorization|secret|nonce", re.IGNORECASE)
_WORD = r"[A-Za-z0-9_-]"
_SECRET_VALUE = re.compile(rf"(?<!{_WORD})(?:{_WORD}{{43}}|[0-9a-f]{{64}})(?!{_WORD})|(?<=://)[^/@\s]+(?=@)")
"""A token; the secret of a table, which is 64 hex digits; a user name and password in a URL."""


def without_secrets(_logger: Any, _method: str, event: EventDict) -> EventDict:
    """Hide every value whose key or form suggests a secret."""
    return {key: HIDDEN if _SECRET_KEY.search(key) else _cleaned(value) for key, value in event.items()}


def _cleaned(value: Any) -> Any:
    match value:
        case str():
            return _SECRET_VALUE.sub(HIDDEN, value)
        case bool() | int() | float() | None:
            return value
        case Mapping():
            return without_secrets(None, "", {str(key): item for key, item in value.items()})
        case list() | tuple() | set() | frozenset():
            return [_cleaned(item) for item in value]
        case _:
            return _SECRET_VALUE.sub(HIDDEN, repr(value))


def set_up_logs(log_format: str = "text", log_level: str = "info") -> None:
    """Log to stderr from now on; uvicorn must be given ``log_config=None``."""
    level = logging.getLevelNamesMapping()[log_level.upper()]
    structlog.configure(
        processors=[structlog.contextvars.merge_contextvars, ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(ProcessorFormatter(processors=_processors(log_format)))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    # At lower levels Uvicorn logs every connection with its address.
    logging.getLogger("uvicorn").setLevel(max(level, logging.WARNING))
    logging.getLogger("uvicorn.access").disabled = True
    ignore_bad_text()


def ignore_bad_text() -> None:
    """Drop the traceback that uvicorn logs whenever a client sends invalid UTF-8."""
    logging.getLogger("uvicorn.error").addFilter(_is_not_bad_text)


def _is_not_bad_text(record: logging.LogRecord) -> bool:
    return not str(record.msg).startswith("Invalid UTF-8")


def _processors(log_format: str) -> list[Processor]:
    last: Processor = structlog.processors.JSONRenderer()
    if log_format == "text":
        last = structlog.dev.ConsoleRenderer(
            colors=False, timestamp_key="time", exception_formatter=structlog.dev.plain_traceback
        )
    return [
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        ProcessorFormatter.remove_processors_meta,
        structlog.processors.format_exc_info,
        structlog.processors.StackInfoRenderer(),
        without_secrets,
        last,
    ]
