"""Parameters of which the default run takes some, spread evenly, and the slow tests all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def one_of(count: int, parameters: Iterable[Any]) -> list[Any]:
    """The parameters, each ``count``-th for the default run, and the others for the slow tests."""
    return [
        pytest.param(each, marks=[] if number % count == 0 else [pytest.mark.slow])
        for number, each in enumerate(parameters)
    ]
