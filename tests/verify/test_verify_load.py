"""Finding and loading spec files: what is wrong with one is told with its line, and the others are loaded."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hipport.verify import SpecError
from hipport.verify.running.guarded import Guard
from hipport.verify.specs.load import default_paths
from hipport.verify.specs.load import find_specs
from hipport.verify.specs.load import load_file
from hipport.verify.tasks.listing import list_specs

GOOD = """
from hipport.verify import KernelSpec, Launch, Out
SPEC = KernelSpec(
    name="fill", kernel="fill", sizes=[{"n": 1}], arguments=[Out("y", "int32", "n")],
    launches=Launch(1, 1), reference=lambda v: {"y": [1]}, moved=4, operations=0,
)
"""


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("x = (", "{path}:1: not valid Python: '(' was never closed"),
        (
            "\n\nimport does_not_exist_at_all\n",
            "{path}:3: ModuleNotFoundError: No module named 'does_not_exist_at_all'",
        ),
        ("x = 1\n", "{path}: defines no spec: write SPEC = KernelSpec(...), or SPECS = [...] for several"),
        ("SPECS = []\n", "{path}: defines no spec: "),
        ("SPEC = 3\n", "{path}: 3 is not a KernelSpec"),
        (GOOD + "SPECS = [SPEC, SPEC]\ndel SPEC\n", "{path}: two specs are named 'fill'"),
        (
            GOOD.replace("int32", "int23"),
            "{path}:3: fill: argument 'y': no element type 'int23'; did you mean 'int32'?",
        ),
        ("def f():\n    return 1 / 0\nx = f()\n", "{path}:2: ZeroDivisionError: division by zero"),
        (GOOD.replace("launches=Launch(1, 1), ", ""), "{path}:3: TypeError: "),
    ],
)
def test_files_that_are_wrong(tmp_path: Path, text: str, error: str) -> None:
    path = write(tmp_path / "spec.py", text)
    with pytest.raises(SpecError) as caught:
        load_file(path)
    assert str(caught.value).startswith(error.format(path=path))


def test_one_wrong_file_does_not_keep_the_others_from_being_loaded(tmp_path: Path) -> None:
    paths = (
        write(tmp_path / "a" / "spec.py", GOOD),
        write(tmp_path / "b" / "spec.py", "import nothing_like_it"),
    )
    good, bad = (list_specs(path, Guard(path, seconds=10, memory=2**30)) for path in paths)
    assert (good.names, good.shown, good.error) == (("fill",), ("fill",), "")
    assert (bad.names, bad.shown) == ((), ("b",))
    assert bad.error.startswith(f"{tmp_path}/b/spec.py:1: ")


def test_files_and_folders(tmp_path: Path) -> None:
    one = write(tmp_path / "kernels" / "one" / "spec.py", GOOD)
    two = write(tmp_path / "kernels" / "two" / "spec.py", GOOD)
    other = write(tmp_path / "any_name.py", GOOD)
    assert find_specs([tmp_path / "kernels"]) == (one, two)
    assert find_specs([two.parent, tmp_path / "kernels", other]) == (two, one, other)


@pytest.mark.parametrize(("name", "text"), [("none", "no such file or folder"), ("", "there is no spec.py in this")])
def test_paths_without_a_spec(tmp_path: Path, name: str, text: str) -> None:
    with pytest.raises(SpecError, match=text):
        find_specs([tmp_path / name])


def test_the_default_is_the_folder_kernels_else_our_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (ours,) = default_paths()
    assert (ours / "saxpy" / "saxpy.cu").is_file()
    write(tmp_path / "kernels" / "mine" / "spec.py", GOOD)
    assert default_paths() == (Path("kernels"),)


def test_a_spec_may_import_what_is_beside_it(tmp_path: Path) -> None:
    write(tmp_path / "shared_by_these_specs.py", "NAME = 'fill'")
    path = write(tmp_path / "spec.py", GOOD.replace('name="fill"', "name=shared_by_these_specs.NAME"))
    write(path, f"import shared_by_these_specs\n{path.read_text()}")
    before = list(sys.path)
    assert load_file(path)[0].name == "fill"
    assert sys.path == before
    assert not list(tmp_path.glob("__pycache__/spec*"))
