#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cstdio>
#include <cstdlib>

#define INLINE __host__ __device__ inline
#define MINE
void report(int line) { exit(line); }
MINE int maybe(int x) { return x; }
constexpr int square(int x) { return x * x; }
__host__ __device__ int exit(float x) { return x; }
INLINE int half(int x) { return x / 2; }
__device__ void fail(int x);
void fail(int x);
template <class T> __host__ __device__ T any(T x) { return x; }

struct Log { __host__ __device__ void report(int line); int rand(); };
__host__ __device__ int check(bool good, Log &log) {
    printf("%d", good);
    log.report(1);
    int report = 2;
    fail(report);
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 22 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifdef __HIP_DEVICE_COMPILE__  // HP601@8
    return 1;
#else
    ::report(3);
    return any(half(square(maybe(exit(2.f)))));
#endif
}
int only(int x) { report(x); return rand(); }
template <class F> __host__ __device__ int with(F report) { return report(6); }
template <class F> __host__ __device__ int then(F f) { auto rand = f; return rand(7); }
