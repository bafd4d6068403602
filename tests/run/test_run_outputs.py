"""When two outputs of a program say the same."""

from __future__ import annotations

import pytest

from hipport.run.outputs import difference_of


def of(launch: int, *texts: str) -> str:
    """What the runtime makes of the calls of printf of a launch."""
    return "".join(f"\x0e{launch}\x0f{text}\x0e\x0f" for text in texts)


SAME = {
    "equal": ("PASSED\n", "PASSED\n"),
    "numbers within the tolerance": ("sum = 1.000001, 2e-3\n", "sum = 1.000002, 0.0020000001\n"),
    "what should be zero": ("error 1.2e-07\n", "error 0\n"),
    "not a number": ("x nan\n", "x nan\n"),
    "milliseconds": ("kernel: 1.25 ms\n", "kernel: 17.5 ms\n"),
    "microseconds in brackets": ("took 12 (us)\n", "took 13 (us)\n"),
    "seconds right after the number": ("done in 0.5s\n", "done in 12s\n"),
    "a bandwidth": ("copy 120.5 GB/s\n", "copy 3.25 GB/s\n"),
    "a rate": ("1000 items/sec\n", "7 items/sec\n"),
    "flops": ("peak 3.5 GFLOPS\n", "peak 0.25 GFLOPS\n"),
    "the size of a warp": ("Warp size : 32 lanes\n", "Warp size : 64 lanes\n"),
    "a line about time without a unit": ("Elapsed: 3.5\n", "Elapsed: 4.5\n"),
    "a factor in a line about time": ("Speedup (kernel only): 0.26x\n", "Speedup (kernel only): 1.81x\n"),
    "so much faster": ("the GPU is 3.1x faster\n", "the GPU is 0.5x faster\n"),
    "an average time": ("avg_time 3 of 10\n", "avg_time 4 of 10\n"),
    "addresses": ("buffer at 0x7ffdd6e93670\n", "buffer at 0x7ffeb6a24cc0\n"),
    "dates": ("2026-01-02 10:11:12 start\n", "2026-01-03 23:59:01 start\n"),
    "kernels in another order": (
        of(1, "block 0\n", "block 1\n") + "done\n",
        of(1, "block 1\n", "block 0\n") + "done\n",
    ),
    "kernels before and after host code": (of(1, "hi\n") + "done\n", "done\n" + of(1, "hi\n")),
    "pieces of lines": (of(1, "1 ", "2 ", "\n"), of(1, "2 ", "1 ", "\n")),
    "numbers of kernels": (of(1, "1: 0.5\n", "2: 0.7\n"), of(1, "2: 0.7000001\n", "1: 0.5000001\n")),
    "times of kernels": (of(1, "took 12 cycles\n"), of(1, "took 13 cycles\n")),
    "spaces": ("a   b\n", "a b\n"),
}
OTHER = {
    "a word": ("PASSED\n", "FAILED\n", "line 1 of the output is 'PASSED' and 'FAILED'"),
    "a number": ("x 1.0\n", "x 1.1\n", "line 1 of the output is 'x 1.0' and 'x 1.1'"),
    "an integer, however large": ("n 10000001\n", "n 10000002\n", "'n 10000001' and 'n 10000002'"),
    "a sign": ("x 0.5\n", "x -0.5\n", "'x 0.5' and 'x -0.5'"),
    "not a number": ("x 1.0\n", "x nan\n", "'x 1.0' and 'x nan'"),
    "a time step is a result": ("time step 3: 1.5\n", "time step 3: 1.7\n", "'time step 3: 1.5'"),
    "words on a line about time": ("time 3 ms PASSED\n", "time 4 ms FAILED\n", "PASSED"),
    "a later line": ("a\nb\n", "a\nc\n", "line 2 of the output is 'b' and 'c'"),
    "one more line": ("a\n", "a\nmore\n", "only one of them prints line 2, 'more'"),
    "more words": ("a b\n", "a\n", "'a b' and 'a'"),
    "a kernel's line": (of(1, "x 1\n", "x 2\n"), of(1, "x 3\n", "x 1\n"), "launch 1 prints 'x 2' and 'x 3'"),
    "lines of two launches": (
        of(1, "x 1") + of(2, "x 2"),
        of(1, "x 2") + of(2, "x 1"),
        "launch 1 prints 'x 1' and 'x 2'",
    ),
    "one more of a kernel": (of(3, "x\n"), of(3, "x\n", "x\n"), "only one of them prints 'x' in launch 3"),
    "host code beside kernels": (
        "a\n" + of(1, "x\n"),
        of(1, "x\n") + "b\n",
        "line 1 of the output of host code is 'a'",
    ),
    "long lines are cut": ("x" * 80, "y" * 80, f"'{'x' * 60}...'"),
}


@pytest.mark.parametrize("case", SAME)
def test_the_same(case: str) -> None:
    one, other = SAME[case]
    assert difference_of(one.encode(), other.encode(), 1e-4) is None


@pytest.mark.parametrize("case", OTHER)
def test_a_difference(case: str) -> None:
    one, other, words = OTHER[case]
    assert words in (difference_of(one.encode(), other.encode(), 1e-4) or "")


def test_the_tolerance_is_relative() -> None:
    assert difference_of(b"100.0", b"101.0", 0.02) is None
    assert difference_of(b"100.0", b"101.0", 0.001) is not None
