"""All tables, from the facts and the hand-kept inputs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import astuple
from itertools import pairwise
from pathlib import Path

from scripts.tables import arity
from scripts.tables import brought
from scripts.tables import calls
from scripts.tables import fields
from scripts.tables import function_types
from scripts.tables import guards
from scripts.tables import headers
from scripts.tables import lost_includes
from scripts.tables import numbers
from scripts.tables import opaque
from scripts.tables import rows
from scripts.tables import same
from scripts.tables import tags
from scripts.tables.derive import DerivationError
from scripts.tables.derive import derive
from scripts.tables.inputs import FACTS
from scripts.tables.inputs import HERE
from scripts.tables.inputs import read_inputs
from scripts.tables.rows import Row
from scripts.tables.rows import Rows
from scripts.tables.symbols import load_facts
from scripts.tables.symbols import version_key
from scripts.tables.write import Table

CALLS = HERE.parents[1] / "mappings" / "calls.toml"
_OTHERS = frozenset(
    """arity cxx_headers fields function_types guards headers lost_includes numbers opaque same tags
    thrust_includes""".split()
)  # tables of something else than names
STATUSES = ("ok", "args", "version", "deprecated", "partial", "unsupported")


def build(folder: Path = HERE, facts_folder: Path = FACTS) -> dict[str, Table]:
    """Every table by file name without suffix, as rows of strings under a header row.

    Raises DerivationError or InputError when an input is wrong; the message lists the offences.
    """
    facts = load_facts(facts_folder / "symbols.tar.xz")
    inputs = read_inputs(folder, facts_folder)
    mapped = derive(facts, inputs)
    existing = headers.rocm_headers(facts_folder) | headers.our_headers()
    libraries = Rows(facts, inputs, mapped, existing).build()
    faults = [fault for name, table in libraries.items() for fault in check_rows(name, table, existing)]
    faults += calls.faults(CALLS, mapped)
    if faults:
        raise DerivationError("\n".join(faults))
    tables: dict[str, Table] = {name: _table(rows.COLUMNS, table) for name, table in libraries.items()}
    tables["arity"] = _table(arity.COLUMNS, arity.arity_rows(mapped))
    tables["fields"] = _table(fields.COLUMNS, fields.field_rows(mapped))
    tables["function_types"] = _table(
        function_types.COLUMNS, function_types.function_type_rows(mapped, rows.types_of(facts, mapped))
    )
    header_rows = headers.header_rows(facts, existing, folder)
    tables["headers"] = _table(headers.COLUMNS, header_rows)
    tables["cxx_headers"] = _table(headers.CXX_COLUMNS, headers.cxx_rows(header_rows, folder))
    tables["guards"] = _table(guards.COLUMNS, guards.guard_rows(facts, header_rows, folder))
    lost = lost_includes.lost_rows(facts_folder / lost_includes.FACTS.name)
    tables["lost_includes"] = _table(lost_includes.COLUMNS, lost)
    tables["numbers"] = _table(numbers.COLUMNS, numbers.number_rows(facts, libraries))
    tables["opaque"] = _table(opaque.COLUMNS, opaque.opaque_rows(mapped))
    tables["same"] = _table(same.COLUMNS, same.same_rows(facts, libraries))
    tables["thrust_includes"] = _table(brought.COLUMNS, brought.brought_rows(facts_folder / brought.FACTS.name))
    tables["tags"] = _table(tags.COLUMNS, tags.tag_rows(mapped))
    return tables


def check_rows(library: str, table: Sequence[Row], existing: frozenset[str]) -> list[str]:
    """What no table may have: unsupported names without a reason, headers that ROCm lacks, overlapping CUDA ranges."""
    faults = [f"{library}: {row.cuda} is unsupported without a reason" for row in table if _lacks_reason(row)]
    wrong = (row for row in table if row.hip_header and row.hip_header not in existing)
    faults += [f"{library}: {row.cuda}: ROCm has no header {row.hip_header}" for row in wrong]
    ordered = sorted(table, key=lambda row: (row.cuda, version_key(row.since)))
    for one, other in pairwise(ordered):
        if one.cuda == other.cuda and (not one.removed or version_key(one.removed) > version_key(other.since)):
            faults.append(f"{library}: {one.cuda} has two rows for CUDA {other.since}")
    return faults


def _lacks_reason(row: Row) -> bool:
    return row.status == "unsupported" and not row.note


def _table(columns: Sequence[str], entries: Sequence[object]) -> Table:
    return [columns, *(astuple(entry) for entry in entries)]  # type: ignore[call-overload]


def counts(tables: Mapping[str, Table]) -> str:
    """Names by library and status. Struct tags are left out; a name with several rows counts by its newest."""
    lines = [f"{'library':<16}{'names':>7}" + "".join(f"{status:>13}" for status in STATUSES) + f"{'by hand':>10}"]
    total: Counter[str] = Counter()
    for name, table in tables.items():
        if name not in _OTHERS:
            newest = {row[0]: Row(*row) for row in table[1:] if row[9] != "tag"}
            count = Counter(row.status for row in newest.values())
            count["by hand"] = sum(row.rule == "exception" for row in newest.values())
            count["names"] = len(newest)
            total += count
            lines.append(_line(name, count))
    return "\n".join([*lines, _line("TOTAL", total)])


def _line(name: str, count: Counter[str]) -> str:
    return f"{name:<16}{count['names']:>7}" + "".join(f"{count[s]:>13}" for s in STATUSES) + f"{count['by hand']:>10}"
