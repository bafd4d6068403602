"""Every rule is in a case, so that its findings and edits are held with their places and words."""

from __future__ import annotations

import re
from pathlib import Path

from hipport.rules import RULES

HERE = Path(__file__).parent
#: Rules that no file by itself has to do with, and the tests that hold their words.
ELSEWHERE = {
    "HP103": "names are kept, without a code in the report",
    "HP116": "headers of a tree are kept; tests/rules/tree",
    "HP124": "is about C files; tests/rules/test_headers_of_trees.py",
    "HP705": "asks build files; tests/rules/test_hazards_in_trees.py",
    "HP713": "asks build files; tests/rules/test_hazards_in_trees.py",
}
#: Notices are the engine's: tests/engine, tests/tree/test_tree_notices.py, tests/check/test_judge.py.
FINDING = re.compile(r"^\d+:\S+ (?:info|warning|error) (HP\d+)", re.MULTILINE)
EDITS = re.compile(r"^\d+ edits (.*)", re.MULTILINE)


def test_every_rule_is_in_a_case() -> None:
    reports = [path.read_text("utf-8") for path in HERE.glob("*/*.txt")]
    found = {code for report in reports for code in FINDING.findall(report)}
    edited = {code for report in reports for edits in EDITS.findall(report) for code in re.findall(r"HP\d+", edits)}
    rules = {code for code, rule in RULES.items() if rule.check is not None}
    assert rules - found - edited == ELSEWHERE.keys()
    assert {code for code in rules if RULES[code].edits} <= edited
