"""What is kept of the contents of files, and what is read in them by a search."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.project.contents import Content
from hipport.project.contents import Contents
from hipport.project.contents import Version
from hipport.project.survey import Survey


def version(path: Path) -> Version:
    status = path.stat()
    return Version(str(path), status.st_mtime_ns, status.st_size)


def test_files_with_the_same_bytes_have_one_content(tmp_path: Path) -> None:
    one, same, other = (tmp_path / name for name in ("one.h", "same.h", "other.h"))
    for path, text in ((one, "int a;"), (same, "int a;"), (other, "int b;")):
        path.write_text(text)
    contents = Contents()
    assert contents.of(version(one)) is contents.of(version(same))
    assert contents.of(version(one)) is not contents.of(version(other))
    few = Contents(most=1)  # each file drives out the one before
    assert [few.of(version(path)).data for path in (one, same, other, one)] == [
        b"int a;",
        b"int a;",
        b"int b;",
        b"int a;",
    ]


def test_a_file_that_has_changed_has_another_content(tmp_path: Path) -> None:
    path, copy = tmp_path / "a.h", tmp_path / "copy.h"
    path.write_text("int a;")
    copy.write_text("int a;")
    contents = Contents()
    assert contents.of(version(path)) is contents.of(version(copy))
    path.write_text("long a;")
    assert [contents.of(version(each)).data for each in (path, copy)] == [b"long a;", b"int a;"]


@pytest.mark.parametrize(
    ("text", "uses"),
    [
        ("__host__ int f();", True),
        ("x__device__y", True),
        ("cudaMalloc(&p, n);", True),
        ("mycudaMalloc(&p, n);", False),
        ("cuda_runtime", False),
        ("f<<<1, 2>>>();", True),
        ("f<< <1, 2>> >();", True),
        ("s << operator<< <int>", False),
        ("s << 1 < 2", False),
        ("operator<<<int>(s); f<<\n<1, 2>>>();", True),
        ("int i = threadIdx.x;", True),
        ("int i = mythreadIdx.x;", False),
        ("dim3 block;", True),
        ("make_float4(0, 0, 0, 0)", True),
        ("ulonglong2 a;", True),
        ("int22 a; int5 b; point2 c;", False),
        ("uint3", True),
    ],
)
def test_words_that_nvcc_declares_by_itself(tmp_path: Path, text: str, *, uses: bool) -> None:
    (tmp_path / "a.cpp").write_text(text)
    assert Survey(frozenset({"a.cpp"}), tmp_path).uses_cuda("a.cpp") == uses


def test_words_that_a_text_may_have() -> None:
    wanted = frozenset(("texture", "powi"))
    assert Content(b"int textures;").may_have_one(wanted)
    assert not Content(b"int power;").may_have_one(wanted)
    assert not Content(b"int a; // texture", frozenset(("int", "a"))).may_have_one(wanted)
