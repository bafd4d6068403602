// flags: --launch macro
// What is inside a launch is converted as everywhere else.
#include <cub/cub.cuh>

template <typename Op> __global__ void reduce(float *x, Op op);
void launch(float *x) {
    reduce<cub::Max><<<1, 1, 0, cudaStreamPerThread>>>(x, cub::Max());
}
