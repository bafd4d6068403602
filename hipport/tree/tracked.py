"""Files that git tracks although ``.gitignore`` names them: those that were added before it did, or by force."""

from __future__ import annotations

import os
from pathlib import Path

from hipport.process import finish_group
from hipport.process import start_group

_SECONDS = 30.0
_COMMAND = ("git", "ls-files", "-z", "--cached", "--ignored", "--exclude-standard")


def tracked_all_the_same(folder: Path) -> frozenset[str]:
    """The places of such files below a folder of a repository, and of the folders in it that hold them. () without git,
    and where git does not answer.

    Source: git-ls-files(1); a folder that another user owns git refuses to read.
    """
    try:
        done = finish_group(start_group(_COMMAND, folder, {"GIT_OPTIONAL_LOCKS": "0"}), _SECONDS)
    except OSError:
        return frozenset()
    if done.status != 0:
        return frozenset()
    found: set[str] = set()
    for name in filter(None, os.fsdecode(done.output).split("\0")):
        place = folder / name
        found.update(map(str, (place, *place.parents[: len(Path(name).parents) - 1])))
    return frozenset(found)
