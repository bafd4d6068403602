"""Vector types that other files of the tree name: operators on them, and parameters that have them."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import convert_paths


@pytest.mark.parametrize(
    ("header", "is_found"),
    [
        ("typedef float4 Colour;", True),
        ("namespace paint { typedef double4 Colour; }", True),
        ("using Colour = ::float4;", True),
        ("struct Colour { float4 value; };", False),
        ("typedef float Colour;", False),
        ("typedef float4 *Colour;", False),
    ],
)
def test_an_alias_of_a_header(tmp_path: Path, header: str, is_found: bool) -> None:
    (tmp_path / "colour.h").write_text(f"#pragma once\n#include <cuda_runtime.h>\n{header}\n")
    (tmp_path / "paint.h").write_text('#include "colour.h"\n')
    (tmp_path / "main.cu").write_text(
        '#include "paint.h"\nusing namespace paint;\n'
        "__host__ __device__ inline Colour operator*(Colour a, Colour b) { return mixed(a, b); }\n"
    )
    codes = [found.code for result in convert_paths(tmp_path).results for found in result.diagnostics]
    assert ("HP203" in codes) is is_found


@pytest.mark.parametrize(
    ("header", "argument"),
    [
        ("__device__ int flat(int n, const uint3 &p);", "make_uint3(threadIdx.x, threadIdx.y, threadIdx.z)"),
        ("struct flat { flat(int n, uint3 p); };", "make_uint3(threadIdx.x, threadIdx.y, threadIdx.z)"),
        ("__device__ int flat(int n, dim3 p);", "threadIdx"),
        ("__device__ int flat(int n, uint3 p);\n__device__ int flat(int n, dim3 p);", "threadIdx"),
        ("__device__ int flat(uint3 p, int n);", "threadIdx"),
        ("template <typename T> __device__ int flat(int n, T p);", "threadIdx"),
        ("", "threadIdx"),
    ],
)
def test_a_parameter_of_a_function_in_a_header(tmp_path: Path, header: str, argument: str) -> None:
    (tmp_path / "flat.h").write_text(f"#pragma once\n#include <cuda_runtime.h>\n{header}\n")
    (tmp_path / "main.cu").write_text(
        '#include <cuda_runtime.h>\n#include "flat.h"\n__global__ void k() { flat(2, threadIdx); }\n'
    )
    results = {Path(result.path).name: result for result in convert_paths(tmp_path).results}
    assert f"flat(2, {argument});" in (results["main.cu"].output or b"").decode()


@pytest.mark.parametrize(
    ("header", "grid", "port"),
    [
        ("extern uint3 grid, block;", "grid", "dim3(grid.x, grid.y, grid.z)"),
        ("struct Shape { uint3 grid; };", "shape->grid", "dim3(shape->grid.x, shape->grid.y, shape->grid.z)"),
        ("extern dim3 grid;", "grid", "grid"),
        ("extern uint3 *grid;", "grid[0]", "grid[0]"),
        ("struct Shape { uint3 grid; }; struct Size { int grid; };", "grid", "grid"),
    ],
)
@pytest.mark.parametrize("local", ["", "int grid = 4;"])
def test_a_grid_of_a_header(tmp_path: Path, header: str, grid: str, port: str, local: str) -> None:
    (tmp_path / "flat.h").write_text(f"#pragma once\n#include <cuda_runtime.h>\n{header}\n")
    (tmp_path / "main.cu").write_text(
        f'#include "flat.h"\n__global__ void k() {{}}\nvoid run(Shape *shape) {{ {local} k<<<{grid}, 64>>>(); }}\n'
    )
    (result,) = (each for each in convert_paths(tmp_path).results if each.path.endswith("main.cu"))
    expected = grid if local and "->" not in grid else port
    assert f"k<<<{expected}, 64>>>" in (result.output or (tmp_path / "main.cu").read_bytes()).decode()


@pytest.mark.parametrize(
    ("line", "port"),
    [
        (
            "const Ray r[2] = {{{0}, {1, 1, 1}}, {0, 0, 0, 1}};",
            "{{{0, 0, 0}, {1, 1, 1}}, {float3{0, 0, 0}, float3{1, 0, 0}}}",
        ),
        ("void run(Ray r) { r = {from, {0, 1}}; }", "r = {from, {0, 1, 0}}"),
        ("Own r = {0, 0, 0, 1};", "Own r = {0, 0, 0, 1}"),
        ("Ray empty() { return Ray{0}; }", "Ray{float3{0, 0, 0}}"),
    ],
)
def test_a_struct_of_a_header(tmp_path: Path, line: str, port: str) -> None:
    (tmp_path / "ray.h").write_text(
        "#pragma once\n#include <cuda_runtime.h>\nstruct Ray { float3 from, to; };\n"
        "struct Own { float3 from; int n; Own(int, int, int, int); };\n"
    )
    (tmp_path / "main.cu").write_text(f'#include "ray.h"\n{line}\n')
    (result,) = (each for each in convert_paths(tmp_path).results if each.path.endswith("main.cu"))
    assert port in (result.output or (tmp_path / "main.cu").read_bytes()).decode()


def test_a_file_of_the_host_with_vectors_of_a_header(tmp_path: Path) -> None:
    (tmp_path / "ray.h").write_text("#pragma once\n#include <cuda_runtime.h>\nstruct Ray { float3 from, to; };\n")
    (tmp_path / "main.cpp").write_text('#include "ray.h"\nRay ray = {{0}, {1, 1, 1}};\nconst float3 up = {0, 1};\n')
    (tmp_path / "other.cpp").write_text("struct float3 { float x, y, z; };\nconst float3 up = {0, 1};\n")
    results = {Path(result.path).name: result for result in convert_paths(tmp_path).results}
    port = (results["main.cpp"].output or b"").decode()
    assert "Ray ray = {{0, 0, 0}, {1, 1, 1}};\nconst float3 up = {0, 1, 0};\n" in port
    assert results["other.cpp"].output is None
