"""The plain C++ among hipport's headers, compiled for this machine and run on arrays of arguments."""

from __future__ import annotations

import shutil
import struct
import subprocess
from collections.abc import Callable
from collections.abc import Sequence
from pathlib import Path

import pytest

HERE = Path(__file__).parent
HEADERS = HERE.parents[1] / "hipport" / "include"
PROGRAM = """#include <cstdint>
#include <cstdio>
#include "hipport/ptx_integer.h"
using namespace hipport;
%(functions)s
int main() {
    uint64_t v[4];
    while (std::fread(v, sizeof v, 1, stdin) == 1) {
        const uint64_t results[] = {%(calls)s};
        std::fwrite(results, sizeof results, 1, stdout);
    }
}
"""
FUNCTION = "static uint64_t f%d(uint64_t a, uint64_t b, uint64_t c, uint64_t d) { return %s; }\n"
# The sanitizer ends the program at what C++ leaves undefined, such as a shift by the width.
OPTIONS = ("-std=c++14", "-w", "-fsanitize=undefined", "-fno-sanitize-recover", f"-I{HERE / 'stub'}", f"-I{HEADERS}")

Row = tuple[int, int, int, int]
#: The values of C++ expressions, in order, for each row of arguments ``a``, ``b``, ``c``, ``d`` of 64 bits.
Evaluate = Callable[[Sequence[str], Sequence[Row]], list[tuple[int, ...]]]


@pytest.fixture(scope="session")
def evaluate(tmp_path_factory: pytest.TempPathFactory) -> Evaluate:
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        pytest.skip("no C++ compiler on this machine")

    def run(expressions: Sequence[str], rows: Sequence[Row]) -> list[tuple[int, ...]]:
        folder = tmp_path_factory.mktemp("probe")
        functions = "".join(FUNCTION % pair for pair in enumerate(expressions))
        calls = ", ".join(f"f{number}(v[0], v[1], v[2], v[3])" for number in range(len(expressions)))
        (folder / "probe.cpp").write_text(PROGRAM % {"functions": functions, "calls": calls}, "utf-8")
        subprocess.run([compiler, *OPTIONS, folder / "probe.cpp", "-o", folder / "probe"], check=True)
        data = b"".join(struct.pack("<4Q", *row) for row in rows)
        output = subprocess.run([folder / "probe"], input=data, capture_output=True, check=True).stdout
        return list(struct.iter_unpack(f"<{len(expressions)}Q", output))

    return run
