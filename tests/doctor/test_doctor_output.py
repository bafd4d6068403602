"""What is printed: for people, and as JSON."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from jsonschema import ValidationError
from rich.console import Console

from hipport.doctor import Purpose
from hipport.doctor import diagnose
from hipport.doctor.json import render
from hipport.doctor.text import show
from tests.doctor.machines import AMD_BOX
from tests.doctor.machines import BARE
from tests.doctor.machines import NVIDIA_BOX
from tests.doctor.machines import FakeMachine

MACHINES = {"amd": AMD_BOX, "nvidia": NVIDIA_BOX, "bare": BARE}


def closed_schema() -> dict[str, Any]:
    """The shipped schema, in which a key that it does not describe is an error."""
    schema: dict[str, Any] = json.loads(files("hipport.doctor").joinpath("schema.json").read_text("utf-8"))
    for node in (
        schema,
        schema["properties"]["can"],
        *(schema["properties"][key]["items"] for key in ("gpus", "findings")),
    ):
        node["additionalProperties"] = False
    Draft202012Validator.check_schema(schema)
    return schema


def text(machine: FakeMachine, **options: Any) -> str:
    screen = io.StringIO()
    show(diagnose(machine), Console(file=screen, width=100, highlight=False, **options))
    return screen.getvalue()


@pytest.mark.parametrize("name", MACHINES)
def test_json_follows_the_schema(name: str) -> None:
    report = json.loads(render(diagnose(MACHINES[name])))
    Draft202012Validator(closed_schema()).validate(report)
    assert report["can"].keys() == {purpose.value for purpose in Purpose}


def test_json_tells_all() -> None:
    report = json.loads(render(diagnose(AMD_BOX)))
    assert report["exit_code"] == 0
    assert report["system"] == "Ubuntu 24.04.3 LTS, Python 3.11.2"
    assert report["gpus"][0] == {"vendor": "AMD", "name": "", "architecture": "gfx942", "wavefront": 64}
    assert report["can"]["verify-rocm"]
    assert not report["can"]["verify-cuda"]
    hipcc = next(check for check in report["findings"] if check["name"] == "hipcc")
    assert hipcc == {
        "part": "AMD",
        "name": "hipcc",
        "state": "ok",
        "detail": "HIP 7.2.53211, clang 22.0.0git: /opt/rocm/bin/hipcc",
        "prevents": [],
        "remedy": "",
    }


def test_the_schema_refuses_a_wrong_report() -> None:
    report = json.loads(render(diagnose(BARE)))
    report["findings"][0]["state"] = "broken"
    with pytest.raises(ValidationError, match="broken"):
        Draft202012Validator(closed_schema()).validate(report)


def test_text_of_a_machine_with_gpus() -> None:
    shown = text(AMD_BOX)
    assert shown.startswith("hipport 0.1.0 on Ubuntu 24.04.3 LTS, Python 3.11.2\n\nAMD\n")
    assert "ok   AMD GPU             gfx942 (wavefront 64), gfx1100 (wavefront 32)" in shown
    assert "hipport verify can run on 2 AMD GPUs.\n" in shown
    assert "What to fix" not in shown


def test_text_of_a_bare_machine() -> None:
    shown = text(BARE)
    assert shown.endswith(
        "What works\n"
        "hipport verify can run on the CPU engine, and on no GPU.\n"
        "Not possible: check.\n"
        "\n"
        "What to fix\n"
        "1. hipcc missing: no hipcc was found\n"
        "   prevents: check\n"
        "   `hipport toolchain install`, which needs no root\n"
    )
    assert "\x1b" not in shown
    assert "\x1b" in text(BARE, force_terminal=True)


def test_things_with_one_remedy_are_one_step() -> None:
    libraries = {f"/opt/rocm/lib/{name}": "" for name in AMD_BOX.libraries}
    machine = replace(AMD_BOX, files={**AMD_BOX.files, **libraries}, libraries=frozenset(libraries))
    assert text(machine).endswith(
        "1. HIP runtime wrong: it is in /opt/rocm/lib, where the loader does not look\n"
        "   hiprtc wrong: it is in /opt/rocm/lib, where the loader does not look\n"
        "   prevents: verify on an AMD GPU\n"
        "   `export LD_LIBRARY_PATH=/opt/rocm/lib:$LD_LIBRARY_PATH`\n"
    )


def test_text_of_a_machine_that_can_nothing() -> None:
    shown = text(replace(BARE, compiler=None, clang=""))
    assert "hipport verify can run nowhere.\nNot possible: check.\nNot possible: what convert asks libclang.\n" in shown
