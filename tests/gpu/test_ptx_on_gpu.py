"""PTX, CUDA's integer functions, and what hipport makes of them compute the same on an NVIDIA GPU: `pytest -m gpu`.

Each instruction of ``mappings/ptx.toml``, and each function that ``hipport/integer.h`` has in the place of CUDA's, is a
kernel that 2,048 threads run, each on numbers of its own; the port is what `hipport convert` makes of the kernel. Sums
of matrix instructions are of whole numbers, so that they are exact in any order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from hipport.config import Options
from hipport.convert import convert_bytes
from hipport.errors import HipportError
from hipport.mapping.mapping import load_mapping
from hipport.mapping.mapping import tables_folder
from hipport.mapping.table import Table
from hipport.nvrtc import Dialect
from hipport.nvrtc import Nvrtc
from hipport.nvrtc import NvrtcError
from hipport.verify import VerifyOptions
from hipport.verify.backends.cuda import CudaBackend
from hipport.verify.backends.select import backends_for
from tests.include.conftest import HEADERS
from tests.include.ptx_statements import Statement
from tests.include.ptx_statements import all_statements

THREADS, BLOCKS, PLACES, QUADS = 64, 32, 24, 4
TYPES = {"r": "uint32", "l": "uint64", "f": "float32", "d": "float64", "h": "uint16"}
KERNEL = """extern "C" __global__ void kernel_%(number)d(unsigned *r, unsigned long long *l, float *f, double *d,
                                     unsigned short *h, uint4 *m, uint4 *s) {
    const unsigned thread = blockIdx.x * blockDim.x + threadIdx.x;
    r += PLACES * thread, l += PLACES * thread, f += PLACES * thread, d += PLACES * thread, h += PLACES * thread;
    m += QUADS * thread, s += QUADS * thread;
    __shared__ uint4 shared[QUADS * THREADS];
    uint4 *own = shared + QUADS * threadIdx.x;
    for (int i = 0; i < QUADS; ++i) own[i] = m[QUADS - 1 - i];
    %(before)s
    __syncthreads();
    %(statement)s
    __syncthreads();
    %(after)s
    for (int i = 0; i < QUADS; ++i) s[i] = own[i];
}
"""
DEFINES = f"#define THREADS {THREADS}\n#define PLACES {PLACES}\n#define QUADS {QUADS}\n"
#: What ends a kernel, or gives what a port has no use for.
LEFT_OUT = ("trap", "brkpt", "createpolicy")
#: Compiled together.
BATCH = 100
WORDS = (0, 1, 2, 3, 7, 8, 15, 16, 24, 31, 32, 33, 63, 64, 65, 127, 128, 255, 256, 0x7FFF, 0x8000, 0xFFFF, 0x10000)
EDGES = [*WORDS, 0x7FFFFFFF, 0x80000000, 0x80000001, 0xFFFFFF80, 0xFFFFFFFE, 0xFFFFFFFF]
LONG_EDGES = [*EDGES, 0x100000000, 0x7FFFFFFFFFFFFFFF, 0x8000000000000000, 0xFFFFFFFF80000000, 0xFFFFFFFFFFFFFFFF]
FLOATS = [0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 127.5, 128.0, 255.5, 256.0, 65535.5, 2.0**31, -(2.0**31)]
FLOAT_EDGES = [*FLOATS, 2.0**32, 2.0**63, -(2.0**63), 2.0**64, np.inf, -np.inf, np.nan, 1e-40, -1e-40, 1e-45, 1.2e-38]
#: Approximations: within this part of the larger number, or apart by no more than this near 0.
RELATIVE, ABSOLUTE = 2.0**-9, 2.0**-20
#: The 8 to 32 bits of small whole numbers in each type of matrix.
NUMBERS: Mapping[str, Any] = {
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
    "tf32": np.float32,
    "s8": np.int8,
    "u8": np.uint8,
    "e4m3": ml_dtypes.float8_e4m3fn,
    "e5m2": ml_dtypes.float8_e5m2,
}

pytestmark = pytest.mark.gpu


@dataclass(frozen=True, slots=True)
class Computation:
    """A statement with elements of the arrays r, l, f, d and h of one thread: those that it reads as numbers, and those
    that have to be addresses. ``matrices`` are the counts of registers of both factors of a matrix product.
    """

    name: str
    text: str
    sources: tuple[str, ...]
    addresses: tuple[str, ...] = ()
    matrices: tuple[int, ...] = ()


@pytest.fixture(scope="module")
def nvrtc() -> Nvrtc:
    try:
        backend = backends_for(VerifyOptions(backend="cuda"))[0]
    except HipportError as error:
        pytest.skip(str(error))
    assert isinstance(backend, CudaBackend)
    if backend.machine.emulated:
        pytest.skip(f"{backend.machine.device}: no GPU")
    return backend.nvrtc


def instructions() -> Iterator[Computation]:
    """One statement for each translation and type: a name may be written in many ways, such as with or without .ca."""
    kept: dict[object, Statement] = {}
    for statement in all_statements():
        form = statement.form
        code = re.sub(r", hipport::ptx::(?:relaxed|acquire|release|acq_rel|cta|sys)\b", "", form.code)
        key = code, form.slots, form.type, statement.elements, ".approx" in statement.name
        if not statement.name.startswith(LEFT_OUT):
            kept.setdefault(key, statement)
    for each in kept.values():
        matrices = [int(slot.role[1:]) for slot in each.form.slots[1:3]] if each.name.startswith("mma") else []
        yield Computation(each.name, each.text, tuple(each.sources), tuple(each.addresses), tuple(matrices))


def functions() -> Iterator[Computation]:
    """Calls of CUDA's functions that are hipport's in a port, with one to three numbers with or without a sign."""
    table = Table(tables_folder() / "device.csv")
    for row in table.rows(*table.names):
        if row.hip_header == "hipport/integer.h":
            for arguments in (1, 2, 3):
                sources = [f"r[{place}]" for place in range(1, arguments + 1)]
                for cast in ("", "(int)") if row.cuda.startswith("__dp") else ("",):
                    words = ", ".join(cast + source for source in sources)
                    yield Computation(row.cuda, f"r[0] = {row.cuda}({words});", tuple(sources))


def kernel(number: int, computation: Computation) -> str:
    name, text, before, after = computation.name, computation.text, [], []
    for address in computation.addresses:
        memory = "own" if name.startswith(("ldmatrix", "stmatrix")) else "m"
        is_shared = address.startswith("r")
        before.append(
            f"{address} = {'__cvta_generic_to_shared(own)' if is_shared else f'(unsigned long long){memory}'};"
        )
        after.append(f"{address} = 0;")
    if re.match(r"(shfl|vote|match|redux)\..*sync|bar\.warp", name):
        before.append(f"{computation.sources[-1]} = 0xffffffff;")
    if name.startswith("cp.async.c"):
        before += [f"{source} %= 17;" for source in computation.sources]
        text += ' asm volatile("cp.async.wait_all;" ::: "memory");'
    words = {"number": number, "before": " ".join(before), "statement": text, "after": " ".join(after)}
    return KERNEL % words


def cupy() -> Any:
    """CuPy, which opens the GPU: only where there is one."""
    return import_module("cupy")


def port_of(source: str) -> str:
    output = convert_bytes("all.cu", source.encode(), load_mapping(), Options()).result.output
    assert output is not None
    assert "asm" not in output.decode().replace(" asm ", "")
    return output.decode()


def compiled(nvrtc: Nvrtc, computations: Sequence[Computation]) -> Iterator[tuple[Sequence[Computation], Any, Any]]:
    """Originals and ports as modules of CuPy, without what the GPU's instructions do not have."""
    source = DEFINES + "".join(kernel(number, computation) for number, computation in enumerate(computations))
    try:
        original = nvrtc.compile(source.encode(), Dialect.CUDA, path="all.cu", expressions=[], include_dirs=[])
    except NvrtcError:
        half = len(computations) // 2
        if half:
            yield from compiled(nvrtc, computations[:half])
            yield from compiled(nvrtc, computations[half:])
        return
    ported = port_of(source).encode()
    port = nvrtc.compile(ported, Dialect.HIP, path="all.hip", expressions=[], include_dirs=[HEADERS])
    yield computations, *(cupy().RawModule(path=str(built.path)) for built in (original, port))


