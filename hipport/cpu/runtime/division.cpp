#include "division.h"

#include <ucontext.h>

namespace hipport_cpu {

#if defined(__x86_64__)

namespace {

// DIV and IDIV: prefixes, opcode F6 or F7, and a byte whose middle bits are 6 or 7. Source: Intel 64 and IA-32
// Architectures Software Developer's Manual, volume 2, chapter 2 (instruction format) and DIV, IDIV.
struct Instruction {
    unsigned int length;  // in bytes, 0 for any other instruction
    unsigned int bits;    // of the operands
    bool is_signed;
};

Instruction decode(const uint8_t* code) {
    const uint8_t* at = code;
    unsigned int bits = 32;
    for (; *at == 0x66 || *at == 0x64 || *at == 0x65 || *at == 0x2e || *at == 0x3e; ++at) {
        if (*at == 0x66) bits = 16;
    }
    if ((*at & 0xf0) == 0x40 && (*at++ & 8) != 0) bits = 64;
    if ((*at & 0xfe) != 0xf6) return {};
    if (*at++ == 0xf6) bits = 8;
    const unsigned int mode = *at >> 6, operation = *at >> 3 & 7, base = *at & 7;
    ++at;
    if (operation < 6) return {};
    if (mode != 3) {
        const bool is_scaled = base == 4;
        const bool has_no_base = mode == 0 && (is_scaled ? *at & 7 : base) == 5;
        at += is_scaled + (has_no_base || mode == 2 ? 4 : mode);
    }
    return {static_cast<unsigned int>(at - code), bits, operation == 7};
}

void set(long long& whole, unsigned int bits, uint64_t value) {
    const uint64_t mask = ~uint64_t{0} >> (64 - bits);
    const uint64_t kept = bits == 32 ? 0 : static_cast<uint64_t>(whole) & ~mask;  // 32 bits clear those above
    whole = static_cast<long long>(kept | (value & mask));
}

}  // namespace

Division leave_division(void* context, uint64_t undefined) {
    greg_t* const registers = static_cast<ucontext_t*>(context)->uc_mcontext.gregs;
    const Instruction found = decode(reinterpret_cast<const uint8_t*>(registers[REG_RIP]));
    if (found.length == 0) return Division::none;
    registers[REG_RIP] += found.length;
    const uint64_t mask = ~uint64_t{0} >> (64 - found.bits);
    const uint64_t low = static_cast<uint64_t>(registers[REG_RAX]) & mask;
    const bool is_least = found.is_signed && low == uint64_t{1} << (found.bits - 1);
    const uint64_t quotient = is_least ? low : undefined, remainder = is_least ? 0 : undefined;
    if (found.bits == 8) {
        set(registers[REG_RAX], 16, (remainder & 0xff) << 8 | (quotient & 0xff));
    } else {
        set(registers[REG_RAX], found.bits, quotient);
        set(registers[REG_RDX], found.bits, remainder);
    }
    return is_least ? Division::overflow : Division::by_zero;
}

#else

Division leave_division(void*, uint64_t) { return Division::none; }

#endif

}  // namespace hipport_cpu
