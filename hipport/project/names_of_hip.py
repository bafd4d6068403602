"""What a text defines with the names that HIP's runtime has for itself in the global namespace, and CUDA's does not."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.project.beside_std import NAMESPACE
from hipport.project.contents import Content

#: Names of HIP's own headers. Source: clang's -ast-dump of hip/hip_runtime.h of ROCm 7.2, without what begins with hip
#: and what the headers of CUDA 13.0 mention; ``texture`` is in neither of theirs since CUDA 12.
OF_HEADERS = frozenset(
    """texture textureReference surfaceReference Cond_t ucharHolder uchar2Holder get_native_vector make_vector_type
    make_vector_type_impl validateArgsCountType atomicAddNoRet safeAtomicAdd safeAtomicMax safeAtomicMin
    unsafeAtomicMax unsafeAtomicMin wall_clock64 __ballot64 __barrier __clock __clock64 __lanemask_eq __lanemask_gt
    __lanemask_lt __lastbit_u32_u64 __local_to_generic __match_all __match_any __mul64hi __named_sync __smid
    __to_local __umul64hi __work_group_barrier""".split()
)
#: Functions of HIP's headers that other headers of ROCm call, which a program may include later.
CALLED_BY_OTHERS = frozenset(
    """unsafeAtomicAdd __bitextract_u32 __bitextract_u64 __bitinsert_u32 __bitinsert_u64 __fns32 __fns64 __lane_id
    __reduce_op_sync""".split()
)
#: What CUDA's headers declare as ``extern const int``, which a program may define, and HIP's as an object of a class.
VARIABLE = "warpSize"
#: Device functions of clang's wrapper, which it includes before all else. Source: __clang_hip_math.h of clang 22.
OF_CLANG = frozenset(("powi", "powif"))
_FUNCTIONS_AND_TYPES = OF_HEADERS | CALLED_BY_OTHERS | OF_CLANG
_ALL = _FUNCTIONS_AND_TYPES | {VARIABLE}
_LISTED = "|".join(sorted(_FUNCTIONS_AND_TYPES))
_NO_TYPE = "return|else|case|throw|new|delete|goto"
_DEFINED = re.compile(
    # class texture : public base {, struct texture;
    rf"\b(?:class|struct|union|enum)\s+(?:\w+\s+)*?({_LISTED})\s*(?:final\s*)?[:;{{]"
    # typedef int4 texture;, typedef struct { int x; } texture;, using texture = int4;
    rf"|(?:\btypedef\b[^;{{}}()]*?\b|\}}\s*)({_LISTED})\s*;|\busing\s+({_LISTED})\s*="
    # __device__ float powi(float x, int n)
    rf"|\b(?!(?:{_NO_TYPE})\b)[A-Za-z_]\w*[\s*&>]+({_LISTED})\s*\("
    # uchar4 *texture;, not indented, static uchar4 *texture = 0;
    rf"|(?:^(?=[A-Za-z_])|\b(?:static|extern|__device__|__constant__)\s)[\w:<>,*& \t]*[ \t*&]({_LISTED})\s*[;=\[]"
    # inline constexpr int warpSize = 32;, not indented
    rf"|^(?:(?:inline|const|constexpr|static)\s+)+(?:int\s+)?(?:const\s+)?({VARIABLE})\s*[={{]",
    re.MULTILINE,
)
_KNOWS_HIP = re.compile(r"\b(?:__HIP\w*|USE_ROCM|USE_HIP)\b")
# namespace texture {, not indented
_IS_NAMESPACE = re.compile(rf"^namespace\s+({_LISTED})\s*\{{", re.MULTILINE)
_USING = re.compile(rb"using\s+namespace\b(?!\s+std\s*;)")
_NAMES: frozenset[str] = frozenset()
#: What stands among the names for ``using namespace lab;``, and before those of a text with namespaces.
_USED, _INSIDE = "using", "::"


def defined_names_of_hip(content: Content) -> frozenset[str]:
    """Those of the names that a text defines, as its words tell, in the form that ``own_names_of_hip`` takes. A text
    that knows HIP has seen to it; a function of clang's counts where there are device functions.
    """
    used = frozenset((_USED,)) if b"namespace" in content.data and _USING.search(content.data) else _NAMES
    if not content.may_have_one(_ALL) or content.words.isdisjoint(_ALL):
        return used
    text = content.code
    if _KNOWS_HIP.search(text):
        return used
    near = "\n".join(line for name in content.words & _ALL for line in _lines_with(text, name))
    found = {name for match in _DEFINED.findall(near) for name in match if name}
    found -= _NAMES if "__device__" in text else OF_CLANG
    outside = found if not NAMESPACE.search(text) else frozenset(_IS_NAMESPACE.findall(text))
    return used.union(outside, (_INSIDE + name for name in found))


def _lines_with(text: str, name: str) -> Iterator[str]:
    """The lines with a name, each with the next one, where the brace of a class may be."""
    at = text.find(name)
    while at >= 0:
        start, end = text.rfind("\n", 0, at) + 1, text.find("\n", at)
        after = text.find("\n", end + 1) if end >= 0 else -1
        yield text[start : after if after >= 0 else len(text)]
        at = text.find(name, end) if end >= 0 else -1


def own_names_of_hip(found: frozenset[str]) -> frozenset[str]:
    """The names that HIP's collide with, of all that the texts of a translation unit define: those outside of
    namespaces, and where there is ``using namespace lab;`` all of them.
    """
    return frozenset(
        name.removeprefix(_INSIDE)
        for name in found
        if name != _USED and (_USED in found or not name.startswith(_INSIDE))
    )
