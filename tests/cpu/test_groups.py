"""The place of a block in its grid, by functions for cooperative groups."""

from __future__ import annotations

import numpy as np

from hipport.cpu import Engine

SOURCE = """
#include <hip/hip_runtime.h>
#include "hipport/groups.h"

extern "C" __global__ void place(unsigned long long *out) {
    auto grid = cooperative_groups::this_grid();
    auto block = cooperative_groups::this_thread_block();
    unsigned long long *mine = out + 5 * hipport::block_rank(grid);
    mine[0] = hipport::num_blocks(grid);
    mine[1] = hipport::dim_blocks(grid).y;
    mine[2] = hipport::block_index(grid).x;
    mine[3] = hipport::block_index(grid).z;
    mine[4] = hipport::dim_threads(block).y;
}
"""


def test_blocks_are_numbered_by_x_first() -> None:
    out = np.zeros((24, 5), np.uint64)
    Engine().compile(SOURCE).launch("place", (2, 3, 4), (1, 1, 1), [out])
    for rank, row in enumerate(out.tolist()):
        assert row == [24, 3, rank % 2, rank // 6, 1]
