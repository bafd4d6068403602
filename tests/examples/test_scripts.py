"""The migration scripts in examples/scripts/ do what they say. port_with_report.py has a file of its own."""

from __future__ import annotations

import ast
import csv
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hipport.testing import cases_in
from hipport.testing import check_case

SCRIPTS = Path(__file__).parents[2] / "examples/scripts"
ACME = """\
#include "acme/cuda_utils.h"
void f(void **p, Kernel k) {
    acmeMalloc(p, 4);
    acmeLaunch(k, 1, p);
    acmeFree(*p);
}
"""


def run(script: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command: list[str | Path] = [sys.executable, SCRIPTS / script, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)


def tree(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


@pytest.mark.parametrize("path", sorted(SCRIPTS.glob("*.py")), ids=lambda path: path.name)
def test_a_docstring_says_how_to_call_it(path: Path) -> None:
    page = ast.get_docstring(ast.parse(path.read_text())) or ""
    assert re.search(rf"^    (?:python|hipport .*) {path.name}", page, re.MULTILINE)


# Own names


def own_names(folder: Path, source: str) -> subprocess.CompletedProcess[str]:
    src = tree(folder / "src", {"a.cu": source})
    pattern = r"acme(?!Hip)[A-Z]\w*"
    return run("port_with_own_names.py", src, folder / "port", "--rules", SCRIPTS / "acme.toml", "--left", pattern)


def test_own_names_are_ported(tmp_path: Path) -> None:
    done = own_names(tmp_path, ACME)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    port = (tmp_path / "port/a.cu").read_text()
    assert '#include "acme/hip_utils.h"' in port
    assert "acmeHipLaunch(k, 1, p, nullptr)" in port


def test_own_names_that_the_file_lacks_are_listed(tmp_path: Path) -> None:
    done = own_names(tmp_path, ACME.replace("}", "    acmeCopy(p);\n    acmeCopy(p);\n}"))
    assert done.returncode == 1
    places = [f"{tmp_path}/port/a.cu:{line}: acmeCopy" for line in (7, 8)]  # after an include that the port has more
    assert done.stdout.splitlines() == [*places, f"add acmeCopy to {SCRIPTS}/acme.toml (2x)"]


def test_own_names_of_a_file_that_is_wrong(tmp_path: Path) -> None:
    src = tree(tmp_path / "src", {"a.cu": ACME})
    rules = tmp_path / "rules.toml"
    rules.write_text("[name]\n")
    done = run("port_with_own_names.py", src, tmp_path / "port", "--rules", rules, "--left", "acme")
    assert done.returncode == 2
    assert "rules.toml" in done.stderr
    assert not (tmp_path / "port").exists()


# The gate

LOOP = "void run() {\n    cudaGraphConditionalHandle handle;\n}\n"


@pytest.mark.long
def test_the_gate_lets_known_findings_pass_and_stops_new_ones(tmp_path: Path) -> None:
    src, baseline = tree(tmp_path / "src", {"a.cu": LOOP}), tmp_path / "known.json"
    done = run("gate.py", src, "--baseline", baseline, "--write")
    assert (done.returncode, done.stdout) == (0, "1 known findings\n")
    (src / "a.cu").write_text("// moved\n" + LOOP)
    assert (run("gate.py", src, "--baseline", baseline).returncode, done.stderr) == (0, "")
    tree(src, {"b, 100%.cu": LOOP})
    done = run("gate.py", src, "--baseline", baseline)
    assert done.returncode == 1
    start = f"::error file={src}/b%2C 100%25.cu,line=2,col=5,title=HP501::cudaGraphConditionalHandle"
    assert [line.startswith(start) for line in done.stdout.splitlines()] == [True]
    assert {path.name for path in src.iterdir()} == {"a.cu", "b, 100%.cu"}


def test_the_gate_without_a_baseline(tmp_path: Path) -> None:
    done = run("gate.py", tree(tmp_path / "src", {"a.cu": LOOP}), "--baseline", tmp_path / "none.json")
    assert done.returncode == 2
    assert "none.json" in done.stderr


# Statistics


@pytest.fixture
def trees(tmp_path: Path) -> list[Path]:
    files = {
        "graphs": {"a.cu": LOOP, "b.cu": LOOP},
        "two": {"a.cu": LOOP + "void g() { nppiMalloc_8u_C1(1, 2, 3); }\n"},
        "done": {"a.cu": "void f(void *p) { cudaFree(p); }\n"},
    }
    return [tree(tmp_path / name, files[name]) for name in files]


def test_statistics_as_csv(trees: list[Path], tmp_path: Path) -> None:
    assert run("statistics_of_trees.py", *trees, "--report", tmp_path / "port.csv").returncode == 0
    with (tmp_path / "port.csv").open(newline="") as file:
        found = list(csv.DictReader(file))
    assert [(Path(row["tree"]).name, row["library"], row["errors"]) for row in found] == [
        ("graphs", "runtime", "2"),
        ("two", "npp", "1"),
        ("two", "runtime", "1"),
        ("done", "", "0"),
    ]
    assert all(float(row["low"]) <= float(row["likely"]) <= float(row["high"]) for row in found)
    assert [float(row["likely"]) > 0 for row in found] == [True, True, True, False]


def test_statistics_as_json(trees: list[Path], tmp_path: Path) -> None:
    assert run("statistics_of_trees.py", trees[0], "--report", tmp_path / "port.json").returncode == 0
    (row,) = json.loads((tmp_path / "port.json").read_text())
    assert (row["library"], row["errors"], row["warnings"], row["names"]) == ("runtime", 2, 0, 1)


@pytest.mark.parametrize("report", ["port.csv", "port.xls"])
def test_statistics_of_what_is_not_there(report: str, trees: list[Path], tmp_path: Path) -> None:
    done = run("statistics_of_trees.py", trees[0], tmp_path / "nowhere", "--report", tmp_path / report)
    assert done.returncode == 2
    assert ("no such file" if report == "port.csv" else "ends in .csv or .json") in done.stderr
    assert not (tmp_path / report).exists()


# Kernels


@pytest.mark.slow
def test_own_kernels_are_verified(tmp_path: Path) -> None:
    done = run("verify_kernels.py", SCRIPTS / "axpy")
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert re.fullmatch(r"axpy: (\d+) of \1 cases passed\n", done.stdout)


@pytest.mark.slow
def test_a_kernel_that_is_wrong_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "axpy"
    shutil.copytree(SCRIPTS / "axpy", folder)
    source = folder / "axpy.cu"
    source.write_text(source.read_text().replace("a * x[i] + y[i]", "a * x[i] - y[i]"))
    done = run("verify_kernels.py", folder)
    assert done.returncode == 1
    assert "axpy: 0 of " in done.stdout
    assert re.search(r"^  .*, wavefront 64: failed: ", done.stdout, re.MULTILINE)


@pytest.mark.long
def test_kernels_that_are_not_there(tmp_path: Path) -> None:
    done = run("verify_kernels.py", tmp_path)
    assert done.returncode == 2
    assert str(tmp_path) in done.stderr


# Rules in Python


@pytest.mark.parametrize("path", cases_in(SCRIPTS / "cases"), ids=lambda path: path.name)
def test_own_rules_hold_their_cases(path: Path) -> None:
    check_case(path, rules_module=SCRIPTS / "acme_rules.py")
