"""What porters of build files know of the whole tree."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from hipport.build.table import read_table
from hipport.build_port.build_file import BuildFacts
from hipport.config import Options
from hipport.project.survey import Survey

# #include <thrust/sort.h>   #include "cub/cub.cuh"   #include <mma.h>
_NEEDS_CXX17 = re.compile(
    r"^[ \t]*#[ \t]*include[ \t]*[<\"](?:(?:cub|hipcub|thrust|rocprim|rocwmma)/|mma\.h)", re.MULTILINE
)
# CUDA::cublas   -lcublas   cublas.lib   ${CUDA_cublas_LIBRARY}   ${CUDA_CUBLAS_LIBRARIES}   cuda_add_cublas_to_target(
_TOOLKIT = re.compile(r"\bfind_package\s*\(\s*CUDA(?:Toolkit)?\b|\binclude\s*\(\s*FindCUDA", re.IGNORECASE)
_OF_TOOLKIT = re.compile(r"\bCUDA::|\$\{CUDA(?:Toolkit)?_\w*(?:INCLUDE|LIBRAR|TOOLKIT)")
_LIBRARY = re.compile(
    r"\bCUDA::(\w+)|(?<![\w-])-l(\w+)|\b(\w+)\.lib\b|\bCUDA_(\w+?)_LIBRAR(?:Y|IES)\b|\bcuda_add_(\w+)_to_target\b",
    re.IGNORECASE,
)
# CUDA_LIB ?= $(CUDA_HOME)/lib64
_ASSIGNED = re.compile(r"^[ \t]*(?:(?:export|override)[ \t]+)*(\w*CUDA\w*)[ \t]*(?::{0,3}|[?+!])=", re.MULTILINE)


def read_facts(
    build_files: Iterable[str], sources: Iterable[str], survey: Survey, options: Options, tables: Path
) -> BuildFacts:
    """The facts of a tree, from the texts of its build files and the paths of its sources."""
    known = {name.lower(): name for name in read_table(tables / "build.toml").libraries}
    texts = list(build_files)
    if not texts:
        return BuildFacts(options.arch)
    named = {next(filter(None, match.groups())).lower() for text in texts for match in _LIBRARY.finditer(text)}
    needs_cxx17 = any(_NEEDS_CXX17.search(survey.text_of(path)) for path in sources)
    libraries = frozenset(known[name] for name in named & known.keys())
    unfound = any(_OF_TOOLKIT.search(text) for text in texts) and not any(_TOOLKIT.search(text) for text in texts)
    assigned = frozenset(name for text in texts for name in _ASSIGNED.findall(text))
    return BuildFacts(options.arch, libraries, needs_cxx17, unfound, assigned=assigned)
