"""The option for what a command prints that has text and JSON; nothing else is loaded for it."""

from __future__ import annotations

import click

text_or_json = click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="What to print.",
)
