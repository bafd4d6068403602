"""Tokens: their places, and their neighbours on the same line, across lines and in preprocessor lines."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hipport.source.tokens as source_tokens
from hipport.source.lexer import is_blank
from hipport.source.tokens import Tokens

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


@given(st.lists(st.sampled_from([*"()[]{}#", " ", "a", "b", "\n#define M", "\\\n", "\n"])))
def test_what_is_outside_of_preprocessor_lines(parts: list[str]) -> None:
    tokens = Tokens("".join(parts))
    everywhere = range(len(tokens))
    assert list(tokens.outside(everywhere)) == [index for index in everywhere if not tokens.directive_at(index)]
    plain = [index for index in everywhere if not tokens.directive_at(index) and not is_blank(tokens.texts[index])]
    for at, first in enumerate(plain):
        assert tokens.code(first, len(tokens)) == plain[at:]
        assert tokens.code(first, plain[-1]) == plain[at:-1]
