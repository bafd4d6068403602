from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.helpers import CUDA
from tests.cli.helpers import HIP
from tests.cli.helpers import UNSUPPORTED
from tests.cli.helpers import Command
from tests.cli.helpers import contents
from tests.cli.helpers import identities

KERNELS_HIP = b"#pragma once\r\n__device__ hipError_t last;\r\n"


def test_a_tree_is_written_beside_the_input(convert: Command, source: Path) -> None:
    before = contents(source)
    ran = convert("src")
    assert ran.code == 0, ran.err
    assert "2 converted" in ran.text
    assert contents(source) == before
    assert contents(source.with_name("src_hip")) == {**before, "main.cu": HIP, "lib/kernels.cuh": KERNELS_HIP}


def test_what_is_not_changed_is_copied_with_its_permissions_and_time(convert: Command, source: Path) -> None:
    convert("src", "-o", "out")
    copied = (source.parent / "out" / "run.sh").stat()
    assert stat.S_IMODE(copied.st_mode) == 0o755
    assert copied.st_mtime_ns == (source / "run.sh").stat().st_mtime_ns


def test_a_converted_file_keeps_its_permissions(convert: Command, source: Path) -> None:
    (source / "main.cu").chmod(0o750)
    convert("src", "-o", "out")
    assert stat.S_IMODE((source.parent / "out" / "main.cu").stat().st_mode) == 0o750


def test_links_inside_the_tree_stay_links(convert: Command, source: Path) -> None:
    (source / "again.cu").symlink_to("main.cu")
    (source / "all").symlink_to("lib")
    assert convert("src", "-o", "out").code == 0
    out = source.parent / "out"
    assert (out / "again.cu").readlink() == Path("main.cu")
    assert (out / "again.cu").read_bytes() == HIP
    assert (out / "all").readlink() == Path("lib")


@pytest.mark.parametrize("arguments", [("src", "-o", "out"), ("src",), ("src", "--in-place")])
def test_a_second_run_writes_nothing(convert: Command, source: Path, arguments: tuple[str, ...]) -> None:
    assert convert(*arguments).code == 0
    before = identities(source.parent)
    assert convert(*arguments).code == 0
    assert identities(source.parent) == before


def test_in_place(convert: Command, source: Path) -> None:
    before, places = contents(source), identities(source)
    assert convert("src", "--in-place").code == 0
    assert contents(source) == {**before, "main.cu": HIP, "lib/kernels.cuh": KERNELS_HIP}
    assert [path.name for path in source.parent.iterdir()] == ["src"]
    unchanged = str(source / "host.cpp")
    assert identities(source)[unchanged] == places[unchanged]


def test_one_file_goes_to_stdout_and_its_report_to_stderr(convert: Command, source: Path) -> None:
    ran = convert("src/main.cu")
    assert (ran.code, ran.out) == (0, HIP)
    assert "Converted; not compiled." in ran.err
    ran = convert("src/host.cpp")
    assert (ran.code, ran.out) == (0, b"int main() {}\n")


def test_one_file_into_a_folder(convert: Command, source: Path) -> None:
    ran = convert("src/main.cu", "-o", "out")
    assert ran.code == 0
    assert contents(source.parent / "out") == {"main.cu": HIP}
    assert HIP not in ran.out


def test_several_paths(convert: Command, source: Path) -> None:
    ran = convert("src/main.cu", "src/lib")
    assert ran.code == 2
    assert "-o FOLDER" in ran.err
    assert convert("src/main.cu", "src/lib", "-o", "out").code == 0
    assert contents(source.parent / "out") == {"main.cu": HIP, "lib/kernels.cuh": KERNELS_HIP}


def test_stdin(convert: Command, source: Path) -> None:
    assert convert("-", stdin=CUDA).out == HIP
    assert convert("-", stdin=b"int x;\r\n").out == b"int x;\r\n"
    kernel = b"__global__ void k() {}\n"
    assert convert("-", stdin=kernel).out == b"#include <hip/hip_runtime.h>\n" + kernel
    assert convert("-", "--stdin-filename", "k.cuh", stdin=kernel).out == kernel
    ran = convert("-", "--stdin-filename", "graph.cu", "--format", "concise", stdin=UNSUPPORTED)
    assert ran.code == 1
    assert "graph.cu:2:1: error HP501" in ran.err


