"""What the script of an installation says and leaves behind, with an apt that only pretends: no network, no ROCm."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "hipport/toolchain/install.sh"

#: What the script calls besides apt and dpkg.
TOOLS = """
awk bash cat chmod comm cut df dirname du env flock grep head ln ls mkdir mv readlink realpath rm sed sha256sum sort
tail tar touch uname wc
""".split()

#: An apt-get that knows one archive, resolves to one package and downloads it.
APT_GET = r"""
case " $* " in
    *" indextargets "*) echo http://archive.example/debian ;;
    *" update "*) echo "W: old"; exit 0 ;;
    *" --simulate "*) echo "Inst hipcc (7.2.4 Debian:experimental [amd64])" ;;
    *" --print-uris "*) echo "'http://archive.example/hipcc_7.2.4_amd64.deb' hipcc_7.2.4_amd64.deb 5 SHA256:SHA" ;;
    *" download "*) printf '%s' whole >hipcc_7.2.4_amd64.deb ;;
esac
""".replace("SHA256:SHA", f"SHA256:{sha256(b'whole').hexdigest()}")

#: An apt-cache whose archive has every package that it is asked for.
APT_CACHE = r"""
shift 3
for name in "$@"; do echo " $name | 7.2.4-1 | http://archive.example/debian experimental/main amd64 Packages"; done
"""


class Machine:
    """A machine of fakes: ``path`` holds the only programs, ``prefix`` is where the toolchain goes."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "bin"
        self.prefix = folder / "prefix"
        self.keyring = folder / "keyring.gpg"
        self.path.mkdir()
        for tool in TOOLS:
            found = shutil.which(tool)
            assert found is not None, tool
            (self.path / tool).symlink_to(found)
        self.program("apt-get", APT_GET)
        self.program("apt-cache", APT_CACHE)
        self.program("dpkg-deb", "echo 'dpkg-deb: error: not an archive' >&2; exit 2")
        self.keyring.touch()

    def program(self, name: str, body: str) -> None:
        program = self.path / name
        program.unlink(missing_ok=True)
        program.write_text(f"#!/bin/bash\n{body}\n")
        program.chmod(0o755)

    def make(self, prefix: str | Path = "", mirror: str = "") -> subprocess.CompletedProcess[str]:
        command: list[str | Path] = ["bash", SCRIPT, prefix or self.prefix, mirror, self.keyring]
        environment = {"PATH": os.fspath(self.path), "HOME": "/nonexistent/home"}
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def assert_refused(done: subprocess.CompletedProcess[str], *words: str) -> None:
    """The run ended with 2 and one message, which has these words, with a remedy below it."""
    assert done.returncode == 2, done
    message, remedy = done.stderr.splitlines()
    assert message.startswith("hipport: error: ")
    assert remedy.startswith("  ")
    for word in words:
        assert word in done.stderr


@pytest.mark.parametrize(
    ("prefix", "words"),
    [
        pytest.param("a b", "without spaces", id="space"),
        pytest.param("a:b", "without spaces, quotes, colons", id="colon"),
        pytest.param(os.fspath(ROOT), "not empty and was not made by hipport", id="folder-of-another"),
        pytest.param("/", "not empty and was not made by hipport", id="root"),
        pytest.param(f"{SCRIPT}/prefix", "cannot write to", id="under-a-file"),
    ],
)
def test_a_prefix_that_cannot_be_used(machine: Machine, prefix: str, words: str) -> None:
    assert_refused(machine.make(prefix), words)


@pytest.mark.parametrize("tool", ["apt-get", "apt-cache", "dpkg-deb", "tar", "flock", "sha256sum"])
def test_a_missing_tool_is_named(machine: Machine, tool: str) -> None:
    (machine.path / tool).unlink()
    assert_refused(machine.make(), f"{tool} is missing")
    assert not machine.prefix.exists()


def test_another_processor(machine: Machine) -> None:
    machine.program("uname", "echo Linux aarch64")
    assert_refused(machine.make(), "Linux aarch64 cannot run it")


def test_two_runs_at_once(machine: Machine) -> None:
    machine.prefix.mkdir()
    with (machine.prefix / ".rocm_toolchain").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert_refused(machine.make(), "another run is at work")


def test_a_small_disk(machine: Machine) -> None:
    machine.program("df", "echo header; echo disk 900 100 800 12% /")
    assert_refused(machine.make(), "only 800 MB free", "MB free, or choose another PREFIX")


def test_no_archive_of_debian(machine: Machine) -> None:
    machine.program("apt-get", "exit 0")
    assert_refused(machine.make(), "knows no archive of Debian", "--mirror")


def test_no_keyring(machine: Machine) -> None:
    machine.keyring.unlink()
    assert_refused(machine.make(), "there is no keyring", "debian-archive-keyring")


