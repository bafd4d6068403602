"""The command line: it parses options, calls the library and chooses where to print. It decides nothing about code."""

from __future__ import annotations

import sys
from importlib import import_module

import click

from hipport.errors import HipportError
from hipport.version import __version__

_COMMANDS = (
    "check",
    "completion",
    "convert",
    "cxx",
    "doctor",
    "explain",
    "fix",
    "lsp",
    "mappings",
    "run",
    "search",
    "status",
    "toolchain",
    "verify",
)


class _Group(click.Group):
    """The commands, each in the module of its name, which is imported when the command is asked for: what one of them
    needs, such as numpy, the others do not wait for.
    """

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in self.commands:
            return None
        command: click.Command = getattr(import_module(f"{__name__}.{cmd_name}"), cmd_name)
        return command


@click.group(
    cls=_Group,
    commands=[click.Command(name) for name in _COMMANDS],
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
