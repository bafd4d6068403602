"""The files of the runtime call downwards only: none needs a file that needs it."""

from __future__ import annotations

from graphlib import CycleError
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from hipport.cpu import find_compiler
from hipport.cpu.compiler import HEADERS
from hipport.cpu.compiler import RUNTIME
from hipport.elf import open_elf
from hipport.elf import symbols_of

FLAGS = ("-std=gnu++17", "-O0", "-fPIC", "-fno-exceptions", "-fno-rtti", f"-I{HEADERS}", f"-I{RUNTIME}")


def needs(sources: list[Path], folder: Path) -> dict[str, set[str]]:
    """The files that each file needs: those that define what it uses."""
    defined: dict[str, str] = {}
    used: dict[str, set[str]] = {}
    for source in sources:
        target = folder / f"{source.stem}.o"
        compiled, output = find_compiler().compile(source, target, FLAGS, seconds=60)
        assert compiled, output
        with open_elf(target.read_bytes()) as elf:
            for symbol in symbols_of(elf, "SHT_SYMTAB"):
                if symbol["st_shndx"] == "SHN_UNDEF":
                    used.setdefault(source.stem, set()).add(symbol.name)
                elif symbol["st_info"]["bind"] == "STB_GLOBAL":
                    defined[symbol.name] = source.stem
    return {name: {defined[symbol] for symbol in symbols if symbol in defined} for name, symbols in used.items()}


@pytest.mark.slow
def test_no_circle(tmp_path: Path) -> None:
    found = needs(sorted(RUNTIME.glob("*.cpp")), tmp_path)
    TopologicalSorter(found).prepare()
    assert found["launch"] >= {"schedule", "ending"}
    assert found["schedule"] >= {"ending"}


def test_a_circle_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.cpp").write_text("void b(); void a() { b(); }")
    (tmp_path / "b.cpp").write_text("void a(); void b() { a(); }")
    found = needs([tmp_path / "a.cpp", tmp_path / "b.cpp"], tmp_path)
    with pytest.raises(CycleError):
        TopologicalSorter(found).prepare()
