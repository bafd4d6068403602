"""HP257: functions of the standard library that PyTorch's hipify exchanges for HIP's."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.code.calls import template_opener
from hipport.code.roles import follows_type
from hipport.code.statements import clause_before
from hipport.code.statements import clause_words
from hipport.context.context import Context
from hipport.context.extensions import is_built_with_pytorch
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.tokens import Tokens

_NAMES = frozenset(("min", "max"))
_CONSTANT = frozenset(("constexpr", "consteval", "constinit", "static_assert", "case"))
_TWO = 2  # arguments that HIP's functions take


@rule("HP257", "math-in-extension", edits=True, words=_NAMES)
def math_in_extension(ctx: Context) -> Iterator[Edit]:
    """std::min and std::max where HIP's functions cannot stand for them, in code that is built with PyTorch.

    What it finds: `std::min(` and `std::max(` in constant expressions, and with a list in braces or a comparison, in
    `.cu` and `.cuh` files that include headers of PyTorch's, or where a build file has `CUDAExtension`,
    `torch.utils.cpp_extension` or `find_package(Torch)`.

    Why: PyTorch for ROCm has its hipify go over the sources of an extension, ported or not, and writes `::min(` for
    `std::min(`. HIP's functions are not constexpr and take two numbers: "constexpr variable must be initialized by a
    constant expression", "no matching function for call to 'min'".

    Example:
        constexpr int bytes = std::min(4 * 1024, 32 * 1024);

    Keep:
        int bytes(int n) { return std::min(4 * n, 32 * 1024); }

    Fix safety: safe: hipify looks for the bracket right after the name, and a blank stands there.

    Source: replace_math_functions in torch/utils/hipify/hipify_python.py of PyTorch 2.14, which was run.
    """
    tokens = ctx.tokens
    if not ctx.source.path.endswith((".cu", ".cuh")):
        return
    found = [index for index in tokens.where(_NAMES) if _is_exchanged(tokens, index) and _is_other(tokens, index)]
    if found and is_built_with_pytorch(ctx):
        for index in found:
            if not ctx.is_settled(index):
                yield Edit(tokens.end(index), tokens.end(index), " ", "HP257")


def _is_exchanged(tokens: Tokens, index: int) -> bool:
    """``std::min(`` without blanks, as hipify reads it."""
    return tokens.texts[index - 2 : index] == ["std", "::"] and tokens.text_at(index + 1) == "("


def _is_other(tokens: Tokens, index: int) -> bool:
    """Whether a call has to be a constant, or has arguments that HIP's function does not take."""
    opener = index + 1
    closer = closer_of(tokens, opener)
    spans = split_arguments(tokens, opener, closer) if closer >= 0 else None
    if spans is not None and (len(spans) != _TWO or any(tokens.texts[span.first] == "{" for span in spans)):
        return True
    return _is_constant(tokens, index, closer)


def _is_constant(tokens: Tokens, index: int, closer: int) -> bool:
    """``static constexpr int n = std::min(``, ``static_assert(std::min(``, ``float sums[std::min(``,
    ``f<std::min(a, b)>``, ``constexpr int f(int n) { return std::min(``
    """
    words = [tokens.texts[at] for at in clause_before(tokens, index)]
    if not _CONSTANT.isdisjoint(words) or ("static" in words and "const" in words) or _is_bound(tokens, index):
        return True
    after = tokens.after(closer)
    if tokens.text_at(after) == ">" and template_opener(tokens, after) >= 0:
        return True
    return any("constexpr" in clause_words(tokens, brace) for brace in tokens.open_braces(index))


def _is_bound(tokens: Tokens, index: int) -> bool:
    """Whether a token is in the bound of a declared array: ``__shared__ float sums[4 * std::min(``."""
    at = index
    while (at := tokens.before(at)) >= 0 and tokens.texts[at] not in (";", "{", "}", "(", ")", "[", "]"):
        pass
    return tokens.text_at(at) == "[" and follows_type(tokens, tokens.before(at))
