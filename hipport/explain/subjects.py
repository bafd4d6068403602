"""Find out what a subject is, and collect what the tables and the rules say of it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping as Rules
from dataclasses import replace
from functools import cache

from hipport.explain.explanation import Explanation
from hipport.explain.explanation import InstructionFacts
from hipport.explain.explanation import LibraryFacts
from hipport.explain.explanation import NameFacts
from hipport.mapping import CudaLibrary
from hipport.mapping import Entry
from hipport.mapping import Mapping
from hipport.mapping.textures import hip_name
from hipport.rules import RULES
from hipport.rules import Rule

_CALLED = ("function", "method")
_HEADER_RULES = {"map": "HP110", "drop": "HP111", "unsupported": "HP112", "project": "HP119"}
_STATUS_RULES = {"args": "HP301", "version": "HP301", "partial": "HP302", "deprecated": "HP302"}
_VERSION = re.compile(r"_v\d+\Z")


def explain(subject: str, mapping: Mapping, rules: Rules[str, Rule] = RULES) -> Explanation:
    """What is known of a rule's code or name, a CUDA or HIP name, a header, a library or a PTX instruction; nothing of
    it is known where ``is_known`` is false. ``rules`` are hipport's, or these and a user's.
    """
    known = explain_name(subject, mapping)
    return replace(
        known,
        rule=_rule(subject, rules),
        origins=() if known.names else _origins(subject, mapping),
        library=_library(subject, mapping),
        instruction=_instruction(subject, mapping),
    )


def explain_name(name: str, mapping: Mapping) -> Explanation:
    """What is known of a name or a header as CUDA code uses it, for a language server's hover: neither rules and
    libraries, whose names mean other things in code, nor HIP's names. It reads only the tables that may have the name.
    """
    names = tuple(_facts(entry, mapping) for entry in mapping.entries(name))
    header = mapping.header(name)
    lacking = _lacking(name, mapping) if not (names or header) else None
    kind, same = mapping.same.get(name, ("", ""))
    space = mapping.namespaces.get(name)
    return Explanation(
        name,
        names=names,
        header=header,
        header_rule=_HEADER_RULES[header.action] if header else "",
        namespace=space[1] if space else None,
        lacking=lacking,
        provider=lacking.provider(name) if lacking else "",
        guard=mapping.guards.get(name),
        owner=mapping.names_of_others.get(name, ""),
        same=same if kind == "cuda-type" else "",
    )


def _rule(subject: str, rules: Rules[str, Rule]) -> str:
    """The code of the rule with this code or name, empty for none."""
    if subject.upper() in rules:
        return subject.upper()
    return next((code for code, rule in rules.items() if rule.name == subject.lower()), "")


# Names


def _facts(entry: Entry, mapping: Mapping) -> NameFacts:
    row = entry.row
    calls = mapping.calls.get(row.cuda) if row.hip else None
    library = next((each for each in mapping.libraries if each.name == entry.library), None)
    structs = {row.cuda, _VERSION.sub("", row.cuda)}
    return NameFacts(
        entry,
        library,
        side=library.side_of(row.cuda) if library and row.kind in _CALLED else "",
        rules=_rules_of(entry, changes=calls is not None),
        calls=calls,
        fields={
            field: found.hip
            for field, by_struct in (mapping.fields.changed.items() if row.kind == "type" else ())
            for struct, found in by_struct.items()
            if struct in structs
        },
        texture=hip_name(row.cuda) if row.cuda in mapping.textures.functions else "",
    )


def _rules_of(entry: Entry, *, changes: bool) -> tuple[str, ...]:
    """The rules that port or report a name, none where it stays; ``changes`` says whether its calls may change."""
    row = entry.row
    if not row.hip:
        return ("HP501",)
    qualified = "::" in row.cuda and not entry.is_ours
    renamed = ("HP120" if qualified else "HP101",) if row.hip != row.cuda or changes else ()
    reported = _STATUS_RULES.get(row.status, "HP301" if changes else "")
    return (*renamed, reported) if reported else renamed


def _origins(hip: str, mapping: Mapping) -> tuple[NameFacts, ...]:
    """The rows of the tables with this HIP name."""
    tables = [(library, mapping.table(library)) for library in mapping.libraries if library.table]
    rows = (Entry(row, library.name) for library, table in tables for row in table if row.hip and row.hip == hip)
    return tuple(_facts(entry, mapping) for entry in rows)


def _lacking(subject: str, mapping: Mapping) -> CudaLibrary | None:
    """The library of a name by its prefix or its namespace, where HIP lacks the library as a whole."""
    library = None if "::" in subject else mapping.library_of(subject)
    space = subject
    while library is None and "::" in space:
        space = space.rpartition("::")[0]
        library = mapping.namespaces[space][0] if space in mapping.namespaces else None
    return library if library is not None and library.unsupported else None


# Libraries


def _library(subject: str, mapping: Mapping) -> LibraryFacts | None:
    """The library of this name, title, or name in ROCm, whatever its case: ``cublas``, ``NPP``, ``hipBLAS``."""
    wanted = _plain(subject)
    for spellings in (lambda library: (library.name, library.title), lambda library: (library.hip,)):
        for library in mapping.libraries:
            if wanted and wanted in map(_plain, spellings(library)):
                return _of_library(library, mapping)
    return None


def _plain(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.lower())


def _of_library(library: CudaLibrary, mapping: Mapping) -> LibraryFacts:
    rows = list(mapping.table(library)) if library.table else []
    headers = Counter(row.header for row in rows if row.header)
    return LibraryFacts(
        library,
        Counter(row.status for row in rows),
        tuple(name for name, _ in headers.most_common()),
        tuple(library.provided),
    )


# PTX


@cache
def _opcodes(mapping: Mapping) -> frozenset[str]:
    """The first words of all instructions that the table speaks of."""
    patterns = (pattern.replace("*", "") for pattern in mapping.ptx.unsupported if not pattern.startswith("*"))
    return frozenset(name.partition(".")[0] for name in (*mapping.ptx.instructions, *patterns)) - {""}


def _instruction(subject: str, mapping: Mapping) -> InstructionFacts | None:
    """``shfl.sync``, ``mma.sync...``, ``bfe``, ``%laneid``"""
    name = subject.rstrip(".")
    if register := mapping.ptx.registers.get(name):
        return InstructionFacts((), register, "", "HP504")
    if not name.startswith("%") and name.partition(".")[0] not in _opcodes(mapping):
        return None
    known = mapping.ptx.instructions.items()
    forms = tuple((each, form) for each, its in known if each == name or each.startswith(f"{name}.") for form in its)
    reason = mapping.ptx.reason(name) or mapping.ptx.reason(f"{name}.")
    if not forms and not reason and name not in _opcodes(mapping) and "." not in name:
        return None
    return InstructionFacts(forms, None, reason, "HP504" if forms else "HP503")
