"""What stands before all else in a Makefile of a port: where ROCm is, and where hipport's own headers are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Sequence

from hipport.build.make_names import Names
from hipport.build_port.build_file import BuildFile
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.rules.build import files

_HEAD = re.compile(r"(?:\xef\xbb\xbf)?(?:[ \t]*(?:#(?:\\\r?\n|[^\n])*)?\r?\n)*")
_BLANK = re.compile(r"^[ \t]*\r?\n", re.MULTILINE)


def head(file: BuildFile, names: Names, edits: Sequence[Edit | Diagnostic], *, compiles: bool) -> Iterator[Edit]:
    """The lines that a Makefile with the ``edits`` needs first; ``compiles`` says that it calls hipcc."""
    written = ""
    if "ROCM_PATH" not in names.assigned and any("ROCM_PATH" in edit.text for edit in edits if isinstance(edit, Edit)):
        written += "ROCM_PATH ?= /opt/rocm\n"
    if compiles and file.facts.own_headers and "CPLUS_INCLUDE_PATH" not in names.assigned:
        up = "" if file.to_root == "." else file.to_root
        folder = f"$(abspath $(dir $(lastword $(MAKEFILE_LIST))){up})"
        written += f"export CPLUS_INCLUDE_PATH := {folder}$(addprefix :,$(CPLUS_INCLUDE_PATH))\n"
    if written:
        at = _after_licence(file.text)
        yield file.edit(files.CUDA_PACKAGE, at, at, written)


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
