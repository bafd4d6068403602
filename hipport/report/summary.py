"""The figures of a run and what to do next, computed once for all formats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass

from hipport.diagnostics import Applicability
from hipport.diagnostics import Severity
from hipport.entries import RANK
from hipport.entries import SEVERITIES
from hipport.entries import Entry
from hipport.entries import FileDiagnostic
from hipport.entries import entries
from hipport.paths import printable
from hipport.report.rule_info import RuleInfo
from hipport.report.wording import count
from hipport.report.wording import kinds_words
from hipport.result import Compilation
from hipport.result import Result
from hipport.result import Run
from hipport.result import Status
from hipport.result import Verdict


@dataclass(frozen=True, slots=True)
class LibraryFigures:
    """Numbers of applied edits and of findings of one CUDA library; ``library`` is empty for code of no library."""

    library: str
    edits: int
    errors: int
    warnings: int
    infos: int


@dataclass(frozen=True, slots=True)
class CodeFigures:
    """The findings of one rule with one severity: how many, in how many files, and the first of them."""

    code: str
    severity: Severity
    count: int
    files: int
    first: FileDiagnostic


@dataclass(frozen=True, slots=True)
class Step:
    """Something to do next: a sentence in ``text``, the ``command`` to type, the ``finding`` to start with (if any)."""

    text: str
    command: str = ""
    finding: FileDiagnostic | None = None


@dataclass(frozen=True, slots=True)
class Summary:
    """A run with its figures. ``findings`` are the diagnostics without an applied fix, in the run's order.

    ``entries`` are those findings, each said once. ``libraries`` begin with the most edits, ``codes`` with the gravest
    and most frequent. ``verdict`` says in one sentence how the run ended, ``steps`` what a person does next, in order.
    """

    run: Run
    rules: Mapping[str, RuleInfo]
    findings: tuple[FileDiagnostic, ...]
    entries: tuple[Entry, ...]
    libraries: tuple[LibraryFigures, ...]
    codes: tuple[CodeFigures, ...]
    verdict: str
    steps: tuple[Step, ...]

    @property
    def failed(self) -> tuple[Result, ...]:
        """The files that failed."""
        return tuple(r for r in self.run.results if r.status is Status.FAILED)

    @property
    def edits(self) -> int:
        """Number of edits applied."""
        return sum(len(r.edits) for r in self.run.results)

    @property
    def lines(self) -> int:
        """Number of lines read."""
        return sum(r.lines for r in self.run.results)

    @property
    def fixed(self) -> int:
        """Number of diagnostics with an applied fix."""
        return sum(d.fixed for r in self.run.results for d in r.diagnostics)

    @property
    def kept(self) -> int:
        """Number of names kept on purpose, counted once per file."""
        return sum(len(r.kept) for r in self.run.results)

    @property
    def units(self) -> str:
        """How compilations ended: ``3 translation units for gfx90a: 2 compiled, 1 failed and predicted``; empty where
        nothing was compiled.
        """
        if self.run.compiler is None:
            return ""
        found = self.run.compilations
        groups = Counter(_group(compilation) for compilation in found)
        parts = [f"{groups[name]:,} {name}" for name in _GROUPS if groups[name]]
        head = f"{count(len(found), 'translation unit')} for {', '.join(self.run.compiler.architectures)}"
        return head + (f": {', '.join(parts)}" if parts else "")

    @property
    def not_compiled(self) -> tuple[Result, ...]:
        """The translation units that do not compile, or for which that is not known, the gravest first."""
        left = (r for r in self.run.results if r.compilation and r.compilation.verdict is not Verdict.COMPILED)
        order = {name: rank for rank, name in enumerate(reversed(_GROUPS))}
        return tuple(sorted(left, key=lambda r: order[_group(r.compilation)] if r.compilation else 0))

    @property
    def title(self) -> str:
        """What was converted to what, or checked with what."""
        if self.run.only_checked and self.run.compiler:
            return f"hipport {self.run.version}: check with HIP {self.run.compiler.version}"
        return f"hipport {self.run.version}: CUDA {self.run.cuda}".rstrip() + f" to HIP for ROCm {self.run.rocm}"

    @property
    def files(self) -> str:
        """Number of the input's files by status: ``3 files: 2 converted, 1 copied``."""
        statuses = Counter(_status(r, self.run) for r in self.run.results if not r.added)
        parts = [f"{statuses[name]:,} {name}" for name in _STATUSES if statuses[name]]
        return count(statuses.total(), "file") + (f": {', '.join(parts)}" if parts else "")

    @property
    def written(self) -> str:
        """Where the port is: ``written to src_hip, with 2 headers of hipport's own``; empty where none was written, or
        not all of it.
        """
        run = self.run
        if run.output is None or run.interrupted or not any(r.target for r in run.results):
            return ""
        headers = sum(r.added and r.target is not None for r in run.results)
        return f"written to {printable(run.output)}" + (
            f", with {count(headers, 'header')} of hipport's own" if headers else ""
        )

    @property
    def work(self) -> str:
        """How much is left: ``57 kinds of errors, 42 of warnings; 153 of 581 converted files are concerned.``; empty
        where nothing is.
        """
        failed = {r.path for r in self.failed}  # they are told apart
        kinds = Counter(entry.severity for entry in self.entries if not failed.issuperset(entry.paths))
        parts = kinds_words(kinds, _OPEN)
        if not parts or self.run.only_checked:
            return ""
        sources = [r for r in self.run.results if r.status is Status.CONVERTED and not r.added]
        left = sum(bool(r.open) for r in sources)
        return f"{parts}; {left:,} of {count(len(sources), 'converted file')} {'is' if left == 1 else 'are'} concerned."

    def rule_name(self, code: str) -> str:
        """The name of the rule ``code``, empty where the rule is not known."""
        return self.rules[code].name if code in self.rules else ""


