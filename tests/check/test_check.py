from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hipport import CheckOptions
from hipport import Compilation
from hipport import ConfigError
from hipport import Diagnostic
from hipport import HipportError
from hipport import Options
from hipport import Run
from hipport import Verdict
from hipport import check_paths
from hipport import convert_paths
from tests.toolchain.helpers import is_gone

ARCH = ("gfx90a", "gfx942")


def check(
    hipcc: Path,
    *paths: Path,
    arch: tuple[str, ...] = ARCH,
    std: str = "",
    define: tuple[str, ...] = (),
    include_dir: tuple[Path, ...] = (),
    compile_commands: Path | None = None,
    timeout: float = 20.0,
    memory: int | None = None,
    exclude: tuple[str, ...] = (),
) -> Run:
    options = CheckOptions(arch, str(hipcc), compile_commands, include_dir, define, std, timeout, memory, 2, exclude)
    return check_paths(paths, options)


def write(root: Path, **files: str) -> None:
    """Files by their names, with ``__`` for a slash and ``_`` for the last dot."""
    for name, text in files.items():
        path = root / ".".join(name.replace("__", "/").rsplit("_", 1))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def verdicts(run: Run) -> dict[str, Verdict]:
    return {Path(r.path).name: r.compilation.verdict for r in run.results if r.compilation}


def only(run: Run) -> tuple[Compilation, list[Diagnostic]]:
    """The compilation and the diagnostics of a run of one unit."""
    (compilation,) = run.compilations
    return compilation, [diagnostic for result in run.results for diagnostic in result.diagnostics]


def calls(log: Path) -> list[tuple[str, list[str]]]:
    return [tuple(json.loads(line)) for line in log.read_text().splitlines()]


def test_each_unit_is_compiled_for_the_host_and_each_architecture(
    fake_hipcc: Path, fake_log: Path, project: Path
) -> None:
    write(project, a_cu="", b_h="hipFree(p);", c_cpp="hipFree(p);", d_cpp="int main() {}", e_c="hipFree(p);")
    run = check(fake_hipcc, project)
    assert run.exit_code == 0
    assert run.only_checked
    assert verdicts(run) == dict.fromkeys(("a.cu", "c.cpp", "e.c"), Verdict.COMPILED)
    made = {(target, Path(arguments[arguments.index("-c") + 1]).name) for target, arguments in calls(fake_log)}
    assert made == {(t, u) for t in ("host", *ARCH) for u in ("a.cu", "c.cpp")} | {("host", "e.c")}
    device = next(arguments for target, arguments in calls(fake_log) if target == "gfx942")
    assert device[:3] == ["-x", "hip", "--cuda-device-only"]
    assert {"-c", "-ferror-limit=0"} < set(device)


def test_flags_of_options_and_of_the_tree(fake_hipcc: Path, fake_log: Path, project: Path) -> None:
    write(project, src__a_cu='#include "lib/x.h"\n', other__lib__x_h="")
    (project / "CMakeLists.txt").write_text("include_directories(inc)\nset(CMAKE_CUDA_STANDARD 14)")
    check(fake_hipcc, project, std="c++20", define=("N=1",), include_dir=(project / "mine",))
    _, arguments = calls(fake_log)[0]
    first = arguments.index("-std=c++20")
    assert arguments[first : first + 6] == [
        "-std=c++20",
        "-DN=1",
        f"-I{project}/mine",
        f"-I{project}/inc",
        "-idirafter",
        f"{project}/other",
    ]


@pytest.mark.parametrize(
    ("includes", "asked", "compiled"),
    [
        ("#include <thrust/sort.h>", "11", "c++17"),
        ('#include "by_header.h"', "14", "c++17"),
        ("#include <hipcub/hipcub.hpp>", "17", "c++17"),
        ("#include <thrust/sort.h>", "20", "c++20"),
        ("#include <hip/hip_runtime.h>", "11", "c++11"),
        ("#include <hip/hip_runtime.h>", "98", "c++11"),
        ("#include <cub/own.h>", "11", "c++11"),  # the tree's own
        ("#include <torch/extension.h>\n#include <thrust/sort.h>", "14", "c++20"),
    ],
)
def test_headers_that_need_a_newer_standard(
    fake_hipcc: Path, fake_log: Path, project: Path, includes: str, asked: str, compiled: str
) -> None:
    write(project, a_cu=f"{includes}\n", by_header_h="#include <rocprim/rocprim.hpp>\n", cub__own_h="")
    (project / "CMakeLists.txt").write_text(f"set(CMAKE_CUDA_STANDARD {asked})")
    run = check(fake_hipcc, project)
    assert f"-std={compiled}" in calls(fake_log)[0][1]
    said = [(d.code, d.message.partition(":")[0]) for d in only(run)[1]]
    assert said == ([] if compiled == f"c++{asked}" else [("HP914", f"compiled as {compiled}")])
    assert run.exit_code == 0


