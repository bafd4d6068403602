"""What a text has of the names of ``std`` that HIP's headers bring and CUDA's do not."""

from __future__ import annotations

import re

from hipport.project.contents import Content

#: Types, templates and functions of <complex>, <ios>, <algorithm> and <functional>, which clang includes for HIP and
#: CUDA's headers do not.
OF_STD = frozenset(
    """complex real imag conj norm polar arg proj left right hex dec fixed count find search sort merge reverse rotate
    remove replace unique generate sample shuffle transform tie plus minus multiplies divides negate modulus less
    greater hash bind ref function array vector minmax clamp allocator exception""".split()
)
_USED = re.compile(r"^[ \t]*using\s+namespace\s+std\s*;", re.MULTILINE)
#: ``typedef float2 complex;``, ``struct complex {``, ``using real = double;``, ``} complex;``, not indented. A newline
#: before the line instead of ``^`` lets the matcher skip to the next one.
_TYPE = re.compile(
    r"\n(?:typedef\b[^;{}]*\b(\w+)\s*;|(?:struct|class|enum)\s+(\w+)\s*(?:final\s*)?[:;{]|using\s+(\w+)\s*=|\}\s*(\w+)\s*;)"
)
#: ``namespace lab::detail {``, ``inline namespace v1 {``, ``LAB_NAMESPACE_BEGIN``: what a text declares may be inside.
NAMESPACE = re.compile(
    r"^[ \t]*(?:inline[ \t]+)?namespace\s+\w+[\w:\s]*\{"
    r"|^[ \t]*(?:[A-Z0-9_]*_)?(?:BEGIN|OPEN|NAMESPACE|NS)(?:_[A-Z0-9_]*)?(?:\(\w+\))?[ \t]*\r?$",
    re.MULTILINE,
)
#: What stands among the names for ``using namespace std;``.
USED = "using"


def names_beside_std(content: Content) -> frozenset[str]:
    """The names of ``std`` that a text gives to types of the global namespace, as its lines tell, and ``USED``."""
    found = set()
    text = content.text
    if "namespace" in text and "using" in text and _USED.search(text):
        found.add(USED)
    types = OF_STD.intersection(name for match in _TYPE.findall(f"\n{text}") for name in match)
    if types and not NAMESPACE.search(text):
        found |= types
    return frozenset(found)
