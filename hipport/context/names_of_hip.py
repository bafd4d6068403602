"""Names of HIP's own headers that a project has for something of its own."""

from __future__ import annotations

from functools import lru_cache

from hipport.context.context import Context
from hipport.project.names_of_hip import defined_names_of_hip
from hipport.project.names_of_hip import own_names_of_hip


@lru_cache(maxsize=2)  # two rules ask, one after the other
def names_of_hip(ctx: Context) -> frozenset[str]:
    """Those that the file, or a header of the tree that it includes, defines, but for macros of the file."""
    headers = ctx.survey.with_headers(ctx.source.path)[1:]
    found = defined_names_of_hip(ctx.content) | ctx.survey.defined_names_of_hip(headers)
    return own_names_of_hip(found).difference(ctx.defined_macros)
