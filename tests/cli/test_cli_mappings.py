from __future__ import annotations

import csv
import shutil
from pathlib import Path

import pytest

from hipport.mapping.mapping import tables_folder
from hipport.mapping.table import Row
from hipport.mapping.table import Table
from tests.cli.helpers import Command


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    return shutil.copytree(tables_folder(), tmp_path / "tables")


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def test_list_of_the_libraries(hipport: Command) -> None:
    ran = hipport("mappings", "list")
    assert ran.code == 0
    lines = {line.split()[0]: line.split() for line in ran.text.splitlines() if line.strip()}
    assert lines["cublas"][1] == "hipBLAS"
    symbols, ported, _, unsupported = map(int, lines["all"][1:])
    assert symbols >= 13_000
    assert ported >= 7_050
    assert ported + unsupported == symbols


def test_list_of_a_library(hipport: Command) -> None:
    text = hipport("mappings", "list", "curand", "nvrtc").text
    assert "curandCreateGenerator -> hiprandCreateGenerator  [ok]\n" in text
    assert "nvrtcCompileProgram -> hiprtcCompileProgram  [ok]\n" in text
    rows = hipport("mappings", "list", "runtime", "--status", "unsupported").text.splitlines()
    assert rows
    assert all(" -> -  [unsupported]  " in row for row in rows)


def test_list_of_what_is_not_there(hipport: Command) -> None:
    ran = hipport("mappings", "list", "cublaz")
    assert (ran.code, ran.out) == (2, b"")
    assert "no library cublaz; there are amgx, bf16, " in ran.err
    assert hipport("mappings", "list", "--tables", "nowhere").code == 2


def test_the_shipped_tables_are_in_order(hipport: Command) -> None:
    ran = hipport("mappings", "check")
    assert ran.code == 0
    assert ran.text.endswith("tables are in order\n")


def test_the_tables_of_a_folder(hipport: Command, tables: Path) -> None:
    assert hipport("mappings", "check", "--tables", tables).code == 0
    (tables / "libraries.toml").write_text('[curand]\nhip = "hipRAND"\nprefixes = ["curand"]\n')
    assert hipport("mappings", "check", "--tables", tables).text == "1 tables are in order\n"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"kind": "procedure"}, "unknown kind 'procedure'"),
        ({"status": "fine"}, "unknown status 'fine'"),
        ({"hip": ""}, "status ok and target '' contradict each other"),
        ({"hip": "", "status": "unsupported", "note": ""}, "unsupported without a reason"),
        ({"cuda": "AcurandCreateGenerator"}, "out of order"),
    ],
)
def test_what_is_wrong_with_a_row(hipport: Command, tables: Path, change: dict[str, str], problem: str) -> None:
    table = tables / "curand.csv"
    rows = list(Table(table))
    with table.open("w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(Row._fields)
        writer.writerows(row._replace(**change) if row.cuda == "curandCreateGenerator" else row for row in rows)
    ran = hipport("mappings", "check", "--tables", tables)
    assert ran.code == 2
    assert ran.text.startswith("curand.csv:")
    assert problem in ran.text
    assert "hipport: error: 1 problem" in ran.err


@pytest.mark.parametrize(
    ("name", "old", "new", "words"),
    [
        ("curand.csv", "cuda,kind,header,", "cuda,kind,", ("curand.csv:1: the columns must be cuda,kind,header,",)),
        (
            "curand.csv",
            "\ncurandCreateGenerator,",
            "\ncurandCreateGenerator",
            ("curand.csv:", "10 fields where 11 belong"),
        ),
        ("headers.csv", ",map,", ",move,", ("headers.csv:", "unknown action 'move'")),
        ("libraries.toml", "[curand]", "[curand", ("libraries.toml", "cannot be read")),
    ],
)
def test_tables_that_cannot_be_loaded(
    hipport: Command, tables: Path, name: str, old: str, new: str, words: tuple[str, ...]
) -> None:
    edit(tables / name, old, new)
    ran = hipport("mappings", "check", "--tables", tables)
    assert (ran.code, ran.out) == (2, b"")
    assert ran.err.startswith("hipport: error: ")
    assert ran.err.count("\n") == 1
    assert all(word in ran.err for word in words)


@pytest.mark.parametrize("name", ["libraries.toml", "headers.csv", "curand.csv"])
def test_a_table_that_is_missing(hipport: Command, tables: Path, name: str) -> None:
    (tables / name).unlink()
    ran = hipport("mappings", "check", "--tables", tables)
    assert ran.code == 2
    assert name in ran.err
