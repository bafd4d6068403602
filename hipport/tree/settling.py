"""What the files of a tree mean for each other, which is known when all of them have been converted once."""

from __future__ import annotations

import re
from collections import Counter
from collections import defaultdict
from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from dataclasses import replace
from functools import cache

from hipport.convert import FileConversion
from hipport.dual.names import macro_names
from hipport.mapping.mapping import load_mapping
from hipport.project.includes import include_lines
from hipport.project.macro_names import MacroNames
from hipport.project.programs import Programs
from hipport.project.programs import is_unit
from hipport.project.survey import Counterpart
from hipport.project.survey import Overload
from hipport.project.survey import Survey
from hipport.python import AS_IT_IS
from hipport.result import Kept
from hipport.result import Result
from hipport.result import Status
from hipport.tree.batches import Progress
from hipport.tree.batches import convert_batches
from hipport.tree.discover import FileKind
from hipport.tree.discover import TreeEntry
from hipport.tree.job import Job
from hipport.tree.joined import joined_by_file
from hipport.tree.kept import KeptTree
from hipport.tree.marks import marks_by_file
from hipport.tree.pasted import pasted_by_file

_Placed = tuple[str, Overload]
_UNKNOWN = "HP102"
_GUARDS = "HP6"  # of which the rules say what HIP takes of conditionals


@dataclass(frozen=True, slots=True)
class Converted:
    """The results of all files of a tree, and the macros that they agree on where CUDA's text is kept."""

    results: dict[TreeEntry, Result]
    macros: MacroNames | None


def _in_silence(_done: int, _all: int, _name: str) -> None:
    """For what is converted once more: its progress was told the first time."""


def convert_all(
    found: list[TreeEntry], job: Job, executor: Executor | None, say: Progress, kept: KeptTree | None = None
) -> Converted:
    """Convert all files of a tree. Every file is converted once; then those are converted again for which it matters
    what other files define, and, where CUDA's text is kept, all that change, with the macros that the tree has now.
    Build files come last, as they say where the headers of hipport's are. ``kept`` is what the last run has kept.
    """
    built = [entry for entry in found if entry.kind is FileKind.BUILD]
    conversions = convert_batches([e for e in found if e.kind is not FileKind.BUILD], job, executor, say, kept)
    defines: dict[str, dict[str, str]] = {}
    by_path = {entry.key: c for entry, c in conversions.items() if _is_converted_source(entry, c)}
    by_uses = [path for path, c in by_path.items() if c.operators and not is_unit(path)]
    if by_uses or any(
        c.defines or c.overloads or c.functions or c.nested or c.pasting or c.joining for c in by_path.values()
    ):
        programs = Programs(job.survey, by_path)
        displays = {entry.key: entry.display for entry in conversions}
        told_by_cuda, is_pointer = _told_by_cuda(job, programs), _pointers(job)
        defines = defines_by_file(by_path, programs, displays, told_by_cuda, is_pointer, _macros_after(job, programs))
        overloads = overloads_by_file(by_path, programs, displays)
        marks = marks_by_file(by_path, programs, job.survey, displays)
        given = given_by_file(by_path, job.survey)
        pasted = pasted_by_file(by_path, programs, job)
        joined = joined_by_file(by_path, programs, job)
        compiled_with = {path: programs.together(path) for path in by_uses if programs.units(path)}
        settled = overloads.keys() | marks.keys() | given.keys() | pasted.keys() | joined.keys() | compiled_with.keys()
        affected = [e for e, c in conversions.items() if e.key in settled or _uses_any(c, defines.get(e.key, {}))]
        concerned = {entry.key: defines.get(entry.key, {}) for entry in affected}
        survey = replace(job.survey, defines=concerned, overloads=overloads, given=given)
        survey = replace(survey, marks=marks, pasted=pasted, joined=joined, compiled_with=compiled_with)
        job = replace(job, survey=survey)
        conversions.update(convert_batches(affected, job, executor, _in_silence, kept))
    if job.options.keep_cuda:
        macros = macro_names(c.names for c in conversions.values() if c.names is not None)
        job = replace(job, survey=replace(job.survey, macros=macros))
        changed = [entry for entry, c in conversions.items() if c.result.edits]
        conversions.update(convert_batches(changed, job, executor, _in_silence, kept))
    own_headers = any(conversion.result.headers for conversion in conversions.values())
    job = replace(job, build=replace(job.build, own_headers=own_headers))
    conversions.update(convert_batches(built, job, executor, _in_silence, kept))
    results = {entry: _without_own(conversions[entry].result, defines.get(entry.key, {})) for entry in found}
    return Converted(said_once(results), job.survey.macros)


def said_once(results: Mapping[TreeEntry, Result]) -> dict[TreeEntry, Result]:
    """The results with each finding about what needs no change in Python at the first file of the tree that has it."""
    said: set[str] = set()
    left = {}
    for entry, result in results.items():
        repeated = [d for d in result.diagnostics if d.code == AS_IT_IS and d.symbol in said]
        said.update(d.symbol for d in result.diagnostics if d.code == AS_IT_IS)
        kept = tuple(d for d in result.diagnostics if d not in repeated)
        left[entry] = replace(result, diagnostics=kept) if repeated else result
    return left


