"""Whether a port is what the report says that it is, judged by means that share nothing with hipport's own lexer.

A check yields an offence as ``path:line: what``, nothing where all is well.
"""

from __future__ import annotations

import os
import re
from bisect import bisect_left
from collections.abc import Callable
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from itertools import zip_longest
from pathlib import Path
from pathlib import PurePosixPath

from hipport import Result
from hipport import Run
from hipport import Status
from hipport.mapping import Mapping
from hipport.project.build_files import language_of

# What can hide a comment or a literal from a reader of characters: each alternative takes a whole one of its kind.
_TOKEN = re.compile(
    r"""
    (?P<comment>  //(?:\\\r?\n|[^\n])* | /\*(?s:.*?)\*/ )
  | (?P<include>  \#[ \t]*(?:include|import|include_next)\b[ \t]*(?:<[^>\n]*>|"[^"\n]*") )
  | (?P<raw>      \b(?:u8|[uUL])?R"(?P<fence>[^()\\\s]{0,16})\((?s:.*?)\)(?P=fence)" )
  | (?P<string>   (?:\b(?:u8|[uUL]))?"(?:\\(?:\r\n|[\s\S])|[^"\\\n])*" )
  | (?P<number>   \.?\d(?:'?\w|[eEpP][+-]|\.)* )
  | (?P<char>     (?:\b(?:u8|[uUL]))?'(?:\\(?:\r\n|[\s\S])|[^'\\\n])+' )
  | (?P<word>     [A-Za-z_]\w* )
    """,
    re.VERBOSE | re.ASCII,
)
_LITERALS = frozenset(("raw", "string", "char"))
_CODE_IN_STRING = re.compile(r"^[ \t]*#[ \t]*include\b|\b__global__\b", re.MULTILINE)  # for NVRTC
_COMMENTS = frozenset(("comment",))
_HIDDEN = _LITERALS | {"comment", "include"}
#: The rules that replace literals of code: PTX (HP504).
_WRITE_LITERALS = frozenset(("HP504",))
#: What is said of a whole file that stays as it is: a copy of a header of CUDA's.
_COPIED = "HP915"
_CUDA_NAME = re.compile(
    r"""\b(?:
        cuda[A-Z]\w* | CUDA_\w+ | CUDART_\w+
      | cu(?:blas|fft|rand|sparse|solver|dnn|pti|tensor)[A-Z]\w* | CU(?:BLAS|FFT|RAND|SPARSE|SOLVER|DNN|PTI)_\w+
      | cu[A-Z][a-z]\w* | CU[a-z]\w+ | CU_\w+
      | nvrtc[A-Z]\w* | nvml[A-Z]\w* | nvtx[A-Z]\w* | __nv_\w+
    )\b""",
    re.VERBOSE | re.ASCII,
)


@dataclass(frozen=True, slots=True)
class Port:
    """One file before and after, with what hipport says of it."""

    path: str
    before: bytes
    after: bytes
    result: Result

    @property
    def is_code(self) -> bool:
        """Whether it is code of the C family: of build files and Python the scanner below knows nothing."""
        name = PurePosixPath(self.path).name
        return language_of(name) is None and not name.endswith(".py")

    def at(self, offset: int, text: bytes, what: str) -> str:
        """An offence at an offset of ``text``."""
        line = text.count(b"\n", 0, offset) + 1
        return f"{self.path}:{line}: {what}"


Check = Callable[[Port, Mapping], Iterator[str]]


def no_crash(port: Port, _mapping: Mapping) -> Iterator[str]:
    """No file failed, and no check of hipport's own did."""
    if port.result.status is Status.FAILED or any(d.code == "HP905" for d in port.result.diagnostics):
        yield port.at(0, b"", "; ".join(f"{d.code} {d.message}" for d in port.result.diagnostics[:1]) or "failed")


def only_reported_edits(port: Port, _mapping: Mapping) -> Iterator[str]:
    """The output is the input with exactly the reported edits, byte for byte."""
    edits = port.result.edits
    for earlier, later in pairwise(edits):
        if later.start < earlier.end:
            yield port.at(later.start, port.before, f"the edits {earlier} and {later} overlap or are out of order")
            return
    expected = port.before
    for edit in reversed(edits):
        expected = expected[: edit.start] + edit.text.encode("latin-1") + expected[edit.end :]
    if expected != port.after:
        offset = next(
            (i for i, (a, b) in enumerate(zip(expected, port.after, strict=False)) if a != b),
            min(len(expected), len(port.after)),
        )
        yield port.at(offset, port.after, "the output is not the input with the reported edits")


