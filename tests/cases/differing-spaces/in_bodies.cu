#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__host__ __device__ double spectrum(double a, const double *b);
__device__ int twice(int x);
struct twice_of { __device__ twice_of(int x) : x(x) {} int x; };

__host__ __device__ double sum(double x)
{
    double y = 1;
    double spectrum(double a, const double *b);
//>     __host__ __device__ double spectrum(double a, const double *b);  // HP231@5

    return spectrum(x, &y);
}

__global__ void fill(double *x, int *n) {
    int twice(int);
//>     __device__ int twice(int);  // HP231@5
    twice(n[0]);
    x[0] = sum(x[0]);
    if (n[0]) return (void)twice(n[0]); else twice(1);
    twice_of four(n[0]);
    n[0] = twice(n[0]) + four.x;
}
__host__ __device__ double spectrum(double a, const double *b) { return a * *b; }
__device__ int twice(int x) { return 2 * x; }
