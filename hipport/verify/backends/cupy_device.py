"""What the backends on CuPy share: launches on a GPU, buffers in its memory, times and errors.

CuPy is imported where a GPU is used and not with this module: a process that forks must not have opened one.
"""

from __future__ import annotations

import ctypes
from abc import ABC
from abc import abstractmethod
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from hipport.verify.backends.backend import RunError
from hipport.verify.backends.buffers import GUARD
from hipport.verify.backends.buffers import Buffer
from hipport.verify.backends.gpus import CupyGpu
from hipport.verify.results import CaseStatus
from hipport.verify.results import Finding
from hipport.verify.results import Remark
from hipport.verify.specs.arguments import In
from hipport.verify.specs.arguments import Variable
from hipport.verify.specs.arguments import is_variable
from hipport.verify.specs.cases import KernelCall

#: Shared memory that a block has on NVIDIA GPUs without asking for more.
_USUAL_SHARED_BYTES = 48 * 1024
#: The driver's function that finds a variable of a module, on CUDA and on HIP.
_GET_VARIABLE = (("libcuda.so.1", "cuModuleGetGlobal_v2"), ("libamdhip64.so.7", "hipModuleGetGlobal"))
#: What the GPU reports after an invalid access in an earlier kernel, and where it is no longer there.
_LAUNCH_FAILURE = "ErrorLaunchFailure"
_LOST = ": an invalid access in a kernel, or the GPU was lost; the kernel log (dmesg) says which"
#: The most passes through the launches in a timed loop; where each pass needs its own arrays, the most sets of them,
#: and the most bytes in all sets.
_REPEATS = 1 << 16
_SETS = 64
_SETS_BYTES = 1 << 28
#: Arrays on the GPU by name.
_Arrays = Mapping[str, Any]
_REFUSED = ("InvalidConfiguration", "InvalidValue", "LaunchOutOfResources", "CooperativeLaunchTooLarge")


class CupyBackend:
    """The part of the protocol that is the same for all backends on CuPy."""

    @property
    def orders(self) -> tuple[str, ...]:
        """Two runs in whatever order the GPU takes: what differs from run to run shows in the second one."""
        return ("first", "second")

    @property
    def on_device(self) -> bool:
        """True: programs run on a GPU."""
        return True


class CupyProgram(ABC):
    """Kernels on a GPU, however they were compiled."""

    @abstractmethod
    def prepared(self, calls: Sequence[KernelCall], buffers: Mapping[str, Buffer]) -> DeviceRun:
        """The launches, checked and ready on the GPU. Raises RunError."""

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """No remarks: whatever is wrong with the compilation is an error."""
        return ()

    def run(self, calls: Sequence[KernelCall], buffers: Mapping[str, Buffer], order: str) -> Sequence[Finding]:
        """Check every launch, then launch, as ``Program.run`` says."""
        del order
        run = self.prepared(calls, buffers)
        run.launch()
        run.finish()
        return ()

    def measure(self, calls: Sequence[KernelCall], buffers: Mapping[str, Buffer]) -> Sequence[float]:
        """Check every launch, then measure them, as ``DeviceProgram.measure`` says."""
        run = self.prepared(calls, buffers)
        seconds = run.seconds()
        run.finish()
        return seconds


