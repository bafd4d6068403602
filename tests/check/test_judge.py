"""From what the compiler said to a verdict and diagnostics, without a compiler."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Sequence
from pathlib import Path
from pathlib import PurePosixPath

import pytest

from hipport.build.flags import Flags
from hipport.check.judge import CompiledUnit
from hipport.check.judge import CompilerFinding
from hipport.check.judge import Judge
from hipport.diagnostics import Severity
from hipport.mapping.mapping import load_mapping
from hipport.project.translation_units import TranslationUnit
from hipport.project.translation_units import UnitLanguage
from hipport.result import Compilation
from hipport.result import Verdict
from hipport.toolchain.messages import Place
from hipport.toolchain.process import Ended
from hipport.toolchain.process import Ending
from hipport.tree.predictions import Prediction

MAIN, HEADER = "/p/main.hip", "/p/sizes.h"
GFX90A, GFX942, HOST = "gfx90a", "gfx942", "host"
ERROR = f"{MAIN}:3:5: error: use of undeclared identifier 'foo'\n"


def judged(
    outputs: Mapping[str, str | Ended],
    *,
    relocatable: bool = False,
    predictions: Mapping[str, Sequence[Prediction]] = {},
    files: Sequence[str] = (MAIN, HEADER),
) -> tuple[Compilation, list[CompilerFinding]]:
    """What is made of the outputs of the compiler by targets: text is that of a failure, or empty."""
    endings = {
        target: output
        if isinstance(output, Ended)
        else Ended(Ending.FAILURE if output else Ending.SUCCESS, output, 1.5)
        for target, output in outputs.items()
    }
    unit = TranslationUnit(Path(MAIN), PurePosixPath("main.hip"), UnitLanguage.HIP)
    return Judge(frozenset(files), predictions, load_mapping()).judge(
        CompiledUnit(unit, Flags(relocatable=relocatable), endings)
    )


def compile_error(
    place: Place, message: str, symbol: str = "", *, predicted: tuple[str, ...] = (), remedy: str = "port it by hand"
) -> CompilerFinding:
    said = f"(predicted: {', '.join(predicted)})" if predicted else "(not predicted)"
    return CompilerFinding(place, "HP911", Severity.ERROR, f"{message} {said}", remedy, symbol, predicted)


FOO = compile_error(Place(MAIN, 3, 5), "use of undeclared identifier 'foo'", "foo")


def test_nothing_said() -> None:
    assert judged({HOST: "", GFX90A: ""}) == (Compilation(Verdict.COMPILED, 3.0), [])


def test_a_warning_is_nothing() -> None:
    said = Ended(Ending.SUCCESS, f"{MAIN}:3:5: warning: unused variable 'foo'\n", 1.0)
    assert judged({HOST: said}) == (Compilation(Verdict.COMPILED, 1.0), [])


def test_an_error() -> None:
    assert judged({HOST: ERROR}) == (Compilation(Verdict.FAILED, 1.5, 1, 1), [FOO])


def test_two_errors() -> None:
    compilation, findings = judged({HOST: f"{ERROR}{MAIN}:9:1: error: expected ';'\n"})
    assert compilation == Compilation(Verdict.FAILED, 1.5, 2, 2)
    assert findings == [FOO, compile_error(Place(MAIN, 9, 1), "expected ';'")]


def test_two_errors_at_a_line() -> None:
    """The same text at a line is one error, another text another."""
    again = f"{MAIN}:3:9: error: use of undeclared identifier 'foo'\n{MAIN}:3:9: error: expected ';'\n"
    compilation, findings = judged({HOST: ERROR + again})
    assert compilation.errors == 2
    assert findings == [FOO, compile_error(Place(MAIN, 3, 9), "expected ';'")]


@pytest.mark.parametrize(
    ("text", "symbol"),
    [
        ("no member named 'x' in 'a::b'", "x"),
        ("no type named 'a::b::c' in namespace 'a'", "a::b::c"),
        ("expected ';' after 'foo bar'", ""),
        ("expected expression", ""),
    ],
)
def test_the_name_that_an_error_is_about(text: str, symbol: str) -> None:
    assert judged({HOST: f"{MAIN}:1:1: error: {text}\n"})[1] == [compile_error(Place(MAIN, 1, 1), text, symbol)]


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ((HOST, GFX90A, GFX942), ""),
        ((HOST,), " [host]"),
        ((GFX90A, GFX942), " [device]"),
        ((GFX942,), " [gfx942]"),
        ((HOST, GFX942), " [host, gfx942]"),
    ],
)
def test_the_targets_of_an_error(wrong: Sequence[str], where: str) -> None:
    _, (found,) = judged({target: ERROR if target in wrong else "" for target in (HOST, GFX90A, GFX942)})
    assert found.message == f"use of undeclared identifier 'foo'{where} (not predicted)"


def test_the_only_architecture_goes_by_its_name() -> None:
    _, (found,) = judged({HOST: "", GFX90A: ERROR})
    assert found.message == "use of undeclared identifier 'foo' [gfx90a] (not predicted)"


# Foreign headers

FOREIGN = (
    f"In file included from {MAIN}:2:\n"
    "/opt/rocm/include/hip/foreign.h:7:1: error: unknown type name 'a'\n"
    "/opt/rocm/include/hip/foreign.h:8:1: error: unknown type name 'b'\n"
)


@pytest.mark.parametrize(
    ("lines", "more"), [(3, ", and 1 more error there"), (4, ", and 2 more errors there"), (2, "")], ids=str
)
def test_errors_of_a_foreign_header_are_one_at_the_include(lines: int, more: str) -> None:
    said = "".join([*FOREIGN.splitlines(keepends=True), FOREIGN.splitlines()[1].replace("'a'", "'c'"), "\n"][:lines])
    text = f"unknown type name 'a' (in hip/foreign.h:7{more})"
    compilation, findings = judged({HOST: said})
    assert findings == [compile_error(Place(MAIN, 2), text, "a")]
    assert (compilation.errors, compilation.unpredicted) == (1, 1)


def test_the_same_error_of_a_foreign_header_for_all_targets_is_no_more() -> None:
    _, (found,) = judged({HOST: FOREIGN, GFX90A: FOREIGN})
    assert found.message == "unknown type name 'a' (in hip/foreign.h:7, and 1 more error there) (not predicted)"


def test_an_error_that_no_line_of_the_project_led_to() -> None:
    """It is at the head of the unit."""
    _, findings = judged({HOST: "/opt/x/include/odd.h:7:1: error: bad\n"})
    assert findings == [compile_error(Place(MAIN, 1, 1), "bad (in odd.h:7)")]


def test_an_error_without_a_place() -> None:
    _, findings = judged({HOST: "clang: error: unknown argument: '-x'\n"})
    assert findings == [compile_error(Place(MAIN, 1, 1), "unknown argument: '-x'")]


def test_an_error_in_a_header_of_the_project_is_there() -> None:
    _, findings = judged({HOST: f"In file included from {MAIN}:2:\n{HEADER}:7:1: error: bad\n"})
    assert findings == [compile_error(Place(HEADER, 7, 1), "bad")]


# Predictions


@pytest.mark.parametrize(
    ("path", "line", "codes"),
    [(MAIN, 3, ("HP501",)), (MAIN, 4, ()), (HEADER, 3, ()), (HEADER, 9, ("HP501",))],
)
def test_an_error_that_was_predicted(path: str, line: int, codes: tuple[str, ...]) -> None:
    """By a finding at its line, or where what it speaks of is declared."""
    said = f"{ERROR}{HEADER}:9:1: note: declared here\n"
    compilation, (found,) = judged({HOST: said}, predictions={path: [Prediction(line, "HP501")]})
    remedy = "answer HP501 at the lines that the compiler names" if codes else "port it by hand"
    text = "use of undeclared identifier 'foo'"
    assert found == compile_error(Place(MAIN, 3, 5), text, "foo", predicted=codes, remedy=remedy)
    assert compilation.predicted == bool(codes)
    assert compilation.unpredicted == (not codes)


@pytest.mark.parametrize(("line", "lines", "codes"), [(2, 2, ("HP503",)), (2, 1, ()), (1, 2, ()), (4, 2, ())])
def test_a_finding_predicts_errors_at_all_of_its_lines(line: int, lines: int, codes: tuple[str, ...]) -> None:
    """An operand of an asm statement stands below its first line; the error is at line 3."""
    _, (found,) = judged({HOST: ERROR}, predictions={MAIN: [Prediction(line, "HP503", lines)]})
    assert found.predicted == codes


def test_a_finding_at_the_include_of_what_an_error_names() -> None:
    said = f"{ERROR}In file included from {MAIN}:1:\n{HEADER}:9:1: note: candidate function not viable\n"
    _, (found,) = judged({HOST: said}, predictions={MAIN: [Prediction(1, "HP601")]})
    assert found.predicted == ("HP601",)


def test_several_predictions_of_an_error() -> None:
    given = [Prediction(3, "HP502"), Prediction(3, "HP501"), Prediction(3, "HP501")]
    _, (found,) = judged({HOST: ERROR}, predictions={MAIN: given})
    assert found.predicted == ("HP501", "HP502")
    assert found.remedy == "answer HP501, HP502 at the lines that the compiler names"
    assert found.message.endswith(" (predicted: HP501, HP502)")


# Missing headers


def missing(header: str) -> str:
    return f"{MAIN}:2:10: fatal error: '{header}' file not found\n"


def third_party(header: str) -> CompilerFinding:
    text = f"{header} is not on this machine; it belongs neither to the project nor to CUDA or HIP"
    remedy = "install its library, or name its folder with -I, and check again"
    return CompilerFinding(Place(MAIN, 2, 10), "HP912", Severity.WARNING, text, remedy, header)


def test_a_header_of_a_third_party() -> None:
    compilation, findings = judged({HOST: missing("boost/any.hpp"), GFX90A: missing("boost/any.hpp")})
    assert compilation == Compilation(Verdict.MISSING_HEADER, 3.0, headers=("boost/any.hpp",))
    assert findings == [third_party("boost/any.hpp")]


def test_a_header_of_a_third_party_that_is_built_for_cuda() -> None:
    """It asks for CUDA's header, and a build of its library for ROCm does not."""
    wants = "fatal error: 'cuda_runtime.h' file not found\n"
    said = f"In file included from {MAIN}:2:\n/usr/include/imaging/gpu.h:7:10: {wants}"
    compilation, (found,) = judged({HOST: said})
    assert compilation == Compilation(Verdict.MISSING_HEADER, 1.5, headers=("cuda_runtime.h",))
    text = "imaging/gpu.h includes CUDA's cuda_runtime.h: this build of a third party's library is for CUDA"
    remedy = "install a build of the library for ROCm, or name its folder with -I, and check again"
    assert found == CompilerFinding(Place(MAIN, 2), "HP912", Severity.WARNING, text, remedy, "cuda_runtime.h")


