"""Marks: comments of hipport's own in a port that say at the line what a conversion left open there.

    // hipport HP501: cudaGraphConditionalHandle has no counterpart in HIP; port it by hand
    cudaGraphConditionalHandle handle;

A mark is the line above the finding's, never a part of it. So the findings of a text do not depend on its marks, and
what a person does to the line shows whether the mark is still needed: bringing marks up to date is removing all of them
and writing those of the findings that are open now.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from operator import itemgetter

from hipport import notices
from hipport.build.text import read_code
from hipport.build.text import read_whole
from hipport.config import Options
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.edits import OverlapError
from hipport.edits import apply
from hipport.edits import composed
from hipport.left_open import LeftOpen
from hipport.left_open import left_open
from hipport.left_open import still_open
from hipport.project.build_files import BuildLanguage
from hipport.project.build_files import language_of
from hipport.python import is_python
from hipport.result import Result
from hipport.result import Status
from hipport.source.lexer import TokenKind
from hipport.source.lexer import kind
from hipport.source.text import BOM
from hipport.source.text import Source
from hipport.source.tokens import Tokens
from hipport.suppressions import MARK
from hipport.suppressions import suppressions
from hipport.suppressions import without_suppressed

#: The languages of build files in which a comment is known to do no harm on a line of its own.
_LANGUAGES = frozenset((BuildLanguage.CMAKE, BuildLanguage.MAKE, BuildLanguage.PYTHON, BuildLanguage.MESON))
_SIGN = b" hipport "  # what every mark has
_OF_HIPPORT = "HP9"  # notices about a file as a whole, which no line of it settles
_CONTINUED = re.compile(r"\\\r?\n")
_DEFINE = re.compile(r"^[ ]*define\b.*?^[ ]*endef\b", re.MULTILINE | re.DOTALL)
_FIRST_LINES = re.compile(r"(?:\xef\xbb\xbf)?(?:#![^\n]*\n)?(?:#[^\n]*coding[:=][^\n]*\n)?")


@dataclass(frozen=True, slots=True)
class _Form:
    """How marks are written in a text: the ``sign`` that begins a comment, whether it is ``indented`` as the line below
    it, and where one may stand: at the beginning of a line from ``first`` on that is in none of the ``spans``, which
    are continued lines, and literals and comments of several lines, in order. ``comments`` are the comments that may
    suppress a finding, with their offsets.
    """

    source: Source
    sign: str
    indented: bool
    first: int
    spans: tuple[tuple[int, int], ...]
    comments: tuple[tuple[int, str], ...]

    def place(self, offset: int) -> int:
        """The beginning of the line of an offset, or of the nearest one above it where a mark may stand."""
        at = self.source.line_start(offset)
        while (around := bisect_left(self.spans, at, key=itemgetter(0)) - 1) >= 0 and at < self.spans[around][1]:
            at = self.source.line_start(self.spans[around][0])
        return max(at, self.first)

    def indent(self, at: int) -> str:
        """What a mark above the line at ``at`` begins with."""
        line = self.source.text[at : self.source.line_end(at)]
        return line[: len(line) - len(line.lstrip(" \t"))] if self.indented else ""


def mark_edits(source: Source, findings: Iterable[Diagnostic]) -> tuple[Edit, ...]:
    """The edits that bring the marks of a text up to date: each of ``findings``, which are at their places in it, has
    one, and nothing else has. None in a language whose comments are not known to do no harm.
    """
    form = _form(source)
    if form is None:
        return ()
    blocks = dict(_blocks(form))
    lines: dict[int, set[str]] = {end: set() for end in blocks}
    for d in findings:
        if d.code == notices.REFUSED or not d.code.startswith(_OF_HIPPORT):
            at = form.place(d.start)
            lines.setdefault(at, set()).add(f"{form.indent(at)}{form.sign} hipport {_said(d)}{source.newline}")
    edits = (Edit(blocks.get(at, at), at, "".join(sorted(lines[at])), notices.MARKED) for at in sorted(lines))
    return tuple(edit for edit in edits if source.text[edit.start : edit.end] != edit.text)


def without_marks(path: str, data: bytes) -> bytes:
    """The content of a file without its marks."""
    return data if _SIGN not in data else _applied(Source(path, data.decode("latin-1")), ())


def remarked(path: str, data: bytes, left: Iterable[LeftOpen]) -> bytes:
    """The content of a file with a mark for each finding that is ``left`` open and still there, and no other. A comment
    in the file that suppresses a finding answers it.
    """
    source = Source(path, without_marks(path, data).decode("latin-1"))
    form = _form(source)
    if form is None:
        return data
    return _applied(source, without_suppressed(still_open(left, source), suppressions(source, form.comments)))


def settled(path: str, data: bytes, left: Iterable[LeftOpen]) -> int:
    """The number of marks in a file of a port whose findings are not there any more, or are suppressed."""
    if _SIGN not in data:
        return 0
    now, needed = (_count_marks(Source(path, each.decode("latin-1"))) for each in (data, remarked(path, data, left)))
    return (now - needed).total()


def with_marks(result: Result, path: str, data: bytes, options: Options, recorded: Sequence[LeftOpen] = ()) -> Result:
    """The result of converting the file ``path`` (its place in the tree) from ``data``, with the marks that the options
    ask for: those of what it left open, and of findings that are ``recorded`` and were not asked for; or with none.
    """
    before = data if result.output is None else result.output
    if result.status in (Status.SKIPPED, Status.FAILED) or options.mark == "auto":
        return result
    if not (result.open or recorded or _SIGN in before):
        return result
    source = Source(path, before.decode("latin-1"))
    left = left_open(result, source.text)
    unasked = [each for each in recorded if not options.selects(each.code)]
    findings = still_open((*left, *unasked), source) if options.mark == "always" else ()
    marks = mark_edits(source, findings)
    if not marks:
        return result
    output = apply(source.text, marks).encode("latin-1")
    try:
        edits = composed(result.edits, marks)
        is_right = apply(data.decode("latin-1"), edits).encode("latin-1") == output
    except OverlapError:
        is_right = False
    if not is_right or without_marks(path, output) != without_marks(path, before):
        message = "internal error: a mark would have changed the code; the file was not converted"
        said = Diagnostic.of_file(notices.INTERNAL, Severity.ERROR, message, "please report it with the file")
        return Result(result.path, Status.FAILED, diagnostics=(said,), lines=result.lines)
    return replace(result, status=Status.CONVERTED, edits=edits, output=output)


def _applied(source: Source, findings: Iterable[Diagnostic]) -> bytes:
    return apply(source.text, mark_edits(source, findings)).encode("latin-1")


def _said(d: Diagnostic) -> str:
    """The text of a mark: one line, which must not go on in the next one, in the bytes of Latin-1."""
    text = " ".join(f"{d.code}: {d.message}; {d.remedy}".split()).rstrip("\\; ")
    return "".join(c if c < "\u0100" else c.encode("utf-8", "surrogateescape").decode("latin-1") for c in text)


def _marks(form: _Form) -> Iterator[re.Match[str]]:
    """The comments of a text that are marks: what looks like one inside of a literal is none."""
    for match in MARK.finditer(form.source.text):
        if form.place(match.start()) == match.start():
            yield match


def _count_marks(source: Source) -> Counter[str]:
    form = _form(source)
    return Counter() if form is None else Counter(match[0].strip() for match in _marks(form))


def _blocks(form: _Form) -> Iterator[tuple[int, int]]:
    """Where each run of marks ends and begins."""
    start = end = -1
    for match in _marks(form):
        if match.start() != end:
            if end >= 0:
                yield end, start
            start = match.start()
        end = match.end()
    if end >= 0:
        yield end, start


def _form(source: Source) -> _Form | None:
    """How marks are written in a file, by its name; None where comments are not known to do no harm."""
    name = source.path.rpartition("/")[2]
    language = BuildLanguage.PYTHON if is_python(name) else language_of(name)
    if language is None:
        return _form_of_cxx(source)
    return _form_of_build(source, language) if language in _LANGUAGES else None


def _form_of_cxx(source: Source) -> _Form:
    tokens = Tokens(source.text)
    starts = tokens.starts
    of_lines = {text for text in tokens.distinct if "\n" in text and not text.isspace()}
    # the line after a splice is a part of the one before it
    spans = [(starts[i], starts[i + 1] + (kind(tokens.texts[i]) is TokenKind.SPLICE)) for i in tokens.where(of_lines)]
    comments = {text for text in tokens.distinct if "hipport:" in text and kind(text) is TokenKind.COMMENT}
    of_text = tuple((starts[index], tokens.texts[index]) for index in tokens.where(comments))
    return _Form(source, "//", True, len(BOM) if source.text.startswith(BOM) else 0, _joined(spans), of_text)


def _form_of_build(source: Source, language: BuildLanguage) -> _Form:
    text = source.text
    spans = [*read_whole(text, language)]
    spans += [(match.start(), match.end() + 1) for match in _CONTINUED.finditer(text)]
    if language is BuildLanguage.MAKE:
        spans += [match.span() for match in _DEFINE.finditer(text)]
    first = _FIRST_LINES.match(text)
    # with a tab before it, a comment of a Makefile would be the shell's
    indented = language is not BuildLanguage.MAKE
    comments = read_code(text, language).comments
    return _Form(source, "#", indented, first.end() if first else 0, _joined(spans), comments)


def _joined(spans: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """The spans in order, those that overlap as one."""
    found: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if found and start < found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return tuple(found)
