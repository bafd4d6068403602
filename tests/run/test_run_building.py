"""What is said of a program that cannot be built."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.cpu import find_compiler
from hipport.cpu.errors import EngineError
from hipport.run.link_errors import remedies
from hipport.run.program import find_program
from hipport.run.settings import RunOptions


def test_a_function_that_the_engine_lacks_is_named(tmp_path: Path) -> None:
    source = tmp_path / "a.cpp"
    source.write_text(
        'extern "C" int hipNothing(), own();\nint main() { return hipNothing() + own() + hipNothing(); }\n'
    )
    compiler = find_compiler()
    with pytest.raises(EngineError, match=r"\nthe CPU engine does not have hipNothing: docs/run\.md"):
        compiler.run_linker([*compiler.command, str(source), "-o", str(tmp_path / "a")], tmp_path / "a")


@pytest.mark.parametrize(
    ("missing", "sources"),
    [
        ("scan", "src/scan.cu"),
        ("int lab::total<int, 4>(int*)", "src/total.cpp"),
        ("Grid::Grid(int)", "lib/grid.cu"),
        ("Grid::size() const", ""),
        ("elsewhere(int)", ""),
        ("called", ""),
    ],
)
def test_sources_beside_that_have_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str, sources: str
) -> None:
    for name, text in {
        "src/main.cu": '#include "../lib/grid.h"\nint main() {}\n',
        "src/other.cu": "int scan(int) { return 1; }\nint main() {}\n",
        "src/scan.cu": "extern int called(int);\nint scan(int x) {\n    return called(x);\n}\n",
        "src/total.cpp": "template <class T, int n>\nT lab::total(T *x)\n{\n}\n",
        "lib/grid.h": "struct Grid { Grid(int); int size() const; };\n",
        "lib/grid.cu": "Grid::Grid(int n) : size_(n) {}\n",
        "more/elsewhere.cu": "int elsewhere(int) { return 1; }\n",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    monkeypatch.chdir(tmp_path)
    program = find_program([Path("src/main.cu")], RunOptions())
    command = f"hipport run src/main.cu {sources}, or all of a folder"
    expected = [f"functions that are missing stand in sources beside: {command}"] if sources else []
    for text in (f"a.o: undefined reference to `{missing}'\n", f"ld.lld: error: undefined symbol: {missing}\n"):
        assert list(remedies(text, program)) == expected


def test_functions_of_openmp(tmp_path: Path) -> None:
    (tmp_path / "main.cu").write_text("int main() {}\n")
    program = find_program([tmp_path / "main.cu"], RunOptions())
    (remedy,) = remedies("undefined reference to `omp_get_wtime'", program)
    assert remedy.endswith("--compile-option=-fopenmp --link-option=-fopenmp")