def test_several_headers_of_third_parties() -> None:
    compilation, findings = judged({HOST: missing("z.h"), GFX90A: missing("a.h")})
    assert compilation.headers == ("a.h", "z.h")
    assert [found.symbol for found in findings] == ["z.h", "a.h"]


def test_a_header_of_a_third_party_beside_an_error() -> None:
    compilation, findings = judged({HOST: missing("z.h") + ERROR})
    assert compilation == Compilation(Verdict.FAILED, 1.5, 1, 1)
    assert findings == [third_party("z.h"), FOO]


@pytest.mark.parametrize(
    ("header", "files", "remedy"),
    [
        ("cuda_runtime.h", (), "port it by hand"),
        ("hip/hip_runtime.h", (), "install the library of ROCm that has it, if this version of ROCm has one"),
        ("hip/new.h", (), "install the library of ROCm that has it, if this version of ROCm has one"),
        (
            "own.h",
            ("/p/b/own.h", "/p/a/own.h"),
            "name the folder that its path starts from with -I: the tree has /p/a/own.h",
        ),
    ],
)
def test_another_header_is_an_error(header: str, files: Sequence[str], remedy: str) -> None:
    compilation, findings = judged({HOST: missing(header)}, files=(MAIN, *files))
    text = f"'{header}' file not found"
    assert findings == [compile_error(Place(MAIN, 2, 10), text, header, remedy=remedy)]
    assert compilation.verdict is Verdict.FAILED


