"""hipport/warp.h keeps warps of 32 lanes on both wavefront sizes, however the halves of a wavefront diverge."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pytest

from hipport import Options
from hipport import convert_text
from hipport.cpu import Engine
from hipport.cpu import Module
from tests.cpu.test_wave_operations import _mask

pytestmark = pytest.mark.slow  # compiles a large kernel
SOURCE = """
#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>
#include "hipport/warp.h"

#define OPERATION(name, T, expression)                                                            \\
    extern "C" __global__ void name(const T* values, unsigned long long* out, int half, unsigned active) { \\
        const T v = values[threadIdx.x];                                                          \\
        const unsigned full = 0xffffffffu, named = 0x0f0f0f0fu;                                   \\
        const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;                               \\
        int all = 0;                                                                              \\
        if (half < 0 || warp % 2 == half) {                                                       \\
            if (active >> lane & 1) out[threadIdx.x] = (expression);                              \\
        } else {                                                                                  \\
            if (active >> lane & 1) out[threadIdx.x] = (expression);                              \\
        }                                                                                         \\
        (void)full, (void)named, (void)all;                                                       \\
    }

__device__ unsigned long long bits(double x) { return __double_as_longlong(x); }
__device__ unsigned long long bits(__half x) { return __half_as_ushort(x); }

OPERATION(shfl, int, hipport::shfl_sync(full, v, 5))
OPERATION(shfl_width, int, hipport::shfl_sync(full, v, 13, 8))
OPERATION(shfl_up, int, hipport::shfl_up_sync(full, v, 3))
OPERATION(shfl_down, int, hipport::shfl_down_sync(full, v, 16))
OPERATION(shfl_xor, int, hipport::shfl_xor_sync(full, v, 21))
OPERATION(shfl_down_double, double, bits(hipport::shfl_down_sync(full, v, 1)))
OPERATION(shfl_xor_long, long long, hipport::shfl_xor_sync(full, v, 8))
OPERATION(shfl_down_half, __half, bits(hipport::shfl_down_sync(full, v, 2)))
OPERATION(ballot, int, hipport::ballot_sync(full, v & 1))
OPERATION(ballot_named, int, hipport::ballot_sync(named, v & 1))
OPERATION(any_of, int, hipport::any_sync(named, v == 12))
OPERATION(all_of, int, hipport::all_sync(named, v < 90))
OPERATION(match_any, int, hipport::match_any_sync(full, v % 5))
OPERATION(match_all, int, hipport::match_all_sync(full, v / 200, &all) + (unsigned long long)all)
OPERATION(reduce_add, int, (unsigned)hipport::reduce_add_sync(active, v))
OPERATION(reduce_max, int, hipport::reduce_max_sync(active, v))
OPERATION(active_lanes, int, hipport::activemask())
OPERATION(lanes_before, int, hipport::lanemask_lt())
"""


@dataclass(frozen=True)
class Lane:
    """A lane of a warp in an operation: its number, the active lanes, the warp's values as unsigned bits."""

    number: int
    active: list[int]
    values: list[int]


#: What a lane gets.
Model = Callable[[Lane], int]


def _named(active: list[int]) -> list[int]:
    return [lane for lane in active if 0x0F0F0F0F >> lane & 1]


MODELS: dict[str, tuple[str, Model]] = {
    "shfl": ("i4", lambda x: x.values[5]),
    "shfl_width": ("i4", lambda x: x.values[(x.number & ~7) + 5]),
    "shfl_up": ("i4", lambda x: x.values[x.number if x.number < 3 else x.number - 3]),
    "shfl_down": ("i4", lambda x: x.values[x.number if x.number + 16 > 31 else x.number + 16]),
    "shfl_xor": ("i4", lambda x: x.values[x.number ^ 21]),
    "shfl_down_double": ("f8", lambda x: x.values[min(x.number + 1, 31)]),
    "shfl_xor_long": ("i8", lambda x: x.values[x.number ^ 8]),
    "shfl_down_half": ("f2", lambda x: x.values[x.number if x.number + 2 > 31 else x.number + 2]),
    "ballot": ("i4", lambda x: _mask([k for k in x.active if x.values[k] & 1])),
    "ballot_named": ("i4", lambda x: _mask([k for k in _named(x.active) if x.values[k] & 1])),
    "any_of": ("i4", lambda x: int(any(x.values[k] == 12 for k in _named(x.active)))),
    "all_of": ("i4", lambda x: int(all(x.values[k] < 90 for k in _named(x.active)))),
    "match_any": ("i4", lambda x: _mask([k for k in x.active if x.values[k] % 5 == x.values[x.number] % 5])),
    "reduce_add": ("i4", lambda x: sum(x.values[k] for k in x.active)),
    "reduce_max": ("i4", lambda x: max(x.values[k] for k in x.active)),
    "active_lanes": ("i4", lambda x: _mask(x.active)),
    "lanes_before": ("i4", lambda x: (1 << x.number) - 1),
}
#: Each operation with its active lanes: all for shuffles, which would read lanes that are not.
CASES = [
    (name, active)
    for name in MODELS
    for active in (0xFFFFFFFF, 0x0F0F0F0F, 0x80000001)
    if active == 0xFFFFFFFF or not name.startswith("shfl")
]


@pytest.fixture(scope="module")
def module() -> Module:
    return Engine().compile(SOURCE, kernels=list(MODELS))  # a macro defines them


@pytest.mark.parametrize("half", [-1, 0, 1], ids=("together", "lower-apart", "upper-apart"))
@pytest.mark.parametrize(("name", "active"), CASES)
def test_warp_of_32(name: str, active: int, half: int, engine: Engine, module: Module) -> None:
    threads = 160  # the last wavefront of 64 is half full
    dtype, model = MODELS[name]
    values = np.random.default_rng(3).integers(1, 100, threads).astype(dtype)
    out = np.zeros(threads, np.uint64)
    Module(engine, module.library).launch(name, 1, threads, [values, out, half, active])
    bits = values.view(f"u{values.itemsize}")
    for first in range(0, threads, 32):
        lanes = [lane for lane in range(32) if active >> lane & 1]
        warp = [int(v) for v in bits[first : first + 32]]
        assert [int(out[first + lane]) for lane in lanes] == [model(Lane(lane, lanes, warp)) for lane in lanes]


COUNT = """
__global__ void warp_counts(const int* values, int* counts) {
    const unsigned votes = __ballot_sync(0xffffffffu, values[threadIdx.x] > 0);
    if (threadIdx.x % 32 == 0) counts[threadIdx.x / 32] = __popc(votes);
}
"""


@pytest.mark.parametrize("warp", ["logical", "native"])
def test_assumption_of_32_lanes(warp: str, engine: Engine) -> None:
    ported = convert_text(COUNT, Options(warp=warp)).output
    assert ported is not None
    if warp == "native":  # as one does who makes it compile
        ported = ported.replace(b"0xffffffffu", b"0xffffffffffffffffull")
    values = np.where(np.arange(128) < 96, 1, -1).astype(np.int32)
    counts = np.zeros(4, np.int32)
    engine.compile(ported).launch("warp_counts", 1, 128, [values, counts])
    is_right = counts.tolist() == [32, 32, 32, 0]
    assert is_right == (warp == "logical" or engine.wavefront == 32)
