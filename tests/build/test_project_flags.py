from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from hipport.build.flags import Flags
from hipport.build.project_flags import BuildFlags

INNER = Flags(include=("/i",))
Z = Flags(macros=("-DZ",))
CACHED = 'set(KIND none CACHE STRING "what to build for")\n'
END = "add_definitions(-DZ)\nendif()\n"
SEVENTEEN = Flags(standard="c++17")


def flags(root: Path, unit: str = "src/a.cu", **files: str) -> Flags:
    """The flags of a unit with the root's folder written as ``/``; ``files`` have ``__`` for a slash in their names."""
    for name, text in files.items():
        path = root / name.replace("__", "/").replace("CMakeLists", "CMakeLists.txt")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    found = BuildFlags(root).of(unit)
    return found.moved(lambda place: place.removeprefix(str(root)) or "/")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("include_directories(include /opt/x SYSTEM)", Flags(system=("/include", "/opt/x"))),
        ("include_directories(${CMAKE_CURRENT_SOURCE_DIR}/include)", Flags(include=("/include",))),
        ("project(p)\nset(INC ${p_SOURCE_DIR}/inc)\ninclude_directories(${INC})", Flags(include=("/inc",))),
        ("set(DIRS a b)\nlist(APPEND DIRS c)\ninclude_directories(${DIRS})", Flags(include=("/a", "/b", "/c"))),
        ("include_directories(${UNKNOWN}/x ok)", Flags(include=("/ok",))),
        ('target_include_directories(t "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/i>" $<INSTALL_INTERFACE:j>)', INNER),
        ("add_definitions(-DA -DB=2)\nadd_compile_definitions(C D=4)", Flags(macros=("-DA", "-DB=2", "-DC", "-DD=4"))),
        ("target_compile_definitions(t PRIVATE A=1 INTERFACE -DB)", Flags(macros=("-DA=1", "-DB"))),
        ("set(CMAKE_CXX_STANDARD 14)", Flags(standard="c++14")),
        ("set(CMAKE_CXX_STANDARD 14)\nset(CMAKE_CUDA_STANDARD 17)", Flags(standard="c++17")),
        ("target_compile_features(t PRIVATE cuda_std_20 cxx_std_17)", Flags(standard="c++20")),
        ("add_compile_options($<$<COMPILE_LANGUAGE:CUDA>:-DX> $<$<COMPILE_LANGUAGE:CXX>:-DY>)", Flags(macros=("-DX",))),
        ("add_compile_options($<$<CONFIG:Debug>:-DDEBUG> -DQ)", Flags(macros=("-DQ",))),
        ("add_compile_options($<$<CONFIG:Debug>:-DDEBUG\n-DX> -DQ)", Flags(macros=("-DQ",))),
        ("add_compile_options($<$<COMPILE_LANGUAGE:CUDA>:-DX -DY> -DQ)", Flags(macros=("-DX", "-DY", "-DQ"))),
        ("add_compile_options($<$<UNKNOWN:a>:-DX -include a.h> -DQ)", Flags(macros=("-DQ",))),
        ("set(ON 1)\nadd_compile_definitions($<$<BOOL:${ON}>:Z>)", Z),
        ("add_compile_definitions($<$<BOOL:${UNKNOWN}>:Y> Z)", Z),
        ("add_compile_options($<$<AND:$<COMPILE_LANGUAGE:CUDA>,$<NOT:$<CONFIG:Debug>>>:-DZ> $<FOO:-DY>)", Z),
        ("add_compile_options($<$<COMPILE_LANG_AND_ID:CUDA,NVIDIA>:-Xcompiler;-DZ> $<$<OR:0,$<CONFIG:X>>:-DY>)", Z),
        ("add_compile_options($<-DY Z> $<$<>> -DZ)", Z),
        ('set(CMAKE_CUDA_FLAGS "${CMAKE_CUDA_FLAGS} -DF -std=c++17")', Flags(macros=("-DF",), standard="c++17")),
        ("set_target_properties(t PROPERTIES CUDA_SEPARABLE_COMPILATION ON)", Flags(relocatable=True)),
        ("set(CMAKE_CUDA_SEPARABLE_COMPILATION OFF)", Flags()),
        # A port has HIP's names, and functions of hipport's.
        ("set(CMAKE_HIP_STANDARD 14)\nset_target_properties(t PROPERTIES HIP_STANDARD 17)", SEVENTEEN),
        ("target_compile_features(t PRIVATE hip_std_17 cxx_std_14)", SEVENTEEN),
        ('set(CMAKE_HIP_FLAGS "${CMAKE_HIP_FLAGS} -DZ")', Z),
        ("add_compile_options($<$<COMPILE_LANGUAGE:HIP>:-DZ> $<$<COMPILE_LANGUAGE:CXX>:-DY>)", Z),
        ("hipport_separable(ON t u)\nhipport_separable(OFF t)", Flags(relocatable=True)),
        ("add_library(t src/a.cu)\nhipport_separable(ON u)", Flags()),
        ("hipport_options(t -DZ DEBUG -DY)", Flags(macros=("-DZ",), standard="gnu++17")),
        ("set(HIP_HIPCC_FLAGS -std=c++14;-DZ)\nhipport_options(t)", Flags(macros=("-DZ",), standard="c++14")),
        ("set_target_properties(t PROPERTIES FOLDER ${F} CUDA_STANDARD 17 CXX_STANDARD 14)", SEVENTEEN),
        ('set_target_properties(t PROPERTIES COMPILE_FLAGS "-O3 -DZ ${MORE}")', Z),
        ("set_property(TARGET t APPEND PROPERTY COMPILE_DEFINITIONS Z)", Z),
        ("set_property(TARGET t PROPERTY COMPILE_OPTIONS -DZ $<$<COMPILE_LANGUAGE:CXX>:-DY>)", Z),
        ("set_target_properties(t PROPERTIES INCLUDE_DIRECTORIES include)", Flags(include=("/include",))),
        ("set_property(SOURCE b.cu PROPERTY COMPILE_DEFINITIONS Y)", Flags()),
        ("add_library(t src/a.cu)\nset_target_properties(u PROPERTIES COMPILE_FLAGS -DY)", Flags()),
        # Conditions: a switch for the GPU is on, what is unknown defines nothing, include folders do no harm.
        ("if(USE_CUDA)\nadd_definitions(-DGPU)\nelse()\nadd_definitions(-DCPU)\nendif()", Flags(macros=("-DGPU",))),
        ("if(USE_CUDA_TOOLKIT)\nadd_definitions(-DZ)\nelse()\nadd_definitions(-DCPU)\nendif()", Z),
        ("if(X_CUDA_FORCE_MMA)\nadd_definitions(-DMMA)\nendif()\nadd_definitions(-DZ)", Z),
        ("option(X_CUDA_FAST x OFF)\nif(X_CUDA_FAST)\nadd_definitions(-DF)\nendif()\nadd_definitions(-DZ)", Z),
        ('add_compile_definitions(V="1 2" W=3)', Flags(macros=('-DV="1 2"', "-DW=3"))),
        ("if(NOT ENABLE_GPU)\nadd_definitions(-DCPU)\nendif()", Flags()),
        ("option(FAST x ON)\nif(FAST)\nadd_definitions(-DFAST)\nendif()", Flags(macros=("-DFAST",))),
        ("option(FAST x OFF)\nif(FAST)\nadd_definitions(-DFAST)\nendif()", Flags()),
        ("option(USE_CUDA x OFF)\nif(USE_CUDA)\nadd_definitions(-DGPU)\nendif()", Flags(macros=("-DGPU",))),
        # A choice of the cache that is compared with cuda counts as cuda, before that condition too.
        (f"{CACHED}if(KIND STREQUAL none)\nadd_definitions(-DY)\nendif()\nif(KIND STREQUAL cuda)\n{END}", Z),
        (f"{CACHED}if(KIND STREQUAL none)\nadd_definitions(-DY)\nelseif(\"CUDA\" STREQUAL \"${{KIND}}\")\n{END}", Z),
        (f"{CACHED}set(KIND cpu)\nif(KIND STREQUAL cpu)\n{END}if(KIND STREQUAL cuda)\nadd_definitions(-D)\nendif()", Z),
        (f"set(KIND none)\nif(KIND STREQUAL cuda)\nadd_definitions(-DY)\nelse()\n{END}", Z),
        (f"{CACHED}if(KIND STREQUAL hip)\nadd_definitions(-DY)\nelseif(KIND STREQUAL none)\n{END}", Z),
        ("if(A AND B)\nadd_definitions(-DW)\nelse()\nadd_definitions(-DU)\nendif()\nadd_definitions(-DZ)", Z),
        ("if(A STREQUAL B)\ninclude_directories(i)\nendif()", Flags(include=("/i",))),
        ("set(A b)\nif(A STREQUAL \"b\" AND NOT WIN32)\nadd_definitions(-DZ)\nendif()", Z),
        ("set(A b)\nif((A STREQUAL c OR APPLE) AND 1)\nadd_definitions(-Y)\nelse()\nadd_definitions(-DZ)\nendif()", Z),
        ("if(CMAKE_VERSION VERSION_LESS 3.10)\nadd_definitions(-DY)\nendif()\nadd_definitions(-DZ)", Z),
        ("set(V 12.0)\nif(V VERSION_GREATER_EQUAL 12)\nadd_definitions(-DZ)\nendif()", Z),
        ("set(V x)\nif(V GREATER 12)\nadd_definitions(-DY)\nendif()\nadd_definitions(-DZ)", Z),
        ("if(A MATCHES b OR UNIX)\nadd_definitions(-DZ)\nendif()", Z),
        ('if(CMAKE_CXX_COMPILER_ID MATCHES "Clang|GNU")\nadd_definitions(-DZ)\nendif()', Z),
        ("if(CMAKE_TOOLCHAIN_FILE)\nadd_definitions(-DY)\nelse()\nadd_definitions(-DZ)\nendif()", Z),
        ("set(A b1)\nif(A MATCHES ^b[0-9]$ AND NOT A MATCHES c)\nadd_definitions(-DZ)\nendif()", Z),
        ("if(UNIX MATCHES *)\nadd_definitions(-DY)\nelse()\nadd_definitions(-DY)\nendif()", Flags()),
        ("set(L a b)\nif(b IN_LIST L AND NOT c IN_LIST L)\nadd_definitions(-DZ)\nendif()", Z),
        ("set(b a)\nset(L a)\nif(b IN_LIST L)\nadd_definitions(-DZ)\nendif()", Z),
        ("if(b IN_LIST L)\nadd_definitions(-DY)\nelse()\nadd_definitions(-DY)\nendif()", Flags()),
        ("if(NOT (A)\nadd_definitions(-DY)\nendif()\nadd_definitions(-DZ)", Flags()),
        ("if(A STREQUAL B)\nadd_definitions(-DA)\nelseif(USE_HIP)\nadd_definitions(-DB)\nendif()", Flags()),
        ("function(f)\nadd_definitions(-DF)\nendfunction()\nforeach(x a)\nadd_definitions(-D)\nendforeach()", Flags()),
        ('# include_directories(no)\n#[[ add_definitions(-DNO) ]]\nmessage("add_definitions(-DNO)")', Flags()),
        ("include_directories(", Flags()),
    ],
)  # fmt: skip
def test_cmake(tmp_path: Path, text: str, expected: Flags) -> None:
    assert flags(tmp_path, CMakeLists=text) == expected


