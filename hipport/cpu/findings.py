"""What the check build finds in a launch, in words."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from enum import Enum

from hipport.cpu.places import LineTable
from hipport.cpu.places import SourceLine

Coordinates = tuple[int, int, int]


class FindingKind(Enum):
    """What is wrong: the behaviour is undefined in HIP, or hardware computes something else than was meant."""

    OUT_OF_BOUNDS_READ = "out-of-bounds-read"
    OUT_OF_BOUNDS_WRITE = "out-of-bounds-write"
    INDEX_OUT_OF_BOUNDS = "index-out-of-bounds"
    NULL_POINTER = "null-pointer"
    MISALIGNED = "misaligned"
    CONSTANT_WRITE = "constant-write"
    UNWRITTEN_SHARED_READ = "unwritten-shared-read"
    UNWRITTEN_GLOBAL_READ = "unwritten-global-read"
    RACE_SHARED = "race-shared"
    RACE_GLOBAL_IN_BLOCK = "race-global-in-block"
    RACE_ACROSS_BLOCKS = "race-across-blocks"
    DIVERGENT_BARRIER = "divergent-barrier"
    INACTIVE_LANE = "inactive-lane"
    MASK_NAMES_ABSENT = "mask-names-absent"
    MASK_LACKS_CALLER = "mask-lacks-caller"
    DIVISION_BY_ZERO = "division-by-zero"
    USE_AFTER_FREE = "use-after-free"
    DOUBLE_FREE = "double-free"
    INVALID_FREE = "invalid-free"
    TIME_LIMIT = "time-limit"


@dataclass(frozen=True, slots=True)
class KernelFinding:
    """One thing that is wrong at one place of the source, ``count`` times; ``text`` tells of the first time.

    ``path`` and ``line`` are in the user's source, None where the compiler's line tables cannot be read. ``block`` and
    ``thread`` are coordinates (x, y, z) of who did it first.
    """

    kind: FindingKind
    kernel: str
    text: str
    path: str | None = None
    line: int | None = None
    block: Coordinates | None = None
    thread: Coordinates | None = None
    count: int = 1

    def __str__(self) -> str:
        at = f"{self.path}:{self.line}: " if self.path else ""
        who = f" (block {self.block}, thread {self.thread})" if self.block else ""
        return f"{at}{self.kernel}: {self.text}{who} [{self.kind.value}]"


@dataclass(frozen=True, slots=True)
class CheckedMemory:
    """Memory that a launch may access: what it is in words, and its bytes."""

    words: str
    nbytes: int
    is_shared: bool = False


_NOWHERE = CheckedMemory("memory", 0)


class Record(ctypes.Structure):
    """The runtime's ``Record``."""

    _fields_ = (
        ("found", ctypes.c_int),
        ("region", ctypes.c_int),
        ("offset", ctypes.c_int64),
        ("bytes", ctypes.c_uint64),
        ("is_write", ctypes.c_int),
        ("other_is_write", ctypes.c_int),
        ("reads", ctypes.c_int),
        ("block", ctypes.c_uint * 3),
        ("thread", ctypes.c_uint * 3),
        ("other_block", ctypes.c_uint * 3),
        ("other_thread", ctypes.c_uint * 3),
        ("value", ctypes.c_uint64),
        ("count", ctypes.c_uint64),
        ("frames", ctypes.c_uint64 * 8),
        ("other_frames", ctypes.c_uint64 * 8),
        ("text", ctypes.c_char * 64),
        ("block_bytes", ctypes.c_uint64),
        ("allocated_by", ctypes.c_uint64),
        ("freed_by", ctypes.c_uint64 * 2),
        ("is_free", ctypes.c_int),
    )


#: As the number of a record's region: the heap of the device.
_HEAP = -2
#: Of the runtime's ``Reads``.
_READS_ANY, _READS_BEFORE_SWAP = 0, 2
#: By the runtime's ``Found``.
_KINDS = (
    FindingKind.OUT_OF_BOUNDS_READ,
    FindingKind.OUT_OF_BOUNDS_WRITE,
    FindingKind.INDEX_OUT_OF_BOUNDS,
    FindingKind.NULL_POINTER,
    FindingKind.MISALIGNED,
    FindingKind.CONSTANT_WRITE,
    FindingKind.UNWRITTEN_SHARED_READ,
    FindingKind.UNWRITTEN_GLOBAL_READ,
    FindingKind.RACE_SHARED,
    FindingKind.RACE_GLOBAL_IN_BLOCK,
    FindingKind.RACE_ACROSS_BLOCKS,
    FindingKind.DIVERGENT_BARRIER,
    FindingKind.INACTIVE_LANE,
    FindingKind.MASK_NAMES_ABSENT,
    FindingKind.MASK_LACKS_CALLER,
    FindingKind.DIVISION_BY_ZERO,
    FindingKind.USE_AFTER_FREE,
    FindingKind.DOUBLE_FREE,
    FindingKind.INVALID_FREE,
)
#: Kinds that are not findings where the results are the same whatever value is there instead.
DEPENDENT = frozenset({FindingKind.INACTIVE_LANE, FindingKind.DIVISION_BY_ZERO})
_RACES = frozenset({FindingKind.RACE_SHARED, FindingKind.RACE_GLOBAL_IN_BLOCK, FindingKind.RACE_ACROSS_BLOCKS})


