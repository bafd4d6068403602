"""Operations rounded down, up or towards zero give, bit for bit, what this machine gives in the same direction."""

from __future__ import annotations

import ctypes
import ctypes.util
import platform
from collections.abc import Callable
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from hipport import convert_text
from hipport.cpu import Engine
from hipport.cpu import Module

pytestmark = pytest.mark.slow  # compiles a large kernel

Array = NDArray[Any]
#: FE_DOWNWARD, FE_UPWARD and FE_TOWARDZERO of the C library's <fenv.h>.
MODES = {
    "x86_64": {"rd": 0x400, "ru": 0x800, "rz": 0xC00},
    "aarch64": {"rd": 0x800000, "ru": 0x400000, "rz": 0xC00000},
}
#: Operations of CUDA: letter of the name for float and double, number of operands, and the same by numpy.
OPERATIONS: list[tuple[str, int, Callable[..., Array]]] = [
    ("add", 2, np.add),
    ("sub", 2, np.subtract),
    ("mul", 2, np.multiply),
    ("div", 2, np.divide),
    ("rcp", 1, lambda a: np.divide(a.dtype.type(1), a)),
    ("sqrt", 1, np.sqrt),
]
TYPES: dict[str, tuple[str, type[np.floating[Any]]]] = {"f": ("float", np.float32), "d": ("double", np.float64)}
NAMES = [(letter, op, suffix) for letter in TYPES for op, _count, _f in OPERATIONS for suffix in ("rd", "ru", "rz")]
KERNEL = """
extern "C" __global__ void %(name)s(const %(type)s *a, const %(type)s *b, %(type)s *out) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = __%(name)s(%(arguments)s);
}
"""
#: Sums of a product and a third number, by the C library's name for them.
FUSED_NAMES = [(n, kind, suffix) for n, kind in (("fmaf", "float"), ("fma", "double")) for suffix in ("rd", "ru", "rz")]
FUSED = """
extern "C" __global__ void %(name)s_%(suffix)s(const %(type)s *a, const %(type)s *b, const %(type)s *c, %(type)s *out) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = __%(name)s_%(suffix)s(a[i], b[i], c[i]);
}
"""


@contextmanager
def _direction(suffix: str) -> Iterator[None]:
    libm = ctypes.CDLL(ctypes.util.find_library("m"))
    assert libm.fesetround(MODES[platform.machine()][suffix]) == 0
    try:
        yield
    finally:
        libm.fesetround(0)


@cache
def _values(letter: str) -> tuple[Array, Array]:
    """Pairs of NaN, infinities, zeros, subnormal numbers, limits, powers of 2 and their neighbours, and random bits."""
    kind = TYPES[letter][1]
    info = np.finfo(kind)
    whole = np.uint32 if kind is np.float32 else np.uint64
    random = np.random.default_rng(5)
    ones = np.array([1, 3, 2, 7, 10, info.max, info.tiny, info.smallest_subnormal, 1 + info.eps, 1.5], kind)
    with np.errstate(over="ignore", under="ignore"):
        near = [np.nextafter(ones, np.array(end, kind)) for end in (0, np.inf)]
    special = np.concatenate([ones, *near, np.array([0, np.inf, np.nan], kind)])
    special = np.concatenate([special, -special])
    every = np.array(np.meshgrid(special, special)).reshape(2, -1)
    bits = random.integers(0, np.iinfo(whole).max, (2, 8000), whole, endpoint=True).view(kind)
    about_one = random.uniform(-4, 4, (2, 4000)).astype(kind)
    tiny = (random.uniform(-9, 9, (2, 1000)) * float(info.tiny)).astype(kind)
    mixed = np.array([tiny[0], about_one[0, :1000]])
    a, b = np.concatenate([every, bits, about_one, tiny, mixed], axis=1)
    size = -(-len(a) // 256) * 256
    return np.resize(a, size), np.resize(b, size)


@pytest.fixture(scope="module")
def module() -> Module:
    if platform.machine() not in MODES:
        pytest.skip("rounding modes of this processor are not in the table")
    counts = {op: count for op, count, _f in OPERATIONS}
    kernels = [
        KERNEL
        % {
            "name": f"{letter}{op}_{suffix}",
            "type": TYPES[letter][0],
            "arguments": ", ".join("a[i] b[i]".split()[: counts[op]]),
        }
        for letter, op, suffix in NAMES
    ]
    fused = [FUSED % {"name": name, "type": kind, "suffix": suffix} for name, kind, suffix in FUSED_NAMES]
    return Engine().compile((convert_text("".join(kernels + fused)).output or b"").decode())


@pytest.mark.parametrize(("letter", "op", "suffix"), NAMES)
def test_every_operation(module: Module, letter: str, op: str, suffix: str) -> None:
    a, b = _values(letter)
    count, model = next((count, model) for name, count, model in OPERATIONS if name == op)
    result = np.zeros_like(a)
    module.launch(f"{letter}{op}_{suffix}", len(a) // 256, 256, [a, b, result])
    with np.errstate(all="ignore"), _direction(suffix):
        expected = model(*(a, b)[:count])
    same_sign = np.signbit(result) == np.signbit(expected)
    wrong = ~((result == expected) & same_sign | np.isnan(result) & np.isnan(expected))
    assert not wrong.any(), list(zip(a[wrong], b[wrong], result[wrong], expected[wrong], strict=True))[:3]


@pytest.mark.parametrize(("name", "kind", "suffix"), FUSED_NAMES)
def test_sums_of_products(module: Module, name: str, kind: str, suffix: str) -> None:
    letter, c_type = {"float": ("f", ctypes.c_float), "double": ("d", ctypes.c_double)}[kind]
    function = ctypes.CDLL(ctypes.util.find_library("m"))[name]
    function.argtypes, function.restype = (c_type,) * 3, c_type
    a, b = _values(letter)
    c = np.roll(a, 7)
    with np.errstate(all="ignore"):
        c[::2] = (-a * b)[::2]  # what is left is what the product has been rounded by
    result = np.zeros_like(a)
    module.launch(f"{name}_{suffix}", len(a) // 256, 256, [a, b, c, result])
    with _direction(suffix):
        expected = np.array([function(*each) for each in zip(a.tolist(), b.tolist(), c.tolist(), strict=True)], a.dtype)
    same_sign = np.signbit(result) == np.signbit(expected)
    wrong = ~((result == expected) & same_sign | np.isnan(result) & np.isnan(expected))
    assert not wrong.any(), list(zip(a[wrong], b[wrong], c[wrong], result[wrong], expected[wrong], strict=True))[:3]
