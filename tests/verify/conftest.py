"""What kernels are run with in tests: a compiler or none at all."""

from __future__ import annotations

import pytest

from hipport.cpu import CompilerNotFoundError
from hipport.cpu import find_compiler


@pytest.fixture(scope="session")
def compiler() -> None:
    """Skip what needs a C++ compiler where there is none."""
    try:
        find_compiler()
    except CompilerNotFoundError as error:
        pytest.skip(str(error))
