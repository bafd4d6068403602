"""Find which ROCm release first had each HIP identifier that the tables name.

Two kinds of source give sets of identifiers per release:

* the ``-dev`` header packages of every Debian suite listed in `SUITES` (all identifiers of the headers, comments
  removed), fetched with this machine's own apt settings into a private state folder;
* the ``hip-python`` wheels, whose Cython declarations name every function, type and enumerator but no macro.

The result, ``facts/rocm_since.csv``, has the columns ``name,since``:

* ``6.3``: 6.3 has the name, the release before it lacks it.
* ``>5.7``: 5.7 lacks the name and a later release has it; between them no headers were to be had.
* ``<=5.2``: already in the oldest headers that Debian has of that library.

A name that headers make by pasting tokens (``make_float4``) is in none of the sets and gets no line.

Run: ``python -m scripts.tables.rocm_versions --work DIR`` (Debian, apt and pip; about 100 MB, kept in DIR).
"""

from __future__ import annotations

import argparse
import csv
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

Release = tuple[int, int]

#: ROCm's minor releases, to tell neighbours.
RELEASES = (*((5, n) for n in range(8)), *((6, n) for n in range(5)), *((7, n) for n in range(3)))

SUITES = ("bookworm", "trixie", "forky", "sid", "experimental")

#: Library (the first folder of its include paths) -> the Debian package that has its headers.
DEBIAN_PACKAGES = {
    "hip": "libamdhip64-dev",
    "hipblas": "libhipblas-dev",
    "hipblaslt": "libhipblaslt-dev",
    "hipcub": "libhipcub-dev",
    "hipfft": "libhipfft-dev",
    "hiprand": "libhiprand-dev",
    "hipsolver": "libhipsolver-dev",
    "hipsparse": "libhipsparse-dev",
    "hipsparselt": "libhipsparselt-dev",
    "miopen": "libmiopen-dev",
    "rccl": "librccl-dev",
    "rocrand": "librocrand-dev",
    "rocwmma": "librocwmma-dev",
    "roctracer": "libroctx-dev",
    "thrust": "librocthrust-dev",
}
#: Device functions live in clang's own headers: the clang that each release of ROCm is built on.
CLANG_PACKAGES = {
    (5, 2): "libclang-common-15-dev",
    (5, 7): "libclang-common-17-dev",
    (6, 4): "libclang-common-19-dev",
    (7, 2): "libclang-common-22-dev",
}
#: hip-python wheels, the newest build of the first patch release of each minor one.
WHEELS = {
    (6, 2): "hip-python==6.2.0.499.16",
    (6, 3): "hip-python==6.3.0.540.30",
    (6, 4): "hip-python==6.4.0.549.36",
    (7, 0): "hip-python==7.0.0.555.40",
    (7, 1): "hip-python==7.1.0.555.40",
    (7, 2): "hip-python==7.2.0.562.43",
}
WHEEL_MODULES = {
    "chip": "hip",
    "chiprtc": "hip",
    "chipblas": "hipblas",
    "chipfft": "hipfft",
    "chiprand": "hiprand",
    "chipsolver": "hipsolver",
    "chipsparse": "hipsparse",
    "crccl": "rccl",
    "croctx": "roctracer",
}

RELEASE = re.compile(r"^(?:\d+:)?(\d+)\.(\d+)")
IDENTIFIER = re.compile(r"\b[A-Za-z_]\w*")
C_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
CYTHON_COMMENT = re.compile(r'#[^\n]*|""".*?"""', re.DOTALL)
# Not HIP's layer over CUDA, which speaks of CUDA's names.
HEADER = re.compile(r"/include/(?!.*/nvidia_detail/).*(\.h|\.hpp|\.inl|\.cuh|/[^.]+)$")
# The headers that clang's HIP runtime wrapper includes.
CLANG_HEADER = re.compile(r"/__clang_(hip_\w+|cuda_math_forward_declares|cuda_complex_builtins)\.h$")


class SourceError(Exception):
    """A package or wheel could not be fetched or read; the message says which and what to do."""


@dataclass(frozen=True)
class Source:
    """The identifiers that one release of one library has."""

    library: str
    release: Release
    names: frozenset[str]
    #: All identifiers, not only those that bindings have.
    complete: bool


@dataclass(frozen=True)
class Target:
    """A HIP name that the tables map to, with the library of its recommended header ('' where none is named)."""

    name: str
    library: str


def identifiers(text: str, comment: re.Pattern[str]) -> frozenset[str]:
    """Return every identifier of ``text`` outside of comments."""
    return frozenset(IDENTIFIER.findall(comment.sub(" ", text)))


