"""Kernels and launches of whole programs: what becomes of them, and that lines stay."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hipport.cpu.translate import translate_program

_STUB = "::hipport_cpu::Stub<void({types})>::queues(__PRETTY_FUNCTION__, {bounds})"


def _translate(source: str, *include_dirs: Path) -> str:
    text = translate_program(Path("a.hip"), source.encode(), include_dirs).text
    assert text.count("\n") == source.count("\n") + 1  # the #line before it
    return text.partition("\n")[2]


@pytest.mark.parametrize(
    ("source", "types", "bounds"),
    [
        ("__global__ void k() {}", "", "0"),
        ("__global__ void k(void) {}", "", "0"),
        ("__global__ void k(float *__restrict__ x, const int n) {}", "decltype(x), decltype(n)", "0"),
        ("__global__ void __launch_bounds__(4 * 64, 2) k(int n) {}", "decltype(n)", "4 * 64"),
        ("__launch_bounds__(kThreads) __global__ void k(int n) {}", "decltype(n)", "kThreads"),
        ("template <class... Ts> __global__ void k(int n, Ts... xs) {}", "decltype(n), decltype(xs)...", "0"),
        ("template <class T, int N = f<1, 2>()> __global__ void k(std::pair<T, int> p) {}", "decltype(p)", "0"),
        ("__global__ void k(int n = 3, dim3 d = dim3(1, 2)) {}", "decltype(n), decltype(d)", "0"),
        ("__global__ void k(int (*f)(int), float a[4]) {}", "decltype(f), decltype(a)", "0"),
        ("__global__ auto k(int n) -> void {}", "decltype(n)", "0"),
        ('#define KERNEL extern "C" __global__ void\nKERNEL k(int n) {}', "decltype(n)", "0"),
        ("#define SCALE(name, T) __global__ void name(T *x) { x[0] *= 2; }\nSCALE(k, int)", "decltype(x)", "0"),
        ("struct S { static __global__ void k(int n) {} };", "decltype(n)", "0"),
        ("template <> __global__ void k<float>(float *p) {}", "decltype(p)", "0"),
    ],
)
def test_a_kernel_becomes_a_stub(source: str, types: str, bounds: str) -> None:
    text = _translate(source)
    assert (
        f"{{ HIPPORT_CPU_NAMES if ({_STUB.format(types=types, bounds=bounds)}) ::hipport_cpu::queue(HIPPORT_CPU_BODY"
        in text
    )
    assert text.count("hipport_cpu::Stub") == 1


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("__global__ void k() { puts(__func__), puts(__FUNCTION__); }", 2),
        ("#define NAME __func__\n__global__ void k() { puts(NAME); }", 1),
        ("#define KERNEL(name) __global__ void name() { puts(__func__); }\nKERNEL(k)", 1),
        ("void host() { puts(__func__); }\n__global__ void k() {}", 0),
    ],
)
def test_a_kernel_goes_by_its_own_name(source: str, count: int) -> None:
    text = _translate(source)
    assert text.count("HIPPORT_CPU_OWN_NAME") == count
    assert text.count("__func__") + text.count("__FUNCTION__") == (1 if count == 0 else 0)


@pytest.mark.parametrize(
    ("parameters", "types", "line"),
    [
        ("float *x\n#ifdef N\n, int n\n#endif\n", "decltype(x)\n#ifdef N\n, decltype(n)\n#endif\n\n#line 5\n", 5),
        ("\n#if A\nint a,\n#endif\nint b", "\n#if A\ndecltype(a), \n#endif\ndecltype(b)\n#line 5\n", 5),
    ],
)
def test_conditional_parameters_stay_conditional(parameters: str, types: str, line: int) -> None:
    source = f"__global__ void k({parameters}) {{}}"
    text = translate_program(Path("a.hip"), source.encode(), ()).text
    assert _STUB.format(types=types, bounds="0") in text
    assert source.count("\n") + 1 == line


def test_a_conditional_parameter_without_a_name_gets_one_in_its_condition() -> None:
    text = translate_program(Path("a.hip"), b"__global__ void k(int\n#ifdef N\n, float\n#endif\n) {}", ()).text
    assert "int hipport_unnamed_0\n#ifdef N\n, float hipport_unnamed_1\n#endif" in text


@pytest.mark.parametrize(
    "source",
    [
        "__global__ void k(int n);",
        "template <class T> __global__ void k(T *);",
        "template __global__ void k<int>(int *);",
        "struct S { friend __global__ void k(S); };",
        "// __global__ void k() {}",
        'const char *s = "__global__ void k() {}";',
    ],
)
def test_what_has_no_body_stays(source: str) -> None:
    assert _translate(source) == source


@pytest.mark.parametrize(
    ("parameters", "named"),
    [
        ("float *, int", "float * hipport_unnamed_0, int hipport_unnamed_1"),
        ("unsigned int, dim3", "unsigned int hipport_unnamed_0, dim3 hipport_unnamed_1"),
        ("const S &&, int n", "const S && hipport_unnamed_0, int n"),
        ("int = 3", "int hipport_unnamed_0 = 3"),
        ("std::size_t", "std::size_t hipport_unnamed_0"),
    ],
)
def test_parameters_without_names_get_one(parameters: str, named: str) -> None:
    text = _translate(f"__global__ void k({parameters}) {{}}")
    assert "".join(text.partition(" {")[0].split()) == "".join(f"__global__ void k({named})".split())


@pytest.mark.parametrize(
    ("source", "call"),
    [
        ("void f() { k<<<1, 2>>>(a); }", "(::hipport_cpu::configure(1, 2), k(a));"),
        ("void f() { ns::k<int, 4><<<g, b, 0, s>>>(); }", "(::hipport_cpu::configure(g, b, 0, s), ns::k<int, 4>());"),
        ("void f() { if (x) k << <g, b >> >(a); }", "if (x) (::hipport_cpu::configure(g, b ), k (a));"),
        ("void f() { CHECK((k<<<g, b>>>(a))); }", "CHECK(((::hipport_cpu::configure(g, b), k(a))));"),
        ("void f(dim3 gridDim) { k<<<gridDim, 2>>>(a); }", "(::hipport_cpu::configure(hipport_own_gridDim, 2), k(a));"),
        (
            "int f() { dim3 gridDim (4); k<<<gridDim, 2>>>(a); }",
            "(::hipport_cpu::configure(hipport_own_gridDim, 2), k(a));",
        ),
        ("#define RUN(k, ...) k<<<1, 2>>>(__VA_ARGS__)\n", "(::hipport_cpu::configure(1, 2), k(__VA_ARGS__))"),
        ("void f() { k<<<dim3(1,\n 2), 3>>>(a,\n b); }", "(::hipport_cpu::configure(dim3(1,\n 2), 3), k(a,\n b));"),
    ],
)
def test_a_launch_says_its_configuration_and_calls_the_stub(source: str, call: str) -> None:
    assert call in _translate(source)


@pytest.mark.parametrize(
    ("macro", "launch", "made", "call"),
    [
        (
            "GRID(blocks, threads) <<< blocks, threads >>>",
            "k GRID(dim3(1), 64) (a);",
            "GRID(blocks, threads) ::hipport_cpu::configure( blocks, threads )",
            "( GRID(dim3(1), 64), k (a));",
        ),
        ("ONE <<<1, 1>>>", "k<int> ONE(a, b);", "ONE ::hipport_cpu::configure(1, 1)", "( ONE, k<int>(a, b));"),
        ("ONE <<<1, 1>>>", "lab::k ONE(a)", "ONE ::hipport_cpu::configure(1, 1)", "( ONE, lab::k(a))"),
        ("ONE 1, 1", "f(ONE);", "ONE 1, 1", "f(ONE);"),
        ("RUN(k) k<<<1, 1>>>(0)", "RUN(k);", "RUN(k) (::hipport_cpu::configure(1, 1), k(0))", "RUN(k);"),
    ],
)
def test_a_macro_may_be_the_configuration(tmp_path: Path, macro: str, launch: str, made: str, call: str) -> None:
    definitions = f"#ifdef __HIPCC__\n#define {macro}\n#else\n#define {macro.partition('<')[0]}\n#endif\n"
    assert call in _translate(f"{definitions}void f() {{ {launch} }}")
    (tmp_path / "grid.h").write_text(definitions)
    source = f'#include "grid.h"\nvoid f() {{ {launch} }}\n'
    unit = translate_program(tmp_path / "a.hip", source.encode(), ())
    assert call in unit.text
    assert made in "".join((*unit.headers.values(), definitions * (made == macro)))


def test_casts_of_the_device_only() -> None:
    source = "__device__ int f(float x) { return (int)x; }\nint g(float x) { return (int)x; }\n"
    device, host = _translate(source + "__global__ void k(int *y) { *y = f(2); }").splitlines()[:2]
    assert "hipport_cpu::cast<int>(x)" in device
    assert host == "int g(float x) { return (int)x; }"


def test_lines_of_the_host_are_known(tmp_path: Path) -> None:
    (tmp_path / "h.h").write_text("int h() {\n  return 1.5;\n}\n__device__ int d() {\n  return 1.5;\n}\n")
    source = '#include "h.h"\nint g() { return 2.5; }\n__global__ void k(int *y) { *y = d(); }\n'
    unit = translate_program(tmp_path / "a.hip", source.encode(), ())
    lines = {(name, line) for name in ("a.hip", "h.h") for line in range(1, 7)}
    host = {(name, line) for name, line in lines if unit.is_for_host(str(tmp_path / name), line)}
    assert host == {("a.hip", 2), ("h.h", 1), ("h.h", 2), ("h.h", 3)}


def test_a_launch_with_conditional_arguments_keeps_its_conditions() -> None:
    text = _translate("void f() {\nk<<<1, 64\n#ifdef N\n, 128\n#endif\n>>>(x\n#ifdef N\n, n\n#endif\n);\n}")
    assert "(::hipport_cpu::configure(1, 64\n#ifdef N\n, 128\n#endif\n), k(x\n#ifdef N\n, n\n#endif\n));" in text


def test_launches_in_the_arms_of_a_condition_share_their_arguments() -> None:
    text = _translate("void f() {\n#ifdef N\nk<<<1, 64, 8>>>(\n#else\nk<<<1, 64>>>(\n#endif\nx, n);\n}")
    first, second = "(::hipport_cpu::configure(1, 64, 8), k(", "(::hipport_cpu::configure(1, 64), k("
    assert f"#ifdef N\n{first}\n#else\n{second}\n#endif\nx, n));" in text


def test_heads_of_a_kernel_in_the_arms_of_a_condition() -> None:
    heads = ("#if N == 1", "__global__ void k(T *x)", "#elif N", "__global__ void k()", "#else", "__global__ void k(T)")
    source = "\n".join((*heads, "#endif", "{", "  f();", "}", ""))
    text = translate_program(Path("a.hip"), source.encode(), ()).text
    types = "#if N == 1\ndecltype(x)\n#elif N\n#else\ndecltype(hipport_unnamed_0)\n#endif\n#line 8\n"
    assert f"Stub<void(\n{types})>" in re.sub("\n+", "\n", text)
    assert text.count("::hipport_cpu::queue(") == text.count("); }") == 1


def test_heads_of_a_kernel_with_braces_in_the_arms_of_a_condition() -> None:
    text = _translate("#ifdef N\n__global__ void k(int n) {\n#else\n__global__ void k() {\n#endif\n  f(__func__);\n}\n")
    assert text.count("::hipport_cpu::queue(") == 2
    assert text.count("); }") == text.count("HIPPORT_CPU_OWN_NAME") == 1