@pytest.mark.parametrize(("header", "extension"), [("ATen/ATen.h", True), ("other/torch.h", False)])
def test_extensions_of_pytorch_are_compiled_as_its_own_build_does(
    fake_hipcc: Path, fake_log: Path, project: Path, header: str, extension: bool
) -> None:
    write(project, a_cu=f"#include <{header}>\n")
    assert only(check(fake_hipcc, project))[1] == []
    arguments = calls(fake_log)[0][1]
    assert ("-std=gnu++20" in arguments, "-DUSE_ROCM=1" in arguments) == (extension, extension)
    assert ("-D__HIP_NO_HALF_OPERATORS__=1" in arguments) is extension


@pytest.mark.parametrize(
    ("before", "define", "counts"),
    [
        ("#ifdef WITH_TORCH\n", (), False),
        ("#if defined(WITH_TORCH)  // an option\n", (), False),
        ("#ifdef WITH_TORCH\n", ("WITH_TORCH=1",), True),
        ("#define WITH_TORCH\n#ifdef WITH_TORCH\n", (), True),
        ("#ifdef WITHOUT_TORCH\n#else\n", (), True),
        ("#ifdef WITHOUT_TORCH\n#else\n", ("WITHOUT_TORCH",), False),
        ("#ifndef WITHOUT_TORCH\n", (), True),
        ("#ifndef WITHOUT_TORCH\n", ("WITHOUT_TORCH=1",), False),
        ("#if !defined(WITHOUT_TORCH)\n", ("WITHOUT_TORCH",), False),
        ("#ifndef WITH_TORCH\n#else\n", (), False),
        ("#ifndef WITH_TORCH\n#else\n", ("WITH_TORCH",), True),
        ("#ifdef WITH_TESTS\n#elif X\n#else\n", ("WITH_TESTS",), True),
        ("#if defined(WITH_TORCH) || defined(WITH_TESTS)\n", (), True),
        ("#ifdef __HIPCC__\n", (), True),
        ("#ifndef HEADER\n", (), True),
        ("#ifdef OTHER\n#endif\n#ifndef HEADER\n", (), True),
    ],
)
def test_a_header_of_pytorch_that_the_build_leaves_out(
    fake_hipcc: Path, fake_log: Path, project: Path, before: str, define: tuple[str, ...], counts: bool
) -> None:
    write(project, a_cu=f"{before}#include <torch/extension.h>\n#endif\n")
    assert only(check(fake_hipcc, project, define=define))[1] == []
    assert ("-DUSE_ROCM=1" in calls(fake_log)[0][1]) is counts


def test_a_standard_that_was_asked_for_stays(fake_hipcc: Path, fake_log: Path, project: Path) -> None:
    write(project, a_cu="#include <thrust/sort.h>\n")
    assert only(check(fake_hipcc, project, std="c++14"))[1] == []
    assert "-std=c++14" in calls(fake_log)[0][1]


def test_an_error_that_convert_did_not_say(fake_hipcc: Path, project: Path) -> None:
    write(project, a_cu="//! says %s:3:5: error: no such thing as 'foo'\n//! exits 1\n    foo();\n")
    run = check(fake_hipcc, project)
    compilation, (diagnostic,) = only(run)
    assert (compilation.verdict, compilation.errors, compilation.unpredicted) == (Verdict.FAILED, 1, 1)
    assert (diagnostic.code, diagnostic.line, diagnostic.column) == ("HP911", 3, 5)
    assert diagnostic.message == "no such thing as 'foo' (not predicted)"
    assert (diagnostic.symbol, diagnostic.predicted) == ("foo", ())
    assert (project / "a.cu").read_text()[diagnostic.start : diagnostic.end] == "foo"
    assert run.exit_code == 1


