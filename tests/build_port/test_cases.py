"""What becomes of build files. A case is a file ``cases/LANGUAGE/NAME.case``: the input after ``== input NAME``, its
port after ``== port``, and after ``== findings`` each finding that is left as ``line:column CODE severity symbol``.
What follows ``== input NAME`` on its line are facts of the tree: ``libraries=cublas,cufft`` (that build files name),
``included=cublas`` (by their headers), ``cxx17``,
``unfound`` (what the toolkit brings is used and the toolkit not looked for), ``headers`` (hipport's go with the port),
``cuda`` (there are sources in CUDA), ``cub`` (that include CUB), ``torch`` (that include PyTorch's headers for GPUs),
``archs=gfx90a``,
``linked=LIBS`` (variables that CMake files link),
``filled=NCCL_LIBRARY`` (those of packages that they fill),
``own-targets=cublas`` (of the project's), ``host=a.cpp,b.c`` (sources of the host that include CUDA's headers) and
``helper-of=torch`` (a setup.py that builds an extension of PyTorch, or
``plain``, imports helper.py); ``project-files`` is the option of that name.

HIPPORT_UPDATE_CASES=1 fills in port and findings.
"""

from __future__ import annotations

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest

from hipport.build_port.build_file import BuildFacts
from hipport.build_port.porting import port_build_file
from hipport.config import Options
from hipport.mapping.mapping import load_mapping
from hipport.mapping.mapping import tables_folder
from hipport.python import is_python
from hipport.python.port import convert_python
from hipport.result import Result

HERE = Path(__file__).parent
CASES = sorted(HERE.glob("cases/*/*.case"))
_FORM = re.compile(r"== input (?P<name>\S+)(?P<facts>[^\n]*)\n(?P<input>.*?)(?:== port\n.*)?", re.DOTALL)


def facts_of(words: list[str]) -> BuildFacts:
    given = dict(word.partition("=")[::2] for word in words)
    libraries, included = (frozenset(filter(None, given.get(key, "").split(","))) for key in ("libraries", "included"))
    archs = tuple(given.get("archs", "gfx90a,gfx1100").split(","))
    helpers = {"helper.py": given["helper-of"] == "torch"} if "helper-of" in given else {}
    filled = frozenset(filter(None, given.get("filled", "").split(",")))
    flags = ("cxx17" in given, "unfound" in given, "headers" in given)
    linked, own = (frozenset(filter(None, given.get(key, "").split(","))) for key in ("linked", "own-targets"))
    facts = BuildFacts(archs, libraries, *flags, helpers=helpers, included=included, linked=linked, own_targets=own)
    newest = "20" if "cub" in given else "23"
    host = tuple(filter(None, given.get("host", "").split(",")))
    facts = replace(facts, host_with_cuda=host)
    return replace(facts, has_cuda="cuda" in given, has_torch="torch" in given, filled=filled, newest_cxx=newest)


def ported(name: str, text: str, facts: BuildFacts, options: Options) -> tuple[str, Result]:
    if is_python(name):
        result = convert_python(name, text.encode(), load_mapping(None, ()), options, facts=facts).result
    else:
        result = port_build_file(name, text.encode(), tables_folder(), options, facts, name=name)
    return (text if result.output is None else result.output.decode()), result


def shown(result: Result) -> str:
    lines = (f"{d.line}:{d.column} {d.code} {d.severity.value} {d.symbol}".rstrip() for d in result.diagnostics)
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_port(path: Path) -> None:
    case = path.read_text("utf-8")
    form = _FORM.fullmatch(case)
    assert form, f"{path} is not in the form of a case"
    facts = facts_of(form["facts"].split())
    options = Options(project_files="project-files" in form["facts"].split())
    port, result = ported(form["name"], form["input"], facts, options)
    head = case[: form.end("input")]
    whole = f"{head}== port\n{port}== findings\n{shown(result)}"
    if os.environ.get("HIPPORT_UPDATE_CASES"):
        path.write_text(whole, "utf-8")
    assert whole == path.read_text("utf-8")
    windows, _ = ported(form["name"], form["input"].replace("\n", "\r\n"), facts, options)
    assert windows == port.replace("\n", "\r\n")
