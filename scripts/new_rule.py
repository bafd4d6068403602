"""Make the module, the page and the case of a rule: ``python -m scripts.new_rule HP714 name-of-the-pattern``.

All three hold for a pattern that nobody writes, a call of FILL_IN, and say in its place what the author has to write. A
test fails until nothing is left to fill in.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path

from hipport.rules import RETIRED
from hipport.rules import RULES

ROOT = Path(__file__).resolve().parents[1]
#: The folders of ``hipport/rules/`` for the rules of each family of codes; the families of notices have none.
FOLDERS = {
    "HP0": ("language",),
    "HP1": ("names", "headers"),
    "HP2": ("language",),
    "HP3": ("calls",),
    "HP4": ("warps",),
    "HP5": ("missing",),
    "HP6": ("guards",),
    "HP7": ("hazards",),
}
#: Where the families of notices are written by hand: no check of a source finds what they are about.
NOTICES = {"HP8": "hipport/rules/build/files.py", "HP9": "hipport/notices.py"}
#: What stands in place of everything that the author of the rule has to write.
MARK = "FILL_IN"

_CODE = re.compile(r"HP\d{3}")
_NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_MODULE = '''"""{code}: FILL_IN: the theme of the rule, in a few words."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity


@rule("{code}", "{name}")
def {function}(ctx: Context) -> Iterator[Diagnostic]:
    """FILL_IN: the pattern in one sentence, which is its line in docs/rules.md.

    What it finds: FILL_IN: the names and shapes of code, and what is left out.

    Why: FILL_IN: what goes wrong in the port, on which GPUs.

    Example:
        void f(int *p) {{ FILL_IN(p); }}

    Keep:
        void f(int *p) {{ other(p); }}

    Fix safety: FILL_IN: safe, unsafe or no fix, and why.

    Source: FILL_IN: a header, a manual or the message of a compiler, with its version.
    """
    for index in ctx.tokens.places("FILL_IN"):
        if not ctx.written_for_hip(index):
            yield ctx.diagnostic(
                "{code}",
                Severity.WARNING,
                index,
                "FILL_IN: what is wrong",
                "FILL_IN: what to do",
                symbol=ctx.tokens.texts[index],
            )
'''
_CASE = """void f(int *p) {{
    FILL_IN(p);
//~ ^~~~~~~ {code} warning: FILL_IN: what is wrong
//~   remedy: FILL_IN: what to do
    other(p);
}}
"""


class NewRuleError(ValueError):
    """A code, a name or a folder with which no rule can be made."""


def new_rule(code: str, name: str, folder: str = "", root: Path = ROOT) -> dict[Path, str]:
    """The files of a new rule in the tree ``root``, each with its text; none of them exists yet. ``folder`` chooses
    among the folders of the family where it has several. Raises NewRuleError.
    """
    _check_code(code)
    _check_name(name)
    module = root / "hipport/rules" / _folder(code, folder, root) / f"{name.replace('-', '_')}.py"
    text = _MODULE.format(code=code, name=name, function=module.stem)
    files = {module: text, **_case(code, name, root / "tests/cases")}
    for path in files:
        if path.exists():
            raise NewRuleError(f"{path.relative_to(root)} exists: choose another name, or write the rule there by hand")
    return files


def _check_code(code: str) -> None:
    if not _CODE.fullmatch(code):
        raise NewRuleError(f"{code} is not a code: write HP and three digits, such as HP714")
    if code in RULES:
        raise NewRuleError(f"{code} is the code of {RULES[code].name}: take one that is free")
    if code in RETIRED:
        raise NewRuleError(f"{code} was the code of a rule that is gone: take one that was never used")


def _check_name(name: str) -> None:
    if not _NAME.fullmatch(name) or iskeyword(name):
        raise NewRuleError(f"{name} is not a name: write lower-case words with hyphens, such as kernel-launch")
    if other := next((code for code, rule in RULES.items() if rule.name == name), ""):
        raise NewRuleError(f"{name} is the name of {other}: take another one")


def _folder(code: str, wanted: str, root: Path) -> str:
    """The name of the folder of ``hipport/rules/`` that a rule of this code belongs in."""
    family = code[:3]
    if family in NOTICES:
        raise NewRuleError(f"{family}xx are notices, which look at no source: add {code} to {NOTICES[family]} by hand")
    folders = FOLDERS[family]
    if wanted not in ("", *folders):
        raise NewRuleError(f"rules of {family}xx are in {' and '.join(folders)}, not in {wanted}")
    if not wanted and len(folders) > 1:
        raise NewRuleError(f"rules of {family}xx are in {' and '.join(folders)}: choose one with --folder")
    folder = wanted or folders[0]
    if not (root / "hipport/rules" / folder).is_dir():
        raise NewRuleError(f"hipport/rules/{folder} does not exist: the family {family}xx needs its folder first")
    return folder


def _case(code: str, name: str, cases: Path) -> dict[Path, str]:
    """The first case of a rule, in the folder of its name: a source, with what the rule says of it."""
    return {cases / name / "found.cu": _CASE.format(code=code)}


def left_to_fill_in(root: Path = ROOT) -> list[str]:
    """What the authors of new rules have still to write: ``path:line: text`` of each such line."""
    return [
        f"{path.relative_to(root)}:{number}: {line.strip()}"
        for path in _files(root)
        for number, line in enumerate(path.read_text("latin-1").splitlines(), 1)
        if MARK in line
    ]


def _files(root: Path) -> Iterator[Path]:
    yield from sorted((root / "hipport/rules").glob("**/*.py"))
    yield from sorted(path for path in (root / "tests/cases").glob("*/*") if path.is_file())


def main() -> int:
    """Exit code 0: the files are written; 2: no rule can be made so, and nothing is written."""
    parser = argparse.ArgumentParser(prog="python -m scripts.new_rule", description=__doc__)
    parser.add_argument("code", help="the code of the rule, such as HP714")
    parser.add_argument("name", help="the pattern that it finds, such as kernel-launch")
    parser.add_argument("--folder", default="", help="the folder below hipport/rules/, where the family has several")
    given = parser.parse_args()
    try:
        files = new_rule(given.code, given.name, given.folder)
    except NewRuleError as error:
        parser.error(str(error))
    for path, text in files.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
        print(f"wrote {path.relative_to(ROOT)}")
    print(f"next: replace each {MARK}, write more cases, then run\n")
    print("    HIPPORT_UPDATE_CASES=1 python -m pytest -q tests/cases")
    print("    python scripts/docs.py")
    return 0


if __name__ == "__main__":
    sys.exit(main())
