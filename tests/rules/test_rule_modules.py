"""``--rules-module``: rules of people's own, in Python. A module or a rule that is wrong is said with its line."""

from __future__ import annotations

import json
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from textwrap import dedent

import pytest
from click.testing import CliRunner

from hipport import ConfigError
from hipport import Options
from hipport import Status
from hipport import convert_paths
from hipport import convert_text
from hipport import estimate_effort
from hipport.cli import cli
from hipport.config import load_options
from hipport.context.registry import RULES
from hipport.context.rule_modules import rules_of
from hipport.lsp.analysis import analyse
from hipport.lsp.analysis import read_project

MODULE = '''\
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hipport.rule_api import Context, RuleResult, Severity, rule


@dataclass(frozen=True)
class Pair:
    old: str
    new: str


ALLOC = Pair("acmeAlloc", "acmeHipAlloc")


@rule("ACME001", "own-alloc", edits=True)
def own_alloc(ctx: Context) -> Iterator[RuleResult]:
    """An allocation by ACME's library.

    Why: the HIP build of the library has another name for it.
    """
    for index in ctx.tokens.where({ALLOC.old}):
        yield ctx.edit("ACME001", index, ALLOC.new)


@rule("ACME002", "own-free", edits=True)
def own_free(ctx: Context) -> Iterator[RuleResult]:
    """A release without a stream."""
    for index in ctx.tokens.where({"acmeFree"}):
        fix = ctx.unsafe_fix("use acmeHipFree", ctx.edit("ACME002", index, "acmeHipFree"))
        yield ctx.diagnostic("ACME002", Severity.WARNING, index, "it waits", "give a stream", fix=fix)
'''
SOURCE = "void f(void *p) {\n    acmeAlloc(&p);\n    acmeFree(p);\n    cudaFree(p);\n}\n"


@pytest.fixture
def module(tmp_path: Path) -> Path:
    path = tmp_path / "acme_rules.py"
    path.write_text(MODULE)
    return path


def options(module: Path, **others: object) -> Options:
    return load_options(module.parent, {"rules_module": (str(module),), **others})


def test_rules_edit_and_report(module: Path) -> None:
    result = convert_text(SOURCE, options(module))
    assert (result.output or b"").decode() == (
        "#include <hip/hip_runtime.h>\n" + SOURCE.replace("acmeAlloc", "acmeHipAlloc").replace("cudaFree", "hipFree")
    )
    assert [(d.code, d.line, d.fixed) for d in result.open] == [("ACME002", 3, False)]


@pytest.mark.parametrize(
    ("others", "found"),
    [
        ({}, {"ACME001", "ACME002", "HP101", "HP114"}),
        ({"select": ("ACME",)}, {"ACME001", "ACME002"}),
        ({"select": ("HP1",)}, {"HP101", "HP114"}),
        ({"ignore": ("ACME002", "HP114")}, {"ACME001", "HP101"}),
    ],
)
def test_they_are_selected_as_others_are(module: Path, others: dict[str, object], found: set[str]) -> None:
    result = convert_text(SOURCE, options(module, **others))
    assert {edit.code for edit in result.edits} | {d.code for d in result.diagnostics} == found


def test_unsafe_fixes_are_applied_on_request(module: Path) -> None:
    result = convert_text(SOURCE, options(module, unsafe_fixes=True))
    assert b"acmeHipFree(p)" in (result.output or b"")
    assert result.open == ()


@pytest.mark.parametrize("comment", ["// hipport: ignore[ACME002] known", "// hipport: ignore known"])
def test_a_comment_suppresses_their_findings(module: Path, comment: str) -> None:
    result = convert_text(SOURCE.replace("acmeFree(p);", f"acmeFree(p);  {comment}"), options(module))
    assert result.diagnostics == ()


def test_a_mark_names_them_and_goes_when_it_is_settled(module: Path) -> None:
    marked = convert_text(SOURCE, options(module, mark="always")).output or b""
    assert b"// hipport ACME002: it waits; give a stream\n" in marked
    settled = convert_text(marked.replace(b"acmeFree", b"acmeHipFree"), options(module, mark="always")).output or b""
    assert b"// hipport ACME002" not in settled


def test_other_options_in_the_same_process_do_not_have_them(module: Path) -> None:
    assert rules_of(options(module)).keys() - RULES.keys() == {"ACME001", "ACME002"}
    assert rules_of(Options()) is RULES
    assert b"acmeAlloc" in (convert_text(SOURCE).output or b"")


