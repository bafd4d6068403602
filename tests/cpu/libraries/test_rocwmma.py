"""rocWMMA on the CPU engine: products of fragments against NumPy's, at both sizes of a wavefront, and its misuse."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from hipport.cpu import CompileError
from hipport.cpu import Engine
from hipport.cpu import LaunchError
from hipport.cpu import Module

#: Two blocks of two wavefronts, each with matrices of its own: D = 2 * (A * B + C) + C, element by element.
pytestmark = pytest.mark.slow  # compiles one kernel after the other
_PRODUCT = """
#include <hip/hip_runtime.h>
#include <rocwmma/rocwmma.hpp>
using namespace rocwmma;

template <class T, class S, int M, int N, int K, class A, class B>
__global__ void product(const T *a, const T *b, const S *c, S *d, int ldc, int by_rows) {
    const int wave = (blockIdx.x * blockDim.x + threadIdx.x) / warpSize;
    const layout_t layout = by_rows ? mem_row_major : mem_col_major;
    fragment<matrix_a, M, N, K, T, A> fa[2];
    fragment<matrix_b, M, N, K, T, B> fb[2];
    fragment<accumulator, M, N, K, S> sum, start;
    fill_fragment(sum, S(0));
    load_matrix_sync(start, c + wave * ldc * ldc, ldc, layout);
    for (int half = 0; half < 2; half++) {
        load_matrix_sync(fa[half], a + (wave * 2 + half) * M * K, std::is_same<A, row_major>::value ? K : M);
        load_matrix_sync(fb[half], b + (wave * 2 + half) * K * N, std::is_same<B, row_major>::value ? N : K);
    }
    mma_sync(sum, fa[0], fb[0], sum);
    mma_sync(sum, fa[1], fb[1], sum);
    for (int i = 0; i < sum.num_elements; i++) sum.x[i] = S(2) * sum.x[i] + start[i];
    store_matrix_sync(d + wave * ldc * ldc, sum, ldc, layout);
}
"""
_WAVES = 4


@dataclass(frozen=True)
class _Product:
    """Types of factors and sums in HIP, their NumPy types, M, N and K, and layouts of A and B by `row` or `col`."""

    factor: str
    sums: str
    size: tuple[int, int, int] = (16, 16, 16)
    layouts: tuple[str, str] = ("row", "col")
    arch: str = "gfx90a gfx1100"

    @property
    def name(self) -> str:
        """The kernel's instance."""
        sizes = ", ".join(map(str, self.size))
        layouts = ", ".join(f"{layout}_major" for layout in self.layouts)
        return f"product<{self.factor}, {self.sums}, {sizes}, {layouts}>"


_PRODUCTS = [
    *(_Product("half", "float", layouts=(a, b)) for a in ("row", "col") for b in ("row", "col")),
    *(_Product("half", "float", size) for size in ((32, 8, 16), (8, 32, 16), (32, 32, 8), (16, 16, 64), (20, 12, 5))),
    _Product("half", "half"),
    _Product("hip_bfloat16", "float", layouts=("col", "row")),
    _Product("int8_t", "int"),
    _Product("int8_t", "int", (32, 32, 16), ("col", "row")),
    _Product("float", "float", (16, 16, 4), arch="gfx90a"),
    _Product("double", "double", (16, 16, 4), ("col", "row"), arch="gfx90a"),
]
_NUMPY: dict[str, npt.DTypeLike] = {
    "half": np.float16,
    "float": np.float32,
    "double": np.float64,
    "int8_t": np.int8,
    "int": np.int32,
}


