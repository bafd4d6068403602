"""Functions that one file of a tree declares with ``__host__`` or ``__device__`` and another one without."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import convert_paths

_RUNTIME = "#include <cuda_runtime.h>\n"
_BOTH = "__host__ __device__"


def _port(tmp_path: Path, files: dict[str, str]) -> tuple[dict[str, str], list[str]]:
    """The texts of a port, and what its report says by HP231: the file, the line and the message."""
    source = tmp_path / "source"
    for name, text in files.items():
        path = source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    port = tmp_path / "port"
    run = convert_paths(source, output=port)
    said = [
        f"{Path(result.path).name}:{found.line}: {found.message}"
        for result in run.results
        for found in result.diagnostics
        if found.code == "HP231"
    ]
    return {name: (port / name).read_text() for name in files}, said


@pytest.mark.parametrize(
    ("header", "source", "header_in_port", "source_in_port"),
    [
        pytest.param(
            f"struct Ray {{ {_BOTH} float at(float t) const; }};",
            "float Ray::at(float t) const { return t; }",
            f"struct Ray {{ {_BOTH} float at(float t) const; }};",
            f"{_BOTH} float Ray::at(float t) const {{ return t; }}",
            id="member",
        ),
        pytest.param(
            "struct Ray { __device__ void move(); };",
            "void Ray::move() {}",
            "struct Ray { __device__ void move(); };",
            "__device__ void Ray::move() {}",
            id="member of the device",
        ),
        pytest.param(
            "namespace shapes { int area(int w, int h = 1); }",
            f"namespace shapes {{ {_BOTH} int area(int w, int h) {{ return w * h; }} }}",
            f"namespace shapes {{ {_BOTH} int area(int w, int h = 1); }}",
            f"namespace shapes {{ {_BOTH} int area(int w, int h) {{ return w * h; }} }}",
            id="header without marks",
        ),
        pytest.param(
            f"template <class T> {_BOTH} T half(T x) {{ return x / 2; }}",
            "template <> int half<int>(int x) { return x >> 1; }",
            f"template <class T> {_BOTH} T half(T x) {{ return x / 2; }}",
            f"template <> {_BOTH} int half<int>(int x) {{ return x >> 1; }}",
            id="specialization",
        ),
        pytest.param(
            f"template <class T> {_BOTH} T half(T x);",
            "template <class T> T half(T x) { return x / 2; }",
            f"template <class T> {_BOTH} T half(T x);",
            f"template <class T> {_BOTH} T half(T x) {{ return x / 2; }}",
            id="template",
        ),
        pytest.param(
            f"struct P {{ }};\n{_BOTH} bool operator<(const P &a, const P &b);",
            "bool operator<(const P &a, const P &b) { return false; }",
            f"struct P {{ }};\n{_BOTH} bool operator<(const P &a, const P &b);",
            f"{_BOTH} bool operator<(const P &a, const P &b) {{ return false; }}",
            id="operator",
        ),
        pytest.param(
            f"#define HD {_BOTH}\nstruct Ray {{ HD float at(float t) const; }};",
            "float Ray::at(float t) const { return t; }",
            f"#define HD {_BOTH}\nstruct Ray {{ HD float at(float t) const; }};",
            "HD float Ray::at(float t) const { return t; }",
            id="macro",
        ),
    ],
)
def test_marks_of_another_file(
    tmp_path: Path, header: str, source: str, header_in_port: str, source_in_port: str
) -> None:
    files = {"shape.cuh": f"#pragma once\n{header}\n", "shape.cu": f'{_RUNTIME}#include "shape.cuh"\n{source}\n'}
    port, said = _port(tmp_path, files)
    assert port["shape.cuh"] == f"#pragma once\n{header_in_port}\n"
    assert port["shape.cu"] == f'#include <hip/hip_runtime.h>\n#include "shape.cuh"\n{source_in_port}\n'
    assert said == []


@pytest.mark.parametrize(
    ("header", "source"),
    [
        pytest.param("__device__ int count();", "int count() { return 1; }", id="one for the host, one for the device"),
        pytest.param(f"{_BOTH} int area(int w);", "int area(float w) { return 1; }", id="other parameters"),
        pytest.param(
            "constexpr int square(int x);", f"{_BOTH} constexpr int square(int x) {{ return x; }}", id="constexpr"
        ),
        pytest.param(
            f"#define BOTH {_BOTH}\nBOTH int cube(int x);", f"{_BOTH} int cube(int x) {{ return x; }}", id="macro"
        ),
        pytest.param(
            f"#define KEPT {_BOTH} __attribute__((used))\nKEPT int cube(int x);",
            "int cube(int x) { return x; }",
            id="macro that says more",
        ),
        pytest.param(
            f"#ifdef WITH_DEVICE\n{_BOTH} int cube(int x);\n#endif", "int cube(int x) { return x; }", id="switch"
        ),
        pytest.param(
            f"struct A {{ {_BOTH} int size(); }};", "struct B { int size(); };\nint B::size() { return 1; }", id="class"
        ),
        pytest.param(
            f"template <int n> struct W;\ntemplate <> struct W<1> {{ {_BOTH} int first(); }};",
            "template <> struct W<2> { int first(); };",
            id="specialized classes",
        ),
    ],
)
def test_what_is_left_as_it_is(tmp_path: Path, header: str, source: str) -> None:
    files = {"shape.cuh": f"#pragma once\n{header}\n", "shape.cu": f'{_RUNTIME}#include "shape.cuh"\n{source}\n'}
    port, said = _port(tmp_path, files)
    assert port["shape.cuh"] == files["shape.cuh"]
    assert port["shape.cu"] == files["shape.cu"].replace("cuda_runtime", "hip/hip_runtime")
    assert said == []


def test_files_that_are_not_compiled_together(tmp_path: Path) -> None:
    marked = f"{_RUNTIME}{_BOTH} int area(int w) {{ return w; }}\nint main() {{}}\n"
    files = {
        "one/main.cu": marked,
        "two/area.h": "int area(int w);\n",
        "two/main.cu": '#include "area.h"\nint main() {}\n',
    }
    port, said = _port(tmp_path, files)
    assert port["two/area.h"] == files["two/area.h"]
    assert said == []


def test_definitions_of_two_sources(tmp_path: Path) -> None:
    """What is one function in one program and another in the next: the header has to fit both."""
    files = {
        "area.h": "int area(int w);\n",
        "one.cu": f'{_RUNTIME}#include "area.h"\n{_BOTH} int area(int w) {{ return w; }}\nint main() {{}}\n',
        "two.cu": f'{_RUNTIME}#include "area.h"\nint area(int w) {{ return 2 * w; }}\nint main() {{}}\n',
    }
    port, said = _port(tmp_path, files)
    assert port["area.h"] == files["area.h"]
    assert [message[: message.index(" has")] for message in said] == ["area.h:1: this area"]


def test_a_file_that_a_third_one_includes(tmp_path: Path) -> None:
    files = {
        "ray.h": f"{_RUNTIME}struct Ray {{ {_BOTH} float at(float t) const; }};\n",
        "ray.inl": "inline float Ray::at(float t) const { return t; }\n",
        "main.cu": '#include "ray.h"\n#include "ray.inl"\n',
    }
    port, said = _port(tmp_path, files)
    assert port["ray.inl"] == f"{_BOTH} inline float Ray::at(float t) const {{ return t; }}\n"
    assert said == []


#: Sources of a header's, one of which a compiler that does not know marks compiles.
_FOR_TWO_COMPILERS = {
    "area.cu": f'{_RUNTIME}#include "area.h"\n{_BOTH} int area(int w) {{ return w; }}\n',
    "main.cpp": '#include "area.h"\nint main() { return area(1); }\n',
}


def test_a_header_that_other_compilers_read(tmp_path: Path) -> None:
    files = {"area.h": "#pragma once\nint area(int w);\n", **_FOR_TWO_COMPILERS}
    port, said = _port(tmp_path, files)
    assert port["area.h"] == f"#pragma once\n{_IN_ARM}int area(int w);\n"
    assert said == []


def test_two_functions_on_a_line_that_other_compilers_read(tmp_path: Path) -> None:
    files = {"area.h": "#pragma once\nint edge(int w); int area(int w);\n", **_FOR_TWO_COMPILERS}
    port, said = _port(tmp_path, files)
    assert port["area.h"] == files["area.h"]
    place = f"{tmp_path}/source/area.cu:3"
    assert said == [f"area.h:2: this area has no {_BOTH}, unlike the one at {place}: to clang they are two functions"]


_IN_ARM = f"#ifdef __HIPCC__\n{_BOTH}\n#endif\n"
_FOR_EVERYBODY = f"""\
#pragma once
#ifdef __CUDACC__
#define HD {_BOTH}
#else
#define HD
#endif
"""


def test_a_macro_in_a_header_that_other_compilers_read(tmp_path: Path) -> None:
    files = {
        "marks.h": _FOR_EVERYBODY,
        "area.h": '#pragma once\n#include "marks.h"\nint area(int w);\nHD int edge(int w);\n',
        "area.cu": f'{_RUNTIME}#include "area.h"\nHD int area(int w) {{ return 1; }}\nint edge(int w) {{}}\n',
        "main.cpp": '#include "area.h"\nint main() { return area(1); }\n',
    }
    port, said = _port(tmp_path, files)
    assert "\nHD int area(int w);\nHD int edge" in port["area.h"]
    assert "HD int edge(int w) {" in port["area.cu"]
    assert said == []


def test_a_macro_that_a_header_cannot_see(tmp_path: Path) -> None:
    """A compiler that does not know marks reads the header, and its macro HD is not what the source calls MINE."""
    files = {
        "area.h": f"{_FOR_EVERYBODY}int area(int w);\nHD int edge(int w);\n",
        "area.cu": f'{_RUNTIME}#include "area.h"\n#define MINE {_BOTH}\nMINE int area(int w) {{ return w; }}\n',
        "main.cpp": '#include "area.h"\nint main() { return area(1); }\n',
    }
    port, said = _port(tmp_path, files)
    assert f"\n{_IN_ARM}int area(int w);" in port["area.h"]
    assert said == []


@pytest.mark.parametrize(
    ("macros", "mark"),
    [
        pytest.param("#define BOTH __host__ __device__\n", "BOTH", id="one for both"),
        pytest.param("#define ON_CPU __host__\n#define ON_GPU __device__\n", "ON_CPU ON_GPU", id="one for each"),
        pytest.param(
            "#define INLINE inline __attribute__((always_inline))\n#define ON_BOTH __host__ __device__\n"
            "#define BOTH ON_BOTH INLINE\n",
            "BOTH",
            id="one that inlines too",
        ),
    ],
)
def test_definitions_in_a_header_that_stands_below_the_class(tmp_path: Path, macros: str, mark: str) -> None:
    """The header with the definitions relies on what the one that includes it has included."""
    box = f"struct Box {{ {mark} int area() const; }};"
    files = {
        "marks.h": f"#pragma once\n#ifdef __CUDACC__\n{macros}#endif\n",
        "box.h": f'#pragma once\n#include "marks.h"\n{box}\n#include "box_inline.h"\n',
        "box_inline.h": "inline int Box::area() const { return 4; }\n",
        "other.cpp": '#include "box.h"\n',
        "main.cu": '#include "box.h"\n__global__ void kernel(int *x) { *x = Box().area(); }\n',
    }
    port, said = _port(tmp_path, files)
    assert port["box_inline.h"] == f"{mark} {files['box_inline.h']}"
    assert said == []


@pytest.mark.parametrize(("include", "told"), [("", True), ("<vector>", True), ('"elsewhere.h"', False)])
def test_a_kernel_may_be_in_a_header_that_is_not_there(tmp_path: Path, include: str, told: bool) -> None:
    text = "template <class T> void clear(T *data) { fill<<<1, 64>>>(data); }\n"
    (tmp_path / "a.cu").write_text(f"#include {include}\n{text}" if include else text)
    codes = [found.code for result in convert_paths(tmp_path).results for found in result.diagnostics]
    assert ("HP243" in codes) is told


@pytest.mark.parametrize("folder", ["", "details/", "src/box/"])
@pytest.mark.parametrize("is_before", [True, False])
def test_definitions_in_a_file_that_the_header_includes(tmp_path: Path, folder: str, *, is_before: bool) -> None:
    """The macro is the header's own, and stands before the include line or after it."""
    include = f'#include "{folder}box.inl"\n'
    macro = f"#define HD {_BOTH}\n"
    files = {
        "box.h": f"#pragma once\n{_RUNTIME}{macro}struct Box {{ HD int area() const; }};\n{include}",
        f"{folder}box.inl": "int Box::area() const { return 4; }\n",
        "a.cu": '#include "box.h"\n__global__ void k(int *x) { x[0] = Box().area(); }\n',
    }
    if not is_before:
        files["box.h"] = f"#pragma once\n{_RUNTIME}struct Box {{ {_BOTH} int area() const; }};\n{include}{macro}"
    port, said = _port(tmp_path, files)
    assert port[f"{folder}box.inl"] == f"{'HD' if is_before else _BOTH} int Box::area() const {{ return 4; }}\n"
    assert said == []


