"""``hipport convert``."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from typing import Literal

import click

from hipport import include
from hipport import report
from hipport.cache import Cache
from hipport.cache_folder import cache_folder
from hipport.cli.options import baseline_options
from hipport.cli.options import compile_options
from hipport.cli.options import detail_options
from hipport.cli.options import output_place
from hipport.cli.options import print_run
from hipport.cli.options import refuse_bad_baseline
from hipport.cli.options import report_options
from hipport.cli.options import rule_infos
from hipport.cli.options import rules_module_option
from hipport.cli.options import several
from hipport.cli.options import take_check_options
from hipport.cli.options import take_detail
from hipport.cli.options import with_baseline
from hipport.cli.options import write_reports
from hipport.cli.patches import shown_patch
from hipport.cli.pool import processes
from hipport.cli.progress import compiling
from hipport.cli.progress import progress_bar
from hipport.config import Options
from hipport.config import load_options
from hipport.config import require_folder
from hipport.convert import convert_bytes
from hipport.errors import ConfigError
from hipport.errors import HipportError
from hipport.finding_marks import with_marks
from hipport.include import own_headers
from hipport.mapping.mapping import load_mapping
from hipport.notices import COMPILER_CODES
from hipport.python import is_python
from hipport.result import Result
from hipport.result import Run
from hipport.result import Status
from hipport.tree.discover import default_output
from hipport.tree.run import convert_tree
from hipport.tree.single import write_file
from hipport.version import __version__

#: The options for the compiler that say how a unit is parsed too.
_FOR_PARSING = ("compile_commands", "include_dir", "define", "std")


def _codes(_context: click.Context, _option: click.Parameter, values: tuple[str, ...]) -> tuple[str, ...] | None:
    return tuple(code.strip() for value in values for code in value.split(",")) or None


@click.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path, allow_dash=True))
@click.option(
    "-o",
    "--output",
    metavar="FOLDER|FILE",
    callback=output_place,
    help="Folder to write the ported tree to, or for one file the file, such as name.hip. [default: SRC_hip beside "
    "SRC]",
)
@click.option("--in-place", is_flag=True, help="Change the files themselves.")
@click.option("--diff", is_flag=True, help="Print what changes as a diff; write nothing but with --in-place.")
@click.option("--check", is_flag=True, help="Write nothing; exit 1 if something would change or is left.")
@click.option("--analyze", is_flag=True, help="Write nothing; estimate how much work the port leaves to people.")
@click.option("--overwrite", is_flag=True, help="Replace files of an earlier output that were edited since.")
@click.option(
    "--stdin-filename",
    metavar="NAME",
    default="stdin.cu",
    show_default=True,
    help="Name of the text on stdin, for PATHS '-'.",
)
@click.option(
    "--include",
    multiple=True,
    metavar="GLOB",
    callback=several,
    help="Convert files that match, instead of files that look like source.",
)
@click.option(
    "--exclude",
    multiple=True,
    metavar="GLOB",
    callback=several,
    help="Copy files that match as they are, unconverted (a vendored library).",
)
@click.option("--gitignore/--no-gitignore", default=None, help="Leave out what .gitignore names. [default: gitignore]")
@click.option(
    "--select",
    multiple=True,
    metavar="CODES",
    callback=_codes,
    help="Only these rules: codes or their beginnings, HP1,HP501.",
)
@click.option("--ignore", multiple=True, metavar="CODES", callback=_codes, help="Not these rules.")
@click.option("--unsafe-fixes/--no-unsafe-fixes", default=None, help="Apply fixes that may change what the code means.")
@click.option(
    "--project-files/--no-project-files",
    default=None,
    help="Change Dockerfiles, scripts and package lists too, where that is only proposed otherwise.",
)
@click.option(
    "--launch",
    type=click.Choice(["chevron", "macro"]),
    help="Keep <<<>>> or write hipLaunchKernelGGL. [default: chevron]",
)
@click.option("--ast/--no-ast", default=None, help="Ask libclang for types that tokens do not show. [default: ast]")
@click.option(
    "--parse/--no-parse",
    default=None,
    help="Parse the units of a folder too, as clang does, and report what it refuses; slower.",
)
@click.option(
    "--warp",
    type=click.Choice(["logical", "native"]),
    help="Warps of 32 lanes on any wavefront, or HIP's own intrinsics. [default: logical]",
)
@click.option(
    "--textures",
    type=click.Choice(["auto", "buffer", "native"]),
    help="Read textures from memory, or as HIP does; auto: from memory if --arch needs it. [default: auto]",
)
@click.option(
    "--keep-cuda/--no-keep-cuda",
    default=None,
    help="Write sources that compile for CUDA as before and for HIP too.",
)
@click.option(
    "--mark",
    flag_value="always",
    help="Put a comment above each line where something is left. [default: as the last run]",
)
@click.option("--no-mark", "mark", flag_value="never", help="Remove these comments.")
@click.option("--rocm", metavar="VERSION", help="ROCm version to convert for. [default: 7.2]")
@click.option("--cuda", metavar="VERSION", help="CUDA version that the code was written for. [default: any]")
@click.option(
    "--rules",
    multiple=True,
    metavar="FILE",
    callback=several,
    help="Your own names, headers and calls, in the form of mappings/calls.toml.",
)
@rules_module_option
@click.option("--max-size", metavar="SIZE", help="Take larger files over unconverted. [default: 16M]")
@report_options
@detail_options
@baseline_options
@click.option(
    "--check-compile",
    is_flag=True,
    help="Compile the port too, as hipport check does; the options below are for that, and -p, -I, -D and --std for "
    "--parse too.",
)
@compile_options
@click.option(
    "--no-cache",
    is_flag=True,
    envvar="HIPPORT_NO_CACHE",
    help="Convert all files, and keep nothing of what became of them for the next run.",
)
@click.option(
    "-j",
    "--jobs",
    type=click.IntRange(1),
    default=os.cpu_count() or 1,
    help="Number of processes. [default: one per core]",
)
def convert(
    paths: tuple[Path, ...],
    output: str | None,
    in_place: bool,
    diff: bool,
    check: bool,
    analyze: bool,
    overwrite: bool,
    stdin_filename: str,
    reports: tuple[Path, ...],
    form: report.Format | Literal["text"],
    baseline: Path | None,
    new_baseline: Path | None,
    check_compile: bool,
    no_cache: bool,
    jobs: int,
    **settings: Any,
) -> None:
    """Convert files and trees from CUDA to HIP.

    A folder SRC is written whole to SRC_hip beside it, with what is not source copied. A single file is printed to
    stdout, as is the text on stdin where PATHS is '-'. What could not be ported is reported with its place, its reason
    and what to do.

    Exit code 0: nothing is left for a person. 1: something is left, or --check found something to change. 2: it could
    not be done.

    Example: hipport convert src/ --report report.html
    """
    stdin = paths == (Path("-"),)
    _refuse_contradictions(output, stdin=stdin, in_place=in_place, diff=diff, check=check, analyze=analyze)
    for path in reports:
        report.format_of(path)
    refuse_bad_baseline(baseline, new_baseline)
    detail = take_detail(settings)
    compilation = take_check_options(settings)
    arch = compilation.pop("arch", None)
    given = {key: value for key, value in {**settings, "arch": arch}.items() if value is not None}
    if analyze:
        if check_compile or baseline or new_baseline:
            raise click.UsageError("--analyze compiles nothing and takes no baseline")
        from hipport.cli.analyze import analyze_trees  # noqa: PLC0415 - most conversions need neither this

        with processes(jobs) as executor, progress_bar("converting", "files", quiet=detail.quiet) as progress:
            code = analyze_trees(paths, given, form, reports, executor, progress, quiet=detail.quiet)
        raise click.exceptions.Exit(code)
    options = load_options(Path() if stdin else paths[0], given)
    for name in compilation if not check_compile else ():
        if not (options.parse and name in _FOR_PARSING):
            what = "--check-compile or --parse" if name in _FOR_PARSING else "--check-compile"
            raise click.UsageError(f"--{name.replace('_', '-')} is for {what}")
    rules = rule_infos(options)

    def asked(code: str) -> bool:
        return check_compile if code in COMPILER_CODES else options.selects(code)

    with ExitStack() as stack:
        checker = None
        if check_compile:
            folder = output is not None and _output_file(paths, output) is None
            if not in_place and (diff or check or not (folder or all(path.is_dir() for path in paths))):
                raise click.UsageError("--check-compile needs a port that is written: add -o FOLDER, or --in-place")
            from hipport.check.check import ready_checker  # noqa: PLC0415 - nor this
            from hipport.check.options import CheckOptions  # noqa: PLC0415

            checker = stack.enter_context(ready_checker(CheckOptions(arch=options.arch, jobs=jobs, **compilation)))
        if stdin:
            run, changed = _stdin(stdin_filename, options, diff=diff, check=check)
            prints_code = True
        else:
            parsed_with = {name: compilation[name] for name in _FOR_PARSING if name in compilation}
            modes = _Modes(in_place, diff, check, overwrite, detail.quiet, not no_cache, parsed_with)
            run, changed, prints_code = _paths(paths, options, output, jobs, modes)
        failure = None
        if checker is not None and not run.interrupted:
            try:
                with compiling(quiet=detail.quiet) as tell:
                    run = checker.check_port(run, paths, tell)
            except HipportError as error:
                failure = error  # the conversion is done, and its report is not to be lost
    if prints_code and not diff and not detail.quiet:
        _name_headers(run)
    run = with_baseline(run, baseline, new_baseline, asked)
    print_run(run, form, detail, rules, to_stderr=prints_code)
    write_reports(run, reports, rules)
    sys.stdout.flush()
    if failure is not None:
        raise failure
    raise click.exceptions.Exit(max(run.exit_code, int(check and changed)))


def _name_headers(run: Run) -> None:
    """Print where the headers are that printed code includes; a tree has them beside it."""
    headers = own_headers(header for result in run.results for header in result.headers)
    for header in headers:
        click.echo(f"hipport: the port includes {header}: copy it from {include.FOLDER / header}", err=True)


def _stdin(name: str, options: Options, *, diff: bool, check: bool) -> tuple[Run, bool]:
    require_folder(options)
    data = sys.stdin.buffer.read()
    begin = time.perf_counter()
    tables = load_mapping(None, options.rules)
    if is_python(name):
        from hipport.python.port import convert_python  # noqa: PLC0415 - it takes 30 ms, for few

        result = convert_python(name, data, tables, options).result
    else:
        result = convert_bytes(name, data, tables, options).result
    result = with_marks(result, name, data, options)
    if diff:
        _write_diff(result, data)
    elif not check:
        _write_bytes(result.output if result.output is not None else data)
    return Run((result,), __version__, options.rocm, options.cuda, None, time.perf_counter() - begin), result.changed


@dataclass(frozen=True, slots=True)
class _Modes:
    """What a run over paths writes, prints and keeps, and options of the compiler that units are parsed with."""

    in_place: bool
    diff: bool
    check: bool
    overwrite: bool
    quiet: bool
    caches: bool
    parsed_with: dict[str, Any]


def _refuse_contradictions(
    output: str | None, *, stdin: bool, in_place: bool, diff: bool, check: bool, analyze: bool
) -> None:
    """Raise UsageError for options that say different things about what is written."""
    given = {"-o": output is not None, "--in-place": in_place, "--check": check, "--analyze": analyze}
    names = [name for name, is_given in given.items() if is_given]
    if stdin and (output is not None or in_place):
        raise click.UsageError(f"the port of the text on stdin is printed: leave {names[0]} out, or name a file")
    if diff and (output is not None or analyze):
        names.append("--diff")
    if len(names) > 1:
        raise click.UsageError(f"{' and '.join(names)} exclude each other")


def _output_file(paths: tuple[Path, ...], output: str) -> Path | None:
    """The file to write the port of one file to: where the name has a suffix and is of no folder. Else None."""
    path = Path(output)
    is_file = len(paths) == 1 and not paths[0].is_dir() and path.suffix and not output.endswith("/")
    return path if is_file and not path.is_dir() else None


def _paths(
    paths: tuple[Path, ...], options: Options, output: str | None, jobs: int, modes: _Modes
) -> tuple[Run, bool, bool]:
    """Convert; returns the run, whether anything changed, and whether code went to stdout."""
    single = len(paths) == 1 and not paths[0].is_dir()
    writes = not (modes.diff or modes.check)
    prints_code = modes.diff or (single and output is None and not modes.in_place and writes)
    file = None if output is None else _output_file(paths, output)
    folder = None if output is None or file else Path(output)
    if output is None and writes and not (modes.in_place or single):
        if len(paths) > 1:
            raise ConfigError("several paths need an output folder: add -o FOLDER, or --in-place")
        folder = default_output(paths[0])
    with processes(jobs) as executor, progress_bar("converting", "files", quiet=modes.quiet) as progress:
        run = convert_tree(
            paths,
            options,
            output=folder,
            in_place=modes.in_place,
            overwrite=modes.overwrite,
            executor=executor,
            progress=progress,
            converted=_print_diffs if modes.diff else None,
            cache=Cache(cache_folder()) if modes.caches else None,
            compiler_options=_compiler_options(modes.parsed_with),
            compile_commands=modes.parsed_with.get("compile_commands"),
        )
    changed = any(result.changed for result in run.results)
    if file is not None:
        return write_file(run, paths[0], file, overwrite=modes.overwrite), changed, False
    if prints_code and not modes.diff:
        for result in run.results:
            if result.status is not Status.FAILED:
                _write_bytes(result.output if result.output is not None else paths[0].read_bytes())
    return run, changed, prints_code


def _compiler_options(given: dict[str, Any]) -> list[str]:
    if not given:
        return []
    from hipport.check.options import compiler_words  # noqa: PLC0415 - most conversions need none

    return compiler_words(given.get("define", ()), given.get("include_dir", ()), given.get("std", ""))


def _print_diffs(results: Iterable[Result]) -> None:
    for result in results:
        if result.output is not None:
            _write_diff(result, Path(result.path).read_bytes())


def _write_diff(result: Result, before: bytes) -> None:
    """Print what changed in a file as a patch."""
    if result.output is None:
        return
    path = Path(result.path)
    shown = os.path.relpath(path) if path.is_absolute() and path.is_relative_to(Path.cwd()) else result.path
    name = os.fsencode(shown.lstrip("/"))
    _write_bytes(b"".join(shown_patch(name, before, result.output)))


def _write_bytes(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()
