from __future__ import annotations

import pytest

from hipport.toolchain.messages import Place
from hipport.toolchain.messages import read_messages


def test_an_error_with_its_notes() -> None:
    (message,) = read_messages(
        "/p/a.cu:4:45: error: use of undeclared identifier 'f'\n"
        "/p/h.h:3:17: note: expanded from macro 'CALL'\n"
        "/rocm/x.h:9:1: note: 'g' declared here\n"
        "1 error generated when compiling for gfx90a.\n"
        'failed to execute:/rocm/clang++  -x hip -c a.cu -o "a.o"\n',
        "/p/a.cu",
    )
    assert message.text == "use of undeclared identifier 'f'"
    assert list(message.ways()) == [Place("/p/a.cu", 4, 45), Place("/p/h.h", 3, 17)]
    assert list(message.places()) == [*message.ways(), Place("/rocm/x.h", 9, 1)]


def test_warnings_and_their_notes_are_passed_over() -> None:
    output = "/p/a.cu:1:1: warning: x [-Wfoo]\n/p/a.cu:2:1: note: y\n/p/a.cu:3:1: error: z\n"
    (message,) = read_messages(output, "/p/a.cu")
    assert (message.text, message.notes) == ("z", ())


@pytest.mark.parametrize(
    ("function", "is_told"),
    [("cuParamSeti", True), ("cudaConfigureCall", True), ("hipSetDevice", False), ("curious", False), ("draw", False)],
)
def test_a_call_in_c_of_what_only_cuda_has_is_an_error(function: str, *, is_told: bool) -> None:
    said = f"/p/a.c:1:1: warning: call to undeclared function '{function}'; ISO C99 and later do not support it [-Wx]\n"
    assert len(read_messages(said, "/p/a.c")) == is_told


def test_the_include_chain_holds_until_another_message_file() -> None:
    messages = read_messages(
        "In file included from /p/a.cu:2:\n"
        "In file included from /p/b.h:3:\n"
        "/p/c.h:1:1: error: first\n"
        "/p/c.h:2:1: error: second, for which clang prints no chain again\n"
        "/p/a.cu:9:1: error: third\n"
        "In file included from /p/a.cu:5:\n"
        "/p/../p/d.h:1:1: error: fourth\n",
        "/p/a.cu",
    )
    chains = [message.included_from for message in messages]
    chain = (Place("/p/b.h", 3), Place("/p/a.cu", 2))
    assert chains == [chain, chain, (), (Place("/p/a.cu", 5),)]
    assert messages[-1].place == Place("/p/d.h", 1, 1)


def test_a_missing_header() -> None:
    (message,) = read_messages("/p/a.cu:2:10: fatal error: 'fmt/core.h' file not found\n", "/p/a.cu")
    assert message.missing_header == "fmt/core.h"


def test_an_undefined_symbol_is_where_the_linker_saw_its_use() -> None:
    output = (
        "lld: error: undefined hidden symbol: other(int)\n"
        ">>> referenced by a.cu:0 (/p/a.cu:0)\n"
        ">>>               /tmp/a.o:(k(int*))\n"
        ">>> referenced by a.cu:4 (/p/a.cu:4)\n"
        "clang++: error: amdgcn-link command failed with exit code 1 (use -v to see invocation)\n"
    )
    (message,) = read_messages(output, "/p/a.cu")
    assert message.undefined_symbol == "other(int)"
    assert message.place == Place("/p/a.cu", 4)


def test_an_error_without_a_place() -> None:
    (message,) = read_messages("clang++: error: unsupported HIP gpu architecture: gfx9999\n", "/p/a.cu")
    assert (message.place, message.text) == (None, "unsupported HIP gpu architecture: gfx9999")


def test_paths_with_colons_and_spaces() -> None:
    (message,) = read_messages("/p/x: y/a b.cu:4:5: error: no: 3:4: really\n", "/p/x: y/a b.cu")
    assert message.place == Place("/p/x: y/a b.cu", 4, 5)
    assert message.text == "no: 3:4: really"
