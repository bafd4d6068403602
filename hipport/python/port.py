"""One Python file: its CUDA sources and the options for them, and as a build file where it is about building."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import replace

from hipport import notices
from hipport.build.table import read_table
from hipport.build_port.build_file import BuildFacts
from hipport.build_port.porting import port_build_file
from hipport.build_port.python import builds_extensions
from hipport.config import Options
from hipport.convert import FileConversion
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.edits import OverlapError
from hipport.edits import apply
from hipport.edits import in_order
from hipport.left_open import LeftOpen
from hipport.mapping import Mapping
from hipport.project.build_files import BuildLanguage
from hipport.project.build_files import language_of
from hipport.project.survey import Survey
from hipport.python.convert import convert_sources
from hipport.result import Result
from hipport.result import Status
from hipport.rules.build.files import BROKEN_BUILD_FILE
from hipport.rules.python.pages import MODULE
from hipport.rules.python.pages import NOT_READ


def convert_python(
    path: str,
    data: bytes,
    mapping: Mapping,
    options: Options,
    survey: Survey | None = None,
    recorded: Iterable[LeftOpen] = (),
    facts: BuildFacts | None = None,
    *,
    name: str | None = None,
) -> FileConversion:
    """Convert what a Python file has of CUDA's: sources in strings, options, and, in a setup.py or a file that helps
    it, the toolkit and its libraries. A file without any is copied. Never raises for what is in the file.
    """
    name = path if name is None else name
    facts = facts or BuildFacts(options.arch)
    if not _is_about_building(path, data, facts):
        return convert_sources(path, data, mapping, options, survey, recorded, name=name)
    built = port_build_file(path, data, mapping.folder, options, facts, name=name, language=BuildLanguage.PYTHON)
    of_sources = convert_sources(path, data, mapping, options, survey, recorded, built, name=name).result
    said = (*built.diagnostics, *_not_of_build(of_sources, built, mapping))
    both = replace(of_sources, diagnostics=tuple(sorted(said, key=lambda d: (d.start, d.code))))
    if of_sources.status is Status.FAILED or not built.edits:
        return FileConversion(both)
    try:
        edits = in_order((*built.edits, *of_sources.edits))
    except OverlapError as error:
        return FileConversion(_failed(name, str(error), built))
    output = apply(data.decode("latin-1"), edits).encode("latin-1")
    if of_sources.edits:  # each part has checked its own output
        language = BuildLanguage.PYTHON
        again = port_build_file(path, output, mapping.folder, options, facts, name=name, language=language)
        if any(d.code == BROKEN_BUILD_FILE for d in again.diagnostics):
            return FileConversion(_failed(name, "the output would not be readable", built))
        if again.edits or convert_sources(path, output, mapping, options, survey, (), again, name=name).result.edits:
            return FileConversion(_failed(name, "a second run would change the output again", built))
    both = replace(both, status=Status.CONVERTED, edits=edits, output=output, lines=built.lines)
    return FileConversion(both)


def _failed(name: str, why: str, built: Result) -> Result:
    message = f"internal error: {why}; the file was not converted"
    failure = Diagnostic.of_file(notices.INTERNAL, Severity.ERROR, message, "please report it with the file")
    return Result(name, Status.FAILED, diagnostics=(failure,), lines=built.lines)


def _is_about_building(path: str, data: bytes, facts: BuildFacts) -> bool:
    is_setup = language_of(path.rpartition("/")[2]) is BuildLanguage.PYTHON
    return is_setup or path in facts.helpers or builds_extensions(data.decode("latin-1"))


def _not_of_build(of_sources: Result, built: Result, mapping: Mapping) -> Iterator[Diagnostic]:
    """What there is to say beside what is said of a build file: not that it is broken, nor of a name (CUDA_HOME) that
    is looked for there.
    """
    constructs = read_table(mapping.folder / "build.toml").by_language[BuildLanguage.PYTHON]
    is_broken = any(d.code == BROKEN_BUILD_FILE for d in built.diagnostics)
    for d in of_sources.diagnostics:
        is_known = d.code == MODULE and any(each.pattern.search(d.symbol) for each in constructs)
        if not (is_known or (is_broken and d.code == NOT_READ)):
            yield d
