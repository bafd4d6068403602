"""What the conversion of each file of a tree goes by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from hipport.build_port.build_file import BuildFacts
from hipport.config import Options
from hipport.context.context import Context
from hipport.left_open import LeftOpen
from hipport.left_open import left_open
from hipport.mapping.mapping import load_mapping
from hipport.project.survey import Survey
from hipport.result import Result
from hipport.source.text import Source
from hipport.tree.discover import TreeEntry


@dataclass(frozen=True, slots=True)
class Job:
    """What a worker needs beside the files; sent with every batch, so that workers keep no state. ``folder`` has the
    mapping tables; ``recorded`` is what earlier conversions left open, by the relative path of the file; ``build`` is
    what build files are ported by.
    """

    folder: Path
    options: Options
    survey: Survey
    recorded: Mapping[str, tuple[LeftOpen, ...]]
    build: BuildFacts

    def recorded_of(self, entry: TreeEntry) -> tuple[LeftOpen, ...]:
        """What an earlier conversion left open in a file."""
        return self.recorded.get(entry.key, ())

    def context(self, path: str, text: str) -> Context:
        """A text of a file of the tree as rules read it."""
        return Context(Source(path, text), load_mapping(self.folder, self.options.rules), self.options, self.survey)

    def left_open(self, entry: TreeEntry, result: Result) -> tuple[LeftOpen, ...]:
        """What a conversion leaves open in a file, with what an earlier one did and this one was not asked for. Raises
        OSError where an unchanged file cannot be read again.
        """
        unasked = tuple(each for each in self.recorded_of(entry) if not self.options.selects(each.code))
        if not result.open:
            return unasked
        data = entry.path.read_bytes() if result.output is None else result.output
        return (*left_open(result, data.decode("latin-1")), *unasked)
