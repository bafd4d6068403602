"""Symbols are read from headers as the compiler sees them, and incomplete headers are refused."""

from __future__ import annotations

import json
import tarfile
from pathlib import Path

import pytest

from scripts.tables import extract
from scripts.tables.header_sets import HeaderSet
from scripts.tables.header_sets import Pass

API = """
#pragma once
typedef decltype(sizeof(0)) size_t;

#define CUTINY_VERSION 12090
#define cuTinyAlloc cuTinyAlloc_v2
#define CUTINY_MAX(a, b) ((a) > (b) ? (a) : (b))

typedef enum cuTinyStatus_enum { CUTINY_SUCCESS = 0, CUTINY_ERROR = 7 } cuTinyStatus_t;
enum { CUTINY_UNNAMED = 3 };
enum class cuTinyScoped { first = 1 };

struct cuTinyHandle_st;
typedef struct cuTinyHandle_st* cuTinyHandle_t;
typedef struct cuTinyDesc {
    int width;
    union { float weight; struct { int depth; } inner; };
} cuTinyDesc_t;

#ifdef __cplusplus
extern "C" {
#endif
cuTinyStatus_t cuTinyAlloc_v2(void** pointer, size_t bytes);
cuTinyStatus_t cuTinyLog(const char* format, ...);
__attribute__((deprecated)) cuTinyStatus_t cuTinyOld(int sizes[3]);
#ifdef __cplusplus
}

cuTinyStatus_t cuTinyAlloc(int count = 1);
cuTinyStatus_t cuTinySet(cuTinyHandle_t handle, double value = 1.5, unsigned flags = 0);
cuTinyStatus_t cuTinySet(cuTinyHandle_t handle, float value);

namespace tiny {
inline namespace v2 {
template <typename T, int N> struct Block {
    template <typename U> T Sum(U value);
    T Max(T value, int lane = 0) const;
    static int Lanes();
    using value_type = T;
private:
    int Hidden();
};
template <typename T, int N> T Block<T, N>::Max(T value, int lane) const { return value; }
}
}
using tiny::Block;
#endif
"""

TINY = HeaderSet("tiny", ("tiny.h",), r"tiny", members=True)
DEVICE = HeaderSet("tiny_device", ("cuda_runtime.h", "tiny_device.h"), r"tiny_device", Pass.DEVICE)


@pytest.fixture
def include(tmp_path: Path) -> Path:
    folder = tmp_path / "include"
    folder.mkdir()
    (folder / "tiny.h").write_text(API)
    return folder


def tree(include: Path, *libraries: HeaderSet) -> extract.Tree:
    found = extract.cuda_tree(include, "12.9", ())
    return extract.Tree(found.product, found.version, found.roots, libraries, found.arguments, found.package_of)


@pytest.fixture
def symbols(include: Path) -> extract.Symbols:
    return extract.extract(TINY, tree(include, TINY))


def signatures(symbols: extract.Symbols, name: str, kind: str = "function") -> list[list[object]]:
    return [declaration["sig"] for declaration in symbols[name, kind][1]]


def test_functions_have_signatures_sizes_and_defaults(symbols: extract.Symbols) -> None:
    assert signatures(symbols, "cuTinyAlloc_v2") == [
        ["cuTinyStatus_t", [["void **", "void **", 8, "pointer", 0], ["size_t", "unsigned long", 8, "bytes", 0]]],
        ["cuTinyStatus_t", [["int", "int", 4, "count", 1]]],
    ]
    assert [len(parameters) for _, parameters in signatures(symbols, "cuTinySet")] == [3, 2]  # type: ignore[arg-type]
    assert signatures(symbols, "cuTinyLog")[0][-1] == "..."


def test_the_bound_of_an_array_is_no_default(symbols: extract.Symbols) -> None:
    [declaration] = symbols["cuTinyOld", "function"][1]
    assert declaration["sig"][1][0][-1] == 0
    assert declaration["dep"] == 1