@pytest.mark.parametrize(
    ("target", "where"),
    [("", ""), ("host ", " [host]"), ("gfx942 ", " [gfx942]")],
)
def test_which_targets_have_an_error(fake_hipcc: Path, project: Path, target: str, where: str) -> None:
    write(project, a_cu=f"//! {target}says %s:1:1: error: no\n//! {target}exits 1\n")
    _, (diagnostic,) = only(check(fake_hipcc, project))
    assert diagnostic.message == f"no{where} (not predicted)"


LACKS_A_HEADER = "//! c++ says %s:1:1: fatal error: 'gone.h' file not found\n//! c++ exits 1"
NOT_HERE = "is not on this machine; it belongs neither to the project nor to CUDA or HIP"


@pytest.mark.parametrize(
    ("name", "text", "is_made"),
    [
        ("CMakeLists.txt", "configure_file(gone.h.in ${CMAKE_BINARY_DIR}/include/gone.h)", True),
        ("CMakeLists.txt", "add_custom_command(\n  OUTPUT other.h gone.h\n  COMMAND make_it)", True),
        ("CMakeLists.txt", "generate_export_header(${LIB} EXPORT_FILE_NAME include/gone.h)", True),
        ("CMakeLists.txt", 'file(WRITE "${CMAKE_BINARY_DIR}/gone.h" "#pragma once")', True),
        ("Makefile", "build/gone.h other.h: gone.txt\n\tcp $< $@\n", True),
        ("Makefile", "gone.h:\n\ttouch $@\n", True),
        ("CMakeLists.txt", "find_path(GONE gone.h)\ncheck_include_file(gone.h HAS_GONE)", False),
        ("CMakeLists.txt", "configure_file(begone.h.in begone.h)\n# configure_file(gone.h.in gone.h)", False),
        ("Makefile", "a.o: a.cu gone.h\nHEADERS := gone.h\n", False),
    ],
)
def test_a_header_that_the_build_makes(fake_hipcc: Path, project: Path, name: str, text: str, is_made: bool) -> None:
    write(project, a_cu="//! says %s:1:1: fatal error: 'gone.h' file not found\n//! exits 1\n")
    (project / name).write_text(text)
    _, (diagnostic,) = only(check(fake_hipcc, project))
    assert diagnostic.code == "HP912"
    assert diagnostic.message == f"gone.h {f'is not here yet: {name} has the build make it' if is_made else NOT_HERE}"


def test_a_header_of_the_configure_step_is_made(fake_hipcc: Path, fake_log: Path, project: Path) -> None:
    write(project, a_cu="#include <lab/config.h>\n")
    (project / "config.h.in").write_text("#define WIDTH @WIDTH@\n")
    (project / "CMakeLists.txt").write_text(
        "set(WIDTH 8 CACHE STRING width)\n"
        "configure_file(config.h.in ${CMAKE_BINARY_DIR}/include/lab/config.h)\n"
        "add_library(lab a.cu)\ntarget_include_directories(lab PUBLIC ${CMAKE_BINARY_DIR}/include)\n"
    )
    run = check(fake_hipcc, project)
    said = {result.path: [(d.code, d.message) for d in result.diagnostics] for result in run.results}
    template = os.path.relpath(project / "config.h.in")
    assert said[template] == [("HP925", "include/lab/config.h is made of it, as the build files say by default")]
    arguments = calls(fake_log)[0][1]
    folders = [Path(word.removeprefix("-I")) for word in arguments if word.startswith("-I")]
    (made,) = [folder / "lab" / "config.h" for folder in folders if (folder / "lab" / "config.h").is_file()]
    assert made.read_text() == "#define WIDTH 8\n"
    assert not made.is_relative_to(project)
    assert str(made.parent) in arguments  # after the others, for includes that no build file explains


def test_a_forced_include_is_looked_for_as_an_include(fake_hipcc: Path, fake_log: Path, project: Path) -> None:
    write(project, src__a_cu="", src__pch_h="#pragma once\n")
    (project / "CMakeLists.txt").write_text(
        "add_library(lab src/a.cu)\ntarget_include_directories(lab PRIVATE src)\n"
        "target_compile_options(lab PRIVATE --include=pch.h)\n"
    )
    check(fake_hipcc, project)
    arguments = calls(fake_log)[0][1]
    assert arguments[arguments.index("-include") + 1] == f"{project}/src/pch.h"


