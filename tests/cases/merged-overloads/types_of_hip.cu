// A project that knows HIP's type too: CUDA's becomes the same.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cuda_bf16.h>
//> #include <hip/hip_bf16.h>  // HP110@11

class __hip_bfloat16;

template <class T>
struct Bits;

template <>
struct Bits<__nv_bfloat16> {
//> struct Bits<__hip_bfloat16> {  // HP101@13
    static constexpr int exponent = 8;
};

//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP213@1
template <>
struct Bits<__hip_bfloat16> {
//~    ^~~~ HP213 info:
//~   this Bits and the one in line 10 have the same parameter types in HIP; the second is left out on AMD GPUs
//~   remedy: nothing to do: both do the same
    static constexpr int exponent = 8;
};
//+ #endif  // HP213@1

int width(const __nv_bfloat16 *) { return 16; }
//> int width(const __hip_bfloat16 *) { return 16; }  // HP101@17
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP213@1
int width(const __hip_bfloat16 *) { return 2 * 8; }
//~ ^~~~~ HP213 warning:
//~   this width and the one in line 19 have the same parameter types in HIP; the second is left out on AMD GPUs
//~   remedy: check that the first one is right for all callers
//+ #endif  // HP213@1
int width(const float *) { return 32; }
