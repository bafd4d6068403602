"""Packages whose names are imported when somebody asks for them, so that a part of a package does not wait for all."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any


def attributes_of(package: str, home: str) -> Callable[[str], Any]:
    """The ``__getattr__`` of a package whose names are those of the module ``home``.

    Modules of the package are attributes too. What it gives raises AttributeError for any other name.
    """

    def attribute(name: str) -> Any:
        if name.startswith("_") and name not in ("__all__", "__version__"):
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        if find_spec(f"{package}.{name}"):
            return import_module(f"{package}.{name}")
        public = import_module(home)
        if name != "__all__" and name not in public.__all__:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(public, name)

    return attribute
