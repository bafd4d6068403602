"""The contents of the files that were read last: those of a folder are asked many questions, one after the other."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import NamedTuple
from typing import TypeVar
from typing import cast

from hipport.project.includes import COMMENT

_MOST = 2**24  # bytes of files
_Made = TypeVar("_Made")
_WORD = re.compile(rb"\w+")
_BITS = 2**13


def bits_of(words: Iterable[bytes]) -> int:
    """A number with two of some thousand bits for each word, the same ones as long as the process lives. A text whose
    number lacks one of them has not got the word; most of those that have both, have it.
    """
    bits = 0
    for word in words:
        high, low = divmod(hash(word), _BITS)
        bits |= 1 << low | 1 << high % _BITS
    return bits


def words_in(data: bytes) -> frozenset[bytes]:
    """The words of a text; of a name ``a$b``, ``a`` and ``b``."""
    return frozenset(_WORD.findall(data))


class Version(NamedTuple):
    """A file as it was at a time, by its path, its time in ns and its size in bytes."""

    path: str
    mtime: int
    size: int


class Content:
    """What is in a file, as it stands there (``data``) and in other forms, each made when somebody asks."""

    def __init__(self, data: bytes, words: frozenset[str] | None = None) -> None:
        """``words`` are those of the text, where somebody knows them."""
        self.data = data
        self._words = words

    @cached_property
    def text(self) -> str:
        """The text with newlines as Python has them."""
        text = self.data.decode("latin-1")
        return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text

    @cached_property
    def code(self) -> str:
        """The text with a blank for each comment, as far as a search tells what is one."""
        return COMMENT.sub(" ", self.text)

    def made_once(self, make: Callable[[Content], _Made]) -> _Made:
        """What a function makes of the content, which it is asked for once."""
        if make not in self._made:
            self._made[make] = make(self)
        return cast("_Made", self._made[make])

    @cached_property
    def _made(self) -> dict[Callable[[Content], object], object]:
        return {}

    def may_have_one(self, words: frozenset[str]) -> bool:
        """Whether the text may have one of some words: it has, or they are in others."""
        if self._words is not None:
            return not self._words.isdisjoint(words)
        return any(word.encode() in self.data for word in words)

    @cached_property
    def words(self) -> frozenset[str]:
        """The words of the text: at least those outside of comments and literals."""
        if self._words is not None:
            return self._words
        return frozenset(word.decode("ascii") for word in words_in(self.data))


class Contents:
    """The contents of files, of which the last ones are kept, together up to ``most`` bytes. Files with the same bytes
    have one content, so that what is asked of one is known of the others.
    """

    def __init__(self, most: int = _MOST) -> None:
        self._most = most
        self._kept: OrderedDict[Version, Content] = OrderedDict()
        self._by_data: dict[bytes, Content] = {}
        self._size = 0

    def of(self, version: Version) -> Content:
        """The content of a file. Raises OSError."""
        if version in self._kept:
            self._kept.move_to_end(version)
            return self._kept[version]
        data = Path(version.path).read_bytes()
        content = self._kept[version] = self._by_data.setdefault(data, Content(data))
        self._size += len(content.data)
        while self._size > self._most and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest.data)
            self._by_data.pop(oldest.data, None)
        return content
