"""The bar itself: how much is done, how fast, the time left, what is being worked on."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.markup import escape
from rich.progress import BarColumn
from rich.progress import MofNCompleteColumn
from rich.progress import Progress
from rich.progress import ProgressColumn
from rich.progress import Task
from rich.progress import TextColumn
from rich.progress import TimeRemainingColumn
from rich.text import Text

from hipport.paths import printable

if TYPE_CHECKING:
    from rich.console import Console


@contextmanager
def bar(doing: str, things: str, console: Console) -> Iterator[Callable[[int, int | None, str], None]]:
    """What to tell the progress to; the arguments are those of ``progress_bar``."""
    columns = (
        TextColumn(doing),
        BarColumn(bar_width=20),
        MofNCompleteColumn(),
        RateColumn(things),
        TimeRemainingColumn(),
        TextColumn("{task.fields[at]}"),
    )
    with Progress(*columns, console=console, transient=True) as shown:
        task = shown.add_task(doing, total=None, at="")

        def tell(done: int, total: int | None, at: str) -> None:
            shown.update(task, completed=done, total=total, at=escape(printable(at)))

        yield tell


class RateColumn(ProgressColumn):
    """``120 files/s``, ``7 files/min``."""

    def __init__(self, things: str) -> None:
        super().__init__()
        self._things = things

    def render(self, task: Task) -> Text:
        """The rate as text."""
        return Text(rate_words(task.speed, self._things))


def rate_words(speed: float | None, things: str) -> str:
    """A number of things in each second, or in each minute where they are slow."""
    if not speed:
        return things
    return f"{speed:,.0f} {things}/s" if speed >= 1 else f"{60 * speed:,.0f} {things}/min"