def test_cmake_folders_on_the_way_and_targets(tmp_path: Path) -> None:
    found = flags(
        tmp_path,
        CMakeLists="project(top)\ninclude_directories(include)\nadd_definitions(-DTOP)\nadd_subdirectory(src)",
        src__CMakeLists="include_directories(inner ${top_SOURCE_DIR}/x)\n"
        "add_library(mine a.cu)\nadd_library(other ${CMAKE_CURRENT_SOURCE_DIR}/b.cu)\n"
        "target_compile_definitions(mine PRIVATE MINE)\ntarget_compile_definitions(other PRIVATE OTHER)",
        other__CMakeLists="add_definitions(-DELSEWHERE)",
    )
    assert found == Flags(include=("/include", "/src/inner", "/x"), macros=("-DTOP", "-DMINE"))


def test_cmake_includes_files_and_links_targets(tmp_path: Path) -> None:
    found = flags(
        tmp_path,
        CMakeLists="list(APPEND CMAKE_MODULE_PATH ${CMAKE_SOURCE_DIR}/cmake)\ninclude(Settings)\ninclude(none)\n"
        "file(GLOB SOURCES src/*.cu)\nadd_library(mine ${SOURCES})\nadd_library(other b.cu)\n"
        "target_link_libraries(mine PRIVATE first)\ntarget_link_libraries(first Own::second)\n"
        "add_library(Own::second ALIAS second)\n"
        "target_compile_definitions(first PUBLIC FIRST PRIVATE OWN)\n"
        "target_compile_definitions(second INTERFACE SECOND)\ntarget_compile_definitions(other PUBLIC OTHER)",
        **{"cmake__Settings.cmake": "include(${CMAKE_CURRENT_LIST_DIR}/Settings.cmake)\nadd_definitions(-DSET)"},
        **{"src__a.cu": ""},
    )
    assert set(found.macros) == {"-DSET", "-DFIRST", "-DSECOND"}


