from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipport.source.lexer import TokenKind
from hipport.source.lexer import is_blank
from hipport.source.lexer import kind
from hipport.source.lexer import tokenize
from hipport.source.tokens import Tokens

# Pieces that make trouble next to each other: text built of them reaches the corners that random bytes do not.
PIECES = st.sampled_from(
    [
        '"',
        "'",
        "\\",
        "\n",
        "\r\n",
        "//",
        "/*",
        "*/",
        'R"(',
        ')"',
        'R"x(',
        ')x"',
        "u8",
        "L",
        "<<<",
        ">>>",
        "#",
        "include",
        "<a.h>",
        "1'000",
        "0x1p-3",
        "cudaMalloc",
        " ",
        "\t",
        "\\\n",
        "\\ \r\n",
        "\xef\xbb\xbf",
        "\xe9",
        "(",
        ")",
        "::",
        "->",
    ]
)
TEXTS = st.one_of(st.text(st.characters(max_codepoint=255)), st.lists(PIECES, max_size=60).map("".join))


@given(TEXTS)
def test_tokens_rejoin_to_the_input(text: str) -> None:
    assert "".join(tokenize(text)) == text
    assert "".join(Tokens(text).texts) == text


@given(TEXTS)
def test_every_token_has_a_kind_and_only_blanks_are_blank(text: str) -> None:
    for token in Tokens(text).texts:
        assert is_blank(token) == (kind(token) in (TokenKind.SPACE, TokenKind.COMMENT, TokenKind.SPLICE))


@given(TEXTS)
def test_neighbours_are_inverse_and_never_blank(text: str) -> None:
    tokens = Tokens(text)
    for index in range(len(tokens)):
        after = tokens.after(index)
        if after >= 0:
            assert after > index
            assert not is_blank(tokens.texts[after])
        before = tokens.before(index)
        if before >= 0:
            assert before < index
            assert not is_blank(tokens.texts[before])


CASES = [
    pytest.param("int a = 1'000'000;", ["int", "a", "=", "1'000'000", ";"], id="digit separators"),
    pytest.param("0x1.8p-3f+.5e+2", ["0x1.8p-3f", "+", ".5e+2"], id="exponents"),
    pytest.param('f(R"x(a ")" b)x");', ["f", "(", 'R"x(a ")" b)x"', ")", ";"], id="raw string"),
    pytest.param(
        'R"""(a ")" "")" b)""" c', ['R"""(a ")" "")" b)"""', "c"], id="raw string with quotes as its delimiter"
    ),
    pytest.param('u8R"(\n)" LR"(")"', ['u8R"(\n)"', 'LR"(")"'], id="raw strings with a prefix"),
    pytest.param('R"(never closed " ; x', ['R"(never closed " ; x'], id="unterminated raw string"),
    pytest.param('u8"a" L"b" u"c" U"d" L\'e\'', ['u8"a"', 'L"b"', 'u"c"', 'U"d"', "L'e'"], id="prefixes"),
    pytest.param('"a\\"b" PRId64"x"', ['"a\\"b"', "PRId64", '"x"'], id="escapes, and a macro before a string"),
    pytest.param('"a\\\r\nb" c', ['"a\\\r\nb"', "c"], id="spliced string"),
    pytest.param('"open\nint x;', ['"open', "int", "x", ";"], id="unterminated string ends at its line"),
    pytest.param("'\"' '\\''", ["'\"'", "'\\''"], id="quotes as characters"),
    pytest.param("// a \\\ncudaMalloc\nb", ["// a \\\ncudaMalloc", "b"], id="spliced comment"),
    pytest.param("// a \\  \r\ncudaMalloc\r\nb", ["// a \\  \r\ncudaMalloc\r", "b"], id="splice with blanks behind it"),
    pytest.param("/\\\n/ cudaMalloc\nb", ["/\\\n/ cudaMalloc", "b"], id="comment opener across a splice"),
    pytest.param("/* a /* b */ c", ["/* a /* b */", "c"], id="comments do not nest"),
    pytest.param("/* never closed", ["/* never closed"], id="unterminated comment"),
    pytest.param(
        "k<<<1, 2>>>(a << 2, b >> 3)",
        ["k", "<<<", "1", ",", "2", ">>>", "(", "a", "<", "<", "2", ",", "b", ">", ">", "3", ")"],
        id="launch and shifts",
    ),
    pytest.param("a::b->c ## d", ["a", "::", "b", "->", "c", "##", "d"], id="operators of two characters"),
    pytest.param("\xef\xbb\xbfint x", ["int", "x"], id="byte order mark"),
    pytest.param("\xe9t\xe9 = 1", ["\xe9t\xe9", "=", "1"], id="bytes above ASCII are letters"),
    pytest.param("#  include  <a//b.h> // c\n", ["#", "include", "<", "a", "//b.h> // c"], id="a comment inside <>"),
    pytest.param("#include<cuda_runtime.h>\n", ["#", "include", "<cuda_runtime.h>"], id="include name"),
    pytest.param("# include \\\n <a.h>\n", ["#", "include", "<a.h>"], id="include name after a splice"),
    pytest.param(
        "#define X a < b > c\n", ["#", "define", "X", "a", "<", "b", ">", "c"], id="no include name elsewhere"
    ),
]


@pytest.mark.parametrize(("text", "expected"), CASES)
def test_tokens(text: str, expected: list[str]) -> None:
    code = [t for t in Tokens(text).texts if kind(t) not in (TokenKind.SPACE, TokenKind.SPLICE)]
    assert code == expected


@pytest.mark.parametrize(
    "unit",
    [
        'R"(',
        '"\\',
        "/*",
        "//\\\n",
        "'",
        "((((",
        "<<<",
        "\\ ",
        "#if 1\n",
        "a<b<",
        'u8R"x(',
        "1'",
        "/\\\n",
        "\\\n",
        "# \\\n",
    ],
)
def test_time_is_linear(unit: str) -> None:
    """Eight times the text may take about eight times as long, never the sixty-four of a quadratic scan."""

    def seconds(count: int) -> float:
        text = unit * count
        best = float("inf")
        for _ in range(3):
            begin = time.process_time()
            Tokens(text)
            best = min(best, time.process_time() - begin)
        return best

    assert seconds(80_000) < 32 * max(seconds(10_000), 0.001)
