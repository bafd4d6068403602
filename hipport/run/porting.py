"""The HIP port of a program, and the way from its lines back to the user's."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path
from typing import Any

from hipport.build.flags import Flags
from hipport.cache import cached
from hipport.cache import key_of
from hipport.config import load_options
from hipport.diagnostics import Diagnostic
from hipport.edits import PortedText
from hipport.include import own_headers
from hipport.result import Result
from hipport.result import Status
from hipport.run.errors import ProgramError
from hipport.run.program import Program
from hipport.tree.run import convert_tree

#: A place in what a compiler, a linker or make prints: ``/src/a.cpp:12:5``, ``Makefile:7``.
_PLACE = re.compile(r"([^\s:'\"`(\[<]+):(\d+)(?::\d+)?")
#: What stands after the place of an error.
_ERROR = re.compile(r": (?:fatal )?error: ")
#: A file that is missing: ``Makefile:5: ../common.mk: No such file or directory``.
_MISSING = re.compile(r"No such file|No rule to make|cannot find", re.IGNORECASE)
_UPWARDS = re.compile(r"(?:\.\./)+[^\s:;,'\"`]+")
#: A header that is a copy of one of CUDA's own.
_COPY_OF_CUDA = "HP915"
_FOLDERS = ("include", "system", "quote", "after")


@dataclass(frozen=True)
class ProgramPort:
    """The port of the folder ``top`` in ``folder``, which may be the same. ``texts`` are the files that the conversion
    changed, ``findings`` what it left open in all files; both by the user's paths. ``headers`` are those of hipport's
    that the port was given, ``unused`` the copies of CUDA's own that it does not have. All paths are absolute.
    """

    top: Path
    folder: Path
    texts: Mapping[Path, PortedText]
    findings: Mapping[Path, Sequence[Diagnostic]]
    headers: tuple[Path, ...] = ()
    unused: frozenset[Path] = frozenset()

    def at(self, path: Path) -> Path:
        """Where one of the program's files, or a folder below ``top``, is in the port."""
        return self.folder / path.relative_to(self.top)

    def place(self, path: str, line: int) -> tuple[str, int]:
        """A line of the port as one of the user's files, shown as a person reads it; a place in another file stays."""
        place = Path(path)
        if not place.is_relative_to(self.folder):
            return path, line
        own = self.top / place.relative_to(self.folder)
        text = self.texts.get(own)
        return shown(own), text.line_of(line) if text else line

    def with_own_places(self, text: str) -> str:
        """What a compiler or a linker printed, with places in the port as those in the user's files."""

        def own(match: re.Match[str]) -> str:
            file = self._file(match[1])
            if file is None:
                return match[0]
            path, line = self.place(str(file), int(match[2]))
            return f"{path}:{line}"  # a column would be that of the port

        return _PLACE.sub(own, text)

    def with_findings(self, line: str) -> str:
        """A line that a build printed, with places in the user's files; after that of an error, what the conversion
        had left open there, and after a file that is missing because it is outside of the project how to have it.
        """
        own = self.with_own_places(line)
        place = _PLACE.match(own) if _ERROR.search(own) else None
        findings = self.found_at(place[1], int(place[2])) if place else ()
        end = own[len(own.rstrip("\n")) :]
        said = [f"{found.code}: {found.message}" for found in findings]
        said += self._outside(own) if _MISSING.search(own) else ()
        return own.rstrip("\n") + "".join(f"\n    {text}" for text in said) + end

    def _outside(self, line: str) -> Iterator[str]:
        """For each file in a line that is there beside the project, but not in its port: which folder has both."""
        for name in _UPWARDS.findall(line):
            path = Path(os.path.normpath(self.top / name))
            if path.exists() and not path.is_relative_to(self.top):
                both = Path(os.path.commonpath([path, self.top]))
                inside = self.top.relative_to(both)
                yield (
                    f"{name} is outside of {shown(self.top)}: name the folder that has both, "
                    f"hipport run --make {shown(both)} -- make -C {inside}"
                )

    def _file(self, name: str) -> Path | None:
        """The file of the port that a build calls ``name``, from whatever folder of the port; None for another one."""
        path = Path(name)
        if path.is_absolute():
            return path if path.is_relative_to(self.folder) else None
        parts = tuple(part for part in path.parts if part != "..")
        named = [own for own in self.findings if own.parts[-len(parts) :] == parts]
        own = self.top.joinpath(*parts)
        if own not in named and len(named) != 1:
            return None
        return self.at(own if own in named else named[0])

    def found_at(self, path: str, line: int) -> Iterator[Diagnostic]:
        """What the conversion left open at a line of the user's, given as ``place`` has it."""
        for own, findings in self.findings.items():
            if shown(own) == path:
                yield from (finding for finding in findings if finding.line == line)

    def flags(self, flags: Flags) -> Flags:
        """A source's flags with the folders of the port, each before the user's own, which has what is not ported; but
        not one with copies of CUDA's headers.
        """
        if self.folder == self.top:
            return flags
        changed: dict[str, Any] = {name: tuple(self._with_ports(getattr(flags, name))) for name in _FOLDERS}
        return replace(flags, **changed)

    def _with_ports(self, folders: Iterable[str]) -> Iterator[str]:
        for folder in folders:
            if Path(folder).is_relative_to(self.top):
                yield str(self.at(Path(folder)))
            if not any(path.is_relative_to(folder) for path in self.unused):
                yield folder


