"""``mappings/textures.toml`` and ``hipport/texture.h`` have the same functions."""

from __future__ import annotations

import re

from hipport.include import own_headers
from hipport.mapping import Mapping
from hipport.mapping.textures import hip_name

_FUNCTION = re.compile(r"^inline hipError_t (\w+)\(|^HIPPORT_READ\((\w+),|^HIPPORT_SURFACE\((\w+),", re.MULTILINE)


def declared() -> set[str]:
    """The functions of the header for the code of a port, as that code calls them."""
    found = set()
    for content in own_headers(("hipport/texture.h",)).values():
        code = content.decode().partition("namespace detail {")[2]
        code = re.sub(r"(?s)namespace detail \{.*?\}  // namespace detail", "", "namespace detail {" + code)
        for host, texture, surface in _FUNCTION.findall(code):
            names = (f"{surface}read", f"{surface}write") if surface else (host or texture,)
            found |= {f"hipport::{name}" for name in names}
    return found


def test_the_table_has_what_the_header_has() -> None:
    table = Mapping().textures
    assert {hip_name(name) for name in table.functions} == declared()
    assert len(declared()) > 40


def test_the_names_are_those_of_cuda_and_none_is_lacking_too() -> None:
    mapping = Mapping()
    table = mapping.textures
    assert [name for name in table.functions if mapping.entry(name) is None] == []
    assert [name for name in table.functions if table.lacking.fullmatch(name)] == []
    assert table.only_with.keys() <= table.functions


def test_a_copy_in_3_dimensions_is_ours_only_with_arrays() -> None:
    table = Mapping().textures
    assert table.functions_in(frozenset(("cudaMemcpy3D", "cudaFreeArray"))) == {"cudaFreeArray"}
    assert table.functions_in(frozenset(("cudaMemcpy3D", "dstArray"))) == {"cudaMemcpy3D"}
