"""``--warp native`` reports the kernels that a rename breaks on 64 lanes, and none of the others."""

from __future__ import annotations

import pytest

from hipport.result import Status
from tests.warp_kernels.cases import CASES
from tests.warp_kernels.cases import HERE
from tests.warp_kernels.cases import Case
from tests.warp_kernels.conversion import about_warps
from tests.warp_kernels.conversion import ported

BROKEN = [case for case in CASES if case.breaks]
SAFE = [case for case in CASES if not case.breaks]


def test_every_kernel_is_a_case() -> None:
    assert sorted(path.stem for path in HERE.glob("*.cu")) == sorted(case.name for case in CASES)
    assert len(CASES) >= 40


@pytest.mark.parametrize("case", BROKEN, ids=lambda case: case.name)
def test_what_a_rename_breaks_is_reported(case: Case) -> None:
    assert about_warps(ported(case, warp="native"))


@pytest.mark.parametrize("case", SAFE, ids=lambda case: case.name)
def test_what_is_right_already_is_not_reported(case: Case) -> None:
    assert not about_warps(ported(case, warp="native"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_logical_warps_leave_nothing_to_say(case: Case) -> None:
    result = ported(case, warp="logical")
    assert result.status is Status.CONVERTED
    assert not result.diagnostics
