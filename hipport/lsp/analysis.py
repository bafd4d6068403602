"""One file in an editor: its findings, what stands at a place in it, and the edits that an editor can make."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Mapping as Table
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from hipport.build.device_sources import device_sources
from hipport.config import Options
from hipport.config import load_options
from hipport.convert import convert_bytes
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.left_open import LeftOpen
from hipport.lsp.meaning import meaning
from hipport.lsp.positions import Positions
from hipport.mapping.mapping import load_mapping
from hipport.project.survey import Survey
from hipport.result import Result
from hipport.rules import rules_of
from hipport.tree.discover import FileKind
from hipport.tree.discover import discover
from hipport.tree.state import recorded_below

_MOST_FILES = 20_000  # in a folder: with more, files are looked at alone
_WORD = re.compile(rb"[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*")
_INCLUDE = re.compile(rb"[ \t]*#[ \t]*include[ \t]*[<\"]([^>\"\n]+)[>\"]")
_APPLICABLE = (Applicability.SAFE, Applicability.UNSAFE)


@dataclass(frozen=True, slots=True)
class Project:
    """What the folder ``root`` means for the files in it; None where they are looked at alone."""

    root: Path | None
    survey: Survey
    recorded: Table[str, tuple[LeftOpen, ...]]


@dataclass(frozen=True, slots=True)
class Change:
    """Edits that an editor offers, with the finding that they settle; None for all of a conversion."""

    title: str
    edits: tuple[Edit, ...]
    finding: Diagnostic | None = None
    is_safe: bool = True


@dataclass(frozen=True, slots=True)
class Analysis:
    """What hipport says of a file's content ``data``, with the ``positions`` in it."""

    data: bytes
    positions: Positions
    options: Options
    result: Result

    def changes(self, start: int, end: int) -> Iterator[Change]:
        """What can be done about the findings that touch a range of bytes, and the conversion of the whole file."""
        for d in self.result.diagnostics:
            if d.fix and d.fix.applicability in _APPLICABLE and d.start <= end and start <= d.end:
                is_safe = d.fix.applicability is Applicability.SAFE
                yield Change(d.fix.title, d.fix.edits, d, is_safe)
        if self.result.edits:
            yield Change("convert this file to HIP", self.result.edits)

    def explained(self, offset: int) -> tuple[str, int, int]:
        """What is at an offset, as Markdown, and the range that it is about: a name or header of CUDA, and findings.
        Empty where there is nothing to say.
        """
        name, start, end = self._name_at(offset)
        found = [d for d in self.result.diagnostics if d.start <= offset < max(d.end, d.start + 1)]
        if found and not name:
            start, end = found[0].start, found[0].end
        known = meaning(name, load_mapping(None, self.options.rules)) if name else ""
        rules = rules_of(self.options)
        pages = (rules[code] for code in dict.fromkeys(d.code for d in found) if code in rules)
        texts = [known, *(f"**{rule.code}** ({rule.name})\n\n{rule.page}" for rule in pages)]
        return "\n\n---\n\n".join(filter(None, texts)), start, end

    def _name_at(self, offset: int) -> tuple[str, int, int]:
        """The name or the header at an offset, with its range; an empty one where there is none."""
        line = self.data.rfind(b"\n", 0, offset) + 1
        if match := _INCLUDE.match(self.data, line):
            return match[1].decode("latin-1"), *match.span(1)
        end = self.data.find(b"\n", offset) + 1 or len(self.data)
        for match in _WORD.finditer(self.data, line, end):
            if match.start() <= offset <= match.end():
                return match[0].decode("latin-1"), *match.span()
        return "", offset, offset


def read_project(root: Path | None) -> Project:
    """The project in a folder, as far as it is small enough to be read while somebody waits. Raises HipportError for a
    configuration or a record that cannot be used.
    """
    if root is None or not _is_small(root):
        return Project(None, Survey(), {})
    entries = [entry for entry in discover([root], load_options(root)) if not entry.problem]
    files = frozenset(entry.key for entry in entries if entry.kind is not FileKind.LINK)
    return Project(root, Survey(files, root, device_sources(root, files)), recorded_below(root))


def analyse(path: Path, data: bytes, project: Project, units: Callable[[str], int]) -> Analysis:
    """Look at the content that a file has in an editor; on the disk it may have another. By tokens alone: the parser
    would take longer than a person waits. ``units`` is as in ``Positions``.

    Raises HipportError for a configuration that cannot be used.
    """
    options = load_options(path.parent)
    key = path.name
    if project.root is not None and path.is_relative_to(project.root):
        key = path.relative_to(project.root).as_posix()
    mapping = load_mapping(None, options.rules)
    recorded = project.recorded.get(key, ())
    result = convert_bytes(key, data, mapping, options, project.survey, None, recorded).result
    return Analysis(data, Positions(data, units), options, result)


def _is_small(root: Path) -> bool:
    files = (name for _, _, names in os.walk(root) for name in names)
    return len(list(islice(files, _MOST_FILES + 1))) <= _MOST_FILES
