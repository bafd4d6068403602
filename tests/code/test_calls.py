from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import example
from hypothesis import given
from hypothesis import strategies as st

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import default_at
from hipport.code.calls import opener_of
from hipport.code.calls import split_arguments
from hipport.code.calls import split_parameters
from hipport.code.launches import launch_at
from hipport.code.launches import launch_openers
from hipport.source.tokens import CLOSERS
from hipport.source.tokens import Tokens

Split = Callable[[Tokens, int, int], tuple[Span, ...] | None]


def text_of(tokens: Tokens, span: Span) -> str:
    return "".join(tokens.texts[span.first : span.end])


def arguments(text: str, split: Split = split_arguments) -> list[str] | None:
    tokens = Tokens(text)
    opener = tokens.texts.index("(")
    spans = split(tokens, opener, closer_of(tokens, opener))
    return None if spans is None else [text_of(tokens, span) for span in spans]


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        ("f()", []),
        ("f(a)", ["a"]),
        ("f( a , b )", ["a", "b"]),
        ("f(g(a, b), c[d, e])", ["g(a, b)", "c[d, e]"]),
        ("f(kern<float, 4>, a)", ["kern<float, 4>", "a"]),
        ("f(kern<A<B, C>, 4>, a)", ["kern<A<B, C>, 4>", "a"]),
        ("f((void*)kern<float, 4>, a)", ["(void*)kern<float, 4>", "a"]),
        ("f(std::map<int, int>::value(), a)", ["std::map<int, int>::value()", "a"]),
        ("f([&](int a, int b) { return a, b; }, c)", ["[&](int a, int b) { return a, b; }", "c"]),
        ("f(\"a, b\", ',')", ['"a, b"', "','"]),
        ("f(a /* , */, b) // ,", ["a", "b"]),
        ("f(a < b, c)", ["a < b", "c"]),
        ("f(a < b, c > d)", None),
        ("f({1, 2}, dim3{3, 4})", ["{1, 2}", "dim3{3, 4}"]),
        ("f(a,\n#ifdef X\n b,\n#endif\n c)", ["a", "#ifdef X\n b", "#endif\n c"]),
    ],
)
def test_split_arguments(call: str, expected: list[str] | None) -> None:
    assert arguments(call) == expected


@pytest.mark.parametrize(
    ("declaration", "expected"),
    [
        ("f(Vector<1, T> const &v, int n)", ["Vector<1, T> const &v", "int n"]),
        ("f(Array<float, 3> v, Map<int, A> *m)", ["Array<float, 3> v", "Map<int, A> *m"]),
        ("f(Array<float, 3> v = Array<float, 3>(), int n = 2)", ["Array<float, 3> v = Array<float, 3>()", "int n = 2"]),
        ("f(Array<float, 3> v, bool b = 1 < 2, int n = 3)", ["Array<float, 3> v", "bool b = 1 < 2", "int n = 3"]),
        ("f(bool b = n < 2, int m = 3 > n)", None),
    ],
)
def test_split_parameters(declaration: str, expected: list[str] | None) -> None:
    assert arguments(declaration, split_parameters) == expected


@pytest.mark.parametrize(
    ("text", "kernel", "config"),
    [
        ("k<<<g, b>>>(x);", "k", ["g", "b"]),
        ("k<<<(n + 255) / 256, 256, 0, s>>>();", "k", ["(n + 255) / 256", "256", "0", "s"]),
        ("ns::k<float, 4><<<g, b>>>(x);", "ns::k<float, 4>", ["g", "b"]),
        ("k<Pair<int,3>><<<g,b>>>(x);", "k<Pair<int,3>>", ["g", "b"]),
        ("return k<<<dim3(1, 2), b>>>(x);", "k", ["dim3(1, 2)", "b"]),
        ("table[i]<<<g, b>>>(x);", "table[i]", ["g", "b"]),
        ("(*pointer)<<<g, b>>>(x);", "(*pointer)", ["g", "b"]),
        ("self->kernel<<<g, sizeof(A<B>)>>>(x);", "self->kernel", ["g", "sizeof(A<B>)"]),
        ("ns::template k<T><<<g, b>>>(x);", "ns::template k<T>", ["g", "b"]),
        ("::k <<< g , b >>> (x);", "::k", ["g", "b"]),
        ("k << <g, b >> >(x);", "k", ["g", "b"]),
        ("k<int, 4> << <g, B<int> >>> (x);", "k<int, 4>", ["g", "B<int>"]),
        ("k<<<g >> 2, sizeof(A<B<int>> ) >> >(x);", "k", ["g >> 2", "sizeof(A<B<int>> )"]),
        ("k <</* blocks */\n<g, b>>\n> (x);", "k", ["g", "b"]),
    ],
)
def test_launch(text: str, kernel: str, config: list[str]) -> None:
    tokens = Tokens(text)
    (opener,) = launch_openers(tokens)
    launch = launch_at(tokens, opener)
    assert launch is not None
    assert text_of(tokens, launch.kernel) == kernel
    assert [text_of(tokens, span) for span in launch.config] == config


