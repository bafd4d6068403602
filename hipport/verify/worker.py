"""The process that works on one spec after the other: ``python -m hipport.verify.worker FD``.

It has one thread, so that it can fork for each case, and a session of its own, so that it can be killed with all that
it has started. It ends when the other end of its connection does.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import cast

from hipport.verify.backends.backend import Backend
from hipport.verify.bench import BenchUnit
from hipport.verify.bench import bench_unit
from hipport.verify.results import CaseResult
from hipport.verify.results import Timing
from hipport.verify.settings import VerifyOptions
from hipport.verify.unit import Unit
from hipport.verify.unit import verify_unit


def main(descriptor: int) -> None:
    """Take the options and the backends, then units, and send the results or the times of each, then None."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent says when to stop
    connection: Connection[object, object] = Connection(descriptor)
    try:
        options, backends = cast("tuple[VerifyOptions, Sequence[Backend]]", connection.recv())
        while isinstance(unit := connection.recv(), Unit | BenchUnit):
            for result in _results(unit, options, backends):
                connection.send(result)
            connection.send(None)
    except (EOFError, BrokenPipeError):
        return


def _results(
    unit: Unit | BenchUnit, options: VerifyOptions, backends: Sequence[Backend]
) -> Iterator[CaseResult | Timing]:
    if isinstance(unit, Unit):
        yield from verify_unit(unit, options, backends)
    else:
        yield from bench_unit(unit, options, backends)


if __name__ == "__main__":
    main(int(sys.argv[1]))
