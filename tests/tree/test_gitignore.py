from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

from hipport.config import Options
from hipport.tree.discover import discover
from hipport.tree.gitignore import Pattern
from hipport.tree.gitignore import Patterns

GIT = shutil.which("git")


@pytest.mark.parametrize(
    ("line", "path", "matched"),
    [
        ("*.o", "a/b.o", True),
        ("/*.o", "a/b.o", None),
        ("a/*.o", "x/a/b.o", None),
        ("**/a/*.o", "x/y/a/b.o", True),
        ("**/a/*.o", "a/b.o", True),
        ("a/**/b", "a/b", True),
        ("a/**/b", "a/x/y/b", True),
        ("a/**", "a/x/y", True),
        ("a/**", "a", None),
        ("/**", "a/b", True),
        ("a**b", "axxb", True),
        ("***/*", "a/b", True),
        ("a/b**c", "a/bx/c", None),
        ("?.cu", "a.cu", True),
        ("a?b/c", "a/b/c", None),
        ("[a-c].cu", "b.cu", True),
        ("[!a-c].cu", "b.cu", None),
        ("[^a-c].cu", "d.cu", True),
        ("[]-]", "-", True),
        ("[]-]", "]", True),
        ("[z-a]", "z", True),
        ("[z-a]", "a", None),
        ("[[:digit:]_]x", "7x", True),
        ("[[:nothing:]]x", "nx", None),
        ("[\\]]", "]", True),
        ("a[/]b", "a/b", None),
        ("!a", "a", False),
        ("\\!a", "!a", True),
        ("\\#a", "#a", True),
        ("a\\*", "a*", True),
        ("a\\*", "ab", None),
        ("a  ", "a", True),
        ("a\\  ", "a ", True),
        ("a\\\\  ", "a\\", True),
        ("a\r", "a", True),
        ("a.c", "abc", None),
        ("dir/", "dir", None),
    ],
)
def test_one_pattern(line: str, path: str, matched: bool | None) -> None:
    assert Patterns.parse("/top/", [line]).verdict(f"/top/{path}", folder=False) is matched


def test_folder_pattern_and_base() -> None:
    patterns = Patterns.parse("/top/", ["build/"])
    assert patterns.verdict("/top/x/build", folder=True)
    assert patterns.verdict("/elsewhere/build", folder=True) is None
    assert patterns.covers("/top/x/build/y/a.cu")
    assert not patterns.covers("/top/x/a.cu")


@pytest.mark.parametrize("line", ["", "  ", "# x", "!", "/", "[a", "a\\", "\r\n"])
def test_lines_without_a_pattern(line: str) -> None:
    assert Pattern.parse(line) is None


FILES = (
    *("a.cu", "a.o", "b b", "-", "build", "src/a.cu", "src/a.o", "src/build/a.cu", "src/build/x/b.o", "src/deep/build"),
    *("src/deep/a.cu", "src/deep/x/a.cu", "lib/src/a.cu", "lib/build/a.cu", "lib/[a]", "lib/!a"),
)
PIECES = (
    *("*", "**", "?", "/", "!", "\\", " ", "[a-c]", "[!a]"),
    *("a", "b", "x", ".cu", ".o", "src", "build", "deep", "lib"),
)
# Left out is where git does not do as gitignore(5) says: after a plain name, ``**`` is taken as if it began the
# pattern, and an escaped slash as a slash in some places only.
LINES = st.lists(
    st.lists(st.sampled_from(PIECES), min_size=1, max_size=5)
    .map("".join)
    .filter(lambda line: not re.search(r"[^/!*]\*\*|.!\*\*|\\/", line)),
    max_size=5,
)


@pytest.mark.long
@pytest.mark.skipif(GIT is None, reason="git is the reference, and is not installed")
@settings(max_examples=60, deadline=None)
@given(top=LINES, inner=LINES)
def test_the_same_files_as_git(top: list[str], inner: list[str]) -> None:
    with TemporaryDirectory() as folder:
        root = Path(folder)
        for name in FILES:
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).touch()
        (root / ".gitignore").write_text("\n".join(top))
        (root / "src" / ".gitignore").write_text("\n".join(inner))
        environment = {**os.environ, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
        for command in (["init", "-q"], ["ls-files", "--others", "--exclude-standard", "-z"]):
            listed = subprocess.run([str(GIT), *command], cwd=root, env=environment, capture_output=True, check=True)
        kept = {os.fsdecode(name) for name in listed.stdout.split(b"\0") if name}
        assert {str(entry.relative) for entry in discover([root], Options())} == kept


@pytest.mark.skipif(GIT is None, reason="git is asked, and is not installed")
def test_what_git_tracks_is_never_left_out(tmp_path: Path) -> None:
    files = ("config.cmake", "lib/a.bc", "lib/deep/b.cu", "lib/built.o", "src/k.cu", "src/k.o")
    for name in files:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("int x;\n")
    (tmp_path / ".gitignore").write_text("config.cmake\nlib/\n*.o\n")
    subprocess.run([str(GIT), "init", "-q"], cwd=tmp_path, check=True)
    subprocess.run(
        [str(GIT), "add", "-f", "config.cmake", "lib/a.bc", "lib/deep/b.cu", "src"], cwd=tmp_path, check=True
    )
    wanted = {".gitignore", *files} - {"lib/built.o"}
    assert {str(entry.relative) for entry in discover([tmp_path], Options())} == wanted
    assert {str(entry.relative) for entry in discover([tmp_path / "lib"], Options())} == {
        "a.bc",
        "deep/b.cu",
        "built.o",
    }
