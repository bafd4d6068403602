"""Fetch the headers of CUDA releases from the PyPI wheels that NVIDIA publishes.

A wheel is downloaded with pip, its headers are unpacked to ``DIR/VERSION/include`` and the wheel is deleted: the
libraries inside weigh up to 700 MB, the headers a few. A finished package leaves a mark in ``DIR/VERSION/fetched``, so
that a run that was cut off goes on where it stopped.

Run: ``python -m scripts.tables.fetch_cuda 12.9 13.0 --into DIR [--package nvidia-cuda-runtime-cu12 ...]``
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Collection
from collections.abc import Iterator
from collections.abc import Sequence
from pathlib import Path

#: The CCCL wheels before 12.3 lack libcu++ (nv/target, cuda/std): they are laid over the first one that has it.
EARLY_LIBCUDACXX = "nvidia-cuda-cccl-cu12==12.3.101.post1"
#: CUDA version -> wheels, in the order of unpacking. Every version has the core ones; those whose libraries are
#: compared too have all.
RELEASES: dict[str, tuple[str, ...]] = {
    "11.8": (
        "nvidia-cuda-runtime-cu11==11.8.89",
        "nvidia-cuda-nvcc-cu11==11.8.89",
        "nvidia-cuda-cccl-cu11==11.8.89.post1",
        "nvidia-cuda-nvrtc-cu11==11.8.89",
        "nvidia-cuda-cupti-cu11==11.8.87",
        "nvidia-cuda-profiler-api-cu11==11.8.86",
        "nvidia-nvml-dev-cu11==11.8.86",
        "nvidia-nvtx-cu11==11.8.86",
        "nvidia-cublas-cu11==11.11.3.6",
        "nvidia-cufft-cu11==10.9.0.58",
        "nvidia-curand-cu11==10.3.0.86",
        "nvidia-cusolver-cu11==11.4.1.48",
        "nvidia-cusparse-cu11==11.7.5.86",
        "nvidia-cudnn-cu11==8.6.0.163",
        "nvidia-nccl-cu11==2.15.5",
    ),
    "12.0": (
        "nvidia-cuda-runtime-cu12==12.0.146",
        "nvidia-cuda-nvcc-cu12==12.0.140",
        EARLY_LIBCUDACXX,
        "nvidia-cuda-cccl-cu12==12.0.140",
        "nvidia-cuda-nvrtc-cu12==12.0.140",
        "nvidia-cuda-profiler-api-cu12==12.0.140",
        "nvidia-nvml-dev-cu12==12.0.140",
        "nvidia-nvtx-cu12==12.0.140",
        "nvidia-cublas-cu12==12.0.2.224",
        "nvidia-cufft-cu12==11.0.1.95",
        "nvidia-curand-cu12==10.3.1.124",
        "nvidia-cusolver-cu12==11.4.3.1",
        "nvidia-cusparse-cu12==12.0.1.140",
        "nvidia-cudnn-cu12==8.9.7.29",
        "nvidia-nccl-cu12==2.18.3",
    ),
    "12.1": (
        "nvidia-cuda-runtime-cu12==12.1.105",
        "nvidia-cuda-nvcc-cu12==12.1.105",
        EARLY_LIBCUDACXX,
        "nvidia-cuda-cccl-cu12==12.1.109",
        "nvidia-cuda-profiler-api-cu12==12.1.105",
    ),
    "12.2": (
        "nvidia-cuda-runtime-cu12==12.2.140",
        "nvidia-cuda-nvcc-cu12==12.2.140",
        EARLY_LIBCUDACXX,
        "nvidia-cuda-cccl-cu12==12.2.140",
        "nvidia-cuda-profiler-api-cu12==12.2.140",
    ),
    "12.3": (
        "nvidia-cuda-runtime-cu12==12.3.101",
        "nvidia-cuda-nvcc-cu12==12.3.107",
        "nvidia-cuda-cccl-cu12==12.3.101.post1",
        "nvidia-cuda-profiler-api-cu12==12.3.101",
    ),
    "12.4": (
        "nvidia-cuda-runtime-cu12==12.4.127",
        "nvidia-cuda-nvcc-cu12==12.4.131",
        "nvidia-cuda-cccl-cu12==12.4.127.post1",
        "nvidia-cuda-nvrtc-cu12==12.4.127",
        "nvidia-cuda-profiler-api-cu12==12.4.127",
        "nvidia-nvml-dev-cu12==12.4.127",
        "nvidia-nvtx-cu12==12.4.127",
        "nvidia-cublas-cu12==12.4.5.8",
        "nvidia-cufft-cu12==11.2.1.3",
        "nvidia-curand-cu12==10.3.5.147",
        "nvidia-cusolver-cu12==11.6.1.9",
        "nvidia-cusparse-cu12==12.3.1.170",
        "nvidia-cudnn-cu12==9.0.0.312",
        "nvidia-nccl-cu12==2.21.5",
    ),
    "12.5": (
        "nvidia-cuda-runtime-cu12==12.5.82",
        "nvidia-cuda-nvcc-cu12==12.5.82",
        "nvidia-cuda-cccl-cu12==12.5.39.post1",
        "nvidia-cuda-profiler-api-cu12==12.5.39",
    ),
    "12.6": (
        "nvidia-cuda-runtime-cu12==12.6.77",
        "nvidia-cuda-nvcc-cu12==12.6.85",
        "nvidia-cuda-cccl-cu12==12.6.77",
        "nvidia-cuda-nvrtc-cu12==12.6.85",
        "nvidia-cuda-profiler-api-cu12==12.6.77",
        "nvidia-nvml-dev-cu12==12.6.77",
        "nvidia-nvtx-cu12==12.6.77",
        "nvidia-cublas-cu12==12.6.4.1",
        "nvidia-cufft-cu12==11.3.0.4",
        "nvidia-curand-cu12==10.3.7.77",
        "nvidia-cusolver-cu12==11.7.1.2",
        "nvidia-cusparse-cu12==12.5.4.2",
        "nvidia-cudnn-cu12==9.5.1.17",
        "nvidia-nccl-cu12==2.23.4",
    ),
    "12.8": (
        "nvidia-cuda-runtime-cu12==12.8.90",
        "nvidia-cuda-nvcc-cu12==12.8.93",
        "nvidia-cuda-cccl-cu12==12.8.90",
        "nvidia-cuda-profiler-api-cu12==12.8.90",
    ),
    "12.9": (
        "nvidia-cuda-runtime-cu12==12.9.79",
        "nvidia-cuda-nvcc-cu12==12.9.86",
        "nvidia-cuda-cccl-cu12==12.9.27",
        "nvidia-cuda-nvrtc-cu12==12.9.86",
        "nvidia-cuda-cupti-cu12==12.9.79",
        "nvidia-cuda-profiler-api-cu12==12.9.79",
        "nvidia-nvml-dev-cu12==12.9.79",
        "nvidia-nvtx-cu12==12.9.79",
        "nvidia-cublas-cu12==12.9.1.4",
        "nvidia-cufft-cu12==11.4.1.4",
        "nvidia-curand-cu12==10.3.10.19",
        "nvidia-cusolver-cu12==11.7.5.82",
        "nvidia-cusparse-cu12==12.5.10.65",
        "nvidia-cusparselt-cu12==0.8.1",
        "nvidia-cudnn-cu12==9.10.2.21",
        "nvidia-nccl-cu12==2.27.7",
    ),
    "13.0": (
        "nvidia-cuda-runtime==13.0.96",
        "nvidia-cuda-crt==13.0.88",
        "nvidia-cuda-cccl==13.0.85",
        "nvidia-cuda-nvrtc==13.0.88",
        "nvidia-cuda-cupti==13.0.85",
        "nvidia-cuda-profiler-api==13.0.85",
        "nvidia-nvml-dev==13.0.87",
        "nvidia-nvtx==13.0.85",
        "nvidia-cublas==13.0.2.14",
        "nvidia-cufft==12.0.0.61",
        "nvidia-curand==10.4.0.35",
        "nvidia-cusolver==12.0.4.66",
        "nvidia-cusparse==12.6.3.3",
        "nvidia-cudnn-cu13==9.13.1.26",
        "nvidia-nccl-cu13==2.28.9",
    ),
    "13.1": (
        "nvidia-cuda-runtime==13.1.80",
        "nvidia-cuda-crt==13.1.80",
        "nvidia-cuda-cccl==13.1.115",
        "nvidia-cuda-profiler-api==13.1.80",
    ),
    "13.2": (
        "nvidia-cuda-runtime==13.2.75",
        "nvidia-cuda-crt==13.2.78",
        "nvidia-cuda-cccl==13.2.75",
        "nvidia-cuda-profiler-api==13.2.75",
    ),
    "13.3": (
        "nvidia-cuda-runtime==13.3.29",
        "nvidia-cuda-crt==13.3.33",
        "nvidia-cuda-cccl==13.3.3.4.1",
        "nvidia-cuda-profiler-api==13.3.27",
    ),
    "13.4": (
        "nvidia-cuda-runtime==13.4.92",
        "nvidia-cuda-crt==13.4.92",
        "nvidia-cuda-cccl==13.3.4.3.1",
        "nvidia-cuda-profiler-api==13.4.92",
    ),
    "13.5": (
        "nvidia-cuda-runtime==13.5.37",
        "nvidia-cuda-crt==13.5.37",
        "nvidia-cuda-cccl==13.3.5.0.6",
        "nvidia-cuda-nvrtc==13.5.37",
        "nvidia-nvjitlink==13.5.37",
        "nvidia-cuda-cupti==13.5.25",
        "nvidia-cuda-profiler-api==13.5.25",
        "nvidia-nvml-dev==13.5.37",
        "nvidia-nvtx==13.5.25",
        "nvidia-cublas==13.10.0.20",
        "nvidia-cufft==12.5.0.14",
        "nvidia-curand==10.4.5.25",
        "nvidia-cusolver==12.4.1.2",
        "nvidia-cusparse==12.9.4.2",
        "nvidia-cusparselt-cu13==0.10.0",
        "nvidia-cudnn-cu13==9.28.0.42",
        "nvidia-nccl-cu13==2.32.3",
    ),
}

#: Header path -> the wheel that has it, without its ``-cu11`` ... ending.
WHEEL_OF_HEADER = (
    (r"crt/|fatbinary_section\.h", "nvidia-cuda-crt (before CUDA 13: nvidia-cuda-nvcc)"),
    (r"(cccl/)?(nv/|cuda/|cub/|thrust/)", "nvidia-cuda-cccl"),
    (r"cuda_?[pP]rofiler", "nvidia-cuda-profiler-api"),
    (r"nvtx3/|nvToolsExt", "nvidia-nvtx"),
    (r"nvrtc", "nvidia-cuda-nvrtc"),
    (r"nvJitLink", "nvidia-nvjitlink"),
    (r"nvml", "nvidia-nvml-dev"),
    (r"cupti|generated_cuda", "nvidia-cuda-cupti"),
    (r"cublas|nvblas", "nvidia-cublas"),
    (r"cufft|cudalibxt", "nvidia-cufft"),
    (r"curand", "nvidia-curand"),
    (r"cusolver", "nvidia-cusolver"),
    (r"cusparseLt", "nvidia-cusparselt"),
    (r"cusparse", "nvidia-cusparse"),
    (r"cudnn", "nvidia-cudnn"),
    (r"nccl", "nvidia-nccl"),
    (
        r"cu|(builtin|channel|common|cooperative|device|driver|library|math|mma|sm_|surface|texture|vector)",
        "nvidia-cuda-runtime",
    ),
)

PLATFORMS = ("any", "manylinux1_x86_64", "manylinux2014_x86_64", *(f"manylinux_2_{n}_x86_64" for n in range(17, 29)))
INCLUDED_FILE = re.compile(r"(?:^|/)include/(?P<path>.+)")


class FetchError(Exception):
    """A wheel that could not be had; the message names it and pip's reason."""


