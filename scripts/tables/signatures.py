"""Whether a call that is right for CUDA is right for the HIP function, and what must change where it is not."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cache

from scripts.tables.symbols import Parameter
from scripts.tables.symbols import Signature
from scripts.tables.symbols import Symbol

_WORD = re.compile(r"[A-Za-z_]\w*")
_FIXED_WIDTH = (
    (re.compile(r"\b(?:struct|enum|union|class|std::)\s*|\b(?:__restrict(?:__)?|restrict)\b"), ""),
    (re.compile(r"\b(?:unsigned long long|unsigned long|size_t|uint64_t|cuuint64_t)\b"), "u64"),
    (re.compile(r"\b(?:long long|long|int64_t|ptrdiff_t)\b"), "s64"),
    (re.compile(r"\b(?:unsigned int|uint32_t|cuuint32_t)\b"), "u32"),
    (re.compile(r"\b(?:unsigned char|uint8_t)\b"), "u8"),
    (re.compile(r"\b(?:unsigned short|uint16_t)\b"), "u16"),
    (re.compile(r"\bunsigned\b"), "u32"),
    (re.compile(r"\bint32_t\b"), "int"),
    (re.compile(r"\[\w*\]"), "*"),
)
#: Names of integer types as the language's own on the systems that HIP is for: of one width, they are not one type.
_EXACT = {
    "size_t": "unsigned long",
    "uint64_t": "unsigned long",
    "cuuint64_t": "unsigned long",
    "int64_t": "long",
    "ptrdiff_t": "long",
    "uint32_t": "unsigned int",
    "cuuint32_t": "unsigned int",
    "int32_t": "int",
}
_TAG_WORDS = re.compile(r"\b(?:struct|enum|union|class)\s+|\bstd::|\b__restrict(?:__)?\b")
_ALONE = re.compile(r"\bunsigned\b(?! (?:int|long|short|char)\b)")
_NUMBERS = {"u64", "s64", "u32", "int", "u16", "u8", "float", "double"}


class Difference(IntEnum):
    """How two parameters differ, the harmless first."""

    NONE = 0
    CONST = 1
    NUMBER = 2  # a number of another type, or an enum against an integer or enum of the same width
    VOID = 3  # a pointer becomes void*
    SIZE = 4
    TYPE = 5
    INDIRECTION = 6

    @property
    def compiles(self) -> bool:
        return self <= Difference.VOID


@dataclass(frozen=True, slots=True)
class Fit:
    """How a CUDA function's calls fit a HIP function.

    `difference` says in plain words what differs, empty when calls fit as they are. `sometimes`: calls that leave out
    optional arguments fit as they are.
    """

    difference: str = ""
    sometimes: bool = False

    @property
    def fits(self) -> bool:
        return not self.difference


class Types:
    """Compares CUDA and HIP types with the help of the pairs found so far."""

    def __init__(self, pairs: Mapping[str, str], hip_types: Iterable[Symbol]) -> None:
        self._pairs = pairs
        self._root: dict[str, str] = {}
        self._canonical: dict[str, str] = {}
        for symbol in hip_types:
            self._learn(symbol)
        self.normal = cache(self._normal)

    def _learn(self, symbol: Symbol) -> None:
        named = {d.underlying or (d.macro_body if _is_type_macro(symbol) else "") for d in symbol.declarations}
        if len(named) == 1 and _WORD.fullmatch(only := named.pop()):  # of several, one is float and another double
            self._root[self._find(symbol.name)] = self._find(only)
        for declaration in symbol.declarations:
            if declaration.kind == "typedef" and "::" not in symbol.name:
                self._canonical.setdefault(symbol.name, declaration.details["can"])

    def _find(self, name: str) -> str:
        while name in self._root and self._root[name] != name:
            name = self._root[name]
        return name

    def _normal(self, type_: str) -> str:
        for pattern, replacement in _FIXED_WIDTH:
            type_ = pattern.sub(replacement, type_)
        type_ = _WORD.sub(lambda word: self._find(word[0]), type_)
        return re.sub(r"^const (\w+(?:::\w+)*)", r"\1 const", " ".join(type_.split())).replace(" ", "")

    def _to_hip(self, type_: str) -> str:
        return _WORD.sub(lambda word: self._pairs.get(word[0], word[0]), type_)

    def _expand(self, type_: str) -> str:
        return _WORD.sub(lambda word: self._canonical.get(word[0], word[0]), type_)

    def are_same(self, cuda: Parameter, hip: Parameter) -> bool:
        """Whether both parameters give a function the same type, once CUDA's names are HIP's."""
        renamed = self._to_hip(cuda.type)
        ours = {self._exact(t) for t in (renamed, self._to_hip(cuda.canonical))}
        return not ours.isdisjoint({self._exact(t) for t in (hip.type, hip.canonical)})

    def _exact(self, type_: str) -> str:
        """A type as it counts in a function's type: ``const struct T *const x[]`` is ``Tconst*const*``."""
        of_value = type_ if re.search(r"[*&\[]", type_) else re.sub(r"\bconst\b", "", type_)
        plain = _WORD.sub(lambda word: self._find(word[0]), self._expand(_TAG_WORDS.sub("", of_value)))
        plain = _WORD.sub(lambda word: _EXACT.get(word[0], word[0]), plain)
        plain = _ALONE.sub("unsigned int", re.sub(r"\b(long|short) int\b", r"\1", plain))
        plain = re.sub(r"\[\w*\]", "*", " ".join(plain.split()))
        east = re.sub(r"^const ((?:unsigned )?\w+(?:(?<=long) long)?(?:::\w+)*)", r"\1 const", plain)
        return east.removesuffix("const").replace(" ", "")  # that of the parameter itself does not count

    def difference(self, cuda: Parameter, hip: Parameter) -> Difference:
        """How the HIP parameter differs from the CUDA parameter."""
        renamed = self._to_hip(cuda.type)
        ours = {self.normal(t) for t in (renamed, self._to_hip(cuda.canonical), self._expand(renamed))}
        theirs = {self.normal(t) for t in (hip.type, hip.canonical, self._expand(hip.type))}
        if ours & theirs:
            return Difference.NONE
        ours_plain, theirs_plain = ({t.replace("const", "") for t in types} for types in (ours, theirs))
        by_value = not any(mark in t for t in ours | theirs for mark in "*&")
        if ours_plain & theirs_plain:
            return Difference.NONE if by_value else Difference.CONST
        if theirs_plain & {"void*"} and any("*" in t for t in ours):
            return Difference.VOID
        depth = max(_depth(t) for t in ours), max(_depth(t) for t in theirs)
        if depth[0] != depth[1]:
            return Difference.INDIRECTION
        if depth[0] == 0:
            if ours_plain & _NUMBERS and theirs_plain & _NUMBERS:
                return Difference.NUMBER
            if cuda.size > 0 and hip.size > 0:
                return Difference.NUMBER if cuda.size == hip.size <= 8 else Difference.SIZE
            return Difference.TYPE
        return Difference.VOID if any(t.rstrip("*") == "void" for t in ours_plain | theirs_plain) else Difference.TYPE


