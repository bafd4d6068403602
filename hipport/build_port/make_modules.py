"""Modules that a program loads: nvcc and hipcc name their files differently, and take other GPUs if none is named."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from pathlib import PurePath

from hipport.build.make_lines import Kind
from hipport.build.make_lines import MakeLine
from hipport.build.make_names import Command
from hipport.build.make_names import Names
from hipport.build.nvcc_options import makes_module
from hipport.build.nvcc_options import unnamed_module
from hipport.build_port.build_file import BuildFile
from hipport.build_port.make_link import SOURCE
from hipport.build_port.make_link import holds
from hipport.build_port.make_link import missing_architectures
from hipport.build_port.make_link import values_of
from hipport.build_port.make_link import with_values
from hipport.build_port.make_options import Place
from hipport.rules.build import files

_PREREQUISITES = frozenset({"$<", "$^", "$+"})


def module_places(file: BuildFile, code: str, lines: Sequence[MakeLine], names: Names) -> Iterator[Place]:
    """What goes into command lines of nvcc that make modules: ``nvcc -ptx k.cu`` writes ``k.ptx``, for some GPU."""
    of_nvcc = [command for command in names.commands if command.of_nvcc]
    if not of_nvcc:
        return
    values = values_of(code, lines)
    for line in lines:
        if line.kind is not Kind.RECIPE:
            continue
        for command in (each for each in of_nvcc if line.start <= each.words[0].start < line.end):
            text = with_values(command, values)
            if makes_module(text):
                kind = unnamed_module(text)
                added = missing_architectures(file, text) + (_output(command, values, kind) if kind else [])
                if added:
                    end = command.words[0].end
                    yield Place(end, end, ("", *added), files.NVCC_OPTION)


def _output(command: Command, values: Mapping[str, str], kind: str) -> list[str]:
    """The option that names the file as nvcc does: after the source, in the current folder."""
    sources = [
        word.text for word in command.words[1:] if word.text in _PREREQUISITES or holds(word.text, values, SOURCE)
    ]
    if not sources:
        return []
    name = sources[0]
    stem = f"$(notdir $(basename {name}))" if "$" in name else PurePath(name).stem
    return [f"-o {stem}.{kind}"]
