from __future__ import annotations

import pytest

from hipport import architectures


@pytest.mark.parametrize(
    ("arch", "version"),
    [
        ("gfx90a", (9, 0)),
        ("gfx90a:xnack+", (9, 0)),
        ("gfx942", (9, 4)),
        ("gfx950", (9, 5)),
        ("gfx1030", (10, 3)),
        ("gfx1100", (11, 0)),
        ("gfx1201", (12, 0)),
        ("gfx9-4-generic", (9, 4)),
        ("gfx11-generic", (11, 0)),
    ],
)
def test_what_hip_gives_as_compute_capability(arch: str, version: tuple[int, int]) -> None:
    assert architectures.version_of(arch) == version


def test_groups_by_wavefront() -> None:
    groups = architectures.grouped_by(architectures.wavefront_of, ("gfx90a", "gfx1100", "gfx942"))
    assert groups == [(32, ["gfx1100"]), (64, ["gfx90a", "gfx942"])]
