"""hipRAND's device functions: rocRAND's and the authors' numbers, jumps, and what the distributions are."""

from __future__ import annotations

import math
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from hipport.cpu import Engine
from hipport.cpu import Module
from hipport.cpu import find_compiler
from hipport.cpu.compiler import HEADERS

#: They build the host runtime, or libraries of a program.
pytestmark = pytest.mark.slow

FOLDER = Path(__file__).parent / "random"
XORWOW, PHILOX, MRG = "hiprandState", "hiprandStatePhilox4_32_10", "hiprandStateMRG32k3a"
GENERATORS = (XORWOW, PHILOX, MRG)
STATE_BYTES = 144  # a multiple of the size of each
KERNELS = [f"{name}<{state}>" for name in ("words", "skips", "begin", "numbers") for state in GENERATORS]
SOBOL = {32: "sobol<hiprandStateSobol32, unsigned int>", 64: "sobol<hiprandStateSobol64, unsigned long long>"}
KERNELS += SOBOL.values()

#: A generator, its seed and offset, and the first numbers of subsequences 0, 1 and 2, as rocRAND 4.2 gives them.
KNOWN = [
    (
        XORWOW,
        0,
        0,
        [
            [1658062815, 633775184, 2811841078],
            [2775040388, 1406973819, 1872917533],
            [1058249674, 3816652796, 3203399066],
        ],
    ),
    (
        XORWOW,
        0x4D2,
        0x5,
        [[1235936326, 3556186156, 935323500], [244796859, 3396600308, 3053493619], [1737579579, 280536511, 1521669648]],
    ),
    (
        XORWOW,
        0xDEADBEEFCAFE,
        0x123456789ABCDEF,
        [
            [2984209911, 1560902821, 3094737033],
            [2231851424, 3133448520, 1724671476],
            [3746537576, 281031417, 1927307303],
        ],
    ),
    (
        PHILOX,
        0,
        0,
        [[1713891541, 3781805453, 3159862348], [2219120097, 4035800746, 253345875], [107075191, 3061999449, 639715526]],
    ),
    (
        PHILOX,
        0x4D2,
        0x5,
        [[482218876, 4196888723, 343858512], [1698527859, 495137217, 2264860335], [4135726294, 2504520210, 1132705754]],
    ),
    (
        PHILOX,
        0xDEADBEEFCAFE,
        0x123456789ABCDEF,
        [
            [3259648079, 2264590900, 1168340691],
            [2707700035, 2807999609, 1764813615],
            [540009550, 1861565001, 1270617791],
        ],
    ),
    (
        MRG,
        0,
        0,
        [[3078006140, 631176431, 2684665517], [568802633, 2080771437, 1323256113], [291704586, 2118948553, 4220234708]],
    ),
    (
        MRG,
        0x4D2,
        0x5,
        [
            [3799171328, 3088946274, 3497723810],
            [3997021144, 4013006689, 806075662],
            [3857817797, 2624869225, 1287297008],
        ],
    ),
    (
        MRG,
        0xDEADBEEFCAFE,
        0x123456789ABCDEF,
        [
            [2450834801, 2535306724, 162837328],
            [1466170059, 2249839179, 2171717089],
            [3512201796, 1810514674, 721096758],
        ],
    ),
]

#: Key, low and high half of the counter, and the block: the known answers of Random123.
PUBLISHED_PHILOX = [
    (0, 0, 0, "6627e8d5 e169c58d bc57ac4c 9b00dbd8"),
    (2**64 - 1, 2**64 - 1, 2**64 - 1, "408f276d 41c83b0e a20bc7c6 6d5451fd"),
    (0x299F31D0A4093822, 0x85A308D3243F6A88, 0x0370734413198A2E, "d16cfe09 94fdcceb 5001e420 24126ea1"),
]