def test_a_module_that_changes_is_run_again(module: Path) -> None:
    convert_text(SOURCE, options(module))
    module.write_text(MODULE.replace('"acmeHipAlloc"', '"acmeRocmAlloc"'))
    assert b"acmeRocmAlloc" in (convert_text(SOURCE, options(module)).output or b"")


def test_a_module_has_no_features_but_those_that_it_asks_for(module: Path) -> None:
    """Its annotations are values, as it does not import them from __future__; hipport's own modules do."""
    module.write_text(
        of() + "assert check.__annotations__ == {}\ndef f(x: int): ...\nassert f.__annotations__ == {'x': int}\n"
    )
    assert "ACME001" in rules_of(options(module))


def test_a_configuration_names_them_relative_to_itself(module: Path) -> None:
    (module.parent / "hipport.toml").write_text('rules-module = ["acme_rules.py"]\n')
    (module.parent / "src").mkdir()
    assert load_options(module.parent / "src").rules_module == (str(module),)


def test_an_editor_shows_their_pages(module: Path) -> None:
    (module.parent / "hipport.toml").write_text('rules-module = ["acme_rules.py"]\n')
    analysis = analyse(module.parent / "a.cu", SOURCE.encode(), read_project(None), len)
    text, _, _ = analysis.explained(SOURCE.index("acmeFree"))
    assert "**ACME002** (own-free)\n\nA release without a stream." in text


def test_effort_counts_them_by_severity(module: Path) -> None:
    (module.parent / "a.cu").write_text(SOURCE)
    effort = estimate_effort(convert_paths(module.parent / "a.cu", options(module)))
    assert [(item.entry.code, item.weight.work.key) for item in effort.items] == [("ACME002", "look")]


@pytest.mark.slow
def test_processes_of_a_pool_load_them(module: Path) -> None:
    """Those that are spawned have nothing of this process, and the tree is large enough for a pool."""
    source = module.parent / "src"
    source.mkdir()
    for number in range(240):
        (source / f"{number}.cu").write_text(SOURCE)
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as executor:
        run = convert_paths(source, options(module), output=module.parent / "out", executor=executor)
    assert sum(d.code == "ACME002" for result in run.results for d in result.open) == 240
    assert "acmeHipAlloc" in (module.parent / "out/239.cu").read_text()


# On the command line


def test_the_command_line_takes_explains_and_reports_them(module: Path) -> None:
    source, sarif = module.parent / "a.cu", module.parent / "a.sarif"
    source.write_text(SOURCE)
    given = ["--rules-module", str(module)]
    done = CliRunner().invoke(cli, ["convert", str(source), *given, "--report", str(sarif)])
    assert done.exit_code == 1
    assert "acmeHipAlloc(&p);" in done.output
    rules = {rule["id"]: rule for rule in json.loads(sarif.read_text())["runs"][0]["tool"]["driver"]["rules"]}
    assert rules["ACME002"]["name"] == "own-free"
    assert rules["ACME002"]["shortDescription"]["text"] == "A release without a stream."
    for subject in ("ACME001", "acme001", "own-alloc"):
        assert "ACME001 (own-alloc)\n\nAn allocation by" in CliRunner().invoke(cli, ["explain", subject, *given]).output
    assert "did you mean ACME001" in CliRunner().invoke(cli, ["explain", "ACME01", *given]).output
    unknown = CliRunner().invoke(cli, ["explain", "ACME001"])
    assert unknown.exit_code == 2
    assert "if it is a rule of your own, name its module with --rules-module" in unknown.output


def test_a_report_without_the_module_still_names_what_is_recorded(module: Path) -> None:
    """A run over the port says again what the first left open; it does not know the rule's page."""
    (module.parent / "src").mkdir()
    (module.parent / "src/a.cu").write_text(SOURCE)
    port, html = module.parent / "port", module.parent / "a.html"
    convert_paths(module.parent / "src", options(module), output=port)
    done = CliRunner().invoke(cli, ["convert", str(port), "--check", "--report", str(html)])
    assert "ACME002" in done.output
    assert "ACME002" in html.read_text()
    assert CliRunner().invoke(cli, ["convert", str(port), "--analyze"]).exit_code == 0


# What is wrong

