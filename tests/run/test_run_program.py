"""Which files are a program, and how each of them is compiled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from hipport.diagnostics import Edit
from hipport.edits import PortedText
from hipport.project.translation_units import UnitLanguage
from hipport.run.errors import ProgramError
from hipport.run.porting import ProgramPort
from hipport.run.porting import port_program
from hipport.run.program import Program
from hipport.run.program import find_program
from hipport.run.settings import RunOptions

MAIN = "int main() { return 0; }\n"
KERNEL = "#include <cuda_runtime.h>\n__global__ void k(int *x) { *x = __shfl_sync(0xffffffff, *x, 0); }\n"

Write = Callable[[dict[str, str]], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes the files of a project and returns its folder."""

    def written(files: dict[str, str]) -> Path:
        for name, text in files.items():
            path = tmp_path / "project" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        return tmp_path / "project"

    return written


def languages(program: Program) -> dict[str, str]:
    return {source.path.name: source.language.value for source in program.sources}


def test_a_folder_is_a_program_of_all_sources_that_no_other_one_includes(write: Write) -> None:
    folder = write(
        {
            "app.cu": f'#include "part.cu"\n{MAIN}',
            "part.cu": KERNEL,
            "lib/host.cpp": "int host() { return 1; }\n",
            "lib/kernels.cpp": KERNEL,
            "lib/plain.c": "int plain(void) { return 2; }\n",
            "README.md": "text\n",
        }
    )
    program = find_program([folder], RunOptions())
    assert program.name == "app"
    assert languages(program) == {"app.cu": "hip", "host.cpp": "c++", "kernels.cpp": "hip", "plain.c": "c"}
    assert folder / "part.cu" in program.files


def test_a_cpp_file_is_hip_where_a_header_of_it_has_kernels(write: Write) -> None:
    folder = write({"main.cpp": f'#include "kernels.h"\n{MAIN}', "kernels.h": KERNEL})
    assert languages(find_program([folder], RunOptions())) == {"main.cpp": "hip"}


def test_what_the_makefile_says_of_a_source_counts_and_what_the_caller_says_on_top(write: Write) -> None:
    folder = write(
        {
            "main.cu": f'#include "size.h"\n{MAIN}',
            "inc/size.h": "const int size = N;\n",
            "Makefile": "main: main.cu\n\tnvcc -Iinc -DN=4 -std=c++14 -o main main.cu\n",
        }
    )
    (source,) = find_program([folder / "main.cu"], RunOptions(define=("N=5",), std="c++20")).sources
    assert source.headers == (folder / "inc" / "size.h",)
    assert source.flags.macros == ("-DN=4", "-DN=5")
    assert source.flags.standard == "c++20"


def test_headers_of_a_toolkit_on_this_machine_are_no_files_of_the_program(write: Write, tmp_path: Path) -> None:
    toolkit = tmp_path / "cuda" / "include"
    toolkit.mkdir(parents=True)
    for name in ("cuda_runtime.h", "cuda_runtime_api.h"):
        (toolkit / name).write_text("#error CUDA\n")
    folder = write({"app.cu": KERNEL + MAIN, "Makefile": f"app: app.cu\n\tnvcc -I{toolkit} -I. app.cu -o app\n"})
    program = find_program([folder / "app.cu"], RunOptions(include_dir=(toolkit,)))
    assert program.files == (folder / "app.cu",)
    assert program.sources[0].flags.include == (str(folder),)


def test_objects_and_libraries_are_linked_as_they_are(write: Write) -> None:
    folder = write({"main.cu": MAIN, "other.o": "", "more.a": ""})
    program = find_program([folder / "main.cu", folder / "other.o", folder / "more.a"], RunOptions())
    assert [path.name for path in program.objects] == ["other.o", "more.a"]


BAD = {
    "no main": (
        {"a.cu": KERNEL},
        ["a.cu"],
        r"none of the sources has a main: name the one that has it as well \(a.cu\)",
    ),
    "no main in a folder": ({"a.cu": KERNEL}, ["."], r"has no source with a main"),
    "two mains": ({"a.cu": MAIN, "b.cu": MAIN}, ["a.cu", "b.cu"], r"more than one source has a main: run one of them"),
    "two programs in a folder": (
        {"a.cu": MAIN, "sub/b.cu": MAIN},
        ["."],
        r"has 2 programs: run one of them\n    hipport run \S*a.cu\n    hipport run \S*sub/b.cu\nwith its other",
    ),
    "a header": ({"a.cuh": KERNEL}, ["a.cuh"], r"a.cuh is neither a source of C\+\+ or C, nor an object or a library"),
    "nothing there": ({"a.cu": MAIN}, ["missing.cu"], r"missing.cu: there is no such file or folder"),
    "a folder and a source": ({"a.cu": MAIN}, [".", "a.cu"], r"name one folder, or the sources of one program"),
}


@pytest.mark.parametrize("bad", BAD)
def test_what_is_no_program_is_refused_with_what_to_do(bad: str, write: Write) -> None:
    files, names, message = BAD[bad]
    folder = write(files)
    with pytest.raises(ProgramError, match=message):
        find_program([folder / name for name in names], RunOptions())


