#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <stdint.h>
typedef unsigned long long u64;
typedef uint64_t word;

#ifdef _MSC_VER
#include <intrin.h>
#else
//+ #define _umul128 own_umul128  // HP200@1
static inline u64 _umul128(u64 a, u64 b, u64 *high);
//+ #define __shiftleft128 own_shiftleft128  // HP200@1
static inline u64
__shiftleft128(u64 low, u64 high, unsigned char by) { return by ? high << by | low >> (64 - by) : high; }
//+ #define __shiftright128 own_shiftright128  // HP200@1
static inline word __shiftright128(word low, word high, unsigned char by) { return low >> by; }
//+ #define __umulh own_umulh  // HP200@1
unsigned long long __umulh(unsigned long long a, unsigned long long b) { return (unsigned __int128)a * b >> 64; }
//+ #define __mulh own_mulh  // HP200@1
static long __mulh(long a, long b) { return (__int128)a * b >> 64; }
#endif

namespace lab {
static inline u64 __emulu(unsigned a, unsigned b) { return (u64)a * b; }
}

static inline u64 _umul128(u64 a, u64 b, u64 *high) {
    *high = __umulh(a, b);
    return a * b;
}

__global__ void clear(u64 *x) { x[threadIdx.x] = 0; }

int main() {
    u64 high, low = _umul128(1ull << 63, 6, &high);
    return __shiftleft128(low, high, 1) != 6 || __mulh(3, 5) || lab::__emulu(2, 3) != 6 || __shiftright128(8, 0, 3) != 1;
}
