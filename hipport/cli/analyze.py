"""What ``hipport convert --analyze`` does: it converts, writes nothing, and says how much work the port is."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import click

from hipport.atomic import write_atomic
from hipport.cli.options import console
from hipport.config import load_options
from hipport.effort.effort import Effort
from hipport.effort.effort import estimate
from hipport.errors import HipportError
from hipport.mapping.mapping import load_mapping
from hipport.report import effort as effort_report
from hipport.report.effort.text import show
from hipport.tree.batches import Progress
from hipport.tree.run import convert_tree


def analyze_trees(
    paths: tuple[Path, ...],
    given: Mapping[str, Any],
    form: str,
    reports: tuple[Path, ...],
    executor: Executor | None,
    progress: Progress | None,
    *,
    quiet: bool,
) -> int:
    """Print the effort of each of ``paths`` as ``form``, unless ``quiet``, and write the reports. ``given`` are the
    options of the command line. Returns the exit code: 0, whatever is left. Raises UsageError and HipportError where
    nothing was estimated.
    """
    if form not in ("text", "json"):
        raise click.UsageError("--analyze prints text or json")
    if Path("-") in paths:
        raise click.UsageError("--analyze takes files and folders")
    formats = [(path, effort_report.format_of(path)) for path in reports]
    trees = tuple(_efforts(paths, given, executor, progress))
    if form == "json" and not quiet:
        click.echo(effort_report.render(trees, "json"), nl=False)
    elif not quiet:
        show(trees, console())
    for path, format_ in formats:
        write_atomic(path, effort_report.render(trees, format_).encode())
    return 0


def _efforts(
    paths: tuple[Path, ...],
    given: Mapping[str, Any],
    executor: Executor | None,
    progress: Progress | None,
) -> Iterator[Effort]:
    """Each path's effort, with the path's own configuration."""
    for path in dict.fromkeys(paths):
        options = load_options(path, dict(given))
        run = convert_tree([path], options, executor=executor, progress=progress)
        if run.interrupted:
            raise HipportError("interrupted: a part of a tree says nothing of the effort; run it again")
        yield estimate(run, str(path), load_mapping(None, options.rules))