@pytest.mark.parametrize(
    ("other", "is_one"),
    [
        ("#ifndef NDEBUG", True),
        ("#ifndef  NDEBUG // checks", True),
        ("#ifdef NDEBUG", False),
        ("#if CHECKED", False),
    ],
)
def test_declarations_in_arms_that_ask_the_same(tmp_path: Path, other: str, *, is_one: bool) -> None:
    files = {
        "box.h": f"#pragma once\n{_RUNTIME}#ifndef NDEBUG\nstruct Box {{ {_BOTH} void check(); }};\n#endif\n",
        "box.cu": f'#include "box.h"\n{other}\nvoid Box::check() {{}}\n#endif\n',
    }
    port, said = _port(tmp_path, files)
    assert (f"\n{_BOTH} void Box::check() {{}}" in port["box.cu"]) is is_one
    assert said == []


def test_a_call_of_the_host_in_what_another_file_marks(tmp_path: Path) -> None:
    files = {
        "box.h": f'#pragma once\nstruct Box {{ {_BOTH} int area() const; }};\n#include "box.inl"\n',
        "box.inl": "inline int limit() { return 4; }\nint Box::area() const { return limit(); }\n",
        "a.cu": '#include "box.h"\n__global__ void k(int *x) { x[0] = Box().area(); }\n',
    }
    port, said = _port(tmp_path, files)
    assert said == []
    assert f"{_BOTH} int Box::area() const {{ return HIPPORT_HOST_CALL(limit()); }}\n" in port["box.inl"]


