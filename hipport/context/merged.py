"""What names of CUDA are one name in HIP, and what to do with the second of two pieces of code that become one."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping

from hipport.code.case_labels import CaseLabel
from hipport.code.functions import FunctionDefinition
from hipport.context.context import Context
from hipport.context.own_functions import leave_out
from hipport.diagnostics import Edit
from hipport.source.arms import Arm
from hipport.source.lexer import is_blank
from hipport.source.tokens import Tokens


def hip_names(ctx: Context, kind: str) -> Mapping[str, str]:
    """The types (``type``) or enumerators (``enum``) of CUDA in a file, each with its name in HIP."""
    known = (use for use in ctx.names.api_uses if use.entry is not None and use.entry.row.kind == kind and use.renamed)
    return {use.name: use.entry.hip for use in known if use.entry and use.entry.hip}


def may_both_be_compiled(ctx: Context, one: int, other: int) -> bool:
    """Whether two tokens are not in two arms of one conditional, and neither is in code that somebody settled."""
    if ctx.is_settled(one) or ctx.is_settled(other):
        return False
    arms = {arm.chain: arm for arm in ctx.arms.enclosing(one)}
    return all(arms.get(arm.chain, arm) is arm for arm in ctx.arms.enclosing(other))


def left_out(ctx: Context, first: int, second: FunctionDefinition, code: str) -> tuple[Edit, ...]:
    """The edits that leave ``second`` out on AMD GPUs where the code at ``first`` is compiled; () where that is not
    certain, or where other code is on its lines.
    """
    around = set(ctx.arms.enclosing(second.first))
    missing = [_alternative(ctx, arm) for arm in ctx.arms.enclosing(first) if arm not in around]
    fix = leave_out(ctx, (second,), code)
    if fix is None or None in missing or any(second.first < line.first < second.end for line in ctx.tokens.directives):
        return ()
    opening, closing = fix.edits
    newline = ctx.source.newline
    condition = "".join(f" || !defined({name})" for name in missing)
    text = f"{opening.text.removesuffix(newline)}{condition}{newline}"
    return Edit(opening.start, opening.end, text, code), closing


def left_out_of_line(ctx: Context, label: CaseLabel, code: str) -> tuple[Edit, ...]:
    """The edits that leave out a label that is on a line with other code."""
    start, end, newline = ctx.tokens.starts[label.first], ctx.tokens.end(label.colon), ctx.source.newline
    opening = f"{newline}#if !defined(__HIP_PLATFORM_AMD__){newline}"
    return Edit(start, start, opening, code), Edit(end, end, f"{newline}#endif{newline}", code)


def _alternative(ctx: Context, arm: Arm) -> str | None:
    """The macro of HIP without which an arm is not compiled, for the only arm of an ``#ifdef`` on an include guard."""
    line = arm.directive
    name = ctx.tokens.text_at(ctx.tokens.after(line.name_at))
    row = ctx.header_guards.get(name)
    return row.hip or None if line.name == "ifdef" and row is not None and len(arm.chain.arms) == 1 else None


def same_code(ctx: Context, one: range, other: range) -> bool:
    """Whether two pieces of code, given by their tokens, are the same in the port but for comments."""
    names = {use.name: use.entry.hip for use in ctx.names.api_uses if use.entry is not None and use.renamed}
    return list(_ported(ctx.tokens, one, names)) == list(_ported(ctx.tokens, other, names))


def _ported(tokens: Tokens, piece: range, names: Mapping[str, str]) -> Iterator[str]:
    texts = (tokens.texts[index] for index in piece)
    return (names.get(text, text) for text in texts if not is_blank(text))
