"""``hipport/texture_sampling.h`` reads textures as CUDA does, by a model of it in NumPy."""

from __future__ import annotations

import shutil
import struct
import subprocess
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pytest

from tests.include.conftest import OPTIONS
from tests.include.texture_model import ADDRESSES
from tests.include.texture_model import Numbers
from tests.include.texture_model import Texture
from tests.include.texture_model import on_cube
from tests.include.texture_model import read
from tests.include.texture_model import read_levels

pytestmark = pytest.mark.slow  # compiles a large kernel

PROGRAM = """#include <cstdio>
#include <vector>
#include "hipport/texture_sampling.h"
using namespace hipport::detail;
struct Job { int size[3], levels, channels, bits, kind, address, is_linear, is_linear_in_levels, normalized, as_floats,
             is_srgb; float border[4], bias, first, last; int what, layer, channel, places; };
static Texel read(const Sampler& s, const Job& job, const float* p) {
    switch (job.what) {
        case 0: return fetch(s, (int)p[0]);
        case 1: return sample(s, at(s, p[0]));
        case 2: return sample(s, at(s, p[0], p[1]));
        case 3: return sample(s, at(s, p[0], p[1], p[2]));
        case 4: return sample(s, in_layer(s, job.layer, at(s, p[0])));
        case 5: return sample(s, in_layer(s, job.layer, at(s, p[0], p[1])));
        case 6: return sample(s, at(s, p[0], p[1]), p[2]);
        case 7: return sample(s, at(s, p[0], p[1]), Gradient{{p[2], p[3], 0}}, Gradient{{p[4], p[5], 0}});
        case 8: return sample(s, on_cube(s, p[0], p[1], p[2], job.layer));
        case 9: return sample(s, on_cube(s, p[0], p[1], p[2], job.layer),
                              on_cube(p[0], p[1], p[2], Gradient{{p[3], p[4], p[5]}}),
                              on_cube(p[0], p[1], p[2], Gradient{{p[6], p[7], p[8]}}));
        default: return gather(s, at(s, p[0], p[1]), job.channel);
    }
}
int main() {
    Job job;
    if (std::fread(&job, sizeof job, 1, stdin) != 1) return 1;
    Sampler s = {};
    s.channels = job.channels, s.bits = job.bits, s.kind = job.kind;
    for (int& address : s.address) address = job.address;
    s.is_linear = job.is_linear, s.is_linear_in_levels = job.is_linear_in_levels;
    s.has_normalized_coordinates = job.normalized, s.gives_normalized_floats = job.as_floats, s.is_srgb = job.is_srgb;
    for (int c = 0; c < 4; ++c) s.border[c] = job.border[c];
    s.level_bias = job.bias, s.first_level = job.first, s.last_level = job.last;
    std::vector<std::vector<unsigned char>> data(job.levels);
    for (int i = 0; i < job.levels; ++i) {
        const int width = job.size[0] >> i ? job.size[0] >> i : 1, height = job.size[1] >> i ? job.size[1] >> i : 1;
        const int row = width * job.channels * job.bits / 8, pitch = row + 20, rows = height * job.size[2];
        data[i].resize(pitch * rows);
        for (int y = 0; y < rows; ++y) if (std::fread(&data[i][y * pitch], row, 1, stdin) != 1) return 1;
        s.levels[s.level_count++] = {data[i].data(), pitch, (long long)pitch * height, {width, height, job.size[2]}};
    }
    for (int i = 0; i < job.places; ++i) {
        float place[9];
        if (std::fread(place, sizeof place, 1, stdin) != 1) return 1;
        const Texel texel = read(s, job, place);
        std::fwrite(&texel, sizeof texel, 1, stdout);
    }
}
"""
#: What is read, by the number that the program gives it.
FETCH, LAYER, LOD, GRAD, CUBE, CUBE_GRAD, GATHER = 0, 3, 6, 7, 8, 9, 10
KINDS = {"i": 0, "u": 1, "f": 2}
SHAPES = {1: (7,), 2: (5, 7), 3: (3, 5, 7)}

