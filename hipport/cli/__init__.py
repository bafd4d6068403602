"""The command line: it parses options, calls the library and chooses where to print. It decides nothing about code."""

from __future__ import annotations

import sys

import click

from hipport.cli.check import check
from hipport.cli.convert import convert
from hipport.cli.doctor import doctor
from hipport.cli.explain import explain
from hipport.cli.mappings import mappings
from hipport.cli.status import status
from hipport.cli.toolchain import toolchain
from hipport.cli.verify import verify
from hipport.errors import HipportError
from hipport.version import __version__


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="hipport")
def cli() -> None:
    """Port CUDA projects to HIP: convert, report what is left, prove the result.

    Exit codes of every command: 0, done and nothing is left for a person; 1, done and something is left; 2, it could
    not be done.

    Example: hipport convert src/
    """


cli.add_command(check)
cli.add_command(convert)
cli.add_command(doctor)
cli.add_command(explain)
cli.add_command(mappings)
cli.add_command(toolchain)
cli.add_command(status)
cli.add_command(verify)


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
