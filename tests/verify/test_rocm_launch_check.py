"""What is known of a launch before it is made: arguments against the code object, extents against the GPU."""

from __future__ import annotations

import re
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from hipport.verify import CaseStatus
from hipport.verify import InOut
from hipport.verify.backends.backend import RunError
from hipport.verify.backends.buffers import Buffer
from hipport.verify.backends.code_object import KernelArgument
from hipport.verify.backends.code_object import KernelCode
from hipport.verify.backends.gpus import CupyGpu
from hipport.verify.backends.kernel_table import CompiledKernel
from hipport.verify.backends.kernel_table import KernelParameter
from hipport.verify.backends.launch_check import check_launch
from hipport.verify.specs.cases import Content
from hipport.verify.specs.cases import KernelCall

GPU = CupyGpu(0, "AMD Instinct MI210", "gfx90a", 64, 1024, 65536, "14.2.0", "7.2.53211")
FLOAT, DOUBLE, INT = KernelParameter("f", 4, False), KernelParameter("f", 8, False), KernelParameter("i", 4, False)
UNSIGNED, BOOL, CHAR = KernelParameter("u", 4, False), KernelParameter("b", 1, False), KernelParameter("i", 1, False)
HALF, PAIR = KernelParameter("S", 2, False), KernelParameter("S", 16, False)
FLOATS, ANYTHING, HALVES = KernelParameter("f", 4, True), KernelParameter("V", 0, True), KernelParameter("S", 2, True)
STRUCT = np.dtype([("a", "i4"), ("b", "f8")], align=True)


def check(
    parameters: list[KernelParameter],
    arguments: list[Any],
    grid: tuple[int, int, int] = (1, 1, 1),
    block: tuple[int, int, int] = (64, 1, 1),
    shared_bytes: int = 0,
) -> None:
    """Arrays as arguments stand for themselves."""
    buffers: dict[str, Buffer] = {}
    given: list[str | np.generic] = []
    for number, argument in enumerate(arguments):
        if isinstance(argument, np.ndarray):
            name = f"a{number}"
            buffers[name] = Buffer(name, Content(InOut(name, "float32", 1), argument, is_written=True))
            given.append(name)
        else:
            given.append(argument)
    taken = tuple(KernelArgument(0, 8 if each.is_pointer else each.size, each.is_pointer) for each in parameters)
    code = KernelCode("_Z1kv", taken, 64, 512, 1024, 0, 8, 0, 16, 0, 0)
    call = KernelCall("k", grid, block, shared_bytes, cooperative=False, arguments=tuple(given))
    check_launch(GPU, CompiledKernel(code, tuple(parameters)), call, buffers)


@pytest.mark.parametrize(
    ("parameter", "argument"),
    [
        (FLOAT, np.float32(1.5)),
        (DOUBLE, np.float64(1.5)),
        (INT, np.int32(1)),
        (INT, np.uint32(1)),
        (UNSIGNED, np.int32(1)),
        (BOOL, np.True_),
        (BOOL, np.uint8(1)),
        (CHAR, np.uint8(1)),
        (HALF, np.float16(1)),
        (HALF, ml_dtypes.bfloat16(1)),
        (PAIR, np.zeros((), STRUCT)[()]),
        (FLOATS, np.zeros(3, np.float32)),
        (FLOATS, np.zeros(0, np.float32)),
        (ANYTHING, np.zeros(3, np.float64)),
        (ANYTHING, np.zeros(3, STRUCT)),
        (HALVES, np.zeros(3, np.float16)),
    ],
)
def test_arguments_that_fit(parameter: KernelParameter, argument: Any) -> None:
    check([parameter], [argument])


@pytest.mark.parametrize(
    ("parameter", "argument", "problem"),
    [
        # A Python float is a double: CuPy would pass its first half, which is 0.
        (FLOAT, np.float64(2.0), "(floating-point number of 4 bytes): the spec gives float64, which has 8 bytes"),
        (FLOAT, np.int32(2), "(floating-point number of 4 bytes): the spec gives int32, which has 4 bytes"),
        (INT, np.int64(2), "(integer of 4 bytes): the spec gives int64, which has 8 bytes"),
        (UNSIGNED, np.float32(2), "(unsigned integer of 4 bytes): the spec gives float32, which has 4 bytes"),
        (BOOL, np.int32(1), "(bool of 1 byte): the spec gives int32, which has 4 bytes"),
        (HALF, np.float32(1), "(object of 2 bytes): the spec gives float32, which has 4 bytes"),
        (FLOAT, np.zeros(3, np.float32), "a0 (floating-point number of 4 bytes): the spec gives an array"),
        (
            FLOATS,
            np.float32(1),
            "(pointer to floating-point number of 4 bytes): the spec gives a value of type float32",
        ),
        (
            FLOATS,
            np.zeros(3, np.float64),
            "a0 (pointer to floating-point number of 4 bytes): the array has elements of type float64",
        ),
        (
            HALVES,
            np.zeros(3, np.uint8),
            "a0 (pointer to object of 2 bytes): the array's 3 bytes are not a whole number",
        ),
    ],
)
def test_arguments_that_do_not(parameter: KernelParameter, argument: Any, problem: str) -> None:
    with pytest.raises(RunError, match=re.escape(problem)) as caught:
        check([parameter], [argument])
    assert caught.value.status is CaseStatus.INVALID_SPEC
    assert caught.value.text.startswith("the arguments do not fit the kernel: k: argument 1 ")


@pytest.mark.parametrize("number", [0, 1, 3])
def test_their_number(number: int) -> None:
    with pytest.raises(RunError, match=rf"k takes 2 arguments, the spec gives {number}$"):
        check([INT, INT], [np.int32(0)] * number)


@pytest.mark.parametrize(
    ("extents", "problem"),
    [
        ({"grid": (1, 0, 1)}, "a launch of no threads: grid (1, 0, 1), block (64, 1, 1)"),
        ({"block": (32, 33, 1)}, "1056 threads in a block; AMD Instinct MI210 has at most 1024"),
        ({"block": (513, 1, 1)}, "513 threads in a block; it is compiled for at most 512 (__launch_bounds__)"),
        ({"shared_bytes": 65536}, "66560 bytes of shared memory, 1024 of them of a fixed size; AMD Instinct MI210 has"),
        ({"grid": (1 << 26, 1, 1)}, "2^32 threads or more in one direction: grid (67108864, 1, 1), block (64, 1, 1)"),
    ],
)
def test_extents_that_a_gpu_does_not_have(extents: dict[str, Any], problem: str) -> None:
    with pytest.raises(RunError, match=re.escape(f"k: {problem}")) as caught:
        check([], [], **extents)
    assert caught.value.status is CaseStatus.REFUSED


@pytest.mark.parametrize(
    "extents", [{"block": (8, 8, 8)}, {"shared_bytes": 64512}, {"grid": ((1 << 26) - 1, 2, 2)}, {"grid": (1, 65536, 1)}]
)
def test_extents_that_it_has(extents: dict[str, Any]) -> None:
    check([], [], **extents)
