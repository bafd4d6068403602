"""``hipport run``, with programs that are shell scripts: what is built, passed through, found and reported."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from hipport.cpu.errors import CompileError
from hipport.cpu.errors import EngineError
from hipport.toolchain.messages import read_messages
from tests.cli.helpers import Command
from tests.cli.helpers import contents


@dataclass(frozen=True)
class ScriptCompiler:
    """Makes an executable shell script of the lines ``// sh: ...`` of its sources; ``// error:`` is an error there, and
    ``// library:`` one in a template of a library that is instantiated there.
    """

    arch: str
    wavefront: int
    check: bool

    def compile(self, source: Path, target: Path, **_options: object) -> None:
        text = source.read_text()
        for number, line in enumerate(text.splitlines(), 1):
            if "// error: " in line:
                output = f"{source}:{number}:1: error: {line.partition('// error: ')[2]}"
                raise CompileError(str(source), read_messages(output, str(source)), output)
            if "// library: " in line:
                output = f"/lib/sort.h:7:1: error: {line.partition('// library: ')[2]}\n{source}:1:1: note: candidate\n"
                output += f"{source}:{number}:1: note: in instantiation of function template 'f<int>' requested here"
                raise CompileError(str(source), read_messages(output, str(source)), output)
        target.write_text("\n".join(re.findall(r"// sh: (.*)", text)) + "\n")

    def link(self, inputs: Sequence[Path | str], target: Path, *, options: Sequence[str] = (), **_: object) -> None:
        if "-lmissing" in options:
            raise EngineError("c++ cannot link:\nld: undefined reference to `hipNothing'")
        target.write_text("#!/bin/sh\n" + "".join(Path(each).read_text() for each in inputs))
        target.chmod(0o755)


@pytest.fixture(autouse=True)
def _scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hipport.run.run.ProgramCompiler", ScriptCompiler)


def write(path: str, *script: str, lines: str = "") -> None:
    text = "#include <cuda_runtime.h>\n" + lines + "int main() { cudaDeviceSynchronize(); }\n"
    Path(path).write_text(text + "".join(f"// sh: {line}\n" for line in script))


#: A finding, as the runtime writes it.
FOUND = (
    """echo '{"event": "finding", "kind": "double-free", "text": "freed", "place": null}' >>"$HIPPORT_RUN_REPORT" """
)


def test_output_arguments_and_status_are_the_programs_own(hipport: Command) -> None:
    write("a.cu", 'echo "$1 $2"', "echo problem >&2", "exit 3")
    ran = hipport("run", "a.cu", "--", "-x", "--wave")
    assert (ran.code, ran.text, ran.err) == (3, "-x --wave\n", "problem\n")


def test_findings_follow_the_output_and_make_the_status_1(hipport: Command) -> None:
    write("a.cu", "echo out", FOUND)
    ran = hipport("run", "a.cu")
    assert (ran.code, ran.text, ran.err) == (1, "out\n", "hipport run: freed [double-free]\n")


def test_the_status_of_the_program_goes_before_findings(hipport: Command) -> None:
    write("a.cu", FOUND, "exit 7")
    assert hipport("run", "a.cu").code == 7


def test_two_sizes_have_headings_and_the_same_input(hipport: Command) -> None:
    write("a.cu", "cat", "echo $HIPPORT_RUN_WAVEFRONT", 'if [ "$HIPPORT_RUN_WAVEFRONT" = 64 ]; then', FOUND, "fi")
    ran = hipport("run", "a.cu", "--wave", "32,64", stdin=b"input\n")
    assert ran.text == "== wavefront 32 ==\ninput\n32\n== wavefront 64 ==\ninput\n64\n"
    assert ran.err == (
        "hipport run: freed [double-free] at wavefront 64 only\n"
        "hipport run: a: exit status 0 at wavefront 32, exit status 0 at wavefront 64; 1 finding\n"
    )
    assert ran.code == 1


def test_the_size_is_that_of_the_architecture(hipport: Command) -> None:
    write("a.cu", "echo $HIPPORT_RUN_WAVEFRONT $HIPPORT_RUN_ARCH")
    assert hipport("run", "a.cu").text == "64 gfx90a\n"
    assert hipport("run", "a.cu", "--arch", "gfx1100").text == "32 gfx1100\n"


def test_options_reach_the_runtime(hipport: Command) -> None:
    names = ("SANITIZE", "ORDER", "DELAYED", "DEVICES", "SECONDS", "HASHES")
    write("a.cu", "echo " + " ".join(f"$HIPPORT_RUN_{name}" for name in names))
    assert hipport("run", "a.cu").text == "0 0 0 1 0\n"
    options = ("--sanitize", "--order", "reverse", "--delay", "--devices", "3", "--timeout", "9")
    assert hipport("run", "a.cu", *options).text == "1 1 1 3 9 0\n"


ENDINGS = {
    "a crash": (["kill -SEGV $$"], (), 139, "a: killed by SIGSEGV"),
    "too long": (["exec sleep 60"], ("--timeout", "0.3"), 124, "a: over its time after 0."),
    "nobody reads": (["kill -PIPE $$"], (), 141, ""),
}


@pytest.mark.parametrize("case", ENDINGS)
def test_a_program_that_does_not_exit(case: str, hipport: Command) -> None:
    script, options, code, words = ENDINGS[case]
    write("a.cu", *script)
    ran = hipport("run", "a.cu", *options)
    assert ran.code == code
    assert ran.err.startswith(f"hipport run: {words}" if words else "")
    assert bool(ran.err) == bool(words)


@pytest.mark.parametrize(
    ("header", "words"),
    [
        ("boxes/box.h", "if it is there, name its folder with -I"),
        ("hipnone/hipnone.h", "a library that the CPU engine does not have"),
        ("hipcub/none.hpp", "the CPU engine has hipcub without this header"),
    ],
)
def test_a_missing_header_comes_with_a_remedy(header: str, words: str, hipport: Command) -> None:
    write("a.cu", lines=f"int x;  // error: {header}: No such file or directory\n")
    ran = hipport("run", "a.cu")
    assert ran.code == 2
    assert f"a.cu:2: error: {header}: No such file or directory\n    {words}" in ran.err


def test_an_error_in_a_template_of_a_library_has_the_line_that_instantiates_it(hipport: Command) -> None:
    write("a.cu", lines="int x = sorted();  // library: no matching function\n")
    place = "a.cu:2: in instantiation of function template 'f<int>' requested here"
    said = f"hipport: error: does not compile:\n/lib/sort.h:7: error: no matching function\n    {place}\n"
    assert hipport("run", "a.cu").err == said


def test_a_header_without_counterpart_has_what_convert_says_of_it_alone(hipport: Command) -> None:
    write("a.cu", lines="#include <cuda_awbarrier.h>  // error: cuda_awbarrier.h: No such file or directory\n")
    (_, error, about) = hipport("run", "a.cu").err.splitlines()
    assert error == "a.cu:2: error: cuda_awbarrier.h: No such file or directory"
    assert about.startswith("    HP112: cuda_awbarrier.h has no counterpart in HIP")


def test_an_error_of_the_compiler_stands_at_the_line_of_the_cuda_source(hipport: Command) -> None:
    write(
        "a.cu", lines="__global__ void k() { __syncwarp(); }\n\nint x = nothing;  // error: 'nothing' is not declared\n"
    )
    ran = hipport("run", "a.cu")
    assert (ran.code, ran.err) == (2, "hipport: error: does not compile:\na.cu:4: error: 'nothing' is not declared\n")


def test_an_error_is_told_with_what_the_conversion_said_of_its_line(hipport: Command) -> None:
    write("a.cu", lines="cudaGraphConditionalHandle handle;  // error: no such type\n")
    assert re.search(r"a.cu:2: error: no such type\n    HP\d+: ", hipport("run", "a.cu").err)


def test_a_function_that_is_missing_is_an_error_of_the_linker(hipport: Command) -> None:
    write("a.cu")
    ran = hipport("run", "a.cu", "-l", "missing")
    assert (ran.code, "undefined reference to `hipNothing'" in ran.err) == (2, True)


def test_what_has_not_changed_is_not_built_again(hipport: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    write("a.cu", "echo once")
    assert hipport("run", "a.cu").text == "once\n"
    monkeypatch.setattr(ScriptCompiler, "compile", None)  # is not called
    assert hipport("run", "a.cu").text == "once\n"


def test_json_has_the_output_and_nothing_else_is_printed(hipport: Command) -> None:
    write("a.cu", "echo out", "echo err >&2", FOUND, "exit 4")
    ran = hipport("run", "a.cu", "--format", "json")
    report = json.loads(ran.out)
    assert (ran.code, ran.err) == (4, "")
    assert (report["program"], report["exit_code"]) == ("a", 4)
    (run,) = report["runs"]
    assert (run["output"], run["errors"], run["status"]) == ("out\n", "err\n", 4)
    (finding,) = report["findings"]
    assert (finding["kind"], finding["wavefronts"]) == ("double-free", [64])


def test_reports_are_written_beside(hipport: Command) -> None:
    write("a.cu", "echo '<out>'", FOUND)
    ran = hipport("run", "a.cu", "--wave", "32,64", "--report", "r.html", "--report", "r.json")
    assert "== wavefront 32 ==\n<out>\n" in ran.text
    page = Path("r.html").read_text()
    assert "<td>wavefront 32<td>exit status 0" in page
    assert "freed [double-free]" in page
    assert len(json.loads(Path("r.json").read_text())["runs"]) == 2
    assert "end its name in .json, .html" in hipport("run", "a.cu", "--report", "r.txt").err


def test_comparing_names_what_differs(hipport: Command) -> None:
    launch = """echo '{"event": "launch", "number": 1, "kernel": "k", "hash": "'$HIPPORT_RUN_ORDER'", "place": null}'"""
    write("a.cu", "echo order $HIPPORT_RUN_ORDER", f'{launch} >>"$HIPPORT_RUN_REPORT"')
    ran = hipport("run", "a.cu", "--compare", "--wave", "64", "--report", "r.html")
    assert (ran.code, ran.text) == (1, "order 0\n")
    first, second, *_ = ran.err.splitlines()
    assert first.startswith(
        "hipport run: wavefront 64 and wavefront 64, reverse order differ: line 1 of the output is "
    )
    assert second == "hipport run: launch 1, of k, is the first that leaves something else"
    assert ran.err.splitlines()[-1] == "hipport run: a: exit status 0 in 4 runs; 0 findings; 2 differences"
    assert "launch 1, of k" in Path("r.html").read_text()


def test_comparing_runs_that_are_the_same(hipport: Command) -> None:
    write("a.cu", "echo PASSED in $HIPPORT_RUN_ORDER ms")
    ran = hipport("run", "a.cu", "--compare")
    assert (ran.code, ran.text) == (0, "PASSED in 0 ms\n")
    assert ran.err == "hipport run: a: exit status 0 in 8 runs; 0 findings; 0 differences\n"


BAD = {
    "no sources": ((), "name the sources of a program, or its folder"),
    "a size that is none": (("a.cu", "--wave", "16"), "a wavefront has 32 or 64 lanes, not 16"),
    "an architecture that is none": (("a.cu", "--arch", "sm_80"), "'sm_80' is not an architecture"),
    "no command for make": (("--make",), "--make: name the command that builds and runs the program"),
    "options of sources with make": (("--make", "-I", "x", "--", "make"), "--include-dir: with --make"),
    "a target without CMake": (("a.cu", "--target", "a"), "--target is for --cmake"),
    "two folders for CMake": (("--cmake", "a", "b"), "--cmake is for one folder"),
    "a program that nobody builds": (
        ("--make", ".", "--", "./main"),
        "./main cannot be run: No such file or directory; the command is to build the program as well",
    ),
    "make in what is no folder": (("--make", "a.cu", "--", "make"), "a.cu is not a folder"),
}


@pytest.mark.parametrize("case", BAD)
def test_what_cannot_be_done_is_said(case: str, hipport: Command) -> None:
    write("a.cu")
    arguments, message = BAD[case]
    ran = hipport("run", *arguments)
    assert ran.code == 2
    assert message in ran.err


def test_nothing_is_written_beside_the_sources(hipport: Command, tmp_path: Path) -> None:
    write("a.cu", "true")
    before = contents(tmp_path)
    assert hipport("run", ".").code == 0
    assert contents(tmp_path) == before


@pytest.mark.skipif(shutil.which("addr2line") is None, reason="needs addr2line")
def test_a_program_without_line_tables_has_findings_without_lines(hipport: Command) -> None:
    write(
        "a.cu",
        """echo '{"event": "finding", "kind": "k", "text": "t", "place": ["/bin/sh", 64]}' """
        """>>"$HIPPORT_RUN_REPORT" """,
    )
    assert hipport("run", "a.cu").err == "hipport run: t [k]\n"
