"""The report that the runtime writes while a program runs: lines of JSON, read as findings at the user's lines.

    {"event": "finding", "kind": "use-after-free", "text": "...", "place": ["/tmp/program", 4711]}
    {"event": "failure", "kernel": "scan<float>", "status": 2, "signal": 11, "place": [...], "launch": [...], ...}
    {"event": "checked", "kernel": "scan<float>", "image": "/tmp/program", "memories": [...], "records": [...], ...}
    {"event": "kernel", "name": "scan<float>", "image": "/tmp/program", "encoding": "4scanIfEvPT_"}
    {"event": "error", "name": "hipErrorInvalidValue", "place": ["/tmp/program", 4711]}
    {"event": "launch", "number": 1, "kernel": "scan<float>", "hash": "17ab...", "place": [...]}

A kernel is named when it is launched first, with its file and its name there. A place is a file with code and an
offset in it. The records of a checked launch have the members of the runtime's
``Record``, with offsets in its image, and in words where an access is that is outside of all its memories; these are
described by events of their own. So is ``where`` in a failure, the memory that a kernel failed to access. Both have
``allocated`` and ``freed`` as findings about memory do.
"""

from __future__ import annotations

import json
import signal
from collections import defaultdict
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from dataclasses import field
from dataclasses import replace
from pathlib import Path
from typing import Any

from hipport.architectures import local_bytes
from hipport.cpu.checking import own_name
from hipport.cpu.errors import Fault
from hipport.cpu.failures import failure_text
from hipport.cpu.failures import located_assertion
from hipport.cpu.findings import CheckedMemory
from hipport.cpu.findings import Record
from hipport.cpu.findings import findings_of
from hipport.cpu.places import LineTable
from hipport.cpu.places import PlaceOf
from hipport.cpu.places import SourceLine
from hipport.cpu.ways import KernelWay
from hipport.cpu.ways import kernels_in
from hipport.cpu.ways import ways_of
from hipport.run.results import Coordinates
from hipport.run.results import FailedCall
from hipport.run.results import LaunchHash
from hipport.run.results import Lines
from hipport.run.results import RunFinding

#: The members of an event that are places. All but that of an instruction which failed are where a call returns to.
_RETURNS = ("caller", "launch", "allocated", "freed")
_PLACES = ("place", *_RETURNS)
#: The places of a kernel that failed: its own code, else the call by which it left that, else its launch.
_FAILED = ("place", "caller", "launch")


