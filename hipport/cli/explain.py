"""``hipport explain``."""

from __future__ import annotations

import difflib

import click

from hipport.errors import HipportError
from hipport.mapping import Entry
from hipport.mapping import HeaderRow
from hipport.mapping import Mapping
from hipport.mapping.mapping import load_mapping
from hipport.rules import RULES


@click.command(short_help="Explain a rule's code, a CUDA name or a CUDA header.")
@click.argument("subjects", nargs=-1, required=True, metavar="CODE|NAME|HEADER...")
def explain(subjects: tuple[str, ...]) -> None:
    """Print what a rule's code means, what a CUDA name or header is in HIP, or which CUDA names become a HIP name.

    Exit code 1: a name is known and HIP has nothing for it. 2: a name is not known at all.

    Example: hipport explain HP501 cudaMalloc cub/cub.cuh
    """
    mapping = load_mapping()
    supported = [_explain(subject, mapping) for subject in subjects]
    raise click.exceptions.Exit(0 if all(supported) else 1)


def _explain(subject: str, mapping: Mapping) -> bool:
    """Print a subject; False where HIP has nothing for it."""
    if rule := RULES.get(subject.upper()):
        click.echo(f"{rule.code} ({rule.name})\n\n{rule.page}\n")
        return True
    if header := mapping.header(subject):
        click.echo(_header(subject, header))
        return header.action != "unsupported"
    if entries := mapping.entries(subject):
        click.echo("\n".join(_entry(entry) for entry in entries))
        return any(entry.hip for entry in entries)
    library = mapping.library_of(subject)
    if library is not None and library.unsupported:
        click.echo(f"{subject}: {library.title} has no counterpart in HIP: {library.unsupported}")
        return False
    if origins := _origins(subject, mapping):
        click.echo("\n".join(_entry(entry) for entry in origins))
        return True
    raise HipportError(
        f"{subject} is not a rule, CUDA name or CUDA header that hipport knows{_suggestion(subject, mapping)}"
    )


def _origins(hip: str, mapping: Mapping) -> list[Entry]:
    """The rows of the tables with this HIP name."""
    tables = [(library, mapping.table(library)) for library in mapping.libraries if library.table]
    return [Entry(row, library.name) for library, table in tables for row in table if row.hip == hip]


def _entry(entry: Entry) -> str:
    row = entry.row
    versions = f"CUDA {row.since}" + (f" until {row.removed}" if row.removed else "") if row.since else "CUDA"
    lines = [f"{row.cuda}  ({row.kind}, {entry.library}, {versions}, {row.header})"]
    if row.hip:
        rocm = f", ROCm {row.rocm_since}" if row.rocm_since else ""
        lines.append(f"  -> {row.hip}  (#include <{row.hip_header}>{rocm}, {row.status}, by {row.rule})")
    else:
        lines.append("  no counterpart in HIP")
    if row.note:
        lines.append(f"  {row.note}")
    return "\n".join(lines)


def _header(name: str, row: HeaderRow) -> str:
    what = {
        "map": f"-> {row.hip}",
        "drop": "dropped: what it declares comes with hip/hip_runtime.h",
        "unsupported": "no counterpart in HIP",
        "project": "not CUDA's: projects bring it, and it is converted as one of their files",
    }[row.action]
    return f"{name}  (header)\n  {what}" + (f"\n  {row.note}" if row.note else "")


def _suggestion(subject: str, mapping: Mapping) -> str:
    """The closest names that hipport knows, as the end of a sentence."""
    library = mapping.library_of(subject)
    names = [*RULES, *mapping.header_names, *(mapping.table(library).names if library and library.table else ())]
    close = difflib.get_close_matches(subject, names, 3, 0.75)
    return f"; did you mean {' or '.join(close)}?" if close else ""
