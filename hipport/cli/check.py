"""``hipport check``."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from collections.abc import Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from typing import Literal

import click
from rich.console import Console
from rich.progress import BarColumn
from rich.progress import MofNCompleteColumn
from rich.progress import Progress
from rich.progress import TextColumn
from rich.progress import TimeElapsedColumn

from hipport import report
from hipport.check.check import Progress as Tell
from hipport.check.check import ready_checker
from hipport.check.options import CheckOptions
from hipport.cli.options import baseline_options
from hipport.cli.options import compile_options
from hipport.cli.options import print_run
from hipport.cli.options import refuse_bad_baseline
from hipport.cli.options import report_options
from hipport.cli.options import take_check_options
from hipport.cli.options import with_baseline
from hipport.cli.options import write_reports
from hipport.notices import COMPILER_CODES
from hipport.paths import printable


@click.command(short_help="Compile a port with hipcc and report what does not compile.")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@compile_options
@click.option("--exclude", multiple=True, metavar="GLOB", help="Do not compile files that match.")
@report_options
@baseline_options
@click.option(
    "-j",
    "--jobs",
    type=click.IntRange(1),
    default=os.cpu_count() or 1,
    help="Number of compilers that run at once. [default: one per core]",
)
def check(
    paths: tuple[Path, ...],
    exclude: tuple[str, ...],
    reports: tuple[Path, ...],
    form: report.Format | Literal["text"],
    baseline: Path | None,
    new_baseline: Path | None,
    jobs: int,
    **settings: Any,
) -> None:
    """Compile the translation units of a port, for the host and for each architecture, with code generation.

    No GPU is needed. PATHS are files and folders, the current folder where none is given. Each error of the compiler is
    reported at the project's line, with whether convert had reported that line (predicted) or not.

    Exit code 0: everything compiles. 1: something does not, or a header of a third party is not on this machine. 2: it
    could not be done, or the compiler gave no answer for some file.

    Example: hipport check src_hip/ --arch gfx90a,gfx1100
    """
    for path in reports:
        report.format_of(path)
    refuse_bad_baseline(baseline, new_baseline)
    options = CheckOptions(**take_check_options(settings), exclude=exclude, jobs=jobs)
    with ready_checker(options) as checker, compiling() as tell:
        run = checker.check(paths or (Path(),), tell)
    run = with_baseline(run, baseline, new_baseline, COMPILER_CODES.__contains__)
    print_run(run, form)
    write_reports(run, reports)
    sys.stdout.flush()
    raise click.exceptions.Exit(run.exit_code)


@contextmanager
def compiling() -> Iterator[Tell | None]:
    """A progress bar on stderr where that is a terminal, with the names of the files being compiled."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (
        TextColumn("compiling"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[names]}"),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("files", total=None, names="")

        def tell(done: int, total: int, names: Sequence[str]) -> None:
            shown = ", ".join(printable(name).replace("[", r"\[") for name in names)
            bar.update(task, completed=done, total=total, names=shown)

        yield tell
