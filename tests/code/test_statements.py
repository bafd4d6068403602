"""Where clauses and statements begin and end, in source with a mark."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipport.code.function_code import code_of
from hipport.code.statements import begins_statement
from hipport.code.statements import clause_after
from hipport.code.statements import clause_before
from hipport.code.statements import clause_start
from hipport.code.statements import clause_words
from hipport.code.statements import statement_start
from hipport.source.lexer import is_blank
from hipport.source.tokens import Tokens
from tests.code.marked import read_marked


@pytest.mark.parametrize(
    ("source", "before", "after"),
    [
        ("@x = 1;", "", "= 1"),
        ("a(); int @x = 1; b();", "int", "= 1"),
        ("{ return @x; }", "return", ""),
        ("if (a) @x = 1;", "if ( a )", "= 1"),
        # The head of a block, without its end.
        ("f(); __global__ void k(int n) @{ }", "__global__ void k ( int n )", ""),
        ("template <typename T> struct A @{ };", "template < typename T > struct A", ""),
        # A clause ends at a brace inside of brackets too.
        ("sort(a, [=](int i) { return @i; });", "return", ""),
        ("a = {1, @2, 3};", "1 ,", ", 3"),
        # Each part of the head of a for is one.
        ("for (int i = 0; i @< n; ++i) f();", "i", "n"),
        ("for (int i = 0; i < n; @++i) f();", "", "+ i ) f ( )"),
        # Comments, preprocessor lines and the other arm are no part, and part, of it.
        ("a(); int /* one */\n#define N 4\n@x = N;", "int", "= N"),
        ("int\n#if A\nx\n#else\ny\n#endif\n@= 1;", "int x y", "1"),
        # Within a preprocessor line, its line.
        ("a();\n#define F(x) g(@x) + 1\nb();", "# define F ( x ) g (", ") + 1"),
        ("a();\n#define F(x) do { g(@x); } while (0)\nb();", "g (", ")"),
        # Unbalanced code.
        ("} int @x", "int", ""),
        ("f(int @x", "f ( int", ""),
    ],
)
def test_the_clause_around_a_token(source: str, before: str, after: str) -> None:
    tokens, index = read_marked(source)
    assert " ".join(clause_words(tokens, index)) == before
    assert " ".join(tokens.texts[at] for at in clause_after(tokens, index)) == after
    assert tokens.texts[clause_start(tokens, index)] == (before.split() or [tokens.texts[index]])[0]


@given(st.lists(st.sampled_from([*"{};(a", " ", "/* b */", "\n#define M", "\n#if ", "\\\n", "\n"])))
def test_a_clause_by_its_ends_and_token_by_token(parts: list[str]) -> None:
    tokens = Tokens("".join(parts))
    for index in (index for index, token in enumerate(tokens.texts) if not is_blank(token)):
        before = list(clause_before(tokens, index))
        assert clause_start(tokens, index) == (before[-1] if before else index)
        assert clause_words(tokens, index) == [tokens.texts[at] for at in reversed(before)]


@pytest.mark.parametrize(
    ("source", "start"),
    [
        ("@x = 1;", "x"),
        ("a(); static int @x = 1;", "static"),
        ("namespace a { int @x; }", "int"),
        ("switch (a) { case 1: b(); int @x; }", "int"),
        # Blocks, arguments and template arguments before the token are part of its statement.
        ("a(); const std::pair<int, int> b(1, 2), @x;", "const"),
        ("a(); auto f = g([] { h(); i(); }), @x;", "auto"),
        ("for (int i = 0; i < n; ++i) @x();", "for"),
        ("template <typename T> void f(T a) @noexcept { }", "template"),
        # A block before it is not: the statement is a new one.
        ("if (a) { b(); } @x();", "x"),
        ("struct A { int a; } @x;", "x"),
        # Inside of brackets no statement begins.
        ("void f(int a, int @x);", None),
        ("for (int @i = 0; i < n; ++i) { }", None),
        ("a[@x] = 1;", None),
        ("for (int i = 0; @i < n; ++i) { }", "i"),  # but after a semicolon
        # In a block inside of brackets one does.
        ("run([&] { int @x = 1; });", "int"),
        # The arms of a conditional are read one after the other.
        ("#if A\nint\n#else\nlong\n#endif\n@x;", "int"),
        ("#define F(x) int @x\n", "#"),
        ("a(); int b) @x;", "a"),  # unbalanced: as far as there are tokens
        ("a(); } @x;", "x"),
    ],
)
def test_the_first_token_of_a_statement(source: str, start: str | None) -> None:
    tokens, index = read_marked(source)
    at = statement_start(tokens, index)
    assert (tokens.texts[at] if at >= 0 else None) == start


@pytest.mark.parametrize(
    ("source", "begins"),
    [
        ("@k();", True),
        ("{ @k(); }", True),
        ("if (a) @k();", True),
        ("if constexpr (a < b) @k();", True),
        ("else @k();", True),
        ("for (;;) @k();", True),
        ("FOR_ALL(i, n) @k();", True),
        ("case 1: @k();", True),
        ("case a ? b : c: @k();", True),
        ("default: @k();", True),
        ("again: @k();", True),
        ("public: @k();", False),
        ("x = a ? b : @k();", False),
        ("return @k();", False),
        ("f(1) + @k();", False),
        ("int @k();", False),
    ],
)
def test_where_a_statement_begins(source: str, begins: bool) -> None:
    assert begins_statement(*read_marked(source)) is begins


@pytest.mark.parametrize(
    ("statement", "rest"),
    [
        ("x = f(a, [] { return 1; });", "y;"),
        ("{ a(); { b(); } }", "y;"),
        ("if (a) b();", "y;"),
        ("if (a) b(); else c();", "y;"),
        ("if (a) { b(); } else if (c) { d(); } else e();", "y;"),
        ("for (int i = 0; i < n; ++i) while (a) { b(); }", "y;"),
        ("for (;;) if (a) b(); else c();", "y;"),
        ("a()", ""),  # unbalanced: no end
    ],
)
def test_the_end_of_a_statement(statement: str, rest: str) -> None:
    tokens = Tokens(f"{{{statement} {rest}")
    code = code_of(tokens, 0, 0, len(tokens))
    assert " ".join(code.texts[code.statement_end(1) :]) == rest.replace(";", " ;")


@pytest.mark.parametrize(
    ("source", "statement"),
    [
        ("{ a(); int x = f(@b, c); d(); }", "int x = f ( b , c )"),
        ("{ for (int i = 0; @i < n; ++i) a(); }", "for ( int i = 0 ; i < n ; ++ i ) a ( )"),
        ("{ if (a) { @b(); } }", "b ( )"),
        ("{ run([&] { c(); @d(); }); }", "d ( )"),
    ],
)
def test_the_statement_around_a_word(source: str, statement: str) -> None:
    tokens, index = read_marked(source)
    code = code_of(tokens, 0, 0, len(tokens))
    first, end = code.statement(code.position(index))
    assert " ".join(code.texts[first:end]).replace("+ +", "++") == statement
