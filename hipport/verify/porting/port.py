"""The port of a kernel's source: converted in memory, with the way back from its lines to the user's."""

from __future__ import annotations

import os.path
import re
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from dataclasses import replace
from functools import cache
from functools import cached_property
from pathlib import Path

from hipport.cache import cached
from hipport.cache import key_of
from hipport.config import Options
from hipport.convert import convert_bytes
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.edits import PortedText
from hipport.mapping.mapping import load_mapping
from hipport.paths import printable
from hipport.project.includes import include_lines
from hipport.project.includes import with_included
from hipport.result import Result
from hipport.verify.errors import SpecError

_WORD = re.compile(r"[A-Za-z_]\w*")


@dataclass(frozen=True)
class PortedFile:
    """A source or header of the user's, and its port. ``before`` is the number of lines that ``data``
    has before the first line of the file.
    """

    path: Path
    data: bytes
    result: Result
    before: int = 0

    @property
    def ported(self) -> bytes:
        """The HIP source."""
        return self.data if self.result.output is None else self.result.output

    @cached_property
    def _text(self) -> PortedText:
        return PortedText(self.data, self.ported, self.result.edits)

    def line_of(self, line: int) -> int:
        """The line of the user's file that a line of the port comes from."""
        return max(1, self._text.line_of(line) - self.before)


@dataclass(frozen=True)
class Port:
    """A source and the project's headers that it includes, all ported. ``include`` are the user's folders of headers,
    ``defines`` macros with their values.
    """

    source: PortedFile
    headers: tuple[PortedFile, ...]
    include: tuple[Path, ...] = ()
    defines: Mapping[str, str] = field(default_factory=dict)

    @property
    def errors(self) -> tuple[tuple[Path, Diagnostic], ...]:
        """The errors of the conversion, each with its file."""
        return tuple(
            (file.path, replace(diagnostic, line=max(1, diagnostic.line - file.before)))
            for file in (self.source, *self.headers)
            for diagnostic in file.result.diagnostics
            if diagnostic.severity is Severity.ERROR and not diagnostic.fixed
        )

    @cached_property
    def mirror(self) -> Path | None:
        """A folder where the ported files lie as the originals do; None where there are no headers."""
        if not self.headers:
            return None

        def make(folder: Path) -> Path:
            for name, file in self._places.items():
                target = folder / "port" / name
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(file.ported)
            return folder / "port"

        parts = [part for name, file in self._places.items() for part in (str(name), file.ported)]
        return cached(f"port-{key_of(parts)}", make)

    @property
    def mirrored_source(self) -> Path | None:
        """The ported source in ``mirror``."""
        return self.mirror and self.mirror / next(iter(self._places))

    @property
    def include_dirs(self) -> tuple[Path, ...]:
        """The folders of ``mirror`` to search for headers, after that of the source."""
        mirror = self.mirror
        return tuple(mirror / folder.relative_to(self._top) for folder in self.include) if mirror else ()

    @cached_property
    def _top(self) -> Path:
        """The deepest folder that contains all files and all folders of headers."""
        return Path(os.path.commonpath([file.path.parent for file in (self.source, *self.headers)] + [*self.include]))

    @cached_property
    def _places(self) -> dict[Path, PortedFile]:
        """The files by their places below ``_top``, the source first."""
        return {file.path.relative_to(self._top): file for file in (self.source, *self.headers)}

    def place(self, path: str, line: int) -> tuple[str, int]:
        """A place in the port as one in the user's files; a place in any other file stays."""
        for name, file in self._places.items():
            if path == str(file.path) or (self.mirror and path == str(self.mirror / name)):
                return str(file.path), file.line_of(line)
        return path, line

    def words(self, path: str, line: int) -> str:
        """A place in the port as the place in the user's files, ``file:line``."""
        own, number = self.place(path, line)
        return f"{printable(own)}:{number}"


def port_source(
    path: Path,
    options: Options,
    *,
    sources: Sequence[Path] = (),
    include: Sequence[Path] = (),
    defines: Mapping[str, str] | None = None,
) -> Port:
    """Convert a source and the headers that it includes and that are there: beside it, or in folders of ``include``.

    What ``include`` has besides folders, and ``sources``, are included before the source. Raises SpecError for what
    cannot be read.
    """
    path = _normal(path)
    folders = tuple(_normal(folder) for folder in include if folder.is_dir())
    first = [_normal(file) for file in (*include, *sources) if not file.is_dir()]
    for file in first:
        if not file.is_file():
            raise SpecError(f"{printable(file)}: there is no such file or folder, which the spec includes")
    try:
        lines = "".join(f'#include "{os.path.relpath(file, path.parent)}"\n' for file in first)
        source = _ported(path, options, os.fsencode(lines))
    except OSError as error:
        raise SpecError(f"{path}: the kernel's source cannot be read: {error.strerror}") from error
    files = {path: source}

    def includes_of(file: Path) -> Iterator[Path]:
        if file not in files:
            files[file] = _ported(file, options)
        return _included(files[file], folders)

    headers = sorted(set(with_included(path, includes_of)) - {path})
    return Port(source, tuple(files[header] for header in headers), folders, dict(defines or {}))


def _ported(path: Path, options: Options, before: bytes = b"") -> PortedFile:
    data = before + path.read_bytes()
    # The name alone, so that the port includes hipport's headers as "hipport/warp.h", which backends search for.
    result = convert_bytes(path.name, data, load_mapping(), options).result
    return PortedFile(path, data, result, before.count(b"\n"))


def _included(file: PortedFile, folders: Sequence[Path]) -> Iterator[Path]:
    """The files that the include lines of a file mean, of those that are there."""
    for quoted, name in include_lines(file.data):
        places = (_normal(folder / name) for folder in ((file.path.parent, *folders) if quoted else folders))
        if path := next((place for place in places if place.is_file()), None):
            yield path


def _normal(path: Path) -> Path:
    return Path(os.path.normpath(path))


@cache
def hip_name(kernel: str) -> str:
    """A kernel as CUDA C++ names it, named as in the port: ``k<__nv_bfloat16>`` becomes ``k<__hip_bfloat16>``."""
    mapping = load_mapping()

    def renamed(match: re.Match[str]) -> str:
        entry = mapping.entry(match[0]) if mapping.library_of(match[0]) else None
        return entry.hip if entry and entry.hip else match[0]

    return _WORD.sub(renamed, kernel)
