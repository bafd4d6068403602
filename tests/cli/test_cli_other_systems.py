"""What needs no Linux starts without the modules, signals and functions that Windows does not have."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hipport.tree.batches import _WORTH_A_POOL

#: What every Python of a test imports first. SIGKILL stays: subprocess itself needs it where there is no Windows.
WITHOUT_POSIX = """
import os
import signal
import sys
from importlib.abc import MetaPathFinder

MODULES = {"fcntl", "grp", "pwd", "resource", "termios"}


class Absent(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name in MODULES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


sys.meta_path.insert(0, Absent())
for name in MODULES:
    sys.modules.pop(name, None)
for name in ("SIGBUS", "SIGHUP", "SIGPIPE", "SIGPROF", "SIGUSR1", "SIGUSR2", "pthread_sigmask", "setitimer"):
    delattr(signal, name)
for name in ("fork", "geteuid", "getgroups", "killpg"):
    delattr(os, name)
"""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """The environment of a process, and of those that it starts, without what is only in POSIX."""
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(WITHOUT_POSIX)
    root = Path(__file__).parents[2]
    return {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{root}", "COLUMNS": "80"}


@pytest.mark.parametrize(
    ("command", "prints"),
    [
        ("--help", "Commands:"),  # imports each of them
        ("explain cudaMemcpyAsync HP301 cub/cub.cuh", "hipMemcpyAsync"),
        ("search cublas gemm", "hipblasSgemm"),
        ("completion zsh", "compdef"),
        ("convert -", "hipMalloc(&p, 4);"),
    ],
)
def test_a_command_starts(command: str, prints: str, environment: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hipport", *command.split()],
        input="cudaMalloc(&p, 4);\n",
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert prints in done.stdout


@pytest.mark.long
def test_a_tree_is_ported_and_reported_by_several_processes(environment: dict[str, str], tmp_path: Path) -> None:
    tree = tmp_path / "src"
    tree.mkdir()
    for number in range(_WORTH_A_POOL):
        (tree / f"{number}.cu").write_text("cudaStream_t stream;\n")
    (tree / "ask.cu").write_text("#include <cuda_runtime.h>\nvoid f(unsigned m) { auto n = m; __ballot_sync(n, 1); }\n")
    port, report = tmp_path / "port", tmp_path / "report.html"
    done = subprocess.run(
        [sys.executable, "-m", "hipport", "convert", tree, "-o", port, "-j", "2", "--report", report],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert {path.name for path in port.glob("*.cu")} == {path.name for path in tree.iterdir()}
    assert report.stat().st_size > 0
