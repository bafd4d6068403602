"""Which headers make up each library of CUDA and of ROCm, and how to parse them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Pass(Enum):
    """The compiler pass in which a library's headers show all their declarations."""

    HOST = "host"
    DEVICE = "device"


@dataclass(frozen=True)
class HeaderSet:
    """The headers of one library, included together in one translation unit."""

    library: str
    #: The first one that is not `cuda_runtime.h` or `hip/hip_runtime.h` tells whether the library is there at all.
    headers: tuple[str, ...]
    #: Regular expression on paths relative to the include root: declarations elsewhere are of another library.
    keep: str
    mode: Pass = Pass.HOST
    #: Public methods and variables of classes; for C libraries they do not exist.
    members: bool = False
    fields: bool = True
    #: Folder whose public headers are all included too (there is no header that includes the whole library).
    folder: str = ""


_RUNTIME_API = (
    r"(cuda_runtime(_api)?\.h|driver_types\.h|library_types\.h|vector_types\.h|vector_functions\.(h|hpp)"
    r"|channel_descriptor\.h|texture_types\.h|surface_types\.h|cuda_profiler_api\.h|cuda_(gl|egl|vdpau)_interop\.h"
    r"|builtin_types\.h|device_types\.h|driver_functions\.h|cuda_device_runtime_api\.h|cuda_surface_types\.h"
    r"|cuda_texture_types\.h|cudart_platform\.h)$"
)
_DEVICE_API = (
    r"(crt/|sm_\d+|device_.*functions|texture_.*functions|surface_.*functions|math_functions|cuda_awbarrier"
    r"|cuda_pipeline|(device_launch_parameters|common_functions|host_defines)\.h$)"
)

CUDA = (
    HeaderSet(
        "runtime",
        (
            "cuda_runtime.h",
            "cuda_profiler_api.h",
            "cuda_gl_interop.h",
            "cuda_egl_interop.h",
            "cuda_vdpau_interop.h",
        ),
        _RUNTIME_API,
        Pass.DEVICE,
    ),
    HeaderSet(
        "device",
        ("cuda_runtime.h", "cuda_awbarrier_primitives.h", "cuda_pipeline_primitives.h"),
        _DEVICE_API,
        Pass.DEVICE,
        fields=False,
    ),
    HeaderSet("math_constants", ("math_constants.h",), r"math_constants\.h$", Pass.DEVICE),
    HeaderSet("complex", ("cuComplex.h",), r"cuComplex\.h$", Pass.DEVICE),
    HeaderSet(
        "driver",
        ("cuda.h", "cudaProfiler.h", "cudaGL.h", "cudaEGL.h", "cudaVDPAU.h"),
        r"(cuda|cudaProfiler|cudaGL|cudaEGL|cudaVDPAU)\.h$",
    ),
    HeaderSet("nvrtc", ("nvrtc.h",), r"nvrtc\.h$"),
    HeaderSet("nvjitlink", ("nvJitLink.h",), r"nvJitLink\.h$"),
    HeaderSet("cublas", ("cublas_v2.h", "cublasXt.h"), r"(cublas_v2|cublas_api|cublasXt)\.h$"),
    HeaderSet("cublas_legacy", ("cublas.h",), r"cublas\.h$"),
    HeaderSet("cublaslt", ("cublasLt.h",), r"cublasLt\.h$"),
    HeaderSet("cufft", ("cufft.h", "cufftXt.h", "cufftw.h"), r"(cufft|cufftXt|cufftw|cudalibxt)\.h$"),
    HeaderSet("curand", ("curand.h",), r"curand\.h$"),
    HeaderSet(
        "curand_device",
        ("cuda_runtime.h", "curand_kernel.h", "curand_mtgp32_host.h"),
        r"curand_.*\.h$",
        Pass.DEVICE,
        members=True,
        fields=False,
    ),
    HeaderSet("cusparse", ("cusparse.h",), r"cusparse(_v2)?\.h$"),
    HeaderSet("cusparselt", ("cusparseLt.h",), r"cusparseLt\.h$"),
    HeaderSet(
        "cusolver",
        ("cusolverDn.h", "cusolverSp.h", "cusolverRf.h", "cusolverMg.h", "cusolverSp_LOWLEVEL_PREVIEW.h"),
        r"cusolver.*\.h$",
    ),
    HeaderSet("cudnn", ("cudnn.h",), r"cudnn.*\.h$"),
    HeaderSet("nccl", ("nccl.h",), r"nccl\.h$"),
    HeaderSet(
        "nvtx",
        (
            "nvtx3/nvToolsExt.h",
            "nvtx3/nvToolsExtCuda.h",
            "nvtx3/nvToolsExtCudaRt.h",
            "nvtx3/nvToolsExtSync.h",
        ),
        r"nvtx3/nvToolsExt.*\.h$",
    ),
    HeaderSet("nvml", ("nvml.h",), r"nvml\.h$"),
    HeaderSet("cupti", ("cupti.h", "cupti_profiler_target.h", "cupti_pcsampling.h"), r"cupti.*\.h$"),
    HeaderSet(
        "fp16",
        ("cuda_runtime.h", "cuda_fp16.h"),
        r"cuda_fp16\.(h|hpp)$",
        Pass.DEVICE,
        members=True,
        fields=False,
    ),
    HeaderSet(
        "bf16",
        ("cuda_runtime.h", "cuda_bf16.h"),
        r"cuda_bf16\.(h|hpp)$",
        Pass.DEVICE,
        members=True,
        fields=False,
    ),
    HeaderSet(
        "fp8",
        ("cuda_runtime.h", "cuda_fp8.h"),
        r"cuda_fp8\.(h|hpp)$",
        Pass.DEVICE,
        members=True,
        fields=False,
    ),
    HeaderSet(
        "fp6fp4",
        ("cuda_runtime.h", "cuda_fp6.h", "cuda_fp4.h"),
        r"cuda_fp[64]\.(h|hpp)$",
        Pass.DEVICE,
        members=True,
        fields=False,
    ),
    HeaderSet(
        "wmma",
        ("cuda_runtime.h", "mma.h"),
        r"(mma\.h|crt/mma\.(h|hpp))$",
        Pass.DEVICE,
        members=True,
        fields=False,
    ),
    HeaderSet(
        "cg",
        (
            "cuda_runtime.h",
            "cooperative_groups.h",
            "cooperative_groups/reduce.h",
            "cooperative_groups/scan.h",
            "cooperative_groups/memcpy_async.h",
        ),
        r"cooperative_groups",
        Pass.DEVICE,
        members=True,
        fields=False,
    ),
    HeaderSet(
        "cub",
        ("cuda_runtime.h", "cub/cub.cuh"),
        r"cub/",
        Pass.DEVICE,
        members=True,
        fields=False,
    ),
    HeaderSet(
        "thrust",
        ("cuda_runtime.h", "thrust/version.h"),
        r"thrust/",
        Pass.DEVICE,
        members=True,
        fields=False,
        folder="thrust",
    ),
)

