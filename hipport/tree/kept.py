"""What became of a tree's files, kept for the next run.

What becomes of one file follows from its content, the options, the tables, hipport itself, and the answers to the
questions about the project that its conversion asks (``project/questions.py``). So a run keeps each conversion with its
questions, and for the tree what the answers were. The next run asks again, each once, those questions that may have
another answer by now, and converts the files whose content or whose answers are others.

Where nothing in the tree has changed, what its files mean for each other has not either: then the results of the last
run as a whole are those of this one.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import posixpath
import sys
from collections.abc import Collection
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import fields
from dataclasses import is_dataclass
from dataclasses import replace
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING
from typing import NamedTuple
from typing import cast

from hipport.build_port.build_file import BuildFacts
from hipport.cache import Cache
from hipport.config import Options
from hipport.convert import FileConversion
from hipport.left_open import LeftOpen
from hipport.project.build_files import is_build_file
from hipport.project.build_files import language_of
from hipport.project.macro_names import MacroNames
from hipport.project.questions import Answers
from hipport.project.questions import Question
from hipport.project.questions import brief
from hipport.project.survey import Survey
from hipport.result import Result
from hipport.result import Status
from hipport.tree.discover import FileKind
from hipport.tree.discover import TreeEntry
from hipport.tree.fingerprints import Fingerprints
from hipport.tree.garbage import no_collection
from hipport.tree.job import Job
from hipport.version import __version__

if TYPE_CHECKING:
    from hipport.unit.flags import TreeFlags

_PACKAGE = Path(__file__).resolve().parents[1]
# What answers a question; one that is in none of these is asked again in any tree that has changed.
_BY_A_FILE = frozenset(
    "includes_of implementation_of uses_cuda wants_header has_main carries hides_names text_of".split()
)
_BY_FILES = frozenset(
    """marked_names one_hides_names one_wants_header one_includes one_makes_on_device mark_macros typed_names aliases
    typedefs asm_macros void_functions with_class with_name with_macros_for_hip with_macros_in_classes imports_of
    named_type names_beside_std defined_names_of_hip""".split()
)
_BY_NAMES = frozenset(("find_header", "is_device_source"))
_BY_A_FOLDER = frozenset(("includers_beside",))
_BY_BUILD_FILES = frozenset(("build_file_with", "build_file_defining", "may_include_from"))
_BY_OTHER_FILES = frozenset(("flags_of_build", "included", "exists"))  # not of the tree: the parser's questions


class _KeptFile(NamedTuple):
    """A conversion: what it is of, the numbers of its questions, and itself as pickle writes it."""

    key: str
    asked: tuple[int, ...]
    data: bytes


class _Files(NamedTuple):
    """A tree as a run has found it: the fingerprints of its files, its sources for nvcc, the questions that were asked
    with their answers, the conversions of each file, the names of the headers that each source includes, and the facts
    by which build files are ported.
    """

    fingerprints: Mapping[str, str] = {}
    device_sources: frozenset[str] = frozenset()
    answers: Mapping[Question, object] = {}
    conversions: Mapping[str, list[_KeptFile]] = {}
    headers: Mapping[str, tuple[str, ...]] = {}
    facts: BuildFacts | None = None


class SameBuild(NamedTuple):
    """What follows from a tree's build files, which have not changed: its sources for nvcc; and the facts by which they
    are ported, as long as the sources include headers of these names.
    """

    device_sources: frozenset[str]
    facts: BuildFacts
    names_of_headers: frozenset[str]


class _Whole(NamedTuple):
    """The results of a run: the key of all that it was given, its sources for nvcc, what files outside of the tree
    answered, the results in the order of the tree's files, and the macros that these agree on.
    """

    key: str
    device_sources: frozenset[str]
    answers: Mapping[Question, object]
    results: list[Result]
    macros: MacroNames | None


class KeptTree:
    """What is kept of one tree with one set of options, for one run: it asks, then tells what is new."""

    def __init__(self, cache: Cache, root: Path, options: Options, tables: Path) -> None:
        """``root`` is the tree's folder, ``tables`` that of the mapping tables. The options have no rules modules: what
        these depend on nobody knows.
        """
        place = (str(root), os.path.realpath(root), str(Path.cwd()))
        self._cache = cache
        self._name = f"trees/{_digest(*place, repr(options), *_makers(options, tables))[:32]}"
        self.fingerprints = Fingerprints(cache, f"{self._name}/fingerprints")
        self._found: dict[str, str] = {}
        self._others: frozenset[int] | None = None
        self._answers: Answers = {}
        self._conversions: dict[str, list[tuple[str, Collection[Question], bytes]]] = {}
        self._build: tuple[BuildFacts, str] | None = None  # the facts of the last file, and as keys have them
        self._is_lasting = True

    # All files

    def find(self, found: Iterable[TreeEntry], recorded: Mapping[str, tuple[LeftOpen, ...]]) -> None:
        """Take note of the tree's files as they are now, and of what earlier conversions left open in them."""
        entries = []
        for entry in found:
            fingerprint = self._fingerprint(entry)
            self._found[entry.key] = fingerprint
            entries += [entry.key, str(entry.path), entry.kind.value, entry.problem, entry.remedy, fingerprint]
        self._key_of_tree = _digest(*entries, _plain(recorded))

    def _fingerprint(self, entry: TreeEntry) -> str:
        """The fingerprint of a file, empty for what cannot be read."""
        try:
            return "" if entry.problem else self.fingerprints.of(entry.path)
        except OSError:
            self._is_lasting = False
            return ""

    def results(
        self, found: Iterable[TreeEntry], survey: Survey
    ) -> tuple[dict[TreeEntry, Result], MacroNames | None] | None:
        """The results of the last run and its macros, if nothing that they follow from has changed since."""
        with no_collection(), suppress(Exception):  # what is of another form raises anything
            whole = _Whole(*pickle.loads(self._cache.load(f"{self._name}/results") or b""))
            if whole.key == self._key_of_tree and self._is_lasting:
                parser = _Parser(replace(survey, device_sources=whole.device_sources), self.fingerprints)
                if all(parser.answer(question) == answer for question, answer in whole.answers.items()):
                    return dict(zip(found, whole.results, strict=True)), whole.macros
        return None

    def same_build(self) -> SameBuild | None:
        """What the last run found in the build files and in scripts, if the tree has the same files and none of these
        has changed.
        """
        before = self._before
        names = (posixpath.basename(path) for path in self._changed_files)
        is_same = before.fingerprints.keys() == self._found.keys() and all(language_of(name) is None for name in names)
        if before.facts is None or not is_same:
            return None
        return SameBuild(before.device_sources, before.facts, names_of(before.headers))

    def headers(self) -> dict[str, tuple[str, ...]]:
        """The names of the headers that each source includes which has not changed."""
        return {path: names for path, names in self._before.headers.items() if path not in self._changed_files}

    def keep(
        self,
        survey: Survey,
        results: Iterable[Result],
        macros: MacroNames | None,
        headers: Mapping[str, tuple[str, ...]],
        facts: BuildFacts,
    ) -> None:
        """Keep what a run has found, unless a file has changed meanwhile."""
        if not self.fingerprints.are_unmoved():
            return
        numbers = {question: number for number, question in enumerate(self._answers)}
        conversions = {
            path: [_KeptFile(key, tuple(numbers[question] for question in asked), data) for key, asked, data in kept]
            for path, kept in self._conversions.items()
        }
        files = _Files(self._found, survey.device_sources, self._answers, conversions, headers, facts)
        self._cache.store(f"{self._name}/files", pickle.dumps(tuple(files)))
        if self._is_lasting:
            by_others = {each: answer for each, answer in self._answers.items() if each[0] in _BY_OTHER_FILES}
            whole = _Whole(self._key_of_tree, survey.device_sources, by_others, list(results), macros)
            self._cache.store(f"{self._name}/results", pickle.dumps(tuple(whole)))

    # One file

    def conversions(self, found: Iterable[TreeEntry], job: Job) -> dict[TreeEntry, FileConversion]:
        """The conversions of files that are kept and would come out the same."""
        known = {}
        with no_collection():
            for entry in found:
                for kept in self._before.conversions.get(entry.key, ()):
                    if kept.key == self._key(entry, job) and self._changed(job.survey).isdisjoint(kept.asked):
                        known[entry] = pickle.loads(kept.data)
                        self._take(entry.key, kept)
                        break
        return known

    def _take(self, path: str, kept: _KeptFile) -> None:
        """Keep for the next run what was kept for this one."""
        asked = [self._questions[number] for number in kept.asked]
        for question in asked:
            self._answers[question] = self._before.answers[question]
        self._conversions.setdefault(path, []).append((kept.key, asked, kept.data))

    def learn(self, entry: TreeEntry, job: Job, conversion: FileConversion, asked: Answers | None) -> None:
        """Keep a conversion with the questions that it has asked; None where it follows from more than these. One that
        failed may follow from what was wrong with the machine.
        """
        if asked is None or conversion.result.status is Status.FAILED:
            self._is_lasting = False
        elif self._found[entry.key]:
            self._answers.update(asked)
            kept = self._key(entry, job), asked.keys(), pickle.dumps(conversion)
            self._conversions.setdefault(entry.key, []).append(kept)

    def _key(self, entry: TreeEntry, job: Job) -> str:
        """What a conversion is of, but for answers to questions: a file, and what is known of it beforehand."""
        path, survey = entry.key, job.survey
        settled = (
            survey.defines,
            survey.overloads,
            survey.marks,
            survey.pasted,
            survey.joined,
            survey.compiled_with,
            survey.given,
        )
        own = (*(each.get(path) for each in settled), survey.macros, job.recorded_of(entry))
        known = [_plain(each) if each else "" for each in own]
        if entry.kind in (FileKind.BUILD, FileKind.PYTHON):
            if self._build is None or self._build[0] is not job.build:
                self._build = job.build, _plain(job.build)
            known.append(self._build[1])
        return _digest(entry.kind.value, str(entry.path), self._found[path], *known)

    @cached_property
    def _before(self) -> _Files:
        """The tree as the last run has found it; an empty one where nothing is kept, or it is damaged."""
        with no_collection(), suppress(Exception):  # what is of another form raises anything
            return _Files(*pickle.loads(self._cache.load(f"{self._name}/files") or b""))
        return _Files()

    @cached_property
    def _changed_files(self) -> frozenset[str]:
        """The files of the tree that the last run did not find as they are."""
        before = self._before.fingerprints
        return frozenset(path for path, fingerprint in self._found.items() if fingerprint != before.get(path))

    @cached_property
    def _questions(self) -> list[Question]:
        return list(self._before.answers)

    def _changed(self, survey: Survey) -> frozenset[int]:
        """The numbers of the questions that have another answer now."""
        if self._others is None:
            names_same = self._found.keys() == self._before.fingerprints.keys()
            names_same = names_same and survey.device_sources == self._before.device_sources
            project = _Project(self._changed_files, names_same, survey, _Parser(survey, self.fingerprints))
            answers = enumerate(self._before.answers.items())
            self._others = frozenset(number for number, each in answers if not project.still_says(*each))
        return self._others


