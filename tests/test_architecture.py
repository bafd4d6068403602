"""The walls of the house: docs/architecture.md says which room may import which, and the code keeps to it."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
_ROW = re.compile(r"^\| `hipport/(?P<room>\S+)` \| (?P<holds>[^|]+) \| (?P<imports>[^|]*) \|$", re.MULTILINE)
_BASE = re.compile(r"^\| `hipport/(?P<room>\w+)\.py` \| [^|]+ \|$", re.MULTILINE)
_NAME = re.compile(r"`(\w+)`")

Rooms = dict[str, set[str]]  # each room with those that it may import, the highest first


def drawn() -> Rooms:
    """The rooms of the first table: folders and single modules of the package, without ``.py`` and ``/``."""
    return {
        match["room"].removesuffix(".py").removesuffix("/"): set(_NAME.findall(match["imports"]))
        for match in _ROW.finditer(PAGE)
    }


def whole() -> Rooms:
    """All rooms: those of the second table import those below them, and all others import them."""
    base = _BASE.findall(PAGE)
    lower = {room: set(base[at + 1 :]) for at, room in enumerate(base)}
    return {room: allowed | set(base) for room, allowed in drawn().items()} | lower


@cache
def imports(path: Path) -> tuple[str, ...]:
    """The modules of hipport that a file imports, anywhere in it."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "hipport":
            found += (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            found += (alias.name for alias in node.names if alias.name.split(".")[0] == "hipport")
    return tuple(found)


def modules(package: Path) -> dict[str, Path]:
    """The modules of a package by their names."""
    found = {}
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def module_graph(package: Path) -> dict[str, set[str]]:
    """Each module with the modules that it imports."""
    known = modules(package)
    graph = {}
    for name, path in known.items():
        wanted = (full if full in known else full.rpartition(".")[0] for full in imports(path))
        graph[name] = {other for other in wanted if other in known and other != name}
    return graph


def room_of(module: str, rooms: Mapping[str, object]) -> str | None:
    """The room that a module is in: the table's folder, or the module itself; ``__init__`` for the package's face."""
    name = module.partition(".")[2].partition(".")[0] or "__init__"
    return name if name in rooms else None


def broken(package: Path, rooms: Rooms) -> list[str]:
    """What the code does and the table does not allow."""
    found = []
    for module, others in module_graph(package).items():
        room = room_of(module, rooms)
        if room is None:
            found.append(f"{module} is in no room of docs/architecture.md")
            continue
        for other in sorted(others):
            target = room_of(other, rooms)
            if target not in (room, None) and target not in rooms[room]:
                found.append(f"{module} imports {other}, which {room} may not")
    return found


def circles(graph: Mapping[str, set[str]]) -> list[tuple[str, ...]]:
    """Modules that import one another: what is left when those without imports are taken away, again and again."""
    left = {name: set(others) for name, others in graph.items()}
    while free := {name for name, others in left.items() if not others & left.keys()}:
        left = {name: others for name, others in left.items() if name not in free}
    while free := {name for name in left if not any(name in others for others in left.values())}:
        left = {name: others for name, others in left.items() if name not in free}
    return [tuple(sorted(left))] if left else []


def test_imports_keep_to_the_table() -> None:
    assert broken(ROOT / "hipport", whole()) == []


def test_imports_point_down_the_table() -> None:
    rooms = drawn()
    order = list(rooms)
    upwards = [(room, other) for room in order for other in rooms[room] if order.index(other) <= order.index(room)]
    assert upwards == []


def test_the_table_allows_nothing_that_nobody_does() -> None:
    rooms = drawn()
    used: Rooms = {room: set() for room in rooms}
    for module, others in module_graph(ROOT / "hipport").items():
        if here := room_of(module, rooms):
            used[here] |= {room for other in others if (room := room_of(other, rooms))}
    assert {room: rooms[room] - used[room] for room in rooms if rooms[room] - used[room]} == {}


def test_no_modules_import_one_another() -> None:
    assert circles(module_graph(ROOT / "hipport")) == []


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with two rooms, of which the lower one imports the higher one."""
    for name, text in {
        "high/a.py": "from hipport.low import b\n",
        "low/b.py": "def f():\n    import hipport.high.a\n",
    }.items():
        path = tmp_path / "hipport" / name
        path.parent.mkdir(parents=True)
        path.write_text(text)
        path.with_name("__init__.py").touch()
    return tmp_path / "hipport"


def test_an_import_upwards_is_found(package: Path) -> None:
    assert broken(package, {"__init__": set(), "high": {"low"}, "low": set()}) == [
        "hipport.low.b imports hipport.high.a, which low may not"
    ]


def test_a_room_that_is_not_drawn_is_found(package: Path) -> None:
    found = broken(package, {"__init__": set(), "high": {"low"}})
    assert found == [
        "hipport.low is in no room of docs/architecture.md",
        "hipport.low.b is in no room of docs/architecture.md",
    ]


def test_a_circle_is_found(package: Path) -> None:
    assert circles(module_graph(package)) == [("hipport.high.a", "hipport.low.b")]
