"""The line of an ``#include`` that a file does not have yet, and where it belongs."""

from __future__ import annotations

import re

from hipport.code.functions import VECTOR_TYPES
from hipport.code.items import DEVICE_MARKS
from hipport.code.scopes import scope_of
from hipport.code.statements import clause_start
from hipport.context.compiler_macros import CUDA_ONLY
from hipport.context.compiler_macros import HIP_DEFINED
from hipport.context.context import Context
from hipport.context.includes import ResolvedInclude
from hipport.context.uses import is_for_gpu
from hipport.project.survey import hiding_macro
from hipport.source.arms import guard_of_file
from hipport.source.conditions import UNDEFINED
from hipport.source.lexer import TokenKind
from hipport.source.lexer import is_blank
from hipport.source.lexer import kind
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens

_OF_GPU = (".cu", ".cuh", ".hip")
#: The headers of hipport's that are plain C.
PLAIN_C = frozenset(
    {"hipport/c_half.h", "hipport/complex.h", "hipport/error_codes.h", "hipport/host_call.h", "hipport/nvtx.h"}
)
#: Names that HIP's runtime has as CUDA's does, so that no table lists them.
GIVEN_BY_BOTH = frozenset((*VECTOR_TYPES, *(f"make_{name}" for name in VECTOR_TYPES), "dim3"))
_OWN = "hipport/"
_AROUND = frozenset({"namespace", "extern"})


def insertion(ctx: Context) -> tuple[int, str]:
    """Where an include belongs, and what has to stand before it to begin a line."""
    offset = _offset(ctx)
    behind_comment = ctx.source.text[:offset].rstrip(" \t").endswith("*/")
    begins = offset == 0 or ctx.source.text[offset - 1] in "\n\xbf" or behind_comment
    return offset, "" if begins else ctx.source.newline


def has_own_header(ctx: Context, header: str) -> bool:
    """Whether the file includes one of hipport's own headers."""
    return any(include.name.endswith(header) for include in ctx.includes)


def quoted(ctx: Context, header: str) -> str:
    """One of hipport's own headers, which lie in the top folder of the tree, as the file includes it. What CMake makes
    of a template is in another place, which does not know where the tree is.
    """
    path = ctx.source.path
    name = path.rpartition("/")[2]
    if name.endswith(".in"):
        configures = re.compile(rf"configure_file\s*\(\s*[^)]*?{re.escape(name)}\b", re.IGNORECASE)
        if (by := ctx.survey.build_file_with(configures, path)) is not None:
            return f'"@CMAKE_CURRENT_SOURCE_DIR@/{"../" * by.count("/")}{header}"'
    return f'"{"../" * path.count("/")}{header}"'


def include_line(ctx: Context, header: str, *, for_gpu_compiler: bool = False) -> str:
    """The line that includes one of hipport's own headers: for C++ alone in a C file, which may be compiled as C++, and
    in a header that C files include; or ``for_gpu_compiler`` alone.
    """
    line = f"#include {quoted(ctx, header)}{ctx.source.newline}"
    if for_gpu_compiler:
        return in_gpu_arm(ctx, line)
    if header in PLAIN_C or not ctx.survey.is_for_c(ctx.source.path):
        return line
    return f"#ifdef __cplusplus{ctx.source.newline}{line}#endif{ctx.source.newline}"


def in_gpu_arm(ctx: Context, line: str) -> str:
    """A line that the compiler of HIP alone sees."""
    return f"#ifdef __HIPCC__{ctx.source.newline}{line}#endif{ctx.source.newline}"


def is_for_gpus(path: str) -> bool:
    """Whether the suffix of a file says that it is for compilers of CUDA or HIP alone."""
    return path.lower().endswith(_OF_GPU)


def is_read_by_others(ctx: Context) -> bool:
    """Whether a compiler that knows nothing of CUDA or HIP can read a file, as all that is CUDA's in it stands in arms
    for compilers that do. A source that a build file has compiled as CUDA may be one in other builds too: there, arms
    for builds with a GPU count (``#ifdef USE_CUDA``).
    """
    if is_for_gpus(ctx.source.path):
        return False
    marks = (index for index in ctx.tokens.where(DEVICE_MARKS) if ctx.is_in_code(index))
    headers = (include.at for include in ctx.includes if include.row is not None and include.row.action != "drop")
    places = (*marks, *headers, *ctx.launches, *(use.index for use in ctx.names.api_uses))
    return all(is_hidden_from_others(ctx, index) for index in places)


def is_hidden_from_others(ctx: Context, index: int) -> bool:
    """Whether a token stands in an arm that a compiler which knows nothing of CUDA or HIP does not read."""
    is_built = ctx.survey.is_device_source(ctx.source.path)
    arms = ctx.arms.enclosing(index)
    return any(arm.holds(_without_gpu) is False or (is_built and is_for_gpu(arm)) for arm in arms)


def _without_gpu(macro: str) -> int | str | None:
    """A macro as a compiler sees it that knows nothing of GPUs."""
    return UNDEFINED if macro in HIP_DEFINED or CUDA_ONLY.fullmatch(macro) else None


def linkage_around(ctx: Context, index: int) -> int:
    """Index of the ``extern`` of the outermost ``extern "C" {`` that a token is in, -1 where it is in none."""
    tokens = ctx.tokens
    if '"C"' not in tokens.distinct:
        return -1
    line = tokens.directive_at(index)
    around = tokens.open_braces(line.end if line else index)
    blocks = [tokens.before(brace) for brace in around if scope_of(tokens, brace).word == "extern"]
    names = [at for at in blocks if tokens.texts[at] == '"C"']
    return tokens.before(names[-1]) if names else -1


