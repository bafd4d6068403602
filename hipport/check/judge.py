"""From the compiler's messages about a translation unit to a verdict, and to findings at the project's own lines."""

from __future__ import annotations

import os
import posixpath
import re
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from pathlib import Path

from hipport import notices
from hipport.build.flags import Flags
from hipport.check.compile import HOST
from hipport.check.follow_ups import alias_at
from hipport.check.follow_ups import is_declared_in_arms
from hipport.check.follow_ups import is_member_of_base
from hipport.check.follow_ups import names_declared_at
from hipport.check.follow_ups import unknown_name
from hipport.check.follow_ups import words_at
from hipport.check.made_headers import is_made
from hipport.diagnostics import Severity
from hipport.mapping import Mapping as Tables
from hipport.project.build_options import BuildOptions
from hipport.project.include_folders import is_for_windows
from hipport.project.includes import OF_PYTORCH
from hipport.project.translation_units import TranslationUnit
from hipport.result import Compilation
from hipport.result import Verdict
from hipport.toolchain.messages import Message
from hipport.toolchain.messages import Place
from hipport.toolchain.messages import read_messages
from hipport.toolchain.process import Ended
from hipport.toolchain.process import Ending
from hipport.tree.predictions import Prediction

_ENDINGS = {
    Ending.CRASHED: Verdict.CRASHED,
    Ending.TIMED_OUT: Verdict.TIMED_OUT,
    Ending.OUT_OF_MEMORY: Verdict.OUT_OF_MEMORY,
}
_OF_CONDITIONALS = "HP6"  # rules about #if
_GIVES_UP = "error in backend: "
_QUOTED = re.compile(r"'((?:\w+::)*\w+)'")


@dataclass(frozen=True, slots=True)
class CompiledUnit:
    """A translation unit with how its compilation for each target ended. ``elsewhere`` are the device symbols that
    other units define, each with the file that does, where the unit's flags do not say that it is relocatable.
    ``refusal`` is the first error of the HIP compiler in a unit that the host's compiler has compiled instead.
    """

    unit: TranslationUnit
    flags: Flags
    endings: Mapping[str, Ended]
    elsewhere: Mapping[str, str] = field(default_factory=dict)
    refusal: Message | None = None

    def succeeded(self) -> bool:
        """Whether the unit compiles for all targets."""
        return all(ended.ending is Ending.SUCCESS for ended in self.endings.values())

    def is_likelier_than(self, other: CompiledUnit) -> bool:
        """Whether this unit is rather what the build compiles than ``other``, the same source in another language: it
        compiles, or stops at headers that are not there, or has fewer errors.
        """
        said = [message for _, message in self.messages()]
        if self.succeeded() or (said and all(message.missing_header for message in said)):
            return True
        mine, theirs = ({(m.place, m.text) for _, m in unit.messages()} for unit in (self, other))
        return 0 < len(mine) < len(theirs)

    def messages(self) -> Iterator[tuple[str, Message]]:
        """The errors with their targets, without symbols that another translation unit defines, or may define, and
        without the last words of a compiler that crashed.
        """
        for target, ended in self.endings.items():
            for message in read_messages(ended.output, str(self.unit.path)):
                last_words = message.place is None and ended.ending in _ENDINGS
                symbol = message.undefined_symbol
                if not last_words and not (symbol and (self.flags.relocatable or symbol in self.elsewhere)):
                    yield target, message


@dataclass(slots=True)
class _Error:
    """One error at a line of the project, as several targets may have it."""

    place: Place
    message: Message
    targets: list[str] = field(default_factory=list)
    follow_ups: set[str] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class CompilerFinding:
    """What the compiler found at a place of the tree, before it becomes a diagnostic."""

    place: Place
    code: str
    severity: Severity
    message: str
    remedy: str
    symbol: str = ""
    predicted: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class _Cause:
    """What an error at another line follows from: the codes that ``convert`` gave to a place."""

    codes: tuple[str, ...]
    place: Place


