"""Uses of CUDA names that are in the tables, and the questions that several rules ask about them."""

from __future__ import annotations

import re
from functools import lru_cache

from hipport.code.macros import is_parameter
from hipport.code.scopes import TAGS
from hipport.context.adopted_conditions import macros_asked_for
from hipport.context.context import Context
from hipport.context.samples import includes_samples
from hipport.context.uses import NameUse
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity
from hipport.mapping import Entry
from hipport.project.declared_classes import declared_classes

_IN_SNAKE_CASE = "curand_"  # cuRAND's device functions


def _meant(ctx: Context, use: NameUse) -> bool:
    """Whether a name without a CUDA prefix is used as CUDA's: a function or a method only where it is called."""
    if use.entry is None or not ctx.names.is_unprefixed(use.name) or use.name.startswith("__"):
        return True
    return use.entry.row.kind not in ("function", "method") or ctx.calls.is_called(use)


@lru_cache(maxsize=2)  # many rules ask one after the other
def known_uses(ctx: Context) -> tuple[tuple[NameUse, Entry], ...]:
    """The uses of CUDA's names that are in the tables, each with its row, but for enumerations that the port does not
    name any more.
    """
    dropped = frozenset(dropped_enumerations(ctx).values())
    uses = (use for use in ctx.names.api_uses if use.index not in dropped)
    return tuple((use, use.entry) for use in uses if use.entry is not None and _meant(ctx, use))


@lru_cache(maxsize=2)  # as above
def dropped_enumerations(ctx: Context) -> dict[int, int]:
    """Where an enumerator is named together with its enumeration and has a counterpart that is in none, or in one that
    HIP does not name: the index of the enumeration's name by that of the enumerator's.

    ``cudaError::cudaErrorUnsupportedPtxVersion``, ``CUstream_flags::CU_STREAM_NON_BLOCKING``
    """
    tokens = ctx.tokens
    scopes = tokens.places("::")
    uses = {use.index: use.entry for use in ctx.names.api_uses} if scopes else {}
    found: dict[int, int] = {}
    for scope in scopes if uses else ():
        enumeration, enumerator = uses.get(tokens.before(scope)), uses.get(tokens.after(scope))
        if enumeration is None or enumerator is None or enumeration.row.kind != "type":
            continue
        if enumerator.row.kind == "enum" and enumerator.hip and (enumerator.is_ours or not enumeration.hip):
            found[tokens.after(scope)] = tokens.before(scope)
    return found


def diagnostic_of_use(
    ctx: Context,
    use: NameUse,
    code: str,
    severity: Severity,
    message: str,
    remedy: str,
    library: str,
    fix: Fix | None = None,
) -> Diagnostic:
    """A diagnostic at the place of a name, which is its symbol."""
    return ctx.diagnostic(
        code, severity, use.index, message, remedy, last=use.last, symbol=use.name, library=library, fix=fix
    )


def tag_after_keyword(ctx: Context, use: NameUse) -> str | None:
    """The tag in HIP of a name after ``struct``, ``class``, ``union`` or ``enum`` whose counterpart is only a typedef,
    empty where HIP has no tag: ``struct cusparseMatDescr *descriptor``. None for any other use.
    """
    keyword = ctx.tokens.text_at(ctx.tokens.before(use.index))
    return ctx.mapping.tags.get(use.name) if keyword in TAGS else None


def is_opaque(ctx: Context, use: NameUse, entry: Entry) -> bool:
    """Whether a struct of CUDA's is only declared there, which compiles as it stands: ``struct cublasContext;``, and,
    in files without the library's header, ``typedef struct cublasContext *cublasHandle_t;``; and whether a pointer is
    to one that the project declares so, ``cublasContext *blas``.
    """
    tokens = ctx.tokens
    keyword, after = tokens.before(use.index), tokens.after(use.index)
    if tokens.text_at(keyword) != "struct":
        return tokens.text_at(after) == "*" and _is_declared_by_project(ctx, use.name)
    if tokens.text_at(after) == ";":
        return True
    is_typedef = tokens.text_at(tokens.before(keyword)) == "typedef" and tokens.text_at(after) == "*"
    is_alone = tokens.text_at(tokens.after(tokens.after(after))) == ";"
    return is_typedef and is_alone and all(include.name != entry.row.header for include in ctx.includes)


def _is_declared_by_project(ctx: Context, name: str) -> bool:
    """``struct cublasContext;`` in the file, or in a header of the tree that it includes."""
    declaration = re.compile(rf"\bstruct\s+{re.escape(name)}\s*;")
    return ctx.is_in_texts(declaration, name)


def is_pasted(ctx: Context, index: int) -> bool:
    """Whether a name is the first piece of a pasted name, which rule HP107 reports: ``cublas##T##gemm``."""
    return ctx.tokens.text_at(ctx.tokens.after(index)) == "##"


def why_not_cudas(ctx: Context, use: NameUse) -> str:
    """Why a name that is spelled like CUDA's and is in no table is none of CUDA's; empty where it may be one."""
    if is_snake_case(use.name) and "::" not in use.name and not use.name.startswith(_IN_SNAKE_CASE):
        return "not spelled as CUDA's names are"
    if is_parameter(ctx.tokens, use.index):
        return "a parameter of the macro"
    if use.name in ctx.mapping.names_of_others:
        return f"a name of {ctx.mapping.names_of_others[use.name]}, which has it for ROCm too"
    if use.name.isupper() and (build_file := ctx.survey.build_file_defining(use.name, ctx.source.path)):
        return f"a macro that {build_file} defines"
    if (library := ctx.mapping.library_of(use.name)) is not None and library.rest:
        return library.rest
    if use.name in ctx.mapping.samples.like_cuda and includes_samples(ctx):
        return "a name of NVIDIA's samples, for which hipport has a header"
    if use.name in _declared_classes(ctx):
        return "a class that the project declares"
    if use.name in macros_asked_for(ctx.tokens) and use.name not in ctx.header_guards:
        return "a macro that the file asks for"
    return ""


@lru_cache(maxsize=2)  # as above
def _declared_classes(ctx: Context) -> frozenset[str]:
    """Those of the names in no table that the file, or a header of the tree that it includes, declares a class of:
    ``struct cuTexture;``
    """
    names = frozenset(use.name for use in ctx.names.api_uses if use.entry is None)
    headers = ctx.survey.with_headers(ctx.source.path)[1:]
    return declared_classes(ctx.source.text) & names | ctx.survey.declared_among(headers, names)


def is_snake_case(name: str) -> bool:
    """Whether a name is spelled like ``cuda_device`` or ``cu_seqlens``: projects have such names, the CUDA API has
    none. Names that begin with ``__`` are the compiler's and its headers'.
    """
    return name.islower() and not name.startswith("__")
