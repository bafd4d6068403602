"""``--parse``: what clang refuses in the units of a tree, as findings of their files."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from hipport import Diagnostic
from hipport import Options
from hipport import Run
from hipport import Severity
from hipport import convert_paths
from hipport.tree.predictions import predictions

pytestmark = pytest.mark.needs("g++")  # with which the headers of C++ come

REFUSED, UNSEEN = "HP928", "HP909"
PARSED = Options(parse=True)


def write(folder: Path, files: Mapping[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


def found(run: Run, code: str = REFUSED) -> dict[str, list[Diagnostic]]:
    by_name = {Path(result.path).name: [d for d in result.diagnostics if d.code == code] for result in run.results}
    return {name: diagnostics for name, diagnostics in by_name.items() if diagnostics}


def lines(run: Run) -> dict[str, list[int]]:
    return {name: [d.line for d in diagnostics] for name, diagnostics in found(run).items()}


def test_units_in_which_nothing_was_changed_are_not_asked_about(tmp_path: Path) -> None:
    files = {
        "host.cpp": "#include <omp.h>\nint n = missing + 1;\n",
        "ported.hip": "#include <hip/hip_runtime.h>\nint n = missing + 1;\n",
        "a.cu": "int n = missing + 1;\n",
        "b.cpp": "#include <cuda_runtime.h>\nint n = missing + 1;\n",
    }
    assert found(convert_paths(write(tmp_path, files), PARSED)).keys() == {"a.cu", "b.cpp"}


def test_of_sources_of_the_host_as_many_are_asked_about_as_include_each_changed_header(tmp_path: Path) -> None:
    changed = "#include <cuda_runtime.h>\n"
    files = {
        "a.h": changed,
        "b.h": changed,
        "1.cpp": '#include "a.h"\nint n = missing;\n',
        "2.cpp": '#include "a.h"\nint n = missing;\n',
        "3.cpp": '#include "b.h"\nint n = missing;\n',
        "4.cpp": f'#include "b.h"\n{changed}int n = missing;\n',
        "5.cu": '#include "a.h"\nint n = missing;\n',
        "6.cu": '#include "a.h"\nint n = missing;\n',
    }
    assert found(convert_paths(write(tmp_path, files), PARSED)).keys() == {"4.cpp", "5.cu", "6.cu"}
    files = {name: text for name, text in files.items() if name[0] in "ab123"}
    assert found(convert_paths(write(tmp_path / "of_host", files), PARSED)).keys() == {"1.cpp", "3.cpp"}


def test_a_finding_has_its_place_its_reason_and_its_remedy(tmp_path: Path) -> None:
    code = "#include <cuda_runtime.h>\nint n =\n    missing + 1;\n"
    ((finding,),) = found(convert_paths(write(tmp_path, {"a.cu": code}), PARSED)).values()
    assert (finding.severity, finding.line, finding.column) == (Severity.ERROR, 3, 5)
    assert code[finding.start : finding.end] == "missing"
    assert finding.message == "clang refuses this: use of undeclared identifier 'missing'"
    assert "clang takes it too" in finding.remedy


def test_what_the_port_lacks_is_said_where_it_comes_from_in_the_original(tmp_path: Path) -> None:
    files = {
        "late.h": "#pragma once\ninline int g(void *p) {\n    return cudaMalloc(&p, 4);\n}\n",
        "late.cpp": '#include "late.h"\n#include <cuda_runtime.h>\nint m = g(nullptr);\n',
        "blas.h": "#pragma once\n#include <cublas_v2.h>\ninline void f(cublasHandle_t h) {\n    cublasCreate(h);\n}\n",
        "a.cu": "__global__ void k(float *a) {\n    *a = 1;\n}\n"
        '#include "blas.h"\nvoid g(float *a) { k<<<1, 2>>>(a), missing(); }\n',
    }
    run = convert_paths(write(tmp_path, files), PARSED)
    ported = next(r.output or b"" for r in run.results if r.path.endswith("a.cu"))
    assert ported.startswith(b"#include <hip/hip_runtime.h>\n__global__")
    said = {name: [(d.line, d.column, d.message) for d in diagnostics] for name, diagnostics in found(run).items()}
    assert said == {
        "late.h": [(3, 12, "clang refuses this: use of undeclared identifier 'hipMalloc'")],
        "blas.h": [(4, 5, "clang refuses this: no matching function for call to 'hipblasCreate'")],
        "a.cu": [(5, 36, "clang refuses this: use of undeclared identifier 'missing'")],
    }


def test_hipports_own_headers_are_found_from_each_folder(tmp_path: Path) -> None:
    shuffle = "__global__ void k(int *a) {\n    *a = __shfl_sync(0xffffffff, *a, 1) + missing;\n}\n"
    files = {"deep/er/a.cu": shuffle, "deep/b.cu": shuffle, "c.cu": shuffle}
    files |= {"deep/marked.cu": '\ufeff#include "own.h"\n' + shuffle, "deep/own.h": "#include <cuda_runtime.h>\n"}
    run = convert_paths(write(tmp_path, files), PARSED)
    outputs = [result.output or b"" for result in run.results if result.path.endswith(".cu")]
    assert all(b'hipport/warp.h"' in output for output in outputs)
    assert b'\xef\xbb\xbf#include "../hipport/warp.h"' in b"".join(outputs)  # after the mark of a text in UTF-8
    assert lines(run) == {"a.cu": [2], "b.cu": [2], "c.cu": [2], "marked.cu": [3]}
    assert found(run, UNSEEN) == {}


def test_a_header_that_is_not_changed_in_the_port_is_parsed_as_it_is(tmp_path: Path) -> None:
    files = {"a.h": "int n = missing;\n", "a.cu": '#include "a.h"\n#include <cuda_runtime.h>\n'}
    assert lines(convert_paths(write(tmp_path, files), PARSED)) == {"a.h": [1]}


def test_nothing_is_parsed_unless_somebody_asks(tmp_path: Path) -> None:
    assert found(convert_paths(write(tmp_path, {"a.cu": "int n = missing;\n"}))) == {}


def test_a_header_has_the_finding_once_for_all_units(tmp_path: Path) -> None:
    files = {
        "include/size.h": "#pragma once\nstruct Size { int width; };\nSize size_of(size_t n) { return Size{n}; }\n",
        "a.cu": '#include "size.h"\n',
        "b.cu": '#include "size.h"\n',
        "CMakeLists.txt": "project(a LANGUAGES CXX CUDA)\ninclude_directories(include)\nadd_executable(a a.cu b.cu)\n",
    }
    assert lines(convert_paths(write(tmp_path, files), PARSED)) == {"size.h": [3]}


@pytest.mark.parametrize(
    "code",
    [
        pytest.param("__global__ void k() {}\nvoid f() { k << <1, 1> >>(); }\n", id="a launch with spaces"),
        pytest.param('const char *s = "a"NAME;\n', id="a literal before a macro"),
        pytest.param(
            "int f(int n) {\n    switch (n) {\n    case 1:\n        int i = n;\n        return i;\n"
            "    default:\n        return 0;\n    }\n}\n",
            id="a case after an initialization",
        ),
        pytest.param("int f() { register int i = 1; return i; }\n", id="register"),
        pytest.param(
            "int g();\nvoid f(int n) {\n    float a[] = {n};\n    float b[] = {(float)n, g()};\n}\n",
            id="narrowing in a file that is given a pragma",
        ),
    ],
)
def test_what_the_conversion_changes_is_not_refused(tmp_path: Path, code: str) -> None:
    run = convert_paths(write(tmp_path, {"a.cu": '#define NAME "b"\n' + code}), PARSED)
    assert run.results[0].edits
    assert found(run) == {}


def test_what_is_settled_for_a_unit_is_settled_in_its_headers(tmp_path: Path) -> None:
    files = {
        "a.h": "#pragma once\nint g();\ninline void f() { float b[] = {g()}; }\n",
        "a.cu": '#include "a.h"\nvoid f(int n) { float a[] = {n}; }\n',
    }
    run = convert_paths(write(tmp_path, files), PARSED)
    assert found(run) == {}
    assert lines(convert_paths(write(tmp_path, {"a.cu": '#include "a.h"\n'}), PARSED)) == {"a.h": [3]}


@pytest.mark.parametrize("condition", ["#if __CUDA_ARCH__ < 700", "#if 700 > __CUDA_ARCH__"])
@pytest.mark.parametrize(("header", "said"), [("", [4, 9]), ("cufftw.h", [9])], ids=["port", "original"])
def test_what_an_architecture_decides_is_refused_in_the_port_alone(
    tmp_path: Path, condition: str, header: str, said: list[int]
) -> None:
    first = f"#include <{header}>" if header else ""
    code = f"{first}\n__device__ void f() {{\n{condition}\n    one();\n#else\n    two();\n#endif\n}}\nint n = three;\n"
    assert lines(convert_paths(write(tmp_path, {"a.cu": code}), PARSED))["a.cu"] == said


def test_an_arm_for_the_device_is_parsed(tmp_path: Path) -> None:
    code = "__device__ void f() {\n#ifdef __CUDA_ARCH__\n    one();\n#else\n    two();\n#endif\n}\n"
    assert lines(convert_paths(write(tmp_path, {"a.cu": code}), PARSED)) == {"a.cu": [3, 5]}


def test_the_arms_of_a_header_that_is_included_are_parsed(tmp_path: Path) -> None:
    code = "#include <{}>\n#ifdef {}\nint n = missing;\n#endif\n"
    files = {
        "a.cu": code.format("cufft.h", "_CUFFT_H_"),
        "b.cu": code.format("cuda.h", "__cuda_cuda_h__"),
        "c.cu": code.format("vector", "_CUFFT_H_"),
    }
    assert lines(convert_paths(write(tmp_path, files), PARSED)) == {"a.cu": [3], "b.cu": [3]}


def test_a_renamed_line_is_refused_all_the_same(tmp_path: Path) -> None:
    run = convert_paths(write(tmp_path, {"a.cu": "void f(void *p) { cudaFree(p); missing(); }\n"}), PARSED)
    assert run.results[0].edits
    assert lines(run) == {"a.cu": [1]}


def test_what_a_rule_reports_is_not_said_twice(tmp_path: Path) -> None:
    code = "__global__ void inner() {}\n__global__ void outer() { inner<<<1, 1>>>(); missing(); }\n"
    run = convert_paths(write(tmp_path, {"a.cu": code}), PARSED)
    assert [d.line for result in run.results for d in result.open] == [2]
    assert found(run) == {}


def test_each_unit_is_parsed(tmp_path: Path) -> None:
    files = {
        "host.cpp": "#include <cuda_runtime.h>\nint n = missing;\n",
        "no_cuda.cpp": "int n = missing;\n",
        "as_cuda.cpp": "#include <cuda_runtime.h>\nint n = missing;\n",
        "plain.c": "#include <cuda_runtime.h>\nint n = missing;\n",
        "part.cu": "int n = missing_part;\n",
        "whole.cu": '#define missing_part 1\n#include "part.cu"\n',
        "CMakeLists.txt": "project(a LANGUAGES CXX CUDA)\n"
        "set_source_files_properties(as_cuda.cpp PROPERTIES LANGUAGE CUDA)\n"
        "add_executable(a host.cpp as_cuda.cpp whole.cu)\n",
    }
    diagnostics = found(convert_paths(write(tmp_path, files), PARSED))
    severities = {name: [(d.line, d.severity) for d in said] for name, said in diagnostics.items()}
    assert severities == {"as_cuda.cpp": [(2, Severity.ERROR)], "host.cpp": [(2, Severity.WARNING)]}


def test_a_source_of_the_host_is_not_for_the_compiler_of_cuda(tmp_path: Path) -> None:
    code = (
        "#include <cuda_runtime.h>\n#ifdef __CUDACC__\nint n = one;\n#endif\n#ifndef __NVCC__\nint m = two;\n#endif\n"
    )
    assert lines(convert_paths(write(tmp_path, {"a.cpp": code, "b.cu": code}), PARSED)) == {"a.cpp": [6], "b.cu": [3]}


def test_a_header_of_both_is_an_error(tmp_path: Path) -> None:
    code = '#include <cuda_runtime.h>\n#include "both.h"\n'
    files = {"both.h": "#pragma once\nint n = missing;\n", "a.cpp": code, "b.cu": code}
    ((finding,),) = found(convert_paths(write(tmp_path, files), PARSED)).values()
    assert finding.severity is Severity.ERROR


def test_a_unit_without_its_headers_is_named(tmp_path: Path) -> None:
    run = convert_paths(write(tmp_path, {"a.cu": '#include "nobody_has.h"\nint n = missing;\n'}), PARSED)
    assert found(run) == {}
    ((said,),) = found(run, UNSEEN).values()
    assert said.severity is Severity.INFO
    assert "there is no nobody_has.h" in said.message


def test_a_unit_that_wants_macros_is_named(tmp_path: Path) -> None:
    code = "#ifndef SIZE\n#error SIZE is for the build to say\n#endif\nint n = missing;\n"
    run = convert_paths(write(tmp_path, {"a.cu": code}), PARSED)
    assert found(run) == {}
    ((said,),) = found(run, UNSEEN).values()
    assert "#error SIZE is for the build to say" in said.message
    assert lines(convert_paths(tmp_path, PARSED, compiler_options=["-DSIZE=1"])) == {"a.cu": [4]}


def test_a_comment_suppresses_it(tmp_path: Path) -> None:
    code = "int n = missing;  // hipport: ignore[HP928] the build defines it\ncudaStream_t s;\n"
    run = convert_paths(write(tmp_path, {"a.cu": code}), PARSED)
    assert found(run) == {}
    assert found(convert_paths(tmp_path), "HP919") == {}  # it is needed, though this run does not parse


@pytest.mark.parametrize("ignored", [REFUSED, UNSEEN])
def test_a_code_that_is_not_asked_for_says_nothing(tmp_path: Path, ignored: str) -> None:
    write(tmp_path, {"a.cu": '#include "nobody_has.h"\n', "b.cu": "int n = missing;\n"})
    assert found(convert_paths(tmp_path, Options(parse=True, ignore=(ignored,))), ignored) == {}


def test_processes_find_the_same(tmp_path: Path) -> None:
    write(tmp_path, {f"{name}.cu": f"int {name} = missing_{name};\n" for name in "abcdef"})
    alone = convert_paths(tmp_path, PARSED)
    with ThreadPoolExecutor(1) as executor:
        assert found(convert_paths(tmp_path, PARSED, executor=executor)) == found(alone)


def test_the_port_is_the_same_and_its_line_is_predicted(tmp_path: Path) -> None:
    source = write(tmp_path / "tree", {"a.cu": "__global__ void k() {}\nint n = missing;\n"})
    port = tmp_path / "port"
    parsed = convert_paths(source, PARSED, output=port)
    text = (port / "a.cu").read_bytes()
    convert_paths(source, output=tmp_path / "other")
    assert (tmp_path / "other" / "a.cu").read_bytes() == text
    ((expected,),) = ([p for p in predictions(r, text) if p.code == REFUSED] for r in parsed.results if r.open)
    assert text.decode().split("\n")[expected.line - 1] == "int n = missing;"


def test_a_second_run_parses_again(tmp_path: Path) -> None:
    source = write(tmp_path / "tree", {"a.cu": "int n = missing;\n"})
    assert lines(convert_paths(source, PARSED)) == {"a.cu": [1]}
    (source / "a.cu").write_text("int n = 1;\n")
    assert lines(convert_paths(source, PARSED)) == {}


def test_options_of_the_compiler_count(tmp_path: Path) -> None:
    source = write(tmp_path / "tree", {"a.cu": "#include <third.h>\nint n = THIRD + missing;\n"})
    other = write(tmp_path / "other", {"third.h": "#define THIRD 3\n"})
    assert lines(convert_paths(source, PARSED, compiler_options=[f"-I{other}"])) == {"a.cu": [2]}
    options = [f"-I{other}", "-Dmissing=1"]
    assert lines(convert_paths(source, PARSED, compiler_options=options)) == {}


def test_a_mark_says_it_in_the_port(tmp_path: Path) -> None:
    source = write(tmp_path / "tree", {"a.cu": "int n = missing;\n"})
    convert_paths(source, Options(parse=True, mark="always"), output=tmp_path / "port")
    mark, line, _ = (tmp_path / "port" / "a.cu").read_text().split("\n")
    assert mark.startswith("// hipport HP928: clang refuses this")
    assert line == "int n = missing;"


@pytest.mark.parametrize(("when", "said"), [((2, 2), {}), ((1, 1), {"b.h": [1]})], ids=["before", "after"])
@pytest.mark.parametrize("file", ["a.cu", "b.h"])
def test_a_file_that_goes_meanwhile_ends_nothing(
    tmp_path: Path, file: str, when: tuple[int, int], said: dict[str, list[int]]
) -> None:
    source = write(tmp_path / "tree", {"a.cu": '#include "b.h"\n', "b.h": "int n = missing;\n"})

    def delete(done: int, of_all: int, _name: str) -> None:
        if (done, of_all) == when:
            (source / file).unlink(missing_ok=True)

    assert lines(convert_paths(source, PARSED, progress=delete)) == said
