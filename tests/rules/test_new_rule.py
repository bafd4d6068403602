"""``python -m scripts.new_rule``: what it makes is clean and not yet a rule, and what it cannot make it says."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from hipport.context import registry
from scripts import new_rule as script
from scripts.new_rule import FOLDERS
from scripts.new_rule import NewRuleError
from scripts.new_rule import left_to_fill_in
from scripts.new_rule import new_rule

ROOT = Path(__file__).parents[2]
CODE, NAME = "HP799", "laser-beam"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A repository with the folders of the families, and nothing in them."""
    for folder in [folder for folders in FOLDERS.values() for folder in folders]:
        (tmp_path / "hipport/rules" / folder).mkdir(parents=True, exist_ok=True)
    (tmp_path / "tests/cases").mkdir(parents=True, exist_ok=True)
    return tmp_path


def write(files: dict[Path, str]) -> list[Path]:
    for path, text in files.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    return list(files)


def test_a_rule_has_a_module_and_a_case(tree: Path) -> None:
    paths = [str(path.relative_to(tree)) for path in new_rule(CODE, NAME, root=tree)]
    assert paths[0] == "hipport/rules/hazards/laser_beam.py"
    assert all(path.startswith("tests/cases/laser-beam/") for path in paths[1:])


def test_a_family_with_several_folders_asks_for_one(tree: Path) -> None:
    with pytest.raises(NewRuleError, match=r"^rules of HP1xx are in names and headers: choose one with --folder$"):
        new_rule("HP199", NAME, root=tree)
    module, *_ = new_rule("HP199", NAME, "headers", tree)
    assert module == tree / "hipport/rules/headers/laser_beam.py"


@pytest.mark.parametrize(
    ("code", "name", "folder", "message"),
    [
        ("HP71", NAME, "", "HP71 is not a code: write HP and three digits"),
        ("hp714", NAME, "", "hp714 is not a code"),
        ("HP7145", NAME, "", "HP7145 is not a code"),
        ("XP014", NAME, "", "XP014 is not a code"),
        ("HP101", NAME, "", "HP101 is the code of api-name"),
        ("HP798", NAME, "", "HP798 was the code of a rule that is gone"),
        (CODE, "Laser Beam", "", "Laser Beam is not a name"),
        (CODE, "laser_beam", "", "laser_beam is not a name"),
        (CODE, "class", "", "class is not a name"),
        (CODE, "api-name", "", "api-name is the name of HP101"),
        ("HP399", NAME, "headers", "rules of HP3xx are in calls, not in headers"),
        ("HP899", NAME, "", "HP8xx are notices, .*: add HP899 to hipport/rules/build/files.py by hand"),
        ("HP999", NAME, "", "HP9xx are notices, .*: add HP999 to hipport/notices.py by hand"),
        ("HP699", NAME, "", "hipport/rules/guards does not exist"),
    ],
)
def test_what_cannot_be_made_is_refused(
    tree: Path, monkeypatch: pytest.MonkeyPatch, code: str, name: str, folder: str, message: str
) -> None:
    monkeypatch.setattr(script, "RETIRED", frozenset(("HP798",)))
    (tree / "hipport/rules/guards").rmdir()
    with pytest.raises(NewRuleError, match=f"^{message}"):
        new_rule(code, name, folder, tree)


def test_nothing_is_overwritten(tree: Path) -> None:
    module = tree / "hipport/rules/hazards/laser_beam.py"
    module.write_text("something else\n")
    with pytest.raises(NewRuleError, match=r"^hipport/rules/hazards/laser_beam\.py exists"):
        new_rule(CODE, NAME, root=tree)


def test_an_error_ends_the_command_with_a_message() -> None:
    command = [sys.executable, "-m", "scripts.new_rule", "HP101", NAME]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert process.returncode == 2
    assert "error: HP101 is the code of api-name: take one that is free" in process.stderr
    assert "Traceback" not in process.stderr


def test_there_is_a_folder_for_each_family() -> None:
    assert all((ROOT / "hipport/rules" / folder).is_dir() for folders in FOLDERS.values() for folder in folders)
    assert all((ROOT / path).is_file() for path in script.NOTICES.values())
    assert {code[:3] for code in registry.RULES} == FOLDERS.keys() | script.NOTICES.keys()


def test_what_is_made_is_clean(tree: Path) -> None:
    """For ruff in both its roles, and for mypy."""
    module = write(new_rule(CODE, NAME, root=tree))[0]
    settings = ["--config", str(ROOT / "pyproject.toml"), "--no-cache", str(module)]
    for command in (["ruff", "check", *settings], ["ruff", "format", "--check", *settings]):
        process = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, check=False)
        assert process.returncode == 0, process.stdout


@pytest.mark.slow
def test_what_is_made_has_its_types(tree: Path) -> None:
    module = write(new_rule(CODE, NAME, root=tree))[0]
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", "", "--follow-imports=silent", str(module)]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert process.returncode == 0, process.stdout


def test_what_is_made_says_what_to_fill_in(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "RULES", {})
    module = write(new_rule(CODE, NAME, root=tree))[0]
    spec = importlib.util.spec_from_file_location("laser_beam", module)
    assert spec is not None
    assert spec.loader is not None
    spec.loader.exec_module(importlib.util.module_from_spec(spec))
    rule = registry.RULES[CODE]
    assert all(rule.section(title) for title in ("Example", "Keep"))
    left = left_to_fill_in(tree)
    for wanted in ("the pattern in one sentence", "What it finds: ", "Why: ", "Fix safety: ", "Source: ", "what to do"):
        assert any(wanted in line and line.startswith("hipport/rules/hazards/laser_beam.py:") for line in left)
    assert any(line.startswith("tests/cases/laser-beam/") for line in left)
