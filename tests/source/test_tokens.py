"""Tokens: their places, and their neighbours on the same line, across lines and in preprocessor lines."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hipport.source.tokens as source_tokens
from hipport.source.lexer import is_blank
from hipport.source.tokens import Tokens
from hipport.source.tokens import _Texts
from hipport.source.tokens import once
from hipport.source.tokens import tokens_of

TEXT = """\
#define ADD(a, b) a ## b + #a \\
    / 2
int a = 1 / 2; // a
# if A // comment
\tfloat  b /* two
 lines */ = a;
#endif
#
c<<<1, 2>>>(a)"""


def neighbours(tokens: Tokens, index: int) -> tuple[int, int]:
    """The tokens before and after a token, by what ``Tokens.before`` and ``Tokens.after`` promise."""
    line = tokens.directive_at(index)
    inside = range(line.first, line.end) if line else range(len(tokens))
    seen = [i for i in inside if not is_blank(tokens.texts[i]) and (line or not tokens.directive_at(i))]
    return max((i for i in seen if i < index), default=-1), min((i for i in seen if i > index), default=-1)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(TEXT, id="lines of all kinds"),
        pytest.param(TEXT.replace("\n", "\r\n"), id="CRLF"),
        pytest.param("\xef\xbb\xbf#include <a.h>\n\xef\xbb\xbf a", id="BOM"),
        pytest.param(" a # b", id="a sign that begins no line"),
        pytest.param("#define A # ## #", id="nothing but signs"),
        pytest.param("a\n#if B", id="the last line is a preprocessor line"),
        pytest.param("", id="nothing"),
    ],
)
def test_neighbours(text: str) -> None:
    tokens = Tokens(text)
    for index in (index for index, token in enumerate(tokens.texts) if not is_blank(token)):
        assert (tokens.before(index), tokens.after(index)) == neighbours(tokens, index), tokens.texts[index:]


@given(st.lists(st.sampled_from(["{", ";", "# ", " ", "/* a */", "a", "\n#define M", "\\\n", "\n"])))
def test_neighbours_of_any_text(parts: list[str]) -> None:
    tokens = Tokens("".join(parts))
    for index in (index for index, token in enumerate(tokens.texts) if not is_blank(token)):
        assert (tokens.before(index), tokens.after(index)) == neighbours(tokens, index)


def test_the_newline_after_a_preprocessor_line_is_beside_it() -> None:
    tokens = Tokens("#define A b // c\nd")
    (line,) = tokens.directives
    assert (tokens.texts[tokens.before(line.end)], tokens.texts[tokens.after(line.end)]) == ("b", "d")


def test_the_first_token_and_what_is_beside_nowhere() -> None:
    tokens = Tokens("\n#include <a.h>\n  a b")
    assert tokens.text_at(tokens.first) == "a"
    assert (tokens.before(-1), tokens.after(-1), Tokens("#if A\n#endif").first) == (-1, -1, -1)


@pytest.mark.parametrize("limit", ["", "_FEW_TEXTS", "_MOST_SIGNS"])
def test_places_are_the_same_for_few_texts_and_for_many(limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if limit:
        monkeypatch.setattr(source_tokens, limit, 1)
    tokens = Tokens(TEXT)
    expected = [index for index, text in enumerate(tokens.texts) if text in ("a", "2", "missing")]
    assert expected
    assert tokens.where({"a", "2", "missing"}) == expected
    assert list(tokens.places("<<<")) == [tokens.texts.index("<<<")]
    assert not tokens.where({"missing"})
    for index in range(len(tokens)):
        before = [at for at in tokens.places("a") if at < index]
        assert list(tokens.places_before("a", index)) == before[::-1]
    assert not list(tokens.places_before("missing", len(tokens)))


@given(st.lists(st.sampled_from([*"()[]{}#", " ", "a", "b", "\n#define M", "\\\n", "\n"])))
def test_what_is_outside_of_preprocessor_lines(parts: list[str]) -> None:
    tokens = Tokens("".join(parts))
    everywhere = range(len(tokens))
    assert list(tokens.outside(everywhere)) == [index for index in everywhere if not tokens.directive_at(index)]
    plain = [index for index in everywhere if not tokens.directive_at(index) and not is_blank(tokens.texts[index])]
    for at, first in enumerate(plain):
        assert tokens.code(first, len(tokens)) == plain[at:]
        assert tokens.code(first, plain[-1]) == plain[at:-1]
    for line in tokens.directives:
        inside = [index for index in range(line.first, line.end) if not is_blank(tokens.texts[index])]
        assert tokens.code(line.first, line.end) == inside


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("LAB_NAMESPACE_BEGIN\nint a;", True),
        ("#include <b.h>\n\n  LAB_NS_BEGIN  // what follows\n\ntemplate <class T> T a;", True),
        ("int b;\nNAMESPACE_BEGIN(lab)\nNAMESPACE_BEGIN(inner)\nint a;", True),
        ("struct B {\n};\nEND_NAMESPACE_LAB\n#define B", True),
        ("__BEGIN_DECLS\r\nint a;", True),
        ("enum { b,\n  LIST_END\n};", False),
        ("for (int a = b;\n  b < RANGE_END;\n ++a) {}", False),
        ("HOST_AND_DEVICE\nint a;", False),
        ("LAB_KERNEL_BEGIN\n{ int a; }", False),
        ("NAMESPACE_BEGIN int a;", False),
        ("NAMESPACE_BEGIN(lab) int a;", False),
        ("int b = 1 +\nLAB_END\n;", False),
        ("#define B \\\nLAB_NAMESPACE_BEGIN\nint a;", False),
    ],
)
def test_macros_that_begin_and_end_namespaces(text: str, is_one: bool) -> None:
    """Such a line is no part of what follows it."""
    tokens = Tokens(text)
    lines = [line for line in tokens.directives if tokens.texts[line.first] != "#"]
    assert bool(lines) is is_one
    assert all(tokens.directives[at].end <= tokens.directives[at + 1].first for at in range(len(tokens.directives) - 1))
    for line in lines:
        following = next(at for at in range(line.end, len(tokens)) if not is_blank(tokens.texts[at]))
        assert tokens.directive_at(following) or tokens.before(following) < line.first


BRACES = (
    pytest.param("{ 1 { 2 } }", {"1": [0], "2": [1, 0]}, id="plain"),
    pytest.param("{\n#if A\n{ 1\n#else\n{ 2\n#endif\n} 3 }", {"1": [1, 0], "2": [2, 0], "3": [0]}, id="each opens one"),
    pytest.param("{ {\n#if A\n1 }\n#elif B\n2 }\n#else\n3 }\n#endif\n4 } 5", {"4": [0], "5": []}, id="each closes one"),
    pytest.param("{\n#if A\n{ {\n#else\n{ { 2\n#endif\n} } 3 }", {"2": [4, 3, 0], "3": [0]}, id="two in each arm"),
    pytest.param("#if A\nx {\n#endif\n1\n#if A\n}\n#endif\n2", {"1": [0], "2": []}, id="no other arm"),
    pytest.param("#if A\n{\n#else\n#endif\n1\n#if A\n}\n#else\n#endif\n2", {"1": [0], "2": []}, id="arms that differ"),
    pytest.param("{\n#if A\n#if B\n{ {\n#endif\n#else\n{ {\n#endif\n} } 1 }", {"1": [0]}, id="a conditional in an arm"),
    pytest.param("{\n#else\n1 }\n#endif\n2", {"1": [0], "2": []}, id="no conditional"),
)  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), BRACES)
def test_braces_around_a_token(text: str, expected: dict[str, list[int]]) -> None:
    """By each number in the text: the opening braces around it, innermost first, by their order in the text."""
    tokens = Tokens(text)
    openers = list(tokens.places("{"))
    for number, around in expected.items():
        (at,) = tokens.places(number)
        assert [openers.index(brace) for brace in tokens.open_braces(at)] == around, number


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("f(g[1], {2})", {0: 2, 1: 0, 2: 1}),
        ("f(\n#if A\ng(1))\n#else\nh(2))\n#endif\n;", {0: 3, 1: 0, 2: 2}),
        ("{\n#if A\nif (a) {\n#else\nif (b) {\n#endif\n} }", {0: 3, 1: 0, 2: 2, 3: 1, 4: 2}),
        ("#define A (\n( ) ]", {0: None, 1: 0}),
        ("{ ( } )", {0: None, 1: None}),
    ],
)
def test_closing_brackets(text: str, expected: dict[int, int | None]) -> None:
    """Of each opening bracket, by their order in the text, the closing one, by theirs."""
    tokens = Tokens(text)
    openers, closers = tokens.where({"(", "[", "{"}), tokens.where({")", "]", "}"})
    found = {openers.index(opener): closers.index(closer) for opener, closer in tokens.closers.items()}
    assert found == {opener: closer for opener, closer in expected.items() if closer is not None}


def test_tokens_of_a_text_are_kept() -> None:
    text = "int kept_with_its_tokens;"
    assert tokens_of(text) is tokens_of(f"{text} "[:-1])


def test_the_oldest_texts_are_forgotten() -> None:
    texts = _Texts(10)
    first, second = texts.of("int a;"), texts.of("b;")
    assert texts.of("int a;") is first
    texts.of("c;;;")  # 12 characters together with the others
    assert texts.of("int a;") is first
    assert texts.of("b;") is not second


def test_a_text_that_is_longer_than_all_that_is_kept() -> None:
    texts = _Texts(2)
    assert texts.of("int a;") is texts.of("int a;")


def test_a_question_is_asked_once_of_the_same_tokens() -> None:
    asked = []

    @once
    def names(tokens: Tokens) -> list[str]:
        asked.append(tokens)
        return [text for text in tokens.texts if text.isidentifier()]

    one, other = Tokens("int a;"), Tokens("int b;")
    assert [names(one), names(other), names(one)] == [["int", "a"], ["int", "b"], ["int", "a"]]
    assert asked == [one, other]
