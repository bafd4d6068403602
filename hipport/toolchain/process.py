"""Run compilers: with limits, several at once, and with none left at the end."""

from __future__ import annotations

import re
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Self

from hipport.process import finish_group
from hipport.process import kill_group
from hipport.process import start_group


class Ending(Enum):
    """How a process ended."""

    SUCCESS = "success"
    FAILURE = "failure"  # an exit status that is not 0
    CRASHED = "crashed"
    TIMED_OUT = "timed out"
    OUT_OF_MEMORY = "out of memory"


@dataclass(frozen=True, slots=True)
class ProcessLimits:
    """Limits of a process with its children: ``seconds`` of wall time, ``memory`` bytes of address space for each."""

    seconds: float
    memory: int | None = None


@dataclass(frozen=True, slots=True)
class Ended:
    """How a process ended, what it printed on both of its outputs, and its wall time."""

    ending: Ending
    output: str
    seconds: float


class StoppedError(Exception):
    """``Processes.stop`` was called, so that a process has no outcome."""


# A compiler driver turns what happens to the compiler proper into text.
_NO_MEMORY = re.compile(
    r"^LLVM ERROR: out of memory|^terminate called .*\bbad_alloc|: Cannot allocate memory$"
    r"|failed to map segment from shared object|unable to execute command: Killed",
    re.MULTILINE,
)
_CRASH = re.compile(
    r"PLEASE submit a bug report|unable to execute command:|failed due to signal|^Stack dump:|Segmentation fault",
    re.MULTILINE,
)


class Processes:
    """Runs processes from any number of threads. As a context manager it owns ``folder``, where they run and leave
    their temporary files; on exit whatever still runs is killed and the folder is removed.
    """

    def __init__(self) -> None:
        self._temporary = tempfile.TemporaryDirectory(prefix="hipport-", ignore_cleanup_errors=True)
        self.folder = Path(self._temporary.name)
        self._lock = threading.Lock()
        self._running: set[subprocess.Popen[bytes]] = set()
        self._stopped = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        self._temporary.cleanup()

    def run(self, command: Sequence[str], limits: ProcessLimits) -> Ended:
        """Run a command to its end or to its limits. A program that cannot be started counts as crashed.

        Raises StoppedError where ``stop`` ended it.
        """
        if limits.memory is not None:  # set by a shell, as code between fork and exec is not safe beside threads
            command = ["/bin/sh", "-c", 'ulimit -v "$0" && exec "$@"', str(limits.memory // 1024), *command]
        begin = time.perf_counter()
        try:
            process = self._start(command)
        except OSError as error:
            return Ended(Ending.CRASHED, f"{command[0]}: {error.strerror}", 0.0)
        try:
            finished = finish_group(process, limits.seconds)
        finally:
            with self._lock:
                self._running.discard(process)
        if self._stopped:
            raise StoppedError
        text = finished.output.decode("utf-8", "surrogateescape")
        ending = Ending.TIMED_OUT if finished.status is None else _ending(finished.status, text)
        return Ended(ending, text, time.perf_counter() - begin)

    def stop(self) -> None:
        """Kill what runs, with all of its children, and start nothing any more."""
        with self._lock:
            self._stopped = True
            for process in self._running:
                kill_group(process.pid)

    def _start(self, command: Sequence[str]) -> subprocess.Popen[bytes]:
        with self._lock:
            if self._stopped:
                raise StoppedError
            process = start_group(command, self.folder, {"TMPDIR": str(self.folder)})
            self._running.add(process)
            return process


def _ending(status: int, output: str) -> Ending:
    if status == 0:
        return Ending.SUCCESS
    if _NO_MEMORY.search(output):
        return Ending.OUT_OF_MEMORY
    if status == -signal.SIGKILL:  # nobody but the kernel, short of memory, kills a compiler so
        return Ending.OUT_OF_MEMORY
    if status < 0 or status > 128 or _CRASH.search(output):
        return Ending.CRASHED
    return Ending.FAILURE
