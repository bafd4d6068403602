"""What files of a tree mean for one another: names and functions that one file defines and another can see."""

from __future__ import annotations

from pathlib import Path

import pytest

import hipport
from hipport import Run
from hipport.project.programs import Programs
from hipport.project.survey import Survey

MAIN = "int main() { return 0; }\n"
STUB = "int cuDeviceGet(int *device, int number) { return 0; }\n"
USE = "void f(int *d) { cuDeviceGet(d, 0); }\n"
WITH_CUDA = "#include <cuda.h>\n" + USE
POOL = "#define cuDeviceGet pool_get\n"
LOADED = "CUresult (*cuDeviceGet)(CUdevice *, int);\n"


def tree(folder: Path, files: dict[str, str]) -> Run:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return hipport.convert_paths(folder)


# Names that one program defines


@pytest.mark.parametrize(
    ("files", "is_own"),
    [
        pytest.param(
            {"one/stub.c": STUB, "one/main.cpp": MAIN, "two/use.cpp": USE + MAIN}, False, id="another program"
        ),
        pytest.param({"one/stub.c": STUB, "one/main.cpp": MAIN, "one/sub/use.cpp": USE}, True, id="the same program"),
        pytest.param(
            {"stubs/stub.c": STUB, "src/use.cpp": USE, "app/main.cpp": MAIN}, True, id="one program of folders"
        ),
        pytest.param({"stubs/stub.c": STUB, "src/use.cpp": USE}, True, id="a library of folders"),
        pytest.param(
            {"one/stub.c": LOADED, "one/main.cpp": MAIN, "one/sub/use.cpp": WITH_CUDA}, False, id="CUDA declares it"
        ),
        pytest.param(
            {"one/stub.c": LOADED, "one/main.cpp": '#include <cuda.h>\n#include "use.h"\n' + MAIN, "one/use.h": USE},
            False,
            id="CUDA declares it for a header",
        ),
        pytest.param(
            {"one/stub.h": LOADED, "one/main.cpp": MAIN, "one/use.cpp": '#include "stub.h"\n' + WITH_CUDA},
            True,
            id="CUDA and a header declare it",
        ),
        pytest.param({"api.swig": f"// {STUB}{STUB}#include <x.h>\n", "src/use.cpp": USE}, False, id="SWIG's"),
        pytest.param({"stub.cpp": STUB + MAIN, "use.cpp": USE + MAIN}, False, id="two programs in one folder"),
        pytest.param({"stub.cpp": STUB + MAIN, "use.cpp": USE}, True, id="one program in one folder"),
        pytest.param(
            {"one/stub.h": STUB, "one/main.cpp": '#include "stub.h"\n' + MAIN, "two/use.cpp": USE}, False, id="header"
        ),
        pytest.param({"one/stub.h": STUB, "two/use.cpp": '#include "one/stub.h"\n' + USE}, True, id="header included"),
        pytest.param({"one/stub.h": STUB, "two/use.cpp": USE}, True, id="header that nobody includes"),
        pytest.param(
            {"one/stub.h": LOADED, "two/use.cpp": WITH_CUDA}, False, id="CUDA and a header that nobody includes"
        ),
        pytest.param(
            {"one/main.cpp": STUB + '#include "../two/use.h"\n' + MAIN, "two/use.h": USE}, True, id="includer"
        ),
        pytest.param(
            {"a.h": STUB, "two/use.h": USE, "main.cpp": '#include "a.h"\n#include "two/use.h"\n'},
            True,
            id="included beside",
        ),
        pytest.param(
            {"pool.h": POOL, "use.h": WITH_CUDA, "a.cu": '#include "use.h"\n#include "pool.h"\n'},
            False,
            id="a macro after the header",
        ),
        pytest.param(
            {"pool.h": POOL, "use.h": WITH_CUDA, "a.cu": '#include "pool.h"\n#include "use.h"\n'},
            True,
            id="a macro before the header",
        ),
        pytest.param(
            {
                "pool.h": POOL,
                "use.h": WITH_CUDA,
                "a.cu": '#include "use.h"\n#include "pool.h"\n',
                "b.cu": '#include "pool.h"\n#include "use.h"\n',
            },
            True,
            id="a macro before the header in one source",
        ),
        pytest.param(
            {"pool.h": '#include "use.h"\n' + POOL, "use.h": WITH_CUDA, "a.cu": '#include "pool.h"\n'},
            False,
            id="a macro after the header that its file includes",
        ),
        pytest.param(
            {"pool.h": POOL + '#include "use.h"\n', "use.h": WITH_CUDA, "a.cu": '#include "pool.h"\n'},
            True,
            id="a macro before the header that its file includes",
        ),
        pytest.param(
            {
                "pool.h": '#include "pool.h"\n' + POOL,
                "use.h": WITH_CUDA,
                "a.cu": '#include "pool.h"\n#include "use.h"\n',
            },
            True,
            id="a macro of a header that includes itself",
        ),
        pytest.param({"pool.h": POOL, "use.cu": f'#include "pool.h"\n{USE}'}, True, id="a macro of a header"),
        pytest.param(
            {"use.h": WITH_CUDA, "a.cu": '#include "use.h"\n' + POOL},
            False,
            id="a macro of the source after the header",
        ),
        pytest.param(
            {"pool.h": POOL, "use.h": f"#define GET(d) {USE}", "a.cu": '#include "use.h"\n#include "pool.h"\n'},
            True,
            id="a macro that another one is expanded after",
        ),
    ],
)
def test_a_name_is_kept_where_its_definition_counts(tmp_path: Path, files: dict[str, str], is_own: bool) -> None:
    run = tree(tmp_path, files)
    uses = next(result for result in run.results if Path(result.path).name.startswith("use."))
    assert (b"hipDeviceGet" not in (uses.output or b"")) is is_own
    kept = [
        kept.reason for kept in uses.kept if kept.name == "cuDeviceGet" and "defined by the project at" in kept.reason
    ]
    assert bool(kept) is is_own