ROCM = (
    HeaderSet(
        "hip",
        (
            "hip/hip_runtime.h",
            "hip/hip_runtime_api.h",
            "hip/hip_ext.h",
            "hip/hip_profile.h",
            "hip/hip_gl_interop.h",
            "hip/hip_deprecated.h",
            "hip/library_types.h",
            "hip/linker_types.h",
            "hip/hip_texture_types.h",
            "hip/hip_hcc.h",
        ),
        r"hip/",
    ),
    HeaderSet(
        "hipdev",
        (
            "hip/hip_runtime.h",
            "hip/device_functions.h",
            "hip/math_functions.h",
            "hip/hip_math_constants.h",
            "hip/hip_complex.h",
        ),
        r"(hip/|__clang_hip|__clang_cuda)",
        Pass.DEVICE,
        fields=False,
    ),
    HeaderSet(
        "hipfp",
        (
            "hip/hip_runtime.h",
            "hip/hip_fp16.h",
            "hip/hip_bf16.h",
            "hip/hip_bfloat16.h",
            "hip/hip_fp8.h",
            "hip/hip_fp6.h",
            "hip/hip_fp4.h",
            "hip/hip_ext_ocp.h",
        ),
        r"hip/",
        Pass.DEVICE,
        members=True,
        fields=False,
    ),
    HeaderSet("hipround", ("hip/amd_detail/amd_hip_mx_common.h",), r"hip/amd_detail/amd_hip_mx_common\.h$"),
    HeaderSet(
        "hipcg",
        ("hip/hip_runtime.h", "hip/hip_cooperative_groups.h"),
        r"hip/.*cooperative_groups",
        Pass.DEVICE,
        members=True,
        fields=False,
    ),
    HeaderSet("hiprtc", ("hip/hiprtc.h",), r"hip/(hiprtc|linker_types)\.h"),
    HeaderSet("hipblas", ("hipblas/hipblas.h",), r"(hipblas|hipblas-common)/"),
    HeaderSet(
        "hipblaslt",
        ("hipblaslt/hipblaslt.h", "hipblaslt/hipblaslt-ext.hpp"),
        r"(hipblaslt|hipblas-common)/",
        members=True,
    ),
    HeaderSet("hipfft", ("hipfft/hipfft.h", "hipfft/hipfftXt.h", "hipfft/hipfftw.h"), r"hipfft/"),
    HeaderSet("hiprand", ("hiprand/hiprand.h",), r"hiprand/"),
    HeaderSet(
        "hiprand_device",
        ("hip/hip_runtime.h", "hiprand/hiprand_kernel.h", "hiprand/hiprand_mtgp32_host.h"),
        r"(hiprand|rocrand)/",
        Pass.DEVICE,
        members=True,
        fields=False,
    ),
    HeaderSet("hipsparse", ("hipsparse/hipsparse.h",), r"hipsparse/"),
    HeaderSet("hipsparselt", ("hipsparselt/hipsparselt.h",), r"hipsparselt/"),
    HeaderSet("hipsolver", ("hipsolver/hipsolver.h",), r"hipsolver/"),
    HeaderSet("miopen", ("miopen/miopen.h",), r"miopen/"),
    HeaderSet("rccl", ("rccl/rccl.h",), r"rccl/rccl\.h"),
    HeaderSet("roctx", ("roctracer/roctx.h",), r"roctracer/"),
    HeaderSet("rocm_smi", ("rocm_smi/rocm_smi.h",), r"rocm_smi/"),
    HeaderSet("amdsmi", ("amd_smi/amdsmi.h",), r"amd_smi/amdsmi"),
    HeaderSet(
        "rocwmma",
        ("rocwmma/rocwmma.hpp",),
        r"rocwmma/",
        Pass.DEVICE,
        members=True,
        fields=False,
    ),
    HeaderSet(
        "hipcub",
        ("hip/hip_runtime.h", "hipcub/hipcub.hpp"),
        r"hipcub/",
        members=True,
        fields=False,
    ),
    HeaderSet(
        "thrust",
        ("hip/hip_runtime.h", "thrust/version.h"),
        r"thrust/",
        members=True,
        fields=False,
        folder="thrust",
    ),
)