def test_cmake_targets_of_other_folders(tmp_path: Path) -> None:
    """What a unit's target links counts wherever it is made, if it is PUBLIC or INTERFACE, and nothing else."""
    found = flags(
        tmp_path,
        CMakeLists="set(WORD outer)\nif(UNKNOWN)\nadd_subdirectory(lib)\nendif()\nadd_subdirectory(src)",
        src__CMakeLists="""
            add_library(mine a.cu)
            target_compile_definitions(mine PRIVATE OWN ${WORD} ${RAISED} INTERFACE NOT_OWN)
            target_link_libraries(mine PRIVATE settings other::fetched PUBLIC Lib::alias INTERFACE not_linked)
            target_compile_definitions(fetched INTERFACE FETCHED)
            """,
        lib__CMakeLists="""
            set(WORD inner)
            set(RAISED raised PARENT_SCOPE)
            add_definitions(-DOF_THE_FOLDER)
            add_subdirectory(settings)
            add_library(Lib::alias ALIAS library)
            add_library(library b.cu)
            target_compile_definitions(library PUBLIC LIBRARY PRIVATE NOT_PUBLIC)
            target_link_libraries(library PRIVATE hidden PUBLIC shown)
            target_compile_definitions(hidden INTERFACE HIDDEN)
            target_compile_definitions(shown INTERFACE SHOWN)
            """,
        lib__settings__CMakeLists="""
            add_library(settings INTERFACE)
            target_compile_definitions(settings INTERFACE SETTINGS)
            target_include_directories(settings INTERFACE include)
            target_link_libraries(settings INTERFACE more)
            set_target_properties(more PROPERTIES INTERFACE_COMPILE_DEFINITIONS "MORE;EVEN"
                COMPILE_DEFINITIONS NOT_GIVEN)
            target_compile_definitions(not_linked INTERFACE NOT_LINKED)
            """,
    )
    of_the_links = {"-DSETTINGS", "-DMORE", "-DEVEN", "-DLIBRARY", "-DSHOWN", "-DFETCHED"}
    assert set(found.macros) == {"-DOWN", "-Douter", "-Draised"} | of_the_links
    assert found.include == ("/lib/settings/include",)


