"""The results of mathematical functions for every combination of argument types: CUDA's against the real compiler's."""

from __future__ import annotations

import csv
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.tables.math_overloads import FACTS
from scripts.tables.math_overloads import TYPES
from scripts.tables.math_overloads import Call
from scripts.tables.math_overloads import combinations
from scripts.tables.math_overloads import read
from scripts.tables.math_overloads import rows

INCLUDE = Path(__file__).parents[2] / "hipport" / "include"
HEADERS = ("hipport/math.h", "hipport/minmax.h")
BEFORE = """template <class A, class B> struct Same { static constexpr bool value = false; };
template <class A> struct Same<A, A> { static constexpr bool value = true; };
template <class Wanted, int line, class Result> __host__ __device__ void is(Result) {
    static_assert(Same<Wanted, Result>::value, "another type");
}
"""
#: The compiler names the line of the call in an error, or in a note where ``is`` is what fails.
MESSAGE = re.compile(r"unit\.hip:(\d+):\d+: (?:error: (?!static assertion)|note: in instantiation)")
DIFFERENT = {
    *(("host", name) for name in "cyl_bessel_i0 cyl_bessel_i1".split()),
    # HIP declares pow(float, int) for the device, which nothing can replace: it is a float.
    ("device", "pow"),
}


def _differences(hipcc: Path, folder: Path, headers: tuple[str, ...]) -> set[tuple[str, Call]]:
    """The calls, for host or device, that do not compile with CUDA's result."""
    unit = folder / "unit.hip"
    text = "#include <hip/hip_runtime.h>\n" + "".join(f'#include "{header}"\n' for header in headers) + BEFORE
    first = text.count("\n") + 1
    calls = [(side, call, result) for side in ("host", "device") for call, result in read().items()]
    unit.write_text(text + "".join(_functions(calls, first)), "utf-8")
    options = ("-std=c++17", "-w", "-O0", "-ferror-limit=0", "--offload-arch=gfx942", f"-I{INCLUDE}")
    command: list[str | Path] = [hipcc, *options, "-fsyntax-only", unit, "-o", os.devnull]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    failed = {calls[int(line) - first][:2] for line in MESSAGE.findall(done.stderr) if int(line) >= first}
    assert bool(failed) is bool(done.returncode), done.stderr
    return failed


def _functions(calls: list[tuple[str, Call, str]], first: int) -> Iterator[str]:
    for line, (side, call, result) in enumerate(calls, first):
        arguments = ", ".join(f"({type_})x" for type_ in call.arguments)
        yield f"__{side}__ void {side}_{line}(int x) {{ is<{result}, {line}>({call.function}({arguments})); }}\n"


@pytest.mark.rocm
def test_the_results_are_those_of_cuda(hipcc: Path, tmp_path: Path) -> None:
    assert {(side, call.function) for side, call in _differences(hipcc, tmp_path, HEADERS)} == DIFFERENT


@pytest.mark.rocm
def test_without_our_headers_they_are_not(hipcc: Path, tmp_path: Path) -> None:
    different = _differences(hipcc, tmp_path, ())
    assert ("device", Call("min", ("int", "unsigned int"))) in different
    assert ("host", Call("max", ("float", "float"))) in different
    assert ("host", Call("sqrt", ("float",))) in different
    assert ("device", Call("rsqrt", ("float",))) in different


def test_the_facts_are_as_they_are_written() -> None:
    with FACTS.open(encoding="utf-8", newline="") as file:
        assert rows(read()) == [tuple(row) for row in csv.reader(file)][1:]


def test_facts_have_what_cuda_has() -> None:
    results = read()
    assert results[Call("min", ("int", "unsigned int"))] == "unsigned int"
    assert results[Call("min", ("short", "char"))] == "int"
    assert results[Call("pow", ("float", "int"))] == "double"
    assert Call("min", ("long", "int")) not in results, "ambiguous in CUDA"
    assert all(type_ in TYPES for call in results for type_ in call.arguments)
    assert set(combinations("abs")) - set(results) == {
        Call("abs", (f"unsigned {name}",)) for name in ("int", "long", "long long")
    }
