from __future__ import annotations

import errno
import os
from dataclasses import fields
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipport.config import Options
from hipport.config import find_configuration
from hipport.config import load_options
from hipport.errors import ConfigError

OWN = "hipport.toml"
SHARED = "pyproject.toml"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The top of a repository, so that no configuration above the test's folder is seen."""
    (tmp_path / ".git").mkdir()
    return tmp_path


def test_defaults_pass_their_own_checks(project: Path) -> None:
    defaults = {field.name: getattr(Options(), field.name) for field in fields(Options)}
    assert load_options(project, defaults) == load_options(project) == Options()


@pytest.mark.parametrize(
    ("text", "field", "value"),
    [
        ('rocm = "6.4"', "rocm", "6.4"),
        ('rocm = "7.2.4"', "rocm", "7.2.4"),
        ('cuda = "12.8"', "cuda", "12.8"),
        ('cuda = ""', "cuda", ""),
        ('launch = "macro"', "launch", "macro"),
        ("unsafe-fixes = true", "unsafe_fixes", True),
        ("unsafe_fixes = true", "unsafe_fixes", True),
        ("gitignore = false", "gitignore", False),
        ("project-files = true", "project_files", True),
        ("keep-cuda = true", "keep_cuda", True),
        ('select = ["HP1", "HP201"]', "select", ("HP1", "HP201")),
        ('exclude = ["third_party/"]', "exclude", ("third_party/",)),
        ("include = []", "include", ()),
        ("max-size = 1000", "max_size", 1000),
        ('max-size = "16M"', "max_size", 16 * 2**20),
        ('max_size = "64 KiB"', "max_size", 64 * 2**10),
        ('max_size = "2gb"', "max_size", 2 * 2**30),
        ('max_size = "512"', "max_size", 512),
    ],
)
def test_values(project: Path, text: str, field: str, value: object) -> None:
    (project / OWN).write_text(text)
    assert getattr(load_options(project), field) == value


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("lunch = 'macro'", "lunch: unknown option; did you mean launch?"),
        ("max_sise = 1", "max_sise: unknown option; did you mean max-size?"),
        ("[tool.hipport]", "tool: unknown option; the options are rocm, cuda, launch, unsafe-fixes, "),
        ("max-size = 1\nmax_size = 2", "max_size: given twice"),
        ("rocm = 7.2", 'rocm: expected a version in quotes, such as "7.2", not 7.2'),
        ("rocm = 'latest'", "rocm: expected a version"),
        ("rocm = ''", "rocm: expected a version"),
        ("cuda = '12'", "cuda: expected a version"),
        ("cuda = '12.x'", "cuda: expected a version"),
        ("launch = 'chevrons'", "launch: expected chevron or macro, not 'chevrons'"),
        ("launch = ['macro']", "launch: expected chevron or macro"),
        ("unsafe-fixes = 1", "unsafe-fixes: expected true or false, not 1"),
        ("gitignore = 'no'", "gitignore: expected true or false, not 'no'"),
        ("select = 'HP1'", "select: expected a list of strings"),
        ("exclude = [1]", "exclude: expected a list of strings"),
        ("max-size = 0", "max-size: expected a number of bytes"),
        ("max-size = -1", "max-size: expected a number of bytes"),
        ("max-size = true", "max-size: expected a number of bytes"),
        ("max-size = 1.5", "max-size: expected a number of bytes"),
        ("max-size = '16 MW'", "max-size: expected a number of bytes"),
        ("max-size = '0M'", "max-size: expected a number of bytes"),
        ("rocm = '7.2'\nlaunch =\n", "not valid TOML: Invalid value (at line 2, "),
        ("rocm = '7.2", "not valid TOML: "),
    ],
)
def test_what_cannot_be_used_is_named(project: Path, text: str, message: str) -> None:
    (project / OWN).write_text(text)
    with pytest.raises(ConfigError) as caught:
        load_options(project)
    assert f"{project / OWN}: {message}" in str(caught.value)


