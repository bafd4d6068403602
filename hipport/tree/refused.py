"""What clang refuses in the units of a tree, as ``--parse`` asks: findings before there is a HIP compiler."""

from __future__ import annotations

import os
import re
from collections import defaultdict
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import dataclass
from dataclasses import replace
from functools import cached_property
from itertools import repeat
from pathlib import Path

from hipport import notices
from hipport.build.flags import Flags
from hipport.config import Options
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.edits import apply
from hipport.edits import origin
from hipport.project.translation_units import UnitLanguage
from hipport.project.translation_units import find_units
from hipport.project.translation_units import is_gpu_source
from hipport.result import Result
from hipport.result import Status
from hipport.source.arms import Arms
from hipport.source.text import BOM
from hipport.source.text import Source
from hipport.source.tokens import tokens_of
from hipport.suppressions import suppressions_in_code
from hipport.suppressions import without_suppressed
from hipport.tree.batches import Progress
from hipport.tree.discover import FileKind
from hipport.tree.discover import TreeEntry
from hipport.unit.flags import TreeFlags
from hipport.unit.questions import Answers
from hipport.unit.questions import Refusal
from hipport.unit.questions import View
from hipport.unit.questions import ViewStatus
from hipport.unit.units import parser_of_process

#: The rules that change names alone: what clang refuses in a line of the original it refuses in the port too.
_RENAMES = ("HP101", "HP111", "HP115")
#: What a rule settles by changing other lines than those that clang names, in the file or the unit that it changes.
_SETTLED_BESIDE = {"HP228": "cannot be narrowed", "HP235": "cannot jump from switch statement to this case label"}
_COMPARES_ARCH = re.compile(r"\b__CUDA_ARCH__\s*[<>=!]|[<>=]\s*__CUDA_ARCH__\b")
_WORD = re.compile(r"\w*")
_OWN_HEADER = re.compile(rf'^((?:{BOM})?[ \t]*#[ \t]*include[ \t]*")(?:\.\./)+(?=hipport/)', re.MULTILINE)
#: What the names of ROCm's headers begin with.
_OF_ROCM = ("hip", "miopen/", "rccl/", "roc", "thrust/")
_FOR_A_GPU = "change it so that clang takes it too: the HIP compiler is clang, which takes less than nvcc does"
_FOR_THE_HOST = "change it so that clang takes it too, where hipcc compiles this source; another compiler may take it"


def with_refusals(
    results: Mapping[TreeEntry, Result], options: Options, flags: TreeFlags, executor: Executor | None, say: Progress
) -> dict[TreeEntry, Result]:
    """The results of a tree with findings about what clang refuses in its units, as they are in the port, as far as the
    conversion has not reported it. ``flags`` are those of the tree's units; ``executor`` spreads the units over
    processes, and ``say`` is called after each.
    """
    if not options.selects(notices.REFUSED):
        return dict(results)
    files = {
        os.path.abspath(entry.path): _PortedFile(entry, result)  # noqa: PTH100 - links stay, as the parser names them
        for entry, result in results.items()
        if result.status in (Status.CONVERTED, Status.UNCHANGED) and entry.kind in (FileKind.SOURCE, FileKind.UNSURE)
    }
    units = _units(flags, files)
    names = [*(unit.name for unit in units), ""]
    refused: dict[tuple[str, int], _Refused] = {}
    unseen: dict[TreeEntry, Diagnostic] = {}
    say(0, len(units), names[0])
    asked = (executor.map if executor else map)(_ask, units, repeat(str(flags.survey.root)))
    for done, (unit, (answers, is_of_port)) in enumerate(zip(units, asked, strict=True), 1):
        for each in answers.refusals:
            if is_of_port:
                each = _in_original(each, files)
            elif files[unit.path].settles_beside(each.text):
                continue
            refused.setdefault((each.path, each.line), _Refused(each, unit.is_of_host, is_of_port))
        if reason := _reason_for_silence(answers.view):
            unseen[files[unit.path].entry] = _unseen(reason)
        say(done, len(units), names[done])
    said: defaultdict[TreeEntry, list[Diagnostic]] = defaultdict(list)
    for one in refused.values():
        file = files.get(one.refusal.path)
        with suppress(OSError):  # a file that is gone since it was converted
            if file is not None and not _is_settled(one, file, files):
                said[file.entry].append(file.finding(one))
    if options.selects(notices.UNSEEN):
        for entry, diagnostic in unseen.items():
            said[entry].append(diagnostic)
    return {**results, **{file.entry: file.with_findings(said[file.entry]) for file in files.values()}}


