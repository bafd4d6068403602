"""HIP's host interface for the CPU: it is what ROCm's headers make, agrees with them, and compiles as C and C++."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from hipport.cpu import find_compiler
from hipport.cpu.compiler import HEADERS
from scripts.hip_api.__main__ import INCLUDE
from scripts.hip_api.__main__ import fresh

API = INCLUDE / "hip" / "hip_runtime_api.h"
_WARNINGS = ("-Wall", "-Wextra", "-Werror")

# What a program may rely on, as C11 and C++ both say it.
FACTS = """\
hipErrorNotReady == 600
hipErrorLaunchFailure == 719
hipErrorUnknown == 999
hipMemcpyDefault == 4
hipDeviceAttributeWarpSize == 87
hipFuncAttributeMaxDynamicSharedMemorySize == 8
hipEventReleaseToSystem == 0x80000000
hipCpuDeviceId == -1
HIP_R_16BF == 14
sizeof(hipDeviceProp_t) == 1472
offsetof(hipDeviceProp_t, totalGlobalMem) == 288
offsetof(hipDeviceProp_t, multiProcessorCount) == 388
offsetof(hipDeviceProp_t, gcnArchName) == 1160
sizeof(hipPointerAttribute_t) == 32
sizeof(hipIpcMemHandle_t) == 64
offsetof(hipResourceDesc, res) == 8
offsetof(hipLaunchParams, blockDim) == 20
offsetof(hipKernelNodeParams, gridDim) == 32
sizeof(hipExternalMemoryHandleDesc) == 104
sizeof(hipLaunchAttributeValue) == 64
sizeof(dim3) == 12
_Alignof(float4) == 16
sizeof(make_float3(1, 2, 3)) == 12
"""

# Calls of templates: what the functions of C, which stand here for the runtime, get.
PROGRAM = """
#include "hip/hip_ext.h"
#include "hip/hip_runtime.h"
#undef printf

static const void* got;
static long calls[4];
static hipError_t takes(const void* pointer, long call) { return got = pointer, calls[0] = call, hipSuccess; }
extern "C" {
hipError_t hipMalloc(void** pointer, size_t size) { return takes(pointer, long(size)); }
hipError_t hipHostMalloc(void** pointer, size_t, unsigned int flags) { return takes(pointer, flags); }
hipError_t hipMallocFromPoolAsync(void** pointer, size_t, hipMemPool_t, hipStream_t) { return takes(pointer, 0); }
hipError_t hipGetSymbolAddress(void** address, const void* symbol) {
    *address = const_cast<void*>(symbol);
    return hipSuccess;
}
hipError_t hipMemcpyToSymbol(const void* symbol, const void*, size_t, size_t offset, hipMemcpyKind kind) {
    return takes(symbol, long(offset) + kind);
}
hipError_t hipLaunchCooperativeKernel(const void* kernel, dim3, dim3 block, void**, unsigned int, hipStream_t) {
    return takes(kernel, block.x);
}
hipError_t hipExtLaunchKernel(const void* kernel, dim3, dim3, void** arguments, size_t, hipStream_t, hipEvent_t,
                              hipEvent_t, int) {
    return takes(kernel, long(*static_cast<float*>(arguments[1])));
}
hipError_t hipBindTexture(size_t*, const textureReference* bound, const void*, const hipChannelFormatDesc* format,
                          size_t) {
    return takes(bound, format->x + format->w);
}
hipChannelFormatDesc hipCreateChannelDesc(int x, int y, int z, int w, hipChannelFormatKind kind) {
    return {x, y, z, w, kind};
}
hipError_t hipGetDevice(int* device) { return *device = 0, hipSuccess; }
hipError_t hipDeviceGetAttribute(int* value, hipDeviceAttribute_t attribute, int) {
    return *value = attribute == hipDeviceAttributeWarpSize ? 64 : 10, hipSuccess;
}
hipError_t hipFuncGetAttributes(hipFuncAttributes* attributes, const void*) {
    return attributes->maxThreadsPerBlock = 1024, hipSuccess;
}
hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, const void*, int, size_t shared,
                                                                 unsigned int) {
    return *blocks = int(65536 / shared), hipSuccess;
}
}
namespace hipport_cpu {
void configure(dim3 grid, dim3 block, size_t shared, hipStream_t) {
    calls[1] = grid.y * 100 + block.x, calls[2] = long(shared);
}
}  // namespace hipport_cpu

template <class T, int n>
void scale(T x, int times = 2) { calls[3] = long(x) * n * times; }
void plain() { calls[3] = -1; }
void two(const int, float) {}
static float table[16];
static texture<uchar4, 1> bytes;

