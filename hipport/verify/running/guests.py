"""Processes for the code of specs: forked from this one, watched by it, and ended with all that they have started."""

from __future__ import annotations

import os
import re
import signal
import tempfile
import time
from collections.abc import Callable
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.connection import Pipe
from multiprocessing.connection import wait
from pathlib import Path
from typing import IO
from typing import NoReturn
from typing import TypeAlias

from hipport.paths import printable
from hipport.process import kill_group
from hipport.verify.running.guarded import TRACE
from hipport.verify.running.guarded import Enters
from hipport.verify.running.guarded import Leaves
from hipport.verify.running.process import last_line

Ends: TypeAlias = "Connection[object, object]"
#: What a guest runs, with its end of the connection and the file for traces.
Serve = Callable[[Ends, IO[bytes]], None]

#: Seconds that a guest may say nothing while no code of the spec runs: compilers and kernels have their own limits.
_SILENCE = 3600.0
#: Seconds between looks at whether a guest is still there, as what it has started may hold its connection open; seconds
#: to wait for the end of a process that has closed its connection; and for its answer to where it is.
_LOOK, _END, _TRACED = 1.0, 1.0, 0.5
_FRAME = re.compile(r'^  File "(.*)", line (\d+)', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Done:
    """A guest has done what it was given."""


class GuestError(Exception):
    """A guest ended too early; ``text`` says how. ``entered`` is what code of the spec ran then, None for none."""

    def __init__(self, entered: Enters | None, text: str) -> None:
        self.entered = entered
        self.text = text
        super().__init__(text)


class Guest:
    """A process that works with the specs of one file. ``host`` is the connection to the process that gives this one
    its work: when that has gone, nobody waits for the results.
    """

    def __init__(self, path: Path, serve: Serve, host: Ends) -> None:
        self.path = path
        self._host = host
        self._traces = tempfile.TemporaryFile()  # noqa: SIM115 - closed in `kill`
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115
        self._connection, theirs = Pipe()
        self._entered: Enters | None = None
        self._status: int | None = None
        self._process = os.fork()
        if self._process == 0:
            _be_guest(serve, theirs, (self._connection, host), self._traces, self._errors)
        with suppress(OSError):
            os.setpgid(self._process, self._process)  # so that it is one before it is first killed
        theirs.close()

    def work(self, task: object) -> Iterator[object]:
        """Give the guest a task, and yield what it says until the task is done. Raises GuestError where it ends before
        or takes too long, SystemExit where the host has gone.
        """
        with suppress(OSError):  # it has ended, which is found out below
            self._connection.send(task)
        while not isinstance(said := self._said(), Done):
            if isinstance(said, Enters):
                self._entered = said
            elif isinstance(said, Leaves):
                self._entered = None
            else:
                yield said

    def kill(self) -> None:
        """End the guest with all that it has started, as far as that has not left its process group."""
        kill_group(self._process)
        self._wait(None)
        for file in (self._connection, self._traces, self._errors):
            file.close()

    def _said(self) -> object:
        end = time.monotonic() + (self._entered.seconds if self._entered else _SILENCE)
        while (left := end - time.monotonic()) > 0:
            ready = wait([self._connection, self._host], min(left, _LOOK))
            if self._connection in ready:
                try:
                    return self._connection.recv()
                except Exception:  # it has ended, or what it says is not ours
                    self._wait(_END)
                    raise self._ended() from None
            if self._host in ready:
                raise SystemExit
            if not ready and self._wait(0):
                raise self._ended()
        raise self._too_long()

    def _wait(self, seconds: float | None) -> bool:
        """Whether the guest ends within so many seconds (None: wait as long as it takes)."""
        end = time.monotonic() + (seconds or 0)
        while self._status is None:
            found, status = os.waitpid(self._process, 0 if seconds is None else os.WNOHANG)
            if found:
                self._status = status
            elif time.monotonic() >= end:
                return False
            else:
                time.sleep(0.01)
        return True

    def _ended(self) -> GuestError:
        status = self._status
        if status is None:
            how = "closed the files of its process"
        elif os.WIFSIGNALED(status):
            how = f"ended its process by {signal.Signals(os.WTERMSIG(status)).name}"
        else:
            how = f"ended its process with exit status {os.WEXITSTATUS(status)}"
        if self._entered:
            text = f"{self._place()}: {self._entered.what} {how}; run the file with python by itself to see why"
        else:
            text = f"what worked on this spec {how}: {last_line(self._errors) or 'it said nothing'}"
        return GuestError(self._entered, text)

    def _too_long(self) -> GuestError:
        if not self._entered:
            return GuestError(None, f"what worked on this spec said nothing for {_SILENCE:g} s")
        with suppress(OSError):
            os.kill(self._process, TRACE)
        self._wait(_TRACED)
        seconds = f"takes longer than {self._entered.seconds:g} s; --timeout allows more"
        return GuestError(self._entered, f"{self._place()}: {self._entered.what} {seconds}")

    def _place(self) -> str:
        """The file of the specs, with the line that the guest was at where its trace has one."""
        self._traces.seek(0)
        path = str(self.path).encode("ascii", "backslashreplace").decode()
        for found, line in _FRAME.findall(self._traces.read().decode("ascii", "replace")):
            if found == path:
                return f"{printable(self.path)}:{line}"
        return printable(self.path)


def _be_guest(
    serve: Serve, connection: Ends, others: tuple[Ends, ...], traces: IO[bytes], errors: IO[bytes]
) -> NoReturn:
    status = 1
    try:
        os.setpgid(0, 0)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        for other in others:
            other.close()
        os.dup2(errors.fileno(), 2)
        serve(connection, traces)
        status = 0
    except BaseException:
        import traceback  # noqa: PLC0415 - rarely

        os.write(2, traceback.format_exc().encode("utf-8", "replace"))
    finally:
        os._exit(status)  # no handlers and no buffers of the parent, and nobody waits for threads
