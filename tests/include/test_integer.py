"""``integer.h`` and ``ptx_integer.h`` against models of what CUDA and PTX define, in Python's own integers."""

from __future__ import annotations

import random
import struct
from collections.abc import Callable

import pytest

from tests.include.conftest import Evaluate
from tests.include.conftest import Row

pytestmark = pytest.mark.slow  # compiles a large kernel

#: What a result has to be, from a row of arguments.
Model = Callable[[Row], int]

EDGES = (0, 1, 2, 7, 31, 32, 33, 63, 64, 65, 0x7F, 0x80, 0xFF, 0x100, 0x7FFF, 0x8000, 0xFFFF, 0x7FFFFFFF, 0x80000000)
WIDE = (0xFFFFFFFF, 0x100000000, 0x7FFFFFFFFFFFFFFF, 0x8000000000000000, 0xFFFFFFFFFFFFFFFF, 0x80808080, 0x7F80FF01)


def rows(count: int = 600) -> list[Row]:
    """Rows of arguments: edges among edges, edges among random numbers, small counts among random numbers."""
    source = random.Random(1)
    edges = (*EDGES, *WIDE)

    def value() -> int:
        kind = source.randrange(4)
        return source.choice(edges) if kind == 0 else source.randrange(70) if kind == 1 else source.getrandbits(64)

    return [(value(), value(), value(), value()) for _ in range(count)]


def signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def unsigned(value: int, bits: int) -> int:
    return value & ((1 << bits) - 1)


def as_type(value: int, kind: str) -> int:
    """A register's bits as the number that PTX's type makes of them."""
    bits = int(kind[1:])
    return signed(value, bits) if kind[0] == "s" else unsigned(value, bits)


def lanes(word: int, kind: str) -> list[int]:
    bits = int(kind[1:])
    return [as_type(word >> at, kind) for at in range(0, 32, bits)]


def join(values: list[int], bits: int) -> int:
    return sum(unsigned(value, bits) << (bits * i) for i, value in enumerate(values))


def saturate(value: int, kind: str) -> int:
    bits = int(kind[1:])
    least, most = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if kind[0] == "s" else (0, (1 << bits) - 1)
    return min(max(value, least), most)


def lanewise(kind: str, f: Callable[[int, int], int], *, saturated: bool = False) -> Model:
    bits = int(kind[1:])

    def model(row: Row) -> int:
        a, b, _c, _d = row
        values = [f(x, y) for x, y in zip(lanes(a, kind), lanes(b, kind), strict=True)]
        return join([saturate(value, kind) for value in values] if saturated else values, bits)

    return model


