"""What the files of a CUDA tree are parsed with, from the build's own files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from functools import cached_property
from pathlib import Path

from hipport.build.compile_commands import commands_of
from hipport.build.flags import Flags
from hipport.build.project_flags import BuildFlags
from hipport.project.include_folders import include_folders
from hipport.project.survey import Survey
from hipport.unit.switches import switches_in
from hipport.unit.switches import with_switches

_SOURCE = re.compile(r"\.(?:c|h|cu|cuh|cc|cpp|cxx|hh|hpp|hxx|inl)$")


class TreeFlags:
    """The flags of the files of one tree: what is given, what ``compile_commands.json`` or else CMakeLists.txt or a
    Makefile says, the folders of the tree that includes can only count from, and the tree's switches for CUDA.
    """

    def __init__(self, survey: Survey, given: Flags | None = None, compile_commands: Path | None = None) -> None:
        """``compile_commands`` (None: looked for in the tree). Raises ConfigError for one that is of no use."""
        self.survey = survey
        self._given = given or Flags()
        self._build = BuildFlags(survey.root) if survey.root else None
        commands = commands_of(survey.root, survey.files, compile_commands) if survey.root else None
        #: The flags of the files that ``compile_commands.json`` names.
        self.listed: Mapping[str, Flags] = commands.flags if commands else {}

    def of(self, relative: str) -> Flags:
        """The flags of a file, given by its path relative to the tree."""
        root = self.survey.root
        if root is None:
            return self._given
        flags = (self._given + self.of_build(relative)).with_forced_found()
        known = (*flags.quote, *flags.include, *flags.system)
        flags += Flags(after=include_folders(relative, root, self.survey, known))
        return with_switches(flags, self._switches)

    def of_build(self, relative: str) -> Flags:
        """What the build's own files say of a file."""
        listed = self.listed.get(relative)
        if listed is not None or self._build is None:
            return listed or Flags()
        return self._build.of(relative, as_cuda=self.survey.is_device_source(relative))

    @cached_property
    def _switches(self) -> frozenset[str]:
        """The switches that any file of the tree tests, since a header may test what its includer does not."""
        found: set[str] = set()
        for path in self.survey.files:
            if self.survey.root is not None and _SOURCE.search(path):
                with suppress(OSError):
                    found |= switches_in((self.survey.root / path).read_bytes())
        return frozenset(found)
