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


@pytest.mark.parametrize(
    ("arch", "shared", "local"),
    [
        ("gfx90a", 65_536, 131_056),
        ("gfx942:xnack-", 65_536, 131_056),
        ("gfx950", 163_840, 131_056),
        ("gfx1030", 65_536, 262_112),
        ("gfx1100", 65_536, 262_136),
        ("gfx11-generic", 65_536, 262_136),
        ("gfx1201", 65_536, 2_097_144),
    ],
)
def test_memory_of_blocks_and_threads(arch: str, shared: int, local: int) -> None:
    assert (architectures.lds_bytes(arch), architectures.local_bytes(arch)) == (shared, local)