def test_stdin_checked_and_as_a_diff(convert: Command, source: Path) -> None:
    ran = convert("-", "--check", stdin=CUDA)
    assert (ran.code, b"hipStream_t" in ran.out) == (1, False)
    assert convert("-", "--check", stdin=HIP).code == 0
    assert b"-cudaStream_t stream;\n" in convert("-", "--diff", stdin=CUDA).out


def test_check_writes_nothing(convert: Command, source: Path) -> None:
    before = identities(source.parent)
    assert convert("src", "--check").code == 1
    assert convert("src/main.cu", "--check").code == 1
    assert convert("src/host.cpp", "--check").code == 0
    assert identities(source.parent) == before
    convert("src", "--in-place")
    assert convert("src", "--check").code == 0


PATCH = {
    "git": ("git", "apply", "changes.patch"),
    "patch": ("patch", "--binary", "--silent", "-p1", "-i", "changes.patch"),
}


@pytest.mark.parametrize("tool", PATCH)
def test_the_diff_is_a_patch(convert: Command, source: Path, tool: str) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    (source / "odd.cu").write_bytes(
        b"#include <cuda.h>\n\x0ccudaError_t \xe9t;\r\n// a\rb\r\r\n\ncudaFree\\\n;cudaError_t e;"
    )
    before = identities(source.parent)
    ran = convert("src", "--diff")
    assert ran.code == 0
    assert identities(source.parent) == before
    (source.parent / "changes.patch").write_bytes(ran.out)
    subprocess.run(PATCH[tool], cwd=source.parent, check=True, capture_output=True)
    patched = contents(source)
    assert patched["main.cu"] == HIP
    assert patched["lib/kernels.cuh"] == KERNELS_HIP
    assert patched["odd.cu"] == (
        b"#include <hip/hip_runtime.h>\n\x0chipError_t \xe9t;\r\n// a\rb\r\r\n\nhipFree\\\n;hipError_t e;"
    )


def test_nothing_to_change_is_an_empty_diff(convert: Command, source: Path) -> None:
    assert convert("src/host.cpp", "--diff").out == b""


def test_exit_code_1_where_something_is_left(convert: Command, source: Path) -> None:
    (source / "graph.cu").write_bytes(UNSUPPORTED)
    ran = convert("src")
    assert ran.code == 1
    assert "graph.cu:2:1 HP501" in ran.text
    assert (source.parent / "src_hip" / "graph.cu").read_bytes() == UNSUPPORTED.replace(
        b"cuda_runtime", b"hip/hip_runtime"
    )


def test_include_and_exclude(convert: Command, source: Path) -> None:
    convert("src", "-o", "out", "--exclude", "lib/")
    assert contents(source.parent / "out")["lib/kernels.cuh"] == contents(source)["lib/kernels.cuh"]
    (source / "kernel.txt").write_bytes(CUDA)
    convert("src", "-o", "other", "--include", "*.txt")
    other = contents(source.parent / "other")
    assert (other["kernel.txt"], other["main.cu"]) == (HIP, CUDA)


def test_gitignore(convert: Command, source: Path) -> None:
    (source / ".gitignore").write_text("lib/\n")
    convert("src", "-o", "out")
    assert sorted(contents(source.parent / "out")) == [".gitignore", "README", "host.cpp", "main.cu", "run.sh"]
    convert("src", "-o", "all", "--no-gitignore")
    assert "lib/kernels.cuh" in contents(source.parent / "all")


@pytest.mark.needs("git")
def test_hand_edits_of_the_output_survive(convert: Command, source: Path) -> None:
    convert("src")
    port = source.parent / "src_hip" / "main.cu"
    port.write_bytes(HIP + b"// by hand\n")
    (source / "main.cu").write_bytes(CUDA + b"cudaEvent_t event;\n")
    ran = convert("src", "--format", "concise")
    assert ran.code == 1
    assert "src_hip/main.cu:3:1: error HP917" in ran.text
    assert HIP + b"<<<<<<< the port, edited by hand\n// by hand\n=======\nhipEvent_t event;\n" in port.read_bytes()
    assert convert("src", "--overwrite").code == 0
    assert port.read_bytes() == HIP + b"hipEvent_t event;\n"


