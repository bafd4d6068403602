#include <cstdint>

//+ #if !defined(__clang__)  // HP221@1
static uint64_t inline __rdtsc() {
//~                    ^~~~~~~ HP221 error fixed: clang has __rdtsc built in: this is a redefinition
//~   remedy, safe fix: leave this definition out where __clang__ is defined
    uint32_t high, low;
    __asm__ __volatile__("rdtsc" : "=a"(low), "=d"(high));
    return ((uint64_t)high << 32) | low;
}
//+ #endif  // HP221@1
int before; inline void _mm_pause() { asm volatile("pause"); }
//~                     ^~~~~~~~~ HP221 error: clang has _mm_pause built in: this is a redefinition
//~   remedy: leave this definition out where __clang__ is defined

#ifndef __clang__
inline void _mm_mfence() {}
#endif

void _mm_sfence();
uint64_t now() { return __rdtsc(); }
struct Clock {
    void _mm_lfence();
};
namespace mine {
void _mm_getcsr() {}
}
