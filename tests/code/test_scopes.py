"""What a brace opens, in source with a mark before it or before a name."""

from __future__ import annotations

import pytest

from hipport.code.scopes import Scope
from hipport.code.scopes import is_of_file
from hipport.code.scopes import local_range
from hipport.code.scopes import namespaces_around
from hipport.code.scopes import owner
from hipport.code.scopes import scope_of
from tests.code.marked import read_marked


@pytest.mark.parametrize(
    ("source", "scope"),
    [
        ("namespace a @{", Scope("namespace", ("a",))),
        ("namespace a::b @{", Scope("namespace", ("a", "b"))),
        ("namespace a::inline b @{", Scope("namespace", ("a", "b"))),
        ("inline namespace v1 @{", Scope("namespace", ("v1",))),
        ("namespace [[deprecated]] a @{", Scope("namespace", ("a",))),
        ('namespace __attribute__((visibility("hidden"))) a @{', Scope("namespace", ("a",))),
        ("namespace @{", Scope("namespace")),
        ("BEGIN(x) namespace a @{", Scope("namespace", ("a",))),
        ("#if A\nnamespace a {\n#else\nnamespace b @{\n#endif\n", Scope("namespace", ("b",))),
        ('extern "C" @{', Scope("extern")),
        ('extern "C" void f() @{', Scope("")),
        ("struct A @{", Scope("struct", ("A",))),
        ("x; class A : public B<int> @{", Scope("class", ("A",))),
        ("union A @{", Scope("union", ("A",))),
        ("typedef struct @{", Scope("struct")),
        ("static const struct A @{", Scope("struct", ("A",))),
        ("class EXPORTED A final : B @{", Scope("class", ("A",))),
        ("struct A::B @{", Scope("struct", ("A", "B"))),
        ("struct alignas(16) A @{", Scope("struct", ("A",))),
        ("struct __align__(8) A @{", Scope("struct", ("A",))),
        ("template <class T, class U = B<T>> struct A @{", Scope("struct", ("A",))),
        ("template <> struct A<struct B> @{", Scope("struct", ("A",))),
        ("template <class T, int N = sizeof(T)> struct A @{", Scope("struct", ("A",))),
        ("template <int N, bool B = (N > 1)> class A @{", Scope("class", ("A",))),
        ("template <class T> struct A : B<sizeof(T)> @{", Scope("struct", ("A",))),
        ("enum A @{", Scope("enum")),  # whose enumerators are known around it
        ("enum class A : int @{", Scope("enum", ("A",))),
        ("void f() @{", Scope("")),
        ("struct A *f(struct B b) @{", Scope("")),
        ("template <class T> T a::B<T>::f() const @{", Scope("", ("a", "B"))),
        ("void A::B::f(int x) noexcept @{", Scope("", ("A", "B"))),
        ("std::function<int(int)> A::f() @{", Scope("", ("A",))),
        ("bool A::operator<(const struct B &b) const @{", Scope("", ("A",))),
        ("A &A::operator>>(struct B &b) @{", Scope("", ("A",))),
        ("run([=] __device__ (int i) @{", Scope("")),
        ("struct A a = @{", Scope("")),
        ("if (A::f(x)) @{", Scope("")),
        ("for (int i = 0; i < n; ++i) @{", Scope("")),
        ("do @{", Scope("")),
        ("@{", Scope("")),
    ],
)
def test_what_a_brace_opens(source: str, scope: Scope) -> None:
    assert scope_of(*read_marked(source)) == scope


@pytest.mark.parametrize(
    ("source", "names", "namespaces"),
    [
        ("int @x;", (), ()),
        ("namespace a { int @x; }", ("a",), ("a",)),
        ("namespace a { namespace { int @x; } }", ("a",), ("a",)),
        ('extern "C" { namespace a { int @x; } }', ("a",), ("a",)),
        ("namespace a { struct B { int @x; }; }", ("a", "B"), None),
        ("namespace a { void f() { int @x; } }", ("a",), None),
        ("void A::f() { run([&] { int @x; }); }", ("A",), None),
        ("template <class T> struct A { T @x; };", ("A",), None),
        ("namespace a { } int @x;", (), ()),
        ("namespace a {\n#define F int @x\n}", (), ()),
        ("} namespace a { int @x;", ("a",), ("a",)),  # unbalanced
    ],
)
def test_what_a_token_is_in(source: str, names: tuple[str, ...], namespaces: tuple[str, ...] | None) -> None:
    assert owner(*read_marked(source)) == names
    assert namespaces_around(*read_marked(source)) == namespaces


@pytest.mark.parametrize(
    ("source", "until"),
    [
        ("void f() { { int @x = 1; a(x); } b(); }", "} b"),
        ("void f(int @x) { a(x); } b();", "} b"),
        ("void f(int @x); b();", "; b"),
        ("void f() { for (int @x = 0; x < a(9); ++x) { a(x); } b(); }", "} b"),
        ("void f() { for (int i = 0, @x = g(1); x < 9; ++x) a(x, i); b(); }", "; b"),
        ("void f() { if (int @x = a(); x > 1) return; b(); }", "; b"),
        ("template <typename @x> struct A { x y; }; b();", "}; b"),
        ('extern "C" void f() { int @x; } b();', "} b"),
        ("#define F(x) int @x\nb();", "\nb"),
        ("int @x; b();", None),
        ("namespace a { int @x; }", None),
        ("namespace { int @x; }", None),
        ('extern "C" { int @x; }', None),
        ("struct A { int @x; };", None),
        ("void f() { int @x; b();", ""),  # unbalanced: to the end
    ],
)
def test_where_a_declared_name_is_known(source: str, until: str | None) -> None:
    tokens, index = read_marked(source)
    place = local_range(tokens, index)
    if until is None:
        assert place is None
    else:
        assert place is not None
        assert "".join(tokens.texts[place[1] :])[: len(until)] == until
        assert place[0] <= index < place[1]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("static int @x;", True),
        ("namespace { int @x; }", True),
        ("int @x;", False),
        ("namespace a { static int @x; }", False),
        ("struct A { static int @x; };", False),
        ("static int a; int @x;", False),
    ],
)
def test_what_only_its_file_knows(source: str, expected: bool) -> None:
    assert is_of_file(*read_marked(source)) is expected
