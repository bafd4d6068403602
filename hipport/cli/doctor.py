"""``hipport doctor``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

import click

from hipport.atomic import write_atomic
from hipport.cli.forms import text_or_json
from hipport.cli.options import JSON_ONLY
from hipport.cli.options import console
from hipport.cli.options import quiet_option
from hipport.cli.options import report_option
from hipport.doctor import ThisMachine
from hipport.doctor import diagnose
from hipport.doctor.json import render
from hipport.doctor.text import show
from hipport.report.suffixes import form_of


@click.command()
@text_or_json
@report_option("FILE.json")
@quiet_option
def doctor(form: Literal["text", "json"], reports: tuple[Path, ...], quiet: bool) -> None:
    """Look at the drivers, compilers, libraries and Python packages that hipport can use.

    For each that is missing or wrong: what that prevents, and the command that fixes it. Nothing is changed, and
    nothing runs on a GPU.

    Exit code 0: verify can run on a GPU. 1: on the CPU engine only. 2: nowhere.

    Example: hipport doctor
    """
    for path in reports:
        form_of(path, JSON_ONLY)
    diagnosis = diagnose(ThisMachine())
    for path in reports:
        write_atomic(path, render(diagnosis).encode())
    if form == "json" and not quiet:
        click.echo(render(diagnosis), nl=False)
    elif not quiet:
        show(diagnosis, console())
    sys.stdout.flush()
    raise click.exceptions.Exit(diagnosis.exit_code)
