"""What a page tells its reader to do can be done, and gives what the page shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.walkthrough import StepError
from scripts.walkthrough import has_hipcc
from scripts.walkthrough import lasting
from scripts.walkthrough import walked

ROOT = Path(__file__).parents[1]
WALKTHROUGHS = [path for path in sorted((ROOT / "docs").glob("*.md")) if "<!-- run -->" in path.read_text("utf-8")]


def check(page: Path, folder: Path, *, hipcc: bool) -> None:
    text = page.read_text("utf-8")
    assert lasting(walked(text, folder, hipcc=hipcc)) == lasting(text), (
        f"python -m scripts.walkthrough docs/{page.name}"
    )


@pytest.mark.slow
@pytest.mark.parametrize("page", WALKTHROUGHS, ids=lambda path: path.stem)
def test_commands_print_what_the_page_shows(page: Path, tmp_path: Path) -> None:
    check(page, tmp_path, hipcc=False)


@pytest.mark.rocm
@pytest.mark.slow
@pytest.mark.parametrize("page", WALKTHROUGHS, ids=lambda path: path.stem)
def test_commands_that_need_the_compiler_too(page: Path, tmp_path: Path, hipcc: Path) -> None:
    assert has_hipcc()
    check(page, tmp_path, hipcc=True)


def test_the_tutorial_is_a_walkthrough() -> None:
    assert "tutorial" in [page.stem for page in WALKTHROUGHS]


def run_block(body: str, argument: str = "") -> str:
    return f"Text.\n\n<!-- run{argument} -->\n```console\n{body}```\n"


@pytest.mark.parametrize(
    ("page", "expected"),
    [
        (run_block("$ echo one\n$ echo two\nold\n"), run_block("$ echo one\none\n$ echo two\ntwo\n")),
        (run_block("$ echo out; echo err >&2\n"), run_block("$ echo out; echo err >&2\nout\nerr\n")),
        (run_block("$ true\n$ exit 3\n", ": exit 3"), run_block("$ true\n$ exit 3\n", ": exit 3")),
        (run_block("$ false\n", ": hipcc"), run_block("$ false\n", ": hipcc")),
        ("```console\n$ false\n```\n", "```console\n$ false\n```\n"),
    ],
    ids=["output", "both streams", "exit code", "no compiler", "not marked"],
)
def test_a_block_gets_what_its_commands_print(page: str, expected: str, tmp_path: Path) -> None:
    assert walked(page, tmp_path, hipcc=False) == expected


def test_files_and_edits_are_what_later_commands_see(tmp_path: Path) -> None:
    page = (
        "<!-- file: a.txt -->\n```text\none\ntwo\nthree\n```\n\n"
        "<!-- edit: a.txt -->\n```diff\n one\n-two\n+2\n```\n\n" + run_block("$ cat a.txt\none\n2\nthree\n")
    )
    assert walked(page, tmp_path, hipcc=False) == page


@pytest.mark.parametrize(
    ("page", "said"),
    [
        (run_block("$ echo so && exit 2\n"), "ended with 2, not 0:\nso"),
        (run_block("$ true\n", ": exit 1"), "ended with 0, not 1"),
        (run_block("$ false\n$ true\n"), "'false' ended with 1"),
        ("<!-- edit: row_norms/Makefile -->\n```diff\n-nothing such\n```\n", "Makefile has not once"),
    ],
)
def test_what_a_reader_could_not_do_is_an_error(page: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(StepError, match=said):
        walked(page, tmp_path, hipcc=False)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("written in 0.3 s", "written in 12 s", True),
        (
            "row_norms     32      16       16   0.989    6.58 %      0.29",
            "row_norms 32 16 16 0.989 6.58 % 10.29",
            True,
        ),
        ("check with HIP 7.2.1, clang 22\n2 compiled", "check with HIP 7.3, clang 23\n2 compiled", True),
        ("2 errors", "3 errors", False),
        ("row_norms  32  16  16  0.989  6.58 %  0.29", "row_norms  32  16  15  0.989  6.58 %  0.29", False),
        ("check with HIP 7.2.1, clang 22\n2 compiled", "check with HIP 7.2.1, clang 22\n1 compiled", False),
    ],
)
def test_only_times_and_versions_may_differ(one: str, other: str, same: bool) -> None:
    assert (lasting(one) == lasting(other)) is same
