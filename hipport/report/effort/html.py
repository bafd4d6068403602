"""The effort of a port as one HTML page that needs nothing else: its tables are sorted in the browser."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hipport.effort.effort import Effort
from hipport.effort.effort import together
from hipport.report.effort.wording import amount
from hipport.report.effort.wording import checking_words
from hipport.report.effort.wording import done
from hipport.report.effort.wording import time_words
from hipport.report.effort.wording import title
from hipport.report.html import environment


@dataclass(frozen=True, slots=True)
class _Summary:
    """What the page is called."""

    title: str


def render(trees: Sequence[Effort]) -> str:
    """The report as HTML; every text in it is escaped."""
    whole = together(trees)
    template = environment().get_template("effort.html")
    return "".join(
        template.generate(
            summary=_Summary(title(whole)),
            whole=whole,
            trees=trees,
            classes=[
                ("automatic", whole.automatic, None),
                *((group.name, group.minutes, group) for group in whole.by_class),
            ],
            words={"time": time_words, "amount": amount, "done": done, "checking": checking_words},
        )
    )
