"""The specification of a kernel: what it is called with, how it is launched, what it has to compute.

A spec stands in a Python file as ``SPEC = KernelSpec(...)`` (or ``SPECS = [...]``), beside the CUDA source::

    SPEC = KernelSpec(
        name="saxpy",
        kernel="saxpy<{T}>",
        instances=[{"T": "float32"}, {"T": "float64"}],
        sizes=[{"n": n} for n in (1, 31, 33, 1000)],
        arguments=[Scalar("n", "int32"), Scalar("a", "T", 2.5), In("x", "T", "n"), InOut("y", "T", "n")],
        launches=Launch(grid=lambda v: min(blocks(v.n, 256), 64), block=256),
        reference=lambda v: {"y": v.a * v.x + v.y},
        tolerance=Tolerance("the sum may cancel the rounded product", terms=2, magnitude=10),
    )

Wherever a function is given it takes ``Values``: sizes, template parameters, scalars and ``seed`` as attributes.
"""

from __future__ import annotations

from dataclasses import dataclass

from hipport.verify.specs.fields import SpecFields
from hipport.verify.specs.launch import Launch
from hipport.verify.specs.validation import validate


@dataclass(frozen=True, slots=True)
class KernelSpec(SpecFields):
    """A kernel, or several that work together, with all that is needed to run and judge it.

    ``name`` names it in reports. ``kernel`` is the function to launch; ``{T}`` in it stands for a template parameter of
    ``instances``: there an element type is given by its name in ``dtypes.CPP_NAMES``, anything else as it is written in
    C++. ``sizes`` are the cases: names to numbers, or to functions of the values before them; ``bench`` is one more for
    benchmarks, by default the one of ``sizes`` that moves most. ``source`` is relative to the spec's file, by default
    ``<name>.cu``. ``sources`` are more files that it needs, helpers whose device functions it calls: they are compiled
    before it, with it. ``include`` are folders to search for headers, and headers that are included before everything;
    ``defines`` are macros with their values. All paths are relative to the spec's file.

    ``reference`` computes in float64 and returns name -> array for each ``Out`` and ``InOut``. ``check`` is for results
    that are not unique, in place of the reference or for what that leaves out: it is given the values and the outputs
    (``out.y``, in float64 too), and returns True, False, None, or what is wrong in words, or raises AssertionError.
    ``moved`` is how many bytes a case has to read and write at least, ``operations`` how many arithmetic operations it
    needs: they are for benchmarks. ``prints`` are the lines that the kernel prints, in any order. ``deterministic``:
    whether every run has to give the same bits, and a port on an NVIDIA GPU the bits of the original; False where
    floats are added in the order in which threads come.

    Raises SpecError for a spec that cannot be used.
    """

    def __post_init__(self) -> None:
        launches = (self.launches,) if isinstance(self.launches, Launch) else self.launches
        object.__setattr__(self, "launches", launches)
        for name in ("arguments", "launches", "sizes", "instances", "seeds", "sources", "include"):
            value = getattr(self, name)
            if isinstance(value, list):
                object.__setattr__(self, name, tuple(value))
        validate(self)
