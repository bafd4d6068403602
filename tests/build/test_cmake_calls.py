"""Functions, macros and loops of CMake, by the flags of a unit and the headers that the configure step makes."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.build.cmake_calls import parsed
from hipport.build.project_flags import BuildFlags

FUNCTION = """\
function(lab_library NAME)
  cmake_parse_arguments(ARG "FAST" "STANDARD" "SOURCES;FOLDERS" ${ARGN})
  add_library(${NAME} ${ARG_SOURCES} ${ARG_UNPARSED_ARGUMENTS})
  target_include_directories(${NAME} PRIVATE ${ARG_FOLDERS})
  if(ARG_FAST)
    target_compile_definitions(${NAME} PRIVATE FAST)
  endif()
  if(ARG_STANDARD)
    set_target_properties(${NAME} PROPERTIES CUDA_STANDARD ${ARG_STANDARD})
  endif()
endfunction()
"""


def flags(root: Path, text: str, **files: str) -> tuple[str, ...]:
    """The options of a.cu with the root's folder written as ``/``."""
    for name, content in {"CMakeLists.txt": text, **{f"{n}.cmake": content for n, content in files.items()}}.items():
        (root / name).write_text(content)
    found = BuildFlags(root).of("a.cu").moved(lambda place: place.removeprefix(str(root)) or "/")
    return tuple(found.arguments())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{FUNCTION}lab_library(lab SOURCES a.cu FOLDERS i j)", ("-I/i", "-I/j")),
        (f"{FUNCTION}Lab_Library(lab FAST a.cu STANDARD 17)", ("-std=c++17", "-DFAST")),
        (f"{FUNCTION}lab_library(lab SOURCES a.cu)\nlab_library(other FAST SOURCES b.cu)", ()),
        (f"{FUNCTION}lab_library(other SOURCES b.cu FAST)\nlab_library(lab a.cu FOLDERS i)", ("-I/i",)),
        ("function(f)\nadd_definitions(-DX)\nendfunction()", ()),
        ("function(f A B)\nadd_definitions(-D${A} -D${B} -DN${ARGC} -D${ARGN})\nendfunction()\nf(X Y Z)", "X Y N3 Z"),
        ("function(f A)\nset(B 1)\nendfunction()\nf(x)\nadd_definitions(-DX${A}${B})", ()),
        ("function(f O)\nset(${O} Y PARENT_SCOPE)\nendfunction()\nf(R)\nadd_definitions(-D${R})", "Y"),
        ("macro(m A)\nset(B ${A})\nendmacro()\nm(Y)\nadd_definitions(-D${B} -DX${A})", "Y"),
        ("set(A 1)\nmacro(m A)\nendmacro()\nm(Y)\nadd_definitions(-DX${A})", "X1"),
        ("function(f)\nf()\nadd_definitions(-DX)\nendfunction()\nadd_definitions(-DY)", "Y"),
        ("function(f)\nreturn()\nadd_definitions(-DX)\nendfunction()\nf()\nadd_definitions(-DY)", "Y"),
        ("function(f)\nif(UNKNOWN)\nreturn()\nendif()\nadd_definitions(-DX)\nendfunction()\nf()", "X"),
        ("function(f)\nfunction(g)\nadd_definitions(-DX)\nendfunction()\nendfunction()\nf()\ng()", "X"),
        ('function(f A)\nadd_definitions(-D${A} -DN${ARGC})\nendfunction()\nf("X;Y" "")', "X N2"),
        ("function(add_library)\nadd_definitions(-DX)\nendfunction()\nadd_library(lab a.cu)", ()),
        ("foreach(x A B)\nadd_definitions(-D${x})\nendforeach()\nadd_definitions(-DX${x})", "A B"),
        ("set(L A B)\nforeach(x IN LISTS L ITEMS C)\nadd_definitions(-D${x})\nendforeach()", "A B C"),
        ("foreach(x RANGE 2)\nadd_definitions(-DX${x})\nendforeach()", "X0 X1 X2"),
        ("foreach(x RANGE 1 3 2)\nforeach(y A)\nadd_definitions(-D${y}${x})\nendforeach()\nendforeach()", "A1 A3"),
        ("foreach(x A)\nadd_definitions(-D${x})", ()),
        ("while(1)\nadd_definitions(-DX)\nendwhile()\nadd_definitions(-DY)", "Y"),
        ("string(TOUPPER abc X)\nstring(APPEND X _y)\nstring(REPLACE _ __ Y ${X})\nadd_definitions(-D${Y})", "ABC__y"),
        ('string(REPLACE lab- "" X lab-core)\nstring(JOIN _ X ${X} "y" "")\nadd_definitions(-D${X})', "core_y_"),
        ('set(L a b)\nstring(REPLACE ";" _ X "${L}")\nstring(CONCAT X ${X} c d)\nadd_definitions(-D${X})', "a_bcd"),
        ('string(MAKE_C_IDENTIFIER 1-a.b X)\nstring(STRIP " y " Y)\nadd_definitions(-D${X} -D${Y})', "_1_a_b y"),
        ("string(TOUPPER ${NONE}a X)\nadd_definitions(-D${X} -DY)", "Y"),
        ('set(X A)\nstring(APPEND X "B${NONE}")\nadd_definitions(-D${X})', "AB"),
        # What may not be run adds no macros, in whatever way the list comes to the compiler.
        ('if(NONE)\nlist(APPEND L -DX)\nendif()\nlist(APPEND L -DY)\nstring(JOIN " " CMAKE_CUDA_FLAGS ${L})', "Y"),
        ('if(NONE)\nstring(APPEND CMAKE_CUDA_FLAGS " -O2 -DX")\nendif()\nstring(APPEND CMAKE_CUDA_FLAGS -DY)', "Y"),
        ("function(target_defaults NAME)\nadd_definitions(-D${NAME})\nendfunction()\ntarget_defaults(X)", "X"),
        ("add_library(a b.cu)\nget_target_property(T a TYPE)\nadd_definitions(-D${T})", "STATIC_LIBRARY"),
        ("add_library(a MODULE b.cu)\nget_target_property(T a TYPE)\nadd_definitions(-D${T})", "MODULE_LIBRARY"),
        ("set(BUILD_SHARED_LIBS ON)\nadd_library(a)\nget_target_property(T a TYPE)\nadd_definitions(-D${T})",
         "SHARED_LIBRARY"),
        ("add_executable(a b.cu)\nget_target_property(T a TYPE)\nadd_definitions(-D${T})", "EXECUTABLE"),
        ("add_library(a b.cu)\nget_target_property(T a FOLDER)\nadd_definitions(-D${T} -DY)", "Y"),
        ("include(more.cmake)\nmine()", "X"),
        # Escapes are CMake's, and those of options for a shell are the shell's too.
        (r'add_definitions(-DX=namespace\ a\ { -DY=\"1\" "-DZ -DW")', ("-DX=namespace a {", '-DY="1"', "-DZ", "-DW")),
        (r'add_compile_definitions("X=\"a b\"")', ('-DX="a b"',)),
        (r'add_compile_options("-DX=\"a b\"" "-O3 -DY")', ('-DX="a b"', "-DY")),
        (r'set(CMAKE_CXX_FLAGS "-DX=\\\"1\\\" -DY=\"a b\"")', ('-DX="1"', "-DY=a b")),
        (r'set(CMAKE_CXX_FLAGS "-DX=\"1 -DY")', ('-DX="1', "-DY")),
        ("project(lab)\nadd_definitions(-D${CMAKE_PROJECT_NAME})", "lab"),
        # The standard of the language stands after the flags, that of C++ is no other language's.
        ('set(CMAKE_CUDA_STANDARD 20)\nset(CMAKE_CUDA_FLAGS "-std=c++17 -DX")', ("-std=c++20", "-DX")),
        ('set(CMAKE_CXX_STANDARD 20)\nset(CMAKE_CUDA_FLAGS "-std=c++17 -DX")', ("-std=c++17", "-DX")),
        ("return()\nadd_definitions(-DX)", ()),
        ("if(OFF)\nelse()\nreturn()\nendif()\nadd_definitions(-DX)", "X"),
        ("function(f)\nif(1)\nreturn()\nendif()\nadd_definitions(-DX)\nendfunction()\nf()", ()),
    ],
)  # fmt: skip
def test_calls(tmp_path: Path, text: str, expected: tuple[str, ...] | str) -> None:
    found = flags(tmp_path, text, more="macro(mine)\nadd_definitions(-DX)\nendmacro()\nreturn()\nadd_definitions(-DY)")
    if isinstance(expected, str):
        expected = tuple(f"-D{name}" for name in expected.split())
    assert found == expected


