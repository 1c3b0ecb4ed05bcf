"""Arrays on a GPU that other libraries take without a copy, by the CUDA array interface or by DLPack.

Numba's own arrays offer the first, which PyTorch, CuPy and Numba read; JAX wants the second.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allfather.sim.device import cuda

CPU_DEVICE, CUDA_DEVICE = 1, 2
"""Kinds of devices as DLPack numbers them."""
TYPE_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
"""Kinds of numbers as NumPy names and DLPack numbers them."""
NAME = b"dltensor"
"""Of a capsule that nobody has taken yet."""


class Tensor(ctypes.Structure):
    """``DLManagedTensor`` of DLPack: where an array lies, and whom to tell when it is no longer used."""

    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_kind", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("dimensions", ctypes.c_int32),
        ("type_code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),
        ("offset", ctypes.c_uint64),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
    ]


_callback: Callable[[Any], Any] = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_new_capsule: Callable[..., Any] = ctypes.PYFUNCTYPE(
    ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p
)(("PyCapsule_New", ctypes.pythonapi))
_is_valid: Callable[..., Any] = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_IsValid", ctypes.pythonapi)
)
_pointer: Callable[..., Any] = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)

_lent: dict[int, tuple[Any, ...]] = {}
"""What must not go away while somebody uses it, by the address of its tensor."""


@_callback
def _give_back(tensor: int) -> None:
    _lent.pop(tensor, None)


@_callback
def _drop(capsule: int) -> None:
    """A capsule goes away; if somebody has taken it, it has another name by now and is theirs to give back."""
    if _is_valid(capsule, NAME):
        _lent.pop(_pointer(capsule, NAME), None)


def capsule(interface: dict[str, Any], device: tuple[int, int], owner: object) -> Any:
    """The array that an array interface describes, as DLPack hands it on; *owner* is kept as long as it is used."""
    dtype, shape = np.dtype(interface["typestr"]), interface["shape"]
    strides = [stride // dtype.itemsize for stride in interface["strides"] or ()]
    strides = strides or [math.prod(shape[axis + 1 :]) for axis in range(len(shape))]
    sizes = (ctypes.c_int64 * (2 * len(shape)))(*shape, *strides)
    tensor = Tensor(
        data=interface["data"][0],
        device_kind=device[0],
        device_id=device[1],
        dimensions=len(shape),
        type_code=TYPE_CODES[dtype.kind],
        bits=8 * dtype.itemsize,
        lanes=1,
        shape=ctypes.addressof(sizes),
        strides=ctypes.addressof(sizes) + 8 * len(shape),
        deleter=ctypes.cast(_give_back, ctypes.c_void_p),
    )
    address = ctypes.addressof(tensor)
    _lent[address] = (tensor, sizes, owner)
    return _new_capsule(address, NAME, ctypes.cast(_drop, ctypes.c_void_p))


class DeviceArray:
    """An array on the GPU that other libraries can share.

    ``torch.as_tensor(array, device="cuda")``, ``jax.dlpack.from_dlpack(array)`` and ``cupy.asarray(array)`` have the
    same memory; ``numpy.asarray(array)`` is a copy.
    """

    def __init__(self, array: Any, *, is_turned: bool = False) -> None:
        self.array = array
        """Numba's own array, which kernels take."""
        self._is_turned = is_turned

    @property
    def shape(self) -> tuple[int, ...]:
        shape = tuple(self.array.shape)
        return shape[::-1] if self._is_turned else shape

    @property
    def dtype(self) -> np.dtype[Any]:
        dtype: np.dtype[Any] = self.array.dtype
        return dtype

    def __len__(self) -> int:
        return self.shape[0]

    def copy_to_host(self) -> NDArray[Any]:
        """A copy in the memory of the CPU."""
        copy: NDArray[Any] = self.array.copy_to_host()
        return copy.T if self._is_turned else copy

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        if copy is False:
            raise ValueError("an array on the GPU cannot be had on the CPU without a copy")
        return np.asarray(self.copy_to_host(), dtype)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        interface: dict[str, Any] = self.array.__cuda_array_interface__
        return interface | {"shape": self.shape, "strides": self.array.strides[::-1]} if self._is_turned else interface

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA_DEVICE, int(cuda.get_current_device().id)

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        """A capsule for a library that works on *stream*; it waits unless that is the stream of the batch."""
        device = self.__dlpack_device__()
        if copy or dl_device not in (None, device):
            raise BufferError("this array is shared as it is and where it is")
        if stream not in (None, -1, 1):
            cuda.default_stream().synchronize()
        return capsule(self.__cuda_array_interface__, device, self)
