"""The functions of hipBLAS: each calls the template that is written for all types and for all numbers of problems.

``hipblasCgemmStridedBatched(handle, ..., AP, lda, strideA, ...)`` calls
``gemm<Complex>({handle, __func__, batchCount}, ..., {AP, lda, strideA}, ...)``: what belongs to an operand is put
together.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import replace

from scripts.hip_libraries.headers import prototype
from scripts.hip_libraries.headers import wrapped
from scripts.tables.symbols import Parameter
from scripts.tables.symbols import Signature

_TYPED = re.compile(
    r"hipblas(?:I(?P<index>[sdcz])(?=am)|(?P<letters>Bf|(?:Sc|Dz)(?=nrm|asu)|(?:Cs|Zd)(?=sca|rot)|[HSDCZ]))"
    r"(?P<routine>[a-z0-9]+)(?:(?:Strided)?Batched)?(?:_64)?"
)
_ANY = re.compile(r"hipblas(?P<routine>Gemm|Trsm|Axpy|Dotc?|Nrm2|Rot|Scal)(?P<strided>Strided)?(?P<many>Batched)?Ex\w*")
_TYPES = {"S": "float", "D": "double", "C": "Complex", "Z": "DoubleComplex"}
_TEMPLATE_ARGUMENTS = {
    **_TYPES,
    "Sc": "Complex",  # the letter of the result comes first
    "Dz": "DoubleComplex",
    "Cs": "Complex, float",
    "Zd": "DoubleComplex, double",
}
#: Routines whose vectors and factors may be of different types.
_OF_TWO_TYPES = ("rot", "scal")
#: What hipblasTrsmEx is given to be faster on a GPU.
_UNUSED = ("invA", "invAsize", "strideInvA")
_FILE = """\
// The functions of {level}.h, by their names.
// Written by `python -m scripts.hip_libraries` from the facts about ROCm's headers.

#include "{level}.h"

using namespace hipport_cpu;
using namespace hipport_cpu::blas;

{functions}"""
#: Numbers of 16 bits go the way of operands whose types are said.
_SMALL = {"H": "HIP_R_16F", "Bf": "HIP_R_16BF"}
_SMALL_TAIL = {"gemm": ["HIPBLAS_COMPUTE_16F", "HIPBLAS_GEMM_DEFAULT"]}

#: The headers with the templates, and the routines in them.
_LEVELS = {
    "level1": "amax amin asum axpy copy dot dotc dotu nrm2 rot rotg rotm rotmg scal swap",
    "level2": "gbmv gemv ger gerc geru hbmv hemv her her2 hpmv hpr hpr2 sbmv spmv spr spr2 symv syr syr2 "
    "tbmv tbsv tpmv tpsv trmv trsv",
    "level3": "dgmm geam gemm hemm her2k herk herkx symm syr2k syrk syrkx trmm trsm trtri",
    "factorizations": "gels geqrf getrf getri getrs",
}
_LEVEL = {routine: level for level, routines in _LEVELS.items() for routine in routines.split()}


def forwarders(functions: Mapping[str, Signature]) -> dict[str, str]:
    """The files with the functions, by the names of the headers whose templates they call."""
    bodies: dict[str, list[str]] = {}
    for name, signature in functions.items():
        level = _level(name)
        if level:
            bodies.setdefault(level, []).append(_forwarder(name, signature))
    return {level: _FILE.format(level=level, functions="\n".join(texts)) for level, texts in bodies.items()}


def _level(name: str) -> str | None:
    """The header with a function's template; None for the functions of handles and copies, which are kept by hand."""
    typed = _TYPED.fullmatch(name)
    if _ANY.fullmatch(name) or (typed and typed["letters"] in _SMALL):
        return "mixed"
    return _LEVEL.get(typed["routine"]) if typed else None


def _forwarder(name: str, signature: Signature) -> str:
    call, parameters = _call(name, signature)
    unused = _UNUSED if _ANY.fullmatch(name) else ()
    own = [replace(each, name="") if each.name in unused else each for each in signature.parameters]
    return (
        f"{prototype(name, replace(signature, parameters=tuple(own)))} {{\n"
        "    const Call call(__builtin_return_address(0));\n"
        f"{wrapped(f'    return {call}(', parameters, ');')}\n}}\n"
    )


def _call(name: str, signature: Signature) -> tuple[str, list[str]]:
    """The template that a function calls, and the arguments."""
    any_type = _ANY.fullmatch(name)
    if any_type:
        is_array = bool(any_type["many"]) and not any_type["strided"]
        given = [each for each in signature.parameters[1:] if each.name not in _UNUSED]
        return f"{any_type['routine'].lower()}_ex", list(_arguments(given, is_array=is_array))
    typed = _TYPED.fullmatch(name)
    assert typed is not None, name
    routine = typed["routine"]
    given = list(signature.parameters[1:])
    if typed["letters"] in _SMALL:
        tail = _SMALL_TAIL.get(routine, ["HIP_R_32F"])
        return f"{routine}_ex", [*_arguments(given, small=_SMALL[typed["letters"]]), *tail]
    arguments = _TEMPLATE_ARGUMENTS[typed["letters"] or typed["index"].upper()]
    if routine in _OF_TWO_TYPES and "," not in arguments:
        arguments = f"{arguments}, {arguments}"
    return f"{routine}<{arguments}>", list(_arguments(given))


def _arguments(given: list[Parameter], *, is_array: bool = False, small: str = "") -> Iterator[str]:
    """The arguments of the template: the job, and each pointer with what says more about its operand.

    ``is_array`` tells that operands whose type is void are arrays of pointers; ``small`` is the type of all operands.
    """
    count = [each.name for each in given if each.name == "batchCount"]
    yield "{" + ", ".join(["handle", "__func__", *count]) + "}"
    rest = [each for each in given if each.name != "batchCount"]
    while rest:
        first = rest.pop(0)
        if not _is_pointer(first):
            yield first.name
            continue
        is_scalar = first.name in ("alpha", "beta", "c", "s", "result")
        parts = [f"reinterpret_cast<{_array_of(first)}>({first.name})" if is_array and not is_scalar else first.name]
        if small and not (first.name in ("alpha", "beta") and _is_product(given)):
            parts.append(small)
        if rest and rest[0].type == "hipDataType" and rest[0].name not in ("executionType", "computeType"):
            parts.append(rest.pop(0).name)
        if rest and re.match(r"ld|inc", rest[0].name):
            parts.append(rest.pop(0).name)
        if rest and rest[0].name.startswith("stride"):
            parts.append(rest.pop(0).name)
        yield parts[0] if len(parts) == 1 and not is_array else "{" + ", ".join(parts) + "}"


def _is_product(given: list[Parameter]) -> bool:
    return any(each.name == "transB" for each in given)


def _is_pointer(parameter: Parameter) -> bool:
    return parameter.type.endswith(("*", "]"))


def _array_of(parameter: Parameter) -> str:
    return "const void* const*" if parameter.type.startswith("const") else "void* const*"
