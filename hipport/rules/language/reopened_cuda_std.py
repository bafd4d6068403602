"""HP253: templates of libcu++ that the project specializes."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.calls import template_closer
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens


@rule("HP253", "reopened-cuda-std", edits=True, literals=True, words=("cuda",))
def reopened_cuda_std(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """The namespace `cuda::std`, opened again for specializations of its templates.

    What it finds: `namespace cuda { namespace std {` and `namespace cuda::std {` around specializations of class
    templates: `template <> struct numeric_limits<mine> {...};`

    Why: what a port has as `cuda::std` are names of the C++ library (`hipport/cuda_std.h`), and a template can be
    specialized in the namespace that it is of and those around it only: "not in a namespace enclosing 'std'".

    Example:
        #include <cuda/std/limits>
        struct fixed { int bits; };
        namespace cuda { namespace std {
        template <> struct numeric_limits<fixed> { static constexpr bool is_specialized = true; };
        } }

    Keep:
        #include <cuda/std/limits>
        struct fixed { int bits; };
        template <> struct cuda::std::numeric_limits<fixed> { static constexpr bool is_specialized = true; };

    Fix safety: safe: the specializations are of namespace `std` then, whose templates they are of in the port. No fix
    where something else stands beside them.

    Source: the C++ standard, [temp.expl.spec]; hipcc of ROCm 7.2.
    """
    tokens = ctx.tokens
    if "std" not in tokens.distinct or is_of_hip(ctx):
        return
    for cuda in tokens.places("cuda"):
        word = tokens.before(cuda)
        if tokens.text_at(word) != "namespace" or tokens.directive_at(cuda) or ctx.written_for_hip(cuda):
            continue
        std, brace, is_alone = _reopened(tokens, cuda)
        found = list(_declared(tokens, brace)) if brace >= 0 else []
        if not any(found):
            continue
        if not is_alone or not all(found):
            yield ctx.diagnostic(
                "HP253",
                Severity.ERROR,
                cuda,
                "cuda::std is namespace std in the port, whose templates cannot be specialized from here",
                "move the specializations to a namespace std of their own",
            )
        elif tokens.text_at(tokens.before(std)) == "::":
            yield Edit(tokens.starts[cuda], tokens.starts[std], "", "HP253")
        else:
            yield ctx.edit("HP253", word, "extern")
            yield ctx.edit("HP253", cuda, '"C++"')


def _reopened(tokens: Tokens, cuda: int) -> tuple[int, int, bool]:
    """The ``std`` and the ``{`` of ``namespace cuda::std {``, or of ``namespace cuda { namespace std {``, and whether
    ``cuda`` has nothing else in it; -1 for others.
    """
    following = tokens.after(cuda)
    if tokens.text_at(following) == "::":
        std = tokens.after(following)
        brace = tokens.after(std)
        is_std = (tokens.text_at(std), tokens.text_at(brace)) == ("std", "{")
        return (std, brace, True) if is_std else (-1, -1, False)
    word = tokens.after(following)
    std = tokens.after(word)
    brace = tokens.after(std)
    if [tokens.text_at(index) for index in (following, word, std, brace)] != ["{", "namespace", "std", "{"]:
        return -1, -1, False
    return std, brace, tokens.after(closer_of(tokens, brace)) == closer_of(tokens, following)


def _declared(tokens: Tokens, brace: int) -> Iterator[bool]:
    """Of each declaration in a namespace, whether it is ``template <...> struct NAME<...> ... {...};``"""
    at, end = tokens.after(brace), closer_of(tokens, brace)
    while 0 <= at < end:
        head = _after_parameters(tokens, at)
        name = tokens.after(head)
        is_class = tokens.text_at(head) in ("struct", "class") and is_name(tokens.text_at(name))
        yield is_class and tokens.text_at(tokens.after(name)) == "<"
        while tokens.text_at(at) not in ("{", ";", ""):
            at = tokens.after(at)
        if tokens.text_at(at) == "{" and (closer := closer_of(tokens, at)) >= 0:
            following = tokens.after(closer)
            at = following if tokens.text_at(following) == ";" else closer
        at = tokens.after(at)


def _after_parameters(tokens: Tokens, at: int) -> int:
    """The token after ``template <...>``; -1 where there is none."""
    opener = tokens.after(at)
    if tokens.text_at(at) != "template" or tokens.text_at(opener) != "<":
        return -1
    closer = template_closer(tokens, opener)
    return tokens.after(closer)
