"""Three-way merge of a file's text, by ``git merge-file``."""

from __future__ import annotations

import os
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path

from hipport.process import FinishedProcess
from hipport.process import finish_group
from hipport.process import start_group

_OURS = "the port, edited by hand"
_BASE = "the port, as hipport wrote it before"
_THEIRS = "the CUDA side, converted again"
_MARKERS = re.compile(rb"^<{7} .*?^={7}\r?$.*?^>{7} ", re.MULTILINE | re.DOTALL)
_WRITTEN = re.compile(rb"^<{7} %b\r?$" % re.escape(_OURS.encode()), re.MULTILINE)
_SECONDS = 60.0  # for one file; git takes milliseconds
_MOST_CONFLICTS = 127  # git's exit status is the number of conflicts, at most this; above it are its errors


class MergeError(Exception):
    """git could not merge; the message says why."""


@dataclass(frozen=True, slots=True)
class Merged:
    """The merged text, and the line of the first conflict marker in it, from 1; None where there is no conflict."""

    data: bytes
    conflict: int | None


def merge(base: bytes, ours: bytes, theirs: bytes) -> Merged:
    """The text with the changes from ``base`` to ``ours`` and those from ``base`` to ``theirs``. Lines that both
    changed stand in it twice, between conflict markers. All other bytes are as they were.

    Raises MergeError where git is missing or fails.
    """
    with tempfile.TemporaryDirectory(prefix="hipport-") as name:
        texts = {"ours": ours, "base": base, "theirs": theirs}
        for file, text in texts.items():
            Path(name, file).write_bytes(text)
        ended = _run_git(Path(name), list(texts))
        if ended.status is None or not 0 <= ended.status <= _MOST_CONFLICTS:
            said = ended.output.decode("utf-8", "replace").strip()
            raise MergeError(f"git merge-file failed: {said or f'exit status {ended.status}'}")
        data = Path(name, "ours").read_bytes()
    return Merged(data, _line_of(_WRITTEN, data) if ended.status else None)


def conflict_in(data: bytes) -> int | None:
    """The line of the first conflict marker in a text, whoever wrote it, from 1; None where there is none."""
    return _line_of(_MARKERS, data)


def _line_of(pattern: re.Pattern[bytes], data: bytes) -> int | None:
    match = pattern.search(data)
    return None if match is None else data.count(b"\n", 0, match.start()) + 1


def _run_git(folder: Path, files: list[str]) -> FinishedProcess:
    """Let git merge into the first of the files, whatever the user's own settings of git are."""
    labels = [word for label in (_OURS, _BASE, _THEIRS) for word in ("-L", label)]
    command = ["git", "-c", "merge.conflictStyle=merge", "merge-file", *labels, *files]
    settings = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
    try:
        return finish_group(start_group(command, folder, settings), _SECONDS)
    except OSError as error:
        raise MergeError(f"git cannot be started ({error.strerror}): install it") from error
