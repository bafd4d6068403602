"""hipRAND's generators for arrays: rocRAND's numbers and order, distributions, statuses, and what waits in a stream."""

from __future__ import annotations

import csv
import ctypes
import math
import re
import subprocess
import sys
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from hipport.cpu import find_compiler
from hipport.cpu.compiler import HEADERS

#: They build the host runtime, or libraries of a program.
pytestmark = pytest.mark.slow

LIBRARY = HEADERS.parent / "libraries" / "hiprand"
TABLES = Path(__file__).parents[2] / "mappings"
#: That of the host runtime, which a test does without.
RUNTIME = Path(__file__).parent / "random" / "host.cpp"
SUCCESS, NOT_INITIALIZED, TYPE_ERROR, OUT_OF_RANGE, NOT_MULTIPLE = 0, 101, 103, 104, 105
LAUNCH_FAILURE, NOT_IMPLEMENTED = 201, 1000
DEFAULT, XORWOW, MRG, MTGP32, MT19937, PHILOX = range(400, 406)
QUASI_DEFAULT, SOBOL32, SCRAMBLED_SOBOL32, SOBOL64, SCRAMBLED_SOBOL64 = range(500, 505)
#: Of rocRAND's kernels for XORWOW and MRG32k3a.
THREADS = 512 * 256

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Kind:
    """A function that fills arrays: the end of its name, the type of a number, its parameters."""

    name: str
    dtype: type[np.generic]
    parameters: tuple[float, ...] = ()

    def arguments(self) -> list[object]:
        single = self.dtype is np.float32
        return [ctypes.c_float(each) if single else ctypes.c_double(each) for each in self.parameters]


INTEGERS = Kind("", np.uint32)
CHARS = Kind("Char", np.uint8)
SHORTS = Kind("Short", np.uint16)
LONGS = Kind("LongLong", np.uint64)
UNIFORM = Kind("Uniform", np.float32)
UNIFORM_DOUBLE = Kind("UniformDouble", np.float64)
NORMAL = Kind("Normal", np.float32, (1.0, 2.0))
NORMAL_DOUBLE = Kind("NormalDouble", np.float64, (1.0, 2.0))
LOG_NORMAL = Kind("LogNormal", np.float32, (0.5, 0.25))
LOG_NORMAL_DOUBLE = Kind("LogNormalDouble", np.float64, (0.5, 0.25))
POISSON = Kind("Poisson", np.uint32, (30.0,))
HUGE_POISSON = Kind("Poisson", np.uint32, (5000.0,))


class Generator:
    """A generator of the library, whose work is done at once unless `waits`."""

    def __init__(self, library: ctypes.CDLL, type_: int, *, host: bool = False, waits: bool = False) -> None:
        self.library, self.waits, self.handle = library, waits, ctypes.c_void_p()
        create = library.hiprandCreateGeneratorHost if host else library.hiprandCreateGenerator
        assert create(ctypes.byref(self.handle), type_) == SUCCESS

    def call(self, name: str, *arguments: object) -> int:
        status: int = self.library[f"hiprand{name}"](self.handle, *arguments)
        return status

    def set(self, seed: int, offset: int) -> None:
        assert self.call("SetPseudoRandomGeneratorSeed", ctypes.c_ulonglong(seed)) == SUCCESS
        assert self.call("SetGeneratorOffset", ctypes.c_ulonglong(offset)) == SUCCESS

    def fill(self, kind: Kind, size: int, past: int = 0) -> Array:
        """An array that begins so many numbers after an address that is a multiple of 64 bytes."""
        room = np.zeros(size + 128, kind.dtype)
        begin = -room.ctypes.data % 64 // room.itemsize + past
        out = room[begin : begin + size]
        address = ctypes.c_void_p(out.ctypes.data)
        assert self.call(f"Generate{kind.name}", address, ctypes.c_size_t(size), *kind.arguments()) == SUCCESS
        if not self.waits:
            assert self.library.do_submitted() >= 0
        assert not room[:begin].any()
        assert not room[begin + size :].any()
        return out


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    target = tmp_path_factory.mktemp("hiprand") / "hiprand.so"
    flags = ["-std=c++17", "-O2", "-fPIC", "-shared", f"-I{HEADERS}", f"-I{HEADERS.parent / 'host'}"]
    sources = [*sorted(LIBRARY.glob("*.cpp")), RUNTIME]
    subprocess.run([*find_compiler().command, *flags, *map(str, sources), "-o", target], check=True)
    return ctypes.CDLL(str(target))


