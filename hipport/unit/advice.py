"""What the parser's view answers to the questions of rules, for the files of one tree. See ``hipport.unit``."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING
from typing import Self

from hipport.project.survey import Survey
from hipport.unit.questions import Answers
from hipport.unit.questions import Question

if TYPE_CHECKING:
    from hipport.unit.flags import TreeFlags
    from hipport.unit.units import Units


class Adviser:
    """Asks about files of a tree. Starts the worker of this process with the first question."""

    def __init__(self, survey: Survey) -> None:
        self._survey = survey
        self._flags: TreeFlags | None = None
        self._units: Units | None = None

    def ask(self, relative: str, data: bytes, questions: Iterable[Question]) -> Answers:
        """Answers about the file at ``relative`` with the content ``data``. Never raises for what is in the file."""
        if self._units is None or self._flags is None:
            from hipport.unit.flags import TreeFlags  # noqa: PLC0415 - this takes 50 ms, and few files ask
            from hipport.unit.units import parser_of_process  # noqa: PLC0415

            self._flags = TreeFlags(self._survey)
            self._units = parser_of_process()
        root = self._survey.root
        path = root / relative if root is not None else relative
        headers = sum(1 for _ in self._survey.with_headers(relative)) - 1
        flags = self._flags.of(relative)
        answers, sources = self._units.ask_with_sources(path, data, questions, flags, headers=headers)
        asked = self._survey.asked
        if sources is None:
            asked.is_lasting = False
        else:
            asked.note(("flags", relative), flags)
            asked.note(("flags_of_build", relative), self._flags.of_build(relative))
            for name, digest in sources.included:
                asked.note(("included", name), digest)
            for name in sources.absent:
                asked.note(("exists", name), False)
        return answers

    def hear(self, survey: Survey) -> Self:
        """The same, for files that are converted with another view of its tree."""
        self._survey = survey
        return self


_advisers: dict[Path | None, Adviser] = {}


def adviser_of(survey: Survey) -> Adviser:
    """The adviser of this process for a tree."""
    if survey.root not in _advisers:
        _advisers[survey.root] = Adviser(survey)
    return _advisers[survey.root].hear(survey)
