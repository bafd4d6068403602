"""Check a launch on a GPU before it is made: neither CuPy nor the driver does.

A launch passes memory without types. Too few arguments, or one of another size, and the kernel reads what lies next to
it; a Python float in the place of a ``float`` arrives as 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Sequence
from typing import TYPE_CHECKING

from hipport.verify.backends.backend import RunError
from hipport.verify.backends.buffers import Buffer
from hipport.verify.backends.code_object import KernelArgument
from hipport.verify.backends.gpus import CupyGpu
from hipport.verify.backends.kernel_table import CompiledKernel
from hipport.verify.backends.kernel_table import KernelParameter
from hipport.verify.results import CaseStatus
from hipport.verify.specs.cases import KernelCall

if TYPE_CHECKING:
    import numpy as np


def check_launch(gpu: CupyGpu, kernel: CompiledKernel, call: KernelCall, buffers: Mapping[str, Buffer]) -> None:
    """Check arguments against the code object's metadata and the parameters of the source, extents against the GPU.

    Raises RunError for a launch that cannot work.
    """
    check_arguments(call, kernel.code.arguments, kernel.parameters, buffers)
    check_extents(gpu, call, kernel.code.threads, kernel.code.lds_bytes)


def check_arguments(
    call: KernelCall,
    taken: Sequence[KernelArgument],
    parameters: Sequence[KernelParameter],
    buffers: Mapping[str, Buffer],
) -> None:
    """Check arguments against what the code takes and the parameters that the source declares. Raises RunError."""
    if len(call.arguments) != len(taken):
        _refuse_arguments(f"{call.kernel} takes {len(taken)} arguments, the spec gives {len(call.arguments)}")
    for number, (given, has, parameter) in enumerate(zip(call.arguments, taken, parameters, strict=True), 1):
        if problem := _problem(given, has, parameter, buffers):
            name = f" {given}" if isinstance(given, str) else ""
            _refuse_arguments(f"{call.kernel}: argument {number}{name} ({parameter}): {problem}")


def check_extents(gpu: CupyGpu, call: KernelCall, threads: int, shared_bytes: int) -> None:
    """Check a launch against the GPU and against the kernel, which is compiled for at most ``threads`` in a block and
    has ``shared_bytes`` of a fixed size itself. Raises RunError.
    """
    if problem := _limit(gpu, call, threads, shared_bytes):
        raise RunError(CaseStatus.REFUSED, f"{call.kernel}: {problem}")


def _refuse_arguments(text: str) -> None:
    raise RunError(CaseStatus.INVALID_SPEC, f"the arguments do not fit the kernel: {text}")


def _problem(
    given: str | np.generic, has: KernelArgument, parameter: KernelParameter, buffers: Mapping[str, Buffer]
) -> str | None:
    if isinstance(given, str):
        array = buffers[given].array
        if not has.is_pointer:
            return "the spec gives an array"
        if not parameter.takes(array.dtype):
            return f"the array has elements of type {array.dtype}"
        if parameter.kind == "S" and parameter.size and array.nbytes % parameter.size:
            return f"the array's {array.nbytes} bytes are not a whole number of elements"
        return None
    if has.is_pointer:
        return f"the spec gives a value of type {given.dtype}"
    if given.dtype.itemsize != has.size or not parameter.takes(given.dtype):
        return f"the spec gives {given.dtype}, which has {given.dtype.itemsize} bytes"
    return None


def _limit(gpu: CupyGpu, call: KernelCall, most_threads: int, fixed_bytes: int) -> str | None:
    x, y, z = call.block
    threads = x * y * z
    if min(*call.grid, *call.block) < 1:
        return f"a launch of no threads: grid {call.grid}, block {call.block}"
    if threads > gpu.threads:
        return f"{threads} threads in a block; {gpu.name} has at most {gpu.threads}"
    if threads > most_threads:
        return f"{threads} threads in a block; it is compiled for at most {most_threads} (__launch_bounds__)"
    shared = fixed_bytes + call.shared_bytes
    if shared > gpu.shared_bytes:
        fixed = f"{fixed_bytes} of them of a fixed size"
        return f"{shared} bytes of shared memory, {fixed}; {gpu.name} has {gpu.shared_bytes} for a block"
    # Source: dispatch packets of HSA, which count threads in 32 bits.
    if max(g * b for g, b in zip(call.grid, call.block, strict=True)) >= 1 << 32:
        return f"2^32 threads or more in one direction: grid {call.grid}, block {call.block}"
    return None
