"""What kernels are run with in tests: a cache of their own, and a compiler or none at all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hipport.cpu import CompilerNotFoundError
from hipport.cpu import find_compiler


@pytest.fixture(scope="session", autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture(scope="session")
def compiler() -> None:
    """Skip what needs a C++ compiler where there is none."""
    try:
        find_compiler()
    except CompilerNotFoundError as error:
        pytest.skip(str(error))
