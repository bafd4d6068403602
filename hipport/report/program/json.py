"""The report of a run as JSON."""

from __future__ import annotations

import json
from dataclasses import asdict

from hipport.report.program.wording import title
from hipport.run.results import Difference
from hipport.run.results import LaunchHash
from hipport.run.results import Lines
from hipport.run.results import ProgramRun
from hipport.run.results import RunFinding
from hipport.run.results import RunResult
from hipport.run.settings import Mode
from hipport.version import __version__


def render(result: RunResult) -> str:
    """The report as JSON, pure ASCII."""
    sizes = {id(finding): sizes for finding, sizes in result.findings}
    report = {
        "hipport": __version__,
        "title": title(result),
        "program": result.program,
        "arch": result.arch,
        "checked": result.checked,
        "exit_code": result.exit_code,
        "build_seconds": result.build_seconds,
        "runs": [_run(run) for run in result.runs],
        "findings": [{**_finding(finding), "wavefronts": sizes[id(finding)]} for finding, _ in result.findings],
        "engine": [{**asdict(way), "wavefronts": sizes} for way, sizes in result.ways],
        "compared": result.compared,
        "differences": [_difference(difference) for difference in result.differences or ()],
    }
    return json.dumps(report, indent=2) + "\n"


def _run(run: ProgramRun) -> dict[str, object]:
    return {
        **_mode(run.mode),
        "ending": run.ending.value,
        "status": run.status,
        "signal": run.signal,
        "exit_code": run.exit_code,
        "seconds": run.seconds,
        "memory": run.memory,
        "findings": len(run.findings),
        "failed_calls": [{"error": call.error, "lines": _lines(call.lines)} for call in run.failed_calls],
        "output": _text(run.output),
        "errors": _text(run.errors),
    }


def _mode(mode: Mode) -> dict[str, object]:
    return {"wavefront": mode.wavefront, "order": mode.order.name.lower(), "delayed": mode.delay}


def _text(output: bytes | None) -> str | None:
    return None if output is None else output.decode("utf-8", "replace")


def _finding(finding: RunFinding) -> dict[str, object]:
    return {
        "kind": finding.kind,
        "text": finding.text,
        "kernel": finding.kernel or None,
        "lines": _lines(finding.lines),
        "block": finding.block,
        "thread": finding.thread,
        "count": finding.count,
        "allocated": _lines(finding.allocated),
        "freed": _lines(finding.freed),
    }


def _lines(lines: Lines) -> list[dict[str, object]]:
    return [{"path": line.path, "line": line.line} for line in lines]


def _difference(difference: Difference) -> dict[str, object]:
    return {
        "one": _mode(difference.one),
        "other": _mode(difference.other),
        "text": difference.text,
        "launch": difference.launch and _launch(difference.launch),
    }


def _launch(launch: LaunchHash) -> dict[str, object]:
    return {"number": launch.number, "kernel": launch.kernel, "lines": _lines(launch.lines)}
