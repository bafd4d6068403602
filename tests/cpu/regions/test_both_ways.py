"""Kernels as loops over lanes give what they give with a stack for each thread, bit for bit."""

from __future__ import annotations

import numpy as np
import pytest

from hipport.cpu import Engine
from hipport.cpu import Order
from tests.cpu.regions.generated import HEAD
from tests.cpu.regions.generated import kernel

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("loops_compiler")]
COUNT = 5000
#: Threads of a block: rows as long as a wavefront, longer, shorter, and such as no wavefront ends with.
BLOCKS = ((256, 1), (64, 2), (16, 9), (33, 3), (1, 40))
KERNELS = 24


@pytest.fixture(scope="module", params=range(4), ids=lambda part: f"part{part}")
def part(request: pytest.FixtureRequest) -> range:
    return range(request.param * KERNELS, (request.param + 1) * KERNELS)


@pytest.mark.parametrize("wavefront", [32, 64])
def test_results_are_the_same(part: range, wavefront: int) -> None:
    source = HEAD + "".join(map(kernel, part))
    values = np.random.default_rng(part.start).integers(0, 1 << 32, COUNT, np.uint32)
    modules = {
        (stacks, order): Engine(wavefront=wavefront, stacks=stacks, order=order).compile(source)
        for stacks in (False, True)
        for order in (Order.FORWARD, Order.REVERSE, Order.SHUFFLED)
    }
    assert modules[False, Order.FORWARD].engine.compiler.makes_loops
    differing = []
    for number in part:
        for block in BLOCKS:
            results = {}
            for way, module in modules.items():
                out = np.zeros(3 * block[0] * block[1], np.uint32)
                module.launch(f"k{number}", 3, block, [values, out, COUNT, number % 7])
                results[way] = out
            expected = results[True, Order.FORWARD]
            differing += [(number, block, *way) for way, got in results.items() if not np.array_equal(got, expected)]
    assert differing == []
