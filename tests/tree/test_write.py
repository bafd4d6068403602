from __future__ import annotations

import errno
import json
import os
import pickle
import stat
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from pathlib import PurePosixPath

import pytest

from hipport.atomic import DiskFullError
from hipport.atomic import write_atomic
from hipport.errors import OutputError
from hipport.tree.bases import Bases
from hipport.tree.copying import copy_file
from hipport.tree.copying import copy_link
from hipport.tree.copying import in_place
from hipport.tree.output_tree import OutputTree
from hipport.tree.output_tree import StaleFile
from hipport.tree.slots import Placed
from hipport.tree.slots import Placement
from hipport.tree.slots import TreeSlot
from hipport.tree.state import STATE_NAME

OLD = 1_000_000_000 * 10**9  # a modification time that no write of a test has, in nanoseconds
A = PurePosixPath("sub/a.cu")


def leftovers(folder: Path) -> list[Path]:
    return list(folder.rglob("*.tmp"))


def permissions(path: Path) -> int:
    return stat.S_IMODE(path.lstat().st_mode)


def run(root: Path, files: dict[str, bytes], *, overwrite: bool = False) -> dict[str, Placement]:
    """One conversion, as far as its output goes."""
    outcomes = {}
    with OutputTree(root, overwrite=overwrite) as tree:
        for name, data in files.items():
            placed = tree.slot(PurePosixPath(name)).write(data)
            tree.record(PurePosixPath(name), placed)
            outcomes[name] = placed.outcome
    return outcomes


