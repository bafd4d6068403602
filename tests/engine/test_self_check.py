"""What the engine makes of rules that are wrong on purpose: each gate before a port refuses one of them."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Iterator
from pathlib import Path

import pytest

import hipport
from hipport.config import Options
from hipport.context.registry import Rule
from hipport.context.registry import RuleResult
from hipport.convert import convert_bytes
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity
from hipport.mapping.mapping import load_mapping
from hipport.result import Result
from hipport.result import Status
from hipport.rules import RULES
from hipport.rules import Context

TEXT = """\
// a remark
int number = 1; /* of things */
const char *word = "word", letter = 'c';
int last = 2; char both[] = "one""two"/* near */;
"""
CHANGED = "a comment or a string literal changed"


def add_rule(
    monkeypatch: pytest.MonkeyPatch,
    findings: Iterable[RuleResult],
    code: str = "HP999",
    *,
    literals: bool = False,
    again: bool = False,
) -> None:
    """Add a rule that finds something in TEXT, and nothing in the output, or with ``again`` the same there."""
    found = tuple(findings)

    def check(ctx: Context) -> Iterator[RuleResult]:
        if again or ctx.source.text == TEXT:
            yield from found

    monkeypatch.setitem(RULES, code, Rule(code, "bad", check, "", edits=True, literals=literals))


def convert(text: str = TEXT, options: Options | None = None) -> Result:
    return convert_bytes("a.h", text.encode(), load_mapping(), options or Options()).result


def edit(before: str, after: str, code: str = "HP999") -> Edit:
    """Put ``after`` in the place of the first ``before`` of the text."""
    start = TEXT.index(before)
    return Edit(start, start + len(before), after, code)


def diagnostic(before: str, fix: Fix | None = None, code: str = "HP999") -> Diagnostic:
    start = TEXT.index(before)
    lines = TEXT[:start].split("\n")
    return Diagnostic(
        code, Severity.WARNING, "m", "r", start, start + len(before), len(lines), len(lines[-1]) + 1, fix=fix
    )


def fix(*edits: Edit, applicability: Applicability = Applicability.SAFE) -> Fix:
    return Fix("title", applicability, edits)


def assert_refused(result: Result, why: str) -> None:
    assert result.status is Status.FAILED
    assert result.output is None
    assert not result.edits
    message = f"internal error: {why}; the file was not converted"
    remedy = "please report it with the file"
    assert result.diagnostics == (Diagnostic("HP905", Severity.ERROR, message, remedy, 0, 0, 1, 1),)
    assert result.lines == 4


def assert_left_out(result: Result, why: str, *codes: str, status: Status = Status.UNCHANGED) -> None:
    """The file is converted, without the rules that are wrong."""
    assert result.status is status
    names, explained = " and ".join(codes), ", ".join(f"hipport explain {code}" for code in codes)
    message = f"internal error: {why}; the file was converted without {names}"
    remedy = f"do by hand what {names} would do ({explained}), and please report it with the file"
    assert Diagnostic("HP905", Severity.ERROR, message, remedy, 0, 0, 1, 1) in result.diagnostics
    assert not [edit for edit in result.edits if edit.code in codes]
    assert result.lines == 4


# Comments and strings


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a remark", "another"),
        ("// a remark\n", ""),
        ("of things", "of them"),
        ("/* of things */", ""),
        ('"word"', '"ward"'),
        ('"word"', "0"),
        ("'c'", "'d'"),
        ("int number", "/* new */ int number"),
        ("int last = 2", 'auto last = "2"'),
        ("int last = 2", "auto last = '2'"),
        ("int number", "// int number"),
        ("number = 1", 'number = "'),
    ],
)
def test_a_rule_that_changes_a_comment_or_a_string(monkeypatch: pytest.MonkeyPatch, before: str, after: str) -> None:
    add_rule(monkeypatch, [edit(before, after)])
    assert_refused(convert(), CHANGED)


def test_a_fix_that_changes_a_string(monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, [diagnostic("number", fix(edit('"word"', '"ward"')))])
    assert_refused(convert(), CHANGED)


def test_a_rule_for_strings_may_change_them(monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, [edit('"word"', '"ward"')], literals=True)
    result = convert()
    assert result.status is Status.CONVERTED
    assert result.output == TEXT.replace('"word"', '"ward"').encode()


@pytest.mark.parametrize("other", ["// a remark", "'c'", "/* of things */"])
def test_a_rule_for_strings_covers_no_other_rule(monkeypatch: pytest.MonkeyPatch, other: str) -> None:
    add_rule(monkeypatch, [edit('"word"', '"a longer word"')], literals=True)
    add_rule(monkeypatch, [edit(other, "", "HP998")], "HP998")
    assert_refused(convert(), CHANGED)


def test_a_rule_for_strings_beside_other_edits(monkeypatch: pytest.MonkeyPatch) -> None:
    """The string is looked for where the edits before it have put it."""
    add_rule(monkeypatch, [edit('"word"', '"a longer word"'), edit("'c'", "0")], literals=True)
    add_rule(monkeypatch, [edit("number", "much_longer_name", "HP998"), edit("last", "l", "HP998")], "HP998")
    assert convert().status is Status.CONVERTED


@pytest.mark.parametrize(("within", "text"), [('"|word"', "s"), ("/|* of things", " "), ("/* of |things", "*/ /*")])
def test_a_rule_for_strings_that_only_inserts(monkeypatch: pytest.MonkeyPatch, within: str, text: str) -> None:
    """An insertion replaces no token: what it cuts is changed."""
    at = TEXT.index(within.replace("|", "")) + within.index("|")
    add_rule(monkeypatch, [Edit(at, at, text, "HP999")], literals=True)
    assert_refused(convert(), CHANGED)


@pytest.mark.parametrize("neighbour", ['"two"', '"word"', "// a remark"])
def test_a_rule_for_strings_covers_no_neighbour(monkeypatch: pytest.MonkeyPatch, neighbour: str) -> None:
    add_rule(monkeypatch, [edit('"one"', '"a"')], literals=True)
    add_rule(monkeypatch, [edit(neighbour, "", "HP998")], "HP998")
    assert_refused(convert(), CHANGED)


def test_an_insertion_covers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor the first token of the file."""
    start = TEXT.index("last")
    add_rule(monkeypatch, [Edit(start, start, "very_", "HP999")], literals=True)
    add_rule(monkeypatch, [edit("// a remark", "", "HP998")], "HP998")
    assert_refused(convert(), CHANGED)


