"""Members that are read from the properties of a device."""

from __future__ import annotations

from hipport.code.calls import opener_of
from hipport.code.declarations import Declarations
from hipport.code.statements import clause_after
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_PROPERTIES = frozenset(("cudaDeviceProp",))
_GETTERS = frozenset(("getDeviceProperties", "getCurrentDeviceProperties"))  # PyTorch's, which return them


class DeviceProperties:
    """The objects of type cudaDeviceProp that a file declares, or gets from a function of PyTorch's."""

    def __init__(self, tokens: Tokens) -> None:
        self._tokens = tokens
        known = (_PROPERTIES | _GETTERS) & tokens.distinct
        types = _PROPERTIES if known <= _PROPERTIES else _PROPERTIES | {"auto"}
        self._declarations = Declarations(tokens, types) if known else None

    def owner(self, index: int) -> int:
        """Index of the name of the object that a member is read from, or -1 where that is not a cudaDeviceProp:
        ``prop.major``, ``props[i].major``, ``getDeviceProperties(0)->major``
        """
        tokens = self._tokens
        point = tokens.before(index)
        if self._declarations is None or tokens.text_at(point) not in (".", "->"):
            return -1
        owner = tokens.before(point)
        while tokens.text_at(owner) in (")", "]"):
            owner = tokens.before(opener_of(tokens, owner))
        return owner if is_name(tokens.text_at(owner)) and self._is_properties(owner, self._declarations) else -1

    def _is_properties(self, owner: int, declarations: Declarations) -> bool:
        """Whether an object is a cudaDeviceProp by its declaration in the file, or by the function that returns it."""
        tokens = self._tokens
        name = tokens.texts[owner]
        if name in _GETTERS:
            return True
        declared = declarations.of(name, owner)
        if declared is None:
            return False
        if declared.type in _PROPERTIES:
            return True
        return any(tokens.texts[at] in _GETTERS for at in clause_after(tokens, declared.index))
