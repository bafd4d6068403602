"""Arrays of pointers for which HIP wants less const than CUDA: each such call changes its arguments."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hipport.mapping.calls import CallChange
from hipport.mapping.mapping import load_mapping
from scripts.tables.inputs import FACTS
from scripts.tables.libraries import LIBRARIES
from scripts.tables.symbols import Signature
from scripts.tables.symbols import load_facts


def constness(spelled: str) -> list[bool]:
    """Whether each level that a pointer type points to is const, the innermost first."""
    return ["const" in part.split() for part in spelled.replace("[]", "*").split("*")][:-1]


def converts(cuda: str, hip: str) -> bool:
    """Whether an argument of CUDA's type of a pointer to pointers goes into a parameter of HIP's type."""
    given, taken = constness(cuda), constness(hip)
    if len(given) != len(taken) or len(given) < 2:
        return True
    if any(from_cuda and not to_hip for from_cuda, to_hip in zip(given, taken, strict=True)):
        return False
    return given[0] == taken[0] or all(taken[1:])


def refused(cuda: Signature, hip: Signature) -> Iterator[int]:
    for place, (given, taken) in enumerate(zip(cuda.parameters, hip.parameters, strict=True), 1):
        if not converts(given.canonical, taken.canonical):
            yield place


def changed(call: CallChange | None) -> set[int]:
    """The places of arguments that the port of a call casts."""
    shapes = call.shapes if call is not None else ()
    return {argument.place for shape in shapes for argument in shape.arguments if argument.before}


def test_types_convert_as_in_cxx() -> None:
    assert converts("float *const[]", "const float *const[]")
    assert converts("float **", "float *const *")
    assert not converts("const float *const[]", "float *const[]")
    assert not converts("void *const[]", "void *[]")
    assert not converts("float **", "const float **")


@pytest.mark.long
def test_every_call_that_wants_less_const_is_cast() -> None:
    mapping, facts = load_mapping(), load_facts(FACTS / "symbols.tar.xz")
    left = set()
    for library in ("cublas", "cusolver", "cusparse", "curand", "cufft", "runtime", "driver"):
        cuda, rocm = facts.cuda(library), facts.rocm(LIBRARIES[library].targets)
        for row in mapping.table(next(entry for entry in mapping.libraries if entry.name == library)):
            target = rocm.get((row.hip, "function"))
            if target is None or row.status != "ok" or row.cuda not in cuda:
                continue
            pairs = [(c, h) for c in cuda[row.cuda].newest.signatures for h in target.signatures]
            pairs = [(c, h) for c, h in pairs if len(c.parameters) == len(h.parameters)]
            places = {place for c, h in pairs for place in refused(c, h)}
            if places - changed(mapping.calls.get(row.cuda)):
                left.add(row.cuda)
    assert not left
