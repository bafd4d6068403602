//+ #include <hip/hip_runtime.h>  // HP114@1
#ifdef __CUDACC__
//> #ifdef __HIPCC__  // HP602@8
# define inline __device__ __forceinline__
#endif

#define BOTH __host__ __device__ __forceinline__
//> #define BOTH __host__ __device__ __inline__ __attribute__((always_inline))  // HP254@34

struct Field {
    inline int degree() const { return 4; }
    __host__ __device__ __forceinline__ Field() {}
//>     __host__ __device__ __inline__ __attribute__((always_inline)) Field() {}  // HP254@25
    BOTH int size() const { return 1; }
    friend inline int sum(Field) { return 2; }
};

#ifdef __CUDACC__
//> #ifdef __HIPCC__  // HP602@8
# undef inline
#endif

__device__ __forceinline__ int one() { return 1; }
inline int host() { return 3; }

__global__ void fill(int *out) {
    Field field;
    out[0] = field.degree() + field.size() + sum(field) + one();
}