# SIMD within a word: name, sign of the lanes, saturated, what becomes of a lane of a and one of b.
LANEWISE: list[tuple[str, str, bool, Callable[[int, int], int]]] = [
    ("vadd", "u", False, lambda x, y: x + y),
    ("vaddss", "s", True, lambda x, y: x + y),
    ("vaddus", "u", True, lambda x, y: x + y),
    ("vsub", "u", False, lambda x, y: x - y),
    ("vsubss", "s", True, lambda x, y: x - y),
    ("vsubus", "u", True, lambda x, y: x - y),
    ("vmaxs", "s", False, max),
    ("vmaxu", "u", False, max),
    ("vmins", "s", False, min),
    ("vminu", "u", False, min),
    ("vabsdiffs", "s", False, lambda x, y: abs(x - y)),
    ("vabsdiffu", "u", False, lambda x, y: abs(x - y)),
    ("vavgs", "s", False, lambda x, y: (x + y + 1) // 2 if x + y >= 0 else (x + y) // 2),
    ("vavgu", "u", False, lambda x, y: (x + y + 1) // 2),
    ("vhaddu", "u", False, lambda x, y: (x + y) // 2),
    ("vabs", "s", False, lambda x, _: abs(x)),
    ("vabsss", "s", True, lambda x, _: abs(x)),
    ("vneg", "s", False, lambda x, _: -x),
    ("vnegss", "s", True, lambda x, _: -x),
]
COMPARED: list[tuple[str, str, Callable[[int, int], bool]]] = [
    ("eq", "u", lambda x, y: x == y),
    ("ne", "u", lambda x, y: x != y),
    ("ges", "s", lambda x, y: x >= y),
    ("geu", "u", lambda x, y: x >= y),
    ("gts", "s", lambda x, y: x > y),
    ("gtu", "u", lambda x, y: x > y),
    ("les", "s", lambda x, y: x <= y),
    ("leu", "u", lambda x, y: x <= y),
    ("lts", "s", lambda x, y: x < y),
    ("ltu", "u", lambda x, y: x < y),
]


def sum_of_differences(kind: str) -> Model:
    return lambda row: sum(abs(x - y) for x, y in zip(lanes(row[0], kind), lanes(row[1], kind), strict=True))


def dot(of_a: str, of_b: str, first: int = 0) -> Model:
    def model(row: Row) -> int:
        a, b, c, _d = row
        pairs = zip(lanes(a, of_a), lanes(b, of_b)[first:], strict=False)
        return unsigned(c + sum(x * y for x, y in pairs), 32)

    return model


def compared(kind: str, holds: Callable[[int, int], bool], yes: int) -> Model:
    return lanewise(kind, lambda x, y: yes if holds(x, y) else 0)


def simd_models() -> dict[str, Model]:
    models: dict[str, Model] = {}
    for name, sign, saturated, f in LANEWISE:
        arguments = "(a)" if name in ("vabs", "vabsss", "vneg", "vnegss") else "(a, b)"
        for suffix, bits in (("2", 16), ("4", 8)):
            models[f"{name}{suffix}{arguments}"] = lanewise(f"{sign}{bits}", f, saturated=saturated)
    for name, sign, holds in COMPARED:
        for suffix, bits in (("2", 16), ("4", 8)):
            models[f"vcmp{name}{suffix}(a, b)"] = compared(f"{sign}{bits}", holds, -1)
            models[f"vset{name}{suffix}(a, b)"] = compared(f"{sign}{bits}", holds, 1)
    for sign in "su":
        models[f"vsad{sign}2(a, b)"] = sum_of_differences(f"{sign}16")
        models[f"vsad{sign}4(a, b)"] = sum_of_differences(f"{sign}8")
    models["uint32_t(dp4a(int(a), int(b), int(c)))"] = dot("s8", "s8")
    models["dp4a(unsigned(a), unsigned(b), unsigned(c))"] = dot("u8", "u8")
    models["uint32_t(dp2a_lo(int(a), int(b), int(c)))"] = dot("s16", "s8")
    models["dp2a_lo(unsigned(a), unsigned(b), unsigned(c))"] = dot("u16", "u8")
    models["uint32_t(dp2a_hi(int(a), int(b), int(c)))"] = dot("s16", "s8", 2)
    models["dp2a_hi(unsigned(a), unsigned(b), unsigned(c))"] = dot("u16", "u8", 2)
    return models


def shuffle(mode: str) -> Model:
    """Lane and range of PTX's ``shfl``, as the manual's pseudo-code has them, in five bits and one."""

    def model(row: Row) -> int:
        lane, b, segment, clamp = (value & 31 for value in (row[0], row[1], row[2] >> 8, row[2]))
        first = lane & segment
        last = first | (clamp & ~segment)
        match mode:
            case "up":
                wanted, holds = lane - b, lane - b >= last
            case "down":
                wanted, holds = lane + b, lane + b <= last
            case "bfly":
                wanted, holds = lane ^ b, lane ^ b <= last
            case _:
                wanted = first | (b & ~segment)
                holds = wanted <= last
        return (wanted & 31 if holds else lane) << 1 | holds

    return model


def merged_models() -> dict[str, Model]:
    """Shuffles, video instructions with a third source, and conversions that saturate."""
    models: dict[str, Model] = {}
    for mode in ("up", "down", "bfly", "idx"):
        call = f"ptx::source_{mode}(a & 31, b, c)"
        models[f"{call}.lane << 1 | {call}.in_range"] = shuffle(mode)
    models["ptx::all_lanes(vsetltu4(a, b), c)"] = compared("u8", lambda x, y: x < y, 1)
    for bits, lane_count in (("8", "4"), ("16", "2")):
        models[f"ptx::add_lanes(vsetltu{lane_count}(a, b), c)"] = added_lanes(f"u{bits}")
        models[f"ptx::sum_lanes<{bits}>(vmaxu{lane_count}(a, b), c)"] = summed_lanes(f"u{bits}")
    for kind, cxx in (
        ("u8", "unsigned char"),
        ("s8", "signed char"),
        ("s16", "short"),
        ("u32", "unsigned"),
        ("s32", "int"),
    ):
        for source, from_cxx in (("s32", "int"), ("u32", "unsigned"), ("s16", "short")):
            models[f"uint64_t(ptx::cvt_sat_integer<{cxx}, {from_cxx}>(a))"] = saturating(kind, source)
    for kind, cxx in (("u8", "unsigned char"), ("s32", "int"), ("u64", "unsigned long long"), ("s64", "long long")):
        for scale in (1, 2**34):
            models[f"uint64_t(ptx::cvt_sat<{cxx}>(float(int(a)) * {scale}.0f))"] = rounded_float(kind, scale)
            models[f"uint64_t(ptx::cvt_sat<{cxx}>(double(int(a)) * {scale}.0))"] = rounded_double(kind, scale)
        width = int(kind[1:])
        highest = unsigned(signed(1 << (width - 1), width) if kind[0] == "s" else 1 << (width - 1), 64)
        models[f'uint64_t(ptx::cvt_sat<{cxx}>(__builtin_nanf("")))'] = constant(highest if width == 64 else 0)
        models[f'uint64_t(ptx::cvt_sat<{cxx}>(__builtin_nan("")))'] = constant(highest)
    return models


def rounded_double(kind: str, scale: int) -> Model:
    return lambda row: unsigned(saturate(signed(row[0], 32) * scale, kind), 64)


def rounded_float(kind: str, scale: int) -> Model:
    def model(row: Row) -> int:
        (single,) = struct.unpack("f", struct.pack("f", signed(row[0], 32)))
        return unsigned(saturate(int(single) * scale, kind), 64)

    return model


def constant(value: int) -> Model:
    return lambda _row: value


def summed_lanes(kind: str) -> Model:
    return lambda row: unsigned(sum(map(max, lanes(row[0], kind), lanes(row[1], kind))) + row[2], 32)


def added_lanes(kind: str) -> Model:
    def model(row: Row) -> int:
        pairs = zip(lanes(row[0], kind), lanes(row[1], kind), strict=True)
        return unsigned(row[2] + sum(x < y for x, y in pairs), 32)

    return model


def saturating(kind: str, source: str) -> Model:
    return lambda row: unsigned(saturate(as_type(row[0], source), kind), 64)


def three_models() -> dict[str, Model]:
    """The functions on three values: ``vimax3_s32`` and so on."""
    models: dict[str, Model] = {}
    for suffix, kind in (("s32", "s32"), ("u32", "u32"), ("s16x2", "s16"), ("u16x2", "u16")):
        models |= three_models_of(suffix, kind)
    return models


def three_models_of(suffix: str, kind: str) -> dict[str, Model]:
    bits = int(kind[1:])

    def each(f: Callable[[list[int]], int], *, relu: bool = False) -> Model:
        def model(row: Row) -> int:
            columns = zip(*([as_type(word >> at, kind) for at in range(0, 32, bits)] for word in row), strict=True)
            return join([max(f(list(column)[:3]), 0) if relu else f(list(column)[:3]) for column in columns], bits)

        return model

    functions: dict[str, Callable[[list[int]], int]] = {
        "vimax3": max,
        "vimin3": min,
        "viaddmax": lambda v: max(as_type(v[0] + v[1], kind), v[2]),
        "viaddmin": lambda v: min(as_type(v[0] + v[1], kind), v[2]),
    }
    models = {f"uint32_t({name}_{suffix}(a, b, c))": each(f) for name, f in functions.items()}
    if kind[0] == "s":
        models |= {f"uint32_t({name}_{suffix}_relu(a, b, c))": each(f, relu=True) for name, f in functions.items()}
        models[f"uint32_t(vimax_{suffix}_relu(a, b))"] = each(lambda v: max(v[:2]), relu=True)
        models[f"uint32_t(vimin_{suffix}_relu(a, b))"] = each(lambda v: min(v[:2]), relu=True)
    return models


# PTX, as the manual's pseudo-code has it.


def bfe(kind: str) -> Model:
    bits = int(kind[1:])

    def model(row: Row) -> int:
        a, b, c, _d = row
        position, length = b & 0xFF, c & 0xFF
        last = bits - 1
        sign = 0 if kind[0] == "u" or length == 0 else a >> min(position + length - 1, last) & 1
        result = 0
        for i in range(bits):
            result |= (a >> (position + i) & 1 if i < length and position + i <= last else sign) << i
        return result

    return model


def bfi(bits: int) -> Model:
    def model(row: Row) -> int:
        a, b, c, d = row
        position, length = c & 0xFF, d & 0xFF
        result = unsigned(b, bits)
        for i in range(length):
            if position + i < bits:
                result = result & ~(1 << (position + i)) | (a >> i & 1) << (position + i)
        return result

    return model


def prmt(row: Row) -> int:
    a, b, c, _ = row
    both = unsigned(a, 32) | unsigned(b, 32) << 32
    result = 0
    for i in range(4):
        nibble = c >> (4 * i) & 0xF
        byte = both >> (8 * (nibble & 7)) & 0xFF
        result |= (0xFF * (byte >> 7) if nibble & 8 else byte) << (8 * i)
    return result


#: Bytes 3, 2, 1, 0 of the result for each value of the selector, as the manual's table has them.
PRMT_MODES = {
    "f4e": ("3210", "4321", "5432", "6543"),
    "b4e": ("5670", "6701", "7012", "0123"),
    "rc8": ("0000", "1111", "2222", "3333"),
    "ecl": ("3210", "3211", "3222", "3333"),
    "ecr": ("0000", "1110", "2210", "3210"),
    "rc16": ("1010", "3232", "1010", "3232"),
}


def prmt_mode(mode: str) -> Model:
    def model(row: Row) -> int:
        a, b, c, _d = row
        both = unsigned(a, 32) | unsigned(b, 32) << 32
        numbers = PRMT_MODES[mode][c & 3]
        return join([both >> (8 * int(number)) & 0xFF for number in reversed(numbers)], 8)

    return model


def lop3(table: int) -> Model:
    def model(row: Row) -> int:
        a, b, c, _d = row
        return sum((table >> ((a >> i & 1) * 4 + (b >> i & 1) * 2 + (c >> i & 1)) & 1) << i for i in range(32))

    return model


def shift_model(kind: str, *, left: bool) -> Model:
    bits = int(kind[1:])

    def model(row: Row) -> int:
        a, b, _c, _d = row
        count = min(unsigned(b, 32), bits)
        return unsigned(unsigned(a, bits) << count if left else as_type(a, kind) >> count, bits)

    return model


def funnel(*, left: bool, wrap: bool) -> Model:
    def model(row: Row) -> int:
        a, b, c, _d = row
        count = unsigned(c, 32)
        count = count % 32 if wrap else min(count, 32)
        both = unsigned(b, 32) << 32 | unsigned(a, 32)
        return unsigned(both << count >> 32 if left else both >> count, 32)

    return model


def bfind(kind: str, *, shift: bool) -> Model:
    bits = int(kind[1:])

    def model(row: Row) -> int:
        a, _b, _c, _d = row
        value = as_type(a, kind)
        place = (~value if value < 0 else value).bit_length() - 1
        return 0xFFFFFFFF if place < 0 else bits - 1 - place if shift else place

    return model


CXX = {"u16": "uint16_t", "s16": "int16_t", "u32": "unsigned", "s32": "int"}
CXX |= {"u64": "unsigned long long", "s64": "long long"}


def arithmetic(kind: str, bits: int, f: Callable[[list[int]], int]) -> Model:
    """A function of numbers of a type, whose result is compared as the bits of a register."""
    return lambda row: unsigned(f([as_type(value, kind) for value in row]), bits)


def typed_models() -> dict[str, Model]:
    """Arithmetic that exists for several types."""
    models: dict[str, Model] = {}
    for kind, cxx in CXX.items():
        models |= typed_models_of(kind, cxx)
    for sign in "us":
        cxx, low = CXX[f"{sign}32"], f"{sign}24"
        models[f"(uint32_t)(ptx::mul24_lo<{cxx}>(a, b))"] = arithmetic(low, 32, lambda v: v[0] * v[1])
        models[f"(uint32_t)(ptx::mul24_hi<{cxx}>(a, b))"] = arithmetic(low, 32, lambda v: v[0] * v[1] >> 16)
    return models


def typed_models_of(kind: str, cxx: str) -> dict[str, Model]:
    bits = int(kind[1:])
    functions: dict[str, Callable[[list[int]], int]] = {
        "neg(a)": lambda v: -v[0],
        "abs(a)": lambda v: abs(v[0]),
        "add(a, b)": lambda v: v[0] + v[1],
        "sub(a, b)": lambda v: v[0] - v[1],
        "min(a, b)": lambda v: min(v[:2]),
        "max(a, b)": lambda v: max(v[:2]),
        "div(a, b)": lambda v: (abs(v[0]) // abs(v[1]) * (-1 if (v[0] < 0) != (v[1] < 0) else 1)) if v[1] else -1,
        "rem(a, b)": lambda v: (abs(v[0]) % abs(v[1]) * (-1 if v[0] < 0 else 1)) if v[1] else v[0],
        "mul_lo(a, b)": lambda v: v[0] * v[1],
        "mul_hi(a, b)": lambda v: v[0] * v[1] >> bits,
        "sad(a, b, c)": lambda v: v[2] + abs(v[0] - v[1]),
        "mad_lo(a, b, c)": lambda v: v[0] * v[1] + v[2],
        "mad_hi(a, b, c)": lambda v: (v[0] * v[1] >> bits) + v[2],
    }
    models: dict[str, Model] = {}
    for call, f in functions.items():
        models[f"(uint{bits}_t)(ptx::{call.replace('(', f'<{cxx}>(')})"] = arithmetic(kind, bits, f)
    models[f"(uint{bits}_t)(ptx::shr<{cxx}>(a, b))"] = shift_model(kind, left=False)
    if kind[0] == "u":
        models[f"(uint{bits}_t)(ptx::shl<{cxx}>(a, b))"] = shift_model(kind, left=True)
    if bits < 64:
        wide = arithmetic(kind, 2 * bits, lambda v: v[0] * v[1])
        models[f"(uint{2 * bits}_t)(ptx::mul_wide<{cxx}>(a, b))"] = wide
    if bits > 16:
        models[f"(uint{bits}_t)(ptx::bfe<{cxx}>(a, b, c))"] = bfe(kind)
        models[f"ptx::bfind<{cxx}>(a)"] = bfind(kind, shift=False)
        models[f"ptx::bfind_shiftamt<{cxx}>(a)"] = bfind(kind, shift=True)
    return models


def bit_models() -> dict[str, Model]:
    models: dict[str, Model] = {"ptx::prmt(a, b, c)": prmt}
    models |= {f"ptx::prmt_{mode}(a, b, c)": prmt_mode(mode) for mode in PRMT_MODES}
    models |= {f"ptx::lop3(a, b, c, {table})": lop3(table) for table in (0, 0x96, 0xE8, 0xEA, 0xFF, 0x1B)}
    for side in "lr":
        for mode in ("wrap", "clamp"):
            models[f"ptx::shf_{side}_{mode}(a, b, c)"] = funnel(left=side == "l", wrap=mode == "wrap")
    models["ptx::bfi<unsigned>(a, b, c, d)"] = bfi(32)
    models["ptx::bfi<unsigned long long>(a, b, c, d)"] = bfi(64)
    return models


ALL = {"simd": simd_models, "three": three_models, "typed": typed_models, "bits": bit_models, "merged": merged_models}


@pytest.mark.parametrize("models", ALL.values(), ids=ALL.keys())
def test_as_the_manual_says(models: Callable[[], dict[str, Model]], evaluate: Evaluate) -> None:
    expected, arguments = models(), rows()
    for row, results in zip(arguments, evaluate(list(expected), arguments), strict=True):
        for (expression, model), result in zip(expected.items(), results, strict=True):
            assert result == model(row), (expression, [hex(value) for value in row])


def test_chains_carry(evaluate: Evaluate) -> None:
    """128-bit sums and differences in two halves."""
    chain = (
        "[&] { unsigned carry = 0; auto low = ptx::%s_cc<uint64_t>(a, c, carry);"
        " auto high = ptx::%sc_cc<uint64_t>(b, d, carry); return %s; }()"
    )
    whats = ("low", "high", "uint64_t(carry)")
    expressions = [chain % (operation, operation, what) for operation in ("add", "sub") for what in whats]
    for (a, b, c, d), results in zip(rows(), evaluate(expressions, rows()), strict=True):
        one, other = b << 64 | a, d << 64 | c
        total, difference = one + other, one - other
        assert results[:3] == (unsigned(total, 64), unsigned(total >> 64, 64), total >> 128)
        assert results[3:] == (unsigned(difference, 64), unsigned(difference >> 64, 64), int(difference < 0))