Sample = Callable[..., Numbers]


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Sample:
    """Reads by the header, compiled for this machine: as the model's ``read``, with the number of what is read: 1 to 3
    are the dimensions of a read.
    """
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        pytest.skip("no C++ compiler on this machine")
    folder = tmp_path_factory.mktemp("texture")
    (folder / "read.cpp").write_text(PROGRAM, "utf-8")
    subprocess.run([compiler, *OPTIONS, folder / "read.cpp", "-o", folder / "read"], check=True)

    def run(texture: Texture, places: Numbers, what: int, layer: int = 0, channel: int = 0) -> Numbers:
        texels = texture.texels
        *in_layer, layers = texels.shape[-2::-1] if texture.layers else (*texels.shape[-2::-1], 1)
        size = [*in_layer, *(1,) * (2 - len(in_layer)), layers][:3]
        levels = (texels, *texture.smaller)
        settings = [*size, len(levels), texels.shape[-1], texels.itemsize * 8, KINDS[texels.dtype.kind]]
        settings += [list(ADDRESSES).index(texture.address), texture.linear, texture.linear_in_levels]
        settings += [texture.normalized, texture.gives_floats, texture.srgb]
        limits = (texture.bias, texture.first, texture.last)
        job = struct.pack("<13i7f4i", *settings, *texture.border, *limits, what, layer, channel, len(places))
        padded = np.zeros((len(places), 9), np.float32)
        padded[:, : places.shape[1]] = places
        data = job + b"".join(level.tobytes() for level in levels) + padded.tobytes()
        output = subprocess.run([folder / "read"], input=data, capture_output=True, check=True).stdout
        kind = np.float32 if texture.gives_floats else np.int32 if texels.dtype.kind == "i" else np.uint32
        with np.errstate(invalid="ignore"):  # a signaling NaN
            return np.frombuffer(output, kind).reshape(-1, 4).astype(np.float64)

    return run


def texels_of(kind: str, shape: tuple[int, ...], channels: int) -> npt.NDArray[np.generic]:
    """Random texels with the extreme values of their type among them."""
    random = np.random.default_rng(len(shape) * 10 + channels)
    dtype = np.dtype(kind)
    if dtype.kind == "f":
        return random.normal(size=(*shape, channels)).astype(dtype)
    limits = np.iinfo(dtype)
    texels = random.integers(limits.min, limits.max, (*shape, channels), dtype, endpoint=True)
    texels.flat[:2] = limits.min, limits.max
    return texels


def places_of(dimensions: int, normalized: bool) -> Numbers:
    """Places inside, on the edges of texels, and up to three sizes outside. The fractions are multiples of 1/1024, so
    that a product with a size is exact in a float and in a double.
    """
    random = np.random.default_rng(dimensions)
    scale = np.ones(dimensions) if normalized else np.array(SHAPES[dimensions][::-1])
    whole = np.stack([np.arange(-12, 24) * 0.5] * dimensions, axis=1)
    inside = random.integers(-2 * 1024, 3 * 1024, (300, dimensions)) / 1024 * scale
    return np.concatenate([whole * (0.25 if normalized else 1.0), inside])


def test_texels_are_of_every_address_mode_and_filter(sample: Sample) -> None:
    for dimensions, address, linear, normalized in np.ndindex(3, len(ADDRESSES), 2, 2):
        texture = Texture(
            texels_of("f4", SHAPES[dimensions + 1], 2),
            list(ADDRESSES)[address],
            bool(linear),
            bool(normalized),
            border=(0.5, -1.0, 2.0, 4.0),
        )
        places = places_of(dimensions + 1, bool(normalized))
        found, expected = sample(texture, places, dimensions + 1), read(texture, places)
        np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-5, err_msg=str(texture)[-120:])


@pytest.mark.parametrize("channels", [1, 2, 4])
@pytest.mark.parametrize("kind", ["i1", "u1", "i2", "u2", "i4", "u4", "f2", "f4"])
@pytest.mark.parametrize("as_floats", [False, True])
def test_a_format_is_read_as_itself_and_as_floats(sample: Sample, kind: str, channels: int, as_floats: bool) -> None:
    texture = Texture(texels_of(kind, SHAPES[2], channels), "border", as_floats=as_floats)
    places = places_of(2, normalized=False)
    found = sample(texture, places, 2)
    np.testing.assert_allclose(found, read(texture, places), rtol=1e-6)
    if texture.gives_floats:
        linear = replace(texture, linear=True)
        np.testing.assert_allclose(sample(linear, places, 2), read(linear, places), rtol=1e-5, atol=1e-6)


def test_half_texels_are_read_bit_by_bit(sample: Sample) -> None:
    halves = np.arange(2**16, dtype=np.uint16).view(np.float16)
    texture = Texture(halves.reshape(-1, 1))
    places = np.arange(2**16, dtype=np.float64).reshape(-1, 1)
    np.testing.assert_array_equal(sample(texture, places, FETCH)[:, 0], halves.astype(np.float64))


def test_a_fetch_outside_of_linear_memory_gives_0(sample: Sample) -> None:
    texture = Texture(texels_of("i4", SHAPES[1], 4), "border")
    places = np.arange(-20.0, 30.0).reshape(-1, 1)
    found = sample(texture, places, FETCH)
    np.testing.assert_array_equal(found[20:27], texture.texels)
    assert not found[:20].any()
    assert not found[27:].any()


