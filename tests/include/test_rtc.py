"""hipport/rtc.h names files as NVRTC finds them, tried with a hiprtc that only prints the source."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow  # compiles a program

INCLUDE = Path(__file__).parents[2] / "hipport" / "include"
HEADER = str(INCLUDE / "hipport" / "ptx.h")
HIPRTC = """#pragma once
#include <cstdio>
enum hiprtcResult { HIPRTC_SUCCESS = 0, HIPRTC_ERROR_INVALID_INPUT = 3 };
typedef int *hiprtcProgram;
inline hiprtcResult hiprtcCreateProgram(hiprtcProgram *, const char *source, const char *, int, const char **,
                                        const char **) {
    std::fputs(source, stdout);
    return HIPRTC_SUCCESS;
}
"""
#: Standard input is the source, the arguments are its name and the names of headers that it is given.
PROGRAM = """#include <iostream>
#include <iterator>
#include "hipport/rtc.h"
int main(int count, char **words) {
    const std::string source(std::istreambuf_iterator<char>(std::cin), {});
    hiprtcProgram program = nullptr;
    const char *const name = *words[1] ? words[1] : nullptr;
    return hipport::hiprtcCreateProgram(&program, source.c_str(), name, count - 2, words + 2, words + 2);
}
"""
#: An include, the name of the program and of its headers, and the file that is found, from the current folder.
CASES = {
    "beside the program": ('#include "a.h"', "src/k.cu", (), "src/a.h"),
    "below it": ('  # include\t"sub/b.h" // a comment', "src/k.cu", (), "src/sub/b.h"),
    "above it": ('#include "../top.h"', "src/k.cu", (), "top.h"),
    "the current folder's": ('#include "top.h"', "k.cu", (), "top.h"),
    "without a name": ('#include "top.h"', "", (), "top.h"),
    "among other headers": ('#include "a.h"', "src/k.cu", ("b.h",), "src/a.h"),
    "hipport's, for a source that was copied": ('#include "../../x/hipport/ptx.h"', "src/k.cu", (), HEADER),
    "of a folder that only ends so": ('#include "../nohipport/ptx.h"', "src/k.cu", (), None),
    "none of hipport's": ('#include "hipport/none.h"', "src/k.cu", (), None),
    "a header of the program": ('#include "a.h"', "src/k.cu", ("b.h", "a.h"), None),
    "in a folder of options": ("#include <a.h>", "src/k.cu", (), None),
    "not there": ('#include "c.h"', "src/k.cu", (), None),
    "of the current folder for a program elsewhere": ('#include "top.h"', "src/k.cu", (), None),
    "a macro": ("#include HEADER", "src/k.cu", (), None),
    "another directive": ('#error "a.h"', "src/k.cu", (), None),
    "no directive": ('const char *include = "a.h";', "src/k.cu", (), None),
}


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("rtc")
    for name in ("top.h", "src/a.h", "src/sub/b.h"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    (folder / "hip").mkdir()
    (folder / "hip" / "hiprtc.h").write_text(HIPRTC)
    (folder / "program.cpp").write_text(PROGRAM)
    compiler = shutil.which("g++") or shutil.which("clang++")
    assert compiler
    options = ("-std=c++11", "-Wall", "-Werror", f"-I{INCLUDE}", f"-I{folder}")
    subprocess.run([compiler, *options, folder / "program.cpp", "-o", folder / "program"], check=True)
    return folder / "program"


@pytest.mark.parametrize(("line", "name", "headers", "found"), CASES.values(), ids=CASES)
@pytest.mark.parametrize("ending", ["\n", "\r\n", ""])
def test_files_are_named_as_nvrtc_finds_them(
    program: Path, line: str, name: str, headers: tuple[str, ...], found: str | None, ending: str
) -> None:
    source = f"// first\n{line}{ending}"
    finished = subprocess.run(
        [program, name, *headers], cwd=program.parent, input=source.encode(), capture_output=True, check=True
    )
    expected = source
    if found is not None:
        begin, _, rest = source.partition('"')
        expected = f'{begin}"{program.parent.resolve() / found}"{rest.partition(chr(34))[2]}'
    assert finished.stdout.decode() == expected
