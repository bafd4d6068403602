"""Literals of Python: what stands in them, where each byte of it is, and how another text is written in its place."""

from __future__ import annotations

import ast

import pytest
from hypothesis import assume
from hypothesis import given
from hypothesis import strategies as st

from hipport.python.literals import LiteralText
from hipport.python.literals import Piece
from hipport.python.literals import read_formatted
from hipport.python.literals import read_literal

QUOTES = ('"', "'", '"""', "'''")
PREFIXES = ("", "r", "R", "u", "b", "rb", "Br")
#: What may stand between quotes: plain characters, and whatever is written with a backslash.
PARTS = (
    *("a", "_", " ", "{", "%", "#", "é", "€", "😀", "\n", "\t", "'", '"'),
    *(r"\n", r"\t", r"\\", r"\'", r"\"", r"\x41", r"\101", r"\0", r"\u00e9", r"\U0001f600", r"\N{BULLET}"),
    *(r"\d", r"\é", "\\\n"),
)
GAPS = ("", " ", "\n  ", "  # two\n", "\\\n")


def latin(text: str) -> str:
    """A text as hipport has it: the bytes of UTF-8 as Latin-1."""
    return text.encode().decode("latin-1")


@pytest.mark.filterwarnings("ignore")
def evaluated(source: str) -> str | bytes | None:
    """What Python reads in literals, None where it refuses them."""
    try:
        value = ast.literal_eval(f"({source}\n)")
    except (SyntaxError, ValueError):
        return None
    assert isinstance(value, str | bytes)
    return value


@st.composite
def literals(draw: st.DrawFn) -> tuple[str, str | bytes]:
    """The source of one to three literals beside one another, all for text or all for bytes, and their value."""
    is_bytes = draw(st.booleans())
    prefixes = [prefix for prefix in PREFIXES if ("b" in prefix.lower()) == is_bytes]
    written = []
    for _ in range(draw(st.integers(1, 3))):
        quote = draw(st.sampled_from(QUOTES))
        body = "".join(draw(st.lists(st.sampled_from(PARTS), max_size=8)))
        written.append(f"{draw(st.sampled_from(prefixes))}{quote}{body}{quote}{draw(st.sampled_from(GAPS))}")
    source = "".join(written)
    value = evaluated(source)
    assume(value is not None)
    assert value is not None
    tree = ast.parse(f"({source}\n)", mode="eval").body
    assume(isinstance(tree, ast.Constant))
    return source.rstrip(), value


def read(source: str, value: str | bytes) -> LiteralText:
    text = latin(source)
    end = len(text)
    while (found := read_literal(text, 0, end, value)) is None:  # a comment after the last literal is not its own
        end -= 1
        assert end
    return found


def bytes_of(value: str | bytes) -> bytes:
    return value if isinstance(value, bytes) else value.encode()


@pytest.mark.filterwarnings("ignore")
@given(literals())
def test_what_python_reads_is_read(case: tuple[str, str | bytes]) -> None:
    source, value = case
    found = read(source, value)
    assert found.text.encode("latin-1") == bytes_of(value)
    assert len(found.begins) == len(found.ends) == len(found.inside) == len(found.text)


@pytest.mark.filterwarnings("ignore")
@given(literals(), st.data())
def test_a_text_is_written_in_place_of_another(case: tuple[str, str | bytes], data: st.DataObject) -> None:
    """Wherever a span has a place, what is written there changes that span of the value and nothing else. The few
    places where quotes or backslashes around it have a say are found by the check of what is written.
    """
    source, value = case
    found = read(source, value)
    borders = [at for at in range(len(found.text) + 1) if not "\x80" <= found.text[at : at + 1] < "\xc0"]
    start = data.draw(st.sampled_from(borders))
    end = data.draw(st.sampled_from([at for at in borders if at >= start]))
    new = data.draw(st.sampled_from(("wave", "", 'say("x")', "a\nb", "it's", "a\\b")))
    place = found.span(start, end)
    text = latin(source)
    spelled = place and place[2].spelled(new, "\n")
    if place is None or spelled is None:
        return
    after = evaluated((text[: place[0]] + spelled + text[place[1] :]).encode("latin-1").decode())
    wanted = (found.text[:start] + new + found.text[end:]).encode("latin-1")
    if new == "wave" and not (place[2].raw and "\\" in source):  # a raw literal cannot end in half of two backslashes
        assert after is not None
        assert bytes_of(after) == wanted
    elif after is not None and not place[2].raw and len(place[2].quote) == 1:
        assert bytes_of(after) == wanted


