"""What a person sees on the terminal at the end of ``hipport doctor``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.table import Table
from rich.text import Text

from hipport.doctor.diagnosis import Diagnosis
from hipport.doctor.diagnosis import Part
from hipport.doctor.finding import Finding
from hipport.doctor.finding import State
from hipport.doctor.finding import Use
from hipport.report.wording import count
from hipport.report.wording import prose
from hipport.version import __version__

if TYPE_CHECKING:
    from rich.console import Console

_STYLES = {State.OK: "green", State.MISSING: "yellow", State.WRONG: "bold red", State.UNKNOWN: "yellow"}
_VERDICT_STYLES = {0: "bold green", 1: "bold yellow", 2: "bold red"}
_USES = {
    Use.ROCM: "verify on an AMD GPU",
    Use.CUDA: "verify on an NVIDIA GPU",
    Use.CPU: "verify on the CPU engine",
    Use.CHECK: "check",
    Use.TYPES: "what convert asks libclang",
}


def show(diagnosis: Diagnosis, console: Console) -> None:
    """Print a table for each part, what works, and for each thing to be mended what it prevents and the remedy."""
    console.print(Text(f"hipport {__version__} on {prose(diagnosis.system)}", style="bold"))
    for part in diagnosis.parts:
        console.print()
        console.print(Text(part.title, style="bold underline"))
        console.print(_table(part))
    console.print()
    console.print(Text("What works", style="bold underline"))
    console.print(Text(verdict(diagnosis), style=_VERDICT_STYLES[diagnosis.exit_code]), soft_wrap=True)
    for use in (Use.CHECK, Use.TYPES):
        if not diagnosis.can(use):
            console.print(Text(f"Not possible: {_USES[use]}.", style="yellow"), soft_wrap=True)
    if diagnosis.problems:
        console.print()
        console.print(Text("What to mend", style="bold underline"))
    for number, (remedy, findings) in enumerate(_by_remedy(diagnosis).items(), 1):
        prevented = dict.fromkeys(_USES[use] for finding in findings for use in finding.prevents)
        for finding in findings:
            mark = f"{number}. " if finding is findings[0] else "   "
            line = Text.assemble(mark, (finding.name, "bold"), f" {finding.state.value}: {prose(finding.detail)}")
            console.print(line, soft_wrap=True)
        console.print(Text(f"   prevents: {', '.join(prevented)}", style="dim"), soft_wrap=True)
        console.print(Text(f"   {prose(remedy)}"), soft_wrap=True)


def _by_remedy(diagnosis: Diagnosis) -> dict[str, list[Finding]]:
    groups: dict[str, list[Finding]] = {}
    for finding in diagnosis.problems:
        groups.setdefault(finding.remedy, []).append(finding)
    return groups


def verdict(diagnosis: Diagnosis) -> str:
    """Where ``verify`` can run, in a sentence."""
    vendors = [vendor for use, vendor in ((Use.ROCM, "AMD"), (Use.CUDA, "NVIDIA")) if diagnosis.can(use)]
    if vendors:
        gpus = count(sum(gpu.vendor in vendors for gpu in diagnosis.gpus), f"{' and '.join(vendors)} GPU")
        return f"hipport verify can run on {gpus}."
    if diagnosis.can(Use.CPU):
        return "hipport verify can run on the CPU engine, and on no GPU."
    return "hipport verify can run nowhere."


def _table(part: Part) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_header=False, show_edge=False, pad_edge=False)
    table.add_column("State", no_wrap=True)
    table.add_column("Thing", no_wrap=True)
    table.add_column("Detail", overflow="fold")
    for finding in part.findings:
        style = _STYLES[finding.state] if finding.prevents or finding.state is State.OK else "dim"
        table.add_row(Text(finding.state.value, style=style), finding.name, Text(prose(finding.detail)))
    return table