@dataclass(frozen=True, slots=True)
class ReportReader:
    """Reads reports of runs on an architecture with a time limit in seconds for each launch; ``place_of`` gives the
    place in the user's file for one in the port. ``checked`` says that launches were checked.
    """

    arch: str
    seconds: float
    place_of: PlaceOf
    checked: bool

    def findings(self, events: Iterable[Mapping[str, Any]]) -> list[RunFinding]:
        """What was found, in the order of the report: once for each kind and line, whatever the compiler has made of a
        call there (an unrolled loop has several).
        """
        found: dict[object, RunFinding] = {}
        for finding in self._all_findings(events):
            lines = (finding.lines, finding.allocated, finding.freed)
            key = (finding.kind, lines) if finding.lines and not finding.kernel else len(found)
            first = found.setdefault(key, finding)
            if first is not finding:
                found[key] = replace(first, count=first.count + finding.count)
        return list(found.values())

    def _all_findings(self, events: Iterable[Mapping[str, Any]]) -> Iterator[RunFinding]:
        listed = tuple(events)
        lines = _Lines(listed, self.place_of)
        for event in listed:
            match event["event"]:
                case "finding":
                    allocated, freed = lines.of_memory(event)
                    at = lines.of(event, "place") or lines.of_trace(event)
                    text = event["text"]
                    text = located_assertion(text, self.place_of) if event["kind"] == _ABORT else text
                    yield RunFinding(event["kind"], text, at, allocated=allocated, freed=freed)
                case "failure":
                    yield self._failure(event, lines)
                case "checked":
                    yield from self._checked(event, lines)

    def launches(self, events: Iterable[Mapping[str, Any]]) -> Iterator[LaunchHash]:
        """What launches left in memory, in their order."""
        listed = tuple(event for event in events if event["event"] == "launch")
        lines = _Lines(listed, self.place_of)
        for event in listed:
            yield LaunchHash(event["number"], event["kernel"], event["hash"], lines.of(event, "place"))

    def failed_calls(self, events: Iterable[Mapping[str, Any]]) -> Iterator[FailedCall]:
        """Calls that returned an error, in their order."""
        listed = tuple(event for event in events if event["event"] == "error")
        lines = _Lines(listed, self.place_of)
        for event in listed:
            yield FailedCall(event["name"], lines.of(event, "place"))

    def ways(self, events: Iterable[Mapping[str, Any]], silent: KernelWay) -> Iterator[KernelWay]:
        """How the kernels that were launched run, in the order of their first launches; as ``silent`` those of which
        their files say nothing. Without those of modules that were loaded from memory.
        """
        listed = tuple(event for event in events if event["event"] == "kernel")
        images = {}
        for image in dict.fromkeys(event["image"] for event in listed):
            with suppress(OSError):
                images[image] = kernels_in(Path(image))
        for event in listed:
            if (kernels := images.get(event["image"])) is not None:
                yield from ways_of(event["name"], (event["encoding"],), kernels, silent)

    def _checked(self, event: Mapping[str, Any], lines: _Lines) -> Iterator[RunFinding]:
        memories = [_memory(memory, lines) for memory in event["memories"]]
        table = LineTable(Path(event["image"]), self.place_of)
        for where in dict.fromkeys(record["where"] for record in event["records"]):
            of_memory = [record for record in event["records"] if record["where"] == where]
            records = list(map(_record, of_memory))
            for found in findings_of(event["kernel"], records, memories, table):
                at = (SourceLine(found.path, found.line),) if found.path and found.line else ()
                access = " ".join(found.text.split()[:3])  # reads 4 bytes
                text = f"{access} of {where}" if where else found.text
                freed = any(record.get("freed") for record in of_memory)
                kind = _USE_AFTER_FREE if freed else found.kind.value
                yield RunFinding(
                    kind, text, at, found.kernel, found.block, found.thread, found.count, *lines.of_memory(of_memory[0])
                )

    def _failure(self, event: Mapping[str, Any], lines: _Lines) -> RunFinding:
        fault = Fault(event["status"])
        said = event["text"]
        text = failure_text(
            fault,
            located_assertion(said, self.place_of) if fault is Fault.ASSERTION else said,
            number=event["signal"],
            address=event["address"] % 2**64,
            seconds=self.seconds,
            arch=self.arch,
            local_bytes=local_bytes(self.arch),
        )
        if where := event.get("where"):
            text = f"accesses {where}"
        is_known = bool(said or event.get("freed") or self.checked)
        if fault is Fault.STOPPED_BY_SIGNAL and event["signal"] in _BAD_ACCESSES and not is_known:
            text += "; --sanitize finds where a kernel accesses what it must not"
        found = next((chain for name in _FAILED if (chain := lines.of(event, name))), ())
        allocated, freed = lines.of_memory(event)
        return RunFinding(
            kind=_USE_AFTER_FREE if event.get("freed") else _FAULT_KINDS[fault],
            text=text,
            lines=found,
            kernel=event["kernel"],
            block=_coordinates(event["block"]) if event["in_kernel"] else None,
            thread=_coordinates(event["thread"]) if event["thread_known"] else None,
            allocated=allocated,
            freed=freed,
        )


_SYSTEM = ("/usr/", "/lib")
#: What kernels access that has been freed, as copies and host code do.
_USE_AFTER_FREE = "use-after-free"
#: Host code that ends by abort(), which a failed assertion calls.
_ABORT = "host-abort"
_BAD_ACCESSES = (signal.SIGSEGV, signal.SIGBUS)
_FAULT_KINDS = {
    Fault.TIMED_OUT: "time-limit",
    Fault.STOPPED_BY_SIGNAL: "kernel-crash",
    Fault.ASSERTION: "assertion",
    Fault.MISUSE: "kernel-misuse",
    Fault.NO_MEMORY: "no-memory",
}


