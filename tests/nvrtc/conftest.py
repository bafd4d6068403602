"""What is compiled by NVRTC in tests: a cache of its own, and NVRTC or none at all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hipport.nvrtc import Toolkit
from hipport.nvrtc import ToolkitNotFoundError
from hipport.nvrtc import find_toolkit


@pytest.fixture(scope="session", autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture(scope="session")
def toolkit() -> Toolkit:
    """Skip what needs NVRTC where there is none."""
    try:
        return find_toolkit()
    except ToolkitNotFoundError as error:
        pytest.skip(str(error))
