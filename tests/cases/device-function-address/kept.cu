#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

typedef float (*Function)(float);
__device__ float twice(float x) { return 2 * x; }
__host__ __device__ float both(float x) { return x; }
__device__ float third(float x) { return x / 3; }
float third(int x) { return x / 3.f; }
__device__ float scale(float x) { return x; }
template <class T> struct Ops { __device__ T least(T a, T b) const { return a < b ? a : b; } };
template <class F> struct Traits { static constexpr int size = sizeof(F); };
__device__ Function table[] = {twice, both};
template <Function f> __global__ void apply(float *p) { p[0] = f(p[0]); }
__device__ Function choose(bool wide) { return wide ? twice : both; }

void run(float *p, float scale) {
    apply<twice><<<1, 1>>>(p);
    Function first = both;
    float (*second)(int) = third;
    using Type = decltype(&twice);
    int size = Traits<decltype(&Ops<int>::least)>::size;
    Function copied;
    cudaMemcpyFromSymbol(&copied, table, sizeof(copied));
//>     hipMemcpyFromSymbol(&copied, table, sizeof(copied));  // HP101@5
    p[0] = scale;
}
