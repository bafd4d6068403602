"""CUDA in a Python file: its sources are converted where they stand, with the options that they are compiled with."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass

from hipport import notices
from hipport.config import Options
from hipport.convert import FileConversion
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.edits import apply
from hipport.edits import in_order
from hipport.errors import HipportError
from hipport.left_open import LeftOpen
from hipport.left_open import not_found_again
from hipport.left_open import still_open
from hipport.mapping import Mapping
from hipport.project.survey import Survey
from hipport.python import findings
from hipport.python.embedded import Embedded
from hipport.python.embedded import convert_literal
from hipport.python.file import PythonFile
from hipport.python.file import UnreadableError
from hipport.python.file import parse
from hipport.python.literals import LiteralText
from hipport.python.options import compiler_options
from hipport.python.options import platforms
from hipport.python.options import refused_arguments
from hipport.python.programs import programs
from hipport.python.scopes import Names
from hipport.python.scopes import read_names
from hipport.python.sources import Argument
from hipport.python.sources import Literal
from hipport.python.sources import declared
from hipport.python.sources import find_arguments
from hipport.python.table import OwnNames
from hipport.python.table import PythonTable
from hipport.python.table import read_table
from hipport.result import Result
from hipport.result import Status
from hipport.rules.python.pages import NOT_READ
from hipport.source.text import Source
from hipport.suppressions import suppressions
from hipport.suppressions import without_suppressed

_IGNORED = b"hipport: ignore-file"
_HEAD = 1024  # bytes in which that has to stand


@dataclass(frozen=True, slots=True)
class _Found:
    """What a file has: the literals that are sources, with what becomes of them, the edits of options, all findings,
    and the headers of hipport's that the sources need.
    """

    sources: dict[ast.Constant, Embedded]
    options: list[Edit]
    diagnostics: list[Diagnostic]
    headers: set[str]

    @property
    def of_sources(self) -> tuple[Edit, ...]:
        return in_order(edit for each in self.sources.values() for edit in each.edits or ())

    @property
    def edits(self) -> tuple[Edit, ...]:
        return in_order((*self.of_sources, *self.options))


class _SelfCheckError(Exception):
    """The output is not what a port has to be."""


def convert_sources(
    path: str,
    data: bytes,
    mapping: Mapping,
    options: Options,
    survey: Survey | None = None,
    recorded: Iterable[LeftOpen] = (),
    built: Result | None = None,
    *,
    name: str,
) -> FileConversion:
    """Convert the CUDA sources in a Python file, as ``convert_bytes`` does a file of CUDA, and the options that it
    compiles them with. ``built`` is what became of the file as a build file, if it is one, which has settled options.
    A file without CUDA is copied. Never raises for what is in the file.
    """
    copied = FileConversion(Result(name, Status.COPIED))
    table = read_table(mapping.folder / "python.toml")
    recorded = tuple(each for each in recorded if options.selects(each.code))
    if not (recorded or table.may_concern(data)) or _IGNORED in data[:_HEAD] or len(data) > options.max_size:
        return copied
    source = Source(path, data.decode("latin-1"))
    try:
        file = PythonFile(source, parse(data), mapping, options, survey or Survey(), is_built=built is not None)
        names = read_names(file.module)
    except (UnreadableError, RecursionError) as error:
        said = tuple(_unread(source, data, error, table, options))
        return FileConversion(Result(name, Status.COPIED, diagnostics=said))
    try:
        return FileConversion(_converted(name, file, names, table, recorded, built.diagnostics if built else ()))
    except HipportError:
        raise
    except Exception as error:  # as in hipport.convert: the other files are converted
        why = f"{type(error).__name__}: {error}".removeprefix("_SelfCheckError: ")
        message = f"internal error: {why}; the file was not converted"
        failure = Diagnostic.of_file(notices.INTERNAL, Severity.ERROR, message, "please report it with the file")
        return FileConversion(Result(name, Status.FAILED, diagnostics=(failure,), lines=source.line_count))


def _unread(
    source: Source, data: bytes, error: Exception, table: PythonTable, options: Options
) -> Iterator[Diagnostic]:
    """HP854, where the file has something of CUDA's."""
    match = table.sources.search(data)
    if match is None or not options.selects(NOT_READ):
        return
    start = source.offset(error.line) if isinstance(error, UnreadableError) else 0
    line, column = source.position(start)
    why = str(error) or "nested too deeply"
    message = f"Python's parser does not read the file ({why}): its CUDA ({match.group().decode()}) was not looked at"
    remedy = "make it Python 3 in UTF-8 and convert again, or port its strings by hand"
    yield Diagnostic(NOT_READ, Severity.WARNING, message, remedy, start, start, line, column)