def test_enumerators_have_values_and_their_enum(symbols: extract.Symbols) -> None:
    assert symbols["CUTINY_ERROR", "enumerator"][1] == [{"val": 7, "enum": "cuTinyStatus_enum"}]
    assert symbols["CUTINY_UNNAMED", "enumerator"][1] == [{"val": 3, "enum": ""}]
    assert symbols["cuTinyScoped::first", "enumerator"][1] == [{"val": 1, "enum": "cuTinyScoped"}]


def test_types_and_fields(symbols: extract.Symbols) -> None:
    assert symbols["cuTinyHandle_t", "typedef"][1][0]["under"] == "struct cuTinyHandle_st *"
    assert symbols["cuTinyHandle_st", "struct"][1] == [{"def": 0, "tpl": 0}]
    fields = {name for name, kind in symbols if kind == "field"}
    assert fields == {"cuTinyDesc::width", "cuTinyDesc::weight", "cuTinyDesc::depth", "cuTinyDesc::inner"}


def test_places_on_this_machine_are_not_kept(symbols: extract.Symbols, include: Path) -> None:
    assert str(include) not in json.dumps([declarations for _, declarations in symbols.values()])


def test_macros_keep_their_body(symbols: extract.Symbols) -> None:
    assert symbols["cuTinyAlloc", "macro"] == ("tiny.h", [{"body": "cuTinyAlloc_v2", "fn": 0}])
    assert symbols["CUTINY_MAX", "macro"][1][0]["fn"] == 1
    assert symbols["CUTINY_VERSION", "macro"][1][0]["body"] == "12090"


def test_inline_namespaces_are_no_part_of_a_name(symbols: extract.Symbols) -> None:
    assert ("tiny::Block", "struct") in symbols
    assert not any("v2::" in name for name, _ in symbols)


def test_public_members_belong_to_their_class(symbols: extract.Symbols) -> None:
    members = {(name, kind) for name, kind in symbols if name.startswith("tiny::Block::")}
    assert members == {
        ("tiny::Block::Sum", "function"),
        ("tiny::Block::Max", "method"),
        ("tiny::Block::Lanes", "method"),
        ("tiny::Block::value_type", "typedef"),
    }
    assert ("tiny::Max", "method") not in symbols
    assert symbols["tiny::Block::Lanes", "method"][1][0]["static"] == 1


def test_using_declarations_are_kept(symbols: extract.Symbols) -> None:
    assert symbols["Block", "using"] == ("tiny.h", [])


def test_names_of_other_headers_are_left_out(include: Path) -> None:
    (include / "other.h").write_text("int cuOther(void);\n")
    (include / "tiny.h").write_text('#include "other.h"\nint cuTinyOne(void);\n')
    assert list(extract.extract(TINY, tree(include, TINY))) == [("cuTinyOne", "function")]


def test_device_declarations_are_seen(include: Path) -> None:
    (include / "cuda_runtime.h").write_text("#define __device__ __attribute__((device))\n")
    (include / "tiny_device.h").write_text("static __device__ int __tiny_lane(void);\n")
    assert list(extract.extract(DEVICE, tree(include, DEVICE))) == [("__tiny_lane", "function")]


def test_a_missing_sub_header_is_named_with_its_wheel(include: Path) -> None:
    (include / "tiny.h").write_text('#include "crt/host_defines.h"\n#include "nv/target"\nint cuTinyOne(void);\n')
    with pytest.raises(extract.ExtractionError) as caught:
        extract.extract(TINY, tree(include, TINY))
    assert "crt/host_defines.h (from nvidia-cuda-crt" in str(caught.value)
    assert "nv/target (from nvidia-cuda-cccl)" in str(caught.value)


