"""The symbol facts: what the CUDA and ROCm headers declare.

The archive `facts/symbols.tar.xz` has one member a header set, for example `sym/cuda-12.9/runtime.tsv` or
`sym/rocm-7.2.4/hip.tsv`. A line is a name, its kind as the compiler sees it, the header and a JSON list with one object
a declaration (signature, value, macro body ...), separated by tabs.
"""

from __future__ import annotations

import json
import re
import tarfile
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field
from functools import cache
from pathlib import Path
from typing import Any

ROCM = "7.2.4"
#: The oldest CUDA version that names are dated from. Headers before it are read for the names that are gone by then
#: only: what could be had of them is not complete, as parts are of other systems and some libraries are missing.
OLDEST = "11.7"
_TYPE_KINDS = {"struct", "union", "enum", "typedef"}
_KINDS = dict.fromkeys(_TYPE_KINDS, "type") | {"enumerator": "enum", "variable": "var"}
# Versioned inline namespaces are not part of the name that a user writes.
_INLINE_NAMESPACE = re.compile(r"\b(?:__v\d+|__\d+|_V_\w+|(?:HIP)?CUB_\w*_NS|THRUST_\w*_NS|(?:CUB|THRUST)_\d+\w*)::")
_PER_THREAD_ALIAS = re.compile(r"__CUDA(?:RT)?_API_PT(?:DS|SZ)\s*\(\s*(\w+)\s*\)")
_IDENTIFIER = re.compile(r"[A-Za-z_]\w*")

# One name may be declared as several kinds (a struct and a function template); its row is of the first of these.
KIND_ORDER = ("type", "function", "method", "enum", "macro", "var", "using", "field")


@dataclass(frozen=True, slots=True)
class Parameter:
    """A function parameter: type as written, canonical type, its size in bytes (-1 and less: unknown), name."""

    type: str
    canonical: str
    size: int
    name: str
    has_default: bool


@dataclass(frozen=True, slots=True)
class Signature:
    result: str
    parameters: tuple[Parameter, ...]
    is_template: bool
    is_deprecated: bool

    @property
    def required(self) -> int:
        """The least number of arguments of a call."""
        return sum(not parameter.has_default for parameter in self.parameters)

    def accepts(self, count: int) -> bool:
        return self.required <= count <= len(self.parameters)


@dataclass(frozen=True, slots=True)
class Declaration:
    """One declaration of a symbol: kind as the compiler sees it (`struct`, `enumerator` ...), header, details."""

    kind: str
    header: str
    details: Mapping[str, Any]

    @property
    def macro_body(self) -> str:
        return str(self.details.get("body", "")).strip() if self.kind == "macro" else ""

    @property
    def underlying(self) -> str:
        """What a typedef names, without the word struct, union or enum."""
        return re.sub(r"^(?:struct|union|enum)\s+", "", str(self.details.get("under", "")))


@dataclass(frozen=True, slots=True)
class Symbol:
    """All declarations of one name and kind in one header set."""

    name: str
    kind: str
    declarations: tuple[Declaration, ...]

    @property
    def signatures(self) -> tuple[Signature, ...]:
        return tuple(d.details["signature"] for d in self.declarations if "signature" in d.details)

    @property
    def is_deprecated(self) -> bool:
        return bool(self.signatures) and all(signature.is_deprecated for signature in self.signatures)


Table = Mapping[tuple[str, str], Symbol]


@dataclass(frozen=True, slots=True)
class CudaSymbol:
    """A CUDA name over all versions, with the kind and header of the newest version that tells them."""

    name: str
    kind: str
    header: str
    versions: Mapping[str, Symbol]
    parsed: tuple[str, ...] = field(repr=False)

    @property
    def newest(self) -> Symbol:
        return self.versions[self._last]

    @property
    def _last(self) -> str:
        return list(self.versions)[-1]

    @property
    def is_typedef(self) -> bool:
        return self.newest.declarations[0].kind == "typedef"

    @property
    def since(self) -> str:
        first = next(iter(self.versions))
        return f"<={first}" if first == self.parsed[0] else first

    @property
    def removed(self) -> str:
        """The first parsed version without the name, empty while the newest has it."""
        following = self.parsed.index(self._last) + 1
        return self.parsed[following] if following < len(self.parsed) else ""


@cache
def load_facts(archive: Path) -> Facts:
    """The facts of an archive, read once in a process."""
    return Facts(archive)


