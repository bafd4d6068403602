"""Headers of CMake's configure step: which there are, where, and what is in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hipport.build.configured import ConfiguredHeader
from hipport.build.project_flags import BuildFlags

VARIABLES = {"YES": "ON", "NO": "OFF", "GONE": "lib-NOTFOUND", "WIDTH": "8", "NAME": "lab", "FULL": "${NAME}-${WIDTH}"}
VARIABLES["GIVEN"] = "$ENV{LAB_WIDTH}"


@pytest.mark.parametrize(
    ("template", "text"),
    [
        ("#cmakedefine YES", "#define YES"),
        ("#cmakedefine NO", "/* #undef NO */"),
        ("#cmakedefine GONE", "/* #undef GONE */"),
        ("#cmakedefine UNKNOWN", "/* #undef UNKNOWN */"),
        ('  # cmakedefine NAME "@NAME@"', '  # define NAME "lab"'),
        ("#cmakedefine01 YES", "#define YES 1"),
        ("#cmakedefine01 NO", "#define NO 0"),
        ("int width = @WIDTH@;", "int width = 8;"),
        ("int width = ${WIDTH};", "int width = 8;"),
        ('char *s = "@FULL@";', 'char *s = "lab-8";'),
        ("int width = 1@UNKNOWN@;", "int width = 1;"),
        ("int width = 1@GIVEN@;", "int width = 1;"),
        ("a@b.c", "a@b.c"),
    ],
)
def test_a_template(tmp_path: Path, template: str, text: str) -> None:
    path = tmp_path / "config.h.in"
    path.write_text(f"{template}\n")
    assert ConfiguredHeader("", path, VARIABLES, only_at=False, copied=False).text() == f"{text}\n"


@pytest.mark.parametrize(
    ("template", "defined"),
    [
        ("#cmakedefine LAB_USE_CUDA\n#cmakedefine LAB_USE_HIP\n", {"LAB_USE_HIP"}),
        ("#cmakedefine LAB_USE_CUDA\n#cmakedefine LAB_FAST\n", {"LAB_USE_CUDA"}),
        ("#cmakedefine LAB_WITH_CUDA\n#cmakedefine LAB_WITH_HIP\n", set()),
    ],
)
def test_a_project_that_knows_hip_is_built_with_it(tmp_path: Path, template: str, defined: set[str]) -> None:
    path = tmp_path / "config.h.in"
    path.write_text(template)
    variables = {"LAB_USE_CUDA": "ON", "LAB_USE_HIP": "OFF", "LAB_WITH_CUDA": "OFF"}
    text = ConfiguredHeader("", path, variables, only_at=False, copied=False).text()
    assert set(re.findall(r"#define (\w+)", text)) == defined


def test_its_choice_is_seen_in_braces_too(tmp_path: Path) -> None:
    path = tmp_path / "config.h.in"
    path.write_text("#cmakedefine USE_CUDA\n#cmakedefine USE_HIP\n@USE_CUDA@ ${USE_CUDA} @USE_HIP@ ${USE_HIP}\n")
    made = ConfiguredHeader("", path, {"USE_CUDA": "ON", "USE_HIP": "OFF"}, only_at=False, copied=False)
    assert made.text().splitlines()[-1] == "OFF OFF ON ON"


def test_only_at_and_copies(tmp_path: Path) -> None:
    path = tmp_path / "config.h.in"
    path.write_text("@WIDTH@ ${WIDTH}\n#cmakedefine NO\n")
    assert ConfiguredHeader("", path, VARIABLES, only_at=True, copied=False).text() == "8 ${WIDTH}\n/* #undef NO */\n"
    assert ConfiguredHeader("", path, VARIABLES, only_at=False, copied=True).text() == path.read_text()


@pytest.mark.parametrize(
    ("command", "found"),
    [
        ("configure_file(config.h.in config.h)", {"config.h": "2"}),
        ("configure_file(config.h.in ${CMAKE_BINARY_DIR}/include/lab/c.h @ONLY)", {"include/lab/c.h": "2"}),
        ("configure_file(${PROJECT_SOURCE_DIR}/config.h.in ${lab_BINARY_DIR}/c.hpp)", {"c.hpp": "2"}),
        ("set(W 7)\nconfigure_file(config.h.in config.h)\nset(W 9)", {"config.h": "7"}),
        (
            "if(DEFINED ENV{W})\nset(W $ENV{W})\nelse()\nset(W 5)\nendif()\nconfigure_file(config.h.in config.h)",
            {"config.h": "5"},
        ),
        ("if(SOMETHING_UNKNOWN)\n  configure_file(config.h.in config.h)\nendif()", {"config.h": "2"}),
        ("if(OFF)\n  configure_file(config.h.in config.h)\nendif()", {}),
        ("configure_file(config.h.in Config.H)", {"Config.H": "2"}),
        ("configure_file(config.h.in config.txt)", {}),
        ("configure_file(gone.h.in gone.h)", {}),
        ("configure_file(config.h.in ${CMAKE_SOURCE_DIR}/config.h)", {}),
        ("configure_file(config.h.in ${UNKNOWN}/config.h)", {}),
        ("add_subdirectory(inner)", {"inner/config.h": "2"}),
    ],
)  # fmt: skip
def test_what_is_configured(tmp_path: Path, command: str, found: dict[str, str]) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "CMakeLists.txt").write_text("configure_file(../config.h.in config.h)\n")
    (tmp_path / "CMakeLists.txt").write_text(f"project(lab VERSION 2.3)\nset(W ${{lab_VERSION_MAJOR}})\n{command}\n")
    (tmp_path / "config.h.in").write_text("@W@")
    (tmp_path / "a.cu").touch()
    build = BuildFlags(tmp_path)
    build.of("a.cu")
    made = {Path(path).relative_to(tmp_path / "hipport-build"): each.text() for path, each in build.configured.items()}
    assert made == {Path(path): text for path, text in found.items()}


@pytest.mark.parametrize(
    ("arguments", "path", "macros"),
    [
        ("lab", "lab_export.h", ["LAB_EXPORT", "LAB_NO_EXPORT", "LAB_DEPRECATED"]),
        ("lab-core EXPORT_FILE_NAME inc/api.h", "inc/api.h", ["LAB_CORE_EXPORT"]),
        ("lab BASE_NAME Lib EXPORT_MACRO_NAME LIB_API", "lib_export.h", ["LIB_API", "LIB_NO_EXPORT"]),
        ("lab PREFIX_NAME MY_", "lab_export.h", ["MY_LAB_EXPORT"]),
        ("lab EXPORT_FILE_NAME ${CMAKE_BINARY_DIR}/a/b.h", "a/b.h", ["LAB_EXPORT"]),
    ],
)
def test_headers_of_export_macros(tmp_path: Path, arguments: str, path: str, macros: list[str]) -> None:
    (tmp_path / "CMakeLists.txt").write_text(f"add_library(lab a.cu)\ngenerate_export_header({arguments})\n")
    (tmp_path / "a.cu").touch()
    build = BuildFlags(tmp_path)
    build.of("a.cu")
    (made,) = build.configured.values()
    assert made.path == str(tmp_path / "hipport-build" / path)
    assert made.template == tmp_path / "CMakeLists.txt"
    assert set(macros) <= set(re.findall(r"#define (\w+)", made.text()))
