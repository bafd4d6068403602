"""What ``hipport verify`` does. It is apart from the command, as most commands need nothing of what this loads."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from typing import Literal

import click
from rich.console import Console
from rich.progress import BarColumn
from rich.progress import MofNCompleteColumn
from rich.progress import Progress as Bar
from rich.progress import TextColumn
from rich.progress import TimeElapsedColumn

from hipport.atomic import write_atomic
from hipport.paths import printable
from hipport.report.verification import Format
from hipport.report.verification import render
from hipport.report.verification.summary import summarize
from hipport.report.verification.text import show
from hipport.verify.results import CaseName
from hipport.verify.results import CaseResult
from hipport.verify.results import VerifyRun
from hipport.verify.run import Progress
from hipport.verify.run import verify
from hipport.verify.settings import VerifyOptions


def verify_and_report(
    specs: Sequence[Path], settings: Mapping[str, Any], form: Format | Literal["text"], output: Path | None
) -> VerifyRun:
    """Verify, and print the report in a form, or write it to ``output`` and print it as text."""
    options = VerifyOptions(**settings)
    with _verifying() as tell:
        run = verify(specs, options, tell)
    if form == "text" or output is not None:
        show(summarize(run), Console())
    if form != "text":
        report = render(run, form)
        if output is None:
            click.echo(report, nl=False)
        else:
            write_atomic(output, report.encode())
    return run


@contextmanager
def _verifying() -> Iterator[Progress | None]:
    """A progress bar on stderr where that is a terminal, with the case that runs."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("verifying"), BarColumn(), MofNCompleteColumn(), TextColumn("kernels"), TimeElapsedColumn())
    with Bar(*columns, TextColumn("{task.fields[case]}"), console=console, transient=True) as bar:
        task = bar.add_task("kernels", total=None, case="")

        def tell(said: CaseName | CaseResult | None, done: int, total: int) -> None:
            if isinstance(said, CaseResult):  # the case that runs stays there
                bar.update(task, completed=done, total=total)
            else:
                bar.update(task, completed=done, total=total, case=_shown(said) if said else "")

        yield tell


def _shown(case: CaseName) -> str:
    """``saxpy: saxpy<float> n=33, seed 1``, as rich prints it."""
    return printable(f"{case.kernel}: {case.instance} {case.label}").replace("[", r"\[")
