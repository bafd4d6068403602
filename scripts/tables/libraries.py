"""What the pipeline must know about each CUDA library: where its counterparts live, which of its names are public."""

from __future__ import annotations

import re
from dataclasses import dataclass

from scripts.tables.symbols import CudaSymbol

# Pairs of a pattern for the declaring header and the header to include instead; the first that matches counts.
Headers = tuple[tuple[str, str], ...]

#: The libraries whose functions device code calls, but for those that the host alone may call.
OF_DEVICE = frozenset(("device", "fp16", "bf16", "fp8", "curand_device"))
_HOST_INTERNAL = r"^_|(?:^|::)operator|(?<!^CUDART)(?<!^CUDA)API$"
_ALL_KINDS = frozenset(("type", "function", "method", "enum", "macro", "var", "using"))
_CODE_KINDS = _ALL_KINDS - {"macro"}


@dataclass(frozen=True)
class Library:
    """One mapping table.

    `targets` are the ROCm header sets that are searched, in this order. `hip_header` is what a user includes for a HIP
    name of this library unless `hip_headers` knows better; `cuda_headers` does the same for the CUDA side, where the
    declaring header is the default. `internal` finds names that are not part of the interface. `has_cpp_overloads`: the
    C functions have C++ templates and default arguments beside them, which calls may rely on. `facts` is the CUDA
    header set if it has another name, `declared_in` finds those of its headers that belong to this library.
    """

    name: str
    targets: tuple[str, ...]
    hip_header: str
    hip_headers: Headers = ()
    cuda_headers: Headers = ()
    internal: str = _HOST_INTERNAL
    kinds: frozenset[str] = _ALL_KINDS
    has_cpp_overloads: bool = False
    facts: str = ""
    declared_in: str = ""

    @property
    def header_set(self) -> str:
        return self.facts or self.name

    def facing_hip_header(self, declared_in: str) -> str:
        """The header that a user includes to get what a ROCm header declares."""
        return _facing(self.hip_headers, declared_in) or self.hip_header

    def facing_cuda_header(self, declared_in: str) -> str:
        """The header that a user includes to get what a CUDA header declares."""
        return _facing(self.cuda_headers, declared_in) or declared_in.removeprefix("cccl/")

    def is_public(self, symbol: CudaSymbol) -> bool:
        if symbol.kind not in self.kinds or re.search(self.internal, symbol.name):
            return False
        if not re.search(self.declared_in, symbol.header):
            return False
        return symbol.kind != "macro" or _is_public_macro(symbol)


def _facing(headers: Headers, declared_in: str) -> str | None:
    for pattern, header in headers:
        found = re.search(pattern, declared_in)
        if found:
            return found.expand(header)
    return None


# Include guards, and macros that only say how the header itself declares things.
_PLUMBING = re.compile(r"(?:_H|_HPP|_CUH|_INCLUDED?)_*$|^__")
# An empty macro is of no use to a port, except a calling convention, which stands in users' own declarations.
_CALLING_CONVENTIONS = {"CUDART_CB", "CUDA_CB", "CUDARTAPI", "CUDAAPI"}


def _is_public_macro(symbol: CudaSymbol) -> bool:
    if _PLUMBING.search(symbol.name):
        return False
    return bool(symbol.newest.declarations[0].macro_body) or symbol.name in _CALLING_CONVENTIONS


_NAMESPACE_INTERNAL = r"(?:^|::)(?:_(?!\d)|operator|~)|[(<]|deduction"
_CACHE_HINT = r"^__(?:ld|st)(?:cv|lu|cg|cs|wb|wt|ca|g)$"
_FP_HEADERS: Headers = (
    (r"hip_(fp16|bf16|fp8|fp6|fp4)\.h$", r"hip/hip_\1.h"),
    (r"/amd_hip_runtime\.h$", "hip/hip_runtime.h"),
)
_HIP_HEADERS: Headers = (("gl_interop", "hip/hip_gl_interop.h"), ("mx_common", "hip/hip_fp6.h"))
_THRUST_HEADERS: Headers = (
    ("thrust/random/", "thrust/random.h"),
    ("thrust/system/cpp/detail/", "thrust/system/cpp/execution_policy.h"),
    (r"(thrust/(?:system/hip/|\w+/)?)detail/(?:[\w/]+/)?(\w+)\.(?:h|inl)$", r"\1\2.h"),
    ("(thrust/.*)", r"\1"),
)

