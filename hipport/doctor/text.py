"""The diagnosis as a person sees it on the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.table import Table
from rich.text import Text

from hipport.doctor.checks import Check
from hipport.doctor.checks import CheckState
from hipport.doctor.checks import Purpose
from hipport.doctor.diagnosis import Diagnosis
from hipport.doctor.diagnosis import Part
from hipport.report.wording import count
from hipport.report.wording import prose
from hipport.version import __version__

if TYPE_CHECKING:
    from rich.console import Console

_STYLES = {
    CheckState.OK: "green",
    CheckState.MISSING: "yellow",
    CheckState.WRONG: "bold red",
    CheckState.UNKNOWN: "yellow",
}
_VERDICT_STYLES = {0: "bold green", 1: "bold yellow", 2: "bold red"}
_PURPOSES = {
    Purpose.ROCM: "verify on an AMD GPU",
    Purpose.CUDA: "verify on an NVIDIA GPU",
    Purpose.CPU: "verify on the CPU engine",
    Purpose.CHECK: "check",
    Purpose.TYPES: "what convert asks libclang",
}


def show(diagnosis: Diagnosis, console: Console) -> None:
    """Print a table for each part, what works, and for each thing to fix what it prevents and the remedy."""
    console.print(Text(f"hipport {__version__} on {prose(diagnosis.system)}", style="bold"))
    for part in diagnosis.parts:
        console.print()
        console.print(Text(part.title, style="bold underline"))
        console.print(_table(part))
    console.print()
    console.print(Text("What works", style="bold underline"))
    console.print(Text(verdict(diagnosis), style=_VERDICT_STYLES[diagnosis.exit_code]), soft_wrap=True)
    for purpose in (Purpose.CHECK, Purpose.TYPES):
        if not diagnosis.can(purpose):
            console.print(Text(f"Not possible: {_PURPOSES[purpose]}.", style="yellow"), soft_wrap=True)
    if diagnosis.problems:
        console.print()
        console.print(Text("What to fix", style="bold underline"))
    for number, (remedy, checks) in enumerate(_by_remedy(diagnosis).items(), 1):
        prevented = dict.fromkeys(_PURPOSES[purpose] for check in checks for purpose in check.prevents)
        for check in checks:
            mark = f"{number}. " if check is checks[0] else "   "
            line = Text.assemble(mark, (check.name, "bold"), f" {check.state.value}: {prose(check.detail)}")
            console.print(line, soft_wrap=True)
        console.print(Text(f"   prevents: {', '.join(prevented)}", style="dim"), soft_wrap=True)
        console.print(Text(f"   {prose(remedy)}"), soft_wrap=True)


def _by_remedy(diagnosis: Diagnosis) -> dict[str, list[Check]]:
    groups: dict[str, list[Check]] = {}
    for check in diagnosis.problems:
        groups.setdefault(check.remedy, []).append(check)
    return groups


def verdict(diagnosis: Diagnosis) -> str:
    """A sentence that says where ``verify`` can run."""
    vendors = [
        vendor for purpose, vendor in ((Purpose.ROCM, "AMD"), (Purpose.CUDA, "NVIDIA")) if diagnosis.can(purpose)
    ]
    if vendors:
        gpus = count(sum(gpu.vendor in vendors for gpu in diagnosis.gpus), f"{' and '.join(vendors)} GPU")
        return f"hipport verify can run on {gpus}."
    if diagnosis.can(Purpose.CPU):
        return "hipport verify can run on the CPU engine, and on no GPU."
    return "hipport verify can run nowhere."


def _table(part: Part) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_header=False, show_edge=False, pad_edge=False)
    table.add_column("State", no_wrap=True)
    table.add_column("Thing", no_wrap=True)
    table.add_column("Detail", overflow="fold")
    for check in part.checks:
        style = _STYLES[check.state] if check.prevents or check.state is CheckState.OK else "dim"
        table.add_row(Text(check.state.value, style=style), check.name, Text(prose(check.detail)))
    return table
