"""What there is to say of a Python file beside what the rules say of its CUDA sources: HP851, HP852, HP853, HP108."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import replace

from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.edits import apply
from hipport.python.embedded import Embedded
from hipport.python.file import PythonFile
from hipport.python.scopes import Names
from hipport.python.sources import Argument
from hipport.python.sources import Form
from hipport.python.sources import argument
from hipport.python.sources import options_of
from hipport.python.table import Module
from hipport.rules.names.loaded_libraries import said_of_loaded
from hipport.rules.python.pages import AS_IT_IS
from hipport.rules.python.pages import MODULE
from hipport.rules.python.pages import NEEDS_FOLDER
from hipport.rules.python.pages import NOT_CONVERTED

_BY_HAND = "make the change by hand, or write the source as one literal"
_WORD = re.compile(r"[\w:./]+")
_SHOWN = 80  # characters of a change, at most
_OWN = re.compile(r"\bhipport::|#\s*include\s*\"hipport/")
_LIBRARIES = re.compile(r"\.(?:so|dylib|dll)\b")  # the files of libraries end so
_INCLUDE = re.compile(r"-I|-isystem|--include-path")


def at(file: PythonFile, node: ast.expr | ast.stmt, code: str, severity: Severity, *said: str) -> Diagnostic:
    """A finding at a node: message, remedy and, if any, the symbol."""
    start, end = file.span(node)
    message, remedy, symbol = (*said, "")[:3]
    return _placed(file, start, end, Diagnostic(code, severity, message, remedy, start, end, 1, 1, symbol))


def _placed(file: PythonFile, start: int, end: int, diagnostic: Diagnostic) -> Diagnostic:
    line, column = file.source.position(start)
    lines = file.source.text.count("\n", start, end) + 1
    return replace(diagnostic, start=start, end=end, line=line, column=column, lines=lines)


def not_written(file: PythonFile, found: Embedded) -> Iterator[Diagnostic]:
    """HP851 for a literal that cannot be written as its port."""
    edit = found.obstacle
    if edit is not None:
        start, end = found.literal.place(edit.start, edit.end)
        change = _change(found.literal.text, edit)
        message = f"{change}: this cannot be written in the literal, of which nothing was changed"
        remedy = "write the source as one literal in three quotes, without a prefix, and convert again"
        said = Diagnostic(NOT_CONVERTED, Severity.ERROR, message, remedy, start, end, 1, 1)
        yield _placed(file, start, end, said)


def in_parts(file: PythonFile, found: Iterable[Embedded], severity: Severity) -> Iterator[Diagnostic]:
    """What is to change in literals that are parts of a source: each change once, at its first place."""
    seen: dict[str, list[tuple[int, int]]] = {}
    for part in found:
        yield from (replace(d, severity=_at_most(d.severity, severity), fix=None) for d in part.diagnostics)
        for edit in _together(part):
            place = part.literal.place(edit.start, edit.end)
            seen.setdefault(_change(part.literal.text, edit), []).append(place)
    for change, places in seen.items():
        start, end = places[0]
        others = sorted({file.source.position(place[0])[0] for place in places[1:]} - {file.source.position(start)[0]})
        where = f" (also in line{'s' * (len(others) > 1)} {', '.join(map(str, others[:5]))})" if others else ""
        said = Diagnostic(NOT_CONVERTED, severity, f"{change}{where}", _BY_HAND, start, end, 1, 1)
        yield _placed(file, start, end, said)


def _at_most(severity: Severity, limit: Severity) -> Severity:
    return limit if severity is Severity.ERROR else severity


def _together(part: Embedded) -> Iterator[Edit]:
    """The edits of a literal, those that change one statement of it at several places as one: ``asm``."""
    text = part.literal.text
    waiting: list[Edit] = []
    for edit in part.wanted:
        is_word = edit.start == edit.end or _WORD.fullmatch(text, edit.start, edit.end)
        if waiting and (is_word or edit.code != waiting[0].code or ";" in text[waiting[-1].end : edit.start]):
            yield _joined(text, waiting)
            waiting = []
        if is_word:
            yield edit
        else:
            waiting.append(edit)
    if waiting:
        yield _joined(text, waiting)


def _joined(text: str, edits: list[Edit]) -> Edit:
    start, end = edits[0].start, edits[-1].end
    moved = [replace(edit, start=edit.start - start, end=edit.end - start) for edit in edits]
    return replace(edits[0], end=end, text=apply(text[start:end], moved))


def _change(text: str, edit: Edit) -> str:
    before, after = (_shown(part) for part in (text[edit.start : edit.end], edit.text))
    if not before:
        return f"the port has {after} here"
    return f"{before} becomes {after}" if after else f"{before} goes"


def _shown(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _SHOWN else f"{line[:_SHOWN]}..."


def not_read(file: PythonFile, literal: ast.expr) -> Diagnostic:
    """HP851 for a literal whose text is not certain."""
    message = "this literal could not be read: it was neither converted nor searched for what changes"
    return at(file, literal, NOT_CONVERTED, Severity.WARNING, message, "convert by hand what is in it")


def not_followed(file: PythonFile, argument: Argument) -> Iterator[Diagnostic]:
    """HP851 for what a source is made of beside literals, once; and for a kernel that no call gets."""
    if argument.call is None:
        message = "a kernel in a string that no call in this file is seen to compile: it was not converted"
        remedy = "make the changes that are reported in it by hand, if it is compiled"
        yield at(file, argument.parts[0], NOT_CONVERTED, Severity.INFO, message, remedy)
    elif argument.unseen and argument.row is not None:
        node, word = argument.unseen[0]
        what = f"{argument.row.name}: its {argument.name} is not a whole literal ({word}): it was not converted"
        if argument.parts:
            said = "look at the findings in its literals; without any, nothing of them has to change"
            yield at(file, node, NOT_CONVERTED, Severity.INFO, what, said, argument.row.name)
        else:
            said = "nothing of it is in sight here: convert by hand what it is made of"
            yield at(file, node, NOT_CONVERTED, Severity.WARNING, what, said, argument.row.name)


def needs_folder(file: PythonFile, argument_: Argument, found: Iterable[Embedded]) -> Iterator[Diagnostic]:
    """HP852 for a call whose source needs a header of hipport's."""
    call, row = argument_.call, argument_.row
    if call is None or row is None or not any(_OWN.search(each.text) for each in found):
        return
    given = options_of(call, row)
    if any(_INCLUDE.match(text) for text in _texts(given)):
        return
    if row.folders != row.options and argument(call, row.folders, -1) is not None:
        return
    up = file.source.path.count("/")
    top = f"{{pathlib.Path(__file__).resolve().parents[{up}]}}"
    if not row.folders:
        remedy = f'give hiprtcCompileProgram the option f"-I{top}"'
    elif row.folders == row.options:
        remedy = f'add f"-I{top}" to its options' if given is not None else f'add {row.folders}=(f"-I{top}",)'
    else:
        remedy = f'add {row.folders}=[f"{top}"]'
    if argument_.form is Form.BODY:
        headers = sorted({header for each in found for header in each.headers})
        remedy += "".join(f'; and #include "{header}" in its preamble' for header in headers)
    message = f"{row.name}: its source needs hipport's headers, which the compiler does not find by itself"
    yield at(file, call.func, NEEDS_FOLDER, Severity.WARNING, message, remedy, row.name)


