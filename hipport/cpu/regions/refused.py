"""Calls that a module may not have left: of functions that are declared with an error.

The compiler says so when it makes machine code of the source. It does not where LLVM's text comes between.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.cpu.regions.llvm import NAME

_GROUP = re.compile(r'^attributes (#\d+) = \{[^\n]*"dontcall-error"="([^"]*)"', re.MULTILINE)
_DECLARATION = re.compile(rf"^declare [^\n@]*(@{NAME})\([^\n]*\)[^\n()]* (#\d+)", re.MULTILINE)
_CALL = re.compile(rf"^ [^\n@]*(?:call|invoke) [^\n@]*(@{NAME})\([^\n]*!dbg (!\d+)", re.MULTILINE)
_METADATA = re.compile(r"^(!\d+) = (?:distinct )?!DI\w+\((.*)\)$", re.MULTILINE)
_ESCAPED = re.compile(r"\\([0-9A-Fa-f]{2})")


def refused_calls(text: str) -> Iterator[str]:
    """What clang says of each such call in an optimized module: ``FILE:LINE:COLUMN: error: call to ...``."""
    errors = dict(_GROUP.findall(text))
    refused = {name: errors[group] for name, group in _DECLARATION.findall(text) if group in errors}
    if not refused:
        return
    metadata = dict(_METADATA.findall(text))
    for name, place in _CALL.findall(text):
        if name in refused:
            bytes_of = _ESCAPED.sub(lambda found: chr(int(found[1], 16)), refused[name]).encode("latin-1")
            said = bytes_of.decode("utf-8", "replace")
            symbol = name[1:].strip('"')
            yield f"{_place(place, metadata)}: error: call to '{symbol}' declared with 'error' attribute: {said}\n"


def _place(number: str, metadata: dict[str, str]) -> str:
    fields = metadata[number]
    line, column = _field("line", fields), _field("column", fields)
    while not (file := _field("file", fields)):  # a scope in a scope; the outermost that is asked is a function
        fields = metadata[_field("scope", fields)]
    return f"{_field('filename', metadata[file]).strip(chr(34))}:{line}:{column}"


def _field(name: str, fields: str) -> str:
    found = re.search(rf'\b{name}: (!?\w+|"[^"]*")', fields)
    return found[1] if found else ""
