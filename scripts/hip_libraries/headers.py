"""Public headers of ROCm's libraries: constants, enumerations, types and functions, from the symbol facts."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass

from scripts.tables.symbols import Facts
from scripts.tables.symbols import Signature
from scripts.tables.symbols import Symbol
from scripts.tables.symbols import Table

_WIDTH = 120
_COMMENT = "// {about}\n// Written by `python -m scripts.hip_libraries` from the facts about ROCm's headers.\n\n"
#: Macros with a value; not those that say how a header was included or how a symbol is exported.
_VALUE = re.compile(r"(?:HIP|hip)\w+(?<!_STATIC)")
_VALUE_BODY = re.compile(r"\w+(?: \( \d+ \))?|- \d+")

#: Names of parameters that are macros in device code, and other names for them.
MACROS = {"blockDim": "block_dim"}


@dataclass(frozen=True, slots=True)
class PublicHeader:
    """A header to be written: its path below the folder of headers, the facts' header set, a pattern of those of ROCm's
    headers whose declarations it has, what it includes, and declarations that depend on macros and are kept by hand.
    """

    path: str
    about: str
    facts: str
    declared_in: str
    includes: tuple[str, ...]
    by_hand: str = ""

    @property
    def guard(self) -> str:
        """The macro of ROCm's header, which sources ask for."""
        name = re.sub(r"\W", "_", self.path.rpartition("/")[2]).upper()
        return {"hipfft": f"{name}_", "hipblaslt": f"_{name}_"}.get(self.facts, name)


_BLAS_NUMBERS = """
#ifdef HIPBLAS_USE_HIP_HALF
#include "hip/hip_fp16.h"
typedef __half hipblasHalf;
#else
typedef uint16_t hipblasHalf;
#endif
#ifdef HIPBLAS_USE_HIP_BFLOAT16
#include "hip/hip_bfloat16.h"
typedef hip_bfloat16 hipblasBfloat16;
#else
typedef struct hipblasBfloat16 {
    uint16_t data;
} hipblasBfloat16;
#endif
"""

_LT_TYPES = """
typedef struct { uint64_t data[4]; } hipblasLtMatmulDescOpaque_t;
typedef struct { uint64_t data[4]; } hipblasLtMatrixLayoutOpaque_t;
typedef struct { uint64_t data[5]; } hipblasLtMatmulPreferenceOpaque_t;
typedef struct { uint64_t data[8]; } hipblasLtMatrixTransformDescOpaque_t;
typedef struct _hipblasLtMatmulAlgo_t {
    uint8_t data[16] = {0};
    size_t max_workspace_bytes = 0;
} hipblasLtMatmulAlgo_t;
typedef struct _hipblasLtMatmulHeuristicResult_t {
    hipblasLtMatmulAlgo_t algo;
    size_t workspaceSize = 0;
    hipblasStatus_t state = HIPBLAS_STATUS_SUCCESS;
    float wavesCount = 1.0;
    int reserved[4];
} hipblasLtMatmulHeuristicResult_t;
#ifdef ROCM_USE_FLOAT16
typedef _Float16 hipblasLtHalf;
#else
typedef struct _hipblasLtHalf {
    uint16_t data;
} hipblasLtHalf;
#endif
#define HIPBLASLT_DATATYPE_INVALID static_cast<hipDataType>(255)
#define HIPBLASLT_COMPUTE_TYPE_INVALID static_cast<hipblasComputeType_t>(0)
#define HIPBLASLT_OPERATION_INVALID static_cast<hipblasOperation_t>(0)
"""

_HIP = ("stddef.h", "stdint.h", "hip/hip_complex.h", "hip/hip_runtime_api.h", "hip/library_types.h")

