"""``cuda_barrier.h`` with threads of this machine: nobody goes on before all have come, in each of many phases."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.include.conftest import HEADERS
from tests.include.conftest import HERE

OPTIONS = ("-std=c++17", "-O1", "-w", "-pthread", "-D__HIP_PLATFORM_AMD__", f"-I{HERE / 'stub'}", f"-I{HEADERS}")
#: Thread 2 leaves after its first phase; what each of the others reads was written before the barrier, or the exit
#: status is not 0. The completion counts the phases.
PROGRAM = """
#include <thread>
#include <vector>
#include "hipport/cuda_barrier.h"

static int phases = 0;
struct count { void operator()() const { ++phases; } };
static cuda::barrier<cuda::thread_scope_block, count> all;
static int written[3];

int main() {
    init(&all, 3);
    cuda::atomic<int> wrong{0};
    const auto work = [&](int me) {
        for (int phase = 1; phase <= 200; ++phase) {
            written[me] = phase;
            if (me == 2) return all.arrive_and_drop();
            if (me == 0) all.arrive_and_wait(); else all.wait(all.arrive());
            if (written[1 - me] != phase) ++wrong;
            all.arrive_and_wait();
        }
    };
    std::vector<std::thread> threads;
    for (int i = 0; i < 3; ++i) threads.emplace_back(work, i);
    for (std::thread& thread : threads) thread.join();
    return wrong.load() != 0 || phases != 400;
}
"""


def test_phases(tmp_path: Path) -> None:
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        pytest.skip("no C++ compiler on this machine")
    (tmp_path / "phases.cpp").write_text(PROGRAM, "utf-8")
    subprocess.run([compiler, *OPTIONS, tmp_path / "phases.cpp", "-o", tmp_path / "phases"], check=True)
    subprocess.run([tmp_path / "phases"], check=True, timeout=60)
