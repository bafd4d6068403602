from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from hipport.project.survey import Survey
from hipport.unit import Ask
from hipport.unit import Question
from hipport.unit import Type
from hipport.unit import ViewStatus
from hipport.unit.flags import TreeFlags
from hipport.unit.units import Units
from tests.unit.conftest import PATIENT

SOURCE = b'#include "missing.h"\n#if 0\nint a;\n#endif\n#include "own.h"\nlane b;\n'
QUESTION = Question(SOURCE.index(b"b;\n"), Ask.TYPE)


def bits(units: Units, folder: Path) -> int | None:
    fact = units.ask(folder / "file.cu", SOURCE, [QUESTION]).facts[QUESTION]
    return fact.bits if isinstance(fact, Type) else None


def test_what_could_not_be_seen(units: Units, tmp_path: Path) -> None:
    (tmp_path / "own.h").write_text("typedef unsigned short lane;\n")
    answers = units.ask(tmp_path / "file.cu", SOURCE, [QUESTION])
    assert answers.view.status is ViewStatus.PARSED
    assert answers.view.missing == ("missing.h",)
    assert answers.view.errors == 1
    ((start, end),) = answers.view.skipped
    assert SOURCE[start:end].startswith(b"#if 0")
    assert pickle.loads(pickle.dumps(answers)) == answers


def test_results_are_kept(tmp_path: Path, cache: Path) -> None:
    (tmp_path / "own.h").write_text("typedef unsigned short lane;\n")
    for starts in (True, False):
        with Units(PATIENT, cache) as units:
            assert bits(units, tmp_path) == 16
            assert (units._worker._process is not None) is starts


@pytest.mark.parametrize("changed", ["own.h", "missing.h"])
def test_another_header_is_another_result(units: Units, tmp_path: Path, changed: str) -> None:
    (tmp_path / "own.h").write_text("#pragma once\n#ifndef WIDE\ntypedef unsigned short lane;\n#endif\n")
    assert bits(units, tmp_path) == 16
    (tmp_path / changed).write_text("#define WIDE\ntypedef unsigned long long lane;\n")
    assert bits(units, tmp_path) == 64


def test_flags_of_a_tree(units: Units, tmp_path: Path) -> None:
    """A folder that a Makefile names, and one that only the includes tell of."""
    for name, text in {
        "Makefile": "NVCCFLAGS = -Iinclude -DWIDTH=64\nall:\n\tnvcc $(NVCCFLAGS) src/a.cu\n",
        "include/named.h": "typedef long long wide;\n",
        "lib/guessed/inner.h": "typedef short narrow;\n",
        "lib/other.h": "#ifdef OWN_USE_CUDA\n#endif\n",
        "src/a.cu": "#include <named.h>\n#include <guessed/inner.h>\nwide a[WIDTH];\nnarrow b;\n",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    files = frozenset(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*"))
    flags = TreeFlags(Survey(files, tmp_path)).of("src/a.cu")
    assert set(flags.macros) == {"-DWIDTH=64", "-DOWN_USE_CUDA=1"}
    path = tmp_path / "src" / "a.cu"
    data = path.read_bytes()
    questions = [Question(data.index(text), Ask.TYPE) for text in (b"a[", b"b;")]
    answers = units.ask(path, data, questions, flags)
    assert answers.view.missing == ()
    assert [fact.bits for fact in answers.facts.values() if isinstance(fact, Type)] == [64, 16]
