"""Where hipport keeps what the next run can use again."""

from __future__ import annotations

import os
from pathlib import Path


def cache_folder() -> Path | None:
    """``$XDG_CACHE_HOME/hipport``, in ``~/.cache`` where the variable is not an absolute path; None for a user without
    a home. The folder need not be there.
    """
    named = Path(os.environ.get("XDG_CACHE_HOME", ""))
    if named.is_absolute():
        return named / "hipport"
    try:
        return Path.home() / ".cache" / "hipport"
    except RuntimeError:
        return None