def test_a_header_of_an_unusual_name_is_found(fake_hipcc: Path, fake_log: Path, project: Path) -> None:
    write(project, src__a_cu='#include "sizes.hcu"\n', include__sizes_hcu="#pragma once\n#include <stddef.h>\n")
    check(fake_hipcc, project)
    arguments = calls(fake_log)[0][1]
    assert arguments[arguments.index("-idirafter") + 1] == f"{project}/include"


MISSES = "//! gfx942 says lld: error: undefined protected symbol: {}\n"
NEEDS = "its device code needs width of b.cu, and no build file says that it is relocatable"


@pytest.mark.parametrize(
    ("misses", "build", "verdict", "messages"),
    [
        (["width"], "", Verdict.COMPILED, [NEEDS]),
        (["width", "lab::depth"], "", Verdict.COMPILED, [NEEDS.replace(",", ", and 1 more of other files,")]),
        (["width"], "all:\n\tnvcc -dc b.cu", Verdict.COMPILED, []),
        (["width"], "all:\n\t$(if x,,nvcc -rdc=true b.cu)", Verdict.COMPILED, []),  # said, and not for this unit
        (["gone"], "", Verdict.FAILED, ["undefined protected symbol: gone [gfx942] (not predicted)"]),
        (["width", "gone"], "", Verdict.FAILED, ["undefined protected symbol: gone [gfx942] (not predicted)", NEEDS]),
    ],
)
def test_device_symbols_of_other_units(
    fake_hipcc: Path, project: Path, misses: list[str], build: str, verdict: Verdict, messages: list[str]
) -> None:
    write(project, b_cu="__device__ int width;\nnamespace lab { __constant__ int depth; }\n")
    write(project, a_cu="".join(map(MISSES.format, misses)) + "//! gfx942 exits 1\n")
    (project / "Makefile").write_text(build)
    run = check(fake_hipcc, project)
    assert verdicts(run) == {"a.cu": verdict, "b.cu": Verdict.COMPILED}
    assert [d.message for result in run.results for d in result.diagnostics] == messages


def test_an_export_header_by_its_default_name(fake_hipcc: Path, project: Path) -> None:
    write(project, a_cu="//! says %s:1:1: fatal error: 'lab/lab_export.h' file not found\n//! exits 1\n")
    (project / "CMakeLists.txt").write_text("generate_export_header(labs)\ngenerate_export_header(lab)\n")
    said = {d.message for result in check(fake_hipcc, project).results for d in result.diagnostics}
    assert said == {
        "lab/lab_export.h is not here yet: CMakeLists.txt has the build make it",
        "lab_export.h is made of it, as the build files say by default",
        "labs_export.h is made of it, as the build files say by default",
    }


FAILS_AS_HIP = "//! hip says %s:1:1: error: as HIP\n//! hip exits 1"
FAILS_AS_CXX = "//! c++ says %s:1:1: error: as C++\n//! c++ exits 1"


@pytest.mark.parametrize(
    ("name", "orders", "says", "tried"),
    [
        ("a.cpp", FAILS_AS_HIP, [], True),
        ("a.cpp", f"{FAILS_AS_HIP}\n//! c++ exits 1", ["as HIP (not predicted)"], True),
        ("a.cpp", f"{FAILS_AS_HIP}\n{LACKS_A_HEADER}", [f"gone.h {NOT_HERE}"], True),
        ("a.cpp", f"{FAILS_AS_HIP}\n{FAILS_AS_CXX}", ["as HIP (not predicted)"], True),
        (
            "a.cpp",
            f"{FAILS_AS_HIP}\n//! hip says %s:2:1: error: more\n{FAILS_AS_CXX}",
            ["as C++ (not predicted)"],
            True,
        ),
        ("a.cpp", "//! c++ exits 1", [], False),
        ("a.cu", FAILS_AS_HIP, ["as HIP (not predicted)"], False),
    ],
)
def test_a_source_of_the_host_may_be_plain_cxx(
    fake_hipcc: Path, fake_log: Path, project: Path, name: str, orders: str, says: list[str], tried: bool
) -> None:
    (project / name).write_text(f"#include <hip/hip_runtime.h>\n{orders}\n")
    assert [d.message for d in only(check(fake_hipcc, project))[1]] == says
    assert ("c++" in {arguments[arguments.index("-x") + 1] for _, arguments in calls(fake_log)}) == tried


