"""What the parser's process does. It is a process of its own, as libclang may crash or hang.

It is given tasks on its standard input and answers on its standard output, each a pickle after its length.
"""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from hipport.unit.clang import Clang
from hipport.unit.clang import UnavailableError
from hipport.unit.parse import ParseOutcome
from hipport.unit.parse import Parser
from hipport.unit.parse import ParseTask


@dataclass(frozen=True, slots=True)
class Ready:
    """The first message: libclang's version."""

    version: str


@dataclass(frozen=True, slots=True)
class Unavailable:
    """The first and last message where there is no libclang."""

    reason: str


@dataclass(frozen=True, slots=True)
class Busy:
    """Something that has to be done once may take these seconds; None: it is done, the task goes on."""

    seconds: float | None


Message = Ready | Unavailable | Busy | ParseOutcome


def main(folder: str) -> None:
    """Serve until the input ends; an empty ``folder`` is for no precompiled headers."""
    tasks = Connection(os.dup(0), writable=False)
    messages = Connection(os.dup(1), readable=False)
    # Nothing else may write into the answers.
    nothing = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(nothing, descriptor)
    try:
        clang = Clang()
    except UnavailableError as error:
        messages.send(Unavailable(str(error)))
        return
    messages.send(Ready(clang.version))
    allowed = 0.0

    def busy(seconds: float | None) -> None:
        _allow(seconds or allowed)
        messages.send(Busy(seconds))

    parser = Parser(clang, Path(folder) if folder else None, busy)
    while True:
        try:
            task: ParseTask = tasks.recv()
        except EOFError:
            return
        allowed = task.seconds
        _allow(allowed)
        outcome = parser.run(task)
        _allow(0)
        messages.send(outcome)


def _allow(seconds: float) -> None:
    """End the process after these seconds of processor time; 0 is without an end. The time that passes outside says
    little on a busy machine, and results must not depend on what else it does.
    """
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)  # SIGPROF ends a process that has no handler for it
