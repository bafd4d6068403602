"""The process that does one task after the other: ``python -m hipport.verify.workers.worker FD``.

No code of a spec runs in it: for each file with specs it forks a guest, and another one where that ends too early. It
has one thread, so that it can fork, and its own session, so that it can be killed with all that it has started. It ends
when the other end of its connection is closed.
"""

from __future__ import annotations

import gc
import signal
import sys
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from dataclasses import replace
from importlib import import_module
from multiprocessing.connection import Connection
from typing import IO
from typing import cast

from hipport.config import Options
from hipport.convert import convert_bytes
from hipport.cpu.shared_libraries import read_own_files
from hipport.mapping.mapping import load_mapping
from hipport.verify.backends.backend import Backend
from hipport.verify.judging.invalid import Invalid
from hipport.verify.results import CaseName
from hipport.verify.results import CaseResult
from hipport.verify.results import CaseStatus
from hipport.verify.results import Timing
from hipport.verify.running.guarded import Finished
from hipport.verify.running.guarded import Guard
from hipport.verify.running.guests import Done
from hipport.verify.running.guests import Ends
from hipport.verify.running.guests import Guest
from hipport.verify.running.guests import GuestError
from hipport.verify.settings import VerifyOptions
from hipport.verify.tasks.bench import BenchTask
from hipport.verify.tasks.bench import bench_unit
from hipport.verify.tasks.listing import Listed
from hipport.verify.tasks.listing import ListTask
from hipport.verify.tasks.listing import list_specs
from hipport.verify.tasks.verifying import VerifyTask
from hipport.verify.tasks.verifying import verify_unit

SpecTask = ListTask | VerifyTask | BenchTask
#: What a worker says about a task; a CaseName is a case that begins.
Said = Listed | CaseName | CaseResult | Timing

#: After so many guests of a spec have ended too early its other cases are not run: each may take its time limit.
_ENDS = 2


@dataclass
class Host:
    """The state of a worker: how to verify, the connection to the pool, and the guest for one file."""

    options: VerifyOptions
    backends: Sequence[Backend]
    connection: Ends
    guest: Guest | None = field(default=None, init=False)

    def work(self, task: SpecTask) -> Iterator[Said]:
        """Yield the results of a task."""
        yield from self._list(task) if isinstance(task, ListTask) else self._verify(task)

    def _list(self, task: ListTask) -> Iterator[Said]:
        try:
            yield from cast("Iterator[Said]", self._guest_of(task).work(task))
        except GuestError as ended:
            self.end_guest()
            yield Listed(task.path, (), ended.text)

    def _verify(self, task: VerifyTask | BenchTask) -> Iterator[Said]:
        """Yield the results of a task. All that is wrong with the spec is one result, which comes last."""
        invalid = Invalid(task.path, task.name)
        finished: set[int] = set()
        for ends in range(1, _ENDS + 1):
            try:
                for said in self._guest_of(task).work(replace(task, skip=frozenset(finished))):
                    if isinstance(said, Finished):
                        finished.add(said.number)
                    elif isinstance(said, CaseResult) and said.status is CaseStatus.INVALID_SPEC:
                        invalid.add(said)
                    else:
                        yield cast("Said", said)
                break
            except GuestError as ended:
                self.end_guest()
                if ended.entered is None:  # not the spec's fault, as far as is known
                    yield CaseResult(task.name, str(task.path), "", "", CaseStatus.CRASHED, reasons=(ended.text,))
                    break
                case = ended.entered.case
                invalid.add_end(ended.text, case, last=ends == _ENDS)
                if case is None:
                    break
                finished.add(case.number)
        if merged := invalid.merged():
            yield merged

    def _guest_of(self, task: SpecTask) -> Guest:
        if self.guest is None or self.guest.path != task.path:
            self.end_guest()
            self.guest = Guest(task.path, self._serve, self.connection)
        return self.guest

    def end_guest(self) -> None:
        """End the guest, if there is one."""
        if self.guest is not None:
            self.guest.kill()
            self.guest = None

    def _serve(self, connection: Ends, traces: IO[bytes]) -> None:
        """Do tasks in a guest until its connection is closed."""
        while True:
            task = cast("SpecTask", connection.recv())
            guard = Guard(task.path, self.options.timeout, self.options.memory, connection.send, traces)
            for said in self.said_of(task, guard):
                connection.send(said)
            connection.send(Done())

    def said_of(self, task: SpecTask, guard: Guard) -> Iterator[Said | Finished]:
        """Yield the results of a task that is done in this process, which runs the code of the spec."""
        match task:
            case ListTask():
                yield list_specs(task.path, guard)
            case VerifyTask():
                yield from verify_unit(task, self.options, self.backends, guard)
            case BenchTask():
                yield from bench_unit(task, self.options, self.backends, guard)


def main(descriptor: int) -> None:
    """Receive the options and the backends, then tasks; send the results of each task, then None."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent says when to stop
    signal.signal(signal.SIGTERM, lambda _signal, _frame: sys.exit())
    connection: Ends = Connection(descriptor)
    host: Host | None = None
    try:
        options, backends = cast("tuple[VerifyOptions, Sequence[Backend]]", connection.recv())
        host = Host(options, backends, connection)
        _load_for_all(backends)
        while (task := connection.recv()) is not None:
            for said in host.work(cast("SpecTask", task)):
                connection.send(said)
            connection.send(None)
    except (EOFError, BrokenPipeError):
        return
    finally:
        if host:
            host.end_guest()


def _load_for_all(backends: Sequence[Backend]) -> None:
    """Load what each guest would load for itself: the rules, the table that all sources need, the engine's files, and
    the parts of NumPy that it imports when they are used. Guests and what they fork do not look for garbage among all
    this: they would get a copy of the memory that they share.
    """
    convert_bytes("k.cu", b"#include <cuda_runtime.h>\n__global__ void k() {}\n", load_mapping(), Options())
    for part in ("numpy.ma", "numpy.random"):
        import_module(part)
    if not all(backend.on_device for backend in backends):
        read_own_files()
    gc.freeze()


if __name__ == "__main__":
    main(int(sys.argv[1]))
