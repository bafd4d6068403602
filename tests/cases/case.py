"""A file of a folder below this one: a case, in the form of ``form.py``."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from dataclasses import fields
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
from hipport.unit import adviser_of
from tests.cases.form import CaseError
from tests.cases.form import split
from tests.cases.form import written

HERE = Path(__file__).parent
FLAGS = "// flags:"
SUFFIXES = {".cu", ".cuh", ".h", ".hpp", ".cpp", ".c"}


@dataclass(frozen=True)
class Case:
    """``content`` is all of the file, ``data`` the input in it and ``port`` the output that it expects."""

    path: Path
    content: bytes

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
        """Those of ``hipport convert`` in a first line ``// flags: --launch macro``."""
        first = self.data.partition(b"\n")[0].decode("latin-1")
        flags = shlex.split(first.removeprefix(FLAGS)) if first.startswith(FLAGS) else []
        given = convert_command.make_context("convert", [*flags, "-"]).params
        names = [field.name for field in fields(Options)]
        return load_options(Path("/"), {name: given[name] for name in names if given[name] is not None})

    def convert(self, data: bytes, recorded: tuple[LeftOpen, ...] = ()) -> Result:
        """As in a tree of this one file, with the parser's view."""
        survey = Survey()
        adviser = adviser_of(survey)
        return convert_bytes(self.path.name, data, load_mapping(), self.options, survey, adviser, recorded).result

    def written(self, data: bytes, result: Result) -> bytes:
        """The case with the input ``data`` that expects ``result``: ``content`` itself where the case holds."""
        return written(Source.from_bytes(self.path.name, data), result)

    def updated(self, result: Result) -> Case:
        """Write the case to its file so that it expects ``result``."""
        content = self.written(self.data, result)
        if split(content) != (self.data, result.output or self.data):
            raise CaseError(f"{self.path}: the form of the cases cannot express this input or its port")
        self.path.write_bytes(content)
        return read(self.path)


def read(path: Path) -> Case:
    return Case(path, path.read_bytes())


def paths(folder: str = "*") -> list[Path]:
    """The cases in one folder, or in all of them."""
    return [path for path in sorted(HERE.glob(f"{folder}/*")) if path.suffix in SUFFIXES]
