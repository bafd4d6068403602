"""One spec for each kernel of faults.cu."""

import os
from dataclasses import replace
from typing import Any
from typing import NoReturn

from hipport.verify import In
from hipport.verify import InOut
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Values
from hipport.verify import blocks


def doubled(v: Values) -> dict[str, Any]:
    return {"y": 2 * v.x}


right = KernelSpec(
    name="right",
    kernel="right",
    source="faults.cu",
    sizes=[{"n": 40}],
    seeds=[1],
    arguments=[In("x", "float32", "n"), Out("y", "float32", "n"), Scalar("n", "int32")],
    launches=Launch(grid=lambda v: blocks(v.n, 32), block=32),
    reference=doubled,
    moved=lambda v: 8 * v.n,
    operations=lambda v: v.n,
)


def like_right(name: str, **changes: Any) -> KernelSpec:
    return replace(right, **{"name": name, "kernel": name, **changes})


def no_end(_v: Values) -> NoReturn:
    while True:
        pass


SPECS = [
    right,
    *map(like_right, ("wrong", "forgets", "behind", "changes", "asserts", "traps", "loops", "counts")),
    like_right(
        "lanes",
        arguments=[Out("ranks", "int32", "n"), Scalar("n", "int32")],
        launches=Launch(grid=1, block=64),
        reference=lambda v: {"ranks": range(v.n)},
        tolerance=Tolerance("any rank will do", absolute=100),
    ),
    like_right(
        "orders",
        arguments=[Out("ranks", "int32", "n"), InOut("next", "int32", 1, fill=lambda array: [0]), Scalar("n", "int32")],
        launches=Launch(grid=1, block=64),
        reference=lambda v: {"ranks": range(v.n), "next": [v.n]},
        tolerance=Tolerance("any rank will do", absolute=100),
    ),
    like_right("speaks", prints=lambda v: ["thread 0", "thread 1"]),
    like_right("silent", kernel="right", prints=lambda v: ["thread 0"]),
    like_right("too_large", kernel="right", launches=Launch(grid=1, block=2048)),
    like_right("too_few", kernel="right", launches=Launch(grid=1, block=64, arguments=["x", "y"])),
    like_right("not_there", kernel="left"),
    like_right("no_source", kernel="right", source="none.cu"),
    like_right("raises", kernel="right", reference=lambda v: {"y": v.z}),
    like_right("other_shape", kernel="right", reference=lambda v: {"y": v.x[:, None]}),
    like_right("other_name", kernel="right", reference=lambda v: {"z": v.x}),
    like_right("no_end", kernel="right", reference=no_end),
    like_right("exits", kernel="right", reference=lambda v: os._exit(3)),
]
