"""The stubs of CUDA's headers: one file of declarations per library, and a tiny header for each name of a header. With
them go the headers by which ports are parsed.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from scripts.tables.symbols import Facts
from scripts.tables.symbols import load_facts
from scripts.unit.declare import declare
from scripts.unit.port import port_headers

ROOT = Path(__file__).parents[2]
_HOST_TOO = re.compile(
    r"make_\w+|(?:u|ll|ull)?(?:min|max)|__(?:float|half|nv_bf|bf|double|int|uint|short|ushort|u?ll)\w*"
)


@dataclass(frozen=True)
class Library:
    """A library to declare: its name in the facts, the libraries that it needs, names that are written by hand (in
    ``language.h`` or in the header ``hand``) and what its functions are for: the host, the device or both.
    """

    name: str
    needs: tuple[str, ...] = ()
    given: tuple[str, ...] = ()
    hand: str = ""
    device: bool = False
    both: bool = False


_FP16 = ("__half", "__half2", "__half_raw", "__half2_raw", "half", "half2")
_BF16 = ("__nv_bfloat16", "__nv_bfloat162", "__nv_bfloat16_raw", "__nv_bfloat162_raw")
LIBRARIES = (
    Library(
        "runtime",
        given=("dim3", "texture", "surface", "cudaConfigureCall", "CUDART_DEVICE", "EXCLUDE_FROM_RTC"),
        both=True,
    ),
    Library("device", ("runtime",), ("__nv_itex_trait", "__nv_isurf_trait", "warpSize"), hand="thread.h", device=True),
    Library("math_constants", ("runtime",)),
    Library("complex", ("runtime",), both=True),
    Library("driver", ("runtime",)),
    Library("fp16", ("device",), (*_FP16, *_BF16), "half.h", device=True),
    Library("bf16", ("fp16",), _BF16, "half.h", device=True),
    Library("fp8", ("bf16",), hand="half.h", device=True),
    Library("nvrtc"),
    Library("nvjitlink"),
    Library("cublas", ("fp16", "complex")),
    Library("cublas_legacy", ("complex",)),
    Library("cublaslt", ("cublas",)),
    Library("cufft", ("complex",)),
    Library("curand", ("runtime",)),
    Library("curand_device", ("curand", "device"), device=True),
    Library("cusparse", ("complex",)),
    Library("cusparselt", ("cusparse",)),
    Library("cusolver", ("cublas", "cusparse")),
    Library("cudnn", ("runtime",)),
    Library("nccl", ("fp16",)),
    Library("nvtx", ("driver",)),
    Library("nvml"),
)
#: Templates, of which the facts do not say enough: headers written by hand for all headers of a library.
BY_HAND = {"cg": "cooperative_groups.h", "cub": "cub.h", "thrust": "thrust.h", "wmma": "wmma.h"}
_PART = re.compile(r"detail|/agent/|/dispatch/|/tuning/|internal|iterator/.*_base")
_TARGET = re.compile(r'#include "(?:\.\./)+(.*)"\n')
#: Names of HIP in hipport's headers for the samples, and how they become CUDA's.
_OF_HIP = re.compile(r"\bhip[A-Z]\w*")
_NAMES_OF_CUDA = {
    "^hipDeviceAttribute_t$": "cudaDeviceAttr",
    "^hipDeviceProp_t$": "cudaDeviceProp",
    "^hipDeviceAttributeMultiprocessorCount$": "cudaDevAttrMultiProcessorCount",
    "^hipDeviceAttribute(?=[A-Z])": "cudaDevAttr",
    "^hip(?=[A-Z])": "cuda",
}
_NOTE = "// Written by scripts/unit from the symbol facts.\n#pragma once\n"


def stubs(archive: Path) -> dict[str, str]:
    """All stubs: texts by their paths below ``hipport/unit/include``."""
    facts = load_facts(archive)
    files: dict[str, str] = {}
    names: dict[str, frozenset[str]] = {}
    guards = frozenset(row["cuda"] for row in _rows("guards"))
    for library in LIBRARIES:
        known = frozenset(library.given).union(*(names[needed] for needed in library.needs))
        declared = declare(facts.cuda(library.name).values(), known, guards, partial(_qualifiers, library))
        names[library.name] = known | declared.names
        includes = [*(f"{needed}.h" for needed in library.needs), *([f"../{library.hand}"] if library.hand else [])]
        includes = includes or ["../language.h"]
        head = "".join(f'#include "{name}"\n' for name in includes)
        files[f"generated/{library.name}.h"] = f"{_NOTE}{head}{declared.text}"
        files |= _forwarders(_headers(facts, library.name), f"generated/{library.name}.h")
    for name, header in BY_HAND.items():
        files |= _forwarders(_headers(facts, name), header)
    files["cuda/cuda_runtime.h"] = _forwarder("cuda_runtime.h", "generated/device.h")
    return files | _others(files) | _of_samples() | port_headers(ROOT, facts)


def _others(files: Mapping[str, str]) -> dict[str, str]:
    """Headers that no CUDA of the facts has any more, or that declare nothing: each as one that becomes the same of
    HIP's, and as the runtime's where a port drops it.
    """
    rows = [row for row in _rows("headers") if row["action"] in ("map", "drop") and "*" not in row["cuda"]]
    declared = {name: _TARGET.sub(r"\1", text) for name, text in files.items()}
    alike = {row["hip"]: declared[f"cuda/{row['cuda']}"] for row in reversed(rows) if f"cuda/{row['cuda']}" in files}
    alike |= dict.fromkeys(("", "hip/hip_runtime.h"), "generated/device.h")
    others = (
        row for row in rows if "/" not in row["cuda"] and f"cuda/{row['cuda']}" not in files and row["hip"] in alike
    )
    return {f"cuda/{row['cuda']}": _forwarder(row["cuda"], alike[row["hip"]]) for row in others}


def _of_samples() -> dict[str, str]:
    """The helpers of CUDA's samples, which programs include and seldom bring: hipport's own, after macros for HIP's
    names. Those for vectors rely on HIP's; they are written by hand.
    """
    folder = ROOT / "hipport" / "include" / "hipport"
    words = {word for path in folder.glob("sample_*.h") for word in _OF_HIP.findall(path.read_text("utf-8"))}
    names = {word: _as_cuda(word) for word in words}
    files = {
        "names.h": _NOTE + "".join(f"#define {hip} {cuda}\n" for hip, cuda in sorted(names.items())),
        "hip/hip_runtime.h": "#ifndef hipError_t\n#error HIP already\n#endif\n",
    }
    for row in _rows("headers"):
        if row["hip"] == "hipport/sample_math.h":
            files[row["cuda"]] = '#include "../vectors.h"\n'
        elif row["hip"].startswith("hipport/sample_"):
            files[row["cuda"]] = f'#include "names.h"\n#include "../../../include/{row["hip"]}"\n'
    return {f"samples/{name}": text for name, text in files.items()}


def _as_cuda(name: str) -> str:
    for hip, cuda in _NAMES_OF_CUDA.items():
        name = re.sub(hip, cuda, name)
    return name


def _rows(table: str) -> list[dict[str, str]]:
    with (ROOT / "mappings" / f"{table}.csv").open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def _qualifiers(library: Library, name: str) -> str:
    if library.both or (library.device and _HOST_TOO.fullmatch(name)):
        return "__host__ __device__ "
    return "__device__ " if library.device else ""


def _forwarders(headers: Iterable[str], target: str) -> dict[str, str]:
    return {f"cuda/{header}": _forwarder(header, target) for header in headers if not _PART.search(header)}


def _headers(facts: Facts, library: str) -> Iterator[str]:
    """The headers of a library: those that declare something, and of C++ libraries those that only include others."""
    yield from sorted(header.removeprefix("cccl/") for header in facts.cuda_headers(library))
    names = (row["cuda"] for row in _rows("headers"))
    yield from (name for name in names if name.startswith(f"{library}/") and "*" not in name)


def _forwarder(header: str, target: str) -> str:
    return f'#include "{"../" * (header.count("/") + 1)}{target}"\n'
