"""What later runs can use again: where it is, and that nothing that is wrong with it fails a run."""

from __future__ import annotations

import errno
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import IO
from typing import Any

import pytest

from hipport.cache import Cache
from hipport.cache import cached
from hipport.cache import key_of
from hipport.cache import work_folder
from hipport.cache_eviction import evict
from hipport.cache_folder import cache_folder

# Where it is


def test_is_in_the_home_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", "")
    assert cache_folder() == tmp_path / ".cache" / "hipport"


def test_is_never_in_the_working_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "relative/folder")
    folder = cache_folder()
    assert folder is None or folder.is_absolute()


def test_is_where_the_environment_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == tmp_path / "hipport"


def test_user_without_a_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr("platformdirs.user_cache_path", lambda *_, **__: Path("~/.cache/hipport"))
    assert cache_folder() is None


# Values and what was made


def test_a_value_is_kept(tmp_path: Path) -> None:
    Cache(tmp_path).store("unit/ab/abc", b"value")
    assert Cache(tmp_path).load("unit/ab/abc") == b"value"
    assert Cache(tmp_path).load("unit/ab/other") is None


class Maker:
    """Makes a file or a folder, and counts how often."""

    def __init__(self, *, folder: bool) -> None:
        self.folder = folder
        self.count = 0

    def __call__(self, work: Path) -> Path:
        self.count += 1
        if not self.folder:
            (work / "a.so").write_bytes(b"code")
            return work / "a.so"
        (work / "port" / "inner").mkdir(parents=True)
        (work / "port" / "inner" / "a.h").write_bytes(b"code")
        return work / "port"

    def is_whole(self, made: Path) -> bool:
        return (made / "inner" / "a.h" if self.folder else made).read_bytes() == b"code"


@pytest.fixture(params=["file", "folder"])
def maker(request: pytest.FixtureRequest) -> Maker:
    return Maker(folder=request.param == "folder")


def test_what_is_there_is_not_made_again(tmp_path: Path, maker: Maker) -> None:
    first, second = (Cache(tmp_path).made("name", maker) for _ in range(2))
    assert first == second
    assert first.is_relative_to(tmp_path)
    assert maker.is_whole(first)
    assert maker.count == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == [".looked", "name"]  # no locks, no parts


def test_what_fails_leaves_nothing(tmp_path: Path) -> None:
    def fails(work: Path) -> Path:
        (work / "half").write_text("")
        raise ValueError("no compiler")

    with pytest.raises(ValueError, match="no compiler"):
        Cache(tmp_path).made("name", fails)
    assert list(tmp_path.iterdir()) == []


