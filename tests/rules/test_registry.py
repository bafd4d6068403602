"""A rule is registered by being there, in the folder of its family, under a code and a name of its own."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import hipport.rules
from hipport.context import registry
from hipport.context.registry import RULES
from hipport.context.registry import notice
from scripts.new_rule import FOLDERS

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "hipport/rules"
#: Rules that are with others of their theme, not with those of their code.
ELSEWHERE = {"HP904": "guards"}

MODULE = '''
from hipport.context.registry import rule

@rule("{code}", "{name}")
def check(ctx):
    """A page."""
    return ()
'''


@pytest.fixture
def extended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that is a part of hipport.rules as long as the test runs; what it registers is forgotten after it."""
    monkeypatch.setattr(registry, "RULES", RULES.copy())
    monkeypatch.setattr(hipport.rules, "__path__", [str(tmp_path)])
    yield tmp_path
    for name in [name for name in sys.modules if name.startswith("hipport.rules.lasers")]:
        del sys.modules[name]


def add(folder: Path, path: str, code: str, name: str) -> None:
    module = folder / path
    module.parent.mkdir(exist_ok=True)
    module.with_name("__init__.py").touch()
    module.write_text(MODULE.format(code=code, name=name))


def test_a_module_in_a_new_folder_is_registered(extended: Path) -> None:
    add(extended, "lasers/beam.py", "HP199", "laser-beam")
    hipport.rules.load_rules([str(extended)])
    assert registry.RULES["HP199"].name == "laser-beam"


@pytest.mark.parametrize(
    ("code", "name", "message"),
    [
        ("HP101", "laser-beam", "HP101 is the code of two rules: api-name and laser-beam"),
        ("HP198", "api-name", "api-name is the name of two rules: HP101 and HP198"),
        ("HP197", "laser-beam", "HP197 was the code of a rule that is gone"),
    ],
)
def test_a_code_and_a_name_are_given_once(
    extended: Path, monkeypatch: pytest.MonkeyPatch, code: str, name: str, message: str
) -> None:
    monkeypatch.setattr(registry, "RETIRED", frozenset(("HP197",)))
    add(extended, f"lasers_of_{code}/beam.py", code, name)
    with pytest.raises(ValueError, match=message):
        hipport.rules.load_rules([str(extended)])
    with pytest.raises(ValueError, match=message):
        notice(code, name, "A page.")


def test_every_module_below_rules_is_loaded() -> None:
    """Also in a folder where somebody has forgotten ``__init__.py``, which the walk passes by."""
    modules = {path.relative_to(ROOT).with_suffix("") for path in PACKAGE.glob("*/*.py") if path.stem != "__init__"}
    assert {".".join(path.parts) for path in modules} <= sys.modules.keys()
    assert not list(PACKAGE.glob("*/*/*.py"))


def test_a_rule_is_in_a_folder_of_its_family() -> None:
    misplaced = {
        code: rule.check.__module__
        for code, rule in RULES.items()
        if rule.check is not None
        and rule.check.__module__.split(".")[2] not in (*FOLDERS.get(code[:3], ()), ELSEWHERE.get(code))
    }
    assert not misplaced


def test_every_code_that_was_released_is_there_or_retired() -> None:
    released = set(re.findall(r"\bHP\d{3}\b", (ROOT / "CHANGELOG.md").read_text("utf-8")))
    assert released <= RULES.keys() | registry.RETIRED