@pytest.fixture(scope="module", params=(32, 64), ids=("wave32", "wave64"))
def module(request: pytest.FixtureRequest) -> Module:
    return Engine(wavefront=request.param, seconds=60).compile(FOLDER / "device.hip", kernels=KERNELS)


@pytest.mark.parametrize(("state", "seed", "offset", "expected"), KNOWN)
def test_known_numbers(module: Module, state: str, seed: int, offset: int, expected: list[list[int]]) -> None:
    out = np.zeros_like(expected, np.uint32)
    module.launch(f"words<{state}>", 1, len(expected), [np.uint64(seed), np.uint64(offset), out.shape[1], out])
    assert out.tolist() == expected


@pytest.mark.parametrize(("key", "low", "high", "block"), PUBLISHED_PHILOX)
def test_published_numbers(module: Module, key: int, low: int, high: int, block: str) -> None:
    philox, xorwow, mrg = np.zeros(8, np.uint32), np.zeros(4, np.uint32), np.zeros(4)
    module.launch("published", 1, 1, [*(np.uint64(word) for word in (key, low, high)), philox, xorwow, mrg])
    assert " ".join(f"{word:08x}" for word in philox[:4]) == block
    assert not philox[4:].any()
    assert xorwow.tolist() == [246875399, 3690007200, 1264581005, 3906711041]
    assert np.round(mrg, 4).tolist() == [0.1270, 0.3185, 0.3092, 0.8258]


@pytest.mark.parametrize("state", GENERATORS)
def test_skips_are_steps(module: Module, state: str) -> None:
    out = np.zeros((300, 3), np.uint32)
    module.launch(f"skips<{state}>", 1, 300, [out])
    assert (out == out[:, :1]).all()
    assert np.unique(out[:, 0]).size == 300


def test_fours(module: Module) -> None:
    integers, four, single = np.zeros(8, np.uint32), np.zeros(12), np.zeros(12)
    module.launch("fours", 1, 1, [integers, four, single])
    assert integers[:4].tolist() == integers[4:].tolist()
    assert four.tolist() == single.tolist()


@pytest.mark.parametrize("bits", [32, 64])
def test_sobol(module: Module, bits: int) -> None:
    """For vectors of one bit each, a number is the Gray code of its index, with its bits from left to right."""
    words = np.dtype(f"u{bits // 8}").type
    vectors = np.left_shift(words(1), np.arange(bits - 1, -1, -1, dtype=words))
    out, uniforms = np.zeros(700, words), np.zeros(700)
    module.launch(SOBOL[bits], 1, 100, [vectors, 7, out, uniforms])
    expected = [int(f"{i ^ i >> 1:0{bits}b}"[::-1], 2) for i in range(700)]
    assert out.tolist() == expected
    np.testing.assert_allclose(uniforms, np.array(expected) / 2.0**bits, atol=1e-9)


def test_discrete(module: Module) -> None:
    table, counts = np.zeros(32, np.uint8), np.zeros(14, np.uint32)
    alias, probability = np.array([3, 3, 3, 2], np.uint32), np.array([4, 8, 16, 28]) / 15
    probability[2:] = 1, 14 / 15
    module.launch("discrete", 1, 1, [table, alias, probability, counts])
    assert counts[:10].tolist() == [0] * 10
    np.testing.assert_allclose(counts[10:] / 1000, [1, 2, 4, 8], atol=0.25)


