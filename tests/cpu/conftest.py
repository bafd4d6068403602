"""Engines for both wavefront sizes."""

from __future__ import annotations

import pytest

from hipport.cpu import CompilerNotFoundError
from hipport.cpu import Engine
from hipport.cpu import find_compiler


@pytest.fixture(scope="session", autouse=True)
def _compiler() -> None:
    try:
        find_compiler()
    except CompilerNotFoundError as error:
        pytest.skip(str(error))


@pytest.fixture(params=(32, 64), ids=("wave32", "wave64"))
def engine(request: pytest.FixtureRequest) -> Engine:
    return Engine(wavefront=request.param, seconds=20)
