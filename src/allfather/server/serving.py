"""Running the server: warm up, listen, report the address, shut down cleanly."""

from __future__ import annotations

import gc
import os
import signal
import socket
import threading
from collections.abc import Callable
from importlib.util import find_spec
from types import FrameType

import structlog
import uvicorn

from allfather.games import GAMES, find_game
from allfather.server.http.admission import Admission
from allfather.server.http.app import make_app
from allfather.server.http.engines import EVERY, Engines
from allfather.server.http.http1 import IDLE_SECONDS, LimitedHttp, State
from allfather.server.http.page import Page, built_page
from allfather.server.http.websocket import LimitedWebSocket
from allfather.server.live.bot_pool import BotPool
from allfather.server.logs import set_up_logs
from allfather.server.node import Node
from allfather.server.settings import Settings
from allfather.server.table.messages import MAX_MESSAGE

PING_SECONDS = 20
GRACE_SECONDS = 2
"""Seconds that requests have to finish when the server is stopped."""
STOP_SECONDS = 4.5
"""Seconds after which a server that was asked to stop exits, whatever still runs: what it has shown is saved."""
GC_THRESHOLDS = 20_000, 20, 20
"""How rarely to look for reference cycles: messages make none, and looking takes longer with every socket."""
BACKLOG = 2048
"""Connections that may wait to be accepted."""

log = structlog.get_logger()


class Server(uvicorn.Server):
    """A Uvicorn server with a node, which reports when it is ready."""

    def __init__(
        self,
        settings: Settings,
        on_ready: Callable[[str], None],
        bot_pool: BotPool | None = None,
        page: Page | None = None,
    ) -> None:
        self.settings, self.on_ready, self.bot_pool = settings, on_ready, bot_pool
        self.page = page or built_page()
        self.node: Node | None = None
        super().__init__(
            uvicorn.Config(
                make_app(self._find_node, self.page),
                host=settings.host,
                port=settings.port,
                loop="uvloop" if find_spec("uvloop") else "asyncio",
                http=LimitedHttp,
                ws=LimitedWebSocket,
                ws_max_size=MAX_MESSAGE,
                ws_per_message_deflate=False,
                ws_ping_interval=PING_SECONDS,
                ws_ping_timeout=PING_SECONDS,
                proxy_headers=False,  # the gateway reads them
                timeout_keep_alive=IDLE_SECONDS,
                timeout_graceful_shutdown=GRACE_SECONDS,
                log_config=None,
                access_log=False,
                server_header=False,
            )
        )

    def _find_node(self) -> Node:
        assert self.node is not None
        return self.node

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop because of a signal, in time even if a thread or the event loop is stuck."""
        if not self.should_exit:
            deadline = threading.Timer(STOP_SECONDS, _exit_now)
            deadline.daemon = True
            deadline.start()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer what is left, then close everything."""
        if self.node is not None and self.node.owns_bot_pool:
            self.node.bot_pool.stop_replays()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start the node and listen.

        :raises StoreError: if the store cannot be opened.
        """
        node = self.node = await Node.start(self.settings, self.bot_pool)
        engines = Engines(self.page, node.engines)
        if self.settings.local_play:
            engines.find()
        self.server_state = State(Admission(self.settings, node.metrics, node.refusals))
        await super().startup(sockets)
        port = self.servers[0].sockets[0].getsockname()[1]
        node.address = self.settings.url(port)
        node.bot_pool.wake()
        self.on_ready(node.address)
        if self.settings.local_play and self.page.is_built:
            node.hub.background.supervise("engines", engines.build_missing, every=EVERY)


def _exit_now() -> None:
    log.warning("stopped without waiting any longer")
    os._exit(0)


def compile_rules() -> None:
    """Compile everything that a table needs, in this process."""
    for name in GAMES:
        game = find_game(name)(seed=0)
        for _ in range(3):
            game.play(game.legal()[0])
        for seat in (None, 0):
            game.view(seat)


def serve(settings: Settings, on_ready: Callable[[str], None]) -> None:
    """Serve until stopped by a signal; *on_ready* gets the address.

    :raises StoreError: if the store cannot be opened.
    :raises OSError: if the port is in use.
    """
    set_up_logs(settings.log_format, settings.log_level)
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    server = Server(settings, on_ready)
    for number in (signal.SIGINT, signal.SIGTERM):
        # Uvicorn raises the signal again after it has shut down; a clean shutdown is not an error.
        signal.signal(number, signal.SIG_IGN)
    with listening:
        server.run([listening])
