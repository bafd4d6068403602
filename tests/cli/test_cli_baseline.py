from __future__ import annotations

from pathlib import Path

from tests.cli.helpers import UNSUPPORTED
from tests.cli.helpers import Command


def test_a_baseline_from_its_first_run_to_its_next(convert: Command, source: Path) -> None:
    (source / "main.cu").write_bytes(UNSUPPORTED)
    assert convert("src").code == 1
    ran = convert("src", "--write-baseline", "known.json")
    assert (ran.code, ran.err) == (0, "hipport: 1 finding written to the baseline known.json\n")
    ran = convert("src", "--baseline", "known.json")
    assert ran.code == 0
    assert "Nothing new is left: 1 finding of the baseline." in ran.text
    assert "1 finding of the baseline left out" in ran.text
    (source / "main.cu").write_bytes(b"// more\n" + UNSUPPORTED + b"cudaGraphConditionalHandle other;\n")
    ran = convert("src", "--check", "--baseline", "known.json", "--format", "concise")
    assert ran.code == 1
    assert ran.text.count("HP501") == 1
    assert "main.cu:4:1: error HP501" in ran.text
    (source / "main.cu").write_bytes(b"int x;\n")
    ran = convert("src", "--baseline", "known.json")
    assert ran.code == 0
    assert "1 finding of the baseline is settled: write it again with --write-baseline FILE" in ran.text


def test_the_two_options_exclude_each_other(hipport: Command, source: Path) -> None:
    for command in ("convert", "check"):
        ran = hipport(command, "src", "--baseline", "a.json", "--write-baseline", "b.json")
        assert (ran.code, "exclude each other" in ran.err) == (2, True)
    ran = hipport("convert", "src", "--baseline", "a.json")
    assert ran.code == 2
    assert "cannot read the baseline a.json: No such file or directory" in ran.err