@dataclass(frozen=True)
class Judge:
    """Decides what an error of the compiler means for the port. ``files`` are the absolute paths of the project's
    files, ``predictions`` what ``convert`` had left open in them, ``tables`` say which headers are CUDA's and HIP's,
    ``build_options`` which the build of the tree ``root`` makes.
    """

    files: frozenset[str]
    predictions: Mapping[str, Sequence[Prediction]]
    tables: Tables
    root: Path = Path()
    build_options: BuildOptions = field(default_factory=lambda: BuildOptions(None, ()))

    def judge(self, compiled: CompiledUnit) -> tuple[Compilation, list[CompilerFinding]]:
        """The verdict on a unit, and the findings in it and in the headers that it includes."""
        errors = self._errors(compiled)
        findings: list[CompilerFinding] = []
        for number, error in enumerate(errors):
            before = zip(errors[:number], findings, strict=True)
            predicted = self._predicted(error.message)
            cause = None if predicted else _cause(error, before) or self._arm_with(error)
            findings.append(self._finding(error, compiled, cause.codes if cause else predicted, cause))
        failures = list(_failures(compiled))
        seconds = sum(ended.seconds for ended in compiled.endings.values())
        missing = [f for f in findings if f.code == notices.MISSING_HEADER]
        unpredicted = sum(f.predicted == () for f in findings)
        counts = (seconds, len(findings) - len(missing), unpredicted)
        if failures:
            verdict = next(v for v in _ENDINGS.values() if any(v is verdict for verdict, _ in failures))
            return Compilation(verdict, *counts), [*findings, *(finding for _, finding in failures)]
        if not findings:
            return Compilation(Verdict.COMPILED, *counts), []
        if len(missing) < len(findings):
            return Compilation(Verdict.FAILED, *counts), findings
        headers = tuple(sorted({finding.symbol for finding in missing}))
        return Compilation(Verdict.MISSING_HEADER, *counts, headers), findings

    def _errors(self, compiled: CompiledUnit) -> list[_Error]:
        """The errors at the project's lines, each once. Of several in one foreign header that one line of the project
        leads to, the first stands for all.
        """
        found: dict[tuple[Place, str], _Error] = {}
        for target, message in compiled.messages():
            place = next((p for p in message.ways() if p.path in self.files), Place(str(compiled.unit.path), 1, 1))
            foreign = message.place is not None and place != message.place
            key = (Place(place.path, place.line), "" if foreign else message.text)
            error = found.setdefault(key, _Error(place, message))
            if message.text != error.message.text:
                error.follow_ups.add(message.text)
            if target not in error.targets:
                error.targets.append(target)
        return list(found.values())

    def _finding(
        self, error: _Error, compiled: CompiledUnit, predicted: tuple[str, ...], cause: _Cause | None
    ) -> CompilerFinding:
        """The finding for an error. ``cause`` is what it follows from, at another line, and by which it is
        ``predicted`` then.
        """
        message, header = error.message, error.message.missing_header
        if header is not None and not predicted and self._is_third_party(header):
            text = f"{header} is not on this machine; it belongs neither to the project nor to CUDA or HIP"
            remedy = "install its library, or name its folder with -I, and check again"
            if header.startswith(OF_PYTORCH):
                remedy = "install PyTorch, for ROCm, CUDA or the CPU, or name its folder with --torch, and check again"
            if build_file := self._made_by(error.place, header):
                text = f"{header} is not here yet: {build_file} has the build make it"
                remedy = "configure or build the port, name the folder of the header with -I, and check again"
            return CompilerFinding(error.place, notices.MISSING_HEADER, Severity.WARNING, text, remedy, header)
        if message.place is not None and is_made(message.place.path):
            made = Path(message.place.path).name
            text = f"{made}, made for the check with the values of the build files, does not compile: {message.text}"
            remedy = "configure the port, name the folder of the header with -I, and check again"
            return CompilerFinding(error.place, notices.MISSING_HEADER, Severity.WARNING, text, remedy, made)
        if header is not None and not predicted and (includer := self._built_for_cuda(message.place, header)):
            text = f"{includer} includes CUDA's {header}: this build of a third party's library is for CUDA"
            remedy = "install a build of the library for ROCm, or name its folder with -I, and check again"
            return CompilerFinding(error.place, notices.MISSING_HEADER, Severity.WARNING, text, remedy, header)
        text = message.text
        if message.place is not None and error.place != message.place:
            text += f" (in {_short(message.place.path)}:{message.place.line}"
            more = len(error.follow_ups)
            text += f", and {more} more error{'s' * (more > 1)} there)" if more else ")"
        if where := _where(error.targets, tuple(compiled.endings)):
            text += f" [{where}]"
        text += f" (predicted: {', '.join(predicted)})" if predicted else " (not predicted)"
        match = _QUOTED.search(message.text)
        symbol = header or (match[1] if match else "")
        remedy = self._remedy(header, predicted)
        if cause:
            where_from = f"{Path(cause.place.path).name}:{cause.place.line}"
            remedy = f"answer {', '.join(predicted)} at {where_from}, which this follows from"
        return CompilerFinding(error.place, notices.COMPILE_ERROR, Severity.ERROR, text, remedy, symbol, predicted)

    def _predicted(self, message: Message) -> tuple[str, ...]:
        """The codes that ``convert`` gave to a line that the message names: the error's own, those that led to it, and
        those where what it speaks of is declared. Of an error in a header from elsewhere, such as an assertion about a
        template's arguments, else those where the types on these lines get their names.
        """
        named = {(place.path, place.line): place for place in message.places()}
        codes = {p.code for path, line in named for p in self.predictions.get(path, ()) if p.covers(line)}
        if not codes and message.place is not None and message.place.path not in self.files:
            codes = {code for place in named.values() for code in self._of_types_at(place)}
        return tuple(sorted(codes))

    def _arm_with(self, error: _Error) -> _Cause | None:
        """The conditional that the name of an error, which the compiler does not know, is declared in, where
        ``convert`` had reported it.
        """
        if name := unknown_name(error.message.text):
            for path, predictions in sorted(self.predictions.items()):
                for prediction in predictions:
                    place = Place(path, prediction.line)
                    if prediction.code.startswith(_OF_CONDITIONALS) and is_declared_in_arms(place, name):
                        return _Cause((prediction.code,), place)
        return None

    def _of_types_at(self, place: Place) -> Iterator[str]:
        """The codes that ``convert`` gave to lines at which types get names that stand at a place of the project."""
        if predictions := self.predictions.get(place.path, ()):
            words = words_at(place)
            yield from (p.code for p in predictions if alias_at(Place(place.path, p.line)) in words)

    def _made_by(self, place: Place, header: str) -> str | None:
        """The build file that makes a header, of those around a place."""
        pattern = _making(posixpath.basename(header))
        return self.build_options.file_with(pattern, os.path.relpath(place.path, self.root))

    def _is_third_party(self, header: str) -> bool:
        """Whether a header is neither CUDA's nor HIP's nor one that the tree has somewhere."""
        return self.tables.header(header) is None and not self._is_of_rocm(header) and not self._in_tree(header)

    def _built_for_cuda(self, place: Place | None, header: str) -> str:
        """The header outside the tree that asks for one of CUDA's, as those of ROCm never do; empty where it is one of
        the tree that asks, or for another header.
        """
        if place is None or place.path in self.files or self._in_tree(header) or self.tables.header(header) is None:
            return ""
        return _short(place.path)

    def _is_of_rocm(self, header: str) -> bool:
        rows = (self.tables.header(name) for name in self.tables.header_names)
        names = {row.hip for row in rows if row is not None and row.hip}
        return header in names or header.partition("/")[0] in {name.partition("/")[0] for name in names if "/" in name}

    def _in_tree(self, header: str) -> str:
        """The tree's file that the name fits, empty where there is none but in a folder for Windows."""
        fitting = (path for path in sorted(self.files) if path.endswith(f"/{header}"))
        return next((path for path in fitting if not is_for_windows(path)), "")

    def _remedy(self, header: str | None, predicted: tuple[str, ...]) -> str:
        if header is not None and not predicted:
            if found := self._in_tree(header):
                return f"name the folder that its path starts from with -I: the tree has {found}"
            if self._is_of_rocm(header):
                return "install the library of ROCm that has it, if this version of ROCm has one"
        if predicted:
            return f"answer {', '.join(predicted)} at the lines that the compiler names"
        return "port it by hand"


