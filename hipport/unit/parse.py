"""Parse a file and answer what is asked of it: the work that is done in the worker's process."""

from __future__ import annotations

import re
from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path

from hipport.build.flags import Flags
from hipport.unit.clang import Clang
from hipport.unit.clang import ParseError
from hipport.unit.facts import answer
from hipport.unit.prelude import OURS
from hipport.unit.prelude import CompilationPass
from hipport.unit.prelude import Dialect
from hipport.unit.prelude import Mode
from hipport.unit.prelude import Precompiled
from hipport.unit.prelude import arguments
from hipport.unit.prelude import common
from hipport.unit.prelude import standard_of
from hipport.unit.questions import Answers
from hipport.unit.questions import Fact
from hipport.unit.questions import Question
from hipport.unit.questions import Refusal
from hipport.unit.questions import View
from hipport.unit.questions import ViewStatus
from hipport.unit.refusals import error_line
from hipport.unit.refusals import refusals
from hipport.unit.switches import switches_in
from hipport.unit.switches import with_switches
from hipport.unit.syntax import Tree

_MISSING = re.compile(r"'([^'\n]+)' file not found")
_MANY_HEADERS = 20  # from which on a preamble pays, as measured on real projects
_OWN_TEXTURE = re.compile("redefinition of '(?:texture|surface)'")
_OURS = tuple(map(str, OURS))
_ONLY_ON_DEVICE = re.compile(rb"\b__CUDA_ARCH__")


@dataclass(frozen=True, slots=True)
class ParseTask:
    """A file to parse and the questions to answer.
    ``seconds`` of processor time are what it may take, ``headers`` is about how many of the project's it includes, and
    ``system`` says whether to look for the system's headers. With a ``root``, no question is asked, but what clang
    refuses in either compilation of the file, a unit, in files below that folder; in the host's alone with ``host``,
    which is for a source that nvcc does not take for CUDA. ``port`` makes it a unit of the port: it has the files that
    are others there, by path.
    """

    path: str
    data: bytes
    flags: Flags
    questions: tuple[Question, ...]
    seconds: float
    headers: int = 0
    system: bool = True
    root: str = ""
    host: bool = False
    port: tuple[tuple[str, bytes], ...] | None = None

    @property
    def texts(self) -> Mapping[str, bytes]:
        """The texts that are parsed in place of what is there."""
        return {**dict(self.port or ()), self.path: self.data}

    @property
    def dialect(self) -> Dialect:
        """What clang takes the file for."""
        if self.port is None:
            return Dialect.CUDA
        return Dialect.CXX if self.host else Dialect.HIP


@dataclass(frozen=True, slots=True)
class ParseOutcome:
    """The answers of a task, and the files that were included, except our own headers."""

    answers: Answers
    included: tuple[str, ...]


def without_facts(task: ParseTask, view: View) -> ParseOutcome:
    """The outcome of a task that failed."""
    return ParseOutcome(Answers(view, dict.fromkeys(task.questions)), ())


