"""The benchmark of precision: counts by rule, and a sample that is the same every time."""

from __future__ import annotations

from pathlib import Path

import hipport
from benchmarks.precision import findings_of
from benchmarks.precision import sample
from benchmarks.precision import show

SOURCE = "#include <cuda_runtime.h>\n" + "bool f(cudaDeviceProp p) { return p.major > 7; }\n" * 40


def test_counts_and_sample(tmp_path: Path) -> None:
    (tmp_path / "gates.cu").write_text(SOURCE)
    findings = findings_of([hipport.convert_paths(tmp_path)], "HP6")
    (found,) = findings.by_rule.values()
    table = show(findings)
    assert len(found) == 40
    assert "HP604  capability-gate" in table
    assert "975.610" in table  # a finding in 40 of 41 lines
    assert len(sample(found, 30)) == 30
    assert sample(found, 30) == sample(found, 30)
    assert sample(found, 100) == found


def test_a_finding_is_shown_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "gates.cu").write_text(SOURCE)
    findings = findings_of([hipport.convert_paths(tmp_path)], "HP604")
    text = str(findings.by_rule["HP604"][0])
    assert text.startswith(f"{tmp_path}/gates.cu:2: warning: p.major: HIP gives 9 on gfx90a")
    assert text.endswith("| bool f(cudaDeviceProp p) { return p.major > 7; }")
