"""ELF files: the symbols that a compiler wrote, and damage wherever it is."""

from __future__ import annotations

import random
import shutil
import subprocess
from pathlib import Path

import pytest

from hipport.elf import ElfError
from hipport.elf import content_of
from hipport.elf import open_elf
from hipport.elf import symbols_of

SOURCE = """
int numbers[2] = {1, 2};
int zeros[4];
int elsewhere(int);
int twice(int x) { return 2 * elsewhere(x); }
"""


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("there is no C compiler")
    folder = tmp_path_factory.mktemp("elf")
    (folder / "k.c").write_text(SOURCE)
    subprocess.run([compiler, "-shared", "-fPIC", "-o", "k.so", "k.c"], cwd=folder, check=True)
    return Path(folder, "k.so").read_bytes()


@pytest.mark.parametrize("table", ["SHT_SYMTAB", "SHT_DYNSYM"])
def test_symbols(data: bytes, table: str) -> None:
    with open_elf(data) as elf:
        found = {symbol.name: symbol for symbol in symbols_of(elf, table)}
        assert content_of(elf, found["numbers"]) == b"\x01\0\0\0\x02\0\0\0"
        assert content_of(elf, found["zeros"]) is None
        assert content_of(elf, found["elsewhere"]) is None
        assert found["twice"]["st_info"]["type"] == "STT_FUNC"
        assert len(content_of(elf, found["twice"]) or b"") == found["twice"]["st_size"]


@pytest.mark.parametrize("data", [b"", b"\x7fELF", b"\x7fELF\x02\x01\x01", b"not machine code" * 100])
def test_what_is_not_an_elf_file(data: bytes) -> None:
    with pytest.raises(ElfError, match="not an ELF file"), open_elf(data) as elf:
        list(symbols_of(elf, "SHT_SYMTAB"))


def test_damage_is_one_kind_of_error(data: bytes) -> None:
    draw = random.Random(3)
    damaged_files = 0
    for _ in range(150):
        damaged = bytearray(data)
        for _ in range(draw.choice((1, 4, 64))):
            damaged[draw.randrange(len(damaged))] = draw.randrange(256)
        for at in draw.sample(range(64), draw.choice((0, 1))):
            damaged[at] ^= 0xFF
        try:
            with open_elf(bytes(damaged[: draw.choice((len(data), draw.randrange(len(data))))])) as elf:
                for symbol in symbols_of(elf, "SHT_SYMTAB"):
                    content_of(elf, symbol)
        except ElfError:
            damaged_files += 1
    assert damaged_files > 20