def release_of(version: str) -> Release:
    """Return the ROCm release (major, minor) of a Debian version such as ``7.2.4+dfsg-1~exp1``."""
    found = RELEASE.search(version)
    if found is None:
        raise SourceError(f"no ROCm release in the Debian version {version!r}")
    return int(found[1]), int(found[2])


def merged(sources: Iterable[Source]) -> list[Source]:
    """Return one source a library, release and form: a library's headers come in several packages."""
    names: dict[tuple[str, Release, bool], frozenset[str]] = {}
    for source in sources:
        key = source.library, source.release, source.complete
        names[key] = names.get(key, frozenset()) | source.names
    return [Source(library, release, found, complete) for (library, release, complete), found in names.items()]


def since(target: Target, sources: Sequence[Source]) -> str:
    """Return ``X.Y``, ``>X.Y``, ``<=X.Y`` or ``''`` (in none of the sources) for ``target``.

    Every part of a qualified name (``hipcub::BlockReduce::Sum``) must exist, the namespaces left out: they are
    inline or made by macros in some releases.
    """
    parts = target.name.split("::")
    wanted = frozenset(parts[1:] or parts)
    own = [s for s in sources if target.library in ("", s.library)]
    having = [s for s in own if wanted <= s.names]
    if not having:
        return ""
    first = min(having, key=lambda s: s.release)
    # Bindings leave things out: that they lack a name says something only if others of them have it.
    telling = (True,) if all(s.complete for s in having) else (True, False)
    earlier = [s for s in own if s.library == first.library and s.release < first.release]
    lacking = [s.release for s in earlier if s.complete in telling]
    if not lacking:
        return "<={}.{}".format(*first.release)
    if RELEASES.index(first.release) == RELEASES.index(max(lacking)) + 1:
        return "{}.{}".format(*first.release)
    return ">{}.{}".format(*max(lacking))


def read_targets(tables: Iterable[Path]) -> frozenset[Target]:
    """Return the HIP targets of the symbol tables; tables of another form are passed over."""
    found = set()
    for table in tables:
        with table.open(newline="", encoding="utf-8") as lines:
            rows = csv.DictReader(lines)
            if "hip_header" not in (rows.fieldnames or ()):
                continue
            for row in rows:
                if row["hip"] and row["status"] != "unsupported":
                    header = row["hip_header"]
                    found.add(Target(row["hip"], header.split("/")[0] if "/" in header else ""))
    return frozenset(found)


def first_releases(targets: Iterable[Target], sources: Sequence[Source]) -> dict[str, str]:
    """Return name -> since, sorted by name; names that no source has are left out."""
    known = {}
    for target in sorted(targets, key=lambda t: (t.name, t.library), reverse=True):
        if text := since(target, sources):
            known[target.name] = text
    return dict(sorted(known.items()))


# Debian ----------------------------------------------------------------------------------------------------------


