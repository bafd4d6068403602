"""Patterns as in ``.gitignore``, matched entry by entry while a tree is walked, as git does it.

Written out here because a walk needs git's answer for folders too. Libraries that judge the paths of files alone take
``!*.cu`` for the files of an ignored folder, which git never enters, or leave out the folders of ``*``, ``!*/``,
``!*.cu``. The meaning of each form is from gitignore(5); the tests compare with git itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

_CLASSES = {
    "alnum": "0-9A-Za-z",
    "alpha": "A-Za-z",
    "blank": " \\t",
    "cntrl": "\\x00-\\x1f\\x7f",
    "digit": "0-9",
    "graph": "!-~",
    "lower": "a-z",
    "print": " -~",
    "punct": "!-/:-@\\[-`{-~",
    "space": " \\t-\\r",
    "upper": "A-Z",
    "xdigit": "0-9A-Fa-f",
}

_GLOB = re.compile(
    r"""(?P<inside>(?:\A|(?<=/))\*{2,}\Z)  # everything inside a folder
      | (?P<folders>(?:\A|(?<=/))\*{2,}/)  # any number of folders, none included
      | (?P<stars>\*+)
      | (?P<one>\?)
      | \[(?P<negated>[!^]?)(?P<set>(?:\]|\[:\w+:\]|\\.|[^\\\]])(?:\[:\w+:\]|\\.|[^\\\]])*)\]
      | \\(?P<escaped>.)
      | (?P<literal>[^\\\[])""",
    re.VERBOSE | re.DOTALL,
)
_SET = re.compile(r"\[:(?P<name>\w+):\]|(?P<low>\\.|[^\\])(?:-(?P<high>\\.|[^\\]))?", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Pattern:
    """One line: ``regex`` is for the whole path below the file's folder, or for the name alone where ``by_name``."""

    regex: re.Pattern[str]
    negated: bool
    folders_only: bool
    by_name: bool

    @classmethod
    def parse(cls, line: str) -> Self | None:
        """None for a blank line, a comment, and a pattern that can match nothing, all of which git ignores."""
        text = _trimmed(line)
        if not text or text.startswith("#"):
            return None
        negated = text.startswith("!")
        glob = text.removeprefix("!")
        folders_only = glob.endswith("/")
        glob = glob.removesuffix("/")
        by_name = "/" not in glob
        regex = _translated(glob.removeprefix("/"))
        return cls(regex, negated, folders_only, by_name) if regex else None


@dataclass(frozen=True, slots=True)
class Patterns:
    """The patterns of one file, in force below the folder ``base``: an absolute path with a slash at its end."""

    base: str
    last_first: tuple[Pattern, ...]

    @classmethod
    def parse(cls, base: str, lines: Iterable[str]) -> Self:
        patterns = [pattern for line in lines if (pattern := Pattern.parse(line))]
        return cls(base, tuple(reversed(patterns)))

    def verdict(self, path: str, *, folder: bool) -> bool | None:
        """Whether this entry itself is matched (True) or taken back by ``!`` (False); None where no pattern matches."""
        if not path.startswith(self.base):
            return None
        relative = path[len(self.base) :]
        name = relative.rpartition("/")[2]
        for pattern in self.last_first:
            if (folder or not pattern.folders_only) and pattern.regex.fullmatch(name if pattern.by_name else relative):
                return not pattern.negated
        return None

    def covers(self, file: str) -> bool:
        """Whether a file is matched, itself or by a folder that it is in."""
        slash = file.find("/", len(self.base)) if self.last_first else -1
        while slash != -1:
            if self.verdict(file[:slash], folder=True):
                return True
            slash = file.find("/", slash + 1)
        return bool(self.verdict(file, folder=False))


def ignored(path: str, chain: Iterable[Patterns], *, folder: bool) -> bool:
    """Whether an entry is ignored: the innermost of the files in force that has a matching pattern decides.

    ``chain`` is innermost first. An entry of an ignored folder is ignored too, which is for the caller to know.
    """
    for patterns in chain:
        verdict = patterns.verdict(path, folder=folder)
        if verdict is not None:
            return verdict
    return False


def _trimmed(line: str) -> str:
    """The line without its end and the spaces before it, but for one that a backslash keeps."""
    text = line.rstrip("\n").removesuffix("\r")
    short = text.rstrip(" ")
    backslashes = len(short) - len(short.rstrip("\\"))
    return f"{short} " if backslashes % 2 and len(text) > len(short) else short


def _translated(glob: str) -> re.Pattern[str] | None:
    """The glob as a regular expression for ``fullmatch``; None where a bracket or a backslash is left open."""
    regex: list[str] = []
    position = 0
    while position < len(glob):
        token = _GLOB.match(glob, position)
        if token is None:
            return None
        position = token.end()
        match token.lastgroup:
            case "inside":
                regex.append(".*")
            case "folders":
                regex.append("(?:.*/)?")
            case "stars":
                regex.append("[^/]*")
            case "one":
                regex.append("[^/]")
            case "set":
                regex.append(_set(token["set"], negated=bool(token["negated"])))
            case _:
                regex.append(re.escape(token["escaped"] or token["literal"]))
    return re.compile("".join(regex), re.DOTALL) if regex else None


def _set(text: str, *, negated: bool) -> str:
    """What stands between brackets as a regular expression for one character, which is never a slash."""
    parts: list[str] = []
    for match in _SET.finditer(text):
        if match["name"]:
            parts.append(_CLASSES.get(match["name"], ""))
            continue
        low = match["low"][-1]
        parts.append(re.escape(low))
        if match["high"]:
            high = match["high"][-1]
            if low <= high:  # git takes the first character of a range in the wrong order, and no other
                parts.append(f"{re.escape(low)}-{re.escape(high)}")
    members = "".join(parts)
    if negated:
        return f"[^/{members}]"
    return f"(?!/)[{members}]" if members else "(?!)"
