"""Bytes and the positions of editors."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipport.lsp.positions import Positions


def utf16(text: str) -> int:
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


@pytest.mark.parametrize(
    ("text", "at", "position"),
    [
        ("abc", 2, (0, 2)),
        ("a\nbc", 3, (1, 1)),
        ("a\r\nbc", 4, (1, 1)),
        ("a\rbc", 3, (1, 1)),
        ("a\fbc", 3, (0, 3)),
        ("a\n", 2, (1, 0)),
        ("\u00e9x", 2, (0, 1)),  # two bytes, one unit
        ("\u4e2dx", 3, (0, 1)),  # three bytes, one unit
        ("\U0001d54fx", 4, (0, 2)),  # four bytes, two units
        ("", 0, (0, 0)),
    ],
)
def test_positions(text: str, at: int, position: tuple[int, int]) -> None:
    positions = Positions(text.encode(), utf16)
    assert positions.position(at) == position
    assert positions.offset(*position) == at


@pytest.mark.parametrize(
    ("line", "character", "at"), [(0, 99, 2), (1, 99, 6), (9, 0, 6), (0, 1, 0), (0, 2, 2)], ids=str
)
def test_positions_that_are_not_there(line: int, character: int, at: int) -> None:
    """After the end of a line is its end, and inside of a character is before it."""
    expected = {(0, 99): 4, (1, 99): 8, (9, 0): 8, (0, 1): 0, (0, 2): 4}[line, character]
    assert Positions("\U0001d54f\r\nab".encode(), utf16).offset(line, character) == expected


@given(st.text("a\u00e9\u4e2d\U0001d54f\n\r\f"), st.data())
def test_there_and_back(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text)))
    if text[at - 1 : at + 1] == "\r\n":
        return
    offset = len(text[:at].encode())
    positions = Positions(text.encode(), utf16)
    assert positions.offset(*positions.position(offset)) == offset