RULE = '''\
from hipport.rule_api import *

@rule({head})
def check(ctx):
    """A page."""
    {body}
'''


def of(head: str = '"ACME001", "acme-name"', body: str = "yield from ()") -> str:
    return RULE.format(head=head, body=body)


BROKEN = {
    "syntax": ("x = 1\ndef f(:\n", ":2: the rules module cannot be loaded: SyntaxError: "),
    "NUL bytes": ("x = 1\0\n", ": the rules module cannot be loaded: "),
    "import": (
        "\nimport acme_nowhere\n",
        ":2: the rules module cannot be loaded: ModuleNotFoundError: No module named",
    ),
    "exception": ("def f():\n    return {}[1]\nf()\n", ":2: the rules module cannot be loaded: KeyError: 1"),
    "exit": ("import sys\nsys.exit(3)\n", ":2: the rules module cannot be loaded: SystemExit: 3"),
    "no rule": ("x = 1\n", ": the rules module has no rule: decorate a function with rule of hipport.rule_api"),
    "code of hipport's": (
        of('"HP999", "acme-name"'),
        ":3: 'HP999' is not the code of a rule of your own: take capital",
    ),
    "code in lower case": (
        of('"acme1", "acme-name"'),
        ":3: 'acme1' is not the code of a rule of your own: take capital",
    ),
    "name": (of('"ACME001", "Own name"'), ":3: 'Own name' is not the name of a rule: take words in lower case"),
    "no page": (
        of().replace('    """A page."""\n', ""),
        ":3: ACME001 has no docstring: its first line is what reports",
    ),
    "name of hipport's": (of('"ACME001", "api-name"'), ":3: api-name is the name of hipport's own HP101 too; give the"),
    "code twice": (
        of() + of('"ACME001", "other-name"'),
        ":9: ACME001 is the code of the rule at {path}:3 too; give the rule another code",
    ),
    "name twice": (
        of() + of('"ACME002", "acme-name"'),
        ":9: acme-name is the name of the rule at {path}:3 too; give the",
    ),
}


