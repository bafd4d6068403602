"""Functions where they are declared: texts whose brackets nothing closes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipport.code.declared_functions import declared_function
from hipport.source.tokens import Tokens

PIECES = "f T int noexcept alignas requires template operator :: && || ( ) [ ] < > { } ; , =".split()


@pytest.mark.parametrize(
    "text",
    ["int noexcept ( x", "int [[ f(", "template <class T> requires ( T f", "(T) && template <> requires A< && f"],
)
def test_brackets_that_nothing_closes_declare_no_function(text: str) -> None:
    tokens = Tokens(text)
    assert [declared_function(tokens, index) for index in range(len(tokens))] == [None] * len(tokens)


@given(st.lists(st.sampled_from(PIECES), max_size=12).map(" ".join))
def test_every_text_comes_to_an_end(text: str) -> None:
    tokens = Tokens(text)
    for index in range(len(tokens)):
        declared_function(tokens, index)
