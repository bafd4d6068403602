"""Options that several commands share, and what these do with a run: print it and write its reports."""

from __future__ import annotations

import re
from collections.abc import Callable
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from typing import Literal

import click
from rich.console import Console

from hipport import architectures
from hipport import report
from hipport.baseline import load_baseline
from hipport.baseline import without_known
from hipport.baseline import write_baseline
from hipport.config import Options
from hipport.paths import printable
from hipport.report.rule_info import RuleInfo
from hipport.report.summary import summarize
from hipport.report.text import show
from hipport.report.wording import count
from hipport.result import Run
from hipport.rules import rules_of

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]
#: The forms of the reports of commands that have one only.
JSON_ONLY = {".json": "json"}
_ENDLESS = 100_000
_DEFAULT = Options()
_UNITS = {"": 1, "K": 2**10, "M": 2**20, "G": 2**30}


def rule_infos(options: Options = _DEFAULT) -> dict[str, RuleInfo]:
    """The rules as the reports show them."""
    return {code: RuleInfo(code, rule.name, rule.summary, rule.page) for code, rule in rules_of(options).items()}


def _together(*decorators: Decorator) -> Decorator:
    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        for decorator in reversed(decorators):
            command = decorator(command)
        return command

    return decorate


def _names(_context: click.Context, _parameter: click.Parameter, value: str | None) -> tuple[str, ...] | None:
    """The names in a list with commas, each once."""
    return None if value is None else tuple(dict.fromkeys(name.strip() for name in value.split(",")))


def several(_context: click.Context, _option: click.Parameter, values: tuple[str, ...]) -> tuple[str, ...] | None:
    """The values of an option that may be given more than once; None where it was not given."""
    return values or None


def output_place(_context: click.Context, _option: click.Parameter, value: str | None) -> str | None:
    """The name of a folder or file to write to. ``-`` is refused: elsewhere it stands for standard output."""
    if value == "-":
        raise click.BadParameter("'-' is for what is read: name a folder to write to, ./- where it is called so")
    return value


def memory_size(_context: click.Context, _option: click.Parameter, value: str | None) -> int | None:
    """The bytes of a size such as ``8G``."""
    if value is None:
        return None
    match = re.fullmatch(r"(\d+) ?([KMG]?)(?:i?B)?", value, re.ASCII | re.IGNORECASE)
    if match is None:
        raise click.BadParameter(f"expected a size such as 8G, not {value!r}")
    return int(match[1]) * _UNITS[match[2].upper()]


def report_option(forms: str) -> Decorator:
    """``--report FILE`` of a command that writes these ``forms``."""
    return click.option(
        "--report",
        "reports",
        multiple=True,
        metavar="FILE",
        type=click.Path(path_type=Path),
        help=f"Write the whole report: {forms}.",
    )


rules_module_option = click.option(
    "--rules-module",
    multiple=True,
    metavar="FILE.py",
    callback=several,
    help="Your own rules, in a Python module; it is run with your rights.",
)

quiet_option = click.option(
    "-q", "--quiet", is_flag=True, help="Print no report and no progress; the exit code says how it ended."
)

detail_options = _together(
    quiet_option,
    click.option("-v", "--verbose", is_flag=True, help="Print all findings in full, infos too."),
    click.option("--statistics", is_flag=True, help="Print the tables of figures too."),
)

report_options = _together(
    report_option("FILE.json, .md, .html or .sarif"),
    click.option(
        "--format",
        "form",
        type=click.Choice(["text", "concise", "github", "json"]),
        default="text",
        show_default=True,
        help="What to print.",
    ),
)

baseline_options = _together(
    click.option(
        "--baseline",
        metavar="FILE",
        type=click.Path(path_type=Path),
        help="Report only findings that this file does not have.",
    ),
    click.option(
        "--write-baseline",
        "new_baseline",
        metavar="FILE",
        type=click.Path(path_type=Path),
        help="Write the findings to this file, and report only what it does not have: nothing but failures.",
    ),
)

