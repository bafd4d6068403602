"""``hipport run``."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any
from typing import Literal

import click

from hipport.cli.options import memory_size
from hipport.cli.options import quiet_option
from hipport.cli.options import report_option


def _sizes(_context: click.Context, _option: click.Parameter, values: tuple[str, ...]) -> tuple[int, ...]:
    names = [name.strip() for value in values for name in value.split(",")]
    if any(name not in ("32", "64") for name in names):
        raise click.BadParameter(f"a wavefront has 32 or 64 lanes, not {', '.join(names)}")
    return tuple(map(int, names))


class _RunCommand(click.Command):
    """Keeps what stands after ``--`` for the program."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        at = args.index("--") if "--" in args else len(args)
        ctx.obj = tuple(args[at + 1 :])
        return super().parse_args(ctx, args[:at])


@click.command(
    cls=_RunCommand,
    options_metavar="[OPTIONS]",
)
@click.argument("sources", nargs=-1, type=click.Path(path_type=Path), metavar="SOURCES... [-- ARGUMENTS...]")
@click.option("--make", "build", flag_value="make", help="Run the command after -- in the port of a folder: make run.")
@click.option(
    "--cmake", "build", flag_value="cmake", help="Build the port of a folder by CMake; -D sets its variables."
)
@click.option("--target", metavar="NAME", help="With --cmake: the program to build and run, of several.")
@click.option(
    "--wave",
    multiple=True,
    metavar="SIZES",
    callback=_sizes,
    help="Wavefront sizes, such as 32,64. [default: --arch's]",
)
@click.option("--arch", default="gfx90a", show_default=True, metavar="ARCHITECTURE", help="The GPU to run on.")
@click.option("--sanitize", is_flag=True, help="Find bad accesses, races and the like in kernels.")
@click.option(
    "--warp",
    type=click.Choice(["logical", "native"]),
    default="logical",
    show_default=True,
    help="Warps of 32 lanes on any wavefront, or HIP's own intrinsics, as for convert.",
)
@click.option(
    "--order",
    type=click.Choice(["forward", "reverse", "shuffled"]),
    default="forward",
    show_default=True,
    help="The order of blocks, threads and streams where HIP leaves it open.",
)
@click.option("--delay", is_flag=True, help="Do asynchronous work as late as HIP allows.")
@click.option("--devices", type=click.IntRange(1), default=1, show_default=True, help="Number of GPUs.")
@click.option(
    "--timeout",
    type=click.FloatRange(0, min_open=True),
    metavar="SECONDS",
    help="Time limit for a run. [default: none]",
)
@click.option("--memory", metavar="SIZE", callback=memory_size, help="Memory limit for a run, such as 8G.")
@click.option("--compare", is_flag=True, help="Run with both wavefront sizes in all orders and compare the output.")
@click.option(
    "--tolerance",
    type=click.FloatRange(0),
    default=1e-4,
    show_default=True,
    help="The relative tolerance of --compare for numbers with a fraction.",
)
@click.option("--explain-engine", is_flag=True, help="Say how each kernel ran: as loops over lanes, or with stacks.")
@click.option(
    "-I",
    "--include-dir",
    multiple=True,
    metavar="FOLDER",
    type=click.Path(path_type=Path),
    help="Search this folder for headers.",
)
@click.option("-D", "--define", multiple=True, metavar="NAME[=VALUE]", help="Define a macro.")
@click.option("--std", default="", metavar="STANDARD", help="Language standard, such as c++20. [default: the build's]")
@click.option("--compile-option", multiple=True, metavar="OPTION", help="Another option for compiling.")
@click.option(
    "-L",
    "--library-dir",
    multiple=True,
    metavar="FOLDER",
    type=click.Path(path_type=Path),
    help="Search this folder for libraries.",
)
@click.option("-l", "--library", multiple=True, metavar="NAME", help="Link this library.")
@click.option("--link-option", multiple=True, metavar="OPTION", help="Another option for linking.")
@report_option("FILE.json or .html")
@quiet_option
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="What to print: the program's output and then what was found, or all of it as JSON.",
)
@click.option("-j", "--jobs", type=click.IntRange(1), help="Number of compilers. [default: one per core]")
@click.pass_obj
def run(
    arguments: tuple[str, ...],
    /,
    sources: tuple[Path, ...],
    reports: tuple[Path, ...],
    form: Literal["text", "json"],
    build: Literal["make", "cmake"] | None,
    target: str | None,
    jobs: int | None,
    quiet: bool,
    **settings: Any,
) -> None:
    """Build a program for the CPU engine and run it: host code, kernels and all, with no GPU.

    SOURCES are those of one program, in CUDA or HIP, C++ and C, or its folder, or objects and libraries to link. CUDA
    is ported on the way. The program has standard input, output and files as they are; what was found while it ran, at
    the lines of the sources, comes after it on standard error.

    Exit code: that of the program; 124 where its time was over, and 128 and the signal where one ended it. Where it is
    0 and something was found, 1. 2: it could not be built.

    With --make or --cmake SOURCES is the folder of a project, by default the current one. Its port is built by the
    project's own build, with hipport cxx in the place of hipcc, in a folder of hipport's cache.

    Example: hipport run src/main.cu --wave 32,64 -- --size 1000
    """
    from hipport.cli.running import run_and_report  # noqa: PLC0415 - NumPy takes 0.2 s to load

    if target is not None and build != "cmake":
        raise click.UsageError("--target is for --cmake")
    if build is None and not sources:
        raise click.UsageError("name the sources of a program, or its folder")
    if build is not None:
        _refuse_for_builds(sources, arguments, build, settings)
    settings["jobs"] = jobs or os.cpu_count() or 1
    code = run_and_report(sources or (Path(),), arguments, build, target, settings, form, reports, quiet=quiet)
    sys.stdout.flush()
    raise click.exceptions.Exit(code)


#: What a project's own build decides.
_OF_SOURCES = ("include_dir", "std", "compile_option", "library_dir", "library", "link_option")


def _refuse_for_builds(
    sources: tuple[Path, ...], arguments: tuple[str, ...], build: str, settings: dict[str, Any]
) -> None:
    """Raise UsageError for what has no meaning where a project's own build is run."""
    if len(sources) > 1:
        raise click.UsageError(f"--{build} is for one folder")
    given = [name for name in (*_OF_SOURCES, *(["define"] if build == "make" else [])) if settings[name]]
    if given:
        raise click.UsageError(f"--{given[0].replace('_', '-')}: with --{build} the project's own build says that")
    if build == "make" and not arguments:
        raise click.UsageError("--make: name the command that builds and runs the program, as in -- make run")
