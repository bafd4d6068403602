"""``hipport fix``."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from dataclasses import field
from pathlib import Path

import click

from hipport.cli.patches import patch
from hipport.cli.patches import shown_patch
from hipport.diagnostics import Diagnostic
from hipport.paths import printable
from hipport.report.wording import count
from hipport.report.wording import prose
from hipport.tree.fixing import FixableFile
from hipport.tree.fixing import NotFittingError
from hipport.tree.fixing import fixable_files

_ANSWERS = """\
y - apply this fix
n - leave it
a - apply this one and all others of its rule
d - leave this one and all others of its rule
q - stop asking: apply what was chosen so far
? - print this"""


@click.command()
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@click.option("--select", multiple=True, metavar="CODES", help="Only fixes of these rules: codes or their beginnings.")
@click.option("--yes", is_flag=True, help="Apply all of them without asking.")
@click.option("--diff", is_flag=True, help="Print what the fixes would change, write nothing.")
def fix(paths: tuple[Path, ...], select: tuple[str, ...], yes: bool, diff: bool) -> None:
    """Walk through the fixes that hipport convert does not make by itself, and apply those that you choose.

    PATHS are ports, files of them, or the folders that they were converted from; the current folder where none is
    given. The port is changed, never the CUDA side. What you choose is an edit of the port: later runs keep it. Each
    file is written in one step, when all questions are answered.

    Exit code 0: no fix is left. 1: some are left. 2: it could not be done.

    Example: hipport fix src_hip/ --select HP106,HP4 --yes
    """
    if not (yes or diff or sys.stdin.isatty()):
        raise click.UsageError("stdin is not a terminal: name the fixes with --select CODES and apply them with --yes")
    paths = paths or (Path(),)
    codes = tuple(code.strip() for each in select for code in each.split(","))
    walk = _Walk(codes, asks=not (yes or diff))
    chosen = [(file, walk.choose(file)) for file in fixable_files(paths)]
    if diff:
        for file, fixes in chosen:
            sys.stdout.buffer.writelines(patch(_name(file), file.present, file.with_fixes(fixes)))
        sys.stdout.flush()
        raise click.exceptions.Exit(1 if walk.left or any(fixes for _, fixes in chosen) else 0)
    changed = [(file, fixes) for file, fixes in chosen if fixes]
    for file, fixes in changed:
        file.write(fixes)
    number = sum(len(fixes) for _, fixes in changed)
    left = f"{walk.left:,} left" + (f", {walk.unfit:,} of them cannot be applied" if walk.unfit else "")
    click.echo(f"{number:,} {'fix' if number == 1 else 'fixes'} in {count(len(changed), 'file')}; {left}")
    raise click.exceptions.Exit(1 if walk.left else 0)


@dataclass
class _Walk:
    """The way through the fixes: what was answered for whole rules, and how many fixes are left."""

    codes: tuple[str, ...]
    asks: bool
    rules: dict[str, bool] = field(default_factory=dict)
    stopped: bool = False
    left: int = 0
    unfit: int = 0

    def choose(self, file: FixableFile) -> list[Diagnostic]:
        """The findings of a file whose fixes are to be applied."""
        chosen: list[Diagnostic] = []
        before = file.present
        for d in file.offered:
            try:
                after = file.with_fixes([*chosen, d])
            except NotFittingError as error:
                self.left += 1
                self.unfit += 1
                click.echo(f"{_place(file, d)}: not applied: {error}", err=True)
                continue
            if after == before:  # it was chosen in an earlier run
                continue
            if self._is_wanted(file, d, before, after):
                chosen.append(d)
                before = after
            else:
                self.left += 1
        return chosen

    def _is_wanted(self, file: FixableFile, d: Diagnostic, before: bytes, after: bytes) -> bool:
        if self.stopped or (self.codes and not d.code.startswith(self.codes)):
            return False
        if not self.asks or d.code in self.rules:
            return self.rules.get(d.code, True)
        click.echo(f"{_place(file, d)}: {d.severity.value}: {prose(d.message)}")
        for line in shown_patch(_name(file), before, after):
            click.echo(line, nl=False, color=True)
        while True:
            answer = click.prompt(f"{d.fix.title if d.fix else ''} [y,n,a,d,q,?]", show_default=False, default="?")
            match answer.strip().lower()[:1]:
                case "y" | "n" as single:
                    return single == "y"
                case "a" | "d" as rule:
                    self.rules[d.code] = rule == "a"
                    return rule == "a"
                case "q":
                    self.stopped = True
                    return False
                case _:
                    click.echo(_ANSWERS)


def _place(file: FixableFile, d: Diagnostic) -> str:
    return f"{printable(file.result.path)}:{d.line}:{d.column} {d.code}"


def _name(file: FixableFile) -> bytes:
    """The file as a patch of the port names it."""
    return os.fsencode(os.path.relpath(file.target))