@pytest.mark.parametrize(
    ("own", "expected"),
    [("", ("-DOF_THE_GPU",)), ("add_library(plain a.cu)\n", ("-DOF_SRC",))],
    ids=["compiled elsewhere alone", "compiled here too"],
)
def test_cmake_source_that_a_folder_below_compiles(tmp_path: Path, own: str, expected: tuple[str, ...]) -> None:
    """``add_library(gpu ../a.cu)``"""
    found = flags(
        tmp_path,
        CMakeLists="add_subdirectory(src)",
        src__CMakeLists=f'{own}add_subdirectory("gpu")\nadd_definitions(-DOF_SRC)\n',
        src__gpu__CMakeLists="add_definitions(-DOF_THE_GPU)\nadd_library(gpu SHARED ../a.cu ../a.h)\n",
    )
    assert found.macros == expected


def test_cmake_choice_that_another_folder_compares(tmp_path: Path) -> None:
    found = flags(
        tmp_path,
        CMakeLists='set(KIND none CACHE STRING "")\nadd_subdirectory(lib)\nadd_subdirectory(src)',
        lib__CMakeLists="if(KIND STREQUAL cuda)\nadd_definitions(-DY)\nendif()",
        src__CMakeLists="if(NOT KIND STREQUAL none)\nadd_definitions(-DZ)\nendif()",
    )
    assert found == Z


@pytest.mark.parametrize(
    ("top", "inner", "expected"),
    [
        ("", "project(inner)", Flags()),
        ("", "project(inner)\nadd_definitions(-DZ)", Z),
        ("", "add_definitions(-DZ)", Flags(macros=("-DTOP", "-DZ"))),
        ("add_subdirectory(src)", "project(inner)\nadd_definitions(-DZ)", Flags(macros=("-DTOP", "-DZ"))),
        ("if(FALSE)\nadd_subdirectory(src/)\nendif()", "project(inner)", Flags(macros=("-DTOP",))),
        ("foreach(part a b)\nadd_subdirectory(${part}/c)\nendforeach()", "project(inner)", Flags(macros=("-DTOP",))),
        ("add_subdirectory(${part})", "project(inner)\nadd_definitions(-DZ)", Flags(macros=("-DTOP", "-DZ"))),
    ],
    ids=["nothing", "own", "a part", "added", "added in some builds", "perhaps added", "added by a variable"],
)  # fmt: skip
def test_a_project_of_cmake_that_no_other_adds(tmp_path: Path, top: str, inner: str, expected: Flags) -> None:
    outer = f"project(outer)\nadd_definitions(-DTOP)\n{top}"
    assert flags(tmp_path, CMakeLists=outer, src__CMakeLists=inner) == expected


def test_cmake_of_a_relative_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "CMakeLists.txt").write_text("add_subdirectory(src)")
    (tmp_path / "src" / "CMakeLists.txt").write_text("include_directories(include)")
    monkeypatch.chdir(tmp_path)
    for root in (Path(), Path("src/..")):
        assert BuildFlags(root).of("src/a.cu") == Flags(include=(f"{tmp_path}/src/include",))


