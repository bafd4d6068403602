from __future__ import annotations

from pathlib import Path

import pytest

from hipport.unit import Ask
from hipport.unit import Function
from hipport.unit import Question
from hipport.unit import Units

SOURCE = b"""\
#define THREADS 128
#define MAX_EXPORT __global__ void __launch_bounds__(THREADS * 2, 4)
namespace app {
struct Tile {
    __device__ int sum(int v) const { return v; }
};
template <int block> MAX_EXPORT
scan(const float *in, float *out, int n) {
    __shared__ float tile[THREADS][2];
    __shared__ int dependent[block];
    extern __shared__ double rest[];
    if (n) { __shared__ int inner; inner = n; }
    out[0] = in[0];
}
}
__host__ __device__ int twice(int v) { return 2 * v; }
int main() {
    auto f = [=] __device__ (int i) { return i + 1; };
    app::scan<32><<<dim3(4), THREADS, 16, 0>>>(nullptr, nullptr, 3);
    return f(0);
}
"""


def function_at(units: Units, text: bytes, folder: Path) -> Function:
    question = Question(SOURCE.index(text), Ask.FUNCTION)
    fact = units.ask(folder / "file.cu", SOURCE, [question]).facts[question]
    assert isinstance(fact, Function)
    return fact


def test_kernel_template(units: Units, tmp_path: Path) -> None:
    found = function_at(units, b"out[0] =", tmp_path)
    assert (found.name, found.qualified, found.template) == ("scan", "app::scan", True)
    assert found.attributes == {"global"}
    assert found.launch_bounds == ("128 * 2", 4)
    assert [(p.name, p.type.canonical) for p in found.parameters][::2] == [("in", "const float *"), ("n", "int")]
    assert SOURCE[found.start : found.end].startswith(b"template")
    assert SOURCE[found.start : found.end].endswith(b"out[0] = in[0];\n}")


def test_shared_memory(units: Units, tmp_path: Path) -> None:
    found = function_at(units, b"out[0] =", tmp_path)
    sizes = [(shared.name, shared.bytes, shared.dynamic) for shared in found.shared]
    assert sizes == [("tile", 1024, False), ("dependent", None, False), ("rest", None, True), ("inner", 4, False)]
    assert SOURCE.startswith(b"tile", found.shared[0].offset)


@pytest.mark.parametrize(
    ("text", "name", "attributes"),
    [
        (b"return v;", "app::Tile::sum", {"device"}),
        (b"2 * v", "twice", {"host", "device"}),
        (b"i + 1", "", {"device"}),
        (b"return f(0)", "main", set()),
    ],
)
def test_attributes(units: Units, tmp_path: Path, text: bytes, name: str, attributes: set[str]) -> None:
    found = function_at(units, text, tmp_path)
    assert (found.qualified, set(found.attributes)) == (name, attributes)


def test_outline(units: Units, tmp_path: Path) -> None:
    outline = units.outline(tmp_path / "file.cu", SOURCE)
    assert [function.qualified for function in outline.functions] == ["app::Tile::sum", "app::scan", "twice"]
    assert [macro.name for macro in outline.definitions] == ["THREADS", "MAX_EXPORT"]
    expansions = [macro.name for macro in outline.expansions]
    assert (expansions.count("THREADS"), expansions.count("__shared__")) == (2, 4)
    (launch,) = outline.launches
    assert launch.callee == "scan"
    assert SOURCE[launch.start : launch.end] == b"app::scan<32><<<dim3(4), THREADS, 16, 0>>>(nullptr, nullptr, 3)"
    texts = [SOURCE[argument.start : argument.end] for argument in launch.configuration]
    assert texts == [b"dim3(4)", b"THREADS", b"16", b"0"]
    assert [argument.value for argument in launch.configuration][1:3] == [128, 16]
    assert len(launch.arguments) == 3
