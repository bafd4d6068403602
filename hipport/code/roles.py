"""Whose name it is: the CUDA API's, or one that the project has itself.

Decided on tokens, so that it holds in every ``#if`` arm, in macro bodies and in code that does not compile.
"""

from __future__ import annotations

import re
from enum import Enum

from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.calls import template_opener
from hipport.code.scopes import TAGS
from hipport.code.scopes import WITH_ARGUMENTS
from hipport.code.scopes import binding_of
from hipport.code.scopes import is_template_parameter
from hipport.code.scopes import list_opener
from hipport.code.scopes import namespaces_around
from hipport.code.scopes import owner
from hipport.code.scopes import scope_of
from hipport.code.statements import clause_words
from hipport.code.statements import statement_start
from hipport.source.lexer import is_name
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens


class NameRole(Enum):
    """What an occurrence of a name is."""

    API = "CUDA's name"
    MEMBER = "a member of the project's own object"
    QUALIFIED = "in a namespace or class of the project"
    DEFINITION = "defined by the project"
    DECLARATION = "declared by the project"
    ALIAS = "mapped to HIP or another platform by the project's own macro"
    TEXT = "text of a preprocessor line"
    PIECE = "the beginning of a name that a macro pastes"


#: The roles of a name that the project gives something itself.
OWN_ROLES = frozenset((NameRole.DEFINITION, NameRole.DECLARATION))
_KEYWORDS = frozenset(
    """alignas and asm break case catch co_await co_return co_yield const consteval constexpr constinit continue
    default delete do else explicit export extern friend goto if inline mutable new noexcept not operator or private
    protected public register requires return sizeof static switch template thread_local throw try typedef typename
    using virtual volatile while struct class union enum namespace
    __host__ __device__ __global__ __shared__ __constant__ __managed__ __forceinline__ __inline__ __noinline__
    __restrict__ __restrict __grid_constant__ __extension__ restrict defined""".split()
)
_BUILTIN_TYPES = frozenset(
    """void bool char short int long float double signed unsigned auto wchar_t char8_t char16_t char32_t size_t
    int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t""".split()
)
_NOT_TYPES = frozenset("return co_return co_await co_yield else do throw case and or not".split())
_AFTER_DECLARATOR = frozenset(("=", ";", ",", ")", "(", "[", "{", ":"))
_TYPES_OF = frozenset(("decltype", "typeof", "__typeof__"))
_AFTER_TYPE = frozenset(
    "inline const constexpr static volatile __host__ __device__ __forceinline__ __inline__ __noinline__".split()
)
_BEFORE_TYPE = frozenset(
    """; { } ( , > const struct static extern typedef inline constexpr virtual explicit friend mutable volatile
    typename class union enum thread_local register __host__ __device__ __global__ __constant__ __shared__ __managed__
    __forceinline__ __inline__ __noinline__""".split()
) | {""}
#: Of these, what an operand follows in a block too: ``f(rows * warpSize, n)``, ``x > rows * warpSize``.
_IN_EXPRESSION = frozenset(("(", ",", ">"))
_TEXT_LINES = frozenset(("error", "warning", "pragma", "include", "include_next", "import", "line", "ident", "region"))
_MACRO = re.compile(r"[A-Z][A-Z0-9_]+")
#: What no variable of a project begins with that has the name of a function of CUDA.
_PREFIXES = ("cu", "nv")
_HIP_PREFIXES = ("hip", "ihip", "HIP", "roc", "ROC", "rccl", "miopen", "__hip", "__HIP")


def begins_pasted_name(tokens: Tokens, index: int, hip: str) -> bool:
    """Whether a name stands before ``##`` and is only a piece there, as its counterpart ``hip`` ends in another way:
    ``cudaError##what``, of which ``hipError_t`` makes nothing.
    """
    return bool(hip) and hip[-1] != tokens.texts[index][-1] and tokens.text_at(tokens.after(index)) == "##"


