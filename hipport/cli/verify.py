"""``hipport verify``."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any
from typing import Literal

import click

from hipport.cli.options import detail_options
from hipport.cli.options import memory_size
from hipport.cli.options import output_place
from hipport.cli.options import report_option
from hipport.cli.options import take_detail


def _names(_context: click.Context, _option: click.Parameter, values: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name.strip() for value in values for name in value.split(","))


def _numbers(context: click.Context, option: click.Parameter, values: tuple[str, ...]) -> tuple[int, ...]:
    names = _names(context, option, values)
    if not all(name.isdecimal() for name in names):
        raise click.BadParameter(f"expected numbers, not {','.join(names)}")
    return tuple(map(int, names))


@click.command()
@click.argument("specs", nargs=-1, type=click.Path(path_type=Path))
@click.option(
    "--backend",
    type=click.Choice(["auto", "rocm", "cuda", "cpu"]),
    default="auto",
    show_default=True,
    help="What to run kernels on: AMD GPUs, NVIDIA GPUs, or the CPU engine; auto takes the first that is there.",
)
@click.option(
    "--compiler",
    type=click.Choice(["hiprtc", "hipcc"]),
    help="The compiler of rocm. [default: hiprtc, and hipcc for what hiprtc does not compile]",
)
@click.option("--wave", multiple=True, metavar="SIZES", callback=_numbers, help="Wavefront sizes. [default: 32,64]")
@click.option(
    "--arch",
    multiple=True,
    metavar="ARCHITECTURES",
    callback=_names,
    help="Architectures to verify on; each has one wavefront size. [default: gfx1100 for 32, gfx90a for 64]",
)
@click.option(
    "--warp",
    type=click.Choice(["logical", "native"]),
    default="logical",
    show_default=True,
    help="Warps of 32 lanes on any wavefront, or HIP's own intrinsics, as for convert.",
)
@click.option(
    "--sanitize/--no-sanitize",
    default=None,
    help="Find bad accesses, races and the like in all cases, or in none. [default: in small cases]",
)
@click.option(
    "--kernel", multiple=True, metavar="NAMES", callback=_names, help="Only specs with these names; * matches anything."
)
@click.option("--dtype", multiple=True, metavar="TYPES", callback=_names, help="Only instances with these types.")
@click.option(
    "--size", multiple=True, metavar="SIZES", callback=_names, help="Only these: first, small, or n=33. [default: all]"
)
@click.option("--seed", multiple=True, metavar="SEEDS", callback=_numbers, help="Seeds to use. [default: the specs']")
@click.option(
    "--timeout",
    type=click.FloatRange(0, min_open=True),
    metavar="SECONDS",
    default=60.0,
    show_default=True,
    help="Time limit for one case, and for the code of a spec.",
)
@click.option(
    "--memory",
    metavar="SIZE",
    callback=memory_size,
    default="4G",
    show_default=True,
    help="Memory limit for one case, and for the code of a spec, such as 8G.",
)
@click.option(
    "--bench",
    is_flag=True,
    help="Measure the kernels that passed on a GPU, beside a copy and fused multiply-adds.",
)
@click.option(
    "--explain-engine",
    is_flag=True,
    help="Say how the CPU engine ran each kernel: as loops over lanes, or with stacks.",
)
@click.option(
    "--scaffold",
    is_flag=True,
    help="Write a skeleton of a spec for each kernel in the sources SPECS, to be filled in; nothing is run.",
)
@click.option("-x", "--exitfirst", is_flag=True, help="End after the first case that does not pass.")
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json", "junit"]),
    default="text",
    show_default=True,
    help="What to print.",
)
@click.option(
    "-o",
    "--output",
    metavar="FOLDER",
    callback=output_place,
    help="With --scaffold: the folder of the specs. [default: kernels]",
)
@report_option("FILE.json, .xml (JUnit) or .html")
@detail_options
@click.option(
    "-j",
    "--jobs",
    type=click.IntRange(1),
    default=os.cpu_count() or 1,
    help="Number of processes. [default: one per core]",
)
def verify(
    specs: tuple[Path, ...],
    form: Literal["text", "json", "junit"],
    reports: tuple[Path, ...],
    output: str | None,
    scaffold: bool,
    **settings: Any,
) -> None:
    """Port CUDA kernels, run them, and compare what they compute with NumPy references in float64.

    SPECS are spec.py files and folders that have them: the folder kernels where none is given, or else the kernels that
    come with hipport. Without a GPU the CPU engine runs them, with wavefronts of 32 and of 64 lanes.

    With --scaffold SPECS are the files and folders of a CUDA project: each of its kernels gets a spec.py that names all
    that is left to fill in.

    Exit code 0: all cases ran and passed. 1: something did not. 2: nothing could run.

    Example: hipport verify my_kernels/ --wave 64
    """
    from hipport.cli.verification import verify_and_report  # noqa: PLC0415 - NumPy takes 0.2 s to load

    if scaffold:
        from hipport.cli.scaffolding import scaffold_and_report  # noqa: PLC0415

        if not specs:
            raise click.UsageError("--scaffold is for the sources of a project: name a file or a folder")
        raise click.exceptions.Exit(scaffold_and_report(specs, Path(output or "kernels")))
    if output is not None:
        raise click.UsageError("-o/--output is for --scaffold: a report is written by --report FILE")
    detail = take_detail(settings)
    run = verify_and_report(specs, settings, form, reports, detail)
    sys.stdout.flush()
    raise click.exceptions.Exit(run.exit_code)
