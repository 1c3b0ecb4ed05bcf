"""Work on the GPU that is the same every time, captured once as a CUDA graph and then launched as a whole.

A replay costs the CPU nothing, however many kernels there are; launching them one by one takes longer than they run.
"""

from __future__ import annotations

from collections.abc import Callable

import torch

WARM_UPS = 3
"""Runs before the capture, in which code is compiled and memory is allocated."""


class CudaGraph:
    """*work*, which must always use the same tensors and must not wait for the GPU; recorded if *is_on*."""

    def __init__(self, work: Callable[[], None], *, is_on: bool) -> None:
        self._work, self._is_on = work, is_on
        self._runs = 0
        self._graph: torch.cuda.CUDAGraph | None = None

    def __call__(self) -> None:
        if not self._is_on:
            self._work()
        elif self._runs < WARM_UPS:
            self._warm_up()
        else:
            self._graph = graph = self._graph or self._record()
            graph.replay()

    def _record(self) -> torch.cuda.CUDAGraph:
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self._work()
        return graph

    def _warm_up(self) -> None:
        """Run the work on a separate stream, as PyTorch requires before a capture."""
        self._runs += 1
        own = torch.cuda.Stream()
        own.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(own):
            self._work()
        torch.cuda.current_stream().wait_stream(own)
