"""What CONTRIBUTING.md says about adding a rule is so."""

from __future__ import annotations

import re
from operator import attrgetter
from pathlib import Path

import pytest

from hipport.config import Options
from hipport.context.context import Context
from hipport.mapping.mapping import load_mapping
from hipport.project.survey import Survey
from hipport.source.text import Source
from scripts.docs import FAMILIES
from scripts.new_rule import FOLDERS
from scripts.new_rule import NOTICES

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the table whose first column has this heading."""
    table = TEXT.partition(f"| {heading} |")[2].partition("\n\n")[0]
    lines = [line.strip().strip("|") for line in table.splitlines()[2:]]
    return [[cell.strip() for cell in line.split(" | ")] for line in lines]


def test_the_table_of_families_is_that_of_new_rule() -> None:
    table = {row[0].removesuffix("xx"): re.findall(r"`([\w/.]+)`", row[2]) for row in rows("Codes")}
    assert table.keys() == FOLDERS.keys() | NOTICES.keys() == FAMILIES.keys()
    assert {family: tuple(folders) for family, folders in table.items() if family in FOLDERS} == FOLDERS
    assert all(path.removeprefix("hipport/rules/").startswith(table[family][0]) for family, path in NOTICES.items())


@pytest.mark.parametrize("row", rows("Question"), ids=lambda row: row[0])
def test_what_a_rule_may_ask_is_in_the_context(row: list[str]) -> None:
    context = Context(Source.from_bytes("a.cu", b""), load_mapping(), Options(), Survey())
    names = re.findall(r"`([\w.]+)`", row[1])
    assert names
    for name in names:
        attrgetter(name)(context)


def test_rules_do_not_import_rules() -> None:
    importing = re.compile(r"^from hipport\.rules\.", re.MULTILINE)
    modules = (ROOT / "hipport/rules").glob("*/*.py")
    assert not [path.name for path in modules if importing.search(path.read_text("utf-8"))]