def _cause(error: _Error, before: Iterable[tuple[_Error, CompilerFinding]]) -> _Cause | None:
    """The predicted error that an error follows from: it is about a name whose declaration has an error that the same
    compilation had ``before``, or about a member of a base that has one, or the compiler gives up generating code after
    such an error, and names no place.
    """
    name = unknown_name(error.message.text)
    gives_up = error.message.place is None and error.message.text.startswith(_GIVES_UP)
    for earlier, finding in before if name or gives_up else ():
        is_of_both = not set(error.targets).isdisjoint(earlier.targets)
        if not finding.predicted or not is_of_both:
            continue
        if gives_up or name in names_declared_at(earlier.place) or _is_member_of_base(earlier, error):
            return _Cause(finding.predicted, finding.place)
    return None


def _is_member_of_base(earlier: _Error, error: _Error) -> bool:
    """Whether an error is about a member of a base at whose name the compiler had an ``earlier`` error."""
    base, used = earlier.message.place, error.message.place
    return base is not None and used is not None and is_member_of_base(base, used, error.message.text)


def _making(header: str) -> re.Pattern[str]:
    """How build files say that a header is made.

    ``configure_file(config.h.in config.h)``   ``add_custom_command(OUTPUT ...)``   ``version.h: version.txt``
    ``generate_export_header(lab)``, which makes lab_export.h
    """
    name = rf"(?<![\w.-]){re.escape(header)}(?![\w.-])"
    target = re.escape(header.partition("_export.")[0])
    commands = r"configure_file|generate_export_header|OUTPUT|BYPRODUCTS|file\s*\(\s*(?:WRITE|GENERATE|CONFIGURE)"
    return re.compile(
        rf"\b(?i:{commands})\b[^()]*\(?[^()]*?{name}|(?i:\bgenerate_export_header)\s*\(\s*{target}\b(?=[^()]*\))"
        rf"|^[^\s#:=][^#:=\n]*?{name}[^:=\n]*:(?!=)|^{re.escape(header)}[ \t]*:(?!=)",
        re.MULTILINE,
    )


