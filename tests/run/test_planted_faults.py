"""Whole CUDA programs with one fault each, which they have where they are run with an argument.

What is expected stands in the program: at its line ``// found: KIND``, or with ``--compare`` how the outputs differ,
``// differs: 1 and 2``, and ``// first launch that differs``. ``// run: --sanitize`` is how the fault is looked for.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from hipport import run_program
from hipport.run.porting import shown
from hipport.run.results import RunFinding
from hipport.run.results import RunResult
from hipport.run.settings import RunOptions

pytestmark = pytest.mark.slow  # compiles one program after the other
PROGRAMS = Path(__file__).parent / "programs"
#: Those with loops that wait, which are known where kernels are loops over lanes.
WAITING = ("wait-for-block-beyond", "wait-for-nobody")
_MODE = re.compile(r"^// run: --(\w+)$", re.MULTILINE)

names = sorted(path.stem for path in PROGRAMS.glob("*.cu"))
each_program = pytest.mark.parametrize("name", names)


@pytest.fixture(autouse=True)
def _no_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)  # pytest's cannot be read


@pytest.fixture
def _loops(name: str, request: pytest.FixtureRequest) -> None:
    if name in WAITING:
        request.getfixturevalue("loops_compiler")


def source_of(name: str) -> Path:
    return PROGRAMS / f"{name}.cu"


def mode_of(name: str) -> str:
    match = _MODE.search(source_of(name).read_text())
    return match[1] if match else ""


def run(name: str, *arguments: str, mode: str = "") -> RunResult:
    options = RunOptions(
        wave=(32, 64), timeout=60, sanitize=mode == "sanitize", delay=mode == "delay", compare=mode == "compare"
    )
    return run_program(source_of(name), arguments, options)


def after(name: str, mark: str) -> Iterator[tuple[int, str]]:
    """The lines of a program that have a mark, and what stands after it there."""
    for number, line in enumerate(source_of(name).read_text().splitlines(), 1):
        if mark in line:
            yield number, line.partition(mark)[2]


def place_of(finding: RunFinding) -> int | None:
    """The line of a finding in the program."""
    return next((line.line for line in finding.lines if line.path.endswith(".cu")), None)


@each_program
@pytest.mark.usefixtures("_loops")
def test_the_fault_is_found_at_its_line(name: str) -> None:
    mode = mode_of(name)
    result = run(name, "fault", mode=mode)
    wanted = Counter((line, kind) for line, kind in after(name, "// found: "))
    for each in result.runs:
        assert Counter((place_of(finding), finding.kind) for finding in each.findings) == wanted, each.findings
    assert result.exit_code != 0
    wanted_texts = [words.split(" and ") for _, words in after(name, "// differs: ")]
    assert bool(result.differences) == bool(wanted_texts)
    for difference in result.differences or ():
        ((one, other),) = wanted_texts
        assert difference.text.startswith(f"line 1 of the output is '{one}' and '{other}")
        first = [line.line for line in difference.launch.lines] if difference.launch else []
        assert first == [line for line, _ in after(name, "// first launch that differs")]
    assert wanted or wanted_texts


@each_program
@pytest.mark.usefixtures("_loops")
def test_nothing_is_found_without_it(name: str) -> None:
    for mode in ("", "sanitize", "delay"):
        for each in run(name, mode=mode).runs:
            assert (each.status, each.findings) == (0, ())
            assert (each.output or b"").endswith(b"PASSED\n")


def test_an_assertion_of_host_code_is_said_at_its_line_alone() -> None:
    ((line, _),) = after("host-asserts", "// found: ")
    for each in run("host-asserts", "fault").runs:
        (finding,) = each.findings
        place = f"{shown(source_of('host-asserts'))}:{line}"
        assert finding.text.startswith(f"{place}: int main(int, char")
        assert finding.text.endswith(": Assertion `*sum == 64' failed")
        assert b"Assertion" not in (each.errors or b"")


def test_an_assertion_of_a_kernel_names_the_kernel() -> None:
    ((line, _),) = after("kernel-asserts", "// found: ")
    for each in run("kernel-asserts", "fault").runs:
        (finding,) = each.findings
        assert finding.text.startswith(f"{shown(source_of('kernel-asserts'))}:{line}: void store(T")
        assert finding.text.endswith(": Device-side assertion `value > 0' failed")


PRINTING = """
#include <cstdio>
#include <cuda_runtime.h>

__global__ void say(int *first, bool fault) {
    if (fault && atomicExch(first, 0)) printf("first %d\\n", blockIdx.x);
    printf("block %d, thread %d\\n", blockIdx.x, threadIdx.x);
}

int main(int argc, char **) {
    static __managed__ int first = 1;
    say<<<2, 2>>>(&first, argc > 1);
    puts("launched");
    cudaDeviceSynchronize();
}
"""


def test_what_kernels_print_is_compared_in_any_order(tmp_path: Path) -> None:
    source = tmp_path / "printing.cu"
    source.write_text(PRINTING)
    options = RunOptions(compare=True)
    assert run_program(source, (), options).differences == ()
    found = run_program(source, ("fault",), options)
    assert {difference.text for difference in found.differences or ()} == {"launch 1 prints 'first 0' and 'first 1'"}
    assert (found.runs[0].output or b"").splitlines()[:2] == [b"first 0", b"block 0, thread 0"]


FAILING = """
#include <cuda_runtime.h>

__global__ void nothing() {}

int main() {
    cudaEvent_t event;
    cudaEventCreate(&event);
    if (cudaEventQuery(event) == cudaErrorNotReady) return 2;
    cudaSetDevice(7);
    cudaGetLastError();
    nothing<<<1, 2048>>>();
    return cudaGetLastError() != cudaSuccess;
}
"""


def test_calls_that_fail_are_told_where_the_program_fails(tmp_path: Path) -> None:
    source = tmp_path / "failing.cu"
    source.write_text(FAILING)
    result = run_program(source, (), RunOptions())
    told = [(call.error, call.lines[0].line) for call in result.failed_calls]
    assert told == [("hipErrorInvalidDevice", 10), ("hipErrorInvalidConfiguration", 12)]
