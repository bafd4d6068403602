// Dynamic shared memory that is cast, beside a variable.
//+ #include <hip/hip_runtime.h>  // HP114@1
extern __shared__ char pool[];
//> extern __shared__ __align__(16) char pool[];  // HP281@18

template <typename T>
__global__ void sums(const T *x, T *out) {
    extern __shared__ unsigned char bytes[];
//>     extern __shared__ __align__(16) unsigned char bytes[];  // HP281@22
    __shared__ bool done;
    T *values = reinterpret_cast<T *>(bytes);
    float4 *quads = (float4 *)&pool[64];
    if (threadIdx.x == 0) done = false;
    __syncthreads();
    values[threadIdx.x] = x[threadIdx.x];
    quads[0] = make_float4(1, 2, 3, 4);
    out[threadIdx.x] = done ? values[0] : values[1];
}

__global__ void others(const double *x, double *out, float *f) {
    extern __shared__ double plain[];
    extern __shared__ __align__(8) char placed[];
    alignas(16) extern __shared__ char aligned[];
    double *a = (double *)placed, *b = (double *)aligned;
    plain[threadIdx.x] = a[threadIdx.x] * b[0];
    out[0] = x[0] * plain[threadIdx.x];
}
