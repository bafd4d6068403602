"""A case: a source file in the form of ``form.py``, with the options that it is converted with."""

from __future__ import annotations

import shlex
from collections.abc import Iterable
from dataclasses import dataclass
from dataclasses import fields
from dataclasses import replace
from functools import cached_property
from pathlib import Path

from hipport.cli.convert import convert as convert_command
from hipport.config import Options
from hipport.config import load_options
from hipport.convert import convert_bytes
from hipport.left_open import LeftOpen
from hipport.mapping.mapping import load_mapping
from hipport.project.survey import Survey
from hipport.result import Result
from hipport.source.text import Source
from hipport.testing.form import CaseError
from hipport.testing.form import split
from hipport.testing.form import written
from hipport.unit import adviser_of

FLAGS = "// flags:"


@dataclass(frozen=True)
class Case:
    """``content`` is all of the file, ``data`` the input in it and ``port`` the output that it expects;
    ``rules_modules`` are the users' rules that it is about.
    """

    path: Path
    content: bytes
    rules_modules: tuple[str, ...] = ()

    @property
    def data(self) -> bytes:
        return self._parts[0]

    @property
    def port(self) -> bytes:
        return self._parts[1]

    @cached_property
    def _parts(self) -> tuple[bytes, bytes]:
        return split(self.content)

    @cached_property
    def options(self) -> Options:
        """Those of ``hipport convert`` in a first line ``// flags: --launch macro``, with the users' rules."""
        first = self.data.partition(b"\n")[0].decode("latin-1")
        flags = shlex.split(first.removeprefix(FLAGS)) if first.startswith(FLAGS) else []
        given = convert_command.make_context("convert", [*flags, "-"]).params
        names = [field.name for field in fields(Options)]
        options = load_options(Path("/"), {name: given[name] for name in names if given[name] is not None})
        return replace(options, rules_module=(*options.rules_module, *self.rules_modules))

    def convert(self, data: bytes, recorded: tuple[LeftOpen, ...] = ()) -> Result:
        """As in a tree of this one file, with the parser's view."""
        options, survey = self.options, Survey()
        mapping = load_mapping(None, options.rules)
        return convert_bytes(self.path.name, data, mapping, options, survey, adviser_of(survey), recorded).result

    def written(self, data: bytes, result: Result) -> bytes:
        """The case with the input ``data`` that expects ``result``: ``content`` itself where the case holds."""
        return written(Source.from_bytes(self.path.name, data), result)

    def updated(self, result: Result) -> Case:
        """Write the case to its file so that it expects ``result``. Raises CaseError where the form cannot say it."""
        content = self.written(self.data, result)
        if split(content) != (self.data, result.output or self.data):
            raise CaseError(f"{self.path}: the form of the cases cannot express this input or its port")
        self.path.write_bytes(content)
        return read(self.path, self.rules_modules)


def read(path: Path, rules_modules: Iterable[str] = ()) -> Case:
    """The case in a file. Raises OSError."""
    return Case(path, path.read_bytes(), tuple(rules_modules))
