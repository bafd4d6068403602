"""The merge of a fix by words."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hipport.tree.fixing import _in_words
from hipport.tree.fixing import _of_words


@given(st.binary(max_size=50) | st.text("a \\n\n\r", max_size=30).map(str.encode))
def test_a_text_is_itself_again(text: bytes) -> None:
    assert _of_words(_in_words(text)) == text