def read_events(report: Path) -> list[dict[str, Any]]:
    """The events of a report. The last line of a program that was killed may not be complete, and is left out; so is a
    report that no program wrote.
    """
    try:
        lines = report.read_text("utf-8", "replace").split("\n")
    except FileNotFoundError:
        return []
    return [json.loads(line) for line in lines[:-1]]


@dataclass
class _Lines:
    """The user's lines of all places in some events, looked up together."""

    events: Iterable[Mapping[str, Any]]
    place_of: PlaceOf
    found: dict[tuple[str, int], tuple[SourceLine, ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        offsets: dict[str, set[int]] = defaultdict(set)
        for event in _with_parts(self.events):
            for place in (*(_place(event, name) for name in _PLACES), *_trace(event)):
                if place:
                    offsets[place[0]].add(place[1])
        for file, wanted in offsets.items():
            table = LineTable(Path(file), self.place_of)
            self.found |= {(file, offset): chain for offset, chain in table.lines(wanted).items()}

    def of(self, event: Mapping[str, Any], name: str) -> tuple[SourceLine, ...]:
        """The lines of a place, the innermost first; () where there is none, or it has no lines."""
        place = _place(event, name)
        return self.found.get(place, ()) if place else ()

    def of_trace(self, event: Mapping[str, Any]) -> tuple[SourceLine, ...]:
        """The lines of the innermost place of a trace that is in the user's code."""
        return next((chain for place in _trace(event) if (chain := self.found.get(place, ()))), ())

    def of_memory(self, event: Mapping[str, Any]) -> tuple[Lines, Lines]:
        """The lines that allocated and freed the memory that an event is about."""
        return self.of(event, "allocated"), self.of(event, "freed")


def _with_parts(events: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Events, and the descriptions of memory and the records in them."""
    for event in events:
        yield event
        yield from event.get("memories", ())
        yield from event.get("records", ())


def _memory(description: Mapping[str, Any], lines: _Lines) -> CheckedMemory:
    """Memory that a checked launch may access, in words."""
    name, nbytes = description.get("name", ""), description["bytes"]
    match description["event"]:
        case "allocation":
            place = next(iter(lines.of(description, "place")), None)
            what = f"the memory allocated at {place}" if place else f"allocation {description['number']}"
            return CheckedMemory(what, nbytes)
        case "constant":
            return CheckedMemory(f"constant memory `{name}`", nbytes)
        case "dynamic":
            return CheckedMemory("dynamic shared memory", nbytes, is_shared=True)
        case "shared":
            return CheckedMemory(f"shared memory `{own_name(name)}`", nbytes, is_shared=True)
        case _:
            return CheckedMemory(f"variable `{name}`", nbytes)


def _record(members: Mapping[str, Any]) -> Record:
    """A record of the runtime's check from its members."""
    record = Record()
    for name, *kind in Record._fields_:
        value = members[name]
        if isinstance(value, list):
            value = kind[0](*value)
        setattr(record, name, value.encode() if isinstance(value, str) else value)
    return record


def _place(event: Mapping[str, Any], name: str) -> tuple[str, int] | None:
    """The file of a place and the offset of its instruction."""
    if not event.get(name):
        return None
    file, offset = event[name]
    is_return = name in _RETURNS or event["event"] != "failure"
    return file, offset - is_return  # a return address is after its call


def _trace(event: Mapping[str, Any]) -> list[tuple[str, int]]:
    """The places of a trace, the innermost first, as those of calls, without those in the system's libraries."""
    return [(file, offset - 1) for file, offset in event.get("trace", ()) if not file.startswith(_SYSTEM)]


def _coordinates(values: Iterable[int]) -> Coordinates:
    x, y, z = values
    return x, y, z