HEADERS = (
    PublicHeader(
        "hipblas-common/hipblas-common.h",
        "What hipBLAS, hipBLASLt and hipSOLVER have in common.",
        "hipblas",
        r"hipblas-common/.*|hipblas/.*:hipblas(?:FillMode|DiagType|SideMode)_t",
        (),
    ),
    PublicHeader(
        "hipblas/hipblas.h",
        "hipBLAS: linear algebra on dense matrices and vectors.",
        "hipblas",
        r"hipblas/(?!.*:hipblas(?:FillMode|DiagType|SideMode)_t).*",
        (*_HIP, "hipblas-common/hipblas-common.h"),
        _BLAS_NUMBERS,
    ),
    PublicHeader(
        "hipblaslt/hipblaslt.h",
        "hipBLASLt: products of matrices with scales, biases and activations.",
        "hipblaslt",
        r"hipblaslt/hipblaslt(?:-types|-version)?\.h:.*",
        (*_HIP, "hip/hip_bfloat16.h", "hipblas-common/hipblas-common.h"),
        _LT_TYPES,
    ),
    PublicHeader("hipfft/hipfft.h", "hipFFT: Fourier transforms.", "hipfft", r"hipfft/hipfft(?:-\w+)?\.h.*", _HIP),
    PublicHeader(
        "hipfft/hipfftXt.h",
        "hipFFT's extensions: plans of any types, callbacks, several devices.",
        "hipfft",
        r"hipfft/(?:hipfftXt|hiplibxt)\.h.*",
        ("hipfft/hipfft.h",),
    ),
    PublicHeader(
        "hipsparse/hipsparse.h",
        "hipSPARSE: linear algebra on sparse matrices.",
        "hipsparse",
        r"hipsparse/(?!.*:hipsparseBfloat16).*",
        _HIP,
    ),
    PublicHeader(
        "hipsolver/hipsolver.h",
        "hipSOLVER: factorizations, solutions of linear systems, eigenvalues, singular values.",
        "hipsolver",
        r"hipsolver/(?!.*:hip(?:blas(?:FillMode|DiagType|SideMode|Operation)|sparseMatDescr)_t).*",
        (*_HIP, "hipblas-common/hipblas-common.h", "hipsparse/hipsparse.h"),
    ),
)


def header_text(header: PublicHeader, facts: Facts) -> str:
    """The text of a public header."""
    declared = _declared_in(header, facts.rocm([header.facts]))
    by_hand = set(re.findall(r"\b(\w+);|struct (\w+)", header.by_hand))
    taken = {name for names in by_hand for name in names if name}
    types = [text for symbol in declared if symbol.name not in taken for text in _types(symbol, declared)]
    functions = [text for symbol in declared for text in _functions(symbol)]
    blocks = [
        [f"#include {_quoted(name)}" for name in header.includes],
        [text for symbol in declared for text in _constants(symbol)],
        header.by_hand.strip().splitlines(),
        _in_order(types),
        list(_linkage(functions)),
    ]
    body = "\n\n".join("\n".join(block) for block in blocks if block)
    return f"{_COMMENT.format(about=header.about)}#ifndef {header.guard}\n#define {header.guard}\n\n{body}\n\n#endif\n"


def declared_functions(header: PublicHeader, facts: Facts) -> dict[str, Signature]:
    """The functions that a public header declares, by name."""
    declared = _declared_in(header, facts.rocm([header.facts]))
    return {symbol.name: symbol.signatures[0] for symbol in declared if symbol.kind == "function" and _is_c(symbol)}


def prototype(name: str, signature: Signature) -> str:
    """A function's declaration without the semicolon, in lines that are not too long."""
    parameters = [declaration(each.type, MACROS.get(each.name, each.name)) for each in signature.parameters]
    return wrapped(f"{signature.result} {name}(", parameters or ["void"], ")")


def declaration(type_: str, name: str) -> str:
    """``int[3]``, ``a`` -> ``int a[3]``; ``void (*)(int)``, ``f`` -> ``void (*f)(int)``."""
    if "(*)" in type_:
        return type_.replace("(*)", f"(*{name})", 1)
    before, bound, after = type_.partition("[")
    text = re.sub(r"\*\s*", "*", before).replace(" *", "*").replace("*const", "* const")
    return f"{text} {name}{bound}{after}".rstrip()


