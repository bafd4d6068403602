from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser

from hipport.report import render
from hipport.result import Kept
from hipport.result import Result
from hipport.result import Run
from hipport.result import Status
from tests.report.samples import RULES
from tests.report.samples import UNSUPPORTED
from tests.report.samples import checked_run
from tests.report.samples import sample_run


class Page(HTMLParser):
    """The elements of a page: tags, ids, and what links and resources point at."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.resources: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        self.ids += [values["id"]] if "id" in values else []
        self.links += [values["href"]] if tag == "a" else []
        self.resources += [values[name] for name in ("src", "href", "data", "action") if name in values and tag != "a"]


def test_one_file_without_resources() -> None:
    html = render(sample_run(), "html", RULES)
    assert Page(html).resources == []
    assert not re.search(r"https?://|url\(|@import", html)


def test_links_lead_to_rows() -> None:
    page = Page(render(sample_run(), "html", RULES))
    assert page.links
    assert {link.removeprefix("#") for link in page.links} <= set(page.ids)
    assert len(page.ids) == len(set(page.ids))


def test_every_finding_and_every_file_is_there() -> None:
    run = sample_run()
    html = render(run, "html", RULES)
    assert html.count('<tr class="finding"') == sum(len(result.diagnostics) for result in run.results)
    assert all(result.path in html for result in run.results)
    assert "2 files with nothing to tell" in html


def test_translation_units_of_a_check() -> None:
    html = render(checked_run(), "html", RULES)
    assert "5 translation units for gfx90a, gfx942: 1 compiled, 1 failed and predicted" in html
    assert "<td>port/c.cu<td" in html
    assert "does not compile: 2 errors, 1 not predicted, 4.0 s" in html
    assert "edits" not in html.partition("<h2>")[0]
    assert set(Page(html).links) <= {f"#{name}" for name in Page(html).ids}


def test_texts_are_escaped() -> None:
    evil = "</td><script>alert(1)</script>\"'&"
    diagnostic = replace(UNSUPPORTED, message=evil, remedy=evil, library=evil, code=evil)
    result = Result(evil, Status.CONVERTED, diagnostics=(diagnostic,), kept=(Kept(evil, evil, 1, 1),), target=evil)
    html = render(Run((result,), version=evil, rocm=evil, cuda=evil, output=evil), "html", RULES)
    page = Page(html)
    assert page.tags.count("script") == 1  # the report's own
    assert "alert(1)</script>" not in html


def test_empty_run() -> None:
    html = render(Run((), "0.1.0", "7.2"), "html", RULES)
    assert "Nothing to do: no file was found." in html
    assert "<form" not in html
