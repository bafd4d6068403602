"""Launches that do not fit their kernel, each asked about directly: the kernel's name follows ``@``."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.unit import Ask
from hipport.unit import Fact
from hipport.unit import Question
from hipport.unit import WrongLaunch
from hipport.unit.units import Units

KERNELS = """\
struct Row { float *cells; int count; operator float *() const; };
typedef float *Vector;
enum Mode { NONE, ALL };
__global__ void scale(float *x, int n = 1) {}
__global__ void look(const void *x, bool has) {}
__global__ void mode(Mode mode, const int *values) {}
template <class T> __global__ void add(T *sum, int n) {}
template <class... T> __global__ void many(float *x, T... rest) {}
__global__ void either(float *x) {}
__global__ void either(int *x, int n) {}
__global__ void odd(Unreadable *x, int n) {}
"""


def ask(units: Units, folder: Path, statements: str, template: str = "") -> Fact | None:
    head = "void f(Row row, Vector v, int n, int *p, double *d, const float *c, const int size, void (*pointer)(int))"
    source = f"{KERNELS}{template}{head} {{ {statements} }}\n".encode()
    question = Question(source.index(b"@"), Ask.LAUNCH)
    answers = units.ask(folder / "file.cu", source.replace(b"@", b""), [question])
    assert answers.view.parsed, answers.view
    return answers.facts[question]


@pytest.mark.parametrize(
    ("launch", "reasons"),
    [
        pytest.param("@scale<<<1, 2>>>();", [(1, 2, 0, None, "", "")], id="too-few"),
        pytest.param("@scale<<<1, 2>>>(v, n, n);", [(1, 2, 3, None, "", "")], id="too-many"),
        pytest.param("@add<float><<<1, 2>>>(v);", [(2, 2, 1, None, "", "")], id="of-a-template"),
        pytest.param("@scale<<<1, 2>>>(n, v);", [(1, 2, 2, 0, "int", "float *")], id="number-for-pointer"),
        pytest.param("@scale<<<1, 2>>>(7);", [(1, 2, 1, 0, "int", "float *")], id="constant-for-pointer"),
        pytest.param("@scale<<<1, 2>>>(row.count);", [(1, 2, 1, 0, "int", "float *")], id="member"),
        pytest.param("@scale<<<1, 2>>>(v, v);", [(1, 2, 2, 1, "Vector", "int")], id="typedef-of-a-pointer"),
        pytest.param("@scale<<<1, 2>>>(d);", [(1, 2, 1, 0, "double *", "float *")], id="other-numbers"),
        pytest.param("@scale<<<1, 2>>>(c);", [(1, 2, 1, 0, "const float *", "float *")], id="const-dropped"),
        pytest.param("@mode<<<1, 2>>>(p, p);", [(2, 2, 2, 0, "int *", "Mode")], id="pointer-for-enum"),
        pytest.param("@add<<<1, 2>>>(v, v);", [(2, 2, 2, 1, "Vector", "int")], id="plain-parameter-of-a-template"),
        pytest.param(
            "@either<<<1, 2>>>(n);", [(1, 1, 1, 0, "int", "float *"), (2, 2, 1, None, "", "")], id="each-overload"
        ),
    ],
)
@pytest.mark.parametrize("template", ["", "template <class T> "])
def test_wrong(units: Units, tmp_path: Path, launch: str, reasons: list[tuple[object, ...]], template: str) -> None:
    fact = ask(units, tmp_path, launch, template)
    assert isinstance(fact, WrongLaunch)
    found = [(m.least, m.most, m.given, m.position, m.argument, m.parameter) for m in fact.misfits]
    assert sorted(found) == sorted(reasons)


@pytest.mark.parametrize(
    "launch",
    [
        pytest.param("@scale<<<1, 2>>>(v);", id="default"),
        pytest.param("@scale<<<1, 2>>>(row, row.count);", id="conversion-operator"),
        pytest.param("@scale<<<dim3(1), 2, 0, 0>>>(0, 2.5);", id="null"),
        pytest.param("@scale<<<1, 2>>>(NULL, 'a');", id="NULL"),
        pytest.param("@scale<<<1, 2>>>(nullptr, ALL);", id="nullptr"),
        pytest.param("@look<<<1, 2>>>(c, c);", id="void-and-bool"),
        pytest.param("@mode<<<1, 2>>>(ALL, p);", id="const-added"),
        pytest.param("@many<<<1, 2>>>(v, 1, 2.0);", id="pack"),
        pytest.param("@either<<<1, 2>>>(v);", id="one-overload"),
        pytest.param("@odd<<<1, 2>>>(v, v);", id="parameter-of-an-unknown-type"),
        pytest.param("@scale<<<1, 2>>>(unknown, v);", id="unknown-argument"),
        pytest.param("@scale<<<1, unknown>>>(n);", id="unknown-configuration"),
        pytest.param("@unknown<<<1, 2>>>(n);", id="unknown-kernel"),
        pytest.param("@pointer<<<1, 2>>>(v);", id="pointer-to-a-kernel"),
        pytest.param("@scale(n, v);", id="no-launch"),
    ],
)
@pytest.mark.parametrize("template", ["", "template <class T> "])
def test_right_or_unknown(units: Units, tmp_path: Path, launch: str, template: str) -> None:
    assert ask(units, tmp_path, launch, template) is None


@pytest.mark.parametrize(
    ("body", "is_wrong"),
    [
        pytest.param("template <class T> void g(T t) { @scale<<<1, 2>>>(t); }", False, id="type-of-the-template"),
        pytest.param("template <class... T> void g(T... t) { @scale<<<1, 2>>>(t...); }", False, id="pack-expansion"),
        pytest.param("template <class T> void g(T t) { @scale<<<1, 2>>>(t, t, t); }", True, id="count"),
        pytest.param("template <class T> void g(T t) { @add<T><<<1, 2>>>(t); }", True, id="count-of-a-template"),
    ],
)
def test_in_templates_only_counts_are_certain(units: Units, tmp_path: Path, body: str, is_wrong: bool) -> None:
    assert (ask(units, tmp_path, "", body + "\n") is not None) is is_wrong