class DeviceRun:
    """The launches of a case, ready on a GPU: its module freshly loaded, variables written, arrays copied.

    ``symbols`` are the names in the image (a code object, a cubin) of the kernels of ``calls``. Arrays are copied with
    their guard zones. Every method raises RunError for what the GPU or its driver reports.
    """

    def __init__(
        self,
        gpu: CupyGpu,
        image: Path,
        symbols: Mapping[str, str],
        calls: Sequence[KernelCall],
        buffers: Mapping[str, Buffer],
    ) -> None:
        import cupy  # noqa: PLC0415 - see above

        self._cupy = cupy
        self._calls = calls
        self._buffers = buffers
        with self._reported(f"opening {gpu.name}"):
            cupy.cuda.Device(gpu.index).use()
        cooperative = not cupy.cuda.runtime.is_hip and any(call.cooperative for call in calls)
        with self._reported("loading the kernels"):
            cupy.clear_memo()  # CuPy loads a file once; loaded again, variables are as initialized
            self._module = cupy.RawModule(path=str(image), enable_cooperative_groups=cooperative)
            names = {call.kernel for call in calls}
            self._kernels = {name: self._module.get_function(symbols[name]) for name in names}
        with self._reported("copying the inputs"):
            self._arrays: _Arrays = {name: self._copied(buffer) for name, buffer in buffers.items()}
        for buffer in buffers.values():
            if is_variable(buffer.content.argument):
                self._write_variable(buffer)

    def launch(self) -> None:
        """Launch one kernel after the other, without waiting for their end."""
        for call, arguments in self._launches(self._arrays):
            with self._reported(f"launching {call.kernel}", refused=True):
                self._launch(call, arguments)

    def finish(self) -> None:
        """Wait for the end of all launches, and copy back what they left in the arrays."""
        with self._reported("waiting for the kernels"):
            self._cupy.cuda.get_current_stream().synchronize()
            ctypes.CDLL(None).fflush(None)  # what kernels print, the runtime prints
        with self._reported("copying the results"):
            for name, buffer in self._buffers.items():
                if is_variable(buffer.content.argument):
                    self._read_variable(buffer)
                else:
                    buffer.whole[:] = self._arrays[name].get()

    def seconds(self, loops: int = 10, at_least: float = 0.01) -> list[float]:
        """Time of one pass through all launches, in seconds, in each of several loops. A loop takes ``at_least`` so
        many seconds where there is memory for that: each pass gets a fresh copy of the arrays that a kernel changes.

        Measured by the GPU, with events around a loop: events around a single launch measure the launching.
        """
        with self._reported("copying the inputs"):
            sets = self._sets()
        self._timed(sets, 1)  # it loads the code
        most = len(sets) if self._changing else _REPEATS
        repeats = 1
        while (elapsed := self._timed(sets, repeats)) < at_least and repeats < most:
            repeats = min(most, repeats * 10, max(repeats * 2, int(repeats * at_least / max(elapsed, 1e-9))))
        times = [self._timed(sets, repeats) / repeats for _ in range(loops)]
        self._arrays = sets[(repeats - 1) % len(sets)]
        return times

    def _sets(self) -> list[_Arrays]:
        """The sets of arrays for the passes, which are used in turn."""
        size = sum(self._arrays[name].nbytes for name in self._changing)
        number = min(_SETS, max(1, _SETS_BYTES // size)) if size else 1
        if any(is_variable(self._buffers[name].content.argument) for name in self._changing):
            number = 1  # a variable exists only once
        return [
            {**self._arrays, **{name: self._cupy.empty_like(self._arrays[name]) for name in self._changing}}
            for _ in range(number)
        ]

    def _timed(self, sets: Sequence[_Arrays], repeats: int) -> float:
        event = self._cupy.cuda.Event
        passes = [self._launches(arrays) for arrays in sets]  # not in the loop, where it would take time
        with self._reported("measuring"):
            for arrays in sets[:repeats]:
                for name in self._changing:
                    if is_variable(self._buffers[name].content.argument):
                        self._write_variable(self._buffers[name])
                    else:
                        self._cupy.copyto(arrays[name], self._arrays[name])
            start, stop = event(), event()
            start.record()
        with self._reported("launching the kernels", refused=True):
            for number in range(repeats):
                for call, arguments in passes[number % len(passes)]:
                    self._launch(call, arguments)
        with self._reported("waiting for the kernels"):
            stop.record()
            stop.synchronize()
            return float(self._cupy.cuda.get_elapsed_time(start, stop)) / 1000

    @property
    def _changing(self) -> list[str]:
        """The names of the initialized arrays, and variables of the source, that a kernel may change."""
        contents = {name: buffer.content for name, buffer in self._buffers.items()}
        return [name for name, c in contents.items() if c.is_written and not isinstance(c.argument, In | Variable)]

    def _launches(self, arrays: _Arrays) -> list[tuple[KernelCall, tuple[Any, ...]]]:
        return [(call, tuple(self._argument(a, arrays) for a in call.arguments)) for call in self._calls]

    def _copied(self, buffer: Buffer) -> Any:
        array = self._cupy.empty(buffer.whole.shape, np.uint8)
        array.set(buffer.whole)
        return array

    def _write_variable(self, buffer: Buffer) -> None:
        address, size = self._variable(buffer.name)
        if size != buffer.data.nbytes:
            sizes = f"has {size} bytes, the spec gives it {buffer.data.nbytes}"
            raise RunError(CaseStatus.INVALID_SPEC, f"the variable {buffer.name} {sizes}")
        runtime = self._cupy.cuda.runtime
        with self._reported(f"writing the variable {buffer.name}"):
            runtime.memcpy(address, buffer.data.ctypes.data, size, runtime.memcpyHostToDevice)

    def _read_variable(self, buffer: Buffer) -> None:
        address, size = self._variable(buffer.name)
        runtime = self._cupy.cuda.runtime
        runtime.memcpy(buffer.data.ctypes.data, address, size, runtime.memcpyDeviceToHost)

    def _variable(self, name: str) -> tuple[int, int]:
        """Address and size of a variable, from the driver itself: CuPy does not report the size."""
        library, function = _GET_VARIABLE[self._cupy.cuda.runtime.is_hip]
        address, size = ctypes.c_void_p(), ctypes.c_size_t()
        module = ctypes.c_void_p(self._module.module.ptr)
        status = ctypes.CDLL(library)[function](ctypes.byref(address), ctypes.byref(size), module, name.encode())
        try:
            self._cupy.cuda.driver.check_status(status)
        except self._cupy.cuda.driver.CUDADriverError as error:
            text = f"there is no variable {name} in the source: {error}"
            raise RunError(CaseStatus.INVALID_SPEC, text) from error
        return address.value or 0, size.value

    def _argument(self, argument: str | np.generic, arrays: _Arrays) -> Any:
        """A pointer for the name of an array, the bytes of any value: CuPy passes an array of one element as it is, and
        would convert some numbers to another type.
        """
        if isinstance(argument, str):
            return arrays[argument][GUARD:]
        data = np.asarray(argument).tobytes()
        return np.frombuffer(data, np.dtype((np.void, len(data))))

    def _launch(self, call: KernelCall, arguments: tuple[Any, ...]) -> None:
        kernel = self._kernels[call.kernel]
        if self._cupy.cuda.runtime.is_hip and call.cooperative:
            self._launch_cooperatively(call, arguments)
            return
        if not self._cupy.cuda.runtime.is_hip and call.shared_bytes > _USUAL_SHARED_BYTES:
            kernel.max_dynamic_shared_size_bytes = call.shared_bytes
        kernel(call.grid, call.block, arguments, shared_mem=call.shared_bytes)

    def _launch_cooperatively(self, call: KernelCall, arguments: tuple[Any, ...]) -> None:
        """Launch with HIP itself: CuPy has no cooperative launches on ROCm."""
        pointers = [
            np.array(a.data.ptr, np.uintp) if isinstance(a, self._cupy.ndarray) else np.asarray(a) for a in arguments
        ]
        addresses = (ctypes.c_void_p * max(1, len(pointers)))(*(each.ctypes.data for each in pointers))
        status = ctypes.CDLL("libamdhip64.so.7").hipModuleLaunchCooperativeKernel(
            ctypes.c_void_p(self._kernels[call.kernel].kernel.ptr),
            *map(ctypes.c_uint, (*call.grid, *call.block, call.shared_bytes)),
            ctypes.c_void_p(self._cupy.cuda.get_current_stream().ptr),
            addresses,
        )
        self._cupy.cuda.driver.check_status(status)

    @contextmanager
    def _reported(self, doing: str, *, refused: bool = False) -> Iterator[None]:
        """Turn an error of CuPy into a RunError that says what was being done."""
        cuda = self._cupy.cuda
        try:
            yield
        except cuda.memory.OutOfMemoryError as error:
            raise RunError(CaseStatus.OUT_OF_MEMORY, f"{doing}: the GPU has not enough memory: {error}") from error
        except (cuda.runtime.CUDARuntimeError, cuda.driver.CUDADriverError) as error:
            status = (
                CaseStatus.REFUSED if refused and any(name in str(error) for name in _REFUSED) else CaseStatus.CRASHED
            )
            hint = _LOST if _LAUNCH_FAILURE in str(error) else ""
            raise RunError(status, f"{doing}: {error}{hint}") from error
