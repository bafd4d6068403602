"""Run a program in all ways that must not make a difference, and say where they do."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from itertools import zip_longest

from hipport.cpu.orders import Order
from hipport.run.outputs import difference_of
from hipport.run.prints import without_marks
from hipport.run.results import Difference
from hipport.run.results import Ending
from hipport.run.results import LaunchHash
from hipport.run.results import ProgramRun
from hipport.run.settings import Mode

#: Runs a program in one mode and captures what it prints, with marks around what kernels do.
Runner = Callable[[Mode], ProgramRun]


def modes_to_compare(wavefronts: Sequence[int]) -> Iterator[Mode]:
    """For each wavefront size every order, and work that is delayed; the first is what the others are compared with.

    Blocks that run at the same time have no order: here each runs by itself.
    """
    for size in wavefronts:
        yield from (Mode(size, order, serial=True) for order in Order)
        yield Mode(size, delay=True, serial=True)


def compare(wavefronts: Sequence[int], run: Runner, tolerance: float) -> tuple[list[ProgramRun], list[Difference]]:
    """All runs of a program, and the differences of the others from the first. ``tolerance`` is that of numbers in the
    output, relative.

    Where there are differences, the programs run once more, to find the first kernel that leaves something else in
    memory. One that differs from itself in the same mode is said to, and not compared; nor is one whose first run is
    over its time.
    """
    modes = modes_to_compare(wavefronts)
    first = run(next(modes))
    if first.ending is Ending.TIMED_OUT:
        return [_as_printed(first)], []
    others = [run(mode) for mode in modes]
    compared = _Comparison(first, run, tolerance)
    found = [difference for other in others if (difference := compared.with_run(other))]
    if found and (text := difference_between(first, compared.again, tolerance)):
        found = [Difference(first.mode, first.mode, f"{text}, though nothing is done in another order")]
    return [_as_printed(run) for run in (first, *others)], found


def _as_printed(run: ProgramRun) -> ProgramRun:
    return replace(run, output=without_marks(run.output or b""))


@dataclass
class _Comparison:
    """Comparisons with the first run of a program."""

    first: ProgramRun
    run: Runner
    tolerance: float
    _again: ProgramRun | None = None

    @property
    def again(self) -> ProgramRun:
        """The first run once more, with what each launch leaves in memory."""
        if self._again is None:
            self._again = self.run(replace(self.first.mode, hashes=True))
        return self._again

    def with_run(self, other: ProgramRun) -> Difference | None:
        """The difference of another run; None where it ends the same way and prints the same."""
        text = difference_between(self.first, other, self.tolerance)
        if text is None:
            return None
        if other.ending is Ending.TIMED_OUT:  # as it would be with hashes
            return Difference(self.first.mode, other.mode, text)
        hashed = self.run(replace(other.mode, hashes=True))
        return Difference(self.first.mode, other.mode, text, first_other_launch(self.again.launches, hashed.launches))


def difference_between(one: ProgramRun, other: ProgramRun, tolerance: float) -> str | None:
    """The first difference of two runs in words: of how they end, or of their output."""
    if other.ending is Ending.TIMED_OUT:
        return "the second is over its time"
    if (one.ending, one.exit_code) != (other.ending, other.exit_code):
        return f"the exit status is {one.exit_code} and {other.exit_code}"
    return difference_of(one.output or b"", other.output or b"", tolerance)


def first_other_launch(one: Sequence[LaunchHash], other: Sequence[LaunchHash]) -> LaunchHash | None:
    """The first launch of ``other`` that is of another kernel than in ``one`` or leaves something else in memory."""
    for first, second in zip_longest(one, other):
        if first is None or second is None or (first.kernel, first.hash) != (second.kernel, second.hash):
            return second or first
    return None
