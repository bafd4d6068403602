"""Every source file in a folder here is a case: docs/testing-rules.md says how it is written, and CONTRIBUTING.md shows
one.

``HIPPORT_UPDATE_CASES=1`` writes the expectations of each case again, in its place. Read them before you keep them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.testing import check_case
from tests.cases.case import HERE
from tests.cases.case import paths

PATHS = paths()


@pytest.mark.parametrize("path", PATHS, ids=[f"{path.parent.name}/{path.name}" for path in PATHS])
def test_case(path: Path) -> None:
    check_case(path)


def test_nothing_else_is_in_the_folders() -> None:
    others = {path for path in HERE.glob("*/*") if path.parent.name != "__pycache__"} - set(PATHS)
    assert not others