#: The sizes of arrays that a generator fills in turn, and how many numbers past a multiple of 64 bytes each begins.
ARRAYS = ((1, 0), (7, 0), (1_000, 1), (300_001, 3))
#: The CRC-32 of these arrays with the seed and offset of the test, as rocRAND's generators for the host fill them.
KNOWN = [
    (XORWOW, INTEGERS, "eb8a0e3f ff6b7af7 f8dfc8bb 91d07e77"),
    (XORWOW, CHARS, "ce6e8eef 27dd4958 19c6607d e68e3ff4"),
    (XORWOW, SHORTS, "e3a20fec 69d147a4 790c5b37 76633f38"),
    (XORWOW, UNIFORM, "cc541023 03cde6d5 3d22013d 724eb0c5"),
    (XORWOW, UNIFORM_DOUBLE, "0b78f884 7231ade8 8ad9a617 c39f965e"),
    (XORWOW, POISSON, "93c3dfcc 2c5f44f1 f2a3b193 c9579cd1"),
    (MRG, INTEGERS, "bc886208 ff186e86 6040406f 7cd62aea"),
    (MRG, CHARS, "fa005713 28023c6f 7c439952 1b488d2b"),
    (MRG, SHORTS, "8a90a3cb 0f273ff6 428e4a81 de9382dd"),
    (MRG, UNIFORM, "2d7913f8 879d5535 e2674525 54246c9d"),
    (MRG, UNIFORM_DOUBLE, "a233830e 33e95ba1 aa5058b8 140b7bd9"),
    (MRG, POISSON, "3b8b373b c638a9d0 d42ec0d8 39788b59"),
    (PHILOX, INTEGERS, "20b2452d 05b7f1b2 bf7cc51d 8a377bc8"),
    (PHILOX, CHARS, "6909a88e 38796300 14389776 db276dcc"),
    (PHILOX, SHORTS, "a801bc8d 2dd0eced 22048676 121462f3"),
    (PHILOX, UNIFORM, "9018401b 53abd0b2 5b30def4 cfbad43e"),
    (PHILOX, UNIFORM_DOUBLE, "f7c717a3 511fc8f1 e4b87d6c c9c18415"),
    (PHILOX, POISSON, "3b8b373b 894e01a7 009951da 5aa4c491"),
]


@pytest.mark.parametrize(("type_", "kind", "known"), KNOWN)
def test_known_arrays(library: ctypes.CDLL, type_: int, kind: Kind, known: str) -> None:
    generator = Generator(library, type_)
    generator.set(0xDEADBEEFCAFE, THREADS + 1)
    assert " ".join(f"{zlib.crc32(generator.fill(kind, size, past).tobytes()):08x}" for size, past in ARRAYS) == known


def test_philox_is_one_sequence(library: ctypes.CDLL) -> None:
    """Whatever its pieces are, and what its offset counts."""
    whole, pieces, later = (Generator(library, PHILOX) for _ in range(3))
    expected = whole.fill(INTEGERS, 3_000)
    assert np.concatenate([pieces.fill(INTEGERS, size, past=2) for size in (1, 6, 993, 2_000)]).tolist() == (
        expected.tolist()
    )
    later.set(0, 1_001)
    assert later.fill(INTEGERS, 500).tolist() == expected[1_001:1_501].tolist()


def test_philox_where_vectors_begin_later(library: ctypes.CDLL) -> None:
    """A double takes two integers, and two doubles are a vector. The first of 2^18 threads, which fills what stands
    before the first vector, passes over two integers there, the others over one."""
    size = 2**19 + 1_000
    integers = Generator(library, PHILOX).fill(INTEGERS, 2 * size + 2).astype(np.uint64)
    vector = np.arange(size - 1) // 2
    at = 4 * vector + 2 * (np.arange(size - 1) % 2) + np.where(vector % 2**18 == 0, 2, 1)
    expected = ((integers[at + 1] >> 11 << 32 | integers[at]) + 1) / 2**53
    np.testing.assert_array_equal(Generator(library, PHILOX).fill(UNIFORM_DOUBLE, size, past=1)[1:], expected)


