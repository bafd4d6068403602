"""What the command line imports before it knows what is asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest


def modules_after(*arguments: str) -> set[str]:
    """The modules that are loaded in a process of its own after a command has run."""
    code = (
        "import sys\nfrom contextlib import suppress\nfrom hipport.cli import main\n"
        f"sys.argv = ['hipport', *{arguments!r}]\nwith suppress(SystemExit):\n    main()\n"
        "print(*sys.modules, sep='\\n')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.splitlines())


@pytest.mark.parametrize(
    ("arguments", "wanted", "unwanted"),
    [
        (("--version",), "hipport.cli", "hipport.cli.convert"),
        (("--version",), "hipport.cli", "numpy"),
        (("--help",), "hipport.cli", "hipport.api"),
        (("cxx", "--version"), "hipport.run.cxx", "numpy"),
        (("cxx", "--version"), "hipport.run.cxx", "hipport.rules"),
        (("explain", "HP101"), "hipport.cli.explain", "numpy"),
        (("convert", "--help"), "hipport.cli.convert", "numpy"),
        (("lsp", "--help"), "hipport.cli.lsp", "hipport.rules"),
        (("lsp", "--help"), "hipport.cli.lsp", "pygls"),
        (("doctor", "--help"), "hipport.cli.doctor", "hipport.cli.convert"),
    ],
)
def test_a_command_does_not_wait_for_what_others_need(arguments: tuple[str, ...], wanted: str, unwanted: str) -> None:
    loaded = modules_after(*arguments)
    assert wanted in loaded
    assert unwanted not in loaded
