"""``--rules``: people's own names, headers and calls."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import HipportError
from hipport import MappingError
from hipport import Options
from hipport import convert_paths
from hipport import convert_text
from hipport import load_mapping
from hipport.config import load_options
from hipport.mapping.mapping import tables_folder

RULES = """
[names]
acmeMalloc = "acmeHipMalloc"
cudaAcmeGuard = "hipAcmeGuard"

[headers]
"acme/cuda_utils.h" = "acme/hip_utils.h"

[calls.acmeLaunch]
2 = "acmeHipLaunch(reinterpret_cast<const void*>($1), 0, $2)"
keep = [3]
why = "the stream comes second"

[calls.cudaEventCreate]
1 = "hipEventCreateWithFlags($1, hipEventDisableTiming)"
"""


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    path = tmp_path / "acme.toml"
    path.write_text(RULES)
    return path


def converted(text: str, rules: Path) -> str:
    result = convert_text(text, Options(rules=(str(rules),)), path="a.cpp")
    return (result.output or text.encode()).decode()


@pytest.mark.parametrize(
    ("cuda", "hip"),
    [
        ("x = acmeMalloc(3);\n", "x = acmeHipMalloc(3);\n"),
        ("void *acmeMalloc(int n) { return 0; }\n", "void *acmeHipMalloc(int n) { return 0; }\n"),
        ("#define acmeMalloc(n) f(n)\n", "#define acmeHipMalloc(n) f(n)\n"),
        ("x.acmeMalloc(3); ns::acmeMalloc(3); // acmeMalloc\n", "x.acmeMalloc(3); ns::acmeMalloc(3); // acmeMalloc\n"),
        ("cudaAcmeGuard g(0);\n", "hipAcmeGuard g(0);\n"),
        ('#include "acme/cuda_utils.h"\n', '#include "acme/hip_utils.h"\n'),
        ("#include <acme/cuda_utils.h>\n", "#include <acme/hip_utils.h>\n"),
        ("acmeLaunch(k<1, 2>, s);\n", "acmeHipLaunch(reinterpret_cast<const void*>(k<1, 2>), 0, s);\n"),
        ("acmeLaunch(k, 1, s);\n", "acmeLaunch(k, 1, s);\n"),
        ("cudaEventCreate(&e);\n", "hipEventCreateWithFlags(&e, hipEventDisableTiming);\n"),
    ],
)
def test_what_becomes_of_it(rules: Path, cuda: str, hip: str) -> None:
    assert converted(cuda, rules) == hip
    assert converted(hip, rules) == hip


def test_a_header_of_the_project_is_renamed_too(rules: Path, tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    (tree / "acme").mkdir(parents=True)
    (tree / "acme" / "cuda_utils.h").write_text("int acmeMalloc(int);\n")
    (tree / "a.cpp").write_text('#include "acme/cuda_utils.h"\nint x = acmeMalloc(1);\n')
    run = convert_paths(tree, Options(rules=(str(rules),)))
    texts = {Path(result.path).name: (result.output or b"").decode() for result in run.results}
    assert texts == {
        "a.cpp": '#include "acme/hip_utils.h"\nint x = acmeHipMalloc(1);\n',
        "cuda_utils.h": "int acmeHipMalloc(int);\n",
    }


def test_a_call_that_fits_no_shape_is_reported(rules: Path) -> None:
    result = convert_text("acmeLaunch(k);\n", Options(rules=(str(rules),)))
    (found,) = result.diagnostics
    assert (found.code, found.symbol) == ("HP301", "acmeLaunch")
    assert "the stream comes second" in found.message


def test_the_configuration_names_files_relative_to_itself(rules: Path, tmp_path: Path) -> None:
    (tmp_path / "hipport.toml").write_text('rules = ["acme.toml"]\n')
    (tmp_path / "src").mkdir()
    assert load_options(tmp_path / "src").rules == (str(rules),)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[call.f]\n", ("call", "[calls.NAME]")),
        ("[names]\nf = 3\n", ("names.f", "in quotes")),
        ('[names]\n"a::f" = "g"\n', ("names.a::f", "identifier")),
        ('[calls.f]\nx = "g()"\n', ("calls.f.x", "number of arguments")),
        ('[calls.f]\n1 = "g"\n', ("calls.f.1", "expected a call")),
        ('[calls.f]\n1 = "g($2)"\n', ("calls.f.1", "has no $2")),
        ('[calls.f]\n2 = "g($2, $1)"\n', ("calls.f.2", "stay in their order")),
        ('[calls.f]\n1 = "f($1 + 1)"\n', ("calls.f.1", "changed again")),
        ('[calls.f]\n2 = "g($1 + $2)"\n', ("calls.f.2", "one $ at most")),
        ('[calls.f]\n2 = "g($1)"\ndrop = { 2 = 3 }\n', ("calls.f.drop", "any")),
        ("[calls.f]\nkeep = 3\n", ("calls.f.keep", "numbers")),
        ("[calls\n", ("not a file of rules", "TOML")),
    ],
)
def test_a_wrong_file_says_what_is_wrong(tmp_path: Path, text: str, words: tuple[str, ...]) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(text)
    with pytest.raises(MappingError) as caught:
        load_mapping(None, (path,))
    assert all(word in str(caught.value) for word in (str(path), *words))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(HipportError, match="cannot be read"):
        convert_text("", Options(rules=(str(tmp_path / "no.toml"),)))


def test_the_same_rules_are_read_once(rules: Path) -> None:
    assert load_mapping(tables_folder(), [str(rules)]) is load_mapping(rules=(rules,))