def test_cmake_standard_of_a_host_source(tmp_path: Path) -> None:
    text = "set(CMAKE_CXX_STANDARD 20)\nset(CMAKE_CUDA_STANDARD 17)\nset(CMAKE_C_STANDARD 99)"
    assert flags(tmp_path, "src/a.cpp", CMakeLists=text) == Flags(standard="c++20", c_standard="c99")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("NVCCFLAGS = -O3 -Ii -w -DN=4 -std=c++17", Flags(include=("/i",), macros=("-DN=4",), standard="c++17")),
        ("INCLUDES := -Ia \\\n  -Ib\nall:\n\tnvcc $(INCLUDES) -c a.cu", Flags(include=("/a", "/b", "/a", "/b"))),
        ("ROOT = lib\nINC = -I$(ROOT)/inc -I${ROOT}", Flags(include=("/lib/inc", "/lib"))),
        ("INC = -I$(UNKNOWN)/inc -I$(shell where) -Iok", Flags(include=("/ok",))),
        ("INC = -iquote $(shell where)/src -DA", Flags(macros=("-DA",))),
        ("INC = -I$(shell pwd)/a -I$(shell dirname $(CURDIR)/b/c.h)", Flags(include=("/a", "/b"))),
        ("M := $(dir $(abspath $(lastword $(MAKEFILE_LIST))))\ninclude src/b.mk\nI = -I$(M)a", Flags(include=("/a",))),
        ("L = c/a.cu b.h d\nI = $(addprefix -I,$(filter-out %.cu b.%,$(L)) $(notdir $(basename $(filter %.cu,$(L)))))",
         Flags(include=("/d", "/a"))),
        ("L = b a b\nI = $(addprefix -I,$(sort $(L)) $(firstword c d) $(filter e,f))",
         Flags(include=("/a", "/b", "/c"))),
        ("all:\n\tnm -D -P a.so\n\tinstall -D a.so b\n\tnvcc -D A -D'F(x)=x' a.cu", Flags(macros=("-DA", "-DF(x)=x"))),
        ("D = -DA\nD += -DB", Flags(macros=("-DA", "-DB"))),
        ("X ?= -DA\nX ?= -DB", Flags(macros=("-DA",))),
        ("A = $(B)\nB = $(A)", Flags()),
        ("ifdef DEBUG\nD = -DDEBUG\nendif\nE = -DE", Flags(macros=("-DE",))),
        ("FAST = 1\nifeq ($(FAST),1)\n D = -DZ\nelse ifdef X\n D = -DX\nelse\n D = -DY\nendif", Z),
        ("OS = $(shell uname -s)\nifneq '$(OS)' \"Linux\"\nD = -DY\nelse\nD = -DZ\nendif", Z),
        ("ifndef DEBUG\nifeq ($(shell which x),)\nD = -DX\nelse\nD = -DY\nendif\nelse\nE = -DE\nendif\nZ = -DZ", Z),
        ("endif\nelse\nifeq (\nD = -DD\n", Flags()),
        ("CXXFLAGS = -std=c++11\nNVCCFLAGS = -std=c++17", Flags(standard="c++17")),
        ("NVCCFLAGS = -std=c++17\nZ_CXXFLAGS = -std=c++11\nall:\n\t$(CXX) $(Z_CXXFLAGS) -c b.cpp", SEVENTEEN),
        ("CFLAGS = -std=c99", Flags(c_standard="c99")),
        ("GPU = 0\nifeq ($(GPU), 1)\nD = -DZ\nelse\nD = -DY\nendif", Z),
        ("ifneq (yes,$(USE_CUDA))\nD = -DY\nelse\nD = -DZ\nendif", Z),
        ("ifdef WITH_CUDA\nD = -DZ\nendif\nifdef NO_CUDA\nD = -DY\nendif", Z),
        ("ifeq ($(CUDA),11.8)\nD = -DY\nelse\nD = -DZ\nendif", Z),
        ("KIND ?= cpu\nifeq ($(KIND),cpu)\nD = -DY\nelse ifeq ($(KIND),cuda)\nD = -DZ\nendif", Z),
        ("KIND = cpu\nifeq (cuda,$(KIND))\nD = -DY\nelse\nD = -DZ\nendif", Z),
        ("L = a /b\nI = $(addprefix -I, $(L) $(UNKNOWN))", Flags(include=("/a", "/b"))),
        ("L = a b\nI = $(foreach d,${L},-I./src/$d -I$(d)/i)", Flags(include=("/src/a", "/a/i", "/src/b", "/b/i"))),
        ("L = a b\nI = $(foreach d, $(L), $(addprefix -I$(d)/, x y))", Flags(include=("/a/x", "/a/y", "/b/x", "/b/y"))),
        ("L = a b\nI = $(L:%=-I%) $(patsubst %.h,-I%,c.h) -I$(strip  d )", Flags(include=("/a", "/b", "/c", "/d"))),
        ("L = a\nI = $(addprefix -I,$(L)\nJ = -Ib", Flags(include=("/b",))),
        ("I = $(addprefix -I,$(wildcard *)) $(foreach d,x) $(subst ,,x)", Flags()),
        ("NVCC = nvcc -rdc=true # -DNO", Flags(relocatable=True)),
        (".RECIPEPREFIX = >\nall:\n>nvcc -DA a.cu\n", Flags(macros=("-DA",))),
    ],
)  # fmt: skip
def test_makefile(tmp_path: Path, text: str, expected: Flags) -> None:
    assert flags(tmp_path, Makefile=text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("F = -rdc true\nlab.la:\n\t$(NVCC) $(F) -I$(srcdir) -I$(top_srcdir)/inc", Flags(include=("/", "/inc"))),
        ("lab_la_CPPFLAGS = -DZ -I@top_srcdir@/inc -I@UNKNOWN@/x @DEFS@", Flags(include=("/inc",), macros=("-DZ",))),
        ("if WITH_CUDA\nF = -DZ\nelse !WITH_CUDA\nF = -DY\nendif WITH_CUDA\n", Z),
        ("if !WITH_CUDA\nF = -DY\nelse\nF = -DZ\nendif\n", Z),
        ("if OTHER\nF = -DX\nelse\nF = -DY\nendif\nG = -DZ\n", Z),
    ],
)
@pytest.mark.parametrize("name", ["Makefile.am", "Makefile.in"])
def test_templates_of_the_autotools(tmp_path: Path, name: str, text: str, expected: Flags) -> None:
    expected = replace(expected, relocatable="-rdc" in text)
    assert flags(tmp_path, "src/a.cu", **{"configure.ac": "AC_INIT", name: text}) == expected
    assert flags(tmp_path, "src/a.cu", Makefile="F = -DMADE") == Flags(macros=("-DMADE",))


def test_a_template_of_a_folder_knows_the_top(tmp_path: Path) -> None:
    found = flags(tmp_path, **{"configure.ac": "AC_INIT", "src__Makefile.am": "F = -I$(top_srcdir) -I$(builddir)"})
    assert found == Flags(include=("/", "/src"))


