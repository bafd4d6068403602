#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Grid {
    float *cells;
    int count;
};
typedef float *Row;
using Index = int;

__global__ void scale(float *x, int n) { x[threadIdx.x] *= n; }
__global__ void fill(double *x, double value = 0) { x[threadIdx.x] = value; }
template <class T> __global__ void add(T *sum, const T *x, int n) { sum[0] += x[n]; }
__global__ void either(float *x) { *x = 0; }
__global__ void either(int *x, int n) { *x = n; }

namespace own {
__global__ void mark(unsigned *bits) { *bits = 1; }
}  // namespace own

void wrong(Grid grid, Index n, double *sums, const float *fixed) {
    scale<<<1, 64>>>(n, grid.cells);
//~ ^~~~~ HP216 error: scale takes float *, and its first argument is of type Index: this does not compile
//~   remedy: pass what the kernel takes, in its order
    scale<<<1, 64>>>(grid.count, grid.count);
//~ ^~~~~ HP216 error: scale takes float *, and its first argument is of type int: this does not compile
//~   remedy: pass what the kernel takes, in its order
    scale<<<1, 64>>>(grid.cells);
//~ ^~~~~ HP216 error: scale takes 2 arguments, and is launched with 1: this does not compile
//~   remedy: pass what the kernel takes, in its order
    scale<<<1, 64>>>(16, 3);
//~ ^~~~~ HP216 error: scale takes float *, and its first argument is of type int: this does not compile
//~   remedy: pass what the kernel takes, in its order
    fill<<<1, 64>>>();
//~ ^~~~ HP216 error: fill takes 1 to 2 arguments, and is launched with 0: this does not compile
//~   remedy: pass what the kernel takes, in its order
    add<float><<<1, 64>>>(grid.cells, grid.cells);
//~ ^~~ HP216 error: add takes 3 arguments, and is launched with 2: this does not compile
//~   remedy: pass what the kernel takes, in its order
    add<<<1, 64>>>(grid.cells, fixed, grid.cells);
//~ ^~~ HP216 error: add takes int, and its third argument is of type float *: this does not compile
//~   remedy: pass what the kernel takes, in its order
    either<<<1, 64>>>(1);
//~ ^~~~~~ HP216 error: none of the 2 kernels either takes these arguments: this does not compile
//~   remedy: pass what the kernel takes, in its order
    own::mark<<<1, 1>>>(grid.cells, n);
//~      ^~~~ HP216 error: mark takes 1 argument, and is launched with 2: this does not compile
//~   remedy: pass what the kernel takes, in its order
}

// What is not checked before the template is used.
template <class T> void wrong_in_template(T *x) {
    scale<<<1, 64>>>(x);
//~ ^~~~~ HP216 error: scale takes 2 arguments, and is launched with 1: this does not compile
//~   remedy: pass what the kernel takes, in its order
    add<T><<<1, 64>>>(x, x);
//~ ^~~ HP216 error: add takes 3 arguments, and is launched with 2: this does not compile
//~   remedy: pass what the kernel takes, in its order
}