def test_an_error_of_all_architectures_only(fake_hipcc: Path, project: Path) -> None:
    write(project, a_cu="".join(f"//! {arch} says %s:1:1: error: no\n//! {arch} exits 1\n" for arch in ARCH))
    _, (diagnostic,) = only(check(fake_hipcc, project))
    assert diagnostic.message == "no [device] (not predicted)"


@pytest.mark.parametrize(("mark", "line"), [("never", 3), ("always", 4)])
def test_an_error_is_predicted_by_the_record_of_the_conversion(
    fake_hipcc: Path, tmp_path: Path, mark: str, line: int
) -> None:
    cuda = tmp_path / "cuda"
    text = (
        "#include <cuda_runtime.h>\n#include <device_launch_parameters.h>\n"
        "void f() {\n  cudaGraphConditionalHandle h;\n}\n"
        f"//! says %s:{line}:3: error: unknown type name 'cudaGraphConditionalHandle'\n"
        f"//! says %s:{line + 1}:1: error: something else\n//! exits 1\n"
    )
    write(cuda, a_cu=text)
    convert_paths(cuda, Options(mark=mark), output=tmp_path / "out")
    (recorded,) = json.loads((tmp_path / "out/.hipport.json").read_text())["open"]["a.cu"]
    assert (recorded["code"], recorded["line"]) == ("HP501", line)
    compilation, diagnostics = only(check(fake_hipcc, tmp_path / "out"))
    assert [d.predicted for d in diagnostics] == [("HP501",), ()]
    assert diagnostics[0].message == "unknown type name 'cudaGraphConditionalHandle' (predicted: HP501)"
    assert (compilation.errors, compilation.unpredicted) == (2, 1)


@pytest.mark.parametrize("state", ["none", "old", "edited"])
def test_without_a_valid_record_the_file_is_converted_again(fake_hipcc: Path, tmp_path: Path, state: str) -> None:
    cuda, out = tmp_path / "cuda", tmp_path / "out"
    write(cuda, a_cu="cudaGraphConditionalHandle h;\n//! says %s:2:1: error: unknown type\n//! exits 1\n")
    convert_paths(cuda, output=out)
    path = out / ".hipport.json"
    if state == "none":
        path.unlink()
    elif state == "old":
        record = json.loads(path.read_text())
        path.write_text(json.dumps({"version": 1, "files": record["files"]}))
    else:
        (out / "a.cu").write_text(
            "//! says %s:4:1: error: unknown type\n//! exits 1\n\ncudaGraphConditionalHandle h;\n"
        )
    _, (diagnostic,) = only(check(fake_hipcc, out))
    assert diagnostic.predicted == ("HP501",)


def test_an_error_in_a_foreign_header_is_put_where_the_project_led_there(fake_hipcc: Path, project: Path) -> None:
    write(
        project,
        a_cu="//! says In file included from %s:9:\n"
        "//! says /rocm/include/hipcub/v.h:7:1: error: no match\n"
        "//! says /rocm/include/hipcub/v.h:5:1: note: in instantiation of function template 'x' requested here\n"
        "//! says %s:8:3: note: in instantiation of member function 'y' requested here\n"
        "//! says %s:1:1: note: candidate constructor not viable\n"
        "//! exits 1\n\n  sort(x);\n#include <hipcub/v.h>\n",
        b_cu="//! says In file included from %s:3:\n"
        "//! says /rocm/include/rocprim/config.hpp:69:6: error: requires C++17\n"
        "//! says /rocm/include/rocprim/config.hpp:70:6: error: follow-up one\n"
        "//! says /rocm/include/rocprim/config.hpp:71:6: error: follow-up two\n//! exits 1\n",
        c_cu="//! says clang++: error: no place at all\n//! exits 1\n",
    )
    run = check(fake_hipcc, project)
    found = {Path(r.path).name: [(d.line, d.message) for d in r.diagnostics] for r in run.results}
    assert found == {
        "a.cu": [(8, "no match (in hipcub/v.h:7) (not predicted)")],
        "b.cu": [(3, "requires C++17 (in rocprim/config.hpp:69, and 2 more errors there) (not predicted)")],
        "c.cu": [(1, "no place at all (not predicted)")],
    }
    assert [compilation.errors for compilation in run.compilations] == [1, 1, 1]


