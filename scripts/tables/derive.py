"""From CUDA symbols to pairs: naming rules, existence, kind, parameter count, exceptions, vetoes, enum passes."""

from __future__ import annotations

import os.path
import re
from collections import defaultdict
from collections.abc import Iterable
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field
from functools import cached_property

from scripts.tables.inputs import Builtin
from scripts.tables.inputs import HandPair
from scripts.tables.inputs import Inputs
from scripts.tables.inputs import Key
from scripts.tables.libraries import LIBRARIES
from scripts.tables.libraries import Library
from scripts.tables.rules import candidates
from scripts.tables.rules import loose_key
from scripts.tables.rules import unversioned
from scripts.tables.symbols import CudaSymbol
from scripts.tables.symbols import Declaration
from scripts.tables.symbols import Facts
from scripts.tables.symbols import Symbol
from scripts.tables.targets import AmbiguousNameError
from scripts.tables.targets import Targets
from scripts.tables.targets import enums

_TAG = re.compile(r"_(?:st|enum|s|union)$|^i[a-z]|Context$|Struct$|^curandDirection|^CUctx")
_TYPEDEF_OF = re.compile(r"(?:(?:struct|enum|union)\s+)?(\w+)\s*\*?")
_SENTINEL = re.compile(r"(?:_MAX|_COUNT|Count|Max|_NUM_OPTIONS|_NUM_INPUT_TYPES)$")
# Error codes of HIP's first years, beside hipSuccess and hipError..., with other numbers.
_OBSOLETE = re.compile(r"HIP_SUCCESS$|HIP_ERROR_")
_ERROR_ENUMS = ("cudaError", "cudaError_enum")
_SAME_NUMBERING = 0.9  # share of equal values from which the rest of two enums may be paired by value


class DerivationError(ValueError):
    """The inputs do not fit the facts; the message lists every offence, one per line."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A CUDA name and what it becomes; `symbol` is None for a target that the facts do not declare, which may be in a
    `header` of ours.
    """

    hip: str
    rule: str
    symbol: Symbol | None = None
    note: str = ""
    since: str = ""
    header: str = ""


