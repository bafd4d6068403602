"""Where hipport keeps what the next run can use again."""

from __future__ import annotations

from pathlib import Path

import platformdirs


def cache_folder() -> Path | None:
    """The system's folder for the caches of programs, and ``hipport`` in it: on Linux ``$XDG_CACHE_HOME/hipport``, or
    ``~/.cache/hipport``. None for a user without a home. The folder need not be there.
    """
    folder = platformdirs.user_cache_path("hipport", appauthor=False)
    return folder if folder.is_absolute() else None
