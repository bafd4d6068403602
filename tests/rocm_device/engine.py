"""The compute units of the device in device.c: launches run the kernel's source on the CPU engine.

device.c runs this module in the process that has opened the device. It tells a kernel from a code object only by the
symbol; the source is beside the code object, where the backend ``rocm`` keeps it.
"""

from __future__ import annotations

import ctypes
import json
import sys
import traceback
from collections.abc import Callable
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from hipport.architectures import wavefront_of
from hipport.cpu import Engine
from hipport.cpu import EngineError
from hipport.cpu import Fault
from hipport.cpu import LaunchError
from hipport.cpu import Module
from hipport.cpu.kernels import canonical
from hipport.cpu.library import LaunchParameter
from hipport.verify.backends.code_object import CodeObject
from hipport.verify.backends.code_object import KernelCode
from hipport.verify.backends.kernel_table import read_table
from hipport.verify.backends.rocm_build import DESCRIPTION
from hipport.verify.backends.rocm_build import SOURCE

_SUCCESS, _NOT_FOUND, _ASSERT, _LAUNCH_FAILURE, _UNKNOWN = 0, 500, 710, 719, 999
_LOAD = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_char_p, ctypes.c_char_p)
_LAUNCH = ctypes.CFUNCTYPE(
    ctypes.c_int,
    ctypes.c_char_p,
    ctypes.c_char_p,
    ctypes.c_char_p,
    ctypes.POINTER(ctypes.c_uint),
    ctypes.c_uint,
    ctypes.c_int,
    ctypes.POINTER(ctypes.c_void_p),
)
_FIND = ctypes.CFUNCTYPE(
    ctypes.c_int,
    ctypes.c_char_p,
    ctypes.c_char_p,
    ctypes.c_char_p,
    ctypes.POINTER(ctypes.c_void_p),
    ctypes.POINTER(ctypes.c_size_t),
)


@dataclass(frozen=True)
class _Program:
    """The module of the engine for a code object, the kernels by their symbols in the code object with their names in
    the source, and what the variables are initialized with.
    """

    module: Module
    kernels: Mapping[str, tuple[str, KernelCode]]
    initial: Mapping[str, np.ndarray[Any, Any]]


@cache
def _program(path: bytes, arch: bytes) -> _Program:
    folder = Path(path.decode()).parent
    build = json.loads((folder / DESCRIPTION).read_text())
    table = read_table(CodeObject(Path(path.decode()).read_bytes()), build["kernels"])
    port = (folder / SOURCE).read_bytes().partition(b"\n")[2].partition(b'\n\n#line 1 "the table of kernels"')[0]
    mirrored = build["mirrored_source"]
    engine = Engine(wavefront_of(arch.decode()), arch.decode())
    module = engine.compile(Path(mirrored) if mirrored else port, kernels=build["kernels"], path=build["source"])
    kernels = {kernel.code.symbol: (name, kernel.code) for name, kernel in table.items()}
    variables = {name: module.variable(name) for name in module.library.variables}
    return _Program(module, kernels, {name: v.copy() for name, v in variables.items() if v.flags.writeable})


def load(path: bytes, arch: bytes) -> int:
    """Compile a source, or make its variables again what they are initialized with."""

    def run() -> int:
        program = _program(path, arch)
        for name, initial in program.initial.items():
            program.module.variable(name)[:] = initial
        return _SUCCESS

    return _reported(run)


def launch(
    path: bytes, arch: bytes, symbol: bytes, extents: Any, shared_bytes: int, cooperative: int, parameters: Any
) -> int:
    """Run a kernel to its end; its parameters are read as a GPU would, by the offsets and sizes of the code object."""

    def run() -> int:
        program = _program(path, arch)
        name, code = program.kernels[symbol.decode()]
        values = [ctypes.string_at(parameters[i], each.size) for i, each in enumerate(code.arguments)]
        declared = program.module.kernels[canonical(name)].parameters
        arguments = [_argument(parameter, value) for parameter, value in zip(declared, values, strict=True)]
        grid, block = extents[:3], extents[3:6]
        program.module.launch(name, grid, block, arguments, shared_bytes, cooperative=bool(cooperative))
        return _SUCCESS

    return _reported(run)


def find(path: bytes, arch: bytes, variable: bytes, address: Any, size: Any) -> int:
    """Where a variable in device memory is: in the engine's module."""

    def run() -> int:
        memory = _program(path, arch).module.variable(variable.decode())
        address[0], size[0] = memory.ctypes.data, memory.nbytes
        return _SUCCESS

    return _reported(run, _NOT_FOUND)


def _argument(parameter: LaunchParameter, value: bytes) -> Any:
    if parameter.is_pointer:
        address, size = int.from_bytes(value, "little"), max(1, parameter.size)
        dtype = np.dtype(f"{parameter.kind}{size}" if parameter.kind in "bifu" else (np.void, size))
        return np.ctypeslib.as_array((ctypes.c_ubyte * size).from_address(address)).view(dtype) if address else None
    return value if parameter.kind == "S" else np.frombuffer(value, f"{parameter.kind}{parameter.size}")[0]


def _reported(run: Callable[[], int], error: int = _UNKNOWN) -> int:
    """What ``run`` gives; HIP's number for what it raises, and on stderr what that was."""
    try:
        return run()
    except LaunchError as failure:
        sys.stderr.write(f"{failure}\n")
        return _ASSERT if failure.fault is Fault.ASSERTION else _LAUNCH_FAILURE
    except EngineError as failure:
        sys.stderr.write(f"{failure}\n")
        return error
    except BaseException:  # nothing may pass through C
        traceback.print_exc()
        return error


_CALLED = (_LOAD(load), _LAUNCH(launch), _FIND(find))  # kept as long as the device may call them
ctypes.CDLL("libamdhip64.so.7").rocm_device_connect(*_CALLED)