def test_a_header_that_the_tree_has_for_windows_only() -> None:
    files = (MAIN, "/p/win/flags/include/flags/flags.h")
    compilation, findings = judged({HOST: missing("flags/flags.h")}, files=files)
    assert compilation.verdict is Verdict.MISSING_HEADER
    assert findings == [third_party("flags/flags.h")]


def test_a_name_that_only_ends_like_a_file_of_the_tree() -> None:
    assert judged({HOST: missing("own.h")}, files=(MAIN, "/p/my_own.h"))[1] == [third_party("own.h")]


def test_a_missing_header_that_was_predicted() -> None:
    _, (found,) = judged({HOST: missing("z.h")}, predictions={MAIN: [Prediction(2, "HP112")]})
    remedy = "answer HP112 at the lines that the compiler names"
    text = "'z.h' file not found"
    assert found == compile_error(Place(MAIN, 2, 10), text, "z.h", predicted=("HP112",), remedy=remedy)


# Linking

UNDEFINED = "lld: error: undefined hidden symbol: f(int)\n"


@pytest.mark.parametrize(("relocatable", "verdict"), [(True, Verdict.COMPILED), (False, Verdict.FAILED)])
def test_what_other_units_may_define(*, relocatable: bool, verdict: Verdict) -> None:
    compilation, _ = judged({GFX90A: UNDEFINED}, relocatable=relocatable)
    assert compilation.verdict is verdict


