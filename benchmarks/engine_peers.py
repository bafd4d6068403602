"""What executes the cases of ``engine_cases.py``: the CPU engine, PoCL, and an operating system thread for each thread.

PoCL is used where ``pyopencl`` can be imported and finds one that knows the processor: ``pip install pyopencl`` with
Debian's package ``pocl-opencl-icd`` (PoCL 3.1), or with ``pip install pocl-binary-distribution`` (3.0, LLVM 14).
"""

from __future__ import annotations

import ctypes
import importlib
import os
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from typing import Protocol

import numpy as np

from benchmarks.engine_cases import Array
from benchmarks.engine_cases import Case
from hipport.cpu import Engine
from hipport.cpu import Module
from hipport.cpu import find_compiler

KERNELS = Path(__file__).resolve().parent / "engine_kernels"


class UnavailableError(Exception):
    """Something that cannot be measured here, and why."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A case that is ready to run on arrays of its own, as often as one likes, and what is in its output."""

    run: Callable[[], None]
    output: Callable[[], Array]


class Peer(Protocol):
    """Something that executes cases."""

    def prepare(self, case: Case) -> Prepared:
        """The case with its arguments where they are needed. UnavailableError where it cannot be executed."""


class OnEngine:
    """The CPU engine, with wavefronts of 32 or 64 lanes."""

    def __init__(self, wavefront: int, workers: int, *, check: bool = False, stacks: bool = False) -> None:
        engine = Engine(wavefront=wavefront, workers=workers, seconds=600, check=check, stacks=stacks)
        self._modules: dict[str, Module] = {}
        for name in ("plain", "barriers", "waves"):
            module = engine.compile(KERNELS / f"{name}.hip")
            self._modules |= dict.fromkeys(module.kernels, module)

    def prepare(self, case: Case) -> Prepared:
        """Launches on copies of the arrays."""
        arrays = {name: array.copy() for name, array in case.arrays.items()}
        calls = [
            (
                self._modules[launch.kernel].launch,
                (launch.kernel, launch.grid, launch.block),
                [arrays[argument] if isinstance(argument, str) else argument for argument in launch.args],
            )
            for launch in case.launches
        ]

        def run() -> None:
            for launch, shape, args in calls:
                launch(*shape, args)

        return Prepared(run, lambda: arrays[case.output])


class OnPocl:
    """PoCL, which compiles the kernels in OpenCL C for this machine's processor. UnavailableError without PoCL."""

    def __init__(self, workers: int) -> None:
        os.environ["POCL_MAX_PTHREAD_COUNT"] = str(workers)
        reason = "pyopencl finds no PoCL"
        try:
            self._cl: Any = importlib.import_module("pyopencl")
            for platform in self._cl.get_platforms():
                if "Portable Computing" in platform.name:
                    try:
                        self._compile(platform)
                        return
                    except self._cl.RuntimeError as error:  # of LLVM that does not know the processor
                        reason = f"{platform.version}: {_first_error(str(error))}"
        except Exception as error:  # pyopencl's own errors among them
            reason = str(error) or type(error).__name__
        raise UnavailableError(reason)

    def _compile(self, platform: Any) -> None:
        self.version: str = platform.version
        self._context = self._cl.Context([platform.get_devices()[0]])
        self._queue = self._cl.CommandQueue(self._context)
        self._program = self._cl.Program(self._context, (KERNELS / "kernels.cl").read_text()).build()
        self._kernels = {kernel.function_name for kernel in self._program.all_kernels()}

    def prepare(self, case: Case) -> Prepared:
        """Launches on buffers in memory of PoCL's. UnavailableError for operations of the wavefront."""
        if not all(launch.kernel in self._kernels for launch in case.launches):
            raise UnavailableError("PoCL has no operations of the wavefront")
        flags = self._cl.mem_flags.READ_WRITE | self._cl.mem_flags.COPY_HOST_PTR
        buffers = {name: self._cl.Buffer(self._context, flags, hostbuf=array) for name, array in case.arrays.items()}
        calls = []
        for launch in case.launches:
            kernel = self._cl.Kernel(self._program, launch.kernel)
            kernel.set_args(*(buffers[arg] if isinstance(arg, str) else arg for arg in launch.args))
            extent = [blocks * threads for blocks, threads in zip(launch.grid, launch.block, strict=True)]
            calls.append((kernel, extent, launch.block))

        def run() -> None:
            for call in calls:
                self._cl.enqueue_nd_range_kernel(self._queue, *call)
            self._queue.finish()

        def output() -> Array:
            result = np.empty_like(case.arrays[case.output])
            self._cl.enqueue_copy(self._queue, result, buffers[case.output])
            return result

        return Prepared(run, output)


class OnOsThreads:
    """An operating system thread for each thread of a block; they execute one block after the other."""

    def __init__(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            library = Path(folder) / "os_threads.so"
            source = KERNELS / "os_threads" / "os_threads.cpp"
            flags = ("-std=c++17", "-O2", "-shared", "-fPIC", "-pthread", f"-I{source.parent}")
            subprocess.run([*find_compiler().command, *flags, str(source), "-o", str(library)], check=True)
            self._library = ctypes.CDLL(str(library))

    def prepare(self, case: Case) -> Prepared:
        """Launches on copies of the arrays."""
        arrays = {name: array.copy() for name, array in case.arrays.items()}
        calls = []
        for launch in case.launches:
            values = [np.uintp(arrays[arg].ctypes.data) if isinstance(arg, str) else arg for arg in launch.args]
            own = [np.atleast_1d(value) for value in values]
            addresses = (ctypes.c_void_p * len(own))(*(value.ctypes.data for value in own))
            extents = (ctypes.c_uint * 4)(*launch.grid, *launch.block)
            calls.append((launch.kernel.encode(), extents, addresses, own))

        def run() -> None:
            for kernel, extents, addresses, _ in calls:
                self._library.launch(kernel, extents, addresses)

        return Prepared(run, lambda: arrays[case.output])


def _first_error(message: str) -> str:
    return next((line for line in message.splitlines() if line.startswith("error:")), message)