def test_an_archive_that_does_not_answer(machine: Machine) -> None:
    machine.program("apt-get", "echo 'W: first'; echo 'E: Failed to fetch it' >&2; exit 100")
    done = machine.make(mirror="http://none.example/debian")
    assert_refused(done, "cannot read the lists from http://none.example/debian", "E: Failed to fetch it", "--mirror")


@pytest.mark.parametrize(
    "change",
    [
        pytest.param('[ "$name" = librccl-dev ] && continue; ', id="absent"),
        pytest.param('[ "$name" = librccl-dev ] && echo " $name | 6.4.3-1 | x" && continue; ', id="of-another-release"),
    ],
)
def test_a_package_that_the_archive_lacks_is_named(machine: Machine, change: str) -> None:
    machine.program("apt-cache", APT_CACHE.replace("do echo", f"do {change}echo"))
    assert_refused(machine.make(), "does not have: librccl-dev (of ROCm 7.2", "snapshot")


def test_packages_that_do_not_fit_together(machine: Machine) -> None:
    machine.program(
        "apt-get", 'case "$*" in *simulate*) echo "E: held broken packages" >&2; exit 100 ;; esac' + APT_GET
    )
    assert_refused(machine.make(), "do not fit together: E: held broken packages")


def downloads(done: subprocess.CompletedProcess[str]) -> list[str]:
    return re.findall(r"^downloading (.*)$", done.stdout, re.MULTILINE)


def test_a_download_that_broke_off_is_resumed(machine: Machine) -> None:
    machine.program("apt-get", APT_GET.replace("printf '%s' whole", "printf '%s' wh"))
    assert_refused(machine.make(), "the download broke off", "run this again")

    machine.program("apt-get", APT_GET)
    done = machine.make()
    assert downloads(done) == ["1 of 1 packages"]
    assert_refused(done, "cannot unpack hipcc_7.2.4_amd64.deb: dpkg-deb: error: not an archive")

    # All is here now: no more need of the archive.
    machine.program("apt-get", "exit 1")
    done = machine.make()
    assert downloads(done) == []
    assert_refused(done, "cannot unpack")

    (machine.prefix / "work/debs/hipcc_7.2.4_amd64.deb").write_text("whola")
    machine.program("apt-get", APT_GET)
    assert downloads(machine.make()) == ["1 of 1 packages"]


def finished(machine: Machine, hipcc: str, prefix: Path) -> None:
    (machine.prefix / "bin").mkdir(parents=True)
    (machine.prefix / ".rocm_toolchain").touch()
    (machine.prefix / "hip.cmake").touch()
    (machine.prefix / "READY").write_text(f"prefix {prefix}\nhipcc 7.2.4\nlibrccl-dev 7.2.4\nzlib1g 1.3\n")
    (machine.prefix / "bin/hipcc").write_text(f"#!/bin/bash\n# with -idirafter of_gcc\n{hipcc}\n")
    (machine.prefix / "bin/hipcc").chmod(0o755)


def test_a_finished_prefix_needs_nothing_and_shows_its_versions(machine: Machine) -> None:
    finished(machine, "echo HIP version: 7.2", machine.prefix)
    (machine.path / "apt-get").unlink()
    done = machine.make()
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "HIP version: 7.2",
        "hipcc 7.2.4",
        "librccl-dev 7.2.4",
        f"ready: {machine.prefix}/bin/hipcc",
        f"for CMake: -D CMAKE_TOOLCHAIN_FILE={machine.prefix}/hip.cmake",
        f"for makefiles: ROCM_PATH={machine.prefix}/rocm",
    ]


def moved(machine: Machine) -> None:
    finished(machine, "exit 0", machine.prefix.parent / "elsewhere")


def damaged(machine: Machine) -> None:
    finished(machine, "exit 127", machine.prefix)


def made_before_cmake(machine: Machine) -> None:
    finished(machine, "exit 0", machine.prefix)
    (machine.prefix / "hip.cmake").unlink()


def made_before_the_machines_headers(machine: Machine) -> None:
    finished(machine, "exit 0", machine.prefix)
    (machine.prefix / "bin/hipcc").write_text("#!/bin/bash\nexit 0\n")


@pytest.mark.parametrize("harm", [moved, damaged, made_before_cmake, made_before_the_machines_headers])
def test_a_prefix_that_does_not_do_any_more_is_recreated(machine: Machine, harm: Callable[[Machine], None]) -> None:
    harm(machine)
    done = machine.make()
    assert downloads(done) == ["1 of 1 packages"]
    assert_refused(done, "cannot unpack")
    assert not (machine.prefix / "READY").exists()
    assert not (machine.prefix / "bin").exists()