def test_another_error_counts_with_relocatable_code() -> None:
    assert judged({GFX90A: ERROR + UNDEFINED}, relocatable=True)[1] == [FOO]


# No answer


@pytest.mark.parametrize(
    ("ending", "output", "verdict", "message", "remedy"),
    [
        (
            Ending.TIMED_OUT,
            "",
            Verdict.TIMED_OUT,
            "the compiler was stopped after 61 s",
            "give it more time with --timeout",
        ),
        (
            Ending.OUT_OF_MEMORY,
            "LLVM ERROR: out of memory\n",
            Verdict.OUT_OF_MEMORY,
            "the compiler ran out of memory",
            "allow more with --memory, or compile fewer at a time with --jobs",
        ),
        (
            Ending.CRASHED,
            "1. program\nAssertion `x' failed.\n2. more\n",
            Verdict.CRASHED,
            "the compiler crashed: Assertion `x' failed.",
            "compile the file by hand to see all of its output; it may be a bug of the compiler",
        ),
        (
            Ending.CRASHED,
            "one\n  two  \n\n",
            Verdict.CRASHED,
            "the compiler crashed: two",
            "compile the file by hand to see all of its output; it may be a bug of the compiler",
        ),
        (
            Ending.FAILURE,
            "",
            Verdict.CRASHED,
            "the compiler crashed: it printed nothing",
            "compile the file by hand to see all of its output; it may be a bug of the compiler",
        ),
    ],
)
def test_no_answer(ending: Ending, output: str, verdict: Verdict, message: str, remedy: str) -> None:
    compilation, findings = judged({HOST: Ended(ending, output, 60.6)})
    assert compilation == Compilation(verdict, 60.6)
    assert findings == [CompilerFinding(Place(MAIN, 1, 1), "HP913", Severity.ERROR, message, remedy)]


def test_no_answer_for_some_targets() -> None:
    """Once for a kind of ending, after the errors; the verdict is the gravest."""
    ends: dict[str, str | Ended] = {
        HOST: ERROR,
        GFX90A: Ended(Ending.TIMED_OUT, "", 60.0),
        GFX942: Ended(Ending.TIMED_OUT, "", 61.0),
        "gfx1100": Ended(Ending.CRASHED, "clang: error: clang frontend command failed\nsignal 6\n", 1.0),
    }
    compilation, findings = judged(ends)
    assert compilation == Compilation(Verdict.CRASHED, 123.5, 1, 1)
    assert [found.message for found in findings] == [
        "use of undeclared identifier 'foo' [host] (not predicted)",
        "the compiler was stopped after 60 s [gfx90a, gfx942]",
        "the compiler crashed: clang: error: clang frontend command failed [gfx1100]",
    ]


def test_the_last_words_of_a_crash_are_no_error() -> None:
    """What has a place is."""
    said = Ended(Ending.CRASHED, f"{ERROR}clang: error: unexpected end\n", 1.0)
    compilation, findings = judged({HOST: said})
    assert findings[0] == FOO
    assert len(findings) == 2
    assert compilation == Compilation(Verdict.CRASHED, 1.0, 1, 1)


# What a header from elsewhere refuses