def before_linkage(ctx: Context, extern: int, index: int) -> tuple[int, bool]:
    """Index of the token that a line before ``extern "C" {`` belongs before, and whether it is there under the same
    conditions as at ``index`` in the block. The conditional of ``#ifdef __cplusplus`` is left.
    """
    around = list(ctx.arms.enclosing(index))
    place = extern
    for arm in ctx.arms.enclosing(extern):
        if arm in around:
            return place, arm is around[0]
        place = arm.chain.arms[0].directive.first
    return place, not around


def nested_includes(ctx: Context) -> tuple[str, ...]:
    """The headers of the tree that a file includes where no template may be declared, or in another namespace:
    ``namespace mine {`` or ``extern "C" {``, ``#include "a.h"``.
    """
    tokens = ctx.tokens
    opened = next(iter(tokens.where({"namespace", '"C"'})), len(tokens))
    later = (include for include in ctx.includes if include.project and include.at > opened)
    return tuple(
        include.project or ""
        for include in later
        if any(scope_of(tokens, brace).word in _AROUND for brace in tokens.open_braces(include.directive.end))
    )


def use_before_includes(ctx: Context) -> int:
    """Index of the first token of the declaration that has the first of CUDA's names in code before all includes, of
    those that stay in their place where there are such, -1 where there is none.
    """
    tokens = ctx.tokens
    includes = [*filter(_stays, ctx.includes), *ctx.includes]
    end = includes[0].directive.first if includes else 0
    if not 0 <= tokens.first < end:
        return -1
    used = first_use(ctx, end)
    if used < 0:
        return -1
    *_, outermost = (used, *tokens.open_braces(used))
    return clause_start(tokens, outermost)


def first_use(ctx: Context, end: int) -> int:
    """Index of the first name or launch before a token that needs the runtime's header, -1 where there is none."""
    places = [at for at in (*ctx.launches, *(use.index for use in ctx.names.api_uses)) if at < end]
    places += [at for at in ctx.tokens.where(DEVICE_MARKS | GIVEN_BY_BOTH) if at < end and not ctx.not_taken(at)]
    return next(ctx.tokens.outside(sorted(places)), -1)


def _stays(include: ResolvedInclude) -> bool:
    """Whether the port has an include in the same place: a header of hipport's comes after the runtime."""
    row = include.row
    return row is None or not (row.action == "drop" or row.hip.startswith(_OWN))


def _offset(ctx: Context) -> int:
    """Where an include belongs: after ``#pragma once`` or the include guard, else at the first include or the code."""
    tokens = ctx.tokens
    guard = guard_of_file(ctx.tokens, ctx.arms)
    if guard is not None:
        return ctx.source.line_end(tokens.starts[min(guard.end, len(tokens) - 1)])
    hiding = hiding_macro(ctx.source.text)
    used = use_before_includes(ctx)
    for include in ctx.includes:
        if is_for_gpus(ctx.source.path) and 0 <= tokens.first < max(include.directive.first, used):
            used = tokens.first  # a rule may mark it: struct Point { Point(float x); };
        begin = _outside_of_names(ctx, include.directive) if used < 0 else used
        if 0 <= hiding < tokens.starts[begin]:  # the headers of HIP's runtime do not compile after the macro
            begin = tokens.at_offset(hiding)
        arms = list(ctx.arms.enclosing(begin))
        first = arms[-1].chain.arms[0].directive.first if arms else begin
        linkage = linkage_around(ctx, first)
        return line_or_token(ctx, first if linkage < 0 else before_linkage(ctx, linkage, first)[0])
    code = tokens.directives[0].end if tokens.texts[:2] == ["#", "!"] else 0  # a script's first line stays the first
    first_code = next((i for i in range(code, len(tokens)) if not is_blank(tokens.texts[i])), len(tokens))
    return line_or_token(ctx, _with_comment(tokens, first_code))


def _with_comment(tokens: Tokens, index: int) -> int:
    """Index of the first of the comments right above the first token of the code, where one about the file stands above
    these: ``// Licence``, an empty line, ``// What f() does``, ``void f();``.
    """
    first = index
    while first > 0 and is_blank(tokens.texts[first - 1]) and not _has_empty_line(tokens, first - 1):
        first -= 1
    is_second = first > 1 and _has_empty_line(tokens, first - 1) and kind(tokens.texts[first - 2]) is TokenKind.COMMENT
    return first if is_second else index


def _has_empty_line(tokens: Tokens, index: int) -> bool:
    return kind(tokens.texts[index]) is TokenKind.SPACE and tokens.texts[index].count("\n") > 1


def _outside_of_names(ctx: Context, line: Directive) -> int:
    """Index of the first token of an include line, or of the namespace that it is in: ``namespace a {``,
    ``#include "kernels.inl"``, where no other header may be included.
    """
    *_, outermost = (-1, *ctx.tokens.open_braces(line.end))
    is_namespace = outermost >= 0 and scope_of(ctx.tokens, outermost).word == "namespace"
    return clause_start(ctx.tokens, outermost) if is_namespace else line.first


def line_or_token(ctx: Context, index: int) -> int:
    """Offset of a token's line, which may go on after backslashes, or of the token itself where a comment that began
    before ends on that line.
    """
    start = ctx.tokens.starts[index]
    line = ctx.source.line_start(start)
    while line > 0 and kind(ctx.tokens.texts[ctx.tokens.at_offset(line - 1)]) is TokenKind.SPLICE:
        line = ctx.source.line_start(line - 1)
    first = ctx.tokens.at_offset(line)
    begins = ctx.tokens.starts[first] == line or kind(ctx.tokens.texts[first]) is TokenKind.SPACE
    return line if begins else start
