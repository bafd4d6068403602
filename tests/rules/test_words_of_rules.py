"""A rule that says which words it needs finds nothing in a file without one of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import Options
from hipport.context.context import Context
from hipport.mapping.mapping import load_mapping
from hipport.project.survey import Survey
from hipport.rules import RULES
from hipport.rules import asked
from hipport.source.text import Source
from hipport.testing.case import read
from tests.cases.case import paths

_BY_FOLDER: dict[str, list[Path]] = {}
for _path in paths():
    _BY_FOLDER.setdefault(_path.parent.name, []).append(_path)


@pytest.mark.parametrize("folder", _BY_FOLDER)
def test_a_rule_that_is_not_asked_finds_nothing(folder: str) -> None:
    for path in _BY_FOLDER[folder]:
        case = read(path)
        context = Context(Source(path.name, case.data.decode("latin-1")), load_mapping(), case.options, Survey())
        left_out = RULES.keys() - {rule.code for rule in asked(case.options, context.tokens.distinct)}
        for code in left_out:
            rule = RULES[code]
            if rule.check is not None and case.options.selects(code):
                assert not list(rule.check(context)), (path, code)


def test_rules_are_asked_by_code_and_by_word() -> None:
    of_nobody = asked(Options(), frozenset({"int", "main"}))
    of_register = asked(Options(), frozenset({"int", "register"}))
    assert [rule.code for rule in of_register] == sorted(rule.code for rule in of_register)
    assert {rule.code for rule in of_register} - {rule.code for rule in of_nobody} == {"HP206"}
    assert not asked(Options(select=("HP206",)), frozenset({"int"}))
