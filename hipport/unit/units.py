"""Ask about files: the cache, the worker and what to do when one attempt fails."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from multiprocessing.util import Finalize
from pathlib import Path
from typing import Self

from hipport.build.flags import Flags
from hipport.cache_folder import cache_folder
from hipport.unit.caching import KeptResult
from hipport.unit.caching import ResultCache
from hipport.unit.parse import ParseOutcome
from hipport.unit.parse import ParseTask
from hipport.unit.parse import without_facts
from hipport.unit.prelude import STUBS
from hipport.unit.prelude import fingerprint
from hipport.unit.process import CrashedError
from hipport.unit.process import ParserProcess
from hipport.unit.process import TimedOutError
from hipport.unit.process import WorkerUnavailableError
from hipport.unit.questions import Answers
from hipport.unit.questions import Question
from hipport.unit.questions import View
from hipport.unit.questions import ViewStatus

DEADLINE = 2.0
_WHOLE_DEADLINE = 20.0  # for a unit in both compilations, with all that templates become

_FORMAT = 4  # of what is kept; to be raised when facts change their meaning


class Units:
    """Parses files and answers questions about them. A context manager, which owns a worker process; nothing is started
    before the first question. Not for several threads at once.
    """

    def __init__(self, deadline: float = DEADLINE, cache: Path | None = None, *, keep: bool = True) -> None:
        """``deadline`` is in seconds of processor time for one file; ``cache`` is the folder to keep results and
        precompiled headers in (None: the user's), ``keep`` false uses none.
        """
        self._deadline = deadline
        self._folder = (cache or cache_folder()) if keep else None
        self._cache = ResultCache(self._folder)
        self._worker = ParserProcess(self._folder / "unit" if self._folder else None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._worker.close()

    def ask(
        self,
        path: Path | str,
        data: bytes,
        questions: Iterable[Question],
        flags: Flags | None = None,
        *,
        headers: int = 0,
    ) -> Answers:
        """Answer questions about the file ``path`` with the content ``data``. Includes count from the path's folder.
        ``headers`` is about how many of the project's headers it includes, itself or through others: what is parsed
        faster with many is parsed slower with few.

        Never raises for what is in the file; what went wrong is in the answers' ``view``.
        """
        return self.ask_with_sources(path, data, questions, flags, headers=headers)[0]

    def refusals(
        self,
        path: Path | str,
        data: bytes,
        root: Path | str,
        flags: Flags | None = None,
        *,
        host: bool = False,
        port: Iterable[tuple[str, bytes]] | None = None,
    ) -> Answers:
        """What clang refuses in the unit ``path`` with the content ``data``, in any file below ``root`` that it
        includes, as far as that is certain: nothing of a unit whose headers are not all there. ``host`` is for a unit
        that nvcc does not take for CUDA. ``port`` is for a unit of the port, in HIP: the absolute paths and contents of
        the files that are not there as they are in the port.
        """
        full, top = os.path.abspath(path), os.path.abspath(root)  # noqa: PTH100 (keeps links)
        others = None if port is None else tuple(port)
        task = ParseTask(full, data, flags or Flags(), (), _WHOLE_DEADLINE, root=top, host=host, port=others)
        return self._answers(task)[0]

    def ask_with_sources(
        self, path: Path | str, data: bytes, questions: Iterable[Question], flags: Flags | None, *, headers: int = 0
    ) -> tuple[Answers, KeptResult | None]:
        """As ``ask``, with what the answers were made from; None where they may be others the next time."""
        asked = tuple(sorted(set(questions), key=lambda question: (question.offset, question.kind.value)))
        if not asked:
            answers = Answers(View(ViewStatus.PARSED))
            return answers, KeptResult(answers, (), ())
        full = os.path.abspath(path)  # noqa: PTH100 (keeps links)
        return self._answers(ParseTask(full, data, flags or Flags(), asked, self._deadline, headers))

    def _answers(self, task: ParseTask) -> tuple[Answers, KeptResult | None]:
        key = _key(task)
        known = self._cache.get(key)
        if known is not None:
            return known.result, known
        outcome = self._outcome(task)
        if not outcome.answers.view.parsed:
            return outcome.answers, None
        absent = _places(task, outcome.answers.view.missing)
        return outcome.answers, self._cache.put(key, outcome.answers, outcome.included, absent)

    def _outcome(self, task: ParseTask) -> ParseOutcome:
        """The outcome with the system's headers; without them where that fails: often they are what it fails at."""
        outcome = self._attempt(task)
        if task.root:  # what clang refuses nobody knows without the system's headers
            return outcome
        if not outcome.answers.view.parsed and outcome.answers.view.status is not ViewStatus.UNAVAILABLE:
            second = self._attempt(replace(task, system=False))
            if second.answers.view.parsed:
                return second
        return outcome

    def _attempt(self, task: ParseTask) -> ParseOutcome:
        try:
            return self._worker.run(task)
        except WorkerUnavailableError as error:
            return without_facts(task, View(ViewStatus.UNAVAILABLE, str(error)))
        except TimedOutError as error:
            return without_facts(task, View(ViewStatus.TIMED_OUT, str(error)))
        except CrashedError as error:
            return without_facts(task, View(ViewStatus.CRASHED, str(error)))


@cache
def parser_of_process() -> Units:
    """The parser of this process, which ends with it."""
    units = Units()
    Finalize(units, units.__exit__, (None, None, None), exitpriority=1)  # in pool processes too
    return units


def _key(task: ParseTask) -> str:
    """A hash of what a result depends on, but for the files that are included."""
    parts = (_FORMAT, _libclang(), fingerprint(), STUBS, task)
    return hashlib.sha256(repr(parts).encode()).hexdigest()


@cache
def _libclang() -> tuple[tuple[str, int, int], ...]:
    """The files of the package with the library in it, which tell one version from another without loading it, and
    without the 12 ms that its metadata takes.
    """
    spec = find_spec("clang")
    folders = () if spec is None else map(Path, spec.submodule_search_locations or ())
    files = sorted(path for folder in folders for path in folder.rglob("*") if path.suffix != ".pyc" and path.is_file())
    return tuple((path.name, status.st_size, status.st_mtime_ns) for path in files for status in [path.stat()])


def _places(task: ParseTask, missing: Iterable[str]) -> list[str]:
    """Where the headers that were not found would be."""
    flags = task.flags
    folders = (str(Path(task.path).parent), *flags.quote, *flags.include, *flags.system, *flags.after)
    return [str(Path(folder, name)) for name in missing for folder in dict.fromkeys(folders)]