@pytest.mark.parametrize("layer", [-1, 0, 1, 2, 3])
@pytest.mark.parametrize("dimensions", [1, 2])
def test_a_layer_is_neither_filtered_nor_left(sample: Sample, dimensions: int, layer: int) -> None:
    texels = texels_of("f4", (3, *SHAPES[dimensions]), 4)
    texture = Texture(texels, "wrap", linear=True, normalized=True, layers=True)
    places = places_of(dimensions, normalized=True)
    expected = read(texture, places, layer)
    np.testing.assert_allclose(sample(texture, places, LAYER + dimensions, layer), expected, rtol=1e-5, atol=1e-5)


def test_places_that_are_no_numbers_or_far_away_are_read(sample: Sample) -> None:
    texels = texels_of("f4", SHAPES[1], 1)
    far = np.array([[np.nan], [-np.inf], [np.inf], [-1e30], [1e30]])
    for linear in (False, True):
        found = sample(Texture(texels, "clamp", linear=linear), far, 1)[:, 0]
        np.testing.assert_array_equal(found, texels[[0, 0, -1, 0, -1], 0])
        assert not sample(Texture(texels, "border", linear=linear), far, 1)[:, 0].any()
        for address in ("wrap", "mirror"):  # any texel, but no access outside
            sample(Texture(texels, address, linear=linear, normalized=True), far, 1)


def test_a_texel_without_weight_does_not_count(sample: Sample) -> None:
    texels = np.array([[1.0], [np.nan], [3.0]], np.float32)
    found = sample(Texture(texels, linear=True), np.array([[0.5], [2.5]]), 1)[:, 0]
    np.testing.assert_array_equal(found, [1.0, 3.0])


@pytest.mark.parametrize(
    "wrong", [{"address": "clamp"}, {"linear": False}, {"normalized": False}, {"as_floats": False}], ids=str
)
def test_a_wrong_setting_is_seen(sample: Sample, wrong: dict[str, object]) -> None:
    texture = Texture(texels_of("u1", SHAPES[2], 1), "mirror", linear=True, normalized=True, as_floats=True)
    places = places_of(2, normalized=True)
    other = replace(texture, **wrong)  # type: ignore[arg-type]
    if not other.gives_floats:
        other = replace(other, linear=False)
    assert not np.allclose(sample(texture, places, 2), read(other, places), rtol=1e-3)


def levels_of(kind: str, size: int) -> tuple[npt.NDArray[np.generic], ...]:
    """Random texels with 4 channels of a square and of all its smaller levels."""
    return tuple(texels_of(kind, (size >> level, size >> level), 4) for level in range(size.bit_length()))


#: Settings of levels: the filter between them, what is added, the limits.
LEVEL_SETTINGS: tuple[dict[str, object], ...] = (
    {},
    {"linear_in_levels": True},
    {"linear": True, "linear_in_levels": True},
    {"linear_in_levels": True, "bias": -0.625},
    {"linear_in_levels": True, "first": 0.75, "last": 1.5},
    {"bias": 0.5, "last": 2.0},
)


@pytest.mark.parametrize("settings", LEVEL_SETTINGS, ids=str)
def test_a_level_of_detail_chooses_or_blends_levels(sample: Sample, settings: dict[str, object]) -> None:
    texels, *smaller = levels_of("f4", 8)
    texture = Texture(texels, "wrap", normalized=True, smaller=tuple(smaller), **settings)  # type: ignore[arg-type]
    random = np.random.default_rng(3)
    places = random.integers(-1024, 2048, (400, 2)) / 1024
    details = np.concatenate([np.arange(-8, 40) / 8, random.integers(-2048, 6144, 352) / 1024])
    found = sample(texture, np.column_stack([places, details]), LOD)
    np.testing.assert_allclose(found, read_levels(texture, places, details), rtol=1e-5, atol=1e-5)


def test_gradients_choose_the_level_by_the_longer_of_two(sample: Sample) -> None:
    texels, *smaller = levels_of("f4", 16)
    texture = Texture(texels, normalized=True, smaller=tuple(smaller), linear_in_levels=True)
    random = np.random.default_rng(4)
    places, dx, dy = random.random((3, 300, 2))
    dx, dy = (gradient * 2.0 ** random.integers(-8, 1, (300, 1)) for gradient in (dx, dy))
    details = np.log2(np.maximum(np.hypot(dx[:, 0], dx[:, 1]), np.hypot(dy[:, 0], dy[:, 1])) * 16)
    found = sample(texture, np.column_stack([places, dx, dy]), GRAD)
    expected = read_levels(texture, places, details)
    # A rounding of the logarithm may change the weight by one step.
    np.testing.assert_allclose(found, expected, atol=8 / 256)


