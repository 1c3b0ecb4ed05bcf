"""Executors: games are played in this process, in joblib's processes or on a Ray cluster, with the same results."""

from __future__ import annotations

import os
import signal
import socket
import warnings
from collections.abc import Callable, Generator, Sequence
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any

from allfather.arena.extras import need
from allfather.arena.match import Played, get_ready, play_game
from allfather.arena.plan import Plan
from allfather.core.errors import BotError, OptionError, quoted

Executor = Callable[[Plan, Sequence[int], "int | None"], Generator[Played]]

DIED = "a worker process died, because of a bot or for lack of memory; finished games are kept"


def find_executor(name: str, jobs: int | None) -> Executor:
    """The function that plays given games of a plan, *jobs* at a time, and yields each when it is over.

    :raises OptionError: if *name* or *jobs* is invalid, or the executor is not installed.
    """
    if jobs is not None and jobs < 1:
        raise OptionError(f"the number of jobs must be at least 1, got {jobs!r}")
    if name not in EXECUTORS:
        raise OptionError(f"engine must be {' or '.join(map(repr, EXECUTORS))}, got {quoted(name)}")
    need(name, "ray" if name == "ray" else "arena")
    return EXECUTORS[name]


def play_with_joblib(plan: Plan, numbers: Sequence[int], jobs: int | None) -> Generator[Played]:
    """Play in *jobs* processes of this machine, by default one for each core; one job is this process."""
    joblib = need("joblib")
    at_once = min(jobs or int(joblib.cpu_count()), len(numbers))
    if at_once <= 1:
        yield from (play_game(plan, number) for number in numbers)
        return
    get_ready(plan)  # fills the cache, so that the processes do not all compile the same code
    with joblib.parallel_config("loky", initializer=ignore_interrupts):
        parallel = joblib.Parallel(at_once, return_as="generator_unordered")
    games = parallel(joblib.delayed(play_game)(plan, number) for number in numbers)
    try:
        yield from games
    except BrokenProcessPool as error:
        raise BotError(DIED, code="bot-failed") from error
    finally:
        with warnings.catch_warnings():
            # Closing early leaves games unfinished on purpose.
            warnings.filterwarnings("ignore", message=".*tasks ", category=UserWarning)
            games.close()


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the main process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_with_ray(plan: Plan, numbers: Sequence[int], jobs: int | None) -> Generator[Played]:
    """Play on the Ray cluster in use or at ``RAY_ADDRESS``, else on this machine."""
    ray = need("ray", "ray")
    is_ours = not ray.is_initialized()
    if is_ours:
        ray.init(**_ray_settings(jobs))
    try:
        get_ready(plan)  # fills the cache for the workers on this machine
        yield from _play_on_cluster(ray, plan, numbers, jobs)
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.OutOfMemoryError, ray.exceptions.NodeDiedError) as error:
        raise BotError(DIED, code="bot-failed") from error
    finally:
        if is_ours:
            ray.shutdown()


def _ray_settings(jobs: int | None) -> dict[str, Any]:
    """The settings for ``ray.init``; *jobs* limits the cores of this machine, but not of a cluster."""
    quiet = {"log_to_driver": False, "logging_level": "error"}
    if address := os.environ.get("RAY_ADDRESS"):
        check_cluster(address)
        return quiet
    return quiet | {"address": "local", "num_cpus": jobs, "include_dashboard": False}


def check_cluster(address: str) -> None:
    """Check that something listens at ``host:port``, because Ray would retry for minutes.

    :raises OptionError: if nothing does.
    """
    host, _, port = address.rpartition(":")
    if not port.isdecimal() or "/" in host:
        return
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except OSError as error:
        raise OptionError(f"no cluster answers at RAY_ADDRESS {address}: {error.strerror or error}") from error


def _play_on_cluster(ray: Any, plan: Plan, numbers: Sequence[int], jobs: int | None) -> Generator[Played]:
    """Keep *jobs* games running at once, by default two for each core of the cluster: one running, one queued."""
    play, where = ray.remote(play_game), ray.put(plan)
    at_once = jobs or 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = iter(numbers)
    running = [play.remote(where, number) for number in islice(waiting, at_once)]
    while running:
        done, running = ray.wait(running)
        running += [play.remote(where, number) for number in islice(waiting, len(done))]
        yield from ray.get(done)


EXECUTORS: dict[str, Executor] = {"joblib": play_with_joblib, "ray": play_with_ray}
