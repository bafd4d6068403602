"""The figures of a verification, which all formats share."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import median

from hipport.cpu import KernelWay
from hipport.report.verification.rows import KernelRow
from hipport.report.verification.rows import MergedFailure
from hipport.report.verification.rows import MergedFinding
from hipport.report.verification.rows import MergedWay
from hipport.report.verification.wording import EMULATED
from hipport.report.verification.wording import EMULATED_TIMES
from hipport.report.verification.wording import left_words
from hipport.report.verification.wording import machine_words
from hipport.report.verification.wording import outcome_lines
from hipport.report.verification.wording import status_words
from hipport.report.wording import count
from hipport.verify.results import CaseResult
from hipport.verify.results import CaseStatus
from hipport.verify.results import Finding
from hipport.verify.results import Timing
from hipport.verify.results import VerifyRun


@dataclass(frozen=True, slots=True)
class VerifySummary:
    """A run and what all formats say about it."""

    run: VerifyRun
    rows: tuple[KernelRow, ...]

    @property
    def title(self) -> str:
        """The result of the run in one line: ``58 of 60 cases passed: 1 failed, 1 crashed``."""
        statuses = self.run.statuses
        others = [f"{n:,} {status_words(s)}" for s in CaseStatus if (n := statuses[s]) and s is not CaseStatus.PASSED]
        title = f"{statuses[CaseStatus.PASSED]:,} of {count(statuses.total(), 'case')} passed"
        title = ": ".join(filter(None, (title, ", ".join(others))))
        if self.run.remarks:
            title += f"; {count(len(self.run.remarks), 'warning')} about the kernels"
        if self.not_measured:
            title += f"; {len(self.not_measured):,} could not be measured"
        if self.run.interrupted:
            return f"interrupted; {title}"
        return f"stopped at the first that did not pass; {title}" if self.run.not_run else title

    @property
    def left(self) -> tuple[str, ...]:
        """What was not run, in words; empty where the run ended as it should."""
        return tuple(left_words(self.run.not_run))

    @property
    def machines(self) -> str:
        """The machines that ran the cases, in words."""
        return "; ".join(map(machine_words, self.run.machines)) or machine_words(None)

    @property
    def note(self) -> str:
        """What the run does not prove, in words; empty where it ran on GPUs."""
        return EMULATED if self.run.machines and self.run.emulated else ""

    @property
    def beside_originals(self) -> str:
        """In how many cases the port computes the same bits as the original, in words; empty without originals."""
        compared = [result.same_bits for result in self.run.results if result.same_bits is not None]
        return (
            f"port and original: the same bits in {sum(compared):,} of {count(len(compared), 'case')}"
            if compared
            else ""
        )

    @property
    def findings(self) -> tuple[MergedFinding, ...]:
        """The findings of the check, each once for all cases and machines, in the order of the run."""
        found: list[MergedFinding] = []
        for (spec, kernel), group in groupby(self.rows, lambda row: (row.spec, row.kernel)):
            results = [result for row in group for result in row.results]
            for original in (False, True):
                found += _found(kernel, spec, original, [r for r in results if _is_original(r) == original])
        return tuple(found)

    @property
    def ways(self) -> tuple[MergedWay, ...]:
        """How the CPU engine ran the kernels, each way once for all cases and machines, in the order of the run."""
        at: dict[tuple[str, str, KernelWay], list[CaseResult]] = {}
        for result in self.run.results:
            for way in result.ways:
                at.setdefault((result.kernel, result.spec, way), []).append(result)
        return tuple(
            MergedWay(kernel, spec, way, len(_cases(results)), _wavefronts(results))
            for (kernel, spec, way), results in at.items()
        )

    @property
    def failures(self) -> tuple[MergedFailure, ...]:
        """What did not pass for something else than the check's findings, each once for all cases and machines."""
        found: list[MergedFailure] = []
        for (_, kernel), group in groupby(self.rows, lambda row: (row.spec, row.kernel)):
            results = [result for row in group for result in row.results]
            for original in (False, True):
                found += _failed(kernel, original, [r for r in results if _is_original(r) == original])
        return tuple(found)

    @property
    def timings(self) -> tuple[Timing, ...]:
        """All times, beginning with the ceilings."""
        return (*self.run.ceilings, *self.run.timings)

    @property
    def measured(self) -> tuple[Timing, ...]:
        """The times of the cases that could be measured."""
        return tuple(timing for timing in self.timings if timing.loops)

    @property
    def not_measured(self) -> tuple[Timing, ...]:
        """The cases that could not be measured."""
        return tuple(timing for timing in self.timings if not timing.result.passed)

    @property
    def times_note(self) -> str:
        """What the times do not say, in words; empty without times, and for times of a GPU."""
        machines = [timing.result.machine for timing in self.measured]
        return EMULATED_TIMES if any(machine and machine.emulated for machine in machines) else ""

    @property
    def times_beside_originals(self) -> str:
        """How long ports take compared with their originals, in words; empty without originals."""
        medians = {
            (t.result.spec, t.result.instance, t.result.machine.source): t.median
            for t in self.run.timings
            if t.loops and t.result.machine
        }
        ratios = [
            seconds / medians[spec, instance, "original"]
            for (spec, instance, source), seconds in medians.items()
            if source == "port" and (spec, instance, "original") in medians
        ]
        if not ratios:
            return ""
        return (
            f"ports take {median(ratios):.3g} times as long as originals in the median of "
            f"{count(len(ratios), 'instance')}, from {min(ratios):.3g} to {max(ratios):.3g}"
        )

    @property
    def checked(self) -> int:
        """Number of cases in which every access was checked."""
        return sum(result.checked for result in self.run.results)