@pytest.mark.parametrize(("before", "after"), [('"two"', ""), ("", " + 1"), ('"two"', '"longer"')])
def test_a_rule_for_strings_beside_a_comment(monkeypatch: pytest.MonkeyPatch, before: str, after: str) -> None:
    """The comment is looked for in the output, whatever is put or left out before it."""
    end = TEXT.index("/* near */")
    add_rule(monkeypatch, [Edit(end - len(before), end, after, "HP999")], literals=True)
    assert convert().output == TEXT.replace(f"{before}/* near */", f"{after}/* near */").encode()


def test_a_rule_for_strings_that_makes_two_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second is one that nobody wrote."""
    add_rule(monkeypatch, [edit('"one"', '"1""3"')], literals=True)
    assert_refused(convert(), CHANGED)


@pytest.mark.parametrize(("edits", "times"), [(False, 1), (True, 2)])
def test_only_rules_that_can_edit_are_asked_again(monkeypatch: pytest.MonkeyPatch, *, edits: bool, times: int) -> None:
    asked = []

    def check(ctx: Context) -> Iterator[RuleResult]:
        asked.append(ctx.source.text)
        yield from ()

    add_rule(monkeypatch, [edit("number", "digits", "HP998")], "HP998")
    monkeypatch.setitem(RULES, "HP999", Rule("HP999", "counter", check, "", edits=edits))
    convert()
    assert len(asked) == times


# Stability


@pytest.mark.parametrize(("before", "line"), [("int number", 2), ("int last", 4)])
def test_a_rule_that_is_not_stable(monkeypatch: pytest.MonkeyPatch, before: str, line: int) -> None:
    start = TEXT.index(before)
    add_rule(monkeypatch, [Edit(start, start, "x ", "HP999")], again=True)
    assert_left_out(convert(), f"a second run would change line {line} of the output again", "HP999")


def test_the_other_rules_stay_beside_one_that_is_not_stable(monkeypatch: pytest.MonkeyPatch) -> None:
    start = TEXT.index("int last")
    for code in ("HP997", "HP999"):
        add_rule(monkeypatch, [Edit(start, start, f"{code} ", code)], code, again=True)
    add_rule(monkeypatch, [edit("number", "digits", "HP998")], "HP998")
    result = convert()
    for code in ("HP997", "HP999"):
        why = "a second run would change line 4 of the output again"
        assert_left_out(result, why, code, status=Status.CONVERTED)
    assert result.output == TEXT.replace("number", "digits").encode()


def test_a_fix_that_is_not_stable(monkeypatch: pytest.MonkeyPatch) -> None:
    start = TEXT.index("int last")
    add_rule(monkeypatch, [diagnostic("number", fix(Edit(start, start, "x ", "HP999")))], again=True)
    assert_left_out(convert(), "a second run would change line 4 of the output again", "HP999")


@pytest.mark.parametrize("unsafe_fixes", [False, True])
def test_an_unsafe_fix_that_is_not_stable(monkeypatch: pytest.MonkeyPatch, *, unsafe_fixes: bool) -> None:
    """It counts where it may be applied. The edit of the other rule makes that there is an output to check."""
    start = TEXT.index("int last")
    change = fix(Edit(start, start, "x ", "HP999"), applicability=Applicability.UNSAFE)
    add_rule(monkeypatch, [diagnostic("last", change)], again=True)
    add_rule(monkeypatch, [edit("number", "amount", "HP998")], "HP998")
    result = convert(options=Options(unsafe_fixes=unsafe_fixes))
    assert result.status is Status.CONVERTED
    if unsafe_fixes:
        why = "a second run would change line 4 of the output again"
        assert_left_out(result, why, "HP999", status=Status.CONVERTED)
    else:
        assert not result.diagnostics[0].fixed


# Overlaps and exceptions


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("number", "a"), ("number", "b")),
        (("int number", "a"), ("number =", "b")),
        (("int number = 1", "a"), ("number", "b")),
    ],
)
def test_rules_that_want_the_same_bytes(
    monkeypatch: pytest.MonkeyPatch, one: tuple[str, str], other: tuple[str, str]
) -> None:
    add_rule(monkeypatch, [edit(*one, "HP998")], "HP998")
    add_rule(monkeypatch, [edit(*other)])
    assert_left_out(convert(), "HP998 and HP999 both change bytes 16..22", "HP998", "HP999")


def test_rules_that_want_the_same_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """One rule may say a thing twice; that is one edit."""
    add_rule(monkeypatch, [edit("number", "digits"), edit("number", "digits")])
    result = convert()
    assert result.output == TEXT.replace("number", "digits").encode()
    assert len(result.edits) == 1


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (KeyError("x"), "KeyError: 'x'"),
        (RecursionError("too deep"), "RecursionError: too deep"),
        (IndexError(), "IndexError"),
    ],
)
def test_a_rule_that_fails(monkeypatch: pytest.MonkeyPatch, error: Exception, why: str) -> None:
    def check(ctx: Context) -> Iterator[RuleResult]:
        yield edit("number", "digits")
        raise error

    monkeypatch.setitem(RULES, "HP999", Rule("HP999", "bad", check, ""))
    assert_left_out(convert(), why, "HP999")


@pytest.mark.parametrize("error", [KeyboardInterrupt(), hipport.ConfigError("a mistake of the caller")])
def test_what_is_not_a_fault_of_a_rule_passes(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    def check(ctx: Context) -> Iterator[RuleResult]:
        raise error
        yield

    monkeypatch.setitem(RULES, "HP999", Rule("HP999", "bad", check, ""))
    with pytest.raises(type(error)):
        convert()


def test_the_other_files_of_a_tree_are_converted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def check(ctx: Context) -> Iterator[RuleResult]:
        if Path(ctx.source.path).name == "bad.cu":
            yield Edit(0, 0, "// a remark that nobody wrote\n", "HP999")

    monkeypatch.setitem(RULES, "HP999", Rule("HP999", "bad", check, "", edits=True))
    tree = tmp_path / "tree"
    tree.mkdir()
    for name in ("bad.cu", "good.cu"):
        (tree / name).write_text("cudaStream_t s;\n")
    run = hipport.convert_paths(tree, output=tmp_path / "out")
    assert {Path(result.path).name: result.status for result in run.results} == {
        "bad.cu": Status.FAILED,
        "good.cu": Status.CONVERTED,
    }
    assert (tmp_path / "out/bad.cu").read_text() == "cudaStream_t s;\n"
    assert (tmp_path / "out/good.cu").read_text() == "#include <hip/hip_runtime.h>\nhipStream_t s;\n"


# Fixes


def test_a_fix_is_applied_and_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, [diagnostic("number", fix(edit("number", "digits"), edit("last", "tail")))])
    result = convert()
    assert result.output == TEXT.replace("number", "digits").replace("last", "tail").encode()
    assert [found.fixed for found in result.diagnostics] == [True]
    assert [found.text for found in result.edits] == ["digits", "tail"]


@pytest.mark.parametrize(
    ("applicability", "unsafe_fixes", "fixed"),
    [
        (Applicability.SAFE, False, True),
        (Applicability.SAFE, True, True),
        (Applicability.UNSAFE, False, False),
        (Applicability.UNSAFE, True, True),
        (Applicability.DISPLAY, False, False),
        (Applicability.DISPLAY, True, False),
    ],
)
def test_which_fixes_are_applied(
    monkeypatch: pytest.MonkeyPatch, applicability: Applicability, *, unsafe_fixes: bool, fixed: bool
) -> None:
    add_rule(monkeypatch, [diagnostic("number", fix(edit("number", "digits"), applicability=applicability))])
    result = convert(options=Options(unsafe_fixes=unsafe_fixes))
    assert [found.fixed for found in result.diagnostics] == [fixed]
    assert result.output == (TEXT.replace("number", "digits").encode() if fixed else None)
    assert result.status is (Status.CONVERTED if fixed else Status.UNCHANGED)


def test_a_fix_that_overlaps_is_not_applied_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """The edit of a rule goes before a fix, the fix of an earlier place before that of a later one."""
    add_rule(
        monkeypatch,
        [
            edit("last", "tail"),
            diagnostic("int last", fix(edit("letter", "third"), edit("last", "end"))),
            diagnostic("word", fix(edit("number", "second"))),
            diagnostic("number", fix(edit("number", "first"))),
        ],
    )
    result = convert()
    assert result.output == TEXT.replace("number", "first").replace("last", "tail").encode()
    assert [(found.line, found.fixed) for found in result.diagnostics] == [(2, True), (3, False), (4, False)]


# Suppressions


@pytest.mark.parametrize(
    ("comment", "suppressed"),
    [
        ("// hipport: ignore[HP998] why", {"HP998"}),
        ("// hipport:ignore[HP998]", {"HP998"}),
        ("// hipport: ignore[HP998, HP999]", {"HP998", "HP999"}),
        ("// hipport: ignore[HP99]", {"HP998", "HP999"}),
        ("// hipport: ignore", {"HP998", "HP999"}),
        ("/* hipport: ignore[HP999] */", {"HP999"}),
        ("// hipport: ignore[HP97]", set()),
        ("// ignore[HP999]", set()),
        ('; const char *s = "hipport: ignore[HP999]";', set()),
    ],
)
@pytest.mark.parametrize("where", ["behind", "alone before", "alone before, over lines"])
def test_suppressions(monkeypatch: pytest.MonkeyPatch, comment: str, suppressed: set[str], where: str) -> None:
    first = "int first;\n"
    if where == "behind":
        text = f"{first}int number = 1; {comment}\nint number = 2;\n"
    elif where == "alone before":
        text = f"{first}  {comment}\nint number = 1;\nint number = 2;\n"
    else:
        text = f"{first}/* hipport: ignore[{'HP998'}]\n   and why */\nint number = 1;\nint number = 2;\n"
        suppressed = {"HP998"}

    def check(code: str) -> None:
        def findings(ctx: Context) -> Iterator[RuleResult]:
            for index in ctx.tokens.where({"number"}):
                yield ctx.diagnostic(code, Severity.WARNING, index, "message", "remedy")

        monkeypatch.setitem(RULES, code, Rule(code, "finder", findings, ""))

    check("HP999")
    check("HP998")
    result = convert(text)
    lines = sorted({found.line for found in result.diagnostics})
    later = lines[-1]
    assert {found.code for found in result.diagnostics if found.line == later} == {"HP998", "HP999"}
    left = [found.code for found in result.diagnostics if found.line != later]
    assert left == sorted({"HP998", "HP999"} - suppressed)


def test_a_suppressed_finding_is_not_fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(ctx: Context) -> Iterator[RuleResult]:
        for index in ctx.tokens.where({"number"}):
            there = ctx.tokens.starts[index]
            change = Edit(there, there + 6, "digits", "HP999")
            yield ctx.diagnostic("HP999", Severity.WARNING, index, "message", "remedy", fix=fix(change))

    monkeypatch.setitem(RULES, "HP999", Rule("HP999", "finder", check, "", edits=True))
    result = convert("int number; // hipport: ignore[HP999]\nint number;\n")
    assert result.output == b"int number; // hipport: ignore[HP999]\nint digits;\n"
