"""What a file includes, itself or through others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hipport.project.contents import Content
from hipport.project.contents import Contents
from hipport.project.contents import Version
from hipport.project.imports import Imports
from hipport.project.includes import include_lines
from hipport.project.includes import with_included
from hipport.project.survey import Survey

DIAMOND = {"a.cu": ["b.h", "c.h"], "b.h": ["d.h"], "c.h": ["e.h", "d.h"], "d.h": ["a.cu", "f.h"]}


def test_each_file_is_found_once_the_nearest_first() -> None:
    found = with_included("a.cu", lambda file: DIAMOND.get(file, []))
    assert list(found) == ["a.cu", "b.h", "c.h", "d.h", "e.h", "f.h"]


def test_a_file_is_looked_at_once_and_only_when_it_is_reached() -> None:
    looked_at: list[str] = []

    def includes_of(file: str) -> Iterator[str]:
        looked_at.append(file)
        yield from DIAMOND.get(file, [])

    found = with_included("a.cu", includes_of)
    assert next(found) == "a.cu"
    assert not looked_at
    list(found)
    assert looked_at == ["a.cu", "b.h", "c.h", "d.h", "e.h", "f.h"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param('#include "a.h"\n', [(True, "a.h")], id="quotes"),
        pytest.param("  #  include\t< a.h >\n", [(False, "a.h")], id="brackets and blanks"),
        pytest.param(
            '#if 0\n#include "a.h"\n#else\n#include <b.h>\n#endif\n', [(True, "a.h"), (False, "b.h")], id="if"
        ),
        pytest.param('#include "a.h" // "b.h"\nint a; #include "c.h"\n', [(True, "a.h")], id="one a line"),
        pytest.param("#include HEADER\n#include_next <a.h>\n", [], id="not spelled out"),
        pytest.param('#include "é.h"\n', [(True, "é.h")], id="not ASCII"),
        pytest.param('\ufeff#include "a.h"\n', [(True, "a.h")], id="after a byte order mark"),
    ],
)
def test_include_lines(text: str, expected: list[tuple[bool, str]]) -> None:
    assert include_lines(text.encode()) == tuple(expected)


# In a tree


def survey(folder: Path, files: dict[str, str]) -> Survey:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return Survey(frozenset(files), folder)


@pytest.mark.parametrize(
    ("files", "includer", "name", "expected"),
    [
        pytest.param(["src/a.cu", "src/x.h"], "src/a.cu", "x.h", "src/x.h", id="beside"),
        pytest.param(["src/a.cu", "inc/x.h", "inc/y/x.h"], "src/a.cu", "x.h", "inc/x.h", id="shortest path"),
        pytest.param(
            ["s/b-omp/m.cpp", "s/a-cuda/x.h", "s/b-cuda/i/x.h"],
            "s/b-omp/m.cpp",
            "x.h",
            "s/b-cuda/i/x.h",
            id="another variant",
        ),
        pytest.param(["sort/a.cu", "inc/x.h", "sorted/y/x.h"], "sort/a.cu", "x.h", "inc/x.h", id="no variant"),
        pytest.param(["src/a.cu", "x.h"], "src/a.cu", "../x.h", "x.h", id="above"),
        pytest.param(["src/a.cu", "inc/x.h"], "src/a.cu", "../../x.h", "inc/x.h", id="above some other folder"),
        pytest.param(["src/a.cu", "inc/x.h"], "src/a.cu", "./x.h", "inc/x.h", id="here"),
        pytest.param(["a.cu", "inc/.hidden/x.h"], "a.cu", ".hidden/x.h", "inc/.hidden/x.h", id="hidden folder"),
        pytest.param(["a.cu", "inc/hidden/x.h"], "a.cu", ".hidden/x.h", None, id="folder without the dot"),
        pytest.param(["a.cu", "inc/.x.h"], "a.cu", "./.x.h", "inc/.x.h", id="hidden file"),
        pytest.param(["a.cu", "b/..c/x.h"], "a.cu", "..c/x.h", "b/..c/x.h", id="folder that begins with two dots"),
        pytest.param(["a.cu", "b.h"], "a.cu", "x.h", None, id="not in the tree"),
        pytest.param(["src/a.cu", "src/Types.h"], "src/a.cu", "types.h", "src/Types.h", id="small letters"),
        pytest.param(["src/a.cu", "inc/Types.h"], "src/a.cu", "types.h", None, id="small letters of another folder"),
        pytest.param(["src/a.cu", "src/Math.h"], "src/a.cu", "math.h", None, id="small letters of a system's header"),
        pytest.param(["src/a.cu", "src/Cuda.h"], "src/a.cu", "cuda.h", None, id="small letters of a CUDA header"),
    ],
)
def test_the_file_that_a_name_means(files: list[str], includer: str, name: str, expected: str | None) -> None:
    assert Survey(frozenset(files)).find_header(includer, name) == expected


def test_headers_of_the_tree(tmp_path: Path) -> None:
    tree = survey(tmp_path, {"a.cu": '#include "b.h"\n#include <c.h>\n#include <stdio.h>\n', "b.h": "", "c.h": ""})
    assert list(tree.with_headers("a.cu")) == ["a.cu", "b.h", "c.h"]
    assert list(tree.with_headers("a.cu", quoted_only=True)) == ["a.cu", "b.h"]
    assert [line.header for line in tree.includes_of("a.cu")] == ["b.h", "c.h", None]


def test_angle_brackets_around_a_header_of_c_mean_that_of_the_system(tmp_path: Path) -> None:
    tree = survey(
        tmp_path, {"src/a.cu": '#include <math.h>\n#include "math.h"\n#include <maths.h>\n', "src/math.h": ""}
    )
    assert [line.header for line in tree.includes_of("src/a.cu")] == [None, "src/math.h", None]


def test_angle_brackets_around_a_header_of_cxx_mean_that_of_the_system(tmp_path: Path) -> None:
    lines = '#include <cstring>\n#include "cstring"\n#include <vector>\n#include <cuda/std/cstring>\n'
    tree = survey(tmp_path, {"src/a.cu": lines, "lib/cuda/std/cstring": "", "lib/cuda/std/vector": ""})
    own = "lib/cuda/std/cstring"
    assert [line.header for line in tree.includes_of("src/a.cu")] == [None, own, None, own]


def test_without_a_tree_nothing_is_included(tmp_path: Path) -> None:
    survey(tmp_path, {"a.cu": '#include "b.h"\n', "b.h": ""})
    assert list(Survey(frozenset(("a.cu", "b.h"))).with_headers("a.cu")) == ["a.cu"]
    assert Survey(frozenset(("gone.cu",)), tmp_path).includes_of("gone.cu") == ()


def test_what_stands_before_a_header_wherever_it_is_included(tmp_path: Path) -> None:
    files = {
        "first.h": '#include "a.h"\n#include "b.h"\n#include "last.h"\n',
        "second.h": '#include "c.h"\n#include "a.h"\n#include "last.h"\n#include "b.h"\n',
        "a.h": '#include "of_a.h"\n',
        **dict.fromkeys(("b.h", "c.h", "of_a.h", "last.h"), ""),
    }
    assert survey(tmp_path, files).standing_before("last.h") == ("a.h", "of_a.h")
    third = files | {"third.h": '#include "last.h"\n#include "a.h"\n'}
    assert survey(tmp_path, third).standing_before("last.h") == ()


def test_includes_that_mean_no_file_of_the_tree(tmp_path: Path) -> None:
    tree = survey(tmp_path, {"a.cu": '#include "hip/own.h"\n', "b.cu": "#include <hip/hip.h>\n", "hip/own.h": ""})
    asked = [(("a.cu",), False), (("a.cu",), True), (("a.cu", "b.cu"), True)]
    assert [tree.one_includes(paths, ("cuda", "hip/"), outside) for paths, outside in asked] == [True, False, True]


def test_imports_from_some_namespaces(tmp_path: Path) -> None:
    text = "namespace n = cub::detail;\n#define SPACE other\nusing namespace std;\nusing cub::Sum;\nusing own::Sum;\n"
    tree = survey(tmp_path, {"a.h": text, "b.h": "using namespace std;\n"})
    (found,) = tree.imports_of(("a.h", "b.h"), frozenset(("cub", "thrust")))
    assert found == Imports((("n", "cub::detail"),), (), ("cub::Sum",))
    assert [each.spaces for each in tree.imports_of(("a.h", "b.h"))] == [("std",), ("std",)]


@pytest.mark.parametrize(
    ("text", "has"),
    [
        pytest.param("int own;", True, id="word"),
        pytest.param("int own2, its_own;", False, id="part of a word"),
        pytest.param("// own", True, id="comment"),
        pytest.param("", False, id="empty"),
        pytest.param(" ".join(f"word_{number}" for number in range(50_000)), False, id="words with all bits"),
    ],
)
def test_a_file_has_a_name(tmp_path: Path, text: str, has: bool) -> None:
    tree = survey(tmp_path, {"a.h": text, "b.h": "own$name"})
    assert tree.with_name(("a.h", "b.h"), "own") == (("a.h", "b.h") if has else ("b.h",))
    assert tree.with_name(("a.h", "b.h"), "own$name") == ("b.h",)


def test_however_many_names_are_asked_for_a_file_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    class Counted(Contents):
        def of(self, version: Version) -> Content:
            read.append(version.path)
            return super().of(version)

    monkeypatch.setattr("hipport.project.survey._CONTENTS", Counted(most=1))
    tree = survey(tmp_path, {f"{number}.h": f"int name_{number};\n" for number in range(20)})
    found = [tree.with_name(tuple(sorted(tree.files)), f"name_{number}") for number in range(10, 30)]
    assert found == [*((f"{number}.h",) for number in range(10, 20)), *[()] * 10]
    assert len(read) == 20 + 10  # and those that have a name once more
