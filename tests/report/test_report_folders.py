"""Folders that a person may leave out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hipport.diagnostics import Severity
from hipport.report.entries import Entry
from hipport.report.entries import FileDiagnostic
from hipport.report.folders import Apart
from hipport.report.folders import Folders
from hipport.result import Result
from hipport.result import Status
from tests.report.samples import UNSUPPORTED

#: The sources of a tree, those of them that are about the entry, and what can be left out.
CASES = {
    "all in one folder": ("s/a.cu s/npp/b.h s/npp/c.h", "s/npp/b.h s/npp/c.h", Apart("s/npp", "npp/", 2)),
    "half of its sources": ("s/a s/n/b s/n/c s/n/d s/n/e", "s/n/b s/n/c", Apart("s/n", "n/", 2)),
    "fewer": ("s/a s/n/b s/n/c s/n/d s/n/e s/n/f", "s/n/b s/n/c", None),
    "most of the findings": ("s/a s/n/b s/n/c", "s/n/b s/n/c s/a", Apart("s/n", "n/", 2)),
    "one file": ("s/a s/n/b", "s/n/b", None),
    "the whole tree": ("s/n/b s/n/c", "s/n/b s/n/c", None),
    "a name that another folder has": ("s/a/n/b s/a/n/c s/b/n/d", "s/a/n/b s/a/n/c", Apart("s/a", "a/", 2)),
    "a name that is a pattern": ("s/a s/n*/b s/n*/c", "s/n*/b s/n*/c", None),
    "the deepest": ("s/a s/x/n/b s/x/n/c", "s/x/n/b s/x/n/c", Apart("s/x/n", "n/", 2)),
}


@pytest.mark.parametrize("case", CASES)
def test_a_folder_apart(case: str) -> None:
    sources, about, expected = CASES[case]
    folders = Folders(Result(path, Status.CONVERTED) for path in sources.split())
    assert folders.apart(Entry(tuple(FileDiagnostic(path, UNSUPPORTED) for path in about.split()))) == expected
    warning = replace(UNSUPPORTED, severity=Severity.WARNING)
    assert folders.apart(Entry(tuple(FileDiagnostic(path, warning) for path in about.split()))) is None


def test_the_folder_that_all_files_have_in_common_says_nothing() -> None:
    folders = Folders(Result(path, Status.CONVERTED) for path in ("s/a/b.cu", "s/a/c.cu", "s/d.cu"))
    inner = Entry((FileDiagnostic("s/a/b.cu", UNSUPPORTED), FileDiagnostic("s/a/c.cu", UNSUPPORTED)))
    assert folders.common(inner) == "s/a"
    outer = Entry((FileDiagnostic("s/a/b.cu", UNSUPPORTED), FileDiagnostic("s/d.cu", UNSUPPORTED)))
    assert folders.common(outer) == ""
