"""Every shape of ``mappings/calls.toml`` has a call in the cases of ``changed-arguments/``."""

from __future__ import annotations

from hipport.context.arguments import arguments_of
from hipport.mapping.calls import read_rules
from hipport.mapping.mapping import tables_folder
from hipport.source.tokens import Tokens
from hipport.testing.case import read
from tests.cases.case import paths


def test_every_shape_is_in_a_case() -> None:
    rules = read_rules(tables_folder() / "calls.toml")
    wanted = {(call.name, shape.arity) for call in rules.calls.values() for shape in call.shapes}
    for path in paths("changed-arguments"):
        tokens = Tokens(read(path).data.decode())
        for index in tokens.where(rules.calls.keys()):
            arguments = arguments_of(tokens, index)
            if arguments is not None:
                wanted.discard((tokens.texts[index], len(arguments)))
    assert not wanted