def test_write_makes_folders_and_keeps_bytes(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "a.cu"
    write_atomic(path, b"\xef\xbb\xbfa\r\nb\n\0")
    assert path.read_bytes() == b"\xef\xbb\xbfa\r\nb\n\0"
    assert list(path.parent.iterdir()) == [path]


def test_write_permissions(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_atomic(tmp_path / "default", b"")
        write_atomic(tmp_path / "given", b"", mode=0o755)
        write_atomic(tmp_path / "readonly", b"1", mode=0o444)
        write_atomic(tmp_path / "readonly", b"2", mode=0o444)
    finally:
        os.umask(before)
    assert [permissions(tmp_path / name) for name in ("default", "given", "readonly")] == [0o640, 0o755, 0o444]


def test_write_to_the_longest_name_and_to_bytes_that_are_not_utf8(tmp_path: Path) -> None:
    for name in ("n" * 255, os.fsdecode(b"caf\xe9.cu")):
        write_atomic(tmp_path / name, b"x")
        assert (tmp_path / name).read_bytes() == b"x"


FAILURES = [
    pytest.param(OSError(errno.ENOSPC, "No space left on device"), DiskFullError, "free some space", id="full"),
    pytest.param(OSError(errno.EDQUOT, "Disk quota exceeded"), DiskFullError, "free some space", id="quota"),
    pytest.param(OSError(errno.EACCES, "Permission denied"), OutputError, "writable", id="rights"),
    pytest.param(OSError(errno.EROFS, "Read-only file system"), OutputError, "another disk", id="read-only"),
    pytest.param(OSError(errno.EIO, "Input/output error"), OutputError, "another place", id="broken"),
    pytest.param(KeyboardInterrupt("Ctrl-C"), KeyboardInterrupt, "Ctrl-C", id="interrupted"),
]


def fail_in(monkeypatch: pytest.MonkeyPatch, step: str, failure: BaseException) -> None:
    """Let writing fail when the temporary file is written to, gets its permissions, or takes its place."""

    def fail(*_: object, **__: object) -> None:
        raise failure

    match step:
        case "write":
            original = Path.open

            def opened(path: Path, mode: str = "r") -> object:
                file = original(path, mode)
                if "x" not in mode:
                    return file
                file.write(b"half")
                file.close()
                raise failure

            monkeypatch.setattr(Path, "open", opened)
        case "chmod":
            monkeypatch.setattr(Path, "chmod", fail)
        case "replace":
            monkeypatch.setattr(os, "replace", fail)


@pytest.mark.parametrize("step", ["write", "chmod", "replace"])
@pytest.mark.parametrize(("failure", "expected", "remedy"), FAILURES)
@pytest.mark.parametrize("operation", ["write", "copy", "in_place"])
def test_failure_leaves_what_was_there(
    *,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    operation: str,
    step: str,
    failure: BaseException,
    expected: type[BaseException],
    remedy: str,
) -> None:
    path, source = tmp_path / "a.cu", tmp_path / "source"
    path.write_bytes(b"before")
    source.write_bytes(b"after")
    steps: dict[str, Callable[[], None]] = {
        "write": lambda: write_atomic(path, b"after", mode=0o644),
        "copy": lambda: copy_file(source, path),
        "in_place": lambda: in_place(path, b"after"),
    }
    with monkeypatch.context() as patch:
        fail_in(patch, step, failure)
        with pytest.raises(expected, match=remedy) as caught:
            steps[operation]()
    assert path.read_bytes() == b"before"
    assert not leftovers(tmp_path)
    if isinstance(failure, OSError):
        assert f"cannot write {path}: {failure.strerror}; " in str(caught.value)
        assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_failed_link_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "link").symlink_to("aim")
    (tmp_path / "old").symlink_to("other")
    fail_in(monkeypatch, "replace", KeyboardInterrupt())
    with pytest.raises(KeyboardInterrupt):
        copy_link(tmp_path / "link", tmp_path / "old")
    assert str((tmp_path / "old").readlink()) == "other"
    assert not leftovers(tmp_path)


@pytest.mark.parametrize(
    ("present", "target"),
    [("file", "file/a.cu"), ("file", "file/b/a.cu"), ("a.cu/", "a.cu")],
)
def test_a_file_or_folder_in_the_way(tmp_path: Path, present: str, target: str) -> None:
    if present.endswith("/"):
        (tmp_path / present).mkdir()
    else:
        (tmp_path / present).touch()
    for put in (
        lambda: write_atomic(tmp_path / target, b""),
        lambda: TreeSlot(Bases(tmp_path), PurePosixPath(target)).write(b""),
    ):
        with pytest.raises(OutputError, match=r"where a f.* has to be: move it away"):
            put()
    assert not leftovers(tmp_path)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write to every folder")
def test_folder_without_rights(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(OutputError, match="Permission denied; make its folder writable"):
            write_atomic(tmp_path / "a.cu", b"")
    finally:
        tmp_path.chmod(0o700)


def test_copy_keeps_bytes_permissions_and_time(tmp_path: Path) -> None:
    source, target = tmp_path / "run.sh", tmp_path / "out" / "run.sh"
    source.write_bytes(b"#!/bin/sh\r\n" * 300_000)
    source.chmod(0o751)
    os.utime(source, ns=(OLD, OLD))
    copy_file(source, target)
    assert target.read_bytes() == source.read_bytes()
    assert (permissions(target), target.stat().st_mtime_ns) == (0o751, OLD)


def test_copy_of_an_unreadable_source_is_not_the_fault_of_the_output(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        copy_file(tmp_path / "nothing", tmp_path / "out")
    with pytest.raises(FileNotFoundError):
        TreeSlot(Bases(tmp_path), A).copy(tmp_path / "nothing")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("b.h", "b.h"),
        ("../b.h", "../b.h"),
        (".", "."),
        ("..", ".."),
        ("../../src/b.h", "../b.h"),
        ("{src}/sub/b.h", "b.h"),
        ("{also}/sub/b.h", "b.h"),
        ("chain", "chain"),
    ],
)
def test_a_link_stays_in_its_tree(tmp_path: Path, text: str, made: str) -> None:
    src, also = tmp_path / "src", tmp_path / "also"
    (src / "sub").mkdir(parents=True)
    also.symlink_to("src")
    (src / "sub" / "b.h").touch()
    (src / "sub" / "chain").symlink_to("b.h")
    (src / "sub" / "link").symlink_to(text.format(src=src, also=also))
    copy_link(src / "sub" / "link", tmp_path / "out" / "sub" / "link")
    assert str((tmp_path / "out" / "sub" / "link").readlink()) == made


def test_in_place_keeps_permissions_and_links(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    file, link = tmp_path / "real" / "a.cu", tmp_path / "link.cu"
    file.write_bytes(b"before")
    file.chmod(0o754)
    link.symlink_to("real/a.cu")
    in_place(link, b"after")
    assert (link.is_symlink(), file.read_bytes(), permissions(file)) == (True, b"after", 0o754)


@pytest.mark.parametrize("aim", ["loop", "nothing"])
def test_in_place_through_a_broken_link(tmp_path: Path, aim: str) -> None:
    (tmp_path / "loop").symlink_to(aim)
    with pytest.raises(OutputError, match="cannot write"):
        in_place(tmp_path / "loop", b"")


def test_a_second_run_touches_nothing(tmp_path: Path) -> None:
    files = {"a.cu": b"1", "sub/b.cu": b"2"}
    assert set(run(tmp_path, files).values()) == {Placement.WRITTEN}
    everything = [tmp_path / name for name in (*files, STATE_NAME)]
    for path in everything:
        os.utime(path, ns=(OLD, OLD))
    assert set(run(tmp_path, files).values()) == {Placement.SAME}
    assert {path.stat().st_mtime_ns for path in everything} == {OLD}


def test_what_is_still_as_written_or_gone_is_written_anew(tmp_path: Path) -> None:
    run(tmp_path, {"a.cu": b"1", "b.cu": b"1"})
    (tmp_path / "b.cu").unlink()
    again = run(tmp_path, {"a.cu": b"2", "b.cu": b"1"})
    assert again == {"a.cu": Placement.WRITTEN, "b.cu": Placement.RESTORED}
    assert (tmp_path / "a.cu").read_bytes() == b"2"
    (tmp_path / "a.cu").unlink()
    (tmp_path / "b.cu").unlink()  # nothing is left: begun afresh
    assert set(run(tmp_path, {"a.cu": b"2", "b.cu": b"1"}).values()) == {Placement.WRITTEN}


def test_hand_edits_stay_until_told_otherwise(tmp_path: Path) -> None:
    run(tmp_path, {"a.cu": b"1"})
    (tmp_path / "a.cu").write_bytes(b"\0by hand")
    for _ in range(2):
        assert run(tmp_path, {"a.cu": b"2"}) == {"a.cu": Placement.NOT_MERGED}
        assert (tmp_path / "a.cu").read_bytes() == b"\0by hand"
    assert run(tmp_path, {"a.cu": b"2"}, overwrite=True) == {"a.cu": Placement.WRITTEN}
    assert run(tmp_path, {"a.cu": b"3"}) == {"a.cu": Placement.WRITTEN}


def test_a_hand_edit_that_is_taken_back_or_taken_over(tmp_path: Path) -> None:
    run(tmp_path, {"a.cu": b"1"})
    (tmp_path / "a.cu").write_bytes(b"2")
    assert run(tmp_path, {"a.cu": b"2"}) == {"a.cu": Placement.SAME}  # the person was ahead of us
    assert run(tmp_path, {"a.cu": b"3"}) == {"a.cu": Placement.WRITTEN}
    (tmp_path / "a.cu").write_bytes(b"\0by hand")
    run(tmp_path, {"a.cu": b"4"})
    (tmp_path / "a.cu").write_bytes(b"3")
    assert run(tmp_path, {"a.cu": b"4"}) == {"a.cu": Placement.WRITTEN}


def test_a_file_that_hipport_never_wrote_is_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "a.cu").write_bytes(b"theirs")
    (tmp_path / "b.cu").write_bytes(b"1")
    assert run(tmp_path, {"a.cu": b"1", "b.cu": b"1"}) == {"a.cu": Placement.NOT_MERGED, "b.cu": Placement.SAME}
    assert (tmp_path / "a.cu").read_bytes() == b"theirs"
    assert json.loads((tmp_path / STATE_NAME).read_text())["files"].keys() == {"b.cu"}


def test_copies_and_links_have_slots_too(tmp_path: Path) -> None:
    src, out = tmp_path / "src", tmp_path / "out"
    src.mkdir()
    (src / "data").write_bytes(b"1")
    (src / "link").symlink_to("data")

    def go() -> list[Placement]:
        with OutputTree(out) as tree:
            data, link = PurePosixPath("data"), PurePosixPath("link")
            results = {data: tree.slot(data).copy(src / "data"), link: tree.slot(link).link(src / "link")}
            for relative, placed in results.items():
                tree.record(relative, placed)
        return [placed.outcome for placed in results.values()]

    assert go() == [Placement.WRITTEN, Placement.WRITTEN]
    assert go() == [Placement.SAME, Placement.SAME]
    assert json.loads((out / STATE_NAME).read_text()) == {
        "version": 3,
        "sources": [],
        "files": {"data": sha256(b"1").hexdigest(), "link": "-> data"},
        "inputs": {},
        "open": {},
    }
    (src / "data").write_bytes(b"2")
    (src / "link").unlink()
    (src / "link").symlink_to(".")
    assert go() == [Placement.WRITTEN, Placement.WRITTEN]
    (out / "link").unlink()
    (out / "link").symlink_to("by-hand")
    (out / "data").unlink()
    (out / "data").symlink_to("link")
    (src / "data").write_bytes(b"3")
    assert go() == [Placement.NOT_MERGED, Placement.EDITED]
    assert (out / "data").is_symlink()


def test_nothing_is_written_through_a_link_in_the_output(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "sub").symlink_to("../src")
    for overwrite in (False, True):
        with pytest.raises(OutputError, match="its folder is a symbolic link; remove"):
            TreeSlot(Bases(tmp_path / "out"), A, overwrite=overwrite).write(b"")
    assert not list((tmp_path / "src").iterdir())


def test_an_output_root_may_be_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "out").symlink_to("real")
    run(tmp_path / "out", {str(A): b"1"})
    assert (tmp_path / "real" / A).read_bytes() == b"1"


