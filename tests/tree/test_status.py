"""What has become of a port's files, by what a person and the CUDA side did to them."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from hipport import convert_paths
from hipport.errors import HipportError
from hipport.errors import OutputError
from hipport.tree.state import STATE_NAME
from hipport.tree.status import FileState
from hipport.tree.status import InputState
from hipport.tree.status import PortFile
from hipport.tree.status import PortStatus
from hipport.tree.status import port_status

CUDA = "#include <cuda_runtime.h>\n__global__ void k(int *p) { *p = __shfl_sync(0xffffffff, *p, 0); }\n"
CONFLICT = "a\n<<<<<<< one\nb\n=======\nc\n>>>>>>> two\n"
PLAIN = {"a.cu", "b.txt", "link", "hipport/warp.h"}  # and what warp.h includes

Folders = tuple[Path, Path]


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """A project and its port, which names it as its input."""
    cuda, port = tmp_path / "cuda", tmp_path / "port"
    cuda.mkdir()
    (cuda / "a.cu").write_text(CUDA)
    (cuda / "b.txt").write_text("text\n")
    (cuda / "link").symlink_to("b.txt")
    convert_paths(cuda, output=port)
    return cuda, port


def told(status: PortStatus) -> dict[str, PortFile]:
    """The files that are not as hipport wrote them from an unchanged input."""
    plain = (FileState.CONVERTED, InputState.SAME)
    return {file.path: file for file in status.files if (file.state, file.input) != plain}


def relink(path: Path) -> None:
    path.unlink()
    path.symlink_to("a.cu")


Change = Callable[[Path, Path], object]
#: What happens to the project and its port; the one file that is told of then, and the exit code.
CHANGES: list[tuple[Change, PortFile, int]] = [
    (lambda _, port: (port / "a.cu").write_text("x"), PortFile("a.cu", FileState.EDITED, InputState.SAME), 0),
    (lambda _, port: relink(port / "link"), PortFile("link", FileState.EDITED, InputState.SAME), 0),
    (lambda _, port: (port / "own.cu").touch(), PortFile("own.cu", FileState.ADDED, None), 0),
    (lambda _, port: (port / "b.txt").unlink(), PortFile("b.txt", FileState.DELETED, InputState.SAME), 0),
    (lambda _, port: (port / "b.txt").write_text(CONFLICT),
     PortFile("b.txt", FileState.CONFLICT, InputState.SAME, 2), 1),
    (lambda cuda, _: (cuda / "a.cu").write_text(""), PortFile("a.cu", FileState.CONVERTED, InputState.CHANGED), 1),
    (lambda cuda, _: relink(cuda / "link"), PortFile("link", FileState.CONVERTED, InputState.CHANGED), 1),
    (lambda cuda, _: (cuda / "a.cu").unlink(), PortFile("a.cu", FileState.CONVERTED, InputState.GONE), 1),
    (lambda cuda, _: (cuda / "new.cu").touch(), PortFile("new.cu", FileState.NEW, InputState.CHANGED), 1),
]  # fmt: skip


def test_a_port_as_hipport_wrote_it(folders: Folders) -> None:
    status = port_status(folders[1])
    assert told(status) == {}
    assert {file.path for file in status.files} >= PLAIN
    assert (status.exit_code, status.stale) == (0, 0)
    assert [source.resolve() for source in status.sources] == [folders[0].resolve()]


@pytest.mark.parametrize(("change", "file", "code"), CHANGES)
def test_what_changed(folders: Folders, change: Change, file: PortFile, code: int) -> None:
    change(*folders)
    status = port_status(folders[1])
    assert told(status) == {file.path: file}
    assert (status.exit_code, status.stale) == (code, int(file.stale))


def test_what_gitignore_names_is_not_added_by_hand(folders: Folders) -> None:
    (folders[1] / ".gitignore").write_text("*.o\n")
    (folders[1] / "a.o").touch()
    assert told(port_status(folders[1])).keys() == {".gitignore"}


@pytest.mark.needs("git")
def test_a_merge_is_an_edited_file_of_an_unchanged_input(folders: Folders) -> None:
    cuda, port = folders
    (port / "a.cu").write_text((port / "a.cu").read_text() + "\n// by hand\n")
    (cuda / "a.cu").write_text("// CUDA\n" + CUDA)
    assert told(port_status(port)) == {"a.cu": PortFile("a.cu", FileState.EDITED, InputState.CHANGED)}
    convert_paths(cuda, output=port)
    assert told(port_status(port)) == {"a.cu": PortFile("a.cu", FileState.EDITED, InputState.SAME)}


def test_a_file_that_could_not_be_merged_stays_stale(folders: Folders) -> None:
    cuda, port = folders
    (port / "b.txt").write_bytes(b"\0")
    (cuda / "b.txt").write_text("changed\n")
    convert_paths(cuda, output=port)
    assert told(port_status(port)) == {"b.txt": PortFile("b.txt", FileState.EDITED, InputState.CHANGED)}


def test_an_input_that_was_moved(folders: Folders) -> None:
    cuda, port = folders
    moved = cuda.rename(cuda.with_name("moved"))
    status = port_status(port)
    assert (status.sources, status.exit_code) == ((), 0)
    assert {file.input for file in status.files if not file.path.startswith("hipport/")} == {InputState.UNKNOWN}
    assert told(port_status(port, [moved])) == {}


def test_several_inputs_and_a_part_of_them(tmp_path: Path) -> None:
    for name in ("one", "two", "three"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.cu").write_text(CUDA)
    port = tmp_path / "port"
    convert_paths([tmp_path / "one", tmp_path / "two"], output=port)
    convert_paths(tmp_path / "one/a.cu", output=port)  # a part, which says nothing of where the port is from
    (tmp_path / "two/b.cu").touch()
    status = port_status(port)
    assert told(status) == {
        "a.cu": PortFile("a.cu", FileState.CONVERTED, InputState.GONE),
        "two/b.cu": PortFile("two/b.cu", FileState.NEW, InputState.CHANGED),
    }


def test_the_port_of_an_older_hipport(folders: Folders) -> None:
    state = json.loads((folders[1] / STATE_NAME).read_bytes())
    old = {"version": 2, "files": state["files"], "open": state["open"]}
    (folders[1] / STATE_NAME).write_text(json.dumps(old))
    status = port_status(folders[1], [folders[0]])
    assert {(file.state, file.input) for file in status.files} == {(FileState.CONVERTED, InputState.UNKNOWN)}


def test_what_is_not_a_port(tmp_path: Path, folders: Folders) -> None:
    with pytest.raises(HipportError, match="has no record of files that hipport wrote there: name the output folder"):
        port_status(tmp_path)
    with pytest.raises(HipportError, match="no such folder: nowhere; name the folder that the port was converted from"):
        port_status(folders[1], [Path("nowhere")])
    (folders[1] / STATE_NAME).write_text("{")
    with pytest.raises(OutputError, match="is damaged"):
        port_status(folders[1])


def test_nothing_is_written(folders: Folders) -> None:
    before = {path: path.lstat().st_mtime_ns for folder in folders for path in folder.rglob("*")}
    port_status(folders[1])
    assert before == {path: path.lstat().st_mtime_ns for folder in folders for path in folder.rglob("*")}
    shutil.rmtree(folders[1] / "hipport")
    (folders[1] / "hipport").touch()  # a file where the folder was
    states = {file.path: file.state for file in port_status(folders[1]).files}
    assert states["hipport/warp.h"] is FileState.DELETED
