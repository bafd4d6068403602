from __future__ import annotations

import errno
import os
from pathlib import Path
from pathlib import PurePosixPath
from shutil import rmtree
from tempfile import mkdtemp

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine
from hypothesis.stateful import invariant
from hypothesis.stateful import rule

from hipport.errors import OutputError
from hipport.tree.output_tree import OutputTree
from hipport.tree.slots import Placement

NAMES = st.sampled_from(["a.cu", "sub/b.cu"])
AS_CONVERTED = (Placement.WRITTEN, Placement.RESTORED, Placement.SAME)
CONTENTS = st.sampled_from([b"", b"one", b"two", b"three"])


class Reruns(RuleBasedStateMachine):
    """A person and hipport take turns on an output tree. ``edited`` is the line that the person wrote and hipport has
    not since been found to agree with: hipport must never take it away, be it alone or in a conflict."""

    def __init__(self) -> None:
        super().__init__()
        self.root = Path(mkdtemp())
        self.edited: dict[str, bytes] = {}
        self.written: dict[str, set[bytes]] = {}
        self.came_to: dict[str, set[bytes]] = {}  # what hipport made of the file, whether it was put there or not

    def teardown(self) -> None:
        rmtree(self.root)

    def convert(self, name: str, content: bytes, *, overwrite: bool = False, killed: bool = False) -> Placement:
        relative = PurePosixPath(name)
        self.came_to.setdefault(name, set()).add(content)
        with OutputTree(self.root, overwrite=overwrite) as tree:
            placed = tree.slot(relative).write(content)
            if not killed:
                tree.record(relative, placed)
        if placed.outcome in AS_CONVERTED:
            self.written.setdefault(name, set()).add(content)
        return placed.outcome

    @rule(name=NAMES, content=CONTENTS)
    def edit(self, name: str, content: bytes) -> None:
        path = self.root / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"hand:" + content)
        self.edited[name] = b"hand:" + content
        if self.edited[name] in self.came_to.get(name, ()):
            del self.edited[name]  # what hipport came to itself cannot be told from an edit to the same text

    @rule(name=NAMES)
    def delete(self, name: str) -> None:
        (self.root / name).unlink(missing_ok=True)
        self.edited.pop(name, None)

    @rule(name=NAMES, content=CONTENTS, killed=st.booleans())
    def rerun(self, name: str, content: bytes, killed: bool) -> None:
        outcome = self.convert(name, content, killed=killed)
        assert (outcome not in AS_CONVERTED) or name not in self.edited
        assert (outcome not in AS_CONVERTED) or (self.root / name).read_bytes() == content

    @rule(name=NAMES, content=CONTENTS)
    def rerun_that_agrees(self, name: str, content: bytes) -> None:
        """Hipport comes to the very content that the person wrote, which is from then on its own."""
        if self.convert(name, b"hand:" + content) in AS_CONVERTED:
            self.edited.pop(name, None)

    @rule(name=NAMES, content=CONTENTS)
    def overwrite(self, name: str, content: bytes) -> None:
        assert self.convert(name, content, overwrite=True) in AS_CONVERTED
        self.edited.pop(name, None)

    @rule(name=NAMES, content=CONTENTS)
    def rerun_on_a_full_disk(self, name: str, content: bytes) -> None:
        def full(*_: object) -> None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        before = self.contents()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(os, "replace", full)
            try:
                self.convert(name, content)
            except OutputError:
                assert self.contents() == before

    @rule()
    def lose_state(self) -> None:
        (self.root / ".hipport.json").unlink(missing_ok=True)

    def contents(self) -> dict[str, bytes]:
        return {str(p.relative_to(self.root)): p.read_bytes() for p in self.root.rglob("*.cu")}

    @invariant()
    def no_edit_is_lost(self) -> None:
        contents = self.contents()
        for name, content in self.edited.items():
            assert content in contents[name].splitlines()

    @invariant()
    def no_file_is_half_written(self) -> None:
        for name, content in self.contents().items():
            whole = self.written.get(name, set()) | self.came_to.get(name, set()) | {self.edited.get(name)}
            assert content in whole or (b"<<<<<<< " in content and b">>>>>>> " in content)
        assert not list(self.root.rglob("*.tmp"))


TestReruns = Reruns.TestCase
TestReruns.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
