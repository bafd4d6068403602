"""The trees and the plots of ``benchmarks.growth``."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from benchmarks.growth import Point
from benchmarks.growth import plots
from benchmarks.growth import replicate


@pytest.mark.parametrize("lines", [1000, 50_000])
def test_a_tree_has_about_as_many_lines_as_wanted(tmp_path: Path, lines: int) -> None:
    replicate(tmp_path, lines)
    has = sum(path.read_bytes().count(b"\n") for path in tmp_path.rglob("*") if path.is_file())
    assert lines <= has < lines + 2000


def test_the_plots_rise_where_the_figures_do() -> None:
    points = [Point(10_000, 0.2, 40.0), Point(100_000, 2.0, 40.0), Point(1_000_000, 20.0, 40.0)]
    time, memory = (
        [float(pair.split(",")[1]) for pair in line.attrib["points"].split()]
        for svg in plots(points).values()
        for line in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}polyline")
    )
    assert time[0] - time[1] == pytest.approx(time[1] - time[2])  # linear: as much at each step, y grows downwards
    assert time[0] > time[1]
    assert len(set(memory)) == 1
