"""Plots: points stand where their logarithms are, and what cannot be drawn is refused."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from benchmarks.plot import BOTTOM
from benchmarks.plot import COLOURS
from benchmarks.plot import LEFT
from benchmarks.plot import RIGHT
from benchmarks.plot import TOP
from benchmarks.plot import log_plot

SVG = "{http://www.w3.org/2000/svg}"


def test_points_stand_at_their_logarithms() -> None:
    plot = ElementTree.fromstring(log_plot("Growth", "threads", "ms", {"a < b": [(1e4, 0.1), (1e5, 1), (1e6, 10)]}))
    line = plot.find(f"{SVG}polyline")
    assert line is not None
    places = [tuple(map(float, place.split(","))) for place in line.attrib["points"].split()]
    assert places == [(LEFT, BOTTOM), ((LEFT + RIGHT) / 2, (TOP + BOTTOM) / 2), (RIGHT, TOP)]
    texts = ["".join(text.itertext()) for text in plot.iter(f"{SVG}text")]
    assert texts == ["Growth", "104", "105", "106", "0.1", "1", "10", "threads", "ms", "a < b"]


def test_one_value_has_room() -> None:
    assert "polyline" in log_plot("One", "x", "y", {"one": [(100, 1)]})


@pytest.mark.parametrize("series", [{}, {"none": []}, {str(n): [(1, 1)] for n in range(len(COLOURS) + 1)}])
def test_what_cannot_be_drawn_is_refused(series: dict[str, list[tuple[float, float]]]) -> None:
    with pytest.raises(ValueError, match="series, each with points"):
        log_plot("Nothing", "x", "y", series)