@dataclass(frozen=True, slots=True)
class _Unit:
    """A unit to parse: its file, its place in the tree, its flags, whether it is the host's alone, its text in the
    port, and the files that it may include and that are others in the port, by path.
    """

    path: str
    name: str
    flags: Flags
    is_of_host: bool
    ported: bytes
    others: tuple[tuple[str, bytes], ...]


@dataclass(frozen=True, slots=True)
class _Refused:
    """What clang refuses, at its place in the original: of the port, or of the original, where the port could not be
    parsed as a whole.
    """

    refusal: Refusal
    is_of_host: bool
    is_of_port: bool


def _units(flags: TreeFlags, files: Mapping[str, _PortedFile]) -> list[_Unit]:
    """The units of C++, without those of the host and those written for HIP in which the port has no other text. Those
    that are the host's alone come last, as what clang refuses in a header is more certain to matter where a unit for a
    GPU includes it; and of those that the port leaves as they are only as many as include each changed header once.
    """
    survey = flags.survey
    root = survey.root
    assert root is not None

    def unit_of(path: str, name: str) -> _Unit | None:
        is_of_host = not (is_gpu_source(Path(name)) or survey.is_device_source(name))
        headers = (os.path.abspath(root / header) for header in survey.with_headers(name))  # noqa: PTH100
        others = (header for header in headers if header != path and header in files and files[header].is_changed)
        ported = tuple((header, files[header].ported) for header in others)
        is_changed = files[path].is_changed or bool(ported)
        if not is_changed and (is_of_host or survey.one_includes(survey.with_headers(name), ("hip/",))):
            return None
        return _Unit(path, name, flags.of(name), is_of_host, files[path].ported, ported)

    units = []
    for unit in find_units(root, [file.entry.key for file in files.values()], survey, flags.listed):
        with suppress(OSError):  # a file that is gone since it was converted
            if unit.language is not UnitLanguage.C:
                units.append(unit_of(os.path.abspath(unit.path), str(unit.relative)))  # noqa: PTH100
    found = sorted(filter(None, units), key=lambda unit: (unit.is_of_host, not files[unit.path].is_changed))
    return list(_seeing_more(found, files))


def _seeing_more(units: Sequence[_Unit], files: Mapping[str, _PortedFile]) -> Iterator[_Unit]:
    """The units without those of the host that have nothing to show: their own text is the same in the port, and each
    header that is another there is in a unit before them. Hundreds of tests of a library may be so.
    """
    seen: set[str] = set()
    for unit in units:
        headers = {path for path, _ in unit.others}
        if not unit.is_of_host or files[unit.path].is_changed or not headers <= seen:
            seen |= headers
            yield unit


def _ask(unit: _Unit, root: str) -> tuple[Answers, bool]:
    """What clang refuses in a unit, and whether that is in the port: in the original where headers of the port's are
    not among ours; in a process of the executor's.
    """
    parser = parser_of_process()
    path, flags = unit.path, unit.flags
    answers = parser.refusals(path, unit.ported, root, flags, host=unit.is_of_host, port=unit.others)
    missing = answers.view.missing
    if answers.view.parsed and not (missing and all(name.startswith(_OF_ROCM) for name in missing)):
        return answers, True
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        return Answers(View(ViewStatus.FAILED, error.strerror or str(error))), False
    return parser.refusals(path, data, root, flags, host=unit.is_of_host), False


def _in_original(refusal: Refusal, files: Mapping[str, _PortedFile]) -> Refusal:
    """What clang refuses in the port, at the places in the original that this comes from."""

    def moved(path: str, line: int, column: int) -> tuple[int, int]:
        return files[path].in_original(line, column) if path in files else (line, column)

    line, column = moved(refusal.path, refusal.line, refusal.column)
    notes = tuple((path, moved(path, at, 1)[0]) for path, at in refusal.notes)
    return replace(refusal, line=line, column=column, notes=notes)


def _is_settled(refused: _Refused, file: _PortedFile, files: Mapping[str, _PortedFile]) -> bool:
    """Whether something is said of a refusal in ``file`` already, or, of one in the original, the conversion has
    changed what it is about.
    """
    refusal = refused.refusal
    places = ((refusal.path, refusal.line), *refusal.notes)
    if any(files[path].says(line) for path, line in places if path in files):
        return True
    if refused.is_of_port:
        return False
    is_changed = any(files[path].changes(line) for path, line in places if path in files)
    return is_changed or file.settles_beside(refusal.text) or file.is_for_an_architecture(refusal.line)


