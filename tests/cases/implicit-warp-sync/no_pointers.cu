#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
template <class T> struct Shared {
    __device__ operator T *() { extern __shared__ int all[]; return (T *)all; }
//>     __device__ operator T *() { extern __shared__ __align__(16) int all[]; return (T *)all; }  // HP281@50
};
__device__ void take(float *&memory);
template <class T> __global__ void ordered(T *x, int n) {
    __shared__ volatile float s[64];
    __shared__ float a[64], b[64];
    float own[8];
    auto p = s;
    auto *mine = own;
    float *moved = a;
    volatile T *forced = Shared<T>();
    T *few = Shared<T>();
    float *later;
    float *taken;
    float *first = a;
    auto one = first, second = own;
    float *heap = new float[8];
    int t = threadIdx.x, i = n & 3;
    p[t] = x[t];
    __syncthreads();
    if (n > 4) moved = b;
    later = own;
    take(taken);
    if (t < 32) {
        p[t] += p[t + 4];
        p[t] += p[t + 2];
        p[t] += p[t + 1];
        mine[i] += mine[i + 3];
        mine[i] += mine[i + 2];
        mine[i] += mine[i + 1];
        moved[t] += moved[t + 4];
        moved[t] += moved[t + 2];
        moved[t] += moved[t + 1];
        forced[t] += forced[t + 4];
        forced[t] += forced[t + 2];
        forced[t] += forced[t + 1];
        few[t] += few[t + 2];
        few[t] += few[t + 1];
        later[i] += later[i + 3];
        later[i] += later[i + 2];
        later[i] += later[i + 1];
        heap[i] += heap[i + 3];
        heap[i] += heap[i + 2];
        heap[i] += heap[i + 1];
        taken[i] += taken[i + 3];
        taken[i] += taken[i + 2];
        taken[i] += taken[i + 1];
    }
    second[i] += second[i + 3];
    second[i] += second[i + 2];
    second[i] += second[i + 1];
    x[t] = p[0] + mine[0] + first[0];
}
