"""C++ declarations from symbol facts: what a parser must know of a CUDA library, and no more.

Fields stand in the order of their names, unions are structs and nested unnamed records have all fields of the record
around them: names, types and signatures are right, layouts are not.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field

from scripts.tables.symbols import CudaSymbol
from scripts.tables.symbols import Declaration
from scripts.tables.symbols import Signature

#: Where a name has other declarations in other versions, this one is taken: the last before CUDA 13 took much away.
VERSION = "12.9"
_WORD = re.compile(r"[A-Za-z_]\w*")
_TAG = re.compile(r"\b(?:struct|union|enum)\s+(?=[A-Za-z_])")
_TOP_LEVEL_CONST = re.compile(r"\bconst\b ?(?!.*[*&])")
_TEMPLATE_PARAMETER = re.compile(r"type-parameter-0-(\d+)")
_BUILTIN = frozenset(
    "bool char class const double enum float int long short signed struct typename union unsigned void volatile wchar_t"
    " size_t ptrdiff_t intptr_t uintptr_t FILE GLuint GLenum __restrict restrict noexcept true false"
    " int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t int_least64_t uint_least64_t".split()
)
_TRAITS = frozenset({"__nv_itex_trait", "__nv_isurf_trait"})
#: Fields with the name of the nested record that they are in, ``desc.res.array.array``: the facts have one of both.
_ALIKE = {
    "cudaResourceDesc": ("array", "mipmap"),
    "cudaExternalMemoryHandleDesc": ("handle",),
    "cudaExternalSemaphoreHandleDesc": ("handle",),
}
_RECORDS = frozenset({"struct", "union"})


@dataclass(frozen=True)
class Declared:
    """The text of declarations and the names that they make known."""

    text: str
    names: frozenset[str]


@dataclass(frozen=True)
class _Overload:
    signature: Signature
    is_variadic: bool


@dataclass
class _Names:
    """The symbols of one library by what they are."""

    enums: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    records: dict[str, dict[str, str]] = field(default_factory=dict)
    typedefs: dict[str, str] = field(default_factory=dict)
    functions: dict[str, list[_Overload]] = field(default_factory=dict)
    macros: dict[str, str] = field(default_factory=dict)


def declare(
    symbols: Iterable[CudaSymbol], known: frozenset[str], guards: frozenset[str], qualifiers: Callable[[str], str]
) -> Declared:
    """Declare all symbols that are not ``known`` yet and whose types are known; ``guards`` are the macros by which
    programs tell which headers were included (``__cuda_cuda_h__``), ``qualifiers`` gives what stands before a function
    of a name (``__device__``).
    """
    names = _sort(symbols, known, guards)
    own = {*names.records, *names.typedefs, *(name for name in names.enums if name)}
    types = known | own | _BUILTIN
    lines = [*_enums(names.enums), *(f"struct {name};" for name in names.records)]
    lines += _types(names, types)
    lines += [f"#define {name}{body}" for name, body in sorted(names.macros.items())]
    lines += _functions(names.functions, types, qualifiers)
    return Declared("\n".join(lines) + "\n", frozenset(own | set(names.functions) | set(names.macros)))


def _sort(symbols: Iterable[CudaSymbol], known: frozenset[str], guards: frozenset[str]) -> _Names:
    names = _Names()
    for symbol in symbols:
        declaration = _chosen(symbol)
        name = symbol.name
        if name in known or name.startswith("operator"):
            continue
        if declaration.kind == "enumerator":
            names.enums.setdefault(declaration.details["enum"], []).append((_last(name), declaration.details["val"]))
        elif declaration.kind == "enum":
            names.enums.setdefault(name, [])
        elif declaration.kind in _RECORDS and "::" not in name and not declaration.details["tpl"]:
            names.records.setdefault(name, {})
        elif declaration.kind == "typedef" and "::" not in name:
            names.typedefs[name] = _plain(declaration.details["under"])
        elif declaration.kind == "field" and name.count("::") == 1:
            record, _, member = name.partition("::")
            if record not in known and "(" not in record:
                names.records.setdefault(record, {})[member] = _plain(declaration.details["type"])
        elif symbol.kind == "function" and "::" not in name:
            names.functions[name] = list(_overloads(symbol))
        elif symbol.kind == "macro":
            body = str(declaration.details.get("body", ""))
            if name in guards:
                names.macros[name] = ""
            elif _is_wanted_macro(name, body):
                names.macros[name] = _macro_body(body, bool(declaration.details.get("fn")))
    for name, under in [*names.typedefs.items()]:
        if under.split()[-1] == name:  # typedef struct X {} X
            del names.typedefs[name]
        else:
            names.records.pop(name, None)  # it was a record in another version
    return names


def _chosen(symbol: CudaSymbol) -> Declaration:
    return symbol.versions.get(VERSION, symbol.newest).declarations[0]


def _overloads(symbol: CudaSymbol) -> Iterator[_Overload]:
    """The overloads of all versions, each once: one that is gone now may stand in old code."""
    seen = set()
    for version in (VERSION, *reversed(list(symbol.versions))):
        for declaration in symbol.versions[version].declarations if version in symbol.versions else ():
            signature: Signature | None = declaration.details.get("signature")
            if signature is not None:
                types = (_TOP_LEVEL_CONST.sub("", parameter.canonical) for parameter in signature.parameters)
                key = (signature.is_template, *types)
                if key not in seen:
                    seen.add(key)
                    yield _Overload(signature, declaration.details["sig"][-1] == "...")


def _plain(type_: str) -> str:
    """The type without the words struct and union, which do not tell one from the other here."""
    return type_ if "unnamed" in type_ else re.sub(r"\b(?:struct|union) (?=\w)", "", type_)


def _last(name: str) -> str:
    return name.rpartition("::")[2]


def _is_wanted_macro(name: str, body: str) -> bool:
    """Constants, and include guards; not what the headers need for themselves."""
    if len(body) >= 240 or re.search(r"\bdefined\b|__attribute__|__device_builtin__|#", body):  # cut, or plumbing
        return False
    return re.search(r"_H_*$", name) is not None and not body if name.startswith("__") else bool(body)


def _macro_body(body: str, takes_arguments: bool) -> str:
    return f" {body}".rstrip() if not takes_arguments else body


def _enums(enums: Mapping[str, Sequence[tuple[str, int]]]) -> Iterator[str]:
    for name, enumerators in enums.items():
        body = ", ".join(
            f"{enumerator} = {value}" for enumerator, value in sorted(enumerators, key=lambda e: (e[1], e[0]))
        )
        if "::" not in name:
            yield f"enum {name} {{ {body} }};" if name else f"enum {{ {body} }};"


def _types(names: _Names, known: frozenset[str]) -> Iterator[str]:
    """Type definitions, each after those that it needs to be complete."""
    done: set[str] = set()

    def emit(name: str) -> Iterator[str]:
        if name in done:
            return
        done.add(name)
        if name in names.typedefs:
            under = names.typedefs[name]
            for needed in _WORD.findall(under):
                if needed in names.typedefs or "*" not in under:
                    yield from emit(needed)
            if _is_known(under, known):
                yield f"using {name} = {under};"
        elif name in names.records:
            fields = names.records[name]
            for type_ in fields.values():
                for needed in _WORD.findall(type_):
                    if needed in names.typedefs or "*" not in type_:
                        yield from emit(needed)
            yield from _record(name, fields, known, is_handle=f"{name} *" in names.typedefs.values())

    for name in (*names.typedefs, *names.records):
        yield from emit(name)


def _record(name: str, fields: Mapping[str, str], known: frozenset[str], *, is_handle: bool) -> Iterator[str]:
    if not fields and is_handle:
        return  # programs know pointers to it alone
    plain = [f"{_declarator(type_, member)};" for member, type_ in fields.items() if _is_known(type_, known)]
    nested = [member for member, type_ in fields.items() if "unnamed" in type_ or member in _ALIKE.get(name, ())]
    if nested:
        inner = f"struct {{ {' '.join(plain)} }} {', '.join(nested)};"
        plain = [text for text in plain if not re.search(rf"\b(?:{'|'.join(nested)})(?:\[|;)", text)]
        plain = [*plain, f"struct {{ {' '.join(plain)} {inner} }} {', '.join(nested)};"]
    yield f"struct {name} {{ {' '.join(plain)} }};" if plain else f"struct {name} {{}};"


def _declarator(type_: str, name: str) -> str:
    """``int[3]``, ``a`` -> ``int a[3]``; ``void (*)(int)``, ``f`` -> ``void (*f)(int)``."""
    for mark in ("(*", "["):
        before, found, after = type_.partition(mark)
        if found:
            return f"{before}(*{name}{after}" if mark == "(*" else f"{before} {name}[{after}"
    return f"{type_} {name}"


def _is_known(type_: str, known: frozenset[str]) -> bool:
    return "unnamed" not in type_ and all(word in known for word in _WORD.findall(type_))


def _functions(
    functions: Mapping[str, Sequence[_Overload]], known: frozenset[str], qualifiers: Callable[[str], str]
) -> Iterator[str]:
    for name, overloads in sorted(functions.items()):
        before = qualifiers(name)
        plain = [overload for overload in overloads if not overload.signature.is_template]
        for overload in overloads:
            text = _function(name, overload, known, per_thread=f"{name}_ptsz" in functions)
            if text is None:
                continue
            if overload.signature.is_template:
                yield text.replace("> ", f"> {before}", 1)
            elif overload is plain[0] and "device" not in before:
                # Only one overload may have C's linkage, which a program's own declaration of it would have.
                yield f'extern "C" {before}{text}'
            else:
                yield before + text


def _function(name: str, overload: _Overload, known: frozenset[str], *, per_thread: bool) -> str | None:
    """The declaration, None where a type is not known. Of functions that there are ``per_thread`` too, for streams of
    threads, the facts lack the default of the last parameter.
    """
    signature = overload.signature
    result, parameters, defaults = _plain(signature.result), [], False
    for parameter in signature.parameters:
        type_ = _plain(parameter.type)
        if "type-parameter" in parameter.canonical:
            for spelled, number in _template_parameters(parameter.type, parameter.canonical):
                result = re.sub(rf"\b{spelled}\b", f"T{number}", result)
            type_ = _TEMPLATE_PARAMETER.sub(r"T\1", _plain(parameter.canonical))
        is_last = parameter is signature.parameters[-1] and len(signature.parameters) > 1
        defaults |= parameter.has_default and "[]" not in type_
        defaults |= per_thread and is_last and type_ in ("cudaStream_t", "unsigned int")
        parameters.append(type_ + (" = {}" if defaults else ""))
    head = ""
    if signature.is_template:
        result = re.sub(r"\bT\b", "T0", result)  # no parameter has it
        text = " ".join([result, *parameters])
        count = max((int(number) for number in re.findall(r"\bT(\d+)\b", text)), default=0) + 1
        packs = set(re.findall(r"\bT(\d+)(?: &&)?\.\.\.", text))
        named = [f"class{'...' if str(number) in packs else ''} T{number}" for number in range(count)]
        head = f"template <{', '.join(named)}> "
        known = known | {f"T{number}" for number in range(count)} | {"type", "texture", "surface", *_TRAITS}
    if not _is_known(result, known) or not all(_is_known(type_, known) for type_ in parameters):
        return None
    return f"{head}{result} {name}({', '.join([*parameters, *(['...'] if overload.is_variadic else [])])});"


def _template_parameters(spelled: str, canonical: str) -> Iterator[tuple[str, str]]:
    """The names of template parameters in a type as written, each with its number."""
    words = [word for word in _WORD.findall(_TAG.sub("", spelled)) if word not in _BUILTIN]
    numbers = _TEMPLATE_PARAMETER.findall(canonical)
    return zip(words, numbers, strict=False)
