"""What ``hipport run`` does. It is apart from the command, as most commands need nothing of what this loads."""

from __future__ import annotations

import signal
import sys
from collections.abc import Mapping
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from typing import Literal

import click

from hipport.atomic import write_atomic
from hipport.report.program import format_of
from hipport.report.program import render
from hipport.report.program.text import lines
from hipport.run.results import RunResult
from hipport.run.run import run_by_cmake
from hipport.run.run import run_by_make
from hipport.run.run import run_sources
from hipport.run.settings import Mode
from hipport.run.settings import RunOptions


def run_and_report(
    paths: Sequence[Path],
    arguments: Sequence[str],
    build: Literal["make", "cmake"] | None,
    target: str | None,
    settings: Mapping[str, Any],
    form: Literal["text", "json"],
    reports: Sequence[Path],
    *,
    quiet: bool,
) -> int:
    """Build a program, by its project's own build if one is named, run it, and say what was found; returns the exit
    code.
    """
    formats = [format_of(path) for path in reports]  # first: a run may take long
    options = RunOptions(**settings)
    capture = form == "json"
    announce = None if capture or quiet else _announce
    match build:
        case "make":
            result = run_by_make(paths[0], arguments, options, capture=capture, announce=announce)
        case "cmake":
            result = run_by_cmake(paths[0], arguments, options, target=target, capture=capture, announce=announce)
        case None:
            result = run_sources(paths, arguments, options, capture=capture, announce=announce)
    for path, format_ in zip(reports, formats, strict=True):
        write_atomic(path, render(result, format_).encode())
    if form == "json":
        click.echo(render(result, "json"), nl=False)
    elif not _ended_by_reader(result):
        if result.compared:  # what the others print is the same, or said to be another
            click.echo(result.runs[0].output or b"", nl=False)
        for line in () if quiet else lines(result):
            click.echo(line, err=True)
    return result.exit_code


def _announce(mode: Mode) -> None:
    """A heading for what a program prints."""
    click.echo(f"== {mode} ==")
    sys.stdout.flush()


def _ended_by_reader(result: RunResult) -> bool:
    """Whether the program ended as nobody reads its output any more, of which nothing is said."""
    return all(run.signal == signal.SIGPIPE for run in result.runs) and not result.findings
