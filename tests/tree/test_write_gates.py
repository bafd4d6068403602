"""What the writer says of each thing that is in its way, and what it keeps of a run."""

from __future__ import annotations

import errno
import json
import os
import shutil
from collections.abc import Callable
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from pathlib import PurePosixPath
from typing import cast

import pytest

from hipport.atomic import DiskFullError
from hipport.atomic import write_atomic
from hipport.errors import OutputError
from hipport.left_open import LeftOpen
from hipport.tree.bases import Bases
from hipport.tree.copying import copy_file
from hipport.tree.output_tree import OutputTree
from hipport.tree.output_tree import StaleFile
from hipport.tree.output_tree import recorded_predictions
from hipport.tree.predictions import Prediction
from hipport.tree.slots import Placed
from hipport.tree.slots import Placement
from hipport.tree.slots import TreeSlot
from hipport.tree.state import STATE_NAME

A, B, C = PurePosixPath("a.cu"), PurePosixPath("b.cu"), PurePosixPath("sub/c.cu")
LARGE = b"0123456789abcdef" * 2**20 + b"end"  # more than is read in one step
OPEN = (
    LeftOpen("HP501", "error", "no counterpart", "rewrite it", "nvmlInit", "nvml", 3, "0123456789abcdef", 1, 4, 8),
    LeftOpen("HP302", "warning", "partly", "look at it", "", "", 7, "fedcba9876543210", 2, 0, 0),
)
PREDICTED = (Prediction(3, "HP501"), Prediction(7, "HP302"))

SPACE = "free some space, or write to another disk with -o"
RIGHTS = "make its folder writable, or write to another place with -o"
FILE_IN_THE_WAY = "a file is where a folder has to be: move it away"
REMEDIES = {
    errno.ENOSPC: SPACE,
    errno.EDQUOT: SPACE,
    errno.EACCES: RIGHTS,
    errno.EPERM: RIGHTS,
    errno.EROFS: "write to another disk with -o",
    errno.ENAMETOOLONG: "write to a folder with a shorter path with -o",
    errno.EEXIST: FILE_IN_THE_WAY,
    errno.ENOTDIR: FILE_IN_THE_WAY,
    errno.EISDIR: "a folder is where a file has to be: move it away",
    errno.EIO: "write to another place with -o",
}


@pytest.mark.parametrize("number", REMEDIES, ids=errno.errorcode.__getitem__)
def test_each_failure_has_its_remedy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "replace", fail)
    path = tmp_path / "a.cu"
    with pytest.raises(OutputError) as caught:
        write_atomic(path, b"")
    assert str(caught.value) == f"cannot write {path}: {os.strerror(number)}; {REMEDIES[number]}"
    assert (type(caught.value) is DiskFullError) == (REMEDIES[number] is SPACE)


def test_an_error_without_a_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError("no reason")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OutputError, match=r": no reason; write to another place with -o$"):
        write_atomic(tmp_path / "a.cu", b"")


def test_a_name_that_is_too_long(tmp_path: Path) -> None:
    with pytest.raises(OutputError, match="shorter path"):
        write_atomic(tmp_path / ("a" * 300), b"")
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_disk_that_is_really_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What has no space only at the end, when buffers are written out, is noticed too."""
    original = Path.open

    def opened(path: Path, mode: str = "r") -> object:
        return original(Path("/dev/full"), "wb") if mode == "xb" else original(path, mode)

    (tmp_path / "a.cu").write_bytes(b"before")
    monkeypatch.setattr(Path, "open", opened)
    with pytest.raises(DiskFullError, match="No space left on device"):
        write_atomic(tmp_path / "a.cu", b"after")
    assert [path.name for path in tmp_path.iterdir()] == ["a.cu"]
    assert (tmp_path / "a.cu").read_bytes() == b"before"


def test_readers_see_the_old_or_the_new(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that is done beside the file has been done when it takes its place."""
    path = tmp_path / "a.cu"
    path.write_bytes(b"before")
    seen: list[tuple[bytes, bytes, int]] = []
    original = os.replace

    def replace(source: Path, target: Path) -> None:
        seen.append((path.read_bytes(), Path(source).read_bytes(), Path(source).stat().st_mode & 0o777))
        assert Path(source).parent == path.parent  # on the same disk
        original(source, target)

    monkeypatch.setattr(os, "replace", replace)
    write_atomic(path, b"after", mode=0o640)
    assert seen == [(b"before", b"after", 0o640)]
    assert (path.read_bytes(), path.stat().st_mode & 0o777) == (b"after", 0o640)


def test_a_folder_that_another_process_makes_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    original = Path.is_dir

    def is_dir(path: Path) -> bool:
        there = original(path)
        os.makedirs(path, exist_ok=True)  # noqa: PTH103 - Path's own asks is_dir
        return there

    monkeypatch.setattr(Path, "is_dir", is_dir)
    write_atomic(tmp_path / C, b"1")
    assert (tmp_path / C).read_bytes() == b"1"


