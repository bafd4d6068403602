"""Words of CONTRIBUTING.md's "Style" that a search can find: the text of a stopped pattern says what to write instead.

Each pattern is one that has no right use in the covered files. What needs judgement is not here.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
#: The files and folders that are searched, relative to the root of the repository.
COVERED = ("hipport", "scripts", "benchmarks", "docs", "README.md", "CONTRIBUTING.md")
SUFFIXES = frozenset((".py", ".md", ".h", ".hpp", ".cpp", ".toml", ".csv"))

#: Patterns in lower case, each with what to write instead; a blank in a pattern is also the end of a line.
WORDS = {
    r"(?<!there\s)\b(?:is|are|was|were) no (?!longer|more|less|fewer|larger|smaller|later|earlier|other)": "is not",
    r"\bmend(?:s|ed|ing)?\b": "fix",
    r"\banew\b": "again; recreate",
    r"\b(?:stands?|comes?|goes|put|follows?|written|appended) behind\b": "after",
    r"\bbehind (?:it|them|which)\b": "after",
    r"\b(?:one|once) an? (?:core|file|line|run|test|unit|launch|name|process|machine)\b": "one per core, once per file",
    r"\b(?:is|are|was|were) not told\b": "cannot be determined",
    r"\bcannot be told\b": "cannot be determined",
    r"\bfor ever\b": "forever",
    r"\b(?:has|have) not(?=[.,;:)])": "does not have",
    r"\btaken over as (?:it is|they are)\b": "copied unchanged",
    r"\bsee that (?:it|they|this|these|every|all|nothing)\b": "check that",
}
_BLANKS = re.compile(r"[\s#*>|]+")
QUOTED = re.compile(r'"[^"\n]*(?:\n[^"\n]+)?"')


def stopped(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a text with a stopped pattern, each with the words found and those to write instead."""
    lower = text.lower()
    as_one_line = _BLANKS.sub(" ", lower)
    for pattern, instead in WORDS.items():
        if not re.search(pattern, as_one_line):
            continue
        for match in re.finditer(pattern.replace(" ", _BLANKS.pattern), lower):
            found = " ".join(match.group().split())
            yield text.count("\n", 0, match.start()) + 1, f"{found!r}: write {instead}"


def files() -> Iterator[Path]:
    for covered in COVERED:
        path = ROOT / covered
        assert path.exists(), path
        if not path.is_dir():
            yield path
        for folder, folders, names in os.walk(path):
            folders[:] = sorted(name for name in folders if name != "cache")  # other people's projects
            yield from (Path(folder, name) for name in sorted(names) if Path(name).suffix in SUFFIXES)


def test_the_words_of_the_style_are_kept() -> None:
    found = []
    for path in files():
        text = path.read_text("utf-8")
        if path.name == "CONTRIBUTING.md":  # quotes what not to write
            text = QUOTED.sub(lambda match: "\n" * match.group().count("\n"), text)
        found += [f"{path.relative_to(ROOT)}:{line}: {words}" for line, words in stopped(text)]
    assert not found, "\n".join(found)


BAD = [
    "This is no ELF file.",
    "A name that\n    is no function.",
    "Give permission, mend the link.",
    "The prefix is made anew.",
    "The blank that stands behind the name.",
    "The tokens behind it.",
    "Workers, one a core.",
    "The report lists them once a file.",
    "The type is not told.",
    "Where the kind cannot be told.",
    "It waits for ever.",
    "CUDA has it, HIP has not.",
    "The file is taken over as it is.",
    "See that it is defined.",
]
GOOD = [
    "It is no longer there, and there are no other files; a tile is no larger than a block.",
    "There is no fix. The amendment is recommended.",
    "The struct behind a handle.",
    "One unit a person knows; it has not been run.",
    "The user is told by a message.",
    "See the page; see that page.",
]


@pytest.mark.parametrize("text", BAD)
def test_a_bad_text_is_stopped(text: str) -> None:
    assert list(stopped(text))


def test_each_pattern_stops_one_of_the_bad_texts() -> None:
    used = {words.partition(": ")[2] for text in BAD for _, words in stopped(text)}
    assert used == {f"write {instead}" for instead in WORDS.values()}


@pytest.mark.parametrize("text", GOOD)
def test_a_good_text_is_not_stopped(text: str) -> None:
    assert not list(stopped(text))