def _failures(compiled: CompiledUnit) -> Iterator[tuple[Verdict, CompilerFinding]]:
    """A finding for each way in which the compiler ended without an answer, with the verdict on it."""
    endings: dict[Verdict, list[str]] = {}
    for target, ended in compiled.endings.items():
        silent = ended.ending is Ending.FAILURE and not read_messages(ended.output, str(compiled.unit.path))
        if verdict := Verdict.CRASHED if silent else _ENDINGS.get(ended.ending):
            endings.setdefault(verdict, []).append(target)
    for verdict, targets in endings.items():
        ended = compiled.endings[targets[0]]
        where = f" [{there}]" if (there := _where(targets, tuple(compiled.endings))) else ""
        match verdict:
            case Verdict.TIMED_OUT:
                text = f"the compiler was stopped after {ended.seconds:.0f} s"
                remedy = "give it more time with --timeout"
            case Verdict.OUT_OF_MEMORY:
                text = "the compiler ran out of memory"
                remedy = "allow more with --memory, or compile fewer at a time with --jobs"
            case _:
                text = f"the compiler crashed: {_last_words(ended.output)}"
                remedy = "compile the file by hand to see all of its output; it may be a bug of the compiler"
        place = Place(str(compiled.unit.path), 1, 1)
        yield verdict, CompilerFinding(place, notices.COMPILER_FAILED, Severity.ERROR, text + where, remedy)


_TELLING = re.compile(r"error|Assertion|UNREACHABLE|cannot|failed|signal", re.IGNORECASE)


def _last_words(output: str) -> str:
    """The line of a crash's output that says most about its cause."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return next((line for line in lines if _TELLING.search(line)), lines[-1] if lines else "it printed nothing")


def _where(targets: Iterable[str], all_targets: Sequence[str]) -> str:
    """The targets that have an error, empty for all of them; ``device`` for all architectures and not the host."""
    found = list(dict.fromkeys(targets))
    if len(found) == len(all_targets):
        return ""
    devices = [target for target in all_targets if target != HOST]
    return "device" if found == devices and len(devices) > 1 else ", ".join(found)


def _short(path: str) -> str:
    """A header as an include would name it."""
    return path.rpartition("/include/")[2]