def _reason_for_silence(view: View) -> str:
    """Why nothing is said of a unit, empty where it could be parsed whole."""
    if not view.parsed:
        return view.reason or view.status.value
    if view.reason:
        return f"#error {view.reason}"
    return f"there is no {', no '.join(view.missing[:3])}" if view.missing else ""


def _unseen(reason: str) -> Diagnostic:
    message = f"not parsed as a whole ({reason}): nothing is said of what clang refuses in it"
    remedy = "give what is missing by -I and -D, or compile the port: hipport check"
    return Diagnostic.of_file(notices.UNSEEN, Severity.INFO, message, remedy)


def _is_line_of_its_own(edit: Edit) -> bool:
    return edit.start == edit.end and edit.text.endswith("\n")


class _PortedFile:
    """A file of the tree: what it was, and what its conversion changed and said."""

    def __init__(self, entry: TreeEntry, result: Result) -> None:
        self.entry = entry
        self._result = result

    @cached_property
    def _source(self) -> Source:
        return Source(self.entry.key, self.entry.path.read_bytes().decode("latin-1"))

    @cached_property
    def _port(self) -> Source:
        """The port, with hipport's own headers by the names under which the parser finds them."""
        return Source(self.entry.key, _OWN_HEADER.sub(r"\1", apply(self._source.text, self._result.edits)))

    @property
    def ported(self) -> bytes:
        """The text in the port, as it is parsed."""
        return self._port.text.encode("latin-1")

    @property
    def is_changed(self) -> bool:
        """Whether the port has another text."""
        return bool(self._result.edits)

    def in_original(self, line: int, column: int) -> tuple[int, int]:
        """The line and column in the original, from 1, that a place in the port comes from."""
        return self._source.position(origin(self._result.edits, self._port.offset(line) + column - 1))

    def says(self, line: int) -> bool:
        """Whether the conversion has a finding at a line."""
        return any(d.line <= line < d.line + d.lines for d in self._result.open)

    def changes(self, line: int) -> bool:
        """Whether the conversion has changed a line, by more than names."""
        return line in self._changed

    def settles_beside(self, text: str) -> bool:
        """Whether a rule that has changed the file settles errors of this text, wherever it does."""
        return any(edit.code in _SETTLED_BESIDE and _SETTLED_BESIDE[edit.code] in text for edit in self._result.edits)

    def is_for_an_architecture(self, line: int) -> bool:
        """Whether a conditional that compares ``__CUDA_ARCH__`` is around a line: the port may take another arm than
        the parser does.
        """
        return any(line in lines for lines in self._for_architectures)

    @cached_property
    def _for_architectures(self) -> tuple[range, ...]:
        source, tokens = self._source, tokens_of(self._source.text)
        chains = [chain.arms for chain in Arms(tokens).chains]
        return tuple(
            range(
                source.position(tokens.starts[arms[0].directive.first])[0],
                source.position(tokens.end(arms[-1].end - 1))[0],
            )
            for arms in chains
            if any(_COMPARES_ARCH.search(arm.condition) for arm in arms)
        )

    @cached_property
    def _changed(self) -> frozenset[int]:
        """The lines that are changed by more than names."""
        edits = (edit for edit in self._result.edits if not (edit.code in _RENAMES or _is_line_of_its_own(edit)))
        ends = ((self._source.position(edit.start)[0], self._source.position(edit.end)[0]) for edit in edits)
        return frozenset(line for first, last in ends for line in range(first, last + 1))

    def finding(self, refused: _Refused) -> Diagnostic:
        """What to say of a refusal in this file, and whether only sources of the host have it: another compiler than
        clang may be for these.
        """
        refusal = refused.refusal
        start = self._source.offset(refusal.line) + refusal.column - 1
        word = _WORD.match(self._source.text, start)
        end = word.end() if word else start
        message = f"clang refuses {'the port' if self.changes(refusal.line) else 'this'}: {refusal.text}"
        place = (start, end, refusal.line, refusal.column)
        severity, remedy = (Severity.WARNING, _FOR_THE_HOST) if refused.is_of_host else (Severity.ERROR, _FOR_A_GPU)
        return Diagnostic(notices.REFUSED, severity, message, remedy, *place)

    def with_findings(self, added: Sequence[Diagnostic]) -> Result:
        """The result with findings, but for those that a comment in the file suppresses."""
        if not added:
            return self._result
        try:
            heard = without_suppressed(added, suppressions_in_code(self._source, tokens_of(self._source.text)))
        except OSError:  # it is gone since
            heard = list(added)
        diagnostics = (*self._result.diagnostics, *heard)
        return replace(self._result, diagnostics=tuple(sorted(diagnostics, key=lambda d: (d.start, d.code))))
