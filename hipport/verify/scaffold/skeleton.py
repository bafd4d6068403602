"""The text of a spec for a kernel: what is known stands there, the rest are calls of ``fill_in``."""

from __future__ import annotations

import json
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field

from hipport.verify.scaffold.kernels import FoundKernel
from hipport.verify.scaffold.kernels import KernelParameter
from hipport.verify.scaffold.launches import FoundLaunch
from hipport.verify.scaffold.launches import LaunchExtents
from hipport.verify.scaffold.types import SpecType
from hipport.verify.scaffold.types import named
from hipport.verify.scaffold.types import vector_dtype
from hipport.verify.specs.dtypes import CPP_NAMES

_MOST_LAUNCHES = 4  # that are listed


@dataclass(frozen=True, slots=True)
class Skeleton:
    """What a spec is made from. ``name`` is the spec's, ``place`` the file of the kernel in the project. ``source`` and
    ``include`` are relative to the spec's folder, ``defines`` are macros, ``types`` those of the kernel's parameters.
    ``overloaded`` says that another kernel of the source has the same name.
    """

    name: str
    kernel: FoundKernel
    types: Sequence[SpecType]
    launches: Sequence[FoundLaunch]
    place: str
    source: str
    include: Sequence[str] = ()
    defines: Mapping[str, str] = field(default_factory=dict)
    overloaded: bool = False


def skeleton_text(made_from: Skeleton) -> str:
    """The text of ``spec.py``."""
    return _Writer(made_from).text()


def _marked(what: str) -> str:
    return f"fill_in({json.dumps(what, ensure_ascii=False)})"


