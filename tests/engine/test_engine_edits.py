from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hipport.diagnostics import Edit
from hipport.edits import OverlapError
from hipport.edits import add
from hipport.edits import in_order


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