_OPEN = (Severity.ERROR, Severity.WARNING)
_NOT_REACHED = "not reached"
_STATUSES = (*(status.value for status in Status), _NOT_REACHED)


def _status(result: Result, run: Run) -> str:
    """The status of a file in words; of a run that ended early, which files it did not come to."""
    unsaid = result.status is Status.SKIPPED and not result.diagnostics
    return _NOT_REACHED if run.interrupted and unsaid else result.status.value


_GROUPS = (
    "compiled",
    "failed and predicted",
    "missing a third-party header",
    "failed and not predicted",
    "absent",
    "out of memory",
    "timed out",
    "crashed the compiler",
)
"""The ways in which the compilation of a translation unit ends, the best first."""


def _group(compilation: Compilation) -> str:
    match compilation.verdict:
        case Verdict.FAILED:
            return "failed and predicted" if compilation.predicted else "failed and not predicted"
        case Verdict.MISSING_HEADER:
            return "missing a third-party header"
        case Verdict.CRASHED:
            return "crashed the compiler"
        case _:
            return str(compilation.verdict.value).replace("-", " ")


def summarize(run: Run, rules: Mapping[str, RuleInfo]) -> Summary:
    """Compute the figures of ``run``; ``rules`` are the known rules by code."""
    findings = tuple(FileDiagnostic(r.path, d) for r in run.results for d in r.diagnostics if not d.fixed)
    codes, said = _codes(findings), entries(findings)
    return Summary(
        run=run,
        rules=rules,
        findings=findings,
        entries=said,
        libraries=() if run.only_checked else _libraries(run, findings),
        codes=codes,
        verdict=_verdict(run),
        steps=tuple(_steps(run, findings, said)),
    )


def _libraries(run: Run, findings: tuple[FileDiagnostic, ...]) -> tuple[LibraryFigures, ...]:
    edits = Counter(edit.library for r in run.results for edit in r.edits)
    left = Counter((f.diagnostic.library, f.diagnostic.severity) for f in findings)
    figures = (
        LibraryFigures(name, edits[name], *(left[name, severity] for severity in SEVERITIES))
        for name in edits.keys() | {name for name, _ in left}
    )
    return tuple(sorted(figures, key=lambda f: (not f.library, -f.edits, f.library)))


def _codes(findings: tuple[FileDiagnostic, ...]) -> tuple[CodeFigures, ...]:
    groups: dict[tuple[str, Severity], list[FileDiagnostic]] = {}
    for finding in findings:
        groups.setdefault((finding.diagnostic.code, finding.diagnostic.severity), []).append(finding)
    figures = (
        CodeFigures(code, severity, len(group), len({f.path for f in group}), group[0])
        for (code, severity), group in groups.items()
    )
    return tuple(sorted(figures, key=lambda f: (RANK[f.severity], -f.count, f.code)))


def _verdict(run: Run) -> str:
    said = "" if run.only_checked else _conversion_verdict(run)
    return " ".join(filter(None, (said, _compilation_verdict(run))))


