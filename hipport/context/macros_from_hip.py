"""Macros of a project that HIP's own macros define: they are no switches of a build."""

from __future__ import annotations

from functools import lru_cache

from hipport.context.compiler_macros import is_of_hip
from hipport.context.context import Context
from hipport.source.arms import Arms
from hipport.source.conditions import macro_names
from hipport.source.tokens import tokens_of


def is_defined_from_hip(ctx: Context, macro: str) -> bool:
    """Whether the file, or another one of the tree that it sees, has HIP's own macros define a macro."""
    texts = map(ctx.survey.text_of, ctx.sources_of_types)
    return macro in _defined_from_hip(ctx.source.text) or any(
        macro in text and macro in _defined_from_hip(text) for text in texts
    )


@lru_cache(maxsize=256)
def _defined_from_hip(text: str) -> frozenset[str]:
    """The macros that a text defines for HIP's compiler, ``#if defined(__HIPCC__)`` with ``#define OWN_HIP 1``, or by
    HIP's macros, ``#define OWN_HIP defined(__HIPCC__)``.
    """
    tokens = tokens_of(text)
    arms = Arms(tokens)
    found: set[str] = set()
    for line in tokens.directives:
        if line.name == "define":
            name = tokens.after(line.name_at)
            asked = [asked for arm in arms.enclosing(line.first) for asked in macro_names(arm.condition)]
            if any(map(is_of_hip, (*asked, *tokens.texts[name + 1 : line.end]))):
                found.add(tokens.text_at(name))
    return frozenset(found)
