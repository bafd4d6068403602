from __future__ import annotations

import base64
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from hipport.report import render
from hipport.result import Result
from hipport.result import Run
from hipport.result import Status
from tests.report.samples import RULES
from tests.report.samples import UNSUPPORTED
from tests.report.samples import checked_run
from tests.report.samples import large_run
from tests.report.samples import sample_run

SCHEMA = json.loads((Path(__file__).parent / "sarif_schema.json").read_text("utf-8"))


def sarif(run: Run) -> dict[str, Any]:
    """The only run of the log, after validation."""
    log = json.loads(render(run, "sarif", RULES))
    Draft202012Validator(SCHEMA).validate(log)
    only: dict[str, Any] = log["runs"][0]
    return only


def uri_of(path: str) -> dict[str, str]:
    run = Run((Result(path, Status.CONVERTED, diagnostics=(UNSUPPORTED,)),), "0.1.0", "7.2")
    location: dict[str, str] = sarif(run)["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]
    return location


@pytest.mark.parametrize("run", [Run((), "0.1.0", "7.2"), large_run(3, 5)], ids=["empty", "large"])
def test_valid(run: Run) -> None:
    assert len(sarif(run)["results"]) == sum(len(result.diagnostics) for result in run.results)


def test_results_point_at_their_rules() -> None:
    run = sarif(sample_run())
    rules = run["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == ["HP110", "HP501", "HP602", "HP901"]
    assert all(rules[result["ruleIndex"]]["id"] == result["ruleId"] for result in run["results"])
    assert rules[1]["name"] == "unsupported-name"
    assert rules[2] == {"id": "HP602"}  # not among the rules that the report was given


def test_a_check_tells_what_was_compiled_and_predicted() -> None:
    run = sarif(checked_run())
    assert run["properties"]["architectures"] == ["gfx90a", "gfx942"]
    assert run["properties"]["units"][1] == {"uri": "port/b.cu", "verdict": "failed", "seconds": 4.0}
    assert [result["properties"].get("predicted") for result in run["results"][:4]] == [[], ["HP501"], ["HP501"], None]


def test_region_and_level() -> None:
    results = sarif(sample_run())["results"]
    assert [result["level"] for result in results] == ["error", "warning", "note", "error"]
    assert results[0]["locations"][0]["physicalLocation"]["region"] == {
        "startLine": 12,
        "startColumn": 5,
        "endColumn": 37,
        "byteOffset": 420,
        "byteLength": 32,
    }


def test_fix_is_a_replacement_of_bytes() -> None:
    (fix,) = sarif(sample_run())["results"][1]["fixes"]
    (replacement,) = fix["artifactChanges"][0]["replacements"]
    assert replacement["deletedRegion"] == {"byteOffset": 611, "byteLength": 10}
    assert base64.b64decode(replacement["insertedContent"]["binary"]) == b"hipMalloc"


def test_exit_code() -> None:
    assert sarif(sample_run())["invocations"] == [{"executionSuccessful": True, "exitCode": 1}]
    interrupted = replace(sample_run(), interrupted=True)
    assert sarif(interrupted)["invocations"] == [{"executionSuccessful": False, "exitCode": 2}]


@pytest.mark.parametrize(
    ("path", "uri"),
    [
        pytest.param("./src/a.cu", "src/a.cu", id="relative"),
        pytest.param("a b#1?.cu", "a%20b%231%3F.cu", id="reserved"),
        pytest.param("c:a.cu", "c%3Aa.cu", id="no scheme"),
        pytest.param("caf\u00e9.cu", "caf%C3%A9.cu", id="utf-8"),
        pytest.param("caf\udce9.cu", "caf%E9.cu", id="not utf-8"),
    ],
)
def test_uri_is_relative_and_encoded(path: str, uri: str) -> None:
    assert uri_of(path) == {"uri": uri, "uriBaseId": "%SRCROOT%"}


def test_absolute_path() -> None:
    assert uri_of("/home/ada/a b.cu") == {"uri": "file:///home/ada/a%20b.cu"}