def _is_converted_source(entry: TreeEntry, conversion: FileConversion) -> bool:
    is_source = entry.kind not in (FileKind.BUILD, FileKind.PYTHON)
    return is_source and conversion.result.status in (Status.CONVERTED, Status.UNCHANGED)


def _uses_any(conversion: FileConversion, defines: Mapping[str, str]) -> bool:
    """Whether a file has taken a name for CUDA's that its program defines, so that it has to be converted again."""
    names = {name.rpartition("::")[2] for name in defines}
    if not names.isdisjoint(conversion.renamed):
        return True
    spaces = tuple(name for name in defines if name.endswith("::"))
    said = conversion.result.diagnostics
    decides = any(d.code.startswith(_GUARDS) for d in said)  # for an arm, HIP lacks a name in no table
    symbols = (d.symbol for d in said if d.code != _UNKNOWN or decides)
    return any(symbol in names or (spaces and symbol.startswith(spaces)) for symbol in symbols)


def _without_own(result: Result, defines: Mapping[str, str]) -> Result:
    """The result without a word on names as unknown that another file defines; they are kept on purpose."""
    own = [d for d in result.diagnostics if d.code == _UNKNOWN and d.symbol in defines]
    if not own:
        return result
    counts = Counter(d.symbol for d in own)
    lines = {d.symbol: d.line for d in reversed(own)}
    kept = [Kept(n, f"defined by the project at {defines[n]}", count, lines[n]) for n, count in counts.items()]
    return replace(
        result,
        diagnostics=tuple(d for d in result.diagnostics if d not in own),
        kept=tuple(sorted((*result.kept, *kept), key=lambda k: (k.line, k.name))),
    )


def given_by_file(conversions: Mapping[str, FileConversion], survey: Survey) -> dict[str, frozenset[str]]:
    """The headers of hipport's, by the file that has to include them first: what it includes inside of a namespace, or
    what that includes, has an include of them in the port.
    """
    found = {}
    for path, conversion in conversions.items():
        inside = {header for nested in conversion.nested for header in survey.with_headers(nested)}
        headers = (conversions[header].result.headers for header in inside if header in conversions)
        if given := frozenset().union(*headers):
            found[path] = given
    return found


def defines_by_file(
    conversions: Mapping[str, FileConversion],
    programs: Programs,
    displays: Mapping[str, str],
    is_told_by_cuda: Callable[[str, str], bool],
    is_pointer: Callable[[str, str], bool],
    is_macro_after: Callable[[str, str, str, int], bool],
) -> dict[str, dict[str, str]]:
    """``Survey.defines``, from what each file defines; ``displays`` says how a file is shown to the user.

    What a source defines counts in what is only linked with it unless ``is_told_by_cuda``: the other file, the first
    argument, has CUDA's declaration of the name. So does a name that a header that no file includes has, if it
    ``is_pointer`` there: to a function that a program without CUDA's declarations loads. A name that another file has
    taken for CUDA's stays so where it ``is_macro_after`` that file, the first argument.
    """
    found: dict[str, dict[str, str]] = {}
    for path, conversion in conversions.items():
        if conversion.defines:
            places = {name: f"{displays[path]}:{line}" for name, line in conversion.defines}
            together = programs.together(path)
            uncertain = [name for name in places if is_unit(path) or is_pointer(path, name)]
            for other in programs.see(path):
                told = () if other in together else {name for name in uncertain if is_told_by_cuda(other, name)}
                renamed = conversions[other].renamed if other in together and other in conversions else ()
                taken = ((name, line) for name, line in conversion.defines if name in renamed)
                later = {name for name, line in taken if is_macro_after(other, path, name, line)}
                seen = found.setdefault(other, {})
                for name, place in places.items():
                    if name not in told and name not in later:
                        seen.setdefault(name, place)
    return found


def _told_by_cuda(job: Job, programs: Programs) -> Callable[[str, str], bool]:
    """The question whether a header of CUDA declares a function for a file of the tree, which may be a header that
    relies on what includes it.
    """
    survey, mapping = job.survey, load_mapping(job.folder, job.options.rules)

    @cache
    def includes_cuda(path: str) -> bool:
        if survey.is_device_source(path):
            return True
        lines = (line for file in survey.with_headers(path) for line in survey.includes_of(file))
        return any(line.header is None and mapping.header(line.name) is not None for line in lines)

    @cache
    def is_function(name: str) -> bool:
        return any(entry.row.kind == "function" and entry.hip for entry in mapping.entries(name))

    @cache
    def is_with_cuda(path: str) -> bool:
        return any(map(includes_cuda, (path, *programs.units(path))))

    return lambda path, name: is_function(name) and is_with_cuda(path)