def numbers_for(computation: Computation, generator: np.random.Generator) -> dict[str, Any]:
    """Arrays of numbers for each thread: a half are edges, for floats a quarter bits at random."""
    shape = (THREADS * BLOCKS, PLACES)
    words = generator.integers(0, 2**64, size=shape, dtype=np.uint64)
    is_edge = generator.random(shape) < 0.5
    edges, long_edges = (np.array(numbers, np.uint64) for numbers in (EDGES, LONG_EDGES))
    arrays: dict[str, Any] = {
        "r": np.where(is_edge, generator.choice(edges, shape), words >> np.uint64(32)).astype(np.uint32),
        "l": np.where(is_edge, generator.choice(long_edges, shape), words),
    }
    with np.errstate(over="ignore", invalid="ignore"):
        usual = generator.normal(size=shape) * 10.0 ** generator.integers(-3, 6, shape)
        for name, bits in (("f", np.uint32), ("d", np.uint64)):
            any_bits = words.astype(bits).view(TYPES[name])
            choice = np.where(generator.random(shape) < 0.5, usual, generator.choice(FLOAT_EDGES, shape))
            arrays[name] = np.where(is_edge & (usual > 0), any_bits, choice.astype(TYPES[name]))
    arrays["h"] = np.where(is_edge, generator.choice(edges, shape), words >> np.uint64(48)).astype(np.uint16)
    if computation.matrices:
        put_matrices(computation, arrays, generator)
    arrays["m"] = generator.integers(0, 2**32, (THREADS * BLOCKS, 4 * QUADS), dtype=np.uint32)
    arrays["s"] = np.zeros_like(arrays["m"])
    return arrays


