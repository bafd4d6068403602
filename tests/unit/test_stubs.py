"""The headers that stand for CUDA's: each parses by itself, and they are what the symbol facts make."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.build.flags import Flags
from hipport.unit.clang import Clang
from hipport.unit.prelude import STUBS
from hipport.unit.prelude import CompilationPass
from hipport.unit.prelude import Mode
from hipport.unit.prelude import Standard
from hipport.unit.prelude import arguments
from scripts.unit.__main__ import FACTS
from scripts.unit.__main__ import committed
from scripts.unit.stubs import stubs

FOLDER = Path(STUBS)
HEADERS = sorted(path.relative_to(FOLDER).as_posix() for path in [*FOLDER.glob("*.h"), *FOLDER.glob("generated/*.h")])


@pytest.fixture(scope="module")
def clang() -> Clang:
    return Clang()


@pytest.mark.parametrize("header", HEADERS)
def test_a_header_parses(clang: Clang, header: str) -> None:
    mode = Mode(system=False)
    source = f'#include "{FOLDER / header}"\n'.encode()
    assert clang.parse("file.cu", source, arguments(mode, Flags(), None)).errors == ()


@pytest.mark.parametrize(
    "mode",
    [
        Mode(),
        pytest.param(Mode(CompilationPass.HOST, Standard.CXX20), marks=pytest.mark.slow),
        pytest.param(Mode(CompilationPass.DEVICE), marks=pytest.mark.slow),
        Mode(CompilationPass.DEVICE, Standard.CXX20, system=False),
    ],
)
def test_the_prelude_parses(clang: Clang, mode: Mode) -> None:
    assert clang.parse("file.cu", b"", arguments(mode, Flags(), None)).errors == ()


def test_every_name_leads_to_a_header(clang: Clang) -> None:
    names = [path.relative_to(FOLDER / "cuda").as_posix() for path in (FOLDER / "cuda").rglob("*.*")]
    source = "".join(f"#include <{name}>\n" for name in names if name != "cublas.h")  # it contradicts cublas_v2.h
    tree = clang.parse("file.cu", source.encode(), arguments(Mode(system=False), Flags(), None))
    assert [error.text for error in tree.errors if "file not found" in error.text] == []


@pytest.mark.slow  # scripts.unit --check says it as well
def test_the_stubs_are_what_their_sources_make() -> None:
    texts = {name: path.read_text("utf-8") for name, path in committed().items()}
    assert texts == stubs(FACTS), "run python -m scripts.unit"
