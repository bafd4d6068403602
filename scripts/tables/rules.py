"""The naming rules that lead from a CUDA name to candidate HIP names.

A rule only proposes. A candidate counts when the ROCm headers declare it with a compatible kind and, for a function, a
compatible number of parameters (see `derive`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_VERSION_SUFFIX = re.compile(r"(?:_v\d+(?:_\d)?)?(?:_ptsz|_ptds)?(?=(?:_64)?$)")
_TAG_SUFFIX = re.compile(r"_(?:st|enum|s)$")

_TYPE = frozenset(("type",))
_FUNCTION = frozenset(("function", "method"))
_CONSTANT = frozenset(("enum", "macro", "var"))
_ANY = _TYPE | _FUNCTION | _CONSTANT | {"using"}  # a using-declaration tells no kind


@dataclass(frozen=True, slots=True)
class Rule:
    """Replace the prefix `old` by `new`.

    A `handle` rule makes the next letter upper case and tries the name with `_t` first (`CUgraph` -> `hipGraph_t`).
    A `loose` rule compares the rest without regard to case and underscores (`CU_STREAM_DEFAULT`, `hipStreamDefault`);
    it takes part only where the exact rules find nothing.
    """

    id: str
    old: str
    new: str
    kinds: frozenset[str] = _ANY
    handle: bool = False
    loose: bool = False

    def apply(self, name: str) -> str | None:
        if not name.startswith(self.old):
            return None
        rest = name[len(self.old) :]
        if self.loose:
            rest = _TAG_SUFFIX.sub("", rest.lstrip("_"))
        return self.new + (rest[:1].upper() + rest[1:] if self.handle else rest)


@dataclass(frozen=True, slots=True)
class Candidate:
    name: str
    rule: str
    loose: bool = False


def unversioned(name: str) -> str:
    """`cuMemAlloc_v2_ptsz` -> `cuMemAlloc`."""
    return _VERSION_SUFFIX.sub("", name)


def loose_key(name: str) -> str:
    """What two names share that differ in case and underscores only."""
    return name.replace("_", "").lower()


def _prefix(old: str, new: str, *, id: str = "prefix", kinds: frozenset[str] = _ANY, **options: bool) -> Rule:  # noqa: A002
    return Rule(id, old, new, kinds, **options)


def _loose(old: str, new: str = "", *, kinds: frozenset[str]) -> Rule:
    return Rule("loose", old, new, kinds, loose=True)


_IDENTITY = Rule("identity", "", "")

RULES: dict[str, tuple[Rule, ...]] = {
    "runtime": (
        _prefix("cudaDevAttr", "hipDeviceAttribute", id="device-attribute", kinds=_CONSTANT),
        _prefix("cudaJit", "hipJitOption", id="jit-option", kinds=_CONSTANT),
        _prefix("make_cuda", "make_hip"),
        _prefix("cuda", "hip"),
        _prefix("CUDA_", "HIP_"),
        _prefix("CUDART_", "HIP_"),
        _prefix("CUDART_", "HIPRT_"),
        _prefix("CU_", "HIP_"),
        _IDENTITY,
        _loose("cudaJit", "JitOption", kinds=_CONSTANT),
        _loose("cuda", kinds=_CONSTANT | _TYPE),
    ),
    "driver": (
        _prefix("cu", "hipDrv", id="drv", kinds=_FUNCTION),
        _prefix("cu", "hipModule", id="module", kinds=_FUNCTION),
        _prefix("cu", "hip", kinds=_FUNCTION),
        _prefix("CUDA_", "HIP_", kinds=_TYPE),
        _prefix("CU", "HIP", kinds=_TYPE),
        _prefix("CU", "hip", id="handle", kinds=_TYPE, handle=True),
        _prefix("CUDA_", "HIP_", kinds=_CONSTANT),
        _prefix("CU_", "HIP_", kinds=_CONSTANT),
        _loose("CUDA_ERROR_", "Error", kinds=_CONSTANT),
        _loose("CUDA_", kinds=_CONSTANT | _TYPE),
        _loose("CU_", kinds=_CONSTANT),
        _loose("CU", kinds=_TYPE),
    ),
    "device": (_IDENTITY,),
    "fp16": (_prefix("__nv_half", "__half"), _prefix("nv_half", "__half"), _prefix("CUDART_", "HIPRT_"), _IDENTITY),
    "bf16": (
        _prefix("__nv_bfloat", "__hip_bfloat"),
        _prefix("nv_bfloat", "__hip_bfloat"),
        _prefix("CUDART_", "HIPRT_"),
        _IDENTITY,
    ),
    "fp8": (_prefix("__nv_", "__hip_"), _prefix("__NV_", "__HIP_"), _prefix("nv_", "hip_")),
    "fp6fp4": (_prefix("__nv_", "__hip_"), _prefix("__NV_", "__HIP_"), _prefix("nv_", "hip_")),
    "complex": (_prefix("make_cu", "make_hip"), _prefix("cu", "hip"), _IDENTITY),
    "math_constants": (_prefix("CUDART_", "HIP_"),),
    "nvrtc": (_prefix("nvrtc", "hiprtc"), _prefix("NVRTC_", "HIPRTC_")),
    "nvjitlink": (_prefix("nvJitLink", "hiprtcLink"), _prefix("NVJITLINK_", "HIPRTC_")),
    "cublas": (_prefix("cublas", "hipblas"), _prefix("CUBLAS_", "HIPBLAS_")),
    "cublas_legacy": (_prefix("cublas", "hipblas"), _prefix("CUBLAS_", "HIPBLAS_")),
    "cublaslt": (
        _prefix("cublasLt", "hipblasLt"),
        _prefix("CUBLASLT_", "HIPBLASLT_"),
        _prefix("cublas", "hipblas"),
        _prefix("CUBLAS_", "HIPBLAS_"),
    ),
    "cufft": (
        _prefix("cufft", "hipfft"),
        _prefix("CUFFT_", "HIPFFT_"),
        _prefix("cudaXt", "hipXt"),
        _prefix("cudaLibXt", "hipLibXt"),
        _prefix("cudalibXt", "hiplibXt"),
        _prefix("CUDA_XT", "HIP_XT"),
        _IDENTITY,
    ),
    "cufftw": (_IDENTITY,),
    "curand": (_prefix("curand", "hiprand"), _prefix("CURAND_", "HIPRAND_")),
    "curand_device": (
        _prefix("curand", "hiprand"),
        _prefix("CURAND_", "HIPRAND_"),
        _prefix("CURAND_", "ROCRAND_", id="rocrand-constant", kinds=_CONSTANT),
        _prefix("__curand", "__hiprand"),
        _IDENTITY,
    ),
    "cusparse": (_prefix("cusparse", "hipsparse"), _prefix("CUSPARSE_", "HIPSPARSE_"), _IDENTITY),
    "cusparselt": (
        _prefix("cusparseLt", "hipsparseLt"),
        _prefix("CUSPARSELT_", "HIPSPARSELT_"),
        _prefix("cusparse", "hipsparse"),
        _prefix("CUSPARSE_", "HIPSPARSE_"),
    ),
    "cusolver": (
        _prefix("cusolver", "hipsolver"),
        _prefix("CUSOLVER_", "HIPSOLVER_"),
        _prefix("CUBLAS_", "HIPBLAS_"),
    ),
    "cudnn": (
        _prefix("cudnn", "miopen"),
        _prefix("CUDNN_STATUS_", "miopenStatus", kinds=_CONSTANT),
        _loose("CUDNN_STATUS_", "Status", kinds=_CONSTANT),
        _loose("CUDNN_", kinds=_CONSTANT),
    ),
    "nccl": (_IDENTITY,),
    "cub": (_prefix("cub::", "hipcub::"),),
    "thrust": (_prefix("thrust::cuda::", "thrust::hip::"), _IDENTITY),
    "cg": (_IDENTITY,),
    "wmma": (_prefix("nvcuda::wmma::", "rocwmma::"),),
    "nvtx": (_prefix("nvtx", "roctx"), _prefix("NVTX_", "ROCTX_")),
}


def candidates(library: str, name: str, kind: str) -> Iterator[Candidate]:
    """HIP names to try for a CUDA name, best first."""
    stems = dict.fromkeys((name, unversioned(name)))
    exact: list[Candidate] = []
    loose: list[Candidate] = []
    for stem in stems:
        for rule in RULES[library]:
            found = rule.apply(stem) if kind in rule.kinds else None
            if found is None:
                continue
            if rule.loose:
                loose.append(Candidate(found, rule.id, loose=True))
            else:
                spellings = _spellings(found, kind)
                if rule.handle:
                    spellings = sorted(spellings, key=lambda spelling: not spelling.endswith("_t"))
                exact.extend(Candidate(spelling, rule.id) for spelling in spellings)
    yield from exact
    for candidate in exact:
        inner = _without_inner_cuda(candidate.name)
        if inner != candidate.name:
            yield Candidate(inner, "token")
    yield from loose


def _spellings(name: str, kind: str) -> list[str]:
    """A type name with and without the suffixes by which the two vendors' headers differ."""
    if kind != "type":
        return [name]
    untagged = _TAG_SUFFIX.sub("", name)
    shorter = [name[:-2]] if name.endswith(("_t", "V2")) else []
    return list(dict.fromkeys([name, f"{name}_t", *shorter, untagged, f"{untagged}_t"]))


def _without_inner_cuda(name: str) -> str:
    return re.sub(r"(?<=[a-z_])cuda", "hip", name).replace("CUDA", "HIP").replace("Cuda", "Hip")
