"""Makefiles whose names do not say so: those that other makefiles include."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from hipport.project.build_files import BuildLanguage
from hipport.project.build_files import language_of
from hipport.tree.discover import FileKind
from hipport.tree.discover import TreeEntry

# include make_targets   -include ../config/linux common
_INCLUDE = re.compile(rb"^ *(?:-|s)?include[ \t]+([^#\n]+)", re.MULTILINE)


def with_included(found: Sequence[TreeEntry]) -> list[TreeEntry]:
    """The entries of a tree, where those that a makefile includes by another name than a makefile's are makefiles too.

    Names with variables in them are not followed.
    """
    others = {e.key: e for e in found if e.kind in (FileKind.OTHER, FileKind.UNSURE) and not e.problem}
    named = [e for e in found if e.kind is FileKind.BUILD and language_of(e.relative.name) is BuildLanguage.MAKE]
    waiting = [(entry, posixpath.dirname(entry.key)) for entry in named]
    makefiles: dict[str, TreeEntry] = {}
    while waiting:
        makefile, folder = waiting.pop()  # in which make runs
        for key in _included(makefile, folder):
            if other := others.pop(key, None):
                makefiles[key] = replace(other, kind=FileKind.BUILD, language=BuildLanguage.MAKE)
                waiting.append((makefiles[key], folder))
    return [makefiles.get(entry.key, entry) for entry in found]


def _included(makefile: TreeEntry, folder: str) -> Iterator[str]:
    """The keys of the files that a makefile may name, as make finds them in ``folder``, and in its own."""
    text = b""
    with suppress(OSError):  # a result says so
        text = makefile.path.read_bytes()
    for line in _INCLUDE.finditer(text):
        for name in line[1].decode("latin-1").split():
            for start in (folder, posixpath.dirname(makefile.key)):
                yield posixpath.normpath(posixpath.join(start, name))