class _Parser:
    """Answers the questions that the parser's view asks, see ``unit/advice.py``."""

    def __init__(self, survey: Survey, fingerprints: Fingerprints) -> None:
        self._survey = survey
        self._fingerprints = fingerprints

    @cached_property
    def _flags(self) -> TreeFlags:
        from hipport.unit.flags import TreeFlags  # noqa: PLC0415 - not all trees have such questions

        return TreeFlags(self._survey)

    def answer(self, question: Question) -> object:
        """The answer as it is now."""
        kind, name = question[0], str(question[1])
        if kind == "flags":
            return self._flags.of(name)
        if kind == "flags_of_build":
            return self._flags.of_build(name)
        if kind == "exists":
            return Path(name).exists()
        try:
            return self._fingerprints.of(name)
        except OSError:
            return ""


class _Project:
    """Tells whether the project still gives the answers that it gave."""

    def __init__(self, changed: frozenset[str], names_same: bool, survey: Survey, parser: _Parser) -> None:
        """``changed`` are the files that have changed; ``names_same`` says that the tree has the same files for nvcc,
        and the same ones for others.
        """
        self._survey = survey
        self._parser = parser
        self._changed = changed
        self._folders = {posixpath.dirname(path) for path in changed}
        self._builds_same = not any(is_build_file(posixpath.basename(path)) for path in changed)
        self._names_same = names_same

    def still_says(self, question: Question, answer: object) -> bool:
        """Whether the answer to a question is what it was."""
        name, *arguments = question
        if name in _BY_OTHER_FILES or name == "flags":
            return self._parser.answer(question) == answer
        if self._names_same and (
            name in _BY_NAMES
            or (name in _BY_A_FILE and arguments[0] not in self._changed)
            or (name in _BY_FILES and self._changed.isdisjoint(cast("tuple[str, ...]", arguments[0])))
            or (name in _BY_A_FOLDER and self._folders.isdisjoint(_folder_and_above(str(arguments[0]))))
            or (name in _BY_BUILD_FILES and self._builds_same)
        ):
            return True
        return brief(getattr(self._survey, str(name))(*arguments)) == answer


