"""How CUDA reads a texture, in NumPy: what ``hipport/texture_sampling.h`` has to agree with.

Source: CUDA C++ programming guide, "Texture Fetching".
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import replace

import numpy as np
import numpy.typing as npt

#: The address modes by the values that HIP gives them, and how ``numpy.pad`` calls each.
ADDRESSES = {"wrap": "wrap", "clamp": "edge", "mirror": "symmetric", "border": "constant"}
#: Periods of the texture that the model has on either side of it.
PERIODS = 4

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Texture:
    """Texels as an array with one axis per dimension, x last but one, and the channels last; and how they are read.

    ``layers`` says that the first axis is layers, which are neither filtered nor addressed. ``smaller`` are further
    mipmap levels, ``bias``, ``first`` and ``last`` what is added to a level of detail and its limits.
    """

    texels: npt.NDArray[np.generic]
    address: str = "clamp"
    linear: bool = False
    normalized: bool = False
    as_floats: bool = False
    border: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    layers: bool = False
    smaller: tuple[npt.NDArray[np.generic], ...] = ()
    linear_in_levels: bool = False
    bias: float = 0.0
    first: float = 0.0
    last: float = 100.0
    srgb: bool = False

    @property
    def gives_floats(self) -> bool:
        """Whether a read gives floats: those of the texels, or integers of 8 and 16 bits between -1 or 0 and 1."""
        kind = self.texels.dtype
        return kind.kind == "f" or (self.as_floats and kind.itemsize < 4)


def decoded(texture: Texture) -> Numbers:
    """The texels as numbers, with four channels: 0 for what is lacking, 1 for the fourth."""
    texels = texture.texels
    numbers = texels.astype(np.float64)
    if texture.gives_floats and texels.dtype.kind in "iu":
        numbers = np.maximum(numbers / np.iinfo(texels.dtype.name).max, -1.0)
    if texture.srgb:
        color = numbers[..., :3]
        numbers[..., :3] = np.where(color <= 0.04045, color / 12.92, ((color + 0.055) / 1.055) ** 2.4)
    whole = np.zeros((*texels.shape[:-1], 4))
    whole[..., 3] = 1.0
    whole[..., : texels.shape[-1]] = numbers
    return whole


def read(texture: Texture, places: Numbers, layer: int = 0) -> Numbers:
    """What reads give at places, one row each with the coordinates x, y, z: four numbers per row."""
    texels = decoded(texture)
    if texture.layers:
        texels = texels[min(max(layer, 0), len(texels) - 1)]
    size = np.array(texels.shape[-2::-1])
    has_periods = texture.normalized or texture.address in ("clamp", "border")
    extended = _extended(texels, ADDRESSES[texture.address] if has_periods else "edge", texture)
    at = places * size if texture.normalized else places
    limit = PERIODS * size
    first = np.floor(at - 0.5 if texture.linear else at)
    weight = np.floor((at - 0.5 - first) * 256 + 0.5) / 256 if texture.linear else np.zeros_like(at)
    sums = np.zeros((len(places), 4))
    for corner in np.ndindex(*(2,) * len(size)):
        index = np.clip(first + corner + limit, 0, 2 * limit + size - 1).astype(int)
        share = np.where(corner, weight, 1 - weight).prod(axis=1)
        sums += share[:, None] * extended[tuple(index.T[::-1])]
    return sums


def read_levels(texture: Texture, places: Numbers, details: Numbers) -> Numbers:
    """What reads give at places with a level of detail each."""
    levels = (texture.texels, *texture.smaller)
    details = np.clip(details + texture.bias, texture.first, min(texture.last, len(levels) - 1))
    each = np.stack([read(replace(texture, texels=level), places) for level in levels])
    rows = np.arange(len(places))
    if not texture.linear_in_levels:
        return np.asarray(each[np.floor(details + 0.5).astype(int), rows])
    details = np.floor(details * 256 + 0.5) / 256
    low = np.floor(details).astype(int)
    weight = (details - low)[:, None]
    return np.asarray((1 - weight) * each[low, rows] + weight * each[np.minimum(low + 1, len(levels) - 1), rows])


#: The faces of a cube: the axis that they are across, the sign of it, and the signed axes of s and t.
FACES = (
    (0, 1, (-1, 2), (-1, 1)),
    (0, -1, (1, 2), (-1, 1)),
    (1, 1, (1, 0), (1, 2)),
    (1, -1, (1, 0), (-1, 2)),
    (2, 1, (1, 0), (-1, 1)),
    (2, -1, (-1, 0), (-1, 1)),
)


def on_cube(directions: Numbers) -> tuple[npt.NDArray[np.int64], Numbers]:
    """The face that each direction points to, and the place on it."""
    faces, places = [], []
    for direction in directions:
        axis = max((abs(direction[axis]), axis) for axis in range(3))[1]
        face = 2 * axis + int(direction[axis] < 0)
        _, sign, (s_sign, s), (t_sign, t) = FACES[face]
        m = sign * direction[axis]
        faces.append(face)
        places.append(((s_sign * direction[s] / m + 1) / 2, (t_sign * direction[t] / m + 1) / 2))
    return np.array(faces), np.array(places)


def _extended(texels: Numbers, mode: str, texture: Texture) -> Numbers:
    """The texels with as many periods around them as the model has, in the way of an address mode of ``numpy.pad``."""
    around = [(PERIODS * n, PERIODS * n) for n in texels.shape[:-1]]
    if mode != "constant":
        return np.pad(texels, [*around, (0, 0)], mode=mode)  # type: ignore[call-overload,no-any-return]
    border = texture.border if texture.gives_floats else (0.0,) * 4
    return np.stack([np.pad(texels[..., c], around, constant_values=border[c]) for c in range(4)], axis=-1)
