"""A large tree of plausible CUDA code, the same for the same number of lines and seed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

_FILE_LINES = 400
_SUFFIXES = (".cu", ".cu", ".cu", ".cuh", ".h", ".cpp")
_NOUNS = "grid cell flux state tile edge node mask bin sample field bucket frame token layer score".split()
_VERBS = "update reduce scatter gather advect blend scan relax transpose filter project sort".split()
_TYPES = "float double int uint32_t float4 __half".split()
_WORDS = "the a of each row column warp block stream buffer is filled before after every launch size in bytes".split()


def generate(folder: Path, lines: int, seed: int = 0) -> None:
    """Write files of about 400 lines into ``folder``, in subfolders of 25, until they have ``lines`` lines."""
    rng = Random(seed)
    number = 0
    while lines > 0:
        suffix = rng.choice(_SUFFIXES)
        text = _file(rng, suffix, min(lines, _FILE_LINES))
        place = folder / f"module{number // 25:03}" / f"{rng.choice(_VERBS)}_{number:05}{suffix}"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
        lines -= text.count("\n")
        number += 1


def _file(rng: Random, suffix: str, lines: int) -> str:
    parts = [_head(suffix)]
    makers = _DEVICE if suffix in (".cu", ".cuh") else _HOST
    length = parts[0].count("\n")
    while length < lines:
        parts.append(rng.choice(makers)(rng))
        length += parts[-1].count("\n")
    return "".join(parts)


def _head(suffix: str) -> str:
    guard = "#pragma once\n" if suffix in (".h", ".cuh") else ""
    return f"""{guard}// Copyright of nobody: generated.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>
#include <cublas_v2.h>
#include <cuda_fp16.h>

"""


def _name(rng: Random) -> str:
    return f"{rng.choice(_VERBS)}_{rng.choice(_NOUNS)}{rng.randrange(1000)}"


def _prose(rng: Random) -> str:
    return " ".join(rng.choices(_WORDS, k=12))


def _comment(rng: Random) -> str:
    lines = "".join(f" * {_prose(rng)}\n" for _ in range(rng.randrange(2, 7)))
    return f"/**\n{lines} * See cudaMemcpyAsync and <<<grid, block>>>.\n */\n"


def _kernel(rng: Random) -> str:
    name, kind, noun = _name(rng), rng.choice(_TYPES), rng.choice(_NOUNS)
    return f"""// {_prose(rng)}
template <int Block>
__global__ void __launch_bounds__(Block) {name}(const {kind}* __restrict__ {noun}, {kind}* out, int n)
{{
    __shared__ {kind} tile[Block];
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x] = i < n ? {noun}[i] : {kind}();
    __syncthreads();
#if __CUDA_ARCH__ >= {rng.choice((600, 700, 800))}
    for (int offset = {rng.choice((8, 16))}; offset > 0; offset >>= 1) {{
        out[i] = __shfl_xor_sync(0xffffffff, tile[threadIdx.x], offset);  // {_prose(rng)}
    }}
#else
    out[i] = tile[(threadIdx.x + {rng.randrange(1, 31)}) % Block] << 1;
#endif
    if (i < n && n >> {rng.randrange(1, 6)} > 0) {{
        out[i] = tile[threadIdx.x];
    }}
}}

"""


def _launch(rng: Random) -> str:
    name, kind, noun = _name(rng), rng.choice(_TYPES), rng.choice(_NOUNS)
    return f"""void run_{name}(const std::vector<{kind}>& {noun}, cudaStream_t stream)
{{
    {kind}* device = nullptr;
    const size_t bytes = {noun}.size() * sizeof({kind});
    cudaError_t status = cudaMalloc(&device, bytes);
    if (status != cudaSuccess) {{
        std::fprintf(stderr, "cudaMalloc of %zu bytes: %s\\n", bytes, cudaGetErrorString(status));
        return;
    }}
    cudaMemcpyAsync(device, {noun}.data(), bytes, cudaMemcpyHostToDevice, stream);
    const dim3 block({rng.choice((64, 128, 256))});
    const dim3 grid((static_cast<unsigned>({noun}.size()) + block.x - 1) / block.x);
    {name}<{rng.choice((64, 128, 256))}><<<grid, block, 0, stream>>>(device, device, static_cast<int>({noun}.size()));
    cudaStreamSynchronize(stream);  // {_prose(rng)}
    cudaFree(device);
}}

"""


def _library_call(rng: Random) -> str:
    name = _name(rng)
    return f"""bool multiply_{name}(cublasHandle_t handle, int n, const float* a, const float* b, float* c)
{{
    const float one = 1.0f, zero = 0.0f;
    if (cublasSetMathMode(handle, CUBLAS_DEFAULT_MATH) != CUBLAS_STATUS_SUCCESS) return false;
    return cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, &one, a, n, b, n, &zero, c, n)
        == CUBLAS_STATUS_SUCCESS;
}}

"""


def _class(rng: Random) -> str:
    name, noun, kind = _name(rng), rng.choice(_NOUNS), rng.choice(("int", "double", "std::size_t"))
    members = "".join(f"    {kind} {noun}{i}_ = {rng.randrange(1_000)};  // {_prose(rng)}\n" for i in range(6))
    return f"""class {name} {{
public:
    explicit {name}({kind} {noun}) : {noun}0_({noun}) {{}}
    {kind} total() const
    {{
        {kind} sum = 0;
        for ({kind} i = 0; i < {noun}0_; ++i) {{
            sum += i * {noun}1_ + (i >> 2) - '\\'' + sizeof("{noun} \\" {_prose(rng)}");
        }}
        return sum;
    }}
private:
{members}}};

"""


_HOST: tuple[Callable[[Random], str], ...] = (_class, _class, _class, _comment, _comment, _library_call)
_DEVICE: tuple[Callable[[Random], str], ...] = (_class, _class, _comment, _comment, _kernel, _launch, _library_call)
