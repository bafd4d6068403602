"""Names of variables that host code looks up in modules at run time."""

from __future__ import annotations

import re

_LOOKED_UP = re.compile(rb'\b(?:cu|hip)(?:da)?(?:Module|Library)Get(?:Global|TexRef)(?:_v2)?\s*\([^;"]*"(\w+)"')


def module_names(data: bytes) -> frozenset[str]:
    """The variables that a text looks up by literals: ``cuModuleGetGlobal(&at, &size, module, "weights")``."""
    return frozenset(name.decode() for name in _LOOKED_UP.findall(data)) if b"Get" in data else frozenset()
