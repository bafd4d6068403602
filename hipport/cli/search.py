"""``hipport search``."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Literal

import click

from hipport.cli.forms import text_or_json
from hipport.explain import Found
from hipport.explain import search as found_by
from hipport.mapping.mapping import load_mapping

_COLUMNS = ("CUDA", "HIP", "library", "status")


@click.command()
@click.argument("terms", nargs=-1, required=True, metavar="TERM...")
@click.option(
    "--limit", type=click.IntRange(1), default=25, show_default=True, metavar="NUMBER", help="The most names to print."
)
@text_or_json
def search(terms: tuple[str, ...], limit: int, form: Literal["text", "json"]) -> None:
    """Print the CUDA names whose words, or those of their HIP names, match all TERMs, best first.

    Upper and lower case are the same; cudaMemcpyAsync has the words cuda, memcpy and async.

    Exit code 1: there is no such name.

    Example: hipport search cublas gemm
    """
    found = found_by(terms, load_mapping())
    shown = found[:limit]
    if form == "json":
        click.echo(json.dumps({"found": len(found), "names": [_record(each) for each in shown]}, indent=2))
    elif shown:
        click.echo("\n".join(_table(shown)))
        if len(found) > limit:
            click.echo(f"... and {len(found) - limit} more: add a term, or --limit {len(found)}")
    else:
        click.echo(f"hipport: no name has all of: {' '.join(terms)}; leave a term out, or shorten one", err=True)
    raise click.exceptions.Exit(0 if found else 1)


def _record(found: Found) -> dict[str, str]:
    return {**found.entry.row._asdict(), "library": found.entry.library}


def _table(found: Sequence[Found]) -> list[str]:
    """Columns as wide as their longest text: names are never cut."""
    rows = [_COLUMNS, *((e.row.cuda, e.hip or "-", e.library, e.row.status) for e in (each.entry for each in found))]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
