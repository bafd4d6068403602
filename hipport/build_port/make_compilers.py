"""Compilers of GPU code in a Makefile that are neither nvcc nor hipcc, named by a path that is one machine's own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Sequence

from hipport.build.make_lines import Kind
from hipport.build.make_lines import MakeLine
from hipport.build.make_names import REFERENCE
from hipport.build.make_names import Names
from hipport.build.make_words import Span
from hipport.build.make_words import words
from hipport.build_port.build_file import BuildFile
from hipport.build_port.make_link import values_of
from hipport.build_port.make_link import with_values
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.rules.build import files

_FOR_GPU = re.compile(r"(?<!\S)-x[ =]*(?:cu|cuda|hip)(?!\S)")


def other_compilers(file: BuildFile, code: str, lines: Sequence[MakeLine], names: Names) -> Iterator[Diagnostic]:
    """The paths of such compilers, each where it stands.

    ``CXX = /site/mpi/bin/mpicxx``   ``$(CXX) -x cu -c $<``
    """
    values = values_of(code, lines)
    found: dict[Span, str] = {}
    for command in names.commands:
        if not command.of_nvcc and _FOR_GPU.search(with_values(command, values)):
            program = command.words[0]
            name = REFERENCE.fullmatch(program.text)
            places = _first_words(code, lines, name["name"]) if name else [program]
            variable = name["name"] if name else ""
            found |= {place: variable for place in places if place.text.startswith("/")}
    for place, variable in found.items():
        message = "it compiles GPU code, is neither nvcc nor hipcc, and is looked for in this folder alone"
        build = f"build with make {variable}=hipcc" if variable else "write hipcc"
        remedy = f"{build}, or name a compiler that takes HIP and is where the port is built"
        yield file.diagnostic(files.NVCC_CALL, place.start, place.end, message, remedy, Severity.WARNING)


def _first_words(code: str, lines: Sequence[MakeLine], name: str) -> list[Span]:
    """The first word of each value that a variable is given."""
    assigned = (line for line in lines if line.kind is Kind.ASSIGNMENT and line.name == name)
    return [found[0] for line in assigned if (found := words(code, line.text, line.end))]
