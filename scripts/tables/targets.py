"""The HIP side: which names exist in the ROCm headers, as what, and what they stand for."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from collections.abc import Mapping

from scripts.tables.rules import loose_key
from scripts.tables.symbols import Declaration
from scripts.tables.symbols import Symbol

# What a CUDA name of some kind may become: a function may be a macro on the other side, an enumerator a constant.
_COMPATIBLE = {
    "function": ("function", "macro", "var", "method", "using"),
    "method": ("method", "function"),
    "type": ("type", "macro", "using"),
    "enum": ("enum", "macro", "var"),
    "macro": ("macro", "enum", "function", "var"),
    "var": ("var", "macro", "function", "type"),
    "using": ("using", "type", "function", "var"),
}
_STEM = re.compile(r"(?:HIPRTC_|hiprtc|HIP_|hip_|hip|miopen)(.*)")
_IDENTIFIER = re.compile(r"[A-Za-z_]\w*")
_CALL = re.compile(r"([A-Za-z_]\w*)\s*(?:\(.*)?")


class AmbiguousNameError(ValueError):
    """A loose match that fits several HIP names."""


class Targets:
    """The symbols of the ROCm header sets that one library maps to."""

    def __init__(self, table: Mapping[tuple[str, str], Symbol]) -> None:
        self._table = table
        self._loose: dict[tuple[str, str], set[str]] = defaultdict(set)
        for name, kind in table:
            stem = _STEM.match(name)
            if stem:
                self._loose[loose_key(stem[1]), kind].add(name)

    def find(self, name: str, kind: str) -> Symbol | None:
        """The HIP symbol of this name that a CUDA symbol of `kind` may become."""
        for compatible in _COMPATIBLE[kind]:
            found = self._table.get((name, compatible))
            if found is not None:
                return found
        return None

    def find_loose(self, stem: str, kind: str) -> Symbol | None:
        """The HIP symbol that differs from `stem` in prefix, case and underscores only.

        Raises AmbiguousNameError if several do; camel case (`hipX`) goes before upper case (`HIP_X`).
        """
        for compatible in _COMPATIBLE[kind]:
            names = self._loose.get((loose_key(stem), compatible), set())
            camel = {name for name in names if name.startswith("hip")}
            chosen = camel or names
            if len(chosen) > 1:
                raise AmbiguousNameError(f"{stem}: {', '.join(sorted(chosen))}")
            if chosen:
                return self._table[next(iter(chosen)), compatible]
        return None

    def function(self, symbol: Symbol) -> Symbol | None:
        """The function behind a symbol, which may be a macro that renames or calls it."""
        seen: set[str] = set()
        while symbol.kind in ("macro", "using") and symbol.name not in seen:
            seen.add(symbol.name)
            call = _CALL.fullmatch(symbol.declarations[0].macro_body)
            behind = call and (self._table.get((call[1], "function")) or self._table.get((call[1], "macro")))
            if not behind:
                return None
            symbol = behind
        return symbol if symbol.kind in ("function", "method") else None

    def type_names(self, name: str) -> list[str]:
        """A type's name and the names that it stands for: typedef, macro, struct or enum tag, in this order."""
        names = [name]
        for current in names:
            symbol = self._table.get((current, "type"))
            behind = [d.underlying.rstrip(" *") for d in symbol.declarations] if symbol else []
            macro = self._table.get((current, "macro"))
            behind += [macro.declarations[0].macro_body] if macro else []
            names.extend(b for b in behind if _IDENTIFIER.fullmatch(b) and b not in names)
        return names

    def tag(self, name: str) -> str | None:
        """The struct, union or enum tag behind a type name."""
        for candidate in self.type_names(name):
            symbol = self._table.get((candidate, "type"))
            if symbol and any(d.kind != "typedef" for d in symbol.declarations):
                return candidate
        return None

    def tag_kinds(self, name: str) -> list[str]:
        """As what a name is a tag: ``struct``, ``union``, ``enum``; nothing where it is only a typedef or a macro."""
        symbol = self._table.get((name, "type"))
        return [d.kind for d in symbol.declarations if d.kind in ("struct", "union", "enum")] if symbol else []

    def field(self, types: list[str], field: str) -> str | None:
        """The full name of a field in the first of these types that has it."""
        for name in types:
            if (f"{name}::{field}", "field") in self._table:
                return f"{name}::{field}"
        return None

    def enums(self) -> dict[str, dict[str, int]]:
        """Enumerators and their values by enum."""
        return enums(self._table.values())


def enums(symbols: Iterable[Symbol]) -> dict[str, dict[str, int]]:
    """Enumerators and their values by enum; enumerators of an enum without a name are under the empty name."""
    found: dict[str, dict[str, int]] = defaultdict(dict)
    for symbol in symbols:
        for declaration in enumerators(symbol):
            found[declaration.details["enum"]][symbol.name] = declaration.details["val"]
    return dict(found)


def enumerators(symbol: Symbol) -> list[Declaration]:
    return [declaration for declaration in symbol.declarations if declaration.kind == "enumerator"]