def role_of(tokens: Tokens, index: int, kind: str = "function") -> NameRole:
    """The role of the name at ``index``, as far as the place itself tells. ``kind`` is what CUDA's name of that
    spelling is, as in the tables; empty where CUDA has none.
    """
    line = tokens.directive_at(index)
    if line:
        if line.name in _TEXT_LINES:
            return NameRole.TEXT
        if line.name == "define" and tokens.before(index) == line.name_at:
            body = tokens.text_at(tokens.after(index))
            return NameRole.ALIAS if body.startswith(_HIP_PREFIXES) else NameRole.DEFINITION
    before = tokens.before(index)
    previous = tokens.text_at(before)
    if previous in (".", "->"):
        return (
            NameRole.API
            if previous == "->" and kind == "type" and _is_return_arrow(tokens, before)
            else NameRole.MEMBER
        )
    if previous == "template" and tokens.text_at(tokens.before(before)) in QUALIFYING:
        return NameRole.MEMBER
    if previous == "::":
        qualifier = tokens.before(before)
        if line and line.name == "define" and tokens.before(qualifier) == line.name_at:
            return NameRole.API  # #define FREE ::cudaFree
        return NameRole.QUALIFIED if _qualifies(tokens, qualifier, before) else NameRole.API
    following = tokens.text_at(tokens.after(index))
    is_class = previous in ("typename", "class") and following in (",", ">", "=")
    is_value = following == ">" and is_name(previous) and previous not in _KEYWORDS
    if is_class or (is_value and is_template_parameter(tokens, index)):
        return NameRole.DECLARATION
    if previous in TAGS or (previous == ")" and tokens.text_at(_before_attributes(tokens, before)) in TAGS):
        defines = following in ("{", "final") or (following == ":" and tokens.text_at(tokens.before(before)) != "?")
        return NameRole.DEFINITION if defines else NameRole.API
    if previous == "using":
        return NameRole.DEFINITION if following == "=" else NameRole.API
    if not kind and (_opens_namespace(tokens, before, following) or _names_body_of_macro(tokens, index)):
        return NameRole.DEFINITION
    listed = _listed(tokens, index, previous, following)
    if listed is not None or _is_function_pointer(tokens, index):
        return listed or NameRole.DEFINITION
    if following not in _AFTER_DECLARATOR:
        return NameRole.API
    is_after_body = previous == "}" and following == ";"  # typedef enum { ... } cudaMode;
    if not is_after_body and not _ends_type(tokens, before, value=kind in ("enum", "macro")):
        return NameRole.API
    return _declared(tokens, index, following) if kind else NameRole.DEFINITION


def _before_attributes(tokens: Tokens, before: int) -> int:
    """The token before attributes: that of ``struct`` in ``struct alignas(64) __attribute__((packed)) name {``"""
    while tokens.text_at(before) == ")":
        word = tokens.before(opener_of(tokens, before))
        if tokens.text_at(word) not in WITH_ARGUMENTS:
            break
        before = tokens.before(word)
    return before


def _opens_namespace(tokens: Tokens, keyword: int, following: str) -> bool:
    """``namespace cudaTools {``, ``namespace cudaTools::inner {``, ``namespace cudaTools = lab::tools;``"""
    is_after = tokens.text_at(keyword) == "namespace" and tokens.text_at(tokens.before(keyword)) != "using"
    return is_after and following in ("{", "::", "=")


def _names_body_of_macro(tokens: Tokens, index: int) -> bool:
    """Whether a name is what a macro outside of functions calls the function or class that it makes of the block after
    it: ``TEST(cudaStreams, wait) {``
    """
    opener = list_opener(tokens, index)
    macro = tokens.before(opener) if tokens.text_at(opener) == "(" else -1
    is_alone = tokens.text_at(macro).isupper() and tokens.text_at(tokens.before(macro)) in ("", ";", "{", "}")
    closer = closer_of(tokens, opener) if is_alone else -1
    if closer < 0 or tokens.text_at(tokens.after(closer)) != "{":
        return False
    names = (tokens.texts[at] for at in tokens.code(opener + 1, index))
    return all(name == "," or is_name(name) for name in names) and namespaces_around(tokens, index) is not None


def _is_return_arrow(tokens: Tokens, arrow: int) -> bool:
    """Whether an arrow comes before the return type of a function or lambda: ``f() noexcept -> cudaError_t``, also by
    a macro: ``f() const NOEXCEPT -> cudaError_t``.
    """
    last = tokens.before(arrow)
    if _MACRO.fullmatch(tokens.text_at(last)):
        before = tokens.text_at(tokens.before(last))
        is_body = tokens.text_at(tokens.after(tokens.after(arrow))) == "{"  # and not (Handle *)STREAM->cudaError
        return before == "const" or (before == ")" and is_body)
    return tokens.text_at(last) in (")", "]", "noexcept", "const", "mutable", "constexpr", "override")