def _compilation_verdict(run: Run) -> str:
    if run.compiler is None:
        return ""
    found = run.compilations
    all_units = count(len(found), "translation unit")
    if run.only_checked and run.interrupted:
        return f"Interrupted: the check is not complete, {all_units} done."
    verdicts = Counter(compilation.verdict for compilation in found)
    failed, missing = verdicts[Verdict.FAILED], verdicts[Verdict.MISSING_HEADER]
    unanswered = sum(not compilation.answered for compilation in found)
    parts = [
        f"{failed:,} {'does' if failed == 1 else 'do'} not compile" if failed else "",
        f"{missing:,} {'lacks' if missing == 1 else 'lack'} a third-party header" if missing else "",
        f"{unanswered:,} got no answer from the compiler" if unanswered else "",
    ]
    if not found:
        return "There was nothing to compile."
    left = ", ".join(filter(None, parts))
    return f"Of {all_units}, {left}." if left else f"Everything compiles ({all_units})."


def _conversion_verdict(run: Run) -> str:
    statuses = run.statuses
    failed = statuses[Status.FAILED]
    if run.interrupted:
        files = [r for r in run.results if not r.added]
        written = sum(r.target is not None for r in files)
        so_far = "" if run.output is None else f": {written:,} of {count(len(files), 'file')} written"
        return f"Interrupted: the port is not complete{so_far}."
    if not run.results:
        return "Nothing to do: no file was found."
    if failed == statuses.total():
        return f"Nothing was converted: {count(failed, 'file')} failed."
    left = Counter(d.severity for r in run.results if r.status is not Status.FAILED for d in r.open)
    parts = [count(left[severity], severity.value) for severity in SEVERITIES if left[severity]]
    if failed:
        parts.append(count(failed, "failed file"))
    if parts:
        return f"Left for you: {' and '.join(', '.join(parts).rsplit(', ', 1))}."
    if run.baseline and run.baseline.known:
        return f"Nothing new is left: {count(run.baseline.known, 'finding')} of the baseline."
    if not statuses[Status.CONVERTED]:
        return "Nothing to do: no CUDA was found."
    if not run.compilations:
        return "Converted; not compiled. Nothing was found that is left to port by hand."
    return "Done: nothing is left to port by hand."


def _steps(run: Run, findings: tuple[FileDiagnostic, ...], said: tuple[Entry, ...]) -> Iterator[Step]:
    if run.interrupted:
        yield Step(f"Run the same command again to {'check' if run.only_checked else 'convert'} the rest.")
    elif not run.results:
        yield Step("Name a file or a folder with CUDA code, and look at --include and --exclude.")
    failed = {r.path for r in run.results if r.status is Status.FAILED}
    if failed:
        yield Step(
            f"{count(len(failed), 'failed file')}: remove the cause and run again, or leave out with --exclude.",
            finding=next((f for f in findings if f.path in failed), None),
        )
    for severity, advice in ((Severity.ERROR, "Port by hand"), (Severity.WARNING, "Review")):
        left = [f for f in findings if f.diagnostic.severity is severity and f.path not in failed]
        if left:
            files = count(len({f.path for f in left}), "file")
            start = next(e.first for e in said if e.severity is severity and not failed.issuperset(e.paths))
            yield Step(f"{advice}: {count(len(left), severity.value)} in {files}.", finding=start)
    if said and said[0].severity is not Severity.INFO:
        code = said[0].code
        yield Step(f"Read what {code} means and how to answer it:", f"hipport explain {code}")
    fixable = [f for f in findings if f.diagnostic.fix and f.diagnostic.fix.applicability is Applicability.UNSAFE]
    if fixable:
        amount = count(len(fixable), "finding")
        if run.output is not None and not run.interrupted:
            yield Step(f"Choose fixes, which settle {amount}:", f"hipport fix {printable(run.output)}")
        else:
            yield Step(f"Settle {amount} by fixes to be reviewed: run again with", "--unsafe-fixes")
    if run.baseline and run.baseline.settled:
        amount = count(run.baseline.settled, "finding")
        is_settled = "is" if run.baseline.settled == 1 else "are"
        yield Step(f"{amount} of the baseline {is_settled} settled: write it again with", "--write-baseline FILE")
    proposed = [f for f in findings if f.diagnostic.fix and f.diagnostic.fix.applicability is Applicability.DISPLAY]
    if proposed:
        amount = count(len(proposed), "finding")
        yield Step(f"Settle {amount} in files around the code: run again with", "--project-files")
    if run.interrupted:
        return
    if run.compiler is not None:
        if run.compilations and all(c.verdict is Verdict.COMPILED for c in run.compilations):
            yield Step("Run the tests of the port on a GPU.")
    elif any(r.target and r.changed for r in run.results):
        yield Step("Compile the port and see what the compiler says:", f"hipport check {printable(run.output or '.')}")
