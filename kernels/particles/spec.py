"""Particles in a box: arrays of structs, and a struct by value."""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import Filling
from hipport.verify import InOut
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Scalar
from hipport.verify import Struct
from hipport.verify import Tolerance
from hipport.verify import Values
from hipport.verify import blocks

PARTICLE = np.dtype([("place", "f4", 3), ("velocity", "f4", 3), ("charge", "i2"), ("alive", "?")], align=True)
BOX = np.dtype([("extent", "f4"), ("seconds", "f8"), ("field", "f4", 3)], align=True)


def some(array: Filling) -> Any:
    particles = np.zeros(array.shape, PARTICLE)
    particles["place"] = array.random.uniform(0, 4, (*array.shape, 3))
    particles["velocity"] = array.random.normal(0, 1, (*array.shape, 3))
    particles["charge"] = array.random.integers(-1, 2, array.shape)
    particles["alive"] = array.random.random(array.shape) < 0.8
    return particles


def reference(v: Values) -> dict[str, Any]:
    wide = np.dtype([("place", "f8", 3), ("velocity", "f8", 3), ("charge", "i2"), ("alive", "?")])
    after = v.particles.astype(wide)
    alive = after["alive"]
    seconds, field, extent = float(v.box["seconds"]), v.box["field"].astype(float), float(v.box["extent"])
    velocity = after["velocity"][alive] + seconds * after["charge"][alive][:, None] * field
    after["velocity"][alive] = velocity
    after["place"][alive] = (after["place"][alive] + seconds * velocity) % extent
    return {"particles": after}


SPEC = KernelSpec(
    name="particles",
    kernel="move_particles",
    sizes=[{"n": n} for n in (1, 31, 65, 1_000, 9_000)],
    bench={"n": 2**20},
    arguments=[
        InOut("particles", PARTICLE, "n", fill=some),
        Scalar("n", "int32"),
        Struct("box", BOX, value=(4.0, 0.125, (0.5, -0.25, 0.75))),
    ],
    launches=Launch(grid=lambda v: blocks(v.n, 64), block=64),
    reference=reference,
    tolerance=Tolerance("a place is a difference of numbers of up to twice the box", terms=4, magnitude=8.0),
    moved=lambda v: 2 * PARTICLE.itemsize * v.n,
    operations=lambda v: 30 * v.n,
)
