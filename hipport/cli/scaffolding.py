"""What ``hipport verify --scaffold`` does and prints."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from hipport.paths import printable
from hipport.verify.scaffold.project import scaffold


def scaffold_and_report(sources: Sequence[Path], output: Path) -> int:
    """Write the skeletons and print what was written; the exit code: 1 where a kernel got none, or had one already."""
    run = scaffold(sources, output)
    for spec in run.specs:
        what = "is there already and stays as it is" if spec.existed else f"kernel {spec.kernel}"
        click.echo(f"{printable(spec.path)}: {what} ({spec.place})")
    for place, reason in run.unread:
        click.echo(f"{place}: {reason}", err=True)
    if run.parser:
        click.echo(f"hipport: types are read without the parser ({run.parser}): check them", err=True)
    written = sum(not spec.existed for spec in run.specs)
    if written:
        click.echo(f"{written} written: replace each fill_in(...), then: hipport verify {printable(output)}")
    return 0 if written == len(run.specs) and not run.unread else 1
