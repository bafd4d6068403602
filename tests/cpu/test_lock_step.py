"""Volatile accesses to shared memory: all lanes of a wavefront make one before the next, as on the hardware."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from click.testing import CliRunner

from hipport.cli import cli
from hipport.cpu import Engine
from hipport.cpu import Module
from hipport.cpu import Order
from hipport.cpu.modes import mode_flags
from hipport.cpu.translate import translate
from hipport.cpu.translate import translate_program

Ints = npt.NDArray[np.int32]
SOURCE = Path(__file__).parent / "kernels" / "lock_step.hip"
THREADS, WARP = 256, 32
VALUES = np.random.default_rng(1).integers(0, 100, THREADS, np.int32)
SUMS = np.repeat(VALUES.reshape(-1, 2 * WARP).sum(axis=1), 2 * WARP)


def _compacted() -> Ints:
    rows = (row[row % 3 == 0] for row in VALUES.reshape(-1, WARP))
    return np.concatenate([np.pad(row, (0, WARP - row.size), constant_values=row.size) for row in rows])


def _found_in_rounds() -> Ints:
    """Of each warp's finds every 32nd, from its own lane on, times their numbers."""
    rows = []
    for warp in range(THREADS // WARP):
        found = VALUES[warp % 3 == VALUES % 3]
        counted = np.pad(found * (np.arange(found.size, dtype=np.int32) + 1), (0, THREADS - found.size))
        rows.append(counted.reshape(-1, WARP).sum(axis=0))
    return np.concatenate(rows)


def _both_ways() -> Ints:
    made = VALUES.copy()
    made[::2] = VALUES[1::2]
    made[1::2] = made[::2] * 1000
    return np.take(made, np.arange(THREADS) ^ 2)


#: What the kernels of the source write.
CASES = {
    **dict.fromkeys(("by_parameter", "by_template", "by_array", "by_cast", "by_member", "by_type"), SUMS),
    "scan": VALUES.reshape(-1, WARP).cumsum(axis=1).ravel(),
    "compact": _compacted(),
    "rounds": _found_in_rounds(),
    "both_ways": _both_ways(),
    "updates": VALUES + 11 * 100 + 2 * 11,
}


@pytest.fixture(scope="module", params=[pytest.param("stacks", marks=pytest.mark.long), "loops"])
def stacks(request: pytest.FixtureRequest) -> bool:
    if request.param == "loops":
        request.getfixturevalue("loops_compiler")
    return bool(request.param == "stacks")


@pytest.fixture(scope="module")
def module(stacks: bool) -> Module:
    return Engine(stacks=stacks).compile(SOURCE)


@pytest.mark.parametrize("order", Order)
@pytest.mark.parametrize("name", CASES)
def test_lanes_are_in_step(name: str, order: Order, engine: Engine, module: Module, stacks: bool) -> None:
    out = np.zeros(THREADS, np.int32)
    engine = Engine(wavefront=engine.wavefront, order=order, stacks=stacks)
    Module(engine, module.library).launch(name, 1, THREADS, [VALUES, out], shared_bytes=VALUES.nbytes)
    np.testing.assert_array_equal(out, CASES[name])


def test_a_check_computes_the_same_and_finds_the_races(engine: Engine, stacks: bool) -> None:
    module = Engine(wavefront=engine.wavefront, check=True, stacks=stacks).compile(SOURCE)
    for name, expected in CASES.items():
        out = np.zeros(THREADS, np.int32)
        findings = module.launch(name, 1, THREADS, [VALUES, out], shared_bytes=VALUES.nbytes)
        np.testing.assert_array_equal(out, expected, name)
        assert {finding.kind.value for finding in findings} == {"race-shared"}, name


def test_lanes_do_not_meet_before_global_memory(engine: Engine, module: Module, stacks: bool) -> None:
    flag, out = np.zeros(1, np.int32), np.zeros(2, np.int32)
    limited = Engine(wavefront=engine.wavefront, stacks=stacks, seconds=20)
    Module(limited, module.library).launch("blocks", 2, 64, [flag, out])
    assert out.tolist() == [3, 3]
    values, out = np.zeros(65, np.int32), np.zeros(64, np.int32)
    Module(limited, module.library).launch("apart", 1, 64, [values, out])
    assert out.tolist() == [0] * 64
    assert module.ways["apart"].wave_operations == module.ways["blocks"].wave_operations == 0
    assert stacks or module.ways["by_parameter"].wave_operations > 6


def test_a_source_without_barriers(engine: Engine, stacks: bool) -> None:
    source = """
#include <hip/hip_runtime.h>
extern "C" __global__ void k(int* out) {
    __shared__ volatile int s[32];
    s[threadIdx.x] = threadIdx.x;
    for (int d = 16; d > 0; d /= 2) {
        if (threadIdx.x < d) s[threadIdx.x] += s[threadIdx.x + d];
    }
    *out = s[0];
}
"""
    out = np.zeros(1, np.int32)
    Engine(wavefront=engine.wavefront, stacks=stacks).compile(source).launch("k", 1, 32, [out])
    assert out.tolist() == [31 * 16]
    text = translate(Path("a.hip"), source.encode(), ()).text
    assert "-DHIPPORT_CPU_WAITS" in mode_flags([text], "gfx90a", 64)
    assert "-DHIPPORT_CPU_WAITS" not in mode_flags([source], "gfx90a", 64)


#: A wavefront waits for another one by an address that it has from memory.
WAITING = """
#include <hip/hip_runtime.h>
extern "C" __global__ void k(int* global, int* out, int is_shared) {
    __shared__ int own;
    __shared__ volatile int* flag;
    if (threadIdx.x == 0) {
        own = 0;
        flag = is_shared ? &own : global;
    }
    __syncthreads();
    if (threadIdx.x == blockDim.x - 1) {
        *flag = 7;
    } else if (threadIdx.x < 64) {
        while (*flag == 0) {}
    }
    __syncthreads();
    out[threadIdx.x] = *flag;
}
"""


@pytest.mark.usefixtures("loops_compiler")
@pytest.mark.parametrize("is_shared", [False, True], ids=["global", "shared"])
@pytest.mark.parametrize("check", [False, True], ids=["", "check"])
def test_a_loop_that_waits_is_found(engine: Engine, is_shared: bool, check: bool) -> None:
    flag, out = np.zeros(1, np.int32), np.zeros(128, np.int32)
    module = Engine(wavefront=engine.wavefront, seconds=20, check=check).compile(WAITING)
    module.launch("k", 1, 128, [flag, out, int(is_shared)])
    assert out.tolist() == [7] * 128


@pytest.mark.usefixtures("loops_compiler")
def test_many_addresses_from_memory_keep_stacks(engine: Engine) -> None:
    body = "s[t] += s[t + 16]; s[t] += s[t + 8]; s[t] += s[t + 4]; s[t] += s[t + 2]; s[t] += s[t + 1];"
    source = f"""
#include <hip/hip_runtime.h>
extern "C" __global__ void k(int* out) {{
    __shared__ int own[64];
    __shared__ int* from_memory;
    const int t = threadIdx.x;
    own[t] = own[t + 32] = t;
    if (t == 0) from_memory = own;
    __syncthreads();
    volatile int* s = from_memory;
    {body} out[0] = s[0];
    {body} {body} out[1] = t == 0;
}}
"""
    out = np.zeros(2, np.int32)
    module = Engine(wavefront=engine.wavefront).compile(source)
    module.launch("k", 1, 32, [out])
    assert out[0] == 31 * 16
    assert "volatile accesses" in module.ways["k"].reason


HEAD = "struct A { volatile int flag, *list; volatile int bits : 3; }; using Row = volatile int *;\n"


@pytest.mark.parametrize(
    ("parameters", "source", "edited"),
    [
        ("volatile int *s", "s[1] = 2;", "@(s[1]) = 2;"),
        ("int volatile *s", "x = *s;", "x = @(*s);"),
        ("volatile T *s, int n", "s[n] += s[n + 1];", "$(s[n]) += @(s[n + 1]);"),
        ("volatile int *s", "s[0]++; --s[1]; s[2] <<= 3; s[3] == 1;",
         "$(s[0])++; --$(s[1]); $(s[2]) <<= 3; @(s[3]) == 1;"),
        ("volatile int *s", "*s++ = *(s + x) - *s;", "@(*s++) = @(*(s + x)) - @(*s);"),
        ("volatile int *s", "s[s[x]] = c ?s[1]:(s[2]);", "@(s[@(s[x])]) = c ?@(s[1]):(@(s[2]));"),
        ("volatile int *s", "if (x) *s = (int)*s;",
         "{ if (x) @(*s) = hipport_cpu::cast<int>(@(*s)); hipport_cpu::rejoin(s); }"),
        ("volatile int *s", "f(s, s + 1, &s[2], (int *)&s[3], sizeof(s[0]), x & s[4]);",
         "f(s, s + 1, &s[2], (int *)&s[3], sizeof(s[0]), x & @(s[4]));"),
        ("volatile int (*s)[33], volatile int &r", "(*s)[1] = s[1][2] + r; r = 3;",
         "@((*s)[1]) = @(s[1][2]) + @(r); @(r) = 3;"),
        ("volatile float2 *s", "s[0].x = s[1].y; s[0].x *= 2; s->x = 1;",
         "@(s[0]).x = @(s[1]).y; $(s[0].x) *= 2; @(s->x) = 1;"),
        ("Row s, A *a", "s[1] = a->list[2]; a->flag = (*a).flag; s = a->list;",
         "@(s[1]) = @(a->list[2]); @(a->flag) = @((*a).flag); s = a->list;"),
        ("int *p", "((volatile int *)p)[1] = *(volatile int *)(p + 1);",
         "@(((volatile int *)p)[1]) = @(*(volatile int *)(p + 1));"),
        ("int *p", "*reinterpret_cast<volatile int *>(p) += *((volatile int *)p + 1);",
         "$(*reinterpret_cast<volatile int *>(p)) += @(*((volatile int *)p + 1));"),
        ("", "volatile int own = 1; own += own;", ""),
        ("", "__shared__ volatile int s, t[4]; s = t[1]; auto f = [&s](int n) { return s; };",
         "__shared__ volatile int s, t[4]; @(s) = @(t[1]); auto f = [&s](int n) { return @(s); };"),
        ("volatile int *s", "{ int s[2]; s[0] = 1; } s[1] = 2;", "{ int s[2]; s[0] = 1; } @(s[1]) = 2;"),
        ("A a", "int flag = 2; x = flag * a.bits;", ""),
        ("", 'asm volatile("" : "+r"(x)); x = 1;', ""),
        ("", "} namespace lab { int (flag)(int x) { return x; } LIST(flag) int g() { return flag<4>(2); } } class B {",
         ""),
        ("", "} struct B { volatile B &operator=(int); int *operator->() const; }; struct C {", ""),
        ("", "} struct B { volatile int own; int f() { return own; } }; int B::g() { return own; } struct C {",
         "} struct B { volatile int own; int f() { return @(own); } }; int B::g() { return @(own); } struct C {"),
        ("int *s", "s[1] = s[2];", ""),
    ],
)  # fmt: skip
def test_what_is_edited(parameters: str, source: str, edited: str) -> None:
    text = f"{HEAD}template <class T> __device__ void k({parameters}) {{ {{}} {source} }}\n"
    unit = translate(Path("a.hip"), text.encode(), (), kernels=[text])
    body = unit.text.split("{ {} ", 1)[1].rsplit(" }", 1)[0]
    made = body.replace("hipport_cpu::in_step(", "@(").replace("hipport_cpu::update_in_step(", "$(")
    assert made == (edited or source)


def test_macros_and_names_of_headers(tmp_path: Path) -> None:
    header = "#define S(i) s[i]\n#define VOLATILE volatile int\nstruct A { volatile int flag; };\n"
    (tmp_path / "a.h").write_text(header)
    source = '#include "a.h"\n__device__ void f(VOLATILE *s, A &a) { S(1) = s[2]; a.flag = 3; }\n'
    unit = translate(tmp_path / "a.hip", source.encode(), (), kernels=[source])
    assert "{ S(1) = hipport_cpu::in_step(s[2]); hipport_cpu::in_step(a.flag) = 3; }" in unit.text
    (translated,) = unit.headers.values()
    assert "#define S(i) hipport_cpu::in_step(s[i])\n" in translated


def test_host_code_of_a_program_stays() -> None:
    host = "void host(volatile int *s) { s[1] = 2; }"
    source = f"__global__ void k(volatile int *s) {{ s[1] = 2; }}\n{host}\n"
    text = translate_program(Path("a.hip"), source.encode(), ()).text
    assert host in text
    assert "hipport_cpu::in_step(s[1]) = 2;" in text


PROGRAM = """
__device__ void reduce(volatile int *s, int t) {
  s[t] += s[t + 32]; s[t] += s[t + 16]; s[t] += s[t + 8]; s[t] += s[t + 4]; s[t] += s[t + 2]; s[t] += s[t + 1];
}
__global__ void k(int *out) {
  __shared__ int s[64];
  s[threadIdx.x] = threadIdx.x + 1;
  __syncthreads();
  if (threadIdx.x < 32) reduce(s, threadIdx.x);
  if (threadIdx.x == 0) *out = s[0];
}
int main() {
  int *out, sum = 0;
  cudaMalloc(&out, 4);
  k<<<1, 64>>>(out);
  cudaMemcpy(&sum, out, 4, cudaMemcpyDeviceToHost);
  cudaFree(out);
  return sum != 2080;
}
"""


@pytest.mark.long
@pytest.mark.parametrize("order", ["forward", "reverse"])
def test_a_program_by_run(tmp_path: Path, order: str) -> None:
    (tmp_path / "app.cu").write_text(PROGRAM)
    done = CliRunner().invoke(cli, ["run", str(tmp_path / "app.cu"), "--wave", "32,64", "--order", order])
    assert done.exit_code == 0, done.output
    assert done.output.count("exit status 0") == 2
