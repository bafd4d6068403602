"""What holds for every file, however broken."""

from __future__ import annotations

import dataclasses
import pickle
import time
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import example
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

import hipport
from hipport.config import Options
from hipport.convert import convert_bytes
from hipport.left_open import left_open
from hipport.mapping.mapping import load_mapping
from hipport.result import Result
from hipport.result import Status
from hipport.source.lexer import TokenKind
from hipport.source.lexer import kind
from hipport.source.tokens import Tokens
from hipport.tree.predictions import predictions
from tests.engine import soup

any_file = st.one_of(soup.files, soup.tidy_files)


def convert(name: str, data: bytes, options: Options) -> Result:
    return convert_bytes(name, data, load_mapping(), options).result


def output(result: Result, data: bytes) -> bytes:
    return data if result.output is None else result.output


def comments_and_strings(data: bytes) -> list[str]:
    """The comments and literals of a file in order, but for the names of included headers."""
    tokens = Tokens(data.decode("latin-1"))
    included = {tokens.after(line.name_at) for line in tokens.directives if line.name.startswith("include")}
    wanted = (TokenKind.COMMENT, TokenKind.STRING, TokenKind.CHAR)
    return [text for index, text in enumerate(tokens.texts) if kind(text) in wanted and index not in included]


@settings(max_examples=200, deadline=None)
@given(soup.names, any_file, soup.options)
def test_the_result_is_sound(name: str, data: bytes, options: Options) -> None:
    result = convert(name, data, options)
    assert result.status in (Status.CONVERTED, Status.UNCHANGED), [d.message for d in result.diagnostics]
    assert (result.output is None) == (not result.edits) == (result.status is Status.UNCHANGED)

    # The edits are in order, change what they say, and lead from the input to the output.
    assert all(a.end <= b.start and a != b for a, b in pairwise(result.edits))
    rebuilt = data
    for edit in reversed(result.edits):
        assert 0 <= edit.start <= edit.end <= len(data)
        assert data[edit.start : edit.end] != edit.text.encode("latin-1")
        rebuilt = rebuilt[: edit.start] + edit.text.encode("latin-1") + rebuilt[edit.end :]
    assert rebuilt == output(result, data)

    # Every finding has its place, its reason and its remedy.
    for found in result.diagnostics:
        assert 0 <= found.start <= found.end <= len(data)
        before = data[: found.start]
        assert (found.line, found.column) == (before.count(b"\n") + 1, len(before) - before.rfind(b"\n"))
        assert found.message
        assert found.remedy


@settings(max_examples=200, deadline=None)
@given(soup.names, any_file, soup.options)
def test_comments_and_strings_stay(name: str, data: bytes, options: Options) -> None:
    options = dataclasses.replace(options, unsafe_fixes=False)
    assert comments_and_strings(output(convert(name, data, options), data)) == comments_and_strings(data)


@settings(max_examples=200, deadline=None)
@given(soup.names, any_file, soup.options)
@example(
    "a.cu",
    b"cudaMalloc cudaMalloc, umin\n#if defined(__CUDACC__) && CUDART_VERSION < 12000\n#include <hip/hip_runtime.h>\n",
    Options(),
)
@example("a.cu", b'cudaMalloc "cudaMalloc failed"__trap ', Options())
@example("a.cu", b"using using namespace nvcuda; ", Options())
@example(
    "a.cu",
    b"namespace cuda {\nauto f = [](cudaStream_t s) { return cudaSuccess; };\n"
    b"#ifdef __CUDACC__\ntypedef struct CUstream_st *cudaStream_t;\n",
    Options(),
)
def test_a_second_run_changes_nothing(name: str, data: bytes, options: Options) -> None:
    once = output(convert(name, data, options), data)
    again = convert(name, once, options)
    assert again.status is Status.UNCHANGED, again.edits


