"""Which names of a file may be CUDA's, by the tables and by how they are spelled."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hipport.mapping import Entry
from hipport.mapping import Mapping
from hipport.source.lexer import is_name


def read_candidates(
    words: frozenset[str],
    mapping: Mapping,
    cuda: str,
    included: Callable[[str], bool],
    *,
    may_have_device_code: Callable[[], bool],
) -> dict[str, Entry | None]:
    """The names among a file's distinct ``words`` that need a decision, with their rows for a CUDA version (empty:
    any), or None for a name that is spelled as CUDA's are and that no table has.

    ``included`` says whether the file includes a header. Names that only the tables, not their spelling, make CUDA's
    are among them where the file has others, or may have device code.
    """
    entry = partial(mapping.entry, cuda=cuda, included=included)
    found: dict[str, Entry | None] = {}
    for word in mapping.headed(words):
        if is_name(word):
            known = entry(word)
            if known is None:
                if mapping.looks_like_cuda.match(word):
                    found[word] = None
            elif known.hip != word or known.row.status != "ok":
                found[word] = known
    for library in mapping.libraries:
        if library.header and not library.prefixes:
            names = words.intersection(mapping.table(library).names)
            if names and included(library.header):
                found.update((name, entry(name)) for name in names)
    unprefixed = words & mapping.unprefixed
    if unprefixed and (found or may_have_device_code()):
        for word in unprefixed:
            found.setdefault(word, entry(word))
    own = mapping.own
    found.update((word, own[word]) for word in words & own.keys())
    return found
