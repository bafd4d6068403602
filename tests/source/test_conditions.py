from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipport.source.conditions import UNDEFINED
from hipport.source.conditions import evaluate
from hipport.source.conditions import macro_names

MACROS: dict[str, int | str] = {"ONE": 1, "TWELVE": 12000, "NONE": UNDEFINED}


def world(macro: str) -> int | str | None:
    return MACROS.get(macro)


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ("1", True),
        ("0", False),
        ("defined(ONE)", True),
        ("defined ONE && !defined(NONE)", True),
        ("NONE", False),
        ("NONE < 600", True),
        ("TWELVE >= 12000 && TWELVE < 13000", True),
        ("defined(OTHER)", None),
        ("OTHER || 1", True),
        ("OTHER && 0", False),
        ("OTHER && 1", None),
        ("NONE(3, (4))", False),
        ("OTHER(3)", None),
        ("ONE ? 0 : 1", False),
        ("OTHER ? 1 : 1", True),
        ("0x10 == 16 && 010 == 8 && 1'000u == 1000", True),
        ("not defined(NONE) and true", True),
        ("1 /* why */ // because", True),
        ("defined(ONE) \\\n && 1", True),
        ("7 / 0", None),
        ("-3 + 4 * 2 == 5 && (1 << 4 | 1) == 17 && ~0 == -1", True),
        ("defined(", None),
        ("1 +", None),
        ("'a' == 97", None),
        ("__has_include(<x.h>)", None),
        ("", None),
    ],
)
def test_evaluate(condition: str, expected: bool | None) -> None:
    assert evaluate(condition, world) is expected


@given(st.text(max_size=80))
def test_no_condition_crashes(condition: str) -> None:
    evaluate(condition, world)


def test_deep_nesting_is_unknown_not_a_crash() -> None:
    assert evaluate("(" * 100_000 + "1" + ")" * 100_000, world) is None


def test_macro_names() -> None:
    assert macro_names("defined(A) && B > 3 || !A /* C */") == ("A", "B")
