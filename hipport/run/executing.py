"""One run of a program as a process: with limits, its input and output as they are, and nothing of it left."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from contextlib import contextmanager
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import IO

from hipport.process import kill_group
from hipport.run.results import Ending
from hipport.run.settings import Limits

#: Seconds between two looks at the memory of a program. It can have this much longer to grow above its limit.
_LOOK = 0.02
#: Seconds after which the begin of a line is shown without its end.
_PAUSE = 0.2
#: Seconds to wait for the end of what a program says after it has ended.
_LAST_LINES = 2.0
_KIB_LINES = (b"RssAnon:", b"RssShmem:")
_ENDING_SIGNALS = (signal.SIGTERM, signal.SIGHUP)


#: What is shown in place of a line of a program's standard error.
Reword = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Streams:
    """Where a program has its standard input, output and error; None is those of this process. What is captured comes
    back in ``Executed``, with ``prints`` what kernels print with marks (``prints.py``). With ``reword`` each line of
    standard error is replaced by what it returns.
    """

    input: IO[bytes] | None = None
    capture: bool = False
    prints: bool = False
    reword: Reword | None = None


@dataclass(frozen=True, slots=True)
class Executed:
    """How a process ended: its exit status or the signal that killed it, wall time in seconds, the most bytes of memory
    seen, and what was captured.
    """

    ending: Ending
    status: int | None
    signal: int | None
    seconds: float
    memory: int
    output: bytes | None = None
    errors: bytes | None = None


def execute(
    command: Sequence[str], environment: Mapping[str, str], limits: Limits, streams: Streams, folder: Path | None = None
) -> Executed:
    """Run a program to its end or to its limits, with ``environment`` added to that of this process, and in ``folder``
    as if a shell had gone there: makefiles use ``$(PWD)``.

    Raises OSError where it cannot be started.
    """
    at = {"PWD": str(folder)} if folder is not None else {}
    pipe = subprocess.PIPE if streams.capture else None
    begin = time.perf_counter()
    with (
        _ended_with_us() as ending,
        _shown(None if streams.capture else streams.reword) as shown,
        _marked(streams.capture and streams.prints) as marked,
    ):
        process = subprocess.Popen(
            command,
            cwd=folder,
            stdin=streams.input,
            stdout=pipe if marked is None else marked.program,
            stderr=pipe if shown is None else shown,
            env={**os.environ, **environment, **at, **({} if marked is None else marked.environment)},
            start_new_session=True,  # a group of its own, which can be killed as a whole
        )
        if marked is not None:
            marked.program.close()  # the program alone has it now
            process.stdout = marked.reader
        ending.started(process.pid)
        watch = _Watch(process, limits, begin)
        watcher = threading.Thread(target=watch.look, daemon=True)
        watcher.start()
        try:
            output, errors = process.communicate()
        finally:
            kill_group(process.pid)  # what the program has left running, and all of it after Ctrl-C
            watch.over.set()
            watcher.join()
    seconds = time.perf_counter() - begin
    killed = -process.returncode if process.returncode < 0 else None
    how = watch.ending or (Ending.KILLED if killed else Ending.EXITED)
    status = None if killed or watch.ending else process.returncode
    if errors is not None and streams.reword is not None:
        errors = b"".join(_reworded(line, streams.reword) for line in errors.splitlines(keepends=True))
    return Executed(how, status, killed, seconds, watch.memory, output, errors)


@dataclass(frozen=True)
class _MarkedPipe:
    """A pipe for standard output that the runtime knows by its number, and in which it marks what kernels print: what a
    program writes elsewhere has no marks. ``program`` is the program's end.
    """

    reader: IO[bytes]
    program: IO[bytes]

    @property
    def environment(self) -> Mapping[str, str]:
        """What tells the runtime."""
        return {"HIPPORT_RUN_PRINTS": str(os.fstat(self.program.fileno()).st_ino)}


@contextmanager
def _marked(wanted: bool) -> Iterator[_MarkedPipe | None]:
    """A marked pipe where one is wanted, closed in the end whether the program has started or not."""
    if not wanted:
        yield None
        return
    readable, writable = os.pipe()
    with os.fdopen(readable, "rb") as reader, os.fdopen(writable, "wb") as program:
        yield _MarkedPipe(reader, program)


@contextmanager
def _shown(reword: Reword | None) -> Iterator[int | None]:
    """A pipe whose lines are shown on standard error as ``reword`` has them, each as soon as it is complete, what is
    not a whole line as soon as nothing follows. None where there is nothing to reword.
    """
    if reword is None:
        yield None
        return
    readable, writable = os.pipe()
    shower = threading.Thread(target=_show, args=(readable, reword), daemon=True)
    shower.start()
    try:
        yield writable
    finally:
        os.close(writable)
        shower.join(_LAST_LINES)  # what has left the program's group may have the pipe still


def _show(readable: int, reword: Reword) -> None:
    """Show what comes through a pipe, to its end."""
    rest = b""
    while True:
        if rest and not select.select([readable], [], [], _PAUSE)[0]:
            _print_error(rest)  # a question, say
            rest = b""
        block = os.read(readable, 2**16)
        *lines, rest = (rest + block).split(b"\n")
        for line in lines:
            _print_error(_reworded(line + b"\n", reword))
        if not block:
            break
    _print_error(_reworded(rest, reword))
    os.close(readable)


def _reworded(line: bytes, reword: Reword) -> bytes:
    return reword(line.decode("utf-8", "surrogateescape")).encode("utf-8", "surrogateescape")


def _print_error(text: bytes) -> None:
    with suppress(OSError):  # nobody reads it
        sys.stderr.buffer.write(text)
        sys.stderr.buffer.flush()


class _Watch:
    """Looks at a process while it runs, and kills its group at its limits.

    Memory is what is in use, not address space: device memory is reserved in much larger regions than it needs.
    """

    def __init__(self, process: subprocess.Popen[bytes], limits: Limits, begin: float) -> None:
        self._process = process
        self._limits = limits
        self._begin = begin
        self.over = threading.Event()
        self.ending: Ending | None = None
        self.memory = 0

    def look(self) -> None:
        """Look until the process is over or has been killed."""
        while True:
            self.memory = max(self.memory, sum(map(_memory_of, _with_children(self._process.pid))))
            if self._limits.memory is not None and self.memory > self._limits.memory:
                self.ending = Ending.OUT_OF_MEMORY
            elif self._limits.seconds is not None and time.perf_counter() - self._begin > self._limits.seconds:
                self.ending = Ending.TIMED_OUT
            if self.ending:
                kill_group(self._process.pid)
                return
            if self.over.wait(_LOOK):
                return


def _with_children(process: int) -> Iterator[int]:
    """A process and those that it and they have started."""
    waiting = [process]
    while waiting:
        current = waiting.pop()
        yield current
        with suppress(OSError):
            for task in Path(f"/proc/{current}/task").iterdir():
                waiting.extend(map(int, (task / "children").read_text().split()))


def _memory_of(process: int) -> int:
    """The bytes of memory that a process has for itself; 0 for one that has ended."""
    try:
        lines = Path(f"/proc/{process}/status").read_bytes().splitlines()
    except OSError:
        return 0
    return sum(1024 * int(line.split()[1]) for line in lines if line.startswith(_KIB_LINES))


class _EndSignal:
    """What a signal that ends this process, from ``timeout`` for instance, ends first: the group of a program. One that
    comes before the program has a group takes effect as soon as it has.
    """

    def __init__(self) -> None:
        self._group: int | None = None
        self._came: int | None = None

    def started(self, group: int) -> None:
        """Say which group the program is in."""
        self._group = group
        self.end_if_asked()

    def end(self, number: int, _frame: FrameType | None) -> None:
        """Handle a signal."""
        self._came = number
        if self._group is not None:
            self.end_if_asked()

    def end_if_asked(self) -> None:
        """End the group and this process where a signal has come."""
        if self._came is not None:
            if self._group is not None:
                kill_group(self._group)
            signal.signal(self._came, signal.SIG_DFL)
            os.kill(os.getpid(), self._came)


@contextmanager
def _ended_with_us() -> Iterator[_EndSignal]:
    """While this runs, a signal that ends this process ends the program first."""
    ending = _EndSignal()
    if threading.current_thread() is not threading.main_thread():
        yield ending  # only the main thread may handle signals
        return
    before = {number: signal.signal(number, ending.end) for number in _ENDING_SIGNALS}
    try:
        yield ending
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        ending.end_if_asked()  # the program could not be started
