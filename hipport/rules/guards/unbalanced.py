"""HP904: conditionals that do not balance."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity


@rule("HP904", "unbalanced-conditional")
def unbalanced_conditional(ctx: Context) -> Iterator[Diagnostic]:
    """An #if without #endif, or the other way round.

    What it finds: `#else`, `#elif` and `#endif` without an `#if`, and conditionals that the file does not close.

    Why: from there on the arm of the code cannot be determined. Names are converted nevertheless.

    Example:
        #endif

    Keep:
        #if 1
        #endif

    Fix safety: no fix.

    Source: the C++ standard, [cpp.cond].
    """
    for unbalanced in ctx.arms.unbalanced:
        directive = unbalanced.directive
        yield ctx.diagnostic(
            "HP904",
            Severity.WARNING,
            directive.first,
            f"#{directive.name} without its counterpart in this file",
            "balance the conditional; files that are included in the middle of one cannot be checked for it",
            last=directive.end - 1,
        )
