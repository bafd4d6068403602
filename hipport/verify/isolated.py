"""Run a function in a process of its own, with limits."""

from __future__ import annotations

import ctypes
import os
import pickle
import resource
import select
import signal
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import IO
from typing import Any

#: Bytes that the process may write to files, its standard output among them.
_OUTPUT = 64 * 2**20


@dataclass(frozen=True, slots=True)
class Limits:
    """``seconds`` of wall time, ``memory`` bytes of address space beyond what the process begins with."""

    seconds: float
    memory: int


@dataclass(frozen=True, slots=True)
class Ended:
    """How a process ended: what it told before, what it printed, and what ended it: ``signal`` (0: none), its time
    limit, or nothing out of the ordinary.
    """

    told: tuple[Any, ...]
    output: bytes
    signal: int
    timed_out: bool
    seconds: float


def run_isolated(function: Callable[[Callable[[Any], None]], None], limits: Limits) -> Ended:
    """Fork, and call ``function`` in the child with a function that tells the parent a picklable value.

    Only for processes with one thread. The child never returns from here, and does not outlive this call.
    """
    reading, writing = os.pipe()
    with tempfile.TemporaryFile() as output:
        begin = time.perf_counter()
        child = os.fork()
        if child == 0:
            os.close(reading)
            _be_child(function, writing, output, limits)
        os.close(writing)
        running = True
        try:
            data, running = _read(reading, begin + limits.seconds)
        finally:  # an interruption too
            if running:
                with suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
            _, status = os.waitpid(child, 0)
            os.close(reading)
        output.seek(0)
        printed = output.read()
    ended_by = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
    return Ended(tuple(_told(data)), printed, ended_by, running, time.perf_counter() - begin)


def _be_child(
    function: Callable[[Callable[[Any], None]], None], writing: int, output: IO[bytes], limits: Limits
) -> None:
    status = 1
    try:
        os.dup2(output.fileno(), 1)
        os.dup2(output.fileno(), 2)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_FSIZE, (_OUTPUT, _OUTPUT))
        memory = _address_space() + limits.memory
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        function(lambda value: _tell(writing, value))
        ctypes.CDLL(None).fflush(None)
        status = 0
    finally:
        os._exit(status)  # no handlers and no buffers of the parent


def _tell(writing: int, value: Any) -> None:
    data = pickle.dumps(value)
    view = memoryview(len(data).to_bytes(8, "little") + data)
    while view:
        view = view[os.write(writing, view) :]


def _told(data: bytes) -> list[Any]:
    told = []
    while len(data) >= 8:
        size = int.from_bytes(data[:8], "little")
        if len(data) < 8 + size:
            break  # it ended in the middle
        told.append(pickle.loads(data[8 : 8 + size]))
        data = data[8 + size :]
    return told


def _read(reading: int, deadline: float) -> tuple[bytes, bool]:
    """All that comes until the other end is closed; whether the deadline came first."""
    data = bytearray()
    while True:
        ready, _, _ = select.select([reading], [], [], max(0.0, deadline - time.perf_counter()))
        if not ready:
            return bytes(data), True
        part = os.read(reading, 1 << 20)
        if not part:
            return bytes(data), False
        data += part


def _address_space() -> int:
    with open("/proc/self/statm") as file:  # noqa: PTH123
        return int(file.read().split()[0]) * resource.getpagesize()
