"""Names of HIP's own headers that a project has for something of its own."""

from __future__ import annotations

from functools import lru_cache

from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.runtime_header import sees_hip
from hipport.project.names_of_hip import CALLED_BY_OTHERS
from hipport.project.names_of_hip import VARIABLE
from hipport.project.names_of_hip import defined_names_of_hip
from hipport.project.names_of_hip import own_names_of_hip
from hipport.project.programs import is_unit

#: Names for which the project's own is called otherwise.
RENAMED = CALLED_BY_OTHERS | {VARIABLE}


@lru_cache(maxsize=2)  # two rules ask, one after the other
def names_of_hip(ctx: Context) -> frozenset[str]:
    """Those that the file, or a header of the tree that it includes, defines, but for macros of the file."""
    headers = ctx.survey.with_headers(ctx.source.path)[1:]
    found = defined_names_of_hip(ctx.content) | ctx.survey.defined_names_of_hip(headers)
    return own_names_of_hip(found).difference(ctx.defined_macros)


def hidden_names(ctx: Context) -> frozenset[str]:
    """Those that a source includes HIP's runtime without, before all else; the project's are left as they are."""
    path = ctx.source.path
    if path.endswith(".c") or not is_unit(path) or not sees_hip(ctx) or is_of_hip(ctx):
        return frozenset()
    return names_of_hip(ctx) - RENAMED
