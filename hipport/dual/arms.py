"""The edits of a conversion as those of a dual source: ``#if`` arms, conditions for both, and macros."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Collection
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace

from hipport.context.context import Context
from hipport.context.insertion import insertion
from hipport.context.insertion import quoted
from hipport.diagnostics import Edit
from hipport.dual.condition import Condition
from hipport.dual.condition import read_condition
from hipport.dual.layout import Layout
from hipport.dual.layout import Span
from hipport.dual.names import HEADER
from hipport.dual.names import by_macro
from hipport.dual.selection import selection
from hipport.dual.vendor import IF_AMD
from hipport.dual.vendor import IF_NOT_AMD
from hipport.dual.vendor import VENDOR_MACROS
from hipport.dual.vendor import either
from hipport.edits import apply
from hipport.notices import KEPT_CUDA
from hipport.project.macro_names import MacroNames
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens

_CONDITIONAL = re.compile(r"^[ \t]*#[ \t]*(if|endif)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class DualEdits:
    """The edits, in order, that make a dual source of a file, and whether one arm has all of its lines."""

    edits: tuple[Edit, ...]
    is_one_arm: bool


def dual_edits(ctx: Context, edits: Sequence[Edit], macros: MacroNames) -> DualEdits:
    """What the ordered edits of a port are where CUDA's text stays beside it. Raises NoArmError."""
    layout = Layout(ctx.source, ctx.tokens, ctx.arms)
    place, lead = _place_of_macros(ctx)
    renames = frozenset(by_macro(ctx.tokens, edits, macros, place))
    conditions = dict(_conditions(ctx, edits))
    settled = renames.union(edit for inside, _ in conditions.values() for edit in inside)
    places = list(_places(ctx, (edit for edit in edits if edit not in settled)))
    spans = _around_both(ctx, layout.spans(places), edits, renames)
    if not all(any(span.holds(edit.start, edit.end) for span in spans) for edit in renames):
        line = f"#include {quoted(ctx, HEADER)}{ctx.source.newline}"
        edits = _with(edits, Edit(place, place, lead + line, KEPT_CUDA, header=HEADER))
        spans = _around_both(ctx, layout.spans([*places, (place, place)]), edits, renames)
    plain = [edit for edit in edits if edit not in settled] + [edit for _, edit in conditions.values()]
    groups = [(span.start, list(_armed(ctx, span, edits))) for span in spans]
    groups += [(e.start, [e]) for e in plain if not any(span.holds(e.start, e.end) for span in spans)]
    ordered = [edit for _, group in sorted(groups, key=lambda group: group[0]) for edit in group]
    return DualEdits(tuple(ordered), any(_has_all(ctx, span) for span in spans))


def _around_both(
    ctx: Context, spans: Iterable[Span], edits: Sequence[Edit], renames: Collection[Edit]
) -> tuple[Span, ...]:
    """The lines among ``spans`` that need an arm: not those where the port asks for the vendor already, as where it has
    ``#if !defined(__HIP_PLATFORM_AMD__)`` around lines that stay.
    """
    needed = []
    for span in spans:
        inside = [edit for edit in edits if span.holds(edit.start, edit.end) and edit not in renames]
        port = _ported(ctx, span, inside)
        asks = any(macro in port for macro in VENDOR_MACROS)
        old = ctx.source.text[span.start : span.end]
        if not asks or selection(port, amd=False) != selection(old, amd=False):
            needed.append(span)
    return tuple(needed)


def _places(ctx: Context, edits: Iterable[Edit]) -> Iterator[tuple[int, int]]:
    """The bytes that edits concern, those together that open and close a conditional: ``#if X`` and ``#endif`` around
    lines that stay.
    """
    start = depth = 0
    for edit in edits:
        if depth == 0:
            start = edit.start
        depth += _opened(edit.text) - _opened(ctx.source.text[edit.start : edit.end])
        if depth == 0:
            yield start, edit.end
    if depth:
        yield start, len(ctx.source.text)


def _opened(text: str) -> int:
    """Number of conditionals that a text opens and does not close."""
    words = [match[1] for match in _CONDITIONAL.finditer(text)]
    return len(words) - 2 * words.count("endif")