def shown(path: Path) -> str:
    """How a person reads a file's path: from the current folder if it is below that."""
    folder = Path.cwd()
    return str(path.relative_to(folder)) if path.is_relative_to(folder) else str(path)


def port_program(program: Program, arch: str, warp: str) -> ProgramPort:
    """Convert the sources of a program and the headers that they include. A program in which nothing changes is
    compiled where it is, as is one of objects alone; the others are written to a folder of the cache.

    Raises ProgramError for a source that cannot be converted, ConfigError for configuration that cannot be used.
    """
    files = program.files
    if not files:
        return ProgramPort(Path("/"), Path("/"), {}, {})
    options = replace(load_options(files[0].parent, {"arch": [arch], "warp": warp}), keep_cuda=False)
    results = {Path(os.path.abspath(result.path)): result for result in convert_tree(files, options).results}  # noqa: PTH100
    for source in program.sources:
        _require_converted(source.path, results[source.path])
    findings = {path: result.open for path, result in results.items()}
    changed = {path: result.output for path, result in results.items() if result.output is not None}
    top = _top(program)
    if not changed:
        return ProgramPort(top, top, {}, findings)
    unused = frozenset(path for path, result in results.items() if _is_copy_of_cuda(result))
    ported = {path: changed.get(path) or path.read_bytes() for path in files if path not in unused}
    headers = own_headers(name for result in results.values() for name in result.headers)
    root = Path(os.path.commonpath([path.parent for path in files]))  # where the port includes headers of ours from
    given = {root.relative_to(top) / name: data for name, data in headers.items()}
    folder = _written({path.relative_to(top): data for path, data in ported.items()} | given)
    texts = {path: PortedText(path.read_bytes(), data, results[path].edits) for path, data in changed.items()}
    return ProgramPort(top, folder, texts, findings, tuple(folder / name for name in given), unused)


def _is_copy_of_cuda(result: Result) -> bool:
    """Whether a header is a copy of one of CUDA's own, in whose place the port includes HIP's."""
    return any(diagnostic.code == _COPY_OF_CUDA for diagnostic in result.diagnostics)


def _require_converted(path: Path, result: Result) -> None:
    if result.status is Status.FAILED:
        why = "; ".join(diagnostic.message for diagnostic in result.diagnostics)
        raise ProgramError(f"{shown(path)}: cannot be converted: {why}")


def _top(program: Program) -> Path:
    """The deepest folder that has all files, and the folders of headers that have some of them."""
    files = [path.parent for path in program.files]
    folders = (Path(f) for source in program.sources for name in _FOLDERS for f in getattr(source.flags, name))
    return Path(os.path.commonpath([*files, *(folder for folder in folders if folder in _parents(files))]))


def _parents(folders: Iterable[Path]) -> frozenset[Path]:
    return frozenset(parent for folder in folders for parent in (folder, *folder.parents))


def _written(content: Mapping[Path, bytes]) -> Path:
    """A folder of the cache with these files, by their places in it."""

    def make(folder: Path) -> Path:
        for name, data in content.items():
            target = folder / "port" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
        return folder / "port"

    return cached(f"port-{key_of(part for name, data in content.items() for part in (str(name), data))}", make)