def test_the_users_cache_is_used(tmp_path: Path, maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cached("name", maker).is_relative_to(tmp_path / "hipport" / "name")


def test_parts_that_are_cut_otherwise_have_another_key() -> None:
    parts: list[list[str | bytes]] = [["ab", "c"], ["a", "bc"], ["abc"], [b"abc", ""]]
    assert len(set(map(key_of, parts))) == 4


# Damage


DAMAGE: dict[str, Callable[[Path], object]] = {
    "cut": lambda path: os.truncate(path, path.stat().st_size // 2),
    "empty": lambda path: path.write_bytes(b""),
    "other bytes": lambda path: path.write_bytes(path.read_bytes()[:-1] + b"!"),
    "gone": lambda path: path.unlink(),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_a_damaged_value_counts_as_missing(tmp_path: Path, damage: Callable[[Path], object]) -> None:
    cache = Cache(tmp_path)
    cache.store("value", b"a value")
    damage(tmp_path / "value")
    assert cache.load("value") is None
    cache.store("value", b"a value")
    assert cache.load("value") == b"a value"


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
@pytest.mark.parametrize("which", ["content", "digest"])
def test_what_is_damaged_is_made_again(
    tmp_path: Path, maker: Maker, damage: Callable[[Path], object], which: str
) -> None:
    cache = Cache(tmp_path)
    made = cache.made("name", maker)
    content = made / "inner" / "a.h" if maker.folder else made
    damage(content if which == "content" else tmp_path / "name" / "digest")
    assert maker.is_whole(cache.made("name", maker))
    assert maker.count == 2
    assert cache.made("name", maker) == made
    assert maker.count == 2


def test_a_file_in_the_way_is_replaced(tmp_path: Path, maker: Maker) -> None:
    (tmp_path / "name").write_text("of an earlier version")
    assert maker.is_whole(Cache(tmp_path).made("name", maker))
    assert (tmp_path / "name").is_dir()


# A folder that cannot be used


def refuse(monkeypatch: pytest.MonkeyPatch, folder: Path, number: int) -> None:
    """Let no file be created in a folder: the tests' user may be root, whom permissions do not stop."""

    make_folder, open_file = tempfile.mkdtemp, Path.open

    def refused_folder(*args: Any, **kwargs: Any) -> str:
        if str(kwargs.get("dir", "")).startswith(str(folder)):
            raise OSError(number, os.strerror(number))
        return str(make_folder(*args, **kwargs))

    def refused_file(path: Path, mode: str = "r", *args: Any, **kwargs: Any) -> IO[Any]:
        if path.is_relative_to(folder) and not mode.startswith("r"):
            raise OSError(number, os.strerror(number))
        return open_file(path, mode, *args, **kwargs)

    monkeypatch.setattr(tempfile, "mkdtemp", refused_folder)
    monkeypatch.setattr(Path, "open", refused_file)


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES, errno.ENOSPC], ids=errno.errorcode.get)
def test_a_folder_that_cannot_be_written(
    tmp_path: Path, maker: Maker, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    cache = Cache(tmp_path)
    there = cache.made("there", maker)
    cache.store("value", b"kept")
    refuse(monkeypatch, tmp_path, number)
    assert cache.made("there", maker) == there
    assert cache.load("value") == b"kept"
    first, second = (cache.made("new", maker) for _ in range(2))
    assert maker.is_whole(first)
    assert first == second
    assert maker.count == 2  # once for the whole process
    assert not first.is_relative_to(tmp_path)
    cache.store("another", b"lost")
    assert cache.load("another") is None


def test_a_disk_that_gets_full_on_the_way(tmp_path: Path, maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr("shutil.copy2", full)
        patch.setattr("shutil.copytree", full)
        assert maker.is_whole(Cache(tmp_path).made("name", maker))
        assert list(tmp_path.iterdir()) == []
    assert Cache(tmp_path).made("name", maker).is_relative_to(tmp_path)


@pytest.mark.parametrize("folder", [None, Path("/dev/null/hipport"), Path("/proc/self/hipport")], ids=str)
def test_no_folder(folder: Path | None, maker: Maker) -> None:
    cache = Cache(folder)
    first, second = (cache.made(f"no folder {folder} {maker.folder}", maker) for _ in range(2))
    assert maker.is_whole(first)
    assert first == second
    cache.store("value", b"lost")
    assert cache.load("value") is None


def test_what_cannot_be_kept_goes_with_the_process(tmp_path: Path) -> None:
    program = (
        "from pathlib import Path\nfrom hipport.cache import Cache\n"
        "def make(work):\n    (work / 'a').write_text('')\n    return work / 'a'\n"
        "print(Cache(None).made('name', make))"
    )
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    ran = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert ran.stdout.startswith(str(tmp_path))
    assert list(tmp_path.iterdir()) == []


# Several processes


PROCESSES = 3


def at_once(work: Callable[[Path, int], None], folder: Path) -> None:
    """Run ``work`` in several processes, which begin together; it notes what is wrong by raising."""
    context = multiprocessing.get_context("spawn")
    barrier = context.Barrier(PROCESSES)
    processes = [context.Process(target=begin, args=(barrier, work, folder, number)) for number in range(PROCESSES)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    assert [process.exitcode for process in processes] == [0] * PROCESSES


def begin(barrier: Barrier, work: Callable[[Path, int], None], folder: Path, number: int) -> None:
    barrier.wait()
    work(folder, number)


def make_slowly(folder: Path, number: int) -> None:
    def make(work: Path) -> Path:
        with (folder / "log").open("a") as log:
            log.write(f"{number}\n")
        time.sleep(1)
        (work / "made").write_text("x" * 100_000)
        return work / "made"

    assert Cache(folder / "cache").made("name", make).read_text() == "x" * 100_000


@pytest.mark.slow
def test_of_several_processes_one_makes_it(tmp_path: Path) -> None:
    at_once(make_slowly, tmp_path)
    assert len((tmp_path / "log").read_text().split()) == 1


def store_and_load(folder: Path, number: int) -> None:
    cache = Cache(folder)
    for _ in range(200):
        cache.store("value", bytes([number]) * 50_000)
        value = cache.load("value")
        assert value is not None
        assert len(set(value)) == 1
        assert len(value) == 50_000


@pytest.mark.slow
def test_several_processes_never_see_half_a_value(tmp_path: Path) -> None:
    at_once(store_and_load, tmp_path)


# The limit


def fill(folder: Path, ages: dict[str, float]) -> None:
    """Three values and something made, each of some 1000 bytes, with the hours since their last use."""
    cache = Cache(folder)

    def make(work: Path) -> Path:
        (work / "made").write_bytes(bytes(1000))
        return work / "made"

    for name in ages:
        if name.startswith("made"):
            cache.made(name, make)
        else:
            cache.store(name, bytes(1000))
    for name, hours in ages.items():
        os.utime(folder / name, (time.time() - hours * 3600,) * 2)


AGES = {"unit/ab/old": 1000.0, "made": 500.0, "value": 100.0, "new": 1.0}


@pytest.mark.parametrize(
    ("limit", "left"),
    [
        (5000, ["made", "new", "unit/ab/old", "value"]),
        (3500, ["made", "new", "value"]),
        (2500, ["new", "value"]),
        (1500, ["new"]),
        (0, ["new"]),  # in use
    ],
)
def test_the_least_recently_used_goes(tmp_path: Path, limit: int, left: list[str]) -> None:
    fill(tmp_path, AGES)
    evict(tmp_path, limit)
    assert [name for name in sorted(AGES) if (tmp_path / name).exists()] == left


@pytest.mark.parametrize("used", ["unit/ab/old", "made"])
def test_a_use_is_noted(tmp_path: Path, used: str) -> None:
    fill(tmp_path, AGES)
    if used == "made":
        Cache(tmp_path).made("made", lambda _: pytest.fail("made again"))
    else:
        assert Cache(tmp_path).load(used) == bytes(1000)
    evict(tmp_path, 0)
    assert [name for name in sorted(AGES) if (tmp_path / name).exists()] == sorted(["new", used])


def test_a_work_folder_goes_as_a_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its files may be copies with the times of what they are copies of."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    long_ago = (time.time() - 1000 * 3600,) * 2
    for name in ("builds/one", "builds/other"):
        folder = work_folder(name)
        (folder / "data.txt").write_bytes(bytes(1000))
        for path in folder.iterdir():
            os.utime(path, long_ago)
    assert work_folder("builds/one") == folder.with_name("one")
    evict(tmp_path / "hipport", 0)
    assert [path.relative_to(tmp_path).as_posix() for path in sorted(tmp_path.rglob("*.txt"))] == [
        "hipport/builds/one/data.txt"
    ]


def test_writing_evicts_once_in_a_while(tmp_path: Path) -> None:
    fill(tmp_path, AGES)
    cache = Cache(tmp_path, limit=2500)
    cache.store("more", b"")
    assert (tmp_path / "unit/ab/old").exists()  # a look has just been taken, by fill
    os.utime(tmp_path / ".looked", (0, 0))
    cache.store("more", b"")
    assert not (tmp_path / "unit/ab/old").exists()


def test_leftovers_of_a_killed_run_go(tmp_path: Path) -> None:
    part = tmp_path / ".part-abc"
    part.mkdir()
    (part / "half").write_bytes(bytes(1000))
    os.utime(part, (0, 0))
    evict(tmp_path, 0)
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_removed_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(path: Path, *_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "refused", str(path))

    fill(tmp_path, AGES)
    monkeypatch.setattr(Path, "unlink", refuses)
    evict(tmp_path, 0)
    assert (tmp_path / "value").exists()
    assert not (tmp_path / "made").exists()


def test_a_link_is_removed_and_not_followed(tmp_path: Path) -> None:
    outside, inside = tmp_path / "outside", tmp_path / "cache"
    outside.mkdir()
    (outside / "precious").write_text("")
    os.utime(outside / "precious", (0, 0))
    inside.mkdir()
    (inside / "link").symlink_to(outside)
    os.utime(inside / "link", (0, 0), follow_symlinks=False)
    evict(inside, 0)
    assert (outside / "precious").exists()
