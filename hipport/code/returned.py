"""What the function around a token returns."""

from __future__ import annotations

from hipport.code.declared_functions import declared_function
from hipport.code.functions import words_of
from hipport.code.operands import begin_of_qualified
from hipport.code.scopes import scope_of
from hipport.code.statements import clause_words
from hipport.source.tokens import Tokens
from hipport.source.tokens import once

#: What stands beside a type and is none of it.
SPECIFIERS = frozenset(
    """static inline extern const virtual explicit constexpr std :: __host__ __device__ __forceinline__ __noinline__
    __inline__ __inline""".split()
)
_NO_FUNCTIONS = frozenset(("if", "for", "while", "switch", "catch", "else"))


def returned_words(tokens: Tokens, index: int) -> frozenset[str]:
    """The words of the type that the function around a token returns, without macros beside it, as ``FORCE_INLINE`` is;
    none for a lambda, a constructor and a destructor, and outside of functions.
    """
    known = _known(tokens)
    passed: list[int] = []
    words: frozenset[str] = frozenset()
    for brace in tokens.open_braces(index):
        passed.append(brace)
        read = known[brace] if brace in known else _of_brace(tokens, brace)
        if read is not None:
            words = read
            break
    known.update(dict.fromkeys(passed, words))
    return words


@once
def _known(_tokens: Tokens) -> dict[int, frozenset[str]]:
    """What the function around each brace returns, as far as it was asked."""
    return {}


def _of_brace(tokens: Tokens, brace: int) -> frozenset[str] | None:
    """What the function returns whose body a brace opens; none for a class and a lambda, and None for a block of a
    function, which does not tell.
    """
    words = clause_words(tokens, brace)
    if scope_of(tokens, brace).word or "[" in words:
        return frozenset()
    if "(" not in words or words[0] in _NO_FUNCTIONS:
        return None
    function = declared_function(tokens, tokens.before(brace))
    if function is None:
        return frozenset()
    name = begin_of_qualified(tokens, function.name)  # Store<T>::get, of whose classes none is returned
    returned = frozenset(words_of(tokens, function.first, name)) - SPECIFIERS
    return frozenset(word for word in returned if not word.isupper()) or returned
