from __future__ import annotations

from pathlib import Path

import pytest

from hipport.errors import ToolchainError
from hipport.toolchain import install
from hipport.toolchain.hipcc import find_hipcc

BRINGS = "`hipport toolchain install` brings one, without root and without a GPU"
ELSEWHERE = "install ROCm 7 from AMD's packages, or use an x86-64 Debian or Ubuntu, a container will do"


@pytest.mark.parametrize(
    ("platform", "programs", "remedy"),
    [
        ("Linux x86_64", ["apt-get"], BRINGS),
        ("Linux x86_64", ["dnf"], ELSEWHERE),
        ("Linux aarch64", ["apt-get"], ELSEWHERE),
        ("Darwin x86_64", ["apt-get"], ELSEWHERE),
    ],
)
def test_the_remedy_is_one_that_works_on_the_machine(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str, programs: list[str], remedy: str
) -> None:
    for name in programs:
        (tmp_path / name).touch(0o755)
    monkeypatch.setattr(install, "platform_name", lambda: platform)
    with pytest.raises(ToolchainError) as error:
        find_hipcc("hipcc-7", {"PATH": str(tmp_path)})
    assert str(error.value).startswith(f"--hipcc: hipcc-7 is not a program that can be run; {remedy}")