@pytest.mark.parametrize(
    ("members", "is_one"),
    [
        (f"{_BOTH} bool near(const T &to, T by) const;", True),
        (f"{_BOTH} bool near(const T &to, T by) const; {_BOTH} bool near(const T *to, T by) const;", True),
        (f"{_BOTH} bool near(const T &to, T by) const; bool near(const T *to, T by) const;", False),
        (f"{_BOTH} bool near(const T &to, T by, T most) const; bool near(const T *to, T by) const;", False),
        (f"{_BOTH} bool near(const T &to, T by);", False),
        (f"template <class U> {_BOTH} bool near(const U &to, T by) const;", False),
    ],
)
@pytest.mark.parametrize("name", ["box.h", "near.h"])
def test_a_member_whose_types_are_written_otherwise(tmp_path: Path, members: str, name: str, *, is_one: bool) -> None:
    """Whichever of the declarations in its class it is that may be its own, they all have the marks."""
    definition = "template <class T> bool Box<T>::near(const typename Of<T>::Type &to, T by) const { return true; }\n"
    files = {"box.h": f"#pragma once\n{_RUNTIME}template <class T> struct Box {{ {members} }};\n", "near.h": ""}
    files[name] += definition
    files["a.cu"] = '#include "box.h"\n#include "near.h"\n__global__ void k(float *x) { Box<float>().near(*x, 1); }\n'
    port, said = _port(tmp_path, files)
    assert (f"template <class T> {_BOTH} bool Box<T>::near" in port[name]) is is_one
    assert said == []


