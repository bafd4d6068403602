"""String literals as the texts that they stand for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipport.code.string_texts import StringText
from hipport.code.string_texts import string_texts
from hipport.diagnostics import Edit
from hipport.source.lexer import TokenKind
from hipport.source.lexer import kind
from hipport.source.tokens import Tokens


def texts_of(source: str) -> list[StringText]:
    tokens = Tokens(source)
    return list(string_texts(tokens, [i for i, text in enumerate(tokens.texts) if kind(text) is TokenKind.STRING]))


@pytest.mark.parametrize(
    ("source", "texts"),
    [
        (r'f("a\n" /* b */ "c", "d")', ["a\nc", "d"]),
        ('x = R"(a\\n)" "b"; y = u8"c";', ["a\\nb", "c"]),
        ('R"-(")")-"', ['")"']),
        ('"a\\\nb"', ["ab"]),
        (r'"\"\\\t"', ['"\\\t']),
        (r'L"wide" "a"; "\x41" "b"; "c"', ["c"]),  # neither wide characters nor numbers of them are read
        ('"', []),
    ],
)
def test_texts(source: str, texts: list[str]) -> None:
    assert [each.text for each in texts_of(source)] == texts


@given(st.lists(st.text(st.characters(min_codepoint=32, max_codepoint=126) | st.sampled_from('\n\t\\"'))))
def test_what_is_written_is_read_again(parts: list[str]) -> None:
    (empty,) = texts_of('x = "";')
    literals = [empty.pieces[0].spelled(part) or "" for part in parts]
    found = texts_of("x =\n" + "\n".join(literals))
    assert "".join(each.text for each in found) == "".join(parts)


def test_places_and_edits() -> None:
    source = r'x = "ab\n" R"(cd)";'
    (text,) = texts_of(source)
    assert [source[text.place(i)] for i in range(5)] == ["a", "b", "\\", "c", "d"]
    tokens = Tokens(source)
    changes = text.with_edits([Edit(1, 2, "\n", "HP101"), Edit(3, 5, "", "HP101"), Edit(5, 5, "e", "HP101")])
    assert changes is not None
    assert [(tokens.texts[token], new) for token, new in changes] == [(r'"ab\n"', r'"a\n\n"'), ('R"(cd)"', 'R"(e)"')]
    assert text.with_edits([Edit(2, 4, "", "HP101")]) is None  # over the border
    assert text.with_edits([Edit(4, 4, ')"', "HP101")]) is None  # would end the raw literal
