from __future__ import annotations

import errno
import os
import pickle
import socket
from pathlib import Path
from pathlib import PurePosixPath

import pytest

from hipport.config import Options
from hipport.errors import ConfigError
from hipport.errors import HipportError
from hipport.errors import OutputError
from hipport.tree.discover import FileKind
from hipport.tree.discover import TreeEntry
from hipport.tree.discover import check_output
from hipport.tree.discover import default_output
from hipport.tree.discover import discover
from hipport.tree.discover import reads_as_source


def make(root: Path, *files: str, **contents: str) -> Path:
    for name in files:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(contents.get(name, "int x;\n"))
    return root


def found(*paths: Path, options: Options | None = None) -> dict[str, TreeEntry]:
    return {str(entry.relative): entry for entry in discover(paths, options or Options())}


def kinds(*paths: Path, options: Options | None = None) -> dict[str, FileKind]:
    return {name: entry.kind for name, entry in found(*paths, options=options).items()}


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.cu", FileKind.SOURCE),
        ("a.CUH", FileKind.SOURCE),
        ("a.c++", FileKind.SOURCE),
        ("a.min.h", FileKind.SOURCE),
        ("config.h.in", FileKind.SOURCE),
        ("kernel.cu.jinja", FileKind.SOURCE),
        ("impl.inl", FileKind.SOURCE),
        ("vector", FileKind.UNSURE),
        ("Makefile", FileKind.BUILD),
        ("version.in", FileKind.UNSURE),
        ("a.hlsli", FileKind.OTHER),  # of shaders, which look like it, too
        ("a.cl", FileKind.OTHER),  # OpenCL, which looks like CUDA's C
        ("kernels.hu", FileKind.UNSURE),
        ("a.py", FileKind.PYTHON),
        ("a.py.in", FileKind.OTHER),
        ("a.pyi", FileKind.OTHER),
        ("setup.py", FileKind.BUILD),
        ("gpu.cmake", FileKind.BUILD),
        ("setup.py.in", FileKind.OTHER),
        (".clang-format", FileKind.OTHER),
        (".cu", FileKind.OTHER),
        ("a.json", FileKind.OTHER),
        ("a.cu.orig", FileKind.OTHER),
    ],
)
def test_kind_by_name(tmp_path: Path, name: str, kind: FileKind) -> None:
    assert kinds(make(tmp_path, name)) == {name: kind}


@pytest.mark.parametrize(
    ("content", "source"),
    [
        (b"// part of the library\n#include <cuda.h>\n", True),
        (b"\xef\xbb\xbf\r\n#pragma once\r\n", True),
        (b'/* x */\n#ifndef A\n#define A\n#  include "b"\n', True),
        (b"#ifndef A_HU\r\n#define A_HU\r\nvoid f();\n#endif\n", True),
        (b"#ifndef A\n#define B\nvoid f();\n#endif\n", False),
        (b"#!/bin/sh\ncat <<E\n#include <cuda.h>\nE\n", False),
        (b"# define the compiler\nCC = gcc\n", False),
        (b"How to begin:\n#include <cuda.h>\n", False),
        (b"#include <cuda.h>\n\0", False),
        (b"", False),
    ],
)
def test_reads_as_source(content: bytes, source: bool) -> None:
    assert reads_as_source(content) is source


def test_order_is_by_place_and_values_cross_processes(tmp_path: Path) -> None:
    make(tmp_path, "b.cu", "a/z.cu", "a.cu", "a/b/c.h", "B.cu")
    entries = list(discover([tmp_path], Options()))
    assert [str(entry.relative) for entry in entries] == ["B.cu", "a/b/c.h", "a/z.cu", "a.cu", "b.cu"]
    assert pickle.loads(pickle.dumps(entries)) == entries
    assert not any(entry.explicit or entry.problem for entry in entries)


def test_one_folder_is_the_root(tmp_path: Path) -> None:
    assert set(found(make(tmp_path / "src", "a/b.cu"))) == {"a/b.cu"}


def test_several_paths_share_their_parent(tmp_path: Path) -> None:
    make(tmp_path, "one/a.cu", "two/sub/b.cu", "c.cu", "left.cu")
    assert set(found(tmp_path / "one", tmp_path / "two" / "sub", tmp_path / "c.cu")) == {
        "one/a.cu",
        "two/sub/b.cu",
        "c.cu",
    }


