"""Edits of lists in Python: elements that are replaced or go, with their commas; statements that append them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from collections.abc import Iterator
from itertools import pairwise

from hipport.build.python_code import PythonCode
from hipport.build_port.python_options import Rewrite
from hipport.build_port.python_words import Run

Change = tuple[int, int, str, str]  # bytes, the text that stands there, the rule
_BLANK = re.compile(r"[ \t]*")
_NEWLINE = re.compile(r"[ \t]*(?:\r?\n)")
_GAP = re.compile(r"\s*,?(?:\s|#[^\n]*\n)*")  # between two elements, or after the last one


def change_list(code: PythonCode, run: Run, rewrites: Iterable[Rewrite]) -> Iterator[Change]:
    """The changes that rewrite elements of a list. No change where a value is in parentheses of its own."""
    whole = run.whole
    assert whole is not None
    if not _is_plain(code, whole):
        return
    gone: dict[int, str] = {}
    for rewrite in rewrites:
        node = run.elements[rewrite.index].node
        if rewrite.words:
            yield *code.span(node), _quoted(code, node, rewrite.words), rewrite.code
        else:
            gone[whole.elts.index(node)] = rewrite.code
    for group in _neighbours(code, whole, sorted(gone)):
        yield *_with_comma(code, whole, group), "", gone[group[0]]
    if isinstance(whole, ast.Tuple) and 0 < len(gone) == len(whole.elts) - 1:
        last = len(whole.elts) - 1
        if last not in gone and "," not in _between(code, whole, last):  # ("-O3",) is a tuple, ("-O3") is none
            end = code.span(whole.elts[last])[1]
            yield end, end, ",", next(iter(gone.values()))


def change_text(code: PythonCode, run: Run, rewrite: Rewrite) -> Change:
    """The change of options that stand in one string, or of a list that is made of one."""
    node = run.elements[rewrite.index].node
    if isinstance(node, ast.ListComp):
        return *code.span(node), f"[{_quoted(code, node, rewrite.words)}]", rewrite.code
    return *code.span(node), _in_quotes(code, node, " ".join(rewrite.words)), rewrite.code


def change_append(code: PythonCode, run: Run, rewrite: Rewrite) -> Change:
    """The change of ``flags.append("--use_fast_math")`` where something is left to append."""
    node, call = run.elements[rewrite.index].node, run.elements[rewrite.index].call
    assert call is not None
    assert isinstance(call.value, ast.Call)
    quoted = _quoted(code, node, rewrite.words)
    if len(rewrite.words) == 1:
        return *code.span(node), quoted, rewrite.code
    function_end = code.span(call.value.func)[1]
    return function_end - len("append"), code.span(call)[1], f"extend([{quoted}])", rewrite.code


def remove_statements(code: PythonCode, gone: dict[ast.stmt, str]) -> Iterator[Change]:
    """The changes that take statements out; ``pass`` stands where nothing else would."""
    for statement, rule in gone.items():
        start, end = code.span(statement)
        line = _whole_line(code.text, start, end)
        if line is None or _is_needed(code, statement, gone):
            yield start, end, "pass", rule
        else:
            yield *line, "", rule


def _is_needed(code: PythonCode, statement: ast.stmt, gone: dict[ast.stmt, str]) -> bool:
    """Whether a block begins with this statement and has no other that stays."""
    blocks = (getattr(code.parents[statement], field, None) for field in ("body", "orelse", "finalbody"))
    return any(
        isinstance(block, list) and block[0] is statement and all(each in gone for each in block)
        for block in blocks
        if block
    )


def _is_plain(code: PythonCode, whole: ast.List | ast.Tuple) -> bool:
    start, end = code.span(whole)
    if code.text[start] not in "[(" or not whole.elts:
        return False
    spans = [(start, start + 1), *map(code.span, whole.elts), (end - 1, end)]
    return all(_GAP.fullmatch(code.text[earlier[1] : later[0]]) for earlier, later in pairwise(spans))


def _neighbours(code: PythonCode, whole: ast.List | ast.Tuple, gone: list[int]) -> Iterator[list[int]]:
    """The elements that go, in groups of those that follow one another without a comment between them."""
    group: list[int] = []
    for index in gone:
        if group and (index != group[-1] + 1 or "#" in _between(code, whole, group[-1])):
            yield group
            group = []
        group.append(index)
    if group:
        yield group


def _between(code: PythonCode, whole: ast.List | ast.Tuple, index: int) -> str:
    """The text after an element, to the next one or to the end of the list."""
    start = code.span(whole.elts[index])[1]
    last = index + 1 == len(whole.elts)
    return code.text[start : code.span(whole)[1] - 1 if last else code.span(whole.elts[index + 1])[0]]


def _with_comma(code: PythonCode, whole: ast.List | ast.Tuple, group: list[int]) -> tuple[int, int]:
    """The bytes of elements that go, with the comma after them, or else the one before them."""
    text = code.text
    start, end = code.span(whole.elts[group[0]])[0], code.span(whole.elts[group[-1]])[1]
    after = _between(code, whole, group[-1]).partition("#")[0]
    if "," in after:
        end += after.index(",") + 1
        if line := _whole_line(text, start, end):
            return line
        if _NEWLINE.match(text, end):
            return len(text[:start].rstrip(" \t")), end
        blank = _BLANK.match(text, end)
        return start, blank.end() if blank else end
    before = _between(code, whole, group[0] - 1) if group[0] else "#"
    if "#" in before:
        return _whole_line(text, start, end) or (start, end)
    kept = before.index(",") + 1 if isinstance(whole, ast.Tuple) else 0
    return start - len(before) + kept, end


def _whole_line(text: str, start: int, end: int) -> tuple[int, int] | None:
    """The bytes of whole lines with nothing but the bytes ``start`` to ``end``; None where there is something else."""
    line = text.rfind("\n", 0, start) + 1
    newline = _NEWLINE.match(text, end)
    return None if newline is None or text[line:start].strip() else (line, newline.end())


def _quoted(code: PythonCode, node: ast.expr, words: Iterable[str]) -> str:
    return ", ".join(_in_quotes(code, node, word) for word in words)


def _in_quotes(code: PythonCode, node: ast.expr, word: str) -> str:
    source = code.source_of(node)
    quote = "'" if "'" in source and ('"' not in source or source.index("'") < source.index('"')) else '"'
    return repr(word) if quote in word or "\\" in word else f"{quote}{word}{quote}"