class Parser:
    """Parses files, one after another."""

    def __init__(self, clang: Clang, folder: Path | None, busy: Callable[[float | None], None]) -> None:
        """``folder`` is for precompiled headers."""
        self._clang = clang
        self._precompiled = Precompiled(clang, folder, busy)
        self._headers: bool | None = None

    def run(self, task: ParseTask) -> ParseOutcome:
        """Do a task. Never raises for what cannot be parsed: that is an outcome too."""
        try:
            return self._refused(task) if task.root else self._answered(task)
        except ParseError as error:
            return without_facts(task, View(ViewStatus.FAILED, str(error)))

    def _answered(self, task: ParseTask) -> ParseOutcome:
        with self._parse(task, CompilationPass.HOST) as tree:
            view, included = _view(tree, task), _included(tree, task)
            facts = answer(tree, task.questions)
        return ParseOutcome(Answers(view, {**facts, **self._on_device(task, view, facts)}), included)

    def _refused(self, task: ParseTask) -> ParseOutcome:
        if not self._has_headers(task):
            return without_facts(task, View(ViewStatus.FAILED, "this machine has no headers of C++"))
        with self._parse(task, CompilationPass.HOST) as tree:
            textures = task.port is not None or not any(_OWN_TEXTURE.match(error.text) for error in tree.errors)
            view = replace(_view(tree, task), reason=error_line(tree))
            included, found = _included(tree, task), refusals(tree, task.root, task.dialect, task.texts)
        if not textures:
            with self._parse(task, CompilationPass.HOST, textures=False) as tree:
                found = refusals(tree, task.root, task.dialect, task.texts)
        if not (view.missing or task.host):
            with self._parse(task, CompilationPass.DEVICE, textures=textures) as tree:
                found += refusals(tree, task.root, task.dialect, task.texts)
                included += _included(tree, task)
        once: dict[tuple[str, int], Refusal] = {}
        for each in found:
            once.setdefault((each.path, each.line), each)
        return ParseOutcome(Answers(view, refusals=tuple(once.values())), tuple(dict.fromkeys(included)))

    def _has_headers(self, task: ParseTask) -> bool:
        """Whether there are headers of C++: without them names are missing that nvcc gives to every file."""
        if self._headers is None:
            probe = b"#if !__has_include(<filesystem>)\n#error\n#endif\n"
            with self._clang.parse(task.path, probe, common(Mode(system=task.system))) as tree:
                self._headers = not tree.errors
        return self._headers

    def _on_device(
        self, task: ParseTask, view: View, facts: Mapping[Question, Fact | None]
    ) -> Mapping[Question, Fact | None]:
        """Answers about the arms that only the device's compilation takes."""
        if _ONLY_ON_DEVICE.search(task.data) is None:
            return {}
        hidden = [
            question
            for question, fact in facts.items()
            if fact is None and any(start <= question.offset < end for start, end in view.skipped)
        ]
        if not hidden:
            return {}
        try:
            with self._parse(task, CompilationPass.DEVICE) as tree:
                return answer(tree, hidden)
        except ParseError:
            return {}

    def _parse(self, task: ParseTask, in_pass: CompilationPass, *, textures: bool = True) -> Tree:
        strict = bool(task.root)
        mode = Mode(in_pass, standard_of(task.flags, strict=strict), task.system, textures, task.dialect)
        flags = with_switches(task.flags, switches_in(task.data))
        for precompiled in (self._precompiled.get, self._precompiled.renew):
            header = precompiled(mode)
            if header is not None:
                with suppress(ParseError):
                    return self._parsed(task, arguments(mode, flags, header, strict=strict, host=task.host))
        return self._parsed(task, arguments(mode, flags, None, strict=strict, host=task.host))

    def _parsed(self, task: ParseTask, options: Sequence[str]) -> Tree:
        strict = bool(task.root)
        preamble = task.headers >= _MANY_HEADERS and not strict  # which leaves out bodies of functions
        others = task.port or ()
        return self._clang.parse(task.path, task.data, options, others=others, preamble=preamble, whole=strict)


def _included(tree: Tree, task: ParseTask) -> tuple[str, ...]:
    """The files that were included, but for ours and those of the port that are not as they are there."""
    prelude = Mode(dialect=task.dialect).prelude
    known = {path for path, _ in task.port or ()}
    return tuple(name for name in tree.includes(besides=prelude) if not name.startswith(_OURS) and name not in known)


def _view(tree: Tree, task: ParseTask) -> View:
    errors = tree.errors
    missing: Sequence[str] = [found[1] for error in errors if (found := _MISSING.search(error.text))]
    return View(
        ViewStatus.PARSED if task.system else ViewStatus.PARSED_WITHOUT_SYSTEM_HEADERS,
        missing=tuple(dict.fromkeys(missing)),
        errors=len(errors),
        skipped=tree.skipped,
    )