def normal(x: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The distribution function of the standard normal distribution."""
    return np.array([0.5 * math.erfc(-each / math.sqrt(2)) for each in x])


def poisson(mean: float) -> Callable[[npt.NDArray[np.float64]], npt.NDArray[np.float64]]:
    """The distribution function of a Poisson distribution."""
    values = np.arange(int(mean + 20 * math.sqrt(mean)) + 20)
    probabilities = np.exp([k * math.log(mean) - math.lgamma(k + 1) - mean for k in values])
    return lambda x: np.cumsum(probabilities)[x.astype(int)]


def log_normal(x: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    return normal((np.log(x) - 0.5) / 0.25)


#: The fields of `Numbers` in device.hip: the distribution function, mean and variance of each.
LOG_MEAN = math.exp(0.5 + 0.25**2 / 2)
LOG_VARIANCE = (math.exp(0.25**2) - 1) * LOG_MEAN**2
DISTRIBUTIONS: tuple[tuple[Callable[[npt.NDArray[np.float64]], npt.NDArray[np.float64]], float, float], ...] = (
    *[(lambda x: x, 0.5, 1 / 12)] * 2,
    *[(normal, 0.0, 1.0)] * 2,
    *[(log_normal, LOG_MEAN, LOG_VARIANCE)] * 2,
    *[(normal, 0.0, 1.0)] * 2,
    *[(log_normal, LOG_MEAN, LOG_VARIANCE)] * 2,
    *[(poisson(mean), mean, mean) for mean in (4.0, 100.0, 5000.0)],
)


@pytest.mark.parametrize("state", GENERATORS)
def test_distributions(module: Module, state: str) -> None:
    threads, count = 256, 80
    states, out = np.zeros(threads * STATE_BYTES, np.uint8), np.zeros((count * threads, len(DISTRIBUTIONS)))
    module.launch(f"begin<{state}>", 2, threads // 2, [np.uint64(2026), states])
    module.launch(f"numbers<{state}>", 2, threads // 2, [states, count, out])
    for numbers, (function, mean, variance) in zip(out.T, DISTRIBUTIONS, strict=True):
        size = numbers.size
        assert abs(numbers.mean() - mean) < 4.5 * math.sqrt(variance / size)
        assert numbers.var() == pytest.approx(variance, rel=0.06)
        # Kolmogorov and Smirnov's distance; of equal numbers the last counts.
        values, last = np.unique(numbers, return_counts=True)
        distance = np.abs(function(values) - np.cumsum(last) / size).max()
        assert distance < 2.0 / math.sqrt(size), (mean, distance)


@pytest.mark.slow
def test_the_check_finds_nothing(engine: Engine) -> None:
    module = replace(engine, check=True).compile(FOLDER / "device.hip", kernels=KERNELS)
    for state in GENERATORS:
        states, out = np.zeros(32 * STATE_BYTES, np.uint8), np.zeros((32, len(DISTRIBUTIONS)))
        assert module.launch(f"begin<{state}>", 1, 32, [np.uint64(1), states], unwritten=[1]) == ()
        assert module.launch(f"numbers<{state}>", 1, 32, [states, 1, out], unwritten=[2]) == ()


@pytest.mark.rocm
def test_streams_are_those_of_rocrand(hipcc: Path, tmp_path: Path) -> None:
    """Integers and uniform numbers bit by bit, the others as far as two C libraries agree."""
    source = shutil.copy(FOLDER / "streams.cpp", tmp_path)
    theirs = [str(hipcc), "--offload-host-only", "-DQUALIFIERS=inline __host__ __device__"]
    ours = [*find_compiler().command, "-std=gnu++17", f"-I{HEADERS}"]
    results = []
    for command in (theirs, ours):
        compiled, program = str(tmp_path / "streams.o"), str(tmp_path / "streams")
        subprocess.run([*command, "-O2", "-ffp-contract=off", "-c", source, "-o", compiled], check=True)
        subprocess.run([*find_compiler().command, compiled, "-lm", "-o", program], check=True)
        output = subprocess.run([program], check=True, capture_output=True).stdout
        results.append(np.frombuffer(output).reshape(-1, 40 + 48))
    exact, near = (np.array([result[:, part] for result in results]) for part in (np.s_[:40], np.s_[40:]))
    assert len(exact[0]) > 1000
    np.testing.assert_array_equal(exact[0], exact[1])
    np.testing.assert_allclose(near[1], near[0], rtol=1e-5, atol=1e-5)
