"""One CUDA source in a literal: converted as a file is, with its edits and findings at their places in the file."""

from __future__ import annotations

import ast
from collections.abc import Collection
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace

from hipport.convert import convert_bytes
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.edits import apply
from hipport.python.file import PythonFile
from hipport.python.literals import LiteralText
from hipport.python.sources import Form
from hipport.python.table import OwnNames
from hipport.result import Kept
from hipport.result import Result
from hipport.result import Status

#: hiprtc, PyTorch's ``load_inline`` and PyCUDA include the runtime by themselves.
_RUNTIME_RULE = "HP114"
_SUFFIX = {Form.PROGRAM: "cu", Form.HOST: "cpp", Form.BODY: "cu"}
#: Remedies of rules that name what is for whole programs only: the host's side of a texture is the library's here.
_REMEDIES = {"HP513": "pass arrays to the kernel in place of textures, or run it on a GPU that has textures"}
#: What a body is converted in.
_BEFORE, _AFTER = "__global__ void kernel() {\n", "\n}\n"


@dataclass(frozen=True, slots=True)
class Embedded:
    """What becomes of one literal. ``wanted`` are the edits by offsets in its text, ``edits`` the same in the file,
    None where the literal cannot be written so, because of ``obstacle``. ``text`` is what it has after them.
    """

    literal: LiteralText
    wanted: tuple[Edit, ...]
    edits: tuple[Edit, ...] | None
    obstacle: Edit | None
    diagnostics: tuple[Diagnostic, ...]
    kept: tuple[Kept, ...]
    headers: frozenset[str]
    text: str
    failed: bool


def convert_literal(file: PythonFile, literal: LiteralText, form: Form, own: Collection[OwnNames]) -> Embedded:
    """Convert what stands in a literal, but for the names that its call declares itself."""
    before, after = (_BEFORE, _AFTER) if form is Form.BODY else ("", "")
    line, _ = file.source.position(literal.pieces[0].start)
    before = "\n" * (line - 1 - before.count("\n")) + before  # lines in messages are those of the file
    text = before + literal.text + after
    # Includes of hipport's headers go by the folder that is given to the compiler, not by the place of the file.
    path = f"{file.source.path.replace('/', '.')}.{_SUFFIX[form]}"
    options = replace(file.options, ignore=(*file.options.ignore, _RUNTIME_RULE), textures="native")
    result = convert_bytes(path, text.encode("latin-1"), file.mapping, options, file.survey).result
    ported = [edit for edit in result.edits if not _stays(edit, own)]
    wanted = tuple(_within(ported, len(before), len(literal.text)))
    spelled = [_spelled(file, literal, edit) for edit in wanted]
    obstacle = next((edit for edit, there in zip(wanted, spelled, strict=True) if there is None), None)
    edits = tuple(each for each in spelled if each is not None)
    port = apply(literal.text, wanted)
    if obstacle is None and wanted and not _is_written(file, literal, edits, port):
        obstacle = wanted[0]
    return Embedded(
        literal,
        wanted,
        None if obstacle else edits,
        obstacle,
        tuple(_diagnostics(file, literal, result, len(before))),
        tuple(_kept(file, literal, result, before)),
        result.headers,
        port,
        result.status in (Status.FAILED, Status.SKIPPED),
    )


def _stays(edit: Edit, own: Collection[OwnNames]) -> bool:
    return any(edit.library == each.library or (each.header and edit.text == each.header) for each in own)


def _within(edits: list[Edit], shift: int, size: int) -> Iterator[Edit]:
    """The edits inside of what was put into a body, at their offsets there."""
    for edit in edits:
        if shift <= edit.start and edit.end - shift <= size:
            yield replace(edit, start=edit.start - shift, end=edit.end - shift)


def _spelled(file: PythonFile, literal: LiteralText, edit: Edit) -> Edit | None:
    """An edit of the text as one of the file; None where the literal has no way to write it."""
    there = literal.span(edit.start, edit.end)
    if there is None:
        return None
    start, end, piece = there
    text = piece.spelled(edit.text, file.source.newline)
    return None if text is None else replace(edit, start=start, end=end, text=text)


def _is_written(file: PythonFile, literal: LiteralText, edits: tuple[Edit, ...], port: str) -> bool:
    """Whether Python reads the port in the literal after the edits, and all else is as it was."""
    first, last = literal.pieces[0], literal.pieces[-1]
    start = first.start - len(first.quote) - len(first.prefix)
    end = last.end + len(last.quote)
    moved = [replace(edit, start=edit.start - start, end=edit.end - start) for edit in edits]
    written = apply(file.source.text[start:end], moved)
    try:
        value = ast.literal_eval(f"({written.encode('latin-1').decode()}\n)")
    except (SyntaxError, ValueError):
        return False
    data = value if isinstance(value, bytes) else str(value).encode("utf-8", "surrogatepass")
    return data.decode("latin-1") == port


def _diagnostics(file: PythonFile, literal: LiteralText, result: Result, shift: int) -> Iterator[Diagnostic]:
    """The findings in the text, at their places in the file."""
    for d in result.diagnostics:
        start, end = literal.place(max(d.start - shift, 0), max(d.end - shift, 0))
        line, column = file.source.position(start)
        lines = file.source.text.count("\n", start, end) + 1
        d = replace(d, remedy=_REMEDIES.get(d.code, d.remedy))
        fix = _fix(file, literal, d.fix, shift) if d.fix else None
        yield replace(d, start=start, end=end, line=line, column=column, lines=lines, fix=fix)


def _fix(file: PythonFile, literal: LiteralText, fix: Fix, shift: int) -> Fix | None:
    moved = [replace(edit, start=edit.start - shift, end=edit.end - shift) for edit in fix.edits]
    if any(edit.start < 0 or edit.end > len(literal.text) for edit in moved):
        return None
    edits = [_spelled(file, literal, edit) for edit in moved]
    found = tuple(edit for edit in edits if edit is not None)
    return replace(fix, edits=found) if len(found) == len(fix.edits) else None


def _kept(file: PythonFile, literal: LiteralText, result: Result, before: str) -> Iterator[Kept]:
    """The names that stay, at the lines of the file."""
    lines = (before + literal.text).split("\n")
    for each in result.kept:
        start = sum(len(line) + 1 for line in lines[: each.line - 1]) - len(before)
        line, _ = file.source.position(literal.place(max(start, 0), max(start, 0))[0])
        yield replace(each, line=line)
