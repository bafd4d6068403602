"""Comparisons in words: where they begin and where they end."""

from __future__ import annotations

import pytest

from hipport.code.comparisons import comparison_at
from hipport.code.comparisons import comparison_before


@pytest.mark.parametrize("sign", ["<", "<=", ">", ">=", "==", "!="])
def test_comparison(sign: str) -> None:
    words = ("n", *sign, "3")
    assert comparison_at(words, 1) == sign
    assert comparison_before(words, len(words) - 1) == sign


@pytest.mark.parametrize("sign", ["<<", ">>", "<<=", ">>=", "=", "+", "->", "&"])
def test_other_operators(sign: str) -> None:
    words = ("n", *sign, "3") if sign != "->" else ("n", "->", "m")
    assert not comparison_at(words, 1)
    assert not comparison_before(words, len(words) - 1)


def test_ends_of_the_words() -> None:
    assert comparison_at(("n", "<"), 1) == "<"
    assert not comparison_at(("n",), 1)
    assert not comparison_at(("n", "<"), -1)
    assert comparison_before(("<", "n"), 1) == "<"
    assert not comparison_before(("n",), 0)
    assert not comparison_before(("<", "n"), -1)
