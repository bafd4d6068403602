"""Launches: arguments, limits, what ends them early, host code, variables, cooperative groups, atomics, printf."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import numpy as np
import pytest

from hipport.cpu import CompileError
from hipport.cpu import Engine
from hipport.cpu import EngineError
from hipport.cpu import Fault
from hipport.cpu import LaunchError
from hipport.cpu import Module
from hipport.cpu import Order

SOURCE = Path(__file__).parent / "kernels" / "launch.hip"
ATOMIC_TYPES = {
    "int": "i4",
    "unsigned int": "u4",
    "unsigned long long": "u8",
    "long long": "i8",
    "float": "f4",
    "double": "f8",
}


@pytest.fixture(scope="module")
def compiled() -> Module:
    return Engine().compile(SOURCE, kernels=[f"atomics<{name}>" for name in ATOMIC_TYPES])


@pytest.fixture
def module(engine: Engine, compiled: Module) -> Module:
    return Module(engine, compiled.library)


def _line_of(text: str) -> int:
    return next(number for number, line in enumerate(SOURCE.read_text().splitlines(), 1) if text in line)


def test_structs_vectors_and_halves(module: Module) -> None:
    parameters = np.zeros(1, np.dtype([("n", "i4"), ("scale", "f4"), ("shift", "f8")]))
    parameters["n"], parameters["scale"], parameters["shift"] = 90, 2, 0.5
    pairs = np.arange(200, dtype=np.float32).reshape(100, 2)
    out = np.full(100, -1.0)
    module.launch("structs", 4, 32, [parameters[0], pairs, out, True, np.float16(0.25)])
    np.testing.assert_allclose(out[:90], 2 * (2 * pairs[:90, 0] + pairs[:90, 1] + 0.5) + 0.25)
    assert (out[90:] == -1).all()


def test_variables(module: Module) -> None:
    out = np.zeros(6, np.int32)
    module.variable("device::counter", np.int32)[:] = 5
    module.variable("device::table", np.int32)[1] = 20
    module.launch("counts", 6, 3, [out])
    assert out.tolist() == [1, 20, 3, 4, 1, 20]
    assert module.variable("device::counter", np.int32)[0] == 5 + 18
    with pytest.raises(EngineError, match="device::counter, device::one, device::table"):
        module.variable("missing")


def test_coordinates_in_three_dimensions(module: Module) -> None:
    out = np.zeros((2 * 3 * 2 * 5 * 3 * 4, 3), np.uint32)
    module.launch("where", (2, 3, 2), (5, 3, 4), [out])
    assert sorted(map(tuple, out.tolist())) == sorted(np.ndindex(10, 9, 8))


@pytest.mark.parametrize("order", Order)
def test_shared_memory(engine: Engine, compiled: Module, order: Order) -> None:
    out = np.zeros(8 * 64, np.int32)
    ordered = Engine(wavefront=engine.wavefront, order=order)
    Module(ordered, compiled.library).launch("shared_kinds", 8, 64, [out, 3], 64 * 4)
    np.testing.assert_array_equal(out, np.tile(10101 * np.arange(63, -1, -1) + 3, 8))


def test_voting_barriers(module: Module) -> None:
    out = np.zeros(100, np.int32)
    module.launch("votes", 1, 100, [out])
    assert (out == 34 * 100 + 11).all()


def test_tiles(module: Module) -> None:
    wave, threads = module.engine.wavefront, 128
    out, sums = np.zeros(threads, np.int32), np.zeros(threads, np.float32)
    module.launch("tiles", 1, threads, [out, sums])
    for t in range(threads):
        active = [k for k in range(t // wave * wave, t // wave * wave + wave) if k % 3 == 0]
        expected = t % 8 * 1_000_000 + t // 16 * 10_000 + (len(active) * 100 + active.index(t) if t in active else 0)
        assert out[t] == expected + 500_000 * (8 <= t < 12)
    np.testing.assert_array_equal(sums, np.repeat(np.arange(threads).reshape(-1, 16).sum(1), 16))


@pytest.mark.parametrize("order", Order)
def test_grid_synchronization(engine: Engine, compiled: Module, order: Order) -> None:
    module = Module(Engine(wavefront=engine.wavefront, order=order), compiled.library)
    values, out = np.zeros(320, np.int32), np.zeros(320, np.int32)
    module.launch("grid_sum", 10, 32, [values, out], cooperative=True)
    assert (out == sum(range(320))).all()
    assert [int(v) for v in values[::32]] == [-1 if b % 2 == 0 else 32 * b for b in range(10)]


def test_grid_synchronization_needs_a_cooperative_launch(module: Module) -> None:
    values = np.zeros(64, np.int32)
    with pytest.raises(LaunchError, match="not cooperative") as caught:
        module.launch("grid_sum", 2, 32, [values, values])
    assert caught.value.fault is Fault.MISUSE


@pytest.mark.parametrize("name", ATOMIC_TYPES)
def test_atomics(module: Module, name: str) -> None:
    blocks, threads = 20, 50
    at = np.zeros(12, ATOMIC_TYPES[name])
    at[1] = at[2] = 10 * blocks * threads
    at[9] = 255
    module.launch(f"atomics<{name}>", blocks, threads, [at])
    n = blocks * threads
    assert at[:5].tolist() == [2 * n, 9 * n, 0, threads - 1, 7]
    assert 1 <= at[5] <= threads
    assert at[6:9].tolist() == [n, n, n]
    if at.dtype.kind in "iu":
        assert at[9:].tolist() == [0, 255, 0]


def test_wrapping_atomics(module: Module) -> None:
    at = np.zeros(2, np.uint32)
    module.launch("wrapping", 1, 25, [at])
    assert at.tolist() == [5, 5]


def test_endless_loop_is_stopped(engine: Engine, compiled: Module) -> None:
    begin = time.perf_counter()
    for name, args in (("endless", [np.zeros(1, np.int32)]), ("endless_barriers", [])):
        module = Module(Engine(wavefront=engine.wavefront, seconds=0.2), compiled.library)
        with pytest.raises(LaunchError, match=r"longer than 0\.2 s") as caught:
            module.launch(name, 4, 64, args)
        assert caught.value.fault is Fault.TIMED_OUT
    assert time.perf_counter() - begin < 5
    out = np.zeros(100, np.int32)
    module.launch("votes", 1, 100, [out])  # the module is as good as before
    assert (out == 34 * 100 + 11).all()


def test_assertion(module: Module) -> None:
    with pytest.raises(LaunchError, match=r"blockIdx\.x \* blockDim\.x \+ threadIdx\.x < limit") as caught:
        module.launch("asserts", 4, 64, [100])
    error = caught.value
    assert error.fault is Fault.ASSERTION
    assert f"launch.hip:{_line_of('assert(blockIdx')}" in error.text
    assert error.block is not None
    assert error.thread is not None
    assert error.block[0] * 64 + error.thread[0] >= 100
    module.launch("asserts", 4, 64, [256])


@pytest.mark.parametrize(
    ("kernel", "args", "text"),
    [
        ("null", [None], "invalid access to memory at address 0x0"),
        ("traps", [], "trap"),
        ("recurses", [np.zeros(1, np.int32), 10_000], "gfx90a has 131,056 bytes .* CUDA has 524,288"),
        ("overflows_by_far", [np.zeros(1, np.int32), 3], "local memory overflows: gfx90a has 131,056 bytes"),
    ],
)
def test_crash_is_an_error(module: Module, kernel: str, args: list[object], text: str) -> None:
    with pytest.raises(LaunchError, match=text) as caught:
        module.launch(kernel, 2, 64, args)  # type: ignore[arg-type]
    assert caught.value.fault is Fault.STOPPED_BY_SIGNAL
    if kernel == "null":
        assert caught.value.thread == (5, 0, 0)
        if caught.value.place:  # where the compiler's tools are there to tell
            assert caught.value.place.endswith(f"launch.hip:{_line_of('*out = 1')}")
    module.launch("nothing", 1, 1, [])


def test_large_local_arrays_fit(module: Module) -> None:
    out = np.zeros(1, np.int32)
    module.launch("overflows", 1, 2, [out, 3])
    assert out[0] == 9


def test_local_memory_is_that_of_the_architecture(compiled: Module) -> None:
    module = Module(Engine(arch="gfx1201", wavefront=32), compiled.library)
    out = np.zeros(1, np.int32)
    module.launch("overflows_by_far", 1, 2, [out, 3])
    assert out[0] == 9
    with pytest.raises(LaunchError, match="gfx1100 has 262,136 bytes") as caught:
        Module(Engine(arch="gfx1100", wavefront=32), compiled.library).launch("overflows_by_far", 1, 2, [out, 3])
    if caught.value.place:
        assert caught.value.place.endswith(f"launch.hip:{_line_of('void overflows_by_far')}")


@pytest.mark.parametrize(
    ("kernel", "dtype"), [("quotients<signed char>", "i1"), ("quotients<short>", "i2"), ("quotients<unsigned>", "u4"),
                          ("quotients<int>", "i4"), ("quotients<long>", "i8"), ("quotients<unsigned long>", "u8")],
)  # fmt: skip
def test_division_goes_on(compiled: Module, kernel: str, dtype: str) -> None:
    least = np.iinfo(dtype).min
    values = np.array([100, 7, least, 9, least, 6], dtype)
    by = np.array([7, 0, -1 if least else 1, 3, 0, 0], np.int64).astype(dtype)
    out = np.zeros((2, 6), dtype)
    compiled.launch(kernel, 1, 6, [values, by, out])
    assert out[:, [0, 2, 3]].tolist() == [[14, least, 3], [2, 0, 0]]


def test_printf(compiled: Module, capfd: pytest.CaptureFixture[str]) -> None:
    compiled.launch("prints", 1, 64, [])
    assert capfd.readouterr().out == "thread 0 of one\nthread 1 of one\n"


@pytest.mark.parametrize(
    ("grid", "block", "shared", "text"),
    [
        (1, 1025, 0, "1025 threads in a block; gfx90a has at most 1024"),
        (1, (32, 33), 0, "1056 threads"),
        (0, 32, 0, "no threads"),
        (1, 32, 65 * 1024, "66560 bytes of shared memory, 0 of them static; gfx90a has 65536"),
        (1 << 30, 64, 0, "2\\^31 threads"),
    ],
)
def test_limits(compiled: Module, grid: int, block: int | tuple[int, ...], shared: int, text: str) -> None:
    with pytest.raises(EngineError, match=text):
        compiled.launch("nothing", grid, block, [], shared)


@pytest.mark.parametrize(
    ("kernel", "args", "text"),
    [
        ("counts", [], "takes 1 arguments, 0 were given"),
        ("counts", [3], r"argument 1 \(pointer to integer of 4 bytes\): the value must be an array, not int"),
        ("counts", [np.zeros(3)], "elements of type float64"),
        ("counts", [np.zeros(3, np.float32)], "elements of type float32"),
        ("counts", [np.zeros(6, np.int32)[::2]], "not contiguous"),
        ("counts", [np.frombuffer(bytes(12), np.int32)], "read-only"),
        ("asserts", [1 << 40], "argument 1"),
        ("asserts", [1.5], "the value must be an integer"),
        ("structs", [b"1234", None, None, True, np.float16(1)], "the value has 4 bytes"),
    ],
)
def test_wrong_arguments(compiled: Module, kernel: str, args: list[object], text: str) -> None:
    with pytest.raises(TypeError, match=text):
        compiled.launch(kernel, 1, 1, args)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "source",
    [
        "__global__ void __launch_bounds__(128) k(int* p) { *p = 1; }",
        "__launch_bounds__(4 * 32, 2)\n__global__ void k(int* p) { *p = 1; }",
        "template <int n> __global__ __launch_bounds__(n) void k(int*) {}\ntemplate __global__ void k<128>(int*);",
        'namespace { extern "C" __global__ void __launch_bounds__(128, 1) k(int* p) { *p = 1; } }',
    ],
)
def test_launch_bounds(source: str) -> None:
    module = Engine().compile(f"#include <hip/hip_runtime.h>\n{source}")
    (name,) = module.kernels
    out = np.zeros(1, np.int32)
    module.launch(name, 1, (64, 2), [out])
    with pytest.raises(EngineError, match=r"129 threads in a block; its __launch_bounds__ allow 128"):
        module.launch(name, 1, 129, [out])


def test_static_shared_memory_counts() -> None:
    source = """
    #include <hip/hip_runtime.h>
    extern "C" __global__ void fits(float* out) { __shared__ float a[8192], b[4096]; extern __shared__ float c[];
        a[threadIdx.x] = b[threadIdx.x] = c[0] = 1; __syncthreads(); out[0] = a[0] + b[0] + c[0]; }
    template <int n> __global__ void many(float* out) {
        __shared__ float a[n][1024]; a[n - 1][0] = 1; out[0] = a[0][n]; }
    """
    module = Engine().compile(source, kernels=["many<16>", "many<17>"])
    assert {name: kernel.shared_bytes for name, kernel in module.kernels.items()} == {
        "fits": 48 * 1024,
        "many<16>": 64 * 1024,
        "many<17>": 68 * 1024,
    }
    out = np.zeros(1, np.float32)
    module.launch("fits", 1, 1, [out], 16 * 1024)
    assert out[0] == 3
    with pytest.raises(EngineError, match="fits: 65540 bytes of shared memory, 49152 of them static; gfx90a has 65536"):
        module.launch("fits", 1, 1, [out], 16 * 1024 + 4)
    with pytest.raises(EngineError, match="69632 bytes"):
        module.launch("many<17>", 1, 1, [out])
    module.launch("many<16>", 1, 1, [out])


def test_unknown_kernel(compiled: Module) -> None:
    with pytest.raises(EngineError, match="no kernel atomics<short>"):
        compiled.launch("atomics<short>", 1, 1, [])


def test_compile_errors_are_at_the_lines_of_the_source() -> None:
    source = "#include <hip/hip_runtime.h>\n\n__global__ void k(int* p) {\n    *p = missing(3);\n    return 1;\n}\n"
    with pytest.raises(CompileError, match=r"wrong\.hip:4:\d+: .*missing") as caught:
        Engine().compile(source, path="wrong.hip")
    assert [m.place and (m.place.path, m.place.line) for m in caught.value.messages] == [
        ("wrong.hip", 4),
        ("wrong.hip", 5),
    ]


def test_mask_of_32_bits_is_an_error_as_in_hip() -> None:
    source = "#include <hip/hip_runtime.h>\n__global__ void k(int* p) { *p = __shfl_sync(0xffffffffu, 1, 0); }\n"
    with pytest.raises(CompileError, match="64-bit integer"):
        Engine().compile(source)


@pytest.mark.slow
def test_headers_of_the_project(tmp_path: Path, engine: Engine) -> None:
    (tmp_path / "include").mkdir()
    (tmp_path / "include" / "scale.h").write_text("#pragma once\n#define SCALE 3\n")
    (tmp_path / "reduce.h").write_text(
        '#ifndef REDUCE_H\n#define REDUCE_H\n#include "scale.h"\n'
        "inline __device__ int last(int v) { extern __shared__ int s[]; s[threadIdx.x] = v * SCALE; __syncthreads();\n"
        "  return s[blockDim.x - 1]; }\nMORE\n#endif\n"
    )
    kernel = tmp_path / "k.hip"
    kernel.write_text(
        '#include <hip/hip_runtime.h>\n#include "reduce.h"\n#include "reduce.h"\n'
        "#ifdef ON\n__global__ void k(int* out) { out[threadIdx.x] = last(threadIdx.x); }\n#endif\n"
        "#ifdef OFF\n__global__ void off(int* out) { out[threadIdx.x] = nowhere(); }\n#endif\n"
    )
    with pytest.raises(CompileError, match=r"reduce\.h:6:"):
        engine.compile(kernel, include_dirs=[tmp_path / "include"], defines={"ON": "1"})
    module = engine.compile(kernel, include_dirs=[tmp_path / "include"], defines={"ON": "1", "MORE": ""})
    assert list(module.kernels) == ["k"]
    out = np.zeros(40, np.int32)
    module.launch("k", 1, 40, [out], 160)
    assert (out == 39 * 3).all()
    (tmp_path / "include" / "scale.h").write_text("#pragma once\n#define SCALE 4\n")
    module = engine.compile(kernel, include_dirs=[tmp_path / "include"], defines={"ON": "1", "MORE": ""})
    module.launch("k", 1, 40, [out], 160)
    assert (out == 39 * 4).all()
    (tmp_path / "reduce.h").write_text("#include <hip/hip_runtime.h>\n__device__ int wrong = nothing;\n")
    with pytest.raises(CompileError, match=r"reduce\.h:2:"):
        engine.compile(kernel, include_dirs=[tmp_path / "include"], defines={"ON": "1"})


@pytest.mark.long
def test_architecture_macros() -> None:
    source = (
        "#include <hip/hip_runtime.h>\n__global__ void k(int* out) {\n"
        "#if defined(__gfx1100__) && defined(__GFX11__)\nout[0] = __AMDGCN_WAVEFRONT_SIZE;\n"
        "#else\nout[0] = 1;\n#endif\n}\n"
    )
    out = np.zeros(1, np.int32)
    Engine(arch="gfx1100", wavefront=32).compile(source).launch("k", 1, 1, [out])
    assert out[0] == 32
    Engine(arch="gfx90a").compile(source).launch("k", 1, 1, [out])
    assert out[0] == 1


@pytest.mark.slow
def test_processes_that_compile_the_same_at_once(tmp_path: Path) -> None:
    program = textwrap.dedent("""
        import numpy as np
        from hipport.cpu import Engine
        source = "#include <hip/hip_runtime.h>\\n__global__ void k(int* out) { out[threadIdx.x] = threadIdx.x; }"
        out = np.zeros(4, np.int32)
        Engine().compile(source).launch("k", 1, 4, [out])
        assert out.tolist() == [0, 1, 2, 3]
    """)
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    processes = [subprocess.Popen([sys.executable, "-c", program], env=environment) for _ in range(3)]
    assert [process.wait() for process in processes] == [0, 0, 0]
    left = [path for path in (tmp_path / "hipport").iterdir() if path.name != ".looked"]
    assert sorted(path.suffix for path in left) == ["", ".so", ".so"]  # headers, module, runtime


def test_after_a_fork(compiled: Module) -> None:
    out = np.zeros(100, np.int32)
    compiled.launch("votes", 8, 100, [out])
    child = os.fork()
    if child == 0:
        out[:] = 0
        compiled.launch("votes", 8, 100, [out])
        os._exit(0 if (out == 34 * 100 + 11).all() else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def test_wavefront_sizes() -> None:
    with pytest.raises(ValueError, match="32 or 64 lanes, not 16"):
        Engine(wavefront=16)
