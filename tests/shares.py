"""``--share K/N``: of the tests that compile much, the K-th of N shares; of all others, all of them.

All shares together are all tests. A landing has not the time for them, so that `.ci/run` takes one share.
"""

from __future__ import annotations

import re
import zlib

import pytest

#: Tests with one of these are in a single share.
SHARED = ("slow", "rocm", "nvrtc")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--share", metavar="K/N", help=f"run one of N shares of the tests marked {' or '.join(SHARED)}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if (share := config.getoption("share")) is None:
        return
    number, count = read(share)
    left = [item for item in items if share_of(item, count) not in (None, number)]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if share_of(item, count) in (None, number)]


def read(share: str) -> tuple[int, int]:
    """The two numbers of a share. Raises UsageError for what is not one."""
    found = re.fullmatch(r"(\d+)/(\d+)", share)
    if found is None or not 1 <= int(found[1]) <= int(found[2]):
        raise pytest.UsageError(f"--share {share}: two numbers are wanted, as in 1/3, the first not above the second")
    return int(found[1]), int(found[2])


def share_of(item: pytest.Item, count: int) -> int | None:
    """Which of the shares a test is in; None for one that is in each.

    Tests of a file share kernels that they have compiled, and stay together; those for hipcc and NVRTC share nothing.
    """
    if not any(item.get_closest_marker(marker) for marker in SHARED):
        return None
    alone = any(item.get_closest_marker(marker) for marker in ("rocm", "nvrtc"))
    together = item.nodeid if alone else item.nodeid.partition("::")[0]
    return zlib.crc32(together.encode()) % count + 1
