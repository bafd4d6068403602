"""A CUDA program of any length that runs and checks itself, the same for the same length and seed."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Sequence
from random import Random

_TYPES = ("float", "double", "int", "unsigned int")


def program(lines: int, *, seed: int = 0, kinds: Sequence[str] = (), elements: int = 4096) -> str:
    """One source with units of at least ``lines`` lines. A unit is a kernel, and a function that runs it on so many
    ``elements`` and compares with the host; ``kinds`` are some of ``KINDS``, all by default.
    """
    rng = Random(seed)
    names = tuple(kinds) or tuple(KINDS)
    units: list[str] = []
    while not units or sum(unit.count("\n") for unit in (_HEAD, *units)) + len(units) < lines:
        number = len(units)
        units.append(_unit(names[number % len(names)], number, rng, elements))
    calls = "".join(f'    if (!run{i}()) puts("unit {i} fails"), ++failures;\n' for i in range(len(units)))
    return f"""{_HEAD}{"".join(units)}int main() {{
    int failures = 0;
{calls}    return failures != 0;
}}
"""


_HEAD = """#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <cuda_runtime.h>

#define CHECK(call)                                                                        \\
    do {                                                                                   \\
        const cudaError_t error = call;                                                    \\
        if (error != cudaSuccess) {                                                        \\
            fprintf(stderr, "%s:%d: %s\\n", __FILE__, __LINE__, cudaGetErrorString(error)); \\
            exit(2);                                                                       \\
        }                                                                                  \\
    } while (0)

template <class T>
static bool same(const std::vector<T> &found, const std::vector<T> &expected) {
    for (size_t i = 0; i < found.size(); ++i) {
        const double value = expected[i];
        if (std::fabs(found[i] - value) > 1e-4 * (1 + std::fabs(value))) return false;
    }
    return true;
}

"""


def _unit(kind: str, number: int, rng: Random, elements: int) -> str:
    """A kernel ``kernel7`` and the function ``run7``."""
    value_type, block = rng.choice(_TYPES), rng.choice((64, 128, 256))
    kernel, expected = KINDS[kind](f"kernel{number}", block, rng.randrange(2, 9))
    return f"""// {kind.replace("_", " ").capitalize()}.
template <class T>
{kernel}
static bool run{number}() {{
    using T = {value_type};
    const int n = {elements};
    std::vector<T> in(n), found(n), expected(n);
    for (int i = 0; i < n; ++i) in[i] = T(i * {rng.randrange(3, 99)} % {rng.randrange(5, 30)});
    T *device_in, *device_out;
    CHECK(cudaMalloc(&device_in, n * sizeof(T)));
    CHECK(cudaMalloc(&device_out, n * sizeof(T)));
    CHECK(cudaMemset(device_out, 0, n * sizeof(T)));
    CHECK(cudaMemcpy(device_in, in.data(), n * sizeof(T), cudaMemcpyHostToDevice));
    kernel{number}<<<n / {block}, {block}>>>(device_in, device_out, n);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(found.data(), device_out, n * sizeof(T), cudaMemcpyDeviceToHost));
    CHECK(cudaFree(device_in));
    CHECK(cudaFree(device_out));
{expected}    return same(found, expected);
}}

"""


def _axpy(name: str, _block: int, factor: int) -> tuple[str, str]:
    kernel = f"""__global__ void {name}(const T *in, T *out, int n) {{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = T({factor}) * in[i] + T(i % {factor});
}}
"""
    return kernel, f"    for (int i = 0; i < n; ++i) expected[i] = T({factor}) * in[i] + T(i % {factor});\n"


def _stencil(name: str, _block: int, reach: int) -> tuple[str, str]:
    body = f"""        T sum = 0;
        for (int j = i - {reach}; j <= i + {reach}; ++j) sum += in[j < 0 ? 0 : j < n ? j : n - 1];