compile_options = _together(
    click.option(
        "--arch",
        metavar="ARCHITECTURES",
        callback=_names,
        help=f"Architectures that the port is for. [default: {','.join(architectures.DEFAULT)}]",
    ),
    click.option("--hipcc", metavar="PROGRAM", help="The compiler. [default: searched for in the usual places]"),
    click.option(
        "-p",
        "--compile-commands",
        metavar="FILE",
        type=click.Path(path_type=Path),
        help="compile_commands.json or its folder. [default: searched for in the tree and in its folder build]",
    ),
    click.option("-I", "--include-dir", multiple=True, metavar="FOLDER", help="Search this folder for headers too."),
    click.option("-D", "--define", multiple=True, metavar="NAME[=VALUE]", help="Define a macro."),
    click.option("--std", metavar="STANDARD", help="Language standard, such as c++17. [default: the build's]"),
    click.option(
        "--torch",
        metavar="FOLDER",
        type=click.Path(path_type=Path),
        help="The PyTorch that extensions are for, of any build: its folder torch, or an environment that has it. "
        "[default: that of the active environment, or of hipport's own]",
    ),
    click.option(
        "--timeout",
        type=click.FloatRange(0, min_open=True),
        metavar="SECONDS",
        help="Time limit for one file and one architecture. [default: 300]",
    ),
    click.option(
        "--memory",
        metavar="SIZE",
        callback=memory_size,
        help="Memory limit for one run of the compiler, such as 8G. [default: no limit]",
    ),
)


def take_check_options(settings: dict[str, Any]) -> dict[str, Any]:
    """Remove the options of ``compile_options`` from what a command was given, and return those that were given as
    fields of ``CheckOptions``.
    """
    given: dict[str, Any] = {}
    for name in ("arch", "hipcc", "compile_commands", "include_dir", "define", "std", "torch", "timeout", "memory"):
        value = settings.pop(name)
        if value is not None and value != ():
            given[name] = value
    return given


def refuse_bad_baseline(known: Path | None, new: Path | None) -> None:
    """Raise UsageError for two baselines, and ConfigError for one that cannot be used: before the work begins."""
    if known is not None and new is not None:
        raise click.UsageError("--baseline and --write-baseline exclude each other: a new one takes all findings")
    if known is not None:
        load_baseline(known)


def with_baseline(run: Run, known: Path | None, new: Path | None, asked: Callable[[str], bool]) -> Run:
    """The run less what the baseline knows that was asked for; ``new`` is one to write. ``asked`` says whether the run
    looked for what a rule finds. Raises ConfigError and OutputError.
    """
    if new is not None and not run.interrupted:
        number = count(write_baseline(run, new), "finding")
        click.echo(f"hipport: {number} written to the baseline {printable(new)}", err=True)
        known = new
    return run if known is None else without_known(run, known, asked)


@dataclass(frozen=True, slots=True)
class Detail:
    """How much is printed of a report: the options of ``detail_options``."""

    quiet: bool
    verbose: bool
    statistics: bool


def take_detail(settings: dict[str, Any]) -> Detail:
    """Remove the options of ``detail_options`` from what a command was given. Raises UsageError for a contradiction."""
    detail = Detail(*(settings.pop(name) for name in ("quiet", "verbose", "statistics")))
    if detail.quiet and (detail.verbose or detail.statistics):
        raise click.UsageError(f"--quiet and --{'verbose' if detail.verbose else 'statistics'} exclude each other")
    return detail


def console(*, stderr: bool = False) -> Console:
    """Where a report is printed: as wide as the terminal, and without an end where it is none, so that tools find each
    path and number on one line.
    """
    found = Console(stderr=stderr, highlight=False)
    return found if found.is_terminal else Console(stderr=stderr, highlight=False, width=_ENDLESS)


def print_run(
    run: Run,
    form: report.Format | Literal["text"],
    detail: Detail,
    rules: Mapping[str, RuleInfo],
    *,
    to_stderr: bool = False,
) -> None:
    """Print a run in the form asked for, with the pages of ``rules``."""
    if detail.quiet:
        return
    if form == "text":
        summary = summarize(run, rules)
        show(summary, console(stderr=to_stderr), verbose=detail.verbose, statistics=detail.statistics)
    else:
        text = report.render(run, form, rules)
        click.echo(text, nl=not text.endswith("\n") and bool(text), err=to_stderr)


def write_reports(run: Run, paths: tuple[Path, ...], rules: Mapping[str, RuleInfo]) -> None:
    """Write the reports asked for. Raises ConfigError and OutputError as ``report.write`` does."""
    for path in paths:
        report.write(run, path, rules)