def test_a_function_before_cudas_is_renamed_with_its_calls(tmp_path: Path) -> None:
    counting = "cudaError_t cudaFree(void *p) {\n    ++calls;\n    return next(p);\n}\n"
    files = {
        "count.cpp": "#include <cuda_runtime.h>\nint calls;\ncudaError_t (*next)(void *);\n" + counting,
        "use.cpp": "#include <cuda_runtime.h>\nint main() { return cudaFree(nullptr); }\n",
        "own.cpp": "#include <cuda_runtime.h>\nstatic int cudaFree(int) {}\nint own() { return cudaFree(1); }",
    }
    output = {Path(result.path).name: result.output or b"" for result in tree(tmp_path, files).results}
    assert b"hipError_t hipFree(void *p) {" in output["count.cpp"]
    assert b"return hipFree(nullptr)" in output["use.cpp"]
    assert b"return cudaFree(1)" in output["own.cpp"]


def test_an_include_guard_of_another_program_is_cudas(tmp_path: Path) -> None:
    own = "#ifndef __cuda_cuda_h__\n#define __cuda_cuda_h__\n#endif\n"
    use = "#include <cuda.h>\n#ifdef __cuda_cuda_h__\nCUresult f();\n#endif\n"
    files = {"one/own.h": own, "one/main.cpp": '#include "own.h"\n' + MAIN, "two/use.cpp": use}
    run = tree(tmp_path, files)
    output = next(result.output for result in run.results if result.path.endswith("use.cpp"))
    assert b"__cuda_cuda_h__" not in (output or b"")


def test_a_folder_without_a_program_is_part_of_that_around_it(tmp_path: Path) -> None:
    for name, text in {"a/main.cpp": MAIN, "a/x/y/f.cpp": "", "a/z.cpp": "", "b/main.cpp": MAIN}.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    files = frozenset(("a/main.cpp", "a/x/y/f.cpp", "a/z.cpp", "b/main.cpp"))
    programs = Programs(Survey(files, tmp_path), files)
    assert programs.linked("a/x/y/f.cpp") == {"a/main.cpp", "a/x/y/f.cpp", "a/z.cpp"}
    assert programs.linked("b/main.cpp") == {"b/main.cpp"}


# Functions of two files that become one

