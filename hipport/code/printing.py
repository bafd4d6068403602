"""Values that are printed."""

from __future__ import annotations

from hipport.code.statements import clause_words
from hipport.source.tokens import Tokens

_PRINTING = frozenset("printf fprintf snprintf sprintf cout cerr clog LOG print println".split())


def is_shown(tokens: Tokens, index: int) -> bool:
    """Whether a value is printed, written to a stream after a text, ``out << "lanes: " << prop.warpSize``, or in a list
    with its name: ``{"warpSize", prop.warpSize}``.
    """
    words = clause_words(tokens, index)
    if any(word[0] == '"' and words[at + 1 : at + 3] == ["<", "<"] for at, word in enumerate(words)):
        return True
    named = tokens.text_at(tokens.after(index)) in (",", "}") and any(word[0] in "\"'" for word in words)
    return named or any(word in _PRINTING or word.startswith("LOG") for word in words)