def test_an_error_in_a_header_of_the_project_is_told_once(fake_hipcc: Path, project: Path) -> None:
    unit = f"//! says In file included from %s:3:\n//! says {project}/x.h:1:1: error: bad\n//! exits 1\n"
    write(project, a_cu=unit, b_cu=unit, x_h="bad\n")
    run = check(fake_hipcc, project)
    assert [(Path(r.path).name, len(r.diagnostics)) for r in run.results] == [("a.cu", 0), ("b.cu", 0), ("x.h", 1)]
    assert [c.errors for c in run.compilations] == [1, 1]


MISSING = "//! says %s:3:10: fatal error: '{}' file not found\n//! exits 1\n#include <{}>\n"


def test_a_missing_header_of_a_third_party_is_no_failure_of_the_port(fake_hipcc: Path, project: Path) -> None:
    write(project, a_cu=MISSING.format("fmt/core.h", "fmt/core.h"))
    compilation, (diagnostic,) = only(check(fake_hipcc, project))
    assert (compilation.verdict, compilation.headers) == (Verdict.MISSING_HEADER, ("fmt/core.h",))
    assert (diagnostic.code, diagnostic.line, diagnostic.predicted) == ("HP912", 3, None)


@pytest.mark.parametrize(
    ("header", "remedy"),
    [
        ("cublasXt.h", "answer HP112"),  # CUDA's, and convert said so
        ("cuda_something_new.h", "answer HP113"),
        ("hipblas/hipblas.h", "install the library of ROCm"),
        ("generated.h", "name the folder that its path starts from with -I: the tree has"),
    ],
)
def test_a_missing_header_of_cuda_of_rocm_or_of_the_tree_is_one(
    fake_hipcc: Path, project: Path, header: str, remedy: str
) -> None:
    write(project, a_cu=MISSING.format(header, header), lib__generated_h="")
    compilation, (diagnostic,) = only(check(fake_hipcc, project))
    assert (compilation.verdict, diagnostic.code) == (Verdict.FAILED, "HP911")
    assert diagnostic.remedy.startswith(remedy)


def test_another_error_beside_a_missing_header_is_a_failure(fake_hipcc: Path, project: Path) -> None:
    write(project, a_cu="//! says %s:1:1: error: bad\n" + MISSING.format("fmt/core.h", "fmt/core.h"))
    compilation, diagnostics = only(check(fake_hipcc, project))
    assert (compilation.verdict, compilation.errors) == (Verdict.FAILED, 1)
    assert {d.code for d in diagnostics} == {"HP911", "HP912"}


@pytest.mark.long
@pytest.mark.parametrize(
    ("orders", "verdict", "message"),
    [
        ("//! gfx942 dies 11", Verdict.CRASHED, "the compiler crashed: it printed nothing [gfx942]"),
        (
            "//! says fatal error: in backend: no\n//! says 1. p\n//! says PLEASE submit a bug report\n//! exits 1",
            Verdict.CRASHED,
            "the compiler crashed: fatal error: in backend: no",
        ),
        ("//! exits 1", Verdict.CRASHED, "the compiler crashed: it printed nothing"),
        ("//! host sleeps 60", Verdict.TIMED_OUT, "the compiler was stopped after 1 s [host]"),
        ("//! host allocates 4000", Verdict.OUT_OF_MEMORY, "the compiler ran out of memory [host]"),
    ],
)  # fmt: skip
def test_no_answer(fake_hipcc: Path, project: Path, orders: str, verdict: Verdict, message: str) -> None:
    write(project, a_cu=orders + "\n", b_cu="")
    run = check(fake_hipcc, project, timeout=1.0 if "sleeps" in orders else 20.0, memory=2**30)
    assert verdicts(run) == {"a.cu": verdict, "b.cu": Verdict.COMPILED}
    ((diagnostic,), _) = (r.diagnostics for r in run.results)
    assert (diagnostic.code, diagnostic.message) == ("HP913", message)
    assert run.exit_code == 2


