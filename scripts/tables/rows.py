"""From pairs to table rows: status by CUDA version, argument edits, headers, reasons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import fields
from dataclasses import replace
from typing import TypeVar

from scripts.tables.derive import DerivationError
from scripts.tables.derive import Mapped
from scripts.tables.derive import Pair
from scripts.tables.fields import hip_field
from scripts.tables.inputs import CallEdit
from scripts.tables.inputs import Inputs
from scripts.tables.inputs import Sentence
from scripts.tables.libraries import Library
from scripts.tables.signatures import Fit
from scripts.tables.signatures import Types
from scripts.tables.signatures import call_gaps
from scripts.tables.signatures import compare
from scripts.tables.symbols import ROCM
from scripts.tables.symbols import CudaSymbol
from scripts.tables.symbols import Facts
from scripts.tables.symbols import Symbol
from scripts.tables.symbols import version_key
from scripts.tables.targets import enumerators

NO_COUNTERPART = f"no counterpart of this name in ROCm {ROCM}"
_ROCM10 = "10.0"


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a mapping table; `mappings/README.md` says what the columns mean."""

    cuda: str
    kind: str
    header: str
    since: str
    removed: str
    hip: str = ""
    hip_header: str = ""
    rocm_since: str = ""
    status: str = "unsupported"
    rule: str = ""
    note: str = ""


COLUMNS = tuple(field.name for field in fields(Row))


class Rows:
    """Makes the rows of all libraries, and notes which hand-kept sentences were of use."""

    def __init__(self, facts: Facts, inputs: Inputs, mapped: Mapping[str, Mapped], headers: frozenset[str]) -> None:
        self._inputs = inputs
        self._headers = headers
        self._mapped = mapped
        self._types = types_of(facts, mapped)
        self._fits: dict[tuple[object, object], Fit] = {}
        self._used: set[Sentence] = set()

    def build(self) -> dict[str, list[Row]]:
        """Rows by library, sorted by name and CUDA version.

        Raises DerivationError for a reason or remark that fits no row.
        """
        tables = {name: self._library(mapped) for name, mapped in self._mapped.items()}
        unused = [s for s in (*self._inputs.reasons, *self._inputs.remarks) if s not in self._used]
        if unused:
            lines = (f"{s.library}: no row is left for {s.regex.pattern!r} ({s.text})" for s in unused)
            raise DerivationError("\n".join(lines))
        return tables

    def _library(self, mapped: Mapped) -> list[Row]:
        rows = [row for symbol in mapped.symbols.values() for row in self._symbol(mapped, symbol)]
        return sorted(rows, key=lambda row: (row.cuda, version_key(row.since)))

    def _symbol(self, mapped: Mapped, symbol: CudaSymbol) -> Iterator[Row]:
        pairs = mapped.pairs.get(symbol.name)
        if pairs is None:
            yield self._unsupported(mapped, symbol)
            return
        edits = self._inputs.call_edits.get((mapped.library.name, symbol.name), [])
        stretches: list[tuple[str, Row]] = []  # first CUDA version, row without its range
        before = None
        for version, declared in symbol.versions.items():
            pair, edit = holding(pairs, version), holding(edits, version)
            now = pair, edit, declared.signatures
            if now != before:
                row = self._paired(mapped, symbol, declared, pair, edit) if pair else self._unsupported(mapped, symbol)
                if not stretches or stretches[-1][1] != row:
                    stretches.append((version, row))
            before = now
        for i, (version, row) in enumerate(stretches):
            first, last = i == 0, i == len(stretches) - 1
            yield replace(
                row,
                since=symbol.since if first else version,
                removed=symbol.removed if last else stretches[i + 1][0],
            )

    def _row(self, mapped: Mapped, symbol: CudaSymbol) -> Row:
        header = mapped.library.facing_cuda_header(symbol.header)
        kind = symbol.kind if symbol.kind != "using" else "type"
        return Row(symbol.name, kind, header, symbol.since, symbol.removed)

    def _paired(self, mapped: Mapped, symbol: CudaSymbol, declared: Symbol, pair: Pair, edit: CallEdit | None) -> Row:
        """The row of a name for the CUDA versions that declare it as in `declared`."""
        library = mapped.library.name
        row = replace(
            self._row(mapped, symbol),
            hip=pair.hip,
            hip_header=self._hip_header(mapped.library, symbol, pair),
            rocm_since=self._inputs.rocm_since.get(pair.hip, ""),
            status="ok",
            rule=pair.rule,
            note=pair.note,
        )
        if symbol.kind == "using" and pair.symbol and pair.symbol.kind in ("function", "var"):
            row = replace(row, kind=pair.symbol.kind)
        remark = self._sentence(self._inputs.remarks, library, symbol.name)
        remark = remark or self._sentence(self._inputs.remarks, library, pair.hip)
        if remark:
            row = replace(row, status="partial", note=_join(row.note, remark))
        row = replace(row, note=_join(row.note, _value_note(symbol, pair)))
        missing = _missing_fields(mapped, symbol, pair)
        if missing:
            row = replace(row, status="partial", note=_join(row.note, missing))
        function = mapped.targets.function(pair.symbol) if pair.symbol else None
        if function and symbol.kind in ("function", "method"):
            fit = self._fit(declared, function)
            other_fits = (self._fit(other, function).fits for other in symbol.versions.values())
            unfit = "version" if not fit.fits and any(other_fits) else "args"
            if fit.fits and mapped.library.has_cpp_overloads:
                fit = call_gaps(declared, function)
            row = _called(row, fit, edit, unfit)
            if function.is_deprecated and row.status == "ok":
                row = replace(row, status="deprecated", note=_join(row.note, f"deprecated in ROCm {ROCM}"))
        return row

    def _hip_header(self, library: Library, symbol: CudaSymbol, pair: Pair) -> str:
        """The header to include.

        In this order: CUDA's own path if ROCm has it too, the library's main header if it declares the name, another
        public header that does, the declaring header itself. A target of ours says its header itself.
        """
        if pair.header:
            return pair.header
        own = library.facing_cuda_header(symbol.header)
        if own in self._headers:
            return own
        declared_in = {d.header for d in pair.symbol.declarations} if pair.symbol else set()
        public = {library.facing_hip_header(header) for header in declared_in} & self._headers
        found = public or declared_in & self._headers or {library.hip_header}
        return min(found, key=lambda header: (header != library.hip_header, header))

    def _fit(self, cuda: Symbol, hip: Symbol) -> Fit:
        key = cuda.signatures, hip.signatures
        if key not in self._fits:
            self._fits[key] = compare(cuda, hip, self._types)
        return self._fits[key]

    def _unsupported(self, mapped: Mapped, symbol: CudaSymbol) -> Row:
        library, row = mapped.library.name, self._row(mapped, symbol)
        tag = "tag" if mapped.is_tag(symbol.name) else ""
        typedef = mapped.target(mapped.tags.get(symbol.name, ""))
        if typedef:
            return replace(row, rule=tag, note=f"{typedef} has no tag of its own in HIP; use the type's name")
        coming = self._inputs.rocm10.get((library, symbol.name))
        if coming:
            note = f"new in ROCm {_ROCM10}, not in {ROCM}; compare the arguments"
            row = replace(row, hip=coming, hip_header=mapped.library.hip_header, rocm_since=_ROCM10)
            return replace(row, status="partial", rule=tag or "rocm10", note=note)
        veto = mapped.vetoed.get(symbol.name)
        reason = veto or self._sentence(self._inputs.reasons, library, symbol.name)
        return replace(row, rule=tag, note=reason or NO_COUNTERPART)

    def _sentence(self, sentences: list[Sentence], library: str, name: str) -> str:
        for sentence in sentences:
            if sentence.fits(library, name):
                self._used.add(sentence)
                return sentence.text
        return ""


