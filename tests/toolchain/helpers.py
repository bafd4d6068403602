from __future__ import annotations

import os
import time
from pathlib import Path


def is_gone(pid: int) -> bool:
    """Whether a process ends within a few seconds; one that nobody waits for stays as a zombie, which is gone too."""
    for _ in range(500):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        if Path(f"/proc/{pid}/stat").read_text().split(")")[1].split()[0] == "Z":
            return True
        time.sleep(0.01)
    return False
