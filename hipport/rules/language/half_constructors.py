"""HP239: classes that are made from one 16-bit number and from two."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Set

from hipport.code.calls import closer_of
from hipport.code.declared_functions import DeclaredFunction
from hipport.code.declared_functions import declared_function
from hipport.code.functions import BUILTIN_TYPES
from hipport.code.scopes import scope_of
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_PAIRS = frozenset(("__half2", "half2"))
_SINGLES = frozenset(("__half", "half"))
_AROUND_TYPE = frozenset(("const", "&", ",", ")"))
_NUMBERS = "template <class Number, class = typename std::enable_if<std::is_arithmetic<Number>::value>::type>"


@rule("HP239", "half-constructors", edits=True, words=_PAIRS)
def half_constructors(ctx: Context) -> Iterator[Edit]:
    """A class with a constructor from `__half` and another one from `__half2`.

    What it finds: such classes, where neither a template nor a constructor from a number is among those that take one
    argument.

    Why: in CUDA a number converts to `__half` only. HIP's `__half2` has a constructor from clang's vector of two, to
    which a number converts as well: "call to constructor of 'Pair' is ambiguous".

    Example:
        #include <cuda_fp16.h>
        struct Pair {
            __device__ Pair(const __half2 &both) : value(both) {}
            __device__ Pair(const __half &one) : value(one, one) {}
            __half2 value;
        };
        __device__ Pair ones() { return Pair(1.0f); }

    Keep:
        #include <cuda_fp16.h>
        struct Pair {
            __device__ Pair(const __half2 &both) : value(both) {}
            __half2 value;
        };

    Fix safety: safe: the class gets a constructor from numbers that makes a `__half` first, as CUDA does.

    Source: hip/amd_detail/amd_hip_fp16.h of ROCm 7.2; hipcc.
    """
    if is_of_hip(ctx):
        return
    tokens = ctx.tokens
    pairs = _constructors(tokens, tokens.where(_PAIRS), _PAIRS)
    singles = _constructors(tokens, tokens.where(_SINGLES), _SINGLES) if pairs else {}
    for brace, single in singles.items():
        name = tokens.texts[single.name]
        of_class = (at for at in tokens.places(name) if brace < at < tokens.brace_end(brace))
        if brace not in pairs or ctx.is_settled(single.name) or _constructors(tokens, of_class, BUILTIN_TYPES | {""}):
            continue
        last = _end(tokens, single)
        if last >= 0:
            half = next(word for word in single.parameters if word in _SINGLES)
            head = ctx.source.text[tokens.starts[single.first] : tokens.starts[single.name]]
            line = ctx.source.line_start(tokens.starts[single.first])
            indent = ctx.source.text[line : tokens.starts[single.first]]
            lead = ctx.source.newline + (indent if not indent.strip() else " ")
            made = f"{head}{name}(Number number) : {name}({half}(number)) {{}}"
            yield Edit(tokens.end(last), tokens.end(last), f"{lead}{_NUMBERS}{lead}{made}", "HP239")


def _constructors(tokens: Tokens, places: Iterable[int], types: Set[str]) -> dict[int, DeclaredFunction]:
    """The constructors around tokens that take one argument of some types, by the ``{`` of their class; with ``""``
    among the types, those that are templates too.
    """
    found: dict[int, DeclaredFunction] = {}
    for at in places:
        brace = next(tokens.open_braces(at), -1)
        function = declared_function(tokens, at) if brace >= 0 and scope_of(tokens, brace).is_class else None
        if function is None or scope_of(tokens, brace).names[-1:] != (tokens.texts[function.name],):
            continue
        words = frozenset(function.parameters) - _AROUND_TYPE
        is_one = function.parameters.count(",") == 1
        if is_one and ((words and words <= types) or ("" in types and function.templates)):
            found[brace] = function
    return found


def _end(tokens: Tokens, function: DeclaredFunction) -> int:
    """The last token of a constructor: the ``}`` of its body, or ``;``; -1 where it is not seen."""
    at = tokens.after(function.name)
    while tokens.text_at(at) not in (";", ""):
        text = tokens.texts[at]
        if text in ("(", "{"):
            is_body = text == "{" and not is_name(tokens.text_at(tokens.before(at)))
            at = closer_of(tokens, at)
            if is_body or at < 0:
                return at
        at = tokens.after(at)
    return at
