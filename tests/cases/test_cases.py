"""Every source file in a folder here is a case: ``form.py`` says how it is written, and CONTRIBUTING.md shows one.

``HIPPORT_UPDATE_CASES=1`` writes the expectations of each case again, in its place. Read them before you keep them.
"""

from __future__ import annotations

import os
from collections import Counter

import pytest

from hipport.left_open import left_open
from hipport.tree.predictions import predictions
from tests.cases.case import HERE
from tests.cases.case import Case
from tests.cases.case import paths
from tests.cases.case import read

PATHS = paths()


@pytest.fixture(params=PATHS, ids=[f"{path.parent.name}/{path.name}" for path in PATHS])
def case(request: pytest.FixtureRequest) -> Case:
    return read(request.param)


def with_crlf(data: bytes) -> bytes:
    return data.replace(b"\r\n", b"\n").replace(b"\n", b"\r\n")


def test_output_and_report(case: Case) -> None:
    result = case.convert(case.data)
    output = result.output or case.data
    if os.environ.get("HIPPORT_UPDATE_CASES"):
        case = case.updated(result)
    assert output == case.port
    assert case.written(case.data, result).decode("latin-1") == case.content.decode("latin-1")


def test_a_second_run_changes_nothing(case: Case) -> None:
    again = case.convert(case.port)
    assert again.output is None, again.edits


def test_a_second_run_says_again_what_the_first_left_open(case: Case) -> None:
    """By code and line of the port, each once: what the second run finds itself and what is recorded together."""
    first = case.convert(case.data)
    again = case.convert(case.port, recorded=left_open(first, case.port.decode("latin-1")))
    assert Counter(predictions(again, None)) == Counter(predictions(first, first.output))


def test_line_endings_make_no_difference(case: Case) -> None:
    data = with_crlf(case.data)
    result = case.convert(data)
    assert (result.output or data) == with_crlf(case.port)
    assert with_crlf(case.written(data, result)) == with_crlf(case.content)


def test_nothing_else_is_in_the_folders() -> None:
    others = {path for path in HERE.glob("*/*") if path.parent.name != "__pycache__"} - set(PATHS)
    assert not others