def _pointers(job: Job) -> Callable[[str, str], bool]:
    """The question whether a header declares a name as a pointer: ``tcuInit *cuInit;``, ``int (*cuInit)(int);``"""

    def is_pointer(path: str, name: str) -> bool:
        return re.search(rf"[*][ \t]*{re.escape(name)}[ \t]*[;)]", job.survey.text_of(path)) is not None

    return is_pointer


def _macros_after(job: Job, programs: Programs) -> Callable[[str, str, str, int], bool]:
    """The question whether a file uses a function of CUDA's that a line of another file replaces by a macro, which it
    does not include, and each source reads that line, if at all, after the file: ``#include "sort.h"``, and then a
    header with ``#define cudaFree pool_free``. A macro of the file that has the name is expanded later.
    """
    survey, mapping = job.survey, load_mapping(job.folder, job.options.rules)

    def is_macro_after(path: str, definer: str, name: str, line: int) -> bool:
        if programs.includes(path, definer) or not any(
            entry.row.kind == "function" and entry.hip for entry in mapping.entries(name)
        ):
            return False
        lines = survey.text_of(definer).split("\n")
        if not re.match(rf"[ \t]*#[ \t]*define[ \t]+{name}\b", lines[line - 1]):
            return False
        if re.search(rf"#[ \t]*define\b(?:\\\r?\n|[^\n])*\b{name}\b", survey.text_of(path)):
            return False
        above = include_lines("\n".join(lines[: line - 1]).encode("latin-1"))
        headers = (included.header for included in survey.includes_of(definer)[: len(above)])
        return programs.always_reads_before(path, definer, filter(None, headers))

    return is_macro_after


def overloads_by_file(
    conversions: Mapping[str, FileConversion], programs: Programs, displays: Mapping[str, str]
) -> dict[str, dict[tuple[bool, tuple[str, ...]], Counterpart]]:
    """``Survey.overloads``, from what each file has: a pair of functions stands at the one that comes second."""
    by_meaning: dict[tuple[str, ...], list[_Placed]] = defaultdict(list)
    for path, conversion in conversions.items():
        for overload in conversion.overloads:
            by_meaning[overload.meant].append((path, overload))
    found: dict[str, dict[tuple[bool, tuple[str, ...]], Counterpart]] = defaultdict(dict)
    for same in by_meaning.values():
        if len({overload.written for _, overload in same}) > 1:
            for (earlier, other), (path, overload) in _meeting(same, programs):
                counterpart = Counterpart(f"{displays[earlier]}:{other.line}", other.has_body)
                found[path].setdefault((overload.has_body, overload.written), counterpart)
    return dict(found)


def _meeting(same: Sequence[_Placed], programs: Programs) -> Iterator[tuple[_Placed, _Placed]]:
    """The pairs of functions in two files that meet, the first one of each pair first. Where some pairs have two
    bodies, only those count; a pair of prototypes in one file is reported there.
    """
    pairs: dict[frozenset[tuple[str, ...]], list[tuple[_Placed, _Placed]]] = defaultdict(list)
    in_one_file = set()
    for one, other in _near(same, programs):
        written = frozenset((one[1].written, other[1].written))
        if len(written) == 2 and one[0] == other[0]:
            in_one_file.add(written)
        elif len(written) == 2 and _meet(one, other, programs):
            is_second = programs.includes(one[0], other[0]) or (
                one[0] > other[0] and not programs.includes(other[0], one[0])
            )
            pairs[written].append((other, one) if is_second else (one, other))
    for written, meeting in pairs.items():
        with_bodies = [pair for pair in meeting if all(overload.has_body for _, overload in pair)]
        alike = [pair for pair in meeting if len({overload.has_body for _, overload in pair}) == 1]
        yield from with_bodies or (() if written in in_one_file else alike or meeting)


def _near(same: Sequence[_Placed], programs: Programs) -> Iterator[tuple[_Placed, _Placed]]:
    """The pairs of functions that may meet, in order: in one file, in files that are compiled together, and symbols
    with bodies, which the linker may bring together. In a tree with many copies of a file most pairs are none of these.
    """
    places: dict[str, list[int]] = defaultdict(list)
    symbols = []
    for at, (path, overload) in enumerate(same):
        places[path].append(at)
        if overload.is_symbol and overload.has_body:
            symbols.append(at)
    for at, one in enumerate(same):
        path, overload = one
        others = {path, *(programs.together(path) & places.keys())}
        near = {other for each in others for other in places[each]}
        if overload.is_symbol and overload.has_body:
            near.update(symbols)
        yield from ((one, same[other]) for other in sorted(near) if other > at)


def _meet(one: _Placed, other: _Placed, programs: Programs) -> bool:
    (path, overload), (second, overload_of_second) = one, other
    if second in programs.together(path):
        return True
    both = (overload, overload_of_second)
    return all(o.is_symbol and o.has_body for o in both) and programs.are_linked(path, second)
