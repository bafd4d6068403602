"""``hipport status``."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import click

from hipport.atomic import write_atomic
from hipport.cli.forms import text_or_json
from hipport.cli.options import JSON_ONLY
from hipport.cli.options import quiet_option
from hipport.cli.options import report_option
from hipport.paths import printable
from hipport.report.suffixes import form_of
from hipport.report.wording import count
from hipport.tree.status import FileState
from hipport.tree.status import InputState
from hipport.tree.status import PortFile
from hipport.tree.status import PortStatus
from hipport.tree.status import port_status
from hipport.version import __version__

SCHEMA = "hipport-status/1"
_WORDS = {
    FileState.CONVERTED: "as converted",
    FileState.EDITED: "edited",
    FileState.CONFLICT: "in conflict",
    FileState.DELETED: "deleted",
    FileState.ADDED: "added by hand",
    FileState.NEW: "not in the port yet",
}


@click.command()
@click.argument("port", type=click.Path(path_type=Path))
@click.option(
    "--input",
    "sources",
    multiple=True,
    metavar="SRC",
    type=click.Path(path_type=Path),
    help="Folder that the port was converted from. [default: the one that the port names]",
)
@text_or_json
@report_option("FILE.json")
@quiet_option
def status(
    port: Path, sources: tuple[Path, ...], form: Literal["text", "json"], reports: tuple[Path, ...], quiet: bool
) -> None:
    """Compare a port with what hipport wrote there, and its input with what it was then.

    PORT is the output folder of hipport convert. Nothing is changed. Files that are as hipport wrote them, from an
    input that is as it was, are counted, all others listed.

    Exit code 0: the port has all of its input, and no conflict. 1: the input has changed, or there is a conflict. 2: it
    could not be done.

    Example: hipport status src_hip/
    """
    for path in reports:
        form_of(path, JSON_ONLY)
    found = port_status(port, sources)
    for path in reports:
        write_atomic(path, f"{_json(found)}\n".encode())
    if not quiet:
        click.echo(_json(found) if form == "json" else "\n".join(_text(found)))
    sys.stdout.flush()
    raise click.exceptions.Exit(found.exit_code)


def _json(found: PortStatus) -> str:
    counts = {state.value: found.states[state] for state in FileState}
    report = {
        "schema": SCHEMA,
        "version": __version__,
        "port": str(found.port),
        "sources": [str(source) for source in found.sources],
        "exit_code": found.exit_code,
        "counts": {**counts, "stale": found.stale},
        "files": [
            {
                "path": f.path,
                "state": f.state.value,
                "input": f.input and f.input.value,
                "line": f.line,
                "settled_marks": f.settled,
            }
            for f in found.files
        ],
    }
    return json.dumps(report, indent=1)


def _text(found: PortStatus) -> Iterator[str]:
    """What there is and what to do about it, then the files that are not as converted."""
    states = [f"{found.states[state]:,} {words}" for state, words in _WORDS.items() if found.states[state]]
    yield f"{len(found.files):,} {'file' if len(found.files) == 1 else 'files'}: {', '.join(states)}"
    if not found.sources:
        yield "The input is not known, or not there: name it with --input SRC to see which files are stale."
    else:
        again = f"run hipport convert {' '.join(map(printable, found.sources))} -o {printable(found.port)}"
        if found.stale:
            yield f"{found.stale:,} stale: {again}"
        elif marks := sum(file.settled for file in found.files):
            yield f"{count(marks, 'mark')} of findings that are settled: to remove them, {again}"
    for file in found.files:
        if file.stale or file.state is not FileState.CONVERTED:
            yield f"{printable(found.port / file.path)}{f':{file.line}:1' if file.line else ''}: {_words(file)}"


def _words(file: PortFile) -> str:
    changed = {InputState.CHANGED: "the input has changed", InputState.GONE: "the input is gone"}
    words = [_WORDS[file.state]]
    if file.input in changed and file.state is not FileState.NEW:
        words.append(changed[file.input])
    if file.settled:
        words.append(f"{count(file.settled, 'mark')} settled")
    return ", ".join(words)
