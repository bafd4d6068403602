"""The second year of a port: a person works in it, the CUDA side goes on, and the same command runs again."""

from __future__ import annotations

import json
import shutil
from itertools import pairwise
from pathlib import Path
from pathlib import PurePosixPath

import pytest

from hipport import Diagnostic
from hipport import Run
from hipport import Severity
from hipport import convert_paths
from hipport.tree import output_tree
from hipport.tree.bases import Bases
from hipport.tree.slots import TreeSlot
from hipport.tree.state import STATE_NAME

pytestmark = pytest.mark.needs("git")

MAIN = """\
#include <cuda_runtime.h>
#include "kernels.cuh"

int main(int argc, char **argv) {
    int n = 1024;
    float *data;
    cudaMalloc(&data, n * sizeof(float));

    cudaStream_t stream;
    cudaStreamCreate(&stream);

    fill<<<n / 256, 256, 0, stream>>>(data, 1.0f);

    scale<<<n / 256, 256, 0, stream>>>(data, 2.0f);

    cudaStreamSynchronize(stream);

    cudaFree(data);
    return 0;
}
"""
KERNELS = """\
#pragma once
#include <cuda_runtime.h>

__global__ void fill(float *p, float value) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    p[i] = value;
}

__global__ void scale(float *p, float factor) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    p[i] *= factor;
}

__device__ float sum(float x) {
    for (int offset = 16; offset > 0; offset /= 2)
        x += __shfl_down_sync(0xffffffff, x, offset);
    return x;
}
"""
HOST = """\
// caf\xe9: Latin-1, and lines that end as in Windows

int answer() {
    return 41;
}

int question() {
    return 6;
}
""".replace("\n", "\r\n")
MAKEFILE = "CXX = g++\nFLAGS = -O2\n\nall: main\n\nmain: main.cu\n\tnvcc -o main main.cu\n\nclean:\n\trm -f main\n"
FILES = {
    "main.cu": MAIN,
    "kernels.cuh": KERNELS,
    "host.cpp": HOST,
    "Makefile": MAKEFILE,
    "README": "A program.\n\nIt fills.\n\nIt scales.\n",
    "notes.txt": "first\n\nsecond\n",
    "old.cu": "#include <cuda_runtime.h>\ncudaEvent_t event;\n",
    "logo.bin": "\0\1\2\3",
}

#: File, text, and what a person writes in its place: in the port.
BY_HAND = [
    ("main.cu", "int n = 1024;", "int n = 4096;  // more for MI300"),
    ("main.cu", "    hipFree(data);\n", "    hipFree(data);\n    puts(\"done on AMD\");\n"),
    ("main.cu", "fill<<<n / 256, 256, 0, stream>>>", "fill<<<n / 512, 512, 0, stream>>>"),
    ("kernels.cuh", "    p[i] = value;", "    p[i] = value + 0.0f;"),
    ("kernels.cuh", "    return x;", "    return x;  // right on 64 lanes"),
    ("host.cpp", "// caf\xe9", "// caf\xe9 and th\xe9"),
    ("host.cpp", "return 41;", "return 42;"),
    ("Makefile", "hipcc -o main", "hipcc -O3 -o main"),
    ("README", "A program.", "A program for AMD GPUs."),
    ("notes.txt", "second", "second, by hand"),
]  # fmt: skip
#: File, text, what it becomes on the CUDA side, and what that is in the port.
OF_CUDA = [
    ("main.cu", "#include \"kernels.cuh\"", "#include \"kernels.cuh\"\n#include <cstdio>", "#include <cstdio>"),
    ("main.cu", "float *data;", "float *data = nullptr;", "float *data = nullptr;"),
    ("main.cu", "cudaStreamCreate(&stream);", "cudaStreamCreateWithFlags(&stream, 1);",
     "hipStreamCreateWithFlags(&stream, 1);"),
    ("main.cu", "(data, 2.0f)", "(data, 3.0f)", "(data, 3.0f)"),
    ("main.cu", "return 0;", "return argc;", "return argc;"),
    ("main.cu", "cudaStreamSynchronize(stream);", "cudaDeviceSynchronize();", "hipDeviceSynchronize();"),
    ("main.cu", "fill<<<n / 256, 256, 0, stream>>>", "fill<<<n / 128, 128, 0, stream>>>", "fill<<<n / 128, 128,"),
    ("kernels.cuh", "#pragma once", "#pragma once\n// version 2", "// version 2"),
    ("kernels.cuh", "p[i] *= factor;", "p[i] = p[i] * factor;", "p[i] = p[i] * factor;"),
    ("kernels.cuh", "int offset = 16", "int offset = 8", "int offset = 8"),
    ("kernels.cuh", "void scale(float *p, float factor)", "void scale(float *p, float factor, int)", "factor, int)"),
    ("host.cpp", "int question() {", "int question(int) {", "int question(int) {"),
    ("host.cpp", "return 6;", "return 6 * 9;", "return 6 * 9;"),
    ("host.cpp", "return 41;", "return 40;", "return 40;"),
    ("Makefile", "FLAGS = -O2", "FLAGS = -O3", "FLAGS = -O3"),
    ("Makefile", "rm -f main", "rm -f main *.o", "rm -f main *.o"),
    ("README", "It scales.", "It scales and sums.", "It scales and sums."),
    ("notes.txt", "first", "first of all", "first of all"),
    ("old.cu", "cudaEvent_t event;", "cudaEvent_t begin;", "hipEvent_t begin;"),
    ("logo.bin", "\3", "\4", "\4"),
]  # fmt: skip
#: Files in which both sides changed the same lines.
CONFLICTS = {"main.cu", "host.cpp"}


