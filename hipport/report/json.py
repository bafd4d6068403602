"""Write the whole run as JSON, and read it back. ``schema.json`` and docs/report-format.md describe the form."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity
from hipport.errors import HipportError
from hipport.report.entries import SEVERITIES
from hipport.report.entries import Entry
from hipport.report.summary import Summary
from hipport.result import Baseline
from hipport.result import Compilation
from hipport.result import Compiler
from hipport.result import Kept
from hipport.result import Result
from hipport.result import Run
from hipport.result import Status
from hipport.result import Verdict

SCHEMA = "hipport-report/1"


def render(summary: Summary) -> str:
    """The report, with one entry or file of the run on each line: easy to compare and to search. ASCII only."""
    head = json.dumps(_run(summary))
    files = ",\n".join(json.dumps(_file(result)) for result in summary.run.results)
    said = ",\n".join(json.dumps(_entry(entry)) for entry in summary.entries)
    return f'{{"schema": "{SCHEMA}",\n"run": {head},\n"entries": [\n{said}\n],\n"files": [\n{files}\n]}}\n'


def load(text: str) -> Run:
    """The run that a JSON report describes. Only ``Result.output``, the converted bytes, is not in a report.

    Raises HipportError where ``text`` is not a report of this schema.
    """
    try:
        report = json.loads(text)
        schema = report["schema"]
        if schema == SCHEMA:
            return _load_run(report["run"], report["files"])
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise HipportError(f"not a {SCHEMA} report ({error!r}): write it with --report FILE.json") from error
    raise HipportError(f"the report has the schema {schema!r}, this hipport reads {SCHEMA!r}: write the report again")


def _run(summary: Summary) -> dict[str, object]:
    run = summary.run
    statuses, severities, compiler = run.statuses, run.severities, run.compiler
    verdicts = Counter(compilation.verdict for compilation in run.compilations)
    return {
        "version": run.version,
        "rocm": run.rocm,
        "cuda": run.cuda,
        "output": run.output,
        "seconds": run.seconds,
        "interrupted": run.interrupted,
        "exit_code": run.exit_code,
        "compiler": compiler
        and {"path": compiler.path, "version": compiler.version, "architectures": list(compiler.architectures)},
        "baseline": run.baseline and {"known": run.baseline.known, "settled": run.baseline.settled},
        "counts": {
            "files": {status.value: statuses[status] for status in Status},
            "findings": {severity.value: severities[severity] for severity in SEVERITIES},
            "fixed": summary.fixed,
            "edits": summary.edits,
            "lines": summary.lines,
            "units": {verdict.value: verdicts[verdict] for verdict in Verdict},
            "predicted_units": sum(compilation.predicted for compilation in run.compilations),
        },
    }


def _entry(entry: Entry) -> dict[str, object]:
    first = entry.first
    return {
        "code": entry.code,
        "severity": entry.severity.value,
        "library": entry.library,
        "count": len(entry.findings),
        "files": list(entry.paths),
        "names": list(entry.names),
        "message": first.diagnostic.message,
        "remedy": first.diagnostic.remedy,
        "first": {"path": first.path, "line": first.diagnostic.line, "column": first.diagnostic.column},
    }


def _file(result: Result) -> dict[str, object]:
    return {
        "path": result.path,
        "status": result.status.value,
        "target": result.target,
        "added": result.added,
        "lines": result.lines,
        "edits": [_edit(edit) for edit in result.edits],
        "diagnostics": [_diagnostic(diagnostic) for diagnostic in result.diagnostics],
        "kept": [{"name": k.name, "reason": k.reason, "count": k.count, "line": k.line} for k in result.kept],
        "compilation": result.compilation and _compilation(result.compilation),
    }


def _compilation(compilation: Compilation) -> dict[str, object]:
    return {
        "verdict": compilation.verdict.value,
        "seconds": compilation.seconds,
        "errors": compilation.errors,
        "unpredicted": compilation.unpredicted,
        "headers": list(compilation.headers),
    }


def _edit(edit: Edit) -> list[object]:
    return [edit.start, edit.end, edit.text, edit.code, edit.library]


def _diagnostic(diagnostic: Diagnostic) -> dict[str, object]:
    fix = diagnostic.fix
    return {
        "code": diagnostic.code,
        "severity": diagnostic.severity.value,
        "message": diagnostic.message,
        "remedy": diagnostic.remedy,
        "start": diagnostic.start,
        "end": diagnostic.end,
        "line": diagnostic.line,
        "column": diagnostic.column,
        "symbol": diagnostic.symbol,
        "library": diagnostic.library,
        "fix": fix
        and {
            "title": fix.title,
            "applicability": fix.applicability.value,
            "edits": [_edit(edit) for edit in fix.edits],
        },
        "fixed": diagnostic.fixed,
        "predicted": None if diagnostic.predicted is None else list(diagnostic.predicted),
    }


def _load_run(run: dict[str, Any], files: list[dict[str, Any]]) -> Run:
    compiler = run.get("compiler")  # the first reports had neither it nor what follows from it
    baseline = run.get("baseline")
    return Run(
        results=tuple(_load_result(file) for file in files),
        version=run["version"],
        rocm=run["rocm"],
        cuda=run["cuda"],
        output=run["output"],
        seconds=run["seconds"],
        interrupted=run["interrupted"],
        compiler=compiler and Compiler(compiler["path"], compiler["version"], tuple(compiler["architectures"])),
        baseline=baseline and Baseline(baseline["known"], baseline["settled"]),
    )


def _load_result(file: dict[str, Any]) -> Result:
    return Result(
        path=file["path"],
        status=Status(file["status"]),
        edits=tuple(Edit(*edit) for edit in file["edits"]),
        diagnostics=tuple(_load_diagnostic(diagnostic) for diagnostic in file["diagnostics"]),
        kept=tuple(Kept(k["name"], k["reason"], k["count"], k["line"]) for k in file["kept"]),
        lines=file["lines"],
        target=file["target"],
        added=file.get("added", False),
        compilation=_load_compilation(file.get("compilation")),
    )


def _load_compilation(data: dict[str, Any] | None) -> Compilation | None:
    if data is None:
        return None
    verdict, headers = Verdict(data["verdict"]), tuple(data["headers"])
    return Compilation(verdict, data["seconds"], data["errors"], data["unpredicted"], headers)


def _load_diagnostic(data: dict[str, Any]) -> Diagnostic:
    fix = data["fix"]
    return Diagnostic(
        code=data["code"],
        severity=Severity(data["severity"]),
        message=data["message"],
        remedy=data["remedy"],
        start=data["start"],
        end=data["end"],
        line=data["line"],
        column=data["column"],
        symbol=data["symbol"],
        library=data["library"],
        fix=fix and Fix(fix["title"], Applicability(fix["applicability"]), tuple(Edit(*edit) for edit in fix["edits"])),
        fixed=data["fixed"],
        predicted=None if (predicted := data.get("predicted")) is None else tuple(predicted),
    )
