"""Macros of a project that HIP's own macros define: no build has to."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Mapping
from functools import lru_cache

from hipport.context.compiler_macros import as_hip
from hipport.context.compiler_macros import is_of_hip
from hipport.source.arms import Arms
from hipport.source.arms import include_guard
from hipport.source.conditions import macro_names
from hipport.source.conditions import value_of
from hipport.source.tokens import tokens_of


def is_defined_from_hip(macro: str, texts: Iterable[str]) -> bool:
    """Whether one of some texts has HIP's own macros define a macro."""
    return any(macro in text and macro in _defined_from_hip(text) for text in texts)


def value_from_hip(macro: str, texts: Iterable[str]) -> int | None:
    """The value that HIP's own macros give a macro in one of some texts, None where they do not tell it."""
    found = (_defined_from_hip(text).get(macro) for text in texts if macro in text)
    return next((value for value in found if value is not None), None)


def defines(macro: str, text: str) -> bool:
    """Whether a text has a ``#define`` of a macro."""
    return macro in text and re.search(rf"#[ \t]*define[ \t]+{macro}\b", text) is not None


@lru_cache(maxsize=256)
def _defined_from_hip(text: str) -> Mapping[str, int | None]:
    """The macros that a text defines for HIP's compiler, ``#if defined(__HIPCC__)`` with ``#define OWN_HIP 1``, or by
    HIP's macros, ``#define OWN_HIP defined(__HIPCC__)``, each with its value, None where either pass has another one.
    """
    tokens = tokens_of(text)
    arms = Arms(tokens)
    found: dict[str, int | None] = {}
    for line in tokens.directives:
        if line.name != "define":
            continue
        name = tokens.after(line.name_at)
        body = "".join(tokens.texts[name + 1 : line.end]).strip()
        around = [arm for arm in arms.enclosing(line.first) if include_guard(tokens, arm.chain) is None]
        asked = (*macro_names(body), *(asked for arm in around for asked in macro_names(arm.condition)))
        if any(map(is_of_hip, asked)):
            is_taken = all(arm.holds(as_hip) for arm in around)
            found[tokens.text_at(name)] = value_of(body or "1", as_hip) if is_taken else None
    return found
