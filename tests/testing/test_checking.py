"""``hipport.testing``: a case that does not hold is reported with its line, and no way leads around a case."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hipport import ConfigError
from hipport.testing import CaseError
from hipport.testing import CaseMismatchError
from hipport.testing import cases_in
from hipport.testing import check_case

MODULE = '''\
from hipport.rule_api import Severity, rule


@rule("ACME001", "own-alloc", edits=True)
def own_alloc(ctx):
    """An allocation by ACME's library."""
    for index in ctx.tokens.where({"acmeAlloc"}):
        yield ctx.edit("ACME001", index, "acmeHipAlloc")


@rule("ACME002", "own-free")
def own_free(ctx):
    """A release without a stream."""
    for index in ctx.tokens.where({"acmeFree"}):
        yield ctx.diagnostic("ACME002", Severity.WARNING, index, "it waits", "give a stream")
'''
INPUT = """\
#include <cuda_runtime.h>
void f(void *p) {
    acmeAlloc(&p);
    acmeFree(p);
    cudaFree(p);
}
"""
CASE = """\
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
void f(void *p) {
    acmeAlloc(&p);
//>     acmeHipAlloc(&p);  // ACME001@5
    acmeFree(p);
//~ ^~~~~~~~ ACME002 warning '': it waits
//~   remedy: give a stream
    cudaFree(p);
//>     hipFree(p);  // HP101@5
}
"""


@pytest.fixture
def module(tmp_path: Path) -> Path:
    path = tmp_path / "acme_rules.py"
    path.write_text(MODULE)
    return path


@pytest.fixture
def case(tmp_path: Path) -> Path:
    path = tmp_path / "case.cu"
    path.write_text(CASE)
    return path


@pytest.fixture(autouse=True)
def no_update(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests mean their cases as they are, in a run that brings others up to date too."""
    monkeypatch.delenv("HIPPORT_UPDATE_CASES", raising=False)


def test_a_case_that_holds(module: Path, case: Path) -> None:
    check_case(case, rules_module=module)
    check_case(str(case), rules_module=[str(module)])


WRONG = {
    "code": ("ACME002 warning", "ACME001 warning", 7),
    "message": ("it waits", "it may wait", 7),
    "place": ("//~ ^~~~~~~~ ", "//~  ^~~~~~~ ", 7),
    "missing finding": ("//~ ^~~~~~~~ ACME002 warning '': it waits\n//~   remedy: give a stream\n", "", 7),
    "port": ("acmeHipAlloc(&p)", "acmeRocmAlloc(&p)", 5),
    "rule of an edit": ("ACME001@5", "HP101@5", 5),
    "edit too many": ("void f(void *p) {\n", "void f(void *p) {\n//> void f(int *p) {\n", 4),
    "missing last line": ("//>     hipFree(p);  // HP101@5\n}\n", "}\n", 10),
}


@pytest.mark.parametrize(("right", "wrong", "line"), WRONG.values(), ids=WRONG)
def test_a_case_that_is_wrong_is_reported_with_its_line(
    right: str, wrong: str, line: int, module: Path, case: Path
) -> None:
    assert right in CASE
    case.write_text(CASE.replace(right, wrong, 1))
    with pytest.raises(CaseMismatchError) as error:
        check_case(case, rules_module=module)
    message = str(error.value).splitlines()
    assert message[0] == f"{case}:{line}:"
    assert message[1].startswith("  the case expects: ")
    assert message[2].startswith("  the conversion gives: ")


def test_a_rule_that_is_not_there_is_missed(case: Path) -> None:
    with pytest.raises(CaseMismatchError, match=r"case\.cu:5:\n  the case expects: //>     acmeHipAlloc"):
        check_case(case)


def test_a_case_that_cannot_be_read(module: Path, case: Path) -> None:
    case.write_text(CASE.replace("//> #include", "//>#include"))
    with pytest.raises(CaseError, match=r"case\.cu: line 2 cannot be read: //>#include"):
        check_case(case, rules_module=module)


RULE = '''
@rule("ACME003", "own-x", edits=True)
def x(ctx):
    """A page."""
    {body}
