"""Keys in ascending order, by a bitonic network of many launches."""

from __future__ import annotations

import numpy as np

from hipport.verify import InOut
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Values
from hipport.verify import blocks

CHUNK = 256


def launches(v: Values) -> list[Launch]:
    """Sorted chunks, then merges of twice the size until all keys are in one."""
    threads = CHUNK // 2
    chunks = blocks(v.n, CHUNK)
    steps = [Launch(chunks, threads, kernel="sort_chunks<{T}>", arguments=("keys", "n"))]
    size = CHUNK
    while size < v.n:
        size *= 2
        grid = blocks(v.n, size) * size // CHUNK
        stride = size // 2
        while stride >= CHUNK:
            steps.append(Launch(grid, threads, scalars={"size": size, "stride": stride}))
            stride //= 2
        steps.append(Launch(chunks, threads, kernel="merge_chunks<{T}>", arguments=("keys", "n")))
    return steps


SPEC = KernelSpec(
    name="bitonic_sort",
    kernel="merge_step<{T}>",
    instances=[{"T": "float32"}, {"T": "uint32"}],
    sizes=[{"n": n} for n in (1, 2, 31, 33, 256, 257, 700, 1_024, 10_000)],
    bench={"n": 2**20},
    arguments=[InOut("keys", "T", "n"), Scalar("n", "int32"), Scalar("size", "int32"), Scalar("stride", "int32")],
    launches=launches,
    reference=lambda v: {"keys": np.sort(v.keys)},
    tolerance=Tolerance("keys are moved as they are", relative=0, absolute=0),
    moved=lambda v: 2 * v.n * v.T.itemsize,
    operations=lambda v: v.n * (v.n - 1).bit_length() * ((v.n - 1).bit_length() + 1) // 4,
)
