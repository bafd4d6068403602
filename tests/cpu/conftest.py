"""Engines for both wavefront sizes, with a cache of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hipport.cpu import CompilerNotFoundError
from hipport.cpu import Engine
from hipport.cpu import find_compiler


@pytest.fixture(scope="session", autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture(scope="session", autouse=True)
def _compiler() -> None:
    try:
        find_compiler()
    except CompilerNotFoundError as error:
        pytest.skip(str(error))


@pytest.fixture(params=(32, 64), ids=("wave32", "wave64"))
def engine(request: pytest.FixtureRequest) -> Engine:
    return Engine(wavefront=request.param, seconds=20)
