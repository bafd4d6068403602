"""Code objects, from the real compiler: what they say, and that damaged ones are told as such."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path

import pytest

from hipport.verify.backends.code_object import CodeObject
from hipport.verify.backends.code_object import CodeObjectError
from hipport.verify.backends.kernel_table import KernelParameter
from hipport.verify.backends.kernel_table import read_table
from hipport.verify.backends.kernel_table import table_of

pytestmark = pytest.mark.rocm

SOURCE = """
#include <hip/hip_runtime.h>
struct Pair { int a; double b; };
struct Unknown;
enum Kind { NONE };
__constant__ int numbers[4] = {1, 2, 3, 4};
template <typename T> __global__ void __launch_bounds__(128) scale(const T* __restrict__ x, T* y, T factor, int n) {
    __shared__ T kept[64];
    extern __shared__ char more[];
    kept[threadIdx.x] = x[threadIdx.x] * numbers[n & 3] + more[n];
    __syncthreads();
    y[threadIdx.x] = factor * kept[63 - threadIdx.x];
}
extern "C" __global__ void takes(Pair pair, bool flag, unsigned char c, Kind kind, void* anything, const Pair* pairs,
                                 long long large, const unsigned short count, Unknown* unknown) {
    if (flag) *(int*)anything = pair.a + c + kind + pairs->a + (int)large + count;
}
"""
KERNELS = ("scale<float>", "scale<double>", "takes")


@pytest.fixture(scope="module", params=["gfx90a", "gfx1100"])
def built(request: pytest.FixtureRequest, hipcc: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """Architecture, and clang's bundle with the code object for it."""
    folder = tmp_path_factory.mktemp("code")
    (folder / "k.hip").write_text(SOURCE + table_of(KERNELS))
    command = [str(hipcc), "--genco", f"--offload-arch={request.param}", "-O3", "k.hip", "-o", "k.hsaco"]
    subprocess.run(command, cwd=folder, check=True)
    return request.param, folder / "k.hsaco"


def test_kernels(built: tuple[str, Path]) -> None:
    arch, path = built
    code = CodeObject(path.read_bytes())
    assert code.target.partition(":")[0] == arch
    assert set(code.kernels) == {"_Z5scaleIfEvPKT_PS0_S0_i", "_Z5scaleIdEvPKT_PS0_S0_i", "takes"}
    kernel = code.kernels["_Z5scaleIfEvPKT_PS0_S0_i"]
    assert [(each.offset, each.size, each.is_pointer) for each in kernel.arguments] == [
        (0, 8, True),
        (8, 8, True),
        (16, 4, False),
        (20, 4, False),
    ]
    assert kernel.wavefront == {"gfx90a": 64, "gfx1100": 32}[arch]
    assert kernel.threads == 128
    assert kernel.lds_bytes == 256
    assert kernel.vector_registers > 0
    assert kernel.scalar_registers > 0
    assert (kernel.scratch_bytes, kernel.vector_spills, kernel.scalar_spills) == (0, 0, 0)
    assert code.bytes_of("numbers") == bytes([1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0])
    assert code.bytes_of("nothing") is None
    assert code.function_in("nothing") is None


def test_kernels_by_the_names_of_the_source(built: tuple[str, Path]) -> None:
    code = CodeObject(built[1].read_bytes())
    table = read_table(code, KERNELS)
    assert {name: kernel.code.symbol for name, kernel in table.items()} == {
        "scale<float>": "_Z5scaleIfEvPKT_PS0_S0_i",
        "scale<double>": "_Z5scaleIdEvPKT_PS0_S0_i",
        "takes": "takes",
    }
    assert table["scale<double>"].parameters == (
        KernelParameter("f", 8, True),
        KernelParameter("f", 8, True),
        KernelParameter("f", 8, False),
        KernelParameter("i", 4, False),
    )
    assert list(map(str, table["takes"].parameters)) == [
        "object of 16 bytes",
        "bool of 1 byte",
        "unsigned integer of 1 byte",
        "integer of 4 bytes",
        "pointer to anything",
        "pointer to object of 16 bytes",
        "integer of 8 bytes",
        "unsigned integer of 2 bytes",
        "pointer to anything",
    ]
    with pytest.raises(CodeObjectError, match="it has no kernel more"):
        read_table(code, (*KERNELS, "more"))


def test_damaged_code_objects(built: tuple[str, Path]) -> None:
    """Each is read as far as it goes, or told as damaged; nothing else comes of it."""
    data = built[1].read_bytes()
    draw = random.Random(1)
    for _ in range(2000):
        damaged = bytearray(data)
        for _ in range(draw.choice((1, 4, 64))):
            damaged[draw.randrange(len(damaged))] = draw.randrange(256)
        try:
            read_table(CodeObject(bytes(damaged[: draw.choice((len(data), draw.randrange(len(data))))])), KERNELS)
        except CodeObjectError:
            continue


@pytest.mark.parametrize("data", [b"", b"\x7fELF", b"__CLANG_OFFLOAD_BUNDLE__", b"no code at all" * 100])
def test_what_is_no_code_object(data: bytes) -> None:
    with pytest.raises(CodeObjectError):
        CodeObject(data)
