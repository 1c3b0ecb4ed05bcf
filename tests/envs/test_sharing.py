"""DLPack, tested with CPU memory: NumPy imports what a GPU array would pass to JAX."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from allfather.envs.sharing import CPU_DEVICE, capsule

NUMBERS = np.arange(24).reshape(4, 6)


class Lender:
    def __init__(self, array: NDArray[Any]) -> None:
        self.array = array

    def __dlpack__(self, **how: Any) -> Any:
        return capsule(self.array.__array_interface__, (CPU_DEVICE, 0), self)

    def __dlpack_device__(self) -> tuple[int, int]:
        return CPU_DEVICE, 0


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int32, np.int64, np.uint8, np.bool_])
def test_memory_is_shared(dtype: Any) -> None:
    array = NUMBERS.astype(dtype)
    for lent in (array, array.T, array[1:3, ::2], array[2]):
        taken = np.from_dlpack(Lender(lent))
        assert taken.dtype == lent.dtype
        assert np.array_equal(taken, lent)
        assert taken.__array_interface__["data"][0] == lent.__array_interface__["data"][0]


def test_the_owner_is_kept_alive_while_in_use() -> None:
    lender = Lender(NUMBERS.copy())
    seen = weakref.ref(lender)
    taken = np.from_dlpack(lender)
    del lender
    gc.collect()

    assert seen() is not None
    assert np.array_equal(taken, NUMBERS)
    del taken
    gc.collect()
    assert seen() is None


def test_an_unused_capsule_releases_its_memory() -> None:
    lender = Lender(NUMBERS.copy())
    seen = weakref.ref(lender)
    unused = lender.__dlpack__()
    del lender
    gc.collect()

    assert seen() is not None
    del unused
    gc.collect()
    assert seen() is None
