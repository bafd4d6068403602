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
from tests.include.texture_model import read

pytestmark = pytest.mark.slow  # compiles a large kernel

PROGRAM = """#include <cstdio>
#include <vector>
#include "hipport/texture_sampling.h"
using namespace hipport::detail;
struct Job { int size[3], channels, bits, kind, address, is_linear, normalized, as_floats; float border[4];
             int dimensions, has_layers, layer, places; };
static Texel at(const Sampler& s, const Job& job, const float* p) {
    if (job.has_layers) return job.dimensions == 1 ? sample_layer(s, job.layer, p[0])
                                                   : sample_layer(s, job.layer, p[0], p[1]);
    if (job.dimensions == 0) return fetch(s, (int)p[0]);
    return job.dimensions == 1 ? sample(s, p[0]) : job.dimensions == 2 ? sample(s, p[0], p[1])
                                                                       : sample(s, p[0], p[1], p[2]);
}
int main() {
    Job job;
    if (std::fread(&job, sizeof job, 1, stdin) != 1) return 1;
    const int row = job.size[0] * job.channels * job.bits / 8, pitch = row + 20;
    const int rows = job.size[1] * job.size[2];
    std::vector<unsigned char> data(pitch * rows);
    for (int y = 0; y < rows; ++y) if (std::fread(&data[y * pitch], row, 1, stdin) != 1) return 1;
    Sampler s = {data.data(), pitch, (long long)pitch * job.size[1], {job.size[0], job.size[1], job.size[2]},
                 job.channels, job.bits, job.kind, {job.address, job.address, job.address}, job.is_linear != 0,
                 job.normalized != 0, job.as_floats != 0,
                 {job.border[0], job.border[1], job.border[2], job.border[3]}};
    for (int i = 0; i < job.places; ++i) {
        float place[3];
        if (std::fread(place, sizeof place, 1, stdin) != 1) return 1;
        const Texel texel = at(s, job, place);
        std::fwrite(&texel, sizeof texel, 1, stdout);
    }
}
"""
KINDS = {"i": 0, "u": 1, "f": 2}
SHAPES = {1: (7,), 2: (5, 7), 3: (3, 5, 7)}

Sample = Callable[..., Numbers]


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Sample:
    """Reads by the header, compiled for this machine: as the model's ``read``, with the dimensions of a read (0: a
    fetch from linear memory).
    """
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        pytest.skip("no C++ compiler on this machine")
    folder = tmp_path_factory.mktemp("texture")
    (folder / "read.cpp").write_text(PROGRAM, "utf-8")
    subprocess.run([compiler, *OPTIONS, folder / "read.cpp", "-o", folder / "read"], check=True)

    def run(texture: Texture, places: Numbers, dimensions: int, layer: int = 0) -> Numbers:
        texels = texture.texels
        *in_layer, layers = texels.shape[-2::-1] if texture.layers else (*texels.shape[-2::-1], 1)
        size = [*in_layer, *(1,) * (2 - len(in_layer)), layers][:3]
        settings = [*size, texels.shape[-1], texels.itemsize * 8, KINDS[texels.dtype.kind]]
        settings += [list(ADDRESSES).index(texture.address), texture.linear, texture.normalized, texture.gives_floats]
        job = struct.pack("<10i4f4i", *settings, *texture.border, dimensions, texture.layers, layer, len(places))
        padded = np.zeros((len(places), 3), np.float32)
        padded[:, : places.shape[1]] = places
        data = job + texels.tobytes() + padded.tobytes()
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
    np.testing.assert_array_equal(sample(texture, places, 0)[:, 0], halves.astype(np.float64))


def test_a_fetch_outside_of_linear_memory_gives_0(sample: Sample) -> None:
    texture = Texture(texels_of("i4", SHAPES[1], 4), "border")
    places = np.arange(-20.0, 30.0).reshape(-1, 1)
    found = sample(texture, places, 0)
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
    np.testing.assert_allclose(sample(texture, places, dimensions, layer), expected, rtol=1e-5, atol=1e-5)


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
