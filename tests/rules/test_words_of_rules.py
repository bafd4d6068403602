"""A rule that says which words or subjects it needs finds nothing in a file without one of them.

All cases, kernels and examples are converted with every rule asked, and nothing may come of those that would not be.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hipport import Options
from hipport.context.context import Context
from hipport.context.subjects import Subject
from hipport.context.subjects import subjects_of
from hipport.convert import convert_bytes
from hipport.mapping.mapping import load_mapping
from hipport.project.survey import Survey
from hipport.rules import RULES
from hipport.rules import asked
from hipport.source.text import Source
from hipport.testing.case import read
from tests.cases.case import paths
from tests.samples import one_of

_ROOT = Path(__file__).parents[2]
_NO_SUBJECTS: frozenset[Subject] = frozenset()
_BY_FOLDER: dict[str, list[Path]] = {}
for _path in paths():
    _BY_FOLDER.setdefault(_path.parent.name, []).append(_path)


#: Options with which other rules have something to say.
_OTHERS: dict[str, dict[str, Any]] = {
    "as it is": {},
    "native": {
        "warp": "native",
        "launch": "macro",
        "textures": "native",
        "arch": ("gfx90a", "gfx1100"),
        "cuda": "11.8",
    },
    "older": {"warp": "native", "textures": "buffer", "arch": ("gfx942",), "rocm": "6.0"},
}
_with_others = pytest.mark.parametrize(
    "others", [pytest.param(name, marks=pytest.mark.slow if of else ()) for name, of in _OTHERS.items()]
)


def _wrongly_left_out(path: str, data: bytes, options: Options, survey: Survey) -> Iterator[str]:
    """The rules that would not be asked about a file, and find something in it."""
    context = Context(Source(path, data.decode("latin-1")), load_mapping(), options, survey)
    left_out = RULES.keys() - {rule.code for rule in asked(options, context.tokens.distinct, subjects_of(context))}
    for code in left_out:
        check = RULES[code].check
        if check is not None and options.selects(code) and list(check(context)):
            yield code


def _with_ports(path: str, data: bytes, options: Options, survey: Survey) -> Iterable[bytes]:
    """The file and its port, which the check of the port asks the rules about."""
    port = convert_bytes(path, data, load_mapping(), options, survey).result.output
    return (data,) if port is None else (data, port)


@_with_others
@pytest.mark.parametrize("folder", one_of(3, _BY_FOLDER))
def test_a_rule_that_is_not_asked_finds_nothing(folder: str, others: str) -> None:
    for path in _BY_FOLDER[folder]:
        case = read(path)
        options = replace(case.options, **_OTHERS[others])
        for data in _with_ports(path.name, case.data, options, Survey()):
            assert not [*_wrongly_left_out(path.name, data, options, Survey())], path


@pytest.mark.slow
@pytest.mark.parametrize("others", _OTHERS)
@pytest.mark.parametrize("tree", ["kernels", "examples", "hipport/include"])
def test_a_rule_that_is_not_asked_finds_nothing_in_trees(tree: str, others: str) -> None:
    root = _ROOT / tree
    files = frozenset(str(path.relative_to(root)) for path in root.rglob("*") if path.is_file())
    for name in sorted(files):
        if name.endswith((".cu", ".cuh", ".cpp", ".hpp", ".h")):
            options = Options(**_OTHERS[others])
            survey = Survey(files, root)
            for data in _with_ports(name, (root / name).read_bytes(), options, survey):
                assert not [*_wrongly_left_out(name, data, options, survey)], name


def test_rules_are_asked_by_code_and_by_word() -> None:
    of_nobody = asked(Options(), frozenset({"int", "main"}), _NO_SUBJECTS)
    of_register = asked(Options(), frozenset({"int", "register"}), _NO_SUBJECTS)
    assert [rule.code for rule in of_register] == sorted(rule.code for rule in of_register)
    assert {rule.code for rule in of_register} - {rule.code for rule in of_nobody} == {"HP206"}
    assert not asked(Options(select=("HP206",)), frozenset({"int"}), _NO_SUBJECTS)


def test_rules_are_asked_by_subject() -> None:
    of_launches = asked(Options(select=("HP202", "HP206", "HP713")), frozenset(), frozenset({Subject.LAUNCHES}))
    assert [rule.code for rule in of_launches] == ["HP202"]


@pytest.mark.parametrize(
    ("path", "text", "subjects"),
    [
        ("a.cpp", "int main() { return 1 << 2; }", ()),
        ("a.cpp", "int n = cudaMalloc(&p, 1);", (Subject.NAMES,)),
        ("a.cpp", '// cudaMalloc\nconst char *s = "cudaMalloc";', ()),
        ("a.cpp", "cub::WarpScan<int> scan;", (Subject.NAMES,)),
        ("a.cpp", "void f() { g<<<1, 2>>>(); }", (Subject.LAUNCHES, Subject.DEVICE_CODE, Subject.CUDA_FILE)),
        ("a.h", "__device__ int f();", (Subject.DEVICE_CODE, Subject.CUDA_FILE)),
        ("a.cu", "int f();", (Subject.CUDA_FILE,)),
        (
            "a.cpp",
            "#define ON_CHIP __shared__\nON_CHIP int a;",
            (Subject.SHARED, Subject.DEVICE_CODE, Subject.CUDA_FILE),
        ),
    ],
)
def test_what_a_file_has(path: str, text: str, subjects: tuple[Subject, ...]) -> None:
    assert subjects_of(Context(Source(path, text), load_mapping(), Options(), Survey())) == {*subjects}


#: What rules find in ``a.cu`` by other files of its tree, which no case has.
_BY_OTHERS = {
    "HP504": {
        "a.cuh": '#define ADD(d, a, b) asm("add.cc.u32 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b))\n'
        '#define ADDC(d, a, b) asm("addc.u32 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b))\n',
        "a.cu": '#include "a.cuh"\n__device__ void f(unsigned *d, unsigned a) { ADD(d[0], a, a); ADDC(d[1], a, a); }\n',
    },
    "HP510": {"a.cu": "__global__ void k(int *p) {}\nvoid f(int *p) { k<<<1, 1, 100000>>>(p); }\n"},
    "HP708": {
        "BUILD.bazel": 'cuda_library(copts = ["--default-stream=per-thread"])\n',
        "a.cu": "__global__ void k(int *p) {}\nvoid f(int *p) { k<<<1, 1>>>(p); }\n",
    },
    "HP713": {
        "BUILD.bazel": 'cuda_library(copts = ["-fmad=false"])\n',
        "a.cu": "__global__ void k(float *p) { p[0] *= 2; }\n",
    },
}


@pytest.mark.parametrize("code", _BY_OTHERS)
def test_a_rule_is_asked_that_finds_something_by_other_files(code: str, tmp_path: Path) -> None:
    for name, text in _BY_OTHERS[code].items():
        (tmp_path / name).write_text(text)
    survey = Survey(frozenset(_BY_OTHERS[code]), tmp_path)
    context = Context(Source("a.cu", _BY_OTHERS[code]["a.cu"]), load_mapping(), Options(), survey)
    check = RULES[code].check
    assert check is not None
    assert list(check(context))
    assert code in {rule.code for rule in asked(Options(), context.tokens.distinct, subjects_of(context))}
