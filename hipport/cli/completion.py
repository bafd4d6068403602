"""``hipport completion``."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

_PROGRAM = "hipport"
_VARIABLE = "_HIPPORT_COMPLETE"


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print a script after which SHELL completes hipport's commands, options and their values with the Tab key.

    For bash, add this line to ~/.bashrc: eval "$(hipport completion bash)". For zsh, to ~/.zshrc: eval "$(hipport
    completion zsh)". For fish: hipport completion fish > ~/.config/fish/completions/hipport.fish

    Example: hipport completion bash
    """
    make = get_completion_class(shell)
    if make is None:
        raise click.UsageError(f"click has no completion for {shell}")
    click.echo(make(context.find_root().command, {}, _PROGRAM, _VARIABLE).source())
