"""The faults of the mutation run: each is planted where it says, and the module still parses."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from benchmarks.mutants import mutants
from benchmarks.mutation import EQUIVALENT
from benchmarks.mutation import ROOT
from benchmarks.mutation import TESTS
from benchmarks.mutation import Checked
from benchmarks.mutation import Outcome
from benchmarks.mutation import equivalent
from benchmarks.mutation import key
from benchmarks.mutation import place
from benchmarks.mutation import shares


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a < b", ["(a <= b)"]),
        ("a < b == c", ["(a <= b == c)", "(a < b != c)"]),
        ("a is b", ["(a is not b)"]),
        ("a not in b", ["(a in b)"]),
        ("a and b", ["(a or b)"]),
        ("not a", ["(a)"]),
        ("a + b", ["(a - b)"]),
        ("a & b", ["(a | b)"]),
        ("x = 3", ["x = 4"]),
        ("x = True", ["x = False"]),
        ("x = 'text'", ["x = ''"]),
        ("x = ''", ["x = 'x'"]),
        ("x = f'{a} b'", ["x = ''"]),
        ("x = b'ab'", ["x = b''"]),
        ("f(a, b=c)", ["pass", "f(a, )"]),
        ("f(b=c, d=e)", ["pass", "f( d=e)", "f(b=c, )"]),
        ("a += b", ["pass"]),
        ("a.b = c", ["pass"]),
        ("raise a", ["pass"]),
        ("if a:\n    f = b", ["if (not (a)):\n    f = b"]),
        ("x = b if a else c", ["x = b if (not (a)) else c"]),
        ("x = [a for a in b if c]", ["x = [a for a in b if (not (c))]"]),
        ("def f(a=1): pass", ["def f(a=2): pass"]),
        ("def f():\n    return a", ["def f():\n    return None"]),
        ("import a", []),
        ("'A docstring.'", []),
        ("x: list[3]", []),
        ("@a(b=1)\nclass C: pass", []),
        ("def f() -> 'a': return None", []),
        ("é = 'ü' < 'b'", ["é = ('ü' <= 'b')", "é = '' < 'b'", "é = 'ü' < ''"]),
    ],
)
def test_faults(text: str, expected: list[str]) -> None:
    assert sorted(mutant.apply(text) for mutant in mutants(text) if not _is_whole(text, mutant.apply(text))) == sorted(
        expected
    )


def _is_whole(text: str, changed: str) -> bool:
    """Whether an expression was only removed as a statement, which is another fault than the one looked at."""
    return changed == "pass" and not text.startswith(("f(", "raise", "a +=", "a.b"))


@pytest.mark.slow
@pytest.mark.parametrize("module", TESTS)
def test_every_fault_of_a_module_can_be_planted(module: str) -> None:
    text = (ROOT / f"hipport/{module}.py").read_text("utf-8")
    planted = {mutant.apply(text) for mutant in mutants(text)}
    assert len(planted) > 30
    assert text not in planted
    for changed in planted:
        ast.parse(changed)


def test_the_tests_of_modules_are_there() -> None:
    assert all((ROOT / path).exists() for paths in TESTS.values() for path in paths)


def test_what_is_listed_as_equivalent_is_a_fault() -> None:
    """Of the module as it is now; a line whose code is gone has to go too."""
    there = {
        key(Checked(module, mutant, Outcome.SURVIVED))
        for module in TESTS
        for mutant in mutants((ROOT / f"hipport/{module}.py").read_text("utf-8"))
    }
    known = equivalent(EQUIVALENT)
    assert not known.keys() - there
    assert all(known.values())


def test_shares(tmp_path: Path) -> None:
    one, other, third = mutants("def f():\n    x = 1 < 2\n    return x\n")[:3]
    found = [
        Checked("m", one, Outcome.SURVIVED),
        Checked("m", other, Outcome.SURVIVED),
        Checked("m", third, Outcome.FOUND),
    ]
    assert place(found[0]) == "hipport/m.py:2 f: 1 -> 2"
    listed = tmp_path / "equivalent.csv"
    listed.write_text("module,function,before,after,reason\nm,f,1,2,for the test\n")
    (line,) = shares(found, equivalent(listed))
    assert line.split() == ["m", "1", "of", "2", "survived", "(50.0%),", "1", "equivalent"]
