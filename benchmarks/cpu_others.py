"""What the CPU engine is measured beside: the same kernels by PoCL, and by an operating system thread for each thread.

PoCL is used where ``pyopencl`` can be imported and finds it: ``pip install pyopencl pocl-binary-distribution``, or
Debian's packages ``python3-pyopencl`` and ``pocl-opencl-icd``.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import tempfile
from collections.abc import Callable
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from hipport.cpu import Argument
from hipport.cpu import find_compiler

KERNELS = Path(__file__).resolve().parent / "cpu_kernels"


class UnavailableError(Exception):
    """Something that cannot be measured here, and why."""


class Pocl:
    """The OpenCL kernels, compiled by PoCL for this machine's processor. UnavailableError without PoCL."""

    def __init__(self, cores: int) -> None:
        os.environ["POCL_MAX_PTHREAD_COUNT"] = str(cores)
        try:
            self._cl: Any = importlib.import_module("pyopencl")
            platforms = self._cl.get_platforms()
        except Exception as error:  # pyopencl's own errors among them
            raise UnavailableError(str(error) or type(error).__name__) from None
        found = next((platform for platform in platforms if "Portable Computing" in platform.name), None)
        if found is None:
            raise UnavailableError("pyopencl finds no PoCL")
        self.version: str = found.version
        context = self._cl.Context([found.get_devices()[0]])
        self._queue = self._cl.CommandQueue(context)
        self._program = self._cl.Program(context, (KERNELS / "kernels.cl").read_text()).build()

    def prepare(
        self, kernel: str, grid: Sequence[int], block: Sequence[int], args: Sequence[Argument]
    ) -> tuple[Callable[[], None], Callable[[int], npt.NDArray[Any]]]:
        """A kernel with its arguments copied: what runs it, and what gives the array that is the n-th argument."""
        flags = self._cl.mem_flags
        buffers = {
            number: self._cl.Buffer(self._queue.context, flags.READ_WRITE | flags.COPY_HOST_PTR, hostbuf=argument)
            for number, argument in enumerate(args)
            if isinstance(argument, np.ndarray)
        }
        called = self._cl.Kernel(self._program, kernel)
        called.set_args(*(buffers.get(number, argument) for number, argument in enumerate(args)))
        extent = [blocks * threads for blocks, threads in zip(grid, block, strict=True)]

        def run() -> None:
            self._cl.enqueue_nd_range_kernel(self._queue, called, extent, list(block))
            self._queue.finish()

        def fetch(number: int) -> npt.NDArray[Any]:
            array = args[number]
            assert isinstance(array, np.ndarray)
            result = np.empty_like(array)
            self._cl.enqueue_copy(self._queue, result, buffers[number])
            return result

        return run, fetch


def reduce_by_os_threads(blocks: int) -> float:
    """CPU seconds of the block reduction of ``blocks`` x 256 numbers, with 256 operating system threads."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "os_threads"
        source = str(KERNELS / "os_threads.cpp")
        subprocess.run([*find_compiler().command, "-O2", source, "-o", str(program), "-pthread"], check=True)
        done = subprocess.run([program, str(blocks)], check=True, capture_output=True, text=True)
    return float(done.stdout.split()[0])
