"""Files with many headers: what they include is precompiled without bodies, and the answers are the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.build.flags import Flags
from hipport.unit import Answers
from hipport.unit import Ask
from hipport.unit import Question
from hipport.unit import Type
from hipport.unit import ViewStatus
from hipport.unit import clang as libclang
from hipport.unit.clang import Clang
from hipport.unit.parse import Parser
from hipport.unit.parse import ParseTask
from hipport.unit.units import Units
from tests.unit.conftest import PATIENT

pytestmark = pytest.mark.slow  # starts and ends many parsers

MANY = 100
HEADER = """\
#pragma once
#include "inner.h"
#define OWN(x) twice(x)
inline auto deduced(int a) { return a * 2ull; }
constexpr int twice(int a) { return a * 2; }
inline int wrong() { return undeclared; }
template <class T> T *allocate(int n) { T *p; cudaMalloc(&p, n * sizeof(T)); return p; }
template <class T> struct Pool { T *get() const { return data; } T *data; };
"""
SOURCE = b"""\
// A kernel.
#ifdef NOWHERE
#include "nowhere.h"
#endif
#define SIZE 32
#include "header.h"
#include "missing.h"
#ifndef GUARD
#define GUARD
namespace {
#include "late.h"
int a = OWN(SIZE);
auto b = deduced(1);
late c[twice(SIZE)];
__global__ void k(Pool<float> pool) { auto d = pool.get()[threadIdx.x]; }
void f() { auto e = allocate<short>(SIZE); }
}
#endif
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "a.cu").write_bytes(SOURCE)  # without it, clang makes no preamble
    (tmp_path / "header.h").write_text(HEADER)
    (tmp_path / "inner.h").write_text("#include <vector>\n")
    (tmp_path / "late.h").write_text('#include "later.h"\n')
    (tmp_path / "later.h").write_text("typedef short late;\n")
    return tmp_path


def every_question() -> list[Question]:
    return [Question(offset, kind) for offset in range(len(SOURCE)) for kind in Ask]


def bits(answers: Answers, name: bytes) -> int | None:
    fact = answers.facts[Question(SOURCE.index(name), Ask.TYPE)]
    return fact.bits if isinstance(fact, Type) else None


def test_the_answers_are_those_without(units: Units, folder: Path) -> None:
    whole, quick = (units.ask(folder / "a.cu", SOURCE, every_question(), headers=n) for n in (0, MANY))
    assert quick.facts == whole.facts
    assert quick.view.skipped == whole.view.skipped
    assert quick.view.missing == whole.view.missing == ("missing.h",)
    # In the header, too, is an error in a body.
    assert (quick.view.errors, whole.view.errors) == (1, 2)
    assert [bits(quick, name) for name in (b"a =", b"b =", b"c[", b"d =", b"e =")] == [32, 64, 16, 32, 16]


@pytest.mark.parametrize("headers", [0, MANY])
@pytest.mark.parametrize(
    "name",
    [
        "header.h",
        "later.h",
        pytest.param("after/inner.h", marks=pytest.mark.slow),
        pytest.param("late.h", marks=pytest.mark.slow),
    ],
)
def test_results_depend_on_all_headers(folder: Path, cache: Path, name: str, headers: int) -> None:
    (folder / "after").mkdir()
    (folder / "inner.h").rename(folder / "after" / "inner.h")
    flags = Flags(after=(str(folder / "after"),))
    question = Question(SOURCE.index(b"c["), Ask.TYPE)
    ran = []
    for change in ("", "", "// changed\n"):
        (folder / name).write_text((folder / name).read_text() + change)
        with Units(PATIENT, cache) as units:
            units.ask(folder / "a.cu", SOURCE, [question], flags, headers=headers)
            ran.append(units._worker._process is not None)
    assert ran == [True, False, True]


def test_libclang_without_preambles(folder: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(libclang, "_index_with_preambles", lambda _: None)
    task = ParseTask(str(folder / "a.cu"), SOURCE, Flags(), tuple(every_question()), PATIENT, headers=MANY)
    result = Parser(Clang(), cache / "unit", lambda _: None).run(task).answers
    assert result.view.status is ViewStatus.PARSED
    assert result.view.errors == 2
    assert bits(result, b"b =") == 64