def test_what_other_units_may_define_is_no_error_with_relocatable_device_code(fake_hipcc: Path, project: Path) -> None:
    text = "//! gfx942 says lld: error: undefined hidden symbol: f()\n//! gfx942 exits 1\n"
    write(project, a_cu=text)
    assert verdicts(check(fake_hipcc, project)) == {"a.cu": Verdict.FAILED}
    (project / "CMakeLists.txt").write_text("set(CMAKE_CUDA_SEPARABLE_COMPILATION ON)")
    assert verdicts(check(fake_hipcc, project)) == {"a.cu": Verdict.COMPILED}


def test_files_that_compile_commands_names_and_that_are_not_there(fake_hipcc: Path, project: Path) -> None:
    write(project, src__a_cu="", src__b_cu="")
    entries = [{"file": f"/old/src/{name}", "directory": "/old", "command": "nvcc -DX"} for name in ("a.cu", "gone.cu")]
    (project / "compile_commands.json").write_text(json.dumps(entries))
    run = check(fake_hipcc, project)
    assert verdicts(run) == {"a.cu": Verdict.COMPILED, "b.cu": Verdict.COMPILED, "gone.cu": Verdict.ABSENT}
    assert [d.message for r in run.results for d in r.diagnostics] == [
        "compile_commands.json names this file, and it is not there"
    ]
    assert run.exit_code == 2
    assert verdicts(check(fake_hipcc, project / "src" / "a.cu")) == {"a.cu": Verdict.COMPILED}


def test_only_what_is_named_is_compiled(fake_hipcc: Path, project: Path) -> None:
    write(project, a_cu="", sub__b_cu="", sub__vendor__c_cu="")
    assert set(verdicts(check(fake_hipcc, project / "a.cu"))) == {"a.cu"}
    assert set(verdicts(check(fake_hipcc, project / "sub"))) == {"b.cu", "c.cu"}
    assert set(verdicts(check(fake_hipcc, project, exclude=("vendor/",)))) == {"a.cu", "b.cu"}


def test_nothing_to_compile(fake_hipcc: Path, project: Path) -> None:
    write(project, a_cpp="int main() {}")
    with pytest.raises(HipportError, match=r"nothing to compile in .*port: there is no"):
        check(fake_hipcc, project)
    with pytest.raises(HipportError, match="no such file or folder"):
        check(fake_hipcc, project / "absent")


@pytest.mark.parametrize("arch", ["sm_80", "gfx", "gfx90a gfx942", ""])
def test_names_that_are_no_architecture(arch: str) -> None:
    with pytest.raises(ConfigError, match="expected AMD architectures such as gfx90a"):
        CheckOptions(arch=(arch,))


@pytest.mark.parametrize(
    "arch", ["gfx906", "gfx90a:xnack+", "gfx942:sramecc+:xnack-", "gfx11-generic", "gfx9-4-generic"]
)
def test_names_of_architectures(arch: str) -> None:
    assert CheckOptions(arch=(arch,)).arch == (arch,)


def test_progress(fake_hipcc: Path, project: Path) -> None:
    write(project, a_cu="", b_cu="")
    said: list[tuple[int, int, tuple[str, ...]]] = []
    check_paths(
        project,
        CheckOptions(ARCH, str(fake_hipcc), jobs=1),
        progress=lambda done, total, names: said.append((done, total, tuple(names))),
    )
    assert said[0] == (0, 6, (str(project / "a.cu"),))
    assert said[-1] == (6, 6, ())


@pytest.mark.long
def test_an_interruption_leaves_no_compiler_and_keeps_what_is_known(
    fake_hipcc: Path, fake_log: Path, project: Path
) -> None:
    write(project, a_cu="", b_cu="//! sleeps 60\n", c_cu="")
    command = [
        sys.executable,
        "-m",
        "hipport",
        "check",
        "port",
        "--hipcc",
        str(fake_hipcc),
        "-j",
        "1",
        "--format",
        "json",
    ]
    with subprocess.Popen(command, cwd=project.parent, stdout=subprocess.PIPE, text=True) as process:
        child = Path(f"{fake_log}.child")
        while not child.exists() or not child.read_text():
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        output, _ = process.communicate(timeout=20)
    report = json.loads(output)
    assert process.returncode == 2
    assert report["run"]["interrupted"]
    assert [f["compilation"] and f["compilation"]["verdict"] for f in report["files"]] == ["compiled", None, None]
    assert is_gone(int(child.read_text()))
