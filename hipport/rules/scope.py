"""Whose name it is: the CUDA API's, or one that the project has itself.

Decided on tokens, so that it holds in every ``#if`` arm, in macro bodies and in code that does not compile.
"""

from __future__ import annotations

from enum import Enum

from hipport.source.calls import closer_of
from hipport.source.calls import template_opener
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens


class Role(Enum):
    """What an occurrence of a name is."""

    API = "CUDA's name"
    MEMBER = "a member of the project's own object"
    QUALIFIED = "in a namespace or class of the project"
    DEFINITION = "defined by the project"
    DECLARATION = "declared by the project"
    ALIAS = "mapped to HIP or another platform by the project's own macro"
    TEXT = "text of a preprocessor line"


_KEYWORDS = frozenset(
    [
        "alignas",
        "and",
        "asm",
        "break",
        "case",
        "catch",
        "co_await",
        "co_return",
        "co_yield",
        "const",
        "consteval",
        "constexpr",
        "constinit",
        "continue",
        "default",
        "delete",
        "do",
        "else",
        "explicit",
        "export",
        "extern",
        "friend",
        "goto",
        "if",
        "inline",
        "mutable",
        "new",
        "noexcept",
        "not",
        "operator",
        "or",
        "private",
        "protected",
        "public",
        "register",
        "requires",
        "return",
        "sizeof",
        "static",
        "switch",
        "template",
        "thread_local",
        "throw",
        "try",
        "typedef",
        "typename",
        "using",
        "virtual",
        "volatile",
        "while",
        "struct",
        "class",
        "union",
        "enum",
        "namespace",
        "__host__",
        "__device__",
        "__global__",
        "__shared__",
        "__constant__",
        "__managed__",
        "__forceinline__",
        "__inline__",
        "__noinline__",
        "__restrict__",
        "__restrict",
        "__grid_constant__",
        "__extension__",
        "restrict",
        "defined",
    ]
)
_BUILTIN_TYPES = frozenset(
    [
        "void",
        "bool",
        "char",
        "short",
        "int",
        "long",
        "float",
        "double",
        "signed",
        "unsigned",
        "auto",
        "wchar_t",
        "char8_t",
        "char16_t",
        "char32_t",
        "size_t",
        "int8_t",
        "int16_t",
        "int32_t",
        "int64_t",
        "uint8_t",
        "uint16_t",
        "uint32_t",
        "uint64_t",
    ]
)
_TAGS = frozenset(("struct", "class", "union", "enum"))
_AFTER_DECLARATOR = frozenset(("=", ";", ",", ")", "(", "[", "{", ":"))
_TEXT_LINES = frozenset(("error", "warning", "pragma", "include", "include_next", "import", "line", "ident", "region"))
_HIP_PREFIXES = ("hip", "HIP", "roc", "ROC", "rccl", "miopen", "__hip", "__HIP")


def role_of(tokens: Tokens, index: int, *, known: bool = True, value: bool = False) -> Role:
    """The role of the name at ``index``. ``known`` says that CUDA has a name of that spelling, ``value`` that it is a
    constant there.
    """
    line = tokens.directive_at(index)
    if line:
        if line.name in _TEXT_LINES:
            return Role.TEXT
        if line.name in ("define", "undef") and tokens.before(index) == line.name_at:
            body = tokens.text_at(tokens.after(index))
            return Role.ALIAS if body.startswith(_HIP_PREFIXES) else Role.DEFINITION
    before = tokens.before(index)
    previous = tokens.text_at(before)
    if previous in (".", "->"):
        return Role.MEMBER
    if previous == "::":
        qualifier = tokens.text_at(tokens.before(before))
        own = qualifier == ">" or (is_name(qualifier or " ") and qualifier not in _KEYWORDS)
        return Role.QUALIFIED if own else Role.API
    following = tokens.text_at(tokens.after(index))
    if previous in ("typename", "class") and following in (",", ">", "="):
        return Role.DECLARATION  # a template parameter
    if previous in _TAGS:
        if following in ("{", "final") or (following == ":" and tokens.text_at(tokens.before(before)) != "?"):
            return Role.DEFINITION
        return Role.API
    if previous == "using":
        return Role.DEFINITION if following == "=" else Role.API
    if following not in _AFTER_DECLARATOR or not _ends_type(tokens, before, value=value):
        return Role.API
    return _declared(tokens, index, following) if known else Role.DEFINITION


