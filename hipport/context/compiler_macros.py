"""What the preprocessor knows when a port is compiled as HIP for AMD GPUs, and what nvcc knew.

Source: the predefined macros of ROCm 7.2's hipcc (clang -x hip) and nvcc's documented ones. An undefined macro is 0 in
an ``#if``, which is why version guards silently take their oldest arm.
"""

from __future__ import annotations

import re

from hipport.source.conditions import UNDEFINED

#: Macros of the compilers and CUDA headers, none of which hipcc defines.
CUDA_ONLY = re.compile(
    r"__CUDA_ARCH(?:_\w+)?__|__CUDA_ARCH\w*|__CUDACC(?:_\w+)?__|__NVCC__|__CUDA__|CUDART_VERSION|CUDA_VERSION|"
    r"__CUDA_API_VERSION|__CUDART_API_VERSION|__CUDABE__|__NVCOMPILER\w*|_NVHPC_CUDA|__NVCC_\w+|__CUDACC_\w+|CUDA_API_PER_THREAD_DEFAULT_STREAM|"
    r"CUBLAS_VER(?:SION|_\w+)|CUSPARSE_VER(?:SION|_\w+)|CUSOLVER_VER(?:SION|_\w+)|"
    r"CUFFT_VER(?:SION|_\w+)|CURAND_VER(?:SION|_\w+)|(?:CUB|CCCL)_(?:MAJOR_|MINOR_)?VERSION"
    r"|_LIBCUDACXX_CUDA_API_VERSION(?:_MAJOR|_MINOR)?|CUDA_HAS_\w+_PLACEHOLDER"
)

#: Those that only say which compiler it is.
OF_CLANG = "__CUDA__"  # as it compiles CUDA; nvcc does not define it
COMPILERS = frozenset(("__CUDACC__", "__NVCC__", OF_CLANG))

#: Macros of CUDA's compilers that HIP's have by another name: of nvcc and hipcc, of NVRTC and hiprtc.
#: Source: hip/hip_runtime.h of ROCm 7.2.
OF_HIPCC = {"__CUDACC__": "__HIPCC__", "__CUDACC_RTC__": "__HIPCC_RTC__"}

#: What the macros of ``CUDA_ONLY`` begin with.
CUDA_ONLY_BEGINNINGS = ("__CUDA", "__NV", "_NV", "_LIBCUDACXX_CUDA_API", "CU", "CCCL_")
#: Macros of ``CUDA_ONLY`` that stand in code, too, and become a macro of HIP there.
RENAMED = frozenset(("CUDART_VERSION", "CUDA_VERSION", *OF_HIPCC))
#: Those that do so in code alone: what says in HIP which version compiles. In the body of a macro, a number does.
RENAMED_IN_CODE = {
    "__CUDACC_VER_MAJOR__": "HIP_VERSION_MAJOR",
    "__CUDACC_VER_MINOR__": "HIP_VERSION_MINOR",
    "__CUDACC_VER_BUILD__": "HIP_VERSION_PATCH",
}

#: Macros of code editors and their parsers, which no compiler defines; by the manuals of these editors.
_OF_EDITORS = frozenset(("__INTELLISENSE__", "__CDT_PARSER__", "__JETBRAINS_IDE__", "__CLION_IDE__", "__RESHARPER__"))

#: Macros that the HIP compiler or HIP's headers define for AMD, with their values in ROCm 7.2.
HIP_DEFINED = {
    "__HIP__": 1,
    "__HIPCC__": 1,
    "__HIP_PLATFORM_AMD__": 1,
    "HIP_VERSION": 70253211,
    "HIP_VERSION_MAJOR": 7,
    "HIP_VERSION_MINOR": 2,
}

#: Macros by the names that they had before ROCm 6, and those that HP608 gives them.
OLD_NAMES = {
    "__HIP_PLATFORM_HCC__": "__HIP_PLATFORM_AMD__",
    "__HIP_PLATFORM_NVCC__": "__HIP_PLATFORM_NVIDIA__",
}

#: The version of cuDNN whose interface ``hipport/dnn.h`` has; both what the CUDA code asks for and what the port does.
OF_DNN = {
    f"{prefix}_{part}": value
    for prefix in ("CUDNN", "HIPPORT_DNN")
    for part, value in {"VERSION": 7605, "MAJOR": 7, "MINOR": 6, "PATCHLEVEL": 5}.items()
}

#: Macros whose name says that the code beside them was written for HIP, by the compiler's or a project's convention.
#: AMD's extensions of OpenGL, OpenCL and Vulkan say nothing of HIP, ``GL_AMD_debug_output``.
HIP_NAME = re.compile(
    r"(?!(?:W?GL|GLX|EGL|CL|VK)_(?:\w+_)?AMD(?:_|$))(?:^|.*_)(?:HIP|HIPCC|ROCM|HCC|AMDGCN|AMD|HIPBLAS|RCCL)(?:_.*|$)|HIP_VERSION.*|.*HIPCC.*"
)

#: An include guard: that of hip_runtime.h says what was included, not whom the code beside it is for.
INCLUDE_GUARD = re.compile(r"\w+_H(?:PP)?_*", re.IGNORECASE)


def as_hip(macro: str) -> int | str | None:
    """A macro as the HIP compiler sees it: defined, undefined, or not known (the project's own)."""
    macro = OLD_NAMES.get(macro, macro)
    if (value := HIP_DEFINED.get(macro, OF_DNN.get(macro))) is not None:
        return value
    if macro == "__HIP_PLATFORM_NVIDIA__" or CUDA_ONLY.fullmatch(macro):
        return UNDEFINED
    if macro in _OF_EDITORS:
        return UNDEFINED
    return None


def as_cuda(macro: str) -> int | str | None:
    """A macro as nvcc sees it in a build that knows nothing of HIP."""
    if HIP_NAME.fullmatch(macro) or macro in _OF_EDITORS:
        return UNDEFINED
    if macro in ("__CUDACC__", "__NVCC__"):
        return 1
    return None


def is_of_hip(macro: str) -> bool:
    """Whether a macro is one of the HIP compiler or of HIP's headers, by name, not one of a project's build."""
    return is_for_hip(macro) and macro.startswith(("__", "HIP_VERSION"))


def is_for_hip(macro: str) -> bool:
    """Whether a macro marks code that is already written for HIP."""
    return HIP_NAME.fullmatch(macro) is not None and not INCLUDE_GUARD.fullmatch(macro)
