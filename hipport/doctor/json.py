"""The diagnosis as JSON, for scripts; ``schema.json`` describes it."""

from __future__ import annotations

import json
from dataclasses import asdict

from hipport.doctor.diagnosis import Diagnosis
from hipport.doctor.finding import Check
from hipport.doctor.finding import Purpose
from hipport.version import __version__

SCHEMA = "hipport-doctor/1"


def render(diagnosis: Diagnosis) -> str:
    """The diagnosis, ASCII only."""
    report = {
        "schema": SCHEMA,
        "version": __version__,
        "system": diagnosis.system,
        "exit_code": diagnosis.exit_code,
        "can": {use.value: diagnosis.can(use) for use in Purpose},
        "gpus": [asdict(gpu) for gpu in diagnosis.gpus],
        "findings": [_finding(part.title, finding) for part in diagnosis.parts for finding in part.findings],
    }
    return json.dumps(report, indent=1) + "\n"


def _finding(part: str, finding: Check) -> dict[str, object]:
    return {
        "part": part,
        "name": finding.name,
        "state": finding.state.value,
        "detail": finding.detail,
        "prevents": [use.value for use in finding.prevents],
        "remedy": finding.remedy,
    }
