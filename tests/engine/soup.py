"""Random text that looks enough like CUDA to reach every rule, and is hardly ever valid."""

from __future__ import annotations

from hypothesis import strategies as st

from hipport.config import Options

_NAMES = (
    "cudaMalloc cudaStream_t cudaSuccess cudaError_t cudaMemPrefetchAsync cudaGraphConditionalHandle cudaFrobnicate "
    "CUdeviceptr cuLaunchKernel CUDA_SUCCESS cublasSgemm CUBLAS_OP_N curand_init nvmlInit ncclAllReduce CUDART_PI_F "
    "cub nvcuda wmma cuda thrust cooperative_groups cg detail DeviceReduce fragment Sum texture umin half __trap "
    "__global__ __device__ __CUDA_ARCH__ __CUDACC__ __NVCC__ CUDART_VERSION __HIPCC__ USE_ROCM hipMalloc threadIdx x p "
    "namespace using template typename class struct enum typedef const auto void float return operator if else extern "
    "cudaDevResourceType nv_bfloat16 __nv_fp8_e4m3 cudaDeviceProp asm defined"
).split()
_PUNCTUATION = ":: . -> , ; ( ) [ ] { } < > <<< >>> << >> = == * & && + - ! ? : ## # ... ' \" \\ @ $ `".split(" ")
_LITERALS = (
    '"cudaMalloc failed"',
    '"__global__ void k(cudaStream_t s)"',
    '"\\"cudaFree\\""',
    'R"(cudaFree " // )"',
    'R"x(cudaStream_t\n)x"',
    "'\"'",
    "'c'",
    "0x1'000",
    "1.5e+3f",
    "0",
    "256",
)
_COMMENTS = (
    "// cudaMalloc(p)\n",
    "/* cudaFree */",
    "/* cudaFree\n * cudaMalloc */",
    "// goes on \\\ncudaMalloc\n",
    "// hipport: ignore[HP501] why\n",
    "/*",
    "//",
)
_LINES = (
    "#include <cuda_runtime.h>",
    "#include <cuda.h>  // the driver",
    '#include "cuda_runtime.h"',
    "#include <device_launch_parameters.h> /* gone */",
    "#include <cub/cub.cuh>",
    "#include <cuda/std/atomic>",
    "#include <cudaFrobnicate.h>",
    "#include <hip/hip_runtime.h>",
    '#include "own.h"',
    "#include NAME",
    "#include <cuda",
    "#pragma once",
    "#if __CUDA_ARCH__ >= 700",
    "#if defined(__CUDACC__) && CUDART_VERSION < 12000",
    "#ifdef __CUDACC__",
    "#ifndef __HIPCC__",
    "#ifdef USE_ROCM",
    "#if 0",
    "#ifndef GUARD",
    "#define GUARD",
    "#define cudaCheck(x) do { x; } while (0)",
    "#define cudaMalloc hipMalloc",
    "#define cub cub",
    "#define LAUNCH(k, ...) k<<<1, 2>>>(__VA_ARGS__)",
    "#define PASTE(T) cublas##T##gemm \\\n    cudaFree",
    "#elif defined(__NVCC__)",
    "#else",
    "#endif",
    "#undef cudaMalloc",
    '#error "cudaMalloc"',
    "#",
)
_CODE = (
    "kernel<<<grid, block, 0, stream>>>(x, n);",
    "kernel<float, 4><<<(n + 63) / 64, 64>>>(x);",
    "k<<<dim3(1, 2), {3}, f<1, 2>()>>>();",
    "cudaMalloc(&p, n);",
    "pool.cudaMalloc(n);",
    "mine::cudaMalloc(n);",
    "cub::DeviceReduce::Sum(a, b);",
    "namespace c = cub;",
    "using Tile = lab::Tile; int n(Tile tile) { return tile.size() + Tile::size(); }",
    "using namespace nvcuda;",
    "namespace cuda {",
    "typedef struct CUstream_st *cudaStream_t;",
    "template <typename T> T *cudaNew(size_t n) {",
    "cudaError_t cudaSafe(cudaError_t e) { return e; }",
    "auto f = [](cudaStream_t s) -> cudaError_t { return cudaSuccess; };",
    "cudaFuncSetAttribute(k, cudaFuncAttributeMaxDynamicSharedMemorySize, n);",
    "cuda::std::atomic<int> a;",
)
_SPACES = (" ", "", "\n", "\r\n", "\t", "\f", "\\\n", "\\ \n", "  ", "\r")

_anything = st.text(st.characters(min_codepoint=1, max_codepoint=255), max_size=6)
_line = st.sampled_from(_LINES).map(lambda line: f"\n{line}\n")
_piece = st.one_of(*map(st.sampled_from, (_NAMES, _NAMES, _PUNCTUATION, _LITERALS, _COMMENTS, _CODE)), _line, _anything)

#: Files as bytes, some with a BOM, with any line endings, tokens in any order.
files = st.builds(
    lambda bom, pieces: (bom + "".join(text for pair in pieces for text in pair)).encode("latin-1"),
    st.sampled_from(["", "", "", "\xef\xbb\xbf"]),
    st.lists(st.tuples(_piece, st.sampled_from(_SPACES)), max_size=40),
)

#: Files in which every piece is whole and on a line of its own, so that more of it is understood.
tidy_files = st.lists(st.sampled_from((*_LINES, *_CODE, *(c for c in _COMMENTS if c.endswith(("\n", "*/")))))).map(
    lambda lines: "".join(f"{line}\n" for line in lines).encode("latin-1")
)

options = st.builds(
    Options,
    launch=st.sampled_from(["chevron", "macro"]),
    unsafe_fixes=st.booleans(),
    cuda=st.sampled_from(["", "11.8", "12.4", "13.0"]),
    rocm=st.sampled_from(["5.7", "7.2", "10.0"]),
    ignore=st.sampled_from([(), (), ("HP114",), ("HP1",)]),
)

#: The suffix decides whether nvcc includes the runtime by itself.
names = st.sampled_from(["a.cu", "a.h", "a.cpp"])
