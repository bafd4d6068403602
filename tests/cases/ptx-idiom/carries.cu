#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1
typedef unsigned long long word;

// One instruction for each macro: the carry goes from one asm statement to the next.
#define ADD_FIRST(c, a, b) asm volatile("add.cc.u64 %0, %1, %2;" : "=l"(c) : "l"(a), "l"(b) : "memory");
//> #define ADD_FIRST(c, a, b) c = hipport::ptx::add_cc<unsigned long long>(a, b, ptx_condition_code);  // HP504@28 HP504@74 HP504@83 HP504@91
#define ADD_NEXT(c, a, b) asm volatile("addc.cc.u64 %0, %1, %2;" : "=l"(c) : "l"(a), "l"(b) : "memory");
//> #define ADD_NEXT(c, a, b) c = hipport::ptx::addc_cc<unsigned long long>(a, b, ptx_condition_code);  // HP504@27 HP504@74 HP504@83 HP504@91
#define ADD_LAST(c, a, b) asm volatile("addc.u64 %0, %1, %2;" : "=l"(c) : "l"(a), "l"(b));
//> #define ADD_LAST(c, a, b) c = hipport::ptx::addc<unsigned long long>(a, b, ptx_condition_code);  // HP504@27 HP504@71 HP504@80 HP504@88
#define ADD_TO(c, a) asm volatile("add.cc.u64 %0, %0, %1;" : "+l"(c) : "l"(a) : "memory");
//> #define ADD_TO(c, a) do { auto &ptx_0 = (c); const auto ptx_1 = (a); ptx_0 = hipport::ptx::add_cc<unsigned long long>(ptx_0, ptx_1, ptx_condition_code); } while (0);  // HP504@22 HP504@69 HP504@78
#define ADD_CARRY_TO(c, a) asm volatile("addc.u64 %0, %0, %1;" : "+l"(c) : "l"(a));
//> #define ADD_CARRY_TO(c, a) do { auto &ptx_0 = (c); const auto ptx_1 = (a); ptx_0 = hipport::ptx::addc<unsigned long long>(ptx_0, ptx_1, ptx_condition_code); } while (0);  // HP504@28 HP504@73 HP504@82
#define ADD128(r, a) { \
    ADD_TO((r)[0], (a)[0]); \
    ADD_CARRY_TO((r)[1], (a)[1]); }

__device__ void add(word *r, const word *a, const word *b) {
//> __device__ void add(word *r, const word *a, const word *b) { unsigned int ptx_condition_code = 0;  // HP504@61
    ADD_FIRST(r[0], a[0], b[0]);
    ADD_NEXT(r[1], a[1], b[1]);
    ADD_LAST(r[2], a[2], b[2]);
}
__global__ void add_all(word *r, const word *a) { if (threadIdx.x < 32) ADD128(r, a); }
//> __global__ void add_all(word *r, const word *a) { unsigned int ptx_condition_code = 0; if (threadIdx.x < 32) ADD128(r, a); }  // HP504@50
__device__ void without(word *r, const word *a) { r[0] = a[0]; }

__device__ void subtract(unsigned *r, const unsigned *a, const unsigned *b) {
//> __device__ void subtract(unsigned *r, const unsigned *a, const unsigned *b) { unsigned int ptx_condition_code = 0;  // HP504@78
    asm volatile("sub.cc.u32 %0, %1, %2;" : "=r"(r[0]) : "r"(a[0]), "r"(b[0]));
//>     r[0] = hipport::ptx::sub_cc<unsigned int>(a[0], b[0], ptx_condition_code);  // HP504@5 HP504@54 HP504@66 HP504@77
    for (int i = 1; i < 7; i++)
        asm volatile("subc.cc.u32 %0, %1, %2;" : "=r"(r[i]) : "r"(a[i]), "r"(b[i]));
//>         r[i] = hipport::ptx::subc_cc<unsigned int>(a[i], b[i], ptx_condition_code);  // HP504@9 HP504@59 HP504@71 HP504@82
    asm volatile("subc.u32 %0, %1, %2;" : "=r"(r[7]) : "r"(a[7]), "r"(b[7]));
//>     r[7] = hipport::ptx::subc<unsigned int>(a[7], b[7], ptx_condition_code);  // HP504@5 HP504@52 HP504@64 HP504@75
}
