"""HP235: case labels after a variable that the switch initializes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from itertools import takewhile

from hipport.code.calls import closer_of
from hipport.code.calls import template_closer
from hipport.code.case_labels import labels_in
from hipport.code.roles import follows_type
from hipport.context.context import Context
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens

_CLOSED = frozenset(("(", "[", "{"))
_BEFORE_BLOCK = frozenset((")", "else", "do"))
_VALUES = frozenset(("=", "(", "{"))
_ENDS = frozenset((",", ";"))
_AFTER_DECLARED = _VALUES | {",", ";", "["}
_NOT_INITIALIZED = frozenset("typedef using struct class union enum static __shared__ extern".split())
_NO_DECLARATIONS = frozenset(
    "return break continue goto throw delete new if else for while do switch case default asm __asm__ co_return".split()
)


@rule("HP235", "case-past-initialization", edits=True, words=(Subject.CUDA_FILE,))
def case_past_initialization(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A case label after the declaration of a variable that has an initializer.

    What it finds: in the code of a `case` without braces, a declaration with a value, where other labels follow.

    Why: nvcc accepts it in device code. C++ does not let a switch jump past an initialization: "cannot jump from switch
    statement to this case label".

    Example:
        __global__ void apply(float *p, int what) {
            switch (what) {
            case 0:
                float x = p[0];
                p[1] = x;
                break;
            default: p[1] = 0;
            }
        }

    Keep:
        __global__ void apply(float *p, int what) {
            switch (what) {
            case 0: { float x = p[0]; p[1] = x; break; }
            default: float x = 0; p[1] = x;
            }
        }

    Fix safety: safe: the code of the label gets braces. Where the code of a later label uses the variable, nothing is
    changed.

    Source: nvcc 13.0; hipcc of ROCm 7.2; the C++ standard, [stmt.dcl].
    """
    tokens = ctx.tokens
    if "switch" not in tokens.distinct or not is_cuda_file(ctx):
        return
    for switch in tokens.places("switch"):
        opener = tokens.after(switch)
        brace = tokens.after(closer_of(tokens, opener)) if tokens.text_at(opener) == "(" else -1
        end = tokens.brace_end(brace) if tokens.text_at(brace) == "{" else -1
        if end >= 0 and not ctx.is_settled(switch):
            yield from _of_switch(ctx, brace, end)


def _of_switch(ctx: Context, brace: int, end: int) -> Iterator[Edit | Diagnostic]:
    tokens = ctx.tokens
    labels = labels_in(tokens, brace)
    passed: set[int] = set()
    for (_, colon), (following, _) in pairwise(labels):
        found = [name for name in _declared(tokens, colon, following) if not ctx.not_taken(name.at)]
        if not any(name.has_value for name in found):
            continue
        names = {tokens.texts[name.at] for name in found}
        is_used = any(_is_used(tokens, name, range(following, end), brace) for name in names)
        same_arms = set(ctx.arms.enclosing(colon)) == set(ctx.arms.enclosing(following))
        if is_used or not same_arms:
            passed |= {name.at for name in found if name.has_value}
        else:
            yield Edit(tokens.end(colon), tokens.end(colon), " {", "HP235")
            yield _closing(ctx, following)
    for label, _ in labels:
        before = [at for at in sorted(passed) if at < label]
        if before:
            name = tokens.texts[before[-1]]
            line, _ = ctx.source.position(tokens.starts[before[-1]])
            yield ctx.diagnostic(
                "HP235",
                Severity.ERROR,
                label,
                f"the switch jumps past the initialization of {name} in line {line}",
                f"declare {name} before the switch",
                symbol=name,
            )


def _is_used(tokens: Tokens, name: str, later: range, switch: int) -> bool:
    """Whether the code of later labels has a name that a block of its own does not declare."""
    own: set[int] = set()  # the braces of blocks that declare it
    for at in tokens.places(name):
        if at not in later or tokens.text_at(tokens.before(at)) in QUALIFYING:
            continue
        blocks = list(takewhile(lambda brace: brace != switch, tokens.open_braces(at)))
        if blocks and follows_type(tokens, at) and tokens.text_at(tokens.after(at)) in _AFTER_DECLARED:
            own.add(blocks[0])
        elif own.isdisjoint(blocks):
            return True
    return False


def _closing(ctx: Context, label: int) -> Edit:
    """The brace before a label, on a line of its own where the label begins one."""
    at = ctx.tokens.starts[label]
    line = ctx.source.text.rfind("\n", 0, at) + 1
    indent = ctx.source.text[line:at]
    return Edit(at, at, "} " if indent.strip() else f"}}{ctx.source.newline}{indent}", "HP235")


@dataclass(frozen=True, slots=True)
class _Declared:
    """A name that is declared at a token, and whether it is given a value there."""

    at: int
    has_value: bool


def _declared(tokens: Tokens, colon: int, end: int) -> Iterator[_Declared]:
    """The names that the code of a label declares outside of its blocks: ``float x = p[0];``"""
    first = at = tokens.after(colon)
    while 0 <= at < end:
        text = tokens.texts[at]
        if text in _CLOSED:
            is_block = text == "{" and (at == first or tokens.text_at(tokens.before(at)) in _BEFORE_BLOCK)
            at = closer_of(tokens, at)
            if at < 0:
                return
            first = tokens.after(at) if is_block else first
        elif text == ";" or (text == ":" and tokens.before(at) == first):
            yield from _names(tokens, first, at)
            first = tokens.after(at)
        at = tokens.after(at)


def _names(tokens: Tokens, first: int, end: int) -> Iterator[_Declared]:
    """The names that a statement declares: ``const float x = 1, *y;``, ``Sum<float> sum(0);``"""
    if tokens.texts[first] in _NO_DECLARATIONS:
        return
    is_initialized = tokens.texts[first] not in _NOT_INITIALIZED
    words = 0
    at = first
    while 0 <= at < end:
        text, after = tokens.texts[at], tokens.after(at)
        if is_name(text):
            words += tokens.text_at(tokens.before(at)) != "::"
            follows = tokens.text_at(after)
            if words > 1 and follows in _AFTER_DECLARED:
                value = tokens.after(closer_of(tokens, after)) if follows == "[" else after
                if _is_called(tokens, value):
                    return
                yield _Declared(at, is_initialized and tokens.text_at(value) in _VALUES)
                at = _comma_after(tokens, after, end)
                continue
            closer = template_closer(tokens, after) if follows == "<" else -1
            after = tokens.after(closer) if closer >= 0 else after
        elif text not in ("*", "&", "::", "const"):
            return
        at = after


def _is_called(tokens: Tokens, value: int) -> bool:
    """Whether more follows what may be a value in brackets, so that a macro stands for the name and for them:
    ``scale LAUNCH(grid, block) (x, n);``
    """
    return tokens.texts[value] in ("(", "{") and tokens.text_at(tokens.after(closer_of(tokens, value))) not in _ENDS


def _comma_after(tokens: Tokens, at: int, end: int) -> int:
    """Index of the token after the next comma outside of brackets, ``end`` for none."""
    while 0 <= at < end and tokens.texts[at] != ",":
        at = tokens.after(closer_of(tokens, at) if tokens.texts[at] in _CLOSED else at)
    return tokens.after(at) if 0 <= at < end else end
