"""Source with a mark: ``@`` stands before the token that a case is about."""

from __future__ import annotations

from hipport.source.tokens import Tokens


def read_marked(text: str) -> tuple[Tokens, int]:
    """The tokens of a text without its mark, and the index of the token that the mark stands before."""
    offset = text.index("@")
    tokens = Tokens(text[:offset] + text[offset + 1 :])
    return tokens, tokens.at_offset(offset)
