"""Nothing that goes wrong is more than a missing answer."""

from __future__ import annotations

import random
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hipport import Options
from hipport import convert_paths
from hipport.unit import Answers
from hipport.unit import Ask
from hipport.unit import Question
from hipport.unit import Type
from hipport.unit import ViewStatus
from hipport.unit.units import Units
from hipport.unit.units import parser_of_process
from tests.unit.conftest import PATIENT

pytestmark = pytest.mark.slow  # starts and ends many parsers

GOOD = b"unsigned mask;\n"
QUESTION = Question(GOOD.index(b"mask"), Ask.TYPE)
CRASH = b"#pragma clang __debug crash\nint mask;\n"
# 2^40 types.
HANG = b"""\
template <class A, class B> struct pair {};
template <int n, class T> struct tree { tree<n - 1, pair<T, int>> left; tree<n - 1, pair<int, T>> right; };
template <class T> struct tree<0, T> {};
tree<40, int> mask;
"""
# The same, in the body of a template in use.
LATE = HANG.replace(b"tree<40, int> mask;", b"template <class T> void f() { tree<40, T> t; }\nvoid g() { f<int>(); }")


@pytest.fixture(autouse=True)
def _own_parser() -> Iterator[None]:
    """Each test has a parser of its own: one that could not start stays so for its process."""
    parser_of_process.cache_clear()
    yield
    parser_of_process.cache_clear()


def ask(units: Units, data: bytes, folder: Path) -> Answers:
    return units.ask(folder / "file.cu", data, [QUESTION])


def is_good(answers: Answers) -> bool:
    return isinstance(answers.facts[QUESTION], Type)


def test_the_bindings_cannot_be_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "broken" / "clang"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("raise ImportError('no such thing')\n")
    monkeypatch.syspath_prepend(package.parent)
    with Units(PATIENT, tmp_path / "cache") as units:
        for _ in range(2):
            answers = ask(units, GOOD, tmp_path)
            assert answers.view.status is ViewStatus.UNAVAILABLE
            assert "no such thing" in answers.view.reason
            assert answers.facts == {QUESTION: None}


def test_a_system_whose_connections_are_not_made_of_pipes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hipport.unit.process._POSIX", False)
    with Units(PATIENT, tmp_path / "cache") as units:
        answers = ask(units, GOOD, tmp_path)
    assert answers.view.status is ViewStatus.UNAVAILABLE
    assert "not for this system" in answers.view.reason
    assert answers.facts == {QUESTION: None}


@pytest.mark.parametrize(("crashes", "reason"), [(False, "no such thing"), (True, "signal")])
def test_a_conversion_loses_nothing_but_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, crashes: bool, reason: str
) -> None:
    """The same as without the parser, and a word on it."""
    (tmp_path / "tree").mkdir()
    source = "__global__ void k(float *x, int n) { x[0] = n; }\nvoid f(float *x, int n) { k<<<1, 1>>>(n, x); }\n"
    (tmp_path / "tree" / "a.cu").write_text(f"{'#pragma clang __debug crash' if crashes else ''}\n{source}")
    if not crashes:
        (tmp_path / "broken" / "clang").mkdir(parents=True)
        (tmp_path / "broken" / "clang" / "__init__.py").write_text("raise ImportError('no such thing')\n")
        monkeypatch.syspath_prepend(tmp_path / "broken")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    without, forced = (convert_paths(tmp_path / "tree", Options(ast=ast)).results[0] for ast in (False, True))
    assert forced.output == without.output
    assert forced.edits == without.edits
    assert [d.code for d in forced.diagnostics] == ["HP909", *(d.code for d in without.diagnostics)]
    assert reason in forced.diagnostics[0].message


def test_the_library_cannot_be_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "libclang.so").write_bytes(b"not a library")
    monkeypatch.setenv("LIBCLANG_LIBRARY_PATH", str(tmp_path))
    with Units(PATIENT, tmp_path / "cache") as units:
        answers = ask(units, GOOD, tmp_path)
    assert answers.view.status is ViewStatus.UNAVAILABLE
    assert "cannot be loaded" in answers.view.reason


def test_the_interpreter_cannot_be_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", str(tmp_path / "nothing"))
    with Units(PATIENT, tmp_path / "cache") as units:
        assert ask(units, GOOD, tmp_path).view.status is ViewStatus.UNAVAILABLE


