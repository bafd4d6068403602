"""The check of accesses as plainly as it can be said: each byte by itself, no cache, nothing packed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import field

#: The runtime's ``Found`` of what is found here.
UNWRITTEN_SHARED, UNWRITTEN_GLOBAL, RACE_SHARED, RACE_IN_BLOCK, RACE_ACROSS_BLOCKS = range(6, 11)


@dataclass(frozen=True)
class Step:
    """What a thread does. ``number`` tells the operation and its place in the source."""

    number: int
    at: int = 0
    value: int = 0
    nbytes: int = 0
    is_shared: bool = False
    is_write: bool = False
    is_atomic: bool = False
    of_block: bool = False


@dataclass(frozen=True)
class Done:
    """An access that a thread has made: in which interval between barriers, after how many wave operations there."""

    step: Step
    block: int
    thread: int
    interval: int
    clock: int


@dataclass
class Byte:
    """The last write to a byte, a read since, and one by a thread that the first read is not ordered with."""

    write: Done | None = None
    read: Done | None = None
    beside: Done | None = None


@dataclass
class Synchronization:
    """What goes from thread to thread by an atomic variable: blocks; wavefronts of one block in an interval."""

    blocks: set[int] = field(default_factory=set)
    interval: int = 0
    waves: set[int] = field(default_factory=set)


@dataclass
class Release:
    """Up to when a block has released what it has done, by which threads in that interval."""

    interval: int = 0
    threads: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Key:
    """What records of the same have in common: what is found, at which operations, whether it hangs on atomic ones."""

    found: int
    number: int
    other: int = -1
    reads_any: bool = True


@dataclass
class Told:
    """What is told of the first of them, and how many there are."""

    block: int
    thread: int
    offset: int
    other_block: int
    other_thread: int
    other_is_write: bool
    both_atomic: bool
    count: int = 0


class Reference:
    """A launch: its memory, as bytes that it changes as the kernel does, and what is found."""

    def __init__(self, memory: bytearray, shared: bytearray, *, wavefront: int, is_undefined: bool) -> None:
        self.contents = {False: memory, True: shared}
        self.bytes = {False: [Byte() for _ in memory], True: [Byte() for _ in shared]}
        self.wavefront = wavefront
        self.is_undefined = is_undefined
        self.found: dict[Key, Told] = {}
        self.variables: dict[tuple[bool, int], Synchronization] = {}
        self.releases: dict[int, Release] = {}
        self.block = self.interval = 0
        self.seen: set[int] = set()
        self.fenced: set[int] = set()
        self.seen_waves: dict[int, set[int]] = {}
        self.clocks: dict[int, int] = {}
        self.known: dict[int, dict[int, int]] = {}

    # The schedule

    def begin_block(self, block: int) -> None:
        """The threads of the next block begin."""
        self.block = block
        self.seen, self.fenced = set(), set()
        self.barrier()

    def barrier(self) -> None:
        """All threads of the block have met."""
        self.interval += 1
        self.seen_waves, self.clocks, self.known = {}, {}, {}

    def meet(self, threads: list[int]) -> None:
        """Lanes of a wavefront have met."""
        merged: dict[int, int] = {}
        for thread in threads:
            for other, clock in self.known.get(thread, {}).items():
                merged[other] = max(merged.get(other, 0), clock)
        for thread in threads:
            self.clocks[thread] = merged[thread] = self.clocks.get(thread, 0) + 1
        for thread in threads:
            self.known[thread] = merged

    def fence(self, thread: int) -> None:
        """What the thread has done comes before what it does then, for others too."""
        self.fenced.add(thread)

    # Accesses

    def access(self, thread: int, step: Step) -> None:
        """A thread makes an access."""
        if step.is_atomic:
            self._synchronize(thread, step)
        elif step.is_write:
            self.fenced.discard(thread)
        done = Done(step, self.block, thread, self.interval, self.clocks.get(thread, 0) + 1)
        touched = self.bytes[step.is_shared][step.at : step.at + step.nbytes]
        reads = not step.is_write or step.is_atomic
        if (step.is_shared or self.is_undefined) and reads and not any(map(self._is_written, self._writes(touched))):
            self._tell(Key(UNWRITTEN_SHARED if step.is_shared else UNWRITTEN_GLOBAL, step.number), done, None)
        races = [race for byte in touched if (race := self._race(byte, done))]
        self._enter(touched, done)
        has_changed = self._do(step)
        if races:
            self._tell_race(done, *races[0], has_changed=has_changed)

    def _writes(self, touched: list[Byte]) -> Iterator[Done]:
        return (byte.write for byte in touched if byte.write)

    def _is_written(self, write: Done) -> bool:
        return not write.step.is_shared or write.block == self.block

    def _race(self, byte: Byte, now: Done) -> tuple[Done, bool] | None:
        for earlier, is_write in ((byte.write, True), (byte.read, False), (byte.beside, False)):
            if earlier and (is_write or now.step.is_write) and self._conflicts(earlier, now):
                return earlier, is_write
        return None

    def _conflicts(self, earlier: Done, now: Done) -> bool:
        are_atomic = earlier.step.is_atomic and now.step.is_atomic
        if are_atomic and (earlier.block == now.block or not (earlier.step.of_block or now.step.of_block)):
            return False
        return not self._is_ordered(earlier, now)

    def _is_ordered(self, earlier: Done, now: Done) -> bool:
        if earlier.interval == now.interval:
            wave, other = now.thread // self.wavefront, earlier.thread // self.wavefront
            knows = wave == other and self.known.get(now.thread, {}).get(earlier.thread, 0) >= earlier.clock
            return earlier.thread == now.thread or knows or other in self.seen_waves.get(wave, ())
        if now.step.is_shared or earlier.block == now.block:
            return True
        if earlier.block not in self.seen:
            return False
        release = self.releases[earlier.block]
        if earlier.interval == release.interval:
            return len(release.threads) > 1 or earlier.thread in release.threads
        return earlier.interval < release.interval

    def _enter(self, touched: list[Byte], now: Done) -> None:
        for byte in touched:
            if now.step.is_write:
                byte.write, byte.read, byte.beside = now, None, None
            elif byte.read is None or self._is_ordered(byte.read, now):
                byte.read = now
            else:
                byte.beside = now

    def _do(self, step: Step) -> bool:
        contents = self.contents[step.is_shared]
        place = slice(step.at, step.at + step.nbytes)
        before = bytes(contents[place])
        if step.is_write:
            value = step.value + (int.from_bytes(before, "little") if step.is_atomic else 0)
            contents[place] = (value % 256**step.nbytes).to_bytes(step.nbytes, "little")
        return contents[place] != before

    def _synchronize(self, thread: int, step: Step) -> None:
        wave = thread // self.wavefront
        seen_waves = self.seen_waves.setdefault(wave, set())
        variable = self.variables.get((step.is_shared, step.at))
        if variable:
            self.seen |= variable.blocks
            if variable.interval == self.interval:
                seen_waves |= variable.waves
        if not step.is_write or thread not in self.fenced:
            return
        variable = self.variables.setdefault((step.is_shared, step.at), Synchronization())
        if variable.interval != self.interval:
            variable.interval, variable.waves = self.interval, set()
        variable.waves |= seen_waves | {wave}
        if step.is_shared:
            return
        variable.blocks |= self.seen | {self.block}
        release = self.releases.setdefault(self.block, Release())
        if release.interval != self.interval:
            release.interval, release.threads = self.interval, set()
        release.threads.add(thread)

    # What is found

    def _tell_race(self, now: Done, earlier: Done, is_write: bool, *, has_changed: bool) -> None:
        if now.step.is_write and is_write and not has_changed:
            return  # both write the same
        across = RACE_IN_BLOCK if earlier.block == now.block else RACE_ACROSS_BLOCKS
        found = RACE_SHARED if now.step.is_shared else across
        atomic = now.step if now.step.is_write else earlier.step
        reads_any = not atomic.is_atomic or (now.step.is_write and is_write)
        self._tell(Key(found, now.step.number, earlier.step.number, reads_any), now, earlier, other_is_write=is_write)

    def _tell(self, key: Key, now: Done, other: Done | None, *, other_is_write: bool = False) -> None:
        told = self.found.get(key)
        if told is None:
            both = other is not None and now.step.is_atomic and other.step.is_atomic
            block, thread = (other.block, other.thread) if other else (0, 0)
            told = Told(now.block, now.thread, now.step.at, block, thread, other_is_write, both)
            self.found[key] = told
        told.count += 1
