"""Blocks of ordinary launches that wait in loops of their own for later ones: these begin, as far as they fit."""

from __future__ import annotations

import time

import pytest

from hipport.cpu.compiler import CxxCompiler
from tests.cpu.host.conftest import RunProgram

#: They build the host runtime.
pytestmark = pytest.mark.slow

#: What a block has that is alone on its compute unit.
ALONE = 65_536
#: As many of these run at once: the compute units of an MI210, the work group processors of an RX 9070 XT.
FIT = {"gfx90a": 104, "gfx1201": 32}


@pytest.fixture(params=(32, 64), ids=("wave32", "wave64"))
def wavefront(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("how", ["atomically", "reading", "counting", "all-for-the-last", "beside-the-host"])
def test_later_blocks_begin(
    run_program: RunProgram, how: str, workers: int, wavefront: int, loops_compiler: CxxCompiler
) -> None:
    finished = run_program("waiting_blocks", how, "300", wavefront=wavefront, workers=workers, seconds=40)
    assert (finished.status, finished.stdout, finished.stderr, finished.kinds) == (0, "", "", [])
    assert not finished.failures


def test_later_blocks_begin_while_others_sleep(run_program: RunProgram, wavefront: int) -> None:
    """With a stack for each thread too."""
    finished = run_program("waiting_blocks", "sleeping", "300", wavefront=wavefront, seconds=40)
    assert (finished.stdout, finished.failures) == ("", ())


@pytest.mark.parametrize("arch", FIT)
def test_what_fits_counts(run_program: RunProgram, arch: str, wavefront: int, loops_compiler: CxxCompiler) -> None:
    fit = FIT[arch]
    for blocks, printed in ((fit, ""), (fit + 1, "hipErrorLaunchFailure\n")):
        begin = time.perf_counter()
        ended = run_program("waiting_blocks", "reading", str(blocks), str(ALONE), arch=arch, wavefront=wavefront)
        assert time.perf_counter() - begin < 30  # not the time limit
        assert ended.stdout == printed
        texts = [failed["text"] for failed in ended.failures]
        assert [f"{fit} of the {blocks} blocks fit on the GPU at once" in text for text in texts] == [True] * bool(
            printed
        )


def test_the_machine_has_no_threads_left(run_program: RunProgram, loops_compiler: CxxCompiler) -> None:
    finished = run_program("waiting_blocks", "without-memory", "300", seconds=40)
    assert finished.stdout == "hipErrorOutOfMemory\n"
    assert [failed["text"].partition(" for ")[0] for failed in finished.failures] == ["no memory"]


@pytest.mark.parametrize(
    ("how", "order"), [("all-for-the-first", 1), ("atomically", 7)], ids=["reverse order", "shuffled order"]
)
def test_blocks_begin_later_in_another_order(
    run_program: RunProgram, how: str, order: int, loops_compiler: CxxCompiler
) -> None:
    finished = run_program("waiting_blocks", how, "100", order=order, seconds=40)
    assert (finished.stdout, finished.failures) == ("", ())
