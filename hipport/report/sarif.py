"""The report as SARIF 2.1.0 (OASIS), which code scanning services and editors read."""

from __future__ import annotations

import base64
import json
from pathlib import PurePath
from urllib.parse import quote

from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity
from hipport.entries import FileDiagnostic
from hipport.report.summary import Summary
from hipport.report.wording import prose

_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
_LEVELS = {Severity.INFO: "note", Severity.WARNING: "warning", Severity.ERROR: "error"}
_ROOT = "%SRCROOT%"


def render(summary: Summary) -> str:
    """The findings as one SARIF run; rules without a finding are left out. Columns count bytes."""
    run = summary.run
    codes = sorted({f.diagnostic.code for f in summary.findings})
    index = {code: number for number, code in enumerate(codes)}
    log = {
        "$schema": _SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {
                    "driver": {
                        "name": "hipport",
                        "version": run.version,
                        "rules": [_rule(code, summary) for code in codes],
                    }
                },
                "invocations": [{"executionSuccessful": run.exit_code != 2, "exitCode": run.exit_code}],
                "originalUriBaseIds": {_ROOT: {"description": {"text": "The folder in which hipport was run."}}},
                "results": [_result(f, index[f.diagnostic.code]) for f in summary.findings],
                "properties": {"rocm": run.rocm, "cuda": run.cuda, **_compiled(summary)},
            }
        ],
    }
    return json.dumps(log, indent=1) + "\n"


def _compiled(summary: Summary) -> dict[str, object]:
    """The properties of a run that compiled something: compiler, architectures, translation units."""
    run = summary.run
    if run.compiler is None:
        return {}
    units = [
        {"uri": _artifact(r.path)["uri"], "verdict": r.compilation.verdict.value, "seconds": r.compilation.seconds}
        for r in run.results
        if r.compilation
    ]
    return {"compiler": run.compiler.version, "architectures": list(run.compiler.architectures), "units": units}


def _rule(code: str, summary: Summary) -> dict[str, object]:
    info = summary.rules.get(code)
    if info is None:
        return {"id": code}
    return {
        "id": code,
        "name": info.name,
        "shortDescription": {"text": info.summary},
        "help": {"text": info.help},
    }


def _result(finding: FileDiagnostic, rule_index: int) -> dict[str, object]:
    d = finding.diagnostic
    artifact = _artifact(finding.path)
    result: dict[str, object] = {
        "ruleId": d.code,
        "ruleIndex": rule_index,
        "level": _LEVELS[d.severity],
        "message": {"text": "\n".join(filter(None, (prose(d.message), prose(d.remedy))))},
        "locations": [{"physicalLocation": {"artifactLocation": artifact, "region": _region(d)}}],
        "properties": {"library": d.library, "symbol": d.symbol},
    }
    if d.predicted is not None:
        result["properties"] = {"library": d.library, "symbol": d.symbol, "predicted": list(d.predicted)}
    if d.fix:
        result["fixes"] = [_fix(d.fix, artifact)]
    return result


def _artifact(path: str) -> dict[str, object]:
    pure = PurePath(path)
    if pure.is_absolute():
        return {"uri": pure.as_uri()}
    return {"uri": quote(pure.as_posix().encode("utf-8", "surrogateescape")), "uriBaseId": _ROOT}


def _region(d: Diagnostic) -> dict[str, int]:
    length = d.end - d.start
    return {
        "startLine": d.line,
        "startColumn": d.column,
        "endColumn": d.column + length,
        "byteOffset": d.start,
        "byteLength": length,
    }


def _fix(fix: Fix, artifact: dict[str, object]) -> dict[str, object]:
    return {
        "description": {"text": prose(fix.title)},
        "artifactChanges": [{"artifactLocation": artifact, "replacements": [_replacement(edit) for edit in fix.edits]}],
    }


def _replacement(edit: Edit) -> dict[str, object]:
    content = edit.text.encode("utf-8", "surrogateescape")
    return {
        "deletedRegion": {"byteOffset": edit.start, "byteLength": edit.end - edit.start},
        "insertedContent": {  # bytes, as the region counts bytes; the text is for viewers
            "binary": base64.b64encode(content).decode("ascii"),
            "text": content.decode(errors="replace"),
        },
    }
