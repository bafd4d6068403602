from __future__ import annotations

import base64
import hashlib
import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from pathlib import PurePath

import pytest

from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.report import RuleInfo
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
    """The elements of a page: tags, ids, what links and resources point at, and the scripts with their types."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.resources: list[str] = []
        self.scripts: list[tuple[str, str]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        self.scripts += [(values.get("type", ""), "")] if tag == "script" else []
        self.ids += [values["id"]] if "id" in values else []
        self.links += [values["href"]] if tag == "a" else []
        self.resources += [values[name] for name in ("src", "href", "data", "action") if name in values and tag != "a"]

    def handle_data(self, data: str) -> None:
        if self.lasttag == "script" and self.scripts:
            kind, text = self.scripts.pop()
            self.scripts.append((kind, text + data if self.cdata_elem else text))


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
    assert html.count('<details class="entry ') == 5  # each finding of the run says something else
    assert all(f' data-line="{d.line}">{d.line}:{d.column}</a>' in html for r in run.results for d in r.diagnostics)
    assert all(PurePath(result.path).name in html for result in run.results)
    assert "1 unchanged" in html


def test_a_finding_in_many_files_is_one_entry() -> None:
    run = sample_run()
    twins = tuple(replace(run.results[0], path=f"src/twin{number}.cu") for number in range(3))
    html = render(replace(run, results=(*run.results, *twins)), "html", RULES)
    assert html.count('<details class="entry ') == 5
    assert "4 places in 4 files, all under" in html


def test_what_is_proven_is_said_plainly() -> None:
    converted = render(sample_run(), "html", RULES)
    assert "Not compiled. That needs the HIP compiler, and no GPU." in converted
    assert "No kernel was run" in converted
    assert "2 of 3 files with CUDA." in converted
    checked = render(checked_run(), "html", RULES)
    assert "1 of 5 translation units for gfx90a, gfx942, with HIP 7.2.0, clang 22.0.0." in checked
    assert "Not compiled." not in checked


def test_translation_units_of_a_check() -> None:
    html = render(checked_run(), "html", RULES)
    assert "5 translation units for gfx90a, gfx942: 1 compiled, 1 failed and predicted" in html
    assert 'data-line="1">port/c.cu</a><td' in html
    assert "does not compile: 2 errors, 1 not predicted, 4.0 s" in html
    assert "<dt>edits" not in html


def converted_run(*found: Diagnostic) -> Run:
    return Run((Result("src/a.cu", Status.CONVERTED, (), found, lines=9),), "0.1.0", "7.2", output="src_hip")


def test_the_effort_is_in_the_overview() -> None:
    npp = Diagnostic("HP502", Severity.ERROR, "no NPP", "rewrite it", 0, 1, 1, 1, "nppiAdd", "npp")
    html = render(converted_run(UNSUPPORTED, npp), "html", RULES)
    overview = html[html.index('id="overview"') : html.index('id="proven"')]
    assert re.search(r'<b class="time">\d+ to \d+ h</b> by hand for 2 things in 2 places', overview)
    assert re.search(r'<li class="warning">hours: [\d.]+ to \d+ h for 1 thing in 1 place</li>', overview)
    assert re.search(r'<li class="error">redesign: \d+ to \d+ h for 1 thing in 1 place</li>', overview)
    assert ">minutes: " not in overview
    assert "<code>hipport convert --analyze</code>" in overview


@pytest.mark.parametrize(
    "run",
    [
        converted_run(),
        converted_run(replace(UNSUPPORTED, severity=Severity.INFO)),
        converted_run(replace(UNSUPPORTED, fixed=True)),
        replace(converted_run(UNSUPPORTED), interrupted=True),
        checked_run(),
    ],
    ids=["no finding", "an info", "a fixed one", "interrupted", "a check"],
)
def test_no_effort_where_nothing_is_to_be_said_of_it(run: Run) -> None:
    assert "How much is left" not in render(run, "html", RULES)


def test_a_rule_without_a_weight_loses_no_report() -> None:
    html = render(converted_run(replace(UNSUPPORTED, code="HP999")), "html", RULES)
    assert "Not known: effort.toml has no weight for HP999" in html
    assert html.count('<details class="entry ') == 1


def test_rules_have_their_pages() -> None:
    html = render(sample_run(), "html", RULES)
    assert '<a href="#rule-HP501">HP501 unsupported-name</a>' in html
    assert '<details class="rule" id="rule-HP501">' in html
    assert "<p>A CUDA name that HIP lacks.</p>" in html


def data_blocks(page: Page) -> list[str]:
    """The data in a page, which is no script."""
    return [text for kind, text in page.scripts if kind == "application/json"]


@pytest.mark.parametrize(
    "evil", ["</td><script>alert(1)</script>\"'&", "</script><img src=x onerror=alert(1)>", "<!--<script>"]
)
def test_texts_are_escaped(evil: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = Path(evil.replace("/", "_") + ".cu")
    path.write_text(evil)
    diagnostic = replace(UNSUPPORTED, message=evil, remedy=evil, library=evil, code=evil, symbol=evil, start=0, end=3)
    edit = Edit(0, 2, evil, evil, evil)
    kept = Kept(evil, evil, 1, 1)
    results = (
        Result(str(path), Status.CONVERTED, (edit,), (diagnostic,), (kept,), 1, target=evil),
        Result(evil, Status.CONVERTED, diagnostics=(diagnostic,), kept=(kept,), target=evil),
    )
    rules = {evil: RuleInfo(evil, evil, evil, f"{evil}\n\nExample:\n    {evil}")}
    page = Page(render(Run(results, version=evil, rocm=evil, cuda=evil, output=evil), "html", rules))
    assert [kind for kind, _ in page.scripts] == ["application/json"] * 3 + [""]  # the last one is the report's own
    assert "img" not in page.tags
    index, first, second = (json.loads(text) for text in data_blocks(page))
    assert index["files"] == [str(path), evil]
    assert first["lines"] == [evil]
    assert second["leftOut"]


def test_only_the_reports_own_script_may_run() -> None:
    html = render(sample_run(), "html", RULES)
    (script,) = (text for kind, text in Page(html).scripts if not kind)
    hash_ = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert f"script-src 'sha256-{hash_}'\"" in html


def test_empty_run() -> None:
    html = render(Run((), "0.1.0", "7.2"), "html", RULES)
    assert "Nothing to do: no file was found." in html
    assert '<form id="filters"' not in html
