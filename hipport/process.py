"""Processes of which nothing is left: programs in a group of their own, with a time limit, and those that a killed
process had started.
"""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from collections.abc import Mapping
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

#: Number of seconds to wait for the end of what was killed: one that hangs in a broken driver never ends.
_END = 1.0


@dataclass(frozen=True, slots=True)
class FinishedProcess:
    """Exit status of a process, negative for a signal and None where its time was over, and what it printed on both of
    its outputs.
    """

    status: int | None
    output: bytes


def start_group(
    command: Sequence[str], folder: Path | None = None, environment: Mapping[str, str] | None = None
) -> subprocess.Popen[bytes]:
    """Start a program without input, its messages in English; ``environment`` is added to that of this process.

    Raises OSError where it cannot be started.
    """
    return subprocess.Popen(
        command,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, **(environment or {}), "LC_ALL": "C"},
        start_new_session=True,  # a group of its own, which can be killed as a whole
    )


def finish_group(process: subprocess.Popen[bytes], seconds: float) -> FinishedProcess:
    """Wait for the end of a process, and kill its group where that takes longer or this process is interrupted."""
    try:
        output, _ = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired as error:
        kill_group(process.pid)
        output = error.output or b""
        with suppress(subprocess.TimeoutExpired):
            output, _ = process.communicate(timeout=_END)
        return FinishedProcess(None, output)
    except BaseException:  # Ctrl-C
        kill_group(process.pid)
        raise
    return FinishedProcess(process.returncode, output)


def run_group(command: Sequence[str], seconds: float, folder: Path | None = None) -> FinishedProcess:
    """Run a program to its end or for so many seconds. Raises OSError where it cannot be started."""
    return finish_group(start_group(command, folder), seconds)


def kill_group(process: int) -> None:
    """Kill a process that leads its process group, with all that it has started and that has not left the group."""
    with suppress(ProcessLookupError):
        os.killpg(process, signal.SIGKILL)


def end_with_parent() -> None:
    """Have this process, which Python's multiprocessing started, end when the one that started it does: killed, that
    one cannot tell, and this one would wait for work forever.
    """
    import multiprocessing  # noqa: PLC0415 - it takes 20 ms, which those who start programs need not wait for

    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