def wheel_of_header(header: str) -> str:
    """Return the name of the wheel that has ``header``, ``crt/host_config.h`` for instance; '' for none of CUDA's."""
    return next((wheel for pattern, wheel in WHEEL_OF_HEADER if re.match(pattern, header)), "")


def package_name(requirement: str) -> str:
    """Return the name in ``name==version``."""
    return requirement.partition("==")[0]


def fetch_wheel(requirement: str, into: Path) -> None:
    """Unpack the headers of one wheel (``name==version``) below ``into/include``, unless that was done before.

    Raises `FetchError` when pip finds no such wheel or the wheel has no headers.
    """
    mark = into / "fetched" / requirement
    if mark.exists():
        return
    with tempfile.TemporaryDirectory(dir=into.parent) as folder:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
        command += [word for platform in PLATFORMS for word in ("--platform", platform)]
        command += ["--dest", folder, requirement]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        wheel = next(Path(folder).glob("*.whl"), None)
        if wheel is None:
            reason = (done.stderr.strip().splitlines() or ["pip gave no reason"])[-1]
            raise FetchError(f"{requirement}: {reason}")
        count = unpack_headers(wheel, into / "include")
    if not count:
        raise FetchError(f"{requirement}: the wheel has no headers")
    mark.parent.mkdir(exist_ok=True)
    mark.touch()