'''
FAULTS = {
    "raises": ("yield ctx.nothing", r"case\.cu: HP924 ACME003 raises AttributeError: .*acme_rules\.py:20"),
    "is never done": (
        'yield from (ctx.edit("ACME003", i, "x" + ctx.tokens.texts[i]) for i in ctx.tokens.where({"p", "xp"}))',
        r"case\.cu: HP924 with the edits of ACME003: a second run would change line",
    ),
    "finds its port": (
        (
            "yield from (ctx.diagnostic('ACME003', Severity.ERROR, i, 'm', 'r') "
            "for i in ctx.tokens.where({'acmeHipAlloc'}))"
        ),
        r"case\.cu: a run over the port finds ACME003 in line 3 of it, which the first run did not$",
    ),
    "goes by line endings": (
        'yield from (ctx.edit("ACME003", i, "q") for i in ctx.tokens.where({"p"}) if "\\r" in ctx.source.text)',
        r"case\.cu:4:\n  the case expects: .*\n  with CRLF line endings the conversion gives: ",
    ),
}


@pytest.mark.parametrize(("body", "message"), FAULTS.values(), ids=FAULTS)
def test_a_rule_with_a_fault_is_found(body: str, message: str, module: Path, case: Path) -> None:
    module.write_text(MODULE + RULE.format(body=body))
    with pytest.raises(CaseMismatchError, match=message):
        check_case(case, rules_module=module)


def test_a_port_that_the_form_cannot_say_is_found(module: Path, case: Path) -> None:
    """A newline after a last line that had none."""
    module.write_text(
        MODULE.replace("import Severity", "import Edit, Severity")
        + RULE.format(
            body="end = len(ctx.source.text)\n    if not ctx.source.text.endswith('\\n'):\n"
            "        yield Edit(end, end, '\\n', 'ACME003')"
        )
    )
    case.write_text("int x;\n//> int x;  // ACME003@7\n//\\ no newline\n")
    with pytest.raises(
        CaseMismatchError, match=r"line 1 of its port:\n  the case expects: b'int x;'\n  .*: b'int x;\\n'"
    ):
        check_case(case, rules_module=module)


def test_a_module_that_cannot_be_loaded(module: Path, case: Path) -> None:
    module.write_text("import acme_nowhere\n")
    with pytest.raises(ConfigError, match=r"acme_rules\.py:1: the rules module cannot be loaded"):
        check_case(case, rules_module=module)


def test_update_fills_in_what_is_expected(module: Path, case: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIPPORT_UPDATE_CASES", "1")
    case.write_text(INPUT)
    check_case(case, rules_module=module)
    assert case.read_text() == CASE
    case.write_text(CASE.replace("it waits", "it may wait"))
    check_case(case, rules_module=module)
    assert case.read_text() == CASE


def test_update_writes_no_case_of_a_rule_that_fails(module: Path, case: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIPPORT_UPDATE_CASES", "1")
    module.write_text(MODULE + RULE.format(body="yield ctx.nothing"))
    with pytest.raises(CaseMismatchError, match="ACME003 raises"):
        check_case(case, rules_module=module)
    assert case.read_text() == CASE


def test_cases_of_a_folder(tmp_path: Path) -> None:
    for name in ("b.cu", "a.cuh", "own-alloc/a.cpp", "README.md", "test_cases.py"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.touch()
    assert cases_in(tmp_path) == [tmp_path / name for name in ("a.cuh", "b.cu", "own-alloc/a.cpp")]


@pytest.mark.parametrize("name", [".", "nowhere"])
def test_a_folder_without_cases_is_an_error(name: str, tmp_path: Path) -> None:
    with pytest.raises(CaseError, match=r"has no case: a case is a file that ends in \.c, \.cpp, \.cu"):
        cases_in(tmp_path / name)


def test_neither_pytest_nor_hipports_tests_are_imported() -> None:
    code = "import sys, hipport.testing; print([m for m in sys.modules if m.partition('.')[0] in ('pytest', 'tests')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_package_has_it_when_it_is_asked_for() -> None:
    code = (
        "import sys, hipport; assert 'hipport.testing' not in sys.modules and 'hipport.rule_api' not in sys.modules;"
        "print(hipport.testing.check_case.__name__, hipport.rule_api.rule.__name__)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "check_case rule\n"
