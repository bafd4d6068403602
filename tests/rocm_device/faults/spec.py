"""A right launch, and wrong ones."""

from dataclasses import replace
from typing import Any

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar

X, Y = In("x", "float32", "n"), Out("y", "float32", "n")
FACTOR, N = Scalar("factor", "float32", 2.5), Scalar("n", "int32")

right = KernelSpec(
    name="right",
    kernel="scale",
    source="launches.cu",
    sizes=[{"n": 40}],
    seeds=[1],
    arguments=[X, Y, FACTOR, N],
    launches=Launch(grid=1, block=64),
    reference=lambda v: {"y": v.factor * v.x},
    moved=lambda v: 8 * v.n,
    operations=lambda v: v.n,
)


def like_right(name: str, **changes: Any) -> KernelSpec:
    return replace(right, **{"name": name, **changes})


SPECS = [
    right,
    like_right("python_float", arguments=[X, Y, Scalar("factor", "float64", 2.5), N]),
    like_right("wrong_integer", arguments=[X, Y, Scalar("factor", "int32", 2), N]),
    like_right("wrong_array", arguments=[In("x", "float64", "n"), Y, FACTOR, N]),
    like_right("array_for_value", launches=Launch(grid=1, block=64, arguments=["x", "y", "x", "n"])),
    like_right("value_for_array", launches=Launch(grid=1, block=64, arguments=["factor", "y", "factor", "n"])),
    like_right("missing", launches=Launch(grid=1, block=64, arguments=["x", "y", "factor"])),
    like_right("threads", launches=Launch(grid=1, block=2048)),
    like_right("launch_bounds", kernel="bounded", launches=Launch(grid=1, block=128)),
    like_right("lds_full", kernel="shared", launches=Launch(grid=1, block=64, shared_bytes=64 * 1024 - 256)),
    like_right("lds", kernel="shared", launches=Launch(grid=1, block=64, shared_bytes=64 * 1024)),
    like_right("no_kernel", kernel="left"),
    like_right("broken", kernel="broken", source="broken.cu"),
    like_right("mask", kernel="mask", source="mask.cu"),
    like_right("twice", launches=[Launch(grid=1, block=64), Launch(grid=1, block=64)]),
]
