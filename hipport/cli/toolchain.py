"""``hipport toolchain``."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from hipport.paths import printable
from hipport.toolchain.hipcc import finds
from hipport.toolchain.install import default_prefix
from hipport.toolchain.install import install as install_prefix


@click.group()
def toolchain() -> None:
    """Bring the ROCm compiler to this machine.

    Example: hipport toolchain install
    """


@toolchain.command(short_help="Unpack the ROCm compiler and its libraries' headers into a folder.")
@click.argument("prefix", required=False, type=click.Path(path_type=Path))
@click.option(
    "--mirror",
    metavar="URL",
    default="",
    help="Archive of Debian with the suites sid and experimental; a dated snapshot of it will do. [default: the one "
    "that this machine's apt uses, where it is Debian's]",
)
@click.option(
    "--keyring",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Keys that the archive is signed with. [default: those of the package debian-archive-keyring]",
)
def install(prefix: Path | None, mirror: str, keyring: Path | None) -> None:
    """Unpack the ROCm 7.2 compiler and the headers of its libraries into PREFIX, by default
    ~/.local/share/hipport/rocm, for compiling and linking HIP without a GPU and without root.

    This is for an x86-64 Debian or Ubuntu, and takes about a minute, a download of 180 MB and 1.1 GB of disk, of which
    0.9 GB stay. An installation that was stopped is resumed by the next one; a finished PREFIX is left as it is.

    Exit code 0: PREFIX is ready. 2: it is not.

    Example: hipport toolchain install
    """
    target = (prefix or default_prefix()).absolute()
    status = install_prefix(target, mirror, keyring)
    hipcc = target / "bin" / "hipcc"
    if status == 0 and not finds(hipcc):
        click.echo(f"for hipport: export HIPCC={printable(hipcc)}")
    sys.stdout.flush()
    raise click.exceptions.Exit(status)