class Story:
    """A CUDA project and its port, and what happens to them."""

    def __init__(self, folder: Path, files: dict[str, str]) -> None:
        self.cuda, self.port = folder / "cuda", folder / "port"
        self.cuda.mkdir()
        for name, text in files.items():
            (self.cuda / name).write_bytes(text.encode("latin-1"))
        self.convert()

    def convert(self, *, overwrite: bool = False) -> Run:
        return convert_paths(self.cuda, output=self.port, overwrite=overwrite)

    def text(self, name: str) -> str:
        return (self.port / name).read_bytes().decode("latin-1")

    def by_hand(self, name: str, old: str, new: str) -> None:
        change(self.port / name, old, new)

    def of_cuda(self, name: str, old: str, new: str) -> None:
        change(self.cuda / name, old, new)

    def forget_bases(self) -> None:
        shutil.rmtree(self.port / ".hipport")


def change(path: Path, old: str, new: str) -> None:
    text = path.read_bytes().decode("latin-1")
    assert text.count(old) == 1, (path, old)
    path.write_bytes(text.replace(old, new).encode("latin-1"))


def lines_of(text: str, parts: str) -> set[str]:
    """The lines of ``parts`` that are in a text, be it as a part of its lines."""
    return {line for line in parts.splitlines() if line in text}


def said(run: Run, *codes: str) -> list[tuple[str, str, int]]:
    """Code, file and line of what a run says of these codes."""
    return [(d.code, Path(r.path).name, d.line) for r in run.results for d in r.diagnostics if d.code in codes]


def one(run: Run, code: str) -> Diagnostic:
    (found,) = (d for r in run.results for d in r.diagnostics if d.code == code)
    return found


WRITER = ("HP907", "HP908", "HP916", "HP917", "HP918")


@pytest.fixture
def story(tmp_path: Path) -> Story:
    return Story(tmp_path, FILES)


def test_the_second_year(story: Story) -> None:
    """Ten edits of the port and twenty changes of the CUDA side: each is there afterwards, or in a conflict."""
    assert (len(BY_HAND), len(OF_CUDA)) == (10, 20)
    for name, old, new in BY_HAND:
        story.by_hand(name, old, new)
    for name, old, new, _ in OF_CUDA:
        story.of_cuda(name, old, new)
    run = story.convert()
    for name, _, new in BY_HAND:
        assert set(new.splitlines()) <= lines_of(story.text(name), new), name
    for name, _, _, new in OF_CUDA:
        assert new in story.text(name), name
    lines = {name: story.text(name).split("<<<<<<< ")[0].count("\n") + 1 for name in CONFLICTS}
    assert said(run, *WRITER) == [
        ("HP916", "Makefile", 1),
        ("HP916", "README", 1),
        ("HP916", "kernels.cuh", 1),
        ("HP916", "notes.txt", 1),
        ("HP917", "host.cpp", lines["host.cpp"]),
        ("HP917", "main.cu", lines["main.cu"]),
    ]
    assert run.exit_code == 1
    assert {name for name in FILES if "<<<<<<<" in story.text(name).replace("<<<n", "")} == CONFLICTS
    assert story.text("host.cpp").count("\r\n") == story.text("host.cpp").count("\n")


