"""The kernels' ports compute what CUDA computes, on wavefronts of 32 and of 64 lanes: by the CPU engine."""

from __future__ import annotations

import numpy as np
import pytest

from hipport.cpu.engine import Engine
from hipport.cpu.errors import CompileError
from hipport.cpu.errors import CompilerNotFoundError
from hipport.cpu.errors import LaunchError
from tests.warp_kernels.cases import CASES
from tests.warp_kernels.cases import Case
from tests.warp_kernels.conversion import ported

pytestmark = pytest.mark.slow  # compiles one kernel after the other

BROKEN = [case for case in CASES if case.breaks]
SAFE = [case for case in CASES if not case.breaks]


def engine(wavefront: int) -> Engine:
    try:
        return Engine(wavefront=wavefront)
    except CompilerNotFoundError as error:
        pytest.skip(str(error))


def launch_and_compare(case: Case, source: bytes, wavefront: int) -> None:
    """Launch a port and compare; the arrays of the case stay as they are."""
    arguments = [np.copy(argument) if isinstance(argument, np.ndarray) else argument for argument in case.arguments]
    engine(wavefront).compile(source, path=f"{case.name}.hip").launch(case.name, case.grid, case.block, arguments)
    for place, expected in case.expected.items():
        result = arguments[place]
        if place in case.unordered:
            result, expected = np.sort(result), np.sort(expected)
        np.testing.assert_allclose(result, expected, rtol=case.tolerance, err_msg=f"argument {place}")


#: What a rename would break is tested by default: each kernel takes a compilation.
LOGICAL = [pytest.param(case, id=case.name, marks=() if case.breaks else pytest.mark.slow) for case in CASES]


@pytest.mark.parametrize("wavefront", [32, 64])
@pytest.mark.parametrize("case", LOGICAL)
def test_logical_warps_compute_what_cuda_computes(case: Case, wavefront: int) -> None:
    output = ported(case, warp="logical").output
    assert output is not None
    launch_and_compare(case, output, wavefront)


@pytest.mark.slow
@pytest.mark.parametrize("wavefront", [32, 64])
@pytest.mark.parametrize("case", SAFE, ids=lambda case: case.name)
def test_what_is_not_reported_is_right_with_native_warps(case: Case, wavefront: int) -> None:
    output = ported(case, warp="native").output
    assert output is not None
    launch_and_compare(case, output, wavefront)


@pytest.mark.slow
@pytest.mark.parametrize("case", BROKEN, ids=lambda case: case.name)
def test_what_is_reported_is_broken_by_a_rename(case: Case) -> None:
    output = ported(case, warp="native", ignore=("HP402",)).output
    assert output is not None
    with pytest.raises((AssertionError, CompileError, LaunchError)):
        launch_and_compare(case, output, 64)
