"""Definitions of functions, as far as the tokens tell them with certainty."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import filterfalse

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.calls import split_parameters
from hipport.code.calls import template_opener
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

#: The vector types of CUDA and HIP, each with its number of components. Source: hip/amd_detail/amd_hip_vector_types.h.
VECTOR_TYPES = {
    f"{scalar}{rank}": rank
    for scalar in "char uchar short ushort int uint long ulong longlong ulonglong float double".split()
    for rank in range(1, 5)
}
#: CUDA's complex numbers, each a vector of two under another name. Source: cuComplex.h and cufft.h of CUDA 13.0.
COMPLEX_TYPES = frozenset("cuComplex cuFloatComplex cuDoubleComplex cufftComplex cufftDoubleComplex".split())
BUILTIN_TYPES = frozenset("void bool char short int long float double signed unsigned".split())
_IGNORED = frozenset("const __restrict__ __restrict restrict struct".split())
_BEFORE_DEFINITION = frozenset((";", "{", "}", ":", ""))
#: Integer types that have several spellings, by their words in order; those of fixed width as on 64-bit Linux.
_SPELLINGS = {
    "int unsigned": "unsigned int",
    "unsigned": "unsigned int",
    "uint": "unsigned int",
    "uint32_t": "unsigned int",
    "int32_t": "int",
    "long unsigned": "unsigned long",
    "int long unsigned": "unsigned long",
    "uint64_t": "unsigned long",
    "size_t": "unsigned long",
    "int long": "long",
    "int64_t": "long",
    "long long unsigned": "unsigned long long",
    "int long long unsigned": "unsigned long long",
    "int long long": "long long",
}
_OF_STANDARD = frozenset(f"std::{name}" for name in _SPELLINGS if name.endswith("_t"))


@dataclass(frozen=True, slots=True)
class FunctionParameter:
    """``const float4 &a`` has the type ``float4``, the declarator ``&`` and the name ``a``; a type of several words is
    spelled one way. ``constant`` says that there is a ``const``.
    """

    type: str
    declarator: str
    name: str
    constant: bool


@dataclass(frozen=True, slots=True)
class FunctionDefinition:
    """The definition of a function: the token indices of its first token, of its body's ``{`` and of the ``}``.

    ``head`` has the texts before the name: specifiers and return type. ``template`` has those between the brackets of
    ``template <class T>`` before it.
    """

    first: int
    body: int
    end: int
    head: tuple[str, ...]
    parameters: tuple[FunctionParameter, ...]
    template: tuple[str, ...] = ()


def read_function(
    tokens: Tokens, name: int, opener: int, *, templates: bool = False, declarations: bool = False
) -> FunctionDefinition | None:
    """The function whose name begins at ``name`` and whose parameters begin at ``opener``. Of a declaration, body and
    end are its ``;``.

    None for what is not a definition, for declarations and templates if they are not asked for, for macros, where a
    preprocessor line is in its head, and wherever the tokens do not tell.
    """
    closer = closer_of(tokens, opener)
    spans = split_parameters(tokens, opener, closer) if closer >= 0 else None
    if spans is None or tokens.directive_at(name):
        return None
    parameters = [read_parameter(tokens, span) for span in spans]
    body = tokens.after(closer)
    if tokens.text_at(body) == "noexcept":
        body = tokens.after(body)
    end = closer_of(tokens, body) if tokens.text_at(body) == "{" else -1
    if declarations and tokens.text_at(body) == ";":
        end = body
    first = name
    while is_name(text := tokens.text_at(before := tokens.before(first))) or text in ("*", "&", "::"):
        first = before
    template = _template_words(tokens, before) if templates else ()
    follows = template or text in _BEFORE_DEFINITION or _is_definition_by_macro(tokens, before)
    if end < 0 or None in parameters or not follows or first == name:
        return None
    if any(first < directive.first < body for directive in tokens.directives):
        return None
    head = tuple(words_of(tokens, first, name))
    return FunctionDefinition(first, body, end, head, tuple(p for p in parameters if p), template)


def _is_definition_by_macro(tokens: Tokens, closer: int) -> bool:
    """Whether the use of a macro of the file ends at ``closer`` that makes a definition of its own:
    ``#define SUM(T) T operator+(T a, T b) {...}``, ``SUM(float2)``
    """
    opener = opener_of(tokens, closer) if tokens.text_at(closer) == ")" else -1
    name = tokens.text_at(tokens.before(opener)) if opener >= 0 else ""
    for line in tokens.directives if is_name(name) else ():
        if line.name == "define" and tokens.text_at(tokens.after(line.name_at)) == name:
            return tokens.texts[tokens.code(line.name_at, line.end)[-1]] == "}"
    return False


def _template_words(tokens: Tokens, closer: int) -> tuple[str, ...]:
    """The texts between the brackets of ``template <class T>``; () where no such ``>`` is at ``closer``."""
    opener = template_opener(tokens, closer) if tokens.text_at(closer) == ">" else -1
    is_template = opener >= 0 and tokens.text_at(tokens.before(opener)) == "template"
    return tuple(words_of(tokens, opener + 1, closer)) if is_template else ()


def words_of(tokens: Tokens, first: int, end: int) -> list[str]:
    """The texts of the tokens ``first``..``end`` (excluded) that are not blank."""
    return list(filterfalse(tokens.blanks.__contains__, tokens.texts[first:end]))


def _with_qualified(words: list[str]) -> list[str]:
    """Words with the parts of ``a::b`` joined."""
    return " ".join(words).replace(" :: ", "::").split()


def read_parameter(tokens: Tokens, span: Span) -> FunctionParameter | None:
    """A parameter of a plain type, a pointer or a reference to one; None for any other."""
    words = _with_qualified(words_of(tokens, span.first, span.end))
    constant = "const" in words
    words = [word for word in words if word not in _IGNORED]
    declarator = "".join(word for word in words if word in "*&")
    names = [word for word in words if word not in "*&"]
    if not all(is_name(part) for name in names for part in name.split("::")):
        return None
    named = len(names) > 1 and names[-1] not in BUILTIN_TYPES
    types = names[:-1] if named else names
    if not types or words[: len(types)] != types:
        return None
    spelled = " ".join(sorted(word.removeprefix("std::") if word in _OF_STANDARD else word for word in types))
    return FunctionParameter(_SPELLINGS.get(spelled, spelled), declarator, names[-1] if named else "", constant)
