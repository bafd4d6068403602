"""The documents say what the code does."""

from __future__ import annotations

import re
import shlex
import shutil
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from itertools import takewhile
from pathlib import Path
from xml.etree import ElementTree

import click
import pytest

import hipport
from hipport.cli import cli
from hipport.config import Options
from hipport.config import load_options
from hipport.rules import RULES
from scripts.docs import differences

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted(
    path
    for pattern in ("*.md", "docs/**/*.md", "examples/**/*.md", "kernels/*.md", "mappings/*.md")
    for path in ROOT.glob(pattern)
)
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TYPED = re.compile(r"^ *\$ (.*)$", re.MULTILINE)  # above what it prints
INLINE = re.compile(r"`(hipport [^`]+)`")
INDENTED = re.compile(r"^ {4}(.*)$", re.MULTILINE)
COMMAND = re.compile(r"(?:^|[ /])hipport (?=[-a-z])")
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")
LIMITED = (click.Choice, click.IntRange, click.FloatRange)
ANCHOR = re.compile(r"\]\(([^)#\s:]*)#([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
SETTING = re.compile(r"^\| `([\w-]+)` \| `([^`]+)` \|", re.MULTILINE)

every_document = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))


def fenced(document: str, language: str) -> list[str]:
    found = FENCED.findall((ROOT / document).read_text("utf-8"))
    return [text for kind, text in found if kind == language]


def commands(text: str) -> Iterator[list[str]]:
    """The arguments of the hipport commands in the code of a document, shell syntax around them left out."""
    blocks = [content for language, content in FENCED.findall(text) if language in ("", "sh")]
    typed = TYPED.findall("".join(content for language, content in FENCED.findall(text) if language not in ("", "sh")))
    for line in "\n".join([*blocks, *typed, *INDENTED.findall(text), *INLINE.findall(text)]).splitlines():
        if COMMAND.search(line) and "[OPTIONS]" not in line:
            words = shlex.split(COMMAND.split(line, maxsplit=1)[1], comments=True)
            yield list(takewhile(lambda word: word not in ("|", ">", "&&"), words))


def parse(words: list[str]) -> None:
    """Raises click's UsageError for a command, an option or an option's value that does not exist."""
    command: click.Command = cli
    context = click.Context(cli)
    while isinstance(command, click.Group) and words and not words[0].startswith("-"):
        name, found, words = command.resolve_command(context, words)
        assert found is not None, name
        command = found
    own = click.Context(command, **command.context_settings)  # which may let unknown options pass, for hipport cxx
    values, _, _ = command.make_parser(own).parse_args(list(words))
    for parameter in command.params:
        if isinstance(parameter, click.Option) and isinstance(parameter.type, LIMITED) and parameter.name in values:
            parameter.type_cast_value(own, values[parameter.name])


def test_generated_pages_are_up_to_date() -> None:
    assert not differences(), "run scripts/docs.py"


@every_document
def test_links_lead_somewhere(path: Path) -> None:
    targets = [link for link in LINK.findall(path.read_text("utf-8")) if "://" not in link]
    assert not [target for target in targets if not (path.parent / target).exists()]