def test_a_missing_header_of_rocm_is_named_with_the_package_of_its_includer(tmp_path: Path) -> None:
    wmma = HeaderSet("wmma", ("rocwmma/rocwmma.hpp",), r"rocwmma/")
    header = tmp_path / "rocwmma" / "rocwmma.hpp"
    header.parent.mkdir()
    header.write_text('#include "internal/types.hpp"\n')
    found = extract.rocm_tree(tmp_path, "7.2.4", (), tmp_path)
    with pytest.raises(extract.ExtractionError, match=r"internal/types\.hpp \(from librocwmma-dev\)"):
        extract.extract(wmma, found)


def test_an_unknown_type_is_refused(include: Path) -> None:
    (include / "tiny.h").write_text("int cuTinyOne(cuNobody_t nobody);\n")
    with pytest.raises(extract.ExtractionError, match="unknown type name 'cuNobody_t'"):
        extract.extract(TINY, tree(include, TINY))


def archive(folder: Path, version: str, *names: str) -> Path:
    table = folder / "sym" / f"cuda-{version}" / "tiny.tsv"
    table.parent.mkdir(parents=True)
    table.write_text("".join(f"{name}\tfunction\ttiny.h\t[]\n" for name in names))
    path = folder / "symbols.tar.xz"
    with tarfile.open(path, "w:xz") as facts:
        facts.add(folder / "sym", "sym")
    return path


@pytest.mark.parametrize(
    ("version", "count", "expected"),
    [
        pytest.param("12.8", 100, 1, id="earlier release had more"),
        pytest.param("12.9", 3, 0, id="same count"),
        pytest.param("13.0", 100, 0, id="a later release tells nothing"),
    ],
)
def test_a_library_may_not_lose_symbols(
    include: Path, tmp_path: Path, version: str, count: int, expected: int, capsys: pytest.CaptureFixture[str]
) -> None:
    (include / "tiny.h").write_text("int cuTinyOne(void); int cuTinyTwo(void); int cuTinyThree(void);\n")
    path = archive(tmp_path, version, *(f"cuTiny{i}" for i in range(count)))
    reference = extract.reference_counts(path, "cuda", "12.9")
    failures = list(extract.extract_tree(tree(include, TINY), tmp_path / "out", (), (), reference))
    assert len(failures) == expected
    assert (tmp_path / "out" / "sym" / "cuda-12.9" / "tiny.tsv").exists() is not bool(expected)


def test_a_library_that_was_there_before_may_not_be_absent(tmp_path: Path, include: Path) -> None:
    (include / "tiny.h").unlink()
    failures = list(extract.extract_tree(tree(include, TINY), tmp_path / "out", (), (), {"tiny": 5}))
    assert len(failures) == 1
    assert "missing tiny.h" in failures[0]


def test_files_have_one_sorted_line_a_symbol(include: Path, tmp_path: Path) -> None:
    (include / "tiny.h").write_text("int cuTinyTwo(int a); int cuTinyOne(void);\n")
    assert list(extract.extract_tree(tree(include, TINY), tmp_path / "out", (), (), {})) == []
    lines = (tmp_path / "out" / "sym" / "cuda-12.9" / "tiny.tsv").read_text().splitlines()
    assert lines == [
        'cuTinyOne\tfunction\ttiny.h\t[{"sig":["int",[]],"tpl":0}]',
        'cuTinyTwo\tfunction\ttiny.h\t[{"sig":["int",[["int","int",4,"a",0]]],"tpl":0}]',
    ]


def test_the_command_fails_on_incomplete_headers(include: Path, tmp_path: Path) -> None:
    (include / "nvrtc.h").write_text('#include "crt/missing.h"\n')
    arguments = ["cuda", str(include), "--version", "12.9", "--out", str(tmp_path / "out")]
    arguments += ["--resource-dir", str(tmp_path)]  # lest it look for a compiler
    assert extract.main([*arguments, "--library", "nvrtc"]) == 1
    (include / "nvrtc.h").write_text("int nvrtcVersion(int* major, int* minor);\n")
    assert extract.main([*arguments, "--library", "nvrtc"]) == 0