@pytest.mark.parametrize(
    ("code", "is_predicted"),
    [
        ("using load = cub::BlockLoad<int, 32>;\nload::storage shared;", True),
        ("int n;  // of threads\ntypedef cub::BlockLoad<int,\n    32> load;\nload::storage shared;", True),
        ("cub::BlockLoad<int, 32> load;\nload::storage shared;", False),
        ("using other = cub::BlockLoad<int, 32>;\nload::storage shared;", False),
    ],
)
def test_the_type_on_the_line_was_told_where_it_gets_its_name(tmp_path: Path, code: str, is_predicted: bool) -> None:
    header = tmp_path / "load.h"
    header.write_text(f"#pragma once\nint f();\n{code}\n")
    used = 3 + code.count("\n")
    outputs = {
        HOST: "/opt/rocm/include/rocprim/load.hpp:7:1: error: static assertion failed: 64\n"
        f"{header}:{used}:7: note: in instantiation of template class 'load<32>' requested here\n"
    }
    for told in range(3, used):
        predictions = {str(header): [Prediction(told, "HP416")]}
        _, findings = judged(outputs, predictions=predictions, files=[MAIN, str(header)])
        is_told = is_predicted and not code.splitlines()[told - 3].startswith("int")
        assert findings[0].predicted == (("HP416",) if is_told else ())


# What follows from an error that was predicted


@pytest.mark.parametrize(
    ("code", "message", "follows"),
    [
        ("using handle = owner<pointer, 0>;", "unknown type name 'handle'", True),
        ("using handle = owner<pointer, 0>;", "no type named 'handle' in namespace 'lib'", True),
        ("typedef owner<pointer, 0> handle;", "member reference base type 'handle' (aka 'int') is not a class", True),
        ("const owner<pointer, 0> first, handle;", "use of undeclared identifier 'handle'", True),
        ("using handles = owner<pointer, 0>;", "unknown type name 'handle'", False),
        ("using other = owner<handle, 0>;", "unknown type name 'handle'", False),
        ("void handle() { owner<pointer, 0> x; }", "use of undeclared identifier 'handle'", False),
        ("using handle = owner<pointer, 0>;", "no matching function for call to 'handle'", False),
    ],
)
def test_a_name_is_unknown_as_its_declaration_has_failed(
    tmp_path: Path, code: str, message: str, follows: bool
) -> None:
    header = tmp_path / "handles.h"
    header.write_text(f"#pragma once\n\n{code}\n")
    declared = f"{header}:3:{code.index('owner') + 1}: error: no viable conversion\n"
    outputs = {HOST: f"{declared}{MAIN}:9:1: error: {message}\n"}
    predictions = {str(header): [Prediction(3, "HP706")]}
    _, findings = judged(outputs, predictions=predictions, files=[MAIN, str(header)])
    assert findings[1].predicted == (("HP706",) if follows else ())
    assert ("handles.h:3" in findings[1].remedy) is follows


@pytest.mark.parametrize(
    ("code", "message", "follows"),
    [
        ("struct Copy : Base { void set() {\nx = 0; } };", "use of undeclared identifier 'x'", True),
        (
            "struct Copy : public lab::Base { void set(); };\nvoid Copy::set() { x = 0; }",
            "use of undeclared identifier 'x'",
            True,
        ),
        (
            "struct Copy : Base {};\nstruct Wide : Copy { void set() { x = 0; } };",
            "use of undeclared identifier 'x'",
            True,
        ),
        ("struct Copy : Base {};\nvoid f(Copy x) { x.x = 0; }", "no member named 'x' in 'lab::Copy'", True),
        ("struct Copy : Base {};\nvoid f(Other x) { x.x = 0; }", "no member named 'x' in 'Other'", False),
        ("struct Copy : Base {};\nstruct Other { void set() { x = 0; } };", "use of undeclared identifier 'x'", False),
        ("struct Copy : Base {};\nvoid f() { x = 0; }", "use of undeclared identifier 'x'", False),
        ("struct Copy : Base { void set() {\nx = 0; } };", "unknown type name 'x'", False),
        ("struct Copy { Base base; void set() {\nx = 0; } };", "use of undeclared identifier 'x'", False),
        ("struct Copy : Base { void set() {\nx(x = 0); } };", "use of undeclared identifier 'x'", False),
    ],
)
def test_a_member_of_a_base_is_unknown(tmp_path: Path, code: str, message: str, follows: bool) -> None:
    header = tmp_path / "copy.h"
    header.write_text(f"{code}\n")
    refused = f"{header}:1:{code.index('Base') + 1}: error: expected class name\n"
    used = f"{header}:2:{code.splitlines()[1].index('x') + 1}: error: {message}\n"
    predictions = {str(header): [Prediction(1, "HP104")]}
    _, findings = judged({HOST: refused + used}, predictions=predictions, files=[MAIN, str(header)])
    assert findings[1].predicted == (("HP104",) if follows else ())
    assert ("copy.h:1" in findings[1].remedy) is follows


