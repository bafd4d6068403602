"""Launches by HIP's macro, ``hipLaunchKernelGGL``: where it may stand, and the edits that write it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from hipport.code.calls import HEADS
from hipport.code.calls import Span
from hipport.code.launches import KernelLaunch
from hipport.code.statements import begins_statement
from hipport.code.statements import clause_before
from hipport.diagnostics import Edit
from hipport.source.lexer import TokenKind
from hipport.source.lexer import is_name
from hipport.source.lexer import kind
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens

LAMBDA, LAMBDA_END = "[&] { ", "; }()"

_NO_CALLS = HEADS | {"return"}
_REACH = 256  # tokens from a launch back to the bracket around it, at most


def has_all(launch: KernelLaunch) -> bool:
    """Whether a launch has a grid and a block, and nothing else except shared memory and a stream."""
    return 2 <= len(launch.config) <= 4


def macro_fits(tokens: Tokens, launch: KernelLaunch) -> bool:
    """Whether the macro can replace a launch: the macro is a statement (``do { } while (0)``), so the launch has to be
    one.
    """
    ends = tokens.text_at(tokens.after(launch.end)) in (";", "}", "")
    return has_all(launch) and ends and _begins_as_statement(tokens, launch)


def is_in_expression(tokens: Tokens, launch: KernelLaunch) -> bool:
    """``n ? k<1><<<1, 64>>>(x) : k<2><<<1, 64>>>(x);``, ``CHECK((k<<<1, 64>>>(x)));``

    Not a whole argument, which a macro may make a statement of, ``CHECK(k<<<1, 64>>>(x))``; nor the body of a macro.
    """
    if macro_fits(tokens, launch):
        return False
    line, after = tokens.directive_at(launch.opener), tokens.after(launch.end)
    if line is not None and tokens.directive_at(after) is not line and _begins_as_statement(tokens, launch):
        return False
    first = launch.kernel.first
    is_whole = tokens.text_at(tokens.before(first)) in ("(", ",") and tokens.text_at(after) in (",", ")")
    return not (is_whole and _is_in_call(tokens, first))


def _is_in_call(tokens: Tokens, index: int) -> bool:
    """Whether the innermost brackets around a token are those of a call: ``CHECK(..)`` has them, ``CHECK((..))``,
    ``return (..)`` and the head of a loop do not; nor a bracket that is far away.
    """
    inner = 0
    for at in islice(clause_before(tokens, index), _REACH):
        text = tokens.texts[at]
        inner += (text == ")") - (text == "(")
        if inner < 0:
            name = tokens.text_at(tokens.before(at))
            return is_name(name) and name not in _NO_CALLS
    return False


def _begins_as_statement(tokens: Tokens, launch: KernelLaunch) -> bool:
    """Whether a statement or the body of a macro begins with a launch."""
    first = launch.kernel.first
    line = tokens.directive_at(launch.opener)
    return begins_statement(tokens, first) or (line is not None and _is_head(tokens, line, tokens.before(first)))


def _is_head(tokens: Tokens, line: Directive, index: int) -> bool:
    """Whether a token is the last one before a macro's body: the macro's name, or the ``)`` of its parameters."""
    return line.name == "define" and (index == tokens.after(line.name_at) or tokens.text_at(index) == ")")


def as_macro(tokens: Tokens, launch: KernelLaunch, code: str, *, in_lambda: bool) -> Iterator[Edit]:
    """The edits from ``k<<<grid, block>>>(x)`` to ``hipLaunchKernelGGL(k, dim3(grid), dim3(block), 0, 0, x)``, which
    touch only the punctuation, so that comments and line breaks between the arguments stay. ``in_lambda``
    puts a lambda function around it, so that it can be a part of an expression.
    """
    starts = tokens.starts
    templated = ">" in tokens.texts[launch.kernel.first : launch.kernel.end]
    start, end = starts[launch.kernel.first], starts[launch.kernel.end]
    yield Edit(
        start,
        start,
        (LAMBDA if in_lambda else "") + "hipLaunchKernelGGL(" + ("HIP_KERNEL_NAME(" if templated else ""),
        code,
    )
    if templated:
        yield Edit(end, end, ")", code)
    for number, span in enumerate(launch.config):
        separator = launch.opened if number == 0 else tokens.before(span.first)
        yield Edit(*_with_blanks(tokens, separator), "," if _breaks_line(tokens, separator) else ", ", code)
        opener = "dim3(" if number < 2 else "(" if has_bare_comma(tokens, span) else ""
        if opener:
            yield Edit(starts[span.first], starts[span.first], opener, code)
            yield Edit(starts[span.end], starts[span.end], ")", code)
    filling = {2: ", 0, 0", 3: ", 0", 4: ""}[len(launch.config)]
    yield Edit(_without_blanks(tokens, launch.closed), tokens.end(launch.closed), filling, code)
    for first, last in ((launch.opener, launch.opened), (launch.closer, launch.closed)):
        if first != last:
            yield without_pair(tokens, first, code)
    has_arguments = tokens.after(launch.parenthesis) != launch.end
    text = "" if not has_arguments else "," if _breaks_line(tokens, launch.parenthesis) else ", "
    yield Edit(*_with_blanks(tokens, launch.parenthesis), text, code)
    if in_lambda:
        yield Edit(tokens.end(launch.end), tokens.end(launch.end), LAMBDA_END, code)


def without_pair(tokens: Tokens, first: int, code: str) -> Edit:
    """Delete the first two of three angle brackets that have blanks before the third."""
    return Edit(_without_blanks(tokens, first), tokens.end(first + 1), "", code)


def _breaks_line(tokens: Tokens, index: int) -> bool:
    """Whether a token is the last one of its line, which a splice may continue."""
    blank, beyond = tokens.texts[index + 1], tokens.texts[index + 2 : index + 3]
    return blank.isspace() and ("\n" in blank or (bool(beyond) and kind(beyond[0]) is TokenKind.SPLICE))


def _is_inner_blank(text: str) -> bool:
    """Whether a token is blanks that do not end a line."""
    return text.isspace() and "\n" not in text


def _without_blanks(tokens: Tokens, index: int) -> int:
    """Offset of a token, or of the blanks before it on its line where it has some."""
    blank = index - 1
    return tokens.starts[blank if _is_inner_blank(tokens.texts[blank]) else index]


def _with_blanks(tokens: Tokens, index: int) -> tuple[int, int]:
    """Start and end of a token with the blanks around it; blanks at the end of the line stay."""
    beyond = index + 1
    take = _is_inner_blank(tokens.texts[beyond]) and not _breaks_line(tokens, index)
    return _without_blanks(tokens, index), tokens.end(beyond if take else index)


def has_bare_comma(tokens: Tokens, span: Span) -> bool:
    """Whether an argument has a comma that parentheses do not hide from the preprocessor."""
    depth = 0
    for text in tokens.texts[span.first : span.end]:
        depth += (text == "(") - (text == ")")
        if text == "," and depth == 0:
            return True
    return False