@dataclass(frozen=True, slots=True)
class _Located:
    """A record with the user's lines of the access and of the other one, each with those of its calls."""

    record: Record
    chain: tuple[SourceLine, ...]
    other_chain: tuple[SourceLine, ...]
    allocated: SourceLine | None
    freed: tuple[SourceLine, ...]

    @property
    def kind(self) -> FindingKind:
        return _KINDS[self.record.found]

    @property
    def place(self) -> SourceLine | int:
        return self.chain[0] if self.chain else self.record.frames[0]

    @property
    def other(self) -> SourceLine | int:
        return self.other_chain[0] if self.other_chain else self.record.other_frames[0]

    @property
    def key(self) -> tuple[object, ...]:
        """What records of one finding have in common: for a race both places, whichever was first."""
        both = (self.place, self.other)
        return self.kind, self.record.region, frozenset(both) if self.kind in _RACES else both

    def follows_from(self, race: _Located) -> bool:
        """Whether memory was not written yet because nothing makes the reader wait, which ``race`` says."""
        return (
            self.kind is FindingKind.UNWRITTEN_SHARED_READ
            and race.kind is FindingKind.RACE_SHARED
            and race.record.region == self.record.region
            and self.place in (race.place, race.other)
        )

    def begins_swap(self, others: Iterable[_Located]) -> bool:
        """Whether the read of a race stands where a thread goes on with an atomic access to the same, as at the
        beginning of a loop around a compare-and-swap: which of the values is read does not matter then.
        """
        read = self.other if self.record.is_write else self.place
        return self.record.reads != _READS_ANY and any(
            other.record.reads == _READS_BEFORE_SWAP and other.place == read for other in others
        )

    def is_one_barrier(self) -> bool:
        """Whether the barriers that threads wait at are copies of one in the source."""
        return self.kind is FindingKind.DIVERGENT_BARRIER and self.chain == self.other_chain != ()


def findings_of(
    kernel: str, records: Sequence[Record], memories: Sequence[CheckedMemory], table: LineTable
) -> tuple[KernelFinding, ...]:
    """The records of a launch as findings, one for each kind and place, ordered by place."""
    # A return address is after its call.
    offsets = {frame - 1 for record in records for frame in _frames(record) if frame}
    lines = table.lines(offsets)
    located = [
        _Located(
            record,
            _chain(record.frames, lines),
            _chain(record.other_frames, lines),
            next(iter(_chain((record.allocated_by,), lines)), None),
            _chain(record.freed_by, lines),
        )
        for record in records
    ]
    merged: dict[tuple[object, ...], KernelFinding] = {}
    for seen in located:
        if seen.is_one_barrier() or seen.begins_swap(located) or any(map(seen.follows_from, located)):
            continue
        first = merged.get(seen.key)
        count = first.count + seen.record.count if first else seen.record.count
        merged[seen.key] = replace(first or _finding(kernel, seen, memories), count=count)
    return tuple(sorted(merged.values(), key=lambda found: (found.path or "", found.line or 0, found.kind.value)))


def _finding(kernel: str, seen: _Located, memories: Sequence[CheckedMemory]) -> KernelFinding:
    line = seen.chain[0] if seen.chain else None
    return KernelFinding(
        kind=seen.kind,
        kernel=kernel,
        text=_text(seen, memories),
        path=line.path if line else None,
        line=line.line if line else None,
        block=_coordinates(seen.record.block),
        thread=_coordinates(seen.record.thread),
    )


def time_limit(
    kernel: str, seconds: float, place: SourceLine | None, block: Coordinates | None, thread: Coordinates | None
) -> KernelFinding:
    """The finding that a launch did not end in time, at the place where a thread was then."""
    return KernelFinding(
        kind=FindingKind.TIME_LIMIT,
        kernel=kernel,
        text=f"still runs here after {seconds:g} s",
        path=place.path if place else None,
        line=place.line if place else None,
        block=block,
        thread=thread,
    )


def _frames(record: Record) -> Iterable[int]:
    return *record.frames, *record.other_frames, record.allocated_by, *record.freed_by


def _chain(frames: Iterable[int], lines: dict[int, tuple[SourceLine, ...]]) -> tuple[SourceLine, ...]:
    """The user's lines of calls, innermost first."""
    return tuple(line for frame in frames if frame for line in lines.get(frame - 1, ()))


def _coordinates(values: Iterable[int]) -> Coordinates:
    x, y, z = values
    return x, y, z


def _memory(seen: _Located, memories: Sequence[CheckedMemory]) -> CheckedMemory:
    region = seen.record.region
    if region == _HEAP:
        place = f"allocated at {seen.allocated}" if seen.allocated else "that a kernel has allocated"
        return CheckedMemory(f"the heap memory {place}", seen.record.block_bytes)
    return memories[region] if region >= 0 else _NOWHERE