def _is_type_macro(symbol: Symbol) -> bool:
    return symbol.kind == "macro" and symbol.name.startswith(("hip", "HIP", "rocblas"))


def _depth(type_: str) -> int:
    return type_.count("*") + type_.count("&")


def compare(cuda: Symbol, hip: Symbol, types: Types) -> Fit:
    """The best fit over all overloads of both sides."""
    fits = [_compare(c, h, types) for c in cuda.signatures for h in hip.signatures]
    return min(fits, key=lambda scored: scored[0])[1] if fits else Fit()


def _compare(cuda: Signature, hip: Signature, types: Types) -> tuple[float, Fit]:
    """A score, 0 for the same signature, and the fit."""
    ours, theirs = cuda.parameters, hip.parameters
    mixed = cuda.is_template or hip.is_template
    if not hip.accepts(len(ours)):
        fit = _refit(cuda, hip, types)
        unmatched = len(ours) + len(theirs) - 2 * len(_alignment(ours, theirs, types))
        return 100.0 + unmatched + 0.5 * mixed, fit
    if mixed:
        return (0.5 if cuda.is_template != hip.is_template else 0.2), Fit()
    differences = [types.difference(a, b) for a, b in zip(ours, theirs, strict=False)]
    wrong = [i for i, difference in enumerate(differences) if not difference.compiles]
    return float(sum(differences)), Fit(_plain(wrong, ours, theirs))


