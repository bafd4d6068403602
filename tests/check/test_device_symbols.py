"""Which definitions of other files the device code of a unit may be linked with."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.check.device_symbols import DeviceSymbols
from hipport.project.survey import Survey


def defined_in(root: Path, symbol: str, **files: str) -> str:
    """Where a symbol that ``unit.cu`` misses is defined."""
    names = {".".join(name.rsplit("_", 1)): text for name, text in files.items()} | {"unit.cu": '#include "h.cuh"\n'}
    for name, text in names.items():
        (root / name).write_text(text)
    return DeviceSymbols(Survey(frozenset(names), root)).defined_in(symbol, "unit.cu")


@pytest.mark.parametrize(
    ("text", "symbol"),
    [
        ("__device__ int width;", "width"),
        ("__constant__ float a[4] = {1}, *width;", "width"),
        ("extern __device__ int width = 2;", "width"),
        ("namespace lab { inline namespace v1 { __managed__ int width{2}; } }", "lab::v1::width"),
        ("__device__ float area(float x) { return x; }", "area(float)"),
        (
            "namespace lab { __device__ int area(int); }\n__device__ int lab::area(int x) { return x; }",
            "lab::area(int)",
        ),
        ("__device__ int Box::area() const { return 1; }", "Box::area() const"),
        ("__device__ V operator * (float a, const V &b) { return b; }", "operator*(float, V const&)"),
        ("__device__ V V::operator+(const V &b) const { return b; }", "V::operator+(V const&) const"),
        ("namespace lab { __device__ V V::operator()(int i) { return 1; } }", "lab::V::operator()(int)"),
        ("__device__ V::operator float() const { return 1; }", "V::operator float() const"),
        ("__host__ __device__ V::V(float a) : a(a) {}", "V::V(float)"),
        ('extern "C" { __device__ int area(int x) { return x; } }', "area"),
    ],
)
def test_definitions(tmp_path: Path, text: str, symbol: str) -> None:
    assert defined_in(tmp_path, symbol, b_cu=text) == "b.cu"


@pytest.mark.parametrize(
    ("text", "symbol"),
    [
        ("extern __device__ int width;", "width"),
        ("__device__ int area(int);", "area(int)"),
        ("static __device__ int width;", "width"),
        ("namespace { __device__ int width; }", "width"),
        ("namespace lab { __device__ int width; }", "width"),
        ("__device__ int width;", "lab::width"),
        ("__device__ int wide;", "width"),
        ("int width;", "width"),
        ("// __device__ int width;\n__device__ int a;", "width"),
        ("__global__ void k() { __device__ int width; }", "width"),
        ("struct Box { __device__ int area(int x) { return x; } };", "area(int)"),
        ("__device__ V operator-(V a, V b) { return a; }", "operator+(V, V)"),
        ("inline __device__ int area(int x) { return x; }", "area(int)"),
        ("template <class T> __device__ T area(T x) { return x; }", "int area<int>(int)"),
    ],
)
def test_what_defines_nothing_for_others(tmp_path: Path, text: str, symbol: str) -> None:
    assert defined_in(tmp_path, symbol, b_cu=text) == ""


def test_a_header_counts_where_another_source_includes_it(tmp_path: Path) -> None:
    header = "#ifdef OWNER\n__device__ int width;\n#else\nextern __device__ int width;\n#endif\n"
    assert defined_in(tmp_path, "width", h_cuh=header) == ""
    assert defined_in(tmp_path, "width", h_cuh=header, main_cpp='#include "h.cuh"\n') == ""
    assert defined_in(tmp_path, "width", h_cuh=header, b_cu='#define OWNER\n#include "h.cuh"\n') == "h.cuh"
