"""The edits that make C++ of HIP source: which kernels and variables are found, and that lines stay."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hipport.cpu.kernels import canonical
from hipport.cpu.translate import translate
from hipport.cpu.translate import translate_program


def _translate(source: str) -> str:
    # All that the source names is asked for, so that none of it is left out as host code.
    text = translate(Path("a.hip"), source.encode(), (), kernels=[source]).text
    assert text.count("\n") == source.count("\n") + 1  # the #line before it
    return text


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("__global__ void k(int n) { }", ["k"]),
        ("__global__ void k(int n);", []),
        ("namespace a { namespace { __global__ void __launch_bounds__(4 * 64) k() {} } }", ["a::k"]),
        ("namespace a::b { static __global__ void k() {} }", ["a::b::k"]),
        ('extern "C" { __global__ __attribute__((used)) void k() { if (1) { } } }', ["k"]),
        ("template <class T> __global__ void k(T* p) {}", []),
        ("template <class T> __global__ void k(T*) {}\ntemplate __global__ void k<unsigned int>(unsigned int*);",
         ["k<unsigned int>"]),
        ("template <> __global__ void k<float, 4>(float* p) {}", ["k<float,4>"]),
        ("template <int n>\n__global__ void __launch_bounds__(n) k() {}\ntemplate __global__ void k< 3 >();", ["k<3>"]),
        ("__constant__ float w[3] = {1, 2, 3}; __device__ int n; __managed__ double d;", ["w", "n", "d"]),
        ("namespace a { static __device__ __constant__ std::array<int, 2> t{}; }", ["a::t"]),
        ("__constant__ float a, b; __device__ int x = 1, y = 2, z[2] = {1, 2};", ["a", "b", "x", "y", "z"]),
        ("namespace a { __device__ int x{f(1, 2)}, *y, **z[2][3]; }", ["a::x", "a::y", "a::z"]),
        ("__device__ std::array<int, 2> t, u = {1, 2}; __device__ int n = g<1, 2>(), less = 1 < 2, more = 2 > 1;",
         ["t", "u", "n", "less", "more"]),
        ("__device__ __align__(16) float a[4], b; __device__ int f(int), g(int, int); __device__ auto l = [](int) {};",
         ["a", "b", "l"]),
        ("extern __constant__ float w[]; __device__ int f(int); __device__ int g() { return 1; }", []),
        ("struct S { __device__ int f() { return 1; } __device__ S(); };", []),
        ("#define K(name) __global__ void name() {}\nK(a)", []),
        ("// __global__ void k() {}\nconst char* s = \"__global__ void k() {}\";", []),
    ],
)  # fmt: skip
def test_kernels_and_variables(source: str, names: list[str]) -> None:
    assert re.findall(r'HIPPORT_CPU_(?:KERNEL|VARIABLE|CONSTANT|MANAGED)\(\d+, "(.*?)"', _translate(source)) == names


def test_launches_become_nothing() -> None:
    text = _translate("__global__ void f() {\n  if (x) k<int><<<dim3(1,\n 2), 3>>>(a,\n b); else ns::k<<<1, 2>>>();\n}")
    assert "<<<" not in text
    assert "if (x) ((void)0)\n\n; else ((void)0);" in text


_VALUE = " = hipport_cpu::dynamic_shared"
_SYMBOL = " HIPPORT_CPU_DYNAMIC_SHARED_SYMBOL"


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("void k() { extern __shared__ float s[]; }", f"void k() {{   float (&s)[]{_VALUE}; }}"),
        ("void k() { __shared__ extern T *s[], t[][8]; }", f"void k() {{   T *(&s)[]{_VALUE}, (&t)[][8]{_VALUE}; }}"),
        ("extern __shared__ float s[], t[];", f"extern __thread  float s[]{_SYMBOL}, t[]{_SYMBOL};"),
        ("#define S(n) extern __shared__ int n##_s[]\n", f"#define S(n)   int (&n##_s)[]{_VALUE}\n"),
        ("void k() { HIP_DYNAMIC_SHARED(int, s) }", "void k() { HIP_DYNAMIC_SHARED(int, s) }"),
        ("HIP_DYNAMIC_SHARED(int, s)", "HIPPORT_CPU_HIP_DYNAMIC_SHARED_OUTSIDE(int, s)"),
        (
            "void k() { extern __shared__ int s[];\nextern __shared__\nint s[]; }",
            f"void k() {{   int (&s)[]{_VALUE};\n\n; }}",
        ),
        (
            "void k() { extern __shared__ int s[]; f([](int i) { return s[i]; }); a = {}; }",
            f"void k() {{   int (&s)[]{_VALUE}; f([](int i) {{ decltype(s) s{_VALUE}; return s[i]; }}); a = {{}}; }}",
        ),
    ],
)
def test_dynamic_shared_memory(source: str, expected: str) -> None:
    unit = translate(Path("a.hip"), source.encode(), (), kernels=[source])
    assert unit.text.partition("\n")[2] == expected
    assert unit.has_dynamic_shared


@pytest.mark.parametrize(
    ("source", "several"),
    [
        ("void k() { extern __shared__ int s[]; }\nvoid l() { extern __shared__ float t[]; }", False),
        ("extern __shared__ int s[];\nextern __shared__ int s[];", False),
        ("extern __shared__ int s[];\nnamespace a { extern __shared__ int s[]; }", True),
        ("extern __shared__ int s[];\nvoid k() { extern __shared__ int s[]; }", True),
        ("void k() { __shared__ float s[4]; }", False),
    ],
)
def test_names_that_compilers_take_for_different_memory(source: str, several: bool) -> None:
    assert translate(Path("a.hip"), source.encode(), (), kernels=[source]).shared_may_overlap == several


@pytest.mark.parametrize("words", ["alignas(16)", "alignas(alignof(float4))"])
def test_alignment_of_shared_memory_comes_first(words: str) -> None:
    unit = translate(Path("a.hip"), f"__global__ void k() {{ __shared__ {words} float s[4]; }}".encode(), ())
    assert f"{words} __shared__  float s[4];" in unit.text


def test_clock_is_that_of_the_device_in_its_code() -> None:
    source = (
        "__global__ void k(long *t) { t[0] = clock(); t[1] = t[2] - clock (); t[3] = own.clock() + std::clock(); }\n"
        "__device__ long f() { long clock(); return clock(); }\nvoid g() { clock(); }\n"
    )
    text = translate_program(Path("a.hip"), source.encode(), ()).text
    assert text.count("::hipport_cpu::clock_here") == 3
    assert "own.clock() + std::clock()" in text
    assert "long clock(); return ::hipport_cpu::clock_here();" in text
    assert "void g() { clock(); }" in text


def test_static_shared_memory_is_left() -> None:
    assert not translate(Path("a.hip"), b"__global__ void k() { __shared__ float s[4]; }", ()).has_dynamic_shared


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("k", "k"),
        (" a::k < float , 256 > ", "a::k<float,256>"),
        ("k<unsigned  long long, S<int> >", "k<unsigned long long,S<int>>"),
    ],
)
def test_canonical_names(name: str, expected: str) -> None:
    assert canonical(name) == expected


@pytest.mark.parametrize("second", ["first.h", "second.h"])
def test_headers_that_include_each_other_come_to_their_copies(second: str, tmp_path: Path) -> None:
    cycle = '#pragma once\n#include "{}"\n__device__ int {}(int *x) {{ return __shfl(*x, 0); }}\n__device__ int {};\n'
    (tmp_path / "first.h").write_text(cycle.format(second, "f", "first"))
    (tmp_path / "second.h").write_text(cycle.format("first.h", "g", "second"))
    source = tmp_path / "a.hip"
    unit = translate_program(source, b'#include "first.h"\n', [])
    assert {include for text in unit.headers.values() for include in re.findall('#include "(.*)"', text)} == set(
        unit.headers
    )
