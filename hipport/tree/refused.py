"""What clang refuses in the units of a tree, as ``--parse`` asks: findings before there is a HIP compiler."""

from __future__ import annotations

import os
import re
from collections import defaultdict
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
from hipport.project.translation_units import UnitLanguage
from hipport.project.translation_units import find_units
from hipport.project.translation_units import is_gpu_source
from hipport.result import Result
from hipport.result import Status
from hipport.source.arms import Arms
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
_FOR_A_GPU = "change it so that clang takes it too: the HIP compiler is clang, which takes less than nvcc does"
_FOR_THE_HOST = "change it so that clang takes it too, where hipcc compiles this source; another compiler may take it"


def with_refusals(
    results: Mapping[TreeEntry, Result], options: Options, flags: TreeFlags, executor: Executor | None, say: Progress
) -> dict[TreeEntry, Result]:
    """The results of a tree with findings about what clang refuses in its units, as far as the conversion has neither
    changed nor reported it. ``flags`` are those of the tree's units; ``executor`` spreads the units over processes, and
    ``say`` is called after each.
    """
    if not options.selects(notices.REFUSED):
        return dict(results)
    files = {
        os.path.abspath(entry.path): _PortedFile(entry, result)  # noqa: PTH100 - links stay, as the parser names them
        for entry, result in results.items()
        if result.status in (Status.CONVERTED, Status.UNCHANGED) and entry.kind in (FileKind.SOURCE, FileKind.UNSURE)
    }
    units = _units(flags, [file.entry.key for file in files.values()])
    names = [*(unit.name for unit in units), ""]
    refused: dict[tuple[str, int], tuple[Refusal, bool]] = {}
    unseen: dict[TreeEntry, Diagnostic] = {}
    say(0, len(units), names[0])
    asked = (executor.map if executor else map)(_ask, units, repeat(str(flags.survey.root)))
    for done, (unit, answers) in enumerate(zip(units, asked, strict=True), 1):
        file = files[os.path.abspath(unit.path)]  # noqa: PTH100
        for each in answers.refusals:
            if not file.settles_beside(each.text):
                refused.setdefault((each.path, each.line), (each, unit.is_of_host))
        if reason := _reason_for_silence(answers.view):
            unseen[file.entry] = _unseen(reason)
        say(done, len(units), names[done])
    said: defaultdict[TreeEntry, list[Diagnostic]] = defaultdict(list)
    for refusal, is_of_host in refused.values():
        refusing = files.get(refusal.path)
        if refusing is None or refusing.settles_beside(refusal.text):
            continue
        places = ((refusal.path, refusal.line), *refusal.notes)
        with suppress(OSError):  # a file that is gone since it was converted
            is_settled = any(files[path].is_settled(line) for path, line in places if path in files)
            if not (is_settled or refusing.is_for_an_architecture(refusal.line)):
                said[refusing.entry].append(refusing.finding(refusal, is_of_host=is_of_host))
    if options.selects(notices.UNSEEN):
        for entry, diagnostic in unseen.items():
            said[entry].append(diagnostic)
    return {**results, **{file.entry: file.with_findings(said[file.entry]) for file in files.values()}}


@dataclass(frozen=True, slots=True)
class _Unit:
    """A unit to parse: its file, its place in the tree, its flags, and whether it is the host's alone."""

    path: str
    name: str
    flags: Flags
    is_of_host: bool


def _units(flags: TreeFlags, sources: Sequence[str]) -> list[_Unit]:
    """The units of C++. Those that are the host's alone come last, as what clang refuses in a header is more certain to
    matter where a unit for a GPU includes it.
    """
    survey = flags.survey
    assert survey.root is not None
    found = (
        (unit, str(unit.relative))
        for unit in find_units(survey.root, sources, survey, flags.listed)
        if unit.language is not UnitLanguage.C
    )
    units = (
        _Unit(str(unit.path), name, flags.of(name), not (is_gpu_source(unit.path) or survey.is_device_source(name)))
        for unit, name in found
    )
    return sorted(units, key=lambda unit: unit.is_of_host)


def _ask(unit: _Unit, root: str) -> Answers:
    """What clang refuses in a unit; in a process of the executor's."""
    try:
        data = Path(unit.path).read_bytes()
    except OSError as error:
        return Answers(View(ViewStatus.FAILED, error.strerror or str(error)))
    return parser_of_process().refusals(unit.path, data, root, unit.flags, host=unit.is_of_host)


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

    def is_settled(self, line: int) -> bool:
        """Whether the conversion has changed a line, by more than names, or has a finding there."""
        found = any(d.line <= line < d.line + d.lines for d in self._result.open)
        return found or line in self._changed

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

    def finding(self, refusal: Refusal, *, is_of_host: bool) -> Diagnostic:
        """What to say of a refusal in this file, and whether only sources of the host have it: another compiler than
        clang may be for these.
        """
        start = self._source.offset(refusal.line) + refusal.column - 1
        word = _WORD.match(self._source.text, start)
        end = word.end() if word else start
        message = f"clang refuses this: {refusal.text}"
        place = (start, end, refusal.line, refusal.column)
        severity, remedy = (Severity.WARNING, _FOR_THE_HOST) if is_of_host else (Severity.ERROR, _FOR_A_GPU)
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