_ALL = (
    Library(
        "runtime",
        ("hip", "hipround"),
        "hip/hip_runtime.h",
        hip_headers=_HIP_HEADERS,
        cuda_headers=((r"^crt/host_defines\.h$", "host_defines.h"),),
        # Common words that would hit users' own names; the version enumerators are told of at libraryPropertyType.
        internal=rf"{_HOST_INTERNAL}|^RESOURCE_ABI_|^(?:MAJOR_VERSION|MINOR_VERSION|PATCH_LEVEL)$|^CUDART_DEVICE$|^surface$",
        has_cpp_overloads=True,
    ),
    Library(
        "driver",
        ("hip",),
        "hip/hip_runtime.h",
        hip_headers=_HIP_HEADERS,
        internal=rf"{_HOST_INTERNAL}|^(?:MAX_PLANES$|RESOURCE_ABI_|NVCL_|cl_)|::",
    ),
    Library(
        "device",
        ("hipdev", "hipfp", "hip"),
        "hip/hip_runtime.h",
        hip_headers=_FP_HEADERS,
        cuda_headers=((r"^(cuda_(?:awbarrier|pipeline)\w*\.h)", r"\1"), ("", "cuda_runtime.h")),
        internal=(
            r"^(?:__nv_|std::|operator|nvcuda::|__internal|__cuda|__(?:i|u|ull|ll|ill|d|f|f2|f4|u128|us)Atomic|_impl$"
            r"|__cluster_query_shared_rank$|__isnanl|__isinfl|__finitel|__signbitl)|^__.*(?:_impl$|::)"
            # What device_functions.h declares beside the documented names with two underscores.
            r"|^(?:all|any|ballot|brev|clz|d(?:add|mul|sub)|fdivide|saturate|syncthreads_\w+|(?:u|u?ll)(?:max|min)|u?mul(?:24|hi)"
            r"|mul64hi|(?:double|float|int|ll|uint|ull)2\w+|\w+_as_\w+)$"
        ),
        kinds=frozenset(("function", "var")),
    ),
    Library(
        "fp16",
        ("hipfp", "hipdev"),
        "hip/hip_fp16.h",
        hip_headers=_FP_HEADERS,
        cuda_headers=(("", "cuda_fp16.h"),),
        internal=rf"__internal|__float_simpl|__nv_bfloat16$|{_CACHE_HINT}|_internal|^_*CUDA_(?!RT)|operator|^IF_|^warpSize$|^atomicAdd$",
    ),
    Library(
        "bf16",
        ("hipfp", "hipdev"),
        "hip/hip_bf16.h",
        hip_headers=_FP_HEADERS,
        cuda_headers=(("", "cuda_bf16.h"),),
        internal=rf"__internal|_internal|{_CACHE_HINT}|^_*CUDA_(?!RT)|operator|^IF_|^warpSize$|^atomicAdd$",
    ),
    Library(
        "fp8",
        ("hipfp",),
        "hip/hip_fp8.h",
        hip_headers=_FP_HEADERS,
        cuda_headers=(("", "cuda_fp8.h"),),
        internal="__internal",
        kinds=_CODE_KINDS,
    ),
    Library(
        "fp6fp4",
        ("hipfp",),
        "hip/hip_fp4.h",
        hip_headers=_FP_HEADERS,
        cuda_headers=((r"(cuda_fp[46])\.hpp$", r"\1.h"),),
        internal="__internal",
        kinds=_CODE_KINDS,
    ),
    Library("complex", ("hipdev",), "hip/hip_complex.h"),
    Library("math_constants", ("hipdev",), "hip/hip_math_constants.h"),
    Library("nvrtc", ("hiprtc",), "hip/hiprtc.h", internal="^_(?!nvrtcProgram$)"),
    Library("nvjitlink", ("hiprtc",), "hip/hiprtc.h"),
    Library(
        "cublas",
        ("hipblas", "hip"),
        "hipblas/hipblas.h",
        cuda_headers=((r"^cublas_api\.h$", "cublas_v2.h"),),
        hip_headers=((r"^(hipblas-common/hipblas-common\.h)$", r"\1"),),
    ),
    Library("cublas_legacy", ("hipblas", "hip"), "hipblas/hipblas.h"),
    Library("cublaslt", ("hipblaslt", "hipblas"), "hipblaslt/hipblaslt.h"),
    Library(
        "cufft",
        ("hipfft",),
        "hipfft/hipfft.h",
        hip_headers=((r"^(hipfft/(?:hipfftXt|hiplibxt)\.h)$", r"\1"),),
        internal=rf"{_HOST_INTERNAL}|^MAX_SHIM_RANK$",
        declared_in="^(?!cufftw)",
    ),
    # The names are FFTW's own: they are CUDA's only in files that include cufftw.h.
    Library("cufftw", ("hipfft",), "hipfft/hipfftw.h", facts="cufft", declared_in="^cufftw"),
    Library("curand", ("hiprand",), "hiprand/hiprand.h"),
    Library(
        "curand_device",
        ("hiprand_device", "hiprand"),
        "hiprand/hiprand_kernel.h",
        hip_headers=((r"^(hiprand/hiprand_mtgp32_host\.h)$", r"\1"),),
        cuda_headers=((r"^(?!curand_mtgp32_host\.h|curand_mtgp32dc)", "curand_kernel.h"),),
        internal=(
            r"^(?:_|mrg32k3aM|precalc_xorwow|non_zero|mtgpdc_|ini_func|temper|para_rec|normal_args|mulhilo|mtgp32_(?:init|params(?!_fast$)|kernel(?!_params$))|Philox_|curnand"
            r"|curand_(?:M2|MRG|Philox|binary|box|mtgp32_single_specific$|poisson_(?:from|gamma|knuth)|MRGm)|curand__"
            r"|curandMakeMTGP32ConstantsImpl|curandDistributionM2|curandHistogramM2"
            # The parameters of its generators, and how it declares things.
            r"|(?!CURAND_)[A-Z]\w*$|CURAND_(?:\w+_QUALIFIERS|STD|NUM_MTGP32_PARAMS)$)"
        ),
    ),
    Library("cusparse", ("hipsparse",), "hipsparse/hipsparse.h"),
    Library("cusparselt", ("hipsparselt", "hipsparse"), "hipsparselt/hipsparselt.h"),
    Library("cusolver", ("hipsolver", "hipblas"), "hipsolver/hipsolver.h"),
    Library("cudnn", ("miopen",), "miopen/miopen.h", cuda_headers=((r"^cudnn_(?!backend)", "cudnn.h"),)),
    Library("nccl", ("rccl",), "rccl/rccl.h"),
    Library(
        "cub",
        ("hipcub",),
        "hipcub/hipcub.hpp",
        internal=(
            rf"{_NAMESPACE_INTERNAL}|::(?:detail|internal|Agent|agent|Dispatch|kernel)|Kernel$|KernelSource|Internal"
            r"|NoNVTX|Launcher|ScanTileState|TilePrefix|Cache(?!LoadM|StoreM|Modified)|static_assert|SFINAE|Scaling|Raking|WarpReductions|WarpScans"
            r"|WarpScanS|WarpReduceS|HistogramAtomic|HistogramSort|Policy|_CCCL|^(?!cub::)|^cub::\w+::\w+::"
        ),
        kinds=_CODE_KINDS,
    ),
    Library(
        "thrust",
        ("thrust",),
        "thrust/device_vector.h",
        hip_headers=_THRUST_HEADERS,
        cuda_headers=tuple((f"(?:cccl/)?{pattern}", header) for pattern, header in _THRUST_HEADERS),
        internal=(
            rf"{_NAMESPACE_INTERNAL}|^(?!thrust::)|(?:::\w+){{4,}}"
            r"|::(?:\w*detail|system|cuda_cub|internal|launder|rebind|inherited|super_t|stream_in|stream_out)(?:::|$)"
        ),
        kinds=_CODE_KINDS,
    ),
    Library(
        "cg",
        ("hipcg",),
        "hip/hip_cooperative_groups.h",
        cuda_headers=(
            (r"details/(?:coalesced_)?(reduce|scan)\.h$", r"cooperative_groups/\1.h"),
            (r"details/(?:memcpy_)?async\.h$", "cooperative_groups/memcpy_async.h"),
            ("", "cooperative_groups.h"),
        ),
        internal=rf"{_NAMESPACE_INTERNAL}|details|::(?:impl|internal)::|synchronization_stage",
        kinds=_CODE_KINDS,
    ),
    Library(
        "wmma",
        ("rocwmma",),
        "rocwmma/rocwmma.hpp",
        cuda_headers=(("", "mma.h"),),
        internal=rf"{_NAMESPACE_INTERNAL}|details",
        kinds=_CODE_KINDS,
    ),
    Library("nvtx", ("roctx",), "roctracer/roctx.h"),
)

LIBRARIES = {library.name: library for library in _ALL}
