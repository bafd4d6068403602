"""HP249: templates of functions that are declared with their own parameters after the name."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.declared_functions import repeated_parameters
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Edit


@rule("HP249", "repeated-template-parameters", edits=True, words=("template",))
def repeated_template_parameters(ctx: Context) -> Iterator[Edit]:
    """A function template that is defined with its own parameters after its name.

    What it finds: `<T>` after the name of a function that `template <class T>` declares, where the arguments are the
    template's parameters in their order.

    Why: nvcc takes the definition for that of the template. clang takes it for a specialization: "function template
    partial specialization is not allowed".

    Example:
        template <class A> template <class T> void Store<A>::put<T>(T value) { last = value; }

    Keep:
        template <class A> template <class T> void Store<A>::put(T value) { last = value; }
        template <> template <> void Store<int>::put<float>(float value) { last = value; }

    Fix safety: safe: the arguments are removed, and say nothing but what the template says.

    Source: the C++ standard, [temp.spec.partial]; nvcc 13.0, hipcc of ROCm 7.2 and g++, which were run.
    """
    for name, (opener, closer) in repeated_parameters(ctx.tokens).items():
        if not ctx.is_settled(name):
            yield ctx.edit("HP249", opener, "", last=closer)
