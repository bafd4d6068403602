"""Edits to the text that other edits make, as one list."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipport.diagnostics import Edit
from hipport.edits import OverlapError
from hipport.edits import apply
from hipport.edits import composed
from hipport.edits import in_order

TEXT = "abcdefgh"


def edit(start: int, end: int, text: str, code: str = "HP101") -> Edit:
    return Edit(start, end, text, code)


@pytest.mark.parametrize(
    ("first", "then", "text"),
    [
        ([], [edit(1, 2, "X")], "aXcdefgh"),
        ([edit(0, 1, "12")], [edit(3, 3, "X")], "12bXcdefgh"),
        ([edit(1, 1, "12")], [edit(1, 1, "X")], "aX12bcdefgh"),  # before an insertion
        ([edit(1, 1, "12")], [edit(3, 3, "X")], "a12Xbcdefgh"),  # after it
        ([edit(1, 1, "12")], [edit(2, 2, "X")], "a1X2bcdefgh"),  # inside
        ([edit(1, 3, "12")], [edit(1, 1, "X")], "aX12defgh"),
        ([edit(1, 3, "12")], [edit(3, 3, "X")], "a12Xdefgh"),
        ([edit(1, 3, "")], [edit(1, 1, "X")], "aXdefgh"),
        ([edit(1, 1, "2", "HP9"), edit(1, 1, "1", "HP1")], [edit(3, 3, "X")], "a21Xbcdefgh"),  # not in order of codes
        ([edit(2, 2, "1")], [edit(1, 2, ""), edit(3, 4, "Y")], "a1Ydefgh"),
    ],
)
def test_the_text_is_that_of_both(first: list[Edit], then: list[Edit], text: str) -> None:
    assert apply(apply(TEXT, first), then) == text
    assert apply(TEXT, composed(first, then)) == text


@pytest.mark.parametrize("then", [edit(1, 2, "X"), edit(0, 2, "X")])
def test_what_was_written_is_not_replaced(then: Edit) -> None:
    with pytest.raises(OverlapError):
        composed([edit(1, 3, "12"), edit(3, 3, "3")], [then, edit(2, 4, "Y")])


EDITS = st.builds(
    lambda start, length, text, code: edit(start, min(start + length, 8), text, code),
    st.integers(0, 8),
    st.integers(0, 3),
    st.text("xyz", max_size=3),
    st.sampled_from(["HP101", "HP923"]),
)


@given(st.lists(EDITS, max_size=4), st.lists(st.tuples(st.integers(0, 12), st.text("XYZ", min_size=1)), max_size=3))
def test_any_insertions(first: list[Edit], then: list[tuple[int, str]]) -> None:
    with suppress(OverlapError):
        ordered = in_order(first)
        middle = apply(TEXT, ordered)
        places = {min(at, len(middle)): text for at, text in then}
        later = [edit(at, at, text, "HP923") for at, text in sorted(places.items())]
        assert apply(TEXT, composed(ordered, later)) == apply(middle, later)
