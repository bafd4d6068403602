from __future__ import annotations

from pathlib import Path

import pytest

from hipport.build.flags import Flags
from hipport.build.flags import read_flags

HERE = Path("/src/build")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("-I../include -I/opt/x -I sub", Flags(include=("/src/include", "/opt/x", "/src/build/sub"))),
        ("-isystem /opt/x -isystem=y -iquote q -idirafter z", None),
        ("-DA -DB=1 -D C=2 -UD", Flags(macros=("-DA", "-DB=1", "-DC=2", "-UD"))),
        ("--define-macro=A=1 --undefine-macro B", Flags(macros=("-DA=1", "-UB"))),
        ("--include-path inc --system-include=sys", Flags(include=("/src/build/inc",), system=("/src/build/sys",))),
        ("-std=c++17", Flags(standard="c++17")),
        ("--std c++20", Flags(standard="c++20")),
        ("-std=gnu++14 -std=c11", Flags(standard="gnu++14", c_standard="c11")),
        ("-include config.h --pre-include=x.h", Flags(forced=("/src/build/config.h", "/src/build/x.h"))),
        ("-dc", Flags(relocatable=True)),
        ("-rdc=true", Flags(relocatable=True)),
        ("--relocatable-device-code=false", Flags()),
        ("-Xcompiler -fPIC,-DHOST=1,-Iinc", Flags(include=("/src/build/inc",), macros=("-DHOST=1",))),
        ("--compiler-options=-DQ", Flags(macros=("-DQ",))),
        ("-O3 -arch=sm_70 -gencode arch=compute_80,code=sm_80 -x cu -c a.cu -o a.o -lineinfo -w --expt-x", Flags()),
        ("-I", Flags()),
        (
            "-I/usr/include -I /usr/include/ -isystem /usr/local/include -I/usr/include/x",
            Flags(include=("/usr/include/x",)),
        ),
    ],
)
def test_what_is_taken_from_a_command_line(arguments: str, expected: Flags | None) -> None:
    if expected is None:
        expected = Flags(system=("/opt/x", "/src/build/y"), quote=("/src/build/q",), after=("/src/build/z",))
    assert read_flags(arguments.split(), HERE) == expected


def test_response_files(tmp_path: Path) -> None:
    (tmp_path / "a.rsp").write_text('-I"with space" @b.rsp @a.rsp')
    (tmp_path / "b.rsp").write_text("-DB")
    (tmp_path / "nvcc").write_bytes(b"\x7fELF\0 -DC")
    flags = read_flags(["--options-file", "a.rsp", "@absent.rsp", "@nvcc"], tmp_path)
    assert set(flags.include) == {str(tmp_path / "with space")}
    assert set(flags.macros) == {"-DB"}


def test_as_options_of_hipcc() -> None:
    flags = read_flags("-std=c++17 -std=c99 -DA=1 -Ii -Ii -iquote q -isystem s -include f.h".split(), Path("/x"))
    flags += Flags(after=("/y",))
    assert flags.arguments() == (
        "-std=c++17 -DA=1 -I/x/i -iquote /x/q -isystem /x/s -idirafter /y -include /x/f.h".split()
    )
    assert flags.arguments(c=True)[0] == "-std=c99"


def test_the_later_standard_wins_and_lists_add_up() -> None:
    total = Flags(include=("/a",), standard="c++14") + Flags(include=("/b",), standard="c++17") + Flags()
    assert total == Flags(include=("/a", "/b"), standard="c++17")
