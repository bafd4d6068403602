"""What a run proves of a port, step by step, and what it does not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hipport.paths import printable
from hipport.report.wording import count
from hipport.result import Run
from hipport.result import Status
from hipport.result import Verdict


@dataclass(frozen=True, slots=True)
class Claim:
    """A step towards a port that works: of how many files or units it is ``done``. ``of`` is 0 where the run says
    nothing about it; ``command`` then does.
    """

    title: str
    words: str
    done: int = 0
    of: int = 0
    command: str = ""


def claims(run: Run) -> Iterator[Claim]:
    """What is converted, done, compiled and verified, in this order."""
    if not run.only_checked:
        yield from _converted(run)
    yield _compiled(run)
    yield Claim(
        "Verified",
        "No kernel was run: this report does not say whether the port computes the same. A verification compares "
        "kernels with references, on this machine's CPU or on a GPU.",
        command="hipport verify SPECS",
    )


def _converted(run: Run) -> Iterator[Claim]:
    converted = [r for r in run.results if r.status is Status.CONVERTED and not r.added]
    concerned = len(converted) + run.statuses[Status.FAILED]
    yield Claim("Converted", f"{len(converted):,} of {count(concerned, 'file')} with CUDA.", len(converted), concerned)
    done = sum(not result.open for result in converted)
    words = f"{done:,} of {count(concerned, 'file')} {'has' if done == 1 else 'have'} no error and no warning left."
    yield Claim("Nothing left by hand", words, done, concerned)


def _compiled(run: Run) -> Claim:
    if run.compiler is None:
        command = f"hipport check {printable(run.output)}" if run.output else "hipport check PORT"
        return Claim("Compiled", "Not compiled. That needs the HIP compiler, and no GPU.", command=command)
    done = sum(compilation.verdict is Verdict.COMPILED for compilation in run.compilations)
    units = len(run.compilations)
    architectures = ", ".join(run.compiler.architectures)
    words = f"{done:,} of {count(units, 'translation unit')} for {architectures}, with HIP {run.compiler.version}."
    return Claim("Compiled", words, done, units)