def unpack_headers(wheel: Path, include: Path) -> int:
    """Copy what lies below any ``include`` folder of the wheel to ``include``; return the number of files."""
    count = 0
    with zipfile.ZipFile(wheel) as archive:
        for member in archive.infolist():
            found = INCLUDED_FILE.search(member.filename)
            if found is None or member.is_dir() or member.filename.endswith(".py"):
                continue
            target = include / found["path"]
            target.parent.mkdir(parents=True, exist_ok=True)
            with archive.open(member) as source, target.open("wb") as copy:
                shutil.copyfileobj(source, copy)
            count += 1
    return count


def fetch(version: str, into: Path, only: Collection[str] = ()) -> Iterator[str]:
    """Fetch a CUDA release (or the packages of ``only``) to ``into/version``; yield one line a package that fails."""
    folder = into / version
    folder.mkdir(parents=True, exist_ok=True)
    for requirement in RELEASES[version]:
        if only and package_name(requirement) not in only:
            continue
        try:
            fetch_wheel(requirement, folder)
        except FetchError as error:
            yield str(error)


def main(arguments: Sequence[str] | None = None) -> int:
    """Fetch what is asked for; return 0, or 1 when a package is missing."""
    parser = argparse.ArgumentParser(description="Fetch the headers of CUDA releases from NVIDIA's wheels.")
    parser.add_argument("versions", nargs="+", choices=RELEASES, metavar="VERSION", help=", ".join(RELEASES))
    parser.add_argument("--into", type=Path, required=True, help="folder for the include trees")
    parser.add_argument("--package", action="append", default=[], help="fetch only this package; may be repeated")
    options = parser.parse_args(arguments)
    known = {package_name(requirement) for version in options.versions for requirement in RELEASES[version]}
    if unknown := set(options.package) - known:
        parser.error(f"no such package in these versions: {', '.join(sorted(unknown))}")
    complete = True
    for version in options.versions:
        for problem in fetch(version, options.into, options.package):
            complete = False
            print(f"missing for CUDA {version}: {problem}", file=sys.stderr)
        print(f"CUDA {version}: {options.into / version / 'include'}")
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())
