"""Which questions about the project a conversion has asked, and what the answers were.

A conversion is a function of its file and of these answers: as long as each question still has the same answer, what
became of the file is the same. ``tree/kept.py`` goes by that.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from collections.abc import Hashable
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from functools import wraps
from typing import Concatenate
from typing import ParamSpec
from typing import Protocol
from typing import TypeVar

#: The name of a method, and its arguments.
Question = tuple[Hashable, ...]
Answers = dict[Question, object]
_LONG = 200  # characters


class Asked:
    """Where questions are noted while somebody listens. ``is_lasting`` turns false where a conversion depends on what
    no question says: how long something took, what crashed.
    """

    def __init__(self) -> None:
        self.questions: Answers | None = None
        self.is_lasting = True

    def note(self, question: Question, answer: object) -> None:
        """Keep a question and its answer."""
        if self.questions is not None:
            self.questions[question] = brief(answer)

    @contextmanager
    def listening(self) -> Iterator[Answers]:
        """The questions that are asked inside."""
        self.questions, self.is_lasting = {}, True
        try:
            yield self.questions
        finally:
            self.questions = None


class _Asks(Protocol):
    @property
    def asked(self) -> Asked: ...


_Asker = TypeVar("_Asker", bound=_Asks)
_P = ParamSpec("_P")
_Answer = TypeVar("_Answer")


def question(
    method: Callable[Concatenate[_Asker, _P], _Answer],
) -> Callable[Concatenate[_Asker, _P], _Answer]:
    """A method whose calls are questions."""

    @wraps(method)
    def asking(self: _Asker, /, *arguments: _P.args, **named: _P.kwargs) -> _Answer:
        asked = self.asked
        questions = asked.questions
        if questions is None:
            return method(self, *arguments, **named)
        key = (method.__name__, *arguments, *named.values())
        asked.questions = None  # what a question asks itself is a part of its answer
        try:
            answer = method(self, *arguments, **named)
        finally:
            asked.questions = questions
        if key not in questions:
            questions[key] = brief(answer)
        return answer

    return asking


def brief(answer: object) -> object:
    """An answer as it is kept: of a long text the digest."""
    return _digest(answer) if isinstance(answer, str) and len(answer) > _LONG else answer


@lru_cache(maxsize=2**6)  # each file of a folder asks for the texts of the same headers
def _digest(text: str) -> bytes:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()