class _Writer:
    def __init__(self, made_from: Skeleton) -> None:
        self._from = made_from
        self._kernel = made_from.kernel
        self._of = f"of kernel {made_from.kernel.name}"
        self._used = {"KernelSpec", "Launch"}
        self._vectors: dict[str, None] = {}
        self._names = _spec_names(made_from.kernel.parameters)
        self._sizes = [
            name for name, at in self._scalars() if made_from.types[at].is_integer and not self._constant(at)
        ]

    def text(self) -> str:
        body = [*self._spec()]
        used = [f"from hipport.verify import {name}" for name in sorted(self._used)]
        if "fill_in(" in "".join(body):
            used.append("from hipport.verify import fill_in")
        numpy = ["import numpy as np", ""] if self._vectors else []
        vectors = [f"{name.upper()} = {vector_dtype(name)}" for name in self._vectors]
        head = f'"""Kernel {self._kernel.name} of {self._from.place}."""'
        parts = [
            head,
            "",
            "from __future__ import annotations",
            "",
            *numpy,
            *used,
            "",
            *vectors,
            *([""] * bool(vectors)),
        ]
        return "\n".join((*parts, *body)) + "\n"

    def _spec(self) -> Iterator[str]:
        made_from = self._from
        yield "SPEC = KernelSpec("
        yield f"    name={json.dumps(made_from.name)},"
        yield f"    kernel={json.dumps(self._kernel_name())},"
        yield f"    source={json.dumps(made_from.source)},"
        if made_from.include:
            yield f"    include={json.dumps(list(made_from.include))},"
        if made_from.defines:
            yield f"    defines={json.dumps(dict(made_from.defines))},"
        if self._kernel.templates:
            yield from self._instances()
        yield from self._sizes_lines()
        yield from self._arguments()
        yield from self._launch()
        yield from self._reference()
        yield ")"

    def _kernel_name(self) -> str:
        name = self._kernel.name
        if self._kernel.templates:
            name += f"<{', '.join(f'{{{each}}}' for each in self._kernel.templates)}>"
        if self._from.overloaded:
            types = (each.text.removesuffix(each.name).strip() for each in self._kernel.parameters)
            name += f"({', '.join(types)})"
        return name

    # Template instances

    def _instances(self) -> Iterator[str]:
        names = self._kernel.templates
        written = [_split(text) for text in self._kernel.instances]
        written += [list(each.template) for each in self._from.launches]
        found = list(dict.fromkeys(tuple(each) for each in written if len(each) == len(names)))
        instantiated = {tuple(each) for each in written[: len(self._kernel.instances)]}
        known = [each for each in found if each in instantiated or all(map(_is_plain, each))]
        unknown = [each for each in found if each not in known]
        if unknown:
            texts = "; ".join(f"<{', '.join(each)}>" for each in unknown)
            yield f"    # launches whose template arguments depend on the code around: {texts}"
        if known:
            yield "    instances=["
            for each in known:
                pairs = (f"{json.dumps(n)}: {json.dumps(named(v) or v)}" for n, v in zip(names, each, strict=True))
                yield f"        {{{', '.join(pairs)}}},"
            yield "    ],"
        else:
            example = ", ".join(f"'{name}': ..." for name in names)
            yield f"    instances={_marked(f'the instances {self._of}, such as [{{{example}}}]')},"

    # Sizes and arguments

    def _scalars(self) -> Iterator[tuple[str, int]]:
        for at, name in enumerate(self._names):
            if at < len(self._from.types) and self._from.types[at].pointers == 0:
                yield name, at

    def _constant(self, at: int) -> int | None:
        """The value with which all launches pass an argument, None where it is not one constant."""
        passed = {each.arguments[at].values for each in self._from.launches if at < len(each.arguments)}
        values = passed.pop() if len(passed) == 1 else None
        return values[0] if values else None

    def _sizes_lines(self) -> Iterator[str]:
        example = ", ".join(f"'{name}': 1000" for name in self._sizes or ["n"])
        yield "    # small and odd sizes find most: 1, 31, 33, 1000"
        yield f"    sizes={_marked(f'the sizes {self._of}, such as [{{{example}}}]')},"

    def _arguments(self) -> Iterator[str]:
        if self._kernel.doubt:
            yield f"    arguments={_marked(f'the arguments {self._of}: {self._kernel.doubt}')},"
            return
        for each in self._from.launches[:1]:
            if each.arguments:
                yield f"    # {each.path}:{each.line} passes ({', '.join(one.text for one in each.arguments)})"
        yield "    arguments=["
        for at, (parameter, type_) in enumerate(zip(self._kernel.parameters, self._from.types, strict=True)):
            yield from (f"        {line}" for line in self._argument(self._names[at], parameter, type_, at))
        for variable in self._kernel.variables:
            text = f"what variable {variable} is: a Variable, or an Out or InOut with variable=True"
            yield f"        {_marked(f'{text}, {self._of}')},"
        yield "    ],"

    def _argument(self, name: str, parameter: KernelParameter, type_: SpecType, at: int) -> Iterator[str]:
        quoted = json.dumps(name)
        if type_.pointers not in (0, 1) or "&" in parameter.text:
            why = "a pointer to pointers" if type_.pointers > 1 else "a type that cannot be read from here"
            yield f"{_marked(f'argument {name} {self._of}: {parameter.text} is {why}')},"
            return
        if type_.pointers == 0:
            yield f"{self._value(name, quoted, parameter, type_, at)},"
            return
        kind = "In" if type_.constant else "Out" if parameter.name in self._kernel.stored else "InOut"
        self._used.add(kind)
        if kind == "InOut":
            yield "# or Out where the kernel only writes it, Scratch where nobody reads it afterwards"
        example = f"'{self._sizes[0]}'" if self._sizes else "1000"
        shape = _marked(f"the shape of {name} {self._of}, such as {example}")
        yield f"{kind}({quoted}, {self._dtype(name, parameter, type_)}, {shape}),"

    def _value(self, name: str, quoted: str, parameter: KernelParameter, type_: SpecType, at: int) -> str:
        if type_.is_vector or not type_.element:
            self._used.add("Struct")
            value = _marked(f"the value of {name} {self._of}: a tuple of its fields")
            return f"Struct({quoted}, {self._dtype(name, parameter, type_)}, {value})"
        self._used.add("Scalar")
        dtype, constant = self._dtype(name, parameter, type_), self._constant(at)
        if constant is not None:
            return f"Scalar({quoted}, {dtype}, {constant})"
        if name in self._sizes:
            return f"Scalar({quoted}, {dtype})"
        passed = next((each.arguments[at].text for each in self._from.launches if at < len(each.arguments)), "")
        told = f"; the code passes {passed}" if passed else ""
        return f"Scalar({quoted}, {dtype}, {_marked(f'the value of {name} {self._of}{told}')})"

    def _dtype(self, name: str, parameter: KernelParameter, type_: SpecType) -> str:
        if type_.is_vector:
            self._vectors[type_.element] = None
            return type_.element.upper()
        if type_.element:
            return json.dumps(type_.element)
        return _marked(f"the type of {name} {self._of}, {parameter.text}: np.dtype([...], align=True)")

    # Launch and reference

    def _launch(self) -> Iterator[str]:
        launches = self._from.launches
        if not launches:
            yield "    # no launch of it was found in the code"
            what = f"the grid {self._of}"
            yield f"    launches=Launch(grid={_marked(what)}, block={_marked(f'the block {self._of}')}),"
            return
        for each in launches[:_MOST_LAUNCHES]:
            parts = (each.grid.text, each.block.text, each.shared.text)
            yield f"    # {each.path}:{each.line}: <<<{', '.join(filter(None, parts))}>>>"
        if len(launches) > _MOST_LAUNCHES:
            yield f"    # and {len(launches) - _MOST_LAUNCHES} more launches"
        first = launches[0]
        yield "    launches=Launch("
        yield f"        grid={self._extents('grid', [each.grid for each in launches])},"
        yield f"        block={self._extents('block', [each.block for each in launches])},"
        if first.shared.values != (0,):
            yield f"        shared_bytes={self._extents('shared memory', [each.shared for each in launches])},"
        if first.cooperative:
            yield "        cooperative=True,"
        yield "    ),"

    def _extents(self, what: str, found: Sequence[LaunchExtents]) -> str:
        values = {each.values for each in found}
        known = values.pop() if len(values) == 1 else None
        if known:
            return str(known[0]) if len(known) == 1 else str(known)
        return _marked(f"the {what} {self._of}; in the code: {found[0].text}")

    def _reference(self) -> Iterator[str]:
        if any(name.startswith("atomicAdd") for name in self._kernel.mentions):
            yield "    # where atomicAdd adds floats: deterministic=False, and a tolerance"
        yield '    # a function of the values, in float64: lambda v: {"y": v.a * v.x}'
        yield f"    reference={_marked(f'the reference {self._of}')},"


def _spec_names(parameters: Sequence[KernelParameter]) -> list[str]:
    """Names that a spec takes: each once, none empty, none that begins with ``_``, and not ``seed``."""
    names: list[str] = []
    for number, parameter in enumerate(parameters, 1):
        name = parameter.name.lstrip("_")
        names.append(name if name and name not in (*names, "seed") else f"argument_{number}")
    return names


def _is_plain(argument: str) -> bool:
    """Whether a template argument means the same outside of the code that writes it: ``float``, ``256``, ``true``."""
    return bool(named(argument)) or argument.isdigit() or argument in ("true", "false", *CPP_NAMES.values())


def _split(text: str) -> list[str]:
    """Template arguments at the commas outside of brackets."""
    parts, depth = [""], 0
    for character in text:
        depth += (character in "<([{") - (character in ">)]}")
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts]
