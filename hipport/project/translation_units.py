"""Which files of a tree are translation units of a GPU program."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from dataclasses import replace
from enum import Enum
from itertools import chain
from pathlib import Path
from pathlib import PurePosixPath

from hipport.project.includes import OF_PYTORCH_FOR_GPUS
from hipport.project.survey import HOST_SUFFIXES
from hipport.project.survey import Survey

_GPU_SUFFIXES = frozenset({".cu", ".hip"})
# Names and headers of HIP, and those of CUDA that convert could do nothing about.
_GPU_NAMES = re.compile(
    rb"\b(?:hip|cuda|nccl|nvml|nvrtc|miopen)[A-Z]\w|\b(?:hip|rccl|hiprtc)_\w|\bHIP_\w|\b__HIP"
    rb"|\b(?:hip|roc)(?:blas|cub|dnn|fft|graph|prim|rand|solver|sparse|tensor)"
)
_GPU_HEADER = re.compile(
    r"hip/|rccl/|cub/|thrust/|(?:miopen|cuda|cublas|cudnn|cufft|curand|cusolver|cusparse|nvml|nvToolsExt)\w*\.h"
    r"|(?:hip|roc)(?:blas|cub|dnn|fft|graph|prim|rand|solver|sparse|tensor)|hipport/"
    rf"|{OF_PYTORCH_FOR_GPUS}"
)
#: Sources for SYCL by their names, which may call libraries of HIP, but which no compiler for HIP takes.
_OF_SYCL = re.compile(r"(?:^|[/_.-])(?:sycl|dpcpp)(?:[/_.-]|$)", re.IGNORECASE)
#: What marks the kernels of Huawei's AscendC, beside ``__global__``, and what they call.
OF_ASCEND = "__aicore__"
_KERNELS = re.compile(rb"<<<|\b__global__\b")  # no compiler takes them in C
_NO_CODE = re.compile(rb"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"", re.DOTALL)  # comments and literals


class UnitLanguage(Enum):
    """The language that hipcc compiles a file as (its option ``-x``)."""

    HIP = "hip"
    CXX = "c++"
    C = "c"


@dataclass(frozen=True, slots=True)
class TranslationUnit:
    """A translation unit: the file to compile, its place in the tree, and the language to compile it as."""

    path: Path
    relative: PurePosixPath
    language: UnitLanguage


def is_gpu_source(path: Path) -> bool:
    """Whether a file is CUDA or HIP by its name."""
    return path.suffix.lower() in _GPU_SUFFIXES


def has_kernels(data: bytes) -> bool:
    """Whether a file's content has kernels or launches them, for a GPU."""
    return OF_ASCEND.encode() not in data and _KERNELS.search(_NO_CODE.sub(b" ", data)) is not None


def as_cxx(unit: TranslationUnit) -> TranslationUnit | None:
    """The unit as C++ without device code, which a .cpp file is to nvcc and to the host's compiler; None for others.

    hipcc defines ``__HIPCC__`` for HIP only, so ``#ifdef __CUDACC__`` of the original means this.
    """
    is_host = unit.language is UnitLanguage.HIP and unit.path.suffix.lower() in HOST_SUFFIXES
    return replace(unit, language=UnitLanguage.CXX) if is_host else None


def find_units(
    root: Path, wanted: Collection[str], survey: Survey, listed: Collection[str] = ()
) -> tuple[TranslationUnit, ...]:
    """The translation units among the files ``wanted`` of the tree ``root``, given by their relative paths, in order.

    CUDA and HIP sources are units, C and C++ sources where they use HIP or CUDA, or include headers of the tree that
    do, and are not for SYCL by their names; headers never. A source that another file of the tree includes is compiled
    as a part of that one, unless the build itself compiles it (``listed``).
    """
    candidates = [path for path in wanted if PurePosixPath(path).suffix.lower() in _GPU_SUFFIXES | HOST_SUFFIXES]
    included = included_sources(survey) - frozenset(listed)
    return tuple(
        TranslationUnit(root / path, PurePosixPath(path), UnitLanguage.C if path.endswith(".c") else UnitLanguage.HIP)
        for path in sorted(candidates)
        if path not in included and (is_gpu_source(root / path) or _is_for_gpu(path, root, survey))
    )


def _is_for_gpu(name: str, root: Path, survey: Survey) -> bool:
    """Whether a C or C++ source, the file ``name`` of the tree ``root``, uses HIP or CUDA, itself or by a header of the
    tree that includes one of theirs, or is compiled as such.
    """
    if _OF_SYCL.search(name):
        return False
    headers = (line for file in survey.with_headers(name)[1:] for line in survey.includes_of(file))
    lines = chain(survey.includes_of(name), (line for line in headers if line.header is None))
    if name in survey.device_sources or any(_GPU_HEADER.match(line.name) for line in lines):
        return True
    try:
        code = _NO_CODE.sub(b" ", (root / name).read_bytes())
    except OSError:
        return False
    return bool(_GPU_NAMES.search(code) or (not name.endswith(".c") and _KERNELS.search(code)))


def included_sources(survey: Survey) -> frozenset[str]:
    """The files with a source's suffix that some file of the tree includes, and which are so no translation units."""
    sources = frozenset(_GPU_SUFFIXES | HOST_SUFFIXES)
    found = set()
    for path in survey.files:
        for line in survey.includes_of(path):
            if line.header not in (None, path) and PurePosixPath(line.name).suffix.lower() in sources:
                found.add(line.header)
    return frozenset(found)
