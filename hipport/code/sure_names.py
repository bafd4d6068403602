"""Names whose declaration the tokens tell with certainty."""

from __future__ import annotations

from hipport.code.declarations import TypedDeclaration
from hipport.code.roles import OWN_ROLES
from hipport.code.roles import role_of
from hipport.source.tokens import Tokens


def is_sure(tokens: Tokens, declared: TypedDeclaration, index: int) -> bool:
    """Whether the name at a token is surely the one that is declared: no member of another object, which may be of a
    class that the file does not show, and no name that hides it in a block or a lambda.
    """
    before = tokens.before(index)
    is_member = tokens.text_at(before) in (".", "->")
    if is_member and not (tokens.text_at(tokens.before(before)) == "this" and declared.first <= index < declared.end):
        return False
    others = (at for at in tokens.places(declared.name) if declared.first <= at < declared.end and at != declared.index)
    return not any(role_of(tokens, at, "") in OWN_ROLES for at in others)