def test_the_third_year(story: Story) -> None:
    """Conflicts stay until they are resolved; then the next change is merged as if there had been none."""
    test_the_second_year(story)
    before = {name: story.text(name) for name in FILES}
    again = story.convert()
    assert {name: story.text(name) for name in FILES} == before
    assert [name for _, name, _ in said(again, *WRITER)] == ["host.cpp", "main.cu"]  # the merged ones are silent
    story.of_cuda("host.cpp", "return 6 * 9;", "return 6 * 7;")
    assert said(story.convert(), "HP917")
    assert story.text("host.cpp") == before["host.cpp"]
    start, end = before["host.cpp"].index("<<<<<<<"), before["host.cpp"].index("converted again\r\n")
    resolved = before["host.cpp"][:start] + "    return 42;\r\n" + before["host.cpp"][end + 17 :]
    (story.port / "host.cpp").write_bytes(resolved.encode("latin-1"))
    assert said(story.convert(), "HP916", "HP917")[0] == ("HP916", "host.cpp", 1)
    assert story.text("host.cpp") == resolved.replace("6 * 9", "6 * 7")


def test_an_edited_file_whose_cuda_side_did_not_change_is_left_alone(story: Story) -> None:
    for name, old, new in BY_HAND:
        story.by_hand(name, old, new)
    (story.port / "logo.bin").write_bytes(b"\0own")
    before = {name: story.text(name) for name in FILES}
    run = story.convert()
    assert said(run, *WRITER) == []
    assert {name: story.text(name) for name in FILES} == before


def test_overwrite_takes_the_conversion(story: Story) -> None:
    story.by_hand("README", "A program.", "Mine.")
    story.of_cuda("README", "A program.", "Theirs.")
    assert said(story.convert(overwrite=True), *WRITER) == []
    assert story.text("README") == FILES["README"].replace("A program.", "Theirs.")


def test_a_merged_file_keeps_the_permissions_that_it_has_in_the_port(story: Story) -> None:
    (story.port / "README").chmod(0o750)
    story.by_hand("README", "A program.", "Mine.")
    story.of_cuda("README", "It scales.", "It runs.")
    story.convert()
    assert (story.port / "README").stat().st_mode & 0o777 == 0o750


def test_headers_of_hipports_are_merged_too(story: Story) -> None:
    """An older hipport gave another one: what the person added stays, and what is new comes in."""
    path = story.port / "hipport/warp.h"
    text = path.read_text()
    first, *rest = text.splitlines(keepends=True)
    older = "".join([first, *rest[:-1]])  # it lacked the last line
    state = json.loads((story.port / STATE_NAME).read_bytes())
    slot = TreeSlot(Bases(story.port), PurePosixPath("hipport/warp.h"), None, overwrite=True)
    state["files"]["hipport/warp.h"] = slot.write(older.encode()).fingerprint
    (story.port / STATE_NAME).write_text(json.dumps(state))
    path.write_text(f"// by hand\n{older}")
    assert said(story.convert(), *WRITER) == [("HP916", "warp.h", 1)]
    assert path.read_text() == f"// by hand\n{text}"


# What is not merged


@pytest.mark.parametrize(
    ("name", "port", "cuda"),
    [
        ("logo.bin", b"\0mine", b"\0theirs"),
        ("README", b"A\0B", b"text"),
        ("README", b"text", "th\u00e9".encode("utf-16")),
    ],
)
def test_binary_data_is_reported(story: Story, name: str, port: bytes, cuda: bytes) -> None:
    (story.port / name).write_bytes(port)
    (story.cuda / name).write_bytes(cuda)
    found = one(story.convert(), "HP907")
    assert found.severity is Severity.WARNING
    assert found.message.endswith("(binary data, links and large files are not merged)")
    assert (story.port / name).read_bytes() == port


def both_change(story: Story) -> None:
    story.by_hand("README", "A program.", "Mine.")
    story.of_cuda("README", "It scales.", "It runs.")


MERGED = FILES["README"].replace("A program.", "Mine.").replace("It scales.", "It runs.")