RUNTIME = "inline const char *name(cudaError_t e) { return cudaGetErrorName(e); }\n"
DRIVER = 'inline const char *name(CUresult) { return "driver"; }\n'
BOTH = '#include "a.h"\n#include "b.h"\n'


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        pytest.param({"a.h": RUNTIME, "b.h": DRIVER, "m.cu": BOTH}, [("b.h", "error", "a.h:1")], id="beside"),
        pytest.param({"a.h": RUNTIME, "b.h": DRIVER, "m.cu": '#include "a.h"\n'}, [], id="never together"),
        pytest.param(
            {"a.h": '#include "b.h"\n' + RUNTIME, "b.h": DRIVER},
            [("a.h", "error", "b.h:1")],
            id="one includes the other",
        ),
        pytest.param(
            {"a.h": "namespace a {\n" + RUNTIME + "}\n", "b.h": DRIVER, "m.cu": BOTH}, [], id="another namespace"
        ),
        pytest.param(
            {"a.h": "void f(cudaError_t);\n", "b.h": "void f(CUresult);\n", "m.cu": BOTH},
            [("b.h", "warning", "a.h:1")],
            id="prototypes",
        ),
        pytest.param(
            {"a.h": "void f(cudaError_t);\n", "m.cu": '#include "a.h"\nvoid f(CUresult) {}\n'},
            [("m.cu", "warning", "a.h:1")],
            id="prototype and definition",
        ),
        pytest.param(
            {"a.h": "void f(cudaStream_t);\n", "m.cu": '#include "a.h"\nvoid f(CUstream) {}\n'},
            [],
            id="one type in CUDA",
        ),
        pytest.param(
            {"a.h": "void f(cudaError_t);\n", "m.cu": '#include "a.h"\nvoid f(enum cudaError) {}\n'}, [], id="a tag"
        ),
        pytest.param(
            {
                "a.h": "template <class T> struct Traits;\ntemplate <> struct Traits<cudaError_t> {};\n",
                "m.cu": '#include "a.h"\ntemplate <> struct Traits<CUresult> {};\n',
            },
            [("m.cu", "error", "a.h:2")],
            id="specializations",
        ),
        pytest.param(
            {
                "a.h": "void f(cudaError_t);\nvoid f(CUresult);\n",
                "a.cu": '#include "a.h"\nvoid f(cudaError_t) {}\n',
                "b.cu": '#include "a.h"\nvoid f(CUresult) {}\n',
            },
            [("a.h", "warning", "line 1"), ("b.cu", "error", "a.cu:2")],
            id="sources of one program",
        ),
        pytest.param(
            {"a.cu": "static void f(cudaError_t) {}\n", "b.cu": "static void f(CUresult) {}\n"}, [], id="static"
        ),
        pytest.param(
            {"a.h": RUNTIME, "b.h": DRIVER, "a.cu": '#include "a.h"\n', "b.cu": '#include "b.h"\n'},
            [("b.h", "error", "a.h:1")],
            id="inline functions of one program",
        ),
        pytest.param(
            {"a/m.cu": "void f(cudaError_t) {}\n" + MAIN, "b/m.cu": "void f(CUresult) {}\n" + MAIN}, [], id="programs"
        ),
        pytest.param(
            {"a.h": f"#ifdef __HIP__\n{RUNTIME}#endif\n", "b.h": DRIVER, "m.cu": BOTH}, [], id="settled by the project"
        ),
        pytest.param(
            {
                "a.h": "struct A {\nvoid f(cudaError_t);\n};\n",
                "m.cu": '#include "a.h"\nstruct B { void f(CUresult); };\n',
            },
            [],
            id="members",
        ),
        pytest.param(
            {
                "a.h": "#include <cuda.h>\nCUresult cuMemFree_v2(CUdeviceptr);\n",
                "m.cpp": '#include "a.h"\nCUresult cuMemFree(CUdeviceptr) { return CUDA_SUCCESS; }\n',
            },
            [],
            id="CUDA's own functions, declared again",
        ),
    ],
)
def test_functions_of_two_files(tmp_path: Path, files: dict[str, str], expected: list[tuple[str, str, str]]) -> None:
    run = tree(tmp_path, files)
    found = [(Path(r.path).name, d) for r in run.results for d in r.diagnostics if d.code == "HP213"]
    assert [(name, d.severity.value) for name, d in found] == [(name, severity) for name, severity, _ in expected]
    for (_, diagnostic), (_, _, place) in zip(found, expected, strict=True):
        assert place in diagnostic.message
