"""The precompiled prelude: one that does not go with what is installed is never used."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import cast

import pytest

from hipport.build.flags import Flags
from hipport.unit import Ask
from hipport.unit import Question
from hipport.unit import Type
from hipport.unit import prelude
from hipport.unit.clang import Clang
from hipport.unit.parse import Parser
from hipport.unit.parse import ParseTask
from hipport.unit.prelude import CompilationPass
from hipport.unit.prelude import Mode
from hipport.unit.prelude import Precompiled
from hipport.unit.prelude import Standard
from tests.unit.conftest import PATIENT


class Compiler:
    """Stands for libclang: writes its version and the prelude."""

    def __init__(self, version: str = "18") -> None:
        self.version = version

    def precompile(self, header: Path, arguments: Sequence[str], target: Path) -> None:
        target.write_text(f"{self.version} {' '.join(arguments)} {header.read_text()}")


@pytest.fixture
def headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of our headers, which is used instead of them."""
    folder = shutil.copytree(prelude.STUBS, tmp_path / "include")
    monkeypatch.setattr(prelude, "FOLDER", folder)
    monkeypatch.setattr(prelude, "OURS", (folder,))
    monkeypatch.setattr(prelude, "STUBS", str(folder))
    prelude.fingerprint.cache_clear()
    yield folder
    prelude.fingerprint.cache_clear()


def precompiled(folder: Path, version: str = "18", mode: Mode | None = None) -> Path:
    """The precompiled header that a new process uses."""
    prelude.fingerprint.cache_clear()
    # A stand-in has what is used of the class.
    found = Precompiled(cast("Clang", Compiler(version)), folder, lambda _: None).get(mode or Mode())
    assert found is not None
    return found


def change(path: Path, line: str = "// changed") -> None:
    path.write_text(f"{path.read_text()}{line}\n")


CHANGES: dict[str, Callable[[Path], object]] = {
    "prelude": lambda folder: change(folder / "prelude.h"),
    "generated": lambda folder: change(folder / "generated" / "runtime.h"),
    "compiler's": lambda folder: change(folder / "resource" / "include" / "stddef.h"),
    "added": lambda folder: (folder / "cuda" / "added.h").write_text("int added;\n"),
    "removed": lambda folder: (folder / "cuda" / "cublas_v2.h").unlink(),
}


@pytest.mark.parametrize("make", CHANGES.values(), ids=CHANGES)
def test_other_headers_need_another_precompiled_one(
    tmp_path: Path, headers: Path, make: Callable[[Path], object]
) -> None:
    before = precompiled(tmp_path / "kept")
    assert precompiled(tmp_path / "kept") == before
    make(headers)
    after = precompiled(tmp_path / "kept")
    assert after != before
    assert after.is_file()


def test_another_libclang_and_other_options_need_another_precompiled_header(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [
        precompiled(tmp_path),
        precompiled(tmp_path, version="19"),
        precompiled(tmp_path, mode=Mode(compilation=CompilationPass.DEVICE)),
        precompiled(tmp_path, mode=Mode(standard=Standard.CXX20)),
        precompiled(tmp_path, mode=Mode(system=False)),
    ]
    common = prelude.common
    monkeypatch.setattr(prelude, "common", lambda mode: [*common(mode), "-DMORE"])
    found.append(precompiled(tmp_path))
    assert len(set(found)) == len(found)


def test_a_precompiled_header_of_headers_that_have_changed_since_is_made_anew(
    tmp_path: Path, headers: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The system's headers are not in the name of the file; here ours are not, either.
    monkeypatch.setattr(prelude, "fingerprint", cache(lambda: ""))
    data = b"size_t now;"
    question = Question(data.index(b"now"), Ask.TYPE)
    task = ParseTask(str(tmp_path / "file.cu"), data, Flags(), (question,), PATIENT, system=False)
    kept = tmp_path / "kept"

    def bits() -> int | None:
        result = Parser(Clang(), kept, lambda _: None).run(task).answers
        fact = result.facts[question]
        assert isinstance(fact, Type)
        return fact.bits

    assert bits() == 64
    (made,) = kept.iterdir()
    first = made.read_bytes()
    change(headers / "prelude.h", "#define size_t char")
    assert bits() == 8
    assert list(kept.iterdir()) == [made]
    assert made.read_bytes() != first


@pytest.mark.parametrize("standard", Standard)
@pytest.mark.parametrize("compilation", CompilationPass)
def test_a_delete_after_a_precompiled_header_is_parsed(
    tmp_path: Path, headers: Path, standard: Standard, compilation: CompilationPass
) -> None:
    change(headers / "prelude.h", "void operator delete(void *) noexcept;")
    clang, mode = Clang(), Mode(compilation, standard, system=False)
    header = Precompiled(clang, tmp_path / "kept", lambda _: None).get(mode)
    assert header is not None
    code = b"void f(int *p) { delete p; }\n"
    with clang.parse(str(tmp_path / "a.cu"), code, prelude.arguments(mode, Flags(), header), whole=True) as tree:
        assert tree.errors == ()
