"""How the arms of a dual source ask for the vendor."""

from __future__ import annotations

#: Clang has __HIP__ from the first line of a file that it compiles as HIP. __HIP_PLATFORM_AMD__ is what the build gives
#: to host code; of a file that is compiled as HIP, only HIP's headers define it (seen with hipcc of ROCm 7.2).
AMD = "defined(__HIP__) || defined(__HIP_PLATFORM_AMD__)"
VENDOR_MACROS = frozenset(("__HIP__", "__HIP_PLATFORM_AMD__"))
IF_AMD = f"#if {AMD}"
IF_NOT_AMD = f"#if !({AMD})"


def either(new: str, old: str) -> str:
    """The condition that is ``new`` for AMD and ``old`` for NVIDIA."""
    return f"({AMD}) ? ({new}) : ({old})"
