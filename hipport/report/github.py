"""GitHub workflow commands: each finding becomes an annotation of its line in a pull request."""

from __future__ import annotations

from hipport.diagnostics import Severity
from hipport.entries import FileDiagnostic
from hipport.paths import printable
from hipport.report.summary import Summary
from hipport.report.wording import prose

_COMMANDS = {Severity.INFO: "notice", Severity.WARNING: "warning", Severity.ERROR: "error"}


def render(summary: Summary) -> str:
    """The report: one ``::error file=...,line=...,col=...,title=CODE::message`` per finding, in the run's order."""
    return "".join(_command(finding) for finding in summary.findings)


def _command(finding: FileDiagnostic) -> str:
    d = finding.diagnostic
    place = f"file={_property(printable(finding.path))},line={d.line},col={d.column},title={_property(d.code)}"
    text = "\n".join(filter(None, (prose(d.message), prose(d.remedy))))
    return f"::{_COMMANDS[d.severity]} {place}::{_data(text)}\n"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