def wrapped(head: str, parts: Iterable[str], tail: str) -> str:
    """``head`` with parts between commas and ``tail``; what does not fit goes on in the next line, indented."""
    lines = [head]
    for number, part in enumerate(parts):
        separator = "" if number == 0 else ", "
        if len(lines[-1]) + len(separator) + len(part) + len(tail) + 1 > _WIDTH:
            lines[-1] += separator.rstrip()
            lines.append(f"    {part}")
        else:
            lines[-1] += separator + part
    return "\n".join(lines) + tail


def _declared_in(header: PublicHeader, table: Table) -> list[Symbol]:
    """The symbols of the header in the order of their names; those of C++ only and members of structs are left out."""
    pattern = re.compile(header.declared_in)

    def belongs(symbol: Symbol) -> bool:
        if "::" in symbol.name:
            return False
        owner = symbol.declarations[0].details.get("enum", symbol.name)
        return any(pattern.fullmatch(f"{each.header}:{owner}") for each in symbol.declarations)

    return [table[key] for key in sorted(table) if belongs(table[key])]


def _constants(symbol: Symbol) -> Iterator[str]:
    if symbol.kind == "macro" and _VALUE.fullmatch(symbol.name):
        body = symbol.declarations[0].macro_body
        if body and not symbol.declarations[0].details.get("fn") and _VALUE_BODY.fullmatch(body):
            yield f"#define {symbol.name} {body.replace(' ', '')}"


def _types(symbol: Symbol, declared: list[Symbol]) -> Iterator[str]:
    """The declarations of an enumeration, a struct that programs see from outside only, or another name of a type."""
    if symbol.kind != "type":
        return
    kinds = {each.kind: each for each in symbol.declarations}
    is_tag = symbol.name in {each.underlying for each in symbol.declarations if each.kind == "typedef"}
    if "enum" in kinds or (is_tag and "enum" in str(kinds["typedef"].details["under"])):
        members = sorted(
            (int(each.declarations[0].details["val"]), each.name)
            for each in declared
            if each.kind == "enum" and each.declarations[0].details["enum"] == symbol.name
        )
        lines = "".join(f"    {name} = {value},\n" for value, name in members)
        yield f"typedef enum {symbol.name} {{\n{lines}}} {symbol.name};"
    elif "struct" in kinds:
        yield f"typedef struct {symbol.name} {symbol.name};"
    elif not is_tag:
        under = str(kinds["typedef"].details["under"])
        yield f"typedef {declaration(re.sub(r'^(?:enum|struct) ', '', under), symbol.name)};"


def _in_order(types: list[str]) -> list[str]:
    """Enumerations and structs first, then other names of types, each after the name that it is another for."""
    whole = [text for text in types if text.startswith(("typedef enum", "typedef struct"))]
    names = [text for text in types if text not in whole]
    named = {re.split(r"[ ;]", text)[-2] for text in names}
    return whole + sorted(names, key=lambda text: len(named & set(re.findall(r"\w+", text))))


def _functions(symbol: Symbol) -> Iterator[str]:
    if symbol.kind == "function" and _is_c(symbol):
        yield f"{prototype(symbol.name, symbol.signatures[0])};"


def _linkage(functions: list[str]) -> Iterator[str]:
    if functions:
        yield from ('#ifdef __cplusplus\nextern "C" {\n#endif\n', *functions, "\n#ifdef __cplusplus\n}\n#endif")


def _is_c(symbol: Symbol) -> bool:
    """Whether a function is C's: not an operator, nor one with references."""
    types = [each.type for each in symbol.signatures[0].parameters]
    return re.fullmatch(r"hip[a-z]\w+", symbol.name) is not None and not any("&" in each for each in types)


def _quoted(name: str) -> str:
    return f"<{name}>" if name.startswith("std") else f'"{name}"'
