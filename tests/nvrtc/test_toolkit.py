"""Which NVRTC is taken, of those that are there."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.nvrtc import ToolkitNotFoundError
from hipport.nvrtc import find_toolkit
from hipport.nvrtc import toolkit as module

HEADERS = ("cuda_runtime.h", "cuda/std/cstdint")


@pytest.fixture(autouse=True)
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of packages, and no toolkit elsewhere."""
    monkeypatch.setattr(module, "_USUAL", str(tmp_path / "usual"))
    monkeypatch.setattr(module, "_package_folders", lambda: [tmp_path / "nvidia"])
    for variable in ("CUDA_PATH", "CUDA_HOME"):
        monkeypatch.delenv(variable, raising=False)
    return tmp_path / "nvidia"


def put(*paths: Path) -> None:
    for path in paths:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()


def put_cuda_13(packages: Path) -> Path:
    library = packages / "cu13/lib/libnvrtc.so.13"
    put(library, library.with_name("libnvrtc-builtins.so.13.0"), packages / "cu13/include/cuda_runtime.h")
    put(packages / "cu13/include/cccl/cuda/std/cstdint")
    return library


def put_cuda_12(packages: Path) -> Path:
    library = packages / "cuda_nvrtc/lib/libnvrtc.so.12"
    put(library, packages / "cuda_runtime/include/cuda_runtime.h", packages / "cuda_cccl/include/cuda/std/cstdint")
    return library


def test_the_newest_that_the_driver_takes(packages: Path) -> None:
    newer, older = put_cuda_13(packages), put_cuda_12(packages)
    assert (find_toolkit().library, find_toolkit().major) == (newer, 13)
    assert find_toolkit(13).library == newer
    assert (find_toolkit(12).library, find_toolkit(12).major) == (older, 12)


def test_a_toolkit_of_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(tmp_path / "cuda/lib64/libnvrtc.so.13", *(tmp_path / "cuda/include" / name for name in HEADERS))
    monkeypatch.setenv("CUDA_PATH", str(tmp_path / "cuda"))
    assert find_toolkit().include_dirs == (tmp_path / "cuda/include",)


def test_nothing() -> None:
    with pytest.raises(
        ToolkitNotFoundError, match=r"^NVRTC not found: pip install 'hipport\[cuda\]', or set CUDA_PATH"
    ):
        find_toolkit()


def test_too_new_for_the_driver(packages: Path) -> None:
    put_cuda_13(packages)
    with pytest.raises(ToolkitNotFoundError, match=r"^NVRTC not found for CUDA 12: pip install 'hipport\[cuda12\]'"):
        find_toolkit(12)


def test_no_headers(packages: Path) -> None:
    put(packages / "cu13/lib/libnvrtc.so.13")
    with pytest.raises(ToolkitNotFoundError, match=r"^CUDA's headers not found"):
        find_toolkit()
