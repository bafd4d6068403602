// Nothing else is in shared memory: the array begins at byte 0.
//+ #include <hip/hip_runtime.h>  // HP114@1
__global__ void sums(const double *x, double *out) {
    extern __shared__ char pool[];
    double *values = reinterpret_cast<double *>(pool);
    values[threadIdx.x] = x[threadIdx.x];
    out[threadIdx.x] = values[0];
}