@pytest.mark.parametrize("type_", [XORWOW, MRG])
def test_generators_take_turns(library: ctypes.CDLL, type_: int) -> None:
    whole, pieces, later = (Generator(library, type_) for _ in range(3))
    expected = whole.fill(INTEGERS, 2 * THREADS + 100)
    np.testing.assert_array_equal(
        np.concatenate([pieces.fill(INTEGERS, size) for size in (100, THREADS, THREADS)]), expected
    )
    later.set(0, THREADS + 50)
    np.testing.assert_array_equal(later.fill(INTEGERS, THREADS), expected[THREADS + 50 : 2 * THREADS + 50])


def box_muller(x: Array, y: Array) -> Array:
    radius = np.sqrt(-2 * np.log((x + 1.0) / 2**32))
    angle = (y + 1.0) * (2 * math.pi / 2**32)
    return np.stack([np.sin(angle) * radius, np.cos(angle) * radius], axis=1).ravel()


@pytest.mark.parametrize("type_", [XORWOW, PHILOX])
def test_normal_numbers_are_those_of_the_integers(library: ctypes.CDLL, type_: int) -> None:
    """Two of XORWOW are from one generator, two of Philox from neighbours."""
    integers = Generator(library, type_).fill(INTEGERS, 2 * THREADS).astype(np.float64)
    pairs = integers.reshape(-1, 2).T if type_ == PHILOX else integers.reshape(2, -1)
    normal = Generator(library, type_).fill(NORMAL, 2_000)
    np.testing.assert_allclose(normal, 1 + 2 * box_muller(*pairs[:, :1_000]), rtol=1e-4, atol=1e-4)
    assert np.log(Generator(library, type_).fill(LOG_NORMAL, 2_000)) == pytest.approx(normal / 8 + 0.375, abs=1e-6)


def below(x: Array) -> Array:
    """The distribution function of the standard normal distribution."""
    return np.array([0.5 * math.erfc(-each / math.sqrt(2)) for each in x])


def poisson(mean: float) -> Callable[[Array], Array]:
    """The distribution function of a Poisson distribution."""
    values = np.arange(int(mean + 20 * math.sqrt(mean)) + 20)
    probabilities = np.exp([k * math.log(mean) - math.lgamma(k + 1) - mean for k in values])
    return lambda x: np.cumsum(probabilities)[x.astype(int)]


#: The distribution function of each kind.
DISTRIBUTIONS: list[tuple[Kind, Callable[[Array], Array]]] = [
    (INTEGERS, lambda x: (x + 1) / 2**32),
    (SHORTS, lambda x: (x + 1) / 2**16),
    (CHARS, lambda x: (x + 1) / 2**8),
    (UNIFORM, lambda x: x),
    (UNIFORM_DOUBLE, lambda x: x),
    (NORMAL, lambda x: below((x - 1) / 2)),
    (NORMAL_DOUBLE, lambda x: below((x - 1) / 2)),
    (LOG_NORMAL, lambda x: below((np.log(x) - 0.5) * 4)),
    (LOG_NORMAL_DOUBLE, lambda x: below((np.log(x) - 0.5) * 4)),
    (POISSON, poisson(30.0)),
    (HUGE_POISSON, poisson(5000.0)),
]


@pytest.mark.parametrize("type_", [XORWOW, MRG, MTGP32, MT19937, PHILOX, SOBOL32, SOBOL64])
def test_distributions(library: ctypes.CDLL, type_: int) -> None:
    """By Kolmogorov and Smirnov's distance; of equal numbers the last counts."""
    for kind, function in DISTRIBUTIONS:
        values, last = np.unique(Generator(library, type_).fill(kind, 20_000).astype(np.float64), return_counts=True)
        distance = np.abs(function(values) - np.cumsum(last) / 20_000).max()
        assert distance < 2.0 / math.sqrt(20_000), (kind, distance)


