"""Macros of a project that say where functions run: ``#define HD __host__ __device__``."""

from __future__ import annotations

import re

_MARKS = frozenset(("__host__", "__device__"))
#: Words that a declaration may repeat, so that another declaration of the function may have them too.
WITH_MARKS = _MARKS | frozenset("inline __inline __inline__ __forceinline__ __noinline__".split())
_INLINE = WITH_MARKS - _MARKS | {"__forceinline"}  # that of Windows' compiler too
# A newline before the line instead of ``^`` lets the matcher skip to the next one.
_DEFINE = r"\n[ \t]*#[ \t]*define[ \t]+"
# ``#define ON_GPU __device__ inline``
_DEVICE_MACRO = re.compile(rf"{_DEFINE}(\w+)[ \t](?:[^\n]*\\\r?\n)*[^\n]*__(?:device|global)__")
# ``#define ON_CPU __host__``
_HOST_MACRO = re.compile(rf"{_DEFINE}(\w+)[ \t]+__host__[ \t]*\r?$", re.MULTILINE)
# ``#define BOTH ON_CPU ON_GPU``
_MACRO_OF_WORDS = re.compile(rf"{_DEFINE}(\w+)[ \t]+(\w[\w \t]*(?://.*|/\*.*)?)\r?$", re.MULTILINE)
_COMMENT = re.compile(r"//.*|/\*.*?\*/|\\\r?\n", re.DOTALL)
_ATTRIBUTE = re.compile(r"__attribute__\s*\(\(\s*\w+\s*\)\)")


def mark_macros(text: str) -> dict[str, frozenset[str]]:
    """The macros without parameters that a text defines with a mark of functions in them, in any arm, each with
    ``__host__`` and ``__device__`` as all its definitions have them that have any. None of the two where a
    definition has words that say more than where a function runs. Macros that put such macros together are among them,
    also with one that stands for ``inline``. Nothing of a text that marks no functions for the device.
    """
    if "__device__" not in text and "__global__" not in text:
        return {}
    text = f"\n{text}"
    found = {name: _meaning(text, name) for name in dict.fromkeys(_DEVICE_MACRO.findall(text))}
    of_host = {name: _meaning(text, name) for name in dict.fromkeys(_HOST_MACRO.findall(text)) if name not in found}
    found |= {name: marks for name, marks in of_host.items() if marks}
    for name, written in _MACRO_OF_WORDS.findall(text):
        words = set(_COMMENT.sub(" ", written).split())
        if name in found or words.isdisjoint(found):
            continue
        if all(_is_inline(text, word) for word in words - found.keys() - WITH_MARKS):
            found[name] = frozenset(words & _MARKS).union(*(found[word] for word in words & found.keys()))
    return found


def _definitions(text: str, name: str) -> list[str]:
    """What a text defines a macro as, without comments, where it is not empty."""
    definition = rf"{_DEFINE}{name}\b((?:[^\n]*\\\r?\n)*[^\n]*)"
    texts = (_COMMENT.sub(" ", found).strip() for found in re.findall(definition, text))
    return list(filter(None, texts))


def _is_inline(text: str, name: str) -> bool:
    """Whether a macro only asks for inlining: ``#define INLINE inline __attribute__((always_inline))``."""
    found = _definitions(text, name)
    return bool(found) and all(_INLINE.issuperset(_ATTRIBUTE.sub("inline", each).split()) for each in found)


def _meaning(text: str, name: str) -> frozenset[str]:
    words = {frozenset(found.split()) for found in _definitions(text, name)}
    meanings = {found & _MARKS for found in words} - {frozenset()}
    is_one = len(meanings) == 1 and all(found <= WITH_MARKS for found in words)
    return meanings.pop() if is_one else frozenset()
