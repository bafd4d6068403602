"""Which sources with names of C++ the build files of a tree give to a compiler for CUDA."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import convert_paths
from hipport.build.device_sources import device_sources

SOURCES = ("a.cpp", "b.cc", "src/c.cpp", "src/deep/d.cpp", "host.cpp", "k.cu", "e.c")
# By the name of the build file and its text: the sources that are compiled as CUDA.
CASES = {
    ("CMakeLists.txt", "set_source_files_properties(a.cpp PROPERTIES LANGUAGE CUDA)"): ["a.cpp"],
    ("CMakeLists.txt", "set_source_files_properties(a.cpp b.cc PROPERTIES X 1 LANGUAGE HIP)"): ["a.cpp", "b.cc"],
    ("CMakeLists.txt", "set_property(SOURCE src/c.cpp PROPERTY LANGUAGE CUDA)"): ["src/c.cpp"],
    (
        "CMakeLists.txt",
        "set(S a.cpp)\nlist(APPEND S e.c)\nset_source_files_properties(${S} PROPERTIES LANGUAGE CUDA)",
    ): [
        "a.cpp",
        "e.c",
    ],
    ("CMakeLists.txt", "file(GLOB S src/*.cpp)\nset_source_files_properties(${S} PROPERTIES LANGUAGE CUDA)"): [
        "src/c.cpp"
    ],
    ("CMakeLists.txt", "file(GLOB_RECURSE S src/*.cpp)\nset_property(SOURCE ${S} PROPERTY LANGUAGE CUDA)"): [
        "src/c.cpp",
        "src/deep/d.cpp",
    ],
    (
        "src/CMakeLists.txt",
        "foreach(f c.cpp ${CMAKE_SOURCE_DIR}/a.cpp)\nset_property(SOURCE ${f} PROPERTY LANGUAGE CUDA)\nendforeach()",
    ): ["a.cpp", "src/c.cpp"],
    ("CMakeLists.txt", "set_source_files_properties(a.cpp PROPERTIES CUDA_SOURCE_PROPERTY_FORMAT OBJ)"): ["a.cpp"],
    ("CMakeLists.txt", "set_source_files_properties(a.cpp PROPERTIES LANGUAGE CXX)"): [],
    ("CMakeLists.txt", "set_source_files_properties(${UNKNOWN} PROPERTIES LANGUAGE CUDA)"): [],
    ("CMakeLists.txt", "# set_source_files_properties(a.cpp PROPERTIES LANGUAGE CUDA)"): [],
    ("CMakeLists.txt", "set_source_files_properties(a.cpp PROPERTIES LANGUAGE CUDA"): [],
    ("Makefile", "a.o: a.cpp\n\tnvcc -x cu -c a.cpp -o a.o\n"): ["a.cpp"],
    ("Makefile", "F = -O3\nF += -x cu\nsrc/%.o: src/%.cpp a.h\n\t$(NVCC) $(F) -c $< -o $@\n"): [
        "src/c.cpp",
        "src/deep/d.cpp",
    ],
    ("Makefile", "S := a.cpp\nS := $(S) b.cc\napp: k.cu\n\tnvcc -x cu $(S) -o app\n"): ["a.cpp", "b.cc"],
    ("src/Makefile", ".cpp.o:\n\tnvcc -x=cu \\\n\t  -c $<\n"): ["src/c.cpp", "src/deep/d.cpp"],
    ("Makefile", "a.o: a.cpp\n\tnvcc -c $<\nb.o: b.cc\n\tg++ -x c++ -c $<\n"): [],
    ("Makefile", "app: k.cu\n\tg++ -c host.cpp && nvcc -xcu a.cpp -o $@\n"): ["a.cpp"],
    ("build.sh", "nvcc -O3 -x cu \\\n  a.cpp -o app\n"): ["a.cpp"],
    ("notes.txt", "nvcc -x cu a.cpp"): [],
}


@pytest.mark.parametrize(("name", "text"), CASES)
def test_what_is_compiled_as_cuda(name: str, text: str, tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / name).write_text(text)
    assert sorted(device_sources(tmp_path, (*SOURCES, name))) == CASES[name, text]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("gpu/Makefile", "%.o: %.cpp\n\tnvcc -x cu -c $< -o $@\n"),
        ("gpu/CMakeLists.txt", "file(GLOB S *.cpp)\nset_source_files_properties(${S} PROPERTIES LANGUAGE CUDA)\n"),
    ],
)
def test_a_pattern_means_no_sources_of_the_folders_above(name: str, text: str, tmp_path: Path) -> None:
    (tmp_path / "gpu").mkdir()
    (tmp_path / name).write_text(text)
    assert device_sources(tmp_path, (*SOURCES, name)) == frozenset()


def test_a_variable_that_is_added_to_before_it_has_a_value_stays_short(tmp_path: Path) -> None:
    lines = ['set(F "${F} -g")\n'] * 40
    ends = "set(S a.cpp)\nset_source_files_properties(${S} PROPERTIES LANGUAGE CUDA)\n"
    (tmp_path / "CMakeLists.txt").write_text("".join(lines) + ends)
    assert device_sources(tmp_path, (*SOURCES, "CMakeLists.txt")) == {"a.cpp"}


def test_a_text_without_a_tree_has_none() -> None:
    assert device_sources(None, ("a.cpp", "Makefile")) == frozenset()


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("CMakeLists.txt", "project(x CUDA)\nset_source_files_properties(run.cpp PROPERTIES LANGUAGE CUDA)\n"),
        ("Makefile", "run.o: run.cpp\n\tnvcc -x cu -c $< -o $@\n"),
    ],
)
def test_the_port_of_such_a_source_includes_the_runtime(name: str, text: str, tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / name).write_text(text)
    for source in ("run.cpp", "host.cpp"):
        (tmp_path / "in" / source).write_text("void run(int *x) { cudaFree(x); }\n")
    convert_paths(tmp_path / "in", output=tmp_path / "out")
    assert (tmp_path / "out/run.cpp").read_text().startswith("#include <hip/hip_runtime.h>\n")
    assert (tmp_path / "out/host.cpp").read_text() == "void run(int *x) { hipFree(x); }\n"


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("CMakeLists.txt", 'set(S "a.cpp;${S}" PARENT_SCOPE)\n'),
        ("CMakeLists.txt", 'set(S "a.cpp;${T};${T}")\nset(T "b.cc;${S};${S}")\n'),
        ("CMakeLists.txt", "set(S ${S} ${S} a.cpp)\n"),
        ("Makefile", "S += $(S) $(S) a.cpp\n"),
        ("Makefile", "S := $(S) $(S) $(T)\nT = $(S) $(S) a.cpp\n"),
    ],
)
def test_variables_that_hold_themselves_have_an_end(name: str, line: str, tmp_path: Path) -> None:
    last = "set_property(SOURCE a.cpp ${S} PROPERTY LANGUAGE CUDA)\n" if name == "CMakeLists.txt" else ""
    (tmp_path / name).write_text(line * 40 + (last or "a.o: a.cpp\n\tnvcc -x cu -c a.cpp $(S)\n"))
    assert "a.cpp" in device_sources(tmp_path, (*SOURCES, name))
