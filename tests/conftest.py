from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import settings

from hipport.cpu import CompilerNotFoundError
from hipport.cpu import CxxCompiler
from hipport.cpu.compiler import find_kernel_compiler
from hipport.errors import ToolchainError
from hipport.toolchain.hipcc import find_hipcc

pytest_plugins = ("tests.fake_hipcc", "tests.shares")

# The same examples in every run of CI: a new counterexample is for a developer to find, not for a landing to fail on.
settings.register_profile("ci", derandomize=True, print_blob=True)
if os.environ.get("CI"):
    settings.load_profile("ci")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test on a machine that lacks a program which its marker ``needs`` names."""
    for marker in item.iter_markers("needs"):
        for program in marker.args:
            if shutil.which(program) is None:
                pytest.skip(f"{program} is not installed")


@pytest.fixture(scope="session", autouse=True)
def _shared_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A cache of this run, not the user's; the processes of pytest-xdist share it, so that each compiles less."""
    base = tmp_path_factory.getbasetemp()
    run = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(run / "cache-of-run"))
        if sys.dont_write_bytecode:  # each process that a test starts would compile hipport's modules again
            patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
            patch.setenv("PYTHONPYCACHEPREFIX", str(run / "bytecode-of-run"))
        yield


@pytest.fixture(autouse=True)
def _no_pytorch_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a check finds does not depend on the PyTorch that somebody has installed."""
    monkeypatch.setattr("hipport.check.port.installed_pytorch", lambda: None)


@pytest.fixture(scope="session")
def loops_compiler() -> CxxCompiler:
    """A C++ compiler by which kernels become loops over lanes: of the environment, or that of `hipport toolchain`."""
    with suppress(CompilerNotFoundError):
        if (found := find_kernel_compiler()).makes_loops:
            return found
    pytest.skip("no clang++ 18 or later was found: name one in CXX")


@pytest.fixture(scope="session")
def hipcc() -> Path:
    """The HIP compiler that `hipport check` would use; tests that need it are marked `rocm` and skipped without it."""
    try:
        return find_hipcc()
    except ToolchainError as error:
        pytest.skip(str(error))
