"""HP201, HP202, HP215, HP252: kernel launches."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from hipport.code.calls import Span
from hipport.code.launches import KernelLaunch
from hipport.code.launches import configuration_macros
from hipport.code.statements import begins_statement
from hipport.context.context import Context
from hipport.context.extensions import is_built_with_pytorch
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.lexer import TokenKind
from hipport.source.lexer import is_name
from hipport.source.lexer import kind
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens

_BRACKETS = ("(", ")")


@rule("HP201", "kernel-launch", edits=True, words=(Subject.LAUNCHES,))
def kernel_launch(ctx: Context) -> Iterator[Edit]:
    """A kernel launch in triple angle brackets, where `--launch macro` is asked for.

    What it finds: launches, also of template kernels, over several lines and in macro bodies.

    Why: HIP compiles `<<<>>>` as it is, which is the default here. The macro is for code that must also compile without
    HIP's language extension.

    Example: --launch macro
        scale<float, 4><<<grid, block, 0, stream>>>(x, n);

    Keep:
        scale<<<grid, block>>>(x, n);

    Fix safety: safe. Grid and block are wrapped in dim3(), a missing shared-memory size and stream become 0.

    Source: hip/amd_detail/amd_hip_runtime.h of ROCm 7.2 (hipLaunchKernelGGL, HIP_KERNEL_NAME).
    """
    if ctx.options.launch == "macro":
        for launch in ctx.launches.values():
            if launch is not None and _is_portable(ctx, launch) and not ctx.written_for_hip(launch.opener):
                yield from _as_macro(ctx, launch, "HP201")


def _has_all(launch: KernelLaunch) -> bool:
    """Whether a launch has a grid and a block, and nothing else except shared memory and a stream."""
    return 2 <= len(launch.config) <= 4


def _is_portable(ctx: Context, launch: KernelLaunch) -> bool:
    """Whether the macro can replace a launch: the macro is a statement (``do { } while (0)``), so the launch has to be
    one.
    """
    if not _has_all(launch):
        return False
    tokens = ctx.tokens
    before = tokens.before(launch.kernel.first)
    line = tokens.directive_at(launch.opener)
    begins = begins_statement(tokens, launch.kernel.first) or (line is not None and _is_macro_head(ctx, line, before))
    ends = tokens.text_at(tokens.after(launch.end)) in (";", "}", "")
    return begins and ends


def _is_macro_head(ctx: Context, line: Directive, index: int) -> bool:
    """Whether a token is the last one before a macro's body: the macro's name, or the ``)`` of its parameters."""
    name = ctx.tokens.after(line.name_at)
    return line.name == "define" and (index == name or ctx.tokens.text_at(index) == ")")


def _as_macro(ctx: Context, launch: KernelLaunch, code: str) -> Iterator[Edit]:
    """The edits from ``k<<<grid, block>>>(x)`` to ``hipLaunchKernelGGL(k, dim3(grid), dim3(block), 0, 0, x)``, which
    touch only the punctuation, so that comments and line breaks between the arguments stay.
    """
    tokens = ctx.tokens
    starts = tokens.starts
    templated = ">" in tokens.texts[launch.kernel.first : launch.kernel.end]
    start, end = starts[launch.kernel.first], starts[launch.kernel.end]
    yield Edit(start, start, "hipLaunchKernelGGL(" + ("HIP_KERNEL_NAME(" if templated else ""), code)
    if templated:
        yield Edit(end, end, ")", code)
    for number, span in enumerate(launch.config):
        separator = launch.opened if number == 0 else tokens.before(span.first)
        yield Edit(*_with_blanks(ctx, separator), "," if _breaks_line(ctx, separator) else ", ", code)
        opener = "dim3(" if number < 2 else "(" if _has_bare_comma(ctx, span) else ""
        if opener:
            yield Edit(starts[span.first], starts[span.first], opener, code)
            yield Edit(starts[span.end], starts[span.end], ")", code)
    filling = {2: ", 0, 0", 3: ", 0", 4: ""}[len(launch.config)]
    yield Edit(_without_blanks(ctx, launch.closed), tokens.end(launch.closed), filling, code)
    for first, last in ((launch.opener, launch.opened), (launch.closer, launch.closed)):
        if first != last:
            yield _without_pair(ctx, first, code)
    has_arguments = tokens.after(launch.parenthesis) != launch.end
    text = "" if not has_arguments else "," if _breaks_line(ctx, launch.parenthesis) else ", "
    yield Edit(*_with_blanks(ctx, launch.parenthesis), text, code)


def _without_pair(ctx: Context, first: int, code: str) -> Edit:
    """Delete the first two of three angle brackets that have blanks before the third."""
    return Edit(_without_blanks(ctx, first), ctx.tokens.end(first + 1), "", code)


def _breaks_line(ctx: Context, index: int) -> bool:
    """Whether a token is the last one of its line, which a splice may continue."""
    blank, beyond = ctx.tokens.texts[index + 1], ctx.tokens.texts[index + 2 : index + 3]
    return blank.isspace() and ("\n" in blank or (bool(beyond) and kind(beyond[0]) is TokenKind.SPLICE))


def _is_inner_blank(text: str) -> bool:
    """Whether a token is blanks that do not end a line."""
    return text.isspace() and "\n" not in text


def _without_blanks(ctx: Context, index: int) -> int:
    """Offset of a token, or of the blanks before it on its line where it has some."""
    blank = index - 1
    return ctx.tokens.starts[blank if _is_inner_blank(ctx.tokens.texts[blank]) else index]


def _with_blanks(ctx: Context, index: int) -> tuple[int, int]:
    """Start and end of a token with the blanks around it; blanks at the end of the line stay."""
    beyond = index + 1
    take = _is_inner_blank(ctx.tokens.texts[beyond]) and not _breaks_line(ctx, index)
    return _without_blanks(ctx, index), ctx.tokens.end(beyond if take else index)


def _has_bare_comma(ctx: Context, span: Span) -> bool:
    """Whether an argument has a comma that parentheses do not hide from the preprocessor."""
    depth = 0
    for text in ctx.tokens.texts[span.first : span.end]:
        depth += (text == "(") - (text == ")")
        if text == "," and depth == 0:
            return True
    return False


@rule("HP202", "unclear-launch", words=(Subject.LAUNCHES,))
def unclear_launch(ctx: Context) -> Iterator[Diagnostic]:
    """Triple angle brackets that cannot be read as a launch with certainty.

    What it finds: `<<<`, or `<< <`, without a matching `>>>(`, with an empty configuration, or divided by the
    preprocessor; not a macro that is a whole configuration, `#define GRID(a, b) <<<a, b>>>`. With
    `--launch macro`, such macros and launches inside an expression too, where the macro is not possible.

    Why: the text is left unchanged. HIP compiles a well-formed launch as it is, so this matters with `--launch macro`,
    or where a macro has only a part of a launch. With blanks in the brackets the launch does not compile.

    Example:
        #define LAUNCH kernel<<<grid, block

    Keep:
        kernel<<<grid, block>>>(x);

    Fix safety: no fix.

    Source: the launch syntax of CUDA C++.
    """
    in_macro = ctx.options.launch == "macro"
    whole = () if in_macro else {macro.opener for macro in configuration_macros(ctx.tokens).values()}
    for opener, launch in ctx.launches.items():
        unclear = launch is None and opener not in whole and ctx.tokens.text_at(ctx.tokens.before(opener)) != "operator"
        odd = launch is not None and not _has_all(launch)
        left = in_macro and launch is not None and not _is_portable(ctx, launch)
        if not (unclear or odd or left) or ctx.written_for_hip(opener):
            continue
        if (unclear or odd) and ctx.tokens.texts[opener] != "<<<":
            yield ctx.diagnostic(
                "HP202",
                Severity.ERROR,
                opener,
                "this launch was left unchanged: it cannot be read with certainty, and clang reads << < as a shift",
                "write <<< and >>> without blanks, and the whole launch in one place",
            )
        else:
            yield ctx.diagnostic(
                "HP202",
                Severity.WARNING if in_macro else Severity.INFO,
                opener,
                "this launch was left unchanged: it cannot be read with certainty, or is part of an expression",
                "check that it compiles as HIP, or write the whole launch in one place",
            )


@rule("HP215", "spaced-launch", edits=True, words=(Subject.LAUNCHES,))
def spaced_launch(ctx: Context) -> Iterator[Edit]:
    """A kernel launch with blanks inside its angle brackets.

    What it finds: `<< <` and `>> >` around the configuration of a launch, as some formatters write them, also over
    several lines and in macro bodies.

    Why: nvcc reads them as `<<<` and `>>>`. clang reads them as shifts, and the launch does not compile.

    Example:
        scale << <grid, block >> > (x, n);

    Keep:
        bool inside = low << shift < value && value >> shift > low;

    Fix safety: safe. The blanks are removed; comments between the brackets stay, before them. With `--launch macro` the
    launch becomes the macro, as any other.

    Source: the launch syntax of CUDA C++ and of clang's HIP support.
    """
    for launch in ctx.launches.values():
        if launch is None or not _has_all(launch) or ctx.written_for_hip(launch.opener):
            continue
        if ctx.options.launch == "macro" and _is_portable(ctx, launch):
            continue
        yield from _joined(ctx, launch.opener, launch.opened, "<<<")
        yield from _joined(ctx, launch.closer, launch.closed, ">>>")


def _joined(ctx: Context, first: int, last: int, brackets: str) -> Iterator[Edit]:
    """The edits that make one token of ``<< <``; comments and line breaks between the brackets stay before it."""
    starts, end = ctx.tokens.starts, ctx.tokens.end(last)
    if "".join(ctx.tokens.texts[first + 2 : last]).strip(" \t"):
        yield _without_pair(ctx, first, "HP215")
        yield Edit(starts[last], end, brackets, "HP215")
    elif first != last:
        yield Edit(starts[first], end, brackets, "HP215")


@rule("HP252", "launch-in-extension", edits=True, words=(Subject.LAUNCHES,))
def launch_in_extension(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A kernel launch that PyTorch's hipify takes apart wrongly, in code that is built with PyTorch.

    What it finds: `CHECK(kernel<<<grid, block>>>(x))` and `if (n)kernel<<<...>>>(x)` without a blank before the kernel,
    launches in brackets of their own, `CHECK((kernel<<<...>>>(x)))`, launches of what is not a name,
    `kernels.wide<<<...>>>(x)`, `kernels[i]<<<...>>>(x)`, and such whose configuration has commas in other brackets than
    round ones, `<<<grid, tile<T, 8>::THREADS>>>`, a comparison or a shift to the left, a comment with a comma, or words
    that the kernel has too, `k<1, 2><<<1, 2>>>`; in files that include headers of PyTorch's, or where a build file has
    `CUDAExtension`, `torch.utils.cpp_extension` or `find_package(Torch)`.

    Why: PyTorch for ROCm has its hipify go over the sources of an extension, ported or not; projects that are built by
    CMake run it themselves, for the names of PyTorch's own headers. It takes brackets right before a kernel's name for
    a part of the name, and nothing but letters, brackets and `::`, and writes `hipLaunchKernelGGL((` in front of them:
    "too few arguments provided to function-like macro invocation". That macro is a statement, which no brackets may be
    around. It puts `dim3()` around what is before the first commas, counts arguments with each `<` as a bracket, and
    replaces words wherever they are.

    Example:
        CHECK(fill<float, 4><<<grid, block>>>(x, n));

    Keep:
        CHECK( fill<float, 4><<<grid, block>>>(x, n));

    Fix safety: safe: a blank, or the macro of HIP that hipify means to write. No fix for a launch in brackets of its
    own, and for others than the first that are a part of an expression.

    Source: processKernelLaunches, add_dim3 and extract_arguments in torch/utils/hipify/hipify_python.py of PyTorch
    2.14, which was run.
    """
    tokens = ctx.tokens
    launches = [launch for launch in ctx.launches.values() if launch is not None]
    wrong = [
        launch
        for launch in launches
        if _comes_after_bracket(tokens, launch) or not _is_named(tokens, launch) or _is_cut(ctx, launch)
    ]
    if not wrong or not is_built_with_pytorch(ctx):
        return
    for launch in wrong:
        first = launch.kernel.first
        bracket = tokens.before(first)
        in_own = tokens.text_at(bracket) == "(" and not is_name(tokens.text_at(tokens.before(bracket)))
        needs_macro = not _is_named(tokens, launch) or _is_cut(ctx, launch)
        if in_own or (needs_macro and not _is_portable(ctx, launch)):
            yield ctx.diagnostic(
                "HP252",
                Severity.ERROR,
                first,
                "PyTorch's hipify makes a statement of this launch, which does not compile in brackets of its own"
                if in_own
                else "PyTorch's hipify takes only the end of this for the kernel's name"
                if not _is_named(tokens, launch)
                else "PyTorch's hipify takes the grid and the block of this launch apart at the wrong places",
                "write a function around the launch, and call it here",
                last=launch.kernel.end - 1,
            )
        elif needs_macro:
            if ctx.options.launch != "macro":
                yield from _as_macro(ctx, launch, "HP252")
        elif bracket == first - 1:
            yield Edit(tokens.starts[first], tokens.starts[first], " ", "HP252")