def comments_and_literals_kept(port: Port, _mapping: Mapping) -> Iterator[str]:
    """The comments of code, and its literals outside of include lines, are the same in the same order. Only a rule that
    writes literals may change those that it names, and add a comment there; it loses none. Raw strings with code for
    a compiler at run time are ported as code.
    """
    if port.before == port.after or not port.is_code:
        return
    old_places, new_places = _written(port.result)
    comments = _tokens(port.before, _COMMENTS)
    known = {text for _, text in comments}
    for what, before, after in (
        (
            "comment",
            comments,
            [each for each in _tokens(port.after, _COMMENTS) if each[1] in known or not _overlaps(each, new_places)],
        ),
        (
            "literal",
            [each for each in _tokens(port.before, _LITERALS) if not _overlaps(each, old_places)],
            [each for each in _tokens(port.after, _LITERALS) if not _overlaps(each, new_places)],
        ),
    ):
        for old, new in zip_longest(before, after):
            if old is None or new is None or old[1] != new[1]:
                offset, text = (old[0], port.before) if old else (new[0], port.after)
                shown = " -> ".join(repr(token[1][:60]) if token else "nothing" for token in (old, new))
                yield port.at(offset, text, f"a {what} changed: {shown}")
                break


def names_reported(port: Port, mapping: Mapping) -> Iterator[str]:
    """Every CUDA-looking name that is left in code is in the file's report, or is HIP's name too."""
    if port.result.status not in (Status.CONVERTED, Status.UNCHANGED) or not port.is_code:
        return
    if any(d.code == _COPIED for d in port.result.diagnostics):
        return
    said = (f"{d.symbol} {d.message}" for d in port.result.diagnostics)
    reported = {word for text in said for word in re.findall(r"\w+", text)}
    reported |= {word for kept in port.result.kept for word in re.findall(r"\w+", kept.name)}
    missing: dict[str, int] = {}
    for match in _CUDA_NAME.finditer(_code(port.after)):
        missing.setdefault(match[0], match.start())
    for name, offset in missing.items():
        if name not in reported and not any(entry.hip == name for entry in mapping.entries(name)):
            yield port.at(offset, port.after, f"{name} is left and not reported")


CHECKS: dict[str, Check] = {
    "no crash": no_crash,
    "only the reported edits": only_reported_edits,
    "comments and literals untouched": comments_and_literals_kept,
    "every name that is left is reported": names_reported,
}
COMPLETE = "every file is in the output"
SECOND_RUN = "a second run changes nothing"


def missing(tree: Path, output: Path) -> Iterator[str]:
    """The files and links of the tree that the output lacks; git's own, which do not belong to a port, left out."""
    for path in sorted(tree.rglob("*")):
        relative = path.relative_to(tree)
        if ".git" in relative.parts or (path.is_dir() and not path.is_symlink()):
            continue
        if not os.path.lexists(output / relative):
            yield f"{relative.as_posix()}:1: not in the output"


def settled(second: Run) -> Iterator[str]:
    """A second run, over the output of the first, has nothing to change."""
    for result in second.results:
        if result.edits:
            edit = result.edits[0]
            yield f"{result.path}: byte {edit.start}: a second run writes {edit.text!r} ({edit.code})"


def ports(run: Run, tree: Path, output: Path) -> Iterator[Port]:
    """Every file of a run as it is in the tree and in the output.

    Links, which are recreated, and hipport's own headers, which are new, are left out.
    """
    for result in run.results:
        if result.target is None:
            yield Port(result.path, b"", b"", result)
            continue
        target = Path(result.target)
        relative = target.relative_to(output)
        if not target.is_symlink() and (tree / relative).exists():
            yield Port(relative.as_posix(), (tree / relative).read_bytes(), target.read_bytes(), result)


def _tokens(data: bytes, kinds: frozenset[str]) -> list[tuple[int, str]]:
    """The whole tokens of some kinds, each with its offset, but for raw strings with code."""
    found = (match for match in _TOKEN.finditer(data.decode("latin-1")) if match.lastgroup in kinds)
    return [
        (match.start(), match[0]) for match in found if match["raw"] is None or not _CODE_IN_STRING.search(match["raw"])
    ]


def _written(result: Result) -> tuple[list[range], list[range]]:
    """The bytes of the input and of the output that rules which write literals have changed."""
    before, after, longer = [], [], 0
    for edit in result.edits:
        if edit.code in _WRITE_LITERALS:
            before.append(range(edit.start, edit.end))
            after.append(range(edit.start + longer, edit.start + longer + len(edit.text)))
        longer += len(edit.text) - (edit.end - edit.start)
    return before, after


def _overlaps(token: tuple[int, str], places: list[range]) -> bool:
    start, end = token[0], token[0] + len(token[1])
    at = bisect_left(places, end, key=lambda place: place.start)
    return at > 0 and places[at - 1].stop > start


def _code(data: bytes) -> str:
    """The text with comments, literals and include directives blanked, offsets kept."""
    parts, at = [], 0
    text = data.decode("latin-1")
    for match in _TOKEN.finditer(text):
        if match.lastgroup in _HIDDEN:
            parts += [text[at : match.start()], " " * (match.end() - match.start())]
            at = match.end()
    return "".join([*parts, text[at:]])
