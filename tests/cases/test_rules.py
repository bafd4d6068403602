"""Every rule is in a case, so that its findings and edits are held with their places and words."""

from __future__ import annotations

import re
from collections import defaultdict

from hipport.rules import RULES
from hipport.testing.case import read
from tests.cases.case import paths

#: Rules that no file by itself has to do with, and the tests that hold their words.
ELSEWHERE = {
    "HP103": "names are kept, without a code in the report",
    "HP116": "headers of a tree are kept; tests/rules/tree",
    "HP141": "asks the tree; tests/rules/test_headers_of_trees.py",
    "HP252": "asks build files; tests/rules/test_launches_in_trees.py",
    "HP150": "asks build files; tests/rules/test_headers_of_trees.py",
    "HP257": "asks build files; tests/rules/test_math_in_trees.py",
    "HP705": "asks build files; tests/rules/test_hazards_in_trees.py",
    "HP713": "asks build files; tests/rules/test_hazards_in_trees.py",
}
#: Notices are the engine's: tests/engine, tests/tree/test_tree_notices.py, tests/check/test_judge.py.
FINDING = re.compile(r"^//~.* (HP\d+) (?:info|warning|error)\b", re.MULTILINE)
EDIT = re.compile(r"(HP\d+)@")
#: Folders of cases that are about several rules.
TOPICS = {"comments", "conditionals", "cudnn", "device", "encodings", "suppressions", "warp"}


def test_a_folder_is_named_after_a_rule_that_speaks_in_it() -> None:
    cases = defaultdict(list)
    for path in paths():
        cases[path.parent.name].append(read(path).content.decode("latin-1"))
    rules = {rule.name: code for code, rule in RULES.items()}
    assert cases.keys() >= TOPICS
    assert cases.keys() - TOPICS <= rules.keys()
    said = {name: f"{rules[name]}[ @]" if name != "own-name" else "kept" for name in cases.keys() - TOPICS}
    assert [
        name for name, pattern in said.items() if not re.search(rf"^//.*{pattern}", "".join(cases[name]), re.M)
    ] == []


def test_every_rule_is_in_a_case() -> None:
    cases = [read(path).content.decode("latin-1") for path in paths()]
    found = {code for case in cases for code in FINDING.findall(case)}
    edited = {code for case in cases for code in EDIT.findall(case)}
    rules = {code for code, rule in RULES.items() if rule.check is not None}
    assert rules - found - edited == ELSEWHERE.keys()
    assert {code for code in rules if RULES[code].edits} - ELSEWHERE.keys() <= edited
