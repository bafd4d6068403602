"""The edits that make C++ of HIP source: which kernels and variables are found, and that lines stay."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hipport.cpu.translate import canonical
from hipport.cpu.translate import translate


def _translate(source: str) -> str:
    text = translate(Path("a.hip"), source.encode(), ()).text
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
        ("extern __constant__ float w[]; __device__ int f(int); __device__ int g() { return 1; }", []),
        ("struct S { __device__ int f() { return 1; } __device__ S(); };", []),
        ("#define K(name) __global__ void name() {}\nK(a)", []),
        ("// __global__ void k() {}\nconst char* s = \"__global__ void k() {}\";", []),
    ],
)  # fmt: skip
def test_kernels_and_variables(source: str, names: list[str]) -> None:
    assert re.findall(r'HIPPORT_CPU_(?:KERNEL|VARIABLE|CONSTANT)\(\d+, "(.*?)"', _translate(source)) == names


def test_launches_become_nothing() -> None:
    text = _translate("void f() {\n  if (x) k<int><<<dim3(1,\n 2), 3>>>(a,\n b); else ns::k<<<1, 2>>>();\n}")
    assert "<<<" not in text
    assert "if (x) ((void)0)\n\n; else ((void)0);" in text


def test_dynamic_shared_memory() -> None:
    unit = translate(Path("a.hip"), b"__global__ void k() { extern __shared__ __align__(16) float s[]; }", ())
    assert " extern __thread __align__(16) float s[] HIPPORT_CPU_DYNAMIC_SHARED;" in unit.text
    assert unit.has_dynamic_shared
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
