"""HP294: returns that do not fit their function."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.arithmetic import TYPES
from hipport.code.functions import BUILTIN_TYPES
from hipport.code.functions import VECTOR_TYPES
from hipport.code.returned import returned_words
from hipport.code.special_members import classes_of
from hipport.code.statements import clause_after
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.context.words import is_code
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name

_VALUES = (BUILTIN_TYPES | VECTOR_TYPES.keys() | TYPES.keys()) - {"void"}
_END = frozenset((";",))
_BESIDE = frozenset(("const", "__forceinline__", "__inline__", "__noinline__"))


@rule("HP294", "return-mismatch", edits=True, words=(Subject.CUDA_FILE,))
def return_mismatch(ctx: Context) -> Iterator[Edit]:
    """A return without a value in a function that has one, or with a value in a function that has none.

    What it finds: `return;` in functions that return a number, a vector or a class of the project's; in functions that
    return `void`, `return` with a literal, a variable or an expression of these.

    Why: nvcc warns of the first, and takes either in templates that nobody uses. clang does not:
    "non-void function 'f' should return a value", "void function 'k' should not return a value".

    Example:
        __device__ float root(float x) { if (x < 0) return; return sqrtf(x); }

    Keep:
        __device__ void store(float *to, float x) { if (x < 0) return; *to = x; }

    Fix safety: safe. `return {};` gives 0 where the value is undefined on CUDA; `return (void)(x);` gives none.

    Source: nvcc 13.0, warning 117; clang of ROCm 7.2, -Wreturn-mismatch.
    """
    tokens = ctx.tokens
    for word in tokens.places("return"):
        after = tokens.after(word)
        value = list(clause_after(tokens, word, _END)) if tokens.text_at(after) != ";" else []
        texts = {tokens.texts[at] for at in value}
        if not is_code(ctx, word) or ctx.is_settled(word) or tokens.directive_at(word) or not texts.isdisjoint("({"):
            continue
        words = returned_words(tokens, word) - _BESIDE
        is_kernel = {"void", "__global__"} <= words
        if value and (is_kernel or words == {"void"}):
            yield Edit(tokens.starts[after], tokens.end(value[-1]), f"(void)({_text(ctx, after, value[-1])})", "HP294")
        elif tokens.text_at(after) == ";" and (_is_value(words) or _is_class(ctx, words)):
            yield Edit(tokens.end(word), tokens.end(word), " {}", "HP294")


def _is_value(words: frozenset[str]) -> bool:
    """Whether a function returns a number, a vector or a pointer to one."""
    return not words.isdisjoint(_VALUES) and words <= _VALUES | {"*"}


def _is_class(ctx: Context, words: frozenset[str]) -> bool:
    """Whether a function returns a class of the project's: ``Result``, and not ``Result *``, which may be anything."""
    if len(words) != 1 or not is_name(name := next(iter(words))):
        return False
    return name in classes_of(ctx.tokens) or bool(ctx.survey.classes_among(ctx.neighbours, words))


def _text(ctx: Context, first: int, last: int) -> str:
    return ctx.source.text[ctx.tokens.starts[first] : ctx.tokens.end(last)]
