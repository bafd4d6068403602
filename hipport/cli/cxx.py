"""``hipport cxx``."""

from __future__ import annotations

import os

import click


@click.command(
    context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False},
    add_help_option=False,
    options_metavar="[OPTIONS]",
)
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED, metavar="FILES...")
def cxx(arguments: tuple[str, ...]) -> None:
    """Stand in for hipcc in a project's own build: compile and link for the CPU engine, with no GPU and no ROCm.

    It takes the command line of hipcc and of clang++, and ignores what is about GPUs, optimization, warnings and
    debugging. The variables HIPPORT_CXX_ARCH, HIPPORT_CXX_WAVEFRONT and HIPPORT_CXX_SANITIZE (1 finds bad accesses,
    races and the like) choose what is compiled for. hipport run --make and --cmake put it in hipcc's place.

    Exit code 0: done. 1: a source does not compile or link. 2: the command line cannot be used.

    Example: HIPCC="hipport cxx" make
    """
    from hipport.run.cxx import run_command_line  # noqa: PLC0415 - NumPy takes 0.2 s to load

    done = run_command_line(arguments, os.environ)
    click.echo(done.output, nl=False)
    click.echo(done.errors, nl=False, err=True)
    raise click.exceptions.Exit(done.status)