def test_a_hip_program_is_compiled_where_it_is(write: Write) -> None:
    folder = write({"main.hip": f"#include <hip/hip_runtime.h>\n{MAIN}"})
    program = find_program([folder / "main.hip"], RunOptions())
    port = port_program(program, "gfx90a", "logical")
    assert port.at(folder / "main.hip") == folder / "main.hip"
    assert port.place(str(folder / "main.hip"), 2)[1] == 2


def test_a_port_has_the_program_and_our_headers_and_its_lines_lead_back(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = write({"src/main.cu": f'#include "../inc/k.cuh"\n{MAIN}', "inc/k.cuh": f"#pragma once\n\n{KERNEL}"})
    monkeypatch.chdir(folder)
    program = find_program([Path("src/main.cu")], RunOptions())
    port = port_program(program, "gfx90a", "logical")
    header = port.at(folder / "inc" / "k.cuh")
    ported = header.read_text().splitlines()
    assert header != folder / "inc" / "k.cuh"
    assert any(path.name == "warp.h" and path.is_file() for path in port.headers)
    line = next(number for number, text in enumerate(ported, start=1) if "hipport::shfl_sync" in text)
    original = (folder / "inc" / "k.cuh").read_text().splitlines()
    assert port.place(str(header), line) == ("inc/k.cuh", original.index(KERNEL.splitlines()[1]) + 1)
    assert port.with_own_places(f"{header}:{line}: wrong") == f"inc/k.cuh:{line - 1}: wrong"


def test_copies_of_headers_of_cuda_are_not_in_the_port(write: Write) -> None:
    copy = "// Copyright 2008-2010 NVIDIA Corporation\n#include <cuda_runtime_api.h>\nnamespace thrust {}\n"
    main = "#include <thrust/fill.h>\n#include <own/a.h>\nint main() { cudaDeviceSynchronize(); }\n"
    folder = write({"src/main.cu": main, "lib/thrust/fill.h": copy, "lib/own/a.h": "// cudaMalloc\n"})
    program = find_program([folder / "src/main.cu"], RunOptions(include_dir=(folder / "lib",)))
    port = port_program(program, "gfx90a", "logical")
    assert port.unused == {folder / "lib/thrust/fill.h"}
    assert [path.name for path in sorted(port.folder.rglob("*.h")) if "hipport" not in path.parts[-2]] == ["a.h"]
    assert port.flags(program.sources[0].flags).include == (str(port.folder / "lib"),)


#: What a compiler prints, from some folder of the port, and what is shown of it: the port has one line more.
PRINTED = {
    "{port}/src/main.cu:4:7: error: wrong": "src/main.cu:3: error: wrong",
    "src/main.cu:4:7: error: wrong": "src/main.cu:3: error: wrong",
    "main.cu:4: error: wrong": "src/main.cu:3: error: wrong",
    "../src/main.cu:4: warning: odd": "src/main.cu:3: warning: odd",
    "In file included from ./src/main.cu:4,": "In file included from src/main.cu:3,",
    "inc/k.cuh:3:7: note: here": "inc/k.cuh:3: note: here",
    "k.cuh:3:7: note: here": "k.cuh:3:7: note: here",
    "other.cu:4:7: error: wrong": "other.cu:4:7: error: wrong",
    "12:30:07 done": "12:30:07 done",
}


@pytest.mark.parametrize("line", PRINTED)
def test_what_a_build_prints_names_the_user_s_files(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    original, ported = b"a\nb\nc\nd\n", b"first\na\nb\nc\nd\n"
    text = PortedText(original, ported, [Edit(0, 0, "first\n", "HP117")])
    names = ("src/main.cu", "inc/k.cuh", "src/k.cuh")
    port = ProgramPort(
        tmp_path, tmp_path / "port", {tmp_path / names[0]: text}, {tmp_path / name: () for name in names}
    )
    assert port.with_findings(line.format(port=tmp_path / "port") + "\n") == PRINTED[line] + "\n"


def test_only_sources_of_c_are_compiled_as_c(write: Write) -> None:
    folder = write({"main.c": MAIN})
    (source,) = find_program([folder], RunOptions()).sources
    assert source.language is UnitLanguage.C


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("Makefile:5: ../common/rules.mk: No such file or directory", "../common/rules.mk is outside of app: "),
        ("make: *** No rule to make target '../common/rules.mk'.  Stop.", "../common/rules.mk is outside of app: "),
        ("app.cu:1:10: fatal error: ../absent.h: No such file or directory", ""),
        ("app.cu:1:10: fatal error: ../app/own.h: No such file or directory", ""),
        ("making ../common/rules.mk", ""),
    ],
)
def test_a_file_outside_of_the_project_is_said_to_be_there(
    line: str, hint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("common/rules.mk", "app/own.h"):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).touch()
    monkeypatch.chdir(tmp_path)
    said = ProgramPort(tmp_path / "app", tmp_path / "port", {}, {}).with_findings(line)
    named = f"{hint}name the folder that has both, hipport run --make . -- make -C app"
    assert said == (f"{line}\n    {named}" if hint else line)
