"""cuRAND's states in variables of the device that another file declares for other units."""

from __future__ import annotations

from pathlib import Path

from hipport import convert_paths

EXTERN = "extern __device__ curandState states[64];"
DEFINED = "__device__ curandState states[64];"
IN_BYTES = (
    "__device__ hipport::uninitialized<hiprandState [64]> states_bytes; "
    "static __device__ auto &states = reinterpret_cast<hiprandState (&)[64]>(states_bytes);"
)

USE = "[[maybe_unused]] static const volatile void *hipport_use_of_states() { return &states; }"


def ported(folder: Path, main: str, kernels: str) -> tuple[str, str, list[str]]:
    """The headers in the port, and the files with findings."""
    for name, text in {
        "shown.h": f"#include <curand_kernel.h>\n{EXTERN}\n",
        "states.h": f"#include <curand_kernel.h>\n{DEFINED}\n",
        "main.cu": main,
        "kernels.cu": kernels,
    }.items():
        (folder / name).write_text(text)
    results = {Path(result.path).name: result for result in convert_paths(folder).results}
    found = [name for name, result in results.items() if any(d.code == "HP273" for d in result.open)]
    shown, defined = ((results[name].output or b"").decode() for name in ("shown.h", "states.h"))
    return shown, defined, found


def test_what_other_units_declare_is_the_same(tmp_path: Path) -> None:
    shown, defined, found = ported(tmp_path, '#include "shown.h"\n', '#include "states.h"\n')
    assert f"\nextern {IN_BYTES} {USE}\n" in shown
    assert f"\n{IN_BYTES}\n" in defined
    assert found == []


def test_references_of_relocatable_code_link(tmp_path: Path) -> None:
    (tmp_path / "Makefile").write_text("NVCCFLAGS = -rdc=true\n")
    _, defined, _ = ported(tmp_path, "", '#include "states.h"\n')
    assert f"\n{IN_BYTES} {USE}\n" in defined


def test_one_unit_has_one_reference(tmp_path: Path) -> None:
    both = '#include "shown.h"\n#include "states.h"\n'
    shown, _, _ = ported(tmp_path, both, '#include "states.h"\n')
    assert "\nextern __device__ hiprandState states[64];\n" in shown
