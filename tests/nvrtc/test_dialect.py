"""HIP through hipport's headers for NVRTC: what runs on an NVIDIA GPU, and what is refused by its name at its line."""

from __future__ import annotations

import pytest

from hipport.nvrtc import Dialect
from hipport.nvrtc import Nvrtc
from hipport.nvrtc import NvrtcError
from hipport.nvrtc import Toolkit
from hipport.nvrtc.headers import renamed_headers

pytestmark = pytest.mark.nvrtc

#: Statements of a kernel that are taken.
TAKEN = {
    "shuffles without a mask": "f[0] = __shfl(f[1], 3) + __shfl_up(f[1], 1u) + __shfl_down(f[1], 1, 16);",
    "shuffles of a 64-bit mask": "f[0] = __shfl_down_sync(0xffffffffull, f[1], 1);",
    "votes": "const unsigned long long lanes = __ballot(f[0] > 0); n[0] = __popcll(lanes) + __any(n[1]) + __all(n[2]);",
    "matches": "n[0] = __popcll(__match_any(n[1])); int same; n[1] = __match_all(n[2], &same) != 0; n[2] = same;",
    "the lane": "n[0] = __lane_id() % warpSize;",
    "dynamic shared memory": "HIP_DYNAMIC_SHARED(float, cache) cache[0] = f[0]; __syncthreads(); f[1] = cache[0];",
    "vectors with operators": "float4 v = {1, 2, 3, 4}; v += 2.0f * v - v / 3; v = -v; f[0] = v == v ? v.x : v.w;",
    "indices by HIP's old names": "n[hipThreadIdx_x] = hipBlockIdx_x * hipBlockDim_x + hipGridDim_x;",
    "atomics": "unsafeAtomicAdd(f, 1.0f); safeAtomicAdd(f, 1.0f); atomicMax(n, 3);",
    "half precision": "const __half h = __float2half(f[0]); f[1] = __half2float(__hmul(h, h));",
    "bfloat16": "const __hip_bfloat16 b = __float2bfloat16(f[0]); f[1] = __bfloat162float(b);",
    "complex numbers": "f[0] = hipCrealf(hipCmulf(make_hipFloatComplex(f[1], f[2]), make_hipFloatComplex(1, 0)));",
    "fp8": "const __hip_fp8_e4m3 e(f[0]); f[1] = static_cast<float>(e);",
    "tiles": "auto tile = cg::tiled_partition<16>(cg::this_thread_block()); f[0] = tile.shfl_down(f[1], 1);",
    "the warps of hipport": "f[0] = hipport::shfl_xor_sync(~0u, f[1], 1); n[0] = hipport::reduce_add_sync(~0u, n[1]);",
    "the standard library": "f[0] = INFINITY + FLT_MAX; uint32_t u = std::numeric_limits<uint32_t>::max(); n[0] = u;",
}
#: Statements that are not, with what is said of them.
REFUSED = {
    "f[0] = __builtin_amdgcn_rcpf(f[1]);": "__builtin_amdgcn_rcpf.*instruction of AMD GPUs",
    "f[0] = __ocml_exp_f32(f[1]);": "__ocml_exp_f32.*AMD's device library",
    "n[0] = __builtin_nontemporal_load(n + 1);": "__builtin_nontemporal_load.*builtin of clang",
    "__hip_atomic_fetch_add(n, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);": "no such atomics",
    "typedef float f4 __attribute__((ext_vector_type(4))); f[0] = sizeof(f4);": "take the vector for a single number",
    "typedef float f4 __attribute__((vector_size(16))); f[0] = sizeof(f4);": "take the vector for a single number",
    "typedef __attribute__((address_space(3))) int local; n[0] = sizeof(local);": "pointer for one to any memory",
    "const __hip_fp8_e4m3_fnuz e(f[0]); f[1] = static_cast<float>(e);": "fp8 of AMD's CDNA 3",
    "hipDeviceSynchronize();": "hipDeviceSynchronize.*for the host",
    "cg::tiled_partition<64>(cg::this_thread_block());": "a tile of more than 32 threads",
    "__shared__ float s[1024 / warpSize]; f[0] = s[0];": "must have a constant value",
    "kernel<<<1, 1>>>(f, n);": "kernel launch.*no code for the host",
}
#: What only the assembler refuses, which names no line.
NOT_ASSEMBLED = {
    'asm volatile("s_waitcnt 0");': "assembly of AMD GPUs",
    "__shared__ float s[50 * 256]; s[n[0]] = f[0]; __syncthreads(); f[0] = s[n[1]];": "48 KiB of static shared memory",
}
HEADERS = "runtime fp16 bf16 fp8 complex cooperative_groups"


def source_of(statement: str) -> bytes:
    """A kernel with a statement at line 11."""
    includes = "".join(f"#include <hip/hip_{name}.h>\n" for name in HEADERS.split())
    return f"""{includes}#include <limits>
#include "hipport/warp.h"
namespace cg = cooperative_groups;
extern "C" __global__ void kernel(float *f, int *n) {{
    {statement}
}}
""".encode()


@pytest.fixture(scope="module")
def nvrtc(toolkit: Toolkit) -> Nvrtc:
    return Nvrtc(toolkit, "sm_90")


@pytest.mark.parametrize("statement", TAKEN.values(), ids=TAKEN)
def test_taken(nvrtc: Nvrtc, statement: str) -> None:
    compiled = nvrtc.compile(source_of(statement), Dialect.HIP, path="k.hip", expressions=["kernel"])
    assert compiled.usage[compiled.symbols["kernel"]].registers > 0


@pytest.mark.parametrize(("statement", "reason"), REFUSED.items(), ids=REFUSED)
def test_refused(nvrtc: Nvrtc, statement: str, reason: str) -> None:
    with pytest.raises(NvrtcError, match=reason) as caught:
        nvrtc.compile(source_of(statement), Dialect.HIP, path="k.hip", expressions=["kernel"])
    assert ("k.hip", 11) in {(message.path, message.line) for message in caught.value.messages}


@pytest.mark.parametrize(("statement", "reason"), NOT_ASSEMBLED.items(), ids=NOT_ASSEMBLED)
def test_not_assembled(nvrtc: Nvrtc, statement: str, reason: str) -> None:
    with pytest.raises(NvrtcError, match=reason):
        nvrtc.compile(source_of(statement), Dialect.HIP, path="k.hip", expressions=["kernel"])


@pytest.mark.parametrize("name", sorted(name for name in renamed_headers() if not name.endswith("_host.h")))
def test_headers_that_rename(nvrtc: Nvrtc, name: str) -> None:
    """Each with its name and CUDA's, by itself: no name stands for itself, and none takes CUDA's away."""
    nvrtc.compile(f"#include <{name}>\n#include <cuda_bf16.h>\n".encode(), Dialect.HIP, path="k.hip")


def test_an_original_finds_no_headers_of_hip(nvrtc: Nvrtc) -> None:
    with pytest.raises(NvrtcError, match=r"k\.cu:1: cannot open source file .hip/hip_runtime\.h"):
        nvrtc.compile(b"#include <hip/hip_runtime.h>\n", Dialect.CUDA, path="k.cu")


def test_an_architecture_that_it_does_not_know(toolkit: Toolkit) -> None:
    with pytest.raises(NvrtcError, match="does not know sm_20: install a newer one"):
        Nvrtc(toolkit, "sm_20").compile(b"", Dialect.CUDA, path="k.cu")
