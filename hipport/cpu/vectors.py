"""Types of clang's vectors, which GCC declares otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.cpu.token_edits import inserted
from hipport.cpu.token_edits import replaced
from hipport.diagnostics import Edit
from hipport.source.tokens import Tokens


def vector_edits(tokens: Tokens) -> Iterator[Edit]:
    """Give ``ext_vector_type(n)`` the type of the elements, whose size GCC needs.

    ``typedef float name __attribute__((ext_vector_type(4)));``, ``using name = float __attribute__(...);``
    """
    for index in tokens.places("ext_vector_type"):
        opener = tokens.after(index)
        closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
        words: list[str] = []
        at = tokens.before(index)
        while at >= 0 and tokens.texts[at] not in (";", "{", "}", "=", "typedef"):
            words.insert(0, tokens.texts[at])
            at = tokens.before(at)
        element = words[: words.index("__attribute__")] if "__attribute__" in words else []
        if tokens.text_at(at) == "typedef" and len(element) > 1:
            element.pop()
        if closer >= 0 and tokens.text_at(at) in ("typedef", "=") and element:
            yield replaced(tokens, index, index + 1, "HIPPORT_CPU_VECTOR_TYPE")
            yield inserted(tokens, closer, f", {' '.join(element)}")
