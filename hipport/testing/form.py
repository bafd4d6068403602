r"""The form of a case: a source file in which the lines that begin with one of these say what is expected.

    //~   a finding of the line above, or a name that is kept there
    //>   the line above is this in the port
    //+   the port has this line here
    //-   the line above is not in the port
    //\   the last line has no newline

All other lines are the input. ``split`` takes a case apart, ``written`` puts one together from an input and what the
conversion made of it: a case holds where it comes out as it went in.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import replace

from hipport.diagnostics import CODE
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.edits import apply
from hipport.result import Kept
from hipport.result import Result
from hipport.source.text import Source

NO_NEWLINE = "//\\ no newline\n"
#: Columns of a line that takes a finding's place, code and message; a longer message has a line of its own.
WIDTH = 120
_RESERVED = re.compile(r"//(?:[~>+\\]|-(?!-))")
#: ``HP101@5 HP101@36``: the rules of the edits that begin in a line, and where.
_RULES = rf"(?:  // {CODE}@\d+(?: {CODE}@\d+)*)?"
_PORT = re.compile(rf"//[>+](?: (?P<text>.+?))??{_RULES}(?P<end>\r?\n)")
_LEFT_OUT = re.compile(rf"//-{_RULES}\n")


_Rows = dict[int, list[str]]


class CaseError(ValueError):
    """A line of a case begins like an expectation and cannot be read as one."""


def split(case: bytes) -> tuple[bytes, bytes]:
    """The input of a case and the port that it expects, both as bytes. Raises CaseError."""
    source: list[str] = []
    port: list[str] = []
    replaceable = False  # whether the line above is input, and in the port so far as it is
    lines = _lines(case.decode("latin-1"))
    whole = lines[-1:] != [NO_NEWLINE]
    for number, line in enumerate(lines if whole else lines[:-1], 1):
        if not _RESERVED.match(line):
            source.append(line)
            port.append(line)
            replaceable = True
        elif row := _PORT.fullmatch(line):
            if line.startswith("//>") and replaceable:
                port.pop()
            port.append((row["text"] or "") + row["end"])
            replaceable = False
        elif _LEFT_OUT.fullmatch(line) and replaceable:
            port.pop()
            replaceable = False
        elif not line.startswith("//~"):
            raise CaseError(f"line {number} cannot be read: {line.rstrip()}")
    parts = ["".join(source), "".join(port)]
    before, after = parts if whole else [part.removesuffix("\n") for part in parts]
    return before.encode("latin-1"), after.encode("latin-1")


def written(source: Source, result: Result) -> bytes:
    """The case whose input is ``source`` and that expects just this result."""
    lines = _lines(source.text)
    numbers = {d.line for d in result.diagnostics} | {kept.line for kept in result.kept}
    assert numbers <= set(range(1, len(lines) + 1))
    added, instead = _port(source, lines, result.edits)
    rows: list[str] = []
    for number, line in enumerate(lines, 1):
        rows += added.get(number, ())
        rows.append(line)
        rows += [row for d in result.diagnostics if d.line == number for row in _finding(d, source, line)]
        rows += [_kept(kept) for kept in result.kept if kept.line == number]
        rows += instead.get(number, ())
    rows += added.get(len(lines) + 1, ())
    text = "".join(row if row.endswith("\n") else row + "\n" for row in rows)
    if lines and not lines[-1].endswith("\n"):
        text += NO_NEWLINE
    return text.encode("latin-1")


def _lines(text: str) -> list[str]:
    """The lines with their newlines; a carriage return or a form feed ends none."""
    return re.findall(r"[^\n]*\n|[^\n]+", text)


# What is said


def _finding(found: Diagnostic, source: Source, line: str) -> Iterator[str]:
    """``//~  ^~~~ CODE severity [fixed] ['symbol']: message`` and remedy; the symbol where it is not the text there."""
    assert (found.line, found.column) == source.position(found.start), found
    place = _place(found, source, len(line.rstrip("\r\n")))
    symbol = "" if found.symbol == source.text[found.start : found.end] else f"'{found.symbol}'"
    head = " ".join(filter(None, [place, found.code, found.severity.value, "fixed" if found.fixed else "", symbol]))
    if len(head) + len(found.message) + 2 <= WIDTH:
        yield f"{head}: {found.message}\n"
    else:
        yield f"{head}:\n"
        yield f"//~   {found.message}\n"
    fix = found.fix
    applicability = f"{fix.applicability.value} fix" if fix else ""
    if fix and fix.title == found.remedy:
        yield f"//~   remedy, {applicability}: {found.remedy}\n"
        return
    yield f"//~   remedy: {found.remedy}\n"
    if fix:
        yield f"//~   {applicability}: {fix.title}\n"


