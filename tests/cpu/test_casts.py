"""Which casts become calls, and where an implicit conversion begins and ends; everything else stays as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.cpu.conversions import conversions_in
from hipport.cpu.conversions import with_conversions
from hipport.cpu.translate import translate


def _translated(source: str) -> str:
    # All that the source names is asked for, so that none of it is left out as host code.
    text = translate(Path("a.hip"), source.encode(), (), kernels=[source]).text.partition("\n")[2]
    return text.replace("hipport_cpu::", "")


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("i = (int)f;", "i = cast<int>(f);"),
        ("i = -(int)-a.b[1]->c(2) * d;", "i = -cast<int>(-a.b[1]->c(2)) * d;"),
        ("i = (unsigned  int) ( f + 1 ) + 2;", "i = cast<unsigned  int> (( f + 1 )) + 2;"),
        ("i = (int)(float)(double)f;", "i = cast<int>((float)(double)f);"),
        ("i = (int)(unsigned char)f;", "i = cast<int>(cast<unsigned char>(f));"),
        ("i = (std::uint8_t)f<int>(x) + (size_t)g();", "i = cast<std::uint8_t>(f<int>(x)) + cast<size_t>(g());"),
        ("i = a > (int)b && c < (int)d;", "i = a > cast<int>(b) && c < cast<int>(d);"),
        ("f(int(x), (int)y); return int(z);", "f(cast<int>(x), cast<int>(y)); return cast<int>(z);"),
        ("i = static_cast<long>(f) + static_cast<float>(i);", "i = cast<long>(f) + static_cast<float>(i);"),
        ("typedef unsigned U; u = (U)f + U(g);", "typedef unsigned U; u = cast<U>(f) + cast<U>(g);"),
        ("using I = const int; using J = I; j = (J)f;", "using I = const int; using J = I; j = cast<J>(f);"),
        ("#define INDEX int\ni = (INDEX)f;", "#define INDEX int\ni = cast<INDEX>(f);"),
        ("#define R(x) (int)(x)\n#define S (int)y", "#define R(x) cast<int>((x))\n#define S cast<int>(y)"),
        ("#define C(T, x) ((T)(x))\ni = C(int, f) + C(float, f);",
         "#define C(T, x) (cast<T>((x)))\ni = C(int, f) + C(float, f);"),
        ("#define C(T) static_cast<T>\ni = C(int)(f);", "#define C(T) cast<T>\ni = C(int)(f);"),
        ("template <class T> T f(float x) { return (T)x; }", "template <class T> T f(float x) { return cast<T>(x); }"),
        ("template <class T> T f(float x) { return (typename T::type)x; }",
         "template <class T> T f(float x) { return cast<typename T::type>(x); }"),
        ("i = (int) /* why */ f // so\n;", "i = cast<int>( /* why */ f) // so\n;"),
    ],
)  # fmt: skip
def test_casts_become_calls(source: str, expected: str) -> None:
    got = _translated(source)
    assert "".join(got.split()) == "".join(expected.split())
    assert got.count("\n") == source.count("\n")


@pytest.mark.parametrize(
    "source",
    [
        "int f(int); int g(int) noexcept; int (*p)(int) = f; auto l = [](int) mutable { };",
        "struct S { operator int() const; int operator()(int) const; bool operator>(int) const; };",
        "n = sizeof(int) * 2 + sizeof (int) - alignof(int); p = new (int);",
        "p = (int*)q; r = (int&)s; v = (void)t; b = (bool)f; x = (float)i; c = (T)y;",
        "i = (int)3 + (unsigned)0xff + (char)'a'; j = (int)sizeof(x);",
        "template <class F> struct A; template <> struct A<int(float)> {}; std::function<int(int)> f;",
        "template <class... T> bool f(int n) { return n < sizeof...(T) && n; }",
        "int (x); unsigned (*q)[3]; void h(int (*callback)(int), int (&row)[4]);",
        "template <class T> void f(T); int T = 3; int y = (T) - 1;",
        "#define CALL(f, x) ((f)(x))\ni = CALL(g, 2);",
        "template <class T, class = void> void f(T *t) { (void)t; g(void(t)); }",
        "template <class T> void f() { (T)A<T, int> {}; }",
        "struct A { using type = int; A() : type(1), a::b(2), c{3} {} };",
        "#if (int)1\n#endif",
        'const char *s = "(int)f"; // (int)f',
    ],
)
def test_what_is_no_cast_to_an_integer_stays(source: str) -> None:
    assert _translated(source) == source


@pytest.mark.parametrize(
    ("source", "at", "expected"),
    [
        ("i = f * 2 + g;", "+", "i = converting(f * 2 + g);"),
        ("a[1] = (f);", "f)", "a[1] = converting((f));"),
        ("i = n == 0 ? f : (g + 1) * 2;", "f", "i = converting(n == 0 ? f : (g + 1) * 2);"),
        ("h(1, k<2, 3>(f) * g, 4);", "*", "h(1, converting(k<2, 3>(f) * g), 4);"),
        ("return (f + 1);", "+", "return converting((f + 1));"),
        ("int i(f), j = 0;", "f", "int i(converting(f)), j = 0;"),
        ("i += f * 2;", "+=", "i += operand(f * 2);"),
        ("for (i = 0; i < 3; i = i + f) ;", "+ f", "for (i = 0; i < 3; i = converting(i + f)) ;"),
        ("h(f);", "h", "h(f);"),
        ("if (f) i = 1;", "f)", "if (f) i = 1;"),
        ("#define TWICE(x) ((x) + (x))", "+", "#define TWICE(x) ((x) + (x))"),
        ("#define STORE(o, x) (o) = (x) * 2", "*", "#define STORE(o, x) (o) = converting((x) * 2)"),
    ],
)
def test_where_a_conversion_begins_and_ends(source: str, at: str, expected: str) -> None:
    output = f"a.hip:1:{source.index(at) + 1}: warning: conversion ... may change value [-Wfloat-conversion]\n"
    unit = with_conversions(
        lambda moved: translate(Path("a.hip"), source.encode(), (), moved, kernels=[source]), conversions_in(output)
    )
    assert unit.text.partition("\n")[2].replace("hipport_cpu::", "") == expected


def test_places_in_macros_are_tried_from_the_innermost() -> None:
    gcc = (
        "a.hip:3:9: warning: conversion from 'float' to 'int' may change value [-Wfloat-conversion]\n"
        "a.hip:7:5: note: in expansion of macro 'INNER'\na.hip:9:2: note: in expansion of macro 'OUTER'\n"
        "a.hip:9:9: warning: unused variable 'x' [-Wunused-variable]\n"
    )
    clang = (
        "a.hip:9:2: warning: implicit conversion turns floating-point number into integer [-Wfloat-conversion]\n"
        "a.hip:7:5: note: expanded from macro 'OUTER'\na.hip:3:9: note: expanded from macro 'INNER'\n"
    )
    for output in (gcc, clang):
        (conversion,) = conversions_in(output)
        assert [spot.line for spot in conversion.spots] == [3, 7, 9]
