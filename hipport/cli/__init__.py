"""The command line: it parses options, calls the library and chooses where to print. It decides nothing about code."""

from __future__ import annotations

import sys
from importlib import import_module

import click

from hipport.errors import HipportError
from hipport.version import __version__

#: What the list of commands says of each.
_COMMANDS = {
    "check": "Compile a port with hipcc and report what does not compile.",
    "completion": "Print a script that completes commands and options in a shell.",
    "convert": "Convert files and whole trees to HIP and report what is left.",
    "cxx": "Compile as hipcc does, for the CPU engine.",
    "doctor": "Say what a GPU machine needs, what of it is here, and how to get the rest.",
    "explain": "Explain a rule, a CUDA or HIP name, a header, a library or a PTX instruction.",
    "fix": "Choose fixes that may change what the code means, one by one.",
    "lsp": "Run the language server, for editors.",
    "mappings": "List and check the mapping tables.",
    "run": "Build a whole CUDA or HIP program and run it with no GPU.",
    "search": "Find CUDA and HIP names by their words.",
    "status": "Say which files of a port are edited, stale or in conflict.",
    "toolchain": "Bring the ROCm compiler to this machine.",
    "verify": "Run ported kernels and compare what they compute with NumPy.",
}


class _Group(click.Group):
    """The commands, each in the module of its name, which is imported when that command is called: none waits for what
    others need, such as numpy, and ``--help`` and completion wait for none of them.
    """

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name, _, rest = super().resolve_command(ctx, args)
        return name, getattr(import_module(f"{__name__}.{name}"), name) if name else None, rest


@click.group(
    cls=_Group,
    commands=[click.Command(name, short_help=text) for name, text in _COMMANDS.items()],
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, prog_name="hipport")
def cli() -> None:
    """Port CUDA projects to HIP: convert, report what is left, prove the result.

    Exit codes of every command: 0, done and nothing is left for a person; 1, done and something is left; 2, it could
    not be done.

    Example: hipport convert src/
    """


def main() -> None:
    """Run the command line; what hipport raises on purpose becomes one line on stderr and exit code 2."""
    try:
        sys.exit(cli.main(standalone_mode=False))  # the code that a command ended with, None for 0
    except HipportError as error:
        click.echo(f"hipport: error: {error}", err=True)
        sys.exit(2)
    except click.ClickException as error:
        error.show()
        sys.exit(2)
    except (click.Abort, KeyboardInterrupt):
        click.echo("hipport: interrupted", err=True)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output is gone, which is not our error
        sys.exit(2)
