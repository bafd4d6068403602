#include <x86intrin.h>
#include <cstdint>

#ifdef __clang__
//+ #if !defined(_rotr)  // HP221@1
static inline uint32_t _rotr(uint32_t value, uint32_t amount) {
//~                    ^~~~~ HP221 error fixed: clang has _rotr as a macro: this is a redefinition
//~   remedy, safe fix: leave this definition out where _rotr is defined
    return (value >> amount) | (value << ((32 - amount) & 31));
}
//+ #endif  // HP221@1
#endif

// with other compilers, and where nothing says that it is for clang
#if defined(_MSC_VER) && !defined(__clang__)
static inline uint32_t _rotl(uint32_t value, int amount) { return (value << amount) | (value >> (32 - amount)); }
#endif
uint32_t turned(uint32_t value) { return _rotr(value, 7); }