def test_a_file_whose_input_is_gone_stays_and_is_reported(convert: Command, source: Path) -> None:
    convert("src")
    (source / "host.cpp").unlink()
    ran = convert("src", "--format", "concise")
    assert ran.code == 0
    assert "host.cpp:1:1: info HP908" in ran.text
    assert (source.parent / "src_hip" / "host.cpp").exists()


def test_rules_are_chosen(convert: Command, source: Path) -> None:
    text = b'#include <cuda_runtime.h>\ncudaGraphConditionalHandle h; cudaStream_t s; const char *n = "cudaFree";\n'
    chosen = convert("-", "--select", "HP110,HP5", stdin=text)
    assert chosen.out == text.replace(b"cuda_runtime", b"hip/hip_runtime")
    assert chosen.code == 1
    assert convert("-", "--ignore", "HP501", stdin=text).code == 0
    assert b'"hipFree"' in convert("-", "--unsafe-fixes", stdin=text).out


def test_options_of_the_target(convert: Command, source: Path) -> None:
    launch = b"#include <cuda_runtime.h>\nvoid f() { k<<<1, 2>>>(); }\n"
    assert b"hipLaunchKernelGGL(k, dim3(1), dim3(2), 0, 0);" in convert("-", "--launch", "macro", stdin=launch).out
    assert b"k<<<1, 2>>>();" in convert("-", stdin=launch).out
    prefetch = b"#include <cuda_runtime.h>\nvoid f() { cudaMemPrefetchAsync(p, n, to, 0, s); }\n"
    assert b"hipMemPrefetchAsync_v2(" in convert("-", "--cuda", "13.0", stdin=prefetch).out
    resource = b"#include <cuda_runtime.h>\ncudaDevResourceType t;\n"
    assert b"cudaDevResourceType" in convert("-", stdin=resource).out
    assert b"hipDevResourceType" in convert("-", "--rocm", "10.0", stdin=resource).out


def test_the_configuration_file_holds_and_the_command_line_beats_it(convert: Command, source: Path) -> None:
    (source / "hipport.toml").write_text('launch = "macro"\nexclude = ["lib/"]\n')
    (source / "main.cu").write_bytes(b"#include <cuda_runtime.h>\nvoid f() { k<<<1, 2>>>(); }\n")
    convert("src", "-o", "out")
    assert b"hipLaunchKernelGGL" in contents(source.parent / "out")["main.cu"]
    assert b"cudaError_t" in contents(source.parent / "out")["lib/kernels.cuh"]
    convert("src", "-o", "other", "--launch", "chevron")
    assert b"k<<<1, 2>>>" in contents(source.parent / "other")["main.cu"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("-o", "out", "--in-place"),
        ("--in-place", "--check"),
        ("-o", "out", "--diff"),
        ("-o", "out", "--check"),
        ("-q", "-v"),
        ("--quiet", "--statistics"),
        ("--launch", "triple"),
        ("--rocm", "seven"),
        ("--cuda", "12"),
        ("--max-size", "many"),
        ("--jobs", "0"),
        ("--no-such-option",),
    ],
)
def test_options_that_cannot_be_used(convert: Command, source: Path, arguments: tuple[str, ...]) -> None:
    ran = convert("src", *arguments)
    assert ran.code == 2
    assert "Traceback" not in ran.err
    assert arguments[0].lstrip("-").split("-")[0] in ran.err
    assert [path.name for path in source.parent.iterdir()] == ["src"]


@pytest.mark.long
def test_worker_processes_give_the_same(convert: Command, source: Path) -> None:
    for number in range(40):
        (source / f"more{number}.cu").write_bytes(CUDA)
    convert("src", "-o", "one")
    command = [sys.executable, "-m", "hipport", "convert", "src", "-o", "two", "--jobs", "2"]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    ran = subprocess.run(command, cwd=source.parent, env=environment, capture_output=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert contents(source.parent / "two") == contents(source.parent / "one")