def _plain(wrong: list[int], ours: tuple[Parameter, ...], theirs: tuple[Parameter, ...]) -> str:
    """`arguments 7 and 8 are ...`, once for each pair of types."""
    groups: dict[tuple[str, str], list[str]] = {}
    for i in wrong:
        groups.setdefault((_written(theirs[i]), _written(ours[i])), []).append(str(i + 1))
    parts = []
    for (hip, cuda), numbers in groups.items():
        subject = f"argument {numbers[0]} is" if len(numbers) == 1 else f"arguments {_listed(numbers)} are"
        parts.append(f"{subject} `{hip}` in HIP, `{cuda}` in CUDA")
    return "; ".join(parts)


def _listed(items: list[str]) -> str:
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} and {items[-1]}"


def _written(parameter: Parameter) -> str:
    return parameter.type.removeprefix("enum ").removeprefix("struct ")


def _refit(cuda: Signature, hip: Signature, types: Types) -> Fit:
    """What to drop from or add to an argument list of another length."""
    ours, theirs = cuda.parameters, hip.parameters
    kept = _alignment(ours, theirs, types)
    dropped = [i for i in range(len(ours)) if i not in {a for a, _ in kept}]
    added = [i for i, p in enumerate(theirs) if i not in {b for _, b in kept} and not p.has_default]
    sentence = f"HIP takes {_count(hip)}, CUDA {_count(cuda).removesuffix('s').removesuffix(' argument')}"
    if dropped:
        sentence += f"; HIP has no {_named(ours, dropped)}"
    if added:
        sentence += f"; HIP adds {_named(theirs, added)}"
    return Fit(sentence, sometimes=bool(dropped) and not added and all(ours[i].has_default for i in dropped))


def _count(signature: Signature) -> str:
    least, most = signature.required, len(signature.parameters)
    return f"{most if least == most else f'{least} to {most}'} argument{'' if most == 1 else 's'}"


def _named(parameters: tuple[Parameter, ...], indices: list[int]) -> str:
    return _listed([f"`{parameters[i].name or _written(parameters[i])}`" for i in indices])


def _alignment(ours: tuple[Parameter, ...], theirs: tuple[Parameter, ...], types: Types) -> list[tuple[int, int]]:
    """Index pairs of the longest common subsequence of parameters; equal names decide between equal types."""

    @cache
    def best(i: int, j: int) -> tuple[float, tuple[tuple[int, int], ...]]:
        if i == len(ours) or j == len(theirs):
            return 0.0, ()
        options = [best(i + 1, j), best(i, j + 1)]
        if types.difference(ours[i], theirs[j]).compiles:
            score, pairs = best(i + 1, j + 1)
            same_name = ours[i].name.lower() == theirs[j].name.lower()
            options.append((score + 1 + 0.1 * same_name, ((i, j), *pairs)))
        return max(options, key=lambda option: option[0])

    return list(best(0, 0)[1])


def call_gaps(cuda: Symbol, hip: Symbol) -> Fit:
    """What calls need that CUDA's C++ templates and default arguments allow beside the C function, and HIP's do not."""
    for signature in cuda.signatures:
        accepting = [h for h in hip.signatures if h.accepts(len(signature.parameters))]
        if not accepting:
            continue
        if signature.is_template and not any(h.is_template for h in accepting):
            if _needs_conversion(signature, accepting[0]):
                return Fit("HIP has no template here: the argument must be converted to an untyped pointer")
        elif not any(h.required <= signature.required for h in accepting if h.is_template or not signature.is_template):
            missing = min(h.required for h in accepting) - signature.required
            some = "argument has" if missing == 1 else f"{missing} arguments have"
            return Fit(f"the last {some} a default value in CUDA only" if missing else "")
    return Fit()


def _takes_function(parameter: Parameter, target: str) -> bool:
    is_pointer = parameter.type in ("T *", "const T *") and target == "const void*"
    return is_pointer and bool(_FUNCTION_PARAMETER.search(parameter.name))


_FUNCTION_PARAMETER = re.compile(r"func|entry|kernel|^f$", re.IGNORECASE)


def _needs_conversion(cuda: Signature, hip: Signature) -> bool:
    """Whether an argument does not convert to `void*` by itself: a function, a symbol, a pointer to a pointer."""
    for ours, theirs in zip(cuda.parameters, hip.parameters, strict=False):
        target = theirs.type.replace(" *", "*")
        if ours.type == "const T &" and target == "const void*":
            return True
        if (re.fullmatch(r"[TU] \*\*", ours.type) and target == "void**") or _takes_function(ours, target):
            return True
    return False
