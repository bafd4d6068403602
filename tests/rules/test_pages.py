"""Every rule's page is a test: its example makes the rule speak, what is to be kept does not."""

from __future__ import annotations

import shlex
from dataclasses import fields
from pathlib import Path

import pytest

from hipport.cli.convert import convert as convert_command
from hipport.config import Options
from hipport.config import load_options
from hipport.convert import convert_bytes
from hipport.mapping.mapping import load_mapping
from hipport.project.survey import Survey
from hipport.result import Result
from hipport.rules import RULES
from hipport.rules import Rule
from hipport.unit import adviser_of
from scripts.new_rule import left_to_fill_in

CHECKED = [rule for rule in RULES.values() if rule.check is not None]
#: The header that one of the examples includes, the build files that some are about, and a source that is read itself.
TREE = Survey(
    files=frozenset(("cuda_utils.h", "example.pro", "scene.cpp", "setup.py")), root=Path(__file__).with_name("tree")
)
#: What a rule's example is called, where that matters.
NAMES = {"HP124": "example.c", "HP141": "scene.cpp", "HP256": "example.cpp"}
SECTIONS = ("What it finds", "Why", "Fix safety")


def convert(rule: Rule, section: str) -> Result:
    given = convert_command.make_context("convert", [*shlex.split(rule.heading(section)), "-"]).params
    settings = {field.name: given[field.name] for field in fields(Options) if given[field.name] is not None}
    options = load_options(Path("/"), settings)
    data = rule.section(section).encode() + b"\n"
    return convert_bytes(
        NAMES.get(rule.code, "example.cu"), data, load_mapping(), options, TREE, adviser_of(TREE)
    ).result


def speaks(rule: Rule, result: Result) -> bool:
    if rule.code in ("HP103", "HP116"):
        return bool(result.kept)
    codes = {edit.code for edit in result.edits} | {diagnostic.code for diagnostic in result.diagnostics}
    return rule.code in codes


@pytest.mark.parametrize("rule", CHECKED, ids=lambda rule: rule.code)
def test_the_example_makes_the_rule_speak(rule: Rule) -> None:
    assert speaks(rule, convert(rule, "Example"))


@pytest.mark.parametrize("rule", CHECKED, ids=lambda rule: rule.code)
def test_what_is_to_be_kept_does_not(rule: Rule) -> None:
    assert rule.section("Keep")
    assert not speaks(rule, convert(rule, "Keep"))


@pytest.mark.parametrize("rule", RULES.values(), ids=lambda rule: rule.code)
def test_the_page_is_complete(rule: Rule) -> None:
    assert rule.summary.endswith(".")
    assert all(f"{title}: " in rule.page for title in SECTIONS)
    assert rule.name.islower()


@pytest.mark.parametrize("rule", CHECKED, ids=lambda rule: rule.code)
def test_a_rule_that_edits_says_so(rule: Rule) -> None:
    result = convert(rule, "Example")
    fixes = {d.code for d in result.diagnostics if d.fix is not None}
    assert rule.edits == (rule.code in {edit.code for edit in result.edits} | fixes)


def test_nothing_is_left_to_fill_in() -> None:
    left = left_to_fill_in()
    assert not left, "a rule is not finished; fill in\n" + "\n".join(left)
