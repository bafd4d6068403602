"""Write the documentation that comes from the code: `python scripts/docs.py [--check]`.

docs/cli.md comes from the commands, docs/rules.md and docs/rules/ from the rules, the report in README.md from
converting an example, the tables of libraries and architectures in docs/rocm-stack.md from what hipport knows of them.
With --check nothing is written: exit code 1 if something differs.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import re
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import click
from rich.console import Console

from hipport import convert_paths
from hipport import load_mapping
from hipport.architectures import adds_atomically
from hipport.architectures import has_images
from hipport.architectures import lds_bytes
from hipport.architectures import uses_fnuz_fp8
from hipport.architectures import wavefront_of
from hipport.cli import cli
from hipport.cli.options import rule_infos
from hipport.report.summary import summarize
from hipport.report.text import show
from hipport.rules import RULES
from hipport.rules import Rule

ROOT = Path(__file__).resolve().parents[1]

FAMILIES = {
    "HP0": "C++ that clang reads otherwise than nvcc",
    "HP1": "names, headers and namespaces",
    "HP2": "kernel launches and language",
    "HP3": "counterparts that differ",
    "HP4": "the width of a wavefront",
    "HP5": "what HIP does not have",
    "HP6": "preprocessor conditions and compute capability",
    "HP7": "what compiles and behaves differently",
    "HP8": "build files, and CUDA inside Python",
    "HP9": "the tool itself",
}
_EXAMPLE = "image_pipeline"
_SECTIONS = ("What it finds", "Why", "Example", "Keep", "Fix safety", "Source")
_CODE_LIKE = re.compile(r"<+[\w./]*>+|\b__\w+")  # read as HTML or as bold text unless it is marked as code
#: The architectures that docs/rocm-stack.md compares, each with the name of its family.
_ARCHITECTURES = {
    "gfx908": "CDNA 1",
    "gfx90a": "CDNA 2",
    "gfx942": "CDNA 3",
    "gfx950": "CDNA 4",
    "gfx1030": "RDNA 2",
    "gfx1100": "RDNA 3",
    "gfx1201": "RDNA 4",
}
_SECONDS = re.compile(r"\d+\.\d s$", re.MULTILINE)


def pages() -> dict[Path, str]:
    """Every page that this script writes, with its text."""
    readme, stack = ROOT / "README.md", ROOT / "docs/rocm-stack.md"
    tables = {"libraries": _libraries(), "libraries without": _lacking_libraries(), "architectures": _architectures()}
    return {
        ROOT / "docs/cli.md": _cli_page(),
        ROOT / "docs/rules.md": _rules_page(),
        **{ROOT / f"docs/rules/{rule.code}.md": _rule_page(rule) for rule in RULES.values()},
        readme: _filled(readme, {"report": f"```text\n{example_report()}```\n"}),
        stack: _filled(stack, tables),
    }


def _filled(page: Path, parts: dict[str, str]) -> str:
    """A page with its generated parts, each between ``<!-- NAME -->`` and ``<!-- end of NAME -->``."""
    text = page.read_text("utf-8")
    for name, part in parts.items():
        begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, _, rest = text.partition(begin)
        _, found, after = rest.partition(end)
        if not found:
            raise ValueError(f"{page}: no {begin.strip()} with {end}")
        text = f"{before}{begin}\n{part}\n{end}{after}"
    return text


def differences() -> list[str]:
    """What is not as the code says: pages that differ (wall times aside), and pages of rules that do not exist."""
    differing = [f"{path.relative_to(ROOT)} differs" for path, text in pages().items() if _differs(path, text)]
    return differing + [f"{path.relative_to(ROOT)} is of no rule" for path in _orphans()]


def _differs(path: Path, text: str) -> bool:
    """Whether a file does not have a text, wall times aside."""
    return not path.exists() or _SECONDS.sub("", path.read_text("utf-8")) != _SECONDS.sub("", text)


def _orphans() -> list[Path]:
    return [path for path in sorted((ROOT / "docs/rules").glob("*.md")) if path.stem not in RULES]


# The command line


def _cli_page() -> str:
    return "# Command line\n\n" + "\n".join(
        _command_pages(click.Context(cli, info_name="hipport", **cli.context_settings))
    )


def _command_pages(context: click.Context) -> Iterator[str]:
    command = context.command
    yield f"## `{context.command_path}`\n"
    yield f"    {context.command_path} {' '.join(command.collect_usage_pieces(context))}\n"
    for paragraph in (command.help or "").split("\n\n"):
        text = " ".join(paragraph.split())
        yield f"    {example}\n" if (example := text.removeprefix("Example: ")) != text else f"{_marked(text)}\n"
    options = [param for param in command.params if isinstance(param, click.Option)]
    yield "| Option | What it does |\n|---|---|"
    for names, text in filter(None, (option.get_help_record(context) for option in options)):
        yield f"| `{_in_cell(names)}` | {_in_cell(_marked(' '.join(text.split())))} |"
    yield ""
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            if sub := command.resolve_command(context, [name])[1]:
                yield from _command_pages(click.Context(sub, parent=context, info_name=name))


def _in_cell(text: str) -> str:
    return text.replace("|", r"\|")


# The rules


def _rules_page() -> str:
    lines = [
        "# Rules",
        "",
        "Each rule has a code, which never changes its meaning, and a page, which `hipport explain CODE` prints too.",
        "The rule speaks of what stands under *Example* on its page, and is silent on what stands under *Keep*.",
    ]
    for family, title in FAMILIES.items():
        lines += ["", f"## {family}xx: {title}", ""]
        lines += ["| Code | Name | What it is about |", "|---|---|---|"]
        lines += [
            f"| [{code}](rules/{code}.md) | {rule.name} | {_in_cell(_marked(rule.summary))} |"
            for code, rule in sorted(RULES.items())
            if code.startswith(family)
        ]
    return "\n".join(lines) + "\n"


def _rule_page(rule: Rule) -> str:
    blocks = [f"# {rule.code}: {rule.name}", _marked(rule.summary)]
    for title in _SECTIONS:
        heading, body = rule.heading(title), rule.section(title)
        if not heading and not body:
            continue
        if title in ("Example", "Keep"):
            options = f" (with `{heading}`)" if heading else ""
            blocks += [f"**{title}**{options}:", f"```cpp\n{body}\n```"]
        else:
            blocks.append(f"**{title}**: " + _marked(f"{heading}\n{body}".strip()))
    return "\n\n".join(blocks) + "\n"


def _marked(text: str) -> str:
    """Prose as Markdown: what stands outside of backticks and looks like code is put into them."""
    parts = text.split("`")
    parts[::2] = [_CODE_LIKE.sub(r"`\g<0>`", part) for part in parts[::2]]
    return "`".join(parts)


# The tables of docs/rocm-stack.md


def _libraries() -> str:
    """CUDA's libraries that ROCm has, with the names of each and how many of them HIP has."""
    mapping = load_mapping()
    lines = ["| CUDA | ROCm | names in CUDA | in HIP |", "|---|---|--:|--:|"]
    for library in mapping.libraries:
        if library.table:
            rows = mapping.table(library)
            names, ported = {row.cuda for row in rows}, {row.cuda for row in rows if row.hip}
            lines.append(f"| {library.title} | {library.hip} | {len(names):,} | {len(ported):,} |")
    return "\n".join(lines) + "\n"


