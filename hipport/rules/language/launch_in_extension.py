"""HP252: launches that PyTorch's hipify takes apart wrongly."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from hipport.code.calls import Span
from hipport.code.launches import KernelLaunch
from hipport.context.context import Context
from hipport.context.extensions import is_built_with_pytorch
from hipport.context.launch_macro import LAMBDA
from hipport.context.launch_macro import LAMBDA_END
from hipport.context.launch_macro import as_macro
from hipport.context.launch_macro import has_all
from hipport.context.launch_macro import has_bare_comma
from hipport.context.launch_macro import is_in_expression
from hipport.context.launch_macro import macro_fits
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Edit
from hipport.source.lexer import TokenKind
from hipport.source.lexer import is_name
from hipport.source.lexer import kind
from hipport.source.tokens import Tokens

_BRACKETS = ("(", ")")


@rule("HP252", "launch-in-extension", edits=True, words=(Subject.LAUNCHES,))
def launch_in_extension(ctx: Context) -> Iterator[Edit]:
    """A kernel launch that PyTorch's hipify takes apart wrongly, in code that is built with PyTorch.

    What it finds: `CHECK(kernel<<<grid, block>>>(x))` and `if (n)kernel<<<...>>>(x)` without a blank before the kernel,
    launches that are a part of an expression, `c ? kernel<1><<<...>>>(x) : kernel<2><<<...>>>(x)`,
    `CHECK((kernel<<<...>>>(x)))`, launches of what is not a name, `kernels.wide<<<...>>>(x)`, `kernels[i]<<<...>>>(x)`,
    and such whose configuration has commas in other brackets than round ones, `<<<grid, tile<T, 8>::THREADS>>>`, a
    comparison or a shift to the left, a comment with a comma, or words that the kernel has too,
    `k<1, 2><<<1, 2>>>`; in files that include headers of PyTorch's, or where a build file has `CUDAExtension`,
    `torch.utils.cpp_extension` or `find_package(Torch)`.

    Why: PyTorch for ROCm has its hipify go over the sources of an extension, ported or not; projects that are built by
    CMake run it themselves, for the names of PyTorch's own headers. It writes `hipLaunchKernelGGL((` in front of every
    kernel, and takes for the kernel's name brackets right before it as well, and nothing but letters, brackets and
    `::`: "too few arguments provided to function-like macro invocation". That macro is a statement, which no expression
    may have: "expected expression". It puts `dim3()` around what is before the first commas, counts arguments with
    each `<` as a bracket, and replaces words wherever they are.

    Example:
        CHECK(fill<float, 4><<<grid, block>>>(x, n));
        is_wide ? fill<float, 4><<<grid, block>>>(x, n) : fill<float, 1><<<grid, block>>>(x, n);

    Keep:
        CHECK( fill<float, 4><<<grid, block>>>(x, n));

    Fix safety: safe: a blank; a lambda function around a launch in an expression, `[&] { kernel<<<...>>>(x); }()`; the
    macro of HIP that hipify means to write.

    Source: processKernelLaunches, add_dim3 and extract_arguments in torch/utils/hipify/hipify_python.py of PyTorch
    2.14, which was run.
    """
    tokens = ctx.tokens
    wrong = [
        launch
        for launch in ctx.launches.values()
        if launch is not None
        and has_all(launch)
        and (
            _comes_after_bracket(tokens, launch)
            or is_in_expression(tokens, launch)
            or not _is_named(tokens, launch)
            or _is_cut(tokens, launch)
        )
    ]
    if wrong and is_built_with_pytorch(ctx):
        for launch in wrong:
            yield from _for_hipify(tokens, launch, by_macro=ctx.options.launch == "macro")


def _for_hipify(tokens: Tokens, launch: KernelLaunch, *, by_macro: bool) -> Iterator[Edit]:
    """The edits of one launch; ``by_macro``: HP201 replaces those that the macro can replace."""
    fits, in_expression = macro_fits(tokens, launch), is_in_expression(tokens, launch)
    if by_macro and (fits or in_expression):
        return
    start, end = tokens.starts[launch.kernel.first], tokens.end(launch.end)
    if _is_cut(tokens, launch) or not _is_named(tokens, launch):
        yield from as_macro(tokens, launch, "HP252", in_lambda=not fits)
    elif in_expression:
        yield Edit(start, start, LAMBDA, "HP252")
        yield Edit(end, end, LAMBDA_END, "HP252")
    else:
        yield Edit(start, start, " ", "HP252")


def _comes_after_bracket(tokens: Tokens, launch: KernelLaunch) -> bool:
    """``CHECK(kernel<<<1, 64>>>(x))``, ``if (n)kernel<<<1, 64>>>(x);``"""
    return tokens.texts[launch.kernel.first - 1] in _BRACKETS


def _is_named(tokens: Tokens, launch: KernelLaunch) -> bool:
    """Whether a launch names its kernel: ``lib::kernel<float><<<`` does, ``kernels.wide<<<`` does not."""
    words = tokens.code(launch.kernel.first, launch.kernel.end)
    named = itertools.takewhile(lambda at: tokens.texts[at] != "<", words)
    return all(is_name(tokens.texts[at]) or tokens.texts[at] in ("::", "##") for at in named)


def _is_cut(tokens: Tokens, launch: KernelLaunch) -> bool:
    """Whether hipify takes a configuration apart elsewhere than C++: ``<<<n, tile<T, 8>::SIZE>>>``,
    ``<<<1, 1 << 8>>>``, ``k<1, 2><<<1, 2>>>``, ``k<<<grid, block, k_bytes>>>``
    """
    texts = tokens.texts
    config = texts[launch.opened + 1 : launch.closer]
    if any(
        kind(text) is TokenKind.COMMENT and (text[1] == "/" or not set("(,<>)").isdisjoint(text)) for text in config
    ):
        return True
    if any(has_bare_comma(tokens, span) or _has_comparison(tokens, span) for span in launch.config):
        return True
    first = launch.kernel.first
    kernel = "".join(texts[first : launch.opener]).rstrip()
    sizes = "".join(texts[launch.opened + 1 : launch.config[1].end])
    return sizes in kernel or texts[first - 1][-1:] + kernel in "".join(config)


def _has_comparison(tokens: Tokens, span: Span) -> bool:
    """Whether an argument has more ``<`` than ``>``: ``n < 3 ? 1 : 2``, ``1 << 8``"""
    text = "".join(tokens.texts[span.first : span.end]).replace("->", "")
    return text.count("<") > text.count(">")