# Slots


@pytest.mark.parametrize("content", [b"", b"small", LARGE], ids=["empty", "small", "large"])
def test_a_copy_in_a_slot(tmp_path: Path, content: bytes) -> None:
    source = tmp_path / "run.sh"
    source.write_bytes(content)
    source.chmod(0o751)
    os.utime(source, ns=(10**18, 10**18))
    slot = TreeSlot(Bases(tmp_path / "out"), C)
    digest = sha256(content).hexdigest()
    assert slot.copy(source) == Placed(Placement.WRITTEN, digest)
    status = slot.path.stat()
    assert (slot.path.read_bytes(), status.st_mode & 0o777, status.st_mtime_ns) == (content, 0o751, 10**18)
    assert slot.copy(source) == Placed(Placement.SAME, digest)
    slot.path.write_bytes(b"by hand")
    assert TreeSlot(Bases(tmp_path / "out"), C, digest).copy(source) == Placed(Placement.EDITED, digest)
    assert slot.copy(source) == Placed(Placement.NOT_MERGED, None, "it is not hipport's")
    assert TreeSlot(Bases(tmp_path / "out"), C, overwrite=True).copy(source) == Placed(Placement.WRITTEN, digest)
    assert slot.path.read_bytes() == content


def test_a_slot_gives_permissions(tmp_path: Path) -> None:
    slot = TreeSlot(Bases(tmp_path), A)
    slot.write(b"1", mode=0o600)
    assert slot.path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("kind", ["pipe", "folder"])
@pytest.mark.parametrize("overwrite", [False, True])
def test_what_is_not_a_file_is_never_replaced(tmp_path: Path, kind: str, *, overwrite: bool) -> None:
    path = tmp_path / A
    if kind == "pipe":
        os.mkfifo(path)
    else:
        path.mkdir()
    with pytest.raises(OutputError) as caught:
        TreeSlot(Bases(tmp_path), A, overwrite=overwrite).write(b"")
    assert str(caught.value) == f"cannot write {path}: {REMEDIES[errno.EISDIR]}"
    assert path.is_fifo() if kind == "pipe" else path.is_dir()


@pytest.mark.parametrize("through", ["out/sub", "out/sub/deep"])
@pytest.mark.parametrize("aim", ["elsewhere", "out/other"])
def test_no_folder_of_a_place_may_be_a_link(tmp_path: Path, through: str, aim: str) -> None:
    """Neither one that leads out of the tree nor one that stays in it."""
    (tmp_path / aim).mkdir(parents=True)
    link = tmp_path / through
    link.parent.mkdir(parents=True, exist_ok=True)
    link.symlink_to(tmp_path / aim)
    slot = TreeSlot(Bases(tmp_path / "out"), PurePosixPath("sub/deep/a.cu"), overwrite=True)
    steps: tuple[Callable[[], object], ...] = (
        lambda: slot.write(b""),
        lambda: slot.copy(Path(__file__)),
        slot.fingerprint,
    )
    for step in steps:
        with pytest.raises(OutputError) as caught:
            step()
        expected = f"cannot write {slot.path}: its folder is a symbolic link; remove that"
        assert str(caught.value) == expected
    assert not list((tmp_path / aim).iterdir())


def test_a_file_that_lies_under_a_file_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "sub").touch()
    assert TreeSlot(Bases(tmp_path), C).fingerprint() is None


# The state of a tree


def record(root: Path, relative: PurePosixPath, data: bytes, left_open: tuple[LeftOpen, ...] | None) -> Placement:
    with OutputTree(root) as tree:
        placed = tree.slot(relative).write(data)
        tree.record(relative, placed, left_open)
        return placed.outcome


def state(root: Path) -> dict[str, object]:
    content = (root / STATE_NAME).read_bytes()
    assert content.endswith(b"}\n")
    loaded = json.loads(content)
    assert isinstance(loaded, dict)
    return loaded


def test_what_a_run_left_open_is_kept(tmp_path: Path) -> None:
    record(tmp_path, C, b"1", OPEN)
    record(tmp_path, A, b"1", ())
    record(tmp_path, B, b"1", None)
    assert state(tmp_path) == {
        "version": 3,
        "sources": [],
        "files": dict.fromkeys(("a.cu", "b.cu", "sub/c.cu"), sha256(b"1").hexdigest()),
        "inputs": {},
        "open": {"a.cu": [], "sub/c.cu": [asdict(each) for each in OPEN]},
    }
    names = ["sub/c.cu", "a.cu", "b.cu", "unknown"]
    assert recorded_predictions(tmp_path, names) == {"sub/c.cu": PREDICTED, "a.cu": ()}
    assert recorded_predictions(tmp_path, ["a.cu"]) == {"a.cu": ()}