@pytest.mark.parametrize(("text", "message"), BROKEN.values(), ids=BROKEN)
def test_a_module_that_is_wrong_is_an_error_and_nothing_is_written(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "acme.py"
    path.write_text(text)
    (tmp_path / "src").mkdir()
    (tmp_path / "src/a.cu").write_text(SOURCE)
    with pytest.raises(ConfigError) as error:
        convert_paths(tmp_path / "src", Options(rules_module=(str(path),)), output=tmp_path / "out")
    assert str(error.value).startswith(str(path) + message.replace("{path}", str(path)))
    assert not (tmp_path / "out").exists()


def test_a_module_that_is_not_there(tmp_path: Path) -> None:
    done = CliRunner().invoke(cli, ["convert", str(tmp_path), "--rules-module", str(tmp_path / "no.py")])
    assert isinstance(done.exception, ConfigError)  # which the program prints, with exit code 2
    assert "no.py: the rules module cannot be read: No such file or directory; name" in str(done.exception)


def test_a_module_that_no_file_needs_is_looked_at_too(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src/README").touch()
    with pytest.raises(ConfigError, match=r"no\.py: the rules module cannot be read"):
        convert_paths(tmp_path / "src", Options(rules_module=(str(tmp_path / "no.py"),)), output=tmp_path / "out")


def test_two_modules_with_one_code(module: Path) -> None:
    other = module.with_name("other.py")
    other.write_text(of('"ACME001", "other-name"'))
    with pytest.raises(ConfigError, match=r"other.py:3: ACME001 is the code of the rule at .*acme_rules.py:18 too"):
        rules_of(Options(rules_module=(str(module), str(other))))


def test_a_module_that_is_named_twice_is_one(module: Path) -> None:
    again = module.parent / "." / "acme_rules.py"
    assert len(rules_of(Options(rules_module=(str(module), f"{module.parent}/./{again.name}")))) == len(RULES) + 2


EDITS = '"ACME001", "acme-name", edits=True'
FAILING = {
    "exception": (of(body="yield ctx.tokens.texts[10**9]"), "ACME001 raises IndexError: list index out of range", 6),
    "not a generator": (of(body="return None"), "ACME001 raises TypeError: 'NoneType' object is not iterable", 3),
    "not a finding": (of(body='yield "found"'), "ACME001 yields str, which is not Edit, Diagnostic or Kept", 3),
    "edit that is not declared": (of(body='yield ctx.edit("ACME001", 0, "x")'), "declare it with edits=True", 3),
    "code of another": (of(EDITS, 'yield ctx.edit("HP101", 0, "x")'), "ACME001 yields an edit of HP101", 3),
    "diagnostic of another": (
        of(body='yield ctx.diagnostic("HP501", Severity.INFO, 0, "m", "r")'),
        "ACME001 yields a diagnostic of HP501",
        3,
    ),
    "severity in words": (
        of(body='yield Diagnostic("ACME001", "error", "m", "r", 0, 0, 1, 1)'),
        "ACME001 yields a diagnostic whose severity is 'error'",
        3,
    ),
    "place that is not in the file": (of(EDITS, 'yield Edit(5, 10**6, "x", "ACME001")'), "outside of the file", 3),
    "line that is not its place's": (
        of(body='yield Diagnostic("ACME001", Severity.INFO, "m", "r", 0, 0, 7, 1)'),
        "whose line and column are not those of its start",
        3,
    ),
    "line of a kept name": (of(body='yield Kept("x", "why", 1, 10**6)'), "ACME001 keeps a name in line 1000000", 3),
    "text that is no bytes": (of(EDITS, 'yield Edit(0, 0, "\\u03c0", "ACME001")'), "text is bytes as Latin-1", 3),
    "edit of a fix": (
        of(body='yield ctx.diagnostic("ACME001", Severity.INFO, 0, "m", "r", '
        'fix=ctx.unsafe_fix("f", ctx.edit("ACME001", 0, "x")))'),
        "declare it with edits=True",
        3,
    ),
    "never done": (
        of(EDITS, 'yield from (ctx.edit("ACME001", i, "ff") for i in ctx.tokens.where({"f", "ff"}))').replace(
            '"ff")', 'ctx.tokens.texts[i] + "f")'
        ),
        "with the edits of ACME001: a second run would change line 2 of the output again",
        0,
    ),
    "overlap": (
        of(EDITS, 'yield from (ctx.edit("ACME001", i, "other") for i in ctx.tokens.where({"cudaFree"}))'),
        "with the edits of ACME001: ACME001 and HP101 both change bytes",
        0,
    ),
}  # fmt: skip


@pytest.mark.parametrize(("text", "message", "line"), FAILING.values(), ids=FAILING)
def test_a_rule_that_fails_on_a_file_is_a_finding_of_that_file(
    text: str, message: str, line: int, tmp_path: Path
) -> None:
    path = tmp_path / "acme.py"
    path.write_text(text.replace("    yield", '    if "acmeFree" not in ctx.tokens.distinct: return\n    yield', 1))
    for name, source in {"a.cu": SOURCE, "b.cu": "void g(void *p) { cudaFree(p); }\n"}.items():
        (tmp_path / "src").mkdir(exist_ok=True)
        (tmp_path / "src" / name).write_text(source)
    wanted = Options(rules_module=(str(path),))
    run = convert_paths(tmp_path / "src", wanted, output=tmp_path / "out")
    first, second = run.results[:2]
    (said,) = first.diagnostics
    assert (first.status, said.code) == (Status.FAILED, "HP924")
    assert message in said.message
    assert "the file was not converted" in said.message
    assert not line or f"({path}:{line + (line == 6)})" in said.message
    assert (tmp_path / "out/a.cu").read_text() == SOURCE
    assert run.exit_code != 0
    if "NoneType" not in message:  # that one fails on every file
        assert second.status is Status.CONVERTED
    without = convert_paths(tmp_path / "src", Options(rules_module=(str(path),), ignore=("ACME",)))
    assert {result.status for result in without.results} == {Status.CONVERTED}


def test_a_rule_that_changes_a_string_says_so(tmp_path: Path) -> None:
    body = """yield from (ctx.edit("ACME001", i, '"new"') for i in ctx.tokens.where({'"old"'}))"""
    results = []
    for literals in ("", ", literals=True"):
        path = tmp_path / f"acme{len(literals)}.py"
        path.write_text(dedent(of(EDITS + literals, body)))
        results.append(convert_text('const char *x = "old";\n', Options(rules_module=(str(path),))))
    silent, said = results
    assert [d.code for d in silent.diagnostics] == ["HP924"]
    assert said.output == b'const char *x = "new";\n'
