"""Values that are printed."""

from __future__ import annotations

from hipport.code.statements import clause_words
from hipport.source.tokens import Tokens

_PRINTING = frozenset("printf fprintf snprintf sprintf cout cerr clog LOG print println".split())


def is_shown(tokens: Tokens, index: int) -> bool:
    """Whether a value is printed, by a function with a format, ``INFO("%d lanes", prop.warpSize)``, or to a stream
    after a text, ``out << "lanes: " << prop.warpSize``, or is in a list with its name: ``{"warpSize", prop.warpSize}``.
    """
    words = clause_words(tokens, index)
    texts = [at for at, word in enumerate(words) if word[0] == '"']
    if any("%" in words[at] or words[at + 1 : at + 3] == ["<", "<"] for at in texts):
        return True
    named = tokens.text_at(tokens.after(index)) in (",", "}") and any(word[0] in "\"'" for word in words)
    return named or any(word in _PRINTING or word.startswith("LOG") for word in words)