def _listed(tokens: Tokens, index: int, previous: str, following: str) -> NameRole | None:
    """The role of a name in a list that defines it: an enumerator, a structured binding, an init-capture. None for
    others.
    """
    if previous not in ("{", ",", "[") or following not in (",", "=", "}", "]"):
        return None
    if binding_of(tokens, index) >= 0:
        return NameRole.DECLARATION
    opener = list_opener(tokens, index)
    if tokens.text_at(opener) == "{":
        return NameRole.DEFINITION if "enum" in clause_words(tokens, opener) and following != "]" else None
    before = tokens.text_at(tokens.before(opener))
    captured = following == "=" and not (is_name(before) and before not in _KEYWORDS) and before not in (")", "]")
    return NameRole.DECLARATION if tokens.text_at(opener) == "[" and captured else None


def _is_function_pointer(tokens: Tokens, index: int) -> bool:
    """Whether a name is that of a pointer to a function: ``void (*name)(int)``."""
    star = tokens.before(index)
    opener = tokens.before(star)
    closer = tokens.after(index)
    return (
        tokens.text_at(star) == "*"
        and tokens.text_at(opener) == "("
        and tokens.text_at(closer) == ")"
        and tokens.text_at(tokens.after(closer)) == "("
        and _is_qualifier(tokens.text_at(tokens.before(opener)))
    )


def _qualifies(tokens: Tokens, qualifier: int, colons: int) -> bool:
    """Whether a ``::`` belongs to the word before it, and not to the global namespace after a macro or a type that
    stands apart: ``GENERIC ::cudaStream_t stream();``, ``int ::cudaFree;``
    """
    text = tokens.text_at(qualifier)
    is_apart = qualifier < colons - 1 and tokens.after(colons) == colons + 1
    if is_apart and (_MACRO.fullmatch(text) or text in _BUILTIN_TYPES):
        return False
    return _is_qualifier(text)


def _is_qualifier(text: str) -> bool:
    return text == ">" or (is_name(text) and text not in _KEYWORDS)


def is_global(tokens: Tokens, index: int) -> bool:
    """Whether a name is written with a leading ``::`` that stands for the global namespace."""
    before = tokens.before(index)
    return tokens.text_at(before) == "::" and not _qualifies(tokens, tokens.before(before), before)


def follows_type(tokens: Tokens, index: int) -> bool:
    """Whether a name stands after another that is the end of a type, ``float tex2D(``, and not after a keyword of a
    statement.
    """
    before = tokens.text_at(tokens.before(index))
    return is_name(before) and before not in _NOT_TYPES


def _declared(tokens: Tokens, index: int, following: str) -> NameRole:
    """The role of a name that CUDA has in the place of a declarator."""
    if following == "(":
        if _has_body(tokens, tokens.after(index)):
            return NameRole.DEFINITION
        if tokens.texts[index].startswith(_PREFIXES) and _is_in_block(tokens, index):
            return NameRole.API  # after a macro that is a whole statement: ``CHECK cudaFree(p);``
        # A prototype of the API itself follows the API's name; that of a class or a namespace does not.
        return NameRole.DECLARATION if owner(tokens, index) else NameRole.API
    start = statement_start(tokens, index)
    if tokens.text_at(start) == "typedef":
        return NameRole.DEFINITION
    return NameRole.DECLARATION


def _is_in_block(tokens: Tokens, index: int) -> bool:
    """Whether a name stands in the body of a function, or in a block of it."""
    brace = next(tokens.open_braces(index), -1)
    if brace < 0:
        return False
    scope = scope_of(tokens, brace)
    return not scope.word


def _has_body(tokens: Tokens, opener: int) -> bool:
    """Whether a parameter list is that of a function with its body: a ``{`` follows after ``const noexcept`` etc."""
    index = closer_of(tokens, opener)
    while index >= 0:
        index = tokens.after(index)
        text = tokens.text_at(index)
        if text == "{":
            return True
        if text == "(":
            index = closer_of(tokens, index)
        elif not (is_name(text) or text in ("->", "::", "*", "&", ":")):
            return False
    return False


