"""A compiler that does what the source says, so that these tests need no ROCm."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

#: Reads orders from the lines of the source file: `//! says TEXT` prints (`%s` is the source's path), `//! exits 1`,
#: `//! dies 11`, `//! sleeps 60`, `//! allocates 500` (MB). An order may begin with a target or a language:
#: `//! gfx942 says ...`, `//! c++ exits 1`.
_FAKE = r"""#!{python} -IS
import os, sys
arguments = sys.argv[1:]
if "--version" in arguments:
    print("HIP version: 7.2.0-fake\nclang version 22.0.1")
    sys.exit(0)
source = arguments[arguments.index("-c") + 1]
archs = [a.partition("=")[2] for a in arguments if a.startswith("--offload-arch=")]
target = "host" if "--cuda-host-only" in arguments or not archs else archs[0]
if os.environ.get("FAKE_LOG") and not source.endswith("probe.hip"):
    with open(os.environ["FAKE_LOG"], "a") as log:
        import json
        log.write(json.dumps([target, arguments]) + "\n")
status = 0
for line in open(source):
    words = line.strip().split(" ")
    if words[0] != "//!":
        continue
    if words[1] in ("host", "gfx90a", "gfx942", "gfx1100"):
        if words.pop(1) != target:
            continue
    if words[1] in ("hip", "c++") and words.pop(1) not in arguments:
        continue
    order, value = words[1], " ".join(words[2:])
    if order == "says":
        print(value.replace("%s", source), file=sys.stderr)
    elif order == "exits":
        status = int(value)
    elif order == "dies":
        os.kill(os.getpid(), int(value))
    elif order == "sleeps":
        import subprocess
        child = subprocess.Popen(["sleep", value])
        with open(os.environ["FAKE_LOG"] + ".child", "w") as file:
            file.write(str(child.pid))
        child.wait()
    elif order == "allocates":
        try:
            bytearray(int(value) * 2**20)
        except MemoryError:
            print("LLVM ERROR: out of memory", file=sys.stderr)
            sys.exit(1)
open(arguments[arguments.index("-o") + 1], "w").close()
sys.exit(status)
"""


@pytest.fixture
def fake_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the fake compiler writes how it was called: a JSON list of the target and the arguments on each line."""
    path = tmp_path / "fake.log"
    monkeypatch.setenv("FAKE_LOG", str(path))
    return path


@pytest.fixture
def fake_hipcc(tmp_path: Path, fake_log: Path) -> Path:
    path = tmp_path / "fake" / "bin" / "hipcc"
    path.parent.mkdir(parents=True)
    path.write_text(_FAKE.replace("{python}", sys.executable))
    path.chmod(0o755)
    return path


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """An empty project."""
    path = tmp_path / "port"
    path.mkdir()
    return path