@pytest.mark.parametrize(
    ("paths", "root"),
    [
        pytest.param(["src"], "src", id="the folder"),
        pytest.param(["."], ".", id="here"),
        pytest.param([".."], "..", id="above"),
        pytest.param(["src/sub/../sub"], "src/sub/../sub", id="folder by a detour"),
        pytest.param(["src", "b.cu"], ".", id="what both are in"),
        pytest.param(["src/sub", "src/a.cu"], "src", id="named by both"),
        pytest.param(["../other", "b.cu"], "..", id="named by one"),
        pytest.param(["b.cu", "../other/c.cu"], "..", id="named by the other one"),
        pytest.param(["link/../b.cu", "link/d.cu"], "link/..", id="named by a link and back"),
        pytest.param(["b.cu", "far/c.cu"], None, id="named by none"),
        pytest.param(["link"], "link", id="a link"),
        pytest.param(["link/d.cu"], "link", id="in a link"),
    ],
)
def test_the_root_is_the_folder_that_places_count_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, paths: list[str], root: str | None
) -> None:
    make(
        tmp_path,
        "cwd/b.cu",
        "cwd/src/a.cu",
        "cwd/src/sub/e.cu",
        "other/c.cu",
        "cwd/linked/deep/d.cu",
        "cwd/linked/b.cu",
    )
    (tmp_path / "cwd" / "link").symlink_to("linked/deep")
    (tmp_path / "cwd" / "far").symlink_to("../other")
    monkeypatch.chdir(tmp_path / "cwd")
    entries = list(discover(list(map(Path, paths)), Options()))
    assert len({entry.root for entry in entries}) == 1
    assert entries[0].root == (tmp_path if root is None else Path(root))
    for entry in entries:
        assert (entry.root / entry.relative).resolve() == entry.path.resolve()


def test_a_path_given_twice_or_inside_another_is_visited_once(tmp_path: Path) -> None:
    make(tmp_path, "src/a.cu", "src/sub/b.cu")
    src = tmp_path / "src"
    entries = list(discover([src, src / "sub", src / ".." / "src", src / "a.cu", src / "a.cu"], Options()))
    assert [(str(entry.relative), entry.explicit) for entry in entries] == [("a.cu", True), ("sub/b.cu", False)]


def test_display_is_as_the_user_named_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(make(tmp_path, "src/a.cu", "b.cu"))
    assert [entry.display for entry in discover([Path()], Options())] == ["b.cu", "src/a.cu"]
    assert [entry.display for entry in discover([Path("src")], Options())] == ["src/a.cu"]
    assert [entry.display for entry in discover([Path("src/../b.cu")], Options())] == ["src/../b.cu"]


def test_a_named_file_is_always_taken(tmp_path: Path) -> None:
    make(tmp_path, ".git/HEAD", ".gitignore", "build/a.cu", "build/b.cu", **{".gitignore": "build/\n"})
    options = Options(exclude=("build/",))
    assert kinds(tmp_path, tmp_path / "build" / "a.cu", options=options) == {
        ".gitignore": FileKind.OTHER,
        "build/a.cu": FileKind.SOURCE,
    }
    assert set(found(tmp_path / "build")) == {"a.cu", "b.cu"}  # and so is a named folder


def test_what_cmake_writes_is_copied(tmp_path: Path) -> None:
    make(tmp_path, "build/CMakeFiles/3.28/CompilerIdCUDA/a.cu", "build/CMakeFiles/3.28/CMakeCXXCompiler.cmake", "a.cu")
    named = tmp_path / "build" / "CMakeFiles" / "3.28" / "CompilerIdCUDA" / "a.cu"
    assert list(kinds(tmp_path).values()).count(FileKind.OTHER) == 2
    assert kinds(tmp_path, named)["build/CMakeFiles/3.28/CompilerIdCUDA/a.cu"] is FileKind.SOURCE


def test_older_copies_that_editors_keep_are_copied(tmp_path: Path) -> None:
    make(tmp_path, ".history/src/a_20240102030405.cu", "sub/.history/1a/0b2c.cu", "history/a.cu", "src/a.cu")
    assert [place for place, kind in kinds(tmp_path).items() if kind is FileKind.SOURCE] == ["history/a.cu", "src/a.cu"]


