//+ #include <hip/hip_runtime.h>  // HP114@1
#define inline __inline__
struct Field {
    __host__ __device__ __forceinline__ Field() {}
};
#undef inline
__device__ __forceinline__ Field made() { return Field(); }