def test_without_git_the_edited_file_stays(story: Story, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    both_change(story)
    before = story.text("README")
    with monkeypatch.context() as patch:
        patch.setenv("PATH", str(tmp_path))
        message = one(story.convert(), "HP907").message
    assert message.endswith("it was left as it is (git cannot be started (No such file or directory): install it)")
    assert story.text("README") == before
    story.convert()  # with git again
    assert story.text("README") == MERGED


def test_a_port_of_an_older_hipport_has_no_bases(story: Story) -> None:
    state = json.loads((story.port / STATE_NAME).read_bytes())
    old = {"version": 2, "files": state["files"], "open": state["open"]}
    story.forget_bases()
    (story.port / STATE_NAME).write_text(json.dumps(old))
    both_change(story)
    before = story.text("README")
    found = one(story.convert(), "HP907")
    assert found.message.endswith(f"(the text that hipport wrote before is not in {story.port / '.hipport/base'})")
    assert story.text("README") == before


@pytest.mark.parametrize("edited_first", [False, True])
def test_a_run_before_the_cuda_side_changes_brings_the_bases_back(story: Story, *, edited_first: bool) -> None:
    story.forget_bases()
    if edited_first:
        story.by_hand("README", "A program.", "Mine.")
    story.convert()
    if not edited_first:
        story.by_hand("README", "A program.", "Mine.")
    story.of_cuda("README", "It scales.", "It runs.")
    assert [code for code, *_ in said(story.convert(), *WRITER)] == ["HP916"]
    assert story.text("README") == MERGED


@pytest.mark.parametrize("damage", [b"", b"x\x9c", b"not compressed"])
def test_a_damaged_base_is_no_base(story: Story, damage: bytes) -> None:
    for path in (story.port / ".hipport/base").iterdir():
        path.write_bytes(damage)
    story.by_hand("README", "A program.", "Mine.")
    before = story.text("README")
    story.of_cuda("README", "It scales.", "It runs.")
    assert said(story.convert(), *WRITER) == [("HP907", "README", 1)]
    assert story.text("README") == before


def test_a_base_of_another_text_is_no_base(story: Story) -> None:
    """Whatever bytes a damage makes: what does not have the recorded fingerprint is not merged from."""
    recorded = json.loads((story.port / STATE_NAME).read_bytes())["files"]
    story.forget_bases()
    Bases(story.port).keep(PurePosixPath("README"), recorded["README"], b"something else\n")
    both_change(story)
    assert said(story.convert(), *WRITER) == [("HP907", "README", 1)]


def test_a_damaged_base_is_healed_while_its_text_is_known(story: Story) -> None:
    story.by_hand("README", "A program.", "Mine.")
    for path in (story.port / ".hipport/base").iterdir():
        path.write_bytes(b"")
    story.convert()
    story.of_cuda("README", "It scales.", "It runs.")
    story.convert()
    assert story.text("README") == MERGED


def test_bases_take_at_most_twice_the_room_of_those_of_the_last_run(story: Story) -> None:
    def room() -> int:
        return sum(path.stat().st_size for path in (story.port / ".hipport/base").iterdir())

    once = room()
    long = "".join(map(str, range(9999)))
    for old, new in pairwise(("It scales.", *(f"It is {n} {long[n:]}" for n in range(5)), "It scales.")):
        story.of_cuda("README", old, new)
        story.convert()
    assert room() <= 2 * once


def test_without_its_state_what_was_not_edited_is_recognized(story: Story) -> None:
    (story.port / STATE_NAME).unlink()
    both_change(story)
    story.of_cuda("notes.txt", "first", "1st")
    run = story.convert()
    assert said(run, *WRITER) == [("HP907", "README", 1)]
    assert one(run, "HP907").message.endswith("(it is not hipport's)")
    assert story.text("notes.txt") == "1st\n\nsecond\n"


# A run that is killed


@pytest.fixture
def killed(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Until it is undone, runs are killed after they have written all files and before they save the state."""

    def kill(*_: object) -> None:
        raise SystemExit

    monkeypatch.setattr(output_tree.OutputTree, "__exit__", kill)
    return monkeypatch


def test_what_a_killed_run_wrote_is_hipports(story: Story, killed: pytest.MonkeyPatch) -> None:
    story.of_cuda("README", "It scales.", "It runs.")
    with pytest.raises(SystemExit):
        story.convert()
    killed.undo()
    story.of_cuda("README", "It runs.", "It walks.")
    assert said(story.convert(), *WRITER) == []
    assert story.text("README") == FILES["README"].replace("It scales.", "It walks.")


def test_what_a_killed_run_merged_is_merged_again(story: Story, killed: pytest.MonkeyPatch) -> None:
    both_change(story)
    with pytest.raises(SystemExit):
        story.convert()
    killed.undo()
    assert story.text("README") == MERGED
    assert said(story.convert(), *WRITER) == []
    assert story.text("README") == MERGED
    story.of_cuda("README", "It fills.", "It pours.")
    story.convert()
    assert story.text("README") == MERGED.replace("It fills.", "It pours.")


def test_a_conflict_of_a_killed_run_stays_one(story: Story, killed: pytest.MonkeyPatch) -> None:
    story.by_hand("README", "A program.", "Mine.")
    story.of_cuda("README", "A program.", "Theirs.")
    with pytest.raises(SystemExit):
        story.convert()
    killed.undo()
    before = story.text("README")
    assert said(story.convert(), *WRITER) == [("HP917", "README", 1)]
    assert story.text("README") == before


# Files that come and go


def test_a_file_that_the_cuda_side_deleted_and_the_port_edited(story: Story) -> None:
    story.by_hand("old.cu", "event;", "event;  // mine")
    (story.cuda / "old.cu").unlink()
    found = one(story.convert(), "HP908")
    assert found.severity is Severity.WARNING
    assert found.message == (
        "hipport wrote it in an earlier run, it was edited since, and its input is gone: it was left as it is"
    )
    assert found.remedy == "move the edits to where the code is now, and delete it"
    assert "// mine" in story.text("old.cu")


@pytest.mark.parametrize("edited", [False, True])
def test_a_file_that_the_cuda_side_renamed(story: Story, *, edited: bool) -> None:
    if edited:
        story.by_hand("old.cu", "event;", "event;  // mine")
    (story.cuda / "old.cu").rename(story.cuda / "new.cu")
    found = one(story.convert(), "HP908")
    assert "its input is gone (renamed to new.cu?): it was left as it is" in found.message
    assert found.remedy == ("move the edits to new.cu, and delete it" if edited else "delete it if it is not needed")
    assert story.text("new.cu") == "#include <hip/hip_runtime.h>\nhipEvent_t event;\n"
    assert ("// mine" in story.text("old.cu")) == edited


def test_a_file_that_was_deleted_in_the_port(story: Story) -> None:
    before = story.text("old.cu")
    (story.port / "old.cu").unlink()
    found = one(story.convert(), "HP918")
    assert (found.severity, found.message) == (
        Severity.INFO,
        f"{story.port / 'old.cu'} was deleted after hipport wrote it: it was written again",
    )
    assert story.text("old.cu") == before
    assert said(story.convert(), *WRITER) == []


def test_a_port_that_was_emptied_is_begun_afresh(story: Story) -> None:
    before = {name: story.text(name) for name in FILES}
    for path in story.port.iterdir():
        if not path.name.startswith("."):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    assert said(story.convert(), *WRITER) == []
    assert {name: story.text(name) for name in FILES} == before


def test_a_file_that_is_in_the_port_before_the_cuda_side_has_it(story: Story) -> None:
    (story.port / "new.cu").write_text("// my own\n")
    (story.cuda / "new.cu").write_text("int x;\n")
    assert one(story.convert(), "HP907").message.endswith("(it is not hipport's)")
    assert story.text("new.cu") == "// my own\n"


def test_markers_that_the_input_has_are_not_a_conflict(tmp_path: Path) -> None:
    text = "a\n\n<<<<<<< one\nb\n=======\nc\n>>>>>>> two\n\nd\n"
    story = Story(tmp_path, {"how-to-merge.txt": text})
    story.by_hand("how-to-merge.txt", "a\n", "A\n")
    story.of_cuda("how-to-merge.txt", "\nd\n", "\nD\n")
    assert said(story.convert(), *WRITER) == [("HP916", "how-to-merge.txt", 1)]
    assert story.text("how-to-merge.txt") == text.replace("a\n", "A\n").replace("\nd\n", "\nD\n")


def test_the_port_as_an_input_does_not_have_what_hipport_keeps(story: Story, tmp_path: Path) -> None:
    run = convert_paths(story.port, output=tmp_path / "again")
    assert not [result.path for result in run.results if "/.hipport" in result.path]