class Facts:
    """The archive; header sets are parsed when first asked for, and their tables are not to be changed."""

    def __init__(self, archive: Path) -> None:
        self._members: dict[tuple[str, str], str] = {}
        self._rocm: dict[tuple[str, ...], Table] = {}
        self._cuda: dict[str, Mapping[str, CudaSymbol]] = {}
        with tarfile.open(archive, "r:xz") as tar:
            for member in tar:
                content = tar.extractfile(member) if member.isfile() else None
                if content is not None:
                    _, release, file = member.name.split("/")
                    self._members[release, file.removesuffix(".tsv")] = content.read().decode()

    def rocm(self, sets: Iterable[str]) -> Table:
        """The symbols of several ROCm header sets as one table."""
        names = tuple(sets)
        if names not in self._rocm:
            declarations: dict[tuple[str, str], list[Declaration]] = {}
            for name in names:
                for key, found in _declarations(self._members[f"rocm-{ROCM}", name]).items():
                    declarations.setdefault(key, []).extend(found)
            self._rocm[names] = {key: Symbol(*key, tuple(found)) for key, found in declarations.items()}
        return self._rocm[names]

    def rocm_sets(self) -> list[str]:
        return sorted(library for release, library in self._members if release == f"rocm-{ROCM}")

    def cuda_sets(self) -> list[str]:
        return sorted({library for release, library in self._members if release.startswith("cuda-")})

    def cuda_versions(self, library: str, *, oldest: str = OLDEST) -> list[str]:
        """CUDA versions whose headers for this library were parsed, from `oldest` on, the oldest first."""
        versions = [release.removeprefix("cuda-") for release, name in self._members if name == library]
        known = sorted((v for v in versions if not v.startswith("rocm")), key=version_key)
        return [version for version in known if version_key(version) >= version_key(oldest)]

    def cuda_headers(self, library: str) -> set[str]:
        """All headers, of any version, that declare something."""
        contents = (self._members[f"cuda-{version}", library] for version in self.cuda_versions(library))
        return {line.split("\t", 3)[2] for content in contents for line in content.splitlines()}

    def cuda(self, library: str) -> Mapping[str, CudaSymbol]:
        """The union of a library's symbols over all parsed CUDA versions, by name."""
        if library not in self._cuda:
            self._cuda[library] = self._union(library)
        return self._cuda[library]

    def _union(self, library: str) -> dict[str, CudaSymbol]:
        every, dated = self.cuda_versions(library, oldest="0"), self.cuda_versions(library)
        found: dict[str, dict[str, dict[str, Symbol]]] = {}
        for version in (*dated, *(version for version in every if version not in dated)):
            for symbol in _public_names(_declarations(self._members[f"cuda-{version}", library])):
                found.setdefault(symbol.name, {}).setdefault(version, {})[symbol.kind] = symbol
        stayed = {name for name, by_version in found.items() if next(iter(by_version)) in dated}
        records = {_record(name) for name in stayed}
        union = {}
        for name, by_version in found.items():
            parsed = tuple(dated if name in stayed else every)
            if name not in stayed and _record(name) not in records:
                continue  # a member of a struct that is declared in another way since
            by_version = {version: kinds for version, kinds in by_version.items() if version in parsed}
            kind = _kind(list(by_version.values()))
            # A version may know the name as another kind only: ten of today's macros were enumerators.
            versions = {v: kinds.get(kind) or next(iter(kinds.values())) for v, kinds in by_version.items()}
            newest = next(reversed(versions.values()))
            header = min((d.header for d in newest.declarations), key=_header_rank)
            union[name] = CudaSymbol(name, kind, header, versions, parsed)
        return union


def _record(member: str) -> str:
    """What stands before the last `::`: the struct of a member, '' for a name that is none."""
    return member.rpartition("::")[0]


def version_key(version: str) -> tuple[int, ...]:
    """Sort key of `12.9`, `<=11.7` or `7.2.4`."""
    return tuple(int(part) for part in version.removeprefix("<=").split("."))


def _declarations(content: str) -> dict[tuple[str, str], list[Declaration]]:
    table: dict[tuple[str, str], list[Declaration]] = {}
    for line in content.splitlines():
        name, kind, header, text = line.split("\t", 3)
        if "::" in name:
            name = _INLINE_NAMESPACE.sub("", name)
        details = _details(text) or ({},)
        table.setdefault((name, _KINDS.get(kind, kind)), []).extend(Declaration(kind, header, d) for d in details)
    # The compiler calls member templates functions and other members methods; to a call they are overloads of one name.
    for name, kind in [key for key in table if key[1] == "method" and (key[0], "function") in table]:
        table[name, "function"] += table.pop((name, kind))
    return table


@cache  # most declarations are the same in many versions
def _details(text: str) -> tuple[dict[str, Any], ...]:
    return tuple(d | {"signature": _signature(d)} if "sig" in d else d for d in json.loads(text))


def _signature(details: Mapping[str, Any]) -> Signature:
    result, parameters = details["sig"][:2]
    return Signature(
        result,
        # In the facts of some releases the bound of an array, an expression as well, counts as a default value.
        tuple(Parameter(p[0], p[1], p[2], p[3], bool(p[4]) and not p[0].endswith("]")) for p in parameters),
        bool(details.get("tpl")),
        bool(details.get("dep")),
    )


def _kind(by_version: list[dict[str, Symbol]]) -> str:
    """The kind in the newest version; a using-declaration tells none, so an older version is asked."""
    for kinds in reversed(by_version):
        known = [kind for kind in kinds if kind != "using"]
        if known:
            return min(known, key=KIND_ORDER.index)
    return "using"


def _public_names(table: Mapping[tuple[str, str], list[Declaration]]) -> Iterator[Symbol]:
    """Symbols as users know them: a macro that only renames a function or a type counts as that function or type."""
    for (name, kind), declarations in table.items():
        body = declarations[0].macro_body
        if body and not declarations[0].details.get("fn"):
            per_thread = _PER_THREAD_ALIAS.fullmatch(body)
            target = per_thread[1] if per_thread else body
            for aliased in ("function", "type"):
                if _IDENTIFIER.fullmatch(target) and (target, aliased) in table:
                    header = declarations[0].header
                    renamed = (Declaration(d.kind, header, d.details) for d in table[target, aliased])
                    yield Symbol(name, aliased, tuple(renamed))
                    break
            else:
                yield Symbol(name, kind, tuple(declarations))
        else:
            yield Symbol(name, kind, tuple(declarations))


def _header_rank(header: str) -> tuple[bool, bool, str]:
    """Prefer the header that users include: not the device runtime's, not an implementation part."""
    return header == "cuda_device_runtime_api.h", header.endswith((".hpp", ".inl")) or "detail" in header, header
