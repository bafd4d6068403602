from __future__ import annotations

import copy
import json
from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from jsonschema import ValidationError

from hipport.errors import HipportError
from hipport.report import render
from hipport.report.json import load
from hipport.result import Run
from tests.report.samples import RULES
from tests.report.samples import checked_run
from tests.report.samples import large_run
from tests.report.samples import sample_run

EMPTY = Run((), version="0.1.0", rocm="7.2")
RUNS = [sample_run(), checked_run(), EMPTY, large_run(3, 5)]


def closed_schema() -> dict[str, Any]:
    """The shipped schema with every object closed, so that a key it does not describe is an error here."""
    schema = json.loads(files("hipport.report").joinpath("schema.json").read_text("utf-8"))

    def close(node: Any) -> None:
        if isinstance(node, dict):
            if "properties" in node:
                node["additionalProperties"] = False
            for child in node.values():
                close(child)

    closed: dict[str, Any] = copy.deepcopy(schema)
    close(closed)
    Draft202012Validator.check_schema(closed)
    return closed


@pytest.mark.parametrize(
    "run", [sample_run(), checked_run(), EMPTY, large_run(3, 5)], ids=["sample", "checked", "empty", "large"]
)
def test_report_follows_the_schema_and_the_schema_describes_all_of_it(run: Run) -> None:
    Draft202012Validator(closed_schema()).validate(json.loads(render(run, "json", RULES)))


def test_schema_refuses_a_wrong_report() -> None:
    report = json.loads(render(sample_run(), "json", RULES))
    report["files"][0]["diagnostics"][0]["severity"] = "fatal"
    with pytest.raises(ValidationError, match="fatal"):
        Draft202012Validator(closed_schema()).validate(report)


@pytest.mark.parametrize(
    "run", [sample_run(), checked_run(), EMPTY, large_run(3, 5)], ids=["sample", "checked", "empty", "large"]
)
def test_round_trip(run: Run) -> None:
    assert load(render(run, "json", RULES)) == run


def test_round_trip_loses_the_converted_bytes_only() -> None:
    run = sample_run()
    results = tuple(replace(result, output=b"// port\n") for result in run.results)
    assert load(render(replace(run, results=results), "json", RULES)) == run


def test_counts() -> None:
    run = json.loads(render(sample_run(), "json", RULES))["run"]
    assert run["exit_code"] == 1
    assert run["counts"] == {
        "files": {"converted": 2, "unchanged": 1, "copied": 1, "skipped": 0, "failed": 1, "checked": 0},
        "findings": {"error": 2, "warning": 1, "info": 1},
        "fixed": 1,
        "edits": 4,
        "lines": 110,
        "units": dict.fromkeys(
            ("compiled", "failed", "missing-header", "crashed", "timed-out", "out-of-memory", "absent"), 0
        ),
        "predicted_units": 0,
    }


def test_each_file_is_one_line() -> None:
    run = sample_run()
    lines = render(run, "json", RULES).splitlines()
    files = lines[lines.index('"files": [') + 1 : -1]
    assert [json.loads(line.rstrip(","))["path"] for line in files] == [result.path for result in run.results]
    entries = lines[lines.index('"entries": [') + 1 : lines.index("],")]
    assert [json.loads(line.rstrip(","))["code"] for line in entries] == ["HP501", "HP901", "HP110", "HP602"]


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"schema": "hipport-report/1"}', '{"schema": "hipport-report/1", "run": {}, "files": [1]}'],
)
def test_what_is_no_report_is_refused(text: str) -> None:
    with pytest.raises(HipportError, match=r"not a hipport-report/1 report.*--report FILE.json"):
        load(text)


def test_another_schema_is_named() -> None:
    with pytest.raises(HipportError, match=r"schema 'hipport-report/9'.*write the report again"):
        load('{"schema": "hipport-report/9"}')