def test_stale_files_are_reported_and_stay(tmp_path: Path) -> None:
    run(tmp_path, {"a.cu": b"1", "b.cu": b"1", "c.cu": b"1"})
    (tmp_path / "c.cu").unlink()
    (tmp_path / "theirs.cu").touch()
    with OutputTree(tmp_path) as tree:
        assert tree.stale([PurePosixPath("a.cu")]) == (StaleFile(tmp_path / "b.cu", edited=False),)
    assert (tmp_path / "b.cu").exists()


@pytest.mark.parametrize("failure", [KeyboardInterrupt(), DiskFullError("full"), ValueError()])
def test_state_is_saved_when_a_run_ends_early(tmp_path: Path, failure: BaseException) -> None:
    def stopped() -> None:
        with OutputTree(tmp_path) as tree:
            tree.record(A, tree.slot(A).write(b"1"))
            raise failure

    with pytest.raises(type(failure)):
        stopped()
    assert run(tmp_path, {str(A): b"2"}) == {str(A): Placement.WRITTEN}


def test_state_that_cannot_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def go(failure: BaseException | None) -> None:
        with OutputTree(tmp_path) as tree:
            tree.record(A, Placed(Placement.WRITTEN, "0"))
            if failure:
                raise failure

    fail_in(monkeypatch, "replace", OSError(errno.ENOSPC, "No space left on device"))
    with pytest.raises(DiskFullError, match=STATE_NAME):
        go(None)
    with pytest.raises(KeyboardInterrupt):  # goes first
        go(KeyboardInterrupt())
    assert not list(tmp_path.iterdir())