def _texts(value: ast.expr | None) -> Iterator[str]:
    for node in ast.walk(value) if value is not None else ():
        if isinstance(node, ast.Constant) and isinstance(node.value, str | bytes):
            yield node.value.decode("latin-1") if isinstance(node.value, bytes) else node.value


def modules(file: PythonFile, names: Names, known: tuple[Module, ...]) -> Iterator[Diagnostic]:
    """HP853 and HP856 for the modules that a file uses, each at its first use."""
    said = set()
    everything = {used for used, _, _ in names.uses}
    for used, node, guarded in names.uses:
        fitting = (module for module in known if f"{used}.".startswith(f"{module.name}."))
        module = next(fitting, None)
        if module is None or module.name in said or module.unless in everything:
            continue
        said.add(module.name)
        message = f"{module.name}: {module.what}"
        if module.severity is Severity.INFO:
            yield at(file, node, AS_IT_IS, module.severity, message, module.instead, module.name)
        else:
            severity = Severity.WARNING if guarded else module.severity
            yield at(file, node, MODULE, severity, message, module.instead, module.name)


def loaded(file: PythonFile) -> Iterator[Diagnostic]:
    """HP108 for the files of CUDA's libraries: ``ctypes.CDLL("libcudart.so")``."""
    if not _LIBRARIES.search(file.source.text):
        return
    for node in ast.walk(file.module):
        text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
        found = file.mapping.loaded(text)
        if isinstance(node, ast.expr) and found is not None and not (found[1] and found[1] in file.source.text):
            yield at(file, node, "HP108", Severity.WARNING, *said_of_loaded(*found), found[0])
