"""ROCm prefixes of hipport's own: where they are, whether one is finished, and how one is made."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from collections.abc import Callable
from collections.abc import Mapping
from importlib.resources import as_file
from importlib.resources import files
from pathlib import Path

from hipport.errors import ToolchainError
from hipport.process import kill_group

#: What people type to make one.
INSTALL = "hipport toolchain install"
SCRIPT = files("hipport.toolchain") / "install.sh"


def default_prefix(environment: Mapping[str, str] = os.environ) -> Path:
    """Where a prefix is made, and its compiler found, unless another place is given."""
    data = environment.get("XDG_DATA_HOME") or Path(environment.get("HOME", "/"), ".local", "share")
    return Path(data, "hipport", "rocm")


def is_half_built(prefix: Path) -> bool:
    """Whether a folder is a prefix that an installation has not finished."""
    return (prefix / ".rocm_toolchain").exists() and not (prefix / "READY").exists()


def platform_name() -> str:
    """The kernel and the processor of this machine."""
    return f"{platform.system()} {platform.machine()}"


def can_install(platform: str, which: Callable[[str], str | None]) -> bool:
    """Whether an installation can work on a machine: it unpacks programs for one platform, and apt downloads them."""
    return platform == "Linux x86_64" and which("apt-get") is not None


def how_to_get_a_compiler(environment: Mapping[str, str] = os.environ) -> str:
    """The remedy on this machine for a HIP compiler that is not there."""
    if can_install(platform_name(), lambda program: shutil.which(program, path=environment.get("PATH"))):
        return f"`{INSTALL}` brings one, without root and without a GPU"
    return f"install ROCm 7 from AMD's packages, or use an x86-64 Debian or Ubuntu, a container will do: `{INSTALL}`"


def install(prefix: Path, mirror: str = "", keyring: Path | None = None) -> int:
    """Make a prefix, or go on with one that is half built; what is done is printed. Returns 0 if the prefix is ready, 2
    if not.

    Raises ToolchainError where the script cannot be run to its end.
    """
    with as_file(SCRIPT) as script:
        try:
            process = subprocess.Popen(
                ["bash", script, prefix, mirror, keyring or ""],
                stdin=subprocess.DEVNULL,
                start_new_session=True,  # a group of its own, of which Ctrl-C leaves nothing at work in the prefix
            )
        except OSError as error:
            raise ToolchainError(f"bash cannot be started: {error.strerror}; it installs the toolchain") from error
        try:
            status = process.wait()
        except BaseException:  # Ctrl-C
            kill_group(process.pid)
            raise
    if status not in {0, 2}:
        raise ToolchainError(f"the installation stopped with status {status}; `{INSTALL}` goes on with it")
    return status
