#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

template <typename T, int N> __global__ void scale(T *x, T by) { x[blockIdx.x * N + threadIdx.x] *= by; }

void launch(float *x, cudaStream_t stream, int shift) {
//> void launch(float *x, hipStream_t stream, int shift) {  // HP101@23
    scale<float, 64><<<dim3(4), 64>>>(x, 2.f);
    scale<float, 64> <<< 4, 64, 64 * sizeof(float), stream >>> (x, 2.f);
    x += shift << 2 >> 1;
}