def test_the_sign_before_a_command_names_no_response_file(tmp_path: Path) -> None:
    text = "NVCC = ./nvcc\na: a.cu\n\t@$(NVCC) -DZ a.cu\n\t-@+$(NVCC) a.cu\n"
    assert flags(tmp_path, Makefile=text, nvcc="-DOF_THE_COMPILER") == Z


def test_makefiles_include_others(tmp_path: Path) -> None:
    text = "include common.mk not_there.mk\n-include $(UNKNOWN)/x.mk\nF = $(G) -DMAIN"
    common = "include src/../common.mk\nG = -DCOMMON\nall:\n\tnvcc -DRECIPE"
    found = flags(tmp_path, **{"Makefile": text, "common.mk": common, "src__a.cu": ""})
    assert set(found.macros) == {"-DCOMMON", "-DMAIN", "-DRECIPE"}


NO_HALF = "-D__CUDA_NO_HALF_OPERATORS__"
WITH_HALF = Flags(macros=("-U__HIP_NO_HALF_OPERATORS__",))
WITHOUT_AND_WITH = Flags(macros=("-D__HIP_NO_HALF_OPERATORS__=1", "-U__HIP_NO_HALF_OPERATORS__"))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("E(extra_compile_args={'nvcc': ['-O3', '-DZ', '-Xptxas=-v']})", Z),
        ("E(define_macros=[('Z', None)])", Z),
        ("E(define_macros=[('V', '1')], extra_compile_args=['-UZ'])", Flags(macros=("-UZ", "-DV=1"))),
        ("args = ['-std=c++17']\nE(extra_compile_args=args)", SEVENTEEN),
        ("args = ['-DZ']\nif rocm:\n    args += ['-DY']\nX = '-DX' if rocm else '-DY'", Z),
        ("f = {'nvcc': ['-U__CUDA_NO_HALF_OPERATORS__']}", Flags(macros=("-U__HIP_NO_HALF_OPERATORS__",))),
        ("def extensions():\n    return [E(extra_compile_args=['-DZ'])]", Z),
        ("flags = ['-D' + name, f'-DA={value}', '-DZ']", Z),
        ("sets = {'cpu': [['a.cpp'], ['-DY']], 'gpu': [['a.cu'], ['-DZ']], **more}", Z),
        ("sets = {'cpu': ['-DZ'], 'tpu': []}", Z),
        ("args = ['-O3', '-D', 'Z', 'a']", Z),
        ("def one():\n    if fast:\n        return '-DX'\n    return '-DY'\ndef two():\n    return ['-DZ']", Z),
        ("if __name__ == '__main__':\n    args = ['-DZ']\n    setup()", Z),
        ("if torch.cuda.is_available() and CUDA_HOME is not None:\n    args = ['-DZ']\nelse:\n    args = ['-DY']", Z),
        ("if not is_cuda:\n    args = ['-DY']\nelif gpu:\n    args = ['-DZ']", Z),
        (
            "if os.getenv('FORCE_CUDA', '0') == '1':\n    macros += [('Z', None)]\nE(define_macros=macros)",
            Z,
        ),
        ("define_macros = [('Z', None)]\nif with_cuda is None or torch.version.cuda == '11.1':\n    args = ['-DY']", Z),
        ("args = ['-DZ'] if CUDA_HOME else ['-DY']\nif torch.cuda.is_available() or fast:\n    x = 1", Z),
        ("if no_cuda:\n    args = ['-DY']\nif use_cpu == '1':\n    args = ['-DY']\nargs = ['-DZ']", Z),
        ("'-DZ", Flags()),
        (f"for flag in ['{NO_HALF}', '-DY']:\n    torch_ext.COMMON_NVCC_FLAGS.remove(flag)", WITH_HALF),
        (f"FLAGS = ['{NO_HALF}']\nfor flag in FLAGS:\n    COMMON_HIPCC_FLAGS.remove(flag)", WITHOUT_AND_WITH),
        (
            "torch.utils.cpp_extension.COMMON_NVCC_FLAGS = ['-O3']",
            Flags(macros=("-U__HIP_NO_HALF_OPERATORS__", "-U__HIP_NO_HALF_CONVERSIONS__")),
        ),
        (f"for flag in ['{NO_HALF}']:\n    flags.remove(flag)", Flags()),
    ],
)
def test_setup_py(tmp_path: Path, text: str, expected: Flags) -> None:
    assert flags(tmp_path, **{"setup.py": text}) == expected


def test_setup_py_with_its_helpers(tmp_path: Path) -> None:
    """What it imports from its own folder, in each of the ways to write it, and nothing else."""
    files = {
        "setup.py": "import tools.one\nfrom tools import two, THREE\nfrom four import five\nimport setuptools",
        "tools__one.py": "ARGS = ['-DONE']\nfrom . import six\nfrom .. import seven\nfrom .sub.eight import X",
        "tools__two.py": "ARGS = ['-DTWO']\nimport setup",
        "tools__six.py": "if fast:\n    ARGS = ['-DY']\nARGS = ['-DSIX'",
        "tools__sub__eight.py": "ARGS = ['-DEIGHT']",
        "seven.py": "ARGS = ['-DSEVEN']",
        "four.py": "def args():\n    return ['-DFOUR']",
        "other.py": "ARGS = ['-DOTHER']",
    }
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools/__init__.py").write_text("ARGS = ['-DTOOLS']\nfrom .one import ARGS")
    found = flags(tmp_path, **files)
    assert set(found.macros) == {f"-D{name}" for name in "ONE TOOLS TWO EIGHT SEVEN FOUR".split()}


