"""What the command line imports before it knows what is asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest

#: Packages and modules that take long to import.
_HEAVY = (
    "numpy rich jinja2 clang msgpack elftools ml_dtypes platformdirs multiprocessing concurrent asyncio socket email "
    "importlib.metadata tomllib json ctypes hashlib"
).split()


def modules_after(*arguments: str) -> set[str]:
    """The modules that are loaded in a process of its own after a command has run."""
    code = (
        "import sys\nfrom contextlib import suppress\nfrom hipport.cli import main\n"
        f"sys.argv = ['hipport', *{arguments!r}]\nwith suppress(SystemExit):\n    main()\n"
        "print(chr(0), *sys.modules, sep='\\n')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.partition("\0\n")[2].splitlines())


@pytest.mark.parametrize("arguments", [("--help",), ("--version",), ()])
def test_the_start_imports_click_and_little_else(arguments: tuple[str, ...]) -> None:
    loaded = modules_after(*arguments)
    own = {name for name in loaded if name.partition(".")[0] == "hipport"}
    assert own == {"hipport", "hipport.cli", "hipport.errors", "hipport.lazy", "hipport.version"}
    assert loaded.isdisjoint(_HEAVY)
    assert len(loaded) < 140  # 114 with Python 3.11


def test_a_conversion_imports_what_its_files_need() -> None:
    loaded = modules_after("convert", "examples/row_norms/row_norms.cu", "--format", "concise")
    unwanted = {
        "hipport.build_port.porting",
        "hipport.python.convert",
        "hipport.check",
        "hipport.effort",
        "hipport.api",
    }
    assert loaded.isdisjoint({*unwanted, "numpy", "jinja2", "clang", "multiprocessing", "rich.progress"})


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
