"""The functions of hipSOLVER: each calls the template for all types, without the memory that LAPACK has of its own.

``hipsolverDnCheevd(handle, jobz, uplo, n, A, lda, W, work, lwork, devInfo)`` calls
``syevd<Complex>({handle, __func__}, jobz, uplo, n, A, lda, W, devInfo)``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from scripts.hip_libraries.headers import prototype
from scripts.hip_libraries.headers import wrapped
from scripts.tables.symbols import Signature

_TYPES = {"S": "float", "D": "double", "C": "Complex", "Z": "DoubleComplex"}
_REAL = "getrf|getrs|gesv|potr[fis]|potr[fs]Batched|geqrf|orgqr|ormqr|gesvdj?|syevd|syevj|syevjBatched|sygv[dj]"
_COMPLEX = "ungqr|unmqr|heevd|heevj|heevjBatched|hegv[dj]"
_NAME = re.compile(
    rf"hipsolver(?:Dn)?(?P<letter>[SDCZ])(?P=letter)?(?P<routine>{_REAL}|{_COMPLEX})(?P<asks>_bufferSize)?"
)
#: Templates have the names of the routines for real numbers.
_COMPLEX_NAMES = {"un": "or", "he": "sy"}
#: What the functions here have no use for.
_UNUSED = ("work", "lwork", "rwork", "params")
_FILE = """\
// The functions of solver.h, by their names.
// Written by `python -m scripts.hip_libraries` from the facts about ROCm's headers.

#include "solver.h"

using namespace hipport_cpu;
using namespace hipport_cpu::solver;

{functions}"""


def solver_functions(functions: Mapping[str, Signature]) -> str:
    """The file with the functions that have a template."""
    texts = [_forwarder(name, match, functions[name]) for name in functions if (match := _NAME.fullmatch(name))]
    return _FILE.format(functions="\n".join(texts))


def _forwarder(name: str, match: re.Match[str], signature: Signature) -> str:
    handle, *given = signature.parameters
    if match["asks"]:
        used = [each for each in given if each.name == "lwork"]
        call = f"    return Job(handle, __func__).work_size({used[0].name});"
    else:
        used = [each for each in given if each.name not in _UNUSED]
        routine = match["routine"]
        routine = _COMPLEX_NAMES.get(routine[:2], routine[:2]) + routine[2:]
        arguments = ["{handle, __func__}", *(each.name for each in used)]
        call = wrapped(f"    return {routine}<{_TYPES[match['letter']]}>(", arguments, ");")
    own = [handle, *(each if each in used else replace(each, name="") for each in given)]
    text = prototype(name, replace(signature, parameters=tuple(own)))
    return f"{text} {{\n    const Call call(__builtin_return_address(0));\n{call}\n}}\n"
