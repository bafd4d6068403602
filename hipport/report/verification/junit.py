"""The report of a verification as JUnit XML, for continuous integration: a suite for each kernel and machine."""

from __future__ import annotations

import re
from itertools import groupby
from xml.etree.ElementTree import Element
from xml.etree.ElementTree import SubElement
from xml.etree.ElementTree import indent
from xml.etree.ElementTree import tostring

from hipport.report.verification.rows import KernelRow
from hipport.report.verification.summary import VerifySummary
from hipport.report.verification.wording import case_words
from hipport.report.verification.wording import detail_lines
from hipport.report.verification.wording import left_words
from hipport.report.verification.wording import machine_words
from hipport.report.verification.wording import remark_words
from hipport.report.verification.wording import status_words
from hipport.verify.results import CaseResult
from hipport.verify.results import CaseStatus
from hipport.verify.results import Timing

#: Characters that XML 1.0 does not allow.
_ILLEGAL = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def render(summary: VerifySummary) -> str:
    """The report; wrong results are failures, everything else that is not right is an error."""
    results = (*summary.run.results, *(timing.result for timing in summary.timings))
    figures = _figures(results)
    if left := len(summary.run.not_run):
        figures |= {"tests": str(len(results) + left), "skipped": str(left)}
    suites = Element("testsuites", {"name": "hipport verify", **figures})
    for row in summary.rows:
        _add_suite(suites, row, summary)
    _add_left(suites, summary)
    for machine, timings in groupby(sorted(summary.timings, key=_machine_name), key=_machine_name):
        _add_times(suites, machine, tuple(timings))
    indent(suites)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{tostring(suites, encoding="unicode")}\n'


def _add_suite(suites: Element, row: KernelRow, summary: VerifySummary) -> None:
    name = _text(f"{row.kernel} ({machine_words(row.machine)})")
    suite = SubElement(suites, "testsuite", {"name": name, **_figures(row.results)})
    properties = SubElement(suite, "properties")
    versions, machine = summary.run.versions, row.machine
    facts = {
        "hipport": versions.hipport,
        "numpy": versions.numpy,
        "python": versions.python,
        "platform": versions.platform,
        "note": summary.note,
    }
    if machine:
        facts |= {
            "backend": machine.backend,
            "arch": machine.arch,
            "wavefront": str(machine.wavefront),
            "compiler": machine.compiler,
            "emulated": str(machine.emulated).lower(),
            "device": machine.device,
            "source": machine.source,
        }
    for key, value in facts.items():
        SubElement(properties, "property", {"name": key, "value": _text(value)})
    for result in row.results:
        _add_case(suite, name, result)
    if row.remarks:
        lines = (remark_words(row.kernel, remark) for remark in row.remarks)
        SubElement(suite, "system-out").text = _text("\n".join(lines))


def _add_left(suites: Element, summary: VerifySummary) -> None:
    """Add what a run that ended early did not run, as skipped."""
    left = summary.run.not_run
    if not left:
        return
    figures = {"tests": str(len(left)), "failures": "0", "errors": "0", "skipped": str(len(left)), "time": "0"}
    suite = SubElement(suites, "testsuite", {"name": "not run", **figures})
    for each in left:
        facts = {"classname": "not run", "name": _text(each.kernel), "time": "0", "file": _text(each.spec)}
        case = SubElement(suite, "testcase", facts)
        SubElement(case, "skipped", {"message": _text(next(left_words([each])))})


def _machine_name(timing: Timing) -> str:
    return machine_words(timing.result.machine)


def _add_times(suites: Element, machine: str, timings: tuple[Timing, ...]) -> None:
    """Add what was measured on a machine; the figures are properties of the cases."""
    name = _text(f"times ({machine})")
    suite = SubElement(suites, "testsuite", {"name": name, **_figures(tuple(timing.result for timing in timings))})
    for timing in timings:
        case = _add_case(suite, name, timing.result)
        if timing.loops:
            lower, median, upper = timing.quartiles
            figures = {"median_seconds": median, "lower_quartile_seconds": lower, "upper_quartile_seconds": upper}
            parts = {"of_copy": timing.of_copy or 0.0, "of_fma": timing.of_fma or 0.0} if timing.ceilings else {}
            properties = SubElement(case, "properties")
            for key, value in {**figures, **parts}.items():
                SubElement(properties, "property", {"name": key, "value": f"{value:.6g}"})


def _add_case(suite: Element, name: str, result: CaseResult) -> Element:
    facts = {"classname": name, "name": _text(case_words(result)), "time": f"{result.seconds:.6f}"}
    case = SubElement(suite, "testcase", {**facts, "file": _text(result.spec)})
    if not result.passed:
        lines = list(detail_lines(result))
        kind = "failure" if result.status is CaseStatus.FAILED else "error"
        message = lines[0] if lines else status_words(result.status)
        trouble = SubElement(case, kind, {"type": result.status.value, "message": _text(message)})
        trouble.text = _text("\n".join(lines))
    return case


def _figures(results: tuple[CaseResult, ...]) -> dict[str, str]:
    failed = sum(result.status is CaseStatus.FAILED for result in results)
    errors = sum(not result.passed for result in results) - failed
    seconds = sum(result.seconds for result in results)
    return {"tests": str(len(results)), "failures": str(failed), "errors": str(errors), "time": f"{seconds:.6f}"}


def _text(text: str) -> str:
    return _ILLEGAL.sub("?", text)
