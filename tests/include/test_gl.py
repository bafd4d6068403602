"""hipport/gl.h keeps the resources of OpenGL's buffers, tried with a runtime that only says what it was asked for."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow  # compiles a large kernel

INCLUDE = Path(__file__).parents[2] / "hipport" / "include"
RUNTIME = """#pragma once
#include <cstddef>
#include <cstdio>
enum hipError_t { hipSuccess = 0, hipErrorInvalidValue = 1 };
enum { hipGraphicsRegisterFlagsNone = 0 };
typedef int *hipGraphicsResource_t;
typedef int *hipStream_t;
inline hipError_t hipInit(unsigned int) { return hipSuccess; }
inline hipError_t hipGraphicsUnregisterResource(hipGraphicsResource_t r) {
    std::printf("unregister %d\\n", *r);
    return hipSuccess;
}
inline hipError_t hipGraphicsMapResources(int count, hipGraphicsResource_t *r, hipStream_t) {
    std::printf("map %d of %d\\n", count, **r);
    return hipSuccess;
}
inline hipError_t hipGraphicsUnmapResources(int count, hipGraphicsResource_t *r, hipStream_t) {
    std::printf("unmap %d of %d\\n", count, **r);
    return hipSuccess;
}
inline hipError_t hipGraphicsResourceGetMappedPointer(void **pointer, size_t *size, hipGraphicsResource_t r) {
    *pointer = r;
    *size = 40 + *r;
    return hipSuccess;
}
"""
GL = """#pragma once
inline hipError_t hipGraphicsGLRegisterBuffer(hipGraphicsResource_t *made, unsigned int buffer, unsigned int flags) {
    static int numbers[10];
    numbers[buffer] = buffer;
    *made = numbers + buffer;
    std::printf("register %u with %u\\n", buffer, flags);
    return hipSuccess;
}
"""
PROGRAM = """#include "hipport/gl.h"
using namespace hipport::gl;
int main() {
    void *pointer = nullptr;
    size_t size = 0;
    RegisterBufferObject(7);
    %s
}
"""


@pytest.mark.parametrize(
    ("calls", "expected"),
    [
        ('std::printf("%d\\n", RegisterBufferObject(7));', "1\n"),
        ('std::printf("%d\\n", MapBufferObject(&pointer, 3));', "1\n"),
        ('std::printf("%d %d\\n", UnmapBufferObject(3), UnregisterBufferObject(3));', "1 1\n"),
        (
            'MapBufferObject(&pointer, &size, 7); std::printf("%d %zu\\n", *(int *)pointer, size);',
            "map 1 of 7\n7 47\n",
        ),
        (
            "RegisterBufferObject(3); MapBufferObject(&pointer, 3); UnmapBufferObject(3);",
            "register 3 with 0\nmap 1 of 3\nunmap 1 of 3\n",
        ),
        (
            "SetBufferObjectMapFlags(7, 2); UnregisterBufferObject(7); RegisterBufferObject(7);",
            "unregister 7\nregister 7 with 2\nunregister 7\nregister 7 with 0\n",
        ),
    ],
    ids=["registered twice", "map unknown", "unknown", "pointer and size", "two buffers", "flags"],
)
def test_buffers(tmp_path: Path, calls: str, expected: str) -> None:
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        pytest.skip("no C++ compiler on this machine")
    (tmp_path / "hip").mkdir()
    (tmp_path / "hip" / "hip_runtime.h").write_text(RUNTIME)
    (tmp_path / "hip" / "hip_gl_interop.h").write_text(GL)
    (tmp_path / "unit.cpp").write_text(PROGRAM % calls)
    options = ("-std=c++11", f"-I{tmp_path}", f"-I{INCLUDE}")
    subprocess.run([compiler, *options, tmp_path / "unit.cpp", "-o", tmp_path / "unit"], check=True)
    assert subprocess.run([tmp_path / "unit"], capture_output=True, text=True, check=True).stdout == (
        f"register 7 with 0\n{expected}"
    )