def test_repositories_and_own_state_are_left_out(tmp_path: Path) -> None:
    make(tmp_path, ".git/a.cu", "sub/.hg/a.cu", ".svn/a.cu", ".hipport.json", "sub/.git", "a.cu")
    assert set(found(tmp_path)) == {"a.cu"}


def test_gitignore_of_the_repository_above_holds(tmp_path: Path) -> None:
    rules = {".gitignore": "*.o\n/src/gen\n"}
    make(tmp_path, ".git/HEAD", ".gitignore", "src/a.cu", "src/a.o", "src/gen/b.cu", **rules)
    assert set(found(tmp_path / "src")) == {"a.cu"}
    assert set(found(tmp_path / "src", options=Options(gitignore=False))) == {"a.cu", "a.o", "gen/b.cu"}


def test_code_that_gitignore_names_is_said_to_be_left_out_where_no_repository_tells_of_it(tmp_path: Path) -> None:
    files = (
        "CMakeLists.txt",
        "data.txt",
        "lib/a.cu",
        "lib/sub/b.cu",
        "out/k.cu",
        "out/CMakeCache.txt",
        "gen.h",
        "m.cu",
    )
    make(tmp_path, *files, ".gitignore", **{".gitignore": "*.txt\nlib/\nout/\ngen.h\n"})
    entries = list(discover([tmp_path], Options()))
    assert {e.key for e in entries if e.ignored} == {"CMakeLists.txt", "lib", "gen.h"}
    assert all(e.problem and e.remedy for e in entries if e.ignored)
    assert {e.key for e in entries if not e.ignored} == {".gitignore", "m.cu"}
    (tmp_path / ".git").mkdir()
    assert set(found(tmp_path)) == {".gitignore", "m.cu"}


def test_gitignore_above_does_not_hold_without_a_repository(tmp_path: Path) -> None:
    make(tmp_path, ".gitignore", "src/a.o", **{".gitignore": "*.o\n"})
    assert set(found(tmp_path / "src")) == {"a.o"}


def test_gitignore_starts_anew_in_an_inner_repository(tmp_path: Path) -> None:
    make(tmp_path, ".gitignore", "sub/.git", "sub/a.tmp", "a.tmp", **{".gitignore": "*.tmp\n"})
    assert set(found(tmp_path)) == {".gitignore", "sub/a.tmp"}


def test_unreadable_gitignore_hides_nothing(tmp_path: Path) -> None:
    (make(tmp_path, "a.cu") / ".gitignore").mkdir()
    assert set(found(tmp_path)) == {"a.cu"}


@pytest.mark.parametrize(
    ("include", "exclude", "sources"),
    [
        ((), (), {"a.cu", "vendor/b.cu", "vendor/ours/c.cu"}),
        ((), ("vendor/",), {"a.cu"}),
        ((), ("/vendor/*", "!/vendor/ours/"), {"a.cu", "vendor/ours/c.cu"}),
        ((), ("b.cu",), {"a.cu", "vendor/ours/c.cu"}),
        (("*.cu", "*.pyx"), ("vendor",), {"a.cu", "d.pyx"}),
        (("vendor/**/c.cu",), (), {"vendor/ours/c.cu"}),
    ],
)
def test_include_and_exclude_choose_what_is_converted(
    tmp_path: Path,
    include: tuple[str, ...],
    exclude: tuple[str, ...],
    sources: set[str],
) -> None:
    make(tmp_path, "a.cu", "vendor/b.cu", "vendor/ours/c.cu", "d.pyx")
    chosen = kinds(tmp_path, options=Options(include=include, exclude=exclude))
    assert {name for name, kind in chosen.items() if kind is FileKind.SOURCE} == sources
    assert set(chosen) == {"a.cu", "vendor/b.cu", "vendor/ours/c.cu", "d.pyx"}  # the rest is taken over all the same


@pytest.mark.parametrize("glob", ["", "# x", "[a", "a\\"])
def test_a_glob_that_can_match_nothing_is_refused(tmp_path: Path, glob: str) -> None:
    with pytest.raises(ConfigError, match="exclude: "):
        discover([tmp_path], Options(exclude=(glob,)))


