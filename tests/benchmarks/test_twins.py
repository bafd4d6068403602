"""What counts as the same output of an original and its port, and what hipcc's options are for nvcc."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.hip_on_cuda import make_hip_on_cuda
from benchmarks.hip_on_cuda import nvcc_words
from benchmarks.twins import Twin
from benchmarks.twins import as_text
from benchmarks.twins import differences
from benchmarks.twins import measure


@pytest.mark.parametrize(
    ("original", "port"),
    [
        ("sum = 1.00000\n", "sum = 1.00001\n"),
        ("PASS\ntime 3 ms\n", "PASS\nkernel time 4 ms\n"),
        ("a   b\n\n", "a b\n"),
        ("digest F533F22E93572 and more\n", "digest F533F22E93572 and more\n"),
        ("finished at 00:05:45\n", "finished at 00:05:57\n"),
        ("0 errors\nmake: *** [Makefile:3: run] Error 1\n", "0 errors\nmake: *** [Makefile:4: run] Error 1\n"),
    ],
)
def test_the_same(original: str, port: str) -> None:
    assert list(differences(original, port)) == []


@pytest.mark.parametrize(
    ("original", "port", "lines"),
    [
        ("PASS\n", "FAIL\n", [("PASS", "FAIL")]),
        ("sum = 1.0\n", "sum = 1.001\n", [("sum = 1.0", "sum = 1.001")]),
        ("0 errors\n", "1 errors\n", [("0 errors", "1 errors")]),
        ("a\nb\n", "a\n", [("b", "")]),
        ("x 1 2\n", "x 1\n", [("x 1 2", "x 1")]),
    ],
)
def test_what_differs(original: str, port: str, lines: list[tuple[str, str]]) -> None:
    assert list(differences(original, port)) == lines


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (
            "-std=c++17 -Wall --offload-arch=gfx90a -O3 -c main.cu -o main.o",
            "-x cu -I inc -include hipport_names.h -std=c++17 -O3 -c main.cu -o main.o",
        ),
        ("-fgpu-rdc -fopenmp a.o -lhipblas -o a", "-rdc=true -Xcompiler -fopenmp a.o -lcublas -o a"),
        ("-x hip -I../x a.cpp", "-x cu -I inc -include hipport_names.h -I../x a.cpp"),
    ],
)
def test_hipcc_by_nvcc(arguments: str, words: str) -> None:
    assert nvcc_words("inc", arguments.split())[3:] == words.split()


def test_names_of_hip_are_those_of_cuda(tmp_path: Path) -> None:
    headers = tmp_path / "cuda"
    headers.mkdir()
    for name in ("cuda_device_runtime_api.h", "driver_types.h", "cuda_fp16.h"):
        (headers / name).touch()
    make_hip_on_cuda(tmp_path / "hip", headers)
    lines = (tmp_path / "hip/include/hipport_names.h").read_text().splitlines()
    assert "#define hipMalloc cudaMalloc" in lines
    assert "#define hipMemcpyHostToDevice cudaMemcpyHostToDevice" in lines
    assert not [line for line in lines if line.startswith(("#define cuda", "#define __half ", "#define __align__"))]
    assert "#define hipfftHandle cufftHandle" not in lines  # no header of cuFFT is there


SAID = """\
main: ; true
run: ; @echo TEXT; exit STATUS
"""


@pytest.mark.long
@pytest.mark.parametrize(
    ("original", "port", "twin"),
    [
        (("right", 0), ("right", 0), Twin("p", "same")),
        (("right", 0), ("wrong", 0), Twin("p", "differs", (("right", "wrong"),))),
        (("no data", 1), ("right", 0), Twin("p", "ends otherwise", (("exit status 2", "exit status 0"),))),
        (("no data", 1), ("no data", 1), Twin("p", "both fail alike")),
        (("time 3 ms", 0), ("time 4 ms", 0), Twin("p", "nothing to compare")),
        (("right; sleep 9", 0), ("right", 0), Twin("p", "takes too long")),
    ],
)
def test_both_are_built_and_run(tmp_path: Path, original: tuple[str, int], port: tuple[str, int], twin: Twin) -> None:
    for side, (text, status) in (("original", original), ("port", port)):
        (tmp_path / side / "p").mkdir(parents=True)
        makefile = SAID.replace("TEXT", text).replace("STATUS", str(status))
        (tmp_path / side / "p/Makefile").write_text(makefile)
    found = measure("p", tmp_path / "original", tmp_path / "port", 2.0, (), tmp_path)
    assert (found.kind, found.lines[: len(twin.lines)]) == (twin.kind, twin.lines)


def test_what_is_not_built_has_its_error(tmp_path: Path) -> None:
    for side, rule in (("original", "true"), ("port", "echo main.cu: error: no such name; exit 1")):
        (tmp_path / side / "p").mkdir(parents=True)
        (tmp_path / side / "p/Makefile").write_text(f"main: ; @{rule}\n")
    found = measure("p", tmp_path / "original", tmp_path / "port", 2.0, (), tmp_path)
    assert found == Twin("p", "the port is not built", (("", "main.cu: error: no such name"),))


def test_the_text_has_counts_and_what_differs() -> None:
    text = as_text([Twin("a", "same"), Twin("b", "differs", (("1", "2"),)), Twin("c", "same")])
    assert text == "    2  same\n    1  differs\n\nb: differs\n  - 1\n  + 2\n"