@pytest.mark.parametrize(
    ("outputs", "lines"),
    [
        ({HOST: "declared used"}, [5]),
        ({HOST: "used declared"}, [3]),
        ({HOST: "declared", GFX942: "used"}, [3]),
    ],
    ids=["its declaration was not predicted", "the declaration comes later", "it fails for another target only"],
)
def test_what_does_not_follow(tmp_path: Path, outputs: Mapping[str, str], lines: Sequence[int]) -> None:
    header = tmp_path / "handles.h"
    header.write_text("#pragma once\n\nusing handle = owner<0>;\n")
    said = {
        "declared": f"{header}:3:22: error: no viable conversion\n",
        "used": f"{MAIN}:9:1: error: unknown type name 'handle'\n",
    }
    _, findings = judged(
        {target: "".join(said[word] for word in words.split()) for target, words in outputs.items()},
        predictions={str(header): [Prediction(line, "HP706") for line in lines]},
        files=[MAIN, str(header)],
    )
    (used,) = [finding for finding in findings if finding.place.path == MAIN]
    assert used.predicted == ()


@pytest.mark.parametrize(
    ("code", "line", "follows"),
    [
        ("#ifdef __CUDA_ARCH__\nclass handle {};\n#endif", 1, True),
        ("#if __CUDA_ARCH__ < 700\n#else\nusing handle = int;\n#endif", 1, True),
        ("#ifdef __CUDA_ARCH__\ntypedef struct {\n} *handle;\n#endif", 1, False),
        ("#ifdef __CUDA_ARCH__\ntypedef int *handle;\n#endif", 1, True),
        ("#ifdef __CUDA_ARCH__\nint handle(int *x) {\n}\n#endif", 1, True),
        ("#ifdef __CUDA_ARCH__\nint x = handle(1);\n#endif", 1, False),
        ("#ifdef __CUDA_ARCH__\n#endif\nclass handle {};", 1, False),
        ("#ifdef __CUDA_ARCH__\nclass handle {};\n#endif", 2, False),
    ],
)
def test_a_name_is_unknown_as_its_arm_is_not_taken(tmp_path: Path, code: str, line: int, follows: bool) -> None:
    header = tmp_path / "handles.h"
    header.write_text(f"{code}\n")
    outputs = {HOST: f"{MAIN}:9:1: error: unknown type name 'handle'\n"}
    predictions = {str(header): [Prediction(line, "HP601")]}
    _, (found,) = judged(outputs, predictions=predictions, files=[MAIN, str(header)])
    assert found.predicted == (("HP601",) if follows else ())
    assert ("handles.h:1" in found.remedy) is follows


@pytest.mark.parametrize(
    ("said", "follows"),
    [
        ("fatal error: error in backend: Unsupported instruction", True),
        ("fatal error: the disk is full", False),
    ],
)
def test_the_backend_gives_up_after_what_was_predicted(said: str, follows: bool) -> None:
    assembly = f"{MAIN}:3:5: error: illegal VGPR to SGPR copy\n"
    outputs = {GFX942: f"{assembly}{said}\n"}
    _, findings = judged(outputs, predictions={MAIN: [Prediction(3, "HP503")]})
    assert findings[1].predicted == (("HP503",) if follows else ())
    _, findings = judged(outputs, predictions={})
    assert findings[1].predicted == ()


@pytest.mark.parametrize(
    ("folder", "verdict"),
    [("/cache/configured-1a2b/headers/lab", Verdict.MISSING_HEADER), ("/usr/include/lab", Verdict.FAILED)],
)
def test_a_header_that_was_made_for_the_check_and_does_not_compile(folder: str, verdict: Verdict) -> None:
    """``# if ARCH >= 130`` where only a configuration knows ARCH."""
    where = f"In file included from {MAIN}:2:\n"
    compilation, (finding,) = judged({HOST: f"{where}{folder}/config.h:28:6: error: invalid token\n"})
    assert compilation.verdict is verdict
    assert finding.place == Place(MAIN, 2, 0)
    is_made = verdict is Verdict.MISSING_HEADER
    assert finding.message.startswith("config.h, made for the check with the values") == is_made