def test_links(tmp_path: Path) -> None:
    make(tmp_path, "src/real/a.cu", "outside/b.cu", "outside/c.txt")
    src = tmp_path / "src"
    for name, target in {
        "file.cu": "real/a.cu",
        "folder": "real",
        "itself": ".",
        "absolute.cu": str(src / "real" / "a.cu"),
        "out.cu": "../outside/b.cu",
        "out.txt": "../outside/c.txt",
        "outfolder": "../outside",
        "circle": "circle",
        "ping": "pong",
        "pong": "ping",
        "dangling.cu": "nothing.cu",
        "through": "real/a.cu/x",
    }.items():
        (src / name).symlink_to(target)
    entries = found(src)
    assert {name: entry.kind for name, entry in entries.items() if not entry.problem} == {
        "real/a.cu": FileKind.SOURCE,
        "file.cu": FileKind.LINK,
        "folder": FileKind.LINK,
        "itself": FileKind.LINK,
        "absolute.cu": FileKind.LINK,
        "out.cu": FileKind.SOURCE,
        "out.txt": FileKind.OTHER,
    }
    problems = {name: entry.problem for name, entry in entries.items() if entry.problem}
    assert problems == {
        "outfolder": f"a link to a folder outside of the tree, which is not followed: {tmp_path / 'outside'}",
        "circle": "a symbolic link that leads in a circle",
        "ping": "a symbolic link that leads in a circle",
        "pong": "a symbolic link that leads in a circle",
        "dangling.cu": "a symbolic link to nothing: nothing.cu",
        "through": "a symbolic link to nothing: real/a.cu/x",
    }
    assert all(entries[name].remedy for name in problems)


def test_a_link_that_makes_a_source_of_a_file(tmp_path: Path) -> None:
    make(tmp_path, "core.cl", "notes.txt", "a.cu", "folder.cl/b.cu")
    for name, target in {"core.cu": "core.cl", "b.cu": "a.cu", "c.txt": "notes.txt", "d.cu": "folder.cl"}.items():
        (tmp_path / name).symlink_to(target)
    links = {name: entry.kind for name, entry in found(tmp_path).items() if entry.path.is_symlink()}
    assert links == {
        "core.cu": FileKind.SOURCE,
        "b.cu": FileKind.LINK,
        "c.txt": FileKind.LINK,
        "d.cu": FileKind.LINK,
    }


def test_a_named_link_is_followed(tmp_path: Path) -> None:
    make(tmp_path, "outside/a.cu")
    (tmp_path / "tree").symlink_to("outside")
    (tmp_path / "b.cu").symlink_to("outside/a.cu")
    assert kinds(tmp_path / "tree") == {"a.cu": FileKind.SOURCE}
    assert kinds(tmp_path / "b.cu") == {"b.cu": FileKind.SOURCE}


@pytest.mark.parametrize("named", [True, False])
def test_special_files_are_a_problem(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: bool) -> None:
    monkeypatch.chdir(tmp_path)  # the path of a socket has to be short
    os.mkfifo("pipe.cu")
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind("socket.cu")
        entries = found(*([Path("pipe.cu"), Path("socket.cu")] if named else [Path()]))
    assert {(name, entry.problem, entry.explicit) for name, entry in entries.items()} == {
        ("pipe.cu", "a device, socket or named pipe, not a file", named),
        ("socket.cu", "a device, socket or named pipe, not a file", named),
    }


def test_names_that_are_not_utf8(tmp_path: Path) -> None:
    folder = tmp_path / os.fsdecode(b"d\xff")
    make(folder, os.fsdecode(b"caf\xe9.cu"), "new\nline.cu", ".gitignore", os.fsdecode(b"gone\xfe"))
    (folder / ".gitignore").write_bytes(b"gone\xfe\n")
    entries = list(discover([tmp_path], Options()))
    assert [os.fsencode(entry.relative) for entry in entries] == [
        b"d\xff/.gitignore",
        b"d\xff/caf\xe9.cu",
        b"d\xff/new\nline.cu",
    ]
    assert [entry.display.removeprefix(str(tmp_path)) for entry in entries] == [
        "/d\\xff/.gitignore",
        "/d\\xff/caf\\xe9.cu",
        "/d\\xff/new\\nline.cu",
    ]
    assert all(entry.path.read_bytes() for entry in entries)


def deny(monkeypatch: pytest.MonkeyPatch, function: str, denied: Path) -> None:
    """Make ``os.function`` refuse one path, which works for root too."""
    original = getattr(os, function)

    def refuse(path: str | Path, *args: object, **kwargs: object) -> object:
        if Path(path) == denied:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return original(path, *args, **kwargs)

    monkeypatch.setattr(os, function, refuse)


