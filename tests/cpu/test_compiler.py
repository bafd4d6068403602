"""What a C++ compiler is asked for besides what a source needs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from hipport.cpu import find_compiler
from hipport.cpu.compiler import CxxCompiler
from hipport.cpu.compiler import find_kernel_compiler

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


@pytest.mark.parametrize("find", [find_compiler, find_kernel_compiler])
def test_a_precompiled_header_stands_in_for_what_it_includes(find: Callable[[], CxxCompiler], tmp_path: Path) -> None:
    """The text of the header is not read any more: GCC never looks at it, and clang sees that it is another one."""
    compiler = find()
    header, source = tmp_path / "first.h", tmp_path / "a.cpp"
    source.write_text("int number;\n")

    def printed(text: str) -> str:
        header.write_text(text)
        return compiler.compile(source, tmp_path / "a.o", ("-include", str(header)), seconds=60)[1]

    assert not printed("int other;\n")
    assert "the text was read" in printed('#error "the text was read"\n')
    assert not printed("int other;\n")
    compiler.precompile(header, (), seconds=60)
    assert "the text was read" not in printed('#error "the text was read"\n')
