"""The files of a translation unit: the source and those of the project's headers that it includes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from hipport.project.includes import with_included
from hipport.source.text import BOM
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens

_INCLUDE = re.compile(r'include\s*(?:"([^"\n]+)"|<([^>\n]+)>)')


@dataclass(frozen=True, slots=True)
class ProjectInclude:
    """A directive that names a file of the project: its token and its line, counted from 1, and the file."""

    directive: Directive
    line: int
    path: Path


@dataclass(frozen=True, slots=True)
class ProjectFile:
    """A file of the project with its tokens and with the other files of the project that it includes."""

    path: Path
    data: bytes
    tokens: Tokens
    includes: tuple[ProjectInclude, ...]


def line_of(tokens: Tokens, index: int) -> int:
    """The line of a token, counted from 1."""
    return 1 + sum(text.count("\n") for text in tokens.texts[:index])


def read_project(path: Path, data: bytes, include_dirs: Sequence[Path]) -> dict[Path, ProjectFile]:
    """The source, ``data`` of ``path``, and the headers below it that are found in its folder, beside each other or in
    ``include_dirs``: by their paths, which are resolved but for the source's own.
    """
    files = {path: _read(path, data, include_dirs)}

    def headers_of(file: Path) -> Iterator[Path]:
        if file not in files:
            files[file] = _read(file, file.read_bytes(), include_dirs)
        yield from (include.path for include in files[file].includes)

    for _ in with_included(path, headers_of):
        pass  # headers_of has kept the file
    return files


def _read(path: Path, data: bytes, include_dirs: Sequence[Path]) -> ProjectFile:
    tokens = Tokens(data.decode("latin-1").removeprefix(BOM))
    return ProjectFile(path, data, tokens, tuple(_includes(path, tokens, include_dirs)))


def _includes(path: Path, tokens: Tokens, include_dirs: Sequence[Path]) -> Iterator[ProjectInclude]:
    for directive in tokens.directives:
        line = "".join(tokens.texts[directive.name_at : directive.end])
        if directive.name == "include" and (match := _INCLUDE.match(line)):
            folders = (path.parent, *include_dirs) if match[1] else include_dirs
            found = next((f for folder in folders if (f := folder / (match[1] or match[2])).is_file()), None)
            if found:
                yield ProjectInclude(directive, line_of(tokens, directive.first), found.resolve())