@pytest.mark.parametrize(
    "text", ["std::ostream& operator<<<T>(x)", "k<<<g, b", "k<<<g, b>>>;", "<<<1>>>(2)", "k<<<g, (b>>>(x)"]
)
def test_no_launch(text: str) -> None:
    tokens = Tokens(text)
    assert launch_at(tokens, tokens.texts.index("<<<")) is None


@given(
    st.lists(
        st.sampled_from(["k", "<", ">", "<<<", ">>>", "(", ")", "[", "]", "{", "}", ",", ";", "::", " ", "#if 1\n"])
    )
)
def test_no_text_crashes(pieces: list[str]) -> None:
    tokens = Tokens("".join(pieces))
    for opener in launch_openers(tokens):
        launch_at(tokens, opener)


_EXPRESSIONS = st.recursive(
    st.sampled_from(["a", "b", "1", "-a", "f(b)", "t[1]", "T<int>::n", "T<T<int> >::n", "(c)"]),
    lambda inner: st.builds(
        "{0}{3}{1}{3}{2}".format,
        inner,
        st.sampled_from(["<<", ">>", "<", ">", "&&"]),
        inner,
        st.sampled_from(["", " "]),
    ),
)


@given(_EXPRESSIONS)
def test_shifts_and_comparisons_open_no_launch(expression: str) -> None:
    assert not list(launch_openers(Tokens(f"x = {expression}; s << (x >> 1) > 2;")))


@pytest.mark.parametrize("name", ["operator<< <int>(s, 1)", "&N::operator<< <>", "operator << <int>(s, 1)"])
def test_template_arguments_of_an_operator_open_no_launch(name: str) -> None:
    assert not list(launch_openers(Tokens(name)))


def closed_by(tokens: Tokens, opener: int) -> int:
    """The bracket that closes another, token by token: -1 at the first one of another kind."""
    stack = [CLOSERS[tokens.texts[opener]]]
    index = tokens.after(opener)
    while index >= 0:
        text = tokens.texts[index]
        if text in CLOSERS:
            stack.append(CLOSERS[text])
        elif text in CLOSERS.values():
            if text != stack.pop():
                return -1
            if not stack:
                return index
        index = tokens.after(index)
    return -1


@given(st.lists(st.sampled_from([*"()[]{}", *"(){}", " ", "a", "\n#define M", "\n#endif", "\\\n", "\n"])))
@example(["(", "[", ")", "]"])
@example(["(", "\n#define M", "(", ")", ")", "\n", ")"])
@example(["{", "(", "}", "(", ")"])
def test_brackets_are_those_that_a_walk_over_the_tokens_finds(parts: list[str]) -> None:
    tokens = Tokens("".join(parts))
    found = {i: closed_by(tokens, i) for i, text in enumerate(tokens.texts) if text in CLOSERS}
    assert {opener: closer_of(tokens, opener) for opener in found} == found
    for opener, closer in found.items():
        assert closer < 0 or opener_of(tokens, closer) == opener
    closed = set(found.values())
    assert all(opener_of(tokens, i) < 0 for i, text in enumerate(tokens.texts) if text in ")]}" and i not in closed)


@pytest.mark.parametrize(
    ("parameter", "default"),
    [
        ("int a", ""),
        ("int a = 1", "= 1"),
        ("int a=1", "=1"),
        ("bool a = b == c", "= b == c"),
        ("bool", ""),
        ("E<(n == 2)> *", ""),
        ("E<(n == 2)> * = nullptr", "= nullptr"),
        ("E<n == 2, int> = 0", "= 0"),
        ("E<(n <= 2 && n != 1)>", ""),
        ("E<n <= 2>", ""),
        ("T (*f)(int n = 1) = 0", "= 0"),
        ("int a[] = {1}", "= {1}"),
    ],
)
def test_the_default_of_a_parameter(parameter: str, default: str) -> None:
    tokens = Tokens(f"({parameter})")
    span = Span(1, len(tokens) - 1)
    assert text_of(tokens, Span(default_at(tokens, span), span.end)) == default
