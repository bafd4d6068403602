"""Sources that ask whether host or device code is compiled: which functions get a body for each."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.cpu.passes import asking_files
from hipport.cpu.passes import asks
from hipport.cpu.passes import with_passes
from hipport.cpu.project import read_project
from hipport.cpu.translate import translate_program
from hipport.include import FOLDER

ARMS = "\n#ifdef __HIP_DEVICE_COMPILE__\nreturn 1;\n#else\nreturn 2;\n#endif\n"


def with_both(source: str, folder: Path) -> str:
    """The text that is compiled for a source, from its first line on."""
    path, data = folder / "a.hip", source.encode()
    unit = translate_program(path, data, [FOLDER])
    files = read_project(path, data, [FOLDER])
    text = with_passes(unit, files).text
    assert asks(unit.files)
    assert asking_files(files) == {path}
    return text.split("\n", 2)[2]


#: What has a body for each pass; @ is where the source asks.
DOUBLED = {
    "a function": "__host__ __device__ int f() {@}",
    "one without marks": "int f(int x) noexcept {@}",
    "by a macro": "#define BOTH __host__ __device__\nBOTH int f() {@}",
    "a constexpr one": "constexpr int f() {@}",
    "with the type after it": "__host__ __device__ auto f() -> std::pair<int, int> {@}",
    "a template": "template <class T> __host__ __device__ T f(T x) { if (x) {@} return x; }",
    "a method": "struct A { __host__ __device__ int f() const {@} };",
    "a constructor": "struct A { int a; __host__ __device__ A() : a(1) {@} };",
    "one with braces": "struct A { int a, b; __host__ __device__ A() : a{1}, b{2} {@} };",
    "a lambda": "void g() { auto f = [=] __host__ __device__ (int x) {@}; }",
    "a lambda without parameters": "void g() { auto f = [] {@}; }",
    "a block": "int f() { for (;;) { switch (1) { case 1: {@} } } }",
}
#: What is left as it is.
LEFT = {
    "a kernel": "__global__ void f(int *x) {@}",
    "a device function": "__device__ int f() {@}",
    "a device lambda": "void g() { auto f = [] __device__ () {@}; }",
    "a lambda of a kernel": "__global__ void f(int *x) { auto g = [&](int i) {@}; }",
}


@pytest.mark.parametrize("case", DOUBLED)
def test_what_both_may_call_has_two_bodies(case: str, tmp_path: Path) -> None:
    text = with_both(DOUBLED[case].replace("@", ARMS), tmp_path)
    assert (text.count("is_device_pass"), text.count("return 1;"), text.count("#error")) == (1, 2, 0)


@pytest.mark.parametrize("case", LEFT)
def test_what_only_the_device_executes_is_left(case: str, tmp_path: Path) -> None:
    text = with_both(LEFT[case].replace("@", ARMS), tmp_path)
    assert (text.count("is_device_pass"), text.count("return 1;"), text.count("#error")) == (0, 1, 0)


def test_macros_are_chosen_for_each_body(tmp_path: Path) -> None:
    choice = "#if __HIP_DEVICE_COMPILE__\n#define SIDE 1\n#else\n#define SIDE 2\n#endif\n#define TWICE (2 * SIDE)\n"
    text = with_both(f"{choice}int f() {{ return TWICE; }}\nint g() {{ return 3; }}\n", tmp_path)
    assert text.count("is_device_pass") == 1
    body = text[text.index("int f()") : text.index("int g()")]
    assert body.count("#define SIDE 2") == body.count('#pragma pop_macro("SIDE")') == 1
    assert body.index("#undef __HIP_DEVICE_COMPILE__") < body.index("#define SIDE 2") < body.rindex("TWICE")


def test_lines_stay(tmp_path: Path) -> None:
    source = f"\nint f()\n{{{ARMS}}}\nint g();\n"
    text = with_both(source, tmp_path)
    for words, line in (("return 1;", 5), ("return 2;", 7), ("int g();", 10)):
        for at in (text.find(words), text.rfind(words)):
            before = text[:at]
            said, _, after = before.rpartition("#line ")[2].partition("\n")
            line_of = int(said) + after.count("\n") if "#line " in before else 1 + before.count("\n")
            assert source.split("\n")[line - 1] == words
            assert line_of == line


#: What stands outside of functions for the device and for the host, and how many arms are an error.
OUTSIDE = {
    ("inline __device__ int f() { return 1; }", "int f() { return 2; }"): 2,
    ("struct A { int a; };", "struct A { int b; };"): 2,
    ("__host__ __device__ int f() { return 1; }", "__host__ __device__ int f() { return 2; }"): 2,
    ("__device__ int n = 1;", "int n = 2;"): 2,
    ("static __device__ int f() { return 1; }", "static __device__ int f() { return g(); }"): 0,
    ("template <class T> __device__ T f(T x) { return x; }", "template <class T> __device__ T f(T x);"): 0,
    ("__global__ void f() { g(); }", "__global__ void f() {}"): 0,
    ("__constant__ int a[] = {1};", "__constant__ int a[] = {2};"): 0,
    ("const int n = f(1);", "static constexpr int n = 2;"): 0,
    ("typedef int index;", "typedef long index;"): 0,
    ("__device__", "__host__"): 0,
    ("__device__ int f() { return 1; }", ""): 0,
    ("#define A", "#define B"): 0,
}


@pytest.mark.parametrize("arms", OUTSIDE)
def test_declarations_that_differ_are_an_error(arms: tuple[str, str], tmp_path: Path) -> None:
    device, host = arms
    text = with_both(f"#ifdef __HIP_DEVICE_COMPILE__\n{device}\n#else\n{host}\n#endif\n;", tmp_path)
    assert text.count("#error hipport") == OUTSIDE[arms]
    assert "is_device_pass" not in text


@pytest.mark.parametrize(("scope", "end"), [("", ""), ("namespace a {", "}"), ("struct A {", "};")])
def test_constants_are_chosen_for_each_body(scope: str, end: str, tmp_path: Path) -> None:
    choice = "#ifdef __HIP_DEVICE_COMPILE__\nconst int side = 1;\n#else\nconst int side = 2;\n#endif\n"
    text = with_both(f"{scope}\n{choice}int f() {{ return side; }}\n{end}\n", tmp_path)
    is_class = scope.startswith("struct")
    assert text.count("const int side = 2;") == (1 if is_class else 2)
    assert text.count("#error") == (2 if is_class else 0)


def test_a_source_that_does_not_ask_is_none_of_this(tmp_path: Path) -> None:
    source = b"#ifdef __HIPCC__\n__global__ void f() {}\n#endif\n"
    assert not asks([source])
    assert asking_files(read_project(tmp_path / "a.hip", source, [])) == frozenset()
