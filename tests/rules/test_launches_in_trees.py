"""Launches of kernels that another file of the tree defines."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import Options
from hipport import convert_paths

KERNELS = "__global__ void scale(float *x, int n) { x[threadIdx.x] *= n; }\n"


@pytest.mark.parametrize(("arguments", "is_wrong"), [("x, n", False), ("x", True), ("n, x", True)])
@pytest.mark.parametrize("header", ["kernels.cuh", "kernels.cu"])
def test_a_kernel_of_a_header(tmp_path: Path, header: str, arguments: str, is_wrong: bool) -> None:
    (tmp_path / header).write_text(KERNELS)
    (tmp_path / "main.cu").write_text(
        f'#include "{header}"\nvoid run(float *x, int n) {{ scale<<<1, 64>>>({arguments}); }}\n'
    )
    codes = [found.code for result in convert_paths(tmp_path).results for found in result.diagnostics]
    assert ("HP216" in codes) is is_wrong


@pytest.mark.parametrize(
    ("more", "is_qualified"),
    [
        ("", True),
        ("using namespace lab;\n", False),
        ("using lab::fill;\n", False),
        ("#define fill lab::fill\n", False),
        ("void fill(lab::Image image);\n", False),
        ("struct Task { int fill; };\n", False),
        ("extern void (*fill)(lab::Image image);\n", False),
        ("TEST(Image, fill) {}\n", True),
        ("inline int colour_of(const Pen &pen) { return pen.fill; }\n", True),
        ("namespace other { __global__ void fill(lab::Image image); }\n", False),
    ],
)
def test_a_kernel_that_clang_does_not_look_for(tmp_path: Path, more: str, is_qualified: bool) -> None:
    kernel = "struct Image { float *x; };\n__global__ void fill(Image image);\n"
    (tmp_path / "image.cuh").write_text(f"namespace lab {{\n{kernel}}}\n{more}")
    (tmp_path / "main.cu").write_text('#include "image.cuh"\nvoid run(lab::Image image) { fill<<<1, 64>>>(image); }\n')
    (result,) = (each for each in convert_paths(tmp_path).results if each.path.endswith("main.cu"))
    assert result.output is not None
    assert ("{ lab::fill<<<" in result.output.decode()) is is_qualified


@pytest.mark.parametrize(
    ("line", "port"),
    [
        ("CHECK(scale<<<1, 64>>>(x, n));", "CHECK( scale<<<1, 64>>>(x, n));"),
        ("if (n)scale<<<1, 64>>>(x, n);", "if (n) scale<<<1, 64>>>(x, n);"),
        ("CHECK(lab::scale<T, 4><<<1, 64>>>(x, n));", "CHECK( lab::scale<T, 4><<<1, 64>>>(x, n));"),
        ("CHECK( scale<<<1, 64>>>(x, n));", "CHECK( scale<<<1, 64>>>(x, n));"),
        ("scale<<<1, 64>>>(x, n);", "scale<<<1, 64>>>(x, n);"),
        ("kernels.wide<<<1, 64>>>(x);", "hipLaunchKernelGGL(kernels.wide, dim3(1), dim3(64), 0, 0, x);"),
        ("k->wide<<<n, 64, m, s>>>(x);", "hipLaunchKernelGGL(k->wide, dim3(n), dim3(64), m, s, x);"),
        ("kernels[1]<<<n, 64>>>();", "hipLaunchKernelGGL(kernels[1], dim3(n), dim3(64), 0, 0);"),
        ("lab::scale<1 - 2><<<n, 64>>>(x);", "lab::scale<1 - 2><<<n, 64>>>(x);"),
        ("k<<<n, tile<T, 8>::N>>>(x);", "hipLaunchKernelGGL(k, dim3(n), dim3(tile<T, 8>::N), 0, 0, x);"),
        ("k<<<n, m, sizeof(pair<T, int>)>>>(x);", "k<<<n, m, sizeof(pair<T, int>)>>>(x);"),
        ("k<<<n, 1 << 8>>>(x);", "hipLaunchKernelGGL(k, dim3(n), dim3(1 << 8), 0, 0, x);"),
        ("k<<<n < 3 ? 1 : 2, m>>>(x);", "hipLaunchKernelGGL(k, dim3(n < 3 ? 1 : 2), dim3(m), 0, 0, x);"),
        ("k<<<n, m /* of (n, m) */>>>(x);", "hipLaunchKernelGGL(k, dim3(n), dim3(m) /* of (n, m) */, 0, 0, x);"),
        ("k<1, 2><<<1, 2>>>(x);", "hipLaunchKernelGGL(HIP_KERNEL_NAME(k<1, 2>), dim3(1), dim3(2), 0, 0, x);"),
        ("scale<<<n, m, scale_bytes>>>(x);", "hipLaunchKernelGGL(scale, dim3(n), dim3(m), scale_bytes, 0, x);"),
        ("scale<<<n, m, bytes_of(scale)>>>(x);", "scale<<<n, m, bytes_of(scale)>>>(x);"),
        ("k<<<dim3(n, 1), min<int>(m, 2)>>>(x);", "k<<<dim3(n, 1), min<int>(m, 2)>>>(x);"),
        ("k<<<n >> 1, p->n /* of p */>>>(x);", "k<<<n >> 1, p->n /* of p */>>>(x);"),
    ],
)
@pytest.mark.parametrize("builder", ["CUDAExtension", "Extension"])
def test_launches_that_pytorchs_hipify_would_cut(tmp_path: Path, line: str, port: str, builder: str) -> None:
    (tmp_path / "setup.py").write_text(f"setup(ext_modules=[{builder}('scale', ['src/a.cu'])])\n")
    (tmp_path / "src").mkdir()
    (tmp_path / "src/a.cu").write_text(f"{KERNELS}void run(float *x, int n) {{ {line} }}\n")
    (result,) = (each for each in convert_paths(tmp_path).results if each.path.endswith("a.cu"))
    assert result.output is not None
    assert f"{{ {port if builder == 'CUDAExtension' else line} }}" in result.output.decode()


@pytest.mark.parametrize("package", ["Torch", "Threads"])
def test_launches_in_a_build_by_cmake_with_pytorch(tmp_path: Path, package: str) -> None:
    (tmp_path / "CMakeLists.txt").write_text(f"find_package({package} REQUIRED)\n")
    (tmp_path / "a.cu").write_text(f"{KERNELS}void run(float *x, int n) {{ CHECK(scale<<<1, 64>>>(x, n)); }}\n")
    (result,) = (each for each in convert_paths(tmp_path).results if each.path.endswith("a.cu"))
    assert result.output is not None
    assert ("CHECK( scale<<<" in result.output.decode()) is (package == "Torch")


@pytest.mark.parametrize(("header", "is_cut"), [("torch/extension.h", True), ("math.h", False), ("own.h", True)])
def test_launches_in_what_a_module_loads(tmp_path: Path, header: str, is_cut: bool) -> None:
    """``torch.utils.cpp_extension.load`` is called anywhere."""
    (tmp_path / "own.h").write_text("#pragma once\n#include <ATen/ATen.h>\n")
    (tmp_path / "a.cu").write_text(
        f"#include <{header}>\n{KERNELS}void run(float *x) {{ CHECK(scale<<<1, 64>>>(x)); }}"
    )
    (result,) = (each for each in convert_paths(tmp_path).results if each.path.endswith("a.cu"))
    assert result.output is not None
    assert ("CHECK( scale<<<" in result.output.decode()) is is_cut


@pytest.mark.parametrize("builder", ["CUDAExtension", "Extension"])
@pytest.mark.parametrize(
    ("line", "port"),
    [
        ("CHECK((scale<<<1, 64>>>(x, n)));", "CHECK(([&] { scale<<<1, 64>>>(x, n); }()));"),
        ("CHECK( (scale<<<1, 64>>>(x, n)), n);", "CHECK( ([&] { scale<<<1, 64>>>(x, n); }()), n);"),
        (
            "n ? k<1><<<n, 64>>>(x) : k<2><<<n, 64>>>(x);",
            "n ? [&] { k<1><<<n, 64>>>(x); }() : [&] { k<2><<<n, 64>>>(x); }();",
        ),
        ("return k<1><<<n, 64>>>(x);", "return [&] { k<1><<<n, 64>>>(x); }();"),
        ("return (scale<<<1, 64>>>(x, n));", "return ([&] { scale<<<1, 64>>>(x, n); }());"),
        ("scale<<<1, 64>>>(x, n), ++n;", "[&] { scale<<<1, 64>>>(x, n); }(), ++n;"),
        (
            "for (int i = 0; i < n; ++i, scale<<<1, 64>>>(x, n)) {}",
            "for (int i = 0; i < n; ++i, [&] { scale<<<1, 64>>>(x, n); }()) {}",
        ),
        (
            "CHECK(n > 3 ? k<1><<<n, 64>>>(x) : void());",
            "CHECK(n > 3 ? [&] { k<1><<<n, 64>>>(x); }() : void());",
        ),
        (
            "CHECK( k.wide<<<1, 64>>>(x));",
            "CHECK( [&] { hipLaunchKernelGGL(k.wide, dim3(1), dim3(64), 0, 0, x); }());",
        ),
        (
            "CHECK( k<<<n, tile<T, 8>::N>>>(x));",
            "CHECK( [&] { hipLaunchKernelGGL(k, dim3(n), dim3(tile<T, 8>::N), 0, 0, x); }());",
        ),
        ("CHECK(x, scale<<<1, 64>>>(x, n));", "CHECK(x, scale<<<1, 64>>>(x, n));"),
        ("switch (n) { case 1: k<1><<<n, 64>>>(x); break; }", "switch (n) { case 1: k<1><<<n, 64>>>(x); break; }"),
        ("if (n) k<1><<<n, 64>>>(x); else k<2><<<n, 64>>>(x);", "if (n) k<1><<<n, 64>>>(x); else k<2><<<n, 64>>>(x);"),
    ],
)
def test_launches_that_pytorchs_hipify_makes_statements_of(tmp_path: Path, line: str, port: str, builder: str) -> None:
    (tmp_path / "setup.py").write_text(f"setup(ext_modules=[{builder}('scale', ['a.cu'])])\n")
    (tmp_path / "a.cu").write_text(f"{KERNELS}void run(float *x, int n) {{ {line} }}\n")
    (result,) = (each for each in convert_paths(tmp_path).results if each.path.endswith("a.cu"))
    assert result.output is not None
    assert f"{{ {port if builder == 'CUDAExtension' else line} }}" in result.output.decode()


@pytest.mark.parametrize(
    ("body", "port"),
    [
        ("scale<<<1, 64>>>(x, n)", "scale<<<1, 64>>>(x, n)"),
        ("(scale<<<1, 64>>>(x, n), n)", "([&] { scale<<<1, 64>>>(x, n); }(), n)"),
    ],
)
def test_launches_in_bodies_of_macros_for_pytorch(tmp_path: Path, body: str, port: str) -> None:
    (tmp_path / "setup.py").write_text("setup(ext_modules=[CUDAExtension('scale', ['a.cu'])])\n")
    (tmp_path / "a.cu").write_text(f"{KERNELS}#define RUN(x, n) {body}\nvoid run(float *x) {{ RUN(x, 3); }}\n")
    (result,) = (each for each in convert_paths(tmp_path).results if each.path.endswith("a.cu"))
    assert result.output is not None
    assert f"#define RUN(x, n) {port}\n" in result.output.decode()


def test_launches_by_macro_in_expressions_for_pytorch(tmp_path: Path) -> None:
    (tmp_path / "setup.py").write_text("setup(ext_modules=[CUDAExtension('scale', ['a.cu'])])\n")
    (tmp_path / "a.cu").write_text(f"{KERNELS}void run(float *x, int n) {{ n ? scale<<<1, n>>>(x, n) : void(); }}\n")
    (result,) = (
        each for each in convert_paths(tmp_path, Options(launch="macro")).results if each.path.endswith("a.cu")
    )
    assert result.output is not None
    assert "n ? [&] { hipLaunchKernelGGL(scale, dim3(1), dim3(n), 0, 0, x, n); }() : void();" in result.output.decode()
    assert not result.diagnostics