@dataclass
class Mapped:
    """A library while it is derived: its public symbols, the pairs found so far and the enums of both sides."""

    library: Library
    symbols: dict[str, CudaSymbol]
    targets: Targets
    fields: dict[str, CudaSymbol]
    tags: dict[str, str]
    pairs: dict[str, list[Pair]] = field(default_factory=dict)
    vetoed: dict[str, str] = field(default_factory=dict)
    cuda_enums: dict[str, dict[str, int]] = field(default_factory=dict)
    enum_pairs: dict[str, str] = field(default_factory=dict)
    ambiguous: dict[str, str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def target(self, name: str) -> str | None:
        """The HIP name that holds for all CUDA versions, or for the oldest ones."""
        pairs = self.pairs.get(name)
        return pairs[0].hip if pairs else None

    @cached_property
    def _fields_by_struct(self) -> dict[str, list[CudaSymbol]]:
        structs: dict[str, list[CudaSymbol]] = defaultdict(list)
        for name, symbol in self.fields.items():
            structs[name.rsplit("::", 1)[0]].append(symbol)
        return structs

    def fields_of(self, type_name: str) -> list[CudaSymbol]:
        """The fields of a struct or of what a typedef stands for, those only that it had from the beginning."""
        seen: list[str] = []
        while type_name in self.symbols and type_name not in seen:
            seen.append(type_name)
            found = self._fields_by_struct.get(type_name)
            if found:
                return [field for field in found if field.since == self.symbols[type_name].since]
            type_name = next((d.underlying for d in self.symbols[type_name].newest.declarations if d.underlying), "")
        return []

    def is_tag(self, name: str) -> bool:
        return name in self.tags


def derive(facts: Facts, inputs: Inputs) -> dict[str, Mapped]:
    """Pairs for every library.

    Raises DerivationError for an exception that a rule makes redundant, an exception or veto that names something
    nonexistent, and for an ambiguous rule.
    """
    result: dict[str, Mapped] = {}
    for library in LIBRARIES.values():
        mapped = _load(facts, library, inputs)
        _pair_by_name(mapped, inputs)
        _pair_tags(mapped)
        _pair_enumerators(mapped, result.get("runtime") if library.name == "driver" else None)
        mapped.faults += [
            f"{library.name}: {name} may be {choices}: decide in exceptions.csv"
            for name, choices in mapped.ambiguous.items()
            if name not in mapped.pairs
        ]
        result[library.name] = mapped
    faults = [fault for mapped in result.values() for fault in mapped.faults]
    faults += _unknown_names(result, inputs)
    if faults:
        raise DerivationError("\n".join(faults))
    return result


def _load(facts: Facts, library: Library, inputs: Inputs) -> Mapped:
    union = facts.cuda(library.header_set)
    symbols = {name: symbol for name, symbol in union.items() if library.is_public(symbol)}
    symbols |= {b.cuda: _builtin(facts, library, b) for b in inputs.builtins if b.library == library.name}
    # Types first: enumerators and fields are read in the light of the type they belong to.
    ordered = sorted(symbols.values(), key=lambda symbol: (symbol.kind != "type", symbol.name))
    mapped = Mapped(
        library,
        {symbol.name: symbol for symbol in ordered},
        Targets({key: s for key, s in facts.rocm(library.targets).items() if not _OBSOLETE.match(s.name)}),
        {name: symbol for name, symbol in union.items() if symbol.kind == "field" and "::" in name},
        _tags(symbols),
    )
    mapped.cuda_enums = enums(symbol.newest for symbol in union.values())
    return mapped


def _builtin(facts: Facts, library: Library, builtin: Builtin) -> CudaSymbol:
    """A name that every CUDA version has, though no parsed header declares it."""
    symbol = Symbol(builtin.cuda, builtin.kind, (Declaration(builtin.kind, builtin.header, {}),))
    versions = tuple(facts.cuda_versions(library.header_set))
    return CudaSymbol(builtin.cuda, builtin.kind, builtin.header, dict.fromkeys(versions, symbol), versions)


def _tags(symbols: Mapping[str, CudaSymbol]) -> dict[str, str]:
    """Struct and enum tags that have a typedef, with the typedef's name: `CUstream_st` -> `CUstream`."""
    tags: dict[str, str] = {}
    for symbol in symbols.values():
        for declaration in symbol.newest.declarations:
            typedef = _TYPEDEF_OF.fullmatch(declaration.underlying) if declaration.kind == "typedef" else None
            tag = typedef and symbols.get(typedef[1])
            if tag and tag.name != symbol.name and not tag.is_typedef and _TAG.search(tag.name):
                tags.setdefault(tag.name, symbol.name)
    return tags


def _pair_by_name(mapped: Mapped, inputs: Inputs) -> None:
    library = mapped.library.name
    for name, symbol in mapped.symbols.items():
        if mapped.is_tag(name):
            continue
        veto = inputs.vetoes.get((library, name)) or inputs.vetoes.get((library, unversioned(name)))
        if veto:
            mapped.vetoed[name] = veto
            continue
        by_rule = _by_rule(mapped, symbol)
        by_hand = inputs.exceptions.get((library, name), [])
        if not by_hand and not (by_rule and unversioned(by_rule.hip) != by_rule.hip):
            # cuMemAlloc_v2 is what cuMemAlloc is, unless HIP has a _v2 of its own.
            by_hand = [entry for entry in inputs.exceptions.get((library, unversioned(name)), []) if not entry.since]
        pairs = [_by_hand(mapped, symbol, entry) for entry in by_hand]
        if by_rule and not any(not pair.since for pair in pairs):
            pairs.insert(0, by_rule)
        if by_rule and any(pair.rule == "exception" and (pair.hip, pair.since) == (by_rule.hip, "") for pair in pairs):
            mapped.faults.append(_redundant(library, name, by_rule.rule, by_rule.hip))
        if pairs:
            mapped.pairs[name] = pairs


def _redundant(library: str, name: str, rule: str, hip: str) -> str:
    return f"exceptions.csv: {library}: {name}: rule {rule!r} finds {hip} as well; remove the line"


def _by_rule(mapped: Mapped, symbol: CudaSymbol) -> Pair | None:
    """The candidate that exists and can be called as in the newest CUDA version, else as in an older one, or any."""
    misfits: list[tuple[int, Pair]] = []
    for candidate in candidates(mapped.library.name, symbol.name, symbol.kind):
        try:
            find = mapped.targets.find_loose if candidate.loose else mapped.targets.find
            target = find(candidate.name, symbol.kind)
        except AmbiguousNameError as error:
            mapped.ambiguous[symbol.name] = str(error)
            continue
        if target is None:
            continue
        pair = Pair(target.name, candidate.rule, target)
        misfit = _misfit(mapped.targets, symbol, target)
        if misfit == 0:
            return pair
        misfits.append((misfit, pair))
    return min(misfits, key=lambda scored: scored[0])[1] if misfits else None


def _misfit(targets: Targets, symbol: CudaSymbol, target: Symbol) -> int:
    """0: the parameter count fits the newest CUDA version or is unknown; 1: it fits an older one; 2: none."""
    function = targets.function(target)
    if symbol.kind not in ("function", "method") or function is None:
        return 0
    if count_fits(symbol.newest, function):
        return 0
    return 1 if any(count_fits(version, function) for version in symbol.versions.values()) else 2


def count_fits(cuda: Symbol, hip: Symbol) -> bool:
    """Whether some HIP overload takes as many arguments as some CUDA overload; true if a side has no signature."""
    if not cuda.signatures or not hip.signatures:
        return True
    return any(h.accepts(len(c.parameters)) for c in cuda.signatures for h in hip.signatures)


def _by_hand(mapped: Mapped, symbol: CudaSymbol, entry: HandPair) -> Pair:
    target = mapped.targets.find(entry.hip, symbol.kind)
    where = f"exceptions.csv: {entry.library}: {entry.cuda}"
    if target is None and not entry.outside:
        mapped.faults.append(f"{where}: ROCm does not declare {entry.hip}")
    if target is not None and entry.outside:
        mapped.faults.append(f"{where}: ROCm declares {entry.hip}; empty the column `outside`")
    header = entry.outside if entry.outside.startswith(("hipport/", "rocrand/")) else ""
    return Pair(entry.hip, "exception", target, entry.note, entry.since, header)


def _pair_tags(mapped: Mapped) -> None:
    """A tag becomes the tag behind the HIP type that its typedef becomes."""
    for tag, typedef in mapped.tags.items():
        target = mapped.target(typedef)
        hip = mapped.targets.tag(target) if target else None
        symbol = mapped.targets.find(hip, "type") if hip else None
        if symbol:
            mapped.pairs[tag] = [Pair(symbol.name, "tag", symbol)]


def _pair_enumerators(mapped: Mapped, runtime: Mapped | None) -> None:
    hip_enums = mapped.targets.enums()
    for enum in mapped.cuda_enums:
        target = mapped.target(enum) or mapped.target(mapped.tags.get(enum, ""))
        for name in mapped.targets.type_names(target) if target else []:
            if name in hip_enums:
                mapped.enum_pairs[enum] = name
                break
    for enum, hip_enum in mapped.enum_pairs.items():
        _propose(mapped, _by_context(mapped.cuda_enums[enum], hip_enums[hip_enum]), "enum-context")
        if enum in _ERROR_ENUMS:
            _propose(mapped, _by_value(mapped, mapped.cuda_enums[enum], hip_enums[hip_enum]), "enum-value")
    if runtime:
        for enum, hip_enum in mapped.enum_pairs.items():
            for twin in (name for name, other in runtime.enum_pairs.items() if other == hip_enum):
                _propose(mapped, _by_twin(runtime, runtime.cuda_enums[twin], mapped.cuda_enums[enum]), "twin")


def _propose(mapped: Mapped, proposals: Iterable[tuple[str, str]], rule: str) -> None:
    for name, hip in proposals:
        if name not in mapped.symbols or name in mapped.vetoed:
            continue
        known = mapped.pairs.get(name)
        if not known:
            mapped.pairs[name] = [Pair(hip, rule, mapped.targets.find(hip, "enum"))]
        elif known[0].rule == "exception" and known[0].hip == hip:
            mapped.faults.append(_redundant(mapped.library.name, name, rule, hip))


def _by_context(cuda: Mapping[str, int], hip: Mapping[str, int]) -> list[tuple[str, str]]:
    """Inside a pair of enums, enumerators that agree after their enum's common prefix."""
    if min(len(cuda), len(hip)) < 2:
        return []
    cuda_prefix, hip_prefix = _common_prefix(cuda), _common_prefix(hip)
    by_rest: dict[str, list[str]] = defaultdict(list)
    for name in hip:
        by_rest[loose_key(name[len(hip_prefix) :])].append(name)
    found = ((name, by_rest.get(_hip_key(name[len(cuda_prefix) :]), [])) for name in cuda)
    return [(name, matches[0]) for name, matches in found if len(matches) == 1]


def _hip_key(name: str) -> str:
    return loose_key(name).replace("cuda", "hip")


def _common_prefix(names: Iterable[str]) -> str:
    """The longest common prefix that ends where a word ends in every name."""
    names = list(names)
    prefix = os.path.commonprefix(names)  # noqa: RUF071 - of names, not of paths
    if "_" in prefix and prefix.isupper():
        return prefix[: prefix.rfind("_") + 1]
    while prefix and not all(name[len(prefix) :][:1].isupper() or name[len(prefix) :][:1].isdigit() for name in names):
        prefix = prefix[:-1]
    return prefix


def _by_value(mapped: Mapped, cuda: Mapping[str, int], hip: Mapping[str, int]) -> list[tuple[str, str]]:
    """Error codes left over, by their number; only while nearly all known pairs have equal numbers."""
    targets = ((value, mapped.target(name) or "") for name, value in cuda.items())
    known = [(value, hip[target]) for value, target in targets if target in hip]
    if not known or sum(a == b for a, b in known) < _SAME_NUMBERING * len(known):
        return []
    by_value = {value: name for name, value in reversed(list(hip.items()))}
    return [(name, by_value[value]) for name, value in cuda.items() if value and value in by_value]


def _by_twin(runtime: Mapped, twin: Mapping[str, int], cuda: Mapping[str, int]) -> list[tuple[str, str]]:
    """Driver enumerators take the pair of the runtime enumerator of the same number in the twin enum."""
    by_value: dict[int, str] = {}
    for name, value in twin.items():
        target = runtime.target(name)
        if target and not _SENTINEL.search(name) and runtime.targets.find(target, "enum"):
            by_value.setdefault(value, target)
    return [(name, by_value[v]) for name, v in cuda.items() if v in by_value and not _SENTINEL.search(name)]


def _unknown_names(result: Mapping[str, Mapped], inputs: Inputs) -> list[str]:
    sources: dict[str, Iterable[Key]] = {
        "exceptions.csv": inputs.exceptions,
        "vetoes.csv": inputs.vetoes,
        "call_edits.csv": inputs.call_edits,
    }
    return [
        f"{file}: {library}: no CUDA header declares {name}"
        for file, keys in sources.items()
        for library, name in keys
        if library not in result or name not in result[library].symbols
    ]
