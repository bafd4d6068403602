"""HP285: classes without a name of their own that have functions."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.scopes import CLASS_WORDS
from hipport.code.statements import clause_words
from hipport.context.context import Context
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_ENDS = frozenset((";", "{", "}", ""))


@rule("HP285", "unnamed-class", edits=True, words=("typedef", "using"))
def unnamed_class(ctx: Context) -> Iterator[Edit]:
    """A class without a name that defines functions, and that a typedef names.

    What it finds: `typedef struct { float x; __device__ float get() { return x; } } Value;`, with functions for either
    side, and `using Value = struct {...};`, in CUDA files and headers that these include.

    Why: where clang compiles HIP it asks for the linkage of the function, and so of the class, before it reads the
    name: "anonymous non-C-compatible type given name for linkage purposes by typedef declaration after its linkage was
    computed". nvcc takes it.

    Example:
        typedef struct { float x; __device__ float get() const { return x; } } Value;

    Keep:
        typedef struct { float x; } Value;
        __device__ float get(const Value &value) { return value.x; }

    Fix safety: safe. The class gets the name that the typedef gives it, with an underscore where it is taken, by a
    member or the alias itself.

    Source: nvcc 13.0; hipcc of ROCm 7.2 (clang 22).
    """
    if not (is_cuda_file(ctx) or ctx.survey.is_for_device(ctx.source.path)):
        return
    tokens = ctx.tokens
    for keyword in tokens.where(CLASS_WORDS):
        last, brace = _unnamed(tokens, keyword)
        closer = closer_of(tokens, brace) if brace >= 0 else -1
        name = _name(tokens, keyword, closer) if closer >= 0 else ""
        if name and _defines_function(tokens, brace, closer) and not ctx.is_settled(keyword):
            at = tokens.end(last)
            is_taken = name in tokens.texts[brace:closer] or tokens.text_at(tokens.before(keyword)) == "="
            yield Edit(at, at, f" {name}_" if is_taken else f" {name}", "HP285")


def _unnamed(tokens: Tokens, keyword: int) -> tuple[int, int]:
    """The token after which the class would have its name, and the brace, of ``struct __align__(8) : Base {``; -1 for
    the brace of a class with a name, and of what is not a definition.
    """
    last, at = keyword, tokens.after(keyword)
    while is_name(tokens.text_at(at)) and tokens.text_at(opener := tokens.after(at)) == "(":
        last = closer_of(tokens, opener)
        if last < 0:
            return keyword, -1
        at = tokens.after(last)
    if tokens.text_at(at) == ":":
        while tokens.text_at(at) not in _ENDS:
            at = tokens.after(at)
    return last, at if tokens.text_at(at) == "{" else -1


def _defines_function(tokens: Tokens, brace: int, closer: int) -> bool:
    """Whether the body of a function is in that of a class: ``int get() const { return x; }``"""
    inner = (at for at in tokens.places("{") if brace < at < closer)
    return any(")" in clause_words(tokens, at) for at in inner)


def _name(tokens: Tokens, keyword: int, closer: int) -> str:
    """The name that a typedef or an alias gives a class that ends at ``closer``: ``typedef struct {...} *P, Name;``,
    ``using Name = struct {...};``; empty where it gives none to the class itself.
    """
    before = tokens.before(keyword)
    if tokens.text_at(before) == "=" and tokens.text_at(tokens.before(tokens.before(before))) == "using":
        return tokens.texts[tokens.before(before)]
    while tokens.text_at(before) in ("const", "volatile"):
        before = tokens.before(before)
    if tokens.text_at(before) != "typedef":
        return ""
    at = tokens.after(closer)
    while at >= 0 and tokens.texts[at] not in _ENDS:
        is_declarator = at == tokens.after(closer) or tokens.text_at(tokens.before(at)) == ","
        if is_declarator and is_name(tokens.texts[at]) and tokens.text_at(tokens.after(at)) in (",", ";"):
            return tokens.texts[at]
        at = tokens.after(at)
    return ""
