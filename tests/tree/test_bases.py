"""The texts that a port keeps for merges: found again whatever ended the runs that kept them."""

from __future__ import annotations

import errno
import os
import random
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from pathlib import PurePosixPath
from typing import IO
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipport.atomic import DiskFullError
from hipport.tree.bases import Bases

A = PurePosixPath("a.cu")
B = PurePosixPath("sub/b.cu")


def digest(data: bytes) -> str:
    return sha256(data).hexdigest()


def keep(root: Path, texts: Mapping[PurePosixPath, bytes]) -> Bases:
    """A run that keeps these texts."""
    bases = Bases(root)
    for relative, data in texts.items():
        bases.keep(relative, digest(data), data)
    return bases


def noise(size: int) -> bytes:
    """A text that does not get shorter by compression."""
    return random.Random(size).randbytes(size).replace(b"\0", b"1")


def test_a_text_is_found_by_this_run_and_the_next(tmp_path: Path) -> None:
    first = keep(tmp_path, {A: b"one", B: b"two", PurePosixPath("odd \udcff"): b""})
    for bases in (first, Bases(tmp_path)):
        assert bases.text(A, digest(b"one")) == b"one"
        assert bases.text(B, digest(b"two")) == b"two"
        assert bases.text(PurePosixPath("odd \udcff"), digest(b"")) == b""
        assert bases.has(A, digest(b"one"))
        assert not bases.has(A, digest(b"two"))  # that of another file
        assert bases.text(A, digest(b"two")) is None


def test_what_is_kept_is_not_kept_twice(tmp_path: Path) -> None:
    keep(tmp_path, {A: b"one"})
    before = [(path.name, path.stat().st_size) for path in Bases(tmp_path).folder.iterdir()]
    keep(tmp_path, {A: b"one"})
    assert [(path.name, path.stat().st_size) for path in Bases(tmp_path).folder.iterdir()] == before


def test_binary_data_is_not_kept(tmp_path: Path) -> None:
    assert not keep(tmp_path, {A: b"a\0b"}).has(A, digest(b"a\0b"))


def test_of_two_records_the_later_one_counts(tmp_path: Path) -> None:
    keep(tmp_path, {A: b"one"})
    (path,) = Bases(tmp_path).folder.iterdir()
    path.write_bytes(path.read_bytes()[:-1] + b"?")  # damaged: its checksum is another
    bases = Bases(tmp_path)
    assert bases.has(A, digest(b"one"))
    assert bases.text(A, digest(b"one")) is None
    bases.heal(A, digest(b"one"), b"one")
    assert Bases(tmp_path).text(A, digest(b"one")) == b"one"


@given(data=st.data())
def test_a_run_that_was_killed_leaves_every_text_that_it_wrote_whole(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    root = tmp_path_factory.mktemp("port")
    ends = []
    texts = {PurePosixPath(f"{n}.cu"): noise(n + 1) for n in range(4)}
    bases = Bases(root)
    for relative, text in texts.items():
        bases.keep(relative, digest(text), text)
        (path,) = bases.folder.iterdir()
        ends.append(path.stat().st_size)
    cut = data.draw(st.integers(0, ends[-1]))
    os.truncate(path, cut)
    keep(root, {A: b"of the next run"})
    after = Bases(root)
    assert after.text(A, digest(b"of the next run")) == b"of the next run"
    for end, (relative, text) in zip(ends, texts.items(), strict=True):
        assert after.has(relative, digest(text)) == (end <= cut)
        assert after.text(relative, digest(text)) == (text if end <= cut else None)


@pytest.mark.parametrize("truncates", [True, False])
def test_a_full_disk_in_the_middle_of_a_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, truncates: bool
) -> None:
    """Nothing that comes after is lost, even where the part of the record cannot be removed again."""
    bases = keep(tmp_path, {A: b"one"})
    opened = Path.open

    class Full:
        def __init__(self, file: IO[bytes]) -> None:
            self._file = file
            self._written = 0

        def __enter__(self) -> Full:
            return self

        def __exit__(self, *_: object) -> None:
            self._file.close()

        def tell(self) -> int:
            return self._file.tell()

        def write(self, data: memoryview) -> int:
            if self._written:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            self._written = self._file.write(data[:9])
            return self._written

        def truncate(self, size: int) -> None:
            if truncates:
                self._file.truncate(size)

    def full(path: Path, mode: str = "r", *arguments: Any, **keywords: Any) -> Any:
        file = opened(path, mode, *arguments, **keywords)
        return Full(file) if mode == "ab" else file

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", full)
        with pytest.raises(DiskFullError, match="free some space"):
            bases.keep(B, digest(b"two"), b"two")
    assert not bases.has(B, digest(b"two"))
    bases.keep(B, digest(b"two"), b"two")
    for found in (bases, Bases(tmp_path)):
        assert found.text(A, digest(b"one")) == b"one"
        assert found.text(B, digest(b"two")) == b"two"


def test_what_nobody_needs_goes_once_it_is_more_than_the_rest(tmp_path: Path) -> None:
    first, second, third, other = map(noise, (2000, 2001, 2002, 100))
    keep(tmp_path, {A: first, B: other})
    bases = keep(tmp_path, {A: second})
    bases.forget_others({str(A): digest(second), str(B): digest(other)})
    assert Bases(tmp_path).has(A, digest(first))  # less than what is needed
    bases = keep(tmp_path, {A: third})
    bases.forget_others({str(A): digest(third), str(B): digest(other), "binary": digest(b"\0")})
    assert len(list(bases.folder.iterdir())) == 1
    after = Bases(tmp_path)
    assert (after.text(A, digest(third)), after.text(B, digest(other))) == (third, other)
    assert not after.has(A, digest(first))


def test_many_small_files_become_one(tmp_path: Path) -> None:
    texts = {PurePosixPath(f"{n}.cu"): noise(n + 1) for n in range(65)}
    for relative, text in texts.items():
        bases = keep(tmp_path, {relative: text})
    assert len(list(bases.folder.iterdir())) == len(texts)
    bases.forget_others({str(relative): digest(text) for relative, text in texts.items()})
    assert len(list(bases.folder.iterdir())) == 1
    after = Bases(tmp_path)
    assert all(after.text(relative, digest(text)) == text for relative, text in texts.items())


def test_texts_as_an_older_hipport_kept_them_go(tmp_path: Path) -> None:
    """Each was a file of its own."""
    folder = Bases(tmp_path).folder
    folder.mkdir(parents=True)
    (folder / ("0a" * 20)).write_bytes(noise(1000))
    bases = keep(tmp_path, {A: b"one"})
    bases.forget_others({str(A): digest(b"one")})
    assert [path.name for path in folder.iterdir()] == ["00000002"]
    assert Bases(tmp_path).text(A, digest(b"one")) == b"one"
