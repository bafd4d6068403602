"""How kernels run, as their modules and programs say: by loops over lanes, or with a stack for each thread, and why."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from hipport.cli import cli
from hipport.cpu import CxxCompiler
from hipport.cpu import Engine
from hipport.cpu import KernelWay
from hipport.cpu.regions import Kernel
from hipport.cpu.ways import silent_way

#: Kernels of each kind, for a module and for a program.
KERNELS = """
__device__ __attribute__((used)) int kept = 1;
template <class T, int n>
__global__ void sum(const T* in, T* out) {
    __shared__ T part[n];
    part[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0) *out = part[0] + part[n - 1];
}
__global__ void plain(float* out) { out[threadIdx.x] = 1; }
namespace app {
__device__ int walk(int n) {
    __syncthreads();
    return n > 0 ? walk(n - 1) + 1 : 0;
}
__global__ void deep(int* out, int n) { out[threadIdx.x] = walk(n); }
__global__ void any(int* out) { out[threadIdx.x] = __syncthreads_or(threadIdx.x == 3); }
}
__device__ void waits(int* x) { __syncthreads(); }
__global__ void pointed(int* out, int n) {
    void (*const chosen[])(int*) = {waits, nullptr};
    chosen[n](out);
}
extern "C" __global__ void shuffled(int* out) { out[threadIdx.x] = __shfl(out[threadIdx.x], 1); }
static __global__ void own(int* out) { out[threadIdx.x] = 2; }
"""
INSTANCE = "template __global__ void sum<float, 64>(const float*, float*);\n"
MAIN = """
int main() {
    float* x;
    int* y;
    hipMalloc(&x, 4096);
    hipMalloc(&y, 4096);
    hipMemset(x, 0, 4096);
    hipMemset(y, 0, 4096);
    sum<float, 64><<<1, 64>>>(x, x + 100);
    plain<<<1, 64>>>(x);
    app::deep<<<1, 64>>>(y, 3);
    app::any<<<1, 64>>>(y);
    pointed<<<1, 64>>>(y, 0);
    shuffled<<<1, 64>>>(y);
    own<<<1, 64>>>(y);
    hipDeviceSynchronize();
    hipFree(x);
    hipFree(y);
}
"""
#: What is said of each kernel, without the bytes that it keeps.
LOOPS = {
    "sum<float,64>": "loops over lanes: 1 barrier",
    "plain": "loops over lanes: no waits",
    "app::deep": "a stack for each thread: `walk` calls itself",
    "app::any": "loops over lanes: 1 voting barrier",
    "pointed": "a stack for each thread: `waits`, which waits, is called through a pointer",
    "shuffled": "loops over lanes: 1 wave operation",
    "own": "loops over lanes: no waits",
}

INCLUDE = "#include <hip/hip_runtime.h>\n"


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("ways") / "kernels.hip"
    path.write_text(INCLUDE + KERNELS + INSTANCE)
    return path


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("ways") / "program.hip"
    path.write_text(INCLUDE + KERNELS + MAIN)
    return path


def said(ways: list[tuple[str, str]]) -> dict[str, str]:
    """What is said of kernels, without the bytes that they keep."""
    return {name: re.sub(r"; [\d,]+ bytes kept per wavefront", "", text) for name, text in ways}


@pytest.mark.usefixtures("loops_compiler")
@pytest.mark.parametrize("check", [False, True], ids=["plain", "check"])
def test_a_module_says_how_its_kernels_run(source: Path, *, check: bool) -> None:
    module = Engine(check=check).compile(source)
    assert said([(name, str(way)) for name, way in module.ways.items()]) == LOOPS


@pytest.mark.parametrize("check", [False, True], ids=["plain", "check"])
def test_a_module_says_that_stacks_were_asked_for(
    loops_compiler: CxxCompiler, source: Path, monkeypatch: pytest.MonkeyPatch, *, check: bool
) -> None:
    monkeypatch.setenv("CXX", shlex.join(loops_compiler.command))
    module = Engine(stacks=True, check=check).compile(source)
    assert {str(way) for way in module.ways.values()} == {"a stack for each thread: that was asked for"}


def run(program: Path, compiler: CxxCompiler, monkeypatch: pytest.MonkeyPatch, *options: str) -> tuple[str, str]:
    """What a program that runs leaves on standard error, and its report as JSON."""
    monkeypatch.setenv("CXX", shlex.join(compiler.command))
    report = program.with_suffix(".json")
    done = CliRunner().invoke(cli, ["run", str(program), "--explain-engine", "--report", str(report), *options])
    assert done.exit_code == 0, done.output
    return done.stderr, report.read_text()


@pytest.mark.slow
@pytest.mark.needs("g++")
def test_a_module_by_gcc_has_stacks_and_says_what_to_do(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CXX", "g++")
    ways = Engine().compile(source).ways
    assert set(ways) == set(LOOPS)
    for way in ways.values():
        assert str(way).startswith("a stack for each thread: the compiler is g++")
        assert "hipport toolchain install" in way.remedy


@pytest.mark.slow
@pytest.mark.parametrize("options", [(), ("--sanitize",)], ids=["plain", "checked"])
def test_a_run_says_how_the_kernels_ran_that_it_launched(
    loops_compiler: CxxCompiler,
    program: Path,
    monkeypatch: pytest.MonkeyPatch,
    options: tuple[str, ...],
) -> None:
    errors, report = run(program, loops_compiler, monkeypatch, *options)
    lines = [line.removeprefix("hipport run: ").partition("  ") for line in errors.splitlines()]
    assert said([(name, text) for name, _, text in lines]) == LOOPS
    ways = json.loads(report)["engine"]
    assert [way["name"] for way in ways] == list(LOOPS)  # in the order of their launches
    for way in ways:
        assert bool(way["regions"]) == (not way["reason"]) == LOOPS[way["name"]].startswith("loops")
        assert way["wavefronts"] == [64]


@pytest.mark.slow
def test_verify_says_how_each_kernel_ran(
    loops_compiler: CxxCompiler, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CXX", shlex.join(loops_compiler.command))
    report = tmp_path / "report.json"
    kernels = Path(__file__).resolve().parents[2] / "kernels" / "block_reduce"
    few = ["--wave", "64", "--seed", "1", "--size", "first", "--report", str(report)]
    for option in ("--no-sanitize", "--sanitize"):
        done = CliRunner().invoke(cli, ["verify", str(kernels), "--explain-engine", option, *few])
        assert done.exit_code == 0, done.output
        ways = json.loads(report.read_text())["engine"]
        assert {way["kernel"] for way in ways} == {"block_reduce"}
        assert {way["reason"] for way in ways} == {""}
        assert done.stdout.count("loops over lanes: ") == len(ways)


@pytest.mark.parametrize(
    ("family", "version", "reason"),
    [
        ("gcc", "g++ (GCC) 12.2.0\nCopyright", "the compiler is g++ (GCC) 12.2.0"),
        ("clang", "clang version 17.0.6\nTarget: x86_64", "the compiler is clang version 17.0.6"),
        ("clang", "clang version 18.1.0", "its object is by another compiler, or by another hipport"),
    ],
)
def test_a_compiler_without_loops_is_told_with_what_to_do(family: str, version: str, reason: str) -> None:
    compiler = CxxCompiler(("c++",), family, version)
    way = silent_way(compiler)
    assert way.reason == reason
    assert ("hipport toolchain install" in way.remedy) == (not compiler.makes_loops)


@pytest.mark.parametrize(
    ("way", "text"),
    [
        (KernelWay("k", 1), "loops over lanes: no waits"),
        (
            KernelWay("k", 3, barriers=2, frame_bytes=1344),
            "loops over lanes: 2 barriers; 1,344 bytes kept per wavefront",
        ),
        (
            KernelWay("k", 9, barriers=1, votes=1, wave_operations=3, common_loops=1),
            "loops over lanes: 1 barrier, 1 voting barrier, 3 wave operations, 1 loop of all lanes",
        ),
        (KernelWay("k", 5, common_loops=2), "loops over lanes: 2 loops of all lanes"),
        (KernelWay("k", reason="`walk` calls itself"), "a stack for each thread: `walk` calls itself"),
    ],
)
def test_a_way_in_words(way: KernelWay, text: str) -> None:
    assert str(way) == text


def test_an_object_says_of_a_kernel_what_is_read_of_it() -> None:
    kernel = Kernel("1kPf", 3, {"barrier": 1, "vote": 0, "meet": 1, "turn": 0}, 640, "")
    assert Kernel.read(kernel.line) == kernel
