"""PTX's matrix instructions: what each lane's registers hold is as the PTX manual says, and the products are right."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import pytest

from hipport.config import Options
from hipport.convert import convert_bytes
from hipport.cpu import Engine
from hipport.mapping.mapping import load_mapping

pytestmark = pytest.mark.slow  # compiles one kernel after the other

Array = npt.NDArray[np.generic]
#: The small floats, all finite ones of each, by their bytes. Source: the OCP 8-bit floating point specification.
E4M3 = {
    byte: (-1) ** (byte >> 7)
    * ((8 + (byte & 7)) * 2.0 ** ((byte >> 3 & 15) - 10) if byte & 0x78 else (byte & 7) * 2.0**-9)
    for byte in range(256)
    if byte & 0x7F != 0x7F
}
E5M2 = {byte: float(np.array([byte << 8], np.uint16).view(np.float16)[0]) for byte in range(256) if byte & 0x7C != 0x7C}


@dataclass(frozen=True)
class Elements:
    """Elements of a matrix: how many bits each has, the bits of values, and values to multiply."""

    bits: int
    encode: Callable[[Array], Array]
    values: npt.NDArray[np.float64]


def small(table: dict[int, float]) -> Elements:
    coded = {value: byte for byte, value in table.items() if abs(value) <= 32}
    values = np.array(sorted(coded))
    return Elements(8, lambda chosen: np.array([coded[float(v)] for v in chosen.flat], np.uint64), values)


def viewed(kind: type[np.generic], bits: type[np.generic], values: npt.ArrayLike) -> Elements:
    width = np.dtype(bits).itemsize * 8
    return Elements(
        width, lambda chosen: chosen.astype(kind).ravel().view(bits).astype(np.uint64), np.asarray(values, float)
    )


ELEMENTS = {
    "f16": viewed(np.float16, np.uint16, np.arange(-8, 9) / 4),
    "bf16": Elements(
        16, lambda v: (v.astype(np.float32).ravel().view(np.uint32) >> 16).astype(np.uint64), np.arange(-8, 9) / 4
    ),
    "tf32": viewed(np.float32, np.uint32, np.arange(-8, 9) / 4),
    "f64": viewed(np.float64, np.uint64, np.arange(-8, 9) / 3),
    "s8": viewed(np.int8, np.uint8, np.arange(-128, 128)),
    "u8": viewed(np.uint8, np.uint8, np.arange(256)),
    "e4m3": small(E4M3),
    "e5m2": small(E5M2),
}
SUMS = {"f32": np.float32, "s32": np.int32, "f64": np.float64, "f16": np.float16}
BYTES = [(a, b) for a in ("s8", "u8") for b in ("s8", "u8")]
FLOATS = [(a, b) for a in ("e4m3", "e5m2") for b in ("e4m3", "e5m2")]
SHAPES = [
    *((16, k, "f32", of, of) for k in (8, 16) for of in ("f16", "bf16")),
    *((16, k, "f16", "f16", "f16") for k in (8, 16)),
    *((16, k, "f32", "tf32", "tf32") for k in (4, 8)),
    *((rows, k, "s32", a, b) for rows, k in ((8, 16), (16, 16), (16, 32)) for a, b in BYTES),
    *((16, 32, "f32", a, b) for a, b in FLOATS),
    (8, 4, "f64", "f64", "f64"),
]


def packed(matrix: npt.NDArray[np.float64], elements: Elements, rows: int) -> npt.NDArray[np.uint64]:
    """The registers of each lane for a matrix whose rows it holds, A or the columns of B. Lane 4 * r + q has, of each
    4 registers' elements of row r and of the row 8 below it, those of the q-th register.
    """
    count = max(32 // elements.bits, 1)
    bits = elements.encode(matrix).reshape(matrix.shape)
    registers = np.zeros((32, rows // 8 * matrix.shape[1] // (4 * count)), np.uint64)
    for lane in range(32):
        row, quarter = divmod(lane, 4)
        number = 0
        for first in range(0, matrix.shape[1], 4 * count):
            for below in range(0, rows, 8):
                for at in range(count):
                    registers[lane, number] |= bits[row + below, first + count * quarter + at] << np.uint64(
                        at * elements.bits
                    )
                number += 1
    return registers


def sums_of(lane: int, rows: int) -> Iterator[tuple[int, int]]:
    """The places in C of what a lane holds, in order."""
    for below in range(0, rows, 8):
        for at in range(2):
            yield lane // 4 + below, 2 * (lane % 4) + at


def kernel(rows: int, k: int, sums: str, a: str, b: str, registers: tuple[int, int]) -> str:
    """A kernel in which each lane multiplies the registers that it is given."""
    of_a, of_b = registers
    of_c = rows // 8 * (1 if sums == "f16" else 2)
    word, constraint = {"f64": ("double", "d"), "f32": ("float", "f")}.get(sums, ("unsigned", "r"))
    element, letter = ("double", "d") if a == "f64" else ("unsigned", "r")
    numbers = iter(range(of_a + of_b + 2 * of_c))
    lists = ", ".join("{" + ", ".join(f"%{next(numbers)}" for _ in range(n)) + "}" for n in (of_c, of_a, of_b, of_c))
    output = ", ".join(f'"={constraint}"(d[{of_c} * lane + {i}])' for i in range(of_c))
    inputs = ", ".join(
        f'"{kind}"({name}[{n} * lane + {i}])'
        for name, n, kind in (("a", of_a, letter), ("b", of_b, letter), ("c", of_c, constraint))
        for i in range(n)
    )
    name = f"mma.sync.aligned.m{rows}n8k{k}.row.col.{sums}.{a}.{b}.{sums}"
    parameters = f"const {element} *a, const {element} *b, const {word} *c, {word} *d"
    return f"""extern "C" __global__ void multiply({parameters}) {{
    const int lane = threadIdx.x % 32;
    asm("{name} {lists};" : {output} : {inputs});
}}
"""


def filled(text: str, values: dict[str, str]) -> str:
    for name, value in values.items():
        text = text.replace(name, value)
    return text


def ported(text: str) -> bytes:
    result = convert_bytes("a.cu", text.encode(), load_mapping(), Options()).result
    assert [d.code for d in result.diagnostics] in ([], ["HP504"])
    assert result.output is not None
    return result.output


@pytest.mark.parametrize("wavefront", [32, 64])
@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: "-".join(map(str, shape)))
def test_products(shape: tuple[int, int, str, str, str], wavefront: int) -> None:
    rows, k, sums, a, b = shape
    random = np.random.default_rng(7)
    left = random.choice(ELEMENTS[a].values, (rows, k))
    right = random.choice(ELEMENTS[b].values, (8, k))
    added = random.integers(-9, 9, (rows, 8)).astype(SUMS[sums])
    of_a, of_b = packed(left, ELEMENTS[a], rows), packed(right, ELEMENTS[b], 8)
    places = [list(sums_of(lane, rows)) for lane in range(32)]
    given = np.array([[added[place] for place in mine] for mine in places])
    word = np.uint32 if sums == "f16" else given.dtype
    given = given.view(word).view(np.uint32 if sums == "s32" else word)
    element = np.uint64 if a == "f64" else np.uint32
    result = np.zeros_like(given)
    registers = [of.astype(element).view(np.float64 if a == "f64" else element) for of in (of_a, of_b)]
    source = kernel(*shape, (of_a.shape[1], of_b.shape[1]))
    Engine(wavefront=wavefront).compile(ported(source)).launch("multiply", 1, 32, [*registers, given, result])
    expected = left @ right.T + added.astype(float)
    got = result.view(SUMS[sums]).reshape(32, -1)
    wanted = np.array([[expected[place] for place in mine] for mine in places])
    np.testing.assert_allclose(got, wanted, rtol=2**-10 if sums == "f16" else 1e-6, atol=1e-4)


def lines_of_eight(lane: int, *, along: bool) -> list[tuple[int, int]]:
    """The line and the place in it of the four elements that a lane holds of an 8 x 4 matrix for its m8n8k4."""
    above = 4 * (lane // 16)
    return [(lane % 4 + above, i) if along else (i + above, lane % 4) for i in range(4)]


def sums_of_eight(lane: int, sums: str) -> list[tuple[int, int]]:
    """The rows and columns of the eight sums that a lane holds of its m8n8k4."""
    above = 4 * (lane // 16)
    if sums == "f16":
        return [(lane % 4 + above, i) for i in range(8)]
    return [((lane & 1) + (i & 2) + above, (i & 4) + (lane & 2) + (i & 1)) for i in range(8)]


@pytest.mark.parametrize("wavefront", [32, 64])
@pytest.mark.parametrize("sums", ["f32", "f16"])
@pytest.mark.parametrize("of_b", ["row", "col"])
@pytest.mark.parametrize("of_a", ["row", "col"])
def test_four_products_at_once(of_a: str, of_b: str, sums: str, wavefront: int) -> None:
    """m8n8k4 of halves: lanes 4 * q to 4 * q + 3, and those 16 above them, have matrices of their own."""
    random = np.random.default_rng(7)
    left, right = (random.integers(-8, 9, (4, 8, 4)).astype(np.float16) for _ in "ab")  # right: columns of B
    added = random.integers(-9, 9, (4, 8, 8)).astype(SUMS[sums])
    quads = [lane % 16 // 4 for lane in range(32)]

    def held(matrices: Array, *, along: bool) -> Array:
        rows = [[matrices[quads[lane]][at] for at in lines_of_eight(lane, along=along)] for lane in range(32)]
        return np.array(rows, np.float16).view(np.uint32)

    def sums_in(matrices: Array) -> Array:
        rows = [[matrices[quads[lane]][at] for at in sums_of_eight(lane, sums)] for lane in range(32)]
        return np.array(rows, SUMS[sums])

    of_c, kind = (4, "r") if sums == "f16" else (8, "f")
    numbers = iter(range(2 * of_c + 4))
    lists = ", ".join("{" + ", ".join(f"%{next(numbers)}" for _ in range(n)) + "}" for n in (of_c, 2, 2, of_c))
    inputs = [f'"r"({name}[2 * lane + {i}])' for name in "ab" for i in range(2)]
    inputs += [f'"{kind}"(c[{of_c} * lane + {i}])' for i in range(of_c)]
    word = "unsigned" if sums == "f16" else "float"
    parameters = f"const unsigned *a, const unsigned *b, const {word} *c, {word} *d"
    source = f"""extern "C" __global__ void multiply({parameters}) {{
        const int lane = threadIdx.x % 32;
        asm("mma.sync.aligned.m8n8k4.{of_a}.{of_b}.{sums}.f16.f16.{sums} {lists};"
            : {", ".join(f'"={kind}"(d[{of_c} * lane + {i}])' for i in range(of_c))} : {", ".join(inputs)});
    }}
    """
    given = sums_in(added).view(np.uint32 if sums == "f16" else np.float32)
    result = np.zeros_like(given)
    arrays = [held(left, along=of_a == "row"), held(right, along=of_b == "col"), given, result]
    Engine(wavefront=wavefront).compile(ported(source)).launch("multiply", 1, 32, arrays)
    wanted = sums_in(left.astype(float) @ right.astype(float).transpose(0, 2, 1) + added.astype(float))
    np.testing.assert_array_equal(result.view(SUMS[sums]).reshape(32, 8), wanted)


LOAD = """extern "C" __global__ void load(const unsigned *matrices, unsigned *out) {
    __shared__ __align__(16) unsigned shared[4 * 8 * 4];
    for (int at = threadIdx.x; at < 128; at += 32) shared[at] = matrices[at];
    __syncthreads();
    const unsigned address = __cvta_generic_to_shared(shared + 4 * threadIdx.x);
    unsigned *own = out + COUNT * threadIdx.x;
    asm volatile("NAME LIST, [%COUNT];" : OUTPUTS : "r"(address) : "memory");
}
"""


@pytest.mark.parametrize("transposed", [False, True])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_loads_of_matrices(count: int, transposed: bool) -> None:
    matrices = np.arange(4 * 64, dtype=np.uint16).reshape(4, 8, 8)
    values = {
        "NAME": f"ldmatrix.sync.aligned.m8n8.x{count}{'.trans' if transposed else ''}.shared.b16",
        "LIST": "{" + ", ".join(f"%{i}" for i in range(count)) + "}",
        "OUTPUTS": ", ".join(f'"=r"(own[{i}])' for i in range(count)),
        "COUNT": str(count),
    }
    out = np.zeros(32 * count, np.uint32)
    Engine().compile(ported(filled(LOAD, values))).launch("load", 1, 32, [matrices.view(np.uint32).ravel(), out])
    read = matrices.transpose(0, 2, 1) if transposed else matrices
    wanted = [[read[i, lane // 4, 2 * (lane % 4) :][:2] for i in range(count)] for lane in range(32)]
    np.testing.assert_array_equal(out.view(np.uint16).reshape(32, count, 2), wanted)


def test_a_matrix_in_registers_is_transposed() -> None:
    source = """extern "C" __global__ void turn(const unsigned *in, unsigned *out) {
        asm("movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;" : "=r"(out[threadIdx.x]) : "r"(in[threadIdx.x]));
    }
    """
    matrix = np.arange(64, dtype=np.uint16).reshape(8, 8)
    out = np.zeros(32, np.uint32)
    Engine().compile(ported(source)).launch("turn", 1, 32, [matrix.view(np.uint32).ravel(), out])
    np.testing.assert_array_equal(out.view(np.uint16).reshape(8, 8), matrix.T)


STORE = """extern "C" __global__ void store(const unsigned *in, unsigned *out) {
    __shared__ __align__(16) unsigned shared[4 * 8 * 4];
    const unsigned address = __cvta_generic_to_shared(shared + 4 * threadIdx.x);
    const unsigned *own = in + COUNT * threadIdx.x;
    asm volatile("NAME [%0], LIST;" : : "r"(address), INPUTS : "memory");
    __syncthreads();
    for (int at = threadIdx.x; at < 32 * COUNT; at += 32) out[at] = shared[at];
}
"""


@pytest.mark.parametrize("transposed", [False, True])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_stores_of_matrices(count: int, transposed: bool) -> None:
    matrices = np.arange(count * 64, dtype=np.uint16).reshape(count, 8, 8)
    values = {
        "NAME": f"stmatrix.sync.aligned.m8n8.x{count}{'.trans' if transposed else ''}.shared.b16",
        "LIST": "{" + ", ".join(f"%{i + 1}" for i in range(count)) + "}",
        "INPUTS": ", ".join(f'"r"(own[{i}])' for i in range(count)),
        "COUNT": str(count),
    }
    held = [[matrices[i, lane // 4, 2 * (lane % 4) :][:2] for i in range(count)] for lane in range(32)]
    out = np.zeros(32 * count, np.uint32)
    registers = np.array(held).view(np.uint32).ravel()
    Engine().compile(ported(filled(STORE, values))).launch("store", 1, 32, [registers, out])
    stored = out.view(np.uint16).reshape(count, 8, 8)
    np.testing.assert_array_equal(stored.transpose(0, 2, 1) if transposed else stored, matrices)