def test_file_that_is_not_utf8(project: Path) -> None:
    (project / OWN).write_bytes(b"exclude = ['caf\xe9']")
    with pytest.raises(ConfigError, match=r"hipport.toml: not UTF-8 \(byte 15\): save it as UTF-8"):
        load_options(project)


def test_unreadable_file(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> str:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    (project / OWN).touch()
    monkeypatch.setattr(Path, "read_text", refuse)
    with pytest.raises(ConfigError, match=r"hipport.toml: cannot be read: Permission denied; make it readable"):
        load_options(project)


def test_pyproject(project: Path) -> None:
    (project / SHARED).write_text('[project]\nname = "x"\n[tool.hipport]\nrocm = "6.4"\n')
    assert load_options(project).rocm == "6.4"


@pytest.mark.parametrize("text", ['[project]\nname = "x"\n', "[tool.ruff]\n", "tool = 1\n", ""])
def test_pyproject_of_others_is_passed_over(project: Path, text: str) -> None:
    (project / OWN).write_text('rocm = "6.4"')
    inner = project / "inner"
    inner.mkdir()
    (inner / SHARED).write_text(text)
    assert find_configuration(inner) == project / OWN


@pytest.mark.parametrize(
    ("text", "message"),
    [("[tool]\nhipport = 1", r"tool.hipport: expected a table"), ("[tool.hipport", "not valid TOML")],
)
def test_pyproject_that_cannot_be_used(project: Path, text: str, message: str) -> None:
    (project / SHARED).write_text(text)
    with pytest.raises(ConfigError, match=f"pyproject.toml: {message}"):
        load_options(project)


def test_nearest_file_wins_and_own_comes_before_shared(project: Path) -> None:
    inner = project / "a" / "b"
    inner.mkdir(parents=True)
    file = inner / "kernel.cu"
    file.touch()
    assert find_configuration(file) is None
    for place in (project / SHARED, project / OWN, inner.parent / SHARED, inner / OWN):
        place.write_text("[tool.hipport]\n" if place.name == SHARED else "")
        assert find_configuration(inner) == find_configuration(file) == place


def test_search_ends_at_the_top_of_the_repository(project: Path) -> None:
    (project / OWN).write_text('rocm = "6.4"')
    inner = project / "inner"
    (inner / ".git").mkdir(parents=True)
    assert find_configuration(inner) is None


def test_search_does_not_depend_on_the_current_folder(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (project / OWN).touch()
    (project / "inner").mkdir()
    monkeypatch.chdir(project / "inner")
    assert find_configuration(Path()) == project / OWN


def test_overrides_win_and_the_rest_stays(project: Path) -> None:
    (project / OWN).write_text('rocm = "6.4"\nlaunch = "macro"\nselect = ["HP1"]\n')
    options = load_options(project, {"rocm": "7.0", "select": ["HP2"], "max-size": "1K"})
    assert options == Options(rocm="7.0", launch="macro", select=("HP2",), max_size=1024)


@pytest.mark.parametrize(
    ("overrides", "message"),
    [
        ({"max_size": "x"}, "--max-size: expected a number of bytes"),
        ({"rocm": "7"}, "--rocm: expected a version"),
        ({"outptu": "x"}, "--outptu: unknown option"),
    ],
)
def test_an_override_that_cannot_be_used(project: Path, overrides: dict[str, object], message: str) -> None:
    with pytest.raises(ConfigError, match=message):
        load_options(project, overrides)


@given(
    st.dictionaries(
        st.sampled_from([field.name for field in fields(Options)]) | st.text(max_size=5),
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.lists(st.text(max_size=3)),
        max_size=3,
    ),
)
def test_any_value_is_taken_or_refused(overrides: dict[str, object]) -> None:
    try:
        options = load_options(Path("/"), overrides)
    except ConfigError:
        return
    types = {"str": str, "bool": bool, "int": int, "tuple[str, ...]": tuple}
    for field in fields(Options):
        assert type(getattr(options, field.name)) is types[str(field.type)]