def _declared(tokens: Tokens, index: int, following: str) -> Role:
    """The role of a name that CUDA has in the place of a declarator."""
    if following == "(":
        closer = closer_of(tokens, tokens.after(index))
        beyond = tokens.text_at(tokens.after(closer)) if closer >= 0 else ""
        if beyond == "{":
            return Role.DEFINITION
        # A prototype of the API itself follows the API's name; a class's own method does not.
        return Role.DECLARATION if in_class(tokens, index) else Role.API
    start = _statement_start(tokens, index)
    if tokens.text_at(start) == "typedef":
        return Role.DEFINITION
    return Role.DECLARATION


def _ends_type(tokens: Tokens, index: int, *, value: bool) -> bool:
    """Whether the token at ``index`` can end the type of a declaration, so that a declared name follows it."""
    text = tokens.text_at(index)
    if is_name(text or " "):
        return text not in _KEYWORDS
    if text == ">":
        opener = template_opener(tokens, index)
        return opener >= 0 and is_name(tokens.text_at(tokens.before(opener)) or " ")
    if text in ("*", "&") and not value:
        while text in ("*", "&"):
            index = tokens.before(index)
            text = tokens.text_at(index)
        if text in _BUILTIN_TYPES or text == "const":
            return True
        return (
            is_name(text or " ")
            and text not in _KEYWORDS
            and tokens.text_at(tokens.before(index))
            in (
                ";",
                "{",
                "}",
                "(",
                ",",
                "const",
                "struct",
                "static",
                "extern",
                "typedef",
                "",
            )
        )
    if text == "," and not value:
        return _in_declaration(tokens, index)
    return False


def _in_declaration(tokens: Tokens, comma: int) -> bool:
    """Whether a comma separates the declarators of one declaration: ``float a, b;``."""
    first = _statement_start(tokens, comma)
    if first < 0 or first >= comma:
        return False
    second = tokens.after(first)
    head, then = tokens.text_at(first), tokens.text_at(second)
    if head in _BUILTIN_TYPES:
        return then not in ("(", "{")
    return is_name(head or " ") and head not in _KEYWORDS - {"const", "static", "struct"} and is_name(then or " ")


def _statement_start(tokens: Tokens, index: int) -> int:
    """Index of the first token of the statement that ``index`` is in, or -1 inside parentheses."""
    first = index
    depth = 0
    while True:
        before = tokens.before(first)
        text = tokens.text_at(before)
        if before < 0 or (depth == 0 and text in (";", "{", "}")):
            return first
        if text in (")", "]", "}"):
            depth += 1
        elif text in ("(", "[", "{"):
            depth -= 1
            if depth < 0:
                return -1
        first = before


def is_alias(tokens: Tokens, index: int) -> bool:
    """Whether the name at ``index`` is a macro that only stands for another name: ``#define cudaFree musaFree``."""
    body = tokens.after(index)
    return tokens.directive_at(index) is not None and is_name(tokens.text_at(body) or " ") and tokens.after(body) < 0


def in_class(tokens: Tokens, index: int) -> bool:
    """Whether a token stands directly in the body of a class, not in one of its functions."""
    depth = 0
    while index >= 0:
        index = tokens.before(index)
        text = tokens.text_at(index)
        if text == "}":
            depth += 1
        elif text == "{":
            if depth == 0:
                return _opens_class(tokens, index)
            depth -= 1
    return False


def _opens_class(tokens: Tokens, brace: int) -> bool:
    index = tokens.before(brace)
    while index >= 0 and tokens.texts[index] not in (";", "{", "}", ")", "="):
        if tokens.texts[index] in ("struct", "class", "union"):
            return True
        index = tokens.before(index)
    return False


def redeclares_api(tokens: Tokens, index: int, is_api: frozenset[str]) -> bool:
    """Whether a ``typedef`` of a CUDA name only repeats CUDA's own (``typedef struct CUstream_st *cudaStream_t;``)."""
    start = _statement_start(tokens, index)
    if tokens.text_at(start) != "typedef":
        return False
    return any(tokens.texts[i] in is_api for i in range(start, index))
