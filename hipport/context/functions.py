"""Definitions of functions, as far as the tokens tell them with certainty, and what to do where HIP has the same."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.context.context import Context
from hipport.diagnostics import Applicability
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.source.lexer import Kind
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.lexer import kind
from hipport.source.tokens import Tokens

#: The vector types of CUDA and HIP, each with its number of components. Source: hip/amd_detail/amd_hip_vector_types.h.
VECTOR_TYPES = {
    f"{scalar}{rank}": rank
    for scalar in "char uchar short ushort int uint long ulong longlong ulonglong float double".split()
    for rank in range(1, 5)
}
BUILTIN_TYPES = frozenset("void bool char short int long float double signed unsigned".split())
_IGNORED = frozenset("const __restrict__ __restrict restrict".split())
_BEFORE_DEFINITION = frozenset((";", "{", "}", ":", ""))
#: What may stand in front of a function's return type and says nothing of where the function can run.
_SPECIFIERS = frozenset(
    """inline static extern __inline__ __inline __forceinline__ __noinline__ const unsigned signed friend virtual
    __host__ __device__ __global__""".split()
)
#: Integer types that have several spellings, by their words in order; those of fixed width as on 64-bit Linux.
_SPELLINGS = {
    "int unsigned": "unsigned int",
    "unsigned": "unsigned int",
    "uint": "unsigned int",
    "uint32_t": "unsigned int",
    "int32_t": "int",
    "long unsigned": "unsigned long",
    "int long unsigned": "unsigned long",
    "uint64_t": "unsigned long",
    "size_t": "unsigned long",
    "int long": "long",
    "int64_t": "long",
    "long long unsigned": "unsigned long long",
    "int long long unsigned": "unsigned long long",
    "int long long": "long long",
}


@dataclass(frozen=True, slots=True)
class Parameter:
    """``const float4 &a`` has the type ``float4``, the declarator ``&`` and the name ``a``; a type of several words is
    spelled one way. ``constant`` says that there is a ``const``.
    """

    type: str
    declarator: str
    name: str
    constant: bool


@dataclass(frozen=True, slots=True)
class Function:
    """The definition of a function: the token indices of its first token, of its body's ``{`` and of the ``}``.

    ``head`` has the texts before the name: specifiers and return type.
    """

    first: int
    body: int
    end: int
    head: tuple[str, ...]
    parameters: tuple[Parameter, ...]


def read_function(tokens: Tokens, name: int, opener: int) -> Function | None:
    """The function whose name begins at ``name`` and whose parameters begin at ``opener``.

    None for what is no definition, for templates and macros, where a preprocessor line is in its head, and wherever
    the tokens do not tell.
    """
    closer = closer_of(tokens, opener)
    spans = split_arguments(tokens, opener, closer) if closer >= 0 else None
    if spans is None or tokens.directive_at(name):
        return None
    parameters = [read_parameter(tokens, span) for span in spans]
    body = tokens.after(closer)
    if tokens.text_at(body) == "noexcept":
        body = tokens.after(body)
    end = closer_of(tokens, body) if tokens.text_at(body) == "{" else -1
    first = name
    while is_name(text := tokens.text_at(before := tokens.before(first))) or text in ("*", "&", "::"):
        first = before
    if end < 0 or None in parameters or text not in _BEFORE_DEFINITION or first == name:
        return None
    if any(first < directive.first < body for directive in tokens.directives):
        return None
    head = tuple(words_of(tokens, first, name))
    return Function(first, body, end, head, tuple(p for p in parameters if p))


def words_of(tokens: Tokens, first: int, end: int) -> list[str]:
    """The texts of the tokens ``first``..``end`` (excluded) that are not blank."""
    return [text for text in tokens.texts[first:end] if not is_blank(text)]


def read_parameter(tokens: Tokens, span: Span) -> Parameter | None:
    """A parameter of a plain type, a pointer or a reference to one; None for any other."""
    words = words_of(tokens, span.first, span.end)
    constant = "const" in words
    words = [word for word in words if word not in _IGNORED]
    declarator = "".join(word for word in words if word in "*&")
    names = [word for word in words if word not in "*&"]
    if not all(map(is_name, names)):
        return None
    named = len(names) > 1 and names[-1] not in BUILTIN_TYPES
    types = names[:-1] if named else names
    if not types or words[: len(types)] != types:
        return None
    spelled = " ".join(sorted(types))
    return Parameter(_SPELLINGS.get(spelled, spelled), declarator, names[-1] if named else "", constant)


def may_be_host_device(ctx: Context, function: Function) -> bool:
    """Whether a function is one for host and device, or a macro from elsewhere may make it one."""
    words = set(function.head)
    macros = {word for word in words if word.upper() == word and word not in _SPECIFIERS and is_name(word)}
    for directive in ctx.tokens.directives if macros else ():
        name = ctx.tokens.after(directive.name_at)
        if directive.name == "define" and ctx.tokens.text_at(name) in macros:
            macros.discard(ctx.tokens.texts[name])
            words.update(words_of(ctx.tokens, name + 1, directive.end))
    if "constexpr" in words or words.issuperset(("__host__", "__device__")):
        return True
    return bool(macros)


def is_settled(ctx: Context, index: int) -> bool:
    """Whether the project has decided already what HIP is to see of the code at a token."""
    knows_hip = any(map(ctx.mentions_hip, ctx.arms.enclosing(index)))
    return knows_hip or ctx.not_taken(index) or ctx.written_for_hip(index)


def prefer(ctx: Context, function: Function, code: str) -> Fix:
    """Let a function go before HIP's function of the same signature: clang prefers those with ``enable_if``.

    The message of the attribute, which nobody sees, is no literal: a port has no strings but those of the project.
    """
    start = ctx.tokens.starts[function.first]
    edit = Edit(start, start, "__attribute__((enable_if(true, __FILE__))) ", code)
    return Fix("let it go before HIP's own", Applicability.SAFE, (edit,))


def leave_out(ctx: Context, functions: Iterable[Function], code: str) -> Fix | None:
    """Leave consecutive functions out on AMD GPUs; None where other code is on their first or last line, or they end in
    another #if arm.

    hipcc defines ``__HIP_PLATFORM_AMD__`` on its command line, for the host's pass as well.
    """
    ordered = list(functions)
    start, end = ctx.tokens.starts[ordered[0].first], _end_of_line(ctx, ordered[-1].end)
    line = ctx.source.line_start(start)
    one_arm = ctx.arms.arm_at(ordered[0].first) == ctx.arms.arm_at(ordered[-1].end)
    if ctx.source.text[line:start].strip() or end is None or not one_arm:
        return None
    newline = ctx.source.newline
    last_line = "" if ctx.source.text[end - 1] == "\n" else newline
    edits = (
        Edit(line, line, f"#if !defined(__HIP_PLATFORM_AMD__){newline}", code),
        Edit(end, end, f"{last_line}#endif{newline if not last_line else ''}", code),
    )
    return Fix("leave it out for AMD GPUs, where HIP's own does the same", Applicability.SAFE, edits)


def _end_of_line(ctx: Context, index: int) -> int | None:
    """Offset after the line that a token is on, if only a ``;`` and comments that end there stand behind it."""
    texts = ctx.tokens.texts
    for at in range(index + 1, len(texts)):
        if texts[at].isspace() and "\n" in texts[at]:
            return ctx.source.line_end(ctx.tokens.starts[index + 1])
        comment = kind(texts[at]) is Kind.COMMENT and "\n" not in texts[at]
        if not (comment or texts[at].isspace() or texts[at] == ";"):
            return None
    return len(ctx.source.text)
