"""Names of variables that host code looks up in modules at run time."""

from __future__ import annotations

import re

from hipport.project.contents import Content

_LOOKED_UP = re.compile(rb'\b(?:cu|hip)(?:da)?(?:Module|Library)Get(?:Global|TexRef)(?:_v2)?\s*\([^;"]*"(\w+)"')


def module_names(content: Content) -> frozenset[str]:
    """The variables that a text looks up by literals: ``cuModuleGetGlobal(&at, &size, module, "weights")``."""
    return (
        frozenset(name.decode() for name in _LOOKED_UP.findall(content.data)) if b"Get" in content.data else frozenset()
    )