def test_makefile_standard_of_a_host_source(tmp_path: Path) -> None:
    text = "CXXFLAGS = -std=c++20\nNVCCFLAGS = -std=c++17"
    assert flags(tmp_path, "a.cpp", Makefile=text).standard == "c++20"


def test_the_nearest_makefile_counts_and_none_above_the_root(tmp_path: Path) -> None:
    (tmp_path / "Makefile").write_text("F = -DABOVE")
    root = tmp_path / "root"
    root.mkdir()
    assert flags(root) == Flags()
    assert flags(root, Makefile="F = -DROOT", src__Makefile="F = -DNEAR") == Flags(macros=("-DNEAR",))


def test_makefiles_count_where_cmake_says_nothing(tmp_path: Path) -> None:
    assert flags(tmp_path, CMakeLists="add_benchmark(a)", src__Makefile="F = -DMAKE") == Flags(macros=("-DMAKE",))
    assert flags(tmp_path, CMakeLists="add_definitions(-DZ)") == Z


def test_a_source_that_is_compiled_as_cuda_has_the_flags_of_cuda(tmp_path: Path) -> None:
    text = "add_compile_options($<$<COMPILE_LANGUAGE:CUDA>:-DX> $<$<COMPILE_LANGUAGE:CXX>:-DY>)"
    (tmp_path / "CMakeLists.txt").write_text(text)
    assert BuildFlags(tmp_path).of("a.cpp", as_cuda=True).macros == ("-DX",)
    assert BuildFlags(tmp_path).of("a.cpp").macros == ("-DY",)


SWITCHES = """option(USE_HIP "for AMD GPUs" OFF)
option(USE_CUDA "for NVIDIA GPUs" ON)
if(USE_CUDA)
  find_package(CUDA)
  add_definitions(-DCUDA_ENABLED)
elseif(USE_HIP)
  find_package(HIP)
  if(HIP_FOUND)
    add_definitions(-DHIP_ENABLED)
  endif()
endif()
"""


@pytest.mark.parametrize(
    ("unit", "macro"),
    [
        ("src/a.cu", "-DCUDA_ENABLED"),
        ("src/hip/a.cpp", "-DHIP_ENABLED"),
        ("src/rocm/a.cu", "-DHIP_ENABLED"),
        ("src/a.hip.cpp", "-DHIP_ENABLED"),
        ("src/fft_hip.cpp", "-DHIP_ENABLED"),
        ("src/hip_fft.cpp", "-DHIP_ENABLED"),
        ("src/chip/hipster.cpp", "-DCUDA_ENABLED"),
        ("src/a.hip", "-DCUDA_ENABLED"),
    ],
)
def test_sources_of_the_projects_own_build_for_hip(tmp_path: Path, unit: str, macro: str) -> None:
    assert flags(tmp_path, unit, CMakeLists=SWITCHES) == Flags(macros=(macro,))


@pytest.mark.parametrize(
    ("name", "macros"), [("hip_FOUND", ("-DZ",)), ("CUDAToolkit_FOUND", ("-DZ",)), ("HIP_FOUND", ())]
)
def test_what_a_port_finds(tmp_path: Path, name: str, macros: tuple[str, ...]) -> None:
    """A port has ``hip_FOUND`` where the original has ``CUDAToolkit_FOUND``."""
    text = f"find_package(hip)\nif({name})\nadd_definitions(-DZ)\nendif()\n"
    assert flags(tmp_path, CMakeLists=text) == Flags(macros=macros)


def test_switches_that_are_for_cuda_only_stay(tmp_path: Path) -> None:
    text = "option(USE_CUDA x ON)\nif(USE_CUDA)\nadd_definitions(-DZ)\nendif()\n"
    assert flags(tmp_path, "src/hip/a.cpp", CMakeLists=text) == Z


