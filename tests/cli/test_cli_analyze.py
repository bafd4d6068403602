from __future__ import annotations

import json
from pathlib import Path

import pytest

from hipport.cli import analyze
from hipport.result import Run
from tests.cli.helpers import UNSUPPORTED
from tests.cli.helpers import Command
from tests.cli.helpers import identities


@pytest.fixture
def left(source: Path) -> Path:
    """The project with one finding."""
    (source / "graph.cu").write_bytes(UNSUPPORTED)
    return source.parent


def test_nothing_is_written_and_what_is_left_is_no_failure(convert: Command, left: Path) -> None:
    before = identities(left)
    ran = convert("--analyze", "src")
    assert (ran.code, ran.err) == (0, "")
    assert "edits in 3 files: read, compile, test" in ran.text
    assert "1 thing in 1 place by hand" in ran.text
    assert "HP501 cudaGraphConditionalHandle: 1 place in 1 file" in ran.text
    assert "src/graph.cu:2:1" in ran.text
    assert identities(left) == before


def test_several_trees_in_all_forms(convert: Command, left: Path) -> None:
    (left / "other").mkdir()
    (left / "other" / "a.cu").write_bytes(UNSUPPORTED)
    ran = convert("--analyze", "other", "src", "--format", "json", "--report", "a.html", "--report", "b/c.json")
    assert ran.code == 0
    report = json.loads(ran.text)
    assert [tree["name"] for tree in report["trees"]] == ["other", "src"]
    assert report["total"]["classes"][0]["places"] == 2
    assert json.loads((left / "b/c.json").read_text()) == report
    assert "src/graph.cu:2:1" in (left / "a.html").read_text()
    assert "2 trees" in convert("--analyze", "other", "src").text


def test_a_tree_is_counted_once(convert: Command, left: Path) -> None:
    assert len(json.loads(convert("--analyze", "src", "src", "--format", "json").text)["trees"]) == 1


def test_one_file(convert: Command, left: Path) -> None:
    assert "1 thing in 1 place by hand" in convert("--analyze", "src/graph.cu").text


def test_each_tree_has_its_own_configuration(convert: Command, left: Path) -> None:
    (left / "src" / "hipport.toml").write_text('ignore = ["HP501"]\n')
    assert "0 things in 0 places by hand" in convert("--analyze", "src").text


def test_a_part_of_a_tree_is_not_estimated(convert: Command, left: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyze, "convert_tree", lambda *_, **__: Run((), "1", "7.2", interrupted=True))
    ran = convert("--analyze", "src")
    assert (ran.code, ran.out) == (2, b"")
    assert "interrupted" in ran.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["-o", "out"], "exclude each other"),
        (["--in-place"], "exclude each other"),
        (["--check"], "exclude each other"),
        (["--check-compile"], "compiles nothing"),
        (["--write-baseline", "b.json"], "takes no baseline"),
        (["--format", "github"], "prints text or json"),
        (["--report", "a.md"], "end its name in .json, .html"),
        (["-"], "takes files and folders"),
        (["nowhere"], "nowhere"),
    ],
)
def test_what_does_not_go_together_is_refused(convert: Command, left: Path, arguments: list[str], said: str) -> None:
    ran = convert("--analyze", "src", *arguments)
    assert ran.code == 2
    assert said in ran.err
    assert ran.out == b""
    assert not (left / "out").exists()