def _lacking_libraries() -> str:
    """CUDA's libraries without a counterpart in ROCm, each with the reason and the headers that hipport has for it."""
    lines = ["| CUDA | In ROCm | Headers of hipport |", "|---|---|---|"]
    for library in load_mapping().libraries:
        if library.unsupported:
            headers = ", ".join(f"`{header}`" for header in library.provided)
            lines.append(f"| {library.title} | {_in_cell(_marked(library.unsupported))} | {headers} |")
    return "\n".join(lines) + "\n"


def _architectures() -> str:
    titles = ("architecture", "family", "lanes", "LDS of a block", "images", "atomicAdd of float, double", "fp8 format")
    lines = [f"| {' | '.join(titles)} |", f"|{'---|' * len(titles)}"]
    for arch, family in _ARCHITECTURES.items():
        adds = ("an instruction" if adds_atomically(arch, name) else "a loop" for name in ("float", "double"))
        cells = (
            arch,
            family,
            str(wavefront_of(arch)),
            f"{lds_bytes(arch) // 1024} KiB",
            "yes" if has_images(arch) else "no",
            ", ".join(adds),
            "FNUZ" if uses_fnuz_fp8(arch) else "OCP, as in CUDA",
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


# The report in the README


def example_report() -> str:
    """What ``hipport convert`` prints for an example on a terminal of 80 columns."""
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(ROOT):
        run = convert_paths(f"examples/{_EXAMPLE}", output=folder)
    screen = io.StringIO()
    console = Console(file=screen, width=80, highlight=False, color_system=None)
    show(summarize(replace(run, output=f"/tmp/{_EXAMPLE}_hip"), rule_infos()), console)
    return "".join(f"{line.rstrip()}\n" for line in screen.getvalue().splitlines())


def main() -> int:
    """Exit code 0: the pages are written, or are as they should be; 1: --check found differences."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if something differs")
    if parser.parse_args().check:
        differing = differences()
        print("\n".join(differing) or "the generated pages are up to date")
        return 1 if differing else 0
    for path, text in pages().items():
        if _differs(path, text):
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for path in _orphans():
        path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
