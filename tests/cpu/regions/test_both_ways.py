"""Kernels as loops over lanes give what they give with a stack for each thread, bit for bit; so does their check."""

from __future__ import annotations

import numpy as np
import pytest

from hipport.cpu import Engine
from hipport.cpu import LaunchError
from hipport.cpu import Module
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


def found(module: Module, number: int, block: tuple[int, int]) -> tuple[set[str], bool, bytes]:
    """Which kinds are found in a launch; whether it ended; and its result, unless that depends on a race.

    At which lines, is for the compiler too: of two equal writes, either is left.
    """
    values = np.random.default_rng(number).integers(0, 1 << 32, COUNT, np.uint32)
    out = np.zeros(3 * block[0] * block[1], np.uint32)
    try:
        findings, ended = module.launch(f"k{number}", 3, block, [values, out, COUNT, number % 7]), True
    except LaunchError as error:
        findings, ended = error.findings, False
    assert all(finding.line for finding in findings)
    kinds = {finding.kind.value for finding in findings}
    return kinds, ended, b"" if any("race" in kind for kind in kinds) else out.tobytes()


@pytest.mark.parametrize("wavefront", [32, 64])
@pytest.mark.parametrize("faults", [0, 1, 3], ids=["no fault", "one fault", "faults"])
def test_findings_are_the_same(part: range, wavefront: int, faults: int) -> None:
    source = HEAD + "".join(kernel(number, faults) for number in part)
    modules = {
        (stacks, order): Engine(wavefront=wavefront, stacks=stacks, order=order, check=True).compile(source)
        for stacks in (False, True)
        for order in (Order.FORWARD, Order.REVERSE)
    }
    differing = []
    for number in part:
        for block in BLOCKS:
            results = {way: found(module, number, block) for way, module in modules.items()}
            differing += [
                (number, block, order, results[False, order][:2], results[True, order][:2])
                for order in (Order.FORWARD, Order.REVERSE)
                if results[False, order] != results[True, order]
            ]
    assert differing == []
