"""One build file: its porter's edits, what is CUDA's and not covered by them, the self-check, the result."""

from __future__ import annotations

import re
from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from hipport import notices
from hipport.build.search import beside_hip
from hipport.build.search import search
from hipport.build.search import search_all
from hipport.build.search import search_text
from hipport.build.search import with_lines
from hipport.build.table import read_table
from hipport.build.text import read_code
from hipport.build_port.build_file import BrokenBuildFileError
from hipport.build_port.build_file import BuildFacts
from hipport.build_port.build_file import BuildFile
from hipport.build_port.cmake import port_cmake
from hipport.build_port.cmake_packages import finds_toolkit
from hipport.build_port.make import port_makefile
from hipport.build_port.meson import port_meson
from hipport.build_port.presets import port_presets
from hipport.build_port.python import port_python
from hipport.config import Options
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.edits import OverlapError
from hipport.edits import add
from hipport.edits import apply
from hipport.edits import in_order
from hipport.project.build_files import BuildLanguage
from hipport.project.build_files import language_of
from hipport.result import Result
from hipport.result import Status
from hipport.rules.build.files import BROKEN_BUILD_FILE
from hipport.rules.build.files import CUDA_PACKAGE
from hipport.rules.build.files import OWN_HIP
from hipport.source.text import NotTextError
from hipport.source.text import Source
from hipport.suppressions import suppressions
from hipport.suppressions import without_suppressed

Porter = Callable[[BuildFile], Iterator[Edit | Diagnostic]]
#: By language: what a porter yields for a file. It edits only where it is sure, raises BrokenBuildFileError for a file
#: that its own tool would not read, and says nothing of what ``search`` finds anyway. An edit that changes nothing says
#: that what ``search`` finds there is right as it is.
PORTERS: Mapping[BuildLanguage, Porter] = {
    BuildLanguage.CMAKE: port_cmake,
    BuildLanguage.PRESETS: port_presets,
    BuildLanguage.MAKE: port_makefile,
    BuildLanguage.PYTHON: port_python,
    BuildLanguage.MESON: port_meson,
}


class _SelfCheckError(Exception):
    """The output is not what a port has to be."""


#: Build files with conditionals of which an arm may be for HIP.
_WITH_ARMS = frozenset({BuildLanguage.CMAKE, BuildLanguage.MAKE})
_PART_OF_MODULE = re.compile(r"(?:.*/)?FindCUDA/(?:run_nvcc|make2cmake|parse_cubin)\.cmake")
# <Message Condition="...">Building Custom Rule C:/app/CMakeLists.txt</Message>, in each project that CMake makes
_MADE_BY_CMAKE = b"/CMakeLists.txt</Message>"
_OF_HIPPORT = re.compile(r"hipport_", re.IGNORECASE)  # written by a port


@dataclass(frozen=True, slots=True)
class _Porting:
    """The edits, what they and those that change nothing cover (start and end), and the porter's own findings."""

    edits: tuple[Edit, ...]
    settled: tuple[tuple[int, int], ...]
    diagnostics: tuple[Diagnostic, ...]


def port_build_file(
    path: str,
    data: bytes,
    tables: Path,
    options: Options,
    facts: BuildFacts,
    *,
    name: str,
    language: BuildLanguage | None = None,
) -> Result:
    """The result for the build file ``path`` (its place in the tree, with ``/``); ``name`` is what the result calls it,
    ``language`` that of a file whose name does not say it. A file without a change, or one that cannot be ported, is
    copied. Never raises for what is in the file.
    """
    language = language or language_of(path.rpartition("/")[2])
    facts = facts.of_file(path)
    if finds := _found_by_module(path, data, facts):
        message = f"a module that finds {finds}, which the port does not use; copied as it was"
        remedy = "delete it: the port looks for the package of ROCm"
        said = Diagnostic.of_file(CUDA_PACKAGE, Severity.INFO, message, remedy)
        return Result(name, Status.COPIED, diagnostics=(said,) if options.selects(CUDA_PACKAGE) else ())

    def copied(*said: Diagnostic) -> Result:
        found = search(path, data, tables, options, language=language, lacks=facts.lacks)
        if found and language is BuildLanguage.VCXPROJ and _MADE_BY_CMAKE in data:
            message, remedy = (
                "a project that CMake has made; copied as it was",
                "delete it: CMake makes it for the port",
            )
            made = Diagnostic.of_file(CUDA_PACKAGE, Severity.INFO, message, remedy)
            found = (made,) if options.selects(CUDA_PACKAGE) else ()
        return Result(name, Status.COPIED, diagnostics=(*said, *found))

    if language is None or len(data) > options.max_size:
        return copied()
    if not (options.project_files or language in PORTERS or b"hipport:" in data):
        return copied()
    try:
        file = BuildFile(Source.from_bytes(path, data), read_table(tables / "build.toml"), facts)
        porting = _ported(file, language, options)
        text = apply(file.text, porting.edits)
        if porting.edits:
            _check(file, text, language, options)
    except NotTextError:
        return copied()
    except BrokenBuildFileError as error:
        return copied(*([_broken(file, error)] if options.selects(BROKEN_BUILD_FILE) else ()))
    except Exception as error:  # whatever a porter does wrong, the other files are converted
        why = str(error) if isinstance(error, OverlapError | _SelfCheckError) else f"{type(error).__name__}: {error}"
        message = f"internal error: {why}; the file was copied as it was"
        said = Diagnostic.of_file(notices.INTERNAL, Severity.ERROR, message, "please report it with the file")
        return copied(said)
    left = search(path, data, tables, options, porting.settled, language, facts.lacks)
    said_of_it = _with_comments(file, language, porting, options)
    diagnostics = tuple(sorted((*left, *said_of_it), key=lambda d: (d.start, d.code)))
    if not porting.edits:
        return Result(name, Status.COPIED, diagnostics=diagnostics)
    output = text.encode("latin-1")
    headers = frozenset(edit.header for edit in porting.edits if edit.header)
    lines = file.source.line_count
    return Result(name, Status.CONVERTED, porting.edits, diagnostics, lines=lines, output=output, headers=headers)


