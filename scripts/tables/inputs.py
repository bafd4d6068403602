"""The hand-kept inputs beside the scripts and the small fact files."""

from __future__ import annotations

import csv
import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

HERE = Path(__file__).parent
FACTS = HERE / "facts"

Key = tuple[str, str]  # library, CUDA name


class InputError(ValueError):
    """A hand-kept input is wrong; the message names the file and the entry."""


@dataclass(frozen=True, slots=True)
class HandPair:
    """A pair that no rule finds.

    `since` is the CUDA version from which it holds, empty for all. `outside` says where the target is declared when the
    ROCm facts lack it, a header of ours for instance (`hipport/warp.h`); otherwise they must have it.
    """

    library: str
    cuda: str
    since: str
    hip: str
    outside: str
    note: str


@dataclass(frozen=True, slots=True)
class Builtin:
    """A CUDA name that the parsed headers lack: the compiler's own, or one for architectures of long ago."""

    library: str
    cuda: str
    kind: str
    header: str


@dataclass(frozen=True, slots=True)
class CallEdit:
    """That calls need other arguments, from CUDA version `since` on (empty: all versions), and what a person reads.

    How the arguments change is in `mappings/calls.toml`.
    """

    library: str
    cuda: str
    since: str
    status: str
    note: str


@dataclass(frozen=True, slots=True)
class Sentence:
    """What to tell about names that match: why they are unsupported, or how a pair is only partial.

    `library` may be several with `|` between, or `*`.
    """

    library: str
    regex: re.Pattern[str]
    text: str

    def fits(self, library: str, name: str) -> bool:
        return (self.library == "*" or library in self.library.split("|")) and bool(self.regex.search(name))


@dataclass(frozen=True)
class Inputs:
    """All inputs; a name may have several exceptions and call edits, for different CUDA versions."""

    builtins: list[Builtin]
    exceptions: dict[Key, list[HandPair]]
    vetoes: dict[Key, str]
    call_edits: dict[Key, list[CallEdit]]
    remarks: list[Sentence]
    reasons: list[Sentence]
    rocm_since: dict[str, str]
    rocm10: dict[Key, str]


def read_inputs(folder: Path = HERE, facts: Path = FACTS) -> Inputs:
    """Read every input.

    Raises InputError for an entry given twice or a regular expression that does not compile.
    """
    since_file = facts / "rocm_since.csv"
    return Inputs(
        builtins=[Builtin(**row) for row in _unique(folder / "builtins.csv")],
        exceptions=_by_key([HandPair(**row) for row in read_csv(folder / "exceptions.csv")]),
        vetoes={(row["library"], row["cuda"]): row["why"] for row in _unique(folder / "vetoes.csv")},
        call_edits=_by_key([CallEdit(**row) for row in read_csv(folder / "call_edits.csv")]),
        remarks=_sentences(folder / "remarks.csv", "note"),
        reasons=_sentences(folder / "reasons.csv", "reason"),
        rocm_since={row["name"]: row["since"] for row in read_csv(since_file)} if since_file.exists() else {},
        rocm10={(row["library"], row["cuda"]): row["hip_in_rocm10"] for row in read_csv(facts / "rocm10.csv")},
    )


def read_csv(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _sentences(path: Path, column: str) -> list[Sentence]:
    sentences = []
    for row in read_csv(path):
        try:
            sentences.append(Sentence(row["library"], re.compile(row["regex"]), row[column]))
        except re.error as error:
            raise InputError(f"{path.name}: {row['regex']}: {error}") from error
    return sentences


Entry = TypeVar("Entry", HandPair, CallEdit)


def _by_key(entries: Iterable[Entry]) -> dict[Key, list[Entry]]:
    table: dict[Key, list[Entry]] = defaultdict(list)
    for entry in entries:
        others = table[entry.library, entry.cuda]
        if any(other.since == entry.since for other in others):
            raise InputError(f"{entry.library}: {entry.cuda} is given twice for the same CUDA version")
        others.append(entry)
    return dict(table)


def _unique(path: Path) -> list[dict[str, str]]:
    rows = read_csv(path)
    seen = set()
    for row in rows:
        key = row["library"], row["cuda"]
        if key in seen:
            raise InputError(f"{path.name}: {row['cuda']} is given twice in {row['library']}")
        seen.add(key)
    return rows
