//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11
#ifdef LAB_OWN_FP16
struct __half_raw {
    __device__ __half_raw() : x(0) {}
    unsigned short x;
};
#endif
struct half_base : public __half_raw {
    __device__ half_base() {}
    __device__ static __half_raw one() { return __half_raw{0x3c00}; }
//>     __device__ static __half_raw one() { return __half_raw{.x = 0x3c00}; }  // HP220@60
};
