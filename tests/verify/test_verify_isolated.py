"""Functions in processes of their own: what they tell, and every way in which they can end."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable

import pytest

from hipport.verify.running.isolated import ForkLimits
from hipport.verify.running.isolated import IsolatedRun
from hipport.verify.running.isolated import Tell
from hipport.verify.running.isolated import run_isolated

LIMITS = ForkLimits(seconds=20, memory=2**30)


def run(function: Callable[[Tell], None], limits: ForkLimits = LIMITS) -> IsolatedRun:
    return run_isolated(function, limits)


def test_it_tells_values() -> None:
    def tell_much(tell: Tell) -> None:
        tell((1, "two"))
        tell(b"3" * 1_000_000)

    ended = run(tell_much)
    assert ended.told == ((1, "two"), b"3" * 1_000_000)
    assert (ended.signal, ended.timed_out, ended.errors) == (0, False, "")


def test_it_changes_nothing_here() -> None:
    values = [1]
    run(lambda tell: values.append(2))
    assert values == [1]


def test_what_it_prints_is_kept() -> None:
    def write(tell: Tell) -> None:
        os.write(1, b"out")
        os.write(2, b"err")

    ended = run(write)
    assert (ended.output, ended.errors) == (b"out", "err")


@pytest.mark.parametrize("number", [signal.SIGABRT, signal.SIGSEGV, signal.SIGKILL])
def test_a_signal(number: signal.Signals) -> None:
    def die(tell: Tell) -> None:
        tell("before")
        if number != signal.SIGKILL:
            signal.signal(number, signal.SIG_DFL)  # libraries that other tests have loaded may handle it
        os.kill(os.getpid(), number)

    ended = run(die)
    assert (ended.told, ended.signal, ended.timed_out) == (("before",), number, False)


def test_an_exception_is_in_its_errors() -> None:
    def divide(tell: Tell) -> None:
        tell(1 / 0)

    ended = run(divide)
    assert ended.told == ()
    assert ended.errors.endswith("ZeroDivisionError: division by zero\n")


def test_no_end() -> None:
    begin = time.perf_counter()

    def go_on(tell: Tell) -> None:
        tell(os.getpid())
        while True:
            pass

    ended = run(go_on, ForkLimits(seconds=0.3, memory=2**30))
    assert ended.timed_out
    assert time.perf_counter() - begin < 10
    with pytest.raises(ProcessLookupError):
        os.kill(ended.told[0], 0)


@pytest.mark.long
def test_each_thing_told_gives_it_time() -> None:
    def slow(tell: Tell) -> None:
        for number in range(4):
            time.sleep(0.3)
            tell(number)

    assert run(slow, ForkLimits(seconds=1.0, memory=2**30)).told == (0, 1, 2, 3)


def test_too_much_memory() -> None:
    ended = run(lambda tell: tell(len(bytearray(2**30))), ForkLimits(seconds=20, memory=2**28))
    assert ended.told == ()
    assert ended.errors.endswith("MemoryError\n")


def test_too_much_output() -> None:
    def write(tell: Tell) -> None:
        while True:
            os.write(1, bytes(2**20))

    ended = run(write)
    assert ended.signal == signal.SIGXFSZ or "File too large" in ended.errors
    assert len(ended.output) == 64 * 2**20


def test_an_interruption_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    children: list[int] = []
    fork = os.fork

    def watched() -> int:
        child = fork()
        children.append(child)
        return child

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fork", watched)
    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    try:
        with pytest.raises(KeyboardInterrupt):
            run(lambda tell: time.sleep(60))
    finally:
        signal.signal(signal.SIGALRM, before)
    with pytest.raises(ProcessLookupError):
        os.kill(children[0], 0)
