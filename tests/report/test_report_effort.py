"""Reports of the effort: the screen, the page, and the data."""

from __future__ import annotations

import io
import json
import re
from importlib.resources import files
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from jsonschema import ValidationError
from rich.console import Console

from hipport.diagnostics import Severity
from hipport.effort.effort import Effort
from hipport.effort.effort import estimate
from hipport.effort.weights import Minutes
from hipport.errors import ConfigError
from hipport.report.effort import format_of
from hipport.report.effort import render
from hipport.report.effort.text import show
from hipport.report.effort.wording import time_words
from tests.effort.trees import finding
from tests.effort.trees import tree

SCHEMA = json.loads(files("hipport.report.effort").joinpath("schema.json").read_text("utf-8"))
LONG = f"src/{'folder_with_a_long_name/' * 5}kernels.cu"


def sample(name: str = "src") -> Effort:
    found = {
        "src/main.cu": [finding("HP501", "cudaCtxResetPersistingL2Cache", library="runtime"), finding("HP511")],
        "src/nets/nets.cu": [finding("HP502", f"Npp{n}u", library="npp", message=f"Npp{n}u is not") for n in range(9)],
        LONG: [finding("HP604", severity=Severity.WARNING), finding("HP503", message="<script>alert(1)</script>")],
    }
    return estimate(tree(found, edits=400), name)


def shown(*trees: Effort, width: int = 80, terminal: bool = False) -> str:
    file = io.StringIO()
    show(trees, Console(file=file, width=width, force_terminal=terminal, color_system=None, highlight=False))
    return file.getvalue()


@pytest.mark.parametrize(
    ("likely", "words"),
    [
        (0, "-"),
        (0.4, "up to 1 min"),
        (10, "5 to 20 min"),
        (44, "22 to 90 min"),
        (60, "0.5 to 2 h"),
        (333, "3 to 11 h"),
        (720, "6 to 24 h"),
        (960, "1 to 4 d"),
        (48_000, "50 to 200 d"),
        (960_000, "1,000 to 4,000 d"),
    ],
)
def test_times_are_ranges_without_false_precision(likely: float, words: str) -> None:
    assert time_words(Minutes(likely / 2, likely, likely * 2)) == words


def test_a_time_without_a_range() -> None:
    assert time_words(Minutes(30, 30, 30)) == "30 min"


def test_the_screen_of_one_tree() -> None:
    expected = Path(__file__).parent / "expected" / "effort.txt"
    text = re.sub(r"^hipport \S+:", "hipport:", shown(sample()))
    assert text == expected.read_text("utf-8")


def test_one_tree_fits_a_screen() -> None:
    lines = shown(sample(), terminal=True).splitlines()
    assert len(lines) <= 50
    assert [line for line in lines if len(line) > 80] == [line for line in lines if "folder_with_a_long_name/" in line]


def test_paths_are_never_broken() -> None:
    for terminal in (False, True):
        assert LONG in shown(sample(), width=40, terminal=terminal)


def test_nothing_left() -> None:
    text = shown(estimate(tree({"a.cu": []}, edits=2), "src"))
    assert "2 edits in 1 file" in text
    assert "The longest" not in text
    assert "--report" not in text


def test_several_trees_are_a_line_each_and_a_sum() -> None:
    small = estimate(tree({"b.cu": [finding("HP604", severity=Severity.WARNING)]}), "small")
    text = shown(small, sample("big"))
    big, little = text[text.index("2 trees") :].splitlines()[1:3]
    assert "big: 1,200 edits in 3 files, 5 things in 13 places left" in big
    assert "small: 0 edits in 0 files, 1 thing in 1 place left" in little
    assert "in all     6 things in 14 places by hand" in text
    assert "by folder" not in text


def test_json_follows_its_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    report = json.loads(render([sample("a"), sample("b")], "json"))
    Draft202012Validator(SCHEMA).validate(report)
    assert [each["name"] for each in report["trees"]] == ["a", "b"]
    assert report["total"]["by_hand"]["likely"] == pytest.approx(2 * report["trees"][0]["by_hand"]["likely"], abs=0.2)
    (cdp,) = (item for item in report["trees"][0]["items"] if item["code"] == "HP511")
    assert (cdp["class"], cdp["places"]) == ("redesign", [["src/main.cu", 1, 1]])
    del report["trees"][0]["items"][0]["reason"]
    with pytest.raises(ValidationError, match="reason"):
        Draft202012Validator(SCHEMA).validate(report)


def test_every_key_of_the_json_is_in_the_schema() -> None:
    report = json.loads(render([sample()], "json"))
    definitions = SCHEMA["$defs"]
    figures, one = definitions["figures"]["properties"], definitions["tree"]["properties"]
    assert report.keys() == SCHEMA["properties"].keys()
    assert report["total"].keys() == figures.keys()
    assert report["trees"][0].keys() == figures.keys() | one.keys()
    assert report["trees"][0]["items"][0].keys() == definitions["item"]["properties"].keys()
    assert report["total"]["classes"][0].keys() == definitions["group"]["properties"].keys()


def test_the_page_has_everything_and_is_escaped() -> None:
    one, two = render([sample()], "html"), render([sample("a<b"), sample("c")], "html")
    assert one.startswith("<!DOCTYPE html>")
    assert "<script>alert" not in one
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in one
    assert one.count('<tr class="thing">') == 5
    assert two.count('<tr class="thing">') == 10
    assert "<h2>By folder</h2>" in one
    assert "<h2>By folder</h2>" not in two
    assert "<td>a&lt;b" in two
    assert "src='" not in one
    assert "http" not in one.replace("http-equiv", "")


@pytest.mark.parametrize(("name", "format_"), [("a.json", "json"), ("b.HTML", "html")])
def test_the_suffix_names_the_format(name: str, format_: str) -> None:
    assert format_of(Path(name)) == format_


def test_another_suffix_is_refused() -> None:
    with pytest.raises(ConfigError, match=r"a\.md: end its name in \.json, \.html"):
        format_of(Path("a.md"))