def test_a_record_is_of_the_last_run(tmp_path: Path) -> None:
    record(tmp_path, A, b"1", OPEN)
    record(tmp_path, A, b"1", OPEN[:1])
    assert recorded_predictions(tmp_path, ["a.cu"]) == {"a.cu": PREDICTED[:1]}
    record(tmp_path, A, b"1", None)  # it was only copied
    assert recorded_predictions(tmp_path, ["a.cu"]) == {}


def test_a_record_is_not_of_what_a_person_made_of_the_file(tmp_path: Path) -> None:
    record(tmp_path, A, b"1", OPEN)
    (tmp_path / A).write_bytes(b"\0by hand")
    assert recorded_predictions(tmp_path, ["a.cu"]) == {}
    assert record(tmp_path, A, b"2", ()) is Placement.NOT_MERGED
    (tmp_path / A).write_bytes(b"1")  # taken back
    assert recorded_predictions(tmp_path, ["a.cu"]) == {"a.cu": PREDICTED}


def test_records_of_a_tree_without_state(tmp_path: Path) -> None:
    assert recorded_predictions(tmp_path, ["a.cu"]) == {}


def test_the_state_of_an_older_version(tmp_path: Path) -> None:
    (tmp_path / A).write_bytes(b"1")
    (tmp_path / STATE_NAME).write_text(json.dumps({"version": 1, "files": {"a.cu": sha256(b"1").hexdigest()}}))
    assert record(tmp_path, A, b"2", None) is Placement.WRITTEN


@pytest.mark.parametrize("left_open", [{"a.cu": ["three"]}, {"a.cu": [{"code": "HP501"}]}, {"a.cu": 3}, []])
def test_records_that_cannot_be_read(tmp_path: Path, left_open: object) -> None:
    (tmp_path / STATE_NAME).write_text(json.dumps({"version": 2, "files": {}, "open": left_open}))
    with pytest.raises(OutputError) as caught:
        recorded_predictions(tmp_path, [])
    assert str(caught.value) == (
        f"{tmp_path / STATE_NAME} is damaged (not in the form that hipport writes): bring back the file, or delete it; "
        "without it every file that would change is taken for edited by hand, and findings of earlier runs are not "
        "reported again"
    )


def test_the_state_of_a_newer_version(tmp_path: Path) -> None:
    (tmp_path / STATE_NAME).write_text('{"version": 4}')
    with pytest.raises(OutputError) as caught:
        recorded_predictions(tmp_path, [])
    assert str(caught.value) == (
        f"{tmp_path / STATE_NAME} was written by a newer hipport (version 4 of the file, this one knows 3): update "
        "hipport, or write to another folder with -o"
    )


def test_a_state_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / STATE_NAME).mkdir()
    with pytest.raises(OutputError) as caught:
        recorded_predictions(tmp_path, [])
    assert str(caught.value) == (
        f"cannot read {tmp_path / STATE_NAME}: Is a directory; make it readable, or write to another folder with -o"
    )


def test_a_state_is_written_only_where_it_changes(tmp_path: Path) -> None:
    with OutputTree(tmp_path):
        pass
    assert not list(tmp_path.iterdir())
    record(tmp_path, A, b"1", OPEN)
    before = state(tmp_path)
    (tmp_path / STATE_NAME).chmod(0o600)
    record(tmp_path, A, b"1", OPEN)
    assert (tmp_path / STATE_NAME).stat().st_mode & 0o777 == 0o600
    record(tmp_path, A, b"1", ())
    assert state(tmp_path) == before | {"open": {"a.cu": []}}


def test_stale_files_are_those_of_earlier_runs(tmp_path: Path) -> None:
    for name in (C, B, A):
        record(tmp_path, name, b"1", None)
    (tmp_path / B).unlink()
    (tmp_path / B).symlink_to("nothing")  # still there, as a link that leads nowhere
    a, b, c = StaleFile(tmp_path / A, False), StaleFile(tmp_path / B, True), StaleFile(tmp_path / C, False)
    with OutputTree(tmp_path) as tree:
        assert tree.stale([A]) == (b, c)
        assert tree.stale([A, B, C]) == ()
        shutil.rmtree(tmp_path / "sub")
        assert tree.stale([]) == (a, b)
    assert cast("dict[str, str]", state(tmp_path)["files"]).keys() == {"a.cu", "b.cu"}  # the third is forgotten


def test_a_copied_file_is_whole_when_the_source_is_read_in_steps(tmp_path: Path) -> None:
    (tmp_path / "source").write_bytes(LARGE)
    copy_file(tmp_path / "source", tmp_path / "copy")
    assert (tmp_path / "copy").read_bytes() == LARGE
