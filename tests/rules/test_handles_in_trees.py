"""HP232: numbers for parameters that a header of the project declares as handles."""

from __future__ import annotations

from pathlib import Path

import pytest

import hipport

TRACKER = """#include <cuda.h>
class Tracker {
  public:
    static Tracker &instance();
    static void forget(CUdeviceptr address);
    void add(CUdeviceptr address, size_t size);
    bool has(CUdeviceptr address) const;
    bool has(int number) const;
};
namespace lab { void clear(CUdeviceptr address); }
void fill(CUdeviceptr address, size_t n);
void spread(CUdeviceptr address);
"""
OTHERS = """struct Others { void add(int n, int m); };
void spread(int n);
"""
START = """#include "tracker.h"
#include "others.h"
CUdeviceptr known;
"""


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("void f() { auto &t = Tracker::instance(); t.add(1, 2); }", "t.add((hipDeviceptr_t)1, 2)"),
        ("void f(Tracker *t, size_t n) { t->add(n, 2); }", "t->add((hipDeviceptr_t)n, 2)"),
        ("void f(size_t n) { Tracker::forget(n + 1); }", "Tracker::forget((hipDeviceptr_t)(n + 1))"),
        (
            "void f(size_t n) { lab::clear(n); fill(n, 1); }",
            "lab::clear((hipDeviceptr_t)n); fill((hipDeviceptr_t)n, 1)",
        ),
        ("void f(Tracker *t) { t->add(known, 2); }", "t->add(known, 2)"),
        ("void f(Tracker *t) { t->has(1); }", "t->has(1)"),
        ("void f(Others &t) { t.add(1, 2); }", "t.add(1, 2)"),
        ("void f(Others &t) { t.add(1, 2); } void g(Tracker &t) { t.add(1, 2); }", "(Tracker &t) { t.add(1, 2)"),
        ("void f() { auto &t = others(); t.add(1, 2); }", "t.add(1, 2)"),
        ("void f() { all.tracker.add(1, 2); spread(1); clear(1); }", "tracker.add(1, 2); spread(1); clear(1)"),
        ("void f() { mine::clear(1); }", "mine::clear(1)"),
        ("Tracker t; void f() { all.t.add(1, 2); }", "all.t.add(1, 2)"),
    ],
)
def test_numbers_for_handles(tmp_path: Path, code: str, expected: str) -> None:
    for name, text in {"tracker.h": TRACKER, "others.h": OTHERS, "main.cpp": f"{START}{code}\n"}.items():
        (tmp_path / name).write_text(text)
    run = hipport.convert_paths(tmp_path)
    (output,) = (result.output for result in run.results if result.path.endswith("main.cpp"))
    assert expected in (output or b"").decode()