def _found_by_module(path: str, data: bytes, facts: BuildFacts) -> str:
    """What a file finds for CMake's find_package() that a port finds without it; "" for any other file."""
    name = path.rpartition("/")[2]
    if finds_toolkit(path, data.decode("latin-1")) or _PART_OF_MODULE.fullmatch(path):
        return "CUDA's toolkit"
    return name.removeprefix("Find").removesuffix(".cmake") if path in facts.unused_modules else ""


def _with_comments(
    file: BuildFile, language: BuildLanguage, porting: _Porting, options: Options
) -> tuple[Diagnostic, ...]:
    """The porter's own findings that no comment suppresses, and what is to say of comments that suppress nothing."""
    if "hipport:" not in file.text:
        return porting.diagnostics
    silenced = suppressions(file.source, read_code(file.text, language).comments)
    constructs = file.table.found_in(file.text, language, file.facts.lacks)
    found = (*search_all(file.source, language, constructs, options, porting.settled), *porting.diagnostics)
    is_for_cuda = found or porting.edits
    idle = notices.unneeded_suppressions(file.source, silenced, found, options) if is_for_cuda else ()
    return (*without_suppressed(porting.diagnostics, silenced), *idle)


def _ported(file: BuildFile, language: BuildLanguage, options: Options) -> _Porting:
    said = PORTERS[language](file) if language in PORTERS else ()
    findings = [finding for finding in said if options.selects(finding.code)]
    edits = [each for each in findings if isinstance(each, Edit)]
    changing = list(in_order(edit for edit in edits if file.text[edit.start : edit.end] != edit.text))
    for proposal in _proposals(file, language, options):
        with suppress(OverlapError):  # a porter knows better
            add(changing, (proposal,))
    settled = tuple((edit.start, edit.end) for edit in (*edits, *changing))
    diagnostics = [each for each in findings if isinstance(each, Diagnostic)]
    diagnostics += _own_hip(file, language, options)
    return _Porting(tuple(changing), settled, tuple(diagnostics))


def _own_hip(file: BuildFile, language: BuildLanguage, options: Options) -> Iterator[Diagnostic]:
    """Arms for CUDA that stay, as the project has others beside them for HIP.

    ``if(USE_CUDA)``   ``elseif(USE_HIP)``
    """
    if language not in _WITH_ARMS or not options.selects(OWN_HIP) or not read_code(file.text, language).settled:
        return
    constructs = file.table.found_in(file.text, language, file.facts.lacks)
    found = beside_hip(file.source, language, constructs, options)
    own = [start for start, end in found if not _OF_HIPPORT.search(file.text, start, end)]
    if own:
        start, *others = own
        end = file.source.line_end(start)
        message = "the arms for CUDA stay as they are, as others beside them are for HIP"
        remedy = "build with the option that chooses the arm for HIP, and take care that it does what CUDA's does"
        first = file.diagnostic(OWN_HIP, start, end, message, remedy, Severity.INFO)
        yield with_lines(first, [file.source.position(other)[0] for other in others])


def _proposals(file: BuildFile, language: BuildLanguage, options: Options) -> Iterator[Edit]:
    """The edits of the fixes that are only shown without ``--project-files``."""
    if not options.project_files:
        return
    constructs = file.table.found_in(file.text, language, file.facts.lacks)
    for diagnostic in search_text(file.source, language, constructs, options):
        if diagnostic.fix is not None:
            yield from diagnostic.fix.edits


def _check(file: BuildFile, text: str, language: BuildLanguage, options: Options) -> None:
    """Raise _SelfCheckError where a comment has changed, or where a second conversion would change something more."""
    before = [comment for _, comment in read_code(file.text, language).comments]
    after = [comment for _, comment in read_code(text, language).comments]
    if [each for each in after if each in before] != before:
        raise _SelfCheckError("a comment would have changed")
    source = Source(file.source.path, text)
    try:
        again = _ported(BuildFile(source, file.table, file.facts), language, options)
    except BrokenBuildFileError as error:
        raise _SelfCheckError(f"the output would not be readable: {error}") from error
    for edit in again.edits:
        line, _ = source.position(edit.start)
        raise _SelfCheckError(f"a second conversion would change line {line} of the output ({edit.code})")


def _broken(file: BuildFile, error: BrokenBuildFileError) -> Diagnostic:
    message = f"the file cannot be read: {error.what}; copied as it was"
    remedy = "correct it, and convert again"
    return file.diagnostic(BROKEN_BUILD_FILE, error.offset, error.offset, message, remedy)
