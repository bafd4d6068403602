"""HP297: ``++`` on a bool."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import opener_of
from hipport.code.declarations import Declarations
from hipport.code.declarations import levels_of
from hipport.code.operands import begin_of_member
from hipport.code.operands import is_dereferenced
from hipport.code.statements import begins_statement
from hipport.code.sure_names import is_sure
from hipport.context.context import Context
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.context.words import is_code
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens
from hipport.unit import Ask
from hipport.unit import Type
from hipport.unit import TypeKind

_BEFORE_OPERAND = frozenset(("else", "do", "return"))


@rule("HP297", "bool-increment", edits=True, words=("bool",))
def bool_increment(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """`++` on a variable of type bool.

    What it finds: `found++` and `++found` of variables, parameters, members and elements of arrays that the file
    declares as bool, in CUDA files and in headers that these include.

    Why: C++17, hipcc's default, does not allow it: "ISO C++17 does not allow incrementing expression of type bool".
    nvcc does in device code; its default for the host was C++14 before CUDA 12.

    Example:
        __global__ void any(const int *x, bool *all) { bool found = false; if (x[0]) found++; all[0] = found; }

    Keep:
        __global__ void count(const int *x, int *all) { int found = 0; if (x[0]) found++; all[0] = found; }

    Fix safety: safe. `found = true` is what it does. No fix where its value is used, and for members of other
    objects.

    Source: nvcc 13.0; clang of ROCm 7.2, -Wincrement-bool.
    """
    tokens = ctx.tokens
    if not (is_cuda_file(ctx) or ctx.survey.is_for_device(ctx.source.path)):
        return
    signs = [at for at in tokens.places("+") if tokens.texts[at + 1 : at + 2] == ["+"]]
    declarations = Declarations(tokens, {"bool"}) if signs else None
    for sign in signs:
        ends = _operand(tokens, sign)
        if ends is None or declarations is None or not is_code(ctx, sign) or ctx.is_settled(sign):
            continue
        first, name, last = ends
        declared = declarations.of(tokens.texts[name], name)
        if declared is None or declared.called or declared.index < 0 or is_dereferenced(tokens, first):
            continue
        if levels_of(tokens, declared) != (tokens.texts[last] == "]"):
            continue
        is_certain = is_sure(tokens, declared, name)
        if not is_certain and not _is_seen_as_bool(ctx, name):
            continue
        begin, end = min(first, sign), max(last, sign + 1)
        if is_certain and begins_statement(tokens, begin) and tokens.text_at(tokens.after(end)) == ";":
            text = ctx.source.text[tokens.starts[first] : tokens.end(last)]
            yield Edit(tokens.starts[begin], tokens.end(end), f"{text} = true", "HP297")
        else:
            yield ctx.diagnostic(
                "HP297",
                Severity.ERROR,
                name,
                f"++ on {tokens.texts[name]}, a bool: C++17 does not allow it",
                f"set {tokens.texts[name]} to true, and use its value apart",
                symbol=tokens.texts[name],
            )


def _is_seen_as_bool(ctx: Context, index: int) -> bool:
    """Whether the parser's view has a name as a bool, an array of these, or a pointer to one."""
    fact = ctx.ask(Ask.TYPE, index)
    return isinstance(fact, Type) and fact.kind is TypeKind.BOOL


def _operand(tokens: Tokens, sign: int) -> tuple[int, int, int] | None:
    """The first token, the name and the last token of what a ``++`` is applied to: ``this->found[i]++``, ``++found``"""
    last = tokens.before(sign)
    name = tokens.before(opener_of(tokens, last)) if tokens.text_at(last) == "]" else last
    if is_name(tokens.text_at(name)) and tokens.texts[name] not in _BEFORE_OPERAND:
        return begin_of_member(tokens, name), name, last
    name = tokens.after(sign + 1)
    is_alone = is_name(tokens.text_at(name)) and tokens.text_at(tokens.after(name)) in (";", ")", ",")
    return (name, name, name) if is_alone else None