def _place_of_macros(ctx: Context) -> tuple[int, str]:
    """Where the include of the generated header belongs: after the first of CUDA's headers that every build includes,
    else where the file's first include is or would be.
    """
    first, lead = insertion(ctx)
    around = list(ctx.arms.enclosing(ctx.tokens.at_offset(first)))
    for include in ctx.includes:
        end = ctx.source.line_end(ctx.tokens.starts[include.at])
        ends_line = ctx.source.text[end - 1 : end] == "\n"
        if include.row is not None and ends_line and list(ctx.arms.enclosing(include.at)) == around:
            return max((end, ""), (first, lead))
    return first, lead


def _with(edits: Sequence[Edit], added: Edit) -> tuple[Edit, ...]:
    """Ordered edits with an include, after the other includes that are inserted at its place."""
    at = bisect_left(edits, (added.start, added.end), key=lambda edit: (edit.start, edit.end))
    while at < len(edits) and edits[at].end == added.start and edits[at].text.lstrip().startswith("#include"):
        at += 1
    return *edits[:at], added, *edits[at:]


def _conditions(ctx: Context, edits: Iterable[Edit]) -> Iterator[tuple[int, tuple[list[Edit], Edit]]]:
    """The edits inside of each condition that can ask for both vendors, and the edit that does, by the line's ``#``."""
    starts = ctx.tokens.starts
    found: defaultdict[int, list[Edit]] = defaultdict(list)
    lines: dict[int, Directive] = {}
    for edit in edits:
        line = ctx.tokens.directive_at(ctx.tokens.at_offset(edit.start))
        if line and starts[line.name_at] <= edit.start < edit.end <= starts[line.end]:
            found[line.first].append(edit)
            lines[line.first] = line
    for first, inside in found.items():
        old = read_condition(ctx.tokens, lines[first])
        start, end = starts[first], starts[lines[first].end]
        port = Tokens(_ported(ctx, Span(start, end), inside))
        new = read_condition(port, port.directives[0]) if len(port.directives) == 1 else None
        if old is not None and new is not None and (old.keyword, old.comment) == (new.keyword, new.comment):
            yield first, (inside, _for_both(ctx, lines[first], old, new))


def _for_both(ctx: Context, line: Directive, old: Condition, new: Condition) -> Edit:
    """The edit of ``#if OLD`` to one that is ``NEW`` for AMD."""
    starts = ctx.tokens.starts
    text = f"{old.keyword} {either(new.text, old.text)}"
    return Edit(starts[line.name_at], starts[old.end], text, KEPT_CUDA)


def _armed(ctx: Context, span: Span, edits: Iterable[Edit]) -> Iterator[Edit]:
    """The edits of the port inside of some lines, between those that put an arm around each text."""
    newline = ctx.source.newline
    inside = [edit for edit in edits if span.holds(edit.start, edit.end)]
    old = ctx.source.text[span.start : span.end]
    new = _ported(ctx, span, inside)
    if new == old:
        return
    if not new.strip():
        yield Edit(span.start, span.start, IF_NOT_AMD + newline, KEPT_CUDA)
        yield Edit(span.end, span.end, f"{_to_line_end(old, newline)}#endif{newline}", KEPT_CUDA)
        return
    yield Edit(span.start, span.start, IF_AMD + newline, KEPT_CUDA)
    yield from inside
    other = f"#else{newline}{old}{_to_line_end(old, newline)}" if old.strip() else old
    yield Edit(span.end, span.end, f"{_to_line_end(new, newline)}{other}#endif{newline}", KEPT_CUDA)


def _ported(ctx: Context, span: Span, inside: Iterable[Edit]) -> str:
    """Some bytes of the file as the port has them."""
    moved = (replace(edit, start=edit.start - span.start, end=edit.end - span.start) for edit in inside)
    return apply(ctx.source.text[span.start : span.end], moved)


def _to_line_end(text: str, newline: str) -> str:
    return "" if text.endswith("\n") else newline


def _has_all(ctx: Context, span: Span) -> bool:
    """Whether some lines are all that a file has."""
    outside = ctx.source.text[: span.start] + ctx.source.text[span.end :]
    return span.start < span.end and not outside.strip("\xef\xbb\xbf \t\r\n\f\v")
