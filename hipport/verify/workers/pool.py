"""A pool of worker processes: each is given one task after the other, and their results come together."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Generator
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from dataclasses import field
from multiprocessing.connection import Connection
from multiprocessing.connection import Pipe
from multiprocessing.connection import wait
from types import TracebackType
from typing import IO
from typing import cast

from hipport.process import kill_group
from hipport.verify.backends.backend import Backend
from hipport.verify.results import CaseResult
from hipport.verify.results import CaseStatus
from hipport.verify.running.process import last_line
from hipport.verify.settings import VerifyOptions
from hipport.verify.tasks.listing import Listed
from hipport.verify.tasks.listing import ListTask
from hipport.verify.workers.worker import Said
from hipport.verify.workers.worker import SpecTask

#: Seconds that a worker has to end the processes that it has forked.
_END = 5.0


@dataclass
class PoolWorker:
    """A worker process, with the number of the task that it works on."""

    process: subprocess.Popen[bytes]
    connection: Connection[object, object]
    errors: IO[bytes]
    number: int = -1
    task: SpecTask | None = None

    def kill(self) -> None:
        """End the worker with all that it has started."""
        self.process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(_END)
        kill_group(self.process.pid)
        self.process.wait()
        self.connection.close()
        self.errors.close()


@dataclass
class Pool:
    """The workers of a run: started when they are needed, ended with the run."""

    options: VerifyOptions
    backends: Sequence[Backend]
    workers: list[PoolWorker] = field(default_factory=list, init=False)

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for worker in self.workers:
            worker.kill()

    def work(
        self, tasks: Sequence[tuple[int, SpecTask]], jobs: int
    ) -> Generator[tuple[int, Said | None, int], None, None]:
        """Do the tasks, ``jobs`` at once. Yields the number of a task, what a worker says about it (None when it is
        done), and how many tasks are done. A caller that stops early has to end the pool: workers go on with their
        tasks.
        """
        waiting = list(reversed(tasks))
        busy: list[PoolWorker] = []
        done = 0
        while waiting or busy:
            while waiting and len(busy) < jobs:
                busy.append(self._idle(busy))
                _give(busy[-1], waiting)
            ready = wait([worker.connection for worker in busy])
            for worker in [worker for worker in busy if worker.connection in ready]:
                try:
                    said, alive = worker.connection.recv(), True
                except (EOFError, OSError):
                    said, alive = _died(worker), False
                if said is not None:
                    yield worker.number, cast("Said", said), done
                    if alive:
                        continue
                done += 1
                busy.remove(worker)
                if not alive:
                    self.workers.remove(worker)
                    worker.kill()
                yield worker.number, None, done

    def _idle(self, busy: Sequence[PoolWorker]) -> PoolWorker:
        """A worker that has nothing to do; a new one where all are busy."""
        if found := next((worker for worker in self.workers if worker not in busy), None):
            return found
        self.workers.append(_started(self.options, self.backends))
        return self.workers[-1]


def _give(worker: PoolWorker, waiting: list[tuple[int, SpecTask]]) -> None:
    worker.number, worker.task = waiting.pop()
    with suppress(BrokenPipeError):  # it has died, which is found out when it is listened to
        worker.connection.send(worker.task)


def _died(worker: PoolWorker) -> Said:
    assert worker.task is not None
    status = worker.process.wait()
    how = f"by {signal.Signals(-status).name}" if status < 0 else f"with exit status {status}"
    text = f"the process that worked on this spec ended {how}: {last_line(worker.errors) or 'it said nothing'}"
    if isinstance(worker.task, ListTask):
        return Listed(worker.task.path, (), text)
    return CaseResult(worker.task.name, str(worker.task.path), "", "", CaseStatus.CRASHED, reasons=(text,))


def _started(options: VerifyOptions, backends: Sequence[Backend]) -> PoolWorker:
    own, theirs = Pipe()
    errors = tempfile.TemporaryFile()  # noqa: SIM115 - the worker's, closed with it
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "hipport.verify.workers.worker", str(theirs.fileno())],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=errors,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"},
        pass_fds=[theirs.fileno()],
        start_new_session=True,
    )
    theirs.close()
    own.send((options, backends))
    return PoolWorker(process, own, errors)
