"""``hipport explain``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Mapping as Rules
from collections.abc import Sequence
from pathlib import Path

import click

from hipport.cli.options import rules_module_option
from hipport.config import load_options
from hipport.diagnostics import CODE
from hipport.diagnostics import is_of_hipport
from hipport.explain import Explanation
from hipport.explain import InstructionFacts
from hipport.explain import LibraryFacts
from hipport.explain import NameFacts
from hipport.explain import explain as explanation_of
from hipport.explain import near_misses
from hipport.explain.wording import header_words
from hipport.mapping import CudaLibrary
from hipport.mapping import HeaderRow
from hipport.mapping.calls import CallChange
from hipport.mapping.mapping import load_mapping
from hipport.mapping.table import GuardRow
from hipport.rules import RULES
from hipport.rules import Rule
from hipport.rules import rules_of

_SIDES = {
    "host": "called by host code",
    "device": "called by device code",
    "host and device": "called by host and device code",
}
_STATUSES = {
    "ok": "the rename is enough",
    "args": "the arguments change",
    "version": "the arguments change with the CUDA version",
    "deprecated": "the rename is enough; the HIP name is deprecated",
    "partial": "the rename is right for a part of the uses",
    "unsupported": "HIP has nothing for it",
}
_MOST_FORMS = 6  # names of one translation that are listed
_MOST_ORIGINS = 20


@click.command()
@click.argument("subjects", nargs=-1, required=True, metavar="SUBJECT...")
@rules_module_option
def explain(subjects: tuple[str, ...], rules_module: tuple[str, ...] | None) -> None:
    """Print all that is known of each SUBJECT: the code or the name of a rule, a CUDA name or header, a HIP name, a
    library, a PTX instruction or register. Rules of your own are those of --rules-module, or of the configuration in
    the current folder.

    Exit code 1: HIP has nothing for one of them. 2: one of them is not known at all; the others are explained all the
    same.

    Example: hipport explain HP501 cudaMalloc cub/cub.cuh cublas shfl.sync
    """
    mapping = load_mapping()
    rules = rules_of(load_options(Path(), {} if rules_module is None else {"rules_module": rules_module}))
    code = 0
    for number, subject in enumerate(subjects):
        known = explanation_of(subject, mapping, rules)
        if not known.is_known:
            hint = _hint(subject, near_misses(subject, mapping, rules=rules))
            click.echo(
                f"hipport: {subject} is not a rule, name, header, library or instruction that hipport knows{hint}",
                err=True,
            )
            code = 2
            continue
        if number:
            click.echo()
        click.echo("\n".join(_lines(known, rules)).rstrip())
        code = max(code, 0 if known.is_supported else 1)
    raise click.exceptions.Exit(code)


def _hint(subject: str, close: Sequence[str]) -> str:
    """What to do about a subject that is not known; ``close`` are those that are spelled nearly like it."""
    if re.fullmatch(CODE, subject) and not is_of_hipport(subject):
        return "; if it is a rule of your own, name its module with --rules-module"
    return f"; did you mean {' or '.join(close)}?" if close else "; hipport search finds names by their words"


def _lines(known: Explanation, rules: Rules[str, Rule]) -> Iterator[str]:
    """The text of an explanation."""
    if known.rule:
        yield f"{known.rule} ({rules[known.rule].name})\n\n{rules[known.rule].page}\n"
    if known.header:
        yield from _header(known.subject, known.header, known.header_rule)
    for name in known.names:
        yield from _name(name)
    if known.same:
        yield f"  another name for {known.same}"
    if known.library:
        yield from _library(known.library)
    if known.namespace is not None and not known.library:
        yield f"{known.subject}  (namespace)"
        yield (
            f"  -> {known.namespace}  (by {_rule('HP120')})"
            if known.namespace
            else f"  no counterpart in HIP, {_rule('HP121')}"
        )
    if known.lacking:
        yield from _lacking(known.subject, known.lacking, known.provider)
    if known.instruction:
        yield from _instruction(known.subject.rstrip("."), known.instruction)
    if known.guard:
        yield from _guard(known.guard)
    if known.owner:
        yield f"{known.subject}  ({known.owner})"
        yield f"  spelled like CUDA's; {known.owner} has it in its build for ROCm too: it stays"
    for origin in known.origins[:_MOST_ORIGINS]:
        yield from _name(origin)
    if (more := len(known.origins) - _MOST_ORIGINS) > 0:
        yield f"... and {more} more CUDA names become {known.subject}"


def _rule(code: str) -> str:
    return f"{code} {RULES[code].name}"


def _name(name: NameFacts) -> Iterator[str]:
    """A row of the tables: ``cudaMalloc  (function, runtime, CUDA <=11.7, cuda_runtime_api.h)`` and what is known."""
    row = name.entry.row
    versions = f"CUDA {row.since}" + (f" until {row.removed}" if row.removed else "") if row.since else "CUDA"
    yield f"{row.cuda}  ({', '.join(filter(None, (row.kind, name.entry.library, versions, row.header)))})"
    if row.hip:
        rocm = f", ROCm {row.rocm_since}" if row.rocm_since else ""
        header = f"#include <{row.hip_header}>" if row.hip_header else "no header"
        yield f"  -> {row.hip}  ({header}{rocm})"
        yield f"  {row.status}: {_STATUSES[row.status]}"
    else:
        yield "  no counterpart in HIP"
    if row.note:
        yield f"  {row.note}"
    if name.side:
        yield f"  {_SIDES[name.side]}"
    if name.calls:
        yield from _calls(name.calls)
    for field, hip in name.fields.items():
        yield f"  field {field}: {hip or 'not in HIP'}"
    if name.texture:
        yield f"  without texture instructions (--textures buffer): {name.texture}"
    yield f"  rule: {', '.join(map(_rule, name.rules))}" if name.rules else "  a port leaves it as it is"


def _calls(change: CallChange) -> Iterator[str]:
    """How the calls of a function change, a line for each number of arguments."""
    for shape in change.shapes:
        arguments = ", ".join(
            f"{each.before}${each.place}{each.after}" if each.place else each.before for each in shape.arguments
        )
        since = f" from CUDA {shape.since} on" if shape.since else ""
        in_c = " in C" if change.only_c else ""
        yield f"  with {shape.arity} arguments{since}{in_c}: {shape.hip}({arguments})"
        for place in sorted(shape.dropped):
            yield f"    argument {place} is left out {_when_dropped(change, place)}"
    for arity in sorted(change.keep):
        yield f"  with {arity} arguments: the rename is enough"
    for place, types in sorted(change.told.items()):
        yield f"  argument {place} tells the CUDA version: " + ", ".join(f"{t} {v}" for t, v in types.items())
    for place, texts in sorted(change.values.items()):
        yield f"  argument {place} changes: " + ", ".join(f"{old} -> {new}" for old, new in texts.items())
    for place, functions in sorted(change.types.items()):
        own = ", ".join(f"{t} by {function}" for t, function in functions.items() if function)
        if own:
            yield f"  argument {place} is converted: {own}  (#include <{change.header}>)"
    if change.why:
        yield f"  {change.why}"


def _when_dropped(change: CallChange, place: int) -> str:
    if place not in change.drop:
        where = "where it is null"
    else:
        texts = change.drop[place]
        where = "whatever it is" if texts is None else "where it is " + " or ".join(sorted(texts))
    return where + (f", or a {change.empty[place]} without values" if place in change.empty else "")


def _header(name: str, row: HeaderRow, rule: str) -> Iterator[str]:
    yield f"{name}  (header)"
    yield f"  -> {row.hip}" if row.action == "map" else f"  {header_words(row)}"
    if row.note:
        yield f"  {row.note}"
    if rule:
        yield f"  rule: {_rule(rule)}"


def _library(facts: LibraryFacts) -> Iterator[str]:
    library = facts.library
    yield f"{library.title}  (library {library.name})"
    if library.unsupported:
        yield f"  no counterpart in HIP: {library.unsupported}"
    elif library.hip:
        yield f"  -> {library.hip}"
    if facts.names:
        total = sum(facts.names.values())
        yield f"  {total} names, of these {total - facts.names.get('unsupported', 0)} in HIP:"
        yield from (f"    {facts.names[s]:5}  {s}: {text}" for s, text in _STATUSES.items() if facts.names.get(s))
    if facts.headers:
        yield f"  headers: {', '.join(facts.headers[:8])}" + (" ..." if len(facts.headers) > 8 else "")
    for space, hip in library.namespaces.items():
        yield f"  namespace {space} -> {hip or 'nothing'}" if not library.unsupported else f"  namespace {space}"
    if facts.provided:
        yield f"  a part of it is in {', '.join(facts.provided)}"
    if library.unsupported:
        yield f"  rule: {_rule('HP502')}"
    else:
        yield f"  its names: hipport mappings list {library.name}"


def _lacking(subject: str, library: CudaLibrary, provider: str) -> Iterator[str]:
    if provider:
        yield f"{subject}  ({library.title})\n  ROCm lacks the library; hipport has this name: #include <{provider}>"
    else:
        yield f"{subject}: {library.title} has no counterpart in HIP: {library.unsupported}"
        yield f"  rule: {_rule('HP121' if '::' in subject else 'HP502')}"


def _instruction(name: str, facts: InstructionFacts) -> Iterator[str]:
    yield f"{name}  (PTX {'register' if name.startswith('%') else 'instruction'}, called by device code)"
    if facts.register:
        header = f"  (#include <{facts.register.header}>)" if facts.register.header else ""
        yield f"  -> {facts.register.code}{header}"
    by_code: dict[tuple[str, str, bool], dict[str, None]] = {}
    for each, form in facts.forms:
        with_predicate = any(slot.role == "dp" for slot in form.slots)
        by_code.setdefault((form.code, form.header, with_predicate), {})[each] = None
    for (code, header, with_predicate), names in by_code.items():
        listed = list(names)
        more = f" and {len(listed) - _MOST_FORMS} more" if len(listed) > _MOST_FORMS else ""
        what = "its operand itself" if code == "=" else code
        yield f"  {', '.join(listed[:_MOST_FORMS])}{more}" + (", with a predicate" if with_predicate else "")
        yield f"    -> {what}" + (f"  (#include <{header}>)" if header else "")
    if facts.reason:
        yield f"  {'other forms' if facts.forms else 'no counterpart in HIP'}: {facts.reason}"
    elif not facts.is_translated:
        yield "  it has no translation: write it in C++"
    yield f"  rule: {_rule(facts.rule)}"


def _guard(row: GuardRow) -> Iterator[str]:
    yield f"{row.cuda}  (macro that says that {row.header} was included)"
    yield f"  -> {row.hip}  (of {row.hip_header})" if row.hip else "  no counterpart in HIP"
    if row.note:
        yield f"  {row.note}"
    yield f"  rule: {_rule('HP605')}"