def _converted(
    name: str,
    file: PythonFile,
    names: Names,
    table: PythonTable,
    recorded: tuple[LeftOpen, ...],
    of_build: tuple[Diagnostic, ...],
) -> Result:
    found = _find(file, names, table)
    said = [d for d in found.diagnostics if file.options.selects(d.code)]
    if recorded:
        said += list(not_found_again(still_open(recorded, file.source), (*said, *of_build)))
    if "hipport:" in file.source.text:
        said = without_suppressed(said, suppressions(file.source, file.comments()))
    edits = found.edits
    output = None
    if edits:
        output = apply(file.source.text, edits).encode("latin-1")
        _check_output(file, found, output, table)
    status = Status.CONVERTED if edits else Status.UNCHANGED if found.sources or recorded else Status.COPIED
    kept = (each for source in found.sources.values() for each in source.kept)
    return Result(
        name,
        status,
        edits,
        tuple(sorted(dict.fromkeys(said), key=lambda d: (d.start, d.code))),
        tuple(sorted(kept, key=lambda k: (k.line, k.name))),
        file.source.line_count if status is not Status.COPIED else 0,
        output,
        headers=frozenset(found.headers),
    )


def _find(file: PythonFile, names: Names, table: PythonTable) -> _Found:
    of_programs = () if file.is_built else programs(file, table.programs)
    of_names = (*findings.modules(file, names, table.modules), *findings.loaded(file), *of_programs)
    found = _Found({}, [], [*of_names], set())
    arguments = list(find_arguments(names, table))
    for each in arguments:
        for whole in each.wholes:
            if whole not in found.sources and (source := _convert(file, whole, each, names, table)):
                found.sources[whole] = source
    seen: set[Literal] = set(found.sources)
    for each in arguments:
        new = [literal for literal in (*each.wholes, *each.parts) if literal not in seen]
        seen.update(new)
        read = [(literal, _convert(file, literal, each, names, table)) for literal in new]
        found.diagnostics.extend(findings.not_read(file, literal) for literal, part in read if part is None)
        found.diagnostics.extend(_said_of(file, each, [part for _, part in read if part], found))
    found.diagnostics.extend(refused_arguments(file, names, table))
    found.diagnostics.extend(platforms(file, names, table))
    for said in () if file.is_built else compiler_options(file, names, table):
        if isinstance(said, Diagnostic):
            found.diagnostics.append(said)
        elif file.options.selects(said.code):
            found.options.append(said)
    for source in found.sources.values():
        found.diagnostics.extend(source.diagnostics)
        found.diagnostics.extend(findings.not_written(file, source))
    return found


def _convert(file: PythonFile, node: Literal, argument: Argument, names: Names, table: PythonTable) -> Embedded | None:
    """What becomes of a literal; None where its text is not certain."""
    literal = file.literal(node)
    if literal is None:
        return None
    return convert_literal(file, literal, argument.form, _own(argument, literal, names, table))


def _own(argument: Argument, literal: LiteralText, names: Names, table: PythonTable) -> list[OwnNames]:
    """The names that are declared for a source by its call or by a header that it includes. What may be included
    elsewhere, as of a part of a source, counts too where the file imports its package.
    """
    is_part = argument.call is None or argument.unseen
    packages = names.roots if is_part else set()
    libraries = (
        library
        for header, library in table.headers.items()
        if f"<{header}>" in literal.text or header.partition("/")[0] in packages
    )
    return [*map(OwnNames, libraries), *declared(argument)]


def _said_of(file: PythonFile, argument: Argument, read: list[Embedded], found: _Found) -> Iterator[Diagnostic]:
    """What there is to say of an argument as a whole, and of its literals that are parts of it."""
    if argument.call is None and not any(each.wanted or each.diagnostics for each in read):
        return
    severity = Severity.ERROR if argument.call is not None else Severity.WARNING
    yield from findings.not_followed(file, argument)
    yield from findings.in_parts(file, read, severity)
    wholes = [found.sources[whole] for whole in argument.wholes if whole in found.sources]
    if argument.call is not None:
        found.headers.update(header for each in (*wholes, *read) for header in each.headers)
        yield from findings.needs_folder(file, argument, [*wholes, *read])


def _check_output(file: PythonFile, found: _Found, output: bytes, table: PythonTable) -> None:
    """Distrust the output: a second run changes nothing, the comments are as they were, and Python reads the file,
    with the options as they were, as the same one with the ports in place of the sources.
    """
    after = PythonFile(Source(file.source.path, output.decode("latin-1")), parse(output), *file.surroundings)
    again = _find(after, read_names(after.module), table).edits
    if again:
        line, _ = after.source.position(again[0].start)
        raise _SelfCheckError(f"a second run would change line {line} of the output again ({again[0].code})")
    if [text for _, text in after.comments()] != [text for _, text in file.comments()]:
        raise _SelfCheckError("a comment would have changed")
    wanted = parse(file.source.text.encode("latin-1"))
    places = {(node.lineno, node.col_offset): each.text for node, each in found.sources.items() if each.edits}
    for node in ast.walk(wanted):
        if isinstance(node, ast.Constant) and isinstance(node.value, str | bytes):
            text = places.get((node.lineno, node.col_offset))
            if text is not None:
                port = text.encode("latin-1")
                node.value = port if isinstance(node.value, bytes) else port.decode("utf-8", "surrogatepass")
    ported = parse(apply(file.source.text, found.of_sources).encode("latin-1"))
    if ast.dump(wanted) != ast.dump(ported):
        raise _SelfCheckError("something beside the CUDA sources changed")
