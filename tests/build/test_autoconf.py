"""Headers of the configure script of the autotools: which there are, where, and what is in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.build.autoconf import AutoconfHeader
from hipport.build.project_flags import BuildFlags


def made(tmp_path: Path, template: str, **package: str) -> str:
    path = tmp_path / "config.h.in"
    path.write_text(template)
    return AutoconfHeader("", path, package).text()


@pytest.mark.parametrize(
    ("template", "text"),
    [
        ("#undef PACKAGE", '#define PACKAGE "lab"'),
        ("# undef SIZEOF_LONG", "# define SIZEOF_LONG __SIZEOF_LONG__"),
        ("#undef SIZEOF_VOID_P /* bytes */", "#define SIZEOF_VOID_P __SIZEOF_POINTER__"),
        ("#undef FC_FUNC_", "#define FC_FUNC_(name,NAME) name ## _"),
        ("#undef HAVE_SYS_TIME_H", "#if __has_include(<sys/time.h>)\n#define HAVE_SYS_TIME_H 1\n#endif"),
        ("#undef HAVE_SYSLOG_H", "#if __has_include(<syslog.h>)\n#define HAVE_SYSLOG_H 1\n#endif"),
        (
            "/* Define to 1 if you have the <boost/any.hpp> header file. */\n#undef HAVE_BOOST_ANY_H",
            """\
/* Define to 1 if you have the <boost/any.hpp> header file. */
#if __has_include(<boost/any.hpp>)
#define HAVE_BOOST_ANY_H 1
#endif""",
        ),
        (
            "/* The <math.h> header file */\nint x;\n#undef HAVE_FEW_H",
            "/* The <math.h> header file */\nint x;\n#if __has_include(<few.h>)\n#define HAVE_FEW_H 1\n#endif",
        ),
        ("#undef HAVE_STRDUP", "#if __has_builtin(strdup)\n#define HAVE_STRDUP 1\n#endif"),
        ("#undef HAVE_CUDA", "#define HAVE_CUDA 1"),
        ("#undef HAVE_CUDA_RUNTIME_H", "#define HAVE_CUDA_RUNTIME_H 1"),
        ("#undef USE_CUDA\n#undef USE_HIP", "/* #undef USE_CUDA */\n#define USE_HIP 1"),
        ("#undef USE_HIP", "/* #undef USE_HIP */"),
        ("#undef const", "/* #undef const */"),
        ("#define ALWAYS 1\n#ifdef X\n#endif", "#define ALWAYS 1\n#ifdef X\n#endif"),
    ],
)
def test_a_template(tmp_path: Path, template: str, text: str) -> None:
    assert made(tmp_path, f"{template}\n", PACKAGE='"lab"') == f"{text}\n"


@pytest.mark.parametrize(
    ("script", "found"),
    [
        ("AC_INIT([Lab], [2.3])\nAC_CONFIG_HEADERS([config.h])", {"config.h": '"Lab 2.3"'}),
        ("AC_INIT(Lab,2)\nAC_CONFIG_HEADER(config.h)", {"config.h": '"Lab 2"'}),
        ("AC_INIT([Lab], [m4_include([V])])\nAM_CONFIG_HEADER([config.h])", {"config.h": '" "'}),
        (
            "AC_INIT([Lab], [2])\nAC_CONFIG_HEADERS([out/c.h:config.h.in\n  config.h])",
            {"out/c.h": '"Lab 2"', "config.h": '"Lab 2"'},
        ),
        ("dnl AC_CONFIG_HEADERS([config.h])\n# AC_CONFIG_HEADERS([config.h])", {}),
        ("AC_CONFIG_HEADERS([gone.h])", {}),
        ("AC_CONFIG_HEADERS([there.h])", {}),
    ],
)
def test_what_the_script_makes(tmp_path: Path, script: str, found: dict[str, str]) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib/configure.ac").write_text(script)
    (tmp_path / "lib/config.h.in").write_text("#undef PACKAGE_STRING\n")
    (tmp_path / "lib/there.h.in").touch()
    (tmp_path / "lib/there.h").touch()
    build = BuildFlags(tmp_path)
    assert build.configured == {}
    build.of("lib/src/a.cu")
    headers = {path: each.text() for path, each in build.configured.items()}
    top = tmp_path / "hipport-build/lib"
    assert headers == {str(top / name): f"#define PACKAGE_STRING {text}\n" for name, text in found.items()}
