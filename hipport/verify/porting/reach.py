"""The findings of the conversion in the code that a kernel reaches, in ``#if`` arms that HIP may take."""

from __future__ import annotations

import os.path
import re
from collections.abc import Collection
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from hipport.code.reach import FileOutline
from hipport.code.reach import UnitOutline
from hipport.code.reach import is_inside
from hipport.context.compiler_macros import as_hip
from hipport.diagnostics import Diagnostic
from hipport.edits import moved
from hipport.source.arms import Arms
from hipport.source.tokens import Tokens
from hipport.verify.porting.port import Port
from hipport.verify.porting.port import hip_name

_WORD = re.compile(r"[A-Za-z_]\w*")
_INCLUDE = re.compile(r'include\s*"([^"\n]+)"')


def concerning(port: Port, kernels: Collection[str]) -> Iterator[tuple[Path, Diagnostic]]:
    """The open diagnostics in the code that these kernels reach, each with its file.

    A diagnostic about a whole file concerns all kernels, and so does every diagnostic in a file that cannot be read
    with certainty. One at an ``#include`` concerns none: where kernels need the header, they do not compile.
    """
    texts = {file.path: Tokens(file.ported.decode("latin-1")) for file in (port.source, *port.headers)}
    outlines = {path: FileOutline(tokens, _fragments(path, tokens, texts)) for path, tokens in texts.items()}
    unit = UnitOutline(outlines.values())
    reached = unit.reached(word for kernel in kernels for word in _WORD.findall(hip_name(kernel)))
    for file in (port.source, *port.headers):
        outline = outlines[file.path]
        arms = Arms(outline.tokens)
        for found in file.result.open:
            index = outline.tokens.at_offset(moved(file.result.edits, found.start))
            is_dead = any(arm.holds(as_hip) is False for arm in arms.enclosing(index))
            if found.start == found.end == 0 or not (is_dead or not _is_reached(outline, index, reached)):
                yield file.path, replace(found, line=max(1, found.line - file.before))


def _fragments(path: Path, tokens: Tokens, texts: Mapping[Path, Tokens]) -> dict[int, Tokens]:
    """The files that a file includes inside functions and classes, by the number of the directive's first token.

    Matches the second line of ``__global__ void k() {`` and ``#include "body.inl"``.
    """
    found: dict[int, Tokens] = {}
    for directive in tokens.directives:
        match = _INCLUDE.match("".join(tokens.texts[directive.name_at : directive.end]))
        header = Path(os.path.normpath(path.parent / match[1])) if match else None
        if header and header in texts and is_inside(tokens, directive):
            found[directive.first] = texts[header]
    return found


def _is_reached(outline: FileOutline, index: int, reached: Collection[str]) -> bool:
    """Whether a token stands in a declaration, or in a macro, of one of these names."""
    tokens = outline.tokens
    line = tokens.directive_at(index)
    if line and line.name in ("include", "define"):
        return line.name == "define" and tokens.text_at(tokens.after(line.name_at)) in reached
    if outline.items is None:
        return True
    around = [item for item in outline.items if item.first <= index < item.end]
    return bool(around) and all(not item.names.isdisjoint(reached) for item in around)
