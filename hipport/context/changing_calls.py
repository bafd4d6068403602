"""The calls of a file whose arguments change."""

from __future__ import annotations

from functools import cached_property

from hipport.code.declarations import Declarations
from hipport.code.roles import follows_type
from hipport.context.arguments import Reshaped
from hipport.context.arguments import UnsureError
from hipport.context.arguments import arguments_of
from hipport.context.arguments import call_opener
from hipport.context.arguments import reshape
from hipport.context.arguments import told_version
from hipport.context.code_file import CodeFile
from hipport.context.conditionals import Conditionals
from hipport.context.names import Names
from hipport.context.uses import NameUse
from hipport.mapping.calls import CallChange

_BEFORE_VALUE = frozenset("= ( , & { < ? : return".split())
_AFTER_VALUE = frozenset(") , ; } > :".split())


class ChangingCalls:
    """What becomes of the calls of CUDA's functions in a file."""

    def __init__(self, file: CodeFile, names: Names, conditionals: Conditionals) -> None:
        self._file = file
        self._names = names
        self._conditionals = conditionals

    @cached_property
    def shapes(self) -> dict[int, Reshaped | str]:
        """What calls with changing arguments become, or why that is not certain, by the index of the name."""
        found: dict[int, Reshaped | str] = {}
        is_for_c = self._file.survey.is_for_c(self._file.source.path)
        for use in self._names.api_uses:
            call = self._file.mapping.calls.get(use.name)
            if call is not None and call.only_c and not is_for_c:
                continue
            if call is not None and self.is_called(use) and not self.is_declared(use) and not self._writes_memory(use):
                cuda = self._told_version(use, call) or self._conditionals.cuda_at(use.index)
                try:
                    shape = reshape(self._file.tokens, use.last, call, cuda, self._telling)
                except UnsureError as error:
                    found[use.index] = str(error)
                else:
                    if shape is not None:
                        found[use.index] = shape
        return found

    def _writes_memory(self, use: NameUse) -> bool:
        """Whether a name becomes one of hipport's that write surfaces, which take the boundary modes."""
        return use.name.startswith("surf") and use.entry is not None and use.entry.hip == f"hipport::{use.name}"

    @cached_property
    def _dropped(self) -> frozenset[int]:
        edits = (edit for shape in self.shapes.values() if isinstance(shape, Reshaped) for edit in shape.edits)
        at = self._file.tokens.at_offset
        return frozenset(i for edit in edits if edit.start < edit.end for i in range(at(edit.start), at(edit.end)))

    def is_dropped(self, index: int) -> bool:
        """Whether a token stands in an argument that the port of a call does not have."""
        return index in self._dropped

    def arguments_settle(self, use: NameUse) -> bool:
        """Whether the number of arguments of a call, or the type of one, says what it becomes, whatever else the tables
        have of the name.
        """
        call = self._file.mapping.calls.get(use.name)
        arguments = arguments_of(self._file.tokens, use.last) if call is not None else None
        if call is None or arguments is None:
            return False
        return call.settles(len(arguments)) or self._told_version(use, call) != ""

    def _told_version(self, use: NameUse, call: CallChange) -> str:
        """The CUDA version that the types of a call's arguments show, empty where they do not."""
        arguments = arguments_of(self._file.tokens, use.last) if call.told else None
        return "" if arguments is None else told_version(self._file.tokens, arguments, call, self._telling)

    @cached_property
    def _telling(self) -> Declarations:
        """The declarations of the types by which arguments are told apart."""
        calls = self._file.mapping.calls.values()
        return Declarations(self._file.tokens, frozenset().union(*(call.telling_types for call in calls)))

    def is_called(self, use: NameUse) -> bool:
        """Whether a name is followed by an argument list, with template arguments before it or without."""
        return call_opener(self._file.tokens, use.last) >= 0

    def is_pointed_to(self, use: NameUse) -> bool:
        """Whether a function is named and not called: ``f(cudaFree)``, ``call<&cudaFree>(p)``, ``free = cudaFree;``."""
        tokens = self._file.tokens
        after = tokens.after(use.last)
        return tokens.text_at(tokens.before(use.index)) in _BEFORE_VALUE and tokens.text_at(after) in _AFTER_VALUE

    def is_kept(self, use: NameUse) -> bool:
        """Whether a variable is given the address of a function, which is its type's to call: ``free = &cudaFree;``.
        As an argument it may be of a macro, which calls it.
        """
        tokens = self._file.tokens
        before = tokens.before(use.index)
        if tokens.text_at(before) == "&":
            before = tokens.before(before)
        return self.is_pointed_to(use) and tokens.text_at(before) == "="

    def is_declared(self, use: NameUse) -> bool:
        """Whether what follows a name are parameters, not arguments: ``cublasStatus_t cublasShutdown(void);``. A lone
        word in capitals before the name may be a macro and a statement of its own, after which the name is called.
        """
        tokens = self._file.tokens
        before = tokens.before(use.index)
        if not self.is_called(use) or not follows_type(tokens, use.index):
            return False
        return not tokens.text_at(before).isupper() or follows_type(tokens, before)
