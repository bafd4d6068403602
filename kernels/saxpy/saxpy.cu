// y = a * x + y for n values, with any grid.
#include <cuda_runtime.h>

template <typename T>
__global__ void saxpy(int n, T a, const T *__restrict__ x, T *__restrict__ y) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        y[i] = a * x[i] + y[i];
    }
}

template __global__ void saxpy<float>(int, float, const float *, float *);
template __global__ void saxpy<double>(int, double, const double *, double *);