def test_a_run_that_is_killed_before_its_state_is_saved(tmp_path: Path) -> None:
    run(tmp_path, {"a.cu": b"1"})
    OutputTree(tmp_path).slot(PurePosixPath("b.cu")).write(b"1")
    TreeSlot(Bases(tmp_path), PurePosixPath("a.cu"), sha256(b"1").hexdigest()).write(b"2")
    assert set(run(tmp_path, {"a.cu": b"2", "b.cu": b"1"}).values()) == {Placement.SAME}
    assert set(run(tmp_path, {"a.cu": b"3", "b.cu": b"3"}).values()) == {Placement.WRITTEN}


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"{", r"is damaged \(.*line 1.*: bring back the file, or delete it"),
        (b"\xff", "is damaged"),
        (b"[]", "is damaged"),
        (b'{"version": 1}', "is damaged"),
        (b'{"version": 0, "files": {}}', "is damaged"),
        (b'{"version": 1, "files": {"a": 1}}', "is damaged"),
        (b'{"version": 2, "files": {}}', "is damaged"),
        (b'{"version": 2, "files": {}, "open": {"a.cu": [{"code": "HP501"}]}}', "is damaged"),
        (b'{"version": 4, "files": []}', "written by a newer hipport .*: update hipport"),
    ],
)
def test_state_that_cannot_be_used(tmp_path: Path, content: bytes, message: str) -> None:
    (tmp_path / STATE_NAME).write_bytes(content)
    with pytest.raises(OutputError, match=message):
        run(tmp_path, {"a.cu": b"1"})
    assert (tmp_path / STATE_NAME).read_bytes() == content
    assert not (tmp_path / "a.cu").exists()


def test_state_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / STATE_NAME).mkdir()
    with pytest.raises(OutputError, match=r"cannot read .*Is a directory"):
        run(tmp_path, {})


@pytest.mark.needs("git")
def test_names_that_are_not_utf8_have_a_state(tmp_path: Path) -> None:
    name = os.fsdecode(b"caf\xe9.cu")
    run(tmp_path, {name: b"1"})
    assert run(tmp_path, {name: b"2"}) == {name: Placement.WRITTEN}
    (tmp_path / name).write_bytes(b"by hand")
    assert run(tmp_path, {name: b"3"}) == {name: Placement.CONFLICT}


def fill(slot: TreeSlot) -> Placed:
    return slot.write(slot.relative.name.encode())


@pytest.mark.long
def test_slots_are_filled_by_processes(tmp_path: Path) -> None:
    names = [PurePosixPath(f"deep/{n % 3}/{n}.cu") for n in range(24)]
    with OutputTree(tmp_path) as tree, ProcessPoolExecutor(2, get_context("spawn")) as pool:
        for name, placed in zip(names, pool.map(fill, map(tree.slot, names)), strict=True):
            tree.record(name, placed)
    assert json.loads((tmp_path / STATE_NAME).read_text())["files"].keys() == {str(name) for name in names}
    assert {path.read_bytes() for path in tmp_path.rglob("*.cu")} == {name.name.encode() for name in names}