@settings(max_examples=200, deadline=None)
@given(soup.names, any_file, soup.options)
def test_a_second_run_with_the_record_of_the_first_forgets_nothing(name: str, data: bytes, options: Options) -> None:
    first = convert(name, data, options)
    port = output(first, data)
    recorded = left_open(first, port.decode("latin-1"))
    second = convert_bytes(name, port, load_mapping(), options, recorded=recorded).result
    said = Counter(predictions(second, None))
    assert Counter(predictions(first, first.output)) <= said

    # And once more: what is said again is recorded again, and nothing is said twice.
    third = convert_bytes(
        name, port, load_mapping(), options, recorded=left_open(second, port.decode("latin-1"))
    ).result
    assert Counter(predictions(third, None)) == said


@settings(max_examples=50, deadline=None)
@given(st.binary(max_size=200))
@example(b"")
@example(b"\xef\xbb\xbf")
@example(b"\xff\xfe#\0")
def test_any_bytes_pass(data: bytes) -> None:
    assert convert("a.cu", data, Options()).status is not Status.FAILED


@settings(max_examples=100, deadline=None)
@given(any_file, soup.options)
def test_results_cross_processes_and_cannot_be_changed(data: bytes, options: Options) -> None:
    result = convert("a.cu", data, options)
    assert pickle.loads(pickle.dumps(result)) == result
    assert hash(result) == hash(convert("a.cu", data, options))
    with pytest.raises(dataclasses.FrozenInstanceError):
        result.path = "b.cu"  # type: ignore[misc]
    for edit in result.edits:
        with pytest.raises(dataclasses.FrozenInstanceError):
            edit.text = ""  # type: ignore[misc]
    for diagnostic in result.diagnostics:
        with pytest.raises(dataclasses.FrozenInstanceError):
            diagnostic.message = ""  # type: ignore[misc]


def test_text_and_bytes_are_the_same() -> None:
    text = "// Größe\ncudaStream_t größe;\n"
    assert hipport.convert_text(text) == hipport.convert_text(text.encode())
    assert hipport.convert_text(text, path="a.h").output == "// Größe\nhipStream_t größe;\n".encode()


@pytest.mark.parametrize(
    "piece",
    [
        "cudaFree((",
        "cudaStream_t<",
        "void f() { k<<<1, 2>>>(g(x); cudaEventCreate(a; }\n",
        "#ifdef __HIPCC__\ncudaFree(p);\n#else\n",
        "namespace x { cudaFree(p);",
        "template <typename T> T *cudaNew(",
        "cudaStream_t a, ",
        "enum { cudaA = 1, ",
        "a: ",
        "a + b > ",
        ": k<<<1, 2>>>(p) ",
        "case 1 ? (2) : k<<<1, 2>>>(p) ",
        "k<<<1, 2>>>(p), ",
        "f(k<<<1, 2>>>(p), a), ",
        "#include <thrust/sort.h>\n",
        "// hipport: ignore[HP501]\ncudaGraphConditionalHandle h;\n",
    ],
)
def test_repetition_does_not_cost_more_than_length(piece: str) -> None:
    """Each takes 0.3 s of the processor; what is quadratic takes longer than is allowed."""
    begin = time.process_time()
    assert convert("a.cu", piece.encode() * 4000, Options(launch="macro")).status is not Status.FAILED
    assert time.process_time() - begin < 5


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(f"enum {{ {''.join(f'cudaOwn{n}, ' for n in range(4000))} }};", id="enumerators"),
        pytest.param(
            f"__device__ void f(char *p, float x) {{ float {', '.join(f'r{n}' for n in range(8000))}; p[0] = x; }}",
            id="variables of a declaration",
        ),
        pytest.param("#define N(n) f_##n\n#define ALL(EACH) EACH(a)\n" + "ALL(N)\n" * 8000, id="uses of a list"),
    ],
)
def test_long_lists_do_not_cost_more_than_length(text: str) -> None:
    begin = time.process_time()
    assert convert("a.cu", text.encode(), Options()).status is not Status.FAILED
    assert time.process_time() - begin < 5