def anchors(path: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub and the site make them."""
    headings = HEADING.findall(FENCED.sub("", path.read_text("utf-8")))
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@every_document
def test_anchors_are_headings(path: Path) -> None:
    links = ANCHOR.findall(path.read_text("utf-8"))
    assert not [link for link in links if link[1] not in anchors(path.parent / link[0] if link[0] else path)]


@every_document
def test_rules_that_are_named_exist(path: Path) -> None:
    assert set(re.findall(r"\bHP\d{3}\b", path.read_text("utf-8"))) <= RULES.keys() | {"HP714"}


@every_document
def test_commands_can_be_typed(path: Path) -> None:
    for words in commands(path.read_text("utf-8")):
        parse(words)


def test_tools_are_those_that_a_port_writes() -> None:
    constructs = tomllib.loads((ROOT / "mappings/build.toml").read_text("utf-8"))["constructs"]
    written = {each["write"] for each in constructs if each["code"] in ("HP811", "HP813") and "write" in each}
    tools = {text for text in written if re.fullmatch(r"[a-z][\w-]*( --[\w -]+)?|--device=[^\\]+", text)}
    assert tools >= {"hipcc", "rocgdb", "rocm-smi", "rocprofv3 --sys-trace --", "rocprofv3 --kernel-trace --stats --"}
    page = (ROOT / "docs/rocm-stack.md").read_text("utf-8")
    assert not [tool for tool in tools if f"`{tool}`" not in page]


def test_the_example_of_logical_warps_is_the_program_and_its_port() -> None:
    program = (ROOT / "tests/run/native_warps/block_sum.cu").read_text("utf-8")
    port = (hipport.convert_text(program).output or b"").decode()
    (kernel,) = fenced("docs/logical-warps.md", "cuda")
    (changes,) = fenced("docs/logical-warps.md", "diff")
    assert kernel in program
    assert not [line for line in changes.splitlines() if line[1:] not in (program if line[0] == "-" else port)]


def test_pictures_are_drawn_for_light_and_dark_pages() -> None:
    pictures = sorted((ROOT / "docs/pictures").glob("*.svg"))
    shown = {link for path in DOCUMENTS for link in LINK.findall(path.read_text("utf-8")) if link.endswith(".svg")}
    assert {f"pictures/{path.name}" for path in pictures} == shown
    for picture in pictures:
        text = picture.read_text("utf-8")
        assert ElementTree.fromstring(text).get("role") == "img"
        assert "prefers-color-scheme: dark" in text


def test_every_rule_has_its_page_and_its_line() -> None:
    index = (ROOT / "docs/rules.md").read_text("utf-8")
    assert {path.stem for path in (ROOT / "docs/rules").iterdir()} == RULES.keys()
    assert set(re.findall(r"^\| \[(HP\d+)\]", index, re.MULTILINE)) == RULES.keys()


def test_every_setting_is_documented_with_its_default(tmp_path: Path) -> None:
    table = SETTING.findall((ROOT / "docs/configuration.md").read_text("utf-8"))
    assert [key for key, _ in table] == [field.name.replace("_", "-") for field in fields(Options)]
    (tmp_path / "hipport.toml").write_text("".join(f"{key} = {default}\n" for key, default in table))
    assert load_options(tmp_path) == Options()


@pytest.mark.parametrize("text", fenced("docs/configuration.md", "toml"))
def test_configuration_examples_are_accepted(text: str, tmp_path: Path) -> None:
    name = "pyproject.toml" if "tool" in tomllib.loads(text) else "hipport.toml"
    (tmp_path / name).write_text(text)
    assert load_options(tmp_path).cuda == "12.4"


@pytest.mark.parametrize("code", [*fenced("README.md", "python"), *fenced("docs/python-api.md", "python")])
def test_python_examples_run(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copytree(ROOT / "examples/nbody", tmp_path / "src")
    exec(compile(code, "example", "exec"), {})


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Type `hipport convert src/`.", [["convert", "src/"]]),
        ("    hipport check a/ # all of it", [["check", "a/"]]),
        ("```sh\ncd x && .venv/bin/hipport run a.cu | tail\n```\n", [["run", "a.cu"]]),
        ("```console\n$ hipport run a.cu\nhipport run: one finding\n```\n", [["run", "a.cu"]]),
        ("```python\nimport hipport\n```\n", []),
    ],
)
def test_commands_are_found_wherever_a_page_has_them(text: str, found: list[list[str]]) -> None:
    assert list(commands(text)) == found


@pytest.mark.parametrize(
    "line", ["convert a --no-such", "check --jobs 0", "convert --format yaml a", "explain --all x"]
)
def test_a_command_that_cannot_be_typed_is_refused(line: str) -> None:
    with pytest.raises(click.UsageError):
        parse(shlex.split(line))


@every_document
def test_python_blocks_are_python(path: Path) -> None:
    for code in fenced(str(path.relative_to(ROOT)), "python"):
        compile(code, str(path), "exec")


def test_every_public_name_is_documented() -> None:
    words = set(re.findall(r"\w+", (ROOT / "docs/python-api.md").read_text("utf-8")))
    assert set(hipport.__all__) <= words


def test_the_tables_are_as_large_as_the_readme_says() -> None:
    symbols, pairs = map(int, re.findall(r"more than (\d+),000", (ROOT / "README.md").read_text("utf-8")))
    mapping = hipport.load_mapping()
    rows = [row for library in mapping.libraries if library.table for row in mapping.table(library)]
    assert len({row[0] for row in rows}) > symbols * 1000
    assert len({row[0] for row in rows if row[5]}) > pairs * 1000
