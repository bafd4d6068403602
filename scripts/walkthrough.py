"""Do what a page of the documentation tells its reader: `python -m scripts.walkthrough docs/tutorial.md`.

A comment before a block of the page says what is done with it, in a copy of the examples, from the top to the bottom:

- ``<!-- run -->``: a shell runs the lines that begin with ``$ ``; what stands below each is what it prints.
  ``<!-- run: exit 1 -->`` is for a last command that ends with this code, ``<!-- run: hipcc -->`` for what needs the
  ROCm compiler: without one, the block is left as it is;
- ``<!-- file: PATH -->``: the reader writes this file;
- ``<!-- edit: PATH -->``: the reader removes the block's lines that begin with ``-`` from this file, and adds those
  that begin with ``+``; all others are lines around them.

The page gets what the commands print. With --check nothing is written: exit code 1 if something differs but times.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from difflib import unified_diff
from pathlib import Path

from hipport.errors import ToolchainError
from hipport.toolchain.hipcc import find_hipcc

ROOT = Path(__file__).resolve().parents[1]
_BLOCK = re.compile(r"^(<!-- (run|file|edit)(?:: ([^\n]+?))? -->\n```\w*\n)(.*?)^```$", re.MULTILINE | re.DOTALL)
#: Times in sentences and in the column of seconds, and which compiler it is.
_VARYING = re.compile(r"\b\d+(?:\.\d+)? s\b|\b\d+\.\d\d$|(?<=check with HIP ).*", re.MULTILINE)
_RULED = re.compile(r" {2,}|─+")  # as wide as the longest time wants it
#: The reader's machine has no GPU and the page is as wide as this.
_ENVIRONMENT = {"COLUMNS": "100", "NO_COLOR": "1", "CUDA_VISIBLE_DEVICES": "", "HIP_VISIBLE_DEVICES": ""}


class StepError(Exception):
    """A step that a reader could not do as the page says."""


def walked(page: str, folder: Path, *, hipcc: bool) -> str:
    """The text of a page with what its commands print, in an empty folder; ``hipcc``: whether there is a ROCm compiler.

    Raises StepError where a command ends otherwise than the page says, or an edit has nowhere to go.
    """
    shutil.copytree(ROOT / "examples", folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("expected"))

    def step(block: re.Match[str]) -> str:
        head, kind, argument, body = block.groups()
        if kind == "run":
            return f"{head}{_ran(body, argument or '', folder, hipcc=hipcc)}```"
        path = folder / argument
        if kind == "file":
            path.write_text(body, encoding="utf-8")
        else:
            path.write_text(_edited(path.read_text("utf-8"), body, argument), encoding="utf-8")
        return block[0]

    return _BLOCK.sub(step, page)


def has_hipcc() -> bool:
    """Whether this machine has a ROCm compiler."""
    try:
        find_hipcc()
    except ToolchainError:
        return False
    return True


def lasting(page: str) -> str:
    """A page without what every walk has otherwise: times, and the compiler's version."""
    return _RULED.sub(" ", _VARYING.sub("...", page))


def _ran(body: str, argument: str, folder: Path, *, hipcc: bool) -> str:
    """The block of commands with what they print."""
    if argument == "hipcc" and not hipcc:
        return body
    commands = [line.removeprefix("$ ") for line in body.splitlines() if line.startswith("$ ")]
    expected = [0] * len(commands)
    if argument.startswith("exit "):
        expected[-1] = int(argument.removeprefix("exit "))
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    text = ""
    for command, code in zip(commands, expected, strict=True):
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=folder,
            env=os.environ | _ENVIRONMENT | {"PATH": path},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        if done.returncode != code:
            raise StepError(f"{command!r} ended with {done.returncode}, not {code}:\n{done.stdout}")
        text += f"$ {command}\n" + "".join(f"{line.rstrip()}\n" for line in done.stdout.splitlines())
    return text


def _edited(text: str, body: str, name: str) -> str:
    lines = body.splitlines(keepends=True)
    before = "".join(line[1:] for line in lines if line[0] != "+")
    after = "".join(line[1:] for line in lines if line[0] != "-")
    if text.count(before) != 1:
        raise StepError(f"{name} has not once what the page edits:\n{before}")
    return text.replace(before, after)


def main() -> int:
    """Exit code 0: the page is written, or says what the commands print; 1: --check found a difference."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("page", type=Path)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if something differs")
    arguments = parser.parse_args()
    text = arguments.page.read_text("utf-8")
    with tempfile.TemporaryDirectory() as folder:
        try:
            said = walked(text, Path(folder), hipcc=has_hipcc())
        except StepError as error:
            sys.exit(f"{arguments.page}: {error}")
    differing = list(unified_diff(lasting(text).splitlines(), lasting(said).splitlines(), "page", "now", lineterm=""))
    print("\n".join(differing) or f"{arguments.page} says what its commands print")
    if differing and not arguments.check:
        arguments.page.write_text(said, encoding="utf-8")
    return int(arguments.check and bool(differing))


if __name__ == "__main__":
    sys.exit(main())
