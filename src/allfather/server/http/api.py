"""The HTTP API: everything except the live connection. ``/api`` lists it, ``/schema/openapi.json`` describes it."""

from __future__ import annotations

from litestar import Router
from litestar.di import Provide

from allfather.server.http import people_api, records_api, table_api
from allfather.server.http.dependencies import provide_maybe, provide_owner, provide_person


def make_router() -> Router:
    """Everything below ``/api``."""
    return Router(
        "/api",
        route_handlers=[*people_api.HANDLERS, *records_api.HANDLERS, *table_api.HANDLERS],
        dependencies={
            "maybe_person": Provide(provide_maybe),
            "person": Provide(provide_person),
            "owner": Provide(provide_owner),
        },
    )
