"""The table of weights: it has all rules, and what does not have its form is refused."""

from __future__ import annotations

import re
import shutil
import tomllib
from pathlib import Path

import pytest

from hipport.context.registry import RETIRED
from hipport.effort.effort import estimate
from hipport.effort.weights import WorkClass
from hipport.effort.weights import load_weights
from hipport.errors import MappingError
from hipport.mapping import Mapping
from hipport.mapping.mapping import tables_folder
from hipport.rules import RULES
from tests.effort.trees import finding
from tests.effort.trees import tree

CASES = Path(__file__).parents[1] / "cases"
TEXT = (tables_folder() / "effort.toml").read_text("utf-8")
WEIGHTS = load_weights(tables_folder())
#: A finding that is left, as the cases of the rules expect it.
EXPECTED = re.compile(r"^//~.*\b(HP\d{3}) (error|warning)(?! fixed)", re.MULTILINE)


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    """A copy of the tables that estimates need."""
    for name in ("libraries.toml", "effort.toml"):
        shutil.copy(tables_folder() / name, tmp_path / name)
    return tmp_path


def test_every_rule_has_a_weight() -> None:
    assert sorted(WEIGHTS.rules) == sorted(RULES)
    assert not RETIRED & WEIGHTS.rules.keys()


def test_every_library_without_a_counterpart_has_a_weight() -> None:
    libraries = tomllib.loads((tables_folder() / "libraries.toml").read_text("utf-8"))
    assert WEIGHTS.libraries.keys() == {name for name, each in libraries.items() if "unsupported" in each}


def test_every_kind_of_work_is_used() -> None:
    used = {weight.work.key for weight in WEIGHTS.libraries.values()}
    for rule in WEIGHTS.rules.values():
        used |= {weight.work.key for weight in (rule.error, rule.warning, rule.uncalled) if weight}
    assert used == WEIGHTS.work.keys()


def test_rules_that_leave_something_in_the_cases_have_work() -> None:
    texts = [path.read_text("latin-1") for path in CASES.rglob("*.*") if path.is_file()]
    left = {match.groups() for text in texts for match in EXPECTED.finditer(text)}
    assert len(left) > 50
    free = {
        (code, severity)
        for code, severity in left
        if getattr(WEIGHTS.rules[code], severity).work.work_class is WorkClass.AUTOMATIC
    }
    assert free == set()


def test_reasons_are_written_as_messages_are() -> None:
    weights = [*WEIGHTS.libraries.values(), *(rule.error for rule in WEIGHTS.rules.values())]
    wrong = [weight.reason for weight in weights if not weight.reason.strip() or weight.reason.endswith(".")]
    assert wrong == []


def test_a_missing_weight_is_refused(tables: Path) -> None:
    without = re.sub(r"^HP503 = .*\n", "", TEXT, flags=re.MULTILINE)
    assert without != TEXT
    (tables / "effort.toml").write_text(without)
    with pytest.raises(MappingError, match=r"no weight for HP503: add a line"):
        estimate(tree({"a.cu": [finding("HP503")]}), mapping=Mapping(tables))
    assert estimate(tree({"a.cu": [finding("HP501")]}), mapping=Mapping(tables)).items


def test_a_rule_that_is_said_to_leave_nothing_must_not_leave_anything() -> None:
    with pytest.raises(MappingError, match=r"HP101 leaves nothing to do"):
        estimate(tree({"a.cu": [finding("HP101")]}))


BROKEN = [
    ("a work that does not exist", 'HP503 = { work = "kernel"', 'HP503 = { work = "magic"', "magic"),
    ("a rule without a reason", r"HP503 = .*", 'HP503 = { work = "kernel" }', "reason"),
    ("a word that nobody reads", 'HP503 = { work = "kernel"', 'HP503 = { error = "look", work = "kernel"', "error"),
    ("a table that nobody reads", r"\[libraries\]", "[more]\nx = 1\n\n[libraries]", "nobody reads more"),
    ("a class that does not exist", 'class = "hours"\nfirst = 90', 'class = "weeks"\nfirst = 90', "weeks"),
    ("minutes that are hours", r"first = 15\n", "first = 90\n", "not of the class minutes"),
    ("hours that are minutes", r"first = 90\n", "first = 50\n", "not of the class hours"),
    (
        "repetition that is slower",
        r"first = 90\nname = 20\nplace = 5",
        "first = 90\nname = 5\nplace = 20",
        "repetition",
    ),
    ("a negative time", r"name = 3\nplace = 2\n", "name = 3\nplace = -2\n", "repetition"),
    ("a range beside the estimate", r"range = \[0.5, 3.0\]", "range = [2.0, 3.0]", "range of redesign"),
    ("a negative share", r"checking = 0.5", "checking = -0.5", "negative"),
    ("no share", r"checking = 0.5", "", "checking"),
    ("no TOML", r"\[rules\]", "[rules", "cannot be read"),
]


@pytest.mark.parametrize(("what", "old", "new", "said"), BROKEN, ids=[each[0] for each in BROKEN])
def test_a_wrong_table_is_refused(what: str, old: str, new: str, said: str, tmp_path: Path) -> None:
    text = re.sub(old, new, TEXT, count=1)
    assert text != TEXT
    (tmp_path / "effort.toml").write_text(text)
    with pytest.raises(MappingError, match=said):
        load_weights(tmp_path)


def test_no_table_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MappingError, match=r"effort\.toml"):
        load_weights(tmp_path)
