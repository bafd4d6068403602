"""HP277: the project's own templates min and max in the global namespace."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.declared_functions import DeclaredFunction
from hipport.code.declared_functions import declaration_end
from hipport.code.declared_functions import declared_function
from hipport.code.statements import clause_start
from hipport.context.context import Context
from hipport.context.insertion import is_for_gpus
from hipport.context.marked_functions import BOTH
from hipport.context.marked_functions import marks_of
from hipport.context.origin import is_of_hip
from hipport.context.own_functions import leave_out_lines
from hipport.context.registry import rule
from hipport.context.words import without_words
from hipport.diagnostics import Edit

_NAMES = frozenset(("min", "max"))
_CODE = "HP277"


@rule("HP277", "own-minimum", edits=True, words=_NAMES)
def own_minimum(ctx: Context) -> Iterator[Edit]:
    """A template `min` or `max` of the project's own for the device, in the global namespace.

    What it finds: `template <class T> __device__ T max(T a, T b) {`, with values of the one type, also for host and
    device, and by a macro of the project's for these marks, outside of namespaces and classes.

    Why: CUDA has functions of these names for each type, but no template. clang's headers for HIP have this very
    template for the device: "redefinition of 'max'", "__host__ __device__ function 'max' cannot overload __device__
    function 'max'".

    Example:
        template <class T> __device__ T largest(T a, T b) { return a < b ? b : a; }
        template <class T> __host__ __device__ T max(T a, T b) { return a < b ? b : a; }

    Keep:
        template <class T> __device__ const T &max(const T &a, const T &b) { return a < b ? b : a; }

    Fix safety: safe: clang's template takes the place of one for the device, in an arm that HIP does not see, and one
    for both sides is for the host then; in a header that other compilers may read, in an arm for HIP.

    Source: __clang_hip_math.h of ROCm 7.2; hipcc.
    """
    if is_of_hip(ctx):
        return
    tokens = ctx.tokens
    for index in tokens.where(_NAMES):
        found = declared_function(tokens, index) if tokens.text_at(tokens.after(index)) == "(" else None
        if found is None or found.name != index or not _is_clangs(ctx, found) or ctx.is_settled(index):
            continue
        if marks_of(ctx, found) != BOTH:
            yield from leave_out_lines(ctx, clause_start(tokens, index), declaration_end(tokens, index), _CODE)
            continue
        marks = [at for at in range(found.first, index) if _says_device(ctx, tokens.texts[at])]
        if len(marks) == 1 and not ctx.is_settled(marks[0]):
            yield _for_host(ctx, marks[0])


def _says_device(ctx: Context, word: str) -> bool:
    return word == "__device__" or "__device__" in ctx.mark_macros.get(word, ())


def _for_host(ctx: Context, mark: int) -> Edit:
    """The edit that leaves ``__host__`` of ``__host__ __device__`` and of a macro for both."""
    tokens = ctx.tokens
    if tokens.texts[mark] == "__device__":
        return without_words(ctx, _CODE, mark)
    if is_for_gpus(ctx.source.path):
        return ctx.edit(_CODE, mark, "__host__")
    newline = ctx.source.newline
    first, last = mark - tokens.texts[mark - 1].isspace(), mark + tokens.texts[mark + 1].isspace()
    lines = ("", "#ifdef __HIPCC__", "__host__", "#else", tokens.texts[mark], "#endif", "")
    return Edit(tokens.starts[first], tokens.end(last), newline.join(lines), _CODE)


def _is_clangs(ctx: Context, function: DeclaredFunction) -> bool:
    """Whether clang has a function like this one: ``template <typename T> __device__ T min(T a, const T b)``"""
    if function.in_class or len(function.known_by) != 1 or len(function.templates) != 1:
        return False
    words = function.templates[0]
    types = tuple(word for word in function.parameters if word not in ("const", ",", ")"))
    is_one = len(words) == 2 and words[0] in ("class", "typename")
    return is_one and types == (words[1], words[1]) and "__device__" in marks_of(ctx, function)
