"""Which PyTorch of a machine is taken, and what it says of itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import ConfigError
from hipport.pytorch.installed import PyTorch
from hipport.pytorch.installed import installed_pytorch
from hipport.pytorch.installed import pytorch_at
from tests.pytorch.fake_pytorch import write_pytorch

PACKAGES = Path("lib", "python3.12", "site-packages")


@pytest.mark.parametrize("asked", ["torch", "", "../../.."])
def test_a_folder_named_is_torch_or_has_it(tmp_path: Path, asked: str) -> None:
    torch = write_pytorch(tmp_path / PACKAGES)
    found = pytorch_at(tmp_path / PACKAGES / asked)
    assert found.folder.resolve() == torch
    assert found.version == "2.99.0+test"
    assert not found.is_for_rocm


def test_a_build_for_rocm_says_so(tmp_path: Path) -> None:
    assert PyTorch(write_pytorch(tmp_path, hip="'7.2.53211'")).is_for_rocm


def test_its_build_says_which_standard_it_gives(tmp_path: Path) -> None:
    torch = write_pytorch(tmp_path, standard="17")
    assert PyTorch(torch).standard == "17"
    (torch / "utils" / "cpp_extension.py").write_text("")
    assert PyTorch(torch).standard == "20"


@pytest.mark.parametrize("lost", ["include/torch/extension.h", "utils/hipify/hipify_python.py"])
def test_a_folder_without_headers_or_hipify_is_refused(tmp_path: Path, lost: str) -> None:
    (write_pytorch(tmp_path) / lost).unlink()
    with pytest.raises(ConfigError, match=f"--torch: {tmp_path} has no PyTorch"):
        pytorch_at(tmp_path)


def test_that_of_the_active_environment_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = write_pytorch(tmp_path / "own")
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(own.parent))
    monkeypatch.delenv("CONDA_PREFIX", raising=False)
    monkeypatch.setenv("VIRTUAL_ENV", str(tmp_path / "active"))
    assert installed_pytorch() == PyTorch(own)
    active = write_pytorch(tmp_path / "active" / PACKAGES)
    assert installed_pytorch() == PyTorch(active)


def test_a_machine_may_have_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    for name in ("VIRTUAL_ENV", "CONDA_PREFIX"):
        monkeypatch.delenv(name, raising=False)
    assert installed_pytorch() is None