#define CHECK(...) if (!(__VA_ARGS__)) return __LINE__ - FIRST_LINE
enum { FIRST_LINE = __LINE__ };
int main() {
    float* floats = nullptr;
    void* address = nullptr;
    CHECK(hipMalloc(&floats, 5) == hipSuccess && got == &floats && calls[0] == 5);
    CHECK(hipHostMalloc(&floats, 5, hipHostMallocMapped) == hipSuccess && got == &floats && calls[0] == 2);
    CHECK(hipMallocAsync(&floats, 5, hipMemPool_t(), hipStream_t()) == hipSuccess && got == &floats);
    CHECK(hipGetSymbolAddress(&address, HIP_SYMBOL(table)) == hipSuccess && address == table);
    CHECK(hipMemcpyToSymbol(table, &address, 4) == hipSuccess && got == table && calls[0] == hipMemcpyHostToDevice);
    CHECK(hipMemcpyToSymbol(HIP_SYMBOL(floats), &address, 4, 8) == hipSuccess && got == &floats && calls[0] == 9);
    CHECK(hipLaunchCooperativeKernel(two, 1, 7, nullptr, 0, nullptr) == hipSuccess && got == (void*)two);
    hipExtLaunchKernelGGL(two, 1, 2, 0, nullptr, nullptr, nullptr, 0, 3, 4);
    CHECK(got == (void*)two && calls[0] == 4);
    CHECK(hipBindTexture(nullptr, bytes, &address) == hipSuccess && got == &bytes && calls[0] == 16);
    CHECK(hipCreateChannelDesc<float2>().y == 32 && hipCreateChannelDesc<float2>().z == 0);
    CHECK(hipCreateChannelDesc<short>().f == hipChannelFormatKindSigned);
    hipLaunchKernelGGL(HIP_KERNEL_NAME(scale<float, 3>), dim3(1, 2), 32, 8, 0, 5.0f);
    CHECK(calls[1] == 232 && calls[2] == 8 && calls[3] == 30);
    hipLaunchKernelGGL((scale<int, 3>), dim3(1, 4), dim3(32), 0, nullptr, 5, 1);
    CHECK(calls[1] == 432 && calls[3] == 15);
    hipLaunchParams launch = {(void*)two, 3, dim3(4), nullptr, 0, nullptr}, other;
    CHECK(launch.hipport_own_gridDim.x == 3 && launch.hipport_own_blockDim.x == 4);  // as translated sources name them
    other.hipport_own_gridDim = {4, 5};
    other.hipport_own_gridDim = launch.hipport_own_blockDim;
    CHECK(other.hipport_own_gridDim.x == 4 && other.hipport_own_blockDim.z == 1);
    hipLaunchKernelGGL(plain, 1, 1, 0, 0);
    CHECK(calls[3] == -1);
    int grid = 0, block = 0;  // 65536 / (512 * 4) = 32 blocks of 512 threads are the most threads, with 10 processors
    const auto shared_of = [](int threads) { return size_t(threads > 512 ? 65536 : 2048); };
    CHECK(hipOccupancyMaxPotentialBlockSizeVariableSMem(&grid, &block, two, shared_of) == hipSuccess);
    CHECK(grid == 320 && block == 512);
    return 0;
}
"""


def compiled(text: str, name: str, tmp_path: Path, *flags: str) -> None:
    """Compile a file; `-x c` in front of one in C."""
    path = tmp_path / name
    path.write_text(text)
    language = "c" if name.endswith(".c") else "c++"
    command = [*find_compiler().command, *flags, *_WARNINGS, f"-I{HEADERS}", "-x", language, str(path)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize(
    ("name", "standard"), [("facts.c", "c11"), ("facts.c", "gnu17"), ("facts.cpp", "c++14"), ("facts.cpp", "c++20")]
)
def test_facts_hold_in_c_and_cxx(name: str, standard: str, tmp_path: Path) -> None:
    in_cxx = name.endswith("pp")
    runtime = "hip_runtime_api.h" if in_cxx else "hip_runtime.h"  # which needs C++17, where it has device code
    head = f'#include "hip/{runtime}"\n#include "hip/hiprtc.h"\n#include <assert.h>\n'
    head += "#define _Alignof alignof\n" if in_cxx else ""
    text = "".join(f'static_assert({fact}, "{fact}");\n' for fact in FACTS.splitlines())
    compiled(head + text, name, tmp_path, f"-std={standard}", "-fsyntax-only")


def test_templates_call_the_functions_of_c(tmp_path: Path) -> None:
    compiled(
        PROGRAM,
        "program.cpp",
        tmp_path,
        "-std=c++17",
        "-Wno-unused-parameter",
        "-Wno-missing-braces",
        "-o",
        str(tmp_path / "program"),
    )
    line = subprocess.run([tmp_path / "program"], check=False).returncode
    assert line == 0, PROGRAM.partition("enum { FIRST_LINE")[2].splitlines()[line]


@pytest.mark.rocm
def test_the_headers_are_what_those_of_rocm_make(hipcc: Path) -> None:
    texts = fresh(hipcc)
    assert [name for name, text in texts.items() if (INCLUDE / name).read_text("utf-8") != text] == []


@pytest.mark.rocm
def test_rocm_s_headers_agree(hipcc: Path, tmp_path: Path) -> None:
    """A function that is declared again with other types, or a value that is not the same, does not compile."""
    api = API.read_text("utf-8")
    functions = re.findall(r"^(?!typedef)[a-z].*\);$", api, re.MULTILINE)
    values = re.findall(r"^    (\w+) = (-?\d+),$", api, re.MULTILINE)
    assert len(functions) > 400
    assert len(values) > 600
    source = tmp_path / "agree.cpp"
    source.write_text(
        "#include <hip/hip_ext.h>\n#include <hip/hip_runtime.h>\n#define HIPPORT_CPU_DEFAULT(value)\n"
        + "".join(f'extern "C" {function}\n' for function in functions)
        + "".join(f"static_assert(static_cast<long long>({name}) == {value});\n" for name, value in values)
    )
    command = [str(hipcc), "-x", "c++", "-std=c++17", "-D__HIP_PLATFORM_AMD__", "-w", "-fsyntax-only", str(source)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
