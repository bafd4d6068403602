"""Python files on the command line."""

from __future__ import annotations

from pathlib import Path

from tests.cli.helpers import Command

SOURCE = b"import cupy\nK = cupy.RawKernel('cudaError_t e;', 'k')\n"
PORT = SOURCE.replace(b"cudaError_t", b"hipError_t")


def test_one_file_is_printed(convert: Command, tmp_path: Path) -> None:
    (tmp_path / "kernels.py").write_bytes(SOURCE)
    ran = convert("kernels.py", "-v")
    assert (ran.code, ran.out) == (0, PORT)
    assert "HP856" in ran.err


def test_text_from_stdin_is_python_by_its_name(convert: Command) -> None:
    assert convert("-", "--stdin-filename", "kernels.py", stdin=SOURCE).out == PORT
