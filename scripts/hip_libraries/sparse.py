"""The functions of hipSPARSE for matrices without a descriptor of their numbers: each calls one for all types.

``hipsparseCcsrmv(handle, transA, m, ...)`` calls ``csrmv({handle, __func__, HIP_C_32F}, transA, m, ...)``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from scripts.hip_libraries.headers import MACROS
from scripts.hip_libraries.headers import prototype
from scripts.hip_libraries.headers import wrapped
from scripts.tables.symbols import Parameter
from scripts.tables.symbols import Signature

_TYPES = {"S": "HIP_R_32F", "D": "HIP_R_64F", "C": "HIP_C_32F", "Z": "HIP_C_64F"}
#: The headers, and the routines in them; the names of hipSPARSE have a type before them, or X.
_ROUTINES = {
    "legacy_products": "axpyi doti dotci gthr gthrz sctr roti gemvi csrmv csrmm csrmm2 bsrmv bsrmm gemmi csrgeam "
    "csrgeamNnz csrgeam2 csrgeam2Nnz csrgemm csrgemmNnz csrgemm2 csrgemm2Nnz",
    "legacy_solves": "csrsv2 csrsm2 bsrsv2 bsrsm2 csrilu02 csric02 bsrilu02 bsric02 gtsv2 gtsv2_nopivot "
    "gtsv2StridedBatch gtsvInterleavedBatch gpsvInterleavedBatch",
    "legacy_conversions": "csr2csc csr2dense csc2dense nnz dense2csr dense2csc csr2bsr csr2bsrNnz bsr2csr coosort "
    "coosortByRow coosortByColumn csrsort cscsort csru2csr csr2csru",
}
_HEADER = {routine: header for header, routines in _ROUTINES.items() for routine in routines.split()}
_NAME = re.compile(
    r"hipsparse(?P<letter>[SDCZX])(?P<routine>[a-z]\w*?)"
    r"(?P<step>_analysis|_solve|_numericBoost|_zeroPivot|_bufferSize(?:Ext)?)?"
)
_INFO = re.compile(r"hipsparse(?P<verb>Create|Destroy)(?P<routine>\w+)Info")
#: Routines that are another one.
_SAME = {"csrgeam": "csrgeam2", "csrgeamNnz": "csrgeam2Nnz"}
#: The size of whose buffer is asked with what later steps need.
_ASKED = ("csrgemm2_bufferSizeExt",)
#: What the functions here have no use for.
_UNUSED = ("pBuffer", "workspace", "policy", "algo")
_FILE = """\
// The functions of {header}.h, by their names.
// Written by `python -m scripts.hip_libraries` from the facts about ROCm's headers.

#include "{header}.h"

using namespace hipport_cpu;
using namespace hipport_cpu::sparse;

{functions}"""


def sparse_functions(functions: Mapping[str, Signature]) -> dict[str, str]:
    """The files with the functions, by the names of the headers that they call."""
    texts: dict[str, list[str]] = {header: [] for header in _ROUTINES}
    for name, signature in functions.items():
        if info := _INFO.fullmatch(name):
            routine = info["routine"].lower()
            if routine in _HEADER:
                call = f"{info['verb'].lower()}_info"
                texts[_HEADER[routine]].append(_function(name, signature, call, signature.parameters))
        elif (match := _NAME.fullmatch(name)) and match["routine"] in _HEADER:
            texts[_HEADER[match["routine"]]].append(_forwarder(name, match, signature))
    return {
        header: _FILE.format(header=header, functions="\n".join(sorted(bodies))) for header, bodies in texts.items()
    }


def _forwarder(name: str, match: re.Match[str], signature: Signature) -> str:
    job = ["handle", "__func__"] + ([_TYPES[match["letter"]]] if match["letter"] in _TYPES else [])
    first = "{" + ", ".join(job) + "}"
    given = signature.parameters[1:]
    routine, step = _SAME.get(match["routine"], match["routine"]), match["step"] or ""
    if "bufferSize" in step and routine + step not in _ASKED:
        call = f"Job({', '.join(job)}).buffer"
        return _function(name, signature, call, [each for each in given if "BufferSize" in each.name])
    if step == "_zeroPivot":
        return _function(name, signature, "zero_pivot", given, first).replace(", info,", ", steps(info),")
    used = [each for each in given if each.name not in _UNUSED]
    return _function(name, signature, routine + step, used, first)


def _function(
    name: str, signature: Signature, call: str, used: tuple[Parameter, ...] | list[Parameter], first: str = ""
) -> str:
    """A function that calls another one with the parameters that it uses, after a first argument."""
    is_used = {each.name for each in used} | {"handle"}
    own = [each if each.name in is_used else replace(each, name="") for each in signature.parameters]
    arguments = [*([first] if first else []), *(MACROS.get(each.name, each.name) for each in used)]
    return (
        f"{prototype(name, replace(signature, parameters=tuple(own)))} {{\n"
        "    const Call call(__builtin_return_address(0));\n"
        f"{wrapped(f'    return {call}(', arguments, ');')}\n}}\n"
    )