def _text(seen: _Located, memories: Sequence[CheckedMemory]) -> str:
    kind, record = seen.kind, seen.record
    other = seen.other_chain[0] if seen.other_chain else None
    memory = _memory(seen, memories)
    access = f"{'writes' if record.is_write else 'reads'} {_bytes(record.bytes)}"
    match kind:
        case FindingKind.OUT_OF_BOUNDS_READ | FindingKind.OUT_OF_BOUNDS_WRITE:
            return f"{access} {_outside(record, memory)}"
        case FindingKind.INDEX_OUT_OF_BOUNDS:
            array = record.text.decode("utf-8", "replace").strip("'`")
            return f"index {ctypes.c_int64(record.value).value} is outside of an array of type {array}"
        case FindingKind.NULL_POINTER:
            return f"{access} through a null pointer" + (f", at address {record.value:#x}" if record.value else "")
        case FindingKind.MISALIGNED:
            return f"the address is not a multiple of {record.bytes}, the alignment of what is accessed"
        case FindingKind.CONSTANT_WRITE:
            return f"{access} of {memory.words}, which the kernel must not write"
        case FindingKind.UNWRITTEN_SHARED_READ | FindingKind.UNWRITTEN_GLOBAL_READ:
            who = "no thread of the block" if memory.is_shared else "nothing"
            return f"{access} at byte {record.offset} of {memory.words}, which {who} has written"
        case FindingKind.DIVERGENT_BARRIER:
            there = f" at {other}" if other else " elsewhere"
            return f"waits at this barrier while thread {_coordinates(record.other_thread)} waits{there}"
        case FindingKind.INACTIVE_LANE:
            return f"reads from lane {record.value}, which does not take part, and the result depends on it"
        case FindingKind.MASK_NAMES_ABSENT:
            return f"the mask names lanes {_lanes(record.value)}, which do not take part"
        case FindingKind.DIVISION_BY_ZERO:
            return "divides an integer by zero, and the result depends on the quotient, which is not defined"
        case FindingKind.MASK_LACKS_CALLER:
            return f"the mask {record.value:#x} does not name the lane that passes it"
        case FindingKind.USE_AFTER_FREE:
            return f"{access} at byte {record.offset} of {memory.words}, {_freed(seen)}"
        case FindingKind.DOUBLE_FREE:
            return f"frees {memory.words}, {_freed(seen)}"
        case FindingKind.INVALID_FREE:
            return f"frees {_not_a_block(record, memory)}"
        case _ if record.is_free:
            return f"frees {memory.words}, {_race(kind, record, other)}"
        case _:
            return f"{access} at byte {record.offset} of {memory.words}, {_race(kind, record, other)}"


def _freed(seen: _Located) -> str:
    """``freed at a.cu:3 from a.cu:9``: a virtual destructor at line 3 frees what is deleted at line 9."""
    return "which has been freed" + "".join(
        f" {word} {line}" for word, line in zip(("at", "from"), seen.freed, strict=False)
    )


def _not_a_block(record: Record, memory: CheckedMemory) -> str:
    """What is freed and is not a block of the device's heap."""
    if memory is _NOWHERE:
        return f"the address {record.value:#x}, which is not from the heap of the device"
    if record.region == _HEAP:
        return f"an address at byte {record.offset} of {memory.words} ({_bytes(memory.nbytes)})"
    return f"{memory.words}, which is not from the heap of the device"


def _race(kind: FindingKind, record: Record, other: SourceLine | None) -> str:
    thread = f"thread {_coordinates(record.other_thread)}"
    who = f"{thread} of block {_coordinates(record.other_block)}" if kind is FindingKind.RACE_ACROSS_BLOCKS else thread
    verb = "writes" if record.other_is_write else "reads"
    there = f" at {other}" if other else ""
    why = "both atomically, but not for each other's block" if record.value else "with nothing to order the two"
    return f"which {who} {verb}{there} {why}"


def _outside(record: Record, memory: CheckedMemory) -> str:
    if memory is _NOWHERE:
        return f"at address {record.value:#x}, where there is no memory of the launch"
    what = f"{memory.words} ({_bytes(memory.nbytes)})"
    if record.offset < 0:
        return f"{_bytes(-record.offset)} before the beginning of {what}"
    after = record.offset - memory.nbytes
    if after < 0:
        return f"that begin {_bytes(-after)} before the end of {what}"
    return f"{_bytes(after)} after the end of {what}" if after else f"right after the end of {what}"


def _bytes(count: int) -> str:
    return f"{count:,} byte{'s' * (count != 1)}"


def _lanes(mask: int) -> str:
    """Lanes of a mask as ranges: ``0-7, 12``."""
    lanes = [lane for lane in range(64) if mask >> lane & 1]
    ranges: list[list[int]] = []
    for lane in lanes:
        if ranges and ranges[-1][1] == lane - 1:
            ranges[-1][1] = lane
        else:
            ranges.append([lane, lane])
    return ", ".join(f"{first}-{last}" if first < last else str(first) for first, last in ranges)
