"""``hipport lsp``."""

from __future__ import annotations

from importlib.util import find_spec

import click

from hipport.errors import HipportError


@click.command()
def lsp() -> None:
    """Speak the language server protocol on standard input and output, until the editor ends it.

    Diagnostics while you type in CUDA files, what a name is in HIP when the cursor rests on it, and fixes as code
    actions. An editor starts it: docs/editors.md says how. It needs the package pygls: pip install 'hipport[lsp]'.

    Example: hipport lsp
    """
    if find_spec("pygls") is None:
        raise HipportError("the language server needs pygls: pip install 'hipport[lsp]'")
    from hipport.lsp.server import create_server  # noqa: PLC0415 - an optional dependency

    create_server().start_io()
