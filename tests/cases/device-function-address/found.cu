#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define ON_GPU __device__ inline
typedef float (*Function)(float);
__device__ float twice(float x) { return 2 * x; }
ON_GPU float half(float x) { return x / 2; }
struct Cube { static __device__ float of(float x) { return x * x * x; } };
__global__ void apply(float *p, Function f) { p[0] = f(p[0]); }

Function choose(bool wide, float *p) {
    apply<<<1, 1>>>(p, twice);
//~                    ^~~~~ HP236 error: twice is a __device__ function: HIP gives the host no address of it
//~   remedy: give twice as an argument of a template, or copy its address from a __device__ variable
    Function first = &half;
//~                   ^~~~ HP236 error: half is a __device__ function: HIP gives the host no address of it
//~   remedy: give half as an argument of a template, or copy its address from a __device__ variable
    Function all[] = {twice, Cube::of};
//~                   ^~~~~ HP236 error: twice is a __device__ function: HIP gives the host no address of it
//~   remedy: give twice as an argument of a template, or copy its address from a __device__ variable
//~                                ^~ HP236 error: of is a __device__ function: HIP gives the host no address of it
//~   remedy: give of as an argument of a template, or copy its address from a __device__ variable
    if (wide) {
        return twice;
//~            ^~~~~ HP236 error: twice is a __device__ function: HIP gives the host no address of it
//~   remedy: give twice as an argument of a template, or copy its address from a __device__ variable
    }
    return wide ? first : all[0];
}
struct Runner {
    void run(float *p) { apply<<<1, 1>>>(p, (Function)half); }
//~                                                   ^~~~ HP236 error:
//~   half is a __device__ function: HIP gives the host no address of it
//~   remedy: give half as an argument of a template, or copy its address from a __device__ variable
};
