"""Run code of a spec so that what goes wrong is a SpecError, or ends only this process, which ``guests`` reports.

A spec is other people's code: it may exit, hang, take all memory, change handlers of signals or the current folder, and
crash what it calls.
"""

from __future__ import annotations

import faulthandler
import os
import resource
import signal
from collections.abc import Callable
from collections.abc import Iterator
from contextlib import contextmanager
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from hipport.paths import printable
from hipport.verify.errors import SpecError
from hipport.verify.results import CaseName
from hipport.verify.running.process import address_space
from hipport.verify.specs.load import described
from hipport.verify.specs.load import place_in_spec

#: The signal upon which a process writes to ``Guard.traces`` where its threads are.
TRACE = signal.SIGUSR2
_SIGNALS = tuple(map(int, signal.valid_signals()))
#: Bytes that a spec may write to one file, its standard error among them.
_FILE = 64 * 2**20


@dataclass(frozen=True, slots=True)
class Finished:
    """All results of the case with this number have been sent."""

    number: int


@dataclass(frozen=True, slots=True)
class Enters:
    """Code of the spec begins, for a case or (None) for all of them: ``what`` it does, in at most ``seconds``."""

    what: str
    seconds: float
    case: CaseName | None


@dataclass(frozen=True, slots=True)
class Leaves:
    """Code of the spec has ended."""


def _ignore(_said: object) -> None:
    """The ``tell`` of a process that nobody listens to."""


@dataclass(frozen=True, slots=True)
class Guard:
    """The limits of a spec's code: ``seconds`` each time, which the process that ``tell`` reaches enforces, and
    ``memory`` bytes in addition to what this process has. ``traces`` is a file for where the code was when the process
    crashes or gets the signal ``TRACE``.
    """

    path: Path
    seconds: float
    memory: int
    tell: Callable[[object], None] = _ignore
    traces: IO[bytes] | None = None

    @contextmanager
    def __call__(self, what: str, case: CaseName | None = None) -> Iterator[None]:
        """Run code of the spec in the ``with`` block. Raises SpecError for whatever it raises, SystemExit too."""
        process, changed = os.getpid(), _Changed()
        self.tell(Enters(what, self.seconds, case))
        with self._traced():
            changed.limit(self.memory)
            try:
                yield
            except SpecError as error:
                own = printable(self.path)
                raise SpecError(str(error) if own in str(error) else f"{own}: {error}") from None
            except BaseException as error:
                place = place_in_spec(error) or printable(self.path)
                raise SpecError(f"{place}: {what}: {described(error)}") from None
            finally:
                if os.getpid() != process:
                    os._exit(0)  # a copy of this process that the spec made with fork
                changed.restore()
        self.tell(Leaves())

    @contextmanager
    def _traced(self) -> Iterator[None]:
        if self.traces is None:
            yield
            return
        faulthandler.enable(self.traces)
        faulthandler.register(TRACE, self.traces)
        try:
            yield
        finally:
            faulthandler.disable()  # kernels have handlers of their own
            faulthandler.unregister(TRACE)


class _Changed:
    """What a spec may change in its process, to be restored."""

    def __init__(self) -> None:
        self._folder = Path.cwd()
        self._handlers = {number: signal.getsignal(number) for number in _SIGNALS}
        self._limits = {kind: resource.getrlimit(kind) for kind in (resource.RLIMIT_AS, resource.RLIMIT_FSIZE)}

    def limit(self, memory: int) -> None:
        self._lower(resource.RLIMIT_AS, address_space() + memory)
        self._lower(resource.RLIMIT_FSIZE, _FILE)

    def _lower(self, kind: int, limit: int) -> None:
        hard = self._limits[kind][1]
        resource.setrlimit(kind, (limit if hard == resource.RLIM_INFINITY else min(limit, hard), hard))

    def restore(self) -> None:
        for kind, limits in self._limits.items():
            with suppress(ValueError):
                resource.setrlimit(kind, limits)
        signal.setitimer(signal.ITIMER_REAL, 0)
        for number, handler in self._handlers.items():
            if handler is not None and signal.getsignal(number) is not handler:
                signal.signal(number, handler)
        with suppress(OSError):
            os.chdir(self._folder)
