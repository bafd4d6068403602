"""The rooms of ``hipport.verify`` import each other in one direction only."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import hipport.verify

ROOT = Path(hipport.verify.__file__).parent
#: The rooms and single modules; each may import what stands before it.
ROOMS = (
    "errors", "comparison", "results", "specs", "settings", "porting", "backends", "running", "judging", "tasks",
    "workers", "run", "scaffold",
)  # fmt: skip
PACKAGE = "hipport.verify."
#: Specs are written as users write them, with the names of the package itself.
USERS = ROOT / "tasks" / "ceilings"
MODULES = sorted(path for path in ROOT.rglob("*.py") if path != ROOT / "__init__.py" and USERS not in path.parents)


def room_of(path: Path) -> str:
    return path.relative_to(ROOT).with_suffix("").parts[0]


def imported(text: str) -> Iterator[str]:
    """The rooms that a module imports from, also in functions and for types."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PACKAGE):
            yield str(node.module).removeprefix(PACKAGE).partition(".")[0]
        elif isinstance(node, ast.ImportFrom) and node.module == PACKAGE.rstrip("."):
            yield "__init__"


def upwards(room: str, text: str) -> list[str]:
    return [other for other in imported(text) if other not in ROOMS[: ROOMS.index(room) + 1]]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_imports_downwards(path: Path) -> None:
    assert upwards(room_of(path), path.read_text("utf-8")) == []


def test_an_upward_import_is_found() -> None:
    text = (
        "def f():\n    from hipport.verify.tasks.plan import Plan\nfrom hipport.verify.specs.spec import KernelSpec\n"
    )
    assert upwards("judging", text) == ["tasks"]
    assert upwards("judging", "from hipport.verify import KernelSpec\n") == ["__init__"]


def test_report_does_not_need_the_tree() -> None:
    """What is above conversion and verification is told by their results alone."""
    for path in (ROOT.parent / "report").rglob("*.py"):
        modules = [
            node.module for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)
        ]
        assert not [module for module in modules if (module or "").startswith(("hipport.tree", "hipport.cli"))], path
