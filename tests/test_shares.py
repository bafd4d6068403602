"""All shares together are all tests, and a test that compiles much is in one of them."""

from __future__ import annotations

from unittest.mock import Mock

import pytest

from tests.shares import pytest_collection_modifyitems
from tests.shares import read
from tests.shares import share_of


class _Test:
    def __init__(self, nodeid: str, *markers: str) -> None:
        self.nodeid = nodeid
        self.markers = markers

    def get_closest_marker(self, name: str) -> str | None:
        return name if name in self.markers else None


@pytest.mark.parametrize(
    ("markers", "shares", "of_a_file"),
    [
        ((), {None}, 1),
        (("slow",), {1, 2, 3}, 1),
        (("rocm",), {1, 2, 3}, 3),
        (("nvrtc",), {1, 2, 3}, 3),
        (("rocm", "slow"), {1, 2, 3}, 3),
    ],
    ids=lambda value: "-".join(map(str, value)) if isinstance(value, tuple) else None,
)
def test_shares(markers: tuple[str, ...], shares: set[int | None], of_a_file: int) -> None:
    by_file = [
        {share_of(_Test(f"tests/test_{file}.py::test_{n}", *markers), 3) for n in range(40)}  # type: ignore[arg-type]
        for file in range(40)
    ]
    assert set().union(*by_file) == shares
    assert {len(found) for found in by_file} == {of_a_file}


def test_a_share() -> None:
    assert read("2/3") == (2, 3)


@pytest.mark.parametrize("share", ["4/3", "0/3", "1", "a/b", "1/0"])
def test_what_is_not_a_share(share: str) -> None:
    with pytest.raises(pytest.UsageError, match=f"--share {share}: two numbers"):
        read(share)


def test_what_is_not_in_the_share_is_left_out() -> None:
    everything = [_Test(f"tests/test_{n}.py::test", *["slow"][: n % 2]) for n in range(40)]
    config = Mock()
    config.getoption.return_value = "1/2"
    items = list(everything)
    pytest_collection_modifyitems(config, items)  # type: ignore[arg-type]
    assert set(everything[::2]) < set(items) < set(everything)
    left = config.hook.pytest_deselected.call_args.kwargs["items"]
    assert [test for test in everything if test not in left] == items