def run(command: Sequence[str], cwd: Path | None = None) -> str:
    """Run a command and return its output; raise `SourceError` with its last words when it fails."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SourceError(f"{' '.join(command[:2])} failed: {(done.stderr or done.stdout).strip()[-400:]}")
    return done.stdout


class Apt:
    """A private apt state that knows the suites of `SUITES`, from the archive that this machine itself uses."""

    def __init__(self, root: Path) -> None:
        """Make the state folder below ``root`` and fetch the package lists."""
        sites = run(["apt-get", "indextargets", "--format", "$(SITE)"]).split()
        archive = next((s for s in sites if "security" not in s), None)
        if archive is None:
            raise SourceError("this machine's apt has no archive configured; add a Debian source, then retry")
        state = root / "apt"
        for folder in ("lists/partial", "cache/archives/partial"):
            (state / folder).mkdir(parents=True, exist_ok=True)
        (state / "status").touch()
        keys = "/usr/share/keyrings/debian-archive-keyring.gpg"
        listed = "".join(f"deb [signed-by={keys}] {archive} {suite} main\n" for suite in SUITES)
        (state / "sources.list").write_text(listed, encoding="utf-8")
        settings = {
            "APT::Architecture": "amd64",
            "Dir::Etc::sourcelist": f"{state}/sources.list",
            "Dir::Etc::sourceparts": "/dev/null",
            "Dir::Etc::preferencesparts": "/dev/null",
            "Dir::State": f"{state}",
            "Dir::State::lists": f"{state}/lists",
            "Dir::State::status": f"{state}/status",
            "Dir::Cache": f"{state}/cache",
            "Acquire::Languages": "none",
            "APT::Sandbox::User": "root",
            "Debug::NoLocking": "1",
        }
        self._options = [word for key, value in settings.items() for word in ("-o", f"{key}={value}")]
        self._debs = root / "debs"
        self._debs.mkdir(exist_ok=True)
        run(["apt-get", "-q", *self._options, "update"])

    def versions(self, package: str) -> list[str]:
        """Return the versions of ``package`` in the suites, without doubles."""
        lines = run(["apt-cache", *self._options, "madison", package]).splitlines()
        return list(dict.fromkeys(line.split("|")[1].strip() for line in lines if "Sources" not in line))

    def fetch(self, package: str, version: str) -> Path:
        """Download one package (if it is not there yet) and return its path."""
        folder = self._debs / package / version
        if not any(folder.glob("*.deb")):
            folder.mkdir(parents=True, exist_ok=True)
            run(["apt-get", "-q", *self._options, "download", f"{package}={version}"], cwd=folder)
        return next(folder.glob("*.deb"))


def header_members(deb: Path) -> Iterator[tuple[str, IO[bytes]]]:
    """Yield (path, content) of the header files in a Debian package."""
    command = ["dpkg-deb", "--fsys-tarfile", str(deb)]
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE) as unpack,
        tarfile.open(fileobj=unpack.stdout, mode="r|") as archive,
    ):
        for member in archive:
            content = archive.extractfile(member) if HEADER.search(member.name) and member.isfile() else None
            if content is not None:
                yield member.name, content
    if unpack.returncode:
        raise SourceError(f"cannot unpack {deb.name}: delete it and retry")


def package_names(deb: Path, only: re.Pattern[str] | None = None) -> frozenset[str]:
    """Return the identifiers of a package's headers, or of those whose path matches ``only``."""
    names: set[str] = set()
    for path, content in header_members(deb):
        if only is None or only.search(path):
            names |= identifiers(content.read().decode("utf-8", "replace"), C_COMMENT)
    return frozenset(names)


def debian_sources(apt: Apt, packages: Mapping[str, str]) -> Iterator[Source]:
    """Yield one complete `Source` per library and version that the suites have."""
    for library, package in packages.items():
        for version in apt.versions(package):
            names = package_names(apt.fetch(package, version))
            yield Source(library, release_of(version), names, complete=True)
    for release, package in CLANG_PACKAGES.items():
        for version in apt.versions(package)[:1]:
            yield Source("hip", release, package_names(apt.fetch(package, version), CLANG_HEADER), complete=True)


# Wheels ----------------------------------------------------------------------------------------------------------


def wheel_sources(folder: Path) -> Iterator[Source]:
    """Yield the `Source`s of the hip-python wheels, downloading those that ``folder`` lacks."""
    for release, requirement in WHEELS.items():
        target = folder / requirement.replace("==", "-")
        if not any(target.glob("*.whl")):
            pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
            run([*pip, "--python-version", "3.11", "--dest", str(target), requirement])
        with zipfile.ZipFile(next(target.glob("*.whl"))) as wheel:
            for module, library in WHEEL_MODULES.items():
                text = wheel.read(f"hip/{module}.pxd").decode("utf-8")
                yield Source(library, release, identifiers(text, CYTHON_COMMENT), complete=False)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write ``rocm_since.csv``; return 0, or 2 when a source could not be had."""
    here = Path(__file__).resolve().parent
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--mappings", type=Path, default=here.parents[1] / "mappings", help="folder of the tables")
    parser.add_argument("--out", type=Path, default=here / "facts" / "rocm_since.csv")
    parser.add_argument("--work", type=Path, required=True, help="folder for downloads, kept between runs")
    options = parser.parse_args(arguments)
    tables = sorted(options.mappings.glob("*.csv"))
    if not tables:
        print(f"no tables in {options.mappings}: build them first", file=sys.stderr)
        return 2
    options.work.mkdir(parents=True, exist_ok=True)
    try:
        sources = [*debian_sources(Apt(options.work), DEBIAN_PACKAGES), *wheel_sources(options.work / "wheels")]
    except (SourceError, FileNotFoundError) as error:
        print(error, file=sys.stderr)
        return 2
    targets = read_targets(tables)
    known = first_releases(targets, merged(sources))
    options.out.parent.mkdir(parents=True, exist_ok=True)
    with options.out.open("w", newline="", encoding="utf-8") as out:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(("name", "since"))
        writer.writerows(known.items())
    print(f"{len(known)} of {len({t.name for t in targets})} targets dated from {len(sources)} sources")
    return 0


if __name__ == "__main__":
    sys.exit(main())
