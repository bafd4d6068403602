"""What nvcc does not compile either, with stand-ins for nvcc."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.originals import Nvcc
from benchmarks.originals import for_linux
from hipport.build.flags import Flags
from hipport.toolchain.process import Processes
from hipport.toolchain.process import ProcessLimits


def stand_in(folder: Path, script: str) -> str:
    """A program in a folder that nvcc is taken to be."""
    compiler = folder / "nvcc"
    compiler.write_text(f"#!/bin/sh\n{script}\n")
    compiler.chmod(0o755)
    return str(compiler)


@pytest.mark.parametrize(
    ("script", "is_refused"),
    [
        ("exit 0", False),
        ("echo 'a.cu(3): error: identifier \"x\" is undefined'; exit 2", True),
        ("echo 'a.cu:1:10: fatal error: third.h: No such file or directory'; exit 1", True),
        ("echo 'a.cu:1:10: fatal error: cudnn.h: No such file or directory'; exit 1", False),
        ("echo 'a.cu(1): catastrophic error: could not open source file \"cudnn.h\"'; exit 1", False),
        (
            "echo 'a.h:9: error: #error no BLAS'; echo 'a.cu:1: fatal error: b.h: No such file or directory'; exit 1",
            True,
        ),
        ("echo \"nvcc fatal   : Value 'gnu++20' is not defined for option 'std'\"; exit 1", False),
        ("kill -9 $$", False),
    ],
    ids=[
        "compiles",
        "refused",
        "no header",
        "none of CUDA's",
        "nor the other",
        "an error before it",
        "unknown option",
        "no answer",
    ],
)
def test_only_what_nvcc_refuses_is_theirs(tmp_path: Path, script: str, is_refused: bool) -> None:
    compiler = stand_in(tmp_path, script)
    source = tmp_path / "a.cu"
    source.write_text("int y = x;\n")
    nvcc = Nvcc(compiler, (), tmp_path / "cache")
    with Processes() as processes:
        for _ in "again":  # from the cache
            assert nvcc.refuses(source, Flags(), processes, ProcessLimits(20.0)) is is_refused


@pytest.mark.parametrize("standard", ["gnu++20", "c++23", "gnu++2b"])
def test_nvcc_is_given_standards_that_it_has(tmp_path: Path, standard: str) -> None:
    compiler = stand_in(tmp_path, 'for word; do test "$word" = -std=c++20 && exit 1; done')
    source = tmp_path / "a.cu"
    source.write_text("int y = x;\n")
    with Processes() as processes:
        flags = Flags(standard=standard)
        assert Nvcc(compiler, (), tmp_path / "cache").refuses(source, flags, processes, ProcessLimits(20.0))


def test_standards_of_c_are_for_the_host_compiler(tmp_path: Path) -> None:
    compiler = stand_in(tmp_path, """case "$*" in *"-Xcompiler -std=c11"*) exit 1;; esac""")
    source = tmp_path / "a.c"
    source.write_text("int y = x;\n")
    with Processes() as processes:
        nvcc = Nvcc(compiler, (), tmp_path / "cache")
        assert nvcc.refuses(source, Flags(c_standard="c11"), processes, ProcessLimits(20.0))


@pytest.mark.parametrize("name", ["a.C", "a.c++"])
def test_nvcc_is_told_that_a_suffix_it_does_not_know_is_cxx(tmp_path: Path, name: str) -> None:
    compiler = stand_in(tmp_path, 'for word; do test "$word" = -x=c++ && exit 1; done')
    source = tmp_path / name
    source.write_text("int y = x;\n")
    with Processes() as processes:
        assert Nvcc(compiler, (), tmp_path / "cache").refuses(source, Flags(), processes, ProcessLimits(20.0))


@pytest.mark.parametrize(("older", "is_refused"), [((), True), (("cuda-12",), False), (("cuda-11",), True)])
def test_what_an_older_cuda_has_is_not_theirs(tmp_path: Path, older: tuple[str, ...], is_refused: bool) -> None:
    (tmp_path / "include/crt").mkdir(parents=True)
    (tmp_path / "bin").mkdir()
    for name in ("host_runtime.h", "storage_class.h"):
        (tmp_path / "include/crt" / name).write_text("// of this nvcc\n")
    order = (
        f'test "$1" = --dryrun && echo "#$ _HERE_={tmp_path}/bin" && exit 0',
        'for word; do test -f "${word#-I}/crt/host_runtime.h" && own=1; test "$word" = -Icuda-12 && older=1; done',
        'test "$own$older" = 11 || exit 2',
    )
    source = tmp_path / "a.cu"
    source.write_text("int y = x;\n")
    nvcc = Nvcc(stand_in(tmp_path, "\n".join(order)), ("cuda-13",), tmp_path / "cache", older)
    with Processes() as processes:
        assert nvcc.refuses(source, Flags(), processes, ProcessLimits(20.0)) is is_refused


def test_includes_of_windows_are_followed_on_linux(tmp_path: Path) -> None:
    project = tmp_path / "project"
    (project / "gpu").mkdir(parents=True)
    (project / "gpu/sort.cuh").write_text("cudaError_t sort();\n")
    (project / "main.cu").write_text('#include "gpu/sort.cuh"\ncudaError_t f() { return sort(); }\n')
    assert for_linux(project, tmp_path / "linux") == project
    (project / "main.cu").write_text('#include "gpu\\Sort.cuh"\ncudaError_t f() { return sort(); }\n')
    copy = for_linux(project, tmp_path / "linux")
    assert (copy / "main.cu").read_text() == '#include "gpu/sort.cuh"\ncudaError_t f() { return sort(); }\n'
    assert (copy / "gpu/sort.cuh").read_text() == "cudaError_t sort();\n"


def test_a_header_that_cuda_has_no_longer_does_not_stop_nvcc(tmp_path: Path) -> None:
    compiler = stand_in(tmp_path, 'for word; do test -f "$word/device_functions_decls.h" && exit 2; done')
    source = tmp_path / "a.cu"
    source.write_text('#include "device_functions_decls.h"\nint y = x;\n')
    with Processes() as processes:
        assert Nvcc(compiler, (), tmp_path / "cache").refuses(source, Flags(), processes, ProcessLimits(20.0))
