"""``hipport mappings``."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from hipport.errors import MappingError
from hipport.mapping.mapping import Mapping
from hipport.mapping.mapping import load_mapping
from hipport.mapping.table import check_rows


@click.group()
def mappings() -> None:
    """List and check the mapping tables.

    Example: hipport mappings list cublas --status unsupported
    """


@mappings.command("list")
@click.argument("libraries", nargs=-1)
@click.option(
    "--status", multiple=True, help="Only rows of this status: ok, args, version, deprecated, partial, unsupported."
)
@click.option(
    "--tables",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    help="Folder of tables. [default: hipport's own]",
)
def list_(libraries: tuple[str, ...], status: tuple[str, ...], tables: Path | None) -> None:
    """Print the libraries with their figures, or the rows of the LIBRARIES named.

    Example: hipport mappings list
    """
    mapping = load_mapping(tables)
    known = {library.name for library in mapping.libraries}
    if unknown := [name for name in libraries if name not in known]:
        raise MappingError(f"no library {unknown[0]}; there are {', '.join(sorted(known))}")
    if not libraries:
        _print_libraries(mapping)
        return
    for library in mapping.libraries:
        if library.name in libraries:
            for row in mapping.table(library) if library.table else ():
                if not status or row.status in status:
                    click.echo(f"{row.cuda} -> {row.hip or '-'}  [{row.status}]{'  ' + row.note if row.note else ''}")


def _print_libraries(mapping: Mapping) -> None:
    table = Table("library", "is in HIP", box=None, pad_edge=False)
    for column in ("symbols", "ported", "arguments differ", "unsupported"):
        table.add_column(column, justify="right")
    total: Counter[str] = Counter()
    for library in mapping.libraries:
        rows = list(mapping.table(library)) if library.table else []
        figures = Counter(row.status for row in rows)
        ported = sum(1 for row in rows if row.hip)
        differ = figures["args"] + figures["version"]
        total.update(symbols=len(rows), ported=ported, differ=differ, unsupported=figures["unsupported"])
        counts = (len(rows), ported, differ, figures["unsupported"]) if rows else ("", "", "", "all")
        table.add_row(library.name, library.hip or "-", *(str(count) for count in counts))
    table.add_section()
    table.add_row("all", "", *(str(total[key]) for key in ("symbols", "ported", "differ", "unsupported")))
    Console(highlight=False).print(table)


@mappings.command()
@click.option(
    "--tables",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    help="Folder of tables. [default: hipport's own]",
)
def check(tables: Path | None) -> None:
    """Check the tables: columns, kinds, order, targets and reasons. Exit code 2 where something is wrong.

    Example: hipport mappings check --tables my-mappings/
    """
    mapping = Mapping(tables)
    problems = []
    count = 0
    for library in mapping.libraries:
        if library.table:
            count += 1
            problems.extend(check_rows(mapping.folder / f"{library.name}.csv"))
    mapping.header("cuda_runtime.h")
    _ = mapping.calls
    for problem in problems:
        click.echo(problem)
    if problems:
        raise MappingError(f"{len(problems)} problems in {count} tables")
    click.echo(f"{count} tables are in order")