def test_an_old_copy_of_a_source_is_not_compiled(tmp_path: Path) -> None:
    source = '#include "ray.h"\nfloat turned(float x) {\n    return -x;\n}\n'
    files = {"ray.h": f"{_BOTH} float turned(float);\n", "ray.cu": source, "ray.cu.old": source}
    port, said = _port(tmp_path, files)
    assert f"{_BOTH} float turned(float x) {{" in port["ray.cu"]
    assert not said


@pytest.mark.parametrize(
    ("other", "is_other_class"),
    [
        pytest.param("struct Disk { bool touches(int x) const; };", True, id="a member of another class"),
        pytest.param("struct Box : Shape { bool touches(long x) const; };", False, id="a class of the same name"),
        pytest.param("template <class T> bool Box::touches(T x) const { return x; }", False, id="a definition"),
    ],
)
def test_a_member_that_another_file_seems_to_declare(tmp_path: Path, other: str, *, is_other_class: bool) -> None:
    """The finding is for what another header may declare without marks, which a member of another class is not."""
    files = {
        "box.h": f"#pragma once\nstruct Box {{ {_BOTH} bool touches(int x) const; }};\n",
        "box.hpp": '#pragma once\n#include "box.h"\nbool Box::touches(int x) const { return x; }\n',
        "other.h": f"#pragma once\n{other}\n",
        "main.cu": f'{_RUNTIME}#include "other.h"\n#include "box.hpp"\nint main() {{}}\n',
    }
    port, said = _port(tmp_path, files)
    assert (f"{_BOTH} bool Box::touches" in port["box.hpp"]) is is_other_class
    assert bool(said) is not is_other_class