def _place(found: Diagnostic, source: Source, length: int) -> str:
    """A mark below what a finding underlines; columns in numbers where the line's first characters are in the way."""
    begin = found.column
    # To the lexer a carriage return is the last character of a comment.
    last, end = source.position(found.end - source.text[: found.end].endswith("\r"))
    below = f"+{last - found.line}:{end}" if last > found.line else ""
    if below:
        end = length + 1
    if begin == 1 and end > 4:
        mark = "//~" + "~" * (end - 4)
    elif begin > 3 and end > begin:
        mark = "//~" + " " * (begin - 4) + "^" + "~" * (end - begin - 1)
    else:
        mark = f"//~ {begin}-{end}"
    return " ".join(filter(None, [mark, below]))


def _kept(kept: Kept) -> str:
    return f"//~   kept {kept.name} ({kept.reason}){f' x{kept.count}' if kept.count > 1 else ''}\n"


# What becomes of the lines


def _port(source: Source, lines: Sequence[str], edits: Sequence[Edit]) -> tuple[_Rows, _Rows]:
    """The rows that the port has before a line, and those with what a line becomes, by the number of the line."""
    added: _Rows = {}
    instead: _Rows = {}
    within = []
    for edit in edits:
        line, column = source.position(edit.start)
        if edit.start == edit.end and column == 1 and edit.text.endswith("\n"):
            added.setdefault(line, []).extend(_rows("//+", _lines(edit.text), [edit], source))
        else:
            within.append(edit)
    for first, last in _blocks(source, within):
        inside = [edit for edit in within if first <= source.position(edit.start)[0] <= last]
        for number, becomes in enumerate(_paired(lines[first - 1 : last], _after(source, first, last, inside)), first):
            here = [edit for edit in inside if source.position(edit.start)[0] == number]
            if here or becomes != [lines[number - 1]]:
                instead[number] = _rows("//>", becomes, here, source) or [f"//-{_rules(here, source)}\n"]
    return added, instead


def _blocks(source: Source, edits: Iterable[Edit]) -> list[tuple[int, int]]:
    """First and last of the lines that edits change together, each line in one block."""
    blocks: list[tuple[int, int]] = []
    for edit in edits:
        first, column = source.position(edit.start)
        last, end = source.position(edit.end)
        whole_lines = edit.text.endswith("\n") or (not edit.text and column == 1)
        if end == 1 and last > first and whole_lines:
            last -= 1
        if blocks and first <= blocks[-1][1]:
            blocks[-1] = blocks[-1][0], max(last, blocks[-1][1])
        else:
            blocks.append((first, last))
    return blocks


def _after(source: Source, first: int, last: int, edits: Iterable[Edit]) -> list[str]:
    """What lines become by the edits that begin in them."""
    start = source.offset(first)
    text = source.text[start : source.line_end(source.offset(last))]
    return _lines(apply(text, [replace(edit, start=edit.start - start, end=edit.end - start) for edit in edits]))


def _paired(before: Sequence[str], after: Sequence[str]) -> list[Sequence[str]]:
    """What each of the lines becomes: line by line where there are as many, else nothing, and the last one all."""
    if len(before) == len(after):
        return [[line] for line in after]
    return [*([] for _ in before[1:]), after]


def _rows(mark: str, lines: Sequence[str], edits: Sequence[Edit], source: Source) -> list[str]:
    rows = []
    for index, line in enumerate(lines):
        text = line.rstrip("\n").removesuffix("\r")
        rules = _rules(edits, source) if index == 0 else ""
        rows.append(mark + (f" {text}" if text else "") + rules + line[len(text) :])
    return rows


def _rules(edits: Iterable[Edit], source: Source) -> str:
    rules = [f"{edit.code}@{source.position(edit.start)[1]}" for edit in edits]
    return f"  // {' '.join(rules)}" if rules else ""
