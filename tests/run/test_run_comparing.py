"""Comparisons of runs, over programs that are functions of their mode."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from hipport.cpu.orders import Order
from hipport.run.comparing import compare
from hipport.run.comparing import modes_to_compare
from hipport.run.results import Ending
from hipport.run.results import LaunchHash
from hipport.run.results import ProgramRun
from hipport.run.run import Command
from hipport.run.run import without_folder
from hipport.run.settings import Mode

Launches = Iterable[tuple[str, str]]
NONE: Launches = ()


def program(
    output: Callable[[Mode], str], launches: Callable[[Mode], Launches] = lambda _mode: NONE, status: int = 0
) -> Callable[[Mode], ProgramRun]:
    """A program that prints ``output`` and launches kernels with hashes."""

    def run(mode: Mode) -> ProgramRun:
        hashes = tuple(LaunchHash(n, *launch) for n, launch in enumerate(launches(mode), 1)) if mode.hashes else ()
        text = output(mode).encode()
        return ProgramRun(mode, Ending.EXITED, status, None, 0.1, 0, launches=hashes, output=text, errors=b"")

    return run


def test_each_size_runs_in_every_order_and_with_delayed_work() -> None:
    modes = list(modes_to_compare((32, 64)))
    assert modes[:4] == [
        Mode(32, serial=True),
        Mode(32, Order.REVERSE, serial=True),
        Mode(32, Order.SHUFFLED, serial=True),
        Mode(32, delay=True, serial=True),
    ]
    assert [mode.wavefront for mode in modes] == [32] * 4 + [64] * 4


def test_a_program_that_always_says_the_same_has_no_differences() -> None:
    runs, differences = compare((32, 64), program(lambda mode: f"PASSED in {mode.wavefront} ms"), 1e-4)
    assert (len(runs), differences) == (8, [])


def test_the_first_kernel_that_leaves_something_else_is_named() -> None:
    _, (difference,) = compare(
        (64,),
        program(
            lambda mode: "x 1" if mode.order is not Order.REVERSE else "x 2",
            lambda mode: [("fill", "a"), ("scan", "b" if mode.order is not Order.REVERSE else "c"), ("last", "d")],
        ),
        1e-4,
    )
    assert (difference.one, difference.other) == (Mode(64, serial=True), Mode(64, Order.REVERSE, serial=True))
    assert difference.text == "line 1 of the output is 'x 1' and 'x 2'"
    assert difference.launch is not None
    assert (difference.launch.number, difference.launch.kernel) == (2, "scan")


def test_one_launch_more_is_the_difference() -> None:
    _, (difference,) = compare(
        (32,),
        program(lambda mode: str(mode.delay), lambda mode: [("k", "a")] * (1 + mode.delay)),
        1e-4,
    )
    assert difference.launch is not None
    assert difference.launch.number == 2


def test_no_kernel_is_named_where_all_leave_the_same() -> None:
    _, (difference,) = compare((32,), program(lambda mode: str(mode.delay), lambda _mode: [("k", "a")]), 1e-4)
    assert difference.launch is None


def test_another_exit_status_is_a_difference() -> None:
    def run(mode: Mode) -> ProgramRun:
        return program(lambda _mode: "x", status=int(mode.wavefront == 64))(mode)

    _, differences = compare((32, 64), run, 1e-4)
    assert {difference.text for difference in differences} == {"the exit status is 0 and 1"}
    assert {difference.other.wavefront for difference in differences} == {64}


def test_a_run_that_is_over_its_time() -> None:
    seen = []

    def run(mode: Mode) -> ProgramRun:
        seen.append(mode)
        ending = Ending.TIMED_OUT if mode in slow else Ending.EXITED
        return replace(program(lambda _mode: "x")(mode), ending=ending)

    slow = [Mode(32, Order.REVERSE, serial=True)]
    runs, (difference,) = compare((32, 64), run, 1e-4)
    assert (len(runs), len(seen), difference.text) == (8, 8 + 1, "the second is over its time")
    slow, seen = [Mode(32, serial=True)], []
    (first,), differences = compare((32, 64), run, 1e-4)
    assert (first.exit_code, len(seen), differences) == (124, 1, [])


def test_where_a_program_was_built_is_no_difference() -> None:
    run = ProgramRun(Mode(64), Ending.EXITED, 0, None, 0.1, 0, output=b"usage: /cache/64/app N in /cache/64/data\n")
    expected = b"usage: app N in data\n"
    assert without_folder(run, Command(["/cache/64/app"], lambda path, line: (path, line))).output == expected
    assert (
        without_folder(run, Command(["make", "run"], lambda path, line: (path, line), Path("/cache/64"))).output
        == expected
    )


def test_what_kernels_print_comes_in_any_order_and_is_shown_as_it_came() -> None:
    def output(mode: Mode) -> str:
        texts = ("a", "b") if mode.order is Order.FORWARD else ("b", "a")
        return "".join(f"\x0e1\x0f{text}\x0e\x0f" for text in texts)

    runs, differences = compare((32,), program(output), 1e-4)
    assert ([run.output for run in runs], differences) == ([b"ab", b"ba", b"ba", b"ab"], [])


def test_a_program_that_differs_from_itself_is_not_compared() -> None:
    runs = iter(range(100))
    _, (difference,) = compare((32, 64), program(lambda _mode: f"seed {next(runs)}"), 1e-4)
    assert difference.one == difference.other == Mode(32, serial=True)
    assert "though nothing is done in another order" in difference.text
