"""The headers that go with a port are whole: each comes with those that it includes."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from hipport.include import FOLDER
from hipport.include import own_headers
from hipport.mapping.mapping import load_mapping
from hipport.project.includes import include_lines
from hipport.source.tokens import Tokens

HEADERS = sorted(f"hipport/{path.name}" for path in (FOLDER / "hipport").iterdir())


@pytest.mark.parametrize("name", HEADERS)
def test_a_header_comes_with_those_that_it_includes(name: str) -> None:
    given = own_headers((name,))
    assert given[name] == (FOLDER / name).read_bytes()
    for header, content in given.items():
        quoted = [str(Path(header).parent / other) for is_quoted, other in include_lines(content) if is_quoted]
        assert given.keys() >= set(quoted), f"{header} includes what the port does not get"


def test_a_header_that_is_not_there_stops() -> None:
    with pytest.raises(FileNotFoundError):
        own_headers(("hipport/not_there.h",))


#: Macros of CUDA's for which PyTorch's hipify writes HIP's, in comments too, in each header of an extension.
CHANGED_BY_HIPIFY = re.compile(r"\b(?:__CUDACC__|CUDA_VERSION|CUDART_VERSION)\b")


@pytest.mark.parametrize("name", HEADERS)
def test_pytorchs_hipify_leaves_a_header_alone(name: str) -> None:
    assert CHANGED_BY_HIPIFY.findall((FOLDER / name).read_text("utf-8")) == []


#: Names that projects often give to macros with parameters, after which a header of ours may be included.
USUAL_MACROS = frozenset(
    """abs add all any bits ceil clamp cross div dot floor index isinf isnan lerp mad max min mul neg norm rotl rotr
    round sad shl shr sign sqr square sub swap width ABS CLAMP MAX MIN ROTL ROTR SWAP""".split()
)


def _expanded(text: str) -> set[str]:
    """The usual macros that the preprocessor expands in a header: their name, and the parenthesis after it, but for
    where the header defines them.
    """
    tokens = Tokens(text)
    return {
        tokens.texts[index]
        for index in tokens.where(USUAL_MACROS)
        if tokens.text_at(tokens.after(index)) == "("
        and tokens.texts[index - 1] != "##"
        and tokens.text_at(tokens.before(index)) != "define"  # under #ifndef
    }


@pytest.mark.parametrize("name", HEADERS)
def test_macros_of_a_project_do_not_reach_into_a_header(name: str) -> None:
    assert _expanded((FOLDER / name).read_text("utf-8")) == set()


#: Words that are macros without parameters in headers of X11, which those of OpenGL bring, and of Windows.
WORDS_OF_SYSTEMS = frozenset(
    """Above Always Below Bool Complex Convex Expose False GrayScale None Opposite Status Success True Unsorted far
    interface near small CONST DELETE ERROR FALSE IN OUT STRICT TRUE VOID""".split()
)


@pytest.mark.parametrize("name", [name for name in HEADERS if name.endswith(".h")])
def test_a_header_spells_no_word_that_is_a_macro_of_a_system(name: str) -> None:
    assert WORDS_OF_SYSTEMS.isdisjoint(Tokens((FOLDER / name).read_text("utf-8")).distinct)


def test_only_a_name_in_parentheses_is_safe_from_a_macro() -> None:
    assert _expanded("int min(int a, int b);") == {"min"}
    assert _expanded("int (max)(int a, int b) { return sub<int>(a, b); }") == set()


@pytest.mark.parametrize("name", HEADERS)
def test_a_header_spells_no_name_that_a_renaming_build_would_change(name: str) -> None:
    """PyTorch's build runs hipify over extensions, comments too: a header that it changes is there twice, as half.h and
    as half_hip.h, and what includes it under both names does not compile.
    """
    words = set(re.findall(r"(?<![:\w])(?:__nv|cu|CU)\w+", (FOLDER / name).read_text("utf-8")))
    entries = {word: load_mapping().entry(word) for word in words}
    renamed = {word for word, entry in entries.items() if entry and entry.hip.startswith(("hip", "HIP", "__hip"))}
    assert not renamed


def test_error_codes_differ_and_fit_hips_type() -> None:
    text = (FOLDER / "hipport/error_codes.h").read_text("utf-8")
    codes = [
        int(number) for number in re.findall(r"^#define HIPPORT_ERROR_\w+ \(\(hipError_t\)(\d+)\)$", text, re.MULTILINE)
    ]
    assert len(codes) == len(set(codes)) == text.count("hipError_t")
    assert max(codes) < 2048  # of 11 bits, as hipErrorTbd is 1054


_TAKEN_BY_ONE = """#include "hipport/warp.h"
__global__ void next(int* counter, int* x) {
    int base;
    if ((threadIdx.x & 31) == 0) base = atomicAdd(counter, 32);
    x[threadIdx.x] = hipport::shfl_sync(hipport::full_mask, base, 0);
}
"""


@pytest.mark.rocm
def test_a_shuffle_takes_a_value_that_one_lane_has_set(hipcc: Path, tmp_path: Path) -> None:
    (tmp_path / "k.hip").write_text(_TAKEN_BY_ONE)
    command = [str(hipcc), "--offload-arch=gfx90a", "--offload-device-only", "-O3", "-S", "-emit-llvm", "-w"]
    command += [f"-I{FOLDER}", "k.hip", "-o", "k.ll"]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    before, added, _ = (tmp_path / "k.ll").read_text().partition("atomicrmw add")
    assert added
    assert "br i1" in before, "clang took the condition for true: all lanes add"