def types_of(facts: Facts, mapped: Mapping[str, Mapped]) -> Types:
    """Compares types by the pairs of all libraries."""
    pairs: dict[str, str] = {}
    for library in mapped.values():
        for name, symbol in library.symbols.items():
            target = library.target(name)
            if symbol.kind == "type" and target:
                pairs.setdefault(name, target)
    return Types(pairs, facts.rocm(facts.rocm_sets()).values())


def _called(row: Row, fit: Fit, edit: CallEdit | None, unfit: str) -> Row:
    """A function's row with what its calls need; `unfit` is the status if they do not fit as they are."""
    if edit:
        return replace(row, status=edit.status, note=_join(row.note, edit.note or fit.difference))
    if fit.fits:
        return row
    return replace(row, status="partial" if fit.sometimes else unfit, note=_join(row.note, fit.difference))


Dated = TypeVar("Dated", Pair, CallEdit)


def holding(entries: list[Dated], version: str) -> Dated | None:
    """The entry with the newest starting version that is not after `version`."""
    fitting = [e for e in entries if not e.since or version_key(e.since) <= version_key(version)]
    return max(fitting, key=lambda e: version_key(e.since or "0"), default=None)


def _missing_fields(mapped: Mapped, symbol: CudaSymbol, pair: Pair) -> str:
    """What to say of a struct of which HIP has less than three quarters of the fields; one that a header of hipport's
    declares has CUDA's.
    """
    if symbol.kind != "type" or pair.rule == "identity" or pair.header:
        return ""
    names = [field.name.rsplit("::", 1)[1] for field in mapped.fields_of(symbol.name)]
    fields = [name for name in names if not _RESERVED.search(name)]
    missing = [field for field in fields if not hip_field(mapped, symbol.name, field, pair.hip)]
    if not missing or len(missing) * 4 <= len(fields):
        return ""
    shown = ", ".join(missing[:3]) + (" ..." if len(missing) > 3 else "")
    return f"{len(missing)} of {len(fields)} fields have another name or are missing: {shown}"


_RESERVED = re.compile("reserved|pad", re.IGNORECASE)


def _value_note(symbol: CudaSymbol, pair: Pair) -> str:
    if pair.symbol is None:
        return ""
    ours = {d.details["val"] for d in enumerators(symbol.newest)}
    theirs = {d.details["val"] for d in enumerators(pair.symbol)}
    if not ours or not theirs or ours & theirs:
        return ""
    return f"value is {min(theirs)} in HIP, {min(ours)} in CUDA"


def _join(*parts: str) -> str:
    return "; ".join(part for part in parts if part)
