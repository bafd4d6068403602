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


CHOICE = (
    "#ifdef __HIP_DEVICE_COMPILE__\n#define SIDE 1\n#define ON __device__\n"
    "#else\n#define SIDE 2\n#define ON\n#endif\n"
    "#ifdef __HIP_DEVICE_COMPILE__\ntypedef float real;\n#else\ntypedef double real;\n#endif\n"
)
#: Constants and types that are made of what the pass chooses: each with how host code has it.
MADE = {
    "const int a = 2 * SIDE;": "const int a = 2 * SIDE;",
    "inline constexpr int a[] = {1, SIDE};": "constexpr int a[] = {1, SIDE};",
    "static const real a = 1;": "static const real a = 1;",
    "typedef real a[2];": "typedef real a[2];",
    "using a = vector<SIDE>;": "using a = vector<SIDE>;",
    "const int b = SIDE; const int a = b + 1;": "const int b = SIDE;\nconst int a = b + 1;",
    "#ifdef BIG\nconst int a = 8;\n#else\nconst int a = SIDE;\n#endif\n": (
        "#ifdef BIG\n#else\nconst int a = SIDE;\n#endif\n"
    ),
}


@pytest.mark.parametrize("made", MADE)
def test_what_is_made_of_the_pass_is_made_again_for_the_host(made: str, tmp_path: Path) -> None:
    text = with_both(f"{CHOICE}{made}\n__host__ __device__ int f() {{ return sizeof(a); }}\nint g();\n", tmp_path)
    *_, host = text.partition("} else {")
    assert MADE[made] in host
    assert "SIDE" not in made or host.index("#define SIDE 2") < host.index(MADE[made])
    assert "real" not in made or host.index("typedef double real;") < host.index(MADE[made])
    assert "#error" not in text


def test_a_name_with_its_namespace_is_that_of_the_pass(tmp_path: Path) -> None:
    text = with_both(
        f"{CHOICE}namespace a::b {{ const int n = SIDE; }}\nint f() {{ return a::b::n + c::n; }}\n", tmp_path
    )
    host = text.partition("} else {")[2]
    assert "return n + c::n;" in host


#: What is as it was, what has the value of the host's pass, and what is an error.
LEFT_OUTSIDE = (
    "__device__ int a = SIDE;",
    "__constant__ real a[SIDE];",
    "__global__ __launch_bounds__(64 * SIDE) void f() {}",
    "template <int n = SIDE> __device__ int f() { return n; }",
    "ON __host__ int f();",
    "struct A { int real; };",
    "int f(int real);",
)
OF_THE_HOST = ("int a = SIDE;", "static float a[SIDE] = {1}, b;", "std::vector<int> a{SIDE};", "static int a{SIDE};")
ERRORS = (
    "struct A { static constexpr int n = SIDE; };",
    "struct A { float a[2 * SIDE]; };",
    "struct A { real a; };",
    "enum { n = SIDE };",
    "template <int n = SIDE> __host__ __device__ int f() { return n; }",
    "__host__ __device__ int f(int a = SIDE);",
    "template <class T> constexpr T a = SIDE;",
    "const int b = SIDE; int a = b;",
)


@pytest.mark.parametrize("declaration", [*LEFT_OUTSIDE, *OF_THE_HOST, *ERRORS])
def test_what_stands_outside_of_functions(declaration: str, tmp_path: Path) -> None:
    text = with_both(f"{CHOICE}int before;\n{declaration}\nint after;\n", tmp_path)
    made = text[text.index("int before;") : text.index("int after;")]
    assert ("#undef __HIP_DEVICE_COMPILE__" in made) == (declaration in OF_THE_HOST)
    assert made.count("#line 14\n#error hipport") == (declaration in ERRORS)


def test_a_source_that_does_not_ask_is_none_of_this(tmp_path: Path) -> None:
    source = b"#ifdef __HIPCC__\n__global__ void f() {}\n#endif\n"
    assert not asks([source])
    assert asking_files(read_project(tmp_path / "a.hip", source, [])) == frozenset()
