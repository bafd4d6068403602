"""The diagnosis as JSON, for scripts; ``schema.json`` describes it."""

from __future__ import annotations

import json
from dataclasses import asdict

from hipport.doctor.checks import Check
from hipport.doctor.checks import Purpose
from hipport.doctor.diagnosis import Diagnosis
from hipport.version import __version__

SCHEMA = "hipport-doctor/1"


def render(diagnosis: Diagnosis) -> str:
    """The diagnosis as JSON text, ASCII only."""
    report = {
        "schema": SCHEMA,
        "version": __version__,
        "system": diagnosis.system,
        "exit_code": diagnosis.exit_code,
        "can": {purpose.value: diagnosis.can(purpose) for purpose in Purpose},
        "gpus": [asdict(gpu) for gpu in diagnosis.gpus],
        "findings": [_check(part.title, check) for part in diagnosis.parts for check in part.checks],
    }
    return json.dumps(report, indent=1) + "\n"


def _check(part: str, check: Check) -> dict[str, object]:
    return {
        "part": part,
        "name": check.name,
        "state": check.state.value,
        "detail": check.detail,
        "prevents": [purpose.value for purpose in check.prevents],
        "remedy": check.remedy,
    }
