"""Edits of a text by its tokens."""

from __future__ import annotations

from hipport.diagnostics import Edit
from hipport.source.tokens import Tokens


def replaced(tokens: Tokens, first: int, end: int, text: str) -> Edit:
    """Replace the tokens from ``first`` to ``end``, which is excluded, by a text. No rule asks for it."""
    return Edit(tokens.starts[first], tokens.starts[end], text, code="")


def inserted(tokens: Tokens, index: int, text: str) -> Edit:
    """Put a text before a token, or at the end."""
    return replaced(tokens, index, index, text)
