"""Command lines of hipcc, as hipport cxx reads them."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from hipport.run.command_line import Action
from hipport.run.command_line import CommandLine
from hipport.run.command_line import read_command_line
from hipport.run.errors import ProgramError

HERE = Path("/project")


def read(line: str) -> CommandLine:
    return read_command_line(shlex.split(line), HERE)


ACTIONS = {
    "a.cu -o a": Action.LINK,
    "-c a.cu": Action.COMPILE,
    "--genco a.cu -o a.co": Action.CODE_OBJECT,
    "-x hip --cuda-device-only -o a.o -c a.cu": Action.CODE_OBJECT,
    "-E a.cu": Action.PREPROCESS,
    "-M a.cu": Action.DEPENDENCIES,
    "-fsyntax-only a.cu": Action.CHECK,
    "--version": Action.VERSION,
    "-v": Action.VERSION,
    "-v -c a.cu": Action.COMPILE,
    "-shared -fPIC a.o -o liba.so": Action.LINK,
}


@pytest.mark.parametrize("line", ACTIONS)
def test_a_command_line_asks_for_one_thing(line: str) -> None:
    assert read(line).action is ACTIONS[line]


INPUTS = {
    "a.cu b.hip c.cpp d.cc": {"a.cu": "hip", "b.hip": "hip", "c.cpp": "hip", "d.cc": "hip"},
    "a.c b.o c.a": {"a.c": "c", "b.o": None, "c.a": None},
    "-x c++ a.cu": {"a.cu": "c++"},
    "-x hip a.c -x none b.c": {"a.c": "hip", "b.c": "c"},
}


@pytest.mark.parametrize("line", INPUTS)
def test_the_language_of_a_source_is_that_of_hipcc(line: str) -> None:
    found = {Path(each.text).name: each.language and each.language.value for each in read(line).inputs}
    assert found == INPUTS[line]


COMPILING = {
    "-DA -D B=2 -U C a.cu": ["-DA", "-DB=2", "-UC"],
    "-include pre.h a.cu": ["-include", "/project/pre.h"],
    "-O3 -g -Wall -Werror -w -ffast-math -fPIC a.cu": [],
    "--offload-arch=gfx90a -fgpu-rdc --hip-link -munsafe-fp-atomics --rocm-path=/opt/rocm a.cu": [],
    "-mllvm -amdgpu-x -Xclang -fhip -Xarch_device -O1 a.cu": [],
    "-Xarch_host -DHOST -march=native -fno-exceptions a.cu": ["-DHOST", "-march=native", "-fno-exceptions"],
    "-fopenmp=libomp -pthread a.cu": ["-fopenmp", "-pthread"],
}


@pytest.mark.parametrize("line", COMPILING)
def test_what_is_about_gpus_and_optimization_is_left_out(line: str) -> None:
    found = read(line)
    assert found.compile_options == COMPILING[line]
    assert [each.text for each in found.inputs] == ["/project/a.cu"]


def test_folders_are_absolute_and_keep_their_order() -> None:
    line = "-I inc -Iother -isystem /usr/x -iquote q -std=c++20 a.cu -o out/a"
    found = read(line)
    assert found.include_dirs == [Path("/project/inc"), Path("/project/other"), Path("/usr/x"), Path("/project/q")]
    assert (found.standard, found.output) == ("c++20", "out/a")


def test_libraries_and_options_of_the_linker_stay_between_the_objects() -> None:
    found = read("a.o -Llib -L /abs -lfoo -Wl,--start-group b.a -Wl,--end-group -l bar -Xlinker -z -z now -rdynamic")
    assert [each.text for each in found.inputs] == [
        "/project/a.o",
        "-L/project/lib",
        "-L/abs",
        "-lfoo",
        "-Wl,--start-group",
        "/project/b.a",
        "-Wl,--end-group",
        "-lbar",
        "-Xlinker",
        "-z",
        "-znow",
        "-rdynamic",
    ]


def test_files_of_dependencies() -> None:
    found = read("-MMD -MF out/a.d -MT a.o -MP -c a.cu -o a.o")
    assert found.dependencies == ["-MMD", "-MF", "/project/out/a.d", "-MT", "a.o", "-MP"]


def test_a_response_file_stands_for_its_words(tmp_path: Path) -> None:
    (tmp_path / "inner").write_text("-DINNER='a b'\n")
    (tmp_path / "words").write_text("@inner\n-c a.cu\n")
    found = read_command_line(["@words"], tmp_path)
    assert (found.action, found.compile_options) == (Action.COMPILE, ["-DINNER=a b"])


BAD = {
    "@missing": "@missing: the response file cannot be read: No such file",
    "-c a.cu -o": "-o: its value is missing",
    "-x fortran a.f": "-x fortran: sources are of hip, c.. or c",
    "-c -": "a source on standard input: give it a file",
}


@pytest.mark.parametrize("line", BAD)
def test_what_cannot_be_done_is_said(line: str) -> None:
    with pytest.raises(ProgramError, match=BAD[line]):
        read(line)


def test_response_files_that_name_each_other_end(tmp_path: Path) -> None:
    (tmp_path / "words").write_text("@words")
    with pytest.raises(ProgramError, match="response files name each other"):
        read_command_line(["@words"], tmp_path)
