"""A plot of several series with logarithmic axes as an SVG, for pages in a light and in a dark scheme."""

from __future__ import annotations

import math
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

#: x and y, both above zero.
Point = tuple[float, float]

WIDTH, HEIGHT = 760, 400
LEFT, RIGHT, TOP, BOTTOM = 84, 540, 56, 344
#: Light and dark colours of the series, which stay apart for people who see fewer colours.
COLOURS = (
    ("#0b5fa5", "#7db7f0"),
    ("#b3382c", "#ff9a8f"),
    ("#2c7a41", "#6fcf86"),
    ("#7a4fa3", "#c5a1ea"),
    ("#8a6100", "#e6b84d"),
    ("#4b5565", "#b2bbc9"),
)


@dataclass(frozen=True, slots=True)
class Axis:
    """What is along an axis: a label with its unit, and powers of ten of the ends."""

    label: str
    first: int
    last: int

    @classmethod
    def over(cls, label: str, values: Sequence[float]) -> Axis:
        """An axis of whole powers of ten that has room for all values."""
        first, last = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
        return cls(label, first, max(last, first + 1))

    def share(self, value: float) -> float:
        """Where a value stands on the axis, from 0 to 1."""
        return (math.log10(value) - self.first) / (self.last - self.first)


def log_plot(title: str, x_label: str, y_label: str, series: Mapping[str, Sequence[Point]]) -> str:
    """The plot, with a legend beside it. ValueError for more series than colours, and for a series without points."""
    if not 0 < len(series) <= len(COLOURS) or not all(series.values()):
        raise ValueError(f"from one to {len(COLOURS)} series, each with points")
    points = [point for one in series.values() for point in one]
    x, y = (Axis.over(label, [p[n] for p in points]) for n, label in enumerate((x_label, y_label)))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="title">',
        f'  <title id="title">{escape(title)}</title>',
        *_style(),
        f'  <rect class="paper" x="0.5" y="0.5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="8"/>',
        f'  <text class="text" x="20" y="32">{escape(title)}</text>',
        *_grid(x, y),
    ]
    for number, (name, line) in enumerate(series.items()):
        lines += _series(number, name, [_place(x, y, point) for point in line])
    return "\n".join([*lines, "</svg>", ""])


def _style() -> Iterator[str]:
    yield "  <style>"
    yield "    svg { font: 14px system-ui, sans-serif; }"
    for dark in (False, True):
        paper, edge, text, small, grid = (
            ("#171b22", "#3a4250", "#e8ecf2", "#b2bbc9", "#2a303a")
            if dark
            else ("#ffffff", "#c9ced6", "#1d2430", "#4b5565", "#e4e7ec")
        )
        if dark:
            yield "    @media (prefers-color-scheme: dark) {"
        yield f"    .paper {{ fill: {paper}; stroke: {edge}; }}"
        yield f"    .text {{ fill: {text}; }}"
        yield f"    .small {{ fill: {small}; font-size: 12px; }}"
        yield f"    .grid {{ stroke: {grid}; }}"
        for number, colours in enumerate(COLOURS):
            yield f"    .s{number} {{ stroke: {colours[dark]}; fill: {colours[dark]}; }}"
        if dark:
            yield "    }"
    yield "  </style>"


def _place(x: Axis, y: Axis, point: Point) -> Point:
    return LEFT + x.share(point[0]) * (RIGHT - LEFT), BOTTOM - y.share(point[1]) * (BOTTOM - TOP)


def _grid(x: Axis, y: Axis) -> Iterator[str]:
    for power in range(x.first, x.last + 1):
        at, _ = _place(x, y, (10.0**power, 10.0**y.first))
        yield f'  <line class="grid" x1="{at:.1f}" y1="{TOP}" x2="{at:.1f}" y2="{BOTTOM}"/>'
        yield f'  <text class="small" x="{at:.1f}" y="{BOTTOM + 18}" text-anchor="middle">{_power(power)}</text>'
    for power in range(y.first, y.last + 1):
        _, at = _place(x, y, (10.0**x.first, 10.0**power))
        yield f'  <line class="grid" x1="{LEFT}" y1="{at:.1f}" x2="{RIGHT}" y2="{at:.1f}"/>'
        yield f'  <text class="small" x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{_power(power)}</text>'
    across, up = (LEFT + RIGHT) / 2, (TOP + BOTTOM) / 2
    places = {x.label: f'x="{across}" y="{HEIGHT - 14}"', y.label: f'transform="translate(24 {up}) rotate(-90)"'}
    for label, place in places.items():
        yield f'  <text class="small" {place} text-anchor="middle">{escape(label)}</text>'


def _power(power: int) -> str:
    if -3 <= power <= 3:
        return f"{10.0**power:,.{max(-power, 0)}f}"
    return f'10<tspan dy="-5" font-size="9">{power}</tspan>'


def _series(number: int, name: str, places: Sequence[Point]) -> Iterator[str]:
    corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    yield f'  <polyline class="s{number}" points="{corners}" style="fill: none; stroke-width: 2"/>'
    for x, y in places:
        yield f'  <circle class="s{number}" cx="{x:.1f}" cy="{y:.1f}" r="3"/>'
    at = TOP + 14 + 24 * number
    yield f'  <circle class="s{number}" cx="{RIGHT + 24}" cy="{at - 4}" r="5"/>'
    yield f'  <text class="text" x="{RIGHT + 36}" y="{at}">{escape(name)}</text>'