def test_what_calls_itself_without_end_has_one(tmp_path: Path) -> None:
    """Each call makes two more, and each file includes itself twice."""
    both = "function(f)\nf()\nf()\nendfunction()\nf()\ninclude(more.cmake)\ninclude(more.cmake)\n"
    assert flags(tmp_path, f"add_definitions(-DX)\n{both}", more=both) == ("-DX",)


def test_a_header_that_a_function_configures(tmp_path: Path) -> None:
    (tmp_path / "config.h.in").write_text("#define LAB_@WHAT@ @KIND@\n")
    configure = (
        "function(configure WHAT)\nset(KIND 3)\nconfigure_file(config.h.in include/${WHAT}.h @ONLY)\nendfunction()\n"
    )
    (tmp_path / "CMakeLists.txt").write_text(f"{configure}foreach(each ONE TWO)\nconfigure(${{each}})\nendforeach()\n")
    build = BuildFlags(tmp_path)
    build.of("a.cu")
    made = {Path(path).name: header.text() for path, header in build.configured.items()}
    assert made == {"ONE.h": "#define LAB_ONE 3\n", "TWO.h": "#define LAB_TWO 3\n"}


@pytest.mark.parametrize(
    "make",
    [
        "generate_export_header(${NAME} EXPORT_MACRO_NAME ${SHOUTED}_API EXPORT_FILE_NAME ${FILE})",
        "get_target_property(B ${NAME} BINARY_DIR)\nconfigure_file(../api.h.in ${B}/include/${SHORT}/api.h @ONLY)",
    ],
)
def test_a_header_that_a_function_of_a_module_makes_for_a_target(tmp_path: Path, make: str) -> None:
    texts = {
        "api.h.in": "#define @SHOUTED@_API\n",
        "CMakeLists.txt": "project(p)\nset(CMAKE_MODULE_PATH ${PROJECT_SOURCE_DIR}/cmake)\n"
        "include(Options)\nadd_subdirectory(lib)\n",
        "cmake/Options.cmake": 'function(export_header NAME)\nstring(REPLACE "p-" "" SHORT ${NAME})\n'
        "string(TOUPPER ${SHORT} SHOUTED)\n"
        'set(FILE "${CMAKE_CURRENT_BINARY_DIR}/include/${SHORT}/api.h")\n'
        "target_include_directories(${NAME} PUBLIC $<BUILD_INTERFACE:${CMAKE_CURRENT_BINARY_DIR}/include>)\n"
        f"{make}\nendfunction()\n",
        "lib/CMakeLists.txt": "add_library(p-core a.cu)\nexport_header(p-core)\n",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    build = BuildFlags(tmp_path)
    folder = str(tmp_path / "hipport-build/lib/include")
    assert build.of("lib/a.cu").include == (folder,)
    assert list(build.configured) == [f"{folder}/core/api.h"]
    assert "#define CORE_API" in build.configured[f"{folder}/core/api.h"].text()


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["P", "A;B", "X", "L;M", "A", "x", "L", "1", "2"], {"A": "TRUE", "L": "1;2", "UNPARSED_ARGUMENTS": "x"}),
        (
            ["P", "", "X", "L", "X", "1", "2", "L", "3", "X", "4", "5"],
            {"X": "1;4", "L": "3", "UNPARSED_ARGUMENTS": "2;5"},
        ),
        (["PARSE_ARGV", "1", "P", "A", "X", "L"], {"A": "TRUE", "X": "2"}),
        (["P"], {}),
    ],
)
def test_arguments_by_keywords(arguments: list[str], expected: dict[str, str]) -> None:
    found = parsed(arguments, {"ARGV": "first;A;X;2"})
    assert {name.removeprefix("P_"): value for name, value in found.items() if value} == expected