"""
    kernel = f"""__global__ void {name}(const T *in, T *out, int n) {{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {{
{body}        out[i] = sum;
    }}
}}
"""
    return kernel, f"    for (int i = 0; i < n; ++i) {{\n{body}        expected[i] = sum;\n    }}\n"


def _block_sum(name: str, block: int, factor: int) -> tuple[str, str]:
    kernel = f"""__global__ void {name}(const T *in, T *out, int n) {{
    __shared__ T part[{block}];
    const int i = blockIdx.x * {block} + threadIdx.x;
    part[threadIdx.x] = i < n ? in[i] * T({factor}) : T(0);
    __syncthreads();
    for (int half = {block // 2}; half > 0; half /= 2) {{
        if (threadIdx.x < half) part[threadIdx.x] += part[threadIdx.x + half];
        __syncthreads();
    }}
    if (threadIdx.x == 0) out[blockIdx.x] = part[0];
}}
"""
    return kernel, f"    for (int i = 0; i < n; ++i) expected[i / {block}] += in[i] * T({factor});\n"


def _warp_scan(name: str, _block: int, factor: int) -> tuple[str, str]:
    kernel = f"""__global__ void {name}(const T *in, T *out, int n) {{
    const int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32;
    T value = i < n ? in[i] + T({factor}) : T(0);
    for (int offset = 1; offset < 32; offset *= 2) {{
        const T before = __shfl_up_sync(0xffffffff, value, offset);
        if (lane >= offset) value += before;
    }}
    if (i < n) out[i] = value;
}}
"""
    sums = f"expected[i] = (i % 32 ? expected[i - 1] : T(0)) + in[i] + T({factor});"
    return kernel, f"    for (int i = 0; i < n; ++i) {sums}\n"


def _histogram(name: str, block: int, bins: int) -> tuple[str, str]:
    kernel = f"""__global__ void {name}(const T *in, T *out, int n) {{
    __shared__ unsigned int counts[{bins}];
    if (threadIdx.x < {bins}) counts[threadIdx.x] = 0;
    __syncthreads();
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(&counts[int(in[i]) % {bins}], 1u);
    __syncthreads();
    if (threadIdx.x < {bins}) out[blockIdx.x * blockDim.x + threadIdx.x] = T(counts[threadIdx.x]);
}}
"""
    expected = f"    for (int i = 0; i < n; ++i) ++expected[i / {block} * {block} + int(in[i]) % {bins}];\n"
    return kernel, expected


def _transpose(name: str, block: int, _factor: int) -> tuple[str, str]:
    """Each block turns 16 columns of its elements into rows."""
    rows = block // 16
    kernel = f"""__global__ void {name}(const T *in, T *out, int n) {{
    __shared__ T tile[16][{rows} + 1];
    const int first = blockIdx.x * {block};
    tile[threadIdx.x % 16][threadIdx.x / 16] = in[first + threadIdx.x];
    __syncthreads();
    if (first + threadIdx.x < n) out[first + threadIdx.x] = tile[threadIdx.x / {rows}][threadIdx.x % {rows}];
}}
"""
    place = f"i / {block} * {block} + i % {rows} * 16 + i % {block} / {rows}"
    return kernel, f"    for (int i = 0; i < n; ++i) expected[i] = in[{place}];\n"


def _polynomial(name: str, _block: int, degree: int) -> tuple[str, str]:
    body = f"""        T power = 1, sum = 0;
        for (int j = 0; j < {degree}; ++j, power *= x) sum += power / T(j + 1);
"""
    kernel = f"""__global__ void {name}(const T *in, T *out, int n) {{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {{
        const T x = in[i];
{body}        out[i] = sum;
    }}
}}
"""
    return (
        kernel,
        f"    for (int i = 0; i < n; ++i) {{\n        const T x = in[i];\n{body}        expected[i] = sum;\n    }}\n",
    )


def _atomic_sum(name: str, _block: int, sums: int) -> tuple[str, str]:
    kernel = f"""__global__ void {name}(const T *in, T *out, int n) {{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(&out[i % {sums}], in[i]);
}}
"""
    return kernel, f"    for (int i = 0; i < n; ++i) expected[i % {sums}] += in[i];\n"


def _warp_vote(name: str, _block: int, limit: int) -> tuple[str, str]:
    kernel = f"""__global__ void {name}(const T *in, T *out, int n) {{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const unsigned int large = __ballot_sync(0xffffffff, i < n && in[i] > T({limit}));
    if (i < n) out[i] = T(__popc(large));
}}
"""
    expected = f"""    for (int i = 0; i < n; ++i) {{
        for (int j = i / 32 * 32; j < i / 32 * 32 + 32; ++j) expected[i] += in[j] > T({limit});
    }}
"""
    return kernel, expected


#: Text of a kernel and of what the host expects, from a name, a number of threads and a small number.
KINDS: dict[str, Callable[[str, int, int], tuple[str, str]]] = {
    "axpy": _axpy,
    "stencil": _stencil,
    "block_sum": _block_sum,
    "warp_scan": _warp_scan,
    "histogram": _histogram,
    "transpose": _transpose,
    "polynomial": _polynomial,
    "atomic_sum": _atomic_sum,
    "warp_vote": _warp_vote,
}
