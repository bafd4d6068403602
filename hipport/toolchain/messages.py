"""What clang printed, as values: errors with the places that led to them.

Clang's text is read, not its SARIF: that form is declared unstable, and it has neither the include chain nor which note
belongs to which error. The options of ``OPTIONS`` make the text regular: no excerpts, every note with its include chain
where that changes, template instantiations in full.
"""

from __future__ import annotations

import os.path
import re
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace

OPTIONS = (
    "-ferror-limit=0",
    "-fno-caret-diagnostics",
    "-fno-color-diagnostics",
    "-fdiagnostics-show-note-include-stack",
    "-ftemplate-backtrace-limit=0",
    "-fmacro-backtrace-limit=0",
)

_INCLUDED = re.compile(r"In file included from (?P<path>.+?):(?P<line>\d+):")
_MESSAGE = re.compile(
    r"(?P<path>.+?):(?P<line>\d+):(?P<column>\d+): (?P<kind>fatal error|error|warning|note|remark): (?P<text>.*)"
)
#: What compilers say before the text of an attribute ``error``, GCC and clang.
_BY_ATTRIBUTE = re.compile(r"call to \S+ declared with (?:attribute error|'error' attribute): ")
_ELSEWHERE = re.compile(r"(?:[\w+.-]+: )?(?:fatal )?error: (?P<text>.*)")
_REFERENCE = re.compile(r">>> (?:referenced by|defined at) .*\((?P<path>.+):(?P<line>\d+)\)$")
# Said of the compiler's own parts when one of them has failed; what failed is said before.
_EPILOGUE = re.compile(
    r"linker command failed|-link command failed|unable to execute command|clang frontend command failed"
)
#: Notes that say how the compiler came to the place of the error, nearest first.
_LED_HERE = re.compile(
    r"expanded from macro|in instantiation of|requested here|required (?:here|from)"
    r"|while (?:substituting|checking|building)|in evaluation of|in implicit|in call to|called by|during "
)
_MISSING = re.compile(r"'(?P<name>[^']+)' file not found")
#: A warning in C, which lets any function be called: the port has none of CUDA's, while one of HIP's may be linked.
_UNDECLARED = re.compile(r"call to undeclared (?:library )?function '(?:cu(?:da)?|nv)[A-Z]\w*'")
_UNDEFINED = re.compile(r"undefined (?:\w+ )?symbol: (?P<name>.*)")


@dataclass(frozen=True, slots=True)
class Place:
    """A line of a file; ``line`` and ``column`` count from 1, the column is 0 where it is not known."""

    path: str
    line: int
    column: int = 0


@dataclass(frozen=True, slots=True)
class Note:
    """A note of the compiler about an error. ``included_from`` are the include lines that lead to its file."""

    place: Place
    text: str
    included_from: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True)
class Message:
    """An error of the compiler. ``place`` is None where the compiler names none. ``included_from`` are the include
    lines that lead to its file, the nearest first.
    """

    place: Place | None
    text: str
    notes: tuple[Note, ...] = ()
    included_from: tuple[Place, ...] = ()

    @property
    def missing_header(self) -> str | None:
        """The name of the header that was not found, where that is the error."""
        match = _MISSING.fullmatch(self.text)
        return match["name"] if match else None

    @property
    def undefined_symbol(self) -> str | None:
        """The symbol that the linker misses, and that another translation unit may define, where that is the error."""
        match = _UNDEFINED.fullmatch(self.text)
        return match["name"] if match else None

    def ways(self) -> Iterator[Place]:
        """The places that may have caused the error, the nearest first: its own, those of the notes that say how the
        compiler came there, the include lines.
        """
        if self.place is not None:
            yield self.place
        yield from (note.place for note in self.notes if _LED_HERE.search(note.text))
        yield from self.included_from

    def places(self) -> Iterator[Place]:
        """Every place that the message names."""
        yield from self.ways()
        for note in self.notes:
            if not _LED_HERE.search(note.text):
                yield note.place
                yield from note.included_from


def read_messages(output: str, main: str) -> tuple[Message, ...]:
    """The errors in a compiler's output, in order, and of C's warnings those of calls of CUDA's functions that nobody
    declares. ``main`` is the path of the translation unit as the compiler got it.

    Clang prints an include chain only where it differs from that of the message before, so the last one holds until a
    message in the main file or another chain comes.
    """
    found: list[Message] = []
    chain: list[Place] = []
    fresh = attached = False  # whether the chain was printed just now; whether notes belong to the last message
    for line in output.splitlines():
        if match := _INCLUDED.match(line):
            if not fresh:
                chain = []
            chain.insert(0, _place(match["path"], match["line"]))
            fresh = True
        elif match := _MESSAGE.match(line):
            if not fresh and match["path"] == main:
                chain = []
            fresh = False
            place = _place(match["path"], match["line"], match["column"])
            kind, text = match["kind"], _BY_ATTRIBUTE.sub("", match["text"])
            if kind == "note":
                if attached:
                    found[-1] = replace(found[-1], notes=(*found[-1].notes, Note(place, text, tuple(chain))))
            elif attached := kind.endswith("error") or _UNDECLARED.match(text) is not None:
                found.append(Message(place, text, (), tuple(chain)))
        elif match := _REFERENCE.match(line):
            if attached and found[-1].place is None and match["line"] != "0":
                found[-1] = replace(found[-1], place=_place(match["path"], match["line"]))
        elif (match := _ELSEWHERE.match(line)) and (attached := not _EPILOGUE.search(line)):
            found.append(Message(None, match["text"]))
    return tuple(found)


def _place(path: str, line: str, column: str = "0") -> Place:
    return Place(os.path.normpath(path), int(line), int(column))
