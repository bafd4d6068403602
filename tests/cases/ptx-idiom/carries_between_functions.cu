#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1
#define DEVICE_INLINE static __device__ __forceinline__
#define ADD_TO(a, b) asm volatile("add.cc.u32 %0, %0, %1;" : "+r"(a) : "r"(b))
//> #define ADD_TO(a, b) do { auto &ptx_0 = (a); const auto ptx_1 = (b); ptx_0 = hipport::ptx::add_cc<unsigned int>(ptx_0, ptx_1, ptx_condition_code); } while (0)  // HP504@22 HP504@69 HP504@78
#define ADD_CARRY_TO(a, b) asm volatile("addc.u32 %0, %0, %1;" : "+r"(a) : "r"(b))
//> #define ADD_CARRY_TO(a, b) do { auto &ptx_0 = (a); const auto ptx_1 = (b); ptx_0 = hipport::ptx::addc<unsigned int>(ptx_0, ptx_1, ptx_condition_code); } while (0)  // HP504@28 HP504@73 HP504@82

// These count on being inlined one after the other: the carry goes from one function to another.
__device__ __forceinline__ unsigned add_cc(unsigned a, unsigned b) {
//~                                                                ^ HP504 info 'ptx_condition_code':
//~   the carry from one function to another is kept for each thread in shared memory, 1 KiB for a block
//~   remedy: where the functions are inlined, the compiler computes with the carry itself
//> __device__ __forceinline__ unsigned add_cc(unsigned a, unsigned b) { bool &ptx_condition_code = hipport::ptx::condition_code();  // HP504@69
    unsigned r;
    asm volatile("add.cc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
//>     r = hipport::ptx::add_cc<unsigned int>(a, b, ptx_condition_code);  // HP504@5 HP504@51 HP504@60 HP504@68
    return r;
}
struct Chain {
    int count;
    template <class T>
    DEVICE_INLINE T add(T a, T b) {
//>     DEVICE_INLINE T add(T a, T b) { bool &ptx_condition_code = hipport::ptx::condition_code();  // HP504@36
        T r;
        asm volatile("addc.cc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
//>         r = hipport::ptx::addc_cc<unsigned int>(a, b, ptx_condition_code);  // HP504@9 HP504@56 HP504@65 HP504@73
        return r;
    }
};
__device__ __forceinline__ unsigned addc(unsigned a, unsigned b) {
//> __device__ __forceinline__ unsigned addc(unsigned a, unsigned b) { bool &ptx_condition_code = hipport::ptx::condition_code();  // HP504@67
    unsigned r;
    asm volatile("addc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
//>     r = hipport::ptx::addc<unsigned int>(a, b, ptx_condition_code);  // HP504@5 HP504@49 HP504@58 HP504@66
    return r;
}
__global__ void sum(unsigned *r, const unsigned *a, const unsigned *b) {
    r[0] = add_cc(a[0], b[0]);
    r[1] = Chain().add(a[1], b[1]);
    r[2] = addc(a[2], b[2]);
}

// What is called between the statements may be a part of the chain.
DEVICE_INLINE void with_a_call(unsigned *a, const unsigned *b) {
//> DEVICE_INLINE void with_a_call(unsigned *a, const unsigned *b) { bool &ptx_condition_code = hipport::ptx::condition_code();  // HP504@65
    ADD_TO(a[0], b[0]);
    a[1] = Chain().add(a[1], b[1]);
    ADD_CARRY_TO(a[2], b[2]);
}
// These are by themselves.
DEVICE_INLINE void whole(unsigned *a, const unsigned *b) {
//> DEVICE_INLINE void whole(unsigned *a, const unsigned *b) { unsigned int ptx_condition_code = 0;  // HP504@59
    if (b[2]) {
        ADD_TO(a[0], b[0]);
        ADD_CARRY_TO(a[1], b[1]);
    }
    whole(a, b);
}
__device__ void closed(unsigned &a, unsigned &b) { asm("add.cc.u32 %0, %0, %0;\n\taddc.u32 %1, %1, %1;" : "+r"(a), "+r"(b)); }
//> __device__ void closed(unsigned &a, unsigned &b) { do {  // HP504@52 HP504@114 HP504@123
//>     auto &ptx_0 = (a);
//>     auto &ptx_1 = (b);
//>     unsigned int ptx_condition_code = 0;
//>     ptx_0 = hipport::ptx::add_cc<unsigned int>(ptx_0, ptx_0, ptx_condition_code);
//>     ptx_1 = hipport::ptx::addc<unsigned int>(ptx_1, ptx_1, ptx_condition_code);
//> } while (0); }
