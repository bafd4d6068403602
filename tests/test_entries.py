"""Findings that say the same are one entry."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.entries import RANK
from hipport.entries import FileDiagnostic
from hipport.entries import entries
from tests.report.samples import IN_STRING
from tests.report.samples import UNSUPPORTED


def _of_npp(name: str) -> Diagnostic:
    message, remedy = f"{name} of NPP: no counterpart", f"rewrite {name}, or leave it out"
    return Diagnostic("HP502", Severity.ERROR, message, remedy, 0, 1, 1, 1, symbol=name, library="npp")


def test_names_of_which_the_same_is_said_are_one_entry() -> None:
    names = ["nppSet", "Npp8u", "Npp8u", "Npp8s", "Npp16u", "Npp32f"]
    files = ["src/Common/a.h", "src/Common/a.h", "src/Common/b.h", "src/Common/b.h", "src/Common/c/d.h", "src/e.h"]
    (entry,) = entries(FileDiagnostic(path, _of_npp(name)) for path, name in zip(files[:5], names[:5], strict=True))
    assert entry.first.diagnostic.message == "Npp8u of NPP: no counterpart"
    assert entry.also == "nppSet, Npp8s, Npp16u"
    assert (len(entry.findings), len(entry.paths), entry.folder) == (5, 3, "src/Common")
    (entry,) = entries(FileDiagnostic(path, _of_npp(name)) for path, name in zip(files, names, strict=True))
    assert entry.also == "nppSet, Npp8s, Npp16u and 1 more"
    assert entry.folder == "src"


def test_a_name_is_compared_as_a_whole_word() -> None:
    short = _of_npp("Npp8")
    longer = replace(_of_npp("Npp8"), message="Npp8u of NPP: no counterpart")
    assert len(entries([FileDiagnostic("a", short), FileDiagnostic("a", longer)])) == 2


def _said(code: str, message: str, symbol: str = "", predicted: tuple[str, ...] | None = None) -> Diagnostic:
    return Diagnostic(code, Severity.ERROR, message, "do it", 0, 1, 1, 1, symbol, predicted=predicted)


HEADER = "{} is not on this machine"
UNKNOWN = "unknown type name '{}' ({}predicted{})"
ALIKE = {
    "lines": (_said("HP213", "as the one in line 53"), _said("HP213", "as the one in line 7"), True),
    "several lines": (_said("HP803", "it (also in lines 26, 48)"), _said("HP803", "it (also in line 3)"), True),
    "one line and several": (_said("HP803", "it"), _said("HP803", "it (also in lines 3, 8 and 2 more)"), True),
    "one header": (_said("HP912", HEADER.format("a.h"), "a.h"), _said("HP912", HEADER.format("a.h"), "a.h"), True),
    "two headers": (_said("HP912", HEADER.format("a.h"), "a.h"), _said("HP912", HEADER.format("b.h"), "b.h"), False),
    "what convert had predicted": (
        _said("HP911", UNKNOWN.format("a", "", ": HP501"), "a", ("HP501",)),
        _said("HP911", UNKNOWN.format("b", "", ": HP501"), "b", ("HP501",)),
        True,
    ),
    "what it had not": (
        _said("HP911", UNKNOWN.format("a", "not ", ""), "a", ()),
        _said("HP911", UNKNOWN.format("b", "not ", ""), "b", ()),
        False,
    ),
    "follow-ups": (
        _said("HP911", "no (in x.h:3, and 2 more errors there)", predicted=()),
        _said("HP911", "no (in x.h:3, and 1 more error there)", predicted=()),
        True,
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", ALIKE)
def test_what_is_one_cause(case: str) -> None:
    one, other, is_one = ALIKE[case]
    assert (len(entries([FileDiagnostic("a.cu", one), FileDiagnostic("b.cu", other)])) == 1) == is_one


def test_what_blocks_most_files_comes_first() -> None:
    often = [FileDiagnostic("a.cu", _of_npp("nppSet"))] * 5
    wide = [FileDiagnostic(path, UNSUPPORTED) for path in ("a.cu", "b.cu")]
    mild = [FileDiagnostic(path, IN_STRING) for path in ("a.cu", "b.cu", "c.cu")]
    assert [entry.findings for entry in entries([*mild, *often, *wide])] == [tuple(wide), tuple(often), tuple(mild)]


_FINDINGS = st.lists(
    st.builds(
        FileDiagnostic,
        st.sampled_from(["a.cu", "src/b.cu", "src/c/d.h", "/top/e.cu"]),
        st.sampled_from([UNSUPPORTED, IN_STRING, *map(_of_npp, ("nppSet", "Npp8u", "nppFree"))]),
    )
)


@given(_FINDINGS)
def test_each_finding_is_in_one_entry(findings: list[FileDiagnostic]) -> None:
    found = entries(findings)
    assert sorted(map(repr, findings)) == sorted(repr(finding) for entry in found for finding in entry.findings)
    assert [RANK[entry.severity] for entry in found] == sorted(RANK[entry.severity] for entry in found)
    for entry in found:
        assert entry.first in entry.findings
        assert all(path.startswith(entry.folder) for path in entry.paths)
