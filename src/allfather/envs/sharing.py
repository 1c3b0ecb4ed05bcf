"""Arrays on a GPU that other libraries can use without a copy, by the CUDA array interface or by DLPack.

Numba's arrays provide the former, which PyTorch, CuPy and Numba accept; JAX requires the latter.
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
"""DLPack's codes for devices."""
TYPE_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
"""DLPack's codes for number types, by NumPy's ``dtype.kind``."""
NAME = b"dltensor"
"""The name of a capsule that has no consumer yet; the consumer renames it."""


class Tensor(ctypes.Structure):
    """DLPack's ``DLManagedTensor``: the description of an array, and the function that releases it."""

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
"""The objects that consumers still use, which must not be freed, by the address of their tensor."""


@_callback
def _give_back(tensor: int) -> None:
    _lent.pop(tensor, None)


@_callback
def _drop(capsule: int) -> None:
    """Release a capsule deleted without a consumer; a consumer renames the capsule and releases the tensor itself."""
    if _is_valid(capsule, NAME):
        _lent.pop(_pointer(capsule, NAME), None)


def capsule(interface: dict[str, Any], device: tuple[int, int], owner: object) -> Any:
    """A DLPack capsule for the array that an array interface describes; *owner* is kept alive while it is in use."""
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

    ``torch.as_tensor(array, device="cuda")``, ``jax.dlpack.from_dlpack(array)`` and ``cupy.asarray(array)`` share its
    memory; ``numpy.asarray(array)`` is a copy.
    """

    def __init__(self, array: Any, *, is_turned: bool = False) -> None:
        self.array = array
        """The Numba array that is passed to kernels."""
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
        """A copy in CPU memory."""
        copy: NDArray[Any] = self.array.copy_to_host()
        return copy.T if self._is_turned else copy

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        if copy is False:
            raise ValueError("an array on the GPU cannot be moved to the CPU without a copy")
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
        """A capsule for a consumer that works on *stream*; this waits for the batch unless they share a stream."""
        device = self.__dlpack_device__()
        if copy or dl_device not in (None, device):
            raise BufferError("this array can only be shared without a copy and on its own device")
        if stream not in (None, -1, 1):
            cuda.default_stream().synchronize()
        return capsule(self.__cuda_array_interface__, device, self)