@pytest.mark.filterwarnings("ignore")
@given(literals(), st.data())
def test_a_place_is_inside_of_the_literal(case: tuple[str, str | bytes], data: st.DataObject) -> None:
    source, value = case
    found = read(source, value)
    start = data.draw(st.integers(0, len(found.text)))
    begin, end = found.place(start, data.draw(st.integers(start, len(found.text))))
    assert found.pieces[0].start <= begin <= end <= found.pieces[-1].end


@pytest.mark.parametrize(
    ("source", "value", "start", "place"),
    [
        ('"abc"', "abc", 1, "b"),
        (r'"a\nb"', "a\nb", 1, r"\n"),
        (r'r"a\nb"', r"a\nb", 1, "\\"),
        ('"é"', "é", 1, "\xa9"),
        ('"a" "b"', "ab", 1, "b"),
        ('"""a\r\nb"""', "a\nb", 1, "\r\n"),
        ('"a\\\nb"', "ab", 1, "b"),
        (r'"\x41b"', "Ab", 0, r"\x41"),
        (r'b"\u00e9"', rb"\u00e9", 1, None),  # two bytes that are no escape, read as one
    ],
)
def test_the_place_of_one_byte(source: str, value: str | bytes, start: int, place: str | None) -> None:
    text = latin(source)
    found = read_literal(text, 0, len(text), value)
    assert found is not None
    there = found.span(start, start + 1)
    assert (there and text[there[0] : there[1]]) == place


@pytest.mark.parametrize(
    ("piece", "text", "spelled"),
    [
        (("", '"'), 'a "b"\n', r"a \"b\"\n"),
        (("", "'"), 'a "b"\n', r'a "b"\n'),
        (("", '"""'), 'a "b"\n', 'a "b"\r\n'),
        (("r", "'''"), "a\\b\n", "a\\b\r\n"),
        (("r", '"'), "a\nb", None),
        (("b", "'"), "\\", r"\\"),
    ],
)
def test_how_a_text_is_written(piece: tuple[str, str], text: str, spelled: str | None) -> None:
    assert Piece(*piece, 0, 0).spelled(text, "\r\n") == spelled


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ('f"a{b}c"', "a_c"),
        ('f"{{a}}{b!r:>{width}}"', "{a}_"),
        ("f'{x[\"a\"]} + {y}'", "_ + _"),
        ('f"a" "b{c}"', "ab{c}"),
        ('"b{c}" f"{d}"', "b{c}_"),
        (r'rf"\d{a}"', r"\d_"),
        ('f"plain"', "plain"),
    ],
)
def test_the_fields_of_an_f_string(source: str, text: str) -> None:
    tree = ast.parse(source, mode="eval").body
    assert isinstance(tree, ast.JoinedStr)
    parts = "".join(str(each.value) for each in tree.values if isinstance(each, ast.Constant))
    found = read_formatted(source, 0, len(source), parts)
    assert found is not None
    assert found.text == text


@pytest.mark.parametrize("source", ['"a" + "b"', "name", '"a', 'f"{a"', ""])
def test_what_is_no_literal_is_not_read(source: str) -> None:
    assert read_literal(source, 0, len(source), "ab") is None
    assert read_formatted(source, 0, len(source), "a") is None


def test_another_value_is_not_read() -> None:
    assert read_literal('"abc"', 0, 5, "abd") is None
