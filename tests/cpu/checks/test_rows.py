"""Accesses that are checked for all lanes of a row at once: what is found is as with a stack for each thread.

Nothing here is random: each kernel has what rows differ in. `test_both_ways.py` has kernels by chance.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
import pytest

from hipport.cpu import Argument
from hipport.cpu import Engine
from hipport.cpu import FindingKind
from hipport.cpu import LaunchError
from hipport.cpu import Module
from hipport.cpu import Order

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("loops_compiler")]

Coordinates = tuple[int, int, int]
BOUNDS, UNDER, WRITES = (
    FindingKind.OUT_OF_BOUNDS_READ,
    FindingKind.UNWRITTEN_SHARED_READ,
    FindingKind.OUT_OF_BOUNDS_WRITE,
)
SHARED, GLOBAL = FindingKind.RACE_SHARED, FindingKind.RACE_GLOBAL_IN_BLOCK


@dataclass(frozen=True)
class Case:
    """A kernel's code after `const int t = threadIdx.x, n = 64;`, with shared `s` of 64 numbers, and `a` and `b` of 64
    for each of four blocks, one after the other, as a row is known once one has been checked lane by lane; what is
    found in it, and how often, 0 for races, of which that depends on the order.
    """

    code: str
    kind: FindingKind | None = None
    count: int = 0
    block: tuple[int, ...] = (64,)
    number: str = "int"


CASES = {
    "a line": Case("b[t] = a[t];"),
    "backwards": Case("b[63 - t] = a[63 - t];"),
    "every other": Case("s[t] = t; __syncthreads(); if (t < 32) b[t] = s[2 * t + 1];"),
    "one for all": Case("s[t] = t; __syncthreads(); b[t] = s[5] + a[7];"),
    "doubles": Case("s[t] = a[t]; __syncthreads(); b[t] = s[63 - t];", number="double"),
    "bytes": Case("s[t] = a[t]; __syncthreads(); b[t] = s[63 - t];", number="char"),
    "halves of words": Case("s[t] = a[t]; __syncthreads(); b[t] = s[t ^ 1];", number="short"),
    "rows of a block": Case(
        "const int i = t + 16 * threadIdx.y; s[i] = a[i]; __syncthreads(); b[i] = s[63 - i];", block=(16, 4)
    ),
    "the same flag": Case("s[0] = 1; __syncthreads(); b[t] = s[0];"),
    "a guard for some": Case("if (t + 40 < n) b[t + 40] = a[t];"),
    "two guards": Case("if (t >= 8 && t < n - 8) b[t] = a[t - 8] + a[t + 8];"),
    "its own again": Case("b[t] = 1; b[t] += a[t]; b[t] *= 2;"),
    "a loop of all": Case("int sum = 0; for (int i = 0; i < n; ++i) sum += a[i] * (t + i); b[t] = sum;"),
    "tree": Case(
        "s[t] = a[t]; __syncthreads();"
        " for (int d = 32; d > 0; d /= 2) { if (t < d) s[t] += s[t + d]; __syncthreads(); } b[t] = s[0];"
    ),
    "the last one is out": Case("b[t] = a[t + 1];", BOUNDS, 1),
    "the first one is out": Case("b[t] = a[t - 1];", BOUNDS, 1),
    "all are out": Case("b[t] = a[t + 64];", BOUNDS, 64),
    "some in the middle of a loop": Case(
        "int sum = 0; for (int i = 0; i < 4; ++i) sum += a[t + i]; b[t] = sum;", BOUNDS, 6
    ),
    "far away": Case("b[t * (1l << 26)] = 1;", WRITES, 252),
    "wraps around": Case("b[t * 0x80000001u] = 1;", WRITES, 128),
    "some end": Case(
        "if (t == 0) s[0] = 0; __syncthreads(); atomicAdd(&s[0], 1); if (t % 5 == 1) b[1l << 40] = 1; __syncthreads();"
        " b[t] = s[0];",
        WRITES,
        52,
    ),
    "some end in a loop of all": Case(
        "int sum = 0; for (int i = 0; i < n; ++i) sum += a[i == 2 && t % 9 == 7 ? 1l << 40 : i] + a[t]; b[t] = sum;",
        BOUNDS,
        28,
    ),
    "a guard too wide": Case("if (t <= n - 1) b[t + 1] = a[t];", WRITES, 1),
    "not written": Case("if (t < 32) s[t] = 1; __syncthreads(); b[t] = s[t];", UNDER, 128),
    "one not written": Case("if (t > 0) s[t] = 1; __syncthreads(); b[t] = s[0];", UNDER, 256),
    "neighbours": Case("s[t] = a[t]; b[t] = s[63 - t];", SHARED),
    "one for all and written": Case("b[t] = 0; b[0] = t;", GLOBAL),
    "overlapping": Case("s[t] = 1; __syncthreads(); s[t / 2] = t; __syncthreads(); b[t] = s[t];", SHARED),
    "shifted in a loop": Case(
        "s[t] = 0; __syncthreads(); for (int i = 0; i < 4; ++i) s[(t + i) & 63] += i; b[t] = 1;", SHARED
    ),
}


def _source() -> str:
    kernels = [
        f"""
__global__ void k{i}(const {case.number}* a, {case.number}* b) {{
    __shared__ {case.number} s[64];
    const int t = threadIdx.x, n = 64;
    a += 64 * blockIdx.x;
    b += 64 * blockIdx.x;
    {case.code}
}}"""
        for i, case in enumerate(CASES.values())
    ]
    return "#include <hip/hip_runtime.h>\n" + "".join(kernels)


@cache
def _module(order: Order, *, stacks: bool) -> Module:
    return Engine(wavefront=32, order=order, check=True, stacks=stacks).compile(_source())


def found(name: str, order: Order, *, stacks: bool) -> tuple[dict[FindingKind, int], bytes]:
    """How often what is found in a case, and what it computes."""
    case, number = CASES[name], list(CASES).index(name)
    dtype = {"int": "i4", "double": "f8", "char": "i1", "short": "i2"}[case.number]
    b = np.zeros(256, dtype)
    arguments: list[Argument] = [np.arange(256).astype(dtype), b]
    try:
        findings = _module(order, stacks=stacks).launch(f"k{number}", 4, case.block, arguments)
    except LaunchError as error:
        findings = error.findings
    return {finding.kind: finding.count for finding in findings}, b.tobytes()


@pytest.mark.parametrize("order", Order)
@pytest.mark.parametrize("name", CASES)
def test_rows(name: str, order: Order) -> None:
    case = CASES[name]
    (loops, result), (stacks, expected) = (found(name, order, stacks=way) for way in (False, True))
    assert set(loops) == set(stacks) == ({case.kind} if case.kind else set())
    if case.count:
        assert loops == stacks == {case.kind: case.count}
    if case.kind not in (SHARED, GLOBAL):
        assert result == expected
