"""Three-way merges of text: nothing that either side wrote is lost, and no byte changes that nobody changed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

from hipport.tree.merge import MergeError
from hipport.tree.merge import conflict_in
from hipport.tree.merge import merge

pytestmark = pytest.mark.needs("git")

BASE = b"one\ntwo\nthree\nfour\nfive\n"

CLEAN = [
    pytest.param(BASE, b"ONE\ntwo\nthree\nfour\nfive\n", b"one\ntwo\nthree\nfour\nFIVE\n", id="apart"),
    pytest.param(b"a\r\nb\r\nc\r\nd\n", b"A\r\nb\r\nc\r\nd\n", b"a\r\nb\r\nc\r\nD", id="line-ends"),
    pytest.param(b"caf\xe9\n\n\xff\n\nx", b"caf\xe9!\n\n\xff\n\nx", b"caf\xe9\n\n\xff\n\ny", id="latin-1"),
    pytest.param(b"\xef\xbb\xbfa\n\nb\n", b"\xef\xbb\xbfA\n\nb\n", b"\xef\xbb\xbfa\n\nB\n", id="byte-order-mark"),
]


@pytest.mark.parametrize(("base", "ours", "theirs"), CLEAN)
def test_changes_apart_are_both_there(base: bytes, ours: bytes, theirs: bytes) -> None:
    """In these cases the first line is ours and the rest theirs, and that is the merge."""
    merged = merge(base, ours, theirs)
    first, rest = ours.split(b"\n", 1)[0], theirs.split(b"\n", 1)[1]
    assert (merged.data, merged.conflict) == (first + b"\n" + rest, None)


def test_the_same_change_on_both_sides_is_made_once() -> None:
    merged = merge(BASE, BASE.replace(b"two", b"TWO"), BASE.replace(b"two", b"TWO"))
    assert (merged.data, merged.conflict) == (BASE.replace(b"two", b"TWO"), None)


def test_a_conflict_has_both_texts_and_the_line_of_its_marker() -> None:
    merged = merge(BASE, BASE.replace(b"three", b"hand"), BASE.replace(b"three", b"cuda"))
    assert merged.data == (
        b"one\ntwo\n<<<<<<< the port, edited by hand\nhand\n=======\ncuda\n"
        b">>>>>>> the CUDA side, converted again\nfour\nfive\n"
    )
    assert merged.conflict == 3
    assert conflict_in(merged.data) == 3


def test_a_conflict_in_a_file_with_carriage_returns() -> None:
    base = BASE.replace(b"\n", b"\r\n")
    merged = merge(base, base.replace(b"three", b"hand"), base.replace(b"three", b"cuda"))
    assert merged.data.count(b"\r\n") == merged.data.count(b"\n")
    assert (merged.conflict, conflict_in(merged.data)) == (3, 3)


@pytest.mark.parametrize(
    "text",
    [b"a <<<<<<< b\n=======\n>>>>>>> c\n", b"k<<<1, 2>>>();\n", b"Title\n=======\n", b"<<<<<<< a\nno end\n"],
)
def test_what_is_not_a_conflict(text: bytes) -> None:
    assert conflict_in(text) is None


def test_the_users_settings_of_git_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    theirs = BASE.replace(b"three", b"cuda")
    expected = merge(BASE, BASE.replace(b"three", b"hand"), theirs)
    (tmp_path / ".gitconfig").write_text("[merge]\n\tconflictStyle = diff3\n[core\n")
    monkeypatch.setenv("HOME", str(tmp_path))
    subprocess.run(["git", "init", "-q", tmp_path / "repo"], check=True, env={"PATH": "/usr/bin:/bin"})
    subprocess.run(["git", "-C", tmp_path / "repo", "config", "merge.conflictStyle", "diff3"], check=True,
                   env={"PATH": "/usr/bin:/bin"})  # fmt: skip
    monkeypatch.setenv("GIT_DIR", str(tmp_path / "repo/.git"))
    assert merge(BASE, BASE.replace(b"three", b"hand"), theirs) == expected


def test_where_git_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(MergeError, match=r"^git cannot be started \(No such file or directory\): install it$"):
        merge(BASE, BASE, BASE)


@pytest.mark.parametrize(("script", "said"), [("echo no; exit 128", "no"), ("exit 255", "exit status 255")])
def test_where_git_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str, said: str) -> None:
    (tmp_path / "git").write_text(f"#!/bin/sh\n{script}\n")
    (tmp_path / "git").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    with pytest.raises(MergeError, match=f"^git merge-file failed: {said}$"):
        merge(BASE, BASE, BASE)


# Properties. A side is a change of each line of the base: None keeps it, () deletes it, else what stands in its place.

Side = list[tuple[str, ...] | None]
ENDS = st.sampled_from(["\n", "\r\n"])


def text(base: list[str], side: Side, end: str) -> bytes:
    """The base with the changes of one side; each line of the base is unique."""
    lines = (line for old, new in zip(base, side, strict=True) for line in ((old,) if new is None else new))
    return "".join(f"{line}{end}" for line in lines).encode("latin-1")


def changes(side: str) -> st.SearchStrategy[tuple[str, ...] | None]:
    """Deleting a line, replacing it by some, and putting a line after it; ``{}`` is the line."""
    word = st.integers(0, 10**9).map(lambda n: f"{side} {n} \xe9")
    several = st.lists(word, max_size=2, unique=True).map(tuple)
    return st.one_of(st.none(), several, word.map(lambda new: ("{}", new)))


@st.composite
def two_sides(draw: st.DrawFn, *, apart: bool) -> tuple[list[str], Side, Side, str]:
    """A base and two changed texts of it; ``apart``: no line that both sides left alone is missing between changes."""
    base = [f"line {n}" for n in range(draw(st.integers(1, 12)))]
    ours: Side = []
    theirs: Side = []
    for at, old in enumerate(base):
        mine, other = draw(changes("hand")), draw(changes("cuda"))
        if apart:
            turn = at % 4  # ours, none, theirs, none
            mine, other = (mine if turn == 0 else None), (other if turn == 2 else None)
        ours.append(None if mine is None else tuple(word.format(old) for word in mine))
        theirs.append(None if other is None else tuple(word.format(old) for word in other))
    return base, ours, theirs, draw(ENDS)


@given(two_sides(apart=True))
@settings(max_examples=60, deadline=None)
def test_changes_of_other_lines_never_conflict(sides: tuple[list[str], Side, Side, str]) -> None:
    base, ours, theirs, end = sides
    both = [other if mine is None else mine for mine, other in zip(ours, theirs, strict=True)]
    before = text(base, [None] * len(base), end)
    merged = merge(before, text(base, ours, end), text(base, theirs, end))
    assert (merged.data, merged.conflict) == (text(base, both, end), None)


@given(two_sides(apart=False))
@settings(max_examples=60, deadline=None)
def test_nothing_that_either_side_wrote_is_lost(sides: tuple[list[str], Side, Side, str]) -> None:
    base, ours, theirs, end = sides
    before, left, right = text(base, [None] * len(base), end), text(base, ours, end), text(base, theirs, end)
    merged = merge(before, left, right)
    old, lines = set(before.splitlines()), set(merged.data.splitlines())
    assert set(left.splitlines()) - old <= lines
    assert set(right.splitlines()) - old <= lines
    kept = set(left.splitlines()) & set(right.splitlines())  # what neither side took away
    assert kept <= lines
    assert (merged.conflict is None) == (conflict_in(merged.data) is None)
    assert end == "\n" or merged.data.count(b"\n") == merged.data.count(b"\r\n")