def summarize(run: VerifyRun) -> VerifySummary:
    """Group the results of a run: by kernel in the order of the run, then by machine."""
    rows: list[KernelRow] = []
    for (spec, kernel), group in groupby(run.results, lambda result: (result.spec, result.kernel)):
        results = tuple(group)
        rows += [
            KernelRow(kernel, spec, machine, tuple(result for result in results if result.machine == machine))
            for machine in dict.fromkeys(result.machine for result in results)
        ]
    return VerifySummary(run, tuple(rows))


def _is_original(result: CaseResult) -> bool:
    return result.machine is not None and result.machine.source == "original"


def _found(kernel: str, spec: str, original: bool, results: Sequence[CaseResult]) -> Iterator[MergedFinding]:
    """The findings of a kernel, each once for all of its results."""
    at: dict[tuple[str, str, int], list[tuple[CaseResult, Finding]]] = {}
    for result in results:
        for finding in result.findings:
            place = (finding.path, finding.line) if finding.path else (finding.kernel, 0)
            at.setdefault((finding.kind, *place), []).append((result, finding))
    for places in at.values():
        yield MergedFinding(
            kernel,
            spec,
            original,
            places[0][1],
            len(_cases(result for result, _ in places)),
            len(_cases(results)),
            _wavefronts(result for result, _ in places),
            _wavefronts(results),
        )


#: What differs between the failures of one cause: numbers and architectures.
_OF_CASE = re.compile(r"\bgfx\w+|-?\d[\d.,]*(?:e[+-]?\d+)?|\b(?:nan|inf)\b", re.IGNORECASE)


def _failed(kernel: str, original: bool, results: Sequence[CaseResult]) -> Iterator[MergedFailure]:
    """The failures of a kernel that are not findings, each once for all of its results."""
    alike: dict[tuple[object, ...], list[CaseResult]] = {}
    for result in results:
        said = list(outcome_lines(result))
        if not result.passed and (said or not result.findings):
            key = _OF_CASE.sub("", result.reasons[0]) if result.reasons else bool(said)
            alike.setdefault((result.status, key), []).append(result)
    for failed in alike.values():
        yield MergedFailure(
            kernel,
            original,
            tuple(failed),
            len(_cases(failed)),
            len(_cases(results)),
            _wavefronts(failed),
            _wavefronts(results),
        )


def _cases(results: Iterable[CaseResult]) -> set[tuple[str, str]]:
    return {(result.instance, result.label) for result in results}


def _wavefronts(results: Iterable[CaseResult]) -> tuple[int, ...]:
    return tuple(sorted({result.machine.wavefront for result in results if result.machine}))