def _with_bits(values: npt.NDArray[Any], type_name: str) -> npt.NDArray[Any]:
    """Numbers as HIP has them: those of a bfloat16 are the upper half of a float."""
    if type_name == "hip_bfloat16":
        return (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
    return values.astype(_NUMPY[type_name])


def _in_memory(matrices: npt.NDArray[Any], layout: str) -> npt.NDArray[Any]:
    return np.ascontiguousarray(matrices if layout == "row" else matrices.swapaxes(-1, -2))


def _source(products: list[_Product], wavefront: int) -> str:
    arch = _arch(wavefront)
    parameters = "const {0} *, const {0} *, const {1} *, {1} *, int, int"
    instances = [
        f"template __global__ void {p.name}({parameters.format(p.factor, p.sums)});" for p in products if arch in p.arch
    ]
    return "\n".join([_PRODUCT, *instances])


def _arch(wavefront: int) -> str:
    return "gfx90a" if wavefront == 64 else "gfx1100"


def _check(module: Module, product: _Product, by_rows: bool) -> None:
    random = np.random.default_rng(3)
    m, n, k = product.size
    a = random.integers(-3, 4, (_WAVES, 2, m, k))
    b = random.integers(-3, 4, (_WAVES, 2, k, n))
    ldc = max(m, n) + 3
    c = random.integers(-9, 10, (_WAVES, ldc, ldc))
    d = np.full_like(c, -77).astype(_NUMPY[product.sums])
    arrays = [
        _with_bits(_in_memory(a, product.layouts[0]), product.factor),
        _with_bits(_in_memory(b, product.layouts[1]), product.factor),
        c.astype(_NUMPY[product.sums]),
        d,
    ]
    threads = 2 * module.engine.wavefront
    assert module.launch(product.name, 2, threads, [*arrays, ldc, int(by_rows)]) == ()
    layout = "row" if by_rows else "col"
    c, d = (_in_memory(x, layout) for x in (c, d))
    expected = np.full_like(c, -77)
    expected[:, :m, :n] = 2 * (a @ b).sum(1) + c[:, :m, :n]
    np.testing.assert_array_equal(d, expected)


_WAYS = [(32, "as it is"), (64, "as it is"), (64, "stacks"), (32, "check"), (64, "check")]


@pytest.fixture(scope="module", params=_WAYS, ids=lambda way: f"{way[0]} {way[1]}")
def module(request: pytest.FixtureRequest) -> Module:
    wavefront, way = request.param
    engine = Engine(wavefront, arch=_arch(wavefront), stacks=way == "stacks", check=way == "check")
    return engine.compile(_source(_PRODUCTS, wavefront))


@pytest.mark.parametrize("by_rows", [True, False])
@pytest.mark.parametrize("product", _PRODUCTS, ids=lambda product: product.name)
def test_products_are_those_of_numpy(module: Module, product: _Product, by_rows: bool) -> None:
    if module.engine.arch not in product.arch:
        pytest.skip(f"{module.engine.arch} has no such product")
    _check(module, product, by_rows)


@pytest.mark.parametrize("wavefront", [32, 64])
def test_a_product(wavefront: int) -> None:
    product = _Product("half", "float", (32, 8, 16))
    module = Engine(wavefront, arch=_arch(wavefront)).compile(_source([product], wavefront))
    _check(module, product, by_rows=True)


def test_products_become_loops_over_lanes_where_kernels_do() -> None:
    module = Engine(64).compile(_source(_PRODUCTS, 64))
    assert {bool(way.regions) for way in module.ways.values()} == {module.engine.compiler.makes_loops}


def test_sums_of_half_precision_are_rounded_once() -> None:
    product = _Product("half", "half")
    module = Engine(64).compile(_source([product], 64))
    a = np.full((_WAVES, 2, 16, 16), 2.0**-11, np.float16)  # each is half of the last digit of 1
    a[..., 0] = 1
    c = np.zeros((_WAVES, 16, 16), np.float16)
    module.launch(product.name, 2, 128, [a, np.ones_like(a), c, c, 16, 1])
    once = np.float16(1 + 15 * 2.0**-11)
    np.testing.assert_array_equal(c, 2 * np.float16(once + 1 + 15 * 2.0**-11))


def test_ports_fill_fragments_with_values_that_convert() -> None:
    values = {"float": "1.5", "half": "1.5", "double": "1.5f", "int": "2.0f"}
    kernels = [
        f"""extern "C" __global__ void of_{element}({element} *x) {{
            rocwmma::fragment<rocwmma::accumulator, 16, 16, 16, {element}> f;
            hipport::fill_fragment(f, {value});
            if (threadIdx.x == 0) *x = f.x[0];
        }}"""
        for element, value in values.items()
    ]
    module = Engine(64).compile("\n".join(['#include "hipport/wmma.h"', *kernels]))
    for element, value in values.items():
        x = np.zeros(1, _NUMPY[element])
        module.launch(f"of_{element}", 1, 64, [x])
        assert x[0] == float(value.rstrip("f"))


#: Kernels that use rocWMMA wrongly, with what is said of them and the number of threads with which they run.
_MISUSE = {
    "a_warp_of_32": ("load_matrix_sync(f, x + threadIdx.x / 32 * 256, 16, mem_row_major);", "different matrices", 64),
    "another_stride": ("store_matrix_sync(x, f, threadIdx.x < 9 ? 16 : 17, mem_row_major);", "different matrices", 64),
    "some_lanes": ("if (threadIdx.x != 5) load_matrix_sync(f, x, 16, mem_row_major);", "some are not here", 64),
    "a_part_of_a_wavefront": ("mma_sync(f, a, b, f);", "the block has fewer threads", 48),
}


@pytest.fixture(scope="module", params=[False, True], ids=["as it is", "check"])
def misuse(request: pytest.FixtureRequest) -> Module:
    kernels = [
        f"""extern "C" __global__ void {name}(float *x) {{
            fragment<accumulator, 16, 16, 16, float> f;
            fragment<matrix_a, 16, 16, 16, float, row_major> a;
            fragment<matrix_b, 16, 16, 16, float, row_major> b;
            fill_fragment(f, 0.0f), fill_fragment(a, 0.0f), fill_fragment(b, 0.0f);
            {statement}
            x[threadIdx.x] = f.x[0];
        }}"""
        for name, (statement, _, _) in _MISUSE.items()
    ]
    return Engine(64, check=request.param).compile("\n".join([_PRODUCT, *kernels]))


@pytest.mark.parametrize("name", _MISUSE)
def test_what_is_not_for_the_whole_wavefront_is_an_error(misuse: Module, name: str) -> None:
    _, message, threads = _MISUSE[name]
    with pytest.raises(LaunchError, match=message):
        misuse.launch(name, 1, threads, [np.zeros(1024, np.float32)])


#: What rocWMMA does not compile, with a part of the error.
_NOT_COMPILED = {
    "fragment<matrix_a, 16, 16, 16, __hip_bfloat16, row_major> f": "its bfloat16 is hip_bfloat16",
    "fragment<matrix_a, 16, 16, 16, unsigned char, row_major> f": "its bytes are signed",
    "mma_sync(sum, a, b, sum)": "no product of these types on this architecture",
    "load_matrix_sync(sum, (float *)nullptr, 16)": "has no layout",
    "load_matrix_sync(a, (double *)nullptr, 16)": "elements of another type",
}


def test_what_rocwmma_does_not_compile_is_an_error() -> None:
    lines = [f"    {statement};" for statement in _NOT_COMPILED]
    kernel = [
        "#include <hip/hip_bf16.h>",
        "__global__ void all() {",
        "    fragment<matrix_a, 16, 16, 16, float, row_major> a;",
        "    fragment<matrix_b, 16, 16, 16, float, row_major> b;",
        "    fragment<accumulator, 16, 16, 16, float> sum;",
        *(f"    {{ {line.strip()} }}" for line in lines),
        "}",
    ]
    with pytest.raises(CompileError) as error:
        Engine(32, arch="gfx1100").compile("\n".join([_PRODUCT, *kernel]))
    for message in _NOT_COMPILED.values():
        assert message in str(error.value)
    with pytest.raises(CompileError, match="rocWMMA is for gfx908"):
        Engine(32, arch="gfx1030").compile(_PRODUCT)
