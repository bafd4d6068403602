"""Run a function in a process of its own, with limits."""

from __future__ import annotations

import ctypes
import gc
import os
import pickle
import resource
import select
import signal
import tempfile
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import IO
from typing import Any
from typing import NoReturn

from hipport.verify.running.process import address_space

#: Bytes that the process may write to files, its standard output among them.
_OUTPUT = 64 * 2**20
_HEAD = 8

Tell = Callable[[object], None]


@dataclass(frozen=True, slots=True)
class ForkLimits:
    """``seconds`` of wall time until the process tells something, counted again from each thing that it tells;
    ``memory`` bytes of address space in addition to what it begins with, None for no limit.
    """

    seconds: float
    memory: int | None


@dataclass(frozen=True, slots=True)
class IsolatedRun:
    """A process that has ended: what it told, what it printed (``output`` to stdout, ``errors`` to stderr), the
    ``signal`` that ended it (0 for none), whether its time limit did, and its wall time in seconds.
    """

    told: tuple[Any, ...]
    output: bytes
    errors: str
    signal: int
    timed_out: bool
    seconds: float


def run_isolated(function: Callable[[Tell], None], limits: ForkLimits) -> IsolatedRun:
    """Fork, and call ``function`` in the child with a function that tells the parent a picklable value.

    Only for processes with one thread. The child never returns from here, and does not outlive this call.
    """
    reading, writing = os.pipe()
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        begin = time.perf_counter()
        child = os.fork()
        if child == 0:
            os.close(reading)
            _be_child(function, writing, output, errors, limits.memory)
        os.close(writing)
        running = True
        try:
            data, running = _read(reading, limits.seconds)
        finally:  # also where this process is interrupted
            if running:
                with suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
            _, status = os.waitpid(child, 0)
            os.close(reading)
        return IsolatedRun(
            told=tuple(_told(data)),
            output=_content(output),
            errors=_content(errors).decode("utf-8", "replace"),
            signal=os.WTERMSIG(status) if os.WIFSIGNALED(status) and not running else 0,
            timed_out=running,
            seconds=time.perf_counter() - begin,
        )


def _be_child(
    function: Callable[[Tell], None], writing: int, output: IO[bytes], errors: IO[bytes], memory: int | None
) -> NoReturn:
    status = 1
    try:
        gc.freeze()  # to look for garbage in what the parent has made would copy its memory
        os.dup2(output.fileno(), 1)
        os.dup2(errors.fileno(), 2)
        if memory is not None:
            limit = address_space() + memory
            resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
        resource.setrlimit(resource.RLIMIT_FSIZE, (_OUTPUT, _OUTPUT))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        function(lambda value: _tell(writing, value))
        ctypes.CDLL(None).fflush(None)
        status = 0
    except BaseException:
        os.write(2, traceback.format_exc().encode())
    finally:
        os._exit(status)  # no handlers and no buffers of the parent


def _tell(writing: int, value: object) -> None:
    data = pickle.dumps(value)
    left = memoryview(len(data).to_bytes(_HEAD, "little") + data)
    while left:
        left = left[os.write(writing, left) :]


def _told(data: bytes) -> list[object]:
    told = []
    while len(data) >= _HEAD:
        end = _HEAD + int.from_bytes(data[:_HEAD], "little")
        if len(data) < end:
            break  # the process ended in the middle of it
        told.append(pickle.loads(data[_HEAD:end]))
        data = data[end:]
    return told


def _read(reading: int, seconds: float) -> tuple[bytes, bool]:
    """All that comes until the other end is closed, or until nothing has come for ``seconds``, and whether it was the
    latter: then the process still runs.
    """
    data = bytearray()
    while True:
        ready, _, _ = select.select([reading], [], [], seconds)
        if not ready:
            return bytes(data), True
        part = os.read(reading, 1 << 20)
        if not part:
            return bytes(data), False
        data += part


def _content(file: IO[bytes]) -> bytes:
    file.seek(0)
    return file.read()
