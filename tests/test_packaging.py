"""What is published: the metadata, the links of the long description, the image, and the wheel as a user has it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import tomllib
import venv
from email.message import Message
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest

from hatch_build import urls
from hatch_build import with_absolute_links
from hipport.version import __version__

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
REPOSITORY = "https://forge.example/people/hipport"


@pytest.mark.parametrize(
    ("relative", "absolute"),
    [
        ("[run](docs/run.md)", f"[run]({REPOSITORY}/blob/v1.2/docs/run.md)"),
        ("[a](docs/ci.md#shells)", f"[a]({REPOSITORY}/blob/v1.2/docs/ci.md#shells)"),
        ("![a report](docs/pictures/a.png)", f"![a report]({REPOSITORY}/raw/v1.2/docs/pictures/a.png)"),
        (
            "[![a report](docs/a.png)](docs/b.md)",
            f"[![a report]({REPOSITORY}/raw/v1.2/docs/a.png)]({REPOSITORY}/blob/v1.2/docs/b.md)",
        ),
        ("[ROCm](https://rocm.docs.amd.com/)", "[ROCm](https://rocm.docs.amd.com/)"),
        ("[below](#exit-codes)", "[below](#exit-codes)"),
    ],
)
def test_links_of_the_long_description(relative: str, absolute: str) -> None:
    assert with_absolute_links(relative, REPOSITORY, "1.2") == absolute
    assert with_absolute_links(relative, "", "1.2") == relative


def test_urls_follow_from_the_repository() -> None:
    assert urls("", "1.2") == {}
    assert urls(REPOSITORY, "1.2")["Repository"] == REPOSITORY
    assert urls(REPOSITORY, "1.2")["Changelog"] == f"{REPOSITORY}/blob/v1.2/CHANGELOG.md"


def test_extras_that_documents_and_the_image_name_exist() -> None:
    texts = [
        (ROOT / name).read_text("utf-8") for name in ("Dockerfile", "README.md", "docs/install.md", "CONTRIBUTING.md")
    ]
    named = {
        extra
        for text in texts
        for extras in re.findall(r"(?:\.|hipport-\*\.whl\)|hipport)\[([\w,]+)\]", text)
        for extra in extras.split(",")
    }
    assert named
    assert named <= PROJECT["optional-dependencies"].keys()


def test_the_image_gets_what_the_wheel_is_made_of() -> None:
    """The Dockerfile cannot be run by a test; what its build needs is let through by .dockerignore."""
    build = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    needed = {
        *build["packages"],
        *build["force-include"],
        "pyproject.toml",
        "hatch_build.py",
        "README.md",
        *PROJECT["license-files"],
    }
    passed = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    assert passed == needed


# The wheel


def build(source: Path, folder: Path) -> Path:
    """The wheel of a source tree."""
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*command, "-w", folder, source], check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def metadata(wheel: Path) -> Message:
    with ZipFile(wheel) as archive:
        return Parser().parsestr(archive.read(f"hipport-{__version__}.dist-info/METADATA").decode())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a fresh environment with the wheel, which takes the packages that it needs from this one."""
    home = tmp_path_factory.mktemp("fresh")
    venv.create(home)
    python = home / "bin" / "python"
    command: list[str | Path] = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        python,
        "install",
        "-q",
        "--no-deps",
        "--no-index",
        wheel,
    ]
    subprocess.run(command, check=True)
    (packages,) = home.glob("lib/python*/site-packages")
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return python.parent


@pytest.mark.slow
def test_the_wheel_says_what_it_is(wheel: Path) -> None:
    said = metadata(wheel)
    assert said["Version"] == __version__
    assert said["Description-Content-Type"] == "text/markdown"
    assert said.get_payload() == (ROOT / "README.md").read_text("utf-8")
    assert said.get_all("Project-URL") is None
    assert set(PROJECT["classifiers"]) == set(said.get_all("Classifier", []))


@pytest.mark.slow
def test_a_published_wheel_has_urls_and_absolute_links(tmp_path: Path) -> None:
    """With nothing but the one fact set."""
    source = tmp_path / "source"
    source.mkdir()
    for name in ("hatch_build.py", "README.md", "LICENSE"):
        (source / name).write_bytes((ROOT / name).read_bytes())
    for folder in ("hipport", "mappings", "kernels"):
        (source / folder).mkdir()
    (source / "hipport/version.py").write_bytes((ROOT / "hipport/version.py").read_bytes())
    settings = (ROOT / "pyproject.toml").read_text("utf-8")
    published = re.sub(r'^repository = ""', f'repository = "{REPOSITORY}/"', settings, flags=re.MULTILINE)
    (source / "pyproject.toml").write_text(published)
    said = metadata(build(source, tmp_path / "wheel"))
    assert f"Repository, {REPOSITORY}" in said.get_all("Project-URL", [])
    targets = re.findall(r"\]\(([^)]+)\)", str(said.get_payload()))
    assert targets
    assert all(target.startswith((REPOSITORY, "https://", "#")) for target in targets)


@pytest.mark.slow
def test_the_wheel_works_as_a_user_has_it(programs: Path, tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src/k.cu").write_text("__global__ void k(float *x) { x[0] = __shfl_sync(~0u, x[1], 0); }\n")
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
    environment.pop("PYTHONPATH", None)

    def run(*command: str) -> str:
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    where = Path(run(str(programs / "python"), "-c", "import hipport; print(hipport.__file__)").strip())
    assert where.is_relative_to(programs.parent)
    run("hipport", "convert", "src", "--report", "report.html")
    assert "hipport::shfl_sync" in (tmp_path / "src_hip/k.cu").read_text()
    assert (tmp_path / "src_hip/hipport/warp.h").exists()
    assert (tmp_path / "report.html").stat().st_size > 0
    assert "hipMalloc" in run("hipport", "explain", "cudaMalloc", "HP501", "cub/cub.cuh")
    assert "hipblasSgemm" in run("hipport", "search", "cublas", "gemm")
    assert "language server" in run("hipport", "lsp", "--help")
    for shell in ("bash", "zsh", "fish"):
        assert "_HIPPORT_COMPLETE" in run("hipport", "completion", shell)