def _ends_type(tokens: Tokens, index: int, *, value: bool) -> bool:
    """Whether the token at ``index`` can end the type of a declaration, so that a declared name follows it."""
    text = tokens.text_at(index)
    if text in _AFTER_TYPE:  # lab::Status inline cublasGemm(
        return _ends_type(tokens, tokens.before(index), value=value)
    if is_name(text):
        return text not in _KEYWORDS
    if text == ">":
        opener = template_opener(tokens, index)
        return opener >= 0 and is_name(tokens.text_at(tokens.before(opener)))
    if text == ")":
        return _is_type_of(tokens, index)
    if text in ("*", "&") and not value:
        while text in ("*", "&"):
            index = tokens.before(index)
            text = tokens.text_at(index)
        if text == ",":
            return _in_declaration(tokens, index)
        if text in _BUILTIN_TYPES or text == "const" or (text == ")" and _is_type_of(tokens, index)):
            return True
        if text == ">":  # std::vector<T> &cudaWeights
            index = tokens.before(template_opener(tokens, index))
            text = tokens.text_at(index)
        if not _is_qualifier(text) or text == ">":
            return False
        before = tokens.text_at(_before_qualified(tokens, index))
        return before in _BEFORE_TYPE and not (before in _IN_EXPRESSION and _is_in_block(tokens, index))
    if text == "," and not value:
        return _in_declaration(tokens, index)
    return False


def _is_type_of(tokens: Tokens, closer: int) -> bool:
    """Whether a parenthesis ends a type that is that of something: ``decltype(&::cuMemFree) cuMemFree;``"""
    return tokens.text_at(tokens.before(opener_of(tokens, closer))) in _TYPES_OF


def _before_qualified(tokens: Tokens, index: int) -> int:
    """The token before a name with its qualifiers: before ``lab`` of ``lab::Grid``."""
    before = tokens.before(index)
    while tokens.text_at(before) == "::" and is_name(tokens.text_at(tokens.before(before))):
        before = tokens.before(tokens.before(before))
    return before


def _in_declaration(tokens: Tokens, comma: int) -> bool:
    """Whether a comma separates the declarators of one declaration: ``float a, b;``."""
    first = statement_start(tokens, comma)
    if first < 0 or first >= comma:
        return False
    second = tokens.after(first)
    head, then = tokens.text_at(first), tokens.text_at(second)
    if head in _BUILTIN_TYPES:
        return then not in ("(", "{")
    return is_name(head) and head not in _KEYWORDS - {"const", "static", "struct"} and is_name(then)


def is_macro_parameter(tokens: Tokens, index: int) -> bool:
    """Whether a name is in the list of parameters of a macro that is defined: ``#define macro(a, index) ...``"""
    line = tokens.directive_at(index)
    if line is None or line.name != "define":
        return False
    macro = tokens.after(line.name_at)
    return macro < index and tokens.texts[macro + 1] == "(" and ")" not in tokens.texts[macro:index]


def declares_type(tokens: Tokens, index: int) -> bool:
    """Whether the name at ``index`` is that of a type that is declared: ``typedef struct Stream *stream;``,
    ``struct Stream;``, ``using stream = Stream *;``, ``enum Mode : int;``
    """
    before, after = tokens.text_at(tokens.before(index)), tokens.text_at(tokens.after(index))
    if before == "using":
        return after == "="
    if before in TAGS:
        return after in (";", "{", ":")
    return after == ";" and tokens.text_at(statement_start(tokens, index)) == "typedef"


def redeclares_api(tokens: Tokens, index: int, is_api: frozenset[str]) -> bool:
    """Whether a ``typedef`` of a CUDA name only repeats CUDA's own (``typedef struct CUstream_st *cudaStream_t;``)."""
    start = statement_start(tokens, index)
    if tokens.text_at(start) != "typedef":
        return False
    return any(tokens.texts[i] in is_api for i in range(start, index))


def wraps_api(tokens: Tokens, index: int, is_api: frozenset[str]) -> bool:
    """Whether a definition of a CUDA name is made of names of the API, or in a port of HIP's:
    ``typedef curandStateXORWOW_t curandState;``, ``void cudaFree(void *p) { if (p) ::cudaFree(p); }``
    """
    start, at = statement_start(tokens, index), tokens.after(index)
    is_type = tokens.text_at(start) in ("typedef", "using")
    while tokens.text_at(at) not in (";", "{", ""):
        at = tokens.after(at)
    end = tokens.brace_end(at) if tokens.text_at(at) == "{" else at
    names = (i for i in range(start, end) if i != index and (is_type or is_global(tokens, i)))
    return any(tokens.texts[i] in is_api or tokens.texts[i].startswith(_HIP_PREFIXES) for i in names)


def is_alias(tokens: Tokens, index: int) -> bool:
    """Whether the name at ``index`` is a macro that only stands for another name: ``#define cudaFree musaFree``."""
    body = tokens.after(index)
    return tokens.directive_at(index) is not None and is_name(tokens.text_at(body)) and tokens.after(body) < 0