def test_a_crash_costs_one_file(tmp_path: Path, cache: Path) -> None:
    with Units(PATIENT, cache) as units:
        crashed = ask(units, CRASH, tmp_path)
        assert crashed.view.status is ViewStatus.CRASHED
        assert "signal" in crashed.view.reason
        assert crashed.facts == {QUESTION: None}
        assert is_good(ask(units, GOOD + b"// after\n", tmp_path))


def test_a_worker_that_is_killed_is_started_again(tmp_path: Path, cache: Path) -> None:
    with Units(PATIENT, cache) as units:
        assert is_good(ask(units, GOOD + b"// first\n", tmp_path))
        process = units._worker._process
        assert process is not None
        process.kill()
        process.wait()
        assert is_good(ask(units, GOOD + b"// second\n", tmp_path))


def test_a_hang_is_ended_at_the_deadline(tmp_path: Path, cache: Path, units: Units) -> None:
    assert is_good(ask(units, GOOD, tmp_path))  # the precompiled header is there now
    with Units(0.5, cache) as impatient:
        begin = time.monotonic()
        answers = ask(impatient, HANG, tmp_path)
        assert answers.view.status is ViewStatus.TIMED_OUT
        assert answers.facts == {QUESTION: None}
        assert time.monotonic() - begin < PATIENT / 4
        assert impatient._worker._process is None


def test_bodies_of_templates_in_use_are_not_instantiated(tmp_path: Path, cache: Path, units: Units) -> None:
    assert is_good(ask(units, GOOD, tmp_path))  # the precompiled header is there now
    with Units(2, cache) as impatient:
        question = Question(LATE.index(b"f<int>"), Ask.TYPE)
        answers = impatient.ask(tmp_path / "file.cu", LATE, [question])
    assert answers.view.status is ViewStatus.PARSED
    assert answers.facts[question] is not None


def test_a_cache_that_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("in the way")
    with Units(PATIENT, tmp_path / "cache") as units:
        assert is_good(ask(units, GOOD, tmp_path))


def test_no_cache(tmp_path: Path) -> None:
    with Units(PATIENT, keep=False) as units:
        assert is_good(ask(units, GOOD, tmp_path))


def test_a_cache_of_junk(tmp_path: Path, cache: Path, units: Units) -> None:
    assert is_good(ask(units, GOOD, tmp_path))
    mine = shutil.copytree(cache, tmp_path / "cache", ignore=shutil.ignore_patterns("*.lock", "*.part"))
    for path in mine.rglob("*"):
        if path.is_file():
            path.write_bytes(b"junk")
    for starts in (True, False):
        with Units(PATIENT, mine) as again:
            assert is_good(ask(again, GOOD, tmp_path))
            assert (again._worker._process is not None) is starts  # what was junk has been made anew


JUNK = {
    "empty": b"",
    "random": random.Random(7).randbytes(20_000),
    "zeros": b"int a;\0\0\0int b;",
    "latin-1": "int caf\xe9 = 1; // \xff\xfe\n".encode("latin-1"),
    "utf-16": "int mask;".encode("utf-16"),
    "braces": b"void f() " + b"{" * 100_000 + b"}" * 100_000,
    "parentheses": b"int x = " + b"(" * 100_000 + b"1" + b")" * 100_000 + b";",
    "unclosed": b'__global__ void k(int a { "',
    "long-sum": b"int x = " + b"1 + " * 5_000 + b"1;",
    "includes-itself": b'#include "file.cu"\n',
    "error": b"#error no\n",
}


@pytest.mark.parametrize("data", JUNK.values(), ids=JUNK)
def test_junk(units: Units, tmp_path: Path, data: bytes) -> None:
    (tmp_path / "file.cu").write_bytes(data)
    questions = [Question(offset, kind) for offset in (0, 5, len(data), len(data) * 2) for kind in Ask]
    answers = units.ask(tmp_path / "file.cu", data, questions)
    assert isinstance(answers.view.status, ViewStatus)
    assert set(answers.facts) == set(questions)
    assert is_good(ask(units, GOOD, tmp_path))


def test_no_question_parses_nothing(tmp_path: Path) -> None:
    with Units(PATIENT, tmp_path / "cache") as units:
        assert units.ask(tmp_path / "file.cu", CRASH, []).facts == {}
        assert units._worker._process is None
