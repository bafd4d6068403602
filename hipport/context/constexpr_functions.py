"""constexpr functions that are marked for one side, and become functions for both in a port."""

from __future__ import annotations

import re
from functools import lru_cache

from hipport.code.declared_functions import DeclaredFunction
from hipport.code.statements import clause_start
from hipport.context.context import Context
from hipport.context.marked_functions import BOTH
from hipport.context.marked_functions import functions_by_key
from hipport.context.marked_functions import marks_of

WORD = "constexpr"
_OPTION = re.compile(r"-expt-relaxed-constexpr\b")


@lru_cache(maxsize=2)  # two rules ask, of the file and then of the output
def one_sided(ctx: Context) -> tuple[DeclaredFunction, ...]:
    """The functions that the other side may call by nvcc's option ``--expt-relaxed-constexpr``, and gets a mark for:
    ``__device__ constexpr int twice(int x) {``. None where the tree has build files and none of them has the option.
    """
    if WORD not in ctx.tokens.distinct:
        return ()
    lone = (group[0] for group in functions_by_key(ctx).values() if len(group) == 1)
    written = (each for each in lone if each.has_body and WORD in each.head and len(BOTH & each.head) == 1)
    found = tuple(
        each for each in written if marks_of(ctx, each) <= each.head
    )  # no macros, which may be for others too
    return found if found and ctx.survey.may_be_built_with(_OPTION, ctx.source.path) else ()


def becomes_for_both(ctx: Context, brace: int) -> bool:
    """Whether a ``{`` opens the body of one of these functions."""
    first = clause_start(ctx.tokens, brace)
    return any(first <= function.name < brace for function in one_sided(ctx))