def test_a_call_of_the_host_in_a_source_of_the_host_that_gets_marks(tmp_path: Path) -> None:
    """The rules that read device code read it as it is with the marks: a second run would find more."""
    files = {
        "ray.h": f"#pragma once\n{_RUNTIME}{_BOTH}\nint draw(int n);\n",
        "ray.cpp": '#include <stdlib.h>\n#include "ray.h"\nint draw(int n) { return rand() % n; }\n',
        "main.cu": f'{_RUNTIME}#include "ray.h"\n__global__ void k(int *x) {{ x[0] = 1; }}\n',
    }
    port, said = _port(tmp_path, files)
    assert said == []
    assert f"{_IN_ARM}int draw(int n) {{ return HIPPORT_HOST_CALL(rand()) % n; }}\n" in port["ray.cpp"]


@pytest.mark.parametrize(
    ("header", "is_of_host"),
    [
        ("float around(float a, float b);", True),
        ("#pragma once\ninline float around(float a, float b) { return a + b; }", True),
        (f"{_BOTH} float around(float a, float b);", False),
        ("float around(float a, float b);\n__device__ float around(float a);", False),
        ("#define HD __host__ __device__\nHD float around(float a, float b);", False),
        ("FOR_BOTH float around(float a, float b);", False),
        ("#ifndef FAST\nfloat around(float a, float b);\n#endif", False),
        ("#define around(a, b) (a)\nfloat (around)(float a, float b);", False),
        ("namespace lab { float around(float a, float b); }", False),
        ("struct Other { float around(float a, float b); };", False),
        ("double fmax(double a, double b);", False),
    ],
)
def test_calls_of_what_a_header_has_for_the_host(tmp_path: Path, header: str, is_of_host: bool) -> None:
    called = "fmax" if "fmax" in header else "around"
    tri = f"struct Tri {{ float a; {_BOTH} float centre(); }};\n"
    source = f'{_RUNTIME}#include "tri.h"\n{_BOTH} float Tri::centre() {{ return {called}(a, 2); }}\n'
    port, _ = _port(tmp_path, {"tri.h": f"{header}\n{tri}", "tri.cu": source})
    assert (f"return HIPPORT_HOST_CALL({called}(a, 2));" in port["tri.cu"]) is is_of_host
