"""Every wave operation against a model in Python, for all lanes, some lanes, and a partial wavefront."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import pytest

from hipport.cpu import Engine
from hipport.cpu import Module

pytestmark = pytest.mark.slow  # compiles a large kernel
Lanes = Sequence[int]


@dataclass(frozen=True)
class Lane:
    """A lane in an operation: its number, the active lanes, the values by lane, the size of the wavefront."""

    number: int
    active: Lanes
    values: npt.NDArray[np.int64]
    wave: int

    def read(self, source: int) -> int:
        """What a shuffle from a lane gives."""
        source %= self.wave
        return int(self.values[source]) if source in self.active else 0


#: What a lane gets.
Model = Callable[[Lane], int]


def _mask(lanes: Lanes) -> int:
    return sum(1 << lane for lane in lanes)


def _shfl(self: int, source: int, width: int) -> int:
    return (source & (width - 1)) + (self & ~(width - 1))


def _up(self: int, delta: int, width: int) -> int:
    return self if self - delta < (self & ~(width - 1)) else self - delta


def _down(self: int, delta: int, width: int) -> int:
    return self if (self & (width - 1)) + delta >= width else self + delta


def _xor(self: int, mask: int, width: int) -> int:
    return self if (self ^ mask) >= ((self + width) & ~(width - 1)) else self ^ mask


def _pushed(x: Lane, target: Callable[[int], int]) -> int:
    """What the highest lane sends to this one, 0 where none does."""
    return next((int(x.values[k]) for k in reversed(x.active) if target(k) % x.wave == x.number), 0)


def _named(active: Lanes) -> list[int]:
    return [lane for lane in active if lane in NAMED]


#: The lanes that the masks of the *_sync operations name.
NAMED = range(0, 64, 3)
_NAMED_LITERAL = f"{_mask(NAMED):#x}ull"

OPERATIONS: dict[str, tuple[str, Model]] = {
    "shfl": ("__shfl(v, 5)", lambda x: x.read(_shfl(x.number, 5, x.wave))),
    "shfl_negative": ("__shfl(v, -1)", lambda x: x.read(_shfl(x.number, -1, x.wave))),
    "shfl_by_lane": ("__shfl(v, t * 7 + 1, 16)", lambda x: x.read(_shfl(x.number, x.number * 7 + 1, 16))),
    "shfl_up": ("__shfl_up(v, 3)", lambda x: x.read(_up(x.number, 3, x.wave))),
    "shfl_up_8": ("__shfl_up(v, 2, 8)", lambda x: x.read(_up(x.number, 2, 8))),
    "shfl_down": ("__shfl_down(v, 9)", lambda x: x.read(_down(x.number, 9, x.wave))),
    "shfl_down_32": ("__shfl_down(v, 16, 32)", lambda x: x.read(_down(x.number, 16, 32))),
    "shfl_xor": ("__shfl_xor(v, 17)", lambda x: x.read(_xor(x.number, 17, x.wave))),
    "shfl_xor_4": ("__shfl_xor(v, 5, 4)", lambda x: x.read(_xor(x.number, 5, 4))),
    "shfl_sync": ("__shfl_sync(named, v, 6)", lambda x: x.read(_shfl(x.number, 6, x.wave))),
    "shfl_down_sync": ("__shfl_down_sync(named, v, 1)", lambda x: x.read(_down(x.number, 1, x.wave))),
    "ballot": ("__ballot(v & 1)", lambda x: _mask([k for k in x.active if x.values[k] & 1])),
    "ballot_sync": ("__ballot_sync(named, v & 1)", lambda x: _mask([k for k in _named(x.active) if x.values[k] & 1])),
    "activemask": ("__activemask()", lambda x: _mask(x.active)),
    "any": ("__any(v == 12)", lambda x: int(any(x.values[k] == 12 for k in x.active))),
    "all": ("__all(v < 90)", lambda x: int(all(x.values[k] < 90 for k in x.active))),
    "any_sync": ("__any_sync(named, v == 12)", lambda x: int(any(x.values[k] == 12 for k in _named(x.active)))),
    "all_sync": ("__all_sync(named, v < 90)", lambda x: int(all(x.values[k] < 90 for k in _named(x.active)))),
    "match_any": (
        "__match_any(v % 5)",
        lambda x: _mask([k for k in x.active if x.values[k] % 5 == x.values[x.number] % 5]),
    ),
    "match_any_sync": (
        "__match_any_sync(named, v % 5)",
        lambda x: _mask([k for k in _named(x.active) if x.values[k] % 5 == x.values[x.number] % 5]),
    ),
    "match_all": (
        "__match_all(v / 200, &all) + all",
        lambda x: _mask(x.active) + 1 if all(x.values[k] // 200 == x.values[x.number] // 200 for k in x.active) else 0,
    ),
    "reduce_add": ("__reduce_add_sync(~0ull, v)", lambda x: int(sum(x.values[k] for k in x.active))),
    "reduce_min": (
        "__reduce_min_sync(named, v)",
        lambda x: min((int(x.values[k]) for k in _named(x.active)), default=-1),
    ),
    "reduce_max": (
        "__reduce_max_sync(named, v)",
        lambda x: max((int(x.values[k]) for k in _named(x.active)), default=-1),
    ),
    "reduce_xor": (
        "__reduce_xor_sync(~0ull, (unsigned)v)",
        lambda x: int(np.bitwise_xor.reduce([x.values[k] for k in x.active])),
    ),
    "read_first_lane": ("__builtin_amdgcn_readfirstlane(v)", lambda x: int(x.values[x.active[0]])),
    "bpermute": ("__hip_ds_bpermute(4 * (t * 5 + 2), v)", lambda x: x.read(x.number * 5 + 2)),
    "bpermute_of_floats": ("__hip_ds_bpermutef(-4, v)", lambda x: x.read(-1)),
    "permute": ("__hip_ds_permute(4 * (t / 2), v)", lambda x: _pushed(x, lambda lane: lane // 2)),
    "permute_of_floats": ("__hip_ds_permutef(4 * (t + 7), v)", lambda x: _pushed(x, lambda lane: lane + 7)),
    "swizzle_in_fours": ("__hip_ds_swizzle(v, 0x801b)", lambda x: x.read(x.number ^ 3)),
    "swizzle_by_masks": ("__hip_ds_swizzlef(v, 0x041e)", lambda x: x.read((x.number & ~1) ^ 1)),
    "lane_id": ("__lane_id()", lambda x: x.number),
    "lanemask_lt": ("__lanemask_lt()", lambda x: (1 << x.number) - 1),
    "mask_count": ("__mbcnt_hi(~0u, __mbcnt_lo(~0u, 0))", lambda x: x.number),
}

_KERNEL = """
extern "C" __global__ void op_{name}(const int* values, unsigned long long* out, unsigned long long active) {{
    const unsigned long long named = {named};
    const int t = __lane_id();
    const int v = values[threadIdx.x];
    int all = 0;
    if (active >> t & 1) out[threadIdx.x] = {expression};
    (void)named, (void)all;
}}
"""
SOURCE = "#include <hip/hip_runtime.h>\n" + "".join(
    _KERNEL.format(name=name, named=_NAMED_LITERAL, expression=expression)
    for name, (expression, _) in OPERATIONS.items()
)
ACTIVE = {"all": ~0, "even": 0x5555555555555555, "upper": 0xFFFFFF00FFFFFF00, "named": _mask(NAMED), "one": 1 << 9}


@pytest.fixture(scope="module")
def module() -> Module:
    return Engine().compile(SOURCE)


@pytest.mark.parametrize("active", ACTIVE)
@pytest.mark.parametrize("threads", [128, 100])
@pytest.mark.parametrize("name", OPERATIONS)
def test_operation(name: str, threads: int, active: str, engine: Engine, module: Module) -> None:
    wave = engine.wavefront
    values = np.random.default_rng(len(name)).integers(1, 100, threads)
    out = np.zeros(threads, np.uint64)
    mask = ACTIVE[active] & ((1 << 64) - 1)
    Module(engine, module.library).launch(f"op_{name}", 1, threads, [values.astype(np.int32), out, mask])
    for first in range(0, threads, wave):
        here = values[first : first + wave]
        lanes = [lane for lane in range(len(here)) if mask >> lane & 1]
        for lane in lanes:
            if name in ("reduce_min", "reduce_max") and not _named(lanes):
                continue
            expected = OPERATIONS[name][1](Lane(lane, lanes, here, wave)) % (1 << 64)
            assert out[first + lane] == expected, f"lane {lane} of the wavefront from thread {first}"
