"""The wording of results, the same in all formats."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Sequence

from hipport.paths import printable
from hipport.report.verification.rows import MergedFailure
from hipport.report.verification.rows import MergedFinding
from hipport.report.verification.rows import MergedWay
from hipport.report.wording import count
from hipport.report.wording import prose
from hipport.verify.comparison import Mismatch
from hipport.verify.results import CaseResult
from hipport.verify.results import CaseStatus
from hipport.verify.results import Finding
from hipport.verify.results import Machine
from hipport.verify.results import NotRun
from hipport.verify.results import Output
from hipport.verify.results import Remark

EMULATED = "emulated on this machine's CPU; nothing here ran on a GPU"
EMULATED_TIMES = "emulated: these times say nothing about a GPU"
_LINES = 8
_LEFT = {NotRun.ALL: "not run", NotRun.REST: "not run to the end", NotRun.TIMES: "not measured"}


def status_words(status: CaseStatus) -> str:
    """A status: ``timed out``."""
    return status.value.replace("-", " ")


def machine_words(machine: Machine | None) -> str:
    """A machine: ``cpu as gfx90a, wavefront 64, emulated``; ``cuda on NVIDIA L4 (sm_89), wavefront 32, original``."""
    if machine is None:
        return "nothing was run"
    emulated = ", emulated" if machine.emulated else ""
    original = ", original" if machine.source == "original" else ""
    where = f"on {machine.device} ({machine.arch})" if machine.device else f"as {machine.arch}"
    return f"{machine.backend} {where}, wavefront {machine.wavefront}{emulated}{original}"


def timed_words(result: CaseResult) -> str:
    """What was measured: ``saxpy<float>``, ``saxpy<float> (original)``."""
    original = " (original)" if result.machine and result.machine.source == "original" else ""
    return printable(f"{result.instance or result.kernel}{original}")


def seconds_words(seconds: float) -> str:
    """A time with three digits: ``51.2 µs``."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-9:.3g} ns"


def billions_words(number: float) -> str:
    """A number in billions, with three digits: ``3,210``, ``0.125``."""
    billions = number / 1e9
    return f"{billions:,.0f}" if billions >= 100 else f"{billions:.3g}"


def part_words(part: float | None) -> str:
    """A fraction in percent: ``87 %``; ``-`` for 0 and for an unknown one."""
    if not part:
        return "-"
    return f"{100 * part:.3g} %" if part < 1 else f"{100 * part:,.0f} %"


def left_words(left: Sequence[NotRun]) -> Iterator[str]:
    """What a run that ended early did not do, one line for each kind: ``not run: 2 kernels: saxpy, sum``."""
    for what, words in _LEFT.items():
        names = [printable(each.kernel) for each in left if each.what == what]
        if names:
            yield f"{words}: {count(len(names), 'kernel')}: {', '.join(names)}"


def case_words(result: CaseResult) -> str:
    """A case: ``saxpy<float> n=33, seed 1``."""
    return printable(" ".join(filter(None, (result.instance, result.label))) or result.kernel)


def finding_words(finding: Finding) -> str:
    """A finding in one line, with its place first."""
    place = f"{printable(finding.path)}:{finding.line}: " if finding.path else ""
    where = f" (block {finding.block}, thread {finding.thread})" if finding.block else ""
    often = f", {finding.count:,} times" if finding.count > 1 else ""
    return f"{place}{finding.kind}: {finding.text}{where}{often}"


def remark_words(kernel: str, remark: Remark) -> str:
    """A remark: ``lock: lock.cu:5: HP409 the lanes that wait here ...; let one lane take it``."""
    return prose(f"{kernel}: {remark}" + (f"; {remark.remedy}" if remark.remedy else ""))


def way_words(merged: MergedWay) -> str:
    """How the engine ran a kernel: ``sum<float,256>  loops over lanes: 2 barriers (4 cases)``."""
    return prose(f"{merged.way.name}  {merged.way} ({count(merged.cases, 'case')})")


def mismatch_words(name: str, mismatch: Mismatch) -> str:
    """A mismatch: ``y[3, 4]: 1.5 instead of 2.5 (allowed: 1e-06)``."""
    allowed = f" (allowed: {mismatch.allowed:.3g})" if mismatch.allowed else ""
    index = ", ".join(map(str, mismatch.index))
    return f"{name}[{index}]{mismatch.field}: {mismatch.actual} instead of {mismatch.expected}{allowed}"


def ulps_words(output: Output | None) -> str:
    """The greatest error in units in the last place: ``0.5``, ``-`` where the type has none or nothing was compared."""
    if output is None or (not output.comparison.ulps.size and output.comparison.absolute.size):
        return "-"
    return f"{output.comparison.ulps.size:.3g}"


def allowed_words(output: Output | None) -> str:
    """The greatest error as a fraction of what is allowed: ``12 %``, ``exact``."""
    if output is None:
        return "-"
    if not output.comparison.absolute.size:
        return "exact"
    share = output.comparison.of_allowed.size
    return f"{100 * share:.3g} %" if share else "-"


def found_words(found: MergedFinding | MergedFailure) -> str:
    """Where something was found: ``in all 6 cases, both wavefronts``, ``in 1 of 6 cases, wavefront 64``."""
    all_cases = found.cases == found.of_cases
    cases = f"all {found.cases:,}" if all_cases else f"{found.cases:,} of {found.of_cases:,}"
    words = "in the one case" if found.of_cases == 1 else f"in {cases} cases"
    if len(found.of_wavefronts) < 2:
        return words
    if found.wavefronts == found.of_wavefronts:
        return f"{words}, {'both' if len(found.wavefronts) == 2 else 'all'} wavefronts"
    return f"{words}, wavefront {' and '.join(map(str, found.wavefronts))}"


def detail_lines(result: CaseResult) -> Iterator[str]:
    """Why a case did not pass, each on one line: the reasons, the first mismatches, the findings."""
    yield from outcome_lines(result)
    yield from (prose(finding_words(finding)) for finding in result.findings)


def outcome_lines(result: CaseResult) -> Iterator[str]:
    """Why a case did not pass, each on one line: the reasons and the first mismatches, without the findings."""
    yield from map(prose, result.reasons[:_LINES])
    if len(result.reasons) > _LINES:
        yield f"... and {count(len(result.reasons) - _LINES, 'line')} more"
    for output in result.outputs:
        yield from (mismatch_words(output.name, mismatch) for mismatch in output.comparison.mismatches)
