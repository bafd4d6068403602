"""What hipport/sample_*.h do in the place of the headers of NVIDIA's samples."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

from hipport.cpu import find_compiler
from hipport.cpu.compiler import HEADERS as ENGINE
from hipport.include import FOLDER
from hipport.mapping.mapping import load_mapping

#: As much of HIP's runtime as the headers ask for: device 1 is faster than device 0, and nobody may use device 2.
RUNTIME = """#pragma once
enum hipError_t { hipSuccess = 0, hipErrorInvalidValue = 1, hipErrorNoDevice = 100 };
enum hipDeviceAttribute_t {
    hipDeviceAttributeComputeMode,
    hipDeviceAttributeComputeCapabilityMajor,
    hipDeviceAttributeMultiprocessorCount,
    hipDeviceAttributeClockRate,
    hipDeviceAttributeIntegrated
};
enum { hipComputeModeDefault = 0, hipComputeModeProhibited = 2 };
struct hipDeviceProp_t {
    const char *name;
};
inline hipError_t &last() {
    static hipError_t error = hipSuccess;
    return error;
}
inline const char *hipGetErrorName(hipError_t error) { return error ? "hipErrorInvalidValue" : "hipSuccess"; }
inline const char *hipGetErrorString(hipError_t error) { return error ? "invalid argument" : "no error"; }
inline hipError_t hipGetLastError() { return last(); }
inline hipError_t hipDeviceSynchronize() { return hipSuccess; }
inline hipError_t hipDeviceReset() { return hipSuccess; }
inline hipError_t hipGetDeviceCount(int *count) { return *count = 3, hipSuccess; }
inline hipError_t hipSetDevice(int device) { return device < 3 ? hipSuccess : hipErrorInvalidValue; }
inline hipError_t hipGetDeviceProperties(hipDeviceProp_t *of, int) { return of->name = "GPU", hipSuccess; }
inline hipError_t hipDeviceGetAttribute(int *value, hipDeviceAttribute_t attribute, int device) {
    const int values[3][5] = {{0, 9, 100, 2000, 0}, {0, 11, 60, 2000, 1}, {2, 9, 1000, 2000, 1}};
    return *value = values[device][attribute], hipSuccess;
}
using hipDevice_t = int;
inline hipError_t hipInit(unsigned) { return hipSuccess; }
inline hipError_t hipDeviceGet(hipDevice_t *of, int device) { return *of = device, hipSuccess; }
enum hipblasStatus_t { HIPBLAS_STATUS_SUCCESS = 0, HIPBLAS_STATUS_NOT_INITIALIZED = 1 };
enum hiprandStatus_t { HIPRAND_STATUS_SUCCESS = 0, HIPRAND_STATUS_TYPE_ERROR = 103 };
"""
#: As much of OpenGL.
OPENGL = """#pragma once
typedef unsigned GLenum;
enum { GL_NO_ERROR = 0 };
inline GLenum &gl_error() {
    static GLenum error = 0;
    return error;
}
inline GLenum glGetError() { return gl_error(); }
"""
#: The second unit has all headers too, so that what is not inline would be there twice.
SECOND = """#include "hipport/sample_functions.h"
#include "hipport/sample_cutil.h"
#include "hipport/sample_gl.h"
int in_second() { return MAX(_ConvertSMVer2Cores(9, 4), MIN(1, 2)); }
const char *hipblasStatusToString(hipblasStatus_t) { return "HIPBLAS_STATUS_NOT_INITIALIZED"; }
"""
FIRST = """#include <iostream>
#include "hipport/sample_cuda.h"
#include "hipport/sample_cutil.h"
#include "hipport/sample_functions.h"
#include "hipport/sample_gl.h"
int in_second();
const char *hipblasStatusToString(hipblasStatus_t);  // after the headers, as in a port it may be
int main(int argc, char **arguments) {
    const char **argv = (const char **)arguments;
    const int wanted = atoi(argv[1]);
    argc -= 1, argv += 1;
    CASES
}
"""


class Case(NamedTuple):
    """Statements, the arguments of their program, what it prints, its exit code, and words of standard error."""

    statements: str
    arguments: str = ""
    text: str = ""
    code: int = 0
    errors: str = ""


CASES = {
    "flag with a value": Case(
        'std::cout << checkCmdLineFlag(argc, argv, "n") << getCmdLineArgumentInt(argc, argv, "n=");',
        arguments="-n=5",
        text="15",
    ),
    "dashes and case": Case(
        'std::cout << checkCmdLineFlag(argc, argv, "n") << getCmdLineArgumentInt(argc, argv, "n");',
        arguments="--N=-5",
        text="1-5",
    ),
    "value without =": Case(
        'std::cout << checkCmdLineFlag(argc, argv, "n") << getCmdLineArgumentInt(argc, argv, "n");',
        arguments="-n5",
        text="05",
    ),
    "longer name": Case(
        'std::cout << checkCmdLineFlag(argc, argv, "n") << getCmdLineArgumentInt(argc, argv, "n");',
        arguments="-nn=5",
        text="00",
    ),
    "the last counts": Case(
        'std::cout << getCmdLineArgumentFloat(argc, argv, "x");', arguments="-x=1 -x=2.5", text="2.5"
    ),
    "text of an argument": Case(
        """
            char *t; std::cout << getCmdLineArgumentString(argc, argv, "file", &t) << t;
            std::cout << getCmdLineArgumentString(argc, argv, "other", &t) << (t == NULL);
        """,
        arguments="-file=a.ppm",
        text="1a.ppm01",
    ),
    "a value that stays": Case(
        'int n = 3; std::cout << cutGetCmdLineArgumenti(argc, argv, "n", &n) << n;', arguments="-m=1", text="03"
    ),
    "file of data": Case(
        """
            char *p = sdkFindFilePath("unit.cpp", "./build/bin/program"); std::cout << p; free(p);
            std::cout << (sdkFindFilePath("none.cpp", NULL) == NULL);
        """,
        text="unit.cpp1",
    ),
    "calls that succeed": Case(
        'checkCudaErrors(hipSetDevice(2)); checkCudaErrors(HIPBLAS_STATUS_SUCCESS); std::cout << "on";', text="on"
    ),
    "call that fails": Case(
        "checkCudaErrors(hipSetDevice(7));", code=1, errors="hipSetDevice(7) gave error 1 (hipErrorInvalidValue)"
    ),
    "library's function for names": Case(
        "checkCudaErrors(HIPBLAS_STATUS_NOT_INITIALIZED);",
        code=1,
        errors="gave error 1 (HIPBLAS_STATUS_NOT_INITIALIZED)",
    ),
    "library without one": Case(
        "checkCudaErrors(HIPRAND_STATUS_TYPE_ERROR);", code=1, errors="gave error 103 (status of a library)"
    ),
    "no last error": Case('getLastCudaError("sum"); std::cout << "on";', text="on"),
    "last error": Case(
        'last() = hipErrorInvalidValue; getLastCudaError("sum");', code=1, errors="sum: error 1 (hipErrorInvalidValue)"
    ),
    "last error, printed": Case(
        'last() = hipErrorInvalidValue; printLastCudaError("sum"); std::cout << "on";', text="on", errors="sum: error 1"
    ),
    "name and rounding": Case(
        "std::cout << _cudaGetErrorEnum(hipSuccess) << ftoi(2.5f) << ftoi(-2.5f);", text="hipSuccess3-3"
    ),
    "cores": Case("std::cout << in_second() << _ConvertSMVer2Cores(11, 0);", text="64128"),
    "families": Case(
        'std::cout << _ConvertSMVer2ArchName(9, 4) << ", " << _ConvertSMVer2ArchName(10, 1);', text="CDNA 3, RDNA"
    ),
    "integrated device": Case("std::cout << findIntegratedGPU();", text="device 1: GPU\n1"),
    "fastest device": Case("std::cout << gpuGetMaxGflopsDeviceId();", text="1"),
    "device by itself": Case("std::cout << findCudaDevice(argc, argv);", text="device 1: GPU\n1"),
    "device that is asked for": Case(
        "std::cout << findCudaDevice(argc, argv);", arguments="-device=0", text="device 0: GPU\n0"
    ),
    "device that nobody may use": Case(
        "std::cout << findCudaDevice(argc, argv);", arguments="-device=2", code=1, errors="device 2 cannot be used"
    ),
    "device that is not there": Case("std::cout << gpuDeviceInit(3);", text="-3", errors="the last one is 2"),
    "capabilities": Case(
        "std::cout << checkCudaCapabilities(7, 5) << checkCudaCapabilities(8, 0);", text="10", errors="capability 8.0"
    ),
    "old check": Case("CUDA_SAFE_CALL(hipSetDevice(7));", code=1, errors="hipSetDevice(7) gave error 1"),
    "old device without arguments": Case(
        'CUT_DEVICE_INIT(); CUT_DEVICE_INIT(argc, (char **)argv); std::cout << "on";',
        text="device 1: GPU\ndevice 1: GPU\non",
    ),
    "old device of the driver": Case(
        """
            hipDevice_t one = 7; CUT_DEVICE_INIT_DRV(one, argc, (char **)argv); int number = 7;
            std::cout << one << cutilChooseCudaDeviceDrv(argc, (char **)argv, &number) << number;
        """,
        arguments="-device=0",
        text="device 0: GPU\n0device 0: GPU\n00",
    ),
    "old offsets and banks": Case(
        "int at = 5, banks[] = {1, 2}; cutilDrvAlignOffset(at, 4); std::cout << at << CUT_BANK_CHECKER(banks, 1);",
        text="82",
    ),
    "old condition": Case(
        'std::cout << cutCheckCondition(1, "a", 1) << cutCheckCondition(0, "a.cu", 7);', text="10", errors="a.cu:7"
    ),
    "old check of the driver": Case(
        'last() = hipErrorInvalidValue; cutilDrvCheckMsg("sum");', code=1, errors="sum: error 1 (hipErrorInvalidValue)"
    ),
    "old conditions": Case(
        'CUT_CONDITION(argc == 1); CUT_CHECK_ERROR("x"); CUT_SAFE_CALL(CUTFalse);', code=1, errors="CUTFalse failed"
    ),
    "old end": Case("CUT_EXIT(argc, argv); std::cout << 1;", arguments="-noprompt"),
    "old timers": Case(
        """
            unsigned int one = 0, two = 0; cutCreateTimer(&one); cutCreateTimer(&two); cutStartTimer(one);
            cutStopTimer(one);
            std::cout << (one != two) << (cutGetTimerValue(one) > 0) << (cutGetTimerValue(two) > 0);
            cutDeleteTimer(one); cutStartTimer(one);
        """,
        text="110",
        code=1,
        errors="a timer that does not exist",
    ),
    "old images": Case(
        """
            unsigned char in[] = {0, 128, 255, 1, 2, 3}, *out = NULL; unsigned int w = 0, h = 0;
            std::cout << cutSavePPMub("a.ppm", in, 2, 1) << cutLoadPPM4ub("a.ppm", &out, &w, &h);
            std::cout << w << h << int(out[4]);
            free(out); out = NULL;
            float grey[] = {0, 1}; cutSavePGMf("a.pgm", grey, 1, 2); cutLoadPGMub("a.pgm", &out, &w, &h);
            std::cout << w << h << int(out[1]) << cutComparePPM("a.ppm", "a.ppm", 0, 0);
            cutFree(out);
        """,
        text="11211122551",
    ),
    "old numbers": Case(
        """
            int in[] = {3, -4}, *out = NULL; unsigned int n = 0;
            std::cout << cutWriteFilei("a.txt", in, 2) << cutReadFilei("a.txt", &out, &n) << n << out[1];
            const unsigned char a[] = {1, 9}, b[] = {1, 5};
            std::cout << cutComparei(in, out, 2) << cutCompareubt(a, b, 2, 1, 0.5f) << cutCompareube(a, b, 2, 3.5f);
            const float f[] = {1, 2}; cutWriteFilef("f.txt", f, 2, 0.5f);
            std::cout << std::ifstream("f.txt").rdbuf();
        """,
        text="112-4110# 0.5\n1 2 ",
        errors="1 of 2 elements are farther than 3.5",
    ),
    "no error of OpenGL": Case("SDK_CHECK_ERROR_GL(); CUT_CHECK_ERROR_GL(); std::cout << CUT_GL_HAS_ERROR;", text="0"),
    "error of OpenGL": Case("gl_error() = 0x502; CUT_CHECK_ERROR_GL2();", code=1, errors="OpenGL gave error 0x0502"),
    "timer": Case(
        """
            StopWatchInterface *w = NULL;
            sdkCreateTimer(&w);
            std::cout << sdkGetTimerValue(&w) << sdkGetAverageTimerValue(&w);
            for (int i = 0; i < 4; ++i) {
                sdkStartTimer(&w);
                sdkStopTimer(&w);
            }
            std::cout << (sdkGetTimerValue(&w) > 3 * sdkGetAverageTimerValue(&w)) << (sdkGetAverageTimerValue(&w) > 0);
            sdkResetTimer(&w);
            std::cout << sdkGetTimerValue(&w);
            sdkStartTimer(&w);
            sdkStopTimer(&w);
            std::cout << (sdkGetTimerValue(&w) == sdkGetAverageTimerValue(&w));
            sdkDeleteTimer(&w);
            std::cout << (w == NULL);
        """,
        text="0011011",
    ),
    "image with a fourth channel": Case(
        """
            unsigned char in[] = {0, 128, 255, 9, 1, 2, 3, 9}, *out = NULL; unsigned int w = 0, h = 0;
            sdkSavePPM4ub("a.ppm", in, 2, 1); sdkLoadPPM4ub("a.ppm", &out, &w, &h); std::cout << w << h;
            for (int i = 0; i < 8; ++i) std::cout << " " << int(out[i]);
            free(out);
        """,
        text="21 0 128 255 0 1 2 3 0",
    ),
    "image with comments, to given memory": Case(
        """
            std::ofstream("a.pgm") << "P5 # by hand\\n# two\\n2 1\\n255\\n" << char(255) << char(51);
            float room[2], *at = room; unsigned int w = 2, h = 1; sdkLoadPGM("a.pgm", &at, &w, &h);
            std::cout << room[0] << " " << room[1]; h = 2; std::cout << sdkLoadPGM("a.pgm", &at, &w, &h);
        """,
        text="1 0.20",
        errors="there is room for 2 x 2 pixels, a.pgm has 2 x 1",
    ),
    "images compared": Case(
        """
            unsigned char a[] = {1, 2, 3, 4}, b[] = {1, 2, 3, 9}; sdkSavePGM("a.pgm", a, 2, 2);
            sdkSavePGM("b.pgm", b, 2, 2);
            std::cout << sdkComparePGM("a.pgm", "b.pgm", 5, 0, true)
                << sdkComparePGM("a.pgm", "b.pgm", 4, 0, true) << sdkComparePGM("a.pgm", "b.pgm", 4, 0.25f, true);
        """,
        text="101",
        errors="1 of 4 elements are farther than 4",
    ),
    "numbers as text": Case(
        """
            float in[] = {1.5f, -2}, *out = NULL; unsigned int n = 0;
            sdkWriteFile("a.txt", in, 2, 0.1f, false);
            sdkReadFile("a.txt", &out, &n, false);
            std::cout << n << out[0] << out[1] << compareData(in, out, 2, 0.0f, 0.0f)
                << sdkReadFile("no.txt", &out, &n, false);
        """,
        text="21.5-210",
        errors="cannot read no.txt",
    ),
    "arrays compared": Case(
        """
            float a[] = {3, 4}, b[] = {3, 4.4f}, zero[] = {0, 0};
            std::cout << sdkCompareL2fe(a, b, 2, 0.1f) << sdkCompareL2fe(a, b, 2, 0.07f)
                << sdkCompareL2fe(zero, zero, 2, 1);
            sdkDumpBin(a, 8, "a.bin"); sdkDumpBin(b, 8, "b.bin"); char own[] = "./program";
            std::cout << sdkCompareBin2BinFloat("b.bin", "a.bin", 2, 0.5f, 0, own);
        """,
        text="1001",
    ),
}


def _compile(*command: str | Path) -> None:
    done = subprocess.run([*find_compiler().command, *command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("samples")
    (folder / "hip").mkdir()
    (folder / "hip" / "hip_runtime.h").write_text(RUNTIME)
    (folder / "GL").mkdir()
    (folder / "GL" / "gl.h").write_text(OPENGL)
    cases = "\n    ".join(
        f"if (wanted == {number}) {{ {case.statements} }}" for number, case in enumerate(CASES.values())
    )
    (folder / "unit.cpp").write_text(FIRST.replace("CASES", cases))
    (folder / "second.cpp").write_text(SECOND)
    options = ("-std=c++11", "-Wall", "-Wextra", "-Werror", f"-I{folder}", f"-I{FOLDER}")
    _compile(*options, folder / "unit.cpp", folder / "second.cpp", "-o", folder / "program")
    return folder / "program"


@pytest.mark.parametrize("name", CASES)
def test_helpers(program: Path, name: str) -> None:
    case = CASES[name]
    command: list[str | Path] = [program, str(list(CASES).index(name)), *case.arguments.split()]
    done = subprocess.run(command, cwd=program.parent, capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == (case.text, case.code), done.stderr
    assert case.errors in done.stderr
    assert bool(case.errors) == bool(done.stderr)


def test_a_check_names_the_line(program: Path) -> None:
    command: list[str | Path] = [program, str(list(CASES).index("call that fails"))]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stderr
    number = next(
        number
        for number, line in enumerate((program.parent / "unit.cpp").read_text().splitlines(), 1)
        if line.lstrip().startswith("if (wanted ==") and "checkCudaErrors(hipSetDevice(7))" in line
    )
    assert said.startswith(f"{program.parent / 'unit.cpp'}:{number}: hipSetDevice(7) gave")


@pytest.mark.parametrize("standard", ["c++17", "c++20"])
def test_vectors(tmp_path: Path, standard: str) -> None:
    """With the engine's vector types, which have HIP's operators and no others."""
    expected = {
        "normalize(make_float3(1, 2, 2)) * 3": "1 2 2",
        "make_float3(length(make_float4(2)))": "4 4 4",
        "cross(make_float3(1, 0, 0), make_float3(0, 1, 0))": "0 0 1",
        "reflect(make_float3(1, -1, 0), make_float3(0, 1, 0))": "1 1 0",
        "lerp(make_float3(0), make_float3(2, 4, 8), 0.25)": "0.5 1 2",
        "lerp(1.0f, 2.0f, 0.5f) + make_float3(0)": "1.5 1.5 1.5",
        "clamp(make_float3(-1, 0.5f, 7), 0.0, 1)": "0 0.5 1",
        "clamp(make_int3(-1, 5, 7), make_int3(0), make_int3(3, 9, 6))": "0 5 6",
        "smoothstep(make_float3(0), make_float3(2), make_float3(-1, 1, 3))": "0 0.5 1",
        "fminf(make_float3(1, 5, 3), make_float3(2)) + fmaxf(make_float3(1, 5, 3), make_float3(2))": "3 7 5",
        "min(make_int3(1, 5, 3), make_int3(2)) * max(make_int3(1, 5, 3), make_int3(2))": "2 10 6",
        "abs(make_int3(-1, 2, -3)) + make_int3(make_float3(-1.5f))": "0 1 2",
        "fabs(floorf(make_float3(-0.5f, 1.5f, 2)))": "1 1 2",
        "fracf(make_float3(-0.25f, 1.5f, 2))": "0.75 0.5 0",
        "fmodf(make_float3(5.5f, -5.5f, 4), make_float3(2))": "1.5 -1.5 0",
        "make_float3(make_float4(make_float3(make_float2(1, 2), 3), 9))": "1 2 3",
        "make_uint3(make_uint2(7)) + dot(make_uint3(1, 2, 3), make_uint3(1))": "13 13 6",
        "make_float3(make_int3(make_int2(4), 5)) / 2": "2 2 2.5",
    }
    shown = "".join(f"    {{ const auto v = {each}; show(v.x, v.y, v.z); }}\n" for each in expected)
    source = tmp_path / "unit.cpp"
    source.write_text(
        '#include <iostream>\n#include "hipport/sample_math.h"\n'
        'template <class T> void show(T x, T y, T z) { std::cout << x << " " << y << " " << z << "\\n"; }\n'
        f"int main() {{\n{shown}}}\n"
    )
    _compile(f"-std={standard}", "-w", "-D__GFX9__", f"-I{ENGINE}", f"-I{FOLDER}", source, "-o", tmp_path / "unit")
    done = subprocess.run([tmp_path / "unit"], capture_output=True, text=True, check=True)
    assert dict(zip(expected, done.stdout.splitlines(), strict=True)) == expected


WORDS = {word for path in FOLDER.glob("hipport/sample_*.h") for word in re.findall(r"\w+", path.read_text("utf-8"))}


@pytest.mark.parametrize("name", sorted(load_mapping().samples.lacking))
def test_what_is_said_to_be_lacking_is_lacking(name: str) -> None:
    header = load_mapping().header(load_mapping().samples.lacking[name])
    assert header is not None
    assert header.hip
    assert name not in WORDS


def test_what_is_said_to_be_there_is_there() -> None:
    assert load_mapping().samples.like_cuda <= WORDS
