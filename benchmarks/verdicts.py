"""What the compiler's answers say of a port."""

from __future__ import annotations

from collections import Counter
from collections import defaultdict
from collections.abc import Collection
from collections.abc import Iterable
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path

from benchmarks.ports import Port
from hipport import load_mapping
from hipport.check.judge import CompiledUnit
from hipport.check.judge import CompilerFinding
from hipport.check.judge import Judge
from hipport.result import Compilation
from hipport.result import Verdict

_NAMED_LIKE_CUDA = ("HP113",)


@dataclass(frozen=True, slots=True)
class Judged:
    """One translation unit: its path relative to the port, how its compilation ended, and its errors."""

    unit: str
    compilation: Compilation
    findings: tuple[CompilerFinding, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """The translation units of one port, counted. ``errors`` are counted once however many units run into them;
    ``predicted_errors`` is None for a tool that makes no predictions.
    """

    tool: str
    units: int
    compiled: int
    failed_predicted: int
    failed_unpredicted: int
    missing_header: int
    no_answer: int
    errors: int
    predicted_errors: int | None
    port_seconds: float
    compile_seconds: float

    @property
    def rate(self) -> float:
        """The share that compiled, of the units that this machine can judge: those with all third parties' headers."""
        possible = self.units - self.missing_header
        return self.compiled / possible if possible else 0.0


def judge(port: Port, answers: Iterable[CompiledUnit], included: Collection[str]) -> tuple[Judged, ...]:
    """The verdict on each unit, as ``hipport check`` has it. ``included`` are the names that the project's own includes
    have: a missing header is a third party's only where no file of the port has made up its name. One of CUDA's is
    missing in a third party's header. One that is only named like CUDA's, which no version of CUDA has (HP113), is a
    third party's too: of a submodule, for instance.
    """
    files = frozenset(str(path) for path in port.tree.rglob("*") if path.is_file())
    mapping = load_mapping()
    deciding = Judge(files, port.predictions or {}, mapping)
    judged = []
    for compiled in answers:
        compilation, findings = deciding.judge(compiled)
        messages = (message for _, message in compiled.messages() if message.place and message.place.path in files)
        asked = {message.missing_header for message in messages}
        made_up = (
            name in asked and name not in included and mapping.header(name) is None for name in compilation.headers
        )
        if compilation.verdict is Verdict.MISSING_HEADER and any(made_up):
            compilation = replace(compilation, verdict=Verdict.FAILED)
            findings = [replace(finding, predicted=()) for finding in findings]
        if findings and all(finding.predicted == _NAMED_LIKE_CUDA for finding in findings):
            names = tuple(sorted({finding.symbol for finding in findings}))
            compilation = replace(compilation, verdict=Verdict.MISSING_HEADER, headers=names)
        judged.append(Judged(str(compiled.unit.relative), compilation, tuple(findings)))
    return tuple(judged)


def tally(port: Port, judged: Sequence[Judged]) -> Tally:
    """The verdicts on all units of a port, counted."""
    counts = Counter(one.compilation.verdict for one in judged)
    failed = [one for one in judged if one.compilation.verdict is Verdict.FAILED]
    errors = {finding for one in failed for finding in _errors(one)}
    predicted = sum(all(finding.predicted for finding in _errors(one)) for one in failed)
    known = (Verdict.COMPILED, Verdict.FAILED, Verdict.MISSING_HEADER)
    return Tally(
        tool=port.tool,
        units=len(judged),
        compiled=counts[Verdict.COMPILED],
        failed_predicted=predicted,
        failed_unpredicted=len(failed) - predicted,
        missing_header=counts[Verdict.MISSING_HEADER],
        no_answer=sum(count for verdict, count in counts.items() if verdict not in known),
        errors=len(errors),
        predicted_errors=None if port.predictions is None else sum(bool(error.predicted) for error in errors),
        port_seconds=port.seconds,
        compile_seconds=sum(one.compilation.seconds for one in judged),
    )


def _errors(judged: Judged) -> list[CompilerFinding]:
    """The compiler's errors among the findings; predicted or not, the others are neither."""
    return [finding for finding in judged.findings if finding.predicted is not None]


def show(tallies: Sequence[Tally]) -> str:
    """The ports of one project, one per line, for a person to read."""
    titles = ("", "units", "compiled", "predicted", "not", "no header", "no answer", "errors", "predicted")
    lines = [
        f"{'':36}failed:",
        "   {:11}{:>6}{:>10}{:>19}{:>6}{:>11}{:>11}{:>8}{:>11}{:>16}{:>11}".format(*titles, "port s", "compile s"),
    ]
    for one in tallies:
        predicted = "-" if one.predicted_errors is None else str(one.predicted_errors)
        share = (
            f"{100 * one.predicted_errors / one.errors:.1f} %"
            if one.predicted_errors is not None and one.errors
            else ""
        )
        lines.append(
            f"   {one.tool:11}{one.units:6}{one.compiled:10}{100 * one.rate:7.1f} %{one.failed_predicted:10}"
            f"{one.failed_unpredicted:6}{one.missing_header:11}{one.no_answer:11}{one.errors:8}"
            f"{predicted:>11}{share:>8}{one.port_seconds:8.1f}{one.compile_seconds:11.1f}"
        )
    return "\n".join(lines)


def show_errors(port: Port, judged: Iterable[Judged], *, predicted: bool) -> str:
    """The errors that convert had reported, or those that it had not: those of most units first, with the number of
    lines and the first of them.
    """
    units: dict[str, set[str]] = defaultdict(set)
    lines: dict[str, set[tuple[str, int]]] = defaultdict(set)
    for one in judged:
        for error in _errors(one):
            if bool(error.predicted) is predicted:
                units[error.message].add(one.unit)
                lines[error.message].add((str(Path(error.place.path).relative_to(port.tree)), error.place.line))
    rows = [f"   errors that convert {'had' if predicted else 'had not'} reported:", f"{'units':>8}{'lines':>7}"]
    for message in sorted(units, key=lambda text: (-len(units[text]), -len(lines[text]), text)):
        path, line = min(lines[message])
        rows.append(f"{len(units[message]):8}{len(lines[message]):7}  {message}\n{'':17}{path}:{line}")
    return "\n".join(rows) if units else ""