@pytest.mark.parametrize("kind", ["u1", "f4"])
def test_a_gather_gives_the_texels_that_a_filter_weighs(sample: Sample, kind: str) -> None:
    texels = texels_of(kind, SHAPES[2], 4)
    places = np.array([[2.5, 1.25], [1.0, 3.0], [2.49805, 0.75], [0.0, 5.0], [6.9, 4.9], [-3.0, 9.0]])
    for channel in range(4):
        found = sample(Texture(texels), places, GATHER, channel=channel)
        x, y = np.floor(np.floor((places - 0.5) * 256 + 0.5) / 256).astype(int).T
        corners = ((x, y + 1), (x + 1, y + 1), (x + 1, y), (x, y))
        expected = [texels[np.clip(row, 0, 4), np.clip(column, 0, 6), channel] for column, row in corners]
        np.testing.assert_array_equal(found, np.array(expected, np.float64).T)
    # The example of the CUDA C++ programming guide: 2.49805 is rounded up to the next texel.
    assert sample(Texture(texels), places[2:3], GATHER)[0, 3] == texels[0, 2, 0]


#: A direction, and the face and place that the programming guide's table has for it.
DIRECTIONS = (
    ((2.0, 1.0, 0.0), 0, (0.5, 0.25)),
    ((-2.0, 0.0, 1.0), 1, (0.75, 0.5)),
    ((1.0, 2.0, 0.0), 2, (0.75, 0.5)),
    ((0.0, -2.0, 1.0), 3, (0.5, 0.25)),
    ((1.0, 0.0, 2.0), 4, (0.75, 0.5)),
    ((1.0, 1.0, -2.0), 5, (0.25, 0.25)),
    ((1.0, 1.0, 1.0), 4, (1.0, 0.0)),
    ((1.0, -1.0, 0.0), 3, (1.0, 0.5)),
)


@pytest.mark.parametrize(("direction", "face", "place"), DIRECTIONS)
def test_a_direction_has_a_face_and_a_place(direction: tuple[float, ...], face: int, place: tuple[float, ...]) -> None:
    faces, places = on_cube(np.array([direction]))
    assert (faces[0], tuple(places[0])) == (face, place)


@pytest.mark.parametrize("layer", [-1, 0, 1, 2])
@pytest.mark.parametrize("linear", [False, True])
def test_a_cube_map_is_read_by_a_direction(sample: Sample, layer: int, linear: bool) -> None:
    texels = texels_of("f4", (12, 8, 8), 4)
    texture = Texture(texels, linear=linear, layers=True)
    directions = np.random.default_rng(5).integers(-8, 9, (300, 3)) / 8.0
    directions = directions[np.abs(directions).max(axis=1) > 0]
    # The longest coordinates, two or three at times, are 8: then the place is exact in a float.
    longest = np.abs(directions).max(axis=1, keepdims=True)
    directions = np.where(np.abs(directions) == longest, np.sign(directions) * 8.0, directions * 4.0)
    faces, places = on_cube(directions)
    found = sample(texture, directions, CUBE, layer)
    plain = replace(texture, normalized=True)
    expected = np.concatenate(
        [
            read(plain, place[None], 6 * min(max(layer, 0), 1) + int(face))
            for face, place in zip(faces, places, strict=True)
        ]
    )
    np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-5)


def test_gradients_of_a_direction_are_those_on_its_face(sample: Sample) -> None:
    random = np.random.default_rng(6)
    levels = [np.full((6, 16 >> level, 16 >> level, 1), level, np.float32) for level in range(5)]
    texture = Texture(levels[0], layers=True, smaller=tuple(levels[1:]), linear_in_levels=True)
    directions = random.normal(size=(200, 3))
    dx, dy = random.normal(size=(2, 200, 3)) * 0.2
    _, places = on_cube(directions)
    step = 1e-6
    lengths = []
    for gradient in (dx, dy):
        faces, moved = on_cube(directions + step * gradient)
        lengths.append(np.hypot(*(moved - places).T) / step * 16)
        assert (faces == on_cube(directions)[0]).all()
    expected = np.clip(np.log2(np.maximum(*lengths)), 0, 4)
    found = sample(texture, np.column_stack([directions, dx, dy]), CUBE_GRAD)[:, 0]
    assert len({round(level) for level in expected}) > 2
    np.testing.assert_allclose(found, expected, atol=2 / 256)


def test_srgb_is_decoded_before_it_is_filtered_and_alpha_is_not(sample: Sample) -> None:
    ramp = np.arange(256, dtype=np.uint8)
    texels = np.stack([ramp, ramp[::-1], np.roll(ramp, 7), ramp], axis=-1)
    places = np.arange(0, 256 * 4 + 1).reshape(-1, 1) / 4.0
    for linear in (False, True):
        texture = Texture(texels, as_floats=True, srgb=True, linear=linear)
        found = sample(texture, places, 1)
        np.testing.assert_allclose(found, read(texture, places), atol=2e-6)
        assert not np.allclose(found, read(replace(texture, srgb=False), places), atol=1e-2)
    assert found[-1, 3] == 1.0
