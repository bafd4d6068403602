"""Processes that convert files."""

from __future__ import annotations

import signal
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures import Future
from contextlib import AbstractContextManager
from contextlib import contextmanager
from contextlib import nullcontext
from typing import TYPE_CHECKING
from typing import ParamSpec
from typing import TypeVar

from hipport.process import end_with_parent

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import ProcessPoolExecutor

_P = ParamSpec("_P")
_T = TypeVar("_T")


def processes(jobs: int) -> AbstractContextManager[Executor | None]:
    """A number of processes to convert files in; None where that is one."""
    return _Pool(jobs) if jobs > 1 else nullcontext()


class _Pool(Executor):
    """A number of processes, started when there is something for them; an interruption waits only for work that has
    begun, and Ctrl-C is left to the parent.
    """

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._processes: ProcessPoolExecutor | None = None

    def submit(self, call: Callable[_P, _T], /, *arguments: _P.args, **options: _P.kwargs) -> Future[_T]:
        """Submit as always, with interruptions put off while processes may start: they inherit it blocked."""
        if self._processes is None:
            import multiprocessing  # noqa: PLC0415 - it takes 20 ms, which one file need not wait for
            from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415

            context = multiprocessing.get_context("spawn")
            self._processes = ProcessPoolExecutor(self._jobs, context, initializer=end_with_parent)
        with _without_interruptions():
            return self._processes.submit(call, *arguments, **options)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = True) -> None:
        """End the processes, without what has not begun."""
        if self._processes is not None:
            self._processes.shutdown(wait, cancel_futures=cancel_futures)


@contextmanager
def _without_interruptions() -> Iterator[None]:
    if not hasattr(signal, "pthread_sigmask"):  # Windows cannot block a signal
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
