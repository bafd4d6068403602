"""The code of docs/testing-rules.md and docs/own-rules.md does what the pages say."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import hipport.rule_api
import hipport.testing
from hipport import Options
from hipport import convert_text
from hipport import load_mapping
from hipport.project.survey import Survey
from hipport.rule_api import Context
from hipport.source.text import Source
from hipport.testing import CaseMismatchError
from hipport.testing import check_case

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "testing-rules.md").read_text("utf-8")
BLOCKS = dict(re.findall(r"^<!-- (\S+) -->\n```\w+\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in BLOCKS.items():
        if name != "output":
            path = tmp_path / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
    return tmp_path


def test_every_block_has_a_name() -> None:
    assert len(BLOCKS) == PAGE.count("```") / 2


@pytest.mark.long
def test_the_test_passes_under_pytest(folder: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_rules.py"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "1 passed" in done.stdout


@pytest.mark.long
def test_the_commands_do_what_they_say(folder: Path) -> None:
    (folder / "src").mkdir()
    (folder / "src/a.cu").write_text("float f(float x) { acmeAlloc(); return acmeReduce<32>(x); }\n")
    lines = re.findall(r"^    hipport (.+)$", PAGE, re.MULTILINE)
    assert len(lines) == 2
    done = [
        subprocess.run(
            [sys.executable, "-m", "hipport", *line.split()], cwd=folder, capture_output=True, text=True, check=False
        )
        for line in lines
    ]
    assert [each.returncode for each in done] == [1, 0]
    assert "acmeHipAlloc" in (folder / "src_hip/a.cu").read_text()
    assert "ACME002 (reduce-by-32)\n\nA reduction over 32 lanes.\n" in done[1].stdout


def test_a_wrong_case_is_reported_as_the_page_shows(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.delenv("HIPPORT_UPDATE_CASES", raising=False)
    case = Path("cases/reduce.cu")
    case.write_text(case.read_text().replace("ACME002 warning", "ACME002 error"))
    with pytest.raises(CaseMismatchError) as error:
        check_case(case, rules_module="acme_rules.py")
    assert f"{error.value}\n" == BLOCKS["output"]


def test_the_page_names_all_there_is() -> None:
    words = set(re.findall(r"\w+", PAGE))
    assert {*hipport.rule_api.__all__, *hipport.testing.__all__} <= words


def test_the_members_that_the_page_promises_exist() -> None:
    ctx = Context(Source("a.cu", "int x;\n"), load_mapping(), Options(), Survey())
    for name, value in {"Context": ctx, "Tokens": ctx.tokens}.items():
        (cell,) = re.findall(rf"^\| `{name}` \| [^|:]+: (.+) \|$", PAGE, re.MULTILINE)
        members = re.findall(r"`(\w+)(?:\(\w*\))?`", cell)
        assert len(members) > 5
        assert [member for member in members if not hasattr(value, member)] == []


def test_the_file_of_names_is_one(tmp_path: Path) -> None:
    (text,) = re.findall(r"^```toml\n(.*?)^```$", (DOCS / "own-rules.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    (tmp_path / "acme.toml").write_text(text)
    mapping = load_mapping(None, [tmp_path / "acme.toml"])
    result = convert_text('#include "acme/cuda_utils.h"\nvoid f() { acmeLaunch(a, b, c); }\n', mapping=mapping)
    assert b'#include "acme/hip_utils.h"' in (result.output or b"")
    assert b"acmeHipLaunch(a, reinterpret_cast<const void*>(b), c, nullptr)" in (result.output or b"")
