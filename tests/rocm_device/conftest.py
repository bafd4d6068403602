"""The emulated AMD GPUs, where there is what they are made of."""

from __future__ import annotations

import shutil
from importlib.metadata import distributions
from pathlib import Path

import pytest

from hipport.cpu import CompilerNotFoundError
from hipport.cpu import find_compiler
from tests.rocm_device.machine import Machine
from tests.rocm_device.machine import has_hiprtc
from tests.rocm_device.machine import make_machine


@pytest.fixture(scope="session")
def machine(hipcc: Path, tmp_path_factory: pytest.TempPathFactory) -> Machine:
    if not any(each.name.startswith("cupy-rocm-") for each in distributions()):
        pytest.skip("there is no CuPy for ROCm: pip install '.[rocm]'")
    if not has_hiprtc(hipcc):
        pytest.skip(f"{hipcc} is in no prefix of hipport toolchain install, which has hiprtc")
    if not shutil.which("cc"):
        pytest.skip("there is no C compiler")
    try:
        find_compiler()
    except CompilerNotFoundError as error:
        pytest.skip(str(error))
    return make_machine(tmp_path_factory.mktemp("rocm"), hipcc)
