"""What a C++ compiler is asked for besides what a source needs."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.cpu import find_compiler

_ALIAS = """\
template <class T> struct Real { T x; };
struct Box {
    Real<float> first;
    using Real = Real<double>;
    Real second;
};
"""


@pytest.mark.parametrize(
    ("source", "compiles"),
    [
        (_ALIAS, True),  # GCC alone refuses it
        (f"{_ALIAS}int *f(void *x) {{ return x; }}\n", False),
        ("int *f(void *x) { return x; }\n", False),
    ],
)
def test_what_only_gcc_refuses_compiles_and_nothing_else(source: str, compiles: bool, tmp_path: Path) -> None:
    (tmp_path / "a.cpp").write_text(source)
    compiled, output = find_compiler().compile(tmp_path / "a.cpp", tmp_path / "a.o", (), seconds=60)
    assert compiled is compiles, output
    assert (tmp_path / "a.o").exists() is compiles
