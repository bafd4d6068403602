from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipport.diagnostics import Edit
from hipport.edits import OverlapError
from hipport.edits import add
from hipport.edits import apply
from hipport.edits import in_order
from hipport.edits import outermost


def edit(start: int, length: int, text: str) -> Edit:
    return Edit(start, start + length, text, "HP101")


PLACES = st.integers(0, 9)
EDITS = st.lists(st.builds(edit, PLACES, PLACES, st.sampled_from("ab")), max_size=4)


def ordered_or_none(edits: list[Edit]) -> tuple[Edit, ...] | None:
    try:
        return in_order(edits)
    except OverlapError:
        return None


@given(EDITS, EDITS)
def test_adding_is_ordering_together(first: list[Edit], second: list[Edit]) -> None:
    before = ordered_or_none(first)
    if before is None:
        return
    ordered = list(before)
    try:
        add(ordered, second)
    except OverlapError:
        assert ordered_or_none([*first, *second]) is None
        assert tuple(ordered) == before
    else:
        together = ordered_or_none([*first, *second])
        assert together is not None
        assert sorted(map(repr, ordered)) == sorted(map(repr, together))


@pytest.mark.parametrize(
    ("first", "second", "overlap"),
    [
        ((2, 3), (5, 1), None),  # they touch
        ((2, 3), (4, 2), (4, 5)),
        ((2, 3), (2, 3), (2, 5)),
        ((2, 3), (2, 1), (2, 3)),
        ((2, 6), (3, 2), (3, 5)),
        ((2, 3), (2, 0), None),  # an insertion before
        ((2, 3), (5, 0), None),  # an insertion after
        ((2, 3), (3, 0), (3, 3)),  # an insertion within
        ((2, 0), (2, 0), None),  # two insertions at a place
    ],
)
@pytest.mark.parametrize("swapped", [False, True])
def test_which_edits_overlap(
    first: tuple[int, int], second: tuple[int, int], overlap: tuple[int, int] | None, *, swapped: bool
) -> None:
    """Whichever comes first, in one step or in two."""
    one, other = Edit(first[0], sum(first), "x", "HP101"), Edit(second[0], sum(second), "y", "HP102")
    if swapped:
        one, other = other, one
    present = [one]
    if overlap is None:
        add(present, [other])
        assert in_order([one, other]) == tuple(present)
        return
    early, late = sorted([one, other], key=lambda each: (each.start, each.end, each.code))
    message = f"{early.code} and {late.code} both change bytes {overlap[0]}..{overlap[1]}"
    for order in (lambda: in_order([one, other]), lambda: add(present, [other])):
        with pytest.raises(OverlapError) as caught:
            order()
        assert str(caught.value) == message
    assert present == [one]


def test_equal_edits_are_one() -> None:
    present = [edit(0, 2, "a"), edit(4, 2, "b")]
    add(present, [edit(4, 2, "b"), edit(0, 2, "a"), edit(2, 0, "c")])
    assert present == [edit(0, 2, "a"), edit(2, 0, "c"), edit(4, 2, "b")]
    assert in_order([*present, *present]) == tuple(present)


def test_insertions_go_before_a_replacement_and_by_their_rules() -> None:
    replacement = Edit(3, 5, "r", "HP100")
    insertions = [Edit(3, 3, "b", "HP101"), Edit(3, 3, "a", "HP102"), Edit(3, 3, "c", "HP101")]
    ordered = in_order([replacement, *insertions])
    assert [each.text for each in ordered] == ["b", "c", "a", "r"]
    assert apply("0123456", ordered) == "012bcar56"


def test_the_text_around_edits_stays() -> None:
    assert apply("0123456", ()) == "0123456"
    assert apply("0123456", (edit(1, 1, ""), edit(5, 2, "xyz"))) == "0234xyz"


@pytest.mark.parametrize(
    ("edits", "text"),
    [
        ([], "abcdef"),
        ([Edit(0, 4, "X", ""), Edit(1, 2, "lost", ""), Edit(3, 5, "lost", "")], "Xef"),
        ([Edit(0, 4, "X", ""), Edit(4, 5, "Y", ""), Edit(4, 4, "-", "")], "X-Yf"),
        ([Edit(6, 6, ")", ""), Edit(6, 6, ")", ""), Edit(0, 0, "(", ""), Edit(0, 0, "(", "")], "((abcdef))"),
    ],
    ids=["none", "inside of another", "after another", "equal insertions"],
)
def test_outermost(edits: list[Edit], text: str) -> None:
    assert apply("abcdef", outermost(edits)) == text
