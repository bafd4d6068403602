#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
template <class T> struct Shared {
    __device__ operator T *() { extern __shared__ int all[]; return (T *)all; }
//>     __device__ operator T *() { extern __shared__ __align__(16) int all[]; return (T *)all; }  // HP281@50
};
__global__ void deduced(float *x) {
    __shared__ float s[64], rows[2][64];
    auto *p = s;
    auto &row = rows[1];
    const auto t = threadIdx.x;
    p[t] = row[t] = x[t];
    __syncthreads();
    if (t < 32) {
        p[t] += p[t + 2];
//~     ^ HP419 warning:
//~   other lanes read p in the next step: without volatile or a barrier the compiler for AMD GPUs reads before they have written
//~   remedy: declare p volatile, or write __syncwarp() between the steps
        p[t] += p[t + 1];
        row[t] += row[t + 2];
//~     ^~~ HP419 warning:
//~   other lanes read row in the next step: without volatile or a barrier the compiler for AMD GPUs reads before they have written
//~   remedy: declare row volatile, or write __syncwarp() between the steps
        row[t] += row[t + 1];
    }
    x[t] = p[0] + row[0];
}
template <class T> __global__ void named(T *x) {
    extern __shared__ char bytes[];
//>     extern __shared__ __align__(16) char bytes[];  // HP281@22
    T *s = reinterpret_cast<T *>(bytes);
    T *other = Shared<T>();
    int t = threadIdx.x;
    s[t] = other[t] = x[t];
    __syncthreads();
    if (t < 32) {
        s[t] += s[t + 4];
//~     ^ HP419 warning:
//~   other lanes read s in the next step: without volatile or a barrier the compiler for AMD GPUs reads before they have written
//~   remedy: declare s volatile, or write __syncwarp() between the steps
        s[t] += s[t + 2];
        other[t] += other[t + 4];
//~     ^~~~~ HP419 warning:
//~   other lanes read other in the next step: without volatile or a barrier the compiler for AMD GPUs reads before they have written
//~   remedy: declare other volatile, or write __syncwarp() between the steps
        other[t] += other[t + 2];
        other[t] += other[t + 1];
    }
    x[t] = s[0] + other[0];
}

__global__ void of_one_declaration(float *x) {
    __shared__ float s[128];
    const int t = threadIdx.x;
    float own[8], *a = s, *b = a + 64, sum = 0, *mine = own, *given = x;
    volatile float *forced = s, *forced_too = s + 64;
    a[t] = b[t] = x[t];
    __syncthreads();
    if (t < 32) {
        a[t] += a[t + 2];
//~     ^ HP419 warning:
//~   other lanes read a in the next step: without volatile or a barrier the compiler for AMD GPUs reads before they have written
//~   remedy: declare a volatile, or write __syncwarp() between the steps
        a[t] += a[t + 1];
        b[t] += b[t + 2];
//~     ^ HP419 warning:
//~   other lanes read b in the next step: without volatile or a barrier the compiler for AMD GPUs reads before they have written
//~   remedy: declare b volatile, or write __syncwarp() between the steps
        b[t] += b[t + 1];
        given[t] += given[t + 2];
        given[t] += given[t + 1];
        mine[t] += mine[t + 2];
        mine[t] += mine[t + 1];
        forced_too[t] += forced_too[t + 2];
        forced_too[t] += forced_too[t + 1];
    }
    x[t] = a[0] + b[0] + sum + forced[0];
}
