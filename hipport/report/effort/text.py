"""The effort of a port on the terminal: one screen, the longest first."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from hipport.effort.effort import Effort
from hipport.effort.effort import Group
from hipport.effort.effort import together
from hipport.effort.weights import Minutes
from hipport.paths import printable
from hipport.report.effort.wording import amount
from hipport.report.effort.wording import checking_words
from hipport.report.effort.wording import done
from hipport.report.effort.wording import names_words
from hipport.report.effort.wording import time_words
from hipport.report.effort.wording import title
from hipport.report.wording import count
from hipport.report.wording import prose

if TYPE_CHECKING:
    from rich.console import Console

_GROUPS = 4
_ITEMS = 5
_TREES = 15
_TIME = 15  # columns
_NAME = 10


def show(trees: Sequence[Effort], console: Console) -> None:
    """Print the efforts of one tree or more. Times stand before names, so that no path is broken or moved."""
    whole = together(trees)
    _line(console, Text(title(whole), style="bold"))
    _line(console, Text(f"{count(whole.files, 'file')}, {count(whole.lines, 'line')}; nothing was written"))
    if len(trees) > 1:
        _trees(trees, console)
    _classes(whole, console)
    _groups(console, "Left to people, by library", whole.by_library)
    if len(trees) == 1:
        _groups(console, "Left to people, by folder", whole.by_folder)
    _longest(whole, console)


def _line(console: Console, text: Text) -> None:
    console.print(text, soft_wrap=True)  # a terminal wraps, nothing else does


def _head(console: Console, words: str) -> None:
    _line(console, Text())
    _line(console, Text(words, style="bold underline"))


def _row(console: Console, minutes: Minutes, rest: str) -> None:
    _line(console, Text(f"{time_words(minutes):>{_TIME}}", style="bold").append(f"  {rest}", style="not bold"))


def _trees(trees: Sequence[Effort], console: Console) -> None:
    _head(console, f"{len(trees):,} trees")
    longest = sorted(trees, key=lambda tree: -tree.minutes.likely)
    for tree in longest[:_TREES]:
        _row(console, tree.minutes, f"{printable(tree.name)}: {done(tree)}, {amount(tree)} left")
    _more(console, [tree.minutes for tree in longest[_TREES:]])


def _classes(effort: Effort, console: Console) -> None:
    _head(console, "By class of work (days of 8 hours)")
    _row(console, effort.automatic, f"{'automatic':{_NAME}} {done(effort)}: read, compile, test")
    for group in effort.by_class:
        _row(console, group.minutes, f"{group.name:{_NAME}} {amount(group)}")
    _row(console, effort.minutes, f"{'in all':{_NAME}} {amount(effort)} by hand")
    if effort.items:
        _line(console, Text(f"{'':{_TIME}}  {checking_words(effort)}", style="dim"))


def _groups(console: Console, words: str, groups: Sequence[Group]) -> None:
    if not groups:
        return
    _head(console, words)
    for group in groups[:_GROUPS]:
        _row(console, group.minutes, f"{printable(group.name) or 'no library'}: {amount(group)}")
    _more(console, [group.minutes for group in groups[_GROUPS:]])


def _more(console: Console, left: Sequence[Minutes]) -> None:
    if left:
        _row(console, sum(left[1:], left[0]), f"{len(left):,} more")


def _longest(effort: Effort, console: Console) -> None:
    if not effort.items:
        return
    _head(console, "The longest")
    for item in effort.items[:_ITEMS]:
        places = f"{count(item.places, 'place')} in {count(len(item.entry.paths), 'file')}"
        what = " ".join(filter(None, (item.entry.code, names_words(item))))
        _row(console, item.minutes, f"{item.work_class.value}, {what}: {places}")
        message = () if item.entry.names else _wrapped(prose(item.entry.first.diagnostic.message), console)
        for line in (*message, *_wrapped(item.weight.reason, console), item.entry.first.place):
            _line(console, Text(" " * (_TIME + 2) + line, style="dim"))
    _line(console, Text())
    _line(console, Text("All things to do, with their reasons: --report effort.html"))


def _wrapped(text: str, console: Console) -> list[str]:
    """A sentence, on a terminal in lines that fit."""
    if not console.is_terminal:
        return [text]
    width = max(console.width - _TIME - 2, 20)
    return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)
