"""The text of the headers: HIP's declarations, after what they need and before the templates that call them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from scripts.hip_api.read import Header
from scripts.hip_api.read import read

_DETAIL = "hip/amd_detail"
#: The headers to write, by what they take the place of.
GROUPS = {
    "hip/hip_runtime_api.h": (
        "hip/hip_runtime_api.h",
        "hip/linker_types.h",
        "hip/driver_types.h",
        "hip/texture_types.h",
        "hip/surface_types.h",
        "hip/library_types.h",
        "hip/channel_descriptor.h",
        "hip/hip_ext.h",
        f"{_DETAIL}/amd_channel_descriptor.h",
        f"{_DETAIL}/amd_hip_runtime_pt_api.h",
    ),
    "hip/hiprtc.h": ("hip/hiprtc.h",),
}
#: What stands before the declarations, and after them.
_AROUND = {
    "hip/hip_runtime_api.h": (
        """\
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "hip/hip_common.h"
#include "hip/hip_version.h"
#ifdef __cplusplus
#include "hipport_cpu/keywords.h"
#include "hipport_cpu/vectors.h"
#define HIPPORT_CPU_DEFAULT(value) = value
// Members that are named as the coordinates of a thread have the name too by which hipport.cpu calls such a member.
#define HIPPORT_CPU_COORDINATE(name)                \\
    union {                                         \\
        dim3 name = {};                             \\
        hipport_cpu::SameDim3 hipport_own_##name;   \\
    }
#else
#include <stdbool.h>  // whose macros C++ would see

#include "hipport_cpu/c_types.h"
#define HIPPORT_CPU_DEFAULT(value)
#define HIPPORT_CPU_COORDINATE(name) dim3 name
#endif
""",
        """\
#undef HIPPORT_CPU_COORDINATE
#undef HIPPORT_CPU_DEFAULT
#include "hipport_cpu/extents.h"
#ifdef __cplusplus
#include "hipport_cpu/host_templates.h"
#endif
""",
    ),
    "hip/hiprtc.h": ('#include "hip/hip_runtime_api.h"\n', ""),
}
#: Clang makes one call of two that end the same way, and then nobody can tell from which line of the source it comes.
_KEPT_APART = """\
#ifdef __clang__
#pragma clang attribute push(__attribute__((nomerge)), apply_to = function)
#endif
"""


def headers(include: Path, resources: Path, version: str) -> dict[str, str]:
    """The headers: texts by their paths below ``hipport/cpu/include``, from those of HIP's ``version`` in ``include``.

    Raises HeadersError where those cannot be read.
    """
    return {path: _text(path, declared, version) for path, declared in read(include, resources, GROUPS).items()}


def _text(path: str, declared: Header, version: str) -> str:
    before, after = _AROUND[path]
    guard = f"HIP_INCLUDE_{path.replace('/', '_').replace('.', '_').upper()}"  # HIP's own, which sources ask for
    parts = [
        f"// HIP's host interface. Written by scripts/hip_api from the headers of HIP {version}.\n",
        f"#ifndef {guard}\n#define {guard}\n",
        before,
        _lines(declared.constants),
        '#pragma GCC visibility push(default)\n#ifdef __cplusplus\nextern "C" {\n#endif\n',
        _lines(declared.types),
        _KEPT_APART,
        _lines(declared.functions),
        "#ifdef __clang__\n#pragma clang attribute pop\n#endif\n",
        "#ifdef __cplusplus\n}\n#endif\n#pragma GCC visibility pop\n",
        after,
        "#endif\n",
    ]
    return "\n".join(part for part in parts if part)


def _lines(texts: Iterable[str]) -> str:
    return "".join(f"{text}\n" for text in texts)