def _comes_after_bracket(tokens: Tokens, launch: KernelLaunch) -> bool:
    return tokens.text_at(tokens.before(launch.kernel.first)) in _BRACKETS


def _is_named(tokens: Tokens, launch: KernelLaunch) -> bool:
    """Whether a launch names its kernel: ``lib::kernel<float><<<`` does, ``kernels.wide<<<`` does not."""
    words = tokens.code(launch.kernel.first, launch.kernel.end)
    named = itertools.takewhile(lambda at: tokens.texts[at] != "<", words)
    return all(is_name(tokens.texts[at]) or tokens.texts[at] in ("::", "##") for at in named)


def _is_cut(ctx: Context, launch: KernelLaunch) -> bool:
    """Whether hipify takes a configuration apart elsewhere than C++: ``<<<n, tile<T, 8>::SIZE>>>``,
    ``<<<1, 1 << 8>>>``, ``k<1, 2><<<1, 2>>>``, ``k<<<grid, block, k_bytes>>>``
    """
    if len(launch.config) < 2:
        return False
    texts = ctx.tokens.texts
    config = texts[launch.opened + 1 : launch.closer]
    if any(
        kind(text) is TokenKind.COMMENT and (text[1] == "/" or not set("(,<>)").isdisjoint(text)) for text in config
    ):
        return True
    if any(_has_bare_comma(ctx, span) or _has_comparison(ctx.tokens, span) for span in launch.config):
        return True
    first = launch.kernel.first
    kernel = "".join(texts[first : launch.opener]).rstrip()
    sizes = "".join(texts[launch.opened + 1 : launch.config[1].end])
    return sizes in kernel or texts[first - 1][-1:] + kernel in "".join(config)


def _has_comparison(tokens: Tokens, span: Span) -> bool:
    """Whether an argument has more ``<`` than ``>``: ``n < 3 ? 1 : 2``, ``1 << 8``"""
    text = "".join(tokens.texts[span.first : span.end]).replace("->", "")
    return text.count("<") > text.count(">")