def _folder_and_above(path: str) -> tuple[str, str]:
    folder = posixpath.dirname(path)
    return folder, posixpath.dirname(folder)


def names_of(headers: Mapping[str, tuple[str, ...]]) -> frozenset[str]:
    """All names of headers that sources include, of the names by source."""
    return frozenset().union(*headers.values())


def _makers(options: Options, tables: Path) -> Iterator[str]:
    """What results are made by: hipport, Python and libclang as they are installed here, the tables and the files of
    people's own names.
    """
    yield from (__version__, sys.version)
    clang = find_spec("clang")
    for folder in (_PACKAGE, tables, *(clang.submodule_search_locations or () if clang else ())):
        for place, folders, names in os.walk(folder):
            folders[:] = sorted(name for name in folders if name != "__pycache__")
            for name in sorted(names):
                status = os.stat(f"{place}/{name}")  # noqa: PTH116 - for each of a thousand files, and Path is slower
                yield f"{place}/{name} {status.st_size} {status.st_mtime_ns} {status.st_ctime_ns}"
    for path in options.rules:
        yield hashlib.sha256(Path(path).read_bytes()).hexdigest()


def _digest(*parts: str) -> str:
    """A name for what follows from these parts."""
    text = "\0".join(f"{len(part)} {part}" for part in parts)
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).hexdigest()


def _plain(value: object) -> str:
    """A value as text that is the same in every process, whatever the order of its sets."""
    if is_dataclass(value) and not isinstance(value, type):
        return f"{type(value).__name__}({', '.join(_plain(getattr(value, each.name)) for each in fields(value))})"
    if isinstance(value, Mapping):
        return f"{{{', '.join(sorted(f'{_plain(key)}: {_plain(each)}' for key, each in value.items()))}}}"
    if isinstance(value, frozenset | set):
        return f"{{{', '.join(sorted(map(_plain, value)))}}}"
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(_plain, value))}]"
    return repr(value)
