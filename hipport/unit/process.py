"""The parser's process, from outside: started when first needed, killed at a deadline, restarted after a crash."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path

from hipport.unit.parse import ParseOutcome
from hipport.unit.parse import ParseTask
from hipport.unit.worker import Busy
from hipport.unit.worker import Message
from hipport.unit.worker import Ready
from hipport.unit.worker import Unavailable

_POSIX = os.name == "posix"  # elsewhere a Connection is made of a socket, not of a pipe
_START = 60.0  # seconds for the worker to say that it is ready
_WAITING = 10  # how many times its processor time a task may take on a busy machine, or where it just waits
_OUT_OF_TIME = getattr(signal, "SIGPROF", 0)  # see the worker's timer
_COMMAND = "import sys; from hipport.unit.worker import main; main(sys.argv[1])"


class CrashedError(Exception):
    """The worker ended in the middle of a task; the message says how."""


class TimedOutError(Exception):
    """A task took too long."""


class WorkerUnavailableError(Exception):
    """There can be no worker, now or later; the message says why."""


class ParserProcess:
    """A process that parses files, one after another."""

    def __init__(self, folder: Path | None) -> None:
        """``folder`` is for precompiled headers."""
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self._tasks: Connection | None = None
        self._messages: Connection | None = None
        self._unavailable = ""
        self.version = ""

    def start(self) -> None:
        """Start the process, unless it runs. Raises WorkerUnavailableError."""
        if self._unavailable:
            raise WorkerUnavailableError(self._unavailable)
        if self._process is not None:
            return
        if not _POSIX:
            self._give_up("the process for libclang is not for this system")
        try:
            self._spawn()
            first = self._receive(_START)
        except (OSError, CrashedError, TimedOutError) as error:
            self._give_up(f"the process for libclang did not start: {error}")
        match first:
            case Ready(version):
                self.version = version
            case Unavailable(reason):
                self._give_up(reason)
            case _:
                self._give_up("the process for libclang is not what it should be")

    def run(self, task: ParseTask) -> ParseOutcome:
        """Do a task. Raises CrashedError, TimedOutError and WorkerUnavailableError."""
        self.start()
        assert self._tasks is not None
        try:
            self._tasks.send(task)
        except OSError:
            self._crashed()
        outcome = self._receive(task.seconds * _WAITING)
        assert isinstance(outcome, ParseOutcome)
        return outcome

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for connection in (self._tasks, self._messages):
            if connection is not None:
                connection.close()

    def _spawn(self) -> None:
        # The interpreter is started as a fresh one: it imports neither the caller's main module nor its state.
        paths = os.pathsep.join(path for path in sys.path if path)
        process = subprocess.Popen(
            [sys.executable, "-c", _COMMAND, str(self._folder or "")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            # A crash that libclang recovers from leaves it in an unknown state: rather end.
            env={**os.environ, "PYTHONPATH": paths, "LIBCLANG_DISABLE_CRASH_RECOVERY": "1"},
            start_new_session=True,  # Ctrl-C is for the caller, who ends the worker
        )
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        with process.stdin, process.stdout:
            self._tasks = Connection(os.dup(process.stdin.fileno()), readable=False)
            self._messages = Connection(os.dup(process.stdout.fileno()), writable=False)

    def _receive(self, seconds: float) -> Message:
        """The next message but ``Busy``, which does not count for the time."""
        assert self._messages is not None
        deadline = time.monotonic() + seconds
        while True:
            try:
                if not self._messages.poll(max(0.0, deadline - time.monotonic())):
                    self.close()
                    raise TimedOutError(f"it took more than {seconds:g} s")
                message: Message = self._messages.recv()
            except (EOFError, OSError):
                self._crashed()
            if not isinstance(message, Busy):
                return message
            deadline = time.monotonic() + (seconds if message.seconds is None else message.seconds)

    def _crashed(self) -> None:
        process = self._process
        status = process.wait() if process is not None else 0
        self.close()
        if status == -_OUT_OF_TIME:
            raise TimedOutError("it took too much processor time")
        raise CrashedError(f"signal {-status}" if status < 0 else f"exit status {status}")

    def _give_up(self, reason: str) -> None:
        self.close()
        self._unavailable = reason
        raise WorkerUnavailableError(reason)