@pytest.mark.parametrize(("default", "type_"), [(DEFAULT, XORWOW), (QUASI_DEFAULT, SOBOL32)])
def test_the_defaults(library: ctypes.CDLL, default: int, type_: int) -> None:
    first, second = (Generator(library, type_).fill(INTEGERS, 100) for type_ in (default, type_))
    assert first.tolist() == second.tolist()


def test_direction_vectors(library: ctypes.CDLL) -> None:
    """Those of 64 bits begin with those of 32, whose checksum is that of the first 32 dimensions of rocRAND's."""
    words = []
    for bits, set_ in ((32, 101), (64, 103)):
        pointer = ctypes.c_void_p()
        assert library[f"hiprandGetDirectionVectors{bits}"](ctypes.byref(pointer), set_) == SUCCESS
        assert library[f"hiprandGetDirectionVectors{bits}"](ctypes.byref(pointer), 102) == NOT_IMPLEMENTED
        assert library[f"hiprandGetDirectionVectors{bits}"](ctypes.byref(pointer), 0) == OUT_OF_RANGE
        assert pointer.value is not None
        text = ctypes.string_at(pointer.value, 32 * bits * bits // 8)
        words.append(np.frombuffer(text, f"u{bits // 8}").astype(np.uint64).reshape(32, bits))
    assert zlib.crc32(words[0].astype(np.uint32).tobytes()) == 0x1E0C9517
    assert (words[1][:, :32] >> 32).tolist() == words[0].tolist()
    assert (np.frexp((words[1] & (~words[1] + np.uint64(1))).astype(np.float64))[1] == np.arange(64, 0, -1)).all()


@pytest.mark.parametrize(("type_", "bits"), [(SOBOL32, 32), (SOBOL64, 64)])
def test_sobol_by_dimensions(library: ctypes.CDLL, type_: int, bits: int) -> None:
    """All of the first dimension come first; any 2^k from a multiple of 2^k on have one number in each of 2^k parts."""
    generator, later = Generator(library, type_), Generator(library, type_)
    for each in (generator, later):
        assert each.call("SetQuasiRandomGeneratorDimensions", 32) == SUCCESS
    later.set(9, 256)
    doubles = generator.fill(UNIFORM_DOUBLE, 32 * 256).reshape(32, 256)
    following = generator.fill(UNIFORM_DOUBLE, 32 * 256)
    assert following.tolist() == later.fill(UNIFORM_DOUBLE, 32 * 256).tolist()
    assert doubles[0, :4] == pytest.approx([0, 0.5, 0.75, 0.25], abs=1e-9)
    assert doubles[1, :4] == pytest.approx([0, 0.5, 0.25, 0.75], abs=1e-9)
    for numbers in doubles:
        assert np.unique(np.ceil(numbers * 256)).size == 256
    shorts, floats = (Generator(library, type_).fill(kind, 100) for kind in (SHORTS, UNIFORM))
    assert floats == pytest.approx(doubles[0, :100], abs=1e-6)
    assert shorts.tolist() == np.floor(floats * 2**16).astype(int).tolist()
    if bits == 64:
        long = Generator(library, type_).fill(LONGS, 100)
        assert (long / 2.0**64).tolist() == pytest.approx(doubles[0, :100], abs=1e-9)


@pytest.mark.parametrize("type_", [XORWOW, PHILOX, MT19937])
def test_what_waits_is_decided_by_the_call(library: ctypes.CDLL, type_: int) -> None:
    """What is set later, or that the generator is destroyed, changes nothing."""
    now, later = Generator(library, type_), Generator(library, type_, waits=True)
    expected = [now.fill(UNIFORM, 1_000) for _ in range(2)]
    filled = [later.fill(UNIFORM, 1_000) for _ in range(2)]
    assert later.call("SetPseudoRandomGeneratorSeed", ctypes.c_ulonglong(1)) == SUCCESS
    assert later.call("DestroyGenerator") == SUCCESS
    assert not np.any(filled)
    assert library.do_submitted() == 2
    np.testing.assert_array_equal(filled, expected)


def test_generators_for_the_host_do_not_wait(library: ctypes.CDLL) -> None:
    filled = Generator(library, PHILOX, host=True, waits=True).fill(INTEGERS, 100)
    assert library.do_submitted() == 0
    assert filled.tolist() == Generator(library, PHILOX).fill(INTEGERS, 100).tolist()


#: A generator, a call, its arguments and the status that rocRAND gives.
STATUSES: list[tuple[int, str, list[object], int]] = [
    (XORWOW, "GenerateLongLong", [None, 0], TYPE_ERROR),
    (XORWOW, "SetQuasiRandomGeneratorDimensions", [3], TYPE_ERROR),
    (XORWOW, "SetGeneratorOrdering", [102], SUCCESS),
    (PHILOX, "SetGeneratorOrdering", [102], OUT_OF_RANGE),
    (PHILOX, "SetGeneratorOrdering", [104], SUCCESS),
    (MRG, "SetGeneratorOrdering", [201], OUT_OF_RANGE),
    (MT19937, "SetGeneratorOrdering", [104], OUT_OF_RANGE),
    (MT19937, "SetGeneratorOffset", [ctypes.c_ulonglong(1)], TYPE_ERROR),
    (MTGP32, "SetGeneratorOffset", [ctypes.c_ulonglong(1)], TYPE_ERROR),
    (PHILOX, "GeneratePoisson", [None, 0, ctypes.c_double(0.0)], OUT_OF_RANGE),
    (PHILOX, "GeneratePoisson", [None, 0, ctypes.c_double(1.0)], SUCCESS),
    (PHILOX, "Generate", [None, 10], SUCCESS),
    (PHILOX, "GenerateSeeds", [], SUCCESS),
    (PHILOX, "SetStream", [None], SUCCESS),
    (SOBOL32, "GenerateLongLong", [None, 0], TYPE_ERROR),
    (SOBOL64, "GenerateLongLong", [None, 0], SUCCESS),
    (SOBOL32, "SetPseudoRandomGeneratorSeed", [ctypes.c_ulonglong(1)], SUCCESS),
    (SOBOL32, "SetGeneratorOrdering", [101], OUT_OF_RANGE),
    (SOBOL32, "SetGeneratorOrdering", [201], SUCCESS),
    (SOBOL32, "SetQuasiRandomGeneratorDimensions", [0], OUT_OF_RANGE),
    (SOBOL32, "SetQuasiRandomGeneratorDimensions", [33], NOT_IMPLEMENTED),
    (SOBOL32, "SetQuasiRandomGeneratorDimensions", [20001], OUT_OF_RANGE),
]


@pytest.mark.parametrize(("type_", "name", "arguments", "status"), STATUSES)
def test_statuses(library: ctypes.CDLL, type_: int, name: str, arguments: list[object], status: int) -> None:
    assert Generator(library, type_).call(name, *arguments) == status
    assert library[f"hiprand{name}"](None, *arguments) == NOT_INITIALIZED


def test_generators_that_are_not_there(library: ctypes.CDLL) -> None:
    handle = ctypes.c_void_p()
    types = (SCRAMBLED_SOBOL32, SCRAMBLED_SOBOL64, 0, 499)
    created = [library.hiprandCreateGenerator(ctypes.byref(handle), type_) for type_ in types]
    assert created == [NOT_IMPLEMENTED] * 2 + [TYPE_ERROR] * 2
    assert handle.value is None


def test_sizes_that_are_not_multiples(library: ctypes.CDLL) -> None:
    generator = Generator(library, SOBOL32)
    assert generator.call("SetQuasiRandomGeneratorDimensions", 3) == SUCCESS
    assert generator.call("Generate", None, ctypes.c_size_t(100)) == NOT_MULTIPLE


#: For an array of 400 bytes: where the device's memory begins relative to it, its bytes, whether it has been freed, and
#: what is found.
MEMORY = [
    (0, 400, False, ""),
    (-8, 408, False, ""),
    (0, 396, False, "fill-out-of-bounds"),
    (-8, 400, False, "fill-out-of-bounds"),
    (0, 400, True, "use-after-free"),
    (4, 400, False, "wrong-direction"),
]


@pytest.mark.parametrize(("begin", "size", "freed", "kind"), MEMORY)
def test_memory_that_a_gpu_cannot_fill(library: ctypes.CDLL, begin: int, size: int, freed: bool, kind: str) -> None:
    out = np.zeros(100, np.float32)
    address = ctypes.c_void_p(out.ctypes.data)
    library.last_found.restype = ctypes.c_char_p
    library.set_device_memory(ctypes.c_void_p(out.ctypes.data + begin), ctypes.c_size_t(size), freed)
    try:
        status = Generator(library, XORWOW).call("GenerateUniform", address, ctypes.c_size_t(100))
        assert (status, library.last_found()) == (LAUNCH_FAILURE if kind else SUCCESS, kind.encode())
        assert library.do_submitted() == (0 if kind else 1)
        assert Generator(library, XORWOW, host=True).call("GenerateUniform", address, ctypes.c_size_t(100)) == SUCCESS
    finally:
        library.set_device_memory(None, ctypes.c_size_t(2**64 - 1), False)


class Table(ctypes.Structure):
    _fields_ = (
        ("size", ctypes.c_uint),
        ("offset", ctypes.c_uint),
        ("alias", ctypes.POINTER(ctypes.c_uint)),
        ("probability", ctypes.POINTER(ctypes.c_double)),
        ("cdf", ctypes.POINTER(ctypes.c_double)),
    )


@pytest.mark.parametrize("mean", [0.01, 3.0, 1000.0])
def test_poisson_tables(library: ctypes.CDLL, mean: float) -> None:
    """What the columns give to each value is its probability."""
    pointer = ctypes.POINTER(Table)()
    assert library.hiprandCreatePoissonDistribution(ctypes.c_double(mean), ctypes.byref(pointer)) == SUCCESS
    table = pointer.contents
    values = np.arange(table.offset, table.offset + table.size)
    expected = [math.exp(k * math.log(mean) - math.lgamma(k + 1) - mean) for k in values]
    given = np.zeros(table.size)
    for column in range(table.size):
        given[column] += table.probability[column] / table.size
        given[table.alias[column]] += (1 - table.probability[column]) / table.size
    np.testing.assert_allclose(given, expected, rtol=1e-3, atol=1e-11)
    np.testing.assert_allclose(np.cumsum(expected), table.cdf[: table.size], atol=1e-9)
    assert table.cdf[table.size - 1] == pytest.approx(1)
    assert library.live_allocations() == 4
    assert library.hiprandDestroyDistribution(pointer) == SUCCESS
    assert library.live_allocations() == 0
    assert library.hiprandCreatePoissonDistribution(ctypes.c_double(0), ctypes.byref(pointer)) == OUT_OF_RANGE


#: What ports may name and the headers do not have, as docs/run-libraries.md says.
NOT_THERE = re.compile(r"hiprandState(Mtgp32|ScrambledSobol\d\d)(_t)?|hiprandMakeMTGP32\w+|mtgp32(dc)?_\w*params_\w+")


def test_the_headers_have_what_ports_name() -> None:
    text = "".join(path.read_text() for path in sorted((HEADERS / "hiprand").iterdir()))
    names = {
        row["hip"]
        for table in ("curand.csv", "curand_device.csv")
        for row in csv.DictReader((TABLES / table).read_text().splitlines())
        if row["hip"] and not NOT_THERE.fullmatch(row["hip"])
    }
    assert "hiprandGenerate" in names
    assert names - set(re.findall(r"\w+", text)) == set()


def test_version(library: ctypes.CDLL) -> None:
    version = ctypes.c_int()
    assert library.hiprandGetVersion(ctypes.byref(version)) == SUCCESS
    assert version.value == 400200


@pytest.mark.slow
@pytest.mark.parametrize("options", [["--wave", "32"], ["--delay"], ["--sanitize"]], ids=lambda options: options[0])
def test_a_program(options: list[str]) -> None:
    """Its arrays are its kernels' numbers, and nothing is found."""
    program = RUNTIME.with_name("program.hip")
    command = [sys.executable, "-m", "hipport", "run", *options, str(program)]
    finished = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (finished.returncode, finished.stderr) == (0, "")
