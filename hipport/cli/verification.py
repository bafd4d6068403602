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

from hipport.atomic import write_atomic
from hipport.cli.options import Detail
from hipport.cli.options import console
from hipport.cli.progress import progress_bar
from hipport.report.verification import format_of
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
    specs: Sequence[Path],
    settings: Mapping[str, Any],
    form: Literal["text", "json", "junit"],
    reports: Sequence[Path],
    detail: Detail,
) -> VerifyRun:
    """Verify, print the report in a form, and write it to files whose suffixes name theirs."""
    formats = [format_of(path) for path in reports]  # first: a run may take long
    options = VerifyOptions(**settings)
    with _verifying(quiet=detail.quiet) as tell:
        run = verify(specs, options, tell)
    for path, format_ in zip(reports, formats, strict=True):
        write_atomic(path, render(run, format_).encode())
    if detail.quiet:
        return run
    if form == "text":
        show(summarize(run), console(), verbose=detail.verbose, statistics=detail.statistics)
    else:
        click.echo(render(run, form), nl=False)
    return run


@contextmanager
def _verifying(*, quiet: bool) -> Iterator[Progress | None]:
    """A progress bar on stderr where that is a terminal, with the case that runs."""
    with progress_bar("verifying", "kernels", quiet=quiet) as bar:
        if bar is None:
            yield None
            return
        at = ""

        def tell(said: CaseName | CaseResult | None, done: int, total: int) -> None:
            nonlocal at
            if not isinstance(said, CaseResult):  # the case that runs stays there
                at = _shown(said) if said else ""
            bar(done, total, at)

        yield tell


def _shown(case: CaseName) -> str:
    """``saxpy: saxpy<float> n=33, seed 1``."""
    return f"{case.kernel}: {case.instance} {case.label}"
