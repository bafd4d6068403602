"""Where ROCm and hipport's own headers are: lines before all else in a Makefile of a port, or options of hipcc."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence

from hipport.build.make_names import Command
from hipport.build.make_names import Names
from hipport.build_port.build_file import BuildFile
from hipport.build_port.make_options import Place
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.rules.build import files

#: What hipcc adds to the options of each compilation. Where no option names a GPU, its code is for the machine's own,
#: and for gfx906 where it has none; nvcc's is for all newer GPUs.
_FLAGS = "HIPCC_COMPILE_FLAGS_APPEND"
_HEAD = re.compile(r"(?:\xef\xbb\xbf)?(?:[ \t]*(?:#(?:\\\r?\n|[^\n])*)?\r?\n)*")
_BLANK = re.compile(r"^[ \t]*\r?\n", re.MULTILINE)


def head(file: BuildFile, names: Names, edits: Sequence[Edit | Diagnostic], *, compiles: bool) -> Iterator[Edit]:
    """The lines that a Makefile with the ``edits`` needs first; ``compiles`` says that it calls hipcc."""
    written = ""
    if "ROCM_PATH" not in names.values and any("ROCM_PATH" in edit.text for edit in edits if isinstance(edit, Edit)):
        written += "ROCM_PATH ?= /opt/rocm\n"
    if compiles and file.facts.own_headers and "CPLUS_INCLUDE_PATH" not in names.values:
        up = "" if file.to_root == "." else file.to_root
        folder = f"$(abspath $(dir $(lastword $(MAKEFILE_LIST))){up})"
        written += f"export CPLUS_INCLUDE_PATH := {folder}$(addprefix :,$(CPLUS_INCLUDE_PATH))\n"
    if compiles and not (file.facts.names_gpus or _FLAGS in names.values):
        written += f"export {_FLAGS} ?= {' '.join(file.facts.offload_options)}\n"
    if written:
        at = _after_licence(file.text)
        yield file.edit(files.CUDA_PACKAGE, at, at, written)


def is_template(path: str) -> bool:
    """Whether a Makefile is made from a file: by automake and configure, ``Makefile.am``, ``Makefile.in``."""
    return path.endswith((".am", ".in"))


def header_places(file: BuildFile, commands: Iterable[Command]) -> Iterator[Place]:
    """The folder of hipport's own headers, in each command of nvcc of a Makefile that is made from another file and
    stands in another folder than its sources.
    """
    source = "$(srcdir)" if file.source.path.endswith(".am") else "@srcdir@"
    option = f"-I{source}" if file.to_root == "." else f"-I{source}/{file.to_root}"
    for command in commands if is_template(file.source.path) and file.facts.own_headers else ():
        texts = [word.text for word in command.words]
        if command.of_nvcc and len(texts) > 1 and not {option, "--version", "-V"} & {*texts}:
            end = command.words[0].end
            yield Place(end, end, ("", option), files.CUDA_PACKAGE)


def _after_licence(text: str) -> int:
    """The place after the comments that are about the whole file: after the last blank line before the first line of
    code, or else after a line ``#!``.
    """
    match = _HEAD.match(text)
    comments = match[0] if match else ""
    blank = [each.end() for each in _BLANK.finditer(comments)]
    if blank:
        return blank[-1]
    return text.find("\n") + 1 if text.startswith("#!") else 3 * text.startswith("\xef\xbb\xbf")
