"""``hipport doctor``."""

from __future__ import annotations

import sys
from typing import Literal

import click
from rich.console import Console

from hipport.doctor import ThisMachine
from hipport.doctor import diagnose
from hipport.doctor.json import render
from hipport.doctor.text import show


@click.command(short_help="Say what a GPU machine needs, what of it is here, and how to get the rest.")
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="What to print.",
)
def doctor(form: Literal["text", "json"]) -> None:
    """Look at the drivers, compilers, libraries and Python packages that hipport can use.

    For each that is missing or wrong: what that prevents, and the command that fixes it. Nothing is changed, and
    nothing runs on a GPU.

    Exit code 0: verify can run on a GPU. 1: on the CPU engine only. 2: nowhere.

    Example: hipport doctor
    """
    diagnosis = diagnose(ThisMachine())
    if form == "json":
        click.echo(render(diagnosis), nl=False)
    else:
        show(diagnosis, Console(highlight=False))
    sys.stdout.flush()
    raise click.exceptions.Exit(diagnosis.exit_code)