@pytest.mark.parametrize("where", ["locked", "."])
def test_unreadable_folder_is_reported_and_the_rest_found(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    where: str,
) -> None:
    make(tmp_path, "locked/a.cu", "b.cu")
    for function in ("listdir", "scandir"):
        deny(monkeypatch, function, tmp_path / where)
    entries = found(tmp_path)
    assert entries[where].problem == "the folder cannot be read: Permission denied"
    assert set(entries) == {where, *({"b.cu"} if where == "locked" else ())}


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read every folder")
def test_folder_without_rights(tmp_path: Path) -> None:
    locked = make(tmp_path, "locked/a.cu", "b.cu") / "locked"
    for rights, place in ((0o000, "locked"), (0o400, "locked/a.cu")):  # not to be read; to be read but not entered
        locked.chmod(rights)
        try:
            entries = found(tmp_path)
        finally:
            locked.chmod(0o700)
        assert set(entries) == {place, "b.cu"}
        assert "Permission denied" in entries[place].problem


def test_entry_that_cannot_be_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make(tmp_path, "a.cu", "b.cu")
    for function in ("stat", "lstat"):
        deny(monkeypatch, function, tmp_path / "a.cu")
    for entries in (found(tmp_path), found(tmp_path / "a.cu", tmp_path / "b.cu")):
        assert entries["a.cu"].problem == "cannot be looked at: Permission denied"
        assert entries["b.cu"].kind is FileKind.SOURCE


@pytest.mark.parametrize(
    ("name", "remedy"),
    [
        ("kernal.cu", r"did you mean .*kernel\.cu\?"),
        ("zzz", "check the spelling"),
        ("no/such/a.cu", "check the spelling"),
    ],
)
def test_missing_path(tmp_path: Path, name: str, remedy: str) -> None:
    make(tmp_path, "kernel.cu")
    with pytest.raises(HipportError, match=f"no such file or folder: .*{name}; {remedy}"):
        discover([tmp_path, tmp_path / name], Options())


def test_no_path() -> None:
    with pytest.raises(HipportError, match="name at least one"):
        discover([], Options())


@pytest.mark.long
def test_deep_tree(tmp_path: Path) -> None:
    folders = [tmp_path.joinpath(*["d"] * depth) for depth in range(1, 1201)]
    for folder in folders:
        folder.mkdir()
    file = folders[-1] / "a.cu"
    file.touch()
    assert list(found(tmp_path)) == ["d/" * 1200 + "a.cu"]
    file.unlink()
    for folder in reversed(folders):  # shutil.rmtree, and with it pytest, recurses
        folder.rmdir()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """``src`` with a file, and ``also`` beside it as a link to it."""
    make(tmp_path, "src/sub/a.cu", "file")
    (tmp_path / "also").symlink_to("src")
    return tmp_path


@pytest.mark.parametrize(
    ("root", "output", "message"),
    [
        ("src", "src", "is the input itself"),
        ("src", "also", "is the input itself"),
        ("src", "src/out", "is inside the input"),
        ("src", "also/new/out", "is inside the input"),
        ("src", ".", "holds the input"),
        ("src/sub/a.cu", "src/sub", "holds the input"),
        ("src", "file", "is not a folder"),
    ],
)
def test_output_that_would_meet_the_input(project: Path, root: str, output: str, message: str) -> None:
    with pytest.raises(OutputError, match=f"{message}.*with -o"):
        check_output([project / root], project / output)
    with pytest.raises(OutputError, match=message):
        discover([project / root], Options(), output=project / output)


@pytest.mark.parametrize("output", ["src_hip", "new/out", "srcs"])
def test_output_beside_the_input(project: Path, output: str) -> None:
    check_output([project / "src"], project / output)


def test_default_output(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)
    assert default_output(Path("src/")) == Path("src_hip")
    assert default_output(Path("a/my.src")) == Path("a/my.src_hip")
    assert default_output(Path()) == tmp_path / "work_hip"
    assert default_output(Path("..")) == tmp_path.with_name(f"{tmp_path.name}_hip")
    with pytest.raises(OutputError, match="-o"):
        default_output(Path("/"))


def test_relative_is_posix(tmp_path: Path) -> None:
    (entry,) = discover([make(tmp_path, "a/b.cu")], Options())
    assert entry.relative == PurePosixPath("a/b.cu")