def put_matrices(computation: Computation, arrays: dict[str, Any], generator: np.random.Generator) -> None:
    """Whole numbers in the types that ``mma.sync.SHAPE.row.col.D.A.B.C`` names."""
    *_, d, a, b, _ = computation.name.split(".")
    first, both = computation.matrices[0], sum(computation.matrices)
    for name in "fd":
        arrays[name] = generator.integers(-9, 10, arrays[name].shape).astype(TYPES[name])
    for place, register in enumerate(computation.sources):
        type_name = a if place < first else b if place < both else d
        if register.startswith("r") and type_name in NUMBERS:
            kind = np.dtype(NUMBERS[type_name])
            low = 0 if type_name == "u8" else -3
            values = generator.integers(low, 4, (THREADS * BLOCKS, 4 // kind.itemsize)).astype(kind)
            arrays["r"][:, int(register[2:-1])] = values.view(np.uint32)[:, 0]


def result_of(module: Any, number: int, arrays: Mapping[str, Any]) -> dict[str, Any]:
    on_gpu = {name: cupy().asarray(array) for name, array in arrays.items()}
    module.get_function(f"kernel_{number}")((BLOCKS,), (THREADS,), tuple(on_gpu.values()))
    cupy().cuda.Device().synchronize()
    return {name: cupy().asnumpy(array) for name, array in on_gpu.items()}


def is_same(computation: Computation, array: str, original: Any, port: Any) -> Any:
    """Where two arrays are the same: in all bits, but for NaN and for approximations."""
    if ".approx.f16" in computation.name and array in "rh":
        original, port = original.view(np.float16), port.view(np.float16)
    if original.dtype.kind != "f":
        return original == port
    bits = f"u{original.itemsize}"
    with np.errstate(all="ignore"):
        same = (original.view(bits) == port.view(bits)) | (np.isnan(original) & np.isnan(port))
        if ".approx" in computation.name or ".full" in computation.name:
            larger = np.maximum(abs(original), abs(port))
            same |= original == port
            same |= abs(original - port) <= np.maximum(RELATIVE * larger, ABSOLUTE)
    return same


def differences(nvrtc: Nvrtc, computations: Sequence[Computation]) -> Iterator[str]:
    """For each computation that the GPU has: what differs first, or nothing."""
    generator = np.random.default_rng(12)
    for start in range(0, len(computations), BATCH):
        for kept, original, port in compiled(nvrtc, computations[start : start + BATCH]):
            for number, computation in enumerate(kept):
                arrays = numbers_for(computation, generator)
                results = [result_of(module, number, arrays) for module in (original, port)]
                yield first_difference(computation, arrays, *results)


def first_difference(
    computation: Computation, arrays: Mapping[str, Any], original: Mapping[str, Any], port: Mapping[str, Any]
) -> str:
    for array in arrays:
        differs = ~is_same(computation, array, original[array], port[array])
        if differs.any():
            thread, place = np.argwhere(differs)[0]
            given = ", ".join(f"{name} {arrays[name[0]][thread][int(name[2:-1])]}" for name in computation.sources)
            values = f"{original[array][thread].ravel()[place]} and {port[array][thread].ravel()[place]}"
            return f"{computation.text} {array}[{place}] is {values} for {given} ({differs.sum()} times)"
    return ""


def test_instructions_compute_the_same(nvrtc: Nvrtc) -> None:
    every = list(instructions())
    found = list(differences(nvrtc, every))
    assert len(found) > 0.9 * len(every)
    assert list(filter(None, found)) == []


def test_integer_functions_compute_the_same(nvrtc: Nvrtc) -> None:
    found = list(differences(nvrtc, list(functions())))
    assert len(found) > 100
    assert list(filter(None, found)) == []


@pytest.mark.parametrize(
    ("original", "port"),
    [
        ("r[0] = r[1] >> 31;", "r[0] = r[1] >> 30;"),
        ("f[0] = f[1] + 0.0f;", "f[0] = f[1];"),
        ("m[0].x = 1;", "m[0].x = 2;"),
        ("own[1].y = 1;", ""),
    ],
)
def test_what_differs_is_found(nvrtc: Nvrtc, original: str, port: str) -> None:
    arrays = numbers_for(Computation("", "", ()), np.random.default_rng(1))
    results = []
    for text in (original, port):
        source = (DEFINES + kernel(0, Computation("", text, ()))).encode()
        built = nvrtc.compile(source, Dialect.CUDA, path="all.cu", expressions=[], include_dirs=[])
        results.append(result_of(cupy().RawModule(path=str(built.path)), 0, arrays))
    assert first_difference(Computation("", original, ()), arrays, *results)
