"""``hipport check``."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any
from typing import Literal

import click

from hipport import report
from hipport.check.check import ready_checker
from hipport.check.options import CheckOptions
from hipport.cli.options import baseline_options
from hipport.cli.options import compile_options
from hipport.cli.options import detail_options
from hipport.cli.options import print_run
from hipport.cli.options import refuse_bad_baseline
from hipport.cli.options import report_options
from hipport.cli.options import rule_infos
from hipport.cli.options import take_check_options
from hipport.cli.options import take_detail
from hipport.cli.options import with_baseline
from hipport.cli.options import write_reports
from hipport.cli.progress import compiling
from hipport.notices import COMPILER_CODES


@click.command()
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@compile_options
@click.option("--exclude", multiple=True, metavar="GLOB", help="Do not compile files that match.")
@report_options
@detail_options
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
    detail = take_detail(settings)
    options = CheckOptions(**take_check_options(settings), exclude=exclude, jobs=jobs)
    with ready_checker(options) as checker, compiling(quiet=detail.quiet) as tell:
        run = checker.check(paths or (Path(),), tell)
    run = with_baseline(run, baseline, new_baseline, COMPILER_CODES.__contains__)
    rules = rule_infos()
    print_run(run, form, detail, rules)
    write_reports(run, reports, rules)
    sys.stdout.flush()
    raise click.exceptions.Exit(run.exit_code)
