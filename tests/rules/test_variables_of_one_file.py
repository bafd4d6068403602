"""HP265 where device code is relocatable: variables of one file that functions of the device and of the host use."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import convert_paths

USES = """__global__ void run(float *x) { *x = {name}[1]; }
void set(const float *x) { cudaMemcpyToSymbol({name}, x, 8); }
"""
MAKEFILE = "NVCCFLAGS = -rdc=true\n"


def added(
    folder: Path, declaration: str, uses: str = USES, name: str = "Makefile", text: str = MAKEFILE, source: str = "a.cu"
) -> str:
    """What the port has after the declaration, on its line and, where that is a function, on the next."""
    tree = folder / "cuda"
    (tree / "src").mkdir(parents=True)
    (tree / name).write_text(text)
    (tree / "src" / source).write_text(f"{declaration}\n{uses.replace('{name}', 'table')}")
    convert_paths(tree, output=folder / "hip")
    port = (folder / "hip/src" / source).read_text()
    _, _, after = port.partition(declaration)
    line, following, *_ = after.split("\n")
    return f"{line}\n{following}" if "hipport_use_of_" in following else line


USE = "\n[[maybe_unused]] static const volatile void *hipport_use_of_table() { return &table; }"


@pytest.mark.parametrize(
    ("declaration", "expected"),
    [
        ("static __constant__ float table[4];", USE),
        ("static __device__ float table[4] = {1, 2};", USE),
        ("static __device__ std::array<float, 4> table{};", USE),
        ("static __device__ float table[4];  // of sines", USE),
        ("static __constant__ __align__(16) float other, table[4];", USE),
        ("__constant__ float table[4];", ""),
        ("static __device__ float other(float table[4]);", ""),
        ("static float table[4];", ""),
        ("static __device__ auto &table = reinterpret_cast<float (&)[4]>(bytes);", ""),
    ],
)
def test_the_host_uses_them_first(tmp_path: Path, declaration: str, expected: str) -> None:
    assert added(tmp_path, declaration) == expected


def test_other_code_on_the_line(tmp_path: Path) -> None:
    added(tmp_path, "// one", f"static __device__ float table[4]; static int other;\n{USES}")
    port = (tmp_path / "hip/src/a.cu").read_text()
    assert f"table[4]; {USE.strip()} static int other;\n" in port


def test_variables_in_a_namespace_without_a_name(tmp_path: Path) -> None:
    assert added(tmp_path, "namespace { __device__ float table[4];", f"}}\n{USES}") == USE


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("CMakeLists.txt", "set_target_properties(x PROPERTIES CUDA_SEPARABLE_COMPILATION ON)\n", USE),
        ("a.vcxproj", "<GenerateRelocatableDeviceCode>true</GenerateRelocatableDeviceCode>\n", USE),
        ("Makefile", "NVCCFLAGS = -O3\n", ""),
    ],
)
def test_build_files(tmp_path: Path, name: str, text: str, expected: str) -> None:
    found = added(tmp_path, "static __constant__ float table[4];", name=name, text=text)
    assert found == expected


@pytest.mark.parametrize("line", USES.splitlines())
def test_what_one_side_alone_uses_stays(tmp_path: Path, line: str) -> None:
    assert not added(tmp_path, "static __constant__ float table[4];", line)


def test_files_that_include_a_header_may_use_its_variables(tmp_path: Path) -> None:
    assert added(tmp_path, "static __constant__ float table[4];", "", source="a.cuh") == USE


def test_references_that_a_port_makes_of_variables_have_theirs(tmp_path: Path) -> None:
    (tmp_path / "Makefile").write_text(MAKEFILE)
    (tmp_path / "a.cuh").write_text("#include <curand_kernel.h>\n__device__ curandState states[4];\n")
    results = convert_paths(tmp_path, output=tmp_path.with_name("hip")).results
    port = (tmp_path.with_name("hip") / "a.cuh").read_text()
    assert "static __device__ auto &states" in port
    assert port.count("hipport_use_of_states() { return &states; }") == 1
    assert not [each for result in results for each in result.diagnostics if each.code == "HP905"]


def test_a_port_stays_as_it_is(tmp_path: Path) -> None:
    added(tmp_path, "static __constant__ float table[4];")
    assert not any(result.edits for result in convert_paths(tmp_path / "hip").results)
