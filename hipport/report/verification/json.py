"""The report of a verification as JSON; ``schema.json`` and docs/verify.md describe the form."""

from __future__ import annotations

import json
import math
from dataclasses import asdict
from typing import Any

from hipport.report.verification.rows import MergedFinding
from hipport.report.verification.rows import MergedWay
from hipport.report.verification.summary import VerifySummary
from hipport.verify.comparison import Comparison
from hipport.verify.comparison import Error
from hipport.verify.comparison import Mismatch
from hipport.verify.results import CaseResult
from hipport.verify.results import CaseStatus
from hipport.verify.results import Finding
from hipport.verify.results import Machine
from hipport.verify.results import Output
from hipport.verify.results import Timing

SCHEMA = "hipport-verify/1"


def render(summary: VerifySummary) -> str:
    """The report, with one case, remark or time on each line: easy to compare and to search. ASCII only."""
    head = json.dumps(_run(summary))
    cases = ",\n".join(json.dumps(_case(result)) for result in summary.run.results)
    found = json.dumps([_found(found) for found in summary.findings])
    remarks = ",\n".join(json.dumps({"kernel": kernel, **asdict(remark)}) for kernel, remark in summary.run.remarks)
    ways = ",\n".join(json.dumps(_way(way)) for way in summary.ways)
    return (
        f'{{"schema": "{SCHEMA}",\n"run": {head},\n"cases": [\n{cases}\n],\n'
        f'"findings": {found},\n"remarks": [\n{remarks}\n],\n"engine": [\n{ways}\n],\n"bench": {_bench(summary)}}}\n'
    )


def _way(way: MergedWay) -> dict[str, object]:
    return {
        "kernel": way.kernel,
        "spec": way.spec,
        **asdict(way.way),
        "cases": way.cases,
        "wavefronts": list(way.wavefronts),
    }


def _bench(summary: VerifySummary) -> str:
    if not summary.timings:
        return "null"
    ceilings, timings = (
        "[\n" + ",\n".join(json.dumps(_timing(timing)) for timing in each) + "\n]"
        for each in (summary.run.ceilings, summary.run.timings)
    )
    return f'{{"note": {json.dumps(summary.times_note)},\n"ceilings": {ceilings},\n"timings": {timings}}}'


def _timing(timing: Timing) -> dict[str, object]:
    low, median, high = timing.quartiles if timing.loops else (None, None, None)
    return {
        "result": _case(timing.result),
        "moved": timing.moved,
        "operations": timing.operations,
        "loops": list(timing.loops),
        "seconds": {"lower_quartile": low, "median": median, "upper_quartile": high},
        "bytes_per_second": timing.bytes_per_second if timing.loops else None,
        "operations_per_second": timing.operations_per_second if timing.loops else None,
        "ceilings": timing.ceilings and asdict(timing.ceilings),
        "of_copy": timing.of_copy,
        "of_fma": timing.of_fma,
        "bound": timing.bound,
    }


def _run(summary: VerifySummary) -> dict[str, object]:
    run = summary.run
    return {
        "versions": {
            "hipport": run.versions.hipport,
            "numpy": run.versions.numpy,
            "python": run.versions.python,
            "platform": run.versions.platform,
        },
        "machines": [_machine(machine) for machine in run.machines],
        "emulated": run.emulated,
        "note": summary.note,
        "seconds": run.seconds,
        "interrupted": run.interrupted,
        "not_run": [asdict(left) for left in run.not_run],
        "exit_code": run.exit_code,
        "counts": {status.value: run.statuses[status] for status in CaseStatus},
    }


def _machine(machine: Machine) -> dict[str, object]:
    return {
        "backend": machine.backend,
        "arch": machine.arch,
        "wavefront": machine.wavefront,
        "compiler": machine.compiler,
        "emulated": machine.emulated,
        "device": machine.device,
        "source": machine.source,
    }


def _case(result: CaseResult) -> dict[str, object]:
    return {
        "kernel": result.kernel,
        "spec": result.spec,
        "instance": result.instance,
        "case": result.label,
        "status": result.status.value,
        "machine": result.machine and _machine(result.machine),
        "checked": result.checked,
        "same_bits": result.same_bits,
        "seconds": result.seconds,
        "reasons": list(result.reasons),
        "outputs": [_output(output) for output in result.outputs],
        "findings": [_finding(finding) for finding in result.findings],
        "resources": [asdict(resources) for resources in result.resources],
    }


def _output(output: Output) -> dict[str, object]:
    comparison: Comparison = output.comparison
    return {
        "name": output.name,
        "dtype": output.dtype,
        "passed": comparison.passed,
        "elements": comparison.total,
        "wrong": comparison.count,
        "greatest_error": {
            "absolute": _error(comparison.absolute),
            "relative": _error(comparison.relative),
            "ulps": _error(comparison.ulps),
            "of_allowed": _error(comparison.of_allowed),
        },
        "mismatches": [_mismatch(mismatch) for mismatch in comparison.mismatches],
    }


def _error(error: Error) -> dict[str, object]:
    return {"size": error.size, "index": list(error.index)}


def _mismatch(mismatch: Mismatch) -> dict[str, object]:
    return {
        "index": list(mismatch.index),
        "field": mismatch.field,
        "actual": _value(mismatch.actual),
        "expected": _value(mismatch.expected),
        "allowed": _value(mismatch.allowed),
    }


def _value(value: Any) -> object:
    """A number for JSON; as text where JSON has no such number (NaN, infinity, complex numbers)."""
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    return value if isinstance(value, bool | int | float) else str(value)


def _found(found: MergedFinding) -> dict[str, object]:
    return {
        "kernel": found.kernel,
        "spec": found.spec,
        "original": found.original,
        "finding": _finding(found.finding),
        "cases": found.cases,
        "of_cases": found.of_cases,
        "wavefronts": list(found.wavefronts),
        "of_wavefronts": list(found.of_wavefronts),
    }


def _finding(finding: Finding) -> dict[str, object]:
    return {
        "kind": finding.kind,
        "text": finding.text,
        "kernel": finding.kernel,
        "path": finding.path,
        "line": finding.line,
        "block": finding.block and list(finding.block),
        "thread": finding.thread and list(finding.thread),
        "count": finding.count,
        "order": finding.order,
    }