VCXPROJ = """\
<?xml version="1.0" encoding="utf-8"?>
<Project xmlns="http://schemas.microsoft.com/developer/msbuild/2003">
  <PropertyGroup Condition="'$(Configuration)|$(Platform)'=='Release|x64'">
    <IncludePath>$(SolutionDir)last;$(IncludePath)</IncludePath>
  </PropertyGroup>
  <PropertyGroup Condition="'$(Configuration)|$(Platform)'=='Debug|x64'"><IncludePath>src</IncludePath></PropertyGroup>
  <PropertyGroup><IncludePath Condition="'$(Configuration)'=='Debug'">..\\src</IncludePath></PropertyGroup>
  <ItemDefinitionGroup Condition="'$(Configuration)|$(Platform)'=='Debug|x64'">
    <ClCompile><PreprocessorDefinitions>SLOW</PreprocessorDefinitions></ClCompile>
  </ItemDefinitionGroup>
  <ItemDefinitionGroup Condition="'$(Configuration)|$(Platform)'=='Release|x64'">
    <ClCompile>
      <PreprocessorDefinitions>WIN32;_CONSOLE;WIDTH=4;%(PreprocessorDefinitions)</PreprocessorDefinitions>
      <AdditionalIncludeDirectories>..\\lib;$(SolutionDir)more;$(CudaToolkitDir)\\include;gone</AdditionalIncludeDirectories>
      <LanguageStandard>stdcpp17</LanguageStandard>
    </ClCompile>
    <CudaCompile>
      <Defines>FAST</Defines>
      <GenerateRelocatableDeviceCode>true</GenerateRelocatableDeviceCode>
      <Include>$(ProjectDir)gpu</Include>
      <AdditionalOptions>-std=c++20 %(AdditionalOptions)</AdditionalOptions>
    </CudaCompile>
  </ItemDefinitionGroup>
  <ItemGroup>
    <ClCompile Include="main.cpp" />
    <CudaCompile Include="..\\src\\a.cu" />
  </ItemGroup>
</Project>
"""


@pytest.mark.parametrize(
    ("unit", "text", "expected"),
    [
        ("src/a.cu", VCXPROJ, "-std=c++20 -DWIDTH=4 -DFAST -I/lib -I/more -I/vs/gpu -I/last"),
        ("vs/main.cpp", VCXPROJ, "-std=c++17 -DWIDTH=4 -I/lib -I/more -I/last"),
        ("src/other.cu", VCXPROJ, ""),
        ("src/a.cu", VCXPROJ.replace("</Project>", ""), ""),
    ],
    ids=["CUDA", "host", "named by none", "damaged"],
)
def test_projects_of_visual_studio(tmp_path: Path, unit: str, text: str, expected: str) -> None:
    for name in ("last", "lib", "more", "src", "vs/gpu"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "lab.sln").touch()
    (tmp_path / "vs/lab.vcxproj").write_text(text)
    found = BuildFlags(tmp_path).of(unit).moved(lambda place: place.removeprefix(str(tmp_path)))
    assert " ".join(found.arguments()) == expected
    assert found.relocatable is ("-DFAST" in expected)


def test_folders_that_go_while_they_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("gone", "src", "vs/gpu"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "vs/lab.vcxproj").write_text(VCXPROJ)
    read = os.scandir

    def scandir(folder: str | Path) -> Iterator[os.DirEntry[str]]:
        if Path(folder) == tmp_path / "gone":
            raise FileNotFoundError(folder)
        return read(folder)

    monkeypatch.setattr(os, "scandir", scandir)
    assert "-DFAST" in BuildFlags(tmp_path).of("src/a.cu").arguments()


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ("EXISTS ${DIR}/lab.cmake", ("-DX",)),
        ('EXISTS "${CMAKE_SOURCE_DIR}/gone.cmake"', ("-DY",)),
        ("NOT EXISTS ${DIR}/gone.cmake", ("-DX",)),
        ("IS_DIRECTORY ${DIR}/lab.cmake", ("-DY",)),
        ("IS_DIRECTORY ${DIR}", ("-DX",)),
        ("EXISTS /nowhere/lab.cmake", ()),
        ("EXISTS ${UNKNOWN}/lab.cmake", ()),
    ],
)
def test_cmake_looks_for_files(tmp_path: Path, condition: str, expected: tuple[str, ...]) -> None:
    (tmp_path / "lab.cmake").touch()
    text = f"if({condition})\nadd_definitions(-DX)\nelse()\nadd_definitions(-DY)\nendif()"
    (tmp_path / "CMakeLists.txt").write_text(f"set(DIR ${{CMAKE_CURRENT_SOURCE_DIR}})\n{text}")
    assert BuildFlags(tmp_path).of("a.cu").macros == expected


@pytest.mark.parametrize(
    ("sources", "recipe", "macro"),
    [
        ("'src/bind.cpp', 'src/a.cu'", "lib.so: b.o", "-DSETUP"),
        ("'src/bind.cpp', 'src/a.cu'", "lib.so: a.o", "-DMAKE"),
        ("'src/bind.cpp', 'src/a.cu'", "lib.so: $(wildcard *.cu)", "-DMAKE"),
        ("'src/bind.cpp', 'a.cu'", "lib.so: b.o", "-DMAKE"),
        ("glob('src/*.cu')", "lib.so: b.o", "-DMAKE"),
    ],
)
def test_a_setup_py_that_names_a_source_counts_before_a_makefile_that_does_not(
    tmp_path: Path, sources: str, recipe: str, macro: str
) -> None:
    setup = f"setup(ext_modules=[CUDAExtension('a', [{sources}], extra_compile_args=['-DSETUP'])])"
    makefile = f"NVCCFLAGS = -DMAKE\n{recipe}\n\tnvcc $(NVCCFLAGS) -shared -o $@ $^\n"
    assert set(flags(tmp_path, **{"setup.py": setup}, src__Makefile=makefile).macros) == {macro}
