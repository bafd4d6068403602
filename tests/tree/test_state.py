"""The state of a port is JSON with an indent of 1, so that a difference between two of them can be read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hipport.left_open import LeftOpen
from hipport.tree.state import PortState
from hipport.tree.state import load_state

_LEFT = LeftOpen("HP501", "error", 'say "é",\n: it', "", "cudaX", "runtime", 1, "ab", 1, 0, 3, 2)
STATES = [
    PortState(),
    PortState(
        {"b": "1", 'a"\udc80': "2"}, {"a": (), "b": (_LEFT, _LEFT), "é": (_LEFT,)}, {"x": "y"}, ("..", "q"), True
    ),
    PortState({"b": "1"}, sources=("..",), marked=True),
]


@pytest.mark.parametrize("state", STATES)
def test_a_state_is_written_as_json_and_read_again(state: PortState, tmp_path: Path) -> None:
    written = state.to_json()
    assert written == json.dumps(json.loads(written), indent=1).encode() + b"\n"
    (tmp_path / "state.json").write_bytes(written)
    assert load_state(tmp_path / "state.json") == state
